"""Every card is right."""

from deckcli.core.rules import RuleBook

RULES = RuleBook()

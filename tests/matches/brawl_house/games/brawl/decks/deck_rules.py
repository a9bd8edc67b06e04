"""Every deck is legal."""

from deckcli.core.rules import RuleBook

RULES = RuleBook()

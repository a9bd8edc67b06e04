"""Ready spells that put a conjuration onto a battlefield."""

from ashes.second_opinion.vocabulary import ability


def summons(spell, cost, conjuration):
    """A spell that places one conjuration onto the own battlefield and does nothing else."""

    @ability(spell, "activate", cost)
    def summon(table, use):
        table.summon(use, conjuration)

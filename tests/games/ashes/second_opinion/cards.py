"""The cards whose effects are told here, deck by deck."""

from ashes.second_opinion import (
    bloodwoods_queen,
    cloudsea_siren,
    iron_men,
    mist_guardian,
    shadows_of_viros,
    snakes_in_silver,
)
from ashes.second_opinion.damage import RESPARK
from ashes.second_opinion.vocabulary import ABILITIES, GUARDS

DECKS = (
    iron_men, snakes_in_silver, mist_guardian, bloodwoods_queen, cloudsea_siren, shadows_of_viros
)  # fmt: skip
PLAIN = {"iron-rhino", "mist-spirit", "masked-wolf", "sleeping-widow"}  # without any text
KNOWN = {*ABILITIES, *RESPARK, *GUARDS, *PLAIN}

"""The skills of every card, by its id."""

from cipher.second_opinion.blue import BLUE
from cipher.second_opinion.fates import FATES
from cipher.second_opinion.red import RED

SKILLS = RED | BLUE | FATES

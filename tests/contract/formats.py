"""Every format of every game that can be played, under a name of its own."""

from toys import all_toys

from deckcli.games.playing import engines, formats_of

FORMATS = {
    " ".join((key, *rules.values())): (key, rules) for key in engines() for rules in formats_of(key)
}
TOYS = all_toys()
GAMES = (*FORMATS, *TOYS)

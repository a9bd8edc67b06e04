"""A small table of each game that plays, for tests of what is wrong with rulings."""

MARTH = {"card": "B01-003", "as": "marth", "main_character": True}
CHROM = {"card": "B01-053", "main_character": True}
CIPHER = {"turn": "p1", "p1": {"front": [MARTH]}, "p2": {"front": [CHROM]}}
BLACKPOKER = {"turn": "p1", "p1": {"hand": ["S5"]}, "p2": {"soldiers": ["D7"]}}
CARDS = {
    "cipher": "B01-052", "blackpoker": "S5", "summon_magic": "SM-042", "blue_moon": "hoax-01",
    "ashes": "purge",
}  # fmt: skip
SUMMON_MAGIC = {"turn": "p1", "p1": {"hand": ["SM-057"]}, "p2": {"monsters": ["SM-001"]}}
BLUE_MOON = {
    "turn": "p1", "phase": "announcement", "element": "none",
    "p1": {"combat": ["hoax-01"], "hand": 6}, "p2": {"hand": ["pillar-30"]},
}  # fmt: skip
ASHES = {"turn": "p1", "p1": {"hand": ["refresh"]}, "p2": {"battlefield": ["gilder"]}}
TABLES = {
    "cipher": CIPHER, "blackpoker": BLACKPOKER, "summon_magic": SUMMON_MAGIC,
    "blue_moon": BLUE_MOON, "ashes": ASHES,
}  # fmt: skip
ENDING = {  # what ends a turn and does nothing else; in Blue Moon no action does
    "cipher": "end turn", "blackpoker": "raise End", "summon_magic": "end turn", "ashes": "pass",
}  # fmt: skip

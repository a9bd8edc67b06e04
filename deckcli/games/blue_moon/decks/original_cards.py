"""Cards nobody printed, for the examples of rules whose printed cards we do not know.

The rules for emissaries and achievement cards are known, the cards are not. These stand in for
them on explain pages and in tests; no catalog contains them.
"""

ORIGINAL_CARDS = """\
game: blue_moon
set: {id: original, name: {en: Original cards}}
cards:
  original-01:
    name: {en: A Voice from Afar}
    kind: emissary
    brings: [buka-01, buka-02, buka-03, buka-04, buka-05, buka-06, buka-07]
    source: original
    summary: "Adds seven Buka characters to a ready-made deck."

  original-02:
    name: {en: A Bridge of Glass}
    kind: achievement
    moons: 0
    source: original
    summary: "You win one crystal more if you win this game."
    abilities:
      - {timing: while_active}
"""
# What joins the Hoax stock deck when the emissary above goes with it.
WITH_EMISSARY = dict.fromkeys(
    [
        *("hoax-30", "hoax-31", "hoax-32"),
        *("buka-01", "buka-02", "buka-03", "buka-04", "buka-05", "buka-06", "buka-07"),
    ],
    1,
)

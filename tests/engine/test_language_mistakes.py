"""Every kind of mistake in every ability of the games is found, at its place, with what was meant.

All mistakes of a game are written into one card file, which is loaded as any other is.
"""

from __future__ import annotations

import json
from bisect import bisect
from collections import Counter, defaultdict
from pathlib import Path

import pytest
from mistakes import Author

from deckcli.catalog.assembling import assemble
from deckcli.catalog.loading import card_files, read_files
from deckcli.core.files import Source, read_source
from deckcli.engine.language.ability_forms import is_frame
from deckcli.games import card_checks
from deckcli.games.library import Library
from deckcli.games.playing import engines, words_of

ORIGINAL = Path(__file__).parents[1] / "games" / "cipher" / "original"
FILTERS = {
    "cipher": {"cost": 2}, "blackpoker": {"suit": "heart"}, "summon_magic": {"kind": "magic"},
    "blue_moon": {"kind": "support"}, "ashes": {"exhausted": True},
}  # fmt: skip
BRANCHLESS = ("summon_magic",)  # no card makes the three kinds of mistakes about branches possible
ONE_EFFECT = ("action",)  # kinds of cards with one ability at most
ADDED = "focus"  # the class of abilities that mean something only beside the others of their card
NAMELESS = {"ashes": {"name"}}  # whose abilities may lack a name
LEFT_OUT = ("printings", "abilities", "once_per_turn")  # the last is for 63 actions at most
SETS = {
    "cipher": "X99", "blackpoker": "x99", "summon_magic": "x99", "blue_moon": "x99", "ashes": "x99",
}  # fmt: skip


class Page:
    """A text in block style that knows the line and the column of each of its keys and values."""

    def __init__(self, content):
        self.lines, self.keys, self.values = [], {}, {}
        self._write(content, (), 0)

    def _write(self, value, path, indent):
        self.values[path] = (len(self.lines) + 1, indent + 1)
        if isinstance(value, dict):
            for key, part in value.items():
                self.keys[*path, key] = (len(self.lines) + 1, indent + 1)
                self._entry(f"{key}: ", part, (*path, key), indent)
        else:
            for number, part in enumerate(value):
                first = len(self.lines)
                if isinstance(part, dict | list) and part:
                    self._write(part, (*path, number), indent + 2)
                    self.lines[first] = f"{' ' * indent}- {self.lines[first][indent + 2 :]}"
                else:
                    self._entry("- ", part, (*path, number), indent)

    def _entry(self, lead, part, path, indent):
        if isinstance(part, dict | list) and part:
            self.lines.append(" " * indent + lead.rstrip())
            self._write(part, path, indent + 2)
        else:
            self.values[path] = (len(self.lines) + 1, indent + len(lead) + 1)
            self.lines.append(" " * indent + lead + json.dumps(part, ensure_ascii=False))

    def places(self, mistake, prefix):
        """Where a mistake may be told: of more than a line, or of what is missing, at the key."""
        found = set()
        for path in ((*prefix, *path) for path in mistake.at):
            key, value = self.keys.get(path), self.values[path]
            if not mistake.is_key:
                found.add(value)
            if key is not None and (
                mistake.is_key or key[0] != value[0] or mistake.kind == "left out"
            ):
                found.add(key)
        return found


def wrong_abilities(game, catalog):
    """Cards with one ability each and the mistake in it; the same mistake is made once."""
    words, others = words_of(game), [words_of(key).of("verb") for key in engines() if key != game]
    foreign = [verb for verbs in others for verb in verbs if verb not in words.of("verb")]
    author = Author(set(words.of("group")), FILTERS[game], foreign)
    made = {}
    for card in catalog:
        abilities = card.get("abilities", ())
        for number, facts in enumerate(abilities):
            is_added = facts.get("class") == ADDED
            author.optional = NAMELESS.get(game, set()) | ({"when"} if is_added else set())
            beside = [*abilities[:number], None, *abilities[number + 1 :]]
            for mistake in author.mistakes(facts) if not is_frame(facts) else ():
                others = beside if is_added else []
                made.setdefault(mistake.sign(), (card, mistake, others))
    return list(made.values())


def card_file(game, wrong):
    """The content of a card file with these abilities, and the path of each."""
    cards, paths = {}, []
    ids = {}
    for number, (card, mistake, others) in enumerate(wrong):
        home = number if others or card.kind in ONE_EFFECT else card.id
        card_id = ids.setdefault(home, f"{SETS[game]}-{len(ids):03}")
        facts = {key: card[key] for key in card.facts if key not in LEFT_OUT}
        abilities = cards.setdefault(card_id, {**facts, "abilities": []})["abilities"]
        at = others.index(None) if others else len(abilities)
        paths.append(("cards", card_id, "abilities", at))
        abilities += [mistake.ability if one is None else one for one in others or [None]]
    return {"game": game, "set": {"id": SETS[game], "name": {"en": "Wrong"}}, "cards": cards}, paths


@pytest.fixture(scope="module", params=engines())
def told(request):
    """Each mistake of a game, the places where it may be told, and what is found."""
    game = request.param
    library = Library([ORIGINAL])
    info = read_source(str(library.folders[0] / game / "game.yaml"))
    right = [read_source(str(file)) for file in card_files(library.folders, game)]
    rules = card_checks(game)
    known = read_files(library.folders, game, rules, library.cache)
    wrong, done = wrong_abilities(game, library.catalog(game)), []
    for _ in ("schema", "compiler"):  # nothing is compiled while the schema has objections
        content, paths = card_file(game, wrong)
        page = Page(content)
        text = Source("wrong.yaml", "\n".join(page.lines))
        found = findings_by_ability(
            assemble(game, info, [*right, text], rules, known).findings, page, content
        )
        done += [
            (mistake, page.places(mistake, path), found[path])
            for (_, mistake, _), path in zip(wrong, paths, strict=True)
        ]
        wrong = [one for one, path in zip(wrong, paths, strict=True) if not found[path]]
        done = [one for one in done if one[2]]
    return [*done, *((mistake, set(), []) for _, mistake, _ in wrong)]


def findings_by_ability(findings, page, content):
    starts = {page.keys["cards", card]: None for card in content["cards"]}
    paths = (path for path in page.values if path[2:3] == ("abilities",) and len(path) == 4)
    starts.update({page.values[path]: path for path in paths})
    ordered = sorted(starts)
    found = defaultdict(list)
    for one in findings:
        if one.place.path == "wrong.yaml":
            number = bisect(ordered, (one.place.line, one.place.column)) - 1
            found[starts[ordered[number]]].append(one)
    return found


def test_every_mistake_is_found_where_it_is(told):
    assert len(told) > 1000
    for mistake, places, found in told:
        assert found, mistake
        assert {(one.place.line, one.place.column) for one in found} <= places, (mistake, found)
        assert len(found) <= len(mistake.at), (mistake, found)


def test_what_was_meant_is_told(told):
    for mistake, _, found in told:
        if mistake.meant:
            assert all(f'"{mistake.meant}"' in one.hint for one in found), (mistake, found)


def test_all_kinds_of_mistakes_were_made(told, request):
    made = Counter(mistake.kind for mistake, _, _ in told)

    assert len(made) == (10 if request.node.callspec.params["told"] in BRANCHLESS else 13)
    assert min(made.values()) > 2

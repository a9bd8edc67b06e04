"""What cards say is what their programs mean: every text is on file, and no other program has it."""

import importlib.util
import json
import re
import sys
from pathlib import Path

import pytest

from deckcli.engine.texts.outline import NotUnderstood, outlined
from deckcli.engine.texts.tree import plain
from deckcli.games.playing import engines
from deckcli.games.texts import LANGUAGES, texts_of

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "tests" / "engine"))
from made_abilities import variants  # noqa: E402

_LATIN = re.compile(r"[A-Za-z]{2,}")
FACTS = ("class", "mode", "icons", "limit", "area")


def programmed(catalog):
    """Every ability with a program, and its card."""
    for card in catalog:
        for ability in card.get("abilities", ()):
            if "do" in ability or "gives" in ability:
                yield card, ability


def script(name):
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_text_is_on_file(library):
    """After a change: `python scripts/card_texts.py`, and read what it changed."""
    kept = script("card_texts").FILE.read_text(encoding="utf-8").splitlines()

    assert list(script("card_texts").lines(library)) == kept


@pytest.mark.parametrize("key", engines())
def test_every_ability_with_a_program_has_a_text_in_each_language(library, key):
    catalog = library.catalog(key)
    silent = [
        card.id
        for lang in LANGUAGES
        for card, ability in programmed(catalog)
        if not texts_of(catalog, lang).ability(card, ability)
    ]

    assert silent == []


@pytest.mark.parametrize("key", engines())
def test_whatever_is_changed_in_a_card_changes_its_text(library, key):
    """Each number, name, filter, duration and cost in turn, and the order of steps."""
    catalog = library.catalog(key)
    texts = {lang: texts_of(catalog, lang) for lang in LANGUAGES}
    words = texts["en"].speaker.words
    meant = {lang: {} for lang in LANGUAGES}
    seen = set()
    for card, ability in programmed(catalog):
        facts = {name: ability[name] for name in FACTS if name in ability}
        whole = texts["en"].chapter.program(card, ability)
        program = {name: part for name, part in whole.items() if name not in (*FACTS, "name")}
        for changed in [program, *variants(program, words)]:
            try:
                outline = outlined(words, changed)
            except NotUnderstood:
                continue
            tree = json.dumps([card.kind, facts, plain(outline)])
            if tree in seen:
                continue
            seen.add(tree)
            for lang in LANGUAGES:
                itself = texts[lang].chapter.itself(card, ability)
                voice = texts[lang].speaker.voiced(outline, itself, {"also": "A"})
                is_used = texts[lang].chapter.is_used(ability)
                text = voice.ability(outline, is_used=is_used)

                assert (
                    meant[lang].setdefault((*map(str, facts.items()), text, card.kind), tree)
                    == tree
                )
    assert len(seen) > 500


@pytest.mark.parametrize("key", engines())
def test_a_text_in_japanese_has_no_english_words(library, key):
    catalog = library.catalog(key)
    texts = texts_of(catalog, "ja")
    for card, ability in programmed(catalog):
        text = texts.ability(card, ability)
        for icon in ability.get("icons", ()):
            text = text.replace(icon, "")
        tags_and_text = re.sub(r"\[コスト：[A-Z]+\]", "", text).replace("Joker", "")

        assert not _LATIN.search(tags_and_text), (card.id, text)


def test_a_program_with_a_mistake_has_no_text(library):
    catalog = library.catalog("cipher")
    card = catalog["B01-003"]
    wrong = {"name": "X", "class": "ACT", "do": [{"mvoe": "self"}]}

    assert texts_of(catalog, "en").ability(card, wrong) == ""
    assert texts_of(catalog, "en").ability(card, {"name": "X", "class": "ACT"}) == ""


def test_a_language_that_is_not_known_is_english(library):
    catalog = library.catalog("cipher")

    assert texts_of(catalog, "de").of(catalog["B01-052"]) == [
        "[ACT] [Turn 2 bonds face-down] Move 1 enemy."
    ]

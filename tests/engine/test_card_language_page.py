"""The page for card authors: its examples load, its tables name every word and no other."""

import re
from pathlib import Path
from textwrap import indent

import pytest

from deckcli.catalog.assembling import CardDataError
from deckcli.core.files import Source
from deckcli.core.yaml_source import read_yaml
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import PROGRAM
from deckcli.engine.words.vocabulary import core_vocabulary
from deckcli.games.blue_moon.rules.codes import TIMINGS
from deckcli.games.library import Library
from deckcli.games.playing import engines, words_of

PAGE = (Path(__file__).parents[2] / "docs" / "card_language.md").read_text(encoding="utf-8")
FIRST, REST = PAGE.split("\n## BlackPoker\n")
TITLES = {  # of the chapters of further games
    "summon_magic": "Summon & Magic", "blue_moon": "Blue Moon", "ashes": "Ashes",
}  # fmt: skip
PARTS = {"cipher": FIRST, "blackpoker": REST.split("\n## ")[0]} | {
    key: PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0] for key, title in TITLES.items()
}
CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
SECTIONS = {  # where each kind of words is told
    v.VERB: "Verbs",
    v.UNTIL: "Verbs",
    v.GROUP: "Cards: groups and filters",
    v.FILTER: "Cards: groups and filters",
    v.COST: "Costs",
    v.EVENT: "Events",
    v.CONDITION: "Conditions and numbers",
    v.NUMBER: "Conditions and numbers",
    v.STATIC: "What is always so",
}
OF_CHOICES = {"choose", "may_choose", "choose_any", "as", "all", "up_to"}
OF_EVENTS = {"self", "it", "other", "whom"}
OF_NUMBERS = {"at_least", "at_most", "times"}
FACTS = {"class", "mode", "area", "icons", "limit", "once_per_turn", "bond", "hand", "also"}
OF_ACTIONS = {  # facts and rules of other games
    "key", "target", "recruit_from", "flag", "discount", "alternative_cost",
}  # fmt: skip
OF_TEXTS = {*TIMINGS, "timing", "offer", "_one"}  # facts and windows of Blue Moon
OF_ASHES = {  # facts of abilities
    "inexhaustible", "activated", "free_action", "triggered", "static", "keyword", "granted",
    "effect", "focus", "respark", "extra_cost", "needs_no_target",
}  # fmt: skip
PLACEHOLDERS = {"group", "filter", "number", "condition", "conditions", "skill", "name"}
ANSWERS = {"charge", "leave", "as_ace", "as", "ace"}  # to a decision: the author's own
FURTHER = (
    {*PROGRAM, "true", "false", "gives", "en", "ja", "formerly"}
    | OF_CHOICES | OF_ASHES | OF_EVENTS | OF_NUMBERS | FACTS | OF_ACTIONS | OF_TEXTS
    | PLACEHOLDERS | ANSWERS
)  # fmt: skip


def blocks(kind):
    return re.findall(rf"^```yaml {kind}\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)


def section(title):
    return FIRST.split(f"\n### {title}\n")[1].split("\n##")[0]


def rows(text, head):
    """The cells of the rows of all tables that begin with this column."""
    tables = re.findall(rf"^\| {head} \|.*\n\|[ -|]*\n((?:\|.*\n)+)", text, flags=re.MULTILINE)
    return [
        [cell.strip() for cell in line.strip("|").split(" |")]
        for table in tables
        for line in table.splitlines()
    ]


def words_in(text):
    """The words in code, but for file names; what authors call their cards is in upper case."""
    codes = (code for code in CODE.findall(text) if "/" not in code and ".py" not in code)
    return {word for code in codes for word in re.findall(r"(?<![\w'])[a-z_]{2,}(?![\w'])", code)}


def test_the_examples_load(own_folder, own_card):
    abilities = "".join(f"- {indent(text, '  ')[2:]}" for text in blocks("ability"))
    text = own_card(abilities=abilities)
    try:
        catalog = Library([own_folder(text)]).catalog("cipher")
    except CardDataError as error:
        lines = text.splitlines()
        told = [f"{lines[one.place.line - 1]}: {one.message}" for one in error.findings]
        pytest.fail("\n".join(told))

    assert len(catalog["X01-001"]["abilities"]) == len(blocks("ability"))


@pytest.mark.parametrize(
    ("key", "text"), [(key, text) for key in ("blackpoker", *TITLES) for text in blocks(key)]
)
def test_an_example_of_another_game_is_on_a_card(library, key, text):
    """What is on its cards compiles, or the catalog would not load."""
    abilities = [one for card in library.catalog(key) for one in card.get("abilities", ())]

    assert read_yaml(Source("page", text)).value in abilities


def test_every_game_that_plays_has_a_chapter():
    """And with it a place where all its words are asked for below."""
    assert PARTS.keys() == set(engines())


def test_every_game_is_shown():
    names = ("Ashes", "Blue Moon", "Summon & Magic", "BlackPoker")
    assert all(f"**{name}, " in PAGE for name in names)


def test_the_keys_of_an_ability():
    told = [key for part in PARTS.values() for row in rows(part, "key") for key in words_in(row[0])]

    assert sorted(told) == sorted(PROGRAM)


@pytest.mark.parametrize("kind", v.KINDS)
def test_every_word_of_cipher_is_told_where_it_belongs(kind):
    assert words_of("cipher").of(kind).keys() <= words_in(section(SECTIONS[kind]))


@pytest.mark.parametrize("kind", v.KINDS)
@pytest.mark.parametrize("key", sorted(PARTS.keys() - {"cipher"}))
def test_every_word_of_another_game_alone_is_in_its_chapter(key, kind):
    own = words_of(key).of(kind).keys() - core_vocabulary().of(kind).keys()

    assert own <= words_in(PARTS[key])


@pytest.mark.parametrize(
    ("key", "head"),
    [("cipher", "word"), ("blackpoker", "verb"), *((key, "verb") for key in TITLES)],
)
def test_the_table_of_verbs(key, head):
    """Each verb is there once with its arguments, in their order and with their choices."""
    words = words_of(key).of(v.VERB)
    told = {name: row[1] for row in rows(PARTS[key], head) for name in CODE.findall(row[0])}
    core = core_vocabulary().of(v.VERB).keys() if key != "cipher" else ()

    assert words.keys() - core <= told.keys() <= words.keys()
    for name, arguments in told.items():
        if name == "modify" and key == "cipher":  # its stats are told below the table
            assert arguments == "of, until, and stats"
            continue
        pairs = re.findall(r"(\w+)(?: \(([^)]*)\))?(?:, |$)", arguments)
        assert [argument for argument, _ in pairs] == list(words[name].args), name
        for argument, given in pairs:
            assert in_brackets(words[name].args[argument]) in ("", given), (name, argument)


def in_brackets(arg):
    """What the table says of an argument: its few choices, or what it is when left out."""
    if 0 < len(arg.choices) < 5:
        return ", ".join(f"`{choice}`" for choice in arg.choices)
    return "" if arg.default in (v.REQUIRED, None, {}) else str(arg.default).lower()


@pytest.mark.parametrize(
    ("key", "further"),
    [("cipher", OF_EVENTS), *((key, set()) for key in ("blackpoker", *TITLES))],
)
def test_the_table_of_groups(key, further):
    groups = words_of(key).of(v.GROUP).keys()
    told = {name for row in rows(PARTS[key], "group") for name in CODE.findall(row[0])}
    core = core_vocabulary().of(v.GROUP).keys() if key != "cipher" else set()

    assert told == (groups - core) | (further - {"whom"})


def test_the_stats_that_modify_changes():
    args = words_of("cipher").of(v.VERB)["modify"].args.keys() - {"of", "until"}
    [paragraph] = [
        one for one in section("Verbs").split("\n\n") if one.startswith("`modify` names")
    ]

    assert words_in(paragraph) == args | words_of("cipher").of(v.UNTIL).keys() | {
        "modify",
        "until",
        "gives",
    }


@pytest.mark.parametrize("key", PARTS)
def test_the_page_speaks_of_no_word_that_is_none(key):
    words = words_of(key)
    known = set(FURTHER)
    for kind in v.KINDS:
        for name, word in words.of(kind).items():
            known |= {name, *word.args}
            known |= {choice for arg in word.args.values() for choice in arg.choices}

    assert words_in(PARTS[key]) - known == set()

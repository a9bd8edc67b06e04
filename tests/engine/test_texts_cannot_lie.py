"""A text says what its program means: two programs that differ never share one.

Programs are made from all words of a game and changed in one place each: a number, a name, a filter,
a duration, a cost, the order of steps, a step moved across the edge of a block, a name exchanged for
another. What is the same in canonical form may be written in two ways, and says the same.
"""

import itertools
import json
from random import Random

import pytest
from made_abilities import Maker, variants

from deckcli.core.sentences import Phrasebook
from deckcli.engine.language import vocabulary as v
from deckcli.engine.telling.presenter import COMMON
from deckcli.engine.texts.outline import NotUnderstood, outlined
from deckcli.engine.texts.speaker import Speaker
from deckcli.engine.texts.tree import plain
from deckcli.games.playing import engines, words_of
from deckcli.games.texts import LANGUAGES

ITSELF = {
    "cipher": "this unit", "blackpoker": "this character", "summon_magic": "this monster",
    "blue_moon": "this card", "ashes": "this unit",
}  # fmt: skip
SEEDS = (17, 4711)
MADE = 40  # programs for each game and seed; each has some fifty variants
NAMES = {"unit": {}, "skill": {}, "action": {}, "type": {}, "card": {}}


def speakers(key):
    words, folder = words_of(key), f"deckcli.games.{key}.table.phrases"
    return {lang: Speaker(words, Phrasebook(lang, folder, COMMON), NAMES) for lang in LANGUAGES}


def told(speaker, outline, itself):
    voice = speaker.voiced(outline, itself, {"also": "Marth"})
    return voice.ability(outline, is_used=outline.event is None and bool(outline.steps))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("key", engines())
def test_programs_that_differ_never_share_a_text(key, seed):
    words, rng = words_of(key), Random(seed)
    maker, spoken = Maker(words, rng), speakers(key)
    meant = {lang: {} for lang in LANGUAGES}
    count = 0
    for _ in range(MADE):
        made = maker.ability()
        for facts in itertools.chain([made], variants(made, words)):
            try:
                outline = outlined(words, facts)
            except NotUnderstood:
                continue
            count += 1
            program = json.dumps(plain(outline))
            for lang, speaker in spoken.items():
                text = told(speaker, outline, ITSELF[key])

                assert meant[lang].setdefault(text, program) == program, text
    assert count > MADE * 30
    for texts in meant.values():
        assert len(texts) == len(set(texts.values())), "one program, two texts"


@pytest.mark.parametrize("key", engines())
def test_the_programs_use_every_word(key):
    """Of the verbs, conditions, numbers, filters, groups, costs, events and what always holds."""
    words = words_of(key)
    maker = Maker(words, Random(17))
    written = json.dumps([maker.ability() for _ in range(MADE * 12)])
    unused = [name for kind in words.words.values() for name in kind if f'"{name}"' not in written]

    assert unused == []


@pytest.mark.parametrize("key", engines())
def test_no_text_has_an_open_slot_or_a_doubled_particle(key):
    words = words_of(key)
    maker, spoken = Maker(words, Random(5)), speakers(key)
    for _ in range(MADE):
        outline = outlined(words, maker.ability())
        english, japanese = (told(spoken[lang], outline, ITSELF[key]) for lang in LANGUAGES)

        assert not set("{}<>~|/") & set(english), english
        assert not set("{}<>~|/") & set(japanese), japanese
        for doubled in ("をを", "がが", "はは", "のの", "、、", "。。", "、。"):
            assert doubled not in japanese, japanese
        assert "  " not in english, english


def test_to_choose_a_number_and_to_take_so_many_is_told_apart_from_all_that_is_nearly_so():
    """Only a number up to all that there are, taken from the card itself, is any number of them."""
    words, spoken, told_so = words_of("ashes"), speakers("ashes"), set()
    here, there = {"status_on": "self"}, {"status_on": "other_ally"}
    taken, more = {"chosen": "n"}, {"gain_side_actions": {"chosen": "n"}}
    ways = [
        [{"choose_number": {"from": low, "to": to, "as": "n"}}, step, more]
        for low in (0, 1, 2)
        for to in (here, there, 3)
        for step in (
            {"remove_status": {"amount": taken, "cards": "self"}},
            {"remove_status": {"amount": 1, "cards": "self"}},
            {"place_status": {"amount": taken, "on": "self"}},
        )
    ]
    for do in ways:
        outline = outlined(words, {"do": do})
        told_so |= {told(speaker, outline, ITSELF["ashes"]) for speaker in spoken.values()}

    assert len(told_so) == 2 * len(ways)
    assert sum(text.startswith("Remove any number of status tokens") for text in told_so) == 1


def texts(key, facts):
    outline = outlined(words_of(key), facts)
    return [told(speaker, outline, ITSELF[key]) for speaker in speakers(key).values()]


def test_a_condition_that_narrows_an_event_may_stand_anywhere():
    asked = ["by_opponent", {"at_least": {"left": {"status_on": "self"}, "right": 2}}]
    facts = {"when": {"destroyed": "self"}, "do": [{"draw": 1}]}
    made = [outlined(words_of("ashes"), {**facts, "if": order}) for order in (asked, asked[::-1])]

    assert plain(made[0]) == plain(made[1])


def test_places_whose_cards_have_different_names_are_not_joined():
    def taken(group):
        return texts("blue_moon", {"do": [{"discard": {"choose": ["enemy_areas", group]}}]})

    one, other = taken("exposed_areas"), taken("exposed_combat_area")

    assert all("protected" in text or "保護" in text for text in one + other)
    assert not set(one) & set(other)


def test_to_draw_up_to_so_many_is_told_apart_from_all_that_is_nearly_so():
    there, most = (
        {"count": "draw_pile"},
        {"smaller_of": {"left": 2, "right": {"count": "draw_pile"}}},
    )
    turned = {"smaller_of": {"left": {"count": "draw_pile"}, "right": 2}}
    hand = {"smaller_of": {"left": 2, "right": {"count": "hand"}}}
    ways = [
        [{"choose_number": {"from": low, "to": to, "as": "n"}}, step]
        for low in (0, 1, 2)
        for to in (there, most, turned, hand, 2)
        for step in ({"draw": {"chosen": "n"}}, {"draw": 2})
    ]
    told_so = {text for do in ways for text in texts("ashes", {"do": do})}

    assert len(told_so) == 2 * len(ways)
    assert {"Draw up to 2 cards.", "カードを２枚まで引く。"} <= told_so


@pytest.mark.parametrize("key", engines())
def test_what_is_asked_of_cards_is_told_apart_from_what_is_asked_of_others(key):
    """Of those that are left out, or with which the cards are compared."""
    words, spoken = words_of(key), speakers(key)
    maker, count = Maker(words, Random(17)), 0
    known = {word: word.args[word.main] for word in words.of(v.FILTER).values()}
    compared = [word.name for word, arg in known.items() if arg.holds == "group"]
    asking = [word for word in known if word.name not in (*compared, "not")]
    groups = [word.name for word in words.of(v.GROUP).values() if not word.args][:6]
    for word, name in itertools.product(asking, compared):
        asked = {word.name: maker.argument(known[word], 0)}
        for here, there in itertools.product(groups, repeat=2):
            of_these = {here: {**asked, name: there}}
            of_others = {here: {name: {there: asked}}}
            made = [
                outlined(words, {"do": [{"choose": {"choose": one}}]})
                for one in (of_these, of_others)
            ]
            for speaker in spoken.values():
                one, other = [told(speaker, outline, ITSELF[key]) for outline in made]
                count += 1

                assert one != other
    assert count


@pytest.mark.parametrize(
    "event",
    [
        {"attacks": "it"},
        {"attacks": "other"},
        {"attacks": "self", "whom": "other"},
        {"attacks": "self", "whom": {"enemy": {"among": "other"}}},
    ],
)
def test_an_event_cannot_look_for_its_own_cards(event):
    with pytest.raises(NotUnderstood):
        outlined(words_of("cipher"), {"when": event, "do": [{"to_hand": "other"}]})


def test_the_first_card_of_an_event_may_say_which_the_other_is():
    event = {"attacks": "ally", "whom": {"enemy": {"except": "it"}}}

    assert all(texts("cipher", {"when": event, "do": ["draw"]}))


def test_the_card_of_an_event_of_the_card_itself_is_the_card_itself():
    facts = {"when": {"destroyed": "self"}, "do": ["draw"]}
    made = [
        outlined(words_of("ashes"), {**facts, "if": [{word: {"exhausted": True}}]})
        for word in ("it_is", "self_is")
    ]

    assert plain(made[0]) == plain(made[1])


def test_the_attacker_of_an_event_is_not_all_attackers():
    made = [
        texts("blackpoker", {"when": {"is_judged": "self"}, "do": [{"drive": group}]})
        for group in ("other", "attackers")
    ]

    assert not set(made[0]) & set(made[1])


def test_a_player_beside_cards_is_no_owner_of_them():
    def counted(first):
        return texts("ashes", {"do": [{"refresh": {"cards": [first, "enemy"]}}]})

    assert not set(counted("you")) & set(counted("ally"))


def test_what_is_not_so_of_a_card_is_told_apart_from_that_there_is_none():
    def asked(word, *, is_summoned):
        group = {"bearer": {"names_this_card": is_summoned}}
        return texts("summon_magic", {"if": [{word: group}], "do": ["draw"]})

    assert not set(asked("any", is_summoned=False)) & set(asked("none", is_summoned=True))


def test_a_limit_within_a_multiple_is_told_apart_from_one_of_it():
    def lessened(by):
        facts = {"when": {"would_be_buried": "self"}, "do": [{"lessen_event": {"by": by}}]}
        return texts("summon_magic", facts)

    def capped(number):
        return {"capped": {"number": number, "most": 3}}

    one, other = (
        capped({**capped("evolutions"), "times": 10}),
        {**capped(capped("evolutions")), "times": 10},
    )

    assert not set(lessened(one)) & set(lessened(other))


def test_what_cannot_be_wished_for_is_never_said_twice():
    facts = {"do": [{"opponent_does": {"steps": [{"may": {"steps": ["disclose"] * 2}}]}}]}

    assert not any("?" in text for text in texts("blue_moon", facts))


@pytest.mark.parametrize("key", engines())
def test_allies_without_the_card_itself_are_the_other_allies(key):
    made = [
        outlined(words_of(key), {"do": [{"choose": group}]})
        for group in ({"ally": {"except": "self"}}, "other_ally")
    ]

    assert plain(made[0]) == plain(made[1])


def test_which_of_two_targets_there_is_is_told():
    def asked(name):
        targets = [{"choose": "hand", "as": "one"}, {"choose_any": "one", "as": "other"}]
        asks = {"if": {"condition": {"any": {"group": name}}, "then": ["draw"]}}
        return texts(
            "summon_magic", {"targets": targets, "do": ["draw", asks, {"to_deck_bottom": "one"}]}
        )

    assert not set(asked("one")) & set(asked("other"))

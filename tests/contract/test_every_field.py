"""No field of any table is forgotten: clones and pickles have all of them, and share none.

Fields are found by looking at the objects, so that a new one is held to this by existing. Tables
are looked at after steps, in the middle of effects too: in whole games after every third one.
"""

import pickle
from collections import defaultdict
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from fields import PLAIN, new_table, plain, steps, walk
from formats import GAMES

from deckcli.core.files import read_source
from deckcli.core.rng import seeded
from deckcli.core.vecs import PACKED, vec
from deckcli.core.yaml_source import read_yaml
from deckcli.engine.modifiers import Modifier
from deckcli.engine.state import NOTHING, Frame, Question
from deckcli.engine.triggers import Trigger
from deckcli.games.library import Library
from deckcli.games.playing import game_of, layout_of, rules_of_ruling

TESTS = Path(__file__).parents[1]
SEEDS = range(3)
STRIDE = 3  # games begin to be looked at one step later each
SOON = 40  # steps from a table of a ruling
KEPT = 5  # of every so many tables a clone is kept until the game is over

# Tables of rulings: what random games of the cards there are hardly ever come to, and the field.
RARE = {
    "ashes/rare/a-snake-consumes-and-a-blow-is-redirected": "removed, reacted",
    "blackpoker/setup/random-half": "aside",
    "blue_moon/rare/hands-and-ships": "open, hand_plays",
    "blue_moon/rare/hyla-and-achievements": "hyla, achieved",
    "blue_moon/rare/inquisitors": "early_dragons, further_draws",
    "cipher/icons/bs-and-cp-beside-skills-of-the-field": "places",
    "cipher/rules/attack-end-skills-are-the-attackers": "amount of a trigger",
    "cipher/rules/class-change-draw-comes-before-namesakes": "bonus",
    "cipher/rules/namesakes-come-before-skills": "crowded",
    "cipher/rules/skills-set-off-by-a-skill-come-before-those-that-wait": "wave of a trigger",
    "cipher/turn-limit-is-a-stated-draw": "max_turns",
    "summon_magic/rare/evolving": "evolved",
    "summon_magic/rare/side-deck": "side_plays",
    "summon_magic/rare/two-decks": "picked, side",
}
NEVER_CHANGE = (Modifier, Question, Trigger)
NEVER_CHANGED = {  # lists that are replaced by others, but never changed; clones may share them
    "engine.state.State.faces",
    "engine.state.State.owners",
    "engine.state.State.decklists",
    "engine.state.State.streams",
    "engine.state.State.about",
    "engine.state.State.values",
    "engine.state.Question.options",
    "games.cipher.rules.state.CipherState.givers",
    "games.cipher.rules.state.Player.front",
    "games.cipher.rules.state.Player.back",
    "games.cipher.rules.state.Player.units",
    "games.cipher.rules.state.Player.bonds",
    "games.cipher.rules.state.Player.orbs",
    "games.blackpoker.rules.state.Player.aside",
    "games.summon_magic.rules.state.SummonState.awake",
    "games.summon_magic.rules.state.SummonState.hosts",
    "games.summon_magic.rules.state.SummonState.attached",
    "games.summon_magic.rules.state.SummonState.books",
    "games.summon_magic.rules.state.Player.monsters",
    "games.summon_magic.rules.state.Player.magic",
    "games.blackpoker.rules.state.Player.soldiers",
    "games.blackpoker.rules.state.Player.bulwarks",
    "games.blackpoker.rules.state.Player.units",
    "games.blackpoker.rules.state.BlackPokerState.below",
    "games.blue_moon.rules.state.Player.hand",
    "games.blue_moon.rules.state.Player.open",
    "games.blue_moon.rules.state.Player.deck",
    "games.blue_moon.rules.state.Player.discard",
    "games.blue_moon.rules.state.Player.pile",
    "games.blue_moon.rules.state.Player.combat",
    "games.blue_moon.rules.state.Player.past",
    "games.blue_moon.rules.state.Player.support",
    "games.blue_moon.rules.state.Player.bluffs",
    "games.blue_moon.rules.state.Player.ships",
    "games.blue_moon.rules.state.Player.cargo",
    "games.blue_moon.rules.state.Player.landed",
    "games.blue_moon.rules.state.Player.ashore",
    "games.blue_moon.rules.state.Player.achieved",
    "games.blue_moon.rules.state.Player.in_play",
    "games.blue_moon.rules.state.BlueMoonState.targets",
    "games.blue_moon.rules.state.BlueMoonState.foreseen",
    "games.ashes.rules.state.Player.pile",
    "games.ashes.rules.state.Player.battlefield",
    "games.ashes.rules.state.Player.spellboard",
    "games.ashes.rules.state.Player.attached",
    "games.ashes.rules.state.Player.present",
    "games.ashes.rules.state.Player.removed",
    "games.ashes.rules.state.AshesState.side",
    "games.ashes.rules.state.AshesState.host",
    "games.ashes.rules.state.AshesState.flags",
    "games.ashes.rules.state.AshesState.wounds",
    "games.ashes.rules.state.AshesState.exhaustion",
    "games.ashes.rules.state.AshesState.status",
    "games.ashes.rules.state.AshesState.charms",
    "games.cipher.rules.state.CipherState.below",
}
UNHEARD = "engine.state.State.listener"  # clones and pickles have none
MOMENTARY = {  # set while something is worked out, and as before when that is known
    "games.blue_moon.rules.state.BlueMoonState.lent",
}
COUNTED_ANEW = {  # not pickled
    "engine.state.State.stale",
    "engine.state.State.values",
    "games.ashes.rules.state.Player.present",
    "games.blackpoker.rules.state.Player.held",
    "games.blackpoker.rules.state.Player.lacks",
    "games.blue_moon.rules.state.Player.in_play",
    "games.blue_moon.rules.state.Player.touches",
    "games.blue_moon.rules.state.Player.printed_touches",
    "games.blue_moon.rules.state.Player.icons",
    "games.blue_moon.rules.state.BlueMoonState.foreseen",
}


def played(rigs, label):
    """Some games of a kind, each as the tables after its steps."""
    rig = rigs[label]
    for seed in SEEDS:
        table = new_table(rig.game, rig.decks(seed), seed)
        yield islice(steps(rig.game, table, seeded(seed, "steps")), seed, None, STRIDE)


@cache
def game_with_original_cards(key, rules):
    folders = [folder for folder in (TESTS / "games").glob("*/original") if folder.is_dir()]
    return game_of(Library(folders).catalog(key), rules=dict(rules))


def played_from(ruling):
    """Some games from the table of a ruling."""
    content = read_yaml(read_source(str(TESTS / "rulings" / f"{ruling}.yaml"))).value
    game = game_with_original_cards(content["game"], tuple(rules_of_ruling(content).items()))
    for seed in range(4):
        table = layout_of(game).lay_out(content["given"], {})
        yield islice(steps(game, table, seeded(seed, "steps")), SOON)


def games_of(rigs, label):
    return played_from(label) if label in RARE else played(rigs, label)


@pytest.fixture(params=(*GAMES, *RARE))
def games(request, rigs):
    return games_of(rigs, request.param)


def test_a_pickle_has_every_field(games):
    for tables in games:
        for state in tables:
            again = pickle.loads(pickle.dumps(state))
            assert plain(again, COUNTED_ANEW) == plain(state, COUNTED_ANEW)


def test_a_clone_has_every_field_and_shares_none(games):
    """But those that never change, and they do not."""
    for tables in games:
        kept = []
        for at, state in enumerate(tables):
            clone = state.clone()
            assert plain(clone) == plain(state)
            assert shared(state, clone) <= NEVER_CHANGED
            if at % KEPT == 0:
                kept.append((clone, plain(clone)))
        for clone, before in kept:
            assert plain(clone) == before
    assert len(NOTHING) == 0


def shared(state, clone):
    """The fields with things in them that two tables share.

    Compiled tables wrap a packed list anew each time it is read: it has no identity there.
    """
    mine = {id(thing) for _, thing in walk(state)}
    unlike = (*PLAIN, tuple, *NEVER_CHANGE, *((vec,) if PACKED else ()))
    return {
        field
        for field, thing in walk(clone)
        if id(thing) in mine and thing is not NOTHING and not isinstance(thing, unlike)
    }


def test_the_games_change_every_field(rigs):
    """Else the tests above could not tell whether one is forgotten."""
    values, kinds = defaultdict(set), set()
    for label in (*GAMES, *RARE):
        for tables in games_of(rigs, label):
            for state in tables:
                for field, thing in walk(state):
                    kinds.add(type(thing))
                    if len(values[field]) < 2:
                        values[field].add(repr(plain(thing)))
    del values[UNHEARD]
    constant = {field for field, found in values.items() if field and len(found) < 2}

    assert constant == MOMENTARY
    assert {Frame, Modifier, Question, Trigger} <= kinds

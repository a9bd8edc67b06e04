"""Words say which stats they ask for: circles among skills are found by what they say."""

from deckcli.core.rng import seeded
from deckcli.engine.language.compiler import Compiler
from deckcli.engine.play import apply, start
from deckcli.games.cipher.rules.codes import ATTACK
from deckcli.games.cipher.rules.setup import CipherDeck
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.playing import unshared_game


def deck(game, rng):
    """Fifty cards of the pool; half of them have something that is always so."""
    faces = [face for face in game.prints[1:] if face.is_playable]
    lasting = [face for face in faces if face.touches]
    cards = [rng.pick(lasting).index for _ in range(25)] + [
        rng.pick(faces).index for _ in range(25)
    ]
    return CipherDeck(rng.pick([face for face in faces if face.cost == 1]).index, cards)


def test_no_stat_is_asked_for_that_no_word_told_of(cipher_library, monkeypatch):
    graphs, stack, asked = [], [], set()
    made, any_stat, attack = Compiler.__init__, CipherRules.stat, CipherRules.attack

    def keep(self, *args):
        made(self, *args)
        graphs.append(self.graph)

    def watch(stat, ask):
        asked.update({(stack[-1], stat)} if stack else ())
        stack.append(stat)
        try:
            return ask()
        finally:
            stack.pop()

    def watch_attack(self, state, unit):
        return watch(ATTACK, lambda: attack(self, state, unit))

    def watch_stat(self, state, unit, stat):
        if stat == ATTACK:
            return any_stat(self, state, unit, stat)  # which asks for the attack
        return watch(stat, lambda: any_stat(self, state, unit, stat))

    monkeypatch.setattr(Compiler, "__init__", keep)
    monkeypatch.setattr(CipherRules, "stat", watch_stat)
    monkeypatch.setattr(CipherRules, "attack", watch_attack)
    game = unshared_game(cipher_library.catalog("cipher"))
    for seed in range(20):
        rng = seeded(seed, "walk")
        state = start(game, [deck(game, rng), deck(game, rng)], seed, max_turns=30)
        while not state.over:
            apply(game, state, rng.pick(state.question.options))

    assert len(asked) >= 2
    known = {(stat, read) for (stat, _), needed in graphs[-1].reads.items() for read, _ in needed}
    assert [one for one in asked if one not in known] == []

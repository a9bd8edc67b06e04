"""What a seat knows, worked out a second time from what everybody could see happen.

A witness looks at where cards lie, at who is asked about which cards, and at the lines of the
story; never at the knowledge that the engine keeps. What lies open in a game is told by `sees` in
tests/games/<game>/sight.py. A game where more is seen between two decisions than its story tells has
a witness of its own instead, in tests/games/<game>/step_witness.py.
"""

import re
import runpy
from pathlib import Path

from deckcli.core.rng import seeded
from deckcli.engine.notation import cards_of
from deckcli.engine.play import apply, start
from deckcli.games.playing import layout_of

GAMES = Path(__file__).parents[1] / "games"
SEES = {file.parent.name: runpy.run_path(file)["sees"] for file in sorted(GAMES.glob("*/sight.py"))}

_SHUFFLED = re.compile(r"p(\d) shuffles .*?(new )?(\w+)")
_SHOWN = re.compile(r"p(\d) shows (.+)")
_PUT = re.compile(r"p(\d) puts (.+) into the (\w+).*")


class Scene:
    """A table at a decision: where each card lies, lay before, and what was told in between."""

    def __init__(self, game, layout, state, lines, last=None):
        self.game, self.state, self.lines = game, state, lines
        cards = range(len(state.faces))
        self.places = [layout.look_at_card(state, card, "zone") for card in cards]
        self.before = last.places if last else self.places
        self.moved = [card for card in cards if self.before[card] != self.places[card]]
        self.order = [card for zone in game.zones(state) for card in zone]

    def lying(self, place):
        """The cards of a place from its top, which is the last card of a deck."""
        return [card for card in reversed(self.order) if self.places[card] == place]

    def told(self, form, since=0):
        return [found for line in self.lines[since:] if (found := form.fullmatch(line))]

    def shuffled(self):
        """The places whose cards were shuffled, and whether a new deck was made of others."""
        return {f"p{found[1]} {found[3]}": bool(found[2]) for found in self.told(_SHUFFLED)}

    def shown(self):
        """Who showed which card since the last shuffle that still lies where it was."""
        shuffles = [at for at, line in enumerate(self.lines) if _SHUFFLED.fullmatch(line)]
        shown = [found.groups() for found in self.told(_SHOWN, since=max(shuffles, default=0))]
        for put in self.told(_PUT):
            if put.groups()[:2] in shown:
                shown.remove(put.groups()[:2])
        return shown


class Witness:
    """Somebody at a seat who remembers every face that lay open and forgets what is shuffled."""

    def __init__(self, key, seat):
        self.sees, self.seat = SEES[key], seat
        self.known = {}

    def look(self, scene):
        if scene.state.turn == 0:
            self.known.clear()  # hands are dealt, and perhaps dealt anew
        self._forget_shuffled(scene)
        self._follow_secret_moves(scene)
        for card, place in enumerate(scene.places):
            if self._lies_open(scene, card, place, self.seat):
                self._learn(scene, card)
        self._listen(scene)
        self._look_through(scene)

    def _learn(self, scene, card):
        self.known[card] = scene.state.faces[card]

    def _lies_open(self, scene, card, place, seat):
        owner = scene.state.owners[card]
        zone = place.removeprefix(f"p{owner + 1} ")
        return self.sees(scene.state, card, zone, mine=owner == seat)

    def _forget_shuffled(self, scene):
        """Whatever lay among the shuffled cards, then or now, may be any of them."""
        for place, is_new in scene.shuffled().items():
            owner = int(place[1]) - 1
            for card in range(len(scene.places)):
                lay_there, lies_there = scene.before[card] == place, scene.places[card] == place
                if is_new and lay_there and not lies_there:
                    continue  # the last ones of the old deck were gone by then
                came_out = card in scene.moved and scene.state.owners[card] == owner
                if lay_there or lies_there or came_out:
                    self.known.pop(card, None)

    def _follow_secret_moves(self, scene):
        """A card goes from where only its owner sees it to where nobody does, by his choice.

        He knows it there; others know neither it nor any longer what stayed behind.
        """
        for card in scene.moved:
            owner, old, new = scene.state.owners[card], scene.before[card], scene.places[card]
            other = (owner + 1) % scene.state.seats
            was_secret = self._lies_open(scene, card, old, owner) and not self._lies_open(
                scene, card, old, other
            )
            if (
                not was_secret
                or self._lies_open(scene, card, new, owner)
                or new in scene.shuffled()
            ):
                continue
            if owner == self.seat:
                self._learn(scene, card)
            else:
                for one in (card, *scene.lying(old)):
                    self.known.pop(one, None)

    def _listen(self, scene):
        """Cards that were put somewhere openly, or shown and left where they lie."""
        for who, name, zone in (found.groups() for found in scene.told(_PUT)):
            place = f"p{who} {zone}"
            moved = [card for card in scene.moved if scene.places[card] == place]
            self._learn_named(scene, name, moved)
        shown = scene.shown()
        for who, name in shown:
            deck = f"p{who} deck"
            gone = [card for card in scene.moved if scene.before[card] == deck]
            self._learn_named(scene, name, [*gone, *scene.lying(deck)[: len(shown)]])

    def _learn_named(self, scene, name, cards):
        for card in cards:
            if card not in self.known and scene.game.called(scene.state, card) == name:
                self._learn(scene, card)
                return

    def _look_through(self, scene):
        """Who may choose among cards of his that he did not know looks through all of them."""
        question = scene.state.question
        if question is None or question.seat != self.seat:
            return
        for card in {card for option in question.options for card in cards_of(scene.game, option)}:
            if card not in self.known and scene.state.owners[card] == self.seat:
                for one in scene.lying(scene.places[card]):
                    self._learn(scene, one)


def watch(game, decks, seed):
    """Play a random game; yield each position with a seat and the faces its witness knows."""
    layout, scene = layout_of(game), None
    witnesses = [Witness(game.key, seat) for seat in range(len(decks))]
    for state, lines in told(game, decks, seed):
        scene = Scene(game, layout, state, lines, scene)
        for witness in witnesses:
            witness.look(scene)
            yield state, witness.seat, witness.known


def told(game, decks, seed):
    """Yield every position of one random game with the lines told since the one before."""
    game.story = []
    try:
        state, rng = start(game, decks, seed), seeded(seed, "walk")
        while True:
            lines, game.story = game.story, []
            yield state, lines
            if state.over:
                return
            apply(game, state, rng.pick(state.question.options))
    finally:
        game.story = None

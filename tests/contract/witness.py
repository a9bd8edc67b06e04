"""What a seat knows, worked out a second time from what everybody could see happen.

A witness looks at where cards lie, at who is asked about which cards, and at what the rules let
everybody hear; never at the knowledge that the engine keeps. What lies open in a game, and which
kinds of news are about cards that are shown, put somewhere or shuffled, is told in
tests/games/<game>/sight.py. A game where more is seen between two decisions than is heard has a
witness of its own instead, in tests/games/<game>/step_witness.py.
"""

import runpy
from pathlib import Path

from deckcli.core.rng import seeded
from deckcli.engine.listening import Listener
from deckcli.engine.notation import cards_of
from deckcli.engine.play import apply, start
from deckcli.games.playing import layout_of

GAMES = Path(__file__).parents[1] / "games"
SEES = {file.parent.name: runpy.run_path(file) for file in sorted(GAMES.glob("*/sight.py"))}


class News(Listener):
    """Keeps what was heard: kind, seat, card and amount."""

    def __init__(self):
        self.heard = []

    def hear(self, state, kind, seat, card, other, amount):
        self.heard.append((kind, seat, card, amount))


class Scene:
    """A table at a decision: where each card lies, lay before, and what was heard in between."""

    def __init__(self, game, layout, state, heard, last=None):
        self.game, self.state, self.heard = game, state, heard
        self.sight = SEES[game.key]
        cards = range(len(state.faces))
        self.places = [layout.look_at_card(state, card, "zone") for card in cards]
        self.before = last.places if last else self.places
        self.moved = [card for card in cards if self.before[card] != self.places[card]]
        self.order = [card for zone in game.zones(state) for card in zone]

    def lying(self, place):
        """The cards of a place from its top, which is the last card of a deck."""
        return [card for card in reversed(self.order) if self.places[card] == place]

    def shuffled(self):
        """The decks that were shuffled, and whether a new one was made of other cards."""
        kinds = self.sight["SHUFFLED"]
        return {f"p{seat + 1} deck": kinds[kind] for kind, seat, *_ in self.heard if kind in kinds}

    def shuffled_in(self):
        """The cards that were put among those of which a new deck was made then."""
        kinds, put, pile = self.sight["SHUFFLED"], self.sight["PUT"], self.sight["PILE"]
        waiting, gone = {}, set()
        for kind, seat, card, amount in self.heard:
            if kind == put:
                gone.discard(card)
                if amount == pile:
                    waiting.setdefault(seat, set()).add(card)
            elif kinds.get(kind):
                gone |= waiting.pop(seat, set())
        return gone

    def shown(self):
        """The cards that were shown since the last shuffle, or put somewhere openly."""
        shuffles = [
            at for at, (kind, *_) in enumerate(self.heard) if kind in self.sight["SHUFFLED"]
        ]
        last = max(shuffles, default=-1)
        shown = [card for kind, _, card, _ in self.heard[last + 1 :] if kind == self.sight["SHOWN"]]
        put = {card for kind, _, card, _ in self.heard if kind == self.sight["PUT"]}
        return [*shown, *(put - self.shuffled_in())]


class Witness:
    """Somebody at a seat who remembers every face that lay open and forgets what is shuffled."""

    def __init__(self, key, seat):
        self.sees, self.seat = SEES[key]["sees"], seat
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
        gone = scene.shuffled_in()
        for place, is_new in scene.shuffled().items():
            owner = int(place[1]) - 1
            for card in range(len(scene.places)):
                lay_there, lies_there = scene.before[card] == place, scene.places[card] == place
                if is_new and lay_there and not lies_there and card not in gone:
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
        for card in scene.shown():
            self._learn(scene, card)

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
    for state, heard in played(game, decks, seed):
        scene = Scene(game, layout, state, heard, scene)
        for witness in witnesses:
            witness.look(scene)
            yield state, witness.seat, witness.known


def played(game, decks, seed):
    """Yield every position of one random game with what was heard since the one before."""
    news, rng = News(), seeded(seed, "walk")
    state = start(game, decks, seed, listener=news)
    while True:
        heard, news.heard = news.heard, []
        yield state, heard
        if state.over:
            return
        apply(game, state, rng.pick(state.question.options))

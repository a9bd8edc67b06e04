"""What a seat knows, worked out a second time from what each step of a game shows to whom.

The witness looks at where cards lie after every step, and never at the knowledge the engine keeps.
The one of the contract (tests/contract/witness.py) listens to the story from one decision to the
next; here that is too late, because only the top of a foreign graveyard is ever seen, and a card
may be covered before anybody is asked.
"""

from deckcli.engine.words.decks import LookThrough, Shuffle
from deckcli.games.blackpoker.rules.codes import ORDER
from deckcli.games.blackpoker.rules.setup import Deal
from deckcli.games.blackpoker.words import zones as z
from deckcli.games.blackpoker.words.characters import TurnUp
from deckcli.games.playing import layout_of


class StepWitness:
    """Somebody at a seat who watches every step."""

    def __init__(self, game, seat):
        self.game, self.seat = game, seat
        self.layout = layout_of(game)
        self.known, self.places = {}, []
        self.turned_up = []  # by the action that is carried out

    def look(self, state, op):
        """After a step: forget what was mixed, then see what lies open, then what was shown."""
        before, self.places = (
            self.places,
            [self.layout.look_at_card(state, card, "zone") for card in range(len(state.faces))],
        )
        moved = [card for card, old in enumerate(before) if old != self.places[card]]
        self._forget(state, op, before, moved)
        for owner, player in enumerate(state.players):
            for card in player.graveyard[-1:]:
                self._learn(state, card)
            if owner == self.seat:
                for card in (*player.hand, *player.bulwarks, *player.graveyard):
                    self._learn(state, card)
        for card, place in enumerate(self.places):
            if place == "stage" or place.endswith("soldiers"):
                self._learn(state, card)
        self._be_shown(state, op, before, moved)

    def _learn(self, state, card):
        self.known[card] = state.faces[card]

    def _forget(self, state, op, before, moved):
        if isinstance(op, Shuffle):
            for card in state.players[state.agenda[-1].seat].deck:
                self.known.pop(card, None)
        if isinstance(op, z.ToField) and op.bulwark:
            for card in moved:  # from a hand: it may be any card of it
                if before[card].endswith("hand") and state.owners[card] != self.seat:
                    for one in (card, *state.players[state.owners[card]].hand):
                        self.known.pop(one, None)
        if isinstance(op, z.ToDeck) and self._is_done(state):
            self._see_put(state, op, moved)

    def _see_put(self, state, op, moved):
        """Cards were put on a deck or under it."""
        came = [card for card in moved if self.places[card].endswith("deck")]
        stayed = [card for card in self.turned_up if self.places[card].endswith("deck")]
        put = came if op.on_top else stayed
        for card in put:
            if state.owners[card] == self.seat:
                self._learn(state, card)
            elif len(put) > 1:  # in an order that is the owner's secret
                self.known.pop(card, None)

    def _is_done(self, state):
        """Whether nobody is in the middle of ordering cards."""
        return state.question is None and len(state.agenda[-1].values) == ORDER

    def _be_shown(self, state, op, before, moved):
        """What a step shows beside what lies open afterwards."""
        shown = []
        if isinstance(op, Deal):  # all cards that were turned up to see who begins
            shown = [card for player in state.players for card in player.graveyard]
        elif isinstance(op, z.DigFor):
            shown = [card for card in moved if before[card].endswith("deck")]
        elif isinstance(op, z.ToHand):
            shown = [card for card in moved if before[card].endswith(("deck", "graveyard"))]
        elif isinstance(op, z.DeckCards) and op.is_shown:
            shown = self.turned_up = state.agenda[-1].chosen[op.slot][:]
        elif isinstance(op, TurnUp):
            shown = [state.agenda[-1].source]
        elif isinstance(op, z.LookAtHand) and state.agenda[-1].seat == self.seat:
            shown = state.players[1 - self.seat].hand
        elif isinstance(op, LookThrough) and state.agenda[-1].seat == self.seat:
            shown = state.players[self.seat].deck
        for card in shown:
            self._learn(state, card)

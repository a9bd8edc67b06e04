"""What a seat knows, worked out a second time from what each step of a game shows to whom.

The witness looks at where cards lie after every step, and never at the knowledge the engine keeps.
"""

from deckcli.engine.words.decks import LookThrough, Shuffle
from deckcli.games.blue_moon.rules.codes import BLUFF
from deckcli.games.blue_moon.rules.fight import CallBluff
from deckcli.games.blue_moon.words import moves as m
from deckcli.games.blue_moon.words import returns as r
from deckcli.games.playing import layout_of

HIDDEN = ("hand", "deck", "bluffs")


class StepWitness:
    """Somebody at a seat who watches every step."""

    def __init__(self, game, seat):
        self.game, self.seat = game, seat
        self.layout = layout_of(game)
        self.known, self.places, self.open = {}, [], set()

    def look(self, state, op):
        """After a step: forget what was mixed, then see what lies open, then what was shown."""
        before, self.places = (
            self.places,
            [self.layout.look_at_card(state, card, "zone") for card in range(len(state.faces))],
        )
        moved = [card for card, old in enumerate(before) if old != self.places[card]]
        self._forget(state, op, before, moved)
        for card, place in enumerate(self.places):
            mine = state.owners[card] == self.seat
            if not place.endswith(HIDDEN) or (mine and not place.endswith("deck")):
                self.known[card] = state.faces[card]
        self._be_shown(state, op, before, moved)
        self.open = {card for card in self.open if self.places[card].endswith("hand")}

    def _forget(self, state, op, before, moved):
        for card in moved:
            if state.owners[card] != self.seat and before[card].endswith("hand"):
                if self.places[card].endswith("bluffs"):
                    self._lose_sight(state, card, BLUFF)
                elif self.places[card].endswith("deck") and isinstance(op, r.GiveBack):
                    self._lose_sight(state, card, 0)
        if isinstance(op, m.DrawFromDiscard):
            for card in moved:
                self.known.pop(card, None)
        for owner in self._shuffled(state, op, moved):
            for card in state.players[owner].deck:
                self.known.pop(card, None)

    def _lose_sight(self, state, gone, icon):
        """A card has left the other hand unseen: it may be any that did not lie open."""
        if gone in self.open:
            return
        for card in (gone, *state.players[1 - self.seat].hand):
            face = self.known.get(card)
            lacks_icon = face is not None and icon and not self.game.prints[face].icons & icon
            if card not in self.open and (card == gone or not lacks_icon):
                self.known.pop(card, None)

    def _shuffled(self, state, op, moved):
        """The players whose decks were shuffled in this step."""
        if isinstance(op, Shuffle):
            return [state.agenda[-1].seat]
        if isinstance(op, r.ShuffleInto):
            return {state.owners[card] for card in moved}
        return []

    def _be_shown(self, state, op, before, moved):
        """What a step shows beside what lies open afterwards."""
        shown = []
        if isinstance(op, m.TakeFromDeck):
            shown = [card for card in moved if before[card].endswith("deck")]
        elif isinstance(op, m.TurnUp):
            shown = state.agenda[-1].chosen[op.slot]
        elif isinstance(op, m.Disclose):
            shown = state.players[1 - state.agenda[-1].seat].hand
            if state.agenda[-1].seat == self.seat:
                self.open = set(shown)
        elif isinstance(op, LookThrough) and state.agenda[-1].seat == self.seat:
            shown = state.players[self.seat].deck
        elif isinstance(op, r.GiveBack):
            shown = [card for card in moved if state.owners[card] == self.seat]
        elif isinstance(op, CallBluff) and (state.over or self._is_caught(state)):
            shown = state.players[state.active].bluffs
        for card in shown:
            self.known[card] = state.faces[card]

    def _is_caught(self, state):
        """Whether a bluff that did not fit makes its player retreat."""
        return state.agenda[-1].program == self.game.flight_program

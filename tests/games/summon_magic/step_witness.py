"""What a seat knows, worked out a second time from what each step of a game shows to whom.

The witness looks at where cards lie after every step, and never at the knowledge the engine keeps.
The one of the contract (tests/contract/witness.py) listens from one decision to the next; here a
card may be shown on its way to where it is hidden again, and set cards are their owner's secret.
"""

from deckcli.engine.words.decks import LookThrough, Shuffle
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.entering import UNSEEN
from deckcli.games.summon_magic.rules.setup import CallAvatars, OpenDecks, PickDeck
from deckcli.games.summon_magic.table.claims import ZONES, zone_of
from deckcli.games.summon_magic.words.zones import ToHand

OPEN = ("graveyard", "field", "weather", "magic", "avatar")
OWN = ("hand", "sets", "side_deck")  # only their owner looks at them


class StepWitness:
    """Somebody at a seat who watches every step."""

    def __init__(self, game, seat):
        self.game, self.seat = game, seat
        self.known, self.places = {}, []

    def look(self, state, op):
        """After a step: forget what was mixed or slipped away, then see what lies open."""
        before, self.places = self.places, places_of(state)
        moved = [card for card, old in enumerate(before) if old != self.places[card]]
        if isinstance(op, (CallAvatars, PickDeck)):  # nobody has touched a deck yet
            for player in state.players:
                if player.avatar >= 0:
                    self._learn(state, player.avatar)
            return
        self._forget(state, op, before, moved)
        for card in range(len(state.faces)):
            if self._sees(state, card):
                self._learn(state, card)
        self._be_shown(state, op, before, moved)

    def _learn(self, state, card):
        self.known[card] = state.faces[card]

    def _sees(self, state, card):
        place, is_mine = self.places[card], state.owners[card] == self.seat
        zone = place.removeprefix(f"p{state.owners[card] + 1} ")
        if zone in OPEN:
            return True
        if zone in OWN:
            return is_mine
        if zone == "monsters":
            return is_mine or not state.flags[card] & t.FACE_DOWN
        if zone == "on a monster":
            return not state.flags[card] & t.COUNTER
        if zone == "being played":
            return is_mine or not self._is_laid_unseen(state, card)
        return False

    def _is_laid_unseen(self, state, card):
        for frame in state.agenda:
            if frame.source == card and len(frame.values) > t.ITEM:
                laid = frame.program == self.game.entry_program
                if frame.values[t.ITEM] == t.SET_ITEM:
                    return True
                if laid and frame.values[t.POSITION] == UNSEEN:
                    return True
        return False

    def _forget(self, state, op, before, moved):
        if isinstance(op, OpenDecks):
            self.known = {}
        if isinstance(op, Shuffle):
            for card in state.players[state.agenda[-1].seat].deck:
                self.known.pop(card, None)
        for card in moved:  # which card of the pile it was is its owner's secret
            owner = state.owners[card]
            pile = before[card].removeprefix(f"p{owner + 1} ")
            if owner != self.seat and pile in ("hand", "side_deck") and not self._sees(state, card):
                player = state.players[owner]
                for one in (card, *(player.hand if pile == "hand" else player.side)):
                    self.known.pop(one, None)

    def _be_shown(self, state, op, before, moved):
        """What a step shows beside what lies open afterwards."""
        shown = []
        if isinstance(op, ToHand):
            shown = [card for card in moved if before[card].endswith(("deck", "monsters"))]
        elif isinstance(op, LookThrough) and state.agenda[-1].seat == self.seat:
            shown = state.players[self.seat].deck
        for card in shown:
            self._learn(state, card)


def places_of(state):
    """Where each card lies."""
    places = ["on a monster"] * len(state.faces)
    for card in state.staged:
        places[card] = "being played"
    for seat in (0, 1):
        for zone in ZONES:
            for card in zone_of(state, seat, zone):
                places[card] = f"p{seat + 1} {zone}"
    return places

"""Tables of Blue Moon for ruling files: how they are laid out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deckcli.core.packed import plus
from deckcli.core.text import known_words
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.notation import SEATS
from deckcli.engine.ops import Op
from deckcli.engine.rulings.lasting import note_seen
from deckcli.engine.rulings.layouts import (
    BadRuling,
    Entry,
    Inside,
    Layout,
    face_called,
    is_marked,
    items_of,
    marks_of,
    one_of,
    only,
    seat_to_act,
    turn_number,
    whole_number,
)
from deckcli.engine.rulings.new_games import new_deck
from deckcli.engine.state import BITS, NONE
from deckcli.games.blue_moon.rules import codes as t
from deckcli.games.blue_moon.rules import fight, meeting, turn
from deckcli.games.blue_moon.rules.areas import EVERYBODY, note_exhaustion
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.setup import BlueMoonDeck, seat_player
from deckcli.games.blue_moon.rules.state import BlueMoonState, Player
from deckcli.games.blue_moon.table.claims import ZONES, BlueMoonClaims

_SIDE = [*(zone for zone in ZONES if zone not in ("landed", "ashore"))]
_MARKS: dict[str, tuple[str, ...]] = {  # those that mean something in each zone
    "hand": ("seen_by", "open"), "deck": ("seen_by",), "discard": (), "leadership": ("works",),
    "combat": ("chosen",), "inactive": (), "support": ("chosen",), "bluffs": ("seen_by",),
    "ships": ("cargo",), "achievements": (), "hyla": (),
}  # fmt: skip
_KINDS: dict[str, tuple[int, ...]] = {  # what may lie in each zone, if not everything
    "combat": (t.CHARACTER, t.BOOSTER), "inactive": (t.CHARACTER, t.BOOSTER),
    "support": (t.SUPPORT,), "ships": (t.SHIP,), "leadership": (t.LEADERSHIP,),
    "achievements": (t.ACHIEVEMENT,), "hyla": (t.HYLA,),
}  # fmt: skip
_PHASES: dict[str, type[Op]] = {  # with the step at which each begins
    "start": turn.BeginTurn, "beginning": turn.BeginningPhase, "leadership": turn.LeadershipPhase,
    "engagement": turn.Engage, "character": fight.CharacterPhase, "support": fight.SupportPhase,
    "after": meeting.ListDemands, "announcement": fight.ShipsLeave, "refill": fight.RefillHand,
}  # fmt: skip


class BlueMoonLayout(Layout[BlueMoonState]):
    """Lays out and looks at tables of one game."""

    def __init__(self, game: BlueMoonRules, filler: str, rules: Sequence[str]) -> None:
        super().__init__(filler, rules)
        self.game = game
        claims = BlueMoonClaims(game)
        self.of_seats, self.of_cards = claims.on_seats(), claims.on_cards()
        self.of_tables.update(claims.on_tables())

    # -- given

    def lay_out(self, given: Mapping[str, Any], names: dict[str, int]) -> BlueMoonState:
        state = BlueMoonState()
        self.prepare(self.game, state, given, ["phase", "element"])
        if "new_game" in given:
            with Inside("new_game"):
                return self._new_game(state, given["new_game"])
        with Inside("phase"):
            phase = one_of(given.get("phase", "character"), _PHASES, "phase")
        with Inside("element"):
            element = one_of(given.get("element", "fire"), (*t.ELEMENTS, "none"), "element")
        state.element = NONE if element == "none" else t.ELEMENTS.index(element)
        state.active, state.turn = seat_to_act(given, state), turn_number(given)
        chosen: dict[int, str] = {}
        for seat in range(2):
            with Inside(SEATS[seat]):
                self._lay_side(state, seat, given.get(SEATS[seat], {}), names, chosen)
        for card, name in chosen.items():
            if name not in names:
                hint = known_words(name, names)
                raise BadRuling(f"no card is called {name!r} with `as:`", hint=hint)
            state.aim(card, names[name])
        note_exhaustion(state)
        state.turn -= phase == "start"  # the turn begins with the first step
        frame = state.push(self.game.turn_program, state.active)
        frame.step = self.game.programs[frame.program].place_of(_PHASES[phase])
        state.phase = t.PHASES.index(phase)
        return state

    def _new_game(self, state: BlueMoonState, decks: Mapping[str, Any]) -> BlueMoonState:
        """A game from the very start, with the decks listed in the ruling."""
        for seat in range(2):
            further = ("early_dragons", "further_draws")
            faces, side = new_deck(state, decks, seat, self.game.face_of, (), further)
            if len(faces) < t.HAND_SIZE:
                with Inside(SEATS[seat]):
                    raise BadRuling(
                        f"p{seat + 1} has {len(faces)} cards",
                        hint=f"a hand is {t.HAND_SIZE} cards",
                    )
            more = [whole_number(side.get(what, 0), what) for what in further]
            seat_player(state, seat, BlueMoonDeck(faces, *more))
        state.push(self.game.setup_program, 0)
        return state

    def _lay_side(
        self,
        state: BlueMoonState,
        seat: int,
        side: Mapping[str, Any],
        names: dict[str, int],
        chosen: dict[int, str],
    ) -> None:
        only(side, (*_SIDE, "hyla", "dragons"), "side")
        state.players = append(state.players, Player())
        first = len(state.faces)
        for zone in (*_SIDE, "hyla"):
            with Inside(zone):
                for steps, entry in self._entries(side, zone):
                    with Inside(*steps):
                        self._lay_card(state, seat, zone, entry, names, chosen)
        with Inside("dragons"):
            dragons = whole_number(side.get("dragons", 0), "dragons")
            if dragons > t.MOST_DRAGONS or (dragons and state.balance):
                raise BadRuling(
                    "there are three dragons, and none on one side while the other has any"
                )
            state.balance += dragons if seat == 0 else -dragons
        listed = vec[i64](sorted(state.faces[first:]))
        state.decklists = append(state.decklists, listed)

    def _entries(self, side: Mapping[str, Any], zone: str) -> list[Entry]:
        """What lies in a zone, its top last."""
        if zone == "deck":
            return self.deck_entries(side.get(zone))
        return self.entries(side.get(zone), zone)

    def _lay_card(
        self,
        state: BlueMoonState,
        seat: int,
        zone: str,
        entry: Any,
        names: dict[str, int],
        chosen: dict[int, str],
    ) -> None:
        marks = marks_of(entry, zone, _MARKS)
        with Inside("card"):
            card = self._new_card(state, seat, marks["card"])
            self._check(state, card, zone)
        player = state.players[seat]
        if zone == "hyla":
            state.hyla = card
        else:
            field = ZONES[zone]
            setattr(player, field, plus(getattr(player, field), card))
        if zone == "ships":
            player.cargo = append(player.cargo, vec[i64]())
        if zone in ("hand", "bluffs"):
            state.seen[card] = BITS[seat]
        elif zone != "deck":
            state.seen[card] = EVERYBODY
        self._load(state, seat, card, items_of(marks, "cargo"))
        if is_marked(marks, "open"):
            player.open = plus(player.open, card)
            state.seen[card] = EVERYBODY
        if is_marked(marks, "works"):
            state.order = card
        if "chosen" in marks:
            chosen[card] = marks["chosen"]
        if len(marks) > 1:  # most cards are just an id
            note_seen(state, card, marks)
            self.call(card, marks, names)

    def _load(self, state: BlueMoonState, seat: int, ship: int, cargo: list[Any]) -> None:
        """Raises BadRuling if the ship has no room for all of it."""
        room = self.game.prints[state.faces[ship]].capacity
        if len(cargo) > room:
            raise BadRuling(f"{len(cargo)} cards do not fit on a ship for {room}", at=("cargo",))
        for number, carried in enumerate(cargo):
            with Inside("cargo", number):
                loaded = self._new_card(state, seat, carried)
                state.seen[loaded] = EVERYBODY
                state.players[seat].load(loaded, ship)

    def _check(self, state: BlueMoonState, card: int, zone: str) -> None:
        """Raises BadRuling for a card that never lies there."""
        face = self.game.prints[state.faces[card]]
        kinds = _KINDS.get(zone, range(len(t.KINDS)))
        if zone == "bluffs" and not face.icons & t.BLUFF:
            raise BadRuling(f"{face.id} has no bluff icon and cannot lie face down")
        if face.kind not in kinds or face.kind >= t.LEADER:
            raise BadRuling(f"{face.id} is a {t.KINDS[face.kind]}, which never lies in {zone}")

    def _new_card(self, state: BlueMoonState, seat: int, card_id: Any) -> int:
        state.faces = append(state.faces, face_called(card_id, self.game.face_of))
        state.seen = append(state.seen, 0)
        state.owners = append(state.owners, seat)
        state.targets = append(state.targets, NONE)
        return len(state.faces) - 1

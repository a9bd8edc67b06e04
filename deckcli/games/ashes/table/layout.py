"""Tables of Ashes for ruling files: how they are laid out, and what can be claimed of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deckcli.core.packed import filled
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.notation import SEATS
from deckcli.engine.rulings.claims import CardId, Cards, Claim, Flag, OneOf, Seats, Whole
from deckcli.engine.rulings.lasting import Owner, note_seen, put_in_force
from deckcli.engine.rulings.layouts import (
    BadRuling,
    Inside,
    Layout,
    face_called,
    items_of,
    marks_of,
    one_of,
    only,
    seat_called,
    seat_to_act,
    seen_by,
    turn_number,
    whole_number,
)
from deckcli.engine.rulings.new_games import new_deck
from deckcli.engine.state import BITS
from deckcli.games.ashes.rules import codes as t
from deckcli.games.ashes.rules.setup import AshesDeck, seat_player
from deckcli.games.ashes.rules.state import AshesState, Player
from deckcli.games.ashes.rules.stats import AshesRules
from deckcli.games.ashes.rules.zones import everybody
from deckcli.games.ashes.table.claims import DiceClaim, zone_of
from deckcli.games.ashes.table.limits import check_life, check_slots
from deckcli.games.ashes.words.lasting import STATS

_TOKENS = ("wounds", "exhaustion", "status")
_UNIT = (*_TOKENS, "dice", "attached", "owner", "effects")
_MARKS: dict[str, tuple[str, ...]] = {  # those that mean something in each zone
    "phoenixborn": ("wounds", "exhaustion"), "battlefield": _UNIT,
    "spellboard": ("exhaustion", "status", "cancelled"), "hand": ("seen_by",), "deck": ("seen_by",),
    "discard": (), "pile": (), "removed": (),
}  # fmt: skip
_ATTACHED = ("exhaustion", "status", "owner")
_ZONES = tuple(_MARKS)
_LIMIT = 10  # dice of a player


class AshesLayout(Layout[AshesState]):
    """Lays out and looks at tables of one game."""

    def __init__(self, game: AshesRules, filler: str, rules: Sequence[str]) -> None:
        super().__init__(filler, rules)
        self.game = game
        self.of_seats, self.of_cards = self._claims_on_seats(), self._claims_on_cards()
        self.of_tables["round"] = Claim(Whole(), lambda state, _: state.round)
        self.of_tables["phase"] = Claim(OneOf(t.PHASES), lambda state, _: t.PHASES[state.phase])
        self.of_tables["token"] = Claim(
            OneOf(SEATS[: game.most_seats]), lambda state, _: SEATS[state.token]
        )

    # -- given

    def lay_out(self, given: Mapping[str, Any], names: dict[str, int]) -> AshesState:
        state, game = AshesState(), self.game
        sides = given.get("new_game", given)
        state.seats = max([2, *(at for at, who in enumerate(SEATS, start=1) if who in sides)])
        self.prepare(game, state, given, ["token", "round", "main", "side", "phase", "passed"])
        if "new_game" in given:
            with Inside("new_game"):
                return self._new_game(state, given["new_game"])
        state.active = seat_to_act(given, state)
        state.turn, state.round = turn_number(given), given.get("round", 1)
        for seat in range(state.seats):
            with Inside(SEATS[seat]):
                self._lay_side(state, seat, given.get(SEATS[seat], {}), names)
        check_life(game, state)
        with Inside("token"):
            state.token = seat_called(given.get("token", SEATS[state.active]), state)
        with Inside("passed"):
            for who in str(given.get("passed", "")).split():
                state.passes |= BITS[seat_called(who, state)]
        self._begin(state, given)
        return state

    def _begin(self, state: AshesState, given: Mapping[str, Any]) -> None:
        """Put the phase on the agenda in which the table is."""
        game = self.game
        with Inside("phase"):
            phase = t.PHASES.index(one_of(given.get("phase", "turns"), t.PHASES[1:4], "phase"))
        frame = state.push(game.round_program, 0)
        state.main, state.sides = given.get("main", 1), given.get("side", 1)
        state.phase = phase
        if phase == t.PREPARE:
            state.round -= 1
        elif phase == t.RECOVERY:
            frame.step = game.step_of_recovery
        else:
            frame.program, frame.seat, frame.step = game.turns_program, state.active, 1

    def _new_game(self, state: AshesState, decks: Mapping[str, Any]) -> AshesState:
        """A game from the very start, with the cards listed in the ruling."""
        game = self.game
        for seat in range(state.seats):
            faces, side = new_deck(
                state, decks, seat, game.face_of, ("phoenixborn", "dice"), ("pile", "first_five")
            )
            with Inside(SEATS[seat]):
                leader = face_called(side["phoenixborn"], game.face_of)
                pile = [face_called(card, game.face_of) for card in side.get("pile", ())]
                five = [face_called(card, game.face_of) for card in side.get("first_five", ())]
                dice = [int(side["dice"].get(kind, 0)) for kind in game.types]
            seat_player(state, seat, AshesDeck(leader, faces, pile, five, dice))
        state.push(game.setup_program, 0)
        return state

    def _lay_side(
        self, state: AshesState, seat: int, side: Mapping[str, Any], names: dict[str, int]
    ) -> None:
        only(side, (*_ZONES, "active", "exhausted"), "side")
        game, player, first = self.game, Player(), len(state.faces)
        state.players = append(state.players, player)
        player.active = filled(0, len(game.types) * t.LEVELS)
        player.exhausted = filled(0, len(game.types))
        leader = side.get("phoenixborn", game.usual_leader)
        with Inside("phoenixborn"):
            self._lay_card(state, seat, "phoenixborn", leader, names)
        for zone in _ZONES[1:]:
            listed = side.get(zone)
            with Inside(zone):
                for steps, entry in (
                    self.deck_entries(listed) if zone == "deck" else self.entries(listed, zone)
                ):
                    with Inside(*steps):
                        self._lay_card(state, seat, zone, entry, names)
        check_slots(game, state, seat)
        state.decklists = append(state.decklists, vec[i64](sorted(state.faces[first:])))
        self._lay_dice(player, side)

    def _lay_dice(self, player: Player, side: Mapping[str, Any]) -> None:
        kinds = self.game.words[: self.game.type_words]
        for pool, known in (("active", kinds), ("exhausted", self.game.types)):
            given = side.get(pool, {})
            with Inside(pool):
                if not isinstance(given, Mapping):
                    raise BadRuling(f"{pool} is how many dice of each kind, not {given!r}")
                only(given, known, "pool of dice")
                counts = getattr(player, pool)
                for kind, number in given.items():
                    counts[known.index(kind)] = whole_number(number, kind)
        total = sum(player.active) + sum(player.exhausted)
        if total > _LIMIT:
            raise BadRuling(f"a player has {_LIMIT} dice, not {total}", at=("active",))

    def _lay_card(
        self, state: AshesState, seat: int, zone: str, entry: Any, names: dict[str, int]
    ) -> int:
        marks = marks_of(entry, zone, _MARKS)
        card = self._new_card(state, seat, marks, zone)
        player = state.players[seat]
        if zone == "phoenixborn":
            player.phoenixborn = card
        else:
            setattr(player, zone, append(getattr(player, zone), card))
        player.present = vec[i64]()
        self._check_place(state, card, zone)
        if zone in ("phoenixborn", "battlefield", "spellboard"):
            state.flags[card] = t.IN_PLAY
            self._lay_tokens(state, card, marks)
        for number, other in enumerate(items_of(marks, "attached")):
            with Inside("attached", number):
                self._attach(state, seat, card, other, names)
        note_seen(state, card, marks)
        put_in_force(self.game, state, Owner(seat, card), marks, STATS)
        self.call(card, marks, names)
        return card

    def _check_place(self, state: AshesState, card: int, zone: str) -> None:
        """Some zones take only some kinds of cards; raises BadRuling."""
        face = self.game.prints[state.faces[card]]
        fits = {
            "phoenixborn": face.kind == t.PHOENIXBORN,
            "battlefield": face.is_unit,
            "spellboard": face.kind == t.READY,
            "pile": face.kind == t.CONJURATION,
        }
        if not fits.get(zone, face.kind not in (t.PHOENIXBORN, t.CONJURATION) or zone == "removed"):
            raise BadRuling(f"{face.id} cannot lie in {zone}", at=("card",))

    def _attach(
        self, state: AshesState, seat: int, unit: int, entry: Any, names: dict[str, int]
    ) -> None:
        marks = marks_of(entry, "attached", {"attached": _ATTACHED})
        card = self._new_card(state, seat, marks, "attached")
        if self.game.prints[state.faces[card]].kind != t.ALTERATION:
            raise BadRuling("only an alteration can be attached", at=("card",))
        state.flags[card], state.host[card] = t.IN_PLAY, unit
        player = state.players[seat]
        player.attached, player.present = append(player.attached, card), vec[i64]()
        self._lay_tokens(state, card, marks)
        self.call(card, marks, names)

    def _new_card(self, state: AshesState, seat: int, marks: Mapping[str, Any], zone: str) -> int:
        with Inside("card"):
            face = face_called(marks["card"], self.game.face_of)
        owner = seat
        if "owner" in marks:
            with Inside("owner"):
                owner = seat_called(marks["owner"], state)
        state.faces = append(state.faces, face)
        state.grow(owner, 1)
        card = len(state.faces) - 1
        state.side[card] = seat
        known = {"hand": BITS[seat], "deck": 0}
        state.seen[card] = known.get(zone, everybody(state))
        return card

    def _lay_tokens(self, state: AshesState, card: int, marks: Mapping[str, Any]) -> None:
        for mark in (*_TOKENS, "dice"):
            if mark in marks:
                with Inside(mark):
                    number = whole_number(marks[mark], mark)
                counts = state.charms if mark == "dice" else getattr(state, mark)
                counts[card] = number
                if mark == "dice":
                    self.game.bind_dice(state, card, number)
        if marks.get("cancelled"):
            self.game.mark_cancelled(state, card)

    # -- then

    def _claims_on_seats(self) -> dict[str, Claim]:
        found = {zone: self._claim_on_zone(zone) for zone in _ZONES if zone != "phoenixborn"}
        kinds = self.game.words[: self.game.type_words]
        found["active"] = Claim(
            DiceClaim(kinds), lambda state, seat: list(state.players[seat].active)
        )
        found["exhausted"] = Claim(
            DiceClaim(self.game.types), lambda state, seat: list(state.players[seat].exhausted)
        )
        found["wounds"] = Claim(Whole(), self._leader("wounds"))
        found["exhaustion"] = Claim(Whole(), self._leader("exhaustion"))
        found["out"] = Claim(Flag(), lambda state, seat: state.players[seat].is_out)
        found["main"] = Claim(
            Whole(), lambda state, seat: state.main if state.active == seat else 0
        )
        found["side"] = Claim(
            Whole(), lambda state, seat: state.sides if state.active == seat else 0
        )
        return found

    def _leader(self, tokens: str) -> Any:
        return lambda state, seat: getattr(state, tokens)[state.players[seat].phoenixborn]

    def _claim_on_zone(self, zone: str) -> Claim:
        return Claim(
            Cards(), lambda state, seat: self._ids(state, getattr(state.players[seat], zone))
        )

    def _claims_on_cards(self) -> dict[str, Claim]:
        game = self.game
        zones = [*_ZONES, "attached"]
        places = [f"{seat} {zone}" for seat in SEATS[: game.most_seats] for zone in zones]
        found: dict[str, Claim] = {
            "zone": Claim(OneOf(places), zone_of),
            "card": Claim(CardId(), lambda state, card: self._ids(state, [card])[0]),
            "seen_by": Claim(Seats(), seen_by),
            "dice": Claim(Whole(), lambda state, card: state.charms[card]),
            "exhausted": Claim(Flag(), lambda state, card: state.exhaustion[card] > 0),
            "attack": Claim(Whole(), lambda state, card: game.stat(state, card, t.ATTACK)),
            "life": Claim(Whole(), lambda state, card: game.stat(state, card, t.LIFE)),
            "recover": Claim(Whole(), lambda state, card: game.stat(state, card, t.RECOVER)),
        }
        for tokens in _TOKENS:
            found[tokens] = Claim(Whole(), _counted(tokens))
        return found

    def _ids(self, state: AshesState, cards: Sequence[int]) -> list[str]:
        return [self.game.faces[state.faces[card]].id for card in cards]


def _counted(tokens: str) -> Any:
    return lambda state, card: getattr(state, tokens)[card]

"""Tables of Summon & Magic for ruling files: how they are laid out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deckcli.core.packed import plus
from deckcli.core.text import meant
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.modifiers import WHILE_ATTACHED, Modifier
from deckcli.engine.notation import SEATS
from deckcli.engine.ops import Op
from deckcli.engine.rulings.lasting import Owner, note_seen, put_in_force
from deckcli.engine.rulings.layouts import (
    BadRuling,
    Entry,
    Heard,
    Inside,
    Layout,
    face_called,
    is_marked,
    items_of,
    marks_of,
    one_of,
    only,
    seat_called,
    seat_to_act,
    turn_number,
    whole_number,
)
from deckcli.engine.rulings.new_games import faces_of, new_deck
from deckcli.engine.state import BITS, NONE, used_key
from deckcli.engine.words.verbs import Modify
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.setup import SummonDeck, add_card, seat_player
from deckcli.games.summon_magic.rules.state import Player, SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules
from deckcli.games.summon_magic.rules.turn import Act, BeginTurn, EndEffects
from deckcli.games.summon_magic.rules.zones import EVERYBODY
from deckcli.games.summon_magic.table.claims import ZONES, SummonClaims
from deckcli.games.summon_magic.words.always import stats

_OF_MONSTERS = (
    "position", "face_down", "equipment", "counters", "bases", "commanded", "turned", "effects",
    "used_this_turn",
)  # fmt: skip
_MARKS: dict[str, tuple[str, ...]] = {  # those that mean something in each zone
    "monsters": _OF_MONSTERS, "magic": ("side", "used_this_turn"),
    "sets": ("new", "side", "seen_by"), "field": ("used_this_turn",), "weather": (),
    "hand": ("seen_by",), "graveyard": (), "deck": ("seen_by",), "side_deck": ("seen_by",),
    "avatar": ("used_this_turn",), "equipment": ("owner", "side", "used_this_turn"),
}  # fmt: skip
_PHASES: dict[str, type[Op]] = {"start": BeginTurn, "main": Act, "end": EndEffects}
_FLAGS = {
    "face_down": t.FACE_DOWN, "commanded": t.COMMANDED, "turned": t.TURNED, "new": t.NEW,
    "side": t.OF_SIDE,
}  # fmt: skip
_LIES: dict[str, tuple[int, ...]] = {  # the kinds of cards that lie face up in a zone
    "monsters": (t.MONSTER,), "magic": (t.MAGIC,), "field": (t.FIELD,), "weather": (t.WEATHER,),
    "avatar": (t.AVATAR,),
}  # fmt: skip


class SummonLayout(Layout[SummonState]):
    """Lays out and looks at tables of one game."""

    def __init__(self, game: SummonRules, filler: str, rules: Sequence[str]) -> None:
        super().__init__(filler, rules)
        self.game = game
        claims = SummonClaims(game)
        self.of_seats, self.of_cards = claims.on_seats(), claims.on_cards()
        self.of_tables.update(claims.on_tables())
        self.skills = {ability.name: ability.skill for ability in game.abilities}

    # -- given

    def lay_out(self, given: Mapping[str, Any], names: dict[str, int]) -> SummonState:
        state = SummonState()
        self.prepare(self.game, state, given, ["phase", "ap"])
        if "new_game" in given:
            with Inside("new_game"):
                return self._new_game(state, given["new_game"])
        with Inside("phase"):
            phase = one_of(given.get("phase", "main"), _PHASES, "phase")
        with Inside("ap"):
            state.ap = whole_number(given.get("ap", t.ACTION_POINTS), "ap")
            if state.ap > t.ACTION_POINTS:
                raise BadRuling(f"a turn has {t.ACTION_POINTS} action points, not {state.ap}")
        state.active, state.turn = seat_to_act(given, state), turn_number(given)
        for seat in range(2):
            state.players = append(state.players, Player())
        for seat in range(2):
            with Inside(SEATS[seat]):
                self._lay_side(state, seat, given.get(SEATS[seat], {}), names)
        for seat in range(2):
            self._check_hand(state, seat)
            self._list_books(state, seat)
        self.game.note_field(state)
        state.turn -= phase == "start"  # the turn begins with the first step
        turn = state.push(self.game.turn_program, state.active)
        turn.step = self.game.programs[turn.program].place_of(_PHASES[phase])
        return state

    def _check_hand(self, state: SummonState, seat: int) -> None:
        held, most = len(state.players[seat].hand), self.game.hand_limit(state, seat)
        if held > most:
            raise BadRuling(
                f"{held} cards in hand are a Magic Burst: {most} at most", at=(SEATS[seat], "hand")
            )

    def _new_game(self, state: SummonState, decks: Mapping[str, Any]) -> SummonState:
        """A game from the very start, with the decks listed in the ruling."""
        known = self.game.face_of
        for seat in range(2):
            cards, side = new_deck(state, decks, seat, known, further=["side_deck", "avatar"])
            with Inside(SEATS[seat]):
                others: list[int] = []
                if "side_deck" in side:
                    with Inside("side_deck"):
                        others = faces_of(side["side_deck"], "side_deck", known)
                avatar = NONE
                if "avatar" in side:
                    with Inside("avatar"):
                        avatar = face_called(side["avatar"], known)
                for faces, what in ((cards, "cards"), (others, "side_deck")):
                    if len(faces) <= t.BOOST and (faces or what == "cards"):
                        raise BadRuling(
                            f"p{seat + 1} has {len(faces)} {what}",
                            hint=f"Boost alone draws {t.BOOST} cards",
                        )
            seat_player(state, seat, SummonDeck(cards, others, avatar))
        state.push(self.game.setup_program, 0)
        return state

    def _lay_side(
        self, state: SummonState, seat: int, side: Mapping[str, Any], names: dict[str, int]
    ) -> None:
        only(side, (*ZONES, "side_plays", "evolved"), "side")
        player = state.players[seat]
        for count in ("side_plays", "evolved"):
            with Inside(count):
                setattr(player, count, whole_number(side.get(count, 0), count))
        for zone in ZONES:
            with Inside(zone):
                for steps, entry in self._entries(side, zone):
                    with Inside(*steps):
                        self._lay_card(state, seat, zone, entry, names)

    def _entries(self, side: Mapping[str, Any], zone: str) -> list[Entry]:
        """What lies in a zone, its top last."""
        if zone == "deck":
            return self.deck_entries(side.get(zone))
        return self.entries(side.get(zone), zone)

    def _list_books(self, state: SummonState, seat: int) -> None:
        """The decks that a player must have brought, as far as they lie here."""
        mine = [card for card in range(len(state.faces)) if state.owners[card] == seat]
        player = state.players[seat]
        aside = [card for card in mine if card in player.side or state.flags[card] & t.OF_SIDE != 0]
        rest = [card for card in mine if card not in aside and card != player.avatar]
        for cards in (rest, aside):
            faces = sorted(state.faces[card] for card in cards)
            state.books = append(append(state.books, vec[i64](cards)), vec[i64](faces))
        state.decklists = append(
            state.decklists, vec[i64](sorted(state.faces[card] for card in mine))
        )

    # -- cards

    def _lay_card(
        self, state: SummonState, seat: int, zone: str, entry: Any, names: dict[str, int]
    ) -> None:
        marks = marks_of(entry, zone, _MARKS)
        with Inside("card"):
            card = self._new_card(state, seat, zone, marks["card"])
        self._put(state, seat, zone, card)
        self._mark(state, card, marks)
        if zone == "monsters":
            self._lay_monster(state, seat, card, marks, names)
        self.call(card, marks, names)

    def _new_card(self, state: SummonState, seat: int, zone: str, card_id: Any) -> int:
        face = self.game.prints[face_called(card_id, self.game.face_of)]
        if zone in _LIES and face.kind not in _LIES[zone]:
            raise BadRuling(f"{face.id} cannot lie in {zone}: it is {t.KINDS[face.kind]}")
        if zone == "magic" and not face.is_continuous:
            raise BadRuling(f"{face.id} does not stay in the magic zone", hint="use sets")
        if zone == "sets" and face.kind == t.MONSTER and not face.is_settable:
            raise BadRuling(f"{face.id} cannot be set")
        if zone not in ("avatar", "monsters") and face.kind == t.AVATAR:
            raise BadRuling(f"{face.id} is an avatar and lies in no other zone")
        seen = EVERYBODY
        if zone in ("sets", "hand", "side_deck"):
            seen = BITS[seat]
        elif zone in ("deck", "counters"):
            seen = 0
        return add_card(state, seat, face.index, seen)

    def _put(self, state: SummonState, seat: int, zone: str, card: int) -> None:
        """Put a card into a zone, as its last one; raises BadRuling where there is no room."""
        player = state.players[seat]
        if zone in ("field", "avatar"):
            if getattr(player, zone) != NONE:
                raise BadRuling(f"p{seat + 1} has two cards in {zone}; there is one at most")
            setattr(player, zone, card)
        elif zone == "weather":
            if state.weather != NONE:
                raise BadRuling("there are two weathers; there is one at most in the whole game")
            state.weather = card
        else:
            name = {"sets": "magic", "side_deck": "side"}.get(zone, zone)
            setattr(player, name, plus(getattr(player, name), card))
            if zone == "sets":
                state.flags[card] |= t.FACE_DOWN

    def _mark(self, state: SummonState, card: int, marks: Mapping[str, Any]) -> None:
        for mark, flag in _FLAGS.items():
            if is_marked(marks, mark):
                state.flags[card] |= flag
        note_seen(state, card, marks)
        for number, name in enumerate(items_of(marks, "used_this_turn")):
            if not isinstance(name, str) or name not in self.skills:
                hint = meant(str(name), self.skills, quote="")
                raise BadRuling(
                    f"no ability is called {name!r}", hint=hint, at=("used_this_turn", number)
                )
            state.used = append(state.used, used_key(card, self.skills[name]))

    def _lay_monster(
        self,
        state: SummonState,
        seat: int,
        card: int,
        marks: Mapping[str, Any],
        names: dict[str, int],
    ) -> None:
        with Inside("position"):
            position = one_of(marks.get("position", "attack"), t.POSITIONS, "position")
        if position == "defence" or is_marked(marks, "face_down"):
            state.flags[card] |= t.IN_DEFENCE
        if is_marked(marks, "face_down"):
            state.seen[card] = BITS[seat]
            if "position" in marks and position == "attack":
                raise BadRuling("a face-down monster is in defence position", at=("position",))
        for number, entry in enumerate(items_of(marks, "bases")):
            with Inside("bases", number):
                base = self._new_card(state, seat, "monsters", entry)
                state.attach(base, card, t.BASE)
        for number, entry in enumerate(items_of(marks, "equipment")):
            with Inside("equipment", number):
                self._equip(state, seat, card, entry, names)
        with Inside("counters"):
            for steps, entry in self.entries(marks.get("counters"), "counters"):
                with Inside(*steps):
                    counter = self._new_card(state, seat, "counters", entry)
                    state.attach(counter, card, t.COUNTER)
        put_in_force(self.game, state, Owner(seat, card), marks, stats())

    def _equip(
        self, state: SummonState, seat: int, host: int, entry: Any, names: dict[str, int]
    ) -> None:
        marks = marks_of(entry, "equipment", _MARKS)
        owner = seat
        if "owner" in marks:
            with Inside("owner"):
                owner = seat_called(marks["owner"], state)
        with Inside("card"):
            card = self._new_card(state, owner, "equipment", marks["card"])
            face = self.game.prints[state.faces[card]]
            if not face.is_equip and face.kind != t.MONSTER:
                raise BadRuling(f"{face.id} is no equipment")
        state.attach(card, host, t.EQUIPPED)
        self._mark(state, card, marks)
        self._lend(state, owner, card, host)
        self.call(card, marks, names)

    def _lend(self, state: SummonState, seat: int, card: int, host: int) -> None:
        """A monster below another one changes it as the skill that laid it there says."""
        for ability in self.game.prints[state.faces[card]].abilities:
            for op in self.game.programs[ability.program].ops if ability.program >= 0 else ():
                if isinstance(op, Modify) and op.until == WHILE_ATTACHED:
                    context = self.game.contexts[seat][card]
                    amount = op.amount.value(self.game, state, context)
                    made = Modifier(op.stat, host, amount, WHILE_ATTACHED, seat, state.turn, card)
                    state.modifiers = append(state.modifiers, made)

    # -- when

    def follow(self, heard: Heard, names: dict[str, int], laid: Mapping[str, int]) -> None:
        """A card laid on a monster is its top card; a monster keeps the name that it had first.

        Cards swap ids when a monster evolves, so that it stays the same individual.
        """
        if heard.kind != t.EVOLVED:
            return
        card, monster = heard.other, heard.card
        for name, at in names.items():
            if at == card:
                names[name] = monster
            elif at == monster and laid[name] != monster:
                names[name] = card

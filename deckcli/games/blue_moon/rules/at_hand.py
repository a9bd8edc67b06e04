"""What a player has at hand: the cards that may be played now, and the texts that may be used."""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import joined, with_room
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.events import meets
from deckcli.engine.game import ability_frame
from deckcli.engine.state import NONE, used_key
from deckcli.games.blue_moon.rules.codes import (
    BARS_PLAYS,
    BLUFF,
    BOOSTER,
    CHARACTER,
    FREE,
    FREES_NEXT,
    GANG,
    IS_FREE_IF,
    ONCE_PER_TURN,
    ONLY_IF,
    PAIR,
    SUPPORT,
    USES,
)
from deckcli.games.blue_moon.rules.faces import BlueMoonFace
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState, Player

_ONLY_IF: Final = 2**ONLY_IF  # as a bit of `touches`
_FREES: Final = 2**IS_FREE_IF | 2**FREES_NEXT
_LINKS: Final = GANG | PAIR
GOES_FURTHER: Final = FREE | _LINKS  # icons of cards that may be played after others


def characters_to_play(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> vec[i64]:
    """The characters that may be played now."""
    player = state.players[seat]
    found = with_room(len(player.hand))
    if state.stopped:
        return found
    is_plain, has_room = is_unhindered(game, state, seat), state.characters == state.freely
    is_free, is_full = is_plain and has_room, is_plain and not has_room
    prints, faces = game.prints, state.faces
    for card in held(state, seat):
        face = prints[faces[card]]
        if face.kind != CHARACTER:
            continue
        if is_free and not face.touches & _ONLY_IF:
            found = append(found, card)
        elif is_full and not goes_further(game, state, player, face):
            continue
        elif game.may_play_character(state, seat, card):
            found = append(found, card)
    return found


def supports_to_play(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> vec[i64]:
    """The boosters and supports that may be played now."""
    player = state.players[seat]
    found = with_room(len(player.hand))
    is_plain = is_unhindered(game, state, seat)
    prints, faces = game.prints, state.faces
    for card in held(state, seat):
        face = prints[faces[card]]
        if face.kind < BOOSTER or face.kind > SUPPORT:
            continue
        is_further = goes_further(game, state, player, face)
        if is_plain and not face.touches & _ONLY_IF and not is_further:
            may_play = game.has_room_for(state, seat, face.kind)
        else:
            may_play = game.may_play_support(state, seat, card, face.kind, face_down=False)
        if may_play:
            found = append(found, card)
    return found


def bluffs_to_play(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> vec[i64]:
    """The cards that may be played face down now."""
    found = vec[i64]()
    for card in held(state, seat):
        if game.prints[state.faces[card]].icons & BLUFF and (
            game.icons_in_hand(state, card) & BLUFF
            and game.may_play_support(state, seat, card, SUPPORT, face_down=True)
        ):
            found = append(found, card)
    return found


def held(state: BlueMoonState, seat: i64) -> vec[i64]:
    """The cards that a player could play: what landed ships have brought, and the hand."""
    player = state.players[seat]
    if len(player.ashore) == 0:
        return player.hand
    return joined(player.ashore, player.hand)


def is_unhindered(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> bool:
    """Whether the opponent's texts bar no plays and no ship has landed, whose turn has limits."""
    if state.stale:
        game.refresh(state)
    return (
        state.players[1 - seat].touches & BARS_PLAYS == 0 and len(state.players[seat].landed) == 0
    )


def has_room_at_all(state: BlueMoonState) -> bool:
    """Whether the one booster, support or load of a turn is still to come."""
    return not state.stopped and state.boosters + state.supports + state.loads == 0


def goes_further(
    game: BlueMoonRules, state: BlueMoonState, player: Player, face: BlueMoonFace
) -> bool:
    """Whether a card might be played even if the limit is reached."""
    if (face.touches | player.touches) & _FREES or face.icons & FREE:
        return True
    return (
        face.icons & _LINKS != 0
        and state.last != NONE
        and goes_with(face, game.prints[state.faces[state.last]])
    )


def goes_with(face: BlueMoonFace, before: BlueMoonFace) -> bool:
    """Whether a card may go on after another, as it is printed: one of its gang, or its pair."""
    shared = face.icons & before.icons
    return (shared & GANG != 0 and face.gang == before.gang) or (
        shared & PAIR != 0 and face.pair == before.pair
    )


def usable(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> vec[i64]:
    """The active cards with a text that may be used once on the turn, now."""
    found = vec[i64]()
    if not game.touches(state, seat, USES):
        return found
    for card in state.players[seat].combat:
        texts = game.prints[state.faces[card]].texts[ONCE_PER_TURN]
        if len(texts) > 0 and used_key(card, texts[0].skill) not in state.used:
            frame = game.contexts[seat][card]
            if not game.is_ignored(state, card) and meets(game, state, texts[0], frame):
                found = append(found, card)
    return found


def use(game: BlueMoonRules, state: BlueMoonState, seat: i64, card: i64) -> None:
    """The text of a card is used."""
    text = game.prints[state.faces[card]].texts[ONCE_PER_TURN][0]
    ability_frame(game, state, text, seat, card)

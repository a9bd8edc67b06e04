"""How both tables call a card, a monster or whatever else lies on the field."""

from summon_magic.second_opinion.nouns import Laid, Monster


class Naming:
    """Of a table with `players`, `monsters` and a `weather`."""

    def called(self, thing):
        if isinstance(thing, Monster):
            return among(thing, self.players[thing.seat].monsters, _monster_in_words)
        if isinstance(thing, Laid):
            return self._called_laid(thing)
        for bearer in self.monsters:
            if thing in bearer.equipment:
                words = among(thing, bearer.equipment, lambda card: card.id)
                return f"{words} on {self.called(bearer)}"
        player = self.players[thing.owner]
        for zone, name in ((player.deck, "deck"), (player.side_deck, "side deck")):
            if thing in zone:
                return f"{thing.id} ({name})"
        return thing.id

    def _called_laid(self, laid):
        player = self.players[laid.seat]
        if laid is self.weather:
            return f"weather {laid.card.id}"
        if laid is player.field:
            return f"p{laid.seat + 1}'s field {laid.card.id}"
        return among(laid, player.magic, _laid_in_words)


def among(thing, things, in_words):
    """A thing in words: the second of two like it has a number."""
    words = in_words(thing)
    alike = [one for one in things if in_words(one) == words]
    often = next(at for at, one in enumerate(alike, start=1) if one is thing)
    return f"{words} #{often}" if often > 1 else words


def _monster_in_words(monster):
    return f"p{monster.seat + 1}'s {monster.card.id}{'' if monster.is_up else ' (down)'}"


def _laid_in_words(laid):
    return f"p{laid.seat + 1}'s {'laid' if laid.is_up else 'set'} {laid.card.id}"

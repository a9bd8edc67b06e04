"""A second BlackPoker, written from the rules: dealing, raising, the stage.

Whatever a player decides is a `yield` of a Question, to which the answer is sent.
"""

from blackpoker.second_opinion.effects import EFFECTS
from blackpoker.second_opinion.nouns import Action, GameOver
from blackpoker.second_opinion.table import Table

HAND_SIZE = 7


class Rules(Table):
    """The order of play."""

    def __init__(self, *things, **options):
        super().__init__(*things, **options)
        self.chance = self.active
        self.passes = 0  # in a row

    def play(self, *, is_dealt):
        """A whole game; what it returns in the end is the winner, or None."""
        try:
            if not is_dealt:
                self.deal()
            while True:
                yield from self.act()
        except GameOver as over:
            return over.winner

    def deal(self):
        """Seven cards each; the higher card that is turned up goes first and draws one more."""
        for player in self.players:
            player.draw(HAND_SIZE)
        difference = 0
        while not difference:
            self.check_decks()
            for player in self.players:
                player.damage(1)
            one, other = (player.graveyard[-1].number for player in self.players)
            difference = one - other
        self.active = self.chance = 0 if difference > 0 else 1
        self.players[self.active].draw(1)

    def act(self):
        """The turn player raises an action on the empty stage, and all that follows is done."""
        yield from self.announce(self.active, "action", self.raisable(self.active))
        while self.stage:
            while self.passes < 2:
                yield from self.respond()
            yield from self.carry_out(self.stage[-1])

    def respond(self):
        """Whoever has the chance raises a quick action or passes."""
        entries = self.raisable(self.chance)
        yield from self.announce(self.chance, "response", entries, {"pass": None})

    def announce(self, seat, window, entries, otherwise=()):
        answers = {f"raise {entry.name}": entry for entry in entries} | dict(otherwise)
        entry = yield from self.ask(seat, window, answers)
        if entry is None:
            self.passes += 1
            self.chance = 1 - seat
        else:
            yield from self.raise_action(Action(entry, seat))

    def carry_out(self, action):
        """The top of the stage: without its target it does nothing."""
        if self.has_target(action):
            yield from self.effect(action)
        self.stage.remove(action)
        self.conclude(action)
        self.chance = self.active

    def effect(self, action):
        yield from EFFECTS[action.entry.id](self, action) or ()

    def conclude(self, action):
        self.players[action.seat].graveyard += action.keys
        self.passes = 0
        self.check()

    def put_up(self, action_id):
        """An effect puts an action on the stage, below the one that is carried out."""
        self.stage.insert(-1, Action(self.entries[action_id], self.active))

    # -- what may be raised

    def raisable(self, seat):
        return [entry for entry in self.entries.values() if self.may_raise(seat, entry)]

    def may_raise(self, seat, entry):
        """Timing, cost, keys and target: all must be possible together."""
        is_own_turn = seat == self.active
        if not entry.is_direct or entry.id in self.raised_this_turn:
            return False
        if not entry.is_quick and (self.stage or not is_own_turn):
            return False
        if entry.is_for_others_turns and is_own_turn:
            return False
        player, cost = self.players[seat], self.cost(seat, entry)
        charged = [one for one in player.bulwarks if not one.is_driven]
        if len(charged) < cost.count("B") or len(player.characters) < cost.count("S"):
            return False
        if len(player.hand) < entry.keys + cost.count("D"):
            return False
        return self.can_show(seat, entry, player.hand)

    def cost(self, seat, entry):
        """A magician makes quick magic free."""
        is_free = any(one.is_magician for one in self.players[seat].soldiers)
        return "" if is_free and entry.is_quick_magic else entry.cost

    def can_show(self, seat, entry, hand):
        return any(self.can_aim(seat, entry, keys) for keys in entry.ways_to_show(hand))

    def can_aim(self, seat, entry, keys):
        return entry.target is None or bool(self.targets(Action(entry, seat, list(keys))))

    # -- raising

    def raise_action(self, action):
        """Pay, show the keys, aim; then it waits on the stage or happens at once."""
        seat, entry = action.seat, action.entry
        cost = self.cost(seat, entry)
        for at, letter in enumerate(cost):
            yield from self.pay(action, letter, cost[at:].count(letter))
        while len(action.keys) < entry.keys:
            yield from self.show_key(action)
        if entry.target is not None:
            action.target = yield from self.ask(seat, "target", self.targets(action))
        if entry.is_once_a_turn:
            self.raised_this_turn.add(entry.id)
        if entry.is_immediate:
            yield from self.effect(action)
            self.conclude(action)
        else:
            self.stage.append(action)
            self.passes, self.chance = 1, 1 - seat

    def pay(self, action, letter, left):
        """One letter of a cost, of which so many are left; nobody is asked if all must go."""
        seat, player = action.seat, self.players[action.seat]
        if letter == "L":
            player.damage(1)
        elif letter == "B":
            charged = [one for one in player.bulwarks if not one.is_driven]
            payer = yield from self.payer(seat, "drive", charged, left)
            payer.is_driven = True
        elif letter == "S":
            payer = yield from self.payer(seat, "sacrifice", player.characters, left)
            self.die(payer)
        else:
            spare = [card for card in player.hand if self.can_spare(action, card)]
            card = yield from self.ask_card(seat, "discard", "discard", spare)
            player.discard(card)

    def payer(self, seat, window, characters, left):
        if len(characters) == left:
            return characters[0]
        return (yield from self.ask_character(seat, window, window, characters))

    def can_spare(self, action, card):
        """Whether the keys can still be shown without a card."""
        rest = [one for one in self.players[action.seat].hand if one is not card]
        return self.can_show(action.seat, action.entry, rest)

    def show_key(self, action):
        """The next key; if all that could be shown are needed they are."""
        seat, entry, shown = action.seat, action.entry, tuple(action.keys)
        player = self.players[seat]
        ways = [
            keys[len(shown) :]
            for keys in entry.ways_to_show([*shown, *player.hand], shown)
            if self.can_aim(seat, entry, keys)
        ]
        if len(set().union(*ways)) == len(ways[0]):
            keys = ways[0]
        else:
            first = [way[0] for way in ways]
            keys = [(yield from self.ask_card(seat, "key", "key", first))]
        for card in keys:
            player.hand.remove(card)
            action.keys.append(card)

    # -- targets

    def targets(self, action):
        """What an action may be aimed at, by the words for it."""
        target = action.entry.target
        if target["what"] == "player":
            seats = [1 - action.seat] if target["whose"] == "opponent" else [0, 1]
            return {f"target p{seat + 1}": seat for seat in seats}
        if target["what"] == "action":
            others = [one for one in reversed(self.stage) if one is not action]
            numbered = enumerate(others, start=1)
            return {f"target action {at}": one for at, one in numbered if _hits(action, one)}
        sides = [action.seat] if target["whose"] == "own" else [0, 1]
        characters = [one for seat in sides for one in self.players[seat].characters]
        meant = [one for one in characters if _is_meant(action, one)]
        return {f"target {self.called(one)}": one for one in meant}

    def has_target(self, action):
        if action.entry.target is None:
            return True
        return any(one is action.target for one in self.targets(action).values())


def _is_meant(action, character):
    target = action.entry.target
    if target["what"] == "soldier" and character.is_bulwark:
        return False
    if target["what"] == "bulwark" and character.is_soldier:
        return False
    if target.get("where") == "same_suit_as_key":
        suit = action.keys[0].suit
        return suit is not None and character.cards[0].suit == suit
    return True


def _hits(action, other):
    """Whether an action aimed at actions may be aimed at another one."""
    target = action.entry.target
    if "named" in target:
        return other.entry.id == target["named"]
    if target["where"] == "has_a_target":
        return other.entry.target is not None
    if other.entry.is_uncounterable:
        return False
    is_small = len(other.keys) == 1 and other.keys[0].number <= action.keys[0].number
    return len(other.keys) == 2 or is_small

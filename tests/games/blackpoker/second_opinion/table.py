"""A table of the second opinion: where things lie, and what happens to them between actions."""

from blackpoker.second_opinion.nouns import Character, GameOver
from second_opinion_common.question import Question


class Table:
    """Both players, whose turn it is, the stage and the fight."""

    def __init__(self, players, entries, *, active, shuffles, recruits_from_bottom):
        self.players = players
        self.entries = entries  # the actions of the format, by id
        self.active = active
        self.shuffles = shuffles  # for each seat the random numbers that shuffle its deck
        self.recruits_from_bottom = recruits_from_bottom
        self.stage = []  # the last one is on top, and stays there while it is carried out
        self.raised_this_turn = set()  # ids of actions
        self.attackers = []
        self.blocks = []  # pairs of a blocker and its attacker
        self.triggered = []  # for each Next Generation that waits, its player

    # -- asking

    def ask(self, seat, window, answers):
        """What a player answers; the only answer is no question."""
        if len(answers) == 1:
            return next(iter(answers.values()))
        answer = yield Question(seat, window, sorted(answers))
        return answers[answer]

    def ask_card(self, seat, window, verb, cards):
        """One of several cards; two Jokers are one answer."""
        return self.ask(seat, window, {f"{verb} {card.id}": card for card in cards})

    def ask_character(self, seat, window, verb, characters):
        return self.ask(seat, window, {f"{verb} {self.called(one)}": one for one in characters})

    def decide(self, seat, *words):
        return self.ask(seat, "decision", {word: word for word in words})

    def called(self, character):
        player = self.players[character.seat]
        zone = player.bulwarks if character.is_bulwark else player.soldiers
        names = [one.name for one in zone]
        return in_words(
            character.seat, names, zone.index(character), is_bulwark=character.is_bulwark
        )

    # -- the field

    def number(self, soldier):
        return self.players[soldier.seat].number(soldier)

    def is_on_field(self, character):
        return character in self.players[character.seat].characters

    def enter(self, seat, card, *, is_bulwark=False, is_driven=False):
        """A card comes to the field."""
        self.add(Character([card], seat, is_bulwark, is_driven, [card]))

    def add(self, character):
        player = self.players[character.seat]
        (player.bulwarks if character.is_bulwark else player.soldiers).append(character)

    def leave(self, character):
        """A character goes from the field; the fight goes on without it."""
        player = self.players[character.seat]
        (player.bulwarks if character.is_bulwark else player.soldiers).remove(character)
        if character in self.attackers:
            self.attackers.remove(character)
        self.blocks = [pair for pair in self.blocks if character not in pair]

    def die(self, character):
        if self.is_on_field(character):
            self.leave(character)
            self.players[character.seat].graveyard += character.cards
            self.triggered += [character.seat] * character.next_generations

    def end_fight(self):
        self.attackers, self.blocks = [], []

    # -- after an action

    def check(self):
        """Who has no deck has lost; then what was triggered happens, and is checked, too."""
        self.check_decks()
        while self.triggered:
            seat = self.active if self.active in self.triggered else 1 - self.active
            self.triggered.remove(seat)
            self.dig(self.players[seat])
            self.check_decks()

    def dig(self, player):
        """Next Generation."""
        while player.deck:
            card = player.deck.pop()
            if card.is_dug_for:
                player.hand.append(card)
                return
            player.graveyard.append(card)

    def check_decks(self):
        alive = [seat for seat, player in enumerate(self.players) if player.deck]
        if len(alive) < len(self.players):
            raise GameOver(alive[0] if alive else None)


def in_words(seat, names, at, *, is_bulwark):
    """A character of a zone as both tables call it: the second of two Jokers has a number."""
    kind = "bulwark" if is_bulwark else "soldier"
    twin = " #2" if names.index(names[at]) < at else ""
    return f"p{seat + 1}'s {kind} {names[at]}{twin}"

"""A second Summon & Magic, written from the rulebook: setting up and the three phases of a turn.

Whatever a player decides is a `yield` of a Question, to which the answer is sent.
"""

from summon_magic.second_opinion.combat import Combat
from summon_magic.second_opinion.nouns import ATTACK, DEFENCE, GameOver, Laid, Use

BOOST, ACTION_POINTS, MOST_TURNS = 4, 3, 300
PHASES = ("start", "main", "end")


class Rules(Combat):
    """The order of play."""

    def play(self, phase):
        """A whole game, from a phase on or (none) from the very start; it returns the winner."""
        try:
            if phase is None:
                yield from self.set_up()
                phase = "start"
            while True:
                for name in PHASES[PHASES.index(phase) :]:
                    yield from getattr(self, f"{name}_phase")()
                self.begin_next_turn()
                phase = "start"
        except GameOver as over:
            self.why = over.why
            return over.winner

    def set_up(self):
        """Decks are chosen, captains bring a knight, then both players draw four cards."""
        yield from self.choose_decks()
        self.active = self.begins()
        for player in self.players:
            for cards in (player.deck, player.side_deck):
                cards[:] = self.shuffled(player.seat, cards)
        first, second = self.active, 1 - self.active
        for seat in (first, second):
            avatar = self.players[seat].avatar
            if avatar and avatar.name == "Captain of the White Shield":
                yield from self.bring_knight(seat)
        for seat in (first, second):
            self.draw(seat, BOOST)
        self.turn = 1

    def choose_decks(self):
        """Nobody sees the other's choice before both have chosen."""
        chosen = []
        for player in self.players:
            answers = {"play cards": False, "play side deck": True}
            if player.side_deck and (yield from self.ask(player.seat, "deck", answers)):
                chosen.append(player)
        for player in chosen:
            player.deck, player.side_deck = player.side_deck, player.deck
        for card in (card for player in self.players for card in player.side_deck):
            card.is_side = True

    def bring_knight(self, seat):
        deck = self.players[seat].deck
        knights = [
            card
            for card in deck
            if card.summon == "normal" and "knight" in card.races and card.cost <= 1
        ]
        answers = {f"choose {self.called(one)}": one for one in knights} | {"done": None}
        card = yield from self.ask(seat, "choice", answers)
        if card:
            deck.remove(card)
            self.pay({seat: card.adv})
            yield from self.enter(seat, card, DEFENCE)
            self.waiting.clear()  # its timing skills do not fire
        self.shuffle(seat)

    def begin_next_turn(self):
        if self.turn >= MOST_TURNS:
            raise GameOver(None, "turn_limit")
        self.turn += 1
        self.active = 1 - self.active

    # -- the three phases

    def start_phase(self):
        """One turn-start effect: no card of this set but a field has one."""
        self.ap = ACTION_POINTS
        player = self.players[self.active]
        name = player.field and player.field.card.name
        if name == "Scorching Valley":
            yield from self.deal(self.players[1 - self.active].monsters[:], 200, None)
        is_poor = name == "Tidepool Shrine" and len(player.hand) <= 2
        if is_poor and (yield from self.ask_yes(self.active)):
            self.draw(self.active)

    def main_phase(self):
        while True:
            chosen = yield from self.ask(self.active, "action", self.actions())
            if chosen is None:
                break
            declare, *details = chosen
            yield from self.process((yield from declare(self.active, *details)))
        yield from self.process(Use(self.active, "end", lambda *_: None))

    def end_phase(self):
        yield from self.turn_end_effects()
        self.mill(self.active, self.ap)
        empty = [player.seat for player in self.players if not player.deck]
        if empty:
            self.lose("exhaustion", *empty)
        for player in self.players:
            player.evolutions = 0
            for monster in player.monsters:
                monster.refresh()

    def turn_end_effects(self):
        """All of them once, in the order that the turn player likes."""
        effects = {}
        for monster in self.players[self.active].monsters:
            for skill in self.skills(monster):
                if skill.when == "turn end" and monster.is_up:
                    words = f"first {self.called(monster)}: {skill.name}"
                    effects[words] = self.use_of(monster, skill)
        for laid in self.players[1 - self.active].magic:
            if laid.card.name == "Corrosive Spores" and laid.is_up:
                words = f"first {self.called(laid)}: {laid.card.name}"
                effects[words] = Use(laid.seat, "timing", spores, laid.card)
        while effects:
            use = yield from self.ask(self.active, "order", effects)
            effects = {words: one for words, one in effects.items() if one is not use}
            self.uses[use.skill.name if use.skill else use.card.name] += 1
            yield from use.does(self, use) or ()

    # -- what a player may do

    def actions(self):
        found = self.uses_of_sets(self.active) | {"end turn": None}
        if self.ap:
            found |= self.actions_from_hand() | self.sets_from_hand()
        for monster in self.players[self.active].monsters:
            if not monster.is_commanded:
                found |= self.commands(monster) if self.turn > 1 else {}
                if not monster.is_turned:
                    found[f"turn {self.called(monster)}"] = self.declare_turning, monster
        return found

    def sets_from_hand(self):
        hand = self.players[self.active].hand
        return {f"set {card.id}": (self.declare_set, card) for card in hand if card.is_settable}

    def commands(self, monster):
        found = {}
        for skill in self.skills(monster):
            if monster.position == ATTACK and self.may_command(monster, skill):
                words = f"command {self.called(monster)}: {skill.name}"
                found[words] = self.declare_command, monster, skill
        return found

    def may_command(self, monster, skill):
        if skill.flag not in ("attack", "action") or skill.ap > self.ap:
            return False
        if skill.flag == "attack":
            return not skill.hits_cards or bool(self.strikable(monster.seat, skill))
        return not skill.targets or bool(skill.targets(self, self.use_of(monster, skill)))

    def declare_set(self, seat, card):
        self.ap -= 1
        self.players[seat].hand.remove(card)
        yield from ()
        return Use(seat, "set", lay_face_down, card)
        yield

    def declare_turning(self, seat, monster):
        monster.is_turned = True
        position = DEFENCE if monster.position == ATTACK else ATTACK
        yield from ()
        return Use(seat, "position", turn_over, monster=monster, position=position)
        yield

    def declare_command(self, seat, monster, skill):
        self.ap -= skill.ap
        monster.is_commanded = True
        self.uses[skill.name] += 1
        if skill.flag == "attack":
            use = Use(seat, "attack_command", self.attack_with, monster=monster, skill=skill)
            yield from self.aim(use, self.strikable(seat, skill), most=skill.strikes)
        else:
            use = Use(seat, "action", skill.does, monster=monster, skill=skill)
            if skill.targets:
                yield from self.aim(use, skill.targets(self, use))
        self.turn_up(*use.targets)
        return use


def spores(table, use):
    table.mill(1 - use.seat)


def lay_face_down(table, use):
    laid = Laid(use.card, use.seat, is_up=False, turn=table.turn)
    table.players[use.seat].magic.append(laid)


def turn_over(table, use):
    use.monster.position = use.position
    table.turn_up(use.monster)

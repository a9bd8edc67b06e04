"""How Japanese says groups, filters and cards that are spoken of again.

A group declares its noun with its counter, `味方|体`, what always stands before it,
`自分の手札の>カード|枚`, `=` if it is definite, and `|多` if it is definite and means several.
Numbers of pieces are declared in the same way. A filter says with `~` where the noun stands:
`行動済みの~`; without の~ that is what a card is, and what is no noun gets もの. `!兵士` takes the
noun's place.

Forms of groups: a particle, alone for all of them, after `some` for any of them (`some が`) and
after `bare` for their name (`bare を`); `each`, `counter`, `いる` and `いない` (the verb that goes
with the counter), `exists` and `lacks` (whole clauses). Forms of filters: `is`, `not`, or a noun.
"""

from __future__ import annotations

import re
from typing import Any, Final

from deckcli.engine.language import vocabulary as v
from deckcli.engine.texts.ja.numbers import JapaneseNumbers, digits, wide
from deckcli.engine.texts.ja.phrases import (
    AMONG,
    CARD,
    Noun,
    being_there,
    every_one,
    hand_of,
    in_front,
    owners,
    parted,
    place_before,
    predicate,
    state_of,
    taken_from,
)
from deckcli.engine.texts.language import bound_noun
from deckcli.engine.texts.tree import (
    ALLY,
    ITSELF,
    Bound,
    Choice,
    Met,
    Said,
    Slot,
    Together,
    is_itself,
    is_of_group,
)

_ALONE: Final = ("exists", "lacks", "each", "bare", "counter", "いる", "いない")  # without particle
_ANY: Final = (CARD, "キャラクター", "ユニット")  # say nothing that a filter with `!` does not
_OTHER: Final = "他の"
_OWNERS: Final = ("自分の", "相手の", "対戦相手の")
_WITHOUT: Final = "以外の"
_NAMED: Final = re.compile("『[^』]*』(か『[^』]*』)*の")


class JapaneseNouns(JapaneseNumbers):
    """The nouns of Japanese."""

    def cards(self, group: Any, form: str) -> str:
        mode, particle = (form, "") if form in _ALONE else parted(form)
        if isinstance(group, Choice):
            return self._chosen(group, particle)
        if mode in ("exists", "lacks"):
            return self._existence(group, no=mode == "lacks")
        if isinstance(group, Said):
            return every_one(self._group(group, mode), particle)
        if isinstance(group, Met):
            return self.cards(group.group, f"{mode} ") + self.introduced(group.slot) + particle
        if isinstance(group, Together):
            return every_one(self._together(group, mode), particle)
        return self._certain(group) + particle

    def apart(self, group: Any, form: str) -> str:
        mode, particle = (form, "") if form in _ALONE else parted(form)
        return f"「{self.cards(group, mode if form in _ALONE else f'{mode} ')}」{particle}"

    def _certain(self, group: Any) -> str:
        """The card itself, or cards that were chosen before."""
        return self.itself if group == ITSELF else self.reference(group.slot)

    def _together(self, group: Together, mode: str) -> str:
        owned = "" if mode else self._owned_alike(group)
        names = [self.cards(one, f"{mode} ") for one in group.groups]
        either = "、または" if any("の" in name for name in names) else "か"
        # or one could take a player for another owner of the cards behind
        both = "、および" if any(f"{name}の" in _OWNERS for name in names[:-1]) else "と"
        return owned or (either if mode in ("some", "each") else both).join(names)

    def _owned_alike(self, groups: Together) -> str:
        """All cards of groups that differ only in whose they are; "" if they differ in more."""
        if not self.same_filters(groups):
            return ""
        found = [self.noun(one) for one in groups.groups]
        if not all(noun.before in _OWNERS and noun[1:] == found[0][1:] for noun in found):
            return ""
        owners = "と".join(noun.before.removesuffix("の") for noun in found)
        whose = found[0]._replace(before=f"{owners}の")
        return f"{self.phrase(whose, groups.groups[0].args['filter'])}すべて"

    def _group(self, group: Said, mode: str) -> str:
        noun, filters = self.noun(group), group.args.get("filter", [])
        if mode == "some" and is_itself(filters):
            return self._itself(group, noun)
        if mode in ("counter", "いる", "いない"):
            return noun.counter if mode == "counter" else being_there(noun, no=mode == "いない")
        told = self.told_among(group)
        if told is not None and not mode and len(filters) == 1:
            place = noun.before.removesuffix("の")
            of = f"{self.reference(told)}の"
            whose = of if told.number in self.labels else ""
            left = f"{of}うち{place}に残っているものすべて"
            return f"{whose}残りすべて" if told.is_many else left
        if mode == "bare" and (hand := hand_of(noun, filters)):
            return hand
        phrase = self.phrase(noun if told is None else noun._replace(before=""), filters)
        if self.is_single(group) and "の" in noun.name and filters and mode in ("", "bare"):
            phrase = f"{noun.before}{noun.name}（{self.filtered(filters, 'is')}である場合）"
        if mode in ("some", "bare", "each") or noun.is_definite:
            return f"{phrase}１{noun.counter}" if mode == "each" else phrase
        if phrase.endswith("』"):
            phrase = phrase.replace("』か『", "』と『")
        return self._every(noun, phrase)

    def _itself(self, group: Said, noun: Noun) -> str:
        """The card itself, of which more is asked."""
        rest = [one for one in group.args["filter"] if not is_itself([one])]
        now = self.filtered(rest, "is") if rest and group.word.name == ALLY else ""
        now = now or self.phrase(noun, rest)
        if group is not self.subject:
            return f"{self.itself}（今は{now}）"
        self.now = now
        return self.itself

    @staticmethod
    def _every(noun: Noun, phrase: str) -> str:
        """All of them."""
        if noun.before or phrase.endswith("』"):
            return f"{phrase}すべて"
        other = _OTHER if phrase.startswith(_OTHER) else ""
        return f"{other}すべての{phrase.removeprefix(_OTHER)}"

    def _existence(self, group: Any, *, no: bool) -> str:
        if isinstance(group, Said):
            return self._existence_of(group, self.noun(group), no=no)
        if isinstance(group, Together):
            names = "か".join(self.cards(one, "some ") for one in group.groups)
            return f"{names}が{'/いない' if no else '/いる'}"
        if group == ITSELF:
            return f"{self.itself}が{'な/い' if no else '/ある'}"
        if self.was_just_chosen(group.slot):
            return "そうしなかった" if no else "そうし/た"
        name = self._noun_of(group.slot)[0]
        if group.slot.number in self.labels or self._has_namesake(group.slot):
            name = self.reference(group.slot)
        if group.slot.is_target:
            return f"{name}を対象にし{'なかった' if no else '/た'}"
        return f"{name}を選{'ばなかった' if no else 'ん/だ'}"

    def _has_namesake(self, slot: Slot) -> bool:
        """Whether other cards that may be meant have the same noun."""
        return any(self._noun_of(other) == self._noun_of(slot) for other in slot.rivals)

    def _existence_of(self, group: Said, noun: Noun, *, no: bool) -> str:
        filters = group.args.get("filter", [])
        among = next((one for one in filters if one.word.name == "among"), None)
        there_is, being = being_there(noun, no=no), "/でない" if no else "/である"
        if among is not None and isinstance(among.args["group"], Bound):
            slot = among.args["group"].slot
            others = [one for one in filters if one is not among]
            phrase, which = self.phrase(noun, others), self.reference(slot)
            if others and self.is_told(group, slot):
                phrase = self.filtered(others, "is") + ("のもの" if slot.is_many else "")
            if slot.is_many:
                return f"{which}の中に{phrase}が{there_is}"
            state = state_of(self.said(others[0])) if len(others) == 1 and not no else ""
            is_state = state and self.is_told(group, slot)
            return f"{which}が{state}" if is_state else f"{which}が{phrase}{being}"
        if noun.is_definite and filters:
            fits, which = self.filtered(filters, "is"), f"{noun.before}{noun.name}"
            if noun.is_many:
                what = CARD if noun.counter == "枚" else "もの"
                return f"{which}の中に{fits}の{what}が{there_is}"
            return f"{which}が{fits}{being}"
        phrase, place = self.phrase(noun, filters), place_before(noun)
        if no and "』か『" in phrase:  # none of them
            return f"{phrase.replace('』か『', '』も『')}も{there_is}"
        if hand := hand_of(noun, filters):
            phrase = hand
        elif place and phrase.startswith(place):
            phrase = f"{place.removesuffix('の')}に{phrase.removeprefix(place)}"
        return f"{phrase}が{there_is}"

    def _chosen(self, choice: Choice, particle: str) -> str:
        low, high, among = choice.fewest, choice.most, choice.among
        form = "bare" if isinstance(among, Together) else ""
        phrase, counter = f"{self.cards(among, form)}のうちの", "枚"
        places = ""
        if isinstance(among, Together) and self.is_alike(among):
            found = [self.place_of(one) for one in among.groups]
            rest = [one.removeprefix("自分の") for one in found[1:]]
            places = "か".join([found[0], *rest]) + "の"
            among = among.groups[0]
        if isinstance(among, Said):
            noun = self.noun(among)
            noun = noun._replace(before=places or noun.before)
            if self.told_among(among) is not None:
                noun = noun._replace(before="")
            phrase, counter = self.phrase(noun, among.args["filter"]), noun.counter
            if particle == "を" and place_before(noun) and self._has_clause(among.args["filter"]):
                # or one could take the place for a part of the clause
                phrase = self.phrase(noun._replace(before=""), among.args["filter"])
                particle = f"を{place_before(noun).removesuffix('の')}から"
            elif particle == "を":
                phrase = taken_from(phrase, noun)
        elif isinstance(among, Together) and low == high == 1:
            phrase, counter = self.cards(among, "some "), self._counter(among.groups[0])
        return self._so_many(choice, phrase, counter, particle)

    def _so_many(self, choice: Choice, phrase: str, counter: str, particle: str) -> str:
        """How many of what is chosen."""
        low, high, label = choice.fewest, choice.most, self.introduced(choice.slot)
        if low == high:
            picked = "" if particle.startswith("を") or not particle else "選んだ"
            return f"{picked}{phrase}{digits(low)}{counter}{label}{particle}"
        several = f"{digits(high)}{counter}まで"
        if high < 0 or low > 0:
            several = f"{digits(low)}～{digits(high)}{counter}" if low else "好きな数"
        if low and high < 0:
            several = f"{digits(low)}{counter}以上"
        if particle.startswith("を"):
            so_many = f"{several}{'だけ' if high < 0 else ''}"
            return f"{phrase.removesuffix('の')}{label}{particle}{so_many}"
        return f"選んだ{several}の{phrase.removesuffix('の')}{label}{particle}"

    def _counter(self, group: Any) -> str:
        return self.noun(group).counter if isinstance(group, Said) else "枚"

    def some_of(self, cards: Any, amount: int, form: str) -> str:
        if isinstance(cards, list):
            name, _, counter = form.partition("|")
            return f"{self.filtered(cards, name)}{digits(amount)}{counter}"
        return self._chosen(Choice(amount, amount, cards, Slot(None, is_many=False)), form)

    def noun(self, said: Said) -> Noun:
        """The noun of a group, or of a number of pieces."""
        pattern = self.noun_pattern(said)
        before, _, rest = pattern.removeprefix("=").rpartition(">")
        name, _, counted = rest.partition("|")
        counter, _, many = counted.partition("|")
        return Noun(before, name, counter, pattern.startswith("="), bool(many))

    def is_single(self, group: Said) -> bool:
        noun = self.noun(group)
        return noun.is_definite and not noun.is_many

    def has_owner(self, group: Said) -> bool:
        return self.noun(group).before.startswith("自分")

    def name_of(self, group: Said) -> str:
        return self.noun(group).name

    def place_of(self, group: Said) -> str:
        return place_before(self.noun(group)).removesuffix("の")

    def fewer(self, left: Said, right: Said) -> str:
        groups = [group for group in map(self.counted, (left, right)) if group is not None]
        names = [self.cards(group, "bare") for group in groups]
        yours, theirs = sorted(names, key=lambda name: not name.startswith("自分の"))
        if theirs == yours.replace("自分の", "相手の", 1):
            return names[0] + ("が相手" if names[0] == yours else "が自分")
        return f"{names[0]}が{names[1]}"

    def is_plural(self, group: Any) -> bool:
        return False

    # -- filters

    def phrase(self, noun: Noun, filters: list[Said]) -> str:
        """A noun with what is asked of it; 他の stands before names, but behind clauses."""
        name, mark, note = noun.name.removeprefix(_OTHER).partition("（")
        clauses: list[str] = []
        named = ""
        others: list[str] = []  # clauses about other cards
        names: list[str] = []
        # or one could take a clause for one about the others behind it
        for one in sorted(filters, key=lambda one: not is_of_group(one)):
            text = self._apart(one, self.said(one).removesuffix("~"))
            is_other = any(arg.holds == "group" for arg in one.word.args.values())
            is_clause = "が" in text or is_other
            if is_other and not text.endswith(AMONG):
                others.append(text)
            if text.startswith("!") and name in _ANY:
                name = text[1:]
            elif _NAMED.fullmatch(text) and name not in _ANY and not noun.before:
                named = f"の{text.removesuffix('の')}"  # 味方の『マルス』
            elif text.startswith("「") and text.endswith(f"」{_WITHOUT}"):
                note += f"（{text[1:].removesuffix(f'」{_WITHOUT}')}を除く）"
            elif is_clause or not text.endswith("の"):
                clauses.append(f"{text[1:]}の" if text.startswith("!") else text)
            else:
                names.append(text)
        other = _OTHER if noun.name.startswith(_OTHER) else ""
        without = [text for text in names if text.endswith(_WITHOUT)]
        names = [text for text in names if text not in without]
        if names:  # or one could take what is left out for the rest of the names
            cut = [f"{text.removesuffix('の')}で" for text in without]
            without = [a if a.startswith("『") else b for a, b in zip(without, cut, strict=True)]
        is_owner = all(one in _OWNERS for one in owners(noun.before))
        if other and names and is_owner and not clauses:  # 他の would be read with the first name
            other, clauses = "", [f"{self.itself}{_WITHOUT}"]
        parts = in_front(noun, clauses, others, is_owner=is_owner)
        return "".join([*parts, *without, other, *names, name, named, mark, note])

    @staticmethod
    def _apart(filtering: Said, text: str) -> str:
        """What is left out, with a mark if a clause before it could be taken for a part of it."""
        group = filtering.args.get("group") if filtering.word.name == "except" else None
        has_clauses = isinstance(group, Said) and bool(group.args.get("filter"))
        is_marked = has_clauses and text.endswith(_WITHOUT)
        return f"「{text.removesuffix(_WITHOUT)}」{_WITHOUT}" if is_marked else text

    def _has_clause(self, filters: list[Said]) -> bool:
        """Whether something is asked that a place before it could be taken for a part of."""
        texts = [self.said(one) for one in filters]
        return not all(text.startswith("!") or text.endswith("の~") for text in texts)

    def filtered(self, filters: list[Said], form: str) -> str:
        if form not in ("is", "not"):
            return self.phrase(Noun("", form, ""), filters)
        texts = [self.said(one) for one in filters]
        are_nouns = all(text.endswith("の~") or text.startswith("!") for text in texts)
        is_chain = form == "not" and are_nouns and not any(map(is_of_group, filters))
        both = "の" if is_chain else "かつ"
        joined = both.join(map(predicate, texts))
        return f"「{joined}」" if form == "not" and len(filters) > 1 else joined

    # -- cards that are spoken of again

    def reference(self, slot: Slot) -> str:
        """Cards that were named before; with their letter, if they have one."""
        label = self.labels.get(slot.number) if slot.is_used else None
        if not label:
            return self.referred(slot)
        return f"{self._noun_of(slot)[0].removeprefix('その')}{wide(label)}"

    def referred(self, slot: Slot) -> str:
        name, is_bound = self._noun_of(slot)
        if is_bound:
            return "その数" if slot is self.taken_slot else name
        is_placed = isinstance(slot.source, Said) and self.place_of(slot.source)
        return f"選んだ{name}" if is_placed else self.called(slot, name) or f"その{name}"

    def introduced(self, slot: Slot) -> str:
        label = self.labels.get(slot.number) if slot.is_used else None
        return f"（{wide(label)}）" if label else ""

    def _noun_of(self, slot: Slot) -> tuple[str, bool]:
        """The noun, and whether a word or an event gave these cards their name."""
        source = slot.source
        if not isinstance(source, Said):
            return CARD, False
        if source.word.kind != v.GROUP:
            return bound_noun(source, self.pattern(source)), True
        return self.noun(source).name.removeprefix(_OTHER).partition("（")[0], False

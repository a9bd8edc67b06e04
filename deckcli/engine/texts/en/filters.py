"""How English says what is asked of cards: red allies of cost 2 or less in your hand."""

from __future__ import annotations

from typing import Final, NamedTuple

from deckcli.engine.texts.en.pronouns import EnglishPronouns
from deckcli.engine.texts.en.spelling import forms, listed, predicate, with_article
from deckcli.engine.texts.tree import Said, is_of_group

CARD: Final = ("card", "cards")
_ANY: Final = ("card", "character", "unit")  # nouns that say nothing a filter with `!` does not say
_CLAUSE: Final = ("that ", "whose ", "other than ")  # stands behind the place of a noun
_OF_THESE: Final = ("among", "except")
NAME: Final = "="  # of what is definite without an article


class Noun(NamedTuple):
    owner: str
    one: str
    many: str
    place: str

    @property
    def article(self) -> str:
        """What stands before it."""
        return "" if self.owner == NAME else self.owner


class EnglishFilters(EnglishPronouns):
    """The filters of English."""

    def phrase(self, word: str, noun: Noun, filters: list[Said]) -> str:
        """A noun with what is asked of it: red allies of cost 2 or less in your hand."""
        before: list[str] = []
        after: list[str] = []
        others: list[str] = []  # what is said of other cards comes last
        groups: list[str] = []  # and behind clauses, or those would be read as about them
        other = "other " if word.startswith("other ") else ""
        for one in filters:
            text = self.said(one)
            if text.startswith("!"):
                kind = Noun("", *forms(text[1:]), "")
                if noun.one.rpartition("^")[2].removeprefix("other ") not in _ANY:
                    before.append(kind.one)
                else:
                    first, mark, _ = word.rpartition("^")
                    word = first + mark + (kind.many if word == noun.many else kind.one)
            elif text.startswith("~ non-"):
                before.insert(0, text.removeprefix("~ "))
            elif text.startswith("~") and one.word.name not in _OF_THESE and _asks_others(one):
                others.append(text.partition("|")[0].removeprefix("~").strip())
            elif text.startswith("~"):
                after.append(text.partition("|")[0].removeprefix("~").strip())
            elif "|able to " in text:
                before.insert(0, text.partition("|")[0].removesuffix("~").strip())
            else:
                before.append(text.partition("|")[0].removesuffix("~").strip())
            if is_of_group(one) and not text.startswith("~ other than "):
                groups.append(text.partition("|")[0].removeprefix("~").strip())
        after += others
        clauses = [text for text in after if text.startswith(_CLAUSE)]
        after = [text for text in after if text not in clauses]
        if clauses:
            after, clauses = (
                [text for text in after if text not in groups],
                [*(text for text in clauses if text not in groups), *groups],
            )
        first, _, head = word.removeprefix("other ").rpartition("^")
        parts = [first.strip(), *before, head, *after, noun.place, *clauses]
        return other + " ".join(part for part in parts if part)

    def filtered(self, filters: list[Said], form: str) -> str:
        if "|" in form:
            self.forget()
            noun = Noun("", *forms(form.removeprefix("all ")), "")
            if form.startswith("all "):
                return f"all {self.phrase(noun.many, noun, filters)}"
            return with_article(self.phrase(noun.one, noun, filters))
        texts = [self.said(one) for one in filters]
        made = listed([predicate(text) for text in texts], "and")
        if form == "not" and len(texts) == 1 and texts[0].endswith(" ~"):
            return f"non-{made}"
        if form != "not" or len(texts) == 1:
            return f"not {made}" if form == "not" else made
        nouns = (text.startswith("!") or text.partition("|")[0].endswith(" ~") for text in texts)
        if all(nouns):  # other than Flit character cards
            return f"other than {self.phrase('cards', Noun('', *CARD, ''), filters)}"
        return f"not at once {made}"


def _asks_others(filtering: Said) -> bool:
    return any(arg.holds == "group" for arg in filtering.word.args.values())

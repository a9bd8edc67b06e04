"""A person drafts in the terminal: numbered choices, card texts, picks so far, undo and save."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from deckcli.catalog.catalog import CardDef
from deckcli.catalog.fields import table_word
from deckcli.cli.terminal import numbered, take_any_bytes
from deckcli.core.black_box import heard_line
from deckcli.core.errors import DeckcliError
from deckcli.core.files import Source
from deckcli.core.languages import FIRST
from deckcli.core.messages import said
from deckcli.core.printable import printable
from deckcli.core.text import display_width, hanging, pad, wrapped
from deckcli.decks.stats import Row, deck_stats
from deckcli.drafts.bots import Bot
from deckcli.drafts.decks import deck_so_far
from deckcli.drafts.session import DraftSession
from deckcli.drafts.table import PASS, Pick, counted
from deckcli.games.texts import texts_of
from deckcli.report.pages.card_cells import CardCells

if TYPE_CHECKING:
    from deckcli.drafts.view import View
    from deckcli.games.library import Library

_HELP = """\
  1, 2, …   choose that line          u   take your last pick back
  0         pass, where you may       p   all picks you know of
  s         save and go on            q   save and stop"""


_SHORT = {"undo": "u", "picks": "p", "save": "s", "quit": "q", "exit": "q", "help": "?", "h": "?"}
_NARROWEST = 60  # columns that texts take even if the terminal has fewer


class Stopped(Exception):
    """The person has stopped for now, or input has ended; the draft is saved."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


class DraftTerminal:
    """One or more people at one keyboard; the bots pick in between."""

    def __init__(
        self,
        session: DraftSession,
        bots: Sequence[Bot | None],
        library: Library,
        *,
        lang: str,
        save: Callable[[], str],
    ) -> None:
        self.session, self.bots, self.library, self.save = session, bots, library, save
        self.lang, self.catalog = lang, session.draft.catalog
        self.cells = CardCells(self.catalog.info, lang)
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        take_any_bytes()

    def run(self) -> None:
        """Ask until the draft is over; raises Stopped if the person leaves."""
        self.session.play_on(self.bots)
        while not self.session.is_over:
            self._ask()
            self.session.play_on(self.bots)

    def _ask(self) -> None:
        view = self.session.view()
        if len(view.legal) == 1:
            self._say(f"\n{self._title(view)}: only {self._told(view.legal[0])} is left")
            self.session.take(view.legal[0])
            return
        pick = self._answer(view)
        if pick is not None:
            self.session.take(pick)

    def _answer(self, view: View) -> Pick | None:
        """The pick, or None after any other command, when the question is asked again."""
        returns = not any(pick.take for pick in view.legal if pick != PASS)
        choices = list(
            dict.fromkeys(p.give if returns else p.take for p in view.legal if p != PASS)
        )
        asks = self.session.draft.stages[view.stage].asks
        if any(view.owned.values()):
            self._say("")
            self._picks_so_far(view)
        self._say(f"\n{self._title(view)}. {asks}:")
        chosen = self._number(choices, view, zero="passes" if PASS in view.legal else "")
        if chosen is None or chosen == "":
            return PASS if chosen == "" else None
        if returns:
            return Pick("", chosen)
        gives = [pick.give for pick in view.legal if pick.take == chosen]
        if gives == [""]:
            return Pick(chosen)
        self._say(f"\nWhich of your cards goes back for {self._name(chosen)}?")
        given = self._number(gives, view, zero="goes back")
        return Pick(chosen, given) if given else None

    def _number(self, choices: list[str], view: View, *, zero: str) -> str | None:
        """The chosen item, "" if 0 was chosen and has a meaning, None after an undo."""
        self._list(choices, view)
        while True:
            zeros = f", 0 {zero}" if zero else ""
            word = self._read(f"[1-{len(choices)}{zeros}, ? for help] ")
            word = _SHORT.get(word, word)
            chosen = numbered(choices, word)
            if chosen is not None:
                return chosen
            if word == "0" and zero:
                return ""
            if word == "u":
                if self.session.undo(view.seat):
                    return None
                self._say("there is nothing to take back")
            elif word == "p":
                self._picks_so_far(view)
                self._others(view)
            elif word in ("s", "q"):
                self._save(stop=word == "q")
            else:
                self._refuse(word, len(choices))

    def _refuse(self, word: str, choices: int) -> None:
        """Say why an answer is none; a question mark asks for the help alone."""
        if word == "0":
            self._say("you may not pass here: something must be chosen")
        elif word.isdecimal():
            self._say(f"there is no line {word}: the choices are 1 to {choices}")
        else:
            if word not in ("", "?"):
                self._say(f"{printable(word)!r} is neither a line nor a command")
            self._say(_HELP)

    def _list(self, choices: list[str], view: View) -> None:
        number_width = len(str(len(choices)))
        names = [self._name(item) for item in choices]
        width = max(map(display_width, names))
        for number, (item, name) in enumerate(zip(choices, names, strict=True), start=1):
            line = f"  {number:>{number_width}}  {pad(name, width)}  {self._facts(item, view)}"
            print("\n".join(hanging(line.rstrip(), self._columns)))
            text = self._text(self.catalog.get(item))
            indent = " " * (number_width + 4)
            for part in wrapped(text, self._columns - len(indent)) if text else ():
                print(f"{indent}{part}")

    def _text(self, card: CardDef | None) -> str:
        """What a card does: in English its summary, in other languages what its program says."""
        if card is None or self.lang == FIRST:
            return card.summary if card else ""
        texts = texts_of(self.catalog, self.lang).of(card)
        return " ".join(texts) if texts and "" not in texts else said(card.summary)

    @property
    def _columns(self) -> int:
        return max(_NARROWEST, shutil.get_terminal_size().columns - 1)

    def _wrapped(self, text: str) -> str:
        return "\n".join(hanging(said(text), self._columns))

    def _facts(self, item: str, view: View) -> str:
        """The facts shown in the game's tables; the first, the kind of card, needs no label."""
        card = self.catalog.get(item)
        if card is None:
            left = max((pile.get(item, 0) for pile in view.piles.values()), default=0)
            return said(f"{left} left")
        kind = card.kind.replace("_", " ")
        cells = [
            (label, str(value))
            for label, value in zip(self.cells.labels, self.cells.of(card), strict=True)
            if value is not None
        ]
        return ", ".join(
            said(value)
            if value == kind or label == "Type"
            else f"{said(label).lower()} {said(value)}"
            for label, value in cells
        )

    def _picks_so_far(self, view: View) -> None:
        """Print the player's picks with the game's statistics: the curve, the dice needed."""
        for key, items in view.owned.items():
            if items:
                self._say(self._wrapped(f"{key.replace('_', ' ')}: {self._named(counted(items))}"))
        text = json.dumps(deck_so_far(self.session.draft, view.owned), ensure_ascii=False)
        deck = self.library.deck_from_text(Source("picks.json", text)).deck
        if deck is not None and deck.size("cards"):
            for stat in deck_stats(deck, self.catalog, lang=self.lang):
                rows = [_row(row) for row in stat.rows if row.number]
                if rows:
                    self._say(self._wrapped(f"{said(stat.title).lower()}: {', '.join(rows)}"))

    def _others(self, view: View) -> None:
        """Print what the other players took openly, and how many more cards they hold."""
        for seat, held in enumerate(view.others):
            told = [
                f"{said(key)} {found if isinstance(found, int) else self._named(found)}"
                for key, found in held.items()
                if found
            ]
            if seat != view.seat and told:
                self._say(self._wrapped(f"player {seat + 1}: {'; '.join(told)}"))

    def _named(self, counts: Mapping[str, int]) -> str:
        return ", ".join(
            f"{count} {self._name(item)}" if count > 1 else self._name(item)
            for item, count in counts.items()
        )

    def _title(self, view: View) -> str:
        who = f"Player {view.seat + 1}, " if len(self.people) > 1 else ""
        title = self.session.draft.stages[view.stage].title or "Draft"
        return f"{who}{title}, pick {view.number}"

    def _told(self, pick: Pick) -> str:
        return self._name(pick.take or pick.give) if pick != PASS else "passing"

    def _name(self, item: str) -> str:
        card = self.catalog.get(item)
        return card.label(self.lang) if card else table_word(self.catalog.game, item, self.lang)

    def _save(self, *, stop: bool) -> None:
        """Save the draft; if that fails, the person can go on drafting."""
        try:
            path = self.save()
        except DeckcliError as error:
            self._say(str(error))
            return
        if stop:
            raise Stopped(path)
        self._say(f"saved: {printable(str(path))}")

    def _say(self, text: str) -> None:
        print(said(text))

    def _read(self, prompt: str) -> str:
        print(said(prompt), end="", flush=True)
        try:
            line = heard_line(sys.stdin.readline())
        except OSError:
            line = ""
        if not line:
            print()
            raise Stopped(self.save())
        return line.strip().lower()


def _row(row: Row) -> str:
    """`natural.class 3 (4 dice)`: what the cards need, and what the deck has to pay for it."""
    against = "" if row.against is None else said(f" ({row.against} there)")
    return f"{row.label.replace('_', ' ')} {row.number}{against}"

"""Is the first deck better? A sequential test that stops as soon as the answer is clear.

The generalised sequential probability ratio test over pairs (GSPRT), as in fishtest, OpenBench
and fastchess. `50:52` asks whether the true score is 50 % (H0) or 52 % (H1). After each pair the
log-likelihood ratio (LLR) compares the likeliest distribution over the five results of a pair
with a mean of 52 % to the likeliest one with a mean of 50 % (proposition 1.1 of M. Van den
Bergh's support_MLE_multinomial.pdf, which fishtest's LLRcalc.py follows).

It stops at log(beta) or log(1 / alpha). A likelihood ratio ever reaches 1 / alpha under H0 with
a chance of at most alpha (Ville 1939); with shares fitted to the pairs this holds nearly, and the
tests measure it. Wald's bounds log(beta / (1 - alpha)) and log((1 - beta) / alpha), which chess
uses, are 2 % closer and may let alpha / (1 - beta) pass, 5.3 % where 5 % was asked for.

Of the two models of chess testing this is the *logistic* one: it states a mean score and lets the
variance be whatever the pairs show. The *normalised* model states a mean in standard deviations
of a pair; with it "52 %" would mean another win rate for every match-up, so it cannot be asked in
win rates. (With bounds of 50 % + t measured standard deviations both give nearly the same LLR as
long as differences are small; that is how the tests compare with OpenBench.)
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from deckcli.core.errors import BadSetting
from deckcli.stats.pairs import SCORES, Pairs

EARLY_STOP = (
    "the test stopped when the answer was clear, and that is more likely in a lucky moment: "
    "the estimate leans towards the verdict"
)
_RATES = re.compile(r"([0-9]+(?:\.[0-9]+)?) ?%? ?: ?([0-9]+(?:\.[0-9]+)?) ?%?")


class Verdict(StrEnum):
    """What a sequential test has found so far."""

    H0 = "H0"
    H1 = "H1"
    OPEN = "inconclusive"


@dataclass(frozen=True, slots=True)
class Sprt:
    """The question: is the true score `low` (H0) or `high` (H1)?

    `alpha` bounds how often H1 is accepted at `low`, `beta` how often H0 is accepted at `high`.
    """

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise BadSetting(
                f"a test cannot ask for {100 * self.low:g} % against {100 * self.high:g} %",
                hint="the lower win rate comes first, both above 0 and below 100: 50:52",
            )
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise BadSetting(
                f"alpha {self.alpha:g} and beta {self.beta:g} cannot be error rates of a test",
                hint="both lie above 0 and below 0.5; 0.05 is usual",
            )

    @classmethod
    def asked(cls, text: str, *, alpha: float = 0.05, beta: float = 0.05) -> Sprt:
        """From win rates in percent as users write them: `50:52`, `47.5:50`."""
        rates = _RATES.fullmatch(text.strip())
        if rates is None:
            raise BadSetting(f"{text!r} is no pair of win rates", hint="for example 50:52")
        return cls(float(rates[1]) / 100, float(rates[2]) / 100, alpha=alpha, beta=beta)

    @property
    def bounds(self) -> tuple[float, float]:
        """At which LLR H0 and H1 are accepted."""
        return math.log(self.beta), -math.log(self.alpha)

    def llr(self, pairs: Pairs) -> float:
        """How much likelier the pairs are under H1 than under H0, as a logarithm."""
        return _fit(pairs.counts, self.high) - _fit(pairs.counts, self.low)

    def verdict(self, pairs: Pairs) -> Verdict:
        """To be called after each pair, in order; the first answer that is not open counts."""
        accept_low, accept_high = self.bounds
        llr = self.llr(pairs)
        if llr >= accept_high:
            return Verdict.H1
        return Verdict.H0 if llr <= accept_low else Verdict.OPEN


def _fit(counts: Sequence[int], mean: float) -> float:
    """The log-likelihood of the counts under the likeliest distribution with this mean.

    It leaves out a constant that depends only on the counts. That distribution gives a result that
    is `away` from the mean the share (count / pairs) / (1 + x * away), where x maximises the log of
    the denominators. A result that was never seen gets a share only if the mean cannot be reached
    without it; then x is at an end of its range.
    """
    seen = [(score - mean, n) for score, n in zip(SCORES, counts, strict=True) if n]
    x = _steepest(seen, -1 / (1 - mean), 1 / mean)
    return -sum(n * math.log1p(x * away) for away, n in seen)


def _steepest(seen: Sequence[tuple[float, int]], low: float, high: float) -> float:
    """Where sum(n * log(1 + x * away)) is greatest; it is concave, so Newton's steps find it.

    A step that would leave the bracket is replaced by halving it.
    """
    x = 0.0
    for _ in range(200):
        slope = bend = 0.0
        for away, n in seen:
            part = away / (1 + x * away)
            slope += n * part
            bend += n * part * part
        if slope > 0:
            low = x
        else:
            high = x
        step = slope / bend if bend else 0.0
        following = x + step
        if not low < following < high:
            following = (low + high) / 2
        if abs(following - x) <= 1e-13 * (1 + abs(x)):
            return following
        x = following
    return x

"""Errors of drafts."""

from deckcli.core.errors import DeckcliError


class BadDraft(DeckcliError):
    """A draft that cannot be held: wrong format file, too few cards, a log that does not fit."""

    code = "draft"


class BadPick(DeckcliError):
    """A pick that is not legal now; the hint shows legal ones."""

    code = "illegal"

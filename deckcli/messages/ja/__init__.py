"""Japanese."""

from deckcli.messages.ja import (
    errors,
    findings,
    help_texts,
    hints,
    more_errors,
    pages,
    table,
    titles,
    usage,
)

PHRASES = {
    **usage.PHRASES,
    **help_texts.PHRASES,
    **findings.PHRASES,
    **hints.PHRASES,
    **table.PHRASES,
    **pages.PHRASES,
    **errors.PHRASES,
    **more_errors.PHRASES,
    **titles.PHRASES,
}

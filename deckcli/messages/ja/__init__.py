"""Japanese."""

from deckcli.messages.ja import (
    abilities,
    drafts,
    errors,
    findings,
    games,
    help_texts,
    hints,
    more_errors,
    more_findings,
    more_games,
    pages,
    queries,
    rulings,
    table,
    titles,
    usage,
)

PHRASES = {
    **usage.PHRASES,
    **help_texts.PHRASES,
    **findings.PHRASES,
    **more_findings.PHRASES,
    **abilities.PHRASES,
    **hints.PHRASES,
    **table.PHRASES,
    **drafts.PHRASES,
    **pages.PHRASES,
    **errors.PHRASES,
    **more_errors.PHRASES,
    **more_games.PHRASES,
    **games.PHRASES,
    **queries.PHRASES,
    **rulings.PHRASES,
    **titles.PHRASES,
}

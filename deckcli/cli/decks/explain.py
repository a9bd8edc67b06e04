"""deckcli explain: explain the code of a finding."""

from __future__ import annotations

from typing import Annotated

import typer

from deckcli.cli import completing
from deckcli.core.errors import UnknownName
from deckcli.core.messages import said

app = typer.Typer(rich_markup_mode=None, add_completion=False)


@app.command()
def explain(
    ctx: typer.Context,
    code: Annotated[
        str,
        typer.Argument(
            help="A code such as CIP102, or a rule's name.",
            autocompletion=completing.codes_and_names,
        ),
    ] = "",
    everything: Annotated[bool, typer.Option("--all", help="All pages.")] = False,
) -> None:
    """Explain what a finding means, with an example that fails and one that passes.

    \b
    deckcli explain CIP102
    deckcli explain too-many-copies     every game's rule of that name
    deckcli explain --all
    deckcli explain                     a list of all codes
    """
    from deckcli.report.fitting import beside, drawn_for
    from deckcli.report.pages.explain_page import explain_page

    rules = list(ctx.obj.library.rules())
    chosen = [
        entry for entry in rules
        if everything or code.upper() == entry[1].code or code == entry[1].name
    ]  # fmt: skip
    if code and not chosen:
        raise _unknown(code, [word for _, rule in rules for word in (rule.code, rule.name)])
    with drawn_for(ctx.obj.screen):
        if chosen:
            print("\n\n\n".join(explain_page(game, rule) for game, rule in chosen))
            return
        for _, rule in rules:
            print(beside(f"{rule.code}  {rule.name:34} ", said(rule.title)), end="")


def _unknown(code: str, known: list[str]) -> UnknownName:
    from deckcli.core.text import listed, suggestions

    close = suggestions(code, known)
    meant = f"did you mean {listed(close)}? " if close else ""
    return UnknownName(f"no rule is called {code!r}", hint=f"{meant}deckcli explain lists all")

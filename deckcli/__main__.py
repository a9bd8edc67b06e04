"""The `deckcli` command, and `python -m deckcli`."""

from deckcli.cli.interrupts import leave_on_interrupt

# What Python's own modules and Typer import, and use in functions that few commands ever call.
_SELDOM_USED = ("ipaddress", "subprocess", "textwrap", "tokenize")


def run() -> None:
    """Let Ctrl-C end the program quietly from the first moment on; only then import the rest."""
    leave_on_interrupt()
    from deckcli.core.later import later

    with later(*_SELDOM_USED):
        from deckcli.cli.main import run as run_line

    run_line()


if __name__ == "__main__":
    run()

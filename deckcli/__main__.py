"""The `deckcli` command, and `python -m deckcli`."""

from deckcli.cli.interrupts import leave_on_interrupt


def run() -> None:
    """Let Ctrl-C end the program quietly from the first moment on; only then import the rest."""
    leave_on_interrupt()
    from deckcli.cli.main import run as run_line

    run_line()


if __name__ == "__main__":
    run()

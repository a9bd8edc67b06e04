"""The `deckcli` command, and `python -m deckcli`."""

from deckcli.cli.interrupts import leave_on_interrupt

# What Python's own modules and Typer import, and use in functions that few commands ever call; with
# the names that they import one by one.
SELDOM_USED = {
    "bz2": (), "datetime": ("datetime",), "difflib": ("get_close_matches",),
    "gettext": ("gettext",), "ipaddress": (), "lzma": (), "ntpath": (), "platform": (),
    "shellingham": (), "subprocess": (), "textwrap": (), "tokenize": (),
    "traceback": ("FrameSummary", "StackSummary"), "urllib.parse": ("quote_from_bytes",),
    "uuid": ("UUID",), "zlib": (),
}  # fmt: skip


def run() -> None:
    """Let Ctrl-C end the program quietly from the first moment on; only then import the rest."""
    leave_on_interrupt()
    from deckcli.core.later import later

    with later(SELDOM_USED):
        from deckcli.cli.main import run as run_line

    run_line()


if __name__ == "__main__":
    run()

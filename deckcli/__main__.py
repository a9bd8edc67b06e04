"""`python -m deckcli` is the same as `deckcli`."""

from deckcli.cli.main import run

run()

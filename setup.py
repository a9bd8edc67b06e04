"""Wheels carry the data folders that stand at the top of the repository."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py


class BuildWithData(build_py):
    """Copies `card_data/` and `schemas/` into `deckcli/_data/` of the wheel."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:  # a checkout finds them at its top
            return
        for name in ("card_data", "schemas"):
            target = Path(self.build_lib, "deckcli", "_data", name)
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(name, target)


setup(cmdclass={"build_py": BuildWithData})

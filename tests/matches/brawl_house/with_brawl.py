"""Run deckcli with one more game: the three-seat toy of the contract suite.

Workers of this program run this file too, so that they know the game as well.
"""

import os
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "contract"))


def furnish(house: Path) -> Path:
    """A folder with the data of all games and of the toy."""
    from deckcli.core.paths import data_folder

    for name in ("card_data", "schemas"):
        folder = house / "_data" / name
        folder.mkdir(parents=True)
        for path in (*data_folder(name).iterdir(), *(HERE / name).iterdir()):
            (folder / path.name).symlink_to(path)
    return house


def move_in(house: Path) -> None:
    """Let this process find the toy among the games."""
    from deckcli import games
    from deckcli.core import paths

    games.__path__.append(str(HERE / "games"))
    games.keys.cache_clear()
    paths.PACKAGE = house


if __name__ in ("__main__", "__mp_main__"):
    move_in(Path(os.environ["BRAWL_HOUSE"]))
if __name__ == "__main__":
    from deckcli.cli.main import run

    run()

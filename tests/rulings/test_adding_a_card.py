"""Adding a card as CONTRIBUTING says ends green; it is done here in a copy of the repository."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from deckcli import games
from deckcli.games.library import Library

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
CHAPTER = PAGE.split("\n## Add a card\n")[1].split("\n## ")[0]
COMMANDS = re.findall(r"`((?:deckcli|python|pytest) [^`]+)`", CHAPTER)
COPIED = ("card_data", "deckcli", "docs", "schemas", "scripts", "tests", "pyproject.toml")
ID = "X77-001"
CARD = """\
# yaml-language-server: $schema=../../../schemas/cipher.cards.schema.json
game: cipher
set: {id: X77, name: {en: A set of my own}}
cards:
  X77-001:
    title: {en: Keeper of the Reed Flute, ja: 葦笛の守り手}
    unit: {en: Halvard, ja: ハルヴァルド}
    class: Minstrel
    rank: basic
    symbols: [white]
    gender: male
    weapons: [bow]
    cost: {deploy: 2}
    attack: 30
    support: 20
    range: [1, 2]
    printings:
      - {code: X77-001N, set: X77, rarity: N}
    summary: >-
      In your turn Halvard has +20 as long as you have no other ally. Attack support: the attacker
      has +20 in this combat.
    abilities:
      - name: A Reed Alone
        class: CONT
        while: [your_turn, {none: other_ally}]
        gives: [{modify: {of: self, attack: 20}}]
      - name: Attack Emblem
        class: SUPP
        mode: ATK
        do: [{modify: {of: attacker, attack: 20, until: end_of_combat}}]
"""
RULINGS = {
    "a-reed-alone": """\
ruling: Alone on his side, Halvard has 20 more in his turn.
game: cipher
cites: X77-001 A Reed Alone
given:
  turn: p1
  p1: {front: [{card: X77-001, as: halvard, main_character: true}]}
  p2: {front: [{card: B01-003, as: marth, main_character: true}]}
then:
  halvard: {attack: 50}
  marth: {attack: 40}
""",
    "attack-emblem": """\
ruling: Supporting an attacker, Halvard gives it 20 more.
game: cipher
cites: X77-001 Attack Emblem
given:
  turn: p1
  p1:
    front: [{card: B01-003, as: marth, main_character: true}]
    deck: [X77-001]
  p2:
    front: [{card: B01-053, as: chrom, main_character: true}, {card: B01-070, as: lonqu}]
    deck: [B01-055]
when:
  - p1: attack marth -> lonqu # 40 + 20 + 20 against 50 + 20
then:
  lonqu: {zone: p2 retreat}
  chrom: {tapped: false}
""",
}
# Of `pytest tests/rulings tests/games`, and of the rest, what depends on which cards there are.
GREEN = [
    "tests/rulings/test_every_ruling.py", "tests/games/cipher/test_catalog.py",
    "tests/games/cipher/test_card_rules.py", "tests/games/test_random_decks.py",
    "tests/catalog/test_coverage.py", "tests/cli/test_games_and_explain.py",
    "tests/cli/test_own_cards.py::test_own_cards_are_found_shown_counted_and_suggested",
    "tests/cli/test_card_commands.py", "tests/contract/test_golden_transcripts.py",
    "tests/schemas",
]  # fmt: skip
# Rulings on other cards hold or not as before, and other games do not know of this one.
OF_OTHERS = "test_the_ruling_holds or test_a_ruling_notices or " + " or ".join(
    game for game in games.keys() if game != "cipher"
)


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A copy of the repository with the card in it, but without its rulings."""
    folder = tmp_path_factory.mktemp("copy")
    unneeded = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=unneeded)
        else:
            shutil.copy(ROOT / name, folder / name)
    (folder / "card_data/cipher/cards/x77.yaml").write_text(CARD, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def run(copy, tmp_path_factory):
    """Run a command in the copy, and with its code; the output of what fails is shown."""
    programs = {"deckcli": ["-m", "deckcli"], "python": [], "pytest": ["-m", "pytest"]}
    cache = str(tmp_path_factory.mktemp("cache"))
    environment = {**os.environ, "PYTHONPATH": str(copy), "DECKCLI_CACHE": cache}

    def done(command, *more, status=0):
        program, *words = command.split()
        made = subprocess.run(
            [sys.executable, *programs[program], *words, *more],
            cwd=copy, env=environment, capture_output=True, encoding="utf-8", check=False,
        )  # fmt: skip
        assert made.returncode == status, made.stdout + made.stderr
        return made.stdout

    return done


def verified(folder):
    return (folder / "card_data/cipher/verified.yaml").read_text(encoding="utf-8").splitlines()


def test_the_steps_are_those_of_the_page():
    assert COMMANDS == [
        "deckcli card check", "deckcli card show ID", "deckcli card coverage",
        "deckcli rulings FILE", "python scripts/verify_cards.py",
        "pytest tests/rulings tests/games", "python scripts/second_opinion.py",
    ]  # fmt: skip


def test_a_card_is_added(copy, run, catalog_of):
    check, show, coverage, rulings, verify, tests, second_opinion = COMMANDS
    run(check)
    assert "A Reed Alone" in run(show.replace("ID", ID))
    proved = len(verified(ROOT)) - 3  # lines of the file that name no card
    known = len(catalog_of("cipher"))
    counts = f"cipher,{known + 1},{proved + 1},{known - proved},1,{proved}"
    assert counts in run(coverage, "-o", "csv")

    told = run(verify, "cipher", status=1)
    for ability in ("A Reed Alone", "Attack Emblem"):
        assert f"not proved: {ID} {ability}: no ruling names the card" in told
    assert verified(copy) == verified(ROOT)

    for name, text in RULINGS.items():
        file = copy / "tests/rulings/cipher/cards/x77" / f"{ID}-{name}.yaml"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
        assert run(rulings.replace("FILE", str(file))) == "1 ruling holds\n"
    run(verify, "cipher")
    assert [line[:11] for line in verified(copy) if line not in verified(ROOT)] == [f"  {ID}: "]

    few = f"not ({OF_OTHERS}) or {ID}"
    run(tests.split()[0], *GREEN, "-q", "-n", "0", "-p", "no:cacheprovider", "-k", few)
    library = Library()
    unknown = len(library.catalog("cipher")) - len(library.verified("cipher")) + 1
    assert f"does not know: {unknown}\n" in run(second_opinion, "cipher", "3")

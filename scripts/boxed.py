"""Find packed lists that compiled modules turn into objects: each of those costs a hundred times.

    python scripts/boxed.py build        the folder with the C of a build; exit status 1 if any

What is there for calls from Python only does not count (wrappers, overrides in interpreted
subclasses), nor does what runs once when a module is imported. What may do it is listed below.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ACCEPTED = {
    "engine.dealing.deal_by_counting": "only where deals at random have failed again and again",
    "games.cipher.game.Cipher.set_abilities": "while cards are read, and for proofs",
    "games.cipher.rules.faces.CipherFace.read": "while cards are read",
    "games.cipher.rules.places.tie_to_places": "while cards are read",
}
ONCE = "__top_level__"  # the body of a module
BOXES = re.compile(r"cpy_r_\w+ = Vec\w+Api\.box\(")  # in wrappers it is no register
FUNCTION = re.compile(r"^\S.* \*?CPyDef_(\w+)\(.*\) \{$")
OVERRIDE = re.compile(r"([A-Z]\w*?)___\w+__([A-Z]\w*)_glue$")


def boxing(code: str) -> set[str]:
    """The functions of a module's C that turn a packed list into an object."""
    found, function = set[str](), ""
    for line in code.splitlines():
        if begun := FUNCTION.match(line):
            function = begun[1]
        elif BOXES.search(line) and not is_for_python(function):
            found.add(function)
    return found


def is_for_python(function: str) -> bool:
    """Whether it runs only once, or hands a call on to a subclass that is not compiled."""
    override = OVERRIDE.search(function)
    return function.endswith(ONCE) or (override is not None and override[1] == override[2])


def called(file: Path, function: str) -> str:
    """A function's full name, from the name of its C and that of its module's."""
    module = file.stem.removeprefix("__native_deckcli___").split("___")
    short = function.split("___")
    while short and short[0] in module:
        short.pop(0)
    return ".".join((*module, *short))


def main() -> int:
    files = sorted(Path(sys.argv[1]).glob("__native_deckcli___*.c"))
    if not files:
        sys.exit(f"no C of a build in {sys.argv[1]}")
    found = {called(file, name) for file in files for name in boxing(file.read_text("utf-8"))}
    for name in sorted(found - ACCEPTED.keys()):
        print(f"{name} turns a packed list into an object (see deckcli/core/vecs.py)")
    for name in sorted(ACCEPTED.keys() - found):
        print(f"{name} does not, though it is listed")
    return int(found != ACCEPTED.keys())


if __name__ == "__main__":
    sys.exit(main())

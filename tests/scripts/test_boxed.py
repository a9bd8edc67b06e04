"""The script that finds packed lists which compiled modules turn into objects."""

import runpy
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "boxed.py"
BOXES = "    cpy_r_r2 = VecI64Api.box(cpy_r_r1);"


def function(name, *lines):
    return "\n".join([f"VecI64 CPyDef_{name}(PyObject *cpy_r_self) {{", *lines, "}", ""])


@pytest.fixture
def told(tmp_path, capsys, monkeypatch):
    """What the script says of the C of some modules, and its exit status."""

    def run(**files):
        for name, code in files.items():
            (tmp_path / f"__native_deckcli___{name}.c").write_text(code, "utf-8")
        monkeypatch.setattr(sys, "argv", ["boxed.py", str(tmp_path)])
        with pytest.raises(SystemExit) as ended:
            runpy.run_path(str(SCRIPT), run_name="__main__")
        lines = capsys.readouterr().out.splitlines()
        return ended.value.code, [line for line in lines if "though it is listed" not in line]

    return run


def test_a_function_that_boxes_is_named(told):
    code = function("engine___play___start", "    return cpy_r_r1;")
    code += function("engine___play___Table____seat", BOXES)
    assert told(engine___play=code) == (
        1,
        ["engine.play.Table._seat turns a packed list into an object (see deckcli/core/vecs.py)"],
    )


def test_the_module_s_own_name_may_be_shortened(told):
    """mypyc leaves out what is the same in all names."""
    _, lines = told(games___cipher___worth=function("worth___aims", BOXES))
    assert lines[0].startswith("games.cipher.worth.aims turns")


@pytest.mark.parametrize(
    "code",
    [
        function("play_____top_level__", BOXES),
        function("game___Game___distinct__Game_glue", BOXES),
        "        PyObject *CPyPy_play___start() {\n    PyObject *retbox = VecI64Api.box(retval);\n",
    ],
)
def test_what_is_there_for_python_does_not_count(told, code):
    assert told(engine___play=code)[1] == []


def test_an_override_by_a_compiled_class_counts(told):
    _, lines = told(engine___groups=function("groups___Union___cards__Group_glue", BOXES))
    assert len(lines) == 1


def test_what_is_listed_must_still_box(told):
    status, lines = told(engine___play=function("play___start"))
    assert (status, lines) == (1, [])


def test_a_folder_without_a_build_is_no_success(told):
    status, _ = told()
    assert str(status).startswith("no C of a build in ")

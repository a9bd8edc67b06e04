"""Nothing heavy is imported before it is needed, nor a format that nobody asked for."""

import subprocess
import sys

import pytest

HEAVY = {"tabulate", "wcwidth", "xml", "json", "csv", "jsonschema", "rapidfuzz", "urllib.parse"}


def imported(statement):
    code = f"import sys\nbefore = set(sys.modules)\n{statement}\nprint(*set(sys.modules) - before)"
    run = subprocess.run(  # isolated: what pytest has imported must not hide anything
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    return set(run.stdout.split())


def test_the_package_and_its_tools_import_nothing_heavy():
    modules = imported(
        "import deckcli.report, deckcli.report.checked, deckcli.report.outputs,"
        " deckcli.report.tables, deckcli.report.bars"
    )

    assert not modules & HEAVY
    assert not [name for name in modules if name.endswith("_format")]


@pytest.mark.parametrize("name", ["text", "concise", "github", "markdown"])
def test_formats_for_people_need_nothing_heavy(name):
    modules = imported(
        "from deckcli.report import FORMATS\n"
        "from deckcli.report.checked import Options\n"
        f"FORMATS[{name!r}].render([], options=Options())"
    )

    assert not modules & HEAVY
    assert f"deckcli.report.formats.{name}_format" in modules


def test_only_junit_needs_xml():
    modules = imported(
        "from deckcli.report import FORMATS\n"
        "from deckcli.report.checked import Options\n"
        "for name in ('json', 'sarif'):\n    FORMATS[name].render([], options=Options())"
    )

    assert not modules & (HEAVY - {"json", "urllib.parse"})

"""Every recipe of docs/ci.md is followed twice, with an edit of the deck in between.

Each run has a new workspace, as CI servers give it: the project's files, what the cache kept under
its key, and what earlier jobs of the same run left for later ones. Only the games are fewer.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

PAGE = Path(__file__).parents[2] / "docs" / "ci.md"
OWN = {"B01-009: 1": "B01-009: 2", "B01-010: 3": "B01-010: 2"}  # what makes it mine
EDIT = {"B01-007: 1": "B01-007: 2", "B01-008: 3": "B01-008: 2"}
# The recipes themselves are for patient servers.
SHORTER = {
    r"--pairs \d+": "--pairs 2",
    r"--time \w+": "--time 1s",
    r"(deckcli (?:match|tournament) .*)": r"\1 --bots random",
    r"(deckcli tournament --type(?:(?!--pairs).)*)$": r"\1 --pairs 2",
    r" -j 0": "",
}
VERDICTS = (0, 1, 4)  # passed, failed, inconclusive


def section(heading):
    """The blocks of code under a heading."""
    text = PAGE.read_text(encoding="utf-8").partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"```(\w+)\n(.*?)```", text, re.DOTALL)


def recipe(heading, kind, at=0):
    return [block for found, block in section(heading) if found == kind][at]


def meant(word):
    """The files that a pattern means to a shell, or the word itself."""
    return sorted(map(str, Path().glob(word))) if "*" in word else [word]


class Server:
    """A CI server: a project with a deck, a cache, and a workspace for each job."""

    def __init__(self, folder, deckcli, sample):
        self.folder, self.deckcli = folder, deckcli
        self.project = folder / "project"
        (self.project / "decks").mkdir(parents=True)
        shutil.copy(sample("cipher/s01-marth"), self.project / "decks" / "mine.yaml")
        shutil.copy(sample("cipher/blue-midrange"), self.project / "decks" / "other.yaml")
        self.edit(OWN)
        self.git("init", "-q", "-b", "main")
        self.commit()
        tools = folder / "tools"
        tools.mkdir()
        for name, line in (("deckcli", f"exec {sys.executable} -m deckcli"), ("pip", "true")):
            (tools / name).write_text(f'#!/bin/sh\n{line} "$@"\n', encoding="utf-8")
            (tools / name).chmod(0o755)
        self.environment = {
            **os.environ,
            "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
            "CI_COMMIT_BRANCH": "main",
            "CI_DEFAULT_BRANCH": "main",
            "GITHUB_STEP_SUMMARY": str(folder / "summary.md"),
        }
        self.caches = {}
        self.told = []

    def git(self, *words):
        me = ("-c", "user.name=me", "-c", "user.email=me@example.invalid")
        subprocess.run(["git", *me, *words], cwd=self.project, check=True)

    def commit(self):
        self.git("add", "decks")
        self.git("commit", "-q", "-m", "a deck")

    def edit(self, changes=EDIT):
        deck = self.project / "decks" / "mine.yaml"
        text = deck.read_text(encoding="utf-8")
        for before, after in changes.items():
            assert before in text
            text = text.replace(before, after)
        deck.write_text(text, encoding="utf-8")

    def workspace(self, *others):
        """A new folder with the project and other files, which becomes the current one."""
        made = self.folder / f"job-{len(list(self.folder.glob('job-*')))}"
        shutil.copytree(self.project, made)
        for other in others:
            shutil.copy(other, made)
        os.chdir(made)
        return made

    def run(self, line):
        """One line of a script: its exit status."""
        for pattern, shorter in SHORTER.items():
            line = re.sub(pattern, shorter, line)
        if line.startswith("deckcli "):
            run = self.deckcli(*(one for word in shlex.split(line)[1:] for one in meant(word)))
            self.told.append(run.out + run.err)
            return run.status
        done = subprocess.run(
            ["sh", "-c", line], env=self.environment, capture_output=True, encoding="utf-8",
            check=False,
        )  # fmt: skip
        self.told.append(done.stdout + done.stderr)
        return done.returncode

    def script(self, lines):
        """Lines until one fails, as a job runs them; its status is a verdict, never an error."""
        for line in lines:
            status = self.run(line)
            if status:
                break
        assert status in VERDICTS, (line, self.told[-1])
        return status

    def key(self, cache):
        """The key of a cache: a word, or what the files have in them."""
        key = cache["key"]
        if isinstance(key, str):
            return key
        return (key["prefix"], *(Path(file).read_bytes() for file in key["files"]))

    def gitlab(self, job):
        """A job with its cache; the cache is kept if the job succeeds."""
        here = self.workspace()
        key = self.key(job["cache"])
        for name, content in self.caches.get(key, {}).items():
            (here / name).write_bytes(content)
        status = self.script(job["script"])
        if status in (0, *job["allow_failure"]["exit_codes"]):
            kept = [here / name for name in job["cache"]["paths"] if (here / name).exists()]
            self.caches[key] = {file.name: file.read_bytes() for file in kept}
        return status


@pytest.fixture
def server(folder, deckcli, library):
    return Server(folder, deckcli, lambda name: library.sample_files("cipher")[name])


def test_every_recipe_is_one_of_these():
    found = re.findall(r"^## (.*)", PAGE.read_text(encoding="utf-8"), re.MULTILINE)

    assert found == [
        "GitHub Actions", "GitLab", "A field of decks", "Did my edit hurt?", "Before each commit",
    ]  # fmt: skip
    counts = [len(section(heading)) for heading in found]
    assert counts == [1, 1, 1, 2, 1]


def test_github(server):
    jobs = yaml.safe_load(recipe("GitHub Actions", "yaml"))["jobs"]
    assert list(jobs) == ["check", "match", "verdict"]
    for push in range(2):
        server.workspace()
        assert server.script(lines(jobs["check"])) == 0
        shards = []
        for part in jobs["match"]["strategy"]["matrix"]["part"]:
            here = server.workspace()
            assert server.script(lines(jobs["match"], part)) == 0
            shards.append(here / f"shard-{part}.db")
        here = server.workspace(*shards)
        *before, always = lines(jobs["verdict"])
        server.script(before)
        assert server.run(always) == 0
        assert "4 games of cipher in 2 pairs" in (server.folder / "summary.md").read_text("utf-8")
        assert (here / "match.xml").exists()
        if push == 0:
            server.edit()


def lines(job, part=""):
    found = [step["run"] for step in job["steps"] if "run" in step]
    return [line.replace("${{ matrix.part }}", str(part)) for line in found]


def test_gitlab(server):
    job = yaml.safe_load(recipe("GitLab", "yaml"))["match"]
    for _ in range(2):  # the second goes on with the store of the first
        server.gitlab(job)
    assert len(server.caches) == 1
    server.edit()
    server.gitlab(job)

    assert len(server.caches) == 2


def test_a_field_of_decks(server):
    for push in range(2):
        server.workspace()
        for line in recipe("A field of decks", "sh").splitlines():
            server.script([line])
        if push == 0:
            server.edit()


def test_did_my_edit_hurt(server):
    script = recipe("Did my edit hurt?", "sh").splitlines()
    server.workspace()
    assert server.script(script) == 0
    assert "Every pair ended as before (the same seeds): passed" in server.told[-1]
    server.edit()
    server.workspace()
    server.script(script)

    assert "A was edited:" in server.told[-1]
    assert re.search(r"cards +B01-007 .* 1 +2 +1\n", server.told[-1])
    assert "the same seeds" in server.told[-1]


def test_did_my_edit_hurt_on_gitlab(server):
    job = yaml.safe_load(recipe("Did my edit hurt?", "yaml"))["edit"]
    assert server.gitlab(job) == 0
    assert list(server.caches) == ["base"]
    server.edit()
    server.commit()
    server.gitlab(job)

    assert any("A was edited:" in told for told in server.told)


def test_before_each_commit(server):
    (hook,) = yaml.safe_load(recipe("Before each commit", "yaml"))["repos"][0]["hooks"]
    for push in range(2):
        server.workspace()
        decks = [str(file) for file in sorted(Path("decks").iterdir())]
        chosen = [deck for deck in decks if re.search(hook["files"], deck)]
        assert chosen == decks
        assert server.run(shlex.join([*shlex.split(hook["entry"]), *chosen])) == 0
        if push == 0:
            server.edit()

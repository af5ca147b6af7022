"""The command line itself: help that imports nothing heavy, groups, completion, and a line that says how far it is."""

from __future__ import annotations

import io
import json
import shutil
import subprocess
import sys
from itertools import count

import pytest

from bot.__main__ import main
from bot.command import COMMANDS, GROUPS
from bot.command.progress import progress
from bot.version import VERSION

HEAVY = ("discord", "aiohttp", "structlog", "PIL", "fluent", "bot.engine", "cogs")
"""What takes tenths of a second to import."""

LOADED = """
import json, sys
from bot.__main__ import main
sys.argv = ["escapade", *json.loads(sys.argv[1])]
try:
    main()
except SystemExit:
    pass
print(json.dumps([name for name in json.loads(sys.stdin.read()) if name in sys.modules]))
"""


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["bakcup"], ["backup", "--help"], ["export", "--help"]])
def test_help_imports_nothing_heavy(words: list[str]) -> None:
    command = [sys.executable, "-c", LOADED, json.dumps(words)]
    done = subprocess.run(command, input=json.dumps(HEAVY), capture_output=True, text=True, check=True)
    assert json.loads(done.stdout.splitlines()[-1]) == []


def said(words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> tuple[str, str, int]:
    monkeypatch.setattr("sys.argv", ["escapade", *words])
    with pytest.raises(SystemExit) as left:
        main()
    out, err = capsys.readouterr()
    return out, err, int(left.value.code or 0)


def test_the_commands_are_listed_in_groups(monkeypatch, capsys) -> None:
    out, _, status = said(["--help"], monkeypatch, capsys)
    assert status == 0
    lines = out.splitlines()
    for group, commands in GROUPS.items():
        at = lines.index(f"{group}:")
        assert [line.split()[0] for line in lines[at + 1 : at + 1 + len(commands)]] == [*commands]
    assert max(map(len, lines)) <= 110
    assert said(["--version"], monkeypatch, capsys)[0].strip() == VERSION


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_says_what_it_does_and_takes(command: str, monkeypatch, capsys) -> None:
    out, _, status = said([command, "--help"], monkeypatch, capsys)
    assert status == 0
    assert f"usage: escapade {command}" in out
    assert COMMANDS[command][1:40] in " ".join(out.split())


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["bakcup"], "there is no command bakcup. Did you mean backup?"),
        (["xyzzy"], "there is no command xyzzy. escapade --help lists all."),
        (["--table", "3"], "there is no command 3. escapade --help lists all."),
    ],
)
def test_a_command_that_is_none(words: list[str], why: str, monkeypatch, capsys) -> None:
    out, err, status = said(words, monkeypatch, capsys)
    assert (out, status) == ("", 2)
    assert err.splitlines()[-1] == f"escapade: error: {why}"


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("rest", {"restore"}),
        ("restore --h", {"--help"}),
        ("play --", {"--help", "--port", "--data", "--instant"}),
        ("balance fug", {"fugitive"}),
    ],
)
def test_bash_completes_commands_options_and_choices(line: str, wanted: set[str], monkeypatch, capsys) -> None:
    if (bash := shutil.which("bash")) is None:
        pytest.skip("bash is not installed here")
    monkeypatch.setattr("sys.argv", ["escapade", "completion"])
    assert main() == 0
    script = capsys.readouterr().out
    words = ["escapade", *line.split(" ")]
    asked = f'COMP_WORDS=({" ".join(words)}); COMP_CWORD={len(words) - 1}; _escapade; echo "${{COMPREPLY[@]}}"'
    done = subprocess.run([bash, "-c", f"{script}\n{asked}"], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) == wanted
    assert done.stderr == ""


class Terminal(io.StringIO):
    """Standard error on a terminal."""

    def isatty(self) -> bool:
        return True


def test_what_takes_long_says_how_far_it_is_and_cleans_up(monkeypatch) -> None:
    terminal, seconds = Terminal(), count()
    monkeypatch.setattr(sys, "stderr", terminal)
    with progress("tables", 5, lambda: float(next(seconds))) as tell:
        for done in range(1, 5):
            tell(done)
    assert terminal.getvalue().split("\r")[1:] == [
        *("tables: 2 of 5, 2 s", "tables: 3 of 5, 3 s", "tables: 4 of 5, 4 s"),
        *(" " * len("tables: 4 of 5, 4 s"), ""),
    ]


def test_nothing_is_said_of_what_is_quick_or_where_nobody_looks(monkeypatch) -> None:
    for stream, step in ((Terminal(), 0.01), (io.StringIO(), 10.0)):
        monkeypatch.setattr(sys, "stderr", stream)
        seconds = count(0.0, step)
        with progress("tables", 5, lambda seconds=seconds: next(seconds)) as tell:
            for done in range(5):
                tell(done)
        assert stream.getvalue() == ""

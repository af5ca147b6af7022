"""The fuzz plays every game once, prints what fails and how to see it again, and goes on where it was interrupted."""

import os
from concurrent.futures import ThreadPoolExecutor

import pytest

from bot import installed_games
from tests.contract import checks, fuzz
from tests.contract.fuzz import Run
from tests.contract.playouts import share

RUN = Run(500, 40)
NAMES = ("colditz", "fugitive")


class Checked:
    """A check that notes the games it was given, and fails those that it is told to."""

    def __init__(self):
        self.games, self.wrong, self.until = [], set(), None

    def __call__(self, one):
        if len(self.games) == self.until:
            raise KeyboardInterrupt
        self.games.append((one.name, one.number))
        assert one.number not in self.wrong, "it is wrong"


@pytest.fixture
def checked(monkeypatch, tmp_path):
    check = Checked()
    monkeypatch.setattr(checks, "CHECKS", (check,))
    monkeypatch.setattr(fuzz, "NOTES", tmp_path / "notes")
    return check


def run(which=RUN, resume=False):
    with ThreadPoolExecutor(1) as pool:
        return fuzz.fuzz(which, NAMES, pool, resume)


def played(name, numbers):
    return [(name, number) for number in numbers]


ALL = sorted([*played("colditz", range(500, 502)), *played("fugitive", range(500, 540))])
"""A share of .06 of the games of Colditz."""


def test_every_game_is_played_once(checked, capsys):
    assert run() == 0
    assert sorted(checked.games) == ALL
    assert "fugitive 40 games, 0 failed" in capsys.readouterr().out


@pytest.mark.parametrize("games", [1, 7, 1000])
def test_titles_come_forward_alike(games):
    shards = Run(3, games).shards(installed_games.names())
    for name in installed_games.names():
        mine = [shard for shard in shards if shard.name == name]
        numbers = [number for shard in mine for number in range(shard.first, shard.first + shard.count)]
        assert numbers == list(range(3, 3 + max(1, round(games * share(name)))))
    half = sum(shard.count for shard in shards[: len(shards) // 2] if shard.name == "fugitive")
    assert abs(half - games / 2) <= fuzz.SHARD


def test_a_failing_game_is_printed_with_the_command_that_shows_it(checked, capsys):
    checked.wrong = {517}
    assert run() == 1
    printed = capsys.readouterr().out
    assert "FAILED python -m tests.contract fugitive 517\n    AssertionError: it is wrong" in printed
    assert "fugitive 40 games, 1 failed" in printed
    assert "colditz 2 games, 0 failed" in printed


def test_what_passed_is_skipped_and_what_failed_is_played_again(checked, capsys):
    checked.wrong = {517}
    run()
    checked.games, checked.wrong = [], set()
    assert run(resume=True) == 0
    assert checked.games == played("fugitive", range(510, 520))
    printed = capsys.readouterr().out
    assert "4 of 5 parts have passed already" in printed
    assert "fugitive 40 games, 0 failed" in printed.splitlines()[-1]


def test_an_interrupted_run_goes_on(checked):
    checked.until = 25
    with pytest.raises(KeyboardInterrupt):
        run()
    with RUN.notes.open("ab") as notes:
        notes.write(b'{"shard":{"na')
    before, checked.games, checked.until = set(checked.games), [], None
    assert run(resume=True) == 0
    assert 0 < len(checked.games) < len(ALL)
    assert sorted(before.union(checked.games)) == ALL


def test_the_same_run_begun_again_plays_everything(checked):
    for _ in range(2):
        checked.games = []
        run()
        assert sorted(checked.games) == ALL


def test_the_last_run_that_fits_is_gone_on_with(checked):
    assert fuzz.latest(None, None) is None
    runs = (Run(7, 1), Run(9, 1), Run(7, 2))
    for time, each in enumerate(runs):
        run(each)
        os.utime(each.notes, (time, time))
    assert fuzz.latest(None, None) == runs[2]
    assert fuzz.latest(7, 1) == runs[0]
    assert fuzz.latest(None, 1) == runs[1]
    assert fuzz.latest(8, None) is None


def test_the_command_plays_in_processes_of_its_own(checked, capsys):
    assert fuzz.main(["fugitive", "--first", "3", "--games", "1", "--jobs", "1"]) == 0
    assert checked.games == []
    assert "fugitive 1 games, 0 failed" in capsys.readouterr().out
    assert fuzz.main(["fugitive", "--resume"]) == 0
    assert "1 of 1 parts have passed already" in capsys.readouterr().out


def test_a_run_that_is_not_told_where_begins_somewhere_else_each_time(checked, monkeypatch):
    begun = []
    monkeypatch.setattr(fuzz, "fuzz", lambda run, names, pool, resume: begun.append(run))
    for _ in range(3):
        assert fuzz.main([]) == 0
    assert len({run.first for run in begun}) == 3
    assert {run.games for run in begun} == {fuzz.GAMES}


def test_an_interruption_says_how_to_go_on(checked, monkeypatch, capsys):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(fuzz, "fuzz", interrupted)
    assert fuzz.main(["--first", "8", "--games", "2"]) == 130
    assert "make fuzz RESUME=1 FIRST=8 GAMES=2" in capsys.readouterr().out


@pytest.mark.parametrize("wrong", [["--resume"], ["chess"], ["--first", "-1"], ["--games", "many"]])
def test_what_cannot_be_fuzzed_is_refused(checked, wrong):
    with pytest.raises(SystemExit) as refused:
        fuzz.main(wrong)
    assert refused.value.code == 2

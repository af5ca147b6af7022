"""`python -m bot lesson`: what is recorded is a lesson that the rules play to its end, for every title."""

from __future__ import annotations

import tomllib

import pytest

from bot.__main__ import main
from bot.command.lesson import Recorder
from bot.engine.chance import DEAL
from bot.engine.game import result_of, settled
from bot.engine.lesson import Guided, lessons
from bot.engine.playout import asked
from bot.installed_games import installed_game, names


def typed(title: str, seats: int) -> list[str]:
    """Lines for a lesson of two steps: what the computer would do, three moves of it between them."""
    recorder = Recorder(installed_game(title), seats, 0, "two steps", {})
    game = installed_game(title).game
    state = game.setup(seats, settled(game, {}), Guided(recorder._seed, DEAL, ())).state
    lines, steps, made = [], 0, 0
    while steps < 3:
        seat, asks = asked(game, state, seats)
        move = recorder._computer(state, seat, asks, made)
        state = recorder._after(state, made, seat, move)
        made += 1
        mark = ("first:", "second:", "last!")[steps] if seat == 0 else ""
        steps += bool(mark)
        lines.append(f"{mark} {move}" if mark else "")
    return lines


@pytest.mark.parametrize("name", names())
def test_what_is_recorded_is_a_lesson_to_its_end(name: str, monkeypatch, capsys) -> None:
    game = installed_game(name).game
    lines = iter(["nonsense", *typed(name, game.seats[0])])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    monkeypatch.setattr("sys.argv", ["escapade", "lesson", name, "--seed", "two steps"])
    assert main() == 0
    out, err = capsys.readouterr()
    assert "No: " in err
    assert f"{name}-lesson-first.what" in err
    (lesson,) = lessons(tomllib.loads(out)["lesson"])
    assert [step.name for step in lesson.steps] == ["first", "second", "last"]
    *_, (_, end) = lesson.states(game)
    assert result_of(end) is not None


def test_the_end_of_input_records_nothing(monkeypatch, capsys) -> None:
    def ended(prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", ended)
    monkeypatch.setattr("sys.argv", ["escapade", "lesson", "fugitive"])
    assert main() == 1
    assert capsys.readouterr().out == ""

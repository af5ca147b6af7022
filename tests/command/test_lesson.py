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
    """Return the lines for a lesson of two steps and a decision. The second step is a question."""
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
        lines.append(f"{mark} {move}{' | say other' if mark == 'second:' else ''}" if mark else "")
    return lines


@pytest.mark.parametrize("name", names())
def test_what_is_recorded_is_a_lesson_to_its_end(name: str, monkeypatch, capsys) -> None:
    game = installed_game(name).game
    lines = iter(["nonsense", *typed(name, game.seats[0])])
    monkeypatch.setattr("builtins.input", lambda: next(lines))
    monkeypatch.setattr("sys.argv", ["escapade", "lesson", name, "--seed", "two steps"])
    assert main() == 0
    out, err = capsys.readouterr()
    assert "No: " in err
    texts = err.partition("write its texts:\n")[2].split()
    for key in ("first.what", "last", "last.what", "last.why", "answer-second"):
        assert f"{name}-lesson-{key}" in texts
    assert f"{name}-lesson-answer-first" not in texts, "it is not a question"
    (lesson,) = lessons(tomllib.loads(out)["lesson"])
    assert [step.name for step in lesson.steps] == ["first", "second", "last"]
    assert lesson.steps[1].answers == {"say other": "second"}
    *_, (_, end) = lesson.states(game)
    assert result_of(end) is not None


def test_the_end_of_input_records_nothing(monkeypatch, capsys) -> None:
    def ended() -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", ended)
    monkeypatch.setattr("sys.argv", ["escapade", "lesson", "fugitive"])
    assert main() == 1
    assert capsys.readouterr().out == ""


def test_a_question_with_several_groups_has_an_example() -> None:
    recorder = Recorder(installed_game("fugitive"), 2, 0, "two steps", {})
    game = recorder._title.game
    state = game.setup(2, settled(game, {}), Guided(recorder._seed, DEAL, ())).state
    seat, asks = asked(game, state, 2)
    assert "  hide hideout: 1 2 3 9 11, such as: hide 1 -" in recorder._prompt(state, seat, asks)

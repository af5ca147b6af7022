"""`python -m bot balance`: the means of a title's own figures over games of computer players."""

import pytest

from bot.__main__ import main
from bot.command.balance import Series, lines
from bot.engine.game import settled
from bot.installed_games import installed_game, names


@pytest.mark.parametrize("name", names())
def test_every_title_has_figures_of_a_game(name):
    game = installed_game(name).game
    figures = Series(name, game.seats[0], settled(game, {}), "easy", "test").figures(0)
    assert next(iter(figures)) == "moves"
    assert sum(value for figure, value in figures.items() if figure.startswith("ends: ")) == 1
    assert len(figures) > 4
    assert all(isinstance(value, float | int) for value in figures.values())


def test_means_with_how_sure_they_are_and_what_they_should_be():
    told = [{"moves": 10.0, "won": 1.0, "ends: time": 1.0}, {"moves": 20.0, "ends: escaped": 1.0}]
    assert list(lines(told, {"won": (0.6, 0.7), "moves": (10, 20)})) == [
        "moves             15.00 ± 9.80   aim 10 to 20: met",
        "won                0.50 ± 0.98   aim 0.6 to 0.7: missed",
        "ends: time         0.50 ± 0.98",
        "ends: escaped      0.50 ± 0.98",
    ]


def test_a_rule_set_is_played_by_and_an_unknown_one_refused(monkeypatch, capsys):
    command = ["bot", "balance", "escape_plan", "--seats", "1", "--games", "1", "--level", "easy", "--jobs", "1"]
    monkeypatch.setattr("sys.argv", [*command, "--rules", "balanced"])
    assert main() == 0
    printed = capsys.readouterr().out
    assert printed.startswith(
        "escape_plan · 1 seats, easy · 1 games · help=no rules=balanced short=no police=no call_it=no\n"
    )
    assert "stash share" in printed
    monkeypatch.setattr("sys.argv", [*command, "--rules", "mine"])
    assert main() == 2
    assert "no option rules=mine" in capsys.readouterr().err

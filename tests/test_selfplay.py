"""The playing loop (bot/engine/playout.py) and `python -m bot selfplay`."""

import argparse
import json
import shlex

import pytest

from bot.command import selfplay
from bot.engine.chance import Chance
from bot.engine.game import result_of, settled
from bot.engine.move import Move
from bot.engine.play import TIME_UP, play
from bot.engine.playout import LATE, MOST_REFUSALS, Stuck, game_seed, playout
from bot.engine.policy import RandomPolicy
from bot.engine.record import TABLE
from bot.installed_games import installed_game, names

PACE = ("playouts_per_second", "decisions_per_second", "playouts_per_processor_second")


def run(capsys, command):
    """Run `python -m bot selfplay COMMAND` and give its status, its line, and what it complained of."""
    parser = argparse.ArgumentParser()
    selfplay.add(parser)
    status = selfplay.run(parser.parse_args(shlex.split(command)))
    said = capsys.readouterr()
    return status, json.loads(said.out) if said.out else None, said.err


@pytest.mark.parametrize("name", names())
def test_a_series_is_summed_up_in_one_line(capsys, name):
    status, line, complaints = run(capsys, f"{name} --games 5 --seed s --jobs 1")
    assert (status, complaints) == (0, "")
    assert line["game"] == name
    assert line["games"] == line["finished"] == sum(line["reasons"].values()) == 5
    assert len(line["wins"]) == line["seats"] == installed_game(name).game.seats.start
    assert line["decisions"] == line["moves"] + line["refused"]
    assert line["longest"] * 5 >= line["moves"]
    assert all(line[pace] > 0 for pace in PACE)


def test_the_same_seed_gives_the_same_games_and_another_others(capsys):
    lines = [
        run(capsys, f"fugitive --games 2 --jobs 1 --seed {seed} --policy normal easy")[1] for seed in ("a", "a", "b")
    ]
    first, again, other = [{key: line[key] for key in line if key not in PACE} for line in lines]
    assert first == again != other


def test_a_game_of_a_series_can_be_played_alone(capsys):
    whole = run(capsys, "fugitive --games 3 --jobs 1 --seed a")[1]
    alone = [run(capsys, f"fugitive --games 1 --seed a --first {number}")[1] for number in range(3)]
    assert whole["moves"] == sum(line["moves"] for line in alone)


def test_several_processes_play_the_same_games(capsys):
    alone, shared = (run(capsys, f"alien1979 --games 5 --seed a --jobs {jobs}")[1] for jobs in (1, 2))
    assert (alone.pop("jobs"), shared.pop("jobs")) == (1, 2)
    assert {key: alone[key] for key in alone if key not in PACE} == {
        key: shared[key] for key in shared if key not in PACE
    }


def test_policies_go_by_seat(capsys):
    """Normal against random: the Fugitive in seat 0, then in seat 1."""
    for roles, strong in (("host_fugitive", 0), ("host_marshal", 1)):
        policies = ["random", "random"]
        policies[strong] = "normal"
        command = f"fugitive --games 8 --jobs 1 --seed a --option roles={roles} --policy {' --policy '.join(policies)}"
        assert run(capsys, command)[1]["wins"][strong] >= 7


@pytest.mark.parametrize(
    ("rest", "word"),
    [
        ("--policy best", "no policy best"),
        ("--seats 3", "2 to 2 players"),
        ("--option roles=both", "roles=both"),
        ("--option roles", "NAME=VALUE"),
    ],
)
def test_what_does_not_fit_the_game_is_status_2(capsys, rest, word):
    status, line, complaints = run(capsys, f"fugitive {rest}")
    assert (status, line) == (2, None)
    assert word in complaints


def test_computers_that_search_play(capsys):
    status, line, complaints = run(capsys, "fugitive --policy search easy --budget 2")
    assert (status, line["finished"], complaints) == (0, 1, "")


class Broken:
    """Plays nothing that is offered."""

    blind = True

    def choose(self, view, asks, next_field, chance):
        return Move("dance")


def test_a_failed_game_prints_the_command_that_plays_it_again(capsys, monkeypatch):
    monkeypatch.setattr(selfplay, "installed_game", lambda name: with_policy(installed_game(name), Broken()))
    command = "fugitive --games 2 --jobs 1 --seed 'a word' --option bonus_pass=yes --policy random broken"
    status, line, complaints = run(capsys, command)
    assert (status, line["finished"]) == (1, 0)
    again = complaints.splitlines()[-1].strip().removeprefix("again: python -m bot selfplay ")
    status, line, complaints = run(capsys, again)
    assert (status, line["games"]) == (1, 1)
    assert "game 1: Stuck" in complaints
    assert complaints.splitlines()[-1].endswith(again)


def with_policy(chosen, broken):
    return type(chosen)(chosen.game, chosen.presenter, {**chosen.policies, "broken": broken})


class Slow:
    """Plays at random, but every move is refused once before."""

    blind = True

    def __init__(self):
        self.asked = 0

    def choose(self, view, asks, next_field, chance):
        self.asked += 1
        if self.asked % 2:
            return Move("dance")
        return (
            Move("guess", (("7",),))
            if asks[0].verb == "guess"
            else RandomPolicy().choose(view, asks, next_field, chance)
        )


def fugitive(policies, number=0, **options):
    game = installed_game("fugitive").game
    return game, playout(game, 2, settled(game, options), game_seed("loop", number), policies)


def test_a_refused_move_is_counted_and_asked_again():
    _, steps = fugitive((Slow(),))
    played = [step for step in steps if step.seat != TABLE]
    assert all(step.refused >= 1 for step in played)


def test_a_policy_without_a_legal_move_ends_the_game_with_an_error():
    _, steps = fugitive((Broken(),))
    with pytest.raises(Stuck, match=f"{MOST_REFUSALS} moves refused, the last one was dance"):
        list(steps)


class Looking:
    """Plays at random with open eyes."""

    blind = False

    def __init__(self):
        self.views = []

    def choose(self, view, asks, next_field, chance):
        self.views.append(view)
        return RandomPolicy().choose(None, asks, next_field, chance)


def test_a_policy_gets_its_seat_s_view_and_a_blind_one_none():
    looking = Looking()
    game, steps = fugitive((looking, RandomPolicy()))
    state, expected = None, []
    for step in steps:
        if step.seat == 0:
            expected.append(game.view(state, 0))
        state = step.step.state
    assert looking.views == expected


def test_every_step_says_what_it_took_to_get_there():
    """The chance that is yielded plays the move again."""
    game, steps = fugitive((RandomPolicy(),), bonus_pass="yes")
    state = None
    for played in steps:
        script = Chance.scripted(played.chance.drawn)
        if played.seat == TABLE:
            again = game.setup(2, settled(game, {"bonus_pass": "yes"}), script)
        else:
            again = play(game, state, played.seat, played.move, script)
        script.finish()
        assert again == played.step
        state = played.step.state
    assert result_of(state) is not None


def test_a_game_with_a_time_of_its_own_comes_to_its_end():
    """Nobody looks at a clock: after so many moves it is over, once."""
    game = installed_game("colditz").game
    steps = list(playout(game, 4, settled(game, {"limit": "minutes_60"}), game_seed("late", 0), [RandomPolicy()]))
    assert [number for number, step in enumerate(steps) if step.move == TIME_UP] == [LATE]
    assert (steps[LATE].seat, result_of(steps[-1].step.state).reason) == (TABLE, "time")

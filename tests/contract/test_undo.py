"""What may be taken back tells nothing, and leaves all as it was, in every installed game (tests/contract/undo.py)."""

import random
from collections import Counter

import pytest

from bot import installed_games
from bot.engine import undo
from tests.contract import playouts
from tests.contract.playouts import SHARDS, again, case, combinations, command, numbers, over_games, own, sure, turns
from tests.contract.undo import MANY, SAME, SECRET, STEPS, check_marks, check_undo
from tests.drills.few import first

GAMES = (range(2), range(2, 5))


def gone_through(name, numbers=GAMES[0]):
    seen = Counter()
    for number in numbers:
        with again(name, number):
            seen += check_undo(case(name, number))
    return seen


@pytest.mark.parametrize("numbers", first(GAMES))
@pytest.mark.parametrize("name", installed_games.names())
def test_what_may_be_taken_back_tells_nothing_and_leaves_all_as_it_was(name, numbers):
    seen = gone_through(name, numbers)
    can = bool(seen[STEPS])
    expected = own(name, "TAKEN_BACK", True)
    few = expected and sure(name, 12) < 12  # in a short game there may be no such step
    assert can == expected or few, f"steps are taken back: {can}; say `TAKEN_BACK = {can}` in reveals.py"
    assert seen[SAME]
    assert seen[SECRET] or name != "colditz"


MARKS = {
    "alien1979": {"take", "stop"},
    "colditz": {"draw"},
    "escape_plan": {"locker"},
    "fugitive": {"draw", "take", "guess", "trace", "probe", "watch"},
    "stalag17": {"coin", "draw", "join", "decline"},
}
"""The verbs that ask for something hidden."""


@pytest.mark.parametrize("name", MARKS)
def test_verbs_that_ask_for_something_hidden_are_marked_and_never_taken_back(name, monkeypatch):
    """Not even where the same would have been told in every truth that is looked at."""
    game, found = installed_games.installed_game(name).game, Counter()
    assert set(game.revealing) == MARKS[name]
    monkeypatch.setattr(undo, "reveals_nothing", lambda *given: True)
    for shard, number in ((each, number) for each in range(SHARDS) for number in numbers(name, each)):
        if shard and found.total():
            break
        one = case(name, number)
        for turn in turns(one):
            if turn.move.verb in game.revealing:
                made = undo.Made(turn.version, turn.seat, turn.move, len(turn.drawn), turn.step)
                assert not undo.harmless(game, one.seats, turn.before, made), command(name, number)
                found[turn.move.verb] += undo.leaves_others_alone(game, one.seats, turn.before, made)
    assert found.total(), "nothing was left for the mark to keep"


@over_games
def test_every_step_that_depends_on_what_is_hidden_is_marked(name, shard):
    for number in numbers(name, shard):
        with again(name, number):
            check_marks(case(name, number), undo.TRUTHS)


@pytest.mark.parametrize(("name", "verb"), [("stalag17", "coin"), ("fugitive", "guess"), ("alien1979", "go")])
def test_a_verb_or_event_that_is_not_marked_is_found(name, verb, monkeypatch):
    monkeypatch.setattr(undo, "reveals", lambda game, made: made.move.verb != verb)
    with pytest.raises(AssertionError, match=f": {verb} .* depends on what is hidden"):
        sum(check_marks(case(name, number), undo.TRUTHS) for each in range(SHARDS) for number in numbers(name, each))


def test_a_step_that_tells_is_found(monkeypatch):
    monkeypatch.setattr(undo, "harmless", lambda *given: True)
    with pytest.raises(AssertionError, match="it told something"):
        gone_through("stalag17")


@pytest.mark.long
@pytest.mark.parametrize("part", range(SHARDS))
@pytest.mark.parametrize("name", installed_games.names())
def test_every_step_that_is_not_marked_is_the_same_in_many_truths(name, part):
    """In 300 numbered games of all titles."""
    steps = 0
    for number in many_games(name)[part::SHARDS]:
        with again(name, number):
            steps += check_marks(case(name, number), MANY)
    assert steps or not own(name, "TAKEN_BACK", True)


def many_games(name):
    """Return the numbers of games: numbers of seats take turns, options are drawn."""
    seats = len(installed_games.installed_game(name).game.seats)
    options = random.Random(f"truths/{name}").sample(
        range(max(playouts.GAMES, combinations(name) // seats)), playouts.GAMES
    )
    return [seats * option + place % seats for place, option in enumerate(options)]

"""Advice is asked from what a seat sees, for one question at a time, and kept no longer than that is open."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.game import redeal, result_of, settled
from bot.engine.move import Ask, Move, NextField
from bot.engine.play import waited_for
from bot.engine.playout import game_seed, playout
from bot.engine.policy import Policy
from bot.engine.record import Seat
from bot.engine.search import Budget, Found
from bot.installed_games import InstalledGame, installed_game, names
from bot.table import lobby
from bot.table.advice import Adviser, Busy, current_advice, current_question, is_allowed, is_offered
from bot.table.refused import Stale
from bot.table.seating import computer
from bot.table.tables import Tables
from bot.ui.pages import hand_words
from bot.ui.pages.shown_hand import Shown
from bot.workers.think import Question, weigh
from tests.contract.playouts import case, recorded
from tests.contract.reach import seated
from tests.table.play import HOST, dealt_table, fugitive, open_table

FEW = Budget(16)


@pytest.mark.parametrize("name", names())
def test_in_another_truth_the_same_is_asked_and_answered(name: str) -> None:
    """Advice comes from the view alone: whatever a seat may not know changes neither the question nor the answer."""
    one = case(name, 3)
    turns = recorded(name, 3)
    for turn in turns[5 :: len(turns) // 3]:
        (seat, *_) = waited_for(one.game, turn.before, one.seats) or (0,)
        other = redeal(one.game, turn.before, seat, Chance(b"another truth", 0))
        here, there = (current_question(seated(name, state, one.seats), seat, FEW) for state in (turn.before, other))
        assert here == there
        assert not here.asks or weigh(here) == weigh(there)


async def test_it_is_allowed_to_who_plays_alone_and_where_the_host_says_so(tables: Tables) -> None:
    two = await dealt_table(tables, fugitive())
    assert not is_allowed(two)
    two.record = replace(two.record, advice=True)
    assert is_allowed(two)
    alone = await open_table(tables, fugitive(), 501, seats=1)
    await alone.alter(lambda record: lobby.join_computer(record, alone.title, computer(2, "easy", "C")))
    assert not is_allowed(alone)
    assert alone.plays(0)
    await alone.start(HOST)
    assert is_allowed(alone)


async def test_one_at_a_time_and_for_one_question() -> None:
    turn = recorded("stalag17", 0)[8]
    one = case("stalag17", 0)
    (seat, *_) = waited_for(one.game, turn.before, one.seats)
    table = seated("stalag17", turn.before, one.seats)
    going, answered = asyncio.Event(), 0

    async def thinking(question: Question) -> Sequence[Found]:
        nonlocal answered
        answered += 1
        await going.wait()
        return [Found(Move(f"move{number}"), 0.5, 9) for number in range(3)]

    adviser = Adviser(thinking)
    first = asyncio.create_task(adviser.advise(table, seat, user=7))
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await adviser.advise(table, seat, user=7)
    going.set()
    await first
    await adviser.advise(table, seat, user=7)
    assert (answered, [found.move.verb for found in current_advice(table, seat)]) == (1, ["move0", "move1"])
    assert not is_offered(table, seat)
    table.state = turn.step.state
    assert current_advice(table, seat) == ()

    table.state, table.advice = turn.before, {}
    going.clear()
    late = asyncio.create_task(adviser.advise(table, seat, user=7))
    await asyncio.sleep(0)
    table.state = turn.step.state
    going.set()
    with pytest.raises(Stale):
        await late
    assert current_advice(table, seat) == ()


@pytest.mark.parametrize(
    ("name", "number", "told"),
    [
        ("alien1979", 3, "wins about 6 times in 10"),
        ("stalag17", 0, "wins about 6"),
        ("stalag17", 2, "your average place is 2.1 of 4"),
    ],
)
async def test_it_tells_the_chance_to_win_or_the_place_where_places_count(name: str, number: int, told: str) -> None:
    one, chosen = case(name, number), installed_game(name)
    assert (one.seats > 2) == (told != "wins about 6")
    turn = next(turn for turn in recorded(name, number)[5:] if turn.seat >= 0)
    table = seated(name, turn.before, one.seats)

    async def thinking(question: Question) -> Sequence[Found]:
        return [Found(turn.move, 0.62, 20)]

    await Adviser(thinking).advise(table, turn.seat, user=7)
    say = chosen.say("en", [f"P{seat}" for seat in range(one.seats)])
    assert told in "".join(hand_words.advice_lines(Shown(table, turn.seat, say)))


class Follower:
    """Does what it is advised to do."""

    blind = False

    def __init__(self, chosen: InstalledGame, seats: int, seat: Seat, budget: Budget) -> None:
        self._title, self._seats, self._seat, self._budget = chosen, seats, seat, budget

    def choose(self, view: Any, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Ask and obey."""
        game, seed = self._title.game, chance.below(1 << 62).to_bytes(32, "big")
        question = Question(
            game.name, game.schema, "hard", self._seats, self._seat, encode(view), asks, seed, self._budget
        )
        return weigh(question)[0].move


def followed(name: str, number: int, budget: Budget) -> bool:
    """Play a game in which one seat, another each time, follows advice among normal computers; tell whether it won."""
    chosen = installed_game(name)
    seats = max(2, chosen.game.seats[0])
    mine = number % seats
    players: list[Policy] = [chosen.policies["normal"]] * seats
    players[mine] = Follower(chosen, seats, mine, budget)
    for played in playout(chosen.game, seats, settled(chosen.game, {}), game_seed("advice", number), players):
        state = played.step.state
    result = result_of(state)
    assert result is not None
    return mine in result.winners


@pytest.mark.parametrize("name", names())
def test_advice_leads_through_a_whole_game(name: str) -> None:
    followed(name, 1, Budget(2))


@pytest.mark.long
@pytest.mark.parametrize("name", names())
def test_who_follows_advice_wins_more_than_normal_computers_do(name: str) -> None:
    """As often as a normal computer in its place of the same deals, and some games more."""
    if installed_game(name).lookahead is None:
        pytest.skip("without a lookahead.py advice is the move of the hard computer")
    games = range(24)
    plain = installed_game(name).policies["normal"]
    with pytest.MonkeyPatch.context() as instead:
        instead.setattr(f"{__name__}.Follower", lambda *_: plain)
        before = sum(followed(name, number, Budget(0)) for number in games)
    assert sum(followed(name, number, Budget(96)) for number in games) > before

"""Guesses: who may, what they come to, and that nothing about a game follows from them."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bot.engine.move import Illegal
from bot.engine.question import none_asked, sure
from bot.installed_games import installed_game, installed_games
from bot.table import guessers, guesses
from bot.table.gone import may_go
from bot.table.table import Table
from bot.table.tables import Tables
from storage.records.agreements import Shoulder
from storage.records.guesses import Guesser, OpenQuestion, TableGuesses
from storage.records.tables import TableRecord
from storage.store import Store
from tests.table.play import agrees, dealt_table, fugitive, open_table, random_move

WATCHERS = (51, 52, 53)

ASKING = [title.name for title in installed_games() if title.questions.ask is not none_asked]

OPEN = TableGuesses(1, OpenQuestion(1, "hit", sure(0.2), 1, (1,)))


async def give(table: Table, user: int, choice: str, number: int = 1, ghost: bool = False) -> None:
    guesser = Guesser(f"Watcher {user}", ghost)
    await table.change(lambda record: guessers.with_guess(table, record, number, user, guesser, choice))


def without(record: TableRecord) -> TableRecord:
    """Give a record without what two tables of the same deal differ in."""
    return replace(record, id=0, channel=0, revision=0, guesses=TableGuesses())


@pytest.mark.parametrize("name", ASKING)
async def test_nothing_about_a_game_follows_from_guesses(store: Store, tables: Tables, name: str) -> None:
    """Two tables of one deal, one of them with people who guess: clocks, log, result and what computers think by are
    the same."""
    title = installed_game(name)
    seats = min(4, title.game.seats[-1])
    two = [await open_table(tables, title, channel, 300, seats) for channel in (500, 501)]
    await two[1].change(lambda record: replace(record, secret=two[0].record.secret, seal=two[0].record.seal))
    for table in two:
        await table.start(1)
    rng, dice, given = random.Random(name), random.Random(1), 0
    for _ in range(100):
        if two[0].record.status != "playing":
            break
        now = guesses.question(two[1].record)
        for user in (*WATCHERS, *range(1, seats + 1)):
            if now is not None and not now.closed and str(user) not in now.given and guessers.may_guess(two[1], user):
                choice = dice.choice(now.choices)[0]
                await give(two[1], user, choice, now.number)
                given += 1
        seat, move = random_move(two[0], rng)
        assert two[0].thought(seat, 0) == two[1].thought(seat, 0)
        assert two[0].view(seat) == two[1].view(seat)
        for table in two:
            await table.submit(seat, move, table.token(seat))
        assert without(two[0].record) == without(two[1].record)
    assert given
    logs = [[replace(row, link=b"") for row in await store.moves(table.id)] for table in two]
    assert logs[0] == logs[1]
    await agrees(store, two[1])


def test_points_of_the_right_and_the_rare() -> None:
    """One for right, two where under one in four was likely, none for wrong."""
    people = {str(user): Guesser(f"W{user}") for user in WATCHERS}
    kept = replace(OPEN, open=replace(OPEN.open, given={"51": "yes", "52": "no"}), people=people)
    yes, no, nothing = (guesses.with_answer(kept, answer) for answer in ("yes", "no", ""))
    assert [yes.people[each].points for each in ("51", "52", "53")] == [2, 0, 0]
    assert [no.people[each].points for each in ("51", "52", "53")] == [0, 1, 0]
    assert [each.guesses for each in nothing.people.values()] == [0, 0, 0]
    assert [each.name for each in guesses.best_guessers(yes, ghosts=False)] == ["W51"]
    assert (
        guesses.best_guessers(yes, ghosts=True)
        == guesses.best_guessers(yes, False, (51,))
        == guesses.best_guessers(nothing, False)
        == ()
    )


async def test_once_each_and_not_too_late(tables: Tables) -> None:
    table = await dealt_table(tables, fugitive())
    await table.change(lambda record: replace(record, guesses=OPEN))
    await give(table, 51, "yes")
    for user, number, choice, key in (
        (51, 1, "no", "guess_again"),
        (52, 2, "no", "guess_late"),
        (52, 1, "perhaps", "guess_late"),
        (1, 1, "no", "guess_not_you"),
    ):
        with pytest.raises(Illegal) as refused:
            await give(table, user, choice, number)
        assert refused.value.refusal.key == key
    await table.change(lambda record: replace(record, guesses=replace(OPEN, open=replace(OPEN.open, closed=True))))
    with pytest.raises(Illegal, match="guess_late"):
        await give(table, 53, "yes")


async def test_who_may_guess(tables: Tables) -> None:
    """Not players, nor who has looked over a shoulder or was replaced, nor at quiet tables and tournaments."""
    table = await dealt_table(tables, fugitive())
    assert [guessers.may_guess(table, user) for user in (1, 2, 51)] == [False, False, True]
    shown = Shoulder(51, "W", 7)
    for change in (
        {"show": "quiet"},
        {"tournament": (1, 0)},
        {"guild": None},
        {"agreements": replace(table.record.agreements, looked={"51": 0})},
        {"agreements": replace(table.record.agreements, casual=True, shoulders={"0": shown})},
        {"agreements": replace(table.record.agreements, invited=(1, 2))},
        {"seats": (replace(table.record.seats[0], charged=51), table.record.seats[1])},
    ):
        before = table.record
        table.record = replace(before, **change)
        assert not guessers.may_guess(table, 51), change
        table.record = before


async def test_ghosts_guess_in_a_league_of_their_own(tables: Tables) -> None:
    table = await dealt_table(tables, installed_game("alien1979"), seats=5)
    await table.resign(4)
    assert may_go(table, 4)
    assert [guessers.may_guess(table, user) for user in (1, 5, 51)] == [False, True, True]
    await table.change(lambda record: replace(record, guesses=OPEN))
    await give(table, 5, "yes", ghost=True)
    await give(table, 51, "no")
    kept = guesses.with_answer(table.record.guesses, "yes")
    assert [each.name for each in guesses.best_guessers(kept, ghosts=True)] == ["Watcher 5"]
    assert guesses.best_guessers(kept, ghosts=False) == ()

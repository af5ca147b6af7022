"""Moves of computer players and of standing orders at live tables.

These moves go through the same functions as people's moves. Computer players think outside the event loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import structlog

from bot.engine.codec import encode
from bot.engine.game import WhoseTurn
from bot.engine.move import Illegal, Move
from bot.engine.search import Budget
from bot.table import absence, lessons, orders
from bot.table.refused import Stale
from bot.table.table import Table
from bot.table.tables import Tables
from bot.tasks import finished
from bot.workers.think import Question, think
from storage.store_errors import StoreError

log = structlog.get_logger()

TRIES = 50
"""The number of refused moves after which a computer player moves at random, so that it never blocks a table."""

AGAIN = 5.0
"""The seconds before a computer player's move is tried again if the store did not save it."""

WITHOUT_TEMPER = ("easy", "random")
"""Levels of computer players without a temper. These levels do not search, so they cannot estimate what a worse move
costs.
"""

STRONGEST = "hard"
"""The only level of computer players that searches."""

PLAYOUTS = 2000
"""The most playouts of a search, however fast the machine is."""

DAILY = Budget(96)
"""The budget of a search in a day's escape. It does not depend on time."""

PATIENCE = 10.0
"""The seconds after which a computer player moves even if the board does not show the last move yet."""

SHARE = 0.5
"""The share of the turn's remaining thinking time that one decision of a computer player may use. The remaining time is
for later decisions.
"""


Think = Callable[[Question], Awaitable[Move]]


class Thought(NamedTuple):
    """The turn in which computer players at a table last thought.

    It has the seconds that they used in that turn.
    """

    turn: WhoseTurn
    seconds: float


async def in_thread(question: Question) -> Move:
    """Return the computer player's answer to `question`, computed in a thread of this process."""
    return await asyncio.to_thread(think, question)


class Computers:
    """Makes the moves of computer players and standing orders whenever a table changes.

    If people watch, each move comes `beat` seconds after the board shows the move before it.
    """

    def __init__(
        self,
        tables: Tables,
        beat: float = 0.0,
        think: Think = in_thread,
        seconds: float = 0.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Create the object. The function `think` answers questions to computer players.

        The hardest level searches for `seconds` in a turn. `clock` returns monotonic seconds.
        """
        self._tables = tables
        self._beat = beat
        self._think = think
        self._seconds, self._clock = seconds, clock
        self._thought: dict[int, Thought] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._shown: dict[int, tuple[int, float]] = {}
        self._painted = asyncio.Event()
        self._closed = False
        tables.listeners.append(self.wake)

    def shown(self, table: Table, version: int) -> None:
        """Note that the board message of `table` now shows `version`, so that the next move may follow."""
        if table.id in self._tasks:
            self._shown[table.id] = version, self._clock()
            self._painted.set()
            self._painted = asyncio.Event()

    def wake(self, table: Table) -> None:
        """Start the next move at `table` if it belongs to a computer player or to standing orders."""
        if self._closed or table.id in self._tasks or not self._tables.mine(table):
            return
        if _seat_to_move(table) is not None:
            task = asyncio.create_task(self._serve(table), name=f"computers of table {table.id}")
            self._tasks[table.id] = task

    async def flush(self) -> bool:
        """Wait until no computer player has to move. Return whether there were any moves to wait for."""
        return await finished(self._tasks.values())

    async def close(self) -> None:
        """Stop all thinking of computer players. A move that is being saved is completed, but no other starts."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self, table: Table) -> None:
        try:
            await self._play(table)
        finally:
            self._tasks.pop(table.id, None)
            self._shown.pop(table.id, None)
            if table.record.status != "playing":
                self._thought.pop(table.id, None)

    async def _rest(self, table: Table) -> None:
        """Wait before the next move, so that people can see the last one."""
        until = self._clock() + PATIENCE
        while self._beat and table.record.watch and not table.skips:
            version, at = self._shown.get(table.id, (0, 0.0))
            painted = version >= table.record.version
            pause = (at + self._beat if painted else until) - self._clock()
            if pause <= 0:
                return
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._painted.wait(), pause)

    async def _move(self, table: Table, seat: int, token: str, random: bool, refused: int = 0) -> None:
        """Make a move for `seat`, after `refused` refused moves in a row.

        A move of standing orders is made only if the orders still apply. `token` identifies the question to the seat.
        """
        if lessons.is_guided(table):
            if lessons.is_next_watched(table):
                await self._rest(table)
            await _make_lesson_move(table)
            return
        if level := absence.computer(table, seat):
            begun, turn = self._clock(), _turn(table, seat)
            question = self._question(table, seat, "random" if random else level, refused)
            move = await self._think(question)
            self._thought[table.id] = Thought(turn, self._spent(table, turn) + self._clock() - begun)
            await self._rest(table)
            await table.submit(seat, move, token, by=level)
            return
        await self._rest(table)
        if (ordered := orders.answer(table, seat)) is not None:
            await table.submit(seat, ordered, token)

    def _budget(self, table: Table, seat: int, level: str) -> Budget | None:
        """Return the search budget for a computer player's decision: a share of the time left in the turn.

        The thinking time of all computer players in the turn counts. The time in which they wait for the questions of
        other tables does not count. Return None if the level does not search.
        """
        if level != STRONGEST or not self._seconds:
            return None
        left = self._seconds - self._spent(table, _turn(table, seat))
        return Budget(PLAYOUTS, max(0.0, SHARE * left))

    def _spent(self, table: Table, turn: WhoseTurn) -> float:
        """Return the seconds that computer players have used in `turn`."""
        thought = self._thought.get(table.id)
        return thought.seconds if thought is not None and thought.turn == turn else 0.0

    def _question(self, table: Table, seat: int, level: str, refused: int) -> Question:
        """Return the question to the computer player of `seat` about the present state.

        The table may go on while the computer player thinks. In a day's escape, equal histories get equal answers. So
        the computer player has no temper there, because a choice by temper depends on time.
        """
        player = table.record.seats[seat]
        character = table.title.character(player.name) if player.user is None else None
        looks_ahead = bool(self._seconds) and level not in WITHOUT_TEMPER and table.record.day is None
        personality = character.personality if character is not None and looks_ahead else None
        view, asks, seed, budget = (
            encode(table.view(seat)),
            table.asks(seat),
            os.urandom(32),
            self._budget(table, seat, level),
        )
        if table.record.day is not None:
            seed, budget = table.thought(seat, refused), DAILY if level == STRONGEST else None
        game, seats = table.game, len(table.record.seats)
        return Question(game.name, game.schema, level, seats, seat, view, asks, seed, budget, personality)

    async def _play(self, table: Table) -> None:
        refused = failed = 0
        while self._tables.mine(table) and (seat := _seat_to_move(table)) is not None:
            token = table.token(seat)
            try:
                await self._move(table, seat, token, refused + failed >= TRIES, refused)
                refused = failed = 0
            except Stale:
                continue
            except StoreError as error:
                log.warning("a computer's move was not kept", table=table.id, seat=seat, error=str(error))
                await asyncio.sleep(AGAIN)
            except Illegal as error:
                refused += 1
                log.warning("a computer's move was refused", table=table.id, seat=seat, error=str(error))
            except Exception:
                failed += 1
                log.exception("a computer failed", table=table.id, seat=seat)
            if refused + failed > 2 * TRIES:
                return


def _turn(table: Table, seat: int) -> WhoseTurn:
    """Return the turn in which `seat` decides. Between turns, return a made-up turn for the seat."""
    turn = table.game.turn(table.state)
    return turn or WhoseTurn(seat, table.record.seats[seat].done)


async def _make_lesson_move(table: Table) -> None:
    """Make the next automatic move of a lesson (tutorial). If the rules forbid it, end the lesson."""
    due = lessons.next_automatic_move(table)
    if due is None:
        return
    try:
        await table.submit(*due, table.token(due[0]))
    except Illegal as error:
        log.error("a lesson cannot go on", table=table.id, game=table.title.name, error=str(error))
        await lessons.leave(table)


def _seat_to_move(table: Table) -> int | None:
    """Return a seat for which the program must make the next move, or None.

    The seat belongs to a computer player, or its standing orders answer the question. In a lesson, only the script
    decides.
    """
    if lessons.is_guided(table):
        due = lessons.next_automatic_move(table)
        return None if due is None else due[0]
    waited = table.waited_for()
    if table.record.day is not None:  # the person's orders are moves of that person, which come after the computers'
        waited = tuple(sorted(waited, key=lambda seat: table.record.seats[seat].user is not None))
    return next((seat for seat in waited if absence.computer(table, seat) or _has_order(table, seat)), None)


def _has_order(table: Table, seat: int) -> bool:
    """Return whether standing orders answer the question to `seat`, and its player is not away."""
    return not table.record.seats[seat].stand_in and orders.answer(table, seat) is not None

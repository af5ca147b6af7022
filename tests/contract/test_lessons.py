"""Every lesson leads to its end, says what is true, and strands nobody, whatever its learner presses."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.lesson import Lesson
from bot.engine.move import Move
from bot.engine.play import checked
from bot.engine.policy import RandomPolicy
from bot.engine.record import Seat
from bot.engine.texts import LANGUAGES
from bot.installed_games import InstalledGame, installed_game, installed_games
from bot.table import lessons, path
from bot.table.computers import Computers
from bot.table.table import Table
from bot.table.tables import Tables
from bot.ui.pages.hand import hand_page
from storage.records.tables import SeatRecord
from storage.store import Store
from tests.table.play import rebuilt

NAMES = [each.name for each in installed_games() if each.lesson is not None]
PRESSES, TEXT, TITLE = 30, 240, 40
"""What a lesson may take from *Learn* to its end, and letters of a sentence and of a heading."""
DM, LEARNER = 71, 1


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    store = await Store.open(tmp_path / "lessons.db")
    yield Tables(store)
    await store.close()


def lesson_of(name: str) -> Lesson:
    found = installed_game(name).lesson
    assert found is not None
    return found


async def begun(tables: Tables, taught: InstalledGame, locale: str = "en-US") -> tuple[Table, Computers]:
    """Deal a lesson, with computers that make what is not the learner's to make."""
    host = SeatRecord("Ana", user=LEARNER, contribution="join 1", dm=DM, locale=locale)
    table = await tables.open(lessons.opened(taught, host, DM, locale))
    computers = Computers(tables)
    await table.deal(lambda record: record)
    await computers.flush()
    return table, computers


def any_move(table: Table, seat: Seat, draws: random.Random) -> Move:
    """Give a move that the rules allow `seat` now."""
    while True:
        chance = Chance(draws.randbytes(16), 0)
        move = RandomPolicy().choose(None, table.asks(seat), table.next_field(seat), chance)
        if table.forbidden(seat, move) is None:
            return move


@pytest.mark.parametrize("name", NAMES)
def test_its_path_goes_by_the_rules(name: str) -> None:
    game, lesson = installed_game(name).game, lesson_of(name)
    for made, state in lesson.states(game):
        if made is not None:
            assert checked(game, state, made.seat, made.move) == made.move, f"{made.seat} {made.move}: spelt otherwise"
    assert len(set(lesson.steps)) == len(lesson.steps)
    assert 8 <= len(lesson.steps) <= PRESSES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_each_step_says_what_to_do_and_why(name: str, language: str) -> None:
    say, lesson = installed_game(name).say(language), lesson_of(name)
    assert say(f"{name}-lesson-about")
    assert say(f"{name}-lesson-end")
    for step in lesson.steps:
        assert len(say(f"{name}-lesson-{step}")) <= TITLE, step
        for told in ("what", "why"):
            assert 0 < len(say(f"{name}-lesson-{step}.{told}")) <= TEXT, step
    for step, answers in lesson.answers.items():
        for answer in answers.values():
            assert 0 < len(say(f"{name}-lesson-answer-{answer}")) <= TEXT, step


@pytest.mark.parametrize("name", NAMES)
async def test_whoever_leaves_its_path_finds_back_or_plays_on(tables: Tables, name: str) -> None:
    table, computers = await begun(tables, installed_game(name))
    lesson, draws = lesson_of(name), random.Random(f"{name} strays")
    made = 0
    while (step := lessons.expected(table)) is not None:
        made += 1
        assert (step.number, step.of) == (made, len(lesson.steps))
        before = encode(table.state)
        other = any_move(table, lesson.learner, draws)
        if lessons.strays(table, lesson.learner, other):
            await table.submit(lesson.learner, other)
            assert lessons.expected(table) is None
            await computers.flush()
            if (left := path.ended_astray(table.record)) is None:
                await lessons.go_back(table, tables.store)
            else:
                table, computers = await begun(tables, table.title)
                await lessons.forward(table, left.made)
            assert encode(table.state) == before
            assert lessons.expected(table) == step
        await table.submit(lesson.learner, step.move)
        await computers.flush()
    assert made == len(lesson.steps)
    if table.record.status == "playing":
        assert lessons.learned(table)
        seen = encode(table.view(lesson.learner))
        await lessons.leave(table)
        assert encode(table.view(lesson.learner)) == seen
        assert not lessons.guided(table)
    assert await rebuilt(tables.store, table.record, table.title) == table.record.snapshot


@pytest.mark.parametrize("locale", ["en-US", "es-419"])
@pytest.mark.parametrize("name", NAMES)
async def test_each_step_is_one_button(tables: Tables, name: str, locale: str) -> None:
    table, computers = await begun(tables, installed_game(name), locale)
    lesson, say = lesson_of(name), installed_game(name).say(locale)
    while (step := lessons.expected(table)) is not None:
        page = hand_page(table, lesson.learner, None, await table.news(lesson.learner), locale)
        told = "\n".join(page.lines)
        assert say(f"{name}-lesson-{step.name}.what") in told
        first = page.rows[0]
        assert isinstance(first, tuple)
        assert first[0].press == table.press("lesson", lesson.learner, table.token(lesson.learner), "take")
        await table.submit(lesson.learner, step.move)
        await computers.flush()
    page = hand_page(table, lesson.learner, None, await table.news(lesson.learner), locale)
    assert say(f"{name}-lesson-end") in page.lines


def test_a_lesson_draws_what_is_written_and_then_its_own() -> None:
    lesson = lesson_of("fugitive")._replace(deal=(3, 1))
    chance, again = lesson.chance(0), lesson.chance(0)
    drawn = [chance.below(6) for _ in range(6)]
    assert drawn[:2] == [3, 1]
    assert drawn == [again.below(6) for _ in range(6)]
    with pytest.raises(ValueError, match="not below 3"):
        lesson.chance(0).below(3)


def test_an_answer_is_of_the_move_or_of_its_verb() -> None:
    lesson = lesson_of("fugitive")._replace(answers={"row": {"go bastos": "beside", "go": "elsewhere"}})
    assert lesson.answer("row", Move("go", (("bastos",),))) == "beside"
    assert lesson.answer("row", Move("go", (("copas",),))) == "elsewhere"
    assert lesson.answer("row", Move("stay")) == ""

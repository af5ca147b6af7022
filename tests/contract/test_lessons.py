"""Every lesson asks, answers, leads to a decision and on from there, whatever its learner presses."""

import random
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.custom_id import read
from bot.engine.lesson import SAYS, Lesson
from bot.engine.move import Move
from bot.engine.page import Button
from bot.engine.play import checked, play
from bot.engine.policy import RandomPolicy
from bot.engine.record import Seat
from bot.engine.texts import LANGUAGES, Say
from bot.installed_games import InstalledGame, installed_game, installed_games
from bot.table import lessons, path
from bot.table.computers import Computers
from bot.table.table import Table
from bot.table.tables import Tables
from bot.table.ways_on import with_side
from bot.ui.pages.hand import hand_page
from bot.ui.pages.lesson import lesson_parts
from storage.records.tables import SeatRecord
from storage.store import Store
from tests.table.play import rebuilt

LESSONS = [
    pytest.param(each.name, number, id=with_side(each.name, lesson.side).replace(".", "-"))
    for each in installed_games()
    for number, lesson in enumerate(each.lessons)
]
every_lesson = pytest.mark.parametrize(("name", "number"), LESSONS)
STEPS, QUESTIONS, CHOICES, WORDS = range(8, 11), 3, range(2, 4), 700
"""Steps of a lesson, how many of them ask at least, their choices, and words from the first page to the last."""
FEWER = range(6, 11)
"""Steps of a lesson of a game that is not on the home page."""
TEXT, TITLE = 260, 40
"""Letters of a sentence and of a heading."""
RIVAL = re.compile(r"\b(rival|rivals|rivales|opponent|opponents|oponente|oponentes|adversario)\b", re.IGNORECASE)
DM, LEARNER = 71, 1


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    store = await Store.open(tmp_path / "lessons.db")
    yield Tables(store)
    await store.close()


def lesson_of(name: str, number: int = 0) -> Lesson:
    return installed_game(name).lessons[number]


async def begun(
    tables: Tables, title: InstalledGame, number: int = 0, locale: str = "en-US"
) -> tuple[Table, Computers]:
    """Deal a lesson, with computers that make what is not the learner's to make."""
    host = SeatRecord("Ana", user=LEARNER, contribution="join 1", dm=DM, locale=locale)
    table = await tables.open(lessons.opened(title, host, DM, locale, number))
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


def told(table: Table, seat: Seat, say: Say) -> tuple[str, ...]:
    """List what the lesson says on the hand of its learner, in lines."""
    shown = lesson_parts(table, seat, say)
    assert shown is not None
    return shown.lines


def words(lines: tuple[str, ...]) -> int:
    """Count what a reader takes for words: runs between spaces with a letter or a digit in them."""
    return sum(any(letter.isalnum() for letter in word) for line in lines for word in line.split())


@every_lesson
def test_its_path_goes_by_the_rules(name: str, number: int) -> None:
    game, lesson = installed_game(name).game, lesson_of(name, number)
    for way in lesson.ways:
        for made, state in lesson.states(game, str(way)):
            if made is not None:
                assert checked(game, state, made.seat, made.move) == made.move, f"{made.seat} {made.move}"
    assert len({step.name for step in lesson.steps}) == len(lesson.steps)


@every_lesson
def test_it_asks_and_ends_with_a_decision(name: str, number: int) -> None:
    """Wrong choices are moves that the rules allow, and are answered each in its own words; after the last step, any
    choice leads to a great moment of the game, or to its end."""
    title, lesson = installed_game(name), lesson_of(name, number)
    game = title.game
    assert len(lesson.steps) in (STEPS if title.offer.shown else FEWER)
    *asking, last = lesson.steps
    questions = [step for step in asking if len(step.choices) > 1]
    assert len(questions) >= QUESTIONS
    for step in (*questions, last):
        assert len(step.choices) in CHOICES, step.name
        assert len(set(step.choices)) == len(step.choices)
        state = lesson.position(game, step.name)
        for choice in step.choices:
            if not choice.startswith(SAYS):
                move = checked(game, state, lesson.learner, Move.parse(choice))
                assert str(move) == choice, step.name
                play(game, state, lesson.learner, move, Chance(lesson.seed, 1))
    for step in questions:
        wrong = [choice for choice in step.choices if choice != step.right]
        answers = [step.answers.get(choice, "") for choice in wrong]
        assert all(answers), f"{step.name}: a wrong choice has no answer of its own"
        assert len(set(answers)) == len(answers), step.name
    for way in lesson.ways:
        assert _great_moment_after(name, lesson, str(way)), f"{way} leads to no great moment"


def _great_moment_after(name: str, lesson: Lesson, way: str) -> bool:
    game, great = installed_game(name).game, False
    for place, (made, state) in enumerate(lesson.states(game, way), start=1):
        if made is not None and place > len(lesson.path):
            step = play(game, state, made.seat, made.move, lesson.chance(place, way))
            great = great or step.state.result is not None or any(event.scene for event in step.events)
    return great


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_its_texts_are_short_and_name_the_players(name: str, number: int, language: str) -> None:
    lesson = lesson_of(name, number)
    say = installed_game(name).say(language, ("Ana", "Roberta", "Maximilian")[: lesson.seats])
    names = {f"name{seat}": each for seat, each in enumerate(say.names)}
    texts = [say(f"{name}-{lesson.end}", **names)]
    for step in lesson.steps:
        heading = say(f"{name}-lesson-{step.name}", **names)
        assert len(heading) <= TITLE, step.name
        texts += [say(f"{name}-lesson-{step.name}.{part}", **names) for part in ("what", "why")]
        texts += [say(f"{name}-lesson-answer-{answer}", **names) for answer in step.answers.values()]
        texts += [say(f"{name}-lesson-say-{each.removeprefix(SAYS)}", **names) for each in step.choices
                  if each.startswith(SAYS)]  # fmt: skip
    for text in texts:
        assert 0 < len(text) <= TEXT, text
        assert not RIVAL.search(text), text


@pytest.mark.parametrize("locale", ["en-US", "es-419"])
@every_lesson
async def test_from_its_first_page_to_its_last(tables: Tables, name: str, number: int, locale: str) -> None:
    """The first one says how one wins, each has its choices in the first row of buttons and stays open after a wrong
    one, the last one leads on. All that the lesson says on the way, its choices too, is at most 700 words."""
    title = installed_game(name)
    table, computers = await begun(tables, title, number, locale)
    lesson, seat, read_so_far = lesson_of(name, number), lesson_of(name, number).learner, 0
    say = table.say(locale)
    while (asked := lessons.expected(table)) is not None:
        page = hand_page(table, seat, None, await table.news(seat), locale)
        if page.picture is not None and not asked.asks:
            assert page.picture.draft == str(asked.step.move), "the picture shows what the only button does"
        lines = told(table, seat, say)
        read_so_far += words(lines)
        if asked.number == 1:
            goal = title.presenter.goal(table.view(seat), seat, say)
            assert goal
            assert f"🎯 {goal}" in page.lines
        first = _buttons(page.rows[0])
        read_so_far += words(tuple(button.label for button in first))
        assert [read(button.press).argument for button in first] == [f"take {at}" for at in range(len(first))]
        assert len(first) == len(asked.step.choices)
        assert len({button.style for button in first}) == 1, "nothing marks the right choice"
        for choice in asked.step.choices:
            if asked.move(choice) is None:
                await table.change(path.changing_lesson(tried=choice))
                again = hand_page(table, seat, None, await table.news(seat), locale)
                answer = f"{name}-lesson-answer-{asked.step.answer(choice)}"
                names = {f"name{place}": each for place, each in enumerate(say.names)}
                assert f"⚠ {say(answer, **names)}" in again.lines
                shut = [button.enabled for button in _buttons(again.rows[0])]
                assert shut == [each != choice for each in asked.step.choices]
                await table.change(path.changing_lesson(tried=""))
        await table.submit(seat, asked.step.move)
        await computers.flush()
    end = f"{name}-{lesson.end}"
    names = {f"name{place}": each for place, each in enumerate(say.names)}
    read_so_far += words((say("lesson-learned"), say(end, **names)))
    print(f"{title.name} {lesson.side}, {say.language}: {read_so_far} words in {len(lesson.steps)} steps")
    assert read_so_far <= WORDS
    page = hand_page(table, seat, None, await table.news(seat), locale)
    assert say(end, **names) in page.lines
    if table.record.status == "playing":
        onward = {read(button.press).action for button in _buttons(page.rows[0])}
        assert onward == {"play", "friends", *(("learn",) if len(title.lessons) > 1 else ())}


def _buttons(row: object) -> tuple[Button, ...]:
    assert isinstance(row, tuple)
    return row


@every_lesson
async def test_whoever_leaves_its_path_finds_back_or_plays_on(tables: Tables, name: str, number: int) -> None:
    table, computers = await begun(tables, installed_game(name), number)
    lesson, draws = lesson_of(name, number), random.Random(f"{name} strays")
    made = 0
    while (step := lessons.expected(table)) is not None:
        made += 1
        assert (step.number, step.of) == (made, len(lesson.steps))
        before = encode(table.state)
        other = any_move(table, lesson.learner, draws)
        if lessons.leaves_script(table, lesson.learner, other):
            await table.submit(lesson.learner, other)
            assert lessons.expected(table) is None
            await computers.flush()
            if (left := path.ended_astray(table.record)) is None:
                await lessons.go_back(table, tables.store)
            else:
                table, computers = await begun(tables, table.title, number)
                await lessons.forward(table, left.made)
            assert encode(table.state) == before
            assert lessons.expected(table) == step
        await table.submit(lesson.learner, draws.choice(list(lesson.ways)) if step.decides else step.step.move)
        await computers.flush()
    assert made == len(lesson.steps)
    if table.record.status == "playing":
        assert path.is_finished(table.record, table.title)
        seen = encode(table.view(lesson.learner))
        await lessons.leave(table)
        assert encode(table.view(lesson.learner)) == seen
        assert not lessons.is_guided(table)
    assert await rebuilt(tables.store, table.record, table.title) == table.record.snapshot


async def test_a_lesson_that_is_learned_makes_room_for_a_game(tables: Tables) -> None:
    title = installed_game("stalag17")
    table, computers = await begun(tables, title)
    while (step := lessons.expected(table)) is not None:
        await table.submit(lesson_of("stalag17").learner, step.step.move)
        await computers.flush()
    assert table.record.status == "playing"
    await begun(tables, title)
    assert (table.record.status, table.record.reason) == ("void", "lesson")


def test_a_lesson_draws_what_is_written_and_then_its_own() -> None:
    lesson = lesson_of("fugitive")._replace(deal=(3, 1))
    chance, again = lesson.chance(0), lesson.chance(0)
    drawn = [chance.below(6) for _ in range(6)]
    assert drawn[:2] == [3, 1]
    assert drawn == [again.below(6) for _ in range(6)]
    with pytest.raises(ValueError, match="not below 3"):
        lesson.chance(0).below(3)


def test_an_answer_is_of_the_choice_or_of_its_verb() -> None:
    step = lesson_of("fugitive").steps[0]._replace(answers={"go bastos": "beside", "go": "elsewhere"})
    assert [step.answer(tried) for tried in ("go bastos", "go copas", "stay")] == ["beside", "elsewhere", ""]

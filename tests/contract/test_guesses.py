"""What people who watch may guess, in every game: asked by what everybody knows, and answered by it."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest
from msgspec.structs import replace

from bot import installed_games
from bot.engine.chance import Chance
from bot.engine.game import Step, redeal
from bot.engine.move import Illegal
from bot.engine.play import play
from bot.engine.question import NO, NOBODY, YES, none_asked, seat_of
from bot.engine.record import TABLE
from bot.engine.texts import LANGUAGES
from bot.table import guesses
from bot.ui.pages.guesses import question_words
from storage.records.guesses import TableGuesses
from storage.records.tables import TableRecord
from tests.contract.paint import NAMES
from tests.contract.playouts import again, case, numbers, over_games, recorded, setup

SERVER = TableRecord("", 1, 1, 1, "en-US", b"", {}, 0, status="playing")
"""What the house knows of a table on a server."""


ASKING = [title.name for title in installed_games.installed_games() if title.questions.ask is not none_asked]
"""A title need not ask anything."""


FEW = 40
"""If a game has fewer moves than that in all, perhaps none of them is possible in another truth."""

OFTEN = 20
"""Answers of a question after which two different ones have come."""


def after(title, kept: TableGuesses, step: Step, seat: int) -> TableGuesses:
    return guesses.after_move(title, replace(SERVER, guesses=kept), step, seat)


def heard(step: Step) -> list[object]:
    return [event for event in step.events if event.reaches(None)]


class Words:
    """Enough of a table to word a question."""

    def __init__(self, title) -> None:
        self.title = title


@partial(over_games, played=2)
def test_questions_follow_from_what_everybody_knows(name, shard):
    """Whether, what and when a game asks is the same in every truth that everybody cannot tell from this one, and a
    move of which nobody hears changes nothing."""
    title, compared, asked, tried = installed_games.installed_game(name), 0, 0, 0
    for number in numbers(name, shard)[::4]:
        with again(name, number):
            one = case(name, number)
            kept = after(title, TableGuesses(), setup(one)[0], TABLE)
            for turn in recorded(name, number):
                now = after(title, kept, turn.step, turn.seat)
                tried += 1
                if not heard(turn.step):
                    assert now == kept
                other = redeal(title.game, turn.before, None, Chance(one.seed, turn.version))
                try:
                    step = play(title.game, other, turn.seat, turn.move, Chance.scripted(turn.drawn))
                except (Illegal, ValueError):
                    step = None
                if step is not None and heard(step) == heard(turn.step) and step.state.result is None:
                    compared += other != turn.before
                    assert after(title, kept, step, turn.seat) == now
                kept = now
            asked += kept.asked
            assert kept.open is None, "a question outlives its game"
    assert compared or title.game.open or tried < FEW
    assert asked or name not in ASKING


@pytest.mark.parametrize("name", ASKING)
def test_each_question_can_be_read_and_is_settled(name):
    """Choices are certain to be complete, unlike each other and few; most answers come, and more than one of them."""
    title, answers, dropped = installed_games.installed_game(name), Counter(), 0
    for number in range(0, 60, 6):
        one = case(name, number)
        steps = [(TABLE, setup(one)[0]), *((turn.seat, turn.step) for turn in recorded(name, number))]
        kept = TableGuesses()
        for seat, step in steps:
            now = after(title, kept, step, seat)
            if kept.open is not None and now.open != kept.open and (now.open is None or now.asked > kept.asked):
                settled = now.last is not None and now.last is not kept.last
                answers[kept.open.key, now.last.answer if settled else ""] += 1
                dropped += not settled
            if now.open is not None and now.asked > kept.asked:
                check(title, now.open, one.seats)
            kept = now
    assert dropped * 3 < sum(answers.values()), answers
    for key in {key for key, _ in answers}:
        known = {answer: count for (asked, answer), count in answers.items() if asked == key and answer}
        assert sum(known.values()) < OFTEN or len(known) > 1, answers


def check(title, asked, seats: int) -> None:
    choices = [choice for choice, _ in asked.choices]
    assert 2 <= len({*choices}) == len(choices) <= 10
    assert abs(sum(chance for _, chance in asked.choices) - 1) < 0.02
    assert all(0 < chance < 1 for _, chance in asked.choices)
    assert all(choice in (YES, NO, NOBODY) or 0 <= (seat_of(choice) or 0) < seats for choice in choices)
    for language in LANGUAGES:
        words = question_words(Words(title), asked, title.say(language, NAMES[:seats]))
        assert words.endswith("?")
        assert len(words) <= 90
        assert asked.who is None or NAMES[asked.who] in words

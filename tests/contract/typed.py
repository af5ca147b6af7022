"""What is typed for an answer, in any state of a numbered game: a move that can be made, or a sentence."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

from bot import installed_games
from bot.engine.chance import Chance
from bot.engine.game import redeal
from bot.engine.move import Move
from bot.engine.record import Seat
from bot.engine.texts import LANGUAGES
from bot.engine.wording import MESSAGE
from bot.table.table import Table
from bot.ui import typed_answers
from bot.ui.pages import controls
from bot.ui.pages.drafts import drafted
from storage.records.tables import Draft
from storage.store import Store
from tests.contract.playouts import Case, Turn, recorded
from tests.contract.reach import check_rows, seated

STATES = 3
"""States of each game in which something is typed."""

SHORT = (*"abcdefghz", *map(str, range(14)), "g0", "g9", "99", "٣", "３", "²")
"""What may stand before a name: letters of men, numbers of guards, and what is neither."""

BLANK = ("", " ", "\x00", "\u200b", "a\nb", "-", "+", ",", ".", "*", "(", "\\", "?")
NUMBERS = ("0", "-1", "1.5", "007", "1-3", "1e9", "٣ ٤", "７ １２", "²", "½", "Ⅷ", "1٣")
FOREIGN = ("ñandú", "ÇA", "straße", "İ", "кто там", "逃げる", "عربي", "🏰")
HOSTILE = ("{ $place }", "<@1>", "@everyone", "None", "x" * 4000, "9" * 4000, "7 " * 900, "A " + "w" * 150)
STRANGE = (*BLANK, *NUMBERS, *FOREIGN, *HOSTILE)
"""What answers no question."""


class Drafts:
    """Keeps the draft of a seat as the store does."""

    def __init__(self, kept: Draft | None) -> None:
        self.kept = kept

    async def draft(self, table: int, seat: Seat) -> Draft | None:
        """Give the draft."""
        return self.kept

    async def keep_draft(self, table: int, seat: Seat, draft: Draft | None) -> None:
        """Keep another."""
        self.kept = draft


class Question(NamedTuple):
    """A seat that may type an answer, at its table and at one that it cannot tell from it."""

    table: Table
    other: Table
    seat: Seat

    def begun(self, dice: random.Random) -> Draft | None:
        """Give what may be chosen already: nothing, or the first pick."""
        ask = typed_answers.question(self.table, self.seat)
        assert ask is not None
        if len(ask.fields[0].options) < 2 or dice.randrange(2):
            return None
        move = Move(ask.verb, ((dice.choice(ask.fields[0].options),),))
        return Draft(self.table.token(self.seat), str(move))

    async def taken(self, text: str, locale: str, begun: Draft | None) -> str:
        """Type `text` at both tables: give the move that is drafted or the sentence, which has to be the same."""
        answers = [await self._taken(table, text, locale, begun) for table in (self.table, self.other)]
        assert answers[0] == answers[1], f"the answer to {text[:80]!r} tells a secret"
        return answers[0]

    async def _taken(self, table: Table, text: str, locale: str, begun: Draft | None) -> str:
        ask, drafts, say = typed_answers.question(table, self.seat), Drafts(begun), table.say(locale)
        assert ask is not None
        wrong = await typed_answers.take(cast(Store, drafts), table, self.seat, ask, text, say)
        if wrong:
            assert wrong.endswith("."), wrong
            assert len(wrong) <= MESSAGE, wrong
            assert drafts.kept == begun, "what could not be read changed the draft"
            return wrong
        move = drafted(table, self.seat, drafts.kept)
        assert move is not None
        assert move.verb == ask.verb
        assert table.forbidden(self.seat, move) is None
        check_rows(controls.rows(table, self.seat, move, say))
        return str(move)

    async def suggested(self, text: str, locale: str, begun: Draft | None) -> list[tuple[str, str]]:
        """Give what is suggested for `text`, held against Discord's limits."""
        drafts = cast(Store, Drafts(begun))
        found = await typed_answers.suggestions(drafts, self.table, self.seat, text, self.table.say(locale))
        assert len(found) <= typed_answers.SUGGESTED
        assert all(0 < len(part) <= typed_answers.LONGEST for each in found for part in each), found
        assert len({move for _, move in found}) == len(found)
        return found


def check_typed(one: Case) -> None:
    """Type names, numbers, moves and nonsense into some questions of a game, in one language or another."""
    dice = random.Random(f"typed/{one.number}")
    asyncio.run(_typed(tuple(_questions(one, dice)), recorded(one.name, one.number), dice))


def _questions(one: Case, dice: random.Random) -> Iterator[Question]:
    """Choose questions of people that can be answered by typing."""
    played, face = recorded(one.name, one.number), installed_games.installed_game(one.name).presenter
    left = STATES
    for turn in dice.sample(played, len(played)):
        for seat in dice.sample(range(one.seats), one.seats):
            if left and any(map(face.types, one.game.asks(turn.before, seat))):
                other = redeal(one.game, turn.before, seat, Chance(one.seed, turn.version))
                tables = [seated(one.name, truth, one.seats) for truth in (turn.before, other)]
                yield Question(*tables, seat)
                left -= 1


async def _typed(questions: Sequence[Question], played: Sequence[Turn], dice: random.Random) -> None:
    names = {pick for turn in played for group in turn.move.picks for pick in group}
    for question in questions:
        for label, move in await question.suggested("", dice.choice(LANGUAGES), None):
            names |= {label, move, *re.split(r" · | \(|\)", label)} - {""}
    for question in questions:
        begun = question.begun(dice)
        for text in _texts(sorted(names), dice):
            await question.taken(text, dice.choice(LANGUAGES), begun)
        locale = dice.choice(LANGUAGES)
        found = await question.suggested(dice.choice(sorted(names)), locale, begun)
        for _, move in dice.sample(found, min(2, len(found))):
            await question.taken(move, locale, begun)


def _texts(names: Sequence[str], dice: random.Random) -> Iterator[str]:
    """Make up what people type: strange things, names of any moment, alone and after a letter or number, and parts."""
    yield from dice.sample(STRANGE, 5)
    yield from dice.sample(names, min(3, len(names)))
    for short in dice.sample(SHORT, 8):
        yield f"{short}{dice.choice(' ,:')}{dice.choice(names)}"
    name = dice.choice(names)
    yield name[dice.randrange(len(name)) :]
    yield " ".join(dice.sample(names, min(3, len(names))))

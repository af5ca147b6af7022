"""The words of a hand: what is always there, what is added if it has room, and the rest behind *More*."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.chronicle import LogEntry
from bot.engine.move import Move, Refusal
from bot.engine.page import Page
from bot.engine.search import LEAST, Found
from bot.engine.wording import fitting
from bot.table import advice
from bot.ui.pages import controls
from bot.ui.pages.coaching import SAVES, aim, coaching
from bot.ui.pages.content import blocks, room
from bot.ui.pages.fitting import KNOWN, NEEDED, USEFUL, WANTED, Block, Line, block, fitted
from bot.ui.pages.lesson import Taught, ended
from bot.ui.pages.phone import SMALL
from bot.ui.pages.resting import own_rest
from bot.ui.pages.shown_hand import Shown
from bot.ui.pages.since import since
from bot.ui.pages.times import own_time

ALL, SOME = 40 * SMALL.line, 7 * SMALL.line
"""Height of the news for a reader who wants all of it, and if there is little room."""

ENDLESS = 1e9
"""Unlimited room."""

GOAL = 0.5
"""The rank of the goal: it comes before other lines that are wanted."""

COACH = 1.5
"""The rank of what is new to a beginner: it waits for a hand with room."""

WARNING, PINNED = "⚠", "🧭"
"""Signs at the beginning of needed lines: a threat to the seat, and a note that its player has pinned."""


class Words(NamedTuple):
    """The blocks of a hand: what is above it, the news, what it holds, and what is below."""

    above: tuple[Block, ...]
    new: Block
    own: tuple[Block, ...]
    below: Block

    @property
    def blocks(self) -> tuple[Block, ...]:
        """All blocks in order."""
        return (*self.above, self.new, *self.own, self.below)


def words_of(shown: Shown, page: Page, news: Sequence[LogEntry], lesson: Taught | None) -> Words:
    """Return the words of the hand that shows a game's `page`."""
    table, seat, say = shown.table, shown.seat, shown.say
    holds = (*_holding(page.lines, lesson is not None), *_lines(_ordered(shown)), *_lines(own_time(table, seat, say)))
    return Words(
        above=(block(_above(shown)), *_first(shown, lesson)),
        new=since(table, news, seat, say),
        own=(block(advised(shown)), Block(tuple(holds))),
        below=Block((*_coached(shown), *_missing(shown), *_lines(_warned(shown)))),
    )


def folded(words: Words, room: float) -> tuple[str, ...]:
    """Return the lines that have `room` on a phone, without headings and without what the reader knows."""
    kept = (tuple(line for line in each.lines if line.rank < KNOWN) for each in words.blocks)
    return fitted(tuple(Block(lines, each.heading) for lines, each in zip(kept, words.blocks, strict=True)), room)


def unfolded(words: Words, rest: Sequence[str], high: float = ALL) -> tuple[str, ...]:
    """Return all lines, and the `rest` of what there is to say; the news in `high` points of a phone."""
    new = block(fitted((words.new,), high))
    before = fitted((*words.above, new, *words.own), ENDLESS)
    below = tuple(line.text for line in words.below.lines)
    return (*before, *rest, *below)


def as_text(page: Page, words: Words, rest: Sequence[str], whole: bool) -> tuple[tuple[str, ...], bool]:
    """Return the lines of a hand in one message's content, and whether there is a button for more or less.

    The button is *Less* if all of the hand is wanted. Too long a hand has its news in short, and then the beginning of
    the `rest`, as far as there is room. If all of it is wanted, it only has the end of the rest.
    """
    lines = unfolded(words, rest)
    if room(replace(page, lines=lines)) >= 0:
        return lines, whole
    parts = blocks(rest)
    if whole:
        last = words._replace(new=Block(()), own=())
        shown = fitting(("", *reversed(parts)), room(replace(page, lines=unfolded(last, ()))))[1:]
        return unfolded(last, shown[::-1]), True
    shown = fitting(("", *parts), room(replace(page, lines=unfolded(words, (), SOME))))[1:]
    return unfolded(words, shown, SOME), len(shown) < len(parts)


def _lines(lines: Iterable[str], rank: float = NEEDED) -> Iterator[Line]:
    yield from (Line(line, rank) for line in lines if line)


def _above(shown: Shown) -> Iterator[str]:
    """Yield the lines that are above a hand for once.

    They are whatever slows the game down, a great moment, and a note. The note is always set apart, since it says why a
    press had no effect.
    """
    table, say, manner = shown.table, shown.say, shown.manner
    if manner.note:
        yield from (f"**{manner.note}**", "")
    yield from own_rest(table, shown.seat, say)
    if table.record.barred is not None and shown.playing:
        yield say("hand-barred")
    elif manner.stuck and shown.playing:
        yield say("hand-stuck")
    if manner.scene is not None:
        yield from (f"**{manner.scene.title}**", *manner.scene.lines)


def _first(shown: Shown, lesson: Taught | None) -> tuple[Block, ...]:
    """Return the words of a lesson or, for a newcomer, the goal."""
    if lesson is not None:
        return (block(lesson.lines),)
    table, say = shown.table, shown.say
    return (Block((*_lines(ended(table, say)), *_lines(aim(table, shown.seat, say), GOAL))),)


def _holding(lines: Sequence[str], all_of_it: bool) -> Iterator[Line]:
    """Yield the lines of a game's page.

    The present state and warnings are needed, the others less and less wanted.
    """
    for at, line in enumerate(lines):
        needed = all_of_it or at == 0 or line.startswith((WARNING, PINNED))
        yield Line(line, NEEDED if needed else WANTED if at == 1 else USEFUL + at / 100)


def _coached(shown: Shown) -> Iterator[Line]:
    """Yield the warning of a mistake that a beginner is about to make, always; otherwise something new.

    If not all of the hand is shown, only its first sentence, and only once the goal need not be told any more.
    """
    short = not (shown.manner.unfolded or shown.manner.text_first)
    told = coaching(shown.table, shown.seat, shown.manner.met, shown.say, shown.move)
    if told and told[0].startswith(SAVES):
        first, stop, _ = told[0].partition(". ")
        yield Line(told[0], NEEDED, first + stop.rstrip())  # the button says what to do instead
        return
    if short and aim(shown.table, shown.seat, shown.say):
        return
    for line in told:
        first, stop, _ = line.partition(". ")
        yield Line(first + stop.rstrip() if short else line, COACH)


def advised(shown: Shown) -> tuple[str, ...]:
    """Return the advised moves, the best first, each with its chance and its reason.

    The chance is one to win or, if places count among more than two players, the expected place. It is no more precise
    than the number of tried worlds allows. A move that is not clearly worse than the first has the same chance.
    """
    table, seat, say, face, view = shown.table, shown.seat, shown.say, shown.face, shown.view
    lines, most = [], 1.0
    players = len(table.record.seats)
    for found in advice.current_advice(table, seat):
        most = min(most, found.worth)
        move, tried = face.button(view, found.move, say), found.worlds >= LEAST
        if table.title.game.places and players > 2:
            place = 1 + (1 - most) * (players - 1)
            line = say("advice-place", move=move, place=place if tried else -1, players=players)
        else:
            line = say("advice-move", move=move, chance=round(10 * most) if tried else -1)
        lines.append(" ".join(part for part in (line, _reason(shown, found)) if part))
    return (f"**{say('advice')}**", *lines) if lines else ()


def _reason(shown: Shown, found: Found) -> str:
    """Return why a move is advised: its largest gain over the next best, and what speaks for it."""
    say, name = shown.say, shown.table.title.name
    gain = say(f"{name}-gain-{found.reason}") if found.reason else ""
    return " ".join(part for part in (gain, shown.face.why(shown.view, found.move, say)) if part)


def _missing(shown: Shown) -> Iterator[Line]:
    """Yield why usual targets are missing. The line is needed if the player has begun to choose."""
    rank = USEFUL if shown.move is None else NEEDED
    lines = controls.missing(shown.table, shown.seat, shown.move, shown.say)
    yield from _lines((f"-# {line}" for line in lines), rank)


def _warned(shown: Shown) -> Iterator[str]:
    """Yield why the choice so far is refused, or that it is known to fail."""
    move, face, say = shown.move, shown.face, shown.say
    if move is None:
        return
    if (refused := _refused(shown, move)) is not None:
        yield f"{WARNING} {face.refusal(refused, say)}"
    if not move.picks and face.known_to_fail(shown.view, move):
        yield say("hand-vain")


def _ordered(shown: Shown) -> tuple[str, ...]:
    """Return a line with the standing orders of the seat that last more than this turn."""
    face, view, say = shown.face, shown.view, shown.say
    told = tuple(face.order(view, order, say) for order in shown.table.record.seats[shown.seat].orders)
    return (f"-# {say('hand-orders', orders=told)}",) if told and shown.playing else ()


def _refused(shown: Shown, draft: Move) -> Refusal | None:
    table, seat = shown.table, shown.seat
    ask = next((ask for ask in table.asks(seat) if ask.verb == draft.verb), None)
    move = controls.complete(table, seat, ask, draft.picks) if ask is not None and any(draft.picks) else None
    return table.forbidden(seat, move) if move is not None else None

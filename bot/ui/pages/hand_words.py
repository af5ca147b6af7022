"""The text of a hand.

Needed lines are always shown, further lines if they fit. The others are shown after a press on *More*.
"""

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
from bot.ui.pages.coaching import SAVES, explanation_line, goal_line
from bot.ui.pages.content import group_blocks, spare_length
from bot.ui.pages.fitting import KNOWN, NEEDED, USEFUL, WANTED, Block, Line, block, fitted
from bot.ui.pages.lesson import Taught, ending_lines
from bot.ui.pages.phone import SMALL
from bot.ui.pages.resting import own_rest_lines
from bot.ui.pages.shown_hand import Shown
from bot.ui.pages.since import since
from bot.ui.pages.times import own_time_lines

ALL, SOME = 40 * SMALL.line, 7 * SMALL.line
"""The most height in points for the news on a hand: usually, and if there is little space."""

ENDLESS = 1e9
"""A height in points that is larger than any text."""

GOAL = 0.5
"""The rank of the line with the game's goal. It comes before other wanted lines."""

COACH = 1.5
"""The rank of an explanation for a beginner. It is shown when there is space."""

WARNING, PINNED = "⚠", "🧭"
"""Signs at the beginning of lines that are always shown.

They mark a threat to the player, and the note that the player has pinned.
"""


class Words(NamedTuple):
    """The blocks of text on a hand: lines above, the news, what the player has, and lines below."""

    above: tuple[Block, ...]
    new: Block
    own: tuple[Block, ...]
    below: Block

    @property
    def blocks(self) -> tuple[Block, ...]:
        """All blocks of the text in their order."""
        return (*self.above, self.new, *self.own, self.below)


def words_of(shown: Shown, page: Page, news: Sequence[LogEntry], lesson: Taught | None) -> Words:
    """Return the text of a hand. `page` is the part that the game provides, `lesson` that of a tutorial."""
    table, seat, say = shown.table, shown.seat, shown.say
    holds = (
        *_game_lines(page.lines, lesson is not None),
        *_lines(_order_lines(shown)),
        *_lines(own_time_lines(table, seat, say)),
    )
    return Words(
        above=(block(_lines_above(shown)), *_introduction(shown, lesson)),
        new=since(table, news, seat, say),
        own=(block(advice_lines(shown)), Block(tuple(holds))),
        below=Block((*_coaching_lines(shown), *_missing_targets(shown), *_lines(_draft_warnings(shown)))),
    )


def folded_lines(words: Words, room: float) -> tuple[str, ...]:
    """Return the lines of a hand that fit into the height `room`.

    Lines that the player already knows are left out.
    """
    kept = (tuple(line for line in each.lines if line.rank < KNOWN) for each in words.blocks)
    return fitted(tuple(Block(lines, each.heading) for lines, each in zip(kept, words.blocks, strict=True)), room)


def unfolded_lines(words: Words, rest: Sequence[str], high: float = ALL) -> tuple[str, ...]:
    """Return all lines of a hand, with the lines in `rest` before those that belong below.

    The news is limited to the height `high`.
    """
    new = block(fitted((words.new,), high))
    before = fitted((*words.above, new, *words.own), ENDLESS)
    below = tuple(line.text for line in words.below.lines)
    return (*before, *rest, *below)


def as_text(page: Page, words: Words, rest: Sequence[str], whole: bool) -> tuple[tuple[str, ...], bool]:
    """Return the lines of a hand as plain text, and whether it needs a button for more or less text.

    If the hand is too long, its news is shortened first. Then as many lines of `rest` are included as fit. With
    `whole`, these are the last lines of `rest`, and the button is *Less*.
    """
    lines = unfolded_lines(words, rest)
    if spare_length(replace(page, lines=lines)) >= 0:
        return lines, whole
    parts = group_blocks(rest)
    if whole:
        last = words._replace(new=Block(()), own=())
        shown = fitting(("", *reversed(parts)), spare_length(replace(page, lines=unfolded_lines(last, ()))))[1:]
        return unfolded_lines(last, shown[::-1]), True
    shown = fitting(("", *parts), spare_length(replace(page, lines=unfolded_lines(words, (), SOME))))[1:]
    return unfolded_lines(words, shown, SOME), len(shown) < len(parts)


def _lines(lines: Iterable[str], rank: float = NEEDED) -> Iterator[Line]:
    yield from (Line(line, rank) for line in lines if line)


def _lines_above(shown: Shown) -> Iterator[str]:
    """Yield lines for the top of a hand: a note, what slows the game down, and a great moment.

    An empty line follows the note, because it says why a press had no effect.
    """
    table, say, manner = shown.table, shown.say, shown.manner
    if manner.note:
        yield from (f"**{manner.note}**", "")
    yield from own_rest_lines(table, shown.seat, say)
    if table.record.barred is not None and shown.playing:
        yield say("hand-barred")
    elif manner.stuck and shown.playing:
        yield say("hand-stuck")
    if manner.scene is not None:
        yield from (f"**{manner.scene.title}**", *manner.scene.lines)


def _introduction(shown: Shown, lesson: Taught | None) -> tuple[Block, ...]:
    """Return the text of a tutorial or, for a beginner, the goal of the game."""
    if lesson is not None:
        return (block(lesson.lines),)
    table, say = shown.table, shown.say
    return (Block((*_lines(ending_lines(table, say)), *_lines(goal_line(table, shown.seat, say), GOAL))),)


def _game_lines(lines: Sequence[str], all_of_it: bool) -> Iterator[Line]:
    """Yield the lines that the game itself provides, with their ranks.

    The line with the present state and warnings are needed. Each other line is less important than the line before it.
    """
    for at, line in enumerate(lines):
        needed = all_of_it or at == 0 or line.startswith((WARNING, PINNED))
        yield Line(line, NEEDED if needed else WANTED if at == 1 else USEFUL + at / 100)


def _coaching_lines(shown: Shown) -> Iterator[Line]:
    """Yield a warning if a beginner is about to make a mistake, otherwise an explanation of something new.

    On a folded hand, only the first sentence of an explanation is shown, and only after the goal has disappeared.
    """
    short = not (shown.manner.unfolded or shown.manner.text_first)
    told = explanation_line(shown.table, shown.seat, shown.manner.met, shown.say, shown.move)
    if told and told[0].startswith(SAVES):
        first, stop, _ = told[0].partition(". ")
        yield Line(told[0], NEEDED, first + stop.rstrip())  # the button says what to do instead
        return
    if short and goal_line(shown.table, shown.seat, shown.say):
        return
    for line in told:
        first, stop, _ = line.partition(". ")
        yield Line(first + stop.rstrip() if short else line, COACH)


def advice_lines(shown: Shown) -> tuple[str, ...]:
    """Return lines with the advised moves, the best first, each with its estimated value and the reason.

    The value is the probability to win. In games of more than two players in which places count, it is the expected
    place. It is rounded, because it is estimated from a number of random states. A move that is not clearly worse than
    the best has the same value.
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
    """Return the reason why a move is advised.

    It names the largest gain over the next best move, and the drawbacks of the move.
    """
    say, name = shown.say, shown.table.title.name
    gain = say(f"{name}-gain-{found.reason}") if found.reason else ""
    return " ".join(part for part in (gain, shown.face.why(shown.view, found.move, say)) if part)


def _missing_targets(shown: Shown) -> Iterator[Line]:
    """Yield lines that say why usual targets cannot be chosen.

    The lines are needed if the player has begun to choose.
    """
    rank = USEFUL if shown.move is None else NEEDED
    lines = controls.missing_targets(shown.table, shown.seat, shown.move, shown.say)
    yield from _lines((f"-# {line}" for line in lines), rank)


def _draft_warnings(shown: Shown) -> Iterator[str]:
    """Yield the reason why the drafted move is illegal, or a warning that the move is known to fail."""
    move, face, say = shown.move, shown.face, shown.say
    if move is None:
        return
    if (refused := _refused(shown, move)) is not None:
        yield f"{WARNING} {face.refusal(refused, say)}"
    if not move.picks and face.known_to_fail(shown.view, move):
        yield say("hand-vain")


def _order_lines(shown: Shown) -> tuple[str, ...]:
    """Return a line with those standing orders of the player that last longer than this turn."""
    face, view, say = shown.face, shown.view, shown.say
    told = tuple(face.order(view, order, say) for order in shown.table.record.seats[shown.seat].orders)
    return (f"-# {say('hand-orders', orders=told)}",) if told and shown.playing else ()


def _refused(shown: Shown, draft: Move) -> Refusal | None:
    table, seat = shown.table, shown.seat
    ask = next((ask for ask in table.asks(seat) if ask.verb == draft.verb), None)
    move = controls.complete(table, seat, ask, draft.picks) if ask is not None and any(draft.picks) else None
    return table.forbidden(seat, move) if move is not None else None

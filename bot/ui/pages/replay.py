"""Pages of a replay, which shows an ended game step by step.

Each moment is shown with everything revealed, or as one player saw it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.archive.beliefs import WORLDS
from bot.archive.recall import Doubt, RecalledMoment
from bot.archive.turning import chapter_starts
from bot.engine.codec import encode
from bot.engine.move import must_decide
from bot.engine.page import Button, Choice, Menu, Page, Picture
from bot.engine.record import TABLE, Viewer
from bot.engine.replay_frame import Decision, ReplayFrame
from bot.engine.texts import Say
from bot.engine.turn_line import turn_line
from bot.engine.wording import ALT, cut
from bot.table.table import Table
from bot.ui.pages.out_of_play import COLOUR
from bot.ui.pages.rows import Rows

DOUBTS, TOP = 10, 3
"""Limits for the lines about what a player did not know.

In order: the most hidden cards (or similar) that are listed, and the most possibilities for each.
"""

LINE, WORDS = 700, 1800
"""The most characters of a line about a turn, and of a description of a position in words."""

CHOICES = 25
"""The most choices that a menu on Discord can have."""

DECISIONS = 5
"""The most decisions of a turn for which the replay has buttons."""

ALL = "all"
"""The argument of a button for a view with everything revealed. Other arguments are seats."""


class Moment(NamedTuple):
    """A moment of a replay: the index of a step, and the seat whose view is shown.

    If the seat is None, everything is revealed.
    """

    at: int
    seat: Viewer

    def __str__(self) -> str:
        return f"{self.at}.{ALL if self.seat is None else self.seat}"


def replay_page(
    table: Table, frames: Sequence[ReplayFrame], moment: Moment, recalled: RecalledMoment, locale: str, reader: Reader
) -> Page:
    """Return the page that shows a moment of an ended game, with buttons that open other moments."""
    say, frame = table.say(locale), frames[moment.at]
    told = tuple(_turn_lines(table, frame, moment.seat, reader.seat, say))
    seen = (*_describe(recalled, reader.text_first), *doubt_lines(recalled, moment.seat, say))
    facts = recalled.truth.facts if moment.seat is None else ()
    return Page(
        title=say("replay-title", table=table.id),
        lines=(*told, "", *(f"-# {fact}" for fact in facts), *seen),
        footer=say("replay-step", step=moment.at + 1, steps=len(frames)),
        colour=COLOUR,
        alt=cut(f"{say('replay-alt')} {_listed(recalled)}", ALT),
        rows=_rows(table, frames, moment, reader, say),
        picture=None if reader.text_first else moment_picture(table, recalled, say),
    )


class Reader(NamedTuple):
    """The reader of a replay.

    It has the seat of the reader (None without one), whether the reader prefers text to pictures, and the serial number
    of the next menus.
    """

    seat: Viewer
    text_first: bool
    serial: int


def list_decisions(table: Table, frame: ReplayFrame) -> tuple[Decision, ...]:
    """Return the decisions of computer players in a turn. If there are many, return only the last ones.

    A move is only a decision if there were several possible moves.
    """
    computers = {seat for seat, player in enumerate(table.record.seats) if player.user is None}
    return tuple(each for each in frame.decisions if each.seat in computers and _had_choice(table, each))[-DECISIONS:]


def _had_choice(table: Table, decision: Decision) -> bool:
    """Return whether the player had more than one possible move in a decision."""
    asks = table.game.asks(decision.before, decision.seat)
    fields = (field for ask in asks for field in ask.fields)
    return must_decide(asks) and (len(asks) > 1 or any(len(field.options) > field.least for field in fields))


def lost_page(table: Table, locale: str) -> Page:
    """Return the page that says that no replay of this game is stored."""
    say = table.say(locale)
    return Page(say("replay-title", table=table.id), (say("replay-lost"),), colour=COLOUR)


def _turn_lines(table: Table, frame: ReplayFrame, seat: Viewer, reader: Viewer, say: Say) -> Iterator[str]:
    """Yield lines about a turn as in the log, and about what the picture already shows of the next turn.

    Events that the player in `seat` could not know are left out. `reader` is the seat of the reader.
    """
    face = table.title.presenter
    if frame.chapter is not None:
        yield f"**{face.heading(frame.chapter, say)}**"
    events = [event for event in frame.events if event is not frame.chapter]
    heard = [event for event in events if seat is None or event.reaches(seat)]
    line = turn_line(face, heard, say, reader)
    if line:
        yield cut(line, LINE)
    elif events and seat is not None:
        yield say("replay-unheard", name=say.name(seat))
    elif events and frame.seat != TABLE:
        yield say("replay-turn", name=say.name(frame.seat))
    onward = [event for event in frame.onward if not event.opens and (seat is None or event.reaches(seat))]
    if after := turn_line(face, onward, say, reader):
        yield say("replay-onward", told=cut(after, LINE))


def _describe(recalled: RecalledMoment, text_first: bool) -> Iterator[str]:
    """Yield lines that describe in words what the picture shows, for a reader who prefers text."""
    if text_first:
        yield cut(_listed(recalled), WORDS)


def _listed(recalled: RecalledMoment) -> str:
    return " · ".join(recalled.known)


def doubt_lines(recalled: RecalledMoment, seat: Viewer, say: Say) -> Iterator[str]:
    """Yield lines about what a player did not know.

    They show where the beliefs of this player were furthest from the truth.
    """
    if seat is None:
        return
    name, doubts = say.name(seat), recalled.doubts
    if not doubts:
        yield say("replay-knew", name=name)
        return
    yield say("replay-doubts", name=name, worlds=WORLDS)
    telling = sorted(range(len(doubts)), key=lambda at: doubts[at].true)[:DOUBTS]
    for at in sorted(telling):
        yield _belief_line(doubts[at], say)
    if len(doubts) > DOUBTS:
        yield say("replay-more", count=len(doubts) - DOUBTS)


def _belief_line(doubt: Doubt, say: Say) -> str:
    """Return a line about a hidden card (or similar).

    It has the truth, the probability that the player could give to it, and other possibilities.
    """
    others = [each for each in doubt.believed if each.piece.words != doubt.truth][:TOP]
    words = [each.piece.words for each in others]
    short = [_without_repeat(each, doubt.truth) for each in words]
    if not doubt.truth:
        short = [*words[:1], *(_without_repeat(each, words[0]) for each in words[1:])]
    shares = [percent(each.share) for each in others]
    listed = say.listed(
        say("replay-share", what=what, percent=share) for what, share in zip(short, shares, strict=True)
    )
    if not doubt.truth:
        return say("replay-untrue", others=listed)
    true = percent(doubt.true)
    if not others:
        return say("replay-doubt-alone", truth=doubt.truth, percent=true)
    return say("replay-doubt", truth=doubt.truth, percent=true, others=listed)


def _without_repeat(words: str, truth: str) -> str:
    """Return `words` without the part before the colon, if `truth`, which is shown next to it, repeats it."""
    where, colon, what = words.partition(": ")
    return what if colon and truth.startswith(f"{where}: ") else words


def percent(share: float) -> int:
    """Return a share of possible states in percent.

    The result is 0 only if the share is exactly 0, and 100 only if it is exactly 1.
    """
    return max(1, min(99, round(100 * share))) if 0 < share < 1 else round(100 * share)


def moment_picture(table: Table, recalled: RecalledMoment, say: Say) -> Picture:
    """Return what to draw for a moment of a replay."""
    game = table.game
    return Picture("replay", game.name, game.schema, encode(recalled.layout), say.locale, say.names)


def _rows(table: Table, frames: Sequence[ReplayFrame], moment: Moment, reader: Reader, say: Say) -> Rows:
    at, last = moment.at, len(frames) - 1
    starts = chapter_starts(frames)
    following = next((start for start in starts if start > at), last)
    ways = {"first": 0, "back": at - 1, "on": at + 1, "chapter": following, "last": last}
    steps = tuple(
        Button(
            say(f"button-replay-{way}"),
            table.press("replay", argument=f"{way}.{moment._replace(at=max(0, min(to, last)))}"),
            "next" if way == "on" else "plain",
            enabled=0 <= to <= last and to != at,
        )
        for way, to in ways.items()
    )
    rows: Rows = (steps,)
    if len(starts) > 1:
        rows = (*rows, _chapter_menu(table, frames, starts, moment, reader.serial, say))
    return (*rows, _seat_menu(table, moment, reader.serial, say), _file_buttons(table, frames[at], moment, say))


def _file_buttons(table: Table, frame: ReplayFrame, moment: Moment, say: Say) -> tuple[Button, ...]:
    """Return the buttons for a turn: to see the decisions of computer players, and to download the game."""
    files = ("replay-file", "animation")
    buttons = tuple(Button(say(f"button-{each}"), table.press(each)) for each in files)
    if not (made := list_decisions(table, frame)):
        return buttons
    last = len(made) - 1
    knew = Button(say("button-knew", name=say.name(made[last].seat)), table.press("knew", argument=f"{moment}.{last}"))
    return (knew, *buttons)


def _chapter_menu(
    table: Table, frames: Sequence[ReplayFrame], starts: Sequence[int], moment: Moment, serial: int, say: Say
) -> Menu:
    """Return the menu of the game's chapters. If there are many, it has those near the shown moment."""
    face, mine = table.title.presenter, sum(start <= moment.at for start in starts) - 1
    first = max(0, min(mine - CHOICES // 2, len(starts) - CHOICES))
    choices = []
    for number in range(first, min(first + CHOICES, len(starts))):
        opening = frames[starts[number]].chapter
        label = say("replay-beginning") if opening is None else face.heading(opening, say)
        choices.append(Choice(str(starts[number]), cut(label.replace("*", ""), 100), chosen=number == mine))
    argument = f"to.{moment}"
    return Menu(say("menu-replay-chapter"), table.press("replay", argument=argument, serial=serial), tuple(choices))


def _seat_menu(table: Table, moment: Moment, serial: int, say: Say) -> Menu:
    """Return the menu of the players whose view of the game can be shown."""
    seats = range(len(table.names))
    whose = (
        Choice(ALL, say("replay-all"), chosen=moment.seat is None),
        *(Choice(str(seat), say("replay-as", name=say.name(seat)), chosen=seat == moment.seat) for seat in seats),
    )
    return Menu(say("menu-replay-eyes"), table.press("replay", argument=f"as.{moment}", serial=serial), whose)

"""Posts about a move: great moments, direct messages to affected players, and the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import count, takewhile
from typing import Any, TypeVar
from zlib import crc32

import structlog
from msgspec.structs import replace

from bot.archive.beliefs import Told
from bot.archive.day import ends, is_told
from bot.archive.honours import Honour
from bot.engine.chronicle import LogEntry
from bot.engine.codec import encode
from bot.engine.custom_id import CustomId, at_home
from bot.engine.event import Event
from bot.engine.page import Button, Line, Page
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.installed_games import InstalledGame
from bot.table import claims, evening, fair_deal, guesses, path, series, ways_on
from bot.table.drawn import picture
from bot.table.outbox import WATCHERS, post
from storage.records.tables import Post, TableRecord

T = TypeVar("T")

log = structlog.get_logger()

SCENE, BEFELL, ENDING = "scene", "befell", "ending"
"""The kinds of posts about great moments, direct messages to affected players, and the end of a game."""

APART, MOST = 60.0, 20
"""The least seconds between two direct messages about great moments to a player, and the most of these messages in a
game.
"""

TALKATIVE, SELDOM = "talkative", 3
"""The temper with which a computer character always comments on a great moment. With other tempers, it comments on
about every third one.
"""

HONOURS = 6
"""The most achievements that the end of a game lists."""

CAUSES = 2
"""The most players for whom the end of a game says which of their own moves cost them the game."""

AT_ONCE = 5
"""The number of buttons in one row at the end of a game."""

MINUTE, HOUR, DAY = 60, 3600, 86400


class News:
    """The posts about one move.

    They are built from the log entry of the move, and from the public `view` and the `record` after it. With `skips`,
    people want to see the end at once, without each move.
    """

    def __init__(
        self,
        title: InstalledGame,
        record: TableRecord,
        entry: LogEntry,
        view: Any,
        now: float,
        skips: bool = False,
        spoken: float | None = None,
    ) -> None:
        """Collect what the posts need.

        `spoken` is the time at which a computer player last said something at the table.
        """
        self._title = title
        self._record = record
        self._told = entry
        self._view = view
        self._now = now
        self._skips = skips
        self.spoken = spoken
        self._tonight: evening.Evening | None = None
        self._rates, self._returned = True, False
        self._unnamed: Collection[int] = ()
        self.great = [event for event in entry.events if event.scene and event.reaches(None)]
        """The public great moments of the move, as events."""

    def scenes(self) -> Iterator[Post]:
        """Yield the posts that show the great moments of the move in the channel."""
        if self._skips or self._record.show == "quiet":
            return
        for event in filter(self._is_shown, self.great):
            if (page := self._made(self._scene, event)) is not None:
                yield post(SCENE, page, self._now)

    def _is_shown(self, event: Event) -> bool:
        """Return whether a great moment gets a post. In a lesson, it must hit a player or be the learner's own move.

        Otherwise the post would hide the lesson's next question.
        """
        lesson = self._record.lesson
        if lesson is None or lesson.over or event.touches:
            return True
        return self._told.seat == path.lesson_of(self._record, self._title).learner

    def watched(self, languages: Collection[str]) -> Iterator[Post]:
        """Yield the posts about great moments for watchers, in each of their `languages`."""
        if self._skips or self._record.show == "quiet":
            return
        for lang in languages:
            spoken = self.spoken
            for event in self.great:
                if (page := self._made(self._scene, event, lang)) is not None:
                    yield post(f"{SCENE}-{lang}", page, self._now, WATCHERS)
            self.spoken = spoken

    def _scene(self, event: Event, locale: str | None = None) -> Page | None:
        """Return the page of a great moment, with a picture of its own or the picture of the board."""
        say, face = self._say(locale), self._title.presenter
        page = face.scene(self._view, event, say)
        if page is None:
            return None
        own = face.scene_picture(self._view, event, say) is not None
        name = encode(event).decode() if own else ""
        shown = picture(self._title, "scene" if own else "board", self._view, say, name=name, record=self._record)
        said = self._made(self._said, event, say)
        lines = (*page.lines, "", said) if said else page.lines
        return replace(page, lines=lines, footer=say("table-footer", table=self._record.id), picture=shown)

    def _said(self, event: Event, say: Say) -> str:
        """Return the comment of a computer character on a great moment; "" if none comments.

        A character with the temper `TALKATIVE` comments on each great moment, others now and then. Nobody comments soon
        after another comment. The choice depends only on public facts. It does not depend on the version, which would
        reveal how many secret moves there were.
        """
        if not self._record.talk or (self.spoken is not None and 0 <= self._now - self.spoken < APART):
            return ""
        face, name = self._title.presenter, self._title.name
        dice = crc32(encode(self._view))
        for seat in sorted(event.touches, key=lambda seat: seat != self._told.seat):
            player = self._record.seats[seat]
            who = self._title.character(player.name) if player.user is None else None
            mood = face.feeling(event, seat)
            if who is None or not mood or (who.personality != TALKATIVE and dice % SELDOM):
                continue
            key = f"{name}-says-{who.personality}-{mood}"
            known = [*takewhile(lambda spoken: spoken in say, (f"{key}-{number}" for number in count(1)))]
            self.spoken = self._now
            return f"> {who.face} **{who.name}**: {say(known[dice % len(known)])}"
        return ""

    def befallen(self, last: Mapping[Seat, Sequence[float]], unasked: Collection[Seat] = ()) -> Iterator[Post]:
        """Yield direct messages to the players whom a great moment affects.

        The player who caused it gets none. Players in the seats `unasked` have switched such messages off. `last` has
        the times of earlier messages to each seat, so that nobody gets too many.
        """
        for seat, player in enumerate(self._record.seats):
            before = last.get(seat, ())
            often = len(before) >= MOST or (before and 0 <= self._now - before[-1] < APART)
            away = player.dm is None or player.user in self._record.agreements.gone
            if seat in (self._told.seat, *unasked) or away or often:
                continue
            line = self._made(self._befell, seat, player.locale)
            if line is not None:
                yield post(BEFELL, line, self._now, seat)

    def _befell(self, seat: Seat, locale: str) -> Line | None:
        say, face = self._say(locale), self._title.presenter
        lines = [face.event(event, say, seat) for event in self.great if seat in face.affects(event)]
        if not any(lines):
            return None
        game = say(f"{self._title.name}-title")
        text = "\n".join([say("befell", game=game, table=self._record.id), *filter(None, lines)])
        return Line(text, rows=((Button(say("button-hand"), self._press("hand"), "next"),),))

    def ending(
        self,
        moves: Sequence[LogEntry],
        began: float | None,
        languages: Collection[str] = (),
        tonight: evening.Evening | None = None,
        honours: Sequence[Honour] = (),
        rates: bool = True,
        returned: bool = False,
        doubts: Told | None = None,
        unnamed: Collection[int] = (),
    ) -> Iterator[Post]:
        """Yield the posts about the end of a game of these `moves`, dealt at `began`.

        They ping all players. They show the winners and why, the story, how the losing players fared, and the secrets.
        Then come achievements, numbers, the score of `tonight` and buttons for the next game. `rates` is False if the
        game is not rated. `returned` is True if it earns nothing because its people went back to an earlier moment.
        `doubts` are the facts that losing players could not know. Watchers get the posts in their `languages`. Guessers
        in `unnamed` do not want to be named.
        """
        self._tonight, self._rates, self._returned, self._doubts = tonight, rates, returned, doubts or {}
        self._unnamed = unnamed
        for lang in languages:
            if (page := self._made(self._ending, moves, began, honours, lang)) is not None:
                yield post(f"{ENDING}-{lang}", replace(page, lead="", calls=(), files=()), self._now, WATCHERS)
        if (page := self._made(self._ending, moves, began, honours)) is not None:
            yield post(ENDING, page, self._now)

    def _ending(
        self, moves: Sequence[LogEntry], began: float | None, honours: Sequence[Honour], locale: str | None = None
    ) -> Page:
        say, face, view, record = self._say(locale), self._title.presenter, self._view, self._record

        def fates() -> list[str]:
            return [line for seat in range(len(record.seats)) if (line := face.fate(view, seat, say))]

        def causes() -> list[str]:
            winners = view.result.winners if view.result is not None else ()
            lost = [seat for seat, each in enumerate(record.seats) if each.user is not None and seat not in winners]
            told = (" ".join(filter(None, (face.cause(view, seat, moves, say), doubt(seat)))) for seat in lost)
            return [line for line in told if line][:CAUSES]

        def doubt(seat: Seat) -> str:
            if (found := self._doubts.get(seat)) is None:
                return ""
            told, percents = found
            key = f"{self._title.name}-doubt-{told.key}"
            return say(key, who=say.name(seat), **told.words(say), **percents)

        open_now = is_told(record, self._now)
        parts = [
            self._made(face.story, view, moves, say) if open_now else None,
            [*(self._made(fates) or ()), *((self._made(causes) or ()) if open_now else ())],
            self._made(face.revealed, view, say) if open_now else (self._kept(say),),
            [*claims.truth_lines(record, self._title, say)] if open_now else None,
            self._made(self._honours, honours, say) if open_now else None,
            (say("ending-returned"),) if self._returned else None,
            series.score_lines(record, say),
            self._guessers(say),
            evening.evening_lines(self._tonight, record, say),
            (
                self._numbers(len(moves) - 1, began, say),
                *self._unrated(say),
            ),
        ]
        lines = [line for part in parts if part for line in (*part, "")]
        gone = record.agreements.gone
        people = tuple(seat.user for seat in record.seats if seat.user is not None)
        called = tuple(user for user in people if user not in gone and record.party is None)
        timeline = bool(self._made(face.timeline, view, moves, say)) if open_now else False
        own = open_now and self._made(face.ending_picture, view, say) is not None
        return Page(
            title=f"{face.emoji} {say(f'{self._title.name}-title')}",
            lines=(f"**{face.ending(view, None, say)}**", "", *lines[:-1]),
            lead=" ".join(f"<@{user}>" for user in called),
            footer=say("table-footer", table=record.id),
            alt=face.board(view, say).alt,
            rows=self._ways(people, timeline, say),
            picture=picture(self._title, "ending" if own else "board", view, say, record=record),
            calls=called,
            files=(fair_deal.proof_file(record, say, self._now),) if record.seal else (),
        )

    def _guessers(self, say: Say) -> list[str]:
        """Return text lines with the best guessers.

        They are the best among the watchers and the best among players who were out of the game.
        """
        lines = []
        for ghosts, key in ((False, "ending-guesser"), (True, "ending-ghost")):
            if found := guesses.best_guessers(self._record.guesses, ghosts, self._unnamed):
                lines.append(say(key, who=say.listed([each.name for each in found]), points=found[0].points))
        return lines

    def _unrated(self, say: Say) -> tuple[str, ...]:
        """Return text lines that say why the game is not rated; () if it is.

        If its people went back to an earlier moment, another line says so.
        """
        if self._record.party is not None:
            return (say("ending-party"),)
        if self._record.agreements.casual:
            return (say("ending-casual"),)
        return () if self._rates or self._returned else (say("ending-unrated"),)

    def _ways(self, people: Sequence[int], timeline: bool, say: Say) -> tuple[tuple[Button, ...], ...]:
        """Return the rows of buttons at the end of the game. The first button leads to the next game.

        `timeline` says whether the game has a timeline to show.
        """
        record, name = self._record, self._title.name
        proper, day = record.lesson is None, record.day is not None
        onward = (("button-result", "result"),) if day else ways_on.next_games(record, self._title)
        keys = ("replay", *(("share", "log", "fair") if proper else ("log",)))
        beside = [(f"button-{key}", key) for key in keys]
        first, *others = (Button(say(label), self._press(key)) for label, key in (*onward, *beside))
        if record.party is not None and record.party.rounds_left:
            first = Button(say("button-party-back"), at_home("party", f"back {record.party.party}"))
        elif record.party is not None:
            first, *others = others
        more: tuple[Button, ...] = ()
        if timeline:
            more = (Button(say(f"{name}-timeline"), self._press("timeline")),)
        if len(people) > 1 and not series.goes_on(record) and record.party is None:
            more += (Button(say("button-three"), self._press("rematch", "three")),)
        if len(people) > 1:
            more += (Button(say("button-report"), self._press("report")),)
        if not proper:
            first, *ways = ways_on.after_lesson(record, self._title, say)
            more = (*ways, *more)
        elif len(people) == 1 and record.party is None:
            more += (ways_on.with_friends(name, say), ways_on.all_games(say))
        if path.ended_astray(record):
            back = str(CustomId("lesson", record.id, record.epoch, argument="again"))
            others, first = [replace(first, style="plain"), *others], Button(say("button-lesson-return"), back)
        every = (replace(first, style="next"), *others, *more)
        if len(others) < AT_ONCE:
            return (every[: 1 + len(others)], *((more,) if more else ()))
        return (every[:AT_ONCE], *((every[AT_ONCE:],) if every[AT_ONCE:] else ()))

    def _kept(self, say: Say) -> str:
        """Return the text that says when the secrets of a day's escape will be shown."""
        return say("daily-kept", until=f"<t:{ends(self._record.day or 0)}:f>")

    def _honours(self, honours: Sequence[Honour], say: Say) -> list[str]:
        """Return lines with the achievements of this game.

        Those that a player has for the first time come first.
        """
        lines = []
        for honour in sorted(honours, key=lambda honour: not honour.first)[:HONOURS]:
            key = f"{self._title.name}-achieved-{honour.name}"
            told = say("honour-first" if honour.first else "honour", who=say.name(honour.seat), name=say(key))
            lines.append(f"{told} {say(f'{key}.why')}")
        return lines

    def _numbers(self, moves: int, began: float | None, say: Say) -> str:
        """Return a text with the number of moves and, if known, the duration of the game."""
        if began is None:
            return say("ending-moves", moves=moves)
        return say("ending-numbers", moves=moves, time=duration(self._now - began, say))

    def _press(self, action: str, argument: str = "") -> str:
        return str(CustomId(action, self._record.id, self._record.epoch, argument=argument))

    def _say(self, locale: str | None = None) -> Say:
        names = tuple(seat.name for seat in self._record.seats)
        return self._title.say(locale or self._record.locale, names)

    def _made(self, make: Callable[..., T], *given: Any) -> T | None:
        """Return the result of the function `make`, or None if it fails.

        After a failure, the move is stored without this part of the post.
        """
        try:
            return make(*given)
        except Exception:
            log.exception("a scene or an end is not told", table=self._record.id)
            return None


def duration(seconds: float, say: Say) -> str:
    """Return a duration in words, in its two largest units.

    >>> from bot.engine.texts import texts
    >>> [duration(seconds, Say(texts("en"))) for seconds in (20, 4000, 100_000)]
    ['1 minute', '1 h 6 min', '1 day 3 h']
    """
    whole = int(seconds)
    if whole >= DAY:
        return say("duration-days", days=whole // DAY, hours=whole % DAY // HOUR)
    if whole >= HOUR:
        return say("duration-hours", hours=whole // HOUR, minutes=whole % HOUR // MINUTE)
    return say("duration-minutes", minutes=max(1, whole // MINUTE))

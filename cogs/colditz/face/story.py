"""The story of an ended game of Escape from Colditz, told in a few lines.

The story says who escaped, what decided the game, which man came nearest to freedom, and which guard arrested most men.
Further functions write each loser's result and reveal all hands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from bot.engine.chronicle import LogEntry
from bot.engine.event import Event
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.colditz.events.cards import Reacted
from cogs.colditz.events.course import Ended, Round
from cogs.colditz.events.gambles import Dared, Drove, ShotDown
from cogs.colditz.events.guards import Arrested, Discovered, Killed, Searched, Vanished
from cogs.colditz.events.prisoners import Dug, Escaped
from cogs.colditz.events.roll_call import Swept
from cogs.colditz.events.trades import Traded
from cogs.colditz.face import words
from cogs.colditz.face.moments import spaces_to_freedom
from cogs.colditz.face.scenes import headline
from cogs.colditz.rules.castle.pawns import on_board
from cogs.colditz.state import CELLS, DEAD, GERMAN
from cogs.colditz.view import View

LINES = 5
"""The most lines of a story."""

NEAR = 40
"""A man at most this many spaces from an objective counts as nearly free."""

SOME = 2
"""The fewest arrests by a guard for which the story mentions him."""


class Dated(NamedTuple):
    """An event, and the round in which it happened."""

    round: int
    event: Any


def story(view: View, moves: Sequence[LogEntry], say: Say) -> tuple[str, ...]:
    """Return the story of an ended game in at most 5 lines, the most important first."""
    happened = tuple(with_rounds(event for move in moves for event in move.events))
    told = (line for part in PARTS for line in part(view, happened, say))
    return tuple(dict.fromkeys(told))[:LINES]


def with_rounds(events: Iterable[Event]) -> Iterator[Dated]:
    """Yield each event with the round in which it happened."""
    now = 0
    for event in events:
        now = event.number if isinstance(event, Round) else now
        yield Dated(now, event)


def events_of(happened: Sequence[Dated], *kinds: type[Event]) -> list[Dated]:
    """Return the events of the given types, each with its round."""
    return [each for each in happened if isinstance(each.event, kinds)]


def _first_escape(view: View, happened: Sequence[Dated], say: Say) -> Iterator[str]:
    """Yield the line about the first escape."""
    for now, event in events_of(happened, Escaped)[:1]:
        man = words.man(event.man, say)
        by = event.by or ("climb" if event.trail else "walk")
        yield say("colditz-story-first", round=now, man=man, objective=words.flag(event.objective), by=by)


def _decisive_event(view: View, happened: Sequence[Dated]) -> Dated | None:
    """Return the event that decided the game.

    It is the winner's decisive escape, or the heaviest loss of men if the German won.
    """
    winners = view.result.winners if view.result else ()
    blows = events_of(happened, ShotDown, Killed, Swept, Searched, Discovered)
    if view.german in winners and blows:
        return max(blows, key=lambda each: (_men_lost(view, each), each.round))
    escapes = [each for each in events_of(happened, Escaped)[1:] if each.event.who in winners]
    return escapes[-1] if escapes else None


def _turning_point(view: View, happened: Sequence[Dated], say: Say) -> Iterator[str]:
    """Yield the line about the event that decided the game."""
    if turn := _decisive_event(view, happened):
        yield say("colditz-story-turning", round=turn.round, what=headline(turn.event, say))


def _men_lost(view: View, blow: Dated) -> int:
    """Return how many men an event cost their officers. A man who was shot dead counts as 3.

    A failed Do or die in the last round counts as 0, since it changed little.
    """
    event = blow.event
    if isinstance(event, ShotDown):
        return 0 if blow.round == view.round else len(view.officers[int(event.man.partition(".")[0])].men)
    return 3 if isinstance(event, Killed) else len(event.men)


def _nearest_miss(view: View, happened: Sequence[Dated], say: Say) -> Iterator[str]:
    """Yield the line about the man who was nearest to freedom when he was arrested or shot."""
    turn = _decisive_event(view, happened)
    caught = [
        (spaces, each)
        for each in events_of(happened, Arrested, Killed)
        if each != turn and each.event.place and 0 < (spaces := spaces_to_freedom(each.event.place)) <= NEAR
    ]
    if caught:
        spaces, (now, event) = min(caught, key=lambda each: (each[0], each[1].round))
        fate = "shot" if isinstance(event, Killed) else "caught"
        yield say("colditz-story-near", round=now, man=words.man(event.man, say), spaces=spaces, fate=fate)


def _boldest_run(view: View, happened: Sequence[Dated], say: Say) -> Iterator[str]:
    """Yield the line about the boldest Do or die run. If there was none, the line is about the car."""
    gambles = [(now, event) for now, event in events_of(happened, Dared)] or [
        (now, event) for now, event in events_of(happened, Drove)
    ]
    if gambles:
        now, event = max(gambles, key=lambda each: (sum(each[1].dice) / each[1].need, each[0]))
        man, total = words.man(event.man, say), sum(event.dice)
        home = int(total >= event.need) if isinstance(event, Dared) else int(event.home)
        key = f"colditz-story-{'dare' if isinstance(event, Dared) else 'car'}"
        yield say(key, round=now, man=man, total=total, need=event.need, home=home)


def _best_guard(view: View, happened: Sequence[Dated], say: Say) -> Iterator[str]:
    """Yield the line about the guard who arrested most men.

    If no guard arrested several men, the line says how many arrests there were.
    """
    taken: Counter[int] = Counter(each.event.guard for each in events_of(happened, Arrested))
    for _, event in events_of(happened, Searched):
        if event.guard is not None:
            taken[event.guard] += len(event.men)
    total = taken.total() + sum(len(each.event.men) for each in events_of(happened, Swept, Discovered))
    if taken and (best := max(taken.items(), key=lambda each: (each[1], -each[0])))[1] >= SOME:
        yield say("colditz-story-guard", number=best[0] + 1, count=best[1], total=total)
    elif total:
        yield say("colditz-story-taken", total=total, who=say.name(view.german))


def _narrow_escapes(view: View, happened: Sequence[Dated], say: Say) -> Iterator[str]:
    """Yield 2 lines: about the first man in a secret hide, and about the first card played as an answer."""
    for now, event in events_of(happened, Vanished)[:1]:
        guard = words.guard(event.guard, say)
        yield say("colditz-story-vanished", round=now, man=words.man(event.man, say), guard=guard)
    for now, event in events_of(happened, Reacted)[:1]:
        yield say("colditz-story-card", round=now, who=say.name(event.who), card=words.card(event.card, say))


def _tunnels_and_trades(view: View, happened: Sequence[Dated], say: Say) -> Iterator[str]:
    """Yield 2 lines: about the first tunnel, and about the officers who traded most often."""
    for now, event in events_of(happened, Dug)[:1]:
        tunnel = say("colditz-tunnel", tunnel=event.tunnel)
        yield say("colditz-story-tunnel", round=now, who=say.name(event.who), tunnel=tunnel)
    trades = events_of(happened, Traded)
    if trades:
        pairs = Counter(frozenset((each.event.who, each.event.whom)) for each in trades)
        (pair, count) = max(pairs.items(), key=lambda each: (each[1], sorted(each[0])))
        names = tuple(say.name(seat) for seat in sorted(pair))
        yield say("colditz-story-trades", names=names, count=count)


PARTS = (_first_escape, _turning_point, _nearest_miss, _boldest_run, _best_guard, _narrow_escapes, _tunnels_and_trades)
"""The functions that write the lines of a story, the most important first."""


def fate(view: View, seat: Seat, say: Say) -> str:
    """Return a loser's result as text.

    For an officer, it says what became of the men. For the German, it says how many men escaped.
    """
    if view.result is None or seat in view.result.winners:
        return ""
    who = say.name(seat)
    if seat == view.german:
        held = sum(man.place in CELLS for one in view.officers for man in one.men)
        return say("colditz-fate-german", who=who, escapes=sum(one.escapes for one in view.officers), held=held)
    one = view.officers[view.officer(seat)]
    if one.out:
        return say("colditz-fate-dared" if one.dared else "colditz-fate-left", who=who, escapes=one.escapes)
    counts = {
        "held": sum(man.place in CELLS for man in one.men),
        "dead": sum(man.place == DEAD for man in one.men),
        "inside": sum(on_board(man) for man in one.men),
    }
    told = [say(f"colditz-fate-{name}", count=count) for name, count in counts.items() if count]
    left = say.listed(told) or say("colditz-nobody")
    return say("colditz-fate-officer", who=who, escapes=one.escapes, target=view.target, told=left)


def cause(view: View, seat: Seat, moves: Sequence[LogEntry], say: Say) -> str:
    """Return a text about what a loser did wrong: unused points, and men who were arrested."""
    happened = tuple(with_rounds(event for move in moves for event in move.events))
    unused = sum(each.event.points for each in events_of(happened, Ended) if each.event.who == seat)
    if seat == view.german:
        return say("colditz-cause-german", who=say.name(seat), unused=unused) if unused else ""
    officer = view.officer(seat)
    arrests = sum(int(each.event.man.partition(".")[0]) == officer for each in events_of(happened, Arrested))
    return say("colditz-cause-officer", who=say.name(seat), unused=unused, arrests=arrests) if arrests else ""


def revealed(view: View, say: Say) -> tuple[str, ...]:
    """Return the hands of all players as text: Equipment and cards.

    The result is empty while the game runs.
    """
    if view.result is None:
        return ()
    return tuple(_held(view, officer, say) for officer in (*range(len(view.officers)), GERMAN))


def _held(view: View, officer: int, say: Say) -> str:
    one = None if officer == GERMAN else view.officers[officer]
    parts = []
    if one is not None:
        parts += [words.stock(one.stock, say)] if one.stock and any(one.stock) else []
        parts += [say("colditz-kit")] if one.kit else []
    cards = view.hand if one is None else one.cards
    parts += [say("colditz-revealed-cards", cards=words.listed_cards(cards, say))] if cards else []
    told = words.BETWEEN.join(parts) or say("colditz-nothing")
    return say("colditz-revealed", who=say.name(view.seat(officer)), told=told)

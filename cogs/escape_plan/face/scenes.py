"""Pages about the great moments of Escape Plan. Each great moment gets a message of its own.

The great moments are an escape, an arrest, the fifth handcuffs, and a closed exit (docs/rules/escape_plan.md §3.2,
§3.6).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.art.colours import TOKENS, number
from bot.engine.event import Event
from bot.engine.page import Page
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.escape_plan.data import DAYS, NUMBERS
from cogs.escape_plan.events.course import ExitClosed
from cogs.escape_plan.events.police import Arrested, Handcuffed
from cogs.escape_plan.events.visits import Escaped
from cogs.escape_plan.face import lines, words
from cogs.escape_plan.face.words import BETWEEN, money
from cogs.escape_plan.rules import facts
from cogs.escape_plan.view import View

CLOSED = 0xD55E00
"""The colour of the page about a closed exit."""


def scene(view: View, event: Event, say: Say) -> Page | None:
    """Return the page about a great moment, or None for other events.

    Handcuffs are a great moment only if they are the fifth.
    """
    if isinstance(event, Escaped):
        return _page("escaped", event, _escaped(view, event, say), say)
    if isinstance(event, Arrested):
        return _page("arrested", event, _arrested(view, event, say), say)
    if isinstance(event, Handcuffed) and _is_last(event):
        return _page("handcuffed", event, _handcuffed(view, event, say), say)
    return _page("closed", event, _closed(view, event, say), say) if isinstance(event, ExitClosed) else None


def affected_seats(event: Event) -> tuple[Seat, ...]:
    """Return the seats of the players whom a great moment hits."""
    return () if isinstance(event, Handcuffed) and not _is_last(event) else tuple(sorted(event.touches))


def feeling(event: Event, seat: Seat) -> str:
    """Return how a player feels about an event: "glad", "sorry", or "" for neither.

    A player is glad to escape. A player is sorry to get the fifth handcuffs or to be arrested.
    """
    match event:
        case Escaped(who):
            return "glad" if seat == who else ""
        case Arrested(who):
            return "sorry" if seat == who else ""
        case Handcuffed(who):
            return "sorry" if seat == who and _is_last(event) else ""
    return ""


def _is_last(event: Handcuffed) -> bool:
    """Return whether these handcuffs are the last ones before an arrest, so that the next pair arrests."""
    return event.handcuffs == len(NUMBERS.contact_slots)


def _page(key: str, event: Any, told: Iterator[str], say: Say) -> Page:
    closed = isinstance(event, ExitClosed)
    who = "" if closed else say.name(event.who)
    title = say(f"escape_plan-scene-{key}", **({"exit": event.exit} if closed else {"who": who}))
    return Page(title=title, lines=tuple(told), colour=CLOSED if closed else number(TOKENS[event.who]))


def _escaped(view: View, event: Escaped, say: Say) -> Iterator[str]:
    if event.part is not None:
        yield say(
            "escape_plan-scene-escaped-how",
            part=words.KINDS["part"](event.part, say),
            exit=event.exit,
            players=len(view.players),
            place=event.place,
            cost=money(event.cost),
        )
    told = BETWEEN.join(lines.condition(view, event.who, say))
    yield say("escape_plan-scene-escaped-state", facts=told)
    yield say("escape_plan-scene-escaped-money")
    if len(view.players) > 1:
        yield from _still_inside(view, say)


def _still_inside(view: View, say: Say) -> Iterator[str]:
    """Yield the lines about which players are still in the city, and about the price of leaving."""
    inside = view.in_city() if view.result is None else ()
    if not inside:
        yield say("escape_plan-scene-nobody")
        return
    names = tuple(say("escape_plan-at", place=say.name(seat), tile=view.players[seat].at[0]) for seat in inside)
    yield say("escape_plan-scene-inside", names=names)
    if view.day == DAYS:
        yield say("escape_plan-scene-next", cost=money(facts.exit_price(view)))


def _arrested(view: View, event: Arrested, say: Say) -> Iterator[str]:
    if event.officer is not None and event.part is not None:
        yield say(
            "escape_plan-scene-arrested-how",
            day=event.day,
            part=words.KINDS["part"](event.part, say),
            officer=words.officer(event.officer, say, words.THE),
            tile=event.tile,
        )
    yield say("escape_plan-scene-arrested-lost")
    yield from _still_inside(view, say)


def _handcuffed(view: View, event: Handcuffed, say: Say) -> Iterator[str]:
    officer = words.officer(event.officer, say, words.THE)
    yield say("escape_plan-scene-handcuffed-how", officer=officer, tile=event.tile)
    left = NUMBERS.wounds - view.players[event.who].wounds + 1
    yield say("escape_plan-scene-handcuffed-next", wounds=left)


def _closed(view: View, event: ExitClosed, say: Say) -> Iterator[str]:
    at = view.closed.index(event.exit)
    worth = words.tiles_worth(view, event.exit, say)
    yield say("escape_plan-scene-closed-how", left=view.exit_stacks[at], drawn=view.box.numbers.exit_tiles, worth=worth)
    tile = next((site.tile for site in view.city if site.data.exit == event.exit), "")
    yield say("escape_plan-scene-closed-at", tile=tile) if tile else say("escape_plan-scene-closed-later")
    others = tuple(number for number in (1, 2, 3) if number not in view.closed[: at + 1])
    if len(others) > 1:
        yield say("escape_plan-scene-closed-other", exits=tuple(map(str, others)))
    elif view.day == DAYS:
        cost, players = money(facts.exit_prices(view)[0]), len(view.players)
        yield say("escape_plan-scene-way-open", exit=others[0], cost=cost, players=players)
    else:
        yield say("escape_plan-scene-way-out", exit=others[0])

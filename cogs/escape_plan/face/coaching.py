"""Texts for a beginner at Escape Plan: the aim of the game, and hints about the current situation."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from bot.engine.move import Ask
from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from cogs.escape_plan.data import COSTA, INSPECTORS, NUMBERS
from cogs.escape_plan.face import trip
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.city.routes import RIDE
from cogs.escape_plan.state import CONTACT, EQUIPMENT
from cogs.escape_plan.view import View

FLIGHTS = ("F1", "K09")
"""The ids of the Fixer and the contact that let a player fly."""

BY_VERB = {
    "place": ("place", "exits"),
    "house": ("house", "income"),
    "unlock": ("unlock",),
    "send": ("send",),
    "spend": ("spend",),
    "cover": ("cover",),
    "blue": ("blue",),
    "contact": ("contact", "slots"),
    "avoid": ("avoid",),
    "key": ("key",),
    "fixer": ("fixer",),
    "hire": ("hire", "marker"),
    "equip": ("equip",),
    "locker": ("locker",),
    "buy_can": ("buy_can",),
    "pray": ("pray",),
    "keep": ("keep",),
    "move": ("move", "officers"),
    "finish": ("finish",),
}
"""For each kind of question, the ids of hints about it, the most urgent first."""


def aim(view: View, seat: Viewer, say: Say) -> str:
    """Return the aim of the player at `seat` as text, or of all players for a spectator.

    The aim is to leave by the exit that is open on the last day, and to be richer than the others.
    """
    fate = "" if seat is None else view.players[seat].fate
    if fate in ("escaped", "arrested"):
        return say(f"escape_plan-aim-{fate}", players=len(view.players))
    key = "escape_plan-aim-everybody" if seat is None else "escape_plan-aim-you"
    exit_known = facts.last_exit(view.shown)
    return say(key, players=len(view.players), exit=exit_known, day=view.day)


def hints(view: View, asks: Sequence[Ask]) -> tuple[str, ...]:
    """Return the ids of hints about the viewing player's situation, the most important first."""
    seat = view.viewer
    if seat is None or view.result is not None or view.players[seat].fate != "city":
        return ()
    names = ["legend"]
    offered = {ask.verb: ask for ask in asks}
    names += (name for verb, told in BY_VERB.items() if verb in offered for name in told)
    if not asks:
        return tuple(names)
    names += _hints_about_body(view, seat)
    names += _hints_about_moving(view, offered)
    names += _hints_about_town(view, seat)
    return tuple(dict.fromkeys(names))


def _hints_about_body(view: View, seat: Seat) -> Iterator[str]:
    """Yield the ids of hints about the player's wounds, handcuffs and notoriety."""
    one = view.players[seat]
    if one.handcuffs or one.wounds == NUMBERS.wounds:
        yield "handcuffs"
    if one.wounds:
        yield "wound"
    if seat in facts.most_wanted(view):
        yield "wanted"


def _hints_about_moving(view: View, offered: Collection[str]) -> Iterator[str]:
    """Yield the ids of hints about moving, resting and using things."""
    if "move" not in offered or view.viewer is None:
        return
    one = trip.known_player(view, view.viewer)
    used = any(slot.kind in (CONTACT, EQUIPMENT) and not slot.up for slot in (*one.contacts, *one.items))
    if "rest" in offered and (used or not one.first_aid):
        yield "rest"
    if any(RIDE in way.id for way in view.ways):
        yield "subway"
    if any(name.startswith(FLIGHTS) for name in (*one.fixers, *(slot.id for slot in one.contacts))):
        yield "helipad"
    if "use" in offered:
        yield from ("use", "car")


def _hints_about_town(view: View, seat: Seat) -> Iterator[str]:
    """Yield the ids of hints about the town: the price of leaving, closed places, Inspectors."""
    if view.day > 1:
        yield from ("leaving", "order")
    if any(facts.is_closed(view, site.business) for site in view.city):
        yield "closed"
    here = facts.officers_faced(view, seat, view.site(view.players[seat].at[0])) if view.players[seat].at[0] else ()
    if any(kind in INSPECTORS for kind in here):
        yield "costa" if COSTA in here else "sandra"

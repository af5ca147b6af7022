"""Warnings for a player of Escape Plan, and help texts in a player's first game.

See docs/rules/escape_plan.md §7.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.escape_plan.data import DAYS, NIGHT, NUMBERS, PARTS
from cogs.escape_plan.face import trip, words
from cogs.escape_plan.face.words import money
from cogs.escape_plan.rules import facts
from cogs.escape_plan.view import View

EVENING = PARTS.index(NIGHT) - 1


def urgent_text(view: View, seat: Seat, say: Say) -> tuple[str, ...]:
    """Return the most urgent warning, or a help text in a first game, or nothing, as at most one text.

    The help is about the current question or about the place where the player is.
    """
    return (
        *warnings(view, seat, say),
        *help_for_question(view, seat, say),
        *help_for_places(view, seat, say, here=True),
    )[:1]


def other_warnings(view: View, seat: Seat, say: Say) -> tuple[str, ...]:
    """Return the texts of all warnings except the most urgent one."""
    return tuple(warnings(view, seat, say))[1:]


def remaining_help(view: View, seat: Seat, say: Say) -> tuple[str, ...]:
    """Return the help texts that `urgent_text` did not return."""
    here = (*help_for_question(view, seat, say), *help_for_places(view, seat, say, here=True))
    return (*(here if any(warnings(view, seat, say)) else here[1:]), *help_for_places(view, seat, say))


def warnings(view: View, seat: Seat, say: Say) -> Iterator[str]:
    """Yield warnings about facts that players easily overlook (§7), the most urgent first.

    The warnings are about missing cash for the exit, arrest, a disc that would be lost, or an exit too far away.
    """
    one = trip.known_player(view, seat)
    leaves = one.at == facts.way_out(view)
    cost = trip.exit_price(view, seat) if view.day > 1 else 0
    distance, left = trip.actions_to_exit(view, seat), trip.actions_left(view, seat)
    if distance is not None and distance >= left and not leaves:
        key = "far" if distance > left else "stuck" if one.cash < cost else "now"
        yield say(f"escape_plan-warn-{key}", actions=distance, left=left)
    if one.handcuffs == len(NUMBERS.contact_slots):
        yield say("escape_plan-warn-arrest", wounds=NUMBERS.wounds - one.wounds + 1)
    if one.cash < cost:
        yield say("escape_plan-warn-cash", cost=money(cost), cash=money(one.cash), missing=money(cost - one.cash))
    if places := trip.places_wasting_disc(view, seat):
        yield say("escape_plan-warn-disc", places=tuple(say(f"escape_plan-row-{place}") for place in places))
    if one.discs and view.part >= EVENING and view.phase in ("turn", "heat"):
        yield say(f"escape_plan-warn-spend-{'last' if view.day == DAYS else 'day'}", count=one.discs)
    if one.wounds == NUMBERS.wounds and one.handcuffs < len(NUMBERS.contact_slots):
        yield say("escape_plan-warn-handcuffs")
    if 0 < cost <= one.cash:
        yield say("escape_plan-warn-keep", cost=money(cost))


def help_for_question(view: View, seat: Seat, say: Say) -> Iterator[str]:
    """Yield help about the current question in a player's first game (§7).

    The help explains the police, the officers to face, or the day.
    """
    if not view.help or facts.acting_player(view) != seat:
        return
    key = "" if view.phase == "city" else view.phase
    if key == "turn":
        key = {"avoid": "avoid", "choose": f"day{view.day}"}.get(view.turn.stage, "")
    if key and not view.owed:
        yield say(f"escape_plan-help-step-{key}")


def help_for_places(view: View, seat: Seat, say: Say, here: bool = False) -> Iterator[str]:
    """Yield help about places in a player's first game, a line for each place (§7).

    The lines are about all places in reach. With `here` they are about the player's own place, after a move.
    """
    if not view.help or facts.acting_player(view) != seat or view.phase != "turn":
        return
    choosing = view.turn.stage == "choose"
    if here == choosing:
        return
    kinds = [way.to.partition(".")[2] for way in view.ways] if choosing else [view.players[seat].at[1]]
    for kind in dict.fromkeys(kinds):
        yield say("escape_plan-help", place=words.place(kind, say), text=say(f"escape_plan-help-{kind}"))

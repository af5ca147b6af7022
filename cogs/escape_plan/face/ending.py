"""The result of an ended game of Escape Plan for each player, with all secrets.

See docs/rules/escape_plan.md §3.11, §3.12.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from cogs.escape_plan.data import KEYS, PLACES, PLANS
from cogs.escape_plan.face import trip, words
from cogs.escape_plan.face.words import BETWEEN, money
from cogs.escape_plan.rules import facts, scoring
from cogs.escape_plan.state import LOCKER
from cogs.escape_plan.view import View


def score(view: View, seat: Seat) -> scoring.Score:
    """Return a player's score at the end. A player caught in the city gets the score without the capture."""
    return scoring.score(seat, trip.known_player(view, seat), view.box.numbers)


def caught_at_end(view: View) -> tuple[Seat, ...]:
    """Return the seats of the players who were still in the city at the end, and so kept all their things.

    Players who were arrested earlier are not included, since they had lost their things.
    """
    return tuple(seat for seat, one in enumerate(view.players) if one.fate == "arrested" and one.at[0])


def ending_line(view: View, viewer: Viewer, say: Say) -> str:
    """Return the text that says who won, for one player or for everybody. A lone player gets a grade.

    Raises ValueError while the game runs.
    """
    if view.result is None:
        raise ValueError("the game is not over")
    reason, winners = view.result.reason, view.result.winners
    side = "" if viewer is None else "-won" if viewer in winners else "-lost"
    total = view.result.standing[winners[0]] if winners else 0
    alone = "-alone" if len(view.players) == 1 and reason != "called" else ""
    grade = say(f"escape_plan-grade-{scoring.grade(total, view.box.numbers)}")
    key = f"escape_plan-ending-{reason}{alone}{side}"
    names = tuple(map(say.name, winners))
    return say(key, names=names, many=len(names), amount=words.money(total), grade=grade)


def fate(view: View, seat: Seat, say: Say) -> str:
    """Return the text that says how the game ended for a player who did not win.

    The text is "" for a winner, or if all players agreed to end the game early.
    """
    if view.result is None or seat in view.result.winners or view.result.reason == "called":
        return ""
    one, who = view.players[seat], say.name(seat)
    if one.fate == "escaped":
        total = view.result.standing[seat]
        short = view.result.standing[view.result.winners[0]] - total
        return say("escape_plan-fate-escaped", who=who, place=one.place, amount=money(total), short=money(short))
    if seat in caught_at_end(view):
        amount, at = money(score(view, seat).total), words.spot(view, ".".join(one.at), say, words.THE)
        return say("escape_plan-fate-caught", who=who, amount=amount, place=at)
    return say("escape_plan-fate-arrested", who=who, amount=money(lost_stash(view, seat)))


def lost_stash(view: View, seat: Seat) -> int:
    """Return the money in the stash that a player lost by being arrested before the end."""
    amounts = zip(PLACES, PLANS[view.players[seat].plan or ""].amounts, strict=True)
    return sum(amount for place, amount in amounts if place in facts.visited_places(view, seat))


def revealed(view: View, say: Say) -> tuple[str, ...]:
    """Return the secrets of an ended game as text lines.

    There is a line for each player: what the player had, or lost by an arrest. The last line says what nobody found.
    """
    if view.result is None:
        return ()
    return (*(_carried(view, seat, say) for seat in range(len(view.players))), *_unfound_tiles(view, say))


def _carried(view: View, seat: Seat, say: Say) -> str:
    one = trip.known_player(view, seat)
    if not one.at[0]:
        return f"**{say.name(seat)}** {say('escape_plan-revealed-arrested', amount=money(lost_stash(view, seat)))}"
    parts = [
        say("escape_plan-revealed-pocket", amount=money(one.cash)),
        say("escape_plan-revealed-stash", amount=money(sum(amount for _, amount in one.stash))),
    ]
    lockers = [words.value(slot.value, say) for slot in one.items if slot.kind == LOCKER]
    parts += [say("escape_plan-revealed-lockers", told=", ".join(lockers))] if lockers else []
    tiles = [money(value) for value in one.exit_tiles if value]
    parts += [say("escape_plan-revealed-exits", told=", ".join(tiles))] if tiles else []
    return f"**{say.name(seat)}** {BETWEEN.join(parts)}"


def _unfound_tiles(view: View, say: Say) -> Iterator[str]:
    """Yield one line about the tiles that are left in lockers and at closed exits, if there are any."""
    stacks = [
        (say("escape_plan-slot-locker", colour=words.colour(key, say)), values)
        for key, values in zip(KEYS, view.locker_values, strict=False)
    ]
    stacks += [
        (words.place(f"exit{number}", say), values)
        for number, values in zip(view.closed, view.exit_values, strict=False)
    ]
    told = [
        f"{name} {', '.join(str(value) for value in sorted(values, reverse=True) if value)}"
        for name, values in stacks
        if any(values)
    ]
    if told:
        yield say("escape_plan-revealed-left", told="; ".join(told))

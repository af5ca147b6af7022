"""Lines that say what happens now, or how the game ended."""

from __future__ import annotations

from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from cogs.alien1979.face import words
from cogs.alien1979.view import View


def now_line(view: View, say: Say) -> str:
    """Return the public line that says who has to do what now."""
    inside = words.inside(view.pawns[view.turn].place, say)
    names = tuple(map(say.name, view.owed))
    args = {"points": view.points, "names": names, "many": len(names)}
    return say(f"alien1979-now-{view.phase}", who=say.name(view.turn), inside=inside, **args)


def now_for(view: View, seat: Seat, say: Say) -> str:
    """Return the line for the player at `seat`: what to do now, or what other players are doing."""
    if view.result is not None:
        return ending_line(view, seat, say)
    if seat in view.owed:
        card = words.card(view.card, say) if view.card is not None else ""
        return say(f"alien1979-owe-{view.phase}", card=card, who=say.name(view.turn))
    if seat in asked_seats(view):
        what = say("alien1979-points", points=view.points) if view.phase == "act" else task_line(view, say, seat)
        return say("alien1979-you", what=what)
    now = now_line(view, say)
    return now if view.choice is None else say("alien1979-chosen", code=words.code(view.choice, say), wait=now)


def task_line(view: View, say: Say, seat: Seat) -> str:
    """Return a text that says what the player at `seat` has to do, where and why."""
    inside = words.inside(view.pawns[seat].place, say)
    card = words.card(view.card, say) if view.card is not None else ""
    args = {"card": card, "who": say.name(view.turn), "points": view.points, "inside": inside}
    return say(f"alien1979-turn-{view.phase}", **args)


def ending_line(view: View, viewer: Viewer, say: Say) -> str:
    """Return a text that says who won and why, addressed to one player or to everybody.

    Raises ValueError while the game runs.
    """
    if view.result is None:
        raise ValueError("the game is not over")
    reason, winners = view.result.reason, view.result.winners
    side = "" if viewer is None or not winners else "-won" if viewer in winners else "-lost"
    return say(f"alien1979-ending-{reason}{side}", names=tuple(map(say.name, winners)), many=len(winners))


def asked_seats(view: View) -> tuple[Seat, ...]:
    """Return the seats that have to decide something now. Everybody may know which they are."""
    return view.owed or ((view.turn,) if view.result is None else ())

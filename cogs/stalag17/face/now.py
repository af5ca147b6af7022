"""Lines that say what happens now, or how the game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.art.lettering import drawn_name
from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from cogs.stalag17.view import View


def now_line(view: View, say: Say) -> str:
    """Return the public line: who does what now.

    While coins and answers are secret, it only counts them.
    """
    done, all_in = len(view.chosen), len(view.chosen) + len(view.choosing)
    return say(
        f"stalag17-now-{stage_key(view)}", who=say.name(view.turn), done=done, all=all_in, **phase_arguments(view, say)
    )


def now_for(view: View, seat: Seat, say: Say) -> str:
    """Return the line for `seat`: what to do now, or what the others do."""
    if view.result is not None:
        return ending_line(view, seat, say)
    if seat in asked_seats(view):
        return say("stalag17-you", what=say(f"stalag17-turn-{stage_key(view)}", **phase_arguments(view, say)))
    now, own = now_line(view, say), view.players[seat]
    if view.phase == "joint" and own.answer:
        return say("stalag17-answered", answer=own.answer, wait=now)
    return say("stalag17-chosen", side=own.side, wait=now) if view.phase == "coin" and own.side else now


def turn(view: View, say: Say, seat: Seat) -> str:
    """Return the task of `seat` in words: the coin, an action, or whether to join."""
    return say(f"stalag17-turn-{stage_key(view)}", **phase_arguments(view, say))


def ending_line(view: View, viewer: Viewer, say: Say) -> str:
    """Return who won and why, addressed to a player or to everybody.

    Raises ValueError while the game runs.
    """
    if view.result is None:
        raise ValueError("the game is not over")
    reason, winners = view.result.reason, view.result.winners
    reason = "tie" if reason == "free" and lost_by_tie_break(view, winners) else reason
    side = "" if viewer is None else "-won" if viewer in winners else "-lost"
    return say(f"stalag17-ending-{reason}{side}", names=tuple(map(say.name, winners)), many=len(winners))


def stage_key(view: View) -> str:
    """Return the name of the current phase in text keys. It tells no secret.

    It also tells last turns, and turns in which an escape has failed.
    """
    if view.phase != "turn":
        return view.phase
    kind = "turn" if view.last is None else "last"
    return f"{kind}-again" if view.attempted else kind


def phase_arguments(view: View, say: Say) -> dict[str, Any]:
    """Return text arguments for the phase: the player who escaped, and the number of last turns left."""
    return {"escaper": "" if view.escaper is None else say.name(view.escaper), "last": view.last or 0}


def lost_by_tie_break(view: View, winners: Sequence[Seat]) -> bool:
    """Return whether a player with all prisoners out lost by the tie-break (§4.4, E14)."""
    free = (seat for seat, player in enumerate(view.players) if not player.left and not player.gone)
    return any(seat not in winners for seat in free)


def asked_seats(view: View) -> tuple[Seat, ...]:
    """Return the seats that have a decision to make. This is public."""
    if view.result is not None:
        return ()
    return (view.turn,) if view.phase == "turn" else view.choosing


def short_now_line(view: View, say: Say) -> str:
    """Return a short line for a picture: how the game ended, or what happens now."""
    if view.result:
        winners = tuple(drawn_name(say.names, seat) for seat in view.result.winners)
        return say(f"stalag17-picture-end-{view.result.reason}", who=winners)
    if view.phase == "coin":
        return say("stalag17-picture-coin", left=len(view.choosing))
    if view.phase == "joint" and view.escaper is not None:
        return say("stalag17-picture-joint", who=drawn_name(say.names, view.escaper))
    if view.last is not None:
        return say("stalag17-picture-last", left=view.last)
    if view.attempted:
        return say("stalag17-picture-failed")
    return say("stalag17-picture-turn", who=drawn_name(say.names, view.turn))


def ended_with_roll_call(view: View) -> bool:
    """Return whether the game ended with a roll call, which has shown all cards (§3.10)."""
    return view.result is not None and view.result.reason != "alone"

"""Lines of text that say what happens now, or how the game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.art.lettering import drawn_name
from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from cogs.stalag17.view import View


def now_line(view: View, say: Say) -> str:
    """Return the public line that says who has to do what now.

    While coins and answers are secret, the line only says how many are still missing.
    """
    done, all_in = len(view.chosen), len(view.chosen) + len(view.choosing)
    return say(
        f"stalag17-now-{stage_key(view)}", who=say.name(view.turn), done=done, all=all_in, **phase_arguments(view, say)
    )


def now_for(view: View, seat: Seat, say: Say) -> str:
    """Return the line that tells the player at `seat` what to do now, or what other players do."""
    if view.result is not None:
        return ending_line(view, seat, say)
    if seat in asked_seats(view):
        return say("stalag17-you", what=say(f"stalag17-turn-{stage_key(view)}", **phase_arguments(view, say)))
    now, own = now_line(view, say), view.players[seat]
    if view.phase == "joint" and own.answer:
        return say("stalag17-answered", answer=own.answer, wait=now)
    return say("stalag17-chosen", side=own.side, wait=now) if view.phase == "coin" and own.side else now


def turn(view: View, say: Say, seat: Seat) -> str:
    """Return a text about the decision that the player at `seat` has to make.

    It is about the coin, an action, or whether to join an escape.
    """
    return say(f"stalag17-turn-{stage_key(view)}", **phase_arguments(view, say))


def ending_line(view: View, viewer: Viewer, say: Say) -> str:
    """Return the text that says who won and why. It addresses one player or everybody.

    Raises ValueError while the game runs.
    """
    if view.result is None:
        raise ValueError("the game is not over")
    reason, winners = view.result.reason, view.result.winners
    reason = "tie" if reason == "free" and lost_by_tie_break(view, winners) else reason
    side = "" if viewer is None else "-won" if viewer in winners else "-lost"
    return say(f"stalag17-ending-{reason}{side}", names=tuple(map(say.name, winners)), many=len(winners))


def stage_key(view: View) -> str:
    """Return the name that the current phase has in text keys. It reveals no secret.

    Last turns, and turns in which an escape has failed, have names of their own.
    """
    if view.phase != "turn":
        return view.phase
    kind = "turn" if view.last is None else "last"
    return f"{kind}-again" if view.attempted else kind


def phase_arguments(view: View, say: Say) -> dict[str, Any]:
    """Return text arguments about the phase.

    They are the player who escaped, and how many last turns are left.
    """
    return {"escaper": "" if view.escaper is None else say.name(view.escaper), "last": view.last or 0}


def lost_by_tie_break(view: View, winners: Sequence[Seat]) -> bool:
    """Return whether a player who has all prisoners out did not win because of the tie-break (§4.4, E14)."""
    free = (seat for seat, player in enumerate(view.players) if not player.left and not player.gone)
    return any(seat not in winners for seat in free)


def asked_seats(view: View) -> tuple[Seat, ...]:
    """Return the seats that have a decision to make now. Everybody may know them."""
    if view.result is not None:
        return ()
    return (view.turn,) if view.phase == "turn" else view.choosing


def short_now_line(view: View, say: Say) -> str:
    """Return a short line for a picture. It says what happens now, or how the game ended."""
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
    """Return whether the game ended with a roll call, in which all cards were shown (§3.10)."""
    return view.result is not None and view.result.reason != "alone"

"""What the picture beside a hand shows before anything is chosen, and what the text need therefore not say."""

from __future__ import annotations

from bot.engine.record import Seat
from cogs.escape_plan.face import lines
from cogs.escape_plan.view import View


def shows_board(view: View) -> bool:
    """Tell whether what the viewer holds is drawn and not the city."""
    if view.phase in ("city", "heat"):
        return False
    return not (view.phase == "turn" and view.turn.stage == "choose" and view.ways)


def holds_board(view: View, seat: Seat) -> bool:
    """Tell whether `seat`, the viewer, is asked and sees what it holds in a picture."""
    return seat in lines.asked(view) and shows_board(view)


def lacks_plan(view: View, seat: Seat) -> bool:
    """Tell whether what the plan card brings matters to `seat`, the viewer, and no picture shows it."""
    return view.phase != "heat" and not holds_board(view, seat)

"""The moods of computer players in Escape from Colditz, from public facts only."""

from __future__ import annotations

from bot.engine.record import Seat
from bot.scene.faces import Mood
from cogs.colditz.state import GERMAN
from cogs.colditz.view import View


def mood(view: View, seat: Seat) -> Mood:
    """Return the mood of the computer player at a seat, which its picture shows.

    An officer's mood depends on the officer's own escapes, the German's mood on all escapes. After the game both depend
    on who won.
    """
    if view.result is not None:
        return "pleased" if seat in view.result.winners else "worried"
    officer = view.officer(seat)
    most = max(each.escapes for each in view.officers)
    if officer == GERMAN:
        return "worried" if most and most + 1 >= view.target else "pleased" if view.called else "calm"
    own = view.officers[officer]
    if own.out or own.escapes + 1 < most:
        return "worried"
    return "pleased" if own.escapes and own.escapes == most else "calm"

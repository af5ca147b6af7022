"""The questions whose answers spectators of Alien 1979 may guess.

The questions are who boards next, and whether the Alien hurts a player.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.event import Event
from bot.engine.question import NO, NOBODY, YES, Question, Questions, player, sure
from cogs.alien1979 import data
from cogs.alien1979.events import Activated, Boarded, Died, Launched, Marked, Over, Reset, Revealed, Saved
from cogs.alien1979.view import View

CALM, MAD = 0.28, 0.65
"""The chance that the next card hurts a player in the Alien's sector.

The first number holds before the codes are entered, the second one after.
"""

EMPTY = 0.05
"""The chance that no further player boards the ship."""

NEAR, NEXT = 2, 3
"""How likely a player is to board next: a player in MADRE, and the player whose turn it is.

Other players have the weight 1.
"""


def ask(view: View, events: Sequence[Event]) -> Question | None:
    """Return a question for spectators at the start of a turn or of the countdown, otherwise None.

    During the countdown the question is who boards next, otherwise whether the Alien's card hurts a player.
    """
    if view.result is not None or not any(isinstance(event, Activated | Revealed) for event in events):
        return None
    if view.countdown is not None and (found := _ask_boarding(view)) is not None:
        return found
    return None if _is_foreseen(view) else _ask_hurt(view)


def answer(question: Question, view: View, events: Sequence[Event]) -> str | None:
    """Return the answer to a spectators' question once an event decides it, or None while it is open.

    The answer is "" if no event can decide it any more.
    """
    if question.key == "board":
        return _boarded(events)
    cards = [place for place, event in enumerate(events) if isinstance(event, Revealed)]
    if not cards:
        return "" if any(isinstance(event, Over | Launched) for event in events) else None
    hits = [event for event in events[cards[0] :] if isinstance(event, Marked | Saved | Died)]
    return YES if any(hit.who == question.who for hit in hits) else NO


def _ask_boarding(view: View) -> Question | None:
    """Return the question who boards next, or None if nobody is outside or the ship is full."""
    outside = [seat for seat in view.living() if seat not in view.aboard]
    if not outside or not view.seats_free():
        return None
    near = {seat: NEAR if view.pawns[seat].place == data.MADRE else 1 for seat in outside}
    weights = {seat: weight * (NEXT if seat == view.turn else 1) for seat, weight in near.items()}
    share = (1 - EMPTY) / sum(weights.values())
    chances = tuple((player(seat), round(weights[seat] * share, 3)) for seat in outside)
    return Question("board", (*chances, (NOBODY, EMPTY)), asked=tuple(outside))


def _boarded(events: Sequence[Event]) -> str | None:
    for event in events:
        if isinstance(event, Boarded):
            return player(event.who)
        if isinstance(event, Launched):
            return NOBODY
        if isinstance(event, Reset | Over):
            return ""
    return None


def _ask_hurt(view: View) -> Question | None:
    """Return the question whether the Alien's next card hurts a certain player in the Alien's sector.

    It is not about the player whose turn it is, since this player may still go away.
    """
    beside = [seat for seat in view.at(view.alien) if seat != view.turn]
    if not beside or view.phase != "act":
        return None
    chance = CALM if view.enterer is None else MAD
    return Question("hurt", sure(chance), beside[0], (view.turn,))


def _is_foreseen(view: View) -> bool:
    """Return whether a dead player has seen the Alien's next card."""
    return any(view.haunts(seat) for seat in range(len(view.pawns)))


QUESTIONS = Questions(ask, answer)

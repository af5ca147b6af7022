"""The question about the game that spectators of Stalag 17 may bet on.

It asks who will be the first to escape in a round.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.event import Event
from bot.engine.question import NOBODY, Question, Questions, player
from cogs.stalag17.events import Escaped, Over, Planned, Void
from cogs.stalag17.view import View

EMPTY = 0.05
"""The chance, as assumed for the bets, that nobody escapes in a round."""


def ask(view: View, events: Sequence[Event]) -> Question | None:
    """Return the question of who will escape first. The result is None if no round starts now."""
    if view.result is not None or not any(isinstance(event, Planned) for event in events):
        return None
    present = view.present()
    needs = [max(1, view.plan.runaway + view.players[seat].vigilance) for seat in present]
    share = (1 - EMPTY) / sum(1 / need for need in needs)
    chances = tuple((player(seat), round(share / need, 3)) for seat, need in zip(present, needs, strict=True))
    return Question("escape", (*chances, (NOBODY, EMPTY)))


def answer(question: Question, view: View, events: Sequence[Event]) -> str | None:
    """Return the answer to the question after an escape or at the end of the round.

    It is "" if the game ended first, and None while nothing is decided.
    """
    for event in events:
        if isinstance(event, Escaped):
            return player(event.who)
        if isinstance(event, Void):
            return NOBODY
        if isinstance(event, Over):
            return ""
    return None


def closed(question: Question, view: View) -> bool:
    """Return whether spectators can no longer bet, because a player could escape now.

    This is so when a player has as many cards in play as the plan has objects.
    """
    ready = len(view.plan.objects)
    return any(one.laid_size + len(one.negotiated) >= ready for one in view.players)


QUESTIONS = Questions(ask, answer, closed)

"""Log lines: the events of one turn of Stalag 17 become one sentence.

The line of a roll call has every player's vigilance.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.event import Event
from bot.engine.turn_line import Line, Run, TurnLines, after
from cogs.stalag17.events import (
    Answered,
    ChoseSide,
    Counted,
    Declined,
    Drew,
    Escaped,
    EscapeFailed,
    Got,
    Joined,
    JoinFailed,
    Offered,
    PickedUp,
    Played,
    PlayedCard,
    Reshuffled,
    RollCall,
    TookOffer,
    Void,
)

DRAWN: Mapping[type[Event], int] = {Played: 1, PlayedCard: 1, PickedUp: 1, TookOffer: 1, Offered: 2}
"""How many cards a player draws by rule after an event. The line omits such draws (§3.4, §4.3)."""

CARDS_TOLD = 60
"""The longest list of turned-up cards, in characters.

Longer lists are only counted here. The page of the great moment has the cards.
"""


def _attempt(line: Line, run: Run) -> None:
    """Add a clause about an escape with its cards."""
    (attempt,) = run
    cards = line.face.words(attempt, line.say)["cards"]
    counted = line.say("stalag17-turn-line-cards", count=len(attempt.cards))
    line.did(attempt, cards=counted if len(cards) > CARDS_TOLD else cards)


def _roll_call(line: Line, run: Run) -> None:
    """Add the sentence about a roll call: all players' vigilance, and whether the round was void."""
    void, counted = isinstance(run[0], Void), [event for event in run if isinstance(event, Counted)]
    sums = ", ".join(_sum(line, event) for event in counted)
    call = f"stalag17-turn-line-call{'-void' * void}"
    line.alone(line.say(call, sums=sums) if counted else line.face.event(run[0], line.say, line.reader))


def _sum(line: Line, counted: Any) -> str:
    own = counted.who == line.reader
    who = line.say("stalag17-turn-line-you") if own else line.say.name(counted.who)
    return line.say("stalag17-turn-line-sum", who=who, after=counted.after)


LINES = TurnLines(
    clause="stalag17-deed",
    sentence="stalag17-turn-line",
    silent=(Answered, ChoseSide, Declined, RollCall),
    twins={Drew: Got, Played: PlayedCard},
    follows={Drew: lambda drew, before: DRAWN.get(type(before)) == drew.count},
    runs={Counted: after(Counted, Void)},
    later=(Reshuffled,),
    writers={
        **dict.fromkeys((Escaped, EscapeFailed, Joined, JoinFailed), _attempt),
        **dict.fromkeys((Counted, Void), _roll_call),
    },
)

line = LINES.line

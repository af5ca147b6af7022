"""The lines of the game log: the events of one turn of Stalag 17 become one sentence.

The line about a roll call has every player's vigilance.
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
"""How many cards the rules let a player draw after an event.

The line about the turn does not mention these draws (§3.4, §4.3).
"""

CARDS_TOLD = 60
"""The longest list of turned-up cards in a line, in characters.

If a list is longer, the line only says how many cards there are. The page about the great moment lists them.
"""


def _attempt(line: Line, run: Run) -> None:
    """Add to a line of the log the clause about an attempt to escape, with its cards."""
    (attempt,) = run
    cards = line.face.words(attempt, line.say)["cards"]
    counted = line.say("stalag17-turn-line-cards", count=len(attempt.cards))
    line.did(attempt, cards=counted if len(cards) > CARDS_TOLD else cards)


def _roll_call(line: Line, run: Run) -> None:
    """Add to a line of the log the sentence about a roll call.

    It has all players' vigilance, and says whether the round ended without an escape.
    """
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

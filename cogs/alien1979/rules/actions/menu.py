"""All actions for each kind of question, in the order in which they are offered.

The rules are in docs/rules/alien1979.md §3.5.
"""

from __future__ import annotations

from bot.engine.action import Actions
from bot.engine.move import Ask
from bot.engine.record import Seat
from cogs.alien1979 import data
from cogs.alien1979.rules.actions.costly import Costly
from cogs.alien1979.rules.actions.escape import Activate, Board, Enter
from cogs.alien1979.rules.actions.haunting import Haunt
from cogs.alien1979.rules.actions.others import Displace, Eject, Force, Send
from cogs.alien1979.rules.actions.own import Arm, Go, Heal, Shield, Stop, Take
from cogs.alien1979.rules.actions.parting import Back, Lose
from cogs.alien1979.state import State

COSTLY: tuple[Costly, ...] = (
    Go(),
    Take(),
    Board(),
    Heal(),
    Shield(),
    Arm(),
    Enter(),
    Activate(),
    Force(),
    Send(),
    Eject(),
)

COSTS = {action.verb: action.cost for action in COSTLY}
"""The cost of each action in action points. Going to MADRE costs `data.MADRE_COST` instead."""

STOP = Stop()

GOING_ON = frozenset(action.verb for action in COSTLY if isinstance(action, Displace))
"""The kinds of actions that have more fields than their question lists."""

AT = {
    (place, points, entered): tuple(
        action
        for action in COSTLY
        if place in action.where and action.cost <= points and action.entered in (entered, None)
    )
    for place in (*data.SECTORS, data.MADRE, data.NAVE)
    for points in range(data.POINTS + 1)
    for entered in (False, True)
}
"""The actions by place, points left, and whether the codes are entered."""


class TurnActions(Actions[State]):
    """All actions of a player's own turn.

    The player is offered only those that are possible in the pawn's place. Others are refused.
    """

    def offered(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        """Return the questions for all actions that the player at `seat` can do now."""
        asks = [
            ask
            for action in AT[state.pawns[seat].place, state.points, state.enterer is not None]
            if action.condition(state, seat) is None and (ask := action.ask(state, seat)) is not None
        ]
        return (*asks, STOP.plain)


TURN = TurnActions(*COSTLY, STOP)

LOSING: Actions[State] = Actions(Lose())
"""The action of a player who must put down a code."""

HAUNTING: Actions[State] = Actions(Haunt())
"""The action of a dead player who may haunt the ship."""

SWAPPING: Actions[State] = Actions(Back())
"""The action of a player who took a fifth code and must put one back."""

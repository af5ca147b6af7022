"""All actions in the order in which they are offered, for each question to a seat.

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
"""The usual cost of each action in points; walking to MADRE costs `data.MADRE_COST`."""

STOP = Stop()

GOING_ON = frozenset(action.verb for action in COSTLY if isinstance(action, Displace))
"""The actions with more fields than their questions list."""

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
"""The actions at each place with so many points, before the codes are entered and after."""


class TurnActions(Actions[State]):
    """All actions of a player's own turn.

    Actions of other places are refused, so only those of the place are offered.
    """

    def offered(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        """Return the questions for all allowed actions where `seat` is, with the points that are left."""
        asks = [
            ask
            for action in AT[state.pawns[seat].place, state.points, state.enterer is not None]
            if action.condition(state, seat) is None and (ask := action.ask(state, seat)) is not None
        ]
        return (*asks, STOP.plain)


TURN = TurnActions(*COSTLY, STOP)

LOSING: Actions[State] = Actions(Lose())
"""The seat must put a code down."""

HAUNTING: Actions[State] = Actions(Haunt())
"""A dead player may haunt the ship."""

SWAPPING: Actions[State] = Actions(Back())
"""The seat took a fifth code and must put one back."""

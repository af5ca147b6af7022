"""All actions in the order in which they are offered (docs/rules/alien1979.md §3.5), by what a seat is asked."""

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
"""Points that each action costs by itself; to MADRE it is `data.MADRE_COST`."""

STOP = Stop()

GOING_ON = frozenset(action.verb for action in COSTLY if isinstance(action, Displace))
"""The actions that ask for more than the fields of their asks."""

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
"""The actions that can be done at each place with so many points, before the codes are entered and from then on."""


class TurnActions(Actions[State]):
    """All actions of one's own turn. Those of other places are refused, so only those of the place can be offered."""

    def offered(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        """Ask for all that are allowed where `seat` stands, with the points that are left."""
        asks = [
            ask
            for action in AT[state.pawns[seat].place, state.points, state.enterer is not None]
            if action.condition(state, seat) is None and (ask := action.ask(state, seat)) is not None
        ]
        return (*asks, STOP.plain)


TURN = TurnActions(*COSTLY, STOP)

LOSING: Actions[State] = Actions(Lose())
"""A code must be put down."""

HAUNTING: Actions[State] = Actions(Haunt())
"""Who is dead may haunt the ship."""

SWAPPING: Actions[State] = Actions(Back())
"""A fifth code was taken, one goes back."""

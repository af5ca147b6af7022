"""The prices of the exit that a computer player expects later on the last day.

The prices depend on when the rivals leave (docs/rules/escape_plan.md §4.7, §8).
"""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.record import Seat
from cogs.escape_plan.data import EVENING, PARTS
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.city.distances import Spot
from cogs.escape_plan.view import View

LAST = PARTS.index(EVENING)
"""The number of the last part of the day in which an action needs no Extra Action disc."""

DAWN = len(PARTS) - 1

LEAVES = (0.02, 0.3, 0.5, 0.5, 1.0)
"""For each part of the last day, the chance that a player who can leave the city does so.

The chances were measured in games of computer players.
"""

SURE = 0.9
"""The probability with which a player wants an amount to suffice for the exit. It is our own guess."""


def hasty_prices(view: View, seat: Seat, count: int) -> tuple[int, ...]:
    """Return the expected price at each of the player's next `count` actions, the current one first.

    The estimate assumes that one in three rivals leaves at once, and the others as late as they can.
    """
    mine, costs = view.order.index(seat), facts.exit_prices(view)
    rivals = [other for other in view.in_city() if other != seat]
    finals = [(min(DAWN, LAST + view.players[other].discs), view.order.index(other)) for other in rivals]
    gone = [sum(last < (view.part + at, mine) for last in finals) for at in range(count)]
    early = [min(len(rivals), left + (len(rivals) + 2) // 3) if at else 0 for at, left in enumerate(gone)]
    return tuple(costs[min(view.escapes + left, len(costs) - 1)] for left in early)


def likely_prices(view: View, seat: Seat, count: int, away: Callable[[Spot], int]) -> tuple[int, ...]:
    """Return, for each of the next `count` actions, a price that very probably suffices.

    The current action is first. Rivals who can reach the exit are assumed to leave as often as `LEAVES` says. The price
    then suffices with the probability `SURE`.
    """
    costs = facts.exit_prices(view)
    rivals = [other for other in view.in_city() if other != seat]
    prices = []
    for at in range(count):
        gone = [1.0]
        for other in rivals if at else ():
            left = chance_of_leaving(view, seat, other, at, away(view.players[other].at))
            gone = [
                (gone[n] * (1 - left) if n < len(gone) else 0.0) + (gone[n - 1] * left if n else 0.0)
                for n in range(len(gone) + 1)
            ]
        most = next(n for n in range(len(gone)) if sum(gone[: n + 1]) >= SURE or n == len(gone) - 1)
        prices.append(costs[min(view.escapes + most, len(costs) - 1)])
    return tuple(prices)


def chance_of_leaving(view: View, seat: Seat, other: Seat, at: int, away: int) -> float:
    """Return the chance that a rival leaves before one of the player's later actions.

    That action is `at` parts of the day later. The rival is `away` actions from the exit.
    """
    before = view.order.index(other) < view.order.index(seat)
    first, last = (view.part + 1, view.part + at) if before else (view.part, view.part + at - 1)
    end = DAWN if view.players[other].discs else LAST
    stays = 1.0
    for part in range(first, min(last, end) + 1):
        if part - first + 1 >= away:
            stays *= 1.0 - (1.0 if part >= end else LEAVES[part])
    return 1.0 - stays

"""Every check that a numbered game goes through, in one list for `python -m tests.contract` and the fuzz."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.contract import clocks, orders, pages, playing, reach, secrecy, silence, telling, typed
from tests.contract.playouts import Case


def check_secrecy(one: Case) -> None:
    """See that nobody learns what they may not know; how much was compared shows over many games only."""
    secrecy.check_secrecy(one, secrecy.Tally())


CHECKS: tuple[Callable[[Case], object], ...] = (
    *playing.CHECKS,
    pages.check_pages,
    pages.check_looks,
    pages.check_picture,
    reach.check_reach,
    typed.check_typed,
    telling.check_telling,
    clocks.check_clocks,
    orders.check_orders,
    silence.check_silence,
    check_secrecy,
)


def failures(one: Case) -> Iterator[Exception]:
    """Put the game `one` through every check and give what goes wrong."""
    for check in CHECKS:
        try:
            check(one)
        except Exception as error:
            yield error

"""Rows of controls, and the buttons that stand around the questions in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.page import Button, Choice, Menu

Rows = tuple[tuple[Button, ...] | Menu, ...]

ROWS = 5
"""Rows below a message."""

BUTTONS = 5
"""Buttons in a row."""

CHOICES = 25
"""Choices in a menu."""


class Around(NamedTuple):
    """Buttons beside the controls; those of them that are left out where there is no room for all, and whether they
    stand apart from the controls in any case."""

    buttons: tuple[Button, ...] = ()
    spared: tuple[Button, ...] = ()
    apart: bool = False


ALONE = Around()


def held(choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """Return the choices that one menu holds: those that are chosen, and the first of the others, in their order."""
    chosen = sum(each.chosen for each in choices[CHOICES:])
    return (*choices[: CHOICES - chosen], *(each for each in choices[CHOICES - chosen :] if each.chosen))[:CHOICES]


def packed(buttons: Sequence[Button]) -> list[tuple[Button, ...]]:
    """Put buttons into rows."""
    return [tuple(buttons[at : at + BUTTONS]) for at in range(0, len(buttons), BUTTONS)]


def joined(shown: Rows, around: Around) -> Rows:
    """Put what stands `around` behind the last controls: in rows of its own if it stands apart or would be parted,
    unless there is room only beside others."""
    if not around.buttons:
        return shown
    own = (*shown, *packed(around.buttons))
    *above, last = shown or ((),)
    if isinstance(last, Menu):
        return own
    filled = (*above, *packed((*last, *around.buttons)))
    together = not around.apart and len(filled) == len(shown or ((),))
    return filled if together or len(own) > ROWS else own


def with_button(rows: Rows, button: Button) -> Rows:
    """Put a button behind all controls, where there is room."""
    if rows and not isinstance(rows[-1], Menu) and len(rows[-1]) < BUTTONS:
        return (*rows[:-1], (*rows[-1], button))
    return (*rows, (button,)) if len(rows) < ROWS else rows


def fitted(shown: Rows, around: Around) -> Rows:
    """Put what stands `around` behind the last controls, as much of it as there is room for: what may be spared goes
    first, then what stands foremost."""
    needed = tuple(button for button in around.buttons if button not in around.spared)
    kept = (around.buttons, *(needed[at:] for at in range(len(needed))))
    rows = (joined(shown, around._replace(buttons=buttons)) for buttons in kept)
    return next((each for each in rows if len(each) <= ROWS), shown)


def squeezed(shown: Rows, button: Button, last: Sequence[Button], instead: bool) -> Rows:
    """Put one more `button` among the controls, changing nothing else: before the `last` ones where their row has room;
    in a row of its own; or, where all rows are full, `instead` of the very last, or not at all."""
    for at, row in enumerate(shown):
        if not isinstance(row, Menu) and last[-1] in row and len(row) < BUTTONS:
            place = next(place for place, each in enumerate(row) if each in last)
            return (*shown[:at], (*row[:place], button, *row[place:]), *shown[at + 1 :])
    if len(shown) < ROWS:
        return (*shown, (button,))
    if not instead:
        return shown
    return tuple(
        row if isinstance(row, Menu) else tuple(button if each == last[-1] else each for each in row) for row in shown
    )

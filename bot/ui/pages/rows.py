"""The rows of buttons and menus below a message, and how buttons are added to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.page import Button, Choice, Menu

Rows = tuple[tuple[Button, ...] | Menu, ...]

ROWS = 5
"""The most rows that Discord allows below a message."""

BUTTONS = 5
"""The most buttons that Discord allows in a row."""

CHOICES = 25
"""The most choices that Discord allows in a menu."""


class Around(NamedTuple):
    """Buttons to add to the controls that answer a player's questions.

    If not all buttons fit, those in `spared` are left out. With `apart`, they always have their own rows.
    """

    buttons: tuple[Button, ...] = ()
    spared: tuple[Button, ...] = ()
    apart: bool = False


ALONE = Around()


def fit_choices(choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """Return the choices that fit in one menu, in their order.

    They are the chosen ones and as many others from the beginning as fit.
    """
    chosen = sum(each.chosen for each in choices[CHOICES:])
    return (*choices[: CHOICES - chosen], *(each for each in choices[CHOICES - chosen :] if each.chosen))[:CHOICES]


def packed(buttons: Sequence[Button]) -> list[tuple[Button, ...]]:
    """Return the buttons in rows, each as full as possible."""
    return [tuple(buttons[at : at + BUTTONS]) for at in range(0, len(buttons), BUTTONS)]


def join_rows(shown: Rows, around: Around) -> Rows:
    """Return the rows with the buttons `around` added after the last controls.

    The buttons get their own rows if `apart` is set, or if they would be split. If there are too few rows for that,
    they continue the last row.
    """
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
    """Return the rows with a button added after all controls. If there is no space, leave it out."""
    if rows and not isinstance(rows[-1], Menu) and len(rows[-1]) < BUTTONS:
        return (*rows[:-1], (*rows[-1], button))
    return (*rows, (button,)) if len(rows) < ROWS else rows


def fit_rows(shown: Rows, around: Around) -> Rows:
    """Return the rows with as many of the buttons `around` as fit, after the last controls.

    If not all fit, the buttons in `spared` are left out first, then the others from the beginning.
    """
    needed = tuple(button for button in around.buttons if button not in around.spared)
    kept = (around.buttons, *(needed[at:] for at in range(len(needed))))
    rows = (join_rows(shown, around._replace(buttons=buttons)) for buttons in kept)
    return next((each for each in rows if len(each) <= ROWS), shown)


def squeeze_in(shown: Rows, button: Button, last: Sequence[Button], instead: bool) -> Rows:
    """Return the rows with one more `button`. The other controls do not move.

    The button goes before the `last` buttons if their row has space, otherwise into a new row. If all rows are full and
    `instead` is true, it replaces the very last button; otherwise it is left out.
    """
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

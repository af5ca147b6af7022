"""Rows of controls, and the buttons around the questions in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.page import Button, Choice, Menu

Rows = tuple[tuple[Button, ...] | Menu, ...]

ROWS = 5
"""The most rows below a message."""

BUTTONS = 5
"""The most buttons in a row."""

CHOICES = 25
"""The most choices in a menu."""


class Around(NamedTuple):
    """Buttons next to the controls.

    `spared` are those that are left out if there is no room for all. `apart` says whether they always have rows of
    their own.
    """

    buttons: tuple[Button, ...] = ()
    spared: tuple[Button, ...] = ()
    apart: bool = False


ALONE = Around()


def held(choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """Return the choices that one menu holds: the chosen ones, and the first of the others, in order."""
    chosen = sum(each.chosen for each in choices[CHOICES:])
    return (*choices[: CHOICES - chosen], *(each for each in choices[CHOICES - chosen :] if each.chosen))[:CHOICES]


def packed(buttons: Sequence[Button]) -> list[tuple[Button, ...]]:
    """Put buttons into rows."""
    return [tuple(buttons[at : at + BUTTONS]) for at in range(0, len(buttons), BUTTONS)]


def joined(shown: Rows, around: Around) -> Rows:
    """Add the buttons `around` behind the last controls.

    They have rows of their own if they are `apart` or would be split, unless there is only room next to others.
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
    """Add a button behind all controls, if there is room."""
    if rows and not isinstance(rows[-1], Menu) and len(rows[-1]) < BUTTONS:
        return (*rows[:-1], (*rows[-1], button))
    return (*rows, (button,)) if len(rows) < ROWS else rows


def fitted(shown: Rows, around: Around) -> Rows:
    """Add as many of the buttons `around` behind the last controls as there is room for.

    The `spared` ones are left out first, then the first ones.
    """
    needed = tuple(button for button in around.buttons if button not in around.spared)
    kept = (around.buttons, *(needed[at:] for at in range(len(needed))))
    rows = (joined(shown, around._replace(buttons=buttons)) for buttons in kept)
    return next((each for each in rows if len(each) <= ROWS), shown)


def squeezed(shown: Rows, button: Button, last: Sequence[Button], instead: bool) -> Rows:
    """Add one more `button` to the controls without other changes.

    It goes before the `last` ones if their row has room, or into a row of its own. If all rows are full, it replaces
    the very last one if `instead` is true; otherwise it is left out.
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

"""Chooses the usual moves: at most four moves that have buttons on a folded hand.

All other moves are shown after a press on *More moves*.

The choice is made in the same way for all games. A game contributes shortcuts. These are the answers to a question that
a good player gives, the best first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.move import Ask, Move
from bot.engine.page import Button, Menu
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.table.table import Table
from bot.ui.pages import controls
from bot.ui.pages.phone import is_wide
from bot.ui.pages.rows import Rows, packed

MENUS = 2
"""The most menus that are shown if a player has only one question. A button opens further ones."""


GREAT = ("next", "good")
"""The colours of buttons of recommended moves."""

UNUSUAL = 1.5
"""By how many ranks an answer to an unusual question is less important than one to a usual question."""


class Answers(NamedTuple):
    """The controls for one question on a folded hand: menus, or buttons with the rank of each.

    `further` says whether the question has other answers. `fails` says whether the answer is known to fail.
    """

    menus: tuple[Menu, ...] = ()
    buttons: tuple[Button, ...] = ()
    places: tuple[int, ...] = ()
    further: bool = False
    fails: bool = False


class Front(NamedTuple):
    """The moves that a folded hand may show.

    It has the menus, the buttons in their order, the indexes of the buttons by importance, and whether there are other
    moves.
    """

    menus: tuple[Menu, ...]
    buttons: tuple[Button, ...]
    ranked: tuple[int, ...]
    further: bool

    def rows(self, most: int) -> tuple[Rows, bool]:
        """Return the rows of controls with at most `most` buttons, and whether a move is left out."""
        chosen = {*self.ranked[: min(most, controls.USUAL)]}
        kept = [button for at, button in enumerate(self.buttons) if at in chosen]
        return controls.one_next((*self.menus, *packed(kept))), self.further or len(kept) < len(self.buttons)


def usual_moves(table: Table, seat: Seat, say: Say) -> Front:
    """Return the moves of the player in `seat` that may have buttons on the folded hand."""
    asks = table.asks(seat)
    found = [_question_controls(table, seat, ask, say) for ask in asks]
    buttons = tuple(button for answers in found for button in answers.buttons)
    ranked = _rank(found, [(ask.free, not table.title.presenter.usual(ask)) for ask in asks])
    menus = tuple(menu for answers in found for menu in answers.menus)
    return Front(menus, buttons, ranked, any(answers.further for answers in found))


def _question_controls(table: Table, seat: Seat, ask: Ask, say: Say) -> Answers:
    """Return the controls for one question on a folded hand. They are the first of these that is possible:

    - a button for each answer, if there are few;
    - buttons for its shortcuts;
    - its menus, if it is the only question;
    - a button that opens its menus.
    """
    face, view = table.title.presenter, table.view(seat)
    ready = controls.shortcuts(table, seat, ask, say)
    if not controls.is_drafted(table, seat, ask):
        buttons, wanted = (
            controls.whole_move_buttons(table, seat, ask, say, table.view(seat)),
            [button.label for button in ready],
        )
        places = sorted(range(len(buttons)), key=lambda at: _place(wanted, buttons[at].label))
        fails = not ask.fields and face.known_to_fail(view, Move(ask.verb))
        return Answers((), tuple(buttons), tuple(places.index(at) for at in range(len(buttons))), fails=fails)
    if ready:
        return Answers((), tuple(ready), tuple(range(len(ready))), not _is_complete(table, seat, ask, len(ready)))
    menus = controls.menus(table, seat, ask, (), say)
    if len(menus) <= MENUS and [each for each in table.asks(seat) if not each.free] == [ask]:
        return Answers(tuple(menus), further=face.types(ask))
    opener = Button(face.button(view, Move(ask.verb), say), table.press("weigh", seat, table.token(seat), ask.verb))
    return Answers((), (opener,), (0,))


def _is_complete(table: Table, seat: Seat, ask: Ask, count: int) -> bool:
    """Return whether the question `ask` has exactly `count` answers that are whole moves."""
    field, next_field = ask.fields[0], table.next_field(seat)
    single = len(ask.fields) == 1 and field.most == 1 and len(field.options) == count
    return single and all(next_field(ask, ((option,),)) is None for option in field.options)


def _place(wanted: Sequence[str], label: str) -> int:
    return wanted.index(label) if label in wanted else len(wanted)


def _rank(questions: Sequence[Answers], rare: Sequence[tuple[bool, bool]]) -> tuple[int, ...]:
    """Return the indexes of buttons, the most important first.

    The order is:

    - moves that the game waits for, recommended moves first;
    - the only answer to the last question, which ends a turn;
    - the best answers to each question, the usual questions first;
    - last, moves that are known to fail, and buttons too wide for a row, unless they are the best answer to a usual
      question.

    `rare` has two values for each question: whether the game does not wait for an answer, and whether the question is
    unusual.
    """
    ranks: list[tuple[bool, bool, bool, bool, float, int]] = []
    required = [each for each, (free, _) in zip(questions, rare, strict=True) if not free] or [*questions]
    for at, each in enumerate(questions):
        free, unusual = rare[at]
        ends = each is required[-1] and len(each.buttons) == 1
        ranks += [
            (
                free,
                button.style not in GREAT,
                each.fails or (is_wide(button) and (unusual or place > 0)),
                not ends,
                place + UNUSUAL * unusual,
                at,
            )
            for button, place in zip(each.buttons, each.places, strict=True)
        ]
    return tuple(sorted(range(len(ranks)), key=lambda at: ranks[at]))

"""The questions that a player has to answer now, as buttons and menus.

The choices for a move that is not complete yet are stored as a draft.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.engine.custom_id import read
from bot.engine.move import Ask, Field, Group, Move, Picks
from bot.engine.page import Button, Choice, Menu, Style
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.table.table import Table
from bot.ui.pages.render import digest
from bot.ui.pages.rows import ALONE, BUTTONS, ROWS, Around, Rows, fit_rows, join_rows, packed


class Block(NamedTuple):
    """The menus and buttons that answer one question to a player."""

    menus: tuple[Menu, ...]
    buttons: tuple[Button, ...]


MENU = 25

USUAL = 4
"""The most moves that have their own buttons below a board message or a hand."""


def rows(table: Table, seat: Seat, draft: Move | None, say: Say, around: Around = ALONE) -> Rows:
    """Return the controls for all questions to the player in `seat`, in at most five rows.

    With them, the player can make every legal move.

    - Rows are in the order of the questions. Single buttons come together in the last rows.
    - If there is a draft, only the menus of its question are shown.
    - If there is no space for all menus and the buttons `around` them, one menu is for choosing a question. First the
      unusual questions move into this menu. They keep buttons for their shortcuts if possible.
    """
    asks = table.asks(seat)
    begun = next((ask for ask in asks if draft is not None and draft.verb == ask.verb), None)
    if draft is not None and begun is not None:
        return _draft_rows(table, seat, begun, draft.picks, say, around)
    drafted = tuple(ask for ask in asks if is_drafted(table, seat, ask))
    unusual = tuple(ask for ask in drafted if not table.title.presenter.usual(ask))
    ways = ((), unusual, drafted)
    tried = [(way, around) for way in ways]
    tried += [(way, ALONE) for way in (*ways, tuple(ask for ask in asks if ask.fields), asks)]
    shapes = ((shown, beside) for way, beside in tried for shown in _gathered(table, seat, way, say))
    shown = next((shown for shown, beside in shapes if len(join_rows(shown, beside)) <= ROWS), ())
    return fit_rows(shown, around)


def _gathered(table: Table, seat: Seat, gathered: tuple[Ask, ...], say: Say) -> Iterator[Rows]:
    """Yield layouts of the questions to a player. One menu chooses among the questions in `gathered`.

    In the first layouts these questions also have buttons for their shortcuts, in the last ones not. Each is packed if
    that saves a row.
    """
    blocks = [_block(table, seat, ask, say) for ask in table.asks(seat) if ask not in gathered]
    if gathered:
        chooser = (_chooser(table, seat, gathered, say),)
        ready = tuple(button for ask in gathered for button in shortcuts(table, seat, ask, say))
        yield from (_arranged([Block(chooser, ready), *blocks], most) for most in (ROWS, ROWS - 1))
        blocks.insert(0, Block(chooser, ()))
    yield from (_arranged(blocks, most) for most in (ROWS, ROWS - 1))


def public_rows(table: Table, seat: Seat, say: Say) -> Rows:
    """Return the buttons under the board message for the player in `seat`, at most four.

    Each press is a whole move. Questions that need a draft, or for which there is no space, are only on the hand.
    """
    asks = [ask for ask in table.asks(seat) if is_public(table, seat, ask)]
    whole = (Block((), tuple(whole_move_buttons(table, seat, ask, say, table.view(None)))) for ask in asks)
    blocks = sorted(whole, key=lambda block: len(block.buttons) == 1)
    while sum(len(block.buttons) for block in blocks) > USUAL:
        blocks.pop(0)
    return _arranged(blocks, ROWS)


def is_public(table: Table, seat: Seat, ask: Ask) -> bool:
    """Return whether a question can have public buttons under the board message.

    The buttons must reveal no secret, and a press must be a whole move.
    """
    return ask.open and not is_drafted(table, seat, ask)


def whole_move_buttons(table: Table, seat: Seat, ask: Ask, say: Say, judged_by: Any) -> list[Button]:
    """Return the buttons of a question with no choice or one small choice. Each press is a whole move.

    Only a useless move is first stored as a draft, so that the player must confirm it. Moves with the same label, such
    as those with equal cards, share a button. `judged_by` is the view that decides whether a move is useless. Under the
    board message it is the public view, because the colour of a button must not reveal a secret.
    """
    face, view = table.title.presenter, table.view(seat)
    moves = [Move(ask.verb, ((option,),)) for option in ask.fields[0].options] if ask.fields else [Move(ask.verb)]
    if not ask.fields and face.known_to_fail(view, moves[0]):
        return [Button(face.button(view, moves[0], say), table.press("weigh", seat, table.token(seat), ask.verb))]
    advised = face.advised(view, table.asks(seat))
    usual: Style = "next" if face.usual(ask) and advised is None else "plain"
    only = len(moves) == 1 and all(other.free or other == ask for other in table.asks(seat))
    buttons: dict[str, Button] = {}
    for move in moves:
        label = face.button(view, move, say)
        style: Style = "next" if move == advised else usual
        if face.sure(view, move):
            style = "good"
        elif not only and face.gains_nothing(judged_by, move):
            style = "plain"
        buttons.setdefault(label, Button(label, _move_id(table, seat, move), style))
    return [*buttons.values()]


def missing_targets(table: Table, seat: Seat, draft: Move | None, say: Say) -> tuple[str, ...]:
    """Return lines that say why usual targets are missing in the menus of `draft`, one for each reason.

    Without a draft, they are about the buttons.
    """
    face, found = table.title.presenter, dict[str, list[str]]()
    for ask, field, picked in _open_choices(table, seat, draft):
        for target in face.usual_targets(table.view(seat), ask, field, picked):
            refusal = None if target in field.options else table.forbidden(seat, Move(ask.verb, (*picked, (target,))))
            if refusal is not None:
                label = face.option(table.view(seat), ask, field, picked, target, say)[0]
                found.setdefault(face.refusal(refusal, say), []).append(label)
    each = {why: dict.fromkeys(labels) for why, labels in found.items()}
    return tuple(
        why if all(label in why for label in labels) else say("hand-missing", targets=tuple(labels), why=why)
        for why, labels in each.items()
    )


def _open_choices(table: Table, seat: Seat, draft: Move | None) -> Iterator[tuple[Ask, Field, Picks]]:
    """Yield the choices in `draft` that the player still has. Without a draft, use the usual buttons.

    Each choice is a question, its field, and the picks before it.
    """
    if draft is None:
        shown = (ask for ask in table.asks(seat) if ask.fields and table.title.presenter.usual(ask))
        yield from ((ask, ask.fields[0], ()) for ask in shown if not is_drafted(table, seat, ask))
        return
    ask = next((ask for ask in table.asks(seat) if ask.verb == draft.verb), None)
    if ask is None:
        return
    for place in range(len(draft.picks) + 1):
        field = table.next_field(seat)(ask, draft.picks[:place])
        if field is None:
            return
        yield ask, field, draft.picks[:place]


def is_drafted(table: Table, seat: Seat, ask: Ask) -> bool:
    """Return whether a question needs a draft, because one press cannot answer it.

    It does if it has several fields, several picks or more than five options, or if useless answers must be confirmed.
    """
    if not ask.fields:
        return False
    field = ask.fields[0]
    if len(ask.fields) > 1 or field.most > 1 or field.least != 1 or len(field.options) > BUTTONS:
        return True
    if table.title.presenter.weighed(ask):
        return True
    next_field = table.next_field(seat)
    return any(next_field(ask, ((option,),)) is not None for option in field.options)


def changed(table: Table, seat: Seat, draft: Move | None, verb: str, place: int, group: int, values: list[str]) -> Move:
    """Return the drafted move after `values` were chosen in the menu for the field with the index `place`.

    Later picks are kept if they are still legal. If `verb` is empty, the menu chooses among the questions. Raises
    LookupError, ValueError or StopIteration if the menu does not belong to this question.
    """
    if not verb:
        return Move(next(ask.verb for ask in table.asks(seat) if [ask.verb] == values))
    ask = next(ask for ask in table.asks(seat) if ask.verb == verb)
    picks: Picks = draft.picks if draft is not None and draft.verb == verb else ()
    if not 0 <= place <= len(picks) + ROWS:
        raise LookupError(verb)
    picks += ((),) * (place - len(picks))
    before = picks[:place]
    field = table.next_field(seat)(ask, before)
    if field is None:
        raise LookupError(verb)
    menu = _groups(table, table.view(seat), ask, field, before, table.say())[group].options
    if not set(values) <= set(menu) or (field.most == 1 and len(values) > 1):
        raise LookupError(verb)
    old = picks[place] if place < len(picks) else ()
    kept = [pick for pick in old if pick not in menu] if field.most > 1 else []
    chosen = {*values, *kept}
    filled: Picks = (*before, tuple(option for option in field.options if option in chosen))
    if not filled[-1] and field.least > 0:
        return Move(verb, filled)
    return Move(verb, _filled(table, seat, ask, filled, picks[place + 1 :]))


def _filled(table: Table, seat: Seat, ask: Ask, filled: Picks, old: Picks) -> Picks:
    """Return the picks `filled`, followed by the `old` later picks that are legal, otherwise usual ones."""
    next_field, face, view = table.next_field(seat), table.title.presenter, table.view(seat)
    while (old or filled[-1]) and (field := next_field(ask, filled)) is not None:
        group, old = (old[0], old[1:]) if old else ((), ())
        kept = tuple(pick for pick in group if pick in field.options) or face.presumed(view, ask, field, filled)
        if not kept and (field.least > 0 or not old):
            break
        filled += (kept,)
    return filled


def complete(table: Table, seat: Seat, ask: Ask, picks: Picks) -> Move | None:
    """Return the move that the `picks` for a question make. Return None if a choice is still missing.

    A field in which nothing must be chosen gets empty picks.
    """
    next_field = table.next_field(seat)
    filled: Picks = ()
    while (field := next_field(ask, filled)) is not None:
        group = picks[len(filled)] if len(filled) < len(picks) else ()
        if not group and field.least > 0:
            return None
        filled += (group,)
    return Move(ask.verb, filled)


def fingerprint(move: Move) -> str:
    """Return a short hash of a move.

    The button of a draft includes it, so that a press only makes the move that the button shows.
    """
    return digest(str(move))[:8]


def advice_button(table: Table, seat: Seat, move: Move, say: Say) -> Button:
    """Return the blue button that makes an advised move."""
    press = table.press("follow", seat, table.token(seat), fingerprint(move))
    return Button(table.title.presenter.button(table.view(seat), move, say), press, "next", emoji="💡")


def menus(table: Table, seat: Seat, ask: Ask, picks: Picks, say: Say) -> list[Menu]:
    """Return the menus of a question with `picks` chosen, up to the next choice that the player must make."""
    found: list[Menu] = []
    next_field = table.next_field(seat)
    token = table.token(seat)
    face = table.title.presenter
    view = table.view(seat)
    place = 0
    while (field := next_field(ask, picks[:place])) is not None:
        chosen = picks[place] if place < len(picks) else ()
        for number, group in enumerate(_groups(table, view, ask, field, picks[:place], say)):
            choices = []
            for option in group.options:
                label, detail = face.option(view, ask, field, picks[:place], option, say)
                choices.append(Choice(option, label, detail, option in chosen))
            heading = group.heading or face.ask(view, ask, field, picks[:place], say)
            press = table.press("pick", seat, token, f"{ask.verb}.{place}.{number}")
            single = field.most == 1
            most = max(min(field.most, len(choices)), sum(choice.chosen for choice in choices))
            found.append(Menu(heading, press, tuple(choices), 1 if single else 0, 1 if single else most))
        if not chosen and field.least > 0:
            break
        if place >= len(picks):
            picks = (*picks, ())
        place += 1
    return found


def _groups(table: Table, view: Any, ask: Ask, field: Field, picked: Picks, say: Say) -> tuple[Group, ...]:
    groups = table.title.presenter.groups(view, ask, field, picked, say)
    return tuple(
        Group(group.heading, group.options[start : start + MENU])
        for group in groups
        for start in range(0, len(group.options), MENU)
    )


def _draft_buttons(table: Table, seat: Seat, ask: Ask, picks: Picks, begun: bool, say: Say) -> list[Button]:
    """Return the buttons of a draft.

    They make the drafted move if it is complete, choose several picks at once (shortcuts), delete the draft, or open
    the modal for typing an answer.
    """
    buttons: list[Button] = []
    face, token, view = table.title.presenter, table.token(seat), table.view(seat)
    move = complete(table, seat, ask, picks)
    if move is not None:
        drafted = table.press("go", seat, token, fingerprint(Move(ask.verb, picks)))
        press = drafted if any(picks) else _move_id(table, seat, move)
        allowed = table.forbidden(seat, move) is None
        style: Style = "plain" if not begun or face.gains_nothing(view, move) else "next"
        style = "danger" if begun and face.known_to_fail(view, move) else style
        buttons.append(Button(face.button(view, move, say), press, style, allowed))
    if not any(picks):
        buttons += [button for button in shortcuts(table, seat, ask, say) if _saves_choices(button)]
    if begun:
        buttons.append(Button(say("button-start-over"), table.press("clear", seat, token)))
    if face.types(ask):
        buttons.append(Button(say("button-type"), table.press("type", seat, token, ask.verb)))
    return buttons


def _saves_choices(button: Button) -> bool:
    """Return whether a shortcut makes several choices at once. If not, a menu is just as quick."""
    picks = Move.parse(read(button.press).argument).picks
    return len(picks) > 1 or any(len(group) > 1 for group in picks)


def shortcuts(table: Table, seat: Seat, ask: Ask, say: Say) -> list[Button]:
    """Return the buttons for the shortcuts of a question, which are the answers of a good player.

    Moves with the same label, such as those with equal cards, share a button.
    """
    face, view = table.title.presenter, table.view(seat)
    advised = face.advised(view, table.asks(seat))
    buttons: dict[str, Button] = {}
    for move in face.shortcuts(view, ask):
        label, allowed = face.button(view, move, say), table.forbidden(seat, move) is None
        style: Style = "next" if move == advised else "plain"
        buttons.setdefault(label, Button(label, _move_id(table, seat, move), style, allowed))
    return [*buttons.values()]


def _draft_rows(table: Table, seat: Seat, ask: Ask, picks: Picks, say: Say, around: Around) -> Rows:
    """Return the controls of a question with a draft. Other single buttons are added if there is space.

    There must also be space for the buttons `around` them.
    """
    shown = menus(table, seat, ask, picks, say)
    own = _draft_buttons(table, seat, ask, picks, True, say)
    others = (other for other in table.asks(seat) if other != ask and not other.fields)
    lines = packed(
        [
            *own,
            *(button for other in others for button in whole_move_buttons(table, seat, other, say, table.view(seat))),
        ]
    )
    if len(join_rows((*shown, *lines), around)) > ROWS:
        lines = packed(own)
    return fit_rows(one_next((*shown[-(ROWS - len(lines)) :], *lines)), around)


def _block(table: Table, seat: Seat, ask: Ask, say: Say) -> Block:
    if is_drafted(table, seat, ask):
        return Block(tuple(menus(table, seat, ask, (), say)), tuple(_draft_buttons(table, seat, ask, (), False, say)))
    return Block((), tuple(whole_move_buttons(table, seat, ask, say, table.view(seat))))


def _chooser(table: Table, seat: Seat, asks: tuple[Ask, ...], say: Say) -> Menu:
    face, view = table.title.presenter, table.view(seat)
    choices = tuple(Choice(ask.verb, face.button(view, Move(ask.verb), say)) for ask in asks)
    return Menu(say("choose-question"), table.press("pick", seat, table.token(seat), ".0.0"), choices)


def _arranged(blocks: list[Block], most: int) -> Rows:
    """Return the rows of `blocks`, one block below the other.

    Buttons of different questions are in separate rows. If there are then more than `most` rows, questions share rows.
    """
    lines: list[tuple[Button, ...] | Menu] = []
    singles: list[Button] = []
    for block in blocks:
        lines += block.menus
        if block.menus or len(block.buttons) == 1:
            singles += block.buttons
        else:
            lines += packed(block.buttons)
    shown = (*lines, *packed(singles))
    if len(shown) > most:
        above = [menu for block in blocks for menu in block.menus]
        shown = (*above, *packed([button for block in blocks for button in block.buttons]))
    return one_next(shown)


def _move_id(table: Table, seat: Seat, move: Move) -> str:
    """Return the custom_id of a button that makes a whole move."""
    return table.press("do", seat, table.token(seat), str(move))


def one_next(shown: Rows) -> Rows:
    """Return the rows with at most one blue button. The buttons that lose the colour become grey.

    If several are blue, only one that makes a drafted move stays blue.
    """
    buttons = [button for row in shown if not isinstance(row, Menu) for button in row]
    blue = [button for button in buttons if button.style == "next"]
    keep = [button for button in blue if ":go:" in button.press] or (blue if len(blue) == 1 else [])
    return tuple(row if isinstance(row, Menu) else tuple(_grey(button, keep) for button in row) for row in shown)


def _grey(button: Button, keep: list[Button]) -> Button:
    return replace(button, style="plain") if button.style == "next" and button not in keep else button

"""The open questions of a seat as buttons and menus. What is chosen but not yet played is a draft in the store."""

from __future__ import annotations

from bot.engine.face import Group
from bot.engine.game import Ask, Field, Move, Picks, Seat
from bot.engine.page import Button, Choice, Menu, Style
from bot.engine.texts import Say
from bot.table import Table
from bot.ui.press import Press
from bot.ui.render import digest
from storage.store import Draft

Rows = tuple[tuple[Button, ...] | Menu, ...]

MENU = 25
ROWS = 5
BUTTONS = 5


def drafted(table: Table, seat: Seat, draft: Draft | None) -> Move | None:
    """Give the move that a draft spells, or None when it belongs to another question."""
    return Move.parse(draft.move) if draft is not None and draft.token == table.token(seat) else None


def rows(table: Table, seat: Seat, draft: Move | None, say: Say) -> Rows:
    """Give all controls for the open questions of `seat`: menus first, then one or more rows of buttons."""
    asks = table.asks(seat)
    menus: list[Menu] = []
    buttons: list[Button] = []
    for ask in asks:
        if not is_drafted(table, seat, ask):
            buttons += plain(table, seat, ask, say)
        else:
            picks = draft.picks if draft is not None and draft.verb == ask.verb else ()
            menus += _menus(table, seat, ask, picks, say)
            buttons = [*_draft_buttons(table, seat, ask, picks, say), *buttons]
    buttons = _one_next(buttons)
    lines = tuple(tuple(buttons[at : at + BUTTONS]) for at in range(0, len(buttons), BUTTONS))
    return (*menus[: ROWS - len(lines)], *lines)


def plain(table: Table, seat: Seat, ask: Ask, say: Say) -> list[Button]:
    """Give the buttons of an ask that needs none, or just one small choice: a press is the whole move."""
    token = table.token(seat)
    moves = [Move(ask.verb, ((option,),)) for option in ask.fields[0].options] if ask.fields else [Move(ask.verb)]
    return [
        Button(table.title.face.move(move, say), str(Press("do", table.id, seat, token, str(move))), _style(ask))
        for move in moves
    ]


def is_drafted(table: Table, seat: Seat, ask: Ask) -> bool:
    """Tell whether an ask is too big for a press: several fields, several picks, or more than five options."""
    if not ask.fields:
        return False
    field = ask.fields[0]
    if len(ask.fields) > 1 or field.most > 1 or field.least != 1 or len(field.options) > BUTTONS:
        return True
    return table.narrow(seat)(ask, ((field.options[0],),)) is not None


def changed(table: Table, seat: Seat, draft: Move | None, verb: str, place: int, group: int, values: list[str]) -> Move:
    """Put `values` into a menu of field `place`; picks behind it stay where they are still offered.

    Raises LookupError or ValueError when the menu is none of this question's.
    """
    ask = next(ask for ask in table.asks(seat) if ask.verb == verb)
    picks: Picks = draft.picks if draft is not None and draft.verb == verb else ()
    if place > len(picks):
        picks += ((),) * (place - len(picks))
    before = picks[:place]
    field = table.narrow(seat)(ask, before)
    if field is None:
        raise LookupError(verb)
    menu = _groups(table, seat, ask, field, picks, table.say())[group].options
    if not set(values) <= set(menu):
        raise LookupError(verb)
    old = picks[place] if place < len(picks) else ()
    kept = [pick for pick in old if pick not in menu] if field.most > 1 else []
    chosen = {*values, *kept}
    filled: Picks = (*before, tuple(option for option in field.options if option in chosen))
    for group_picks in picks[place + 1 :]:
        following = table.narrow(seat)(ask, filled)
        if following is None:
            break
        filled += (tuple(pick for pick in group_picks if pick in following.options),)
    return Move(verb, filled)


def complete(table: Table, seat: Seat, ask: Ask, picks: Picks) -> Move | None:
    """Give the move that `picks` make, with nothing chosen where nothing must be; None while a choice is missing."""
    narrow = table.narrow(seat)
    filled: Picks = ()
    while (field := narrow(ask, filled)) is not None:
        group = picks[len(filled)] if len(filled) < len(picks) else ()
        if not group and field.least > 0:
            return None
        filled += (group,)
    return Move(ask.verb, filled)


def print_of(move: Move) -> str:
    """Give the short print that a button of a draft carries, so that it plays just what it shows."""
    return digest(str(move))[:8]


def _menus(table: Table, seat: Seat, ask: Ask, picks: Picks, say: Say) -> list[Menu]:
    menus: list[Menu] = []
    narrow = table.narrow(seat)
    token = table.token(seat)
    face = table.title.face
    view = table.view(seat)
    place = 0
    while (field := narrow(ask, picks[:place])) is not None:
        chosen = picks[place] if place < len(picks) else ()
        for number, group in enumerate(_groups(table, seat, ask, field, picks, say)):
            choices = []
            for option in group.options:
                label, detail = face.option(view, ask, field, option, say)
                choices.append(Choice(option, label, detail, option in chosen))
            heading = group.heading or face.ask(view, ask, field, picks[:place], say)
            press = Press("pick", table.id, seat, token, f"{ask.verb}.{place}.{number}")
            single = field.most == 1
            menus.append(
                Menu(heading, str(press), tuple(choices), 1 if single else 0, 1 if single else len(group.options))
            )
        if not chosen and field.least > 0:
            break
        if place >= len(picks):
            picks = (*picks, ())
        place += 1
    return menus


def _groups(table: Table, seat: Seat, ask: Ask, field: Field, picks: Picks, say: Say) -> tuple[Group, ...]:
    groups = table.title.face.groups(table.view(seat), ask, field, say)
    return tuple(Group(group.heading, group.options[:MENU]) for group in groups if group.options)


def _draft_buttons(table: Table, seat: Seat, ask: Ask, picks: Picks, say: Say) -> list[Button]:
    token = table.token(seat)
    buttons: list[Button] = []
    move = complete(table, seat, ask, picks)
    if move is not None and any(picks):
        allowed = table.forbidden(seat, move) is None
        press = Press("go", table.id, seat, token, print_of(Move(ask.verb, picks)))
        buttons.append(Button(table.title.face.move(move, say), str(press), "next", allowed))
    if any(picks):
        buttons.append(Button(say("button-start-over"), str(Press("clear", table.id, seat, token))))
    if table.title.face.types(ask):
        buttons.append(Button(say("button-type"), str(Press("type", table.id, seat, token, ask.verb))))
    return buttons


def _style(ask: Ask) -> Style:
    return "next" if ask.fields else "plain"


def _one_next(buttons: list[Button]) -> list[Button]:
    """Leave one blurple button: where there are several alike, or none, all are grey but a draft's own."""
    blue = [button for button in buttons if button.style == "next"]
    go = [button for button in blue if ":go:" in button.press]
    keep = go[:1] or (blue if len(blue) == 1 else [])
    return [
        Button(button.label, button.press, "plain", button.enabled, button.emoji)
        if button.style == "next" and button not in keep
        else button
        for button in buttons
    ]

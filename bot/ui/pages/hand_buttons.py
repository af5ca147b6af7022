"""The controls of a hand. A folded hand has the usual moves and a button for all others.

An unfolded hand has all moves.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.custom_id import read
from bot.engine.move import Move
from bot.engine.page import Button, Menu
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.table import advice, gone, guesses, orders, shoulder
from bot.table.table import Table
from bot.ui.pages import controls
from bot.ui.pages.book import asked_about
from bot.ui.pages.claims import claim_button
from bot.ui.pages.coaching import new_peril
from bot.ui.pages.lesson import Taught
from bot.ui.pages.look import look_button
from bot.ui.pages.phone import rows_high
from bot.ui.pages.rows import BUTTONS, Around, Rows, packed, squeeze_in, with_button
from bot.ui.pages.shown_hand import Manner, Shown
from bot.ui.pages.usual import usual_moves

BESIDE = frozenset(("back", "carry"))
"""Actions that are not moves, but have a button on a folded hand.

All other actions are shown after a press on *More moves*.
"""

FEWEST = 2
"""The fewest moves that have buttons on a folded hand, if there is space.

For their sake, the text of the hand may become shorter.
"""


def front_rows(shown: Shown, wanted: float, needed: float) -> Rows:
    """Return the controls of a folded hand: usual moves, a button for the others, and further buttons.

    `wanted` and `needed` are heights in points that are free for controls: with all wanted lines of text, and with only
    the needed lines. At least `FEWEST` moves are shown if the second height allows it.
    """
    found = usual_moves(shown.table, shown.seat, shown.say)
    tried = [(most, wanted) for most in range(controls.USUAL, FEWEST - 1, -1)]
    for most, room in (*tried, (FEWEST, needed), (1, needed)):
        moves, further = found.rows(most)
        rows = _with_navigation(shown, _with_advice(shown, moves), further)
        if rows_high(rows) <= room:
            break
    return rows


def all_rows(shown: Shown, more: bool) -> Rows:
    """Return the controls of an unfolded hand: those of all questions or of the draft, then other buttons.

    `more` says whether the hand can be unfolded or folded with a button.
    """
    table, seat, move = shown.table, shown.seat, shown.move
    around = extra_buttons(table, seat, more, shown.manner, shown.say, asked_about(table, seat, move))
    if move is not None and not shown.manner.unfolded:
        kept = tuple(each for each in around.buttons if read(each.press).action in (*BESIDE, "more", "rules"))
        around = Around(kept)
    rows = controls.rows(table, seat, move, shown.say, around)
    if advice.is_offered(table, seat):
        rows = squeeze_in(rows, _advice_button(shown), around.buttons[-2:], instead=move is None)
    if (better := _advised_move(shown)) is not None:
        followed, rows = controls.advice_button(table, seat, better, shown.say), _without_blue(rows)
        return _marked(rows, followed) or squeeze_in(rows, followed, around.buttons[-2:], instead=True)
    return rows


def _advised_move(shown: Shown) -> Move | None:
    """Return the move that the hand recommends; None if there is none.

    It is the advised move, or the move that avoids a beginner's mistake.
    """
    if given := advice.current_advice(shown.table, shown.seat):
        return given[0].move
    found = new_peril(shown.table, shown.seat, shown.manner.met, shown.move)
    return found.remedy if found is not None else None


def lesson_rows(shown: Shown, lesson: Taught) -> Rows:
    """Return the controls of a hand during a tutorial."""
    if lesson.rows is not None:
        return lesson.rows
    return controls.rows(shown.table, shown.seat, shown.move, shown.say, lesson.around)


def _with_navigation(shown: Shown, moves: Rows, further: bool) -> Rows:
    """Return the usual `moves` and, below them, a row of further buttons.

    The further buttons take a move back, carry out standing orders, ask for advice or why a move is not possible, and
    open the rules. The button that shows all moves is in that row, or in the last row of `moves`.
    """
    table, seat, say = shown.table, shown.seat, shown.say
    standing, closer = _order_buttons(table, seat, say), _view_buttons(table, seat, say)
    kept = tuple(button for button in standing if read(button.press).action in BESIDE)
    asking = (_advice_button(shown),) if advice.is_offered(table, seat) else ()
    folded = further or closer or len(kept) < len(standing)
    more = Button(say("button-moves" if folded else "button-more"), table.press("more"))
    chapter = asked_about(table, seat, None)
    rules = Button(say("button-rules"), table.press("rules", argument=chapter))
    beside = (*asking, _why_button(table, chapter, say), rules)
    below = (*moves, *packed((*kept, more, *beside)))
    if not moves or isinstance(moves[-1], Menu) or len(moves[-1]) == BUTTONS:
        return below
    behind = (*moves[:-1], (*moves[-1], more), *packed((*kept, *beside)))
    return behind if rows_high(behind) <= rows_high(below) else below


def _why_button(table: Table, chapter: str, say: Say) -> Button:
    """Return the button that shows which moves are not possible now, and why.

    From that page, the rules open at `chapter`.
    """
    return Button(say("button-why"), table.press("cannot", argument=chapter))


def _with_advice(shown: Shown, moves: Rows) -> Rows:
    """Return the rows with the button of the advised move marked. If there is none, add such a button."""
    if (better := _advised_move(shown)) is None:
        return moves
    followed, moves = controls.advice_button(shown.table, shown.seat, better, shown.say), _without_blue(moves)
    return _marked(moves, followed) or with_button(moves, followed)


def _without_blue(rows: Rows) -> Rows:
    """Return the rows with grey buttons instead of blue ones, so that only the advised move can be blue."""
    return tuple(
        row
        if isinstance(row, Menu)
        else tuple(replace(each, style="plain") if each.style == "next" else each for each in row)
        for row in rows
    )


def _advice_button(shown: Shown) -> Button:
    """Return the button with which a player asks for advice."""
    return Button(shown.say("button-advise"), shown.table.press("advise", shown.seat, shown.table.token(shown.seat)))


def _marked(rows: Rows, followed: Button) -> Rows | None:
    """Return the rows with the button of the advised move marked. Return None if it has no button."""
    buttons = (button for row in rows if not isinstance(row, Menu) for button in row)
    same = next((button for button in buttons if button.label == followed.label), None)
    if same is None:
        return None
    marked = replace(same, emoji=followed.emoji, style=followed.style if same.style == "plain" else same.style)
    return tuple(
        row if isinstance(row, Menu) else tuple(marked if each is same else each for each in row) for row in rows
    )


def with_extras(shown: Shown, rows: Rows) -> Rows:
    """Return the rows with further buttons, if there is space for them.

    They are the buttons for reports and proofs on an unfolded hand, and the link to the next table that waits for the
    player.
    """
    table, say, manner = shown.table, shown.say, shown.manner
    if manner.unfolded:
        for button in claim_button(table, say):
            rows = with_button(rows, button)
        if shoulder.is_possible(table.record):
            rows = with_button(rows, Button(say("button-shoulder"), table.press("shoulder")))
        rows = with_button(rows, Button(say("button-fault"), table.press("fault")))
        if table.record.seal:
            rows = with_button(rows, Button(say("button-fair"), table.press("fair")))
    if manner.onward is None:
        return rows
    called, link = manner.onward
    return with_button(rows, Button(say("button-onward", called=called), "", link=link))


def with_serial(rows: Rows, serial: int) -> Rows:
    """Return the rows with the serial number of a draft in the custom_ids of the menus."""
    return tuple(
        replace(row, press=str(read(row.press)._replace(serial=serial))) if isinstance(row, Menu) else row
        for row in rows
    )


def extra_buttons(table: Table, seat: Seat, more: bool, manner: Manner, say: Say, chapter: str = "") -> Around:
    """Return the buttons that are added to the controls of a hand's questions.

    First come the buttons for the last move and for standing orders. Then come a larger view, notes and *why not*;
    these are left out if there is no space. Last come *More* and the rules, which open at `chapter`.
    """
    standing, closer = _order_buttons(table, seat, say), _view_buttons(table, seat, say)
    why = (_why_button(table, chapter, say),) if table.asks(seat) else ()
    around = _common_buttons(table, seat, more, manner, say, why, chapter)
    return Around((*standing, *closer, *around), (*closer, *why), bool(standing))


def _order_buttons(table: Table, seat: Seat, say: Say) -> tuple[Button, ...]:
    """Return the buttons that take back the last move, and that use, give and delete standing orders."""
    if table.record.status != "playing":
        return ()
    standing, view, face = table.record.seats[seat].orders, table.view(seat), table.title.presenter
    buttons: list[Button] = []
    if table.steps(seat):
        buttons.append(Button(say("button-back"), table.press("back", seat, table.token(seat))))
    if orders.carried(table, seat) is not None:
        press = table.press("carry", seat, table.token(seat), orders.fingerprint(standing))
        advised = face.advised(view, table.asks(seat)) is not None
        buttons.append(Button(face.carry(view, standing, say), press, "plain" if advised else "next"))
    for order in orders.offered(table, seat):
        buttons.append(Button(face.order(view, order, say), table.press("order", seat, argument=order)))
    if standing:
        buttons.append(Button(say("button-withdraw"), table.press("withdraw", seat)))
    return tuple(buttons)


def _view_buttons(table: Table, seat: Seat, say: Say) -> tuple[Button, ...]:
    """Return the buttons that open a larger view and the player's notes."""
    buttons = look_button(table, seat, say)
    if table.record.status == "playing" and table.title.presenter.notes(table.view(seat)):
        buttons = (*buttons, Button(say(f"{table.title.name}-note"), table.press("note")))
    return buttons


def _common_buttons(
    table: Table, seat: Seat, more: bool, manner: Manner, say: Say, why: tuple[Button, ...], chapter: str
) -> tuple[Button, ...]:
    """Return the buttons that every hand has: *More* or *Less*, the buttons in `why`, and the rules."""
    buttons: tuple[Button, ...] = ()
    if more:
        key, action = ("less", "hand") if manner.unfolded else ("more", "more")
        buttons = (Button(say(f"button-{key}"), table.press(action)),)
    if table.record.status != "playing":
        return buttons
    if table.watched:  # the player is out of the game: this leads to the end
        skip = () if table.skips else (Button(say("button-skip"), table.press("skip"), "next"),)
        buttons = (*skip, Button(say("button-log"), table.press("log")), *buttons)
    if gone.may_go(table, seat):
        buttons = (Button(say("button-quiet"), table.press("quiet")), *buttons)
        if manner.show and guesses.question(table.record) is not None:
            buttons = (Button(say("button-guess"), table.press("guess"), emoji="🔮"), *buttons)
    return (*buttons, *why, Button(say("button-rules"), table.press("rules", argument=chapter)))

"""What of a hand is on one screen of a phone: the question, four usual moves, the picture, and the way to the rest."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.custom_id import read
from bot.engine.move import Ask, Move
from bot.engine.page import Button, Page
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.wording import cut
from bot.table import advice
from bot.table.table import Table
from bot.ui.pages import controls
from bot.ui.pages.log import height
from bot.ui.pages.rows import Around, Rows, packed, tall
from bot.ui.pages.since import SMALL_PRINT

ROOM = 648
"""Pixels of a phone for a hand: its lead and title, its lines, its picture, its rows of buttons."""

WIDE, LINE, ROW, BOLD = 310, 19.25, 52, 22
"""Pixels: how wide a picture is, how high a line, a row of buttons, and a line of the lead or the title."""

LETTERS = 32
"""Letters in a line of the lead or the title."""

LEAST_NEW = 4
"""Lines that what is new has in any case, with its heading and an empty line."""

FEW = 3
"""Menus of a question that stand below a hand at once."""

KEPT = frozenset(("back", "carry", "more", "rules"))
"""Buttons that stand around the usual moves; all others are behind *More moves*."""


def room_of(table: Table, seat: Seat, page: Page, say: Say) -> float:
    """Return the pixels that the hand of `seat`, which has a picture, has for its lines and its buttons."""
    above = height([page.lead], LETTERS) + height([page.title], LETTERS)
    return ROOM - BOLD * above - WIDE * table.title.presenter.private_shape(table.view(seat), say)


def usual_rows(table: Table, seat: Seat, around: Around, say: Say, room: float, lines: int) -> Rows:
    """Give the usual moves of a hand with so many pixels of `room`, where so many `lines` are needed; below them what
    stands around those of every hand, with *More moves* where there are more."""
    kept = tuple(button for button in around.buttons if read(button.press).action in KEPT)
    others = tuple(button for button in kept if read(button.press).action != "more")
    folded = (*others[:-1], Button(say("button-moves"), table.press("more")), *others[-1:])
    advised = (Button(say("button-advise"), ""),) if advice.allowed(table) else ()
    most = max(2, int((room - LINE * lines) // ROW))
    shown, left_out = usual(table, seat, say, (*folded, *advised), most)
    return (*shown, *packed(folded if left_out or len(kept) < len(around.buttons) else kept))


def usual(table: Table, seat: Seat, say: Say, around: Sequence[Button], room: int) -> tuple[Rows, bool]:
    """Give the usual answers to the open questions of `seat`, four at most where these are several, as many as have
    `room` in so many rows of a phone with what stands `around` them; tell whether something that may be done is left
    out.

    A question that is answered by menus has one way to its answers: its shortcuts, or its only menu, or a button that
    opens its menus.
    """
    asks = table.asks(seat)
    found = [_usual(table, seat, ask, say) for ask in asks]
    menus = [menu for block, _ in found for menu in block.menus]
    ranked = _ranked([block.buttons for block, _ in found], [table.title.presenter.usual(ask) for ask in asks])
    one = sum(bool(block.buttons) for block, _ in found) == 1  # as when a few numbers are left to guess
    count = len(ranked) if one else min(controls.USUAL, len(ranked))
    while True:
        chosen = {id(button) for button in ranked[:count]}
        buttons = [button for block, _ in found for button in block.buttons if id(button) in chosen]
        if count <= 1 or tall((*menus, *packed(buttons), *packed(around))) <= room:
            break
        count -= 1
    left_out = count < len(ranked) or any(more for _, more in found)
    return controls.one_next((*menus, *packed(buttons))), left_out


def _ranked(questions: Sequence[Sequence[Button]], usual: Sequence[bool]) -> list[Button]:
    """Order the buttons of `questions`, the most wanted first: what stands out, what ends a turn (the only answer to
    the last question), then one of each question, the usual ones before the others, then their further answers."""
    ends = next((buttons[0] for buttons in reversed(questions) if buttons), None)
    lone = ends is not None and [*questions][-1:] == [(ends,)]

    def rank(place: int, number: int, button: Button) -> tuple[bool, bool, int, bool, int]:
        great = button.style in ("next", "good")
        return (not great, not (lone and button is ends), number, not usual[place], place)

    every = [
        (rank(place, number, button), button)
        for place, buttons in enumerate(questions)
        for number, button in enumerate(buttons)
    ]
    return [button for _, button in sorted(every, key=lambda each: each[0])]


def _usual(table: Table, seat: Seat, ask: Ask, say: Say) -> tuple[controls.Block, bool]:
    """Give the one way to answer an ask, and tell whether it leaves some answers out."""
    if not controls.is_drafted(table, seat, ask):
        return controls.Block((), tuple(controls.plain(table, seat, ask, say))), False
    if ready := controls.shortcuts(table, seat, ask, say):
        return controls.Block((), tuple(ready)), not _whole(table, seat, ask, len(ready))
    menus = controls.menus(table, seat, ask, (), say)
    if sum(not each.free for each in table.asks(seat)) == 1 and not ask.free and len(menus) <= FEW:
        return controls.Block(tuple(menus), ()), table.title.presenter.types(ask)
    return controls.Block((), (_opener(table, seat, ask, say),)), False


def _whole(table: Table, seat: Seat, ask: Ask, count: int) -> bool:
    """Return whether so many buttons, each a whole answer to `ask`, are all answers that there are."""
    field, next_field = ask.fields[0], table.next_field(seat)
    single = len(ask.fields) == 1 and field.most == 1 and len(field.options) == count
    return single and all(next_field(ask, ((option,),)) is None for option in field.options)


def _opener(table: Table, seat: Seat, ask: Ask, say: Say) -> Button:
    """Give the button that opens the menus of an ask."""
    label = table.title.presenter.button(table.view(seat), Move(ask.verb), say)
    return Button(label, table.press("weigh", seat, table.token(seat), ask.verb))


def lines_left(rows: Rows, room: float) -> int:
    """Return how many lines have room beside `rows`."""
    return int((room - ROW * tall(rows)) // LINE)


def squeezed_lines(lines: Sequence[str], room: int) -> tuple[str, ...]:
    """Return `lines` in so many of a phone: without empty ones where they have no room, then with less of what is told
    in small print, the oldest first, and the last one whole."""
    if height(lines) <= room:
        return tuple(lines)
    full = [line for line in lines if line]
    for at in [at for at, line in enumerate(full) if line.startswith("-# ")][:-1]:
        if height(full) <= room:
            break
        full[at] = cut(full[at], SMALL_PRINT)
    return tuple(full)


def kept_lines(lines: Sequence[str], room: int) -> tuple[str, ...]:
    """Keep as many of `lines` as have `room` in so many of a phone: the first, the question, and warnings in any case.

    >>> kept_lines(("Your turn.", "You are at 12.", "1 hideout is hidden.", "⚠ The last round."), 3)
    ('Your turn.', 'You are at 12.', '⚠ The last round.')
    """
    needed = [at for at, line in enumerate(lines) if at == 0 or line.startswith("⚠")]
    kept = set(needed)
    for at in range(len(lines)):
        if height([line for place, line in enumerate(lines) if place in kept | {at}]) > room:
            break
        kept.add(at)
    return tuple(line for at, line in enumerate(lines) if at in kept)

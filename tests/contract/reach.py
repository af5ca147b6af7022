"""Everything that is offered can be reached by pressing: the controls of a state, walked through."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bot import installed_games
from bot.engine.chance import Chance
from bot.engine.custom_id import LIMIT, CustomId, read
from bot.engine.game import redeal
from bot.engine.move import Ask, Move
from bot.engine.page import Button, Menu
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.table.table import Table
from bot.ui.pages import controls, hand_buttons
from bot.ui.pages.board import board_page
from bot.ui.pages.rows import Rows
from bot.ui.pages.shown_hand import PLAIN
from bot.ui.pages.watch import Watched, watch_page
from storage.records.tables import SeatRecord, TableRecord
from tests.contract import paint
from tests.contract.difference import first_difference
from tests.contract.playouts import Case, recorded

STATES = 10
"""States of each game that are walked through, beside its first."""

ROWS, BUTTONS, CHOICES = 5, 5, 25


def check_reach(one: Case) -> None:
    """Walk through some states of a game in both languages, for players with the longest names."""
    dice = random.Random(f"reach/{one.number}")
    played = recorded(one.name, one.number)
    say = installed_games.installed_game(one.name).say(dice.choice(("en", "es")), paint.LONG_NAMES[: one.seats])
    for turn in (played[0], *dice.sample(played, min(STATES, len(played)))):
        table = seated(one.name, turn.before, one.seats)
        check_public(table)
        other = redeal(one.game, turn.before, None, Chance(one.seed, turn.version))
        check_tells_nothing(table, other)
        check_watched(table, other)
        for seat in table.waited_for():
            check_seat(table, seat, say, dice)


def seated(name: str, state: Any, seats: int, names: Sequence[str] = paint.LONG_NAMES) -> Table:
    """Put people at a table that stands in `state`, has no store, and allows advice, the button of which needs room."""
    people = tuple(SeatRecord(names[seat], user=seat + 1) for seat in range(seats))
    record = TableRecord(name, 1, 2, 1, "en-US", b"secret", {}, 0, people, id=10**9)
    table = Table(record, None)  # type: ignore[arg-type]
    table.record, table.state = replace(record, status="playing", advice=True), state
    return table


def returned(name: str, state: Any, seats: int) -> Table:
    """Put people at a table who have had a turn already."""
    table = seated(name, state, seats)
    table.record = replace(table.record, seats=tuple(replace(player, done=1) for player in table.record.seats))
    return table


def check_public(table: Table) -> None:
    """See that under the board stands what is open, and only while a single seat is asked."""
    shown = board_page(table, ()).rows
    check_rows(shown)
    moves = [custom_id for custom_id in presses(shown) if custom_id.seat is not None]
    waited = table.waited_for()
    assert not moves or len(waited) == 1, f"{waited} are asked at once, and buttons stand in public"
    for custom_id in moves:
        asks = {ask.verb: ask for ask in table.asks(waited[0])}
        assert (custom_id.action, custom_id.seat) == ("do", waited[0])
        assert asks[Move.parse(custom_id.argument).verb].open, f"{custom_id.argument} is a secret"


def check_tells_nothing(table: Table, other: Any) -> None:
    """See that the buttons under the board are the same in `other`, a state that the channel cannot tell from this."""
    truths = (table, seated(table.title.name, other, len(table.names)))
    rows = [board_page(each, ()).rows for each in truths]
    told = [[(button.label, button.style, button.enabled) for button in _buttons(shown)] for shown in rows]
    assert told[0] == told[1], f"the buttons under the board tell a secret: {first_difference(*told)}"


def check_watched(table: Table, other: Any) -> None:
    """See that whoever watches is shown the same in `other`, a state that everybody takes for this."""
    both = table, seated(table.title.name, other, len(table.names))
    told = [watch_page(each, Watched((), "", told=True), "es") for each in both]
    assert told[0] == told[1], (
        "whoever watches is told a secret, or `imagine` gives a state that does not look like its view:"
        f" {first_difference(*told)}"
    )


def check_seat(table: Table, seat: Seat, say: Say, dice: random.Random) -> None:
    """Reach every question of `seat`, and the end of one way through each."""
    shown = rows(table, seat, None, say)
    check_rows(shown)
    check_whole(table, seat, shown)
    for ask in table.asks(seat):
        if controls.is_drafted(table, seat, ask) or not _pressed(table, seat, ask, shown, say):
            check_way(table, seat, ask, say, dice)


def rows(table: Table, seat: Seat, draft: Move | None, say: Say) -> Rows:
    """Give the controls of a hand, which has *More* and *Rules* unless it is full of buttons."""
    shown = controls.rows(table, seat, draft, say, hand_buttons.extra_buttons(table, seat, True, PLAIN, say))
    full = len(shown) == ROWS and not isinstance(shown[-1], Menu) and len(_buttons(shown)) >= (ROWS - 1) * BUTTONS
    assert full or {"more", "rules"} <= {custom_id.action for custom_id in presses(shown)}, (
        f"no More or no Rules with {draft}"
    )
    return shown


def check_whole(table: Table, seat: Seat, shown: Rows) -> None:
    """See that no button makes half a move."""
    asks = {ask.verb: ask for ask in table.asks(seat)}
    for move in (Move.parse(custom_id.argument) for custom_id in presses(shown) if custom_id.action == "do"):
        missing = table.next_field(seat)(asks[move.verb], move.picks)
        assert missing is None, f"a press makes {move}, and {missing} is still to be chosen"


def _pressed(table: Table, seat: Seat, ask: Ask, shown: Rows, say: Say) -> bool:
    """Tell whether every answer to a small ask is a button; those that read alike have one."""
    options = ask.fields[0].options if ask.fields else ("",)
    moves = [f"{ask.verb} {option}".rstrip() for option in options]
    called = {move: table.title.presenter.button(table.view(seat), Move.parse(move), say) for move in moves}
    pressed = {custom_id.argument for custom_id in presses(shown) if custom_id.action == "do"}
    found = {label for move, label in called.items() if move in pressed}
    assert not found or found == {*called.values()}, f"of {called} only {found} can be pressed"
    return bool(found)


def check_way(table: Table, seat: Seat, ask: Ask, say: Say, dice: random.Random) -> None:
    """Choose field by field in the menus; each has to hold every option, unless the answer can be typed."""
    draft: Move | None = None
    shown = rows(table, seat, None, say)
    if any((custom_id.action, custom_id.argument) == ("weigh", ask.verb) for custom_id in presses(shown)):
        draft = Move(ask.verb)
        shown = begun(table, seat, draft, say)
    elif not _menus(shown, f"{ask.verb}."):
        (chooser,) = _menus(shown, ".")
        assert ask.verb in {choice.value for choice in chooser.choices}, f"{ask.verb} is out of reach"
        draft = controls.changed(table, seat, None, "", 0, 0, [ask.verb])
        shown = begun(table, seat, draft, say)
    picks: tuple[tuple[str, ...], ...] = ()
    while (field := table.next_field(seat)(ask, picks)) is not None:
        menus = _menus(shown, f"{ask.verb}.{len(picks)}.")
        held = {choice.value for menu in menus for choice in menu.choices}
        missing = set(field.options) - held
        assert not missing or table.title.presenter.types(ask), f"{ask.verb}, {field.name}: {missing} cannot be chosen"
        ordered = [option for option in field.options if option in held]
        count = dice.randint(field.least, min(field.most, len(ordered), field.least + 2))
        wanted = dice.sample(ordered, count)
        for menu in menus:
            values = [choice.value for choice in menu.choices if choice.value in wanted]
            if values or (not wanted and menu is menus[0]):
                verb, place, group = read(menu.press).argument.split(".")
                draft = controls.changed(table, seat, draft, verb, int(place), int(group), values)
                shown = begun(table, seat, draft, say)
        assert draft is not None
        picks = (*picks, tuple(option for option in field.options if option in wanted))
        assert draft.picks[: len(picks)] == picks
    assert draft is not None
    check_played(table, seat, Move(ask.verb, picks), draft, shown)


def check_played(table: Table, seat: Seat, move: Move, draft: Move, shown: Rows) -> None:
    """See that one button plays what was chosen, and can be pressed unless the rules forbid it."""
    argument = controls.fingerprint(draft) if any(draft.picks) else str(move)
    action = "go" if any(draft.picks) else "do"
    plays = [
        button
        for button in _buttons(shown)
        if (read(button.press).action, read(button.press).argument) == (action, argument)
    ]
    assert len(plays) == 1, f"{move} cannot be played"
    assert plays[0].enabled == (table.forbidden(seat, move) is None)


def begun(table: Table, seat: Seat, draft: Move, say: Say) -> Rows:
    """Give the controls while a question is under way: one can always start over."""
    shown = rows(table, seat, draft, say)
    check_rows(shown)
    assert any(custom_id.action == "clear" for custom_id in presses(shown)), f"no way back from {draft}"
    return shown


def check_rows(shown: Rows) -> None:
    """Hold rows against what Discord takes."""
    assert len(shown) <= ROWS, f"{len(shown)} rows"
    ids = [str(custom_id) for custom_id in presses(shown)]
    assert len(set(ids)) == len(ids), ids
    assert all(len(one) <= LIMIT for one in ids)
    assert sum(button.style == "next" for button in _buttons(shown)) <= 1
    assert all(0 < len(button.label) <= paint.BUTTON for button in _buttons(shown))
    for row in shown:
        if isinstance(row, Menu):
            assert 0 < len(row.choices) <= CHOICES
            assert 0 <= row.least <= row.most <= len(row.choices)
        else:
            assert 0 < len(row) <= BUTTONS


def presses(shown: Rows) -> list[CustomId]:
    """Read what all buttons and menus mean."""
    return [read(each.press) for row in shown for each in ((row,) if isinstance(row, Menu) else row)]


def _buttons(shown: Rows) -> list[Button]:
    return [button for row in shown if not isinstance(row, Menu) for button in row]


def _menus(shown: Rows, start: str) -> list[Menu]:
    return [row for row in shown if isinstance(row, Menu) and read(row.press).argument.startswith(start)]

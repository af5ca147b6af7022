"""What a face may add to the controls of its questions: labels and lines by the view and the picks, shortcuts."""

import random
from dataclasses import replace

import pytest

from bot.engine.custom_id import read
from bot.engine.move import Ask, Field, Group, Move, in_menus
from bot.engine.page import Button, Menu
from bot.ui.pages import controls
from bot.ui.pages.rows import Around
from bot.ui.pages.usual import usual_moves
from tests.contract import reach
from tests.contract.test_reach import LABELS, SAY, big, options, plain, table_of

MEN = Ask("go", (Field("man", options(3)), Field("place", options(30))))


TELLING = replace(
    LABELS,
    button=lambda view, move, say: f"{move} of {len(view.asks)}",
    option=lambda view, ask, field, picked, option, say: (f"{option} after {picked}", ""),
    groups=lambda view, ask, field, picked, say: (Group("", field.options[:5]),) if picked else in_menus(field),
    shortcuts=lambda view, ask: (Move(ask.verb, (("o0",), ("o9",))),) if ask.fields else (),
    types=lambda ask: True,
    usual=lambda ask: ask.verb in ("go", "v0"),
)
"""Says what it was given."""


@pytest.fixture
def crowd(monkeypatch):
    return lambda *asks: table_of(monkeypatch, asks, presenter=TELLING)


def menus(shown):
    return [row for row in shown if isinstance(row, Menu)]


def buttons(shown):
    return [button for row in shown if not isinstance(row, Menu) for button in row]


def test_a_button_is_labelled_by_the_view(crowd):
    shown = controls.rows(crowd(*plain(2)), 0, None, SAY)
    assert [button.label for button in buttons(shown)] == ["v0 of 2", "v1 of 2"]


def test_the_menus_of_a_field_depend_on_what_was_picked(crowd):
    table = crowd(MEN)
    first, second = menus(controls.rows(table, 0, Move("go", (("o1",),)), SAY))
    assert len(first.choices) == 3
    assert [choice.label for choice in second.choices] == [f"o{number} after (('o1',),)" for number in range(5)]
    assert controls.changed(table, 0, Move("go", (("o1",),)), "go", 1, 0, ["o4"]) == Move("go", (("o1",), ("o4",)))
    with pytest.raises(LookupError):
        controls.changed(table, 0, Move("go", (("o1",),)), "go", 1, 0, ["o7"])


def in_front(table, most=4):
    rows, further = usual_moves(table, 0, SAY).rows(most)
    return [*rows], further


def test_a_shortcut_stands_in_front_and_its_question_behind(crowd):
    table = crowd(MEN)
    (row,), further = in_front(table)
    assert [button.label for button in row] == ["go o0 o9 of 1"]
    assert further
    assert ":do:" in row[0].press
    behind = controls.rows(table, 0, None, SAY)
    assert menus(behind)
    assert "go o0 o9 of 1" in [button.label for button in buttons(behind)], "it spares two choices"


def test_what_a_menu_says_by_one_choice_has_no_button_beside_it(crowd, monkeypatch):
    monkeypatch.setitem(vars(TELLING), "shortcuts", lambda view, ask: (Move(ask.verb, (("o7",),)),))
    table = crowd(Ask("guess", (Field("numbers", options(9), 1, 3),)))
    (row,), _ = in_front(table)
    assert [button.label for button in row] == ["guess o7 of 1"]
    behind = controls.rows(table, 0, None, SAY)
    assert menus(behind)
    assert "guess o7 of 1" not in [button.label for button in buttons(behind)]


def test_in_front_are_one_answer_to_each_question_and_what_ends_a_turn(crowd):
    table = crowd(Ask("sit", (Field("where", options(3)),)), *plain(3))
    (row,), further = in_front(table)
    assert [button.label for button in row] == ["sit o0 of 4", "v0 of 4", "v1 of 4", "v2 of 4"]
    assert further
    (row,), further = in_front(table, 2)
    assert [button.label for button in row] == ["v0 of 4", "v2 of 4"], "a usual question, and the end"
    (row,), further = in_front(crowd(Ask("sit", (Field("where", options(3)),)), *plain(1)))
    assert len(row) == 4
    assert not further


def test_a_question_with_menus_is_opened_by_a_button_beside_others(crowd, monkeypatch):
    monkeypatch.setitem(vars(TELLING), "shortcuts", lambda view, ask: ())
    (row,), _ = in_front(crowd(MEN, *plain(1)))
    assert [read(button.press).action for button in row] == ["weigh", "do"]
    (menu,), _ = in_front(crowd(MEN))
    assert isinstance(menu, Menu), "nothing else is asked"


def test_what_nobody_waits_for_comes_last(crowd):
    table = crowd(Ask("v0", free=True), *plain(4)[1:])
    (row,), further = in_front(table, 3)
    assert [button.label for button in row] == ["v1 of 4", "v2 of 4", "v3 of 4"]
    assert further


def test_shortcuts_that_read_alike_are_one_button(crowd, monkeypatch):
    """As two copies of a card."""
    monkeypatch.setitem(vars(TELLING), "button", lambda view, move, say: "a copy" if move.picks else "go")
    copies = (Move("go", (("o0",), ("o9",))), Move("go", (("o0",), ("o8",))))
    monkeypatch.setitem(vars(TELLING), "shortcuts", lambda view, ask: copies)
    (row,), _ = in_front(crowd(MEN))
    assert [button.label for button in row] == ["a copy"]


def test_the_usual_question_keeps_its_menu_when_the_others_are_gathered(crowd):
    """Seven questions with menus are too many: those that are not usual stand in one menu."""
    shown = menus(controls.rows(crowd(MEN, *big(6)), 0, None, SAY))
    assert [menu.placeholder for menu in shown] == [SAY("choose-question"), "man"]
    assert [choice.value for choice in shown[0].choices] == [f"b{number}" for number in range(6)]
    reach.check_rows(shown)


def test_a_small_question_whose_last_answer_leads_further_needs_a_draft(crowd):
    """As in Fugitive: 39 is in reach, 42 needs a sprint card."""
    table = crowd(Ask("hide", (Field("hideout", ("39", "42")),)))
    further = Field("sprints", ("4",))
    table.game.next_field = lambda state, seat, ask, picked: (
        ask.fields[0] if not picked else further if picked == (("42",),) else None
    )
    assert controls.is_drafted(table, 0, table.asks(0)[0])
    reach.check_seat(table, 0, SAY, random.Random(0))


def test_what_lies_behind_a_choice_is_filled_with_what_is_presumed(crowd, monkeypatch):
    """Until it is chosen; a choice before it that still allows it leaves it alone."""
    monkeypatch.setitem(vars(TELLING), "presumed", lambda view, ask, field, picked: field.options[3:4])
    table = crowd(MEN)
    assert controls.changed(table, 0, None, "go", 0, 0, ["o1"]) == Move("go", (("o1",), ("o3",)))
    kept = Move("go", (("o1",), ("o4",)))
    assert controls.changed(table, 0, kept, "go", 0, 0, ["o2"]) == Move("go", (("o2",), ("o4",)))


def test_nothing_is_asked_behind_a_choice_that_was_taken_back(crowd):
    """The rules name no further question where something is missing: they would look for it."""
    table = crowd(Ask("take", (Field("men", options(3), 1, 2),)))
    table.game.next_field = lambda state, seat, ask, picked: (
        ask.fields[0] if not picked else Field("pay", (f"with {picked[0][0]}",)) if len(picked) == 1 else None
    )
    drafted = Move("take", (("o1",), ("with o1",)))
    assert controls.changed(table, 0, drafted, "take", 0, 0, []) == Move("take", ((),))


def test_a_weighed_question_needs_a_draft_however_small(crowd, monkeypatch):
    table = crowd(Ask("go", (Field("man", options(2)),)))
    assert not controls.is_drafted(table, 0, table.asks(0)[0])
    monkeypatch.setitem(vars(TELLING), "weighed", lambda ask: ask.verb == "go")
    assert controls.is_drafted(table, 0, table.asks(0)[0])
    reach.check_seat(table, 0, SAY, random.Random(0))


def test_an_offer_that_nobody_waits_for_leaves_the_open_question_open(crowd):
    table = crowd(MEN)
    asked, free = table.token(0), Ask("accept", (Field("offer", ("1",)),), free=True)
    table.state = type(table.state)((MEN, free))
    assert table.token(0) == asked
    table.state = type(table.state)((*plain(1), free))
    assert table.token(0) != asked


def test_what_every_hand_has_keeps_its_room(crowd):
    """Three menus and nine buttons leave room for one: the questions that are not usual are gathered for three; while
    one is under way a closer look goes first."""
    look, more, rules = (Button(name, f"e1:{name}:1:") for name in ("look", "more", "rules"))
    around = Around((look, more, rules), (look,))
    table = crowd(MEN, *big(2), *plain(3))
    assert len(menus(controls.rows(table, 0, None, SAY))) == 3
    shown = controls.rows(table, 0, None, SAY, around)
    assert [menu.placeholder for menu in menus(shown)] == [SAY("choose-question"), "man"]
    assert shown[-1][-3:] == around.buttons
    table = crowd(Ask("go", tuple(Field(f"f{number}", options(3)) for number in range(4))))
    shown = controls.rows(table, 0, Move("go", (("o1",),) * 4), SAY, around)
    assert len(menus(shown)) == 4
    assert shown[-1][-2:] == (more, rules)

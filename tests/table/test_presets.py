"""Presets of a game's options, and the form in which yes/no options stand together."""

from typing import ClassVar

import pytest

from bot.engine.game import Option
from bot.installed_games import InstalledGame
from bot.table import lobby
from bot.ui.pages import forms
from tests.table.play import HOST, lobby_record, person
from tests.table.sealed import PLAIN, Sealed
from tests.table.test_lobby import refused

OFF = {"advice": False, "talk": False}


class Switched(Sealed):
    """Sealed, with three yes/no options, one of them rarely changed, and two presets."""

    options = (
        *Sealed.options,
        Option("quick", ("no", "yes"), "yes"),
        Option("loud", ("yes", "no"), "no"),
        Option("odd", ("no", "yes"), "no", quiet=True),
    )
    presets: ClassVar = {"first": {"quick": "no"}, "wild": {"length": "long", "loud": "yes"}}


GAME = Switched()
TITLE = InstalledGame(GAME, PLAIN, {})

RECORD = lobby_record(TITLE)

OFTEN, RARELY = forms.often_changed(GAME), forms.rarely_changed(GAME)


def test_a_preset_sets_every_option_and_leaves_the_pace() -> None:
    record = lobby.choose(lobby_record(TITLE), TITLE, HOST, {"length": "long", "loud": "yes"}, 900)
    changed = lobby.preset(record, TITLE, HOST, "first")
    assert (changed.options, changed.pace) == ({"length": "short", "quick": "no", "loud": "no", "odd": "no"}, 900)
    assert lobby.preset(record, TITLE, HOST, "wild").options == {
        "length": "long",
        "quick": "yes",
        "loud": "yes",
        "odd": "no",
    }


@pytest.mark.parametrize(("user", "name", "key"), [(2, "first", "host_only"), (HOST, "second", "no_option")])
def test_a_preset_refused(user: int, name: str, key: str) -> None:
    record = lobby.join(lobby_record(TITLE), TITLE, person(2))
    assert refused(lambda: lobby.preset(record, TITLE, user, name)) == key


def test_what_is_not_ticked_is_off() -> None:
    assert forms.list_switches(GAME) == ("quick", "loud", "odd")
    answers = {"length": ["long"], "switches": ["loud", "talk"], "pace": ["300"]}
    options = {"length": "long", "quick": "no", "loud": "yes", "odd": "no"}
    assert forms.parse_options(OFTEN, RECORD, answers) == (options, 300, {"advice": False, "talk": True}, None)
    options = {"length": "short", "quick": "no", "loud": "no", "odd": "no"}
    assert forms.parse_options(OFTEN, RECORD, {"switches": [], "pace": ["7"]}) == (options, -1, OFF, None)


def test_a_form_without_boxes_sets_nothing_of_the_table() -> None:
    options = {"length": "short", "quick": "yes", "loud": "no", "odd": "no"}
    assert forms.parse_options(OFTEN, RECORD, {"quick": ["yes"], "pace": ["0"]}) == (options, 0, {}, None)


def test_each_group_leaves_the_other_alone() -> None:
    """An option is asked in one form; the other form leaves it, and the pace, as they are."""
    asked = [{*(each.name for each in group.menus), *group.boxes, *group.table} for group in (OFTEN, RARELY)]
    assert asked == [{"length", "quick", "loud", "advice", "talk"}, {"odd", "watch", "beacon"}]
    record = lobby.choose(RECORD, TITLE, HOST, {"length": "long", "loud": "yes"}, 900)
    options = {"length": "long", "quick": "yes", "loud": "yes", "odd": "yes"}
    switches = {"watch": False, "beacon": True}
    assert forms.parse_options(RARELY, record, {"switches": ["odd", "beacon"], "show": ["quiet"]}) == (
        options,
        900,
        switches,
        "quiet",
    )
    record = lobby.choose(record, TITLE, HOST, options, 900, switches, "quiet")
    assert record.show == "quiet"
    assert forms.parse_options(OFTEN, record, {"switches": ["quick"], "pace": ["0"]}).options["odd"] == "yes"


def test_a_tick_that_no_box_has_is_an_unknown_option() -> None:
    options, pace, *_ = forms.parse_options(OFTEN, RECORD, {"length": ["short"], "switches": ["length"], "pace": ["0"]})
    assert refused(lambda: lobby.choose(lobby_record(TITLE), TITLE, HOST, options, pace)) == "no_option"


def test_a_show_that_no_menu_has_is_an_unknown_option() -> None:
    assert refused(lambda: lobby.choose(RECORD, TITLE, HOST, {}, 900, {}, "circus")) == "no_option"

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

OFF = {"scenes": False, "watch": False, "beacon": False}


class Switched(Sealed):
    """Sealed, with two yes/no options and two presets."""

    options = (*Sealed.options, Option("quick", ("no", "yes"), "yes"), Option("loud", ("yes", "no"), "no"))
    presets: ClassVar = {"first": {"quick": "no"}, "wild": {"length": "long", "loud": "yes"}}


GAME = Switched()
TITLE = InstalledGame(GAME, PLAIN, {})


def test_a_preset_sets_every_option_and_leaves_the_pace() -> None:
    record = lobby.choose(lobby_record(TITLE), TITLE, HOST, {"length": "long", "loud": "yes"}, 900)
    changed = lobby.preset(record, TITLE, HOST, "first")
    assert (changed.options, changed.pace) == ({"length": "short", "quick": "no", "loud": "no"}, 900)
    assert lobby.preset(record, TITLE, HOST, "wild").options == {"length": "long", "quick": "yes", "loud": "yes"}


@pytest.mark.parametrize(("user", "name", "key"), [(2, "first", "host_only"), (HOST, "second", "no_option")])
def test_a_preset_refused(user: int, name: str, key: str) -> None:
    record = lobby.join(lobby_record(TITLE), TITLE, person(2))
    assert refused(lambda: lobby.preset(record, TITLE, user, name)) == key


def test_what_is_not_ticked_is_off() -> None:
    assert forms.switches(GAME) == ("quick", "loud")
    answers = {"length": ["long"], "switches": ["loud"], "pace": ["300"]}
    assert forms.chosen(GAME, answers) == ({"length": "long", "quick": "no", "loud": "yes"}, 300, OFF)
    assert forms.chosen(GAME, {"switches": [], "pace": ["7"]}) == ({"quick": "no", "loud": "no"}, -1, OFF)


def test_a_form_from_before_the_boxes_still_counts() -> None:
    assert forms.chosen(GAME, {"quick": ["yes"], "pace": ["0"]}) == ({"quick": "yes", "loud": "no"}, 0, {})


def test_a_tick_that_no_box_has_is_an_unknown_option() -> None:
    options, pace, _ = forms.chosen(GAME, {"length": ["short"], "switches": ["length"], "pace": ["0"]})
    assert refused(lambda: lobby.choose(lobby_record(TITLE), TITLE, HOST, options, pace)) == "no_option"

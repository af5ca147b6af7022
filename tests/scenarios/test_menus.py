"""The same choice twice: a client keeps showing what was chosen in a menu and does not send it again."""

from __future__ import annotations

import re

import pytest

from tests.scenarios.test_look import looked
from tests.ui.messages import Json, find, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World


def shown(player: Player, message: Json, heading: str) -> set[str]:
    """What a menu of a message as it is now shows at the client of `player`."""
    message = player.look(message)
    return player.menus.show(message, find(message, heading))


async def test_two_computers_of_one_level(world: World, ana: Player) -> None:
    await ana.slash("alien1979 new")
    for count in (1, 2):
        await ana.choose(world.board, "Add computer", "easy")
        assert shown(ana, world.board, "Add computer") == set()
        assert [seat.level for seat in world.table.record.seats[1:]] == ["easy"] * count
    await world.restart()
    await ana.choose(world.board, "Add computer", "easy")
    assert len(world.table.record.seats) == 4


async def test_the_same_choice_after_start_over(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    for _ in range(3):
        await ana.choose(ana.hand, "Hide at", "2")
        assert shown(ana, await ana.unfolded(ana.hand, "Hide at …"), "Hide at …") == {"2"}
        await ana.press(ana.hand, "Start over")
        assert shown(ana, await ana.unfolded(ana.hand, "Hide at …"), "Hide at …") == set()
        await world.restart()
    await ana.make("hide 2 -")
    assert world.table.state.row[-1].hideout == 2


async def test_a_choice_that_is_kept_leaves_the_menu_as_it_is(world: World, ana: Player, ben: Player) -> None:
    """Or a menu that somebody quick has opened by then would close."""
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    before = (await ana.menu(ana.hand, "Hide at"))["custom_id"]
    await ana.choose(ana.hand, "Hide at", "2")
    assert (await ana.menu(ana.hand, "Hide at"))["custom_id"] == before
    with pytest.raises(AssertionError, match="no client sends that"):
        await ana.choose(ana.hand, "Hide at", "2")
    await ana.choose(ana.hand, "Hide at", "3")
    assert (await ana.menu(ana.hand, "Hide at"))["custom_id"] != before


async def test_the_same_choice_after_another_in_another_place(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    first, second = ana.hand, await ana.my_hand()
    await ana.choose(first, "Hide at", "1")
    await ana.choose(ana.look(second), "Hide at", "2")
    assert shown(ana, first, "Hide at") == {"2"}
    await ana.choose(ana.look(first), "Hide at", "1")
    await ana.press(ana.look(first), "Hide at 1")
    assert world.table.state.row[-1].hideout == 1


async def test_the_same_close_up_after_another(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, game="colditz", german="last")
    panel = await looked(ana, world.board)
    plan, room = ("An escape plan", "North-west tower and wire to objective 1"), ("A room or a hide", "Chapel")
    for heading, label in (plan, room, plan, room):
        await ana.pick(ana.look(panel), heading, label)
        assert ("60 ft down" in text(ana.look(panel))) == (label == plan[1])
        assert ("The chapel tunnel" in text(ana.look(panel))) == (label == room[1])


async def test_menus_of_another_serial_are_heard(world: World, ana: Player, ben: Player) -> None:
    """The token alone says whether a question is open: also from a message of the release that had no serials."""
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    await ana.choose(ana.hand, "Hide at", "1")
    await ana.press(ana.hand, "Start over")
    menu = (await ana.menu(ana.hand, "Hide at"))["custom_id"]
    serial = re.compile(r"\.\d+:")
    assert serial.search(menu)
    for other, hideout in (("", "2"), (".7", "3")):
        await ana.forge(ana.hand, serial.sub(f"{other}:", menu, count=1), [hideout])
        assert shown(ana, await ana.unfolded(ana.hand, "Hide at …"), "Hide at …") == {hideout}
    for other in (".x", ".", ".-1", ".1.1", ".²"):
        told = await ana.forge(ana.hand, serial.sub(f"{other}:", menu, count=1), ["1"])
        assert told == "I couldn't read that button. Press one under the newest board."

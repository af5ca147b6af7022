"""Fugitive: the Marshal's own marks on the notepad, which stay with the seat and go to nobody else."""

from __future__ import annotations

from tests.games.fugitive.build import position, spot
from tests.ui.messages import labels, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

NUMBERS = [f"Guess {number}" for number in range(1, 42)]


def offered(panel: dict) -> list[str]:  # type: ignore[type-arg]
    return [label for label in labels(panel) if label in NUMBERS]


async def guessing(world: World, ana: Player, ben: Player) -> None:
    """Ana, the Marshal, is to guess one of many numbers."""
    await sit_down(ana, ben, pace=0)
    row = (spot(3), spot(9, 8, 11), spot(20, 13, 15, 17))
    await world.put(position("m_guess", *row, marshal_hand=(7, 22)))


async def test_marks_become_buttons(world: World, ana: Player, ben: Player) -> None:
    await guessing(world, ana, ben)
    assert offered(ana.hand) == []
    public = [text(message) for message in world.public]
    form = await ana.press(ana.hand, "Marks")
    await ana.submit(form, suspected="4 9-10", doubted="7")
    assert offered(ana.hand) == ["Guess 4", "Guess 9", "Guess 10"]
    assert "Marks" not in labels(ben.hand)
    assert [text(message) for message in world.public] == public
    form = await ana.press(ana.hand, "Marks")
    await ana.submit(form, suspected="", doubted="1-4 8-41")
    assert offered(ana.hand) == ["Guess 5", "Guess 6"]
    await ana.press(ana.hand, "Guess 5")
    assert "Marks" in labels(ana.hand)


async def test_marks_outlive_a_restart(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_marshal", pace=0)
    for move in ("hide 3 1+2", "stop"):
        await ben.make(move)
    for _ in range(2):
        await ana.make("draw 3")
    guess = await ana.menu(ana.hand, "Guess from")
    assert [option["value"] for option in guess["options"]] == [str(number) for number in range(1, 8)]
    assert offered(ana.hand) == [], "not a menu and a button for each number"
    form = await ana.press(ana.hand, "Marks")
    await ana.submit(form, suspected="", doubted="1 2 5-7")
    assert offered(ana.hand) == ["Guess 3", "Guess 4"]
    await world.restart()
    assert offered(await ana.my_hand()) == ["Guess 3", "Guess 4"]


async def test_what_are_no_numbers_is_said(world: World, ana: Player, ben: Player) -> None:
    await guessing(world, ana, ben)
    form = await ana.press(ana.hand, "Marks")
    told = await ana.submit(form, suspected="all", doubted="")
    assert "couldn't read that" in text(told.told[-1])
    assert offered(ana.hand) == []


async def test_nobody_else_can_mark(world: World, ana: Player, ben: Player) -> None:
    await guessing(world, ana, ben)
    assert await ben.forge(ben.hand, "e1:note:1:-::")
    assert [seat.notes for seat in world.table.record.seats] == [(), ()]

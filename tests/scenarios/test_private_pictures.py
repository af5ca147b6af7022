"""A panel may have a picture of its own: it travels the private way alone, and goes when there is none any more."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.art.png import png
from bot.ui.pages.pictures import Pictures
from bot.workers.draw import draw
from cogs.fugitive.render import PRESENTER
from tests.ui.messages import Json
from tests.ui.player import Player, sit_down
from tests.ui.world import World

PICTURE = png(Image.new("RGB", (12, 12)))
drawn: list[str] = []


def pictures(message: Json) -> int:
    """Count the pictures that a message shows."""
    return sum(bool(embed.get("image")) for embed in message["embeds"])


@pytest.fixture(autouse=True)
def pictured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every panel that may have a picture have one with what is drafted so far, and note what is drawn."""
    drawn.clear()
    board = PRESENTER.picture

    def picture(view, say):
        drawn.append("board")
        return board(view, say)

    def private_picture(view, draft, say):
        def drawing() -> bytes:
            drawn.append(f"{view.viewer} {draft}")
            return PICTURE

        return drawing

    monkeypatch.setattr("bot.ui.pages.pictures.draw", draw)
    monkeypatch.setitem(vars(PRESENTER), "picture", picture)
    monkeypatch.setitem(vars(PRESENTER), "private_picture", private_picture)


def in_private() -> list[str]:
    """Give what was drawn for panels."""
    return [each for each in drawn if each != "board"]


async def test_only_who_is_asked_gets_it(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben)
    asked, waiting = (ana, ben) if ana.called else (ben, ana)
    assert pictures(asked.hand) == pictures(await asked.my_hand()) == 1
    assert pictures(waiting.hand) == pictures(await waiting.my_hand()) == 0
    assert pictures(world.board) == 1
    assert {each.split()[0] for each in in_private()} == {str(asked.seat)}
    assert len(in_private()) == 1, "drawn once for both ways"


async def test_it_is_drawn_anew_for_a_draft_and_goes_with_the_turn(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    panel = ana.hand
    await ana.choose(panel, "Hide at", "1")
    assert pictures(ana.look(panel)) == 1
    assert in_private() == ["0 None", "0 hide 1"]
    await ana.make("hide 1 -", ana.look(panel))
    while ana.called:
        await ana.press(ana.hand, "Stop here")
    assert pictures(ana.look(panel)) == 0
    assert pictures(ben.hand) == 1


async def test_what_stands_already_is_not_drawn_again(world: World, ana: Player, ben: Player) -> None:
    """Although nobody keeps it: a page is known by what its picture is drawn from."""
    await sit_down(ana, ben)
    shown = [world.board, ana.hand, ben.hand]
    drawn.clear()
    world.bot.pictures = Pictures(world.bot.pool)
    await world.bot.reconciler.reconcile(world.table)
    assert [world.board, ana.hand, ben.hand] == shown
    assert drawn == []

"""A panel may have a picture of its own, which travels the private way alone, and stays while its seat waits."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.art.png import png
from bot.ui.pages.pictures import Pictures
from bot.ui.reconcile.pauses import RESTS
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


async def test_each_gets_its_own(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben)
    asked, waiting = (ana, ben) if ana.called else (ben, ana)
    assert pictures(asked.hand) == pictures(await asked.my_hand()) == 1
    assert pictures(waiting.hand) == pictures(await waiting.my_hand()) == 1
    assert pictures(world.board) == 1
    assert world.picture(asked.hand) == world.picture(waiting.hand) == PICTURE
    assert sorted(each.split()[0] for each in in_private()) == ["0", "1"], "drawn once for both ways"


async def test_it_is_drawn_anew_for_a_draft_and_stays_after_the_turn(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    panel = ana.hand
    await ana.choose(panel, "Hide at", "1")
    assert pictures(ana.look(panel)) == 1
    assert [each for each in in_private() if each[0] == "0"] == ["0 None", "0 hide 1"]
    await ana.make("hide 1 -", ana.look(panel))
    while ana.called:
        drawn.clear()
        await ana.press(ana.hand, "Stop here")
    assert pictures(ana.look(panel)) == 1
    assert not any(each.startswith("0") for each in in_private()), "the picture of its decision stays"
    assert any(each.startswith("1") for each in in_private())


async def test_what_stands_already_is_not_drawn_again(world: World, ana: Player, ben: Player) -> None:
    """Although nobody keeps it: a page is known by what its picture is drawn from."""
    await sit_down(ana, ben)
    shown = [world.board, ana.hand, ben.hand]
    drawn.clear()
    world.bot.pictures = Pictures(world.bot.pool)
    await world.bot.reconciler.reconcile(world.table)
    assert [world.board, ana.hand, ben.hand] == shown
    assert drawn == []


async def test_it_stays_as_it_was_until_the_next_turn_but_for_a_press(world: World, ana: Player, ben: Player) -> None:
    """Moves of the others paint and upload nothing in the hand of who waits."""
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    await ana.make("hide 1 -", ana.hand)
    while ana.called:
        await ana.press(ana.hand, "Stop here")
    before, words, since = world.picture(ana.hand), ana.hand["embeds"][0]["description"], len(world.server.wire)
    drawn.clear()
    await ben.press(ben.hand, "Draw from 4")
    assert ben.called
    assert ana.hand["embeds"][0]["description"] != words
    assert world.picture(ana.hand) == before
    assert not any(each.startswith("0") for each in in_private())
    edits = [each for each in world.server.wire[since:] if (each["response"] or {}).get("id") == ana.hand["id"]]
    assert edits
    assert not any(each["files"] for each in edits)
    await ana.press(ana.hand, "More")
    assert any(each.startswith("0") for each in in_private()), "as new as the words"


async def test_a_board_keeps_its_picture_until_the_turn_ends(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    since, words = len(world.server.wire), world.board["embeds"][0]["description"]
    drawn.clear()
    await ana.make("hide 1 -", ana.hand)
    assert ana.called
    assert world.board["embeds"][0]["description"] != words
    assert "board" not in drawn
    edits = [each for each in world.server.wire[since:] if (each["response"] or {}).get("id") == world.board["id"]]
    assert edits
    assert not any(each["files"] for each in edits)
    while ana.called:
        await ana.press(ana.hand, "Stop here")
    assert drawn.count("board") == 1


async def test_a_board_catches_up_while_its_player_takes_a_while(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    await ana.make("hide 1 -", ana.hand)
    drawn.clear()
    await world.pass_time(RESTS + 1)
    assert drawn == ["board"]
    await world.bot.reconciler.reconcile(world.table)
    await world.pass_time(RESTS + 1)
    assert drawn == ["board"]

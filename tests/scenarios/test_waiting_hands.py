"""The hand of a seat that waits keeps its picture, and is grey beside it: nothing jumps when a turn ends."""

from __future__ import annotations

import random
from io import BytesIO

import pytest
from PIL import Image

from bot.ui.pages.hand import WAITING
from tests.ui.evening import NAMES
from tests.ui.player import sit_down
from tests.ui.world import World


@pytest.mark.pictures
@pytest.mark.parametrize("game", ["fugitive", "alien1979", "stalag17", "colditz", "escape_plan"])
async def test_nothing_jumps_when_a_turn_ends(world: World, game: str) -> None:
    players = [world.join(name) for name in NAMES[: 2 if game == "fugitive" else 3]]
    await sit_down(*players, game=game, pace=0)
    chance, sizes, some_waited, some_said = random.Random(game), set(), False, False
    for _ in range(4):
        for player in players:
            await player.take_turn(player.hand, chance)
            image = Image.open(BytesIO(world.picture(player.hand))).convert("RGB")
            sizes.add((player.seat, image.size))
            waits = player.seat not in world.table.waited_for()
            (embed,) = player.hand["embeds"]
            assert (embed["color"] == WAITING) is waits, "grey while it waits, and only then"
            said = "The picture is updated on your turn" in embed.get("footer", {}).get("text", "")
            assert not said or waits
            some_said |= said
            some_waited |= waits
    assert len(sizes) == len(players), "those of a seat are all as large"
    assert some_waited
    assert some_said

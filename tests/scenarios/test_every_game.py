"""Every installed game, begun by as many people as it takes: the same clients for two, four or eight."""

from __future__ import annotations

import pytest

from bot.installed_games import installed_games
from tests.ui.messages import labels, text
from tests.ui.player import Player, play_out, sit_down
from tests.ui.world import World

NAMES = ("Ana", "Ben", "Eva", "Tom", "Mia", "Leo", "Zoe", "Max")

TABLES = [(title.name, many) for title in installed_games() for many in (2, 4, 8) if many in title.game.seats]


@pytest.mark.pictures
@pytest.mark.parametrize(("game", "many"), TABLES)
async def test_a_round_of_every_game(world: World, game: str, many: int) -> None:
    players = [world.join(name) for name in NAMES[:many]]
    await sit_down(*players, game=game, pace=0)
    assert [player.seat for player in players] == list(range(many))
    before = world.table.record.version
    await play_out(players, 5, turns=2)
    assert world.table.record.version > before
    await world.pass_time(20)  # hands that are asked nothing are edited later
    for player in players:
        assert len(player.inbox) == 2
        if "Less" in labels(player.hand):
            await player.press(player.hand, "Less")
        assert text(await player.my_hand()) == text(player.hand) != ""
    assert len({await everything(player) for player in players}) == many


async def everything(player: Player) -> str:
    """Press My hand, then More where there is more, and read all that somebody may know."""
    panel = await player.my_hand()
    if "More" not in labels(panel):
        return text(panel)
    await player.press(panel, "More")
    return text(player.look(panel))

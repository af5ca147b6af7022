"""What a seat may answer although nobody waits for it is told once, quietly, in its direct messages."""

from __future__ import annotations

import pytest

from cogs.fugitive.render import PRESENTER
from tests.ui.player import Player, sit_down
from tests.ui.world import World

OFFERS: dict[int, str] = {}


@pytest.fixture(autouse=True)
def offering(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each seat have the notice that OFFERS says."""
    OFFERS.clear()
    monkeypatch.setitem(vars(PRESENTER), "notice", lambda view, say: OFFERS.get(view.viewer, ""))


def notices(player: Player) -> list[str]:
    """List what a player's direct messages say below the proof, panels apart."""
    return [message["content"] for message in player.inbox[1:] if not message["embeds"]]


async def test_a_notice_to_unknown_direct_messages_ends_nothing(world: World, ana: Player, ben: Player) -> None:
    """The next one comes again."""
    await sit_down(ana, ben, pace=0)
    OFFERS[ben.seat] = "Ana offers a rope."
    world.refuse("POST", ben.dm, 404, 10003)
    await world.bot.reconciler.reconcile(world.table)
    await world.pass_time(200)
    assert world.table.record.status == "playing"
    OFFERS[ben.seat] = "Ana offers a key."
    await world.bot.reconciler.reconcile(world.table)
    assert notices(ben) == ["Ana offers a key."]
    world.refuse("DELETE", ben.dm, 404, 10003)
    OFFERS.clear()
    for _ in range(2):
        await world.bot.reconciler.reconcile(world.table)
        assert world.table.record.status == "playing"
    assert notices(ben) == []


async def test_an_offer_is_told_once_and_goes_when_it_is_answered(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, pace=0)
    assert notices(ana) == notices(ben) == []
    OFFERS[ben.seat] = "Ana offers a rope."
    for _ in range(2):
        await world.bot.reconciler.reconcile(world.table)
        assert notices(ben) == ["Ana offers a rope."]
        assert notices(ana) == []
    OFFERS[ben.seat] = "Ana offers a rope and a key."
    await world.bot.reconciler.reconcile(world.table)
    assert notices(ben) == ["Ana offers a rope and a key."]
    OFFERS.clear()
    await world.bot.reconciler.reconcile(world.table)
    assert notices(ben) == []
    assert not any("offers" in message["content"] for message in world.public)

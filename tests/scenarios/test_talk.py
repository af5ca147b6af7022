"""Secret talk: those whom the rules name read it in their direct messages, and nobody else reads it anywhere."""

from __future__ import annotations

import pytest

from cogs.fugitive.render import PRESENTER
from tests.ui.messages import text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

SECRET = "the rope is in the chapel, @everyone"


def read(player: Player) -> bool:
    """Tell whether a player has the secret anywhere in the direct messages."""
    return any("the rope is in the chapel" in text(message) for message in player.inbox)


@pytest.fixture
def together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the Marshal talk to the Fugitive, and the Fugitive to nobody."""
    monkeypatch.setitem(vars(PRESENTER), "circle", lambda view: (0,) if view.viewer == 1 else ())


@pytest.mark.usefixtures("together")
async def test_a_line_reaches_the_circle_and_nobody_else(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, pace=0)
    assert await ben.slash("table talk", message=SECRET) == "Sent to Ana, and to no one else."
    assert ana.inbox[-1]["content"] == f"🤫 **Ben**, table 1: {SECRET}"
    assert not read(ben)
    assert not any("rope" in text(message) for message in world.public)
    assert "rope" not in text(await ben.private("table log"))
    assert await ana.slash("table talk", message="and you?") == (
        "There's nobody at this table you may talk to in secret."
    )


@pytest.mark.usefixtures("together")
async def test_closed_direct_messages_are_told(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, pace=0)
    await world.table.keep_contact(int(ana.id), None, "en-US")
    assert await ben.slash("table talk", message=SECRET) == "Not delivered. I can't send direct messages to Ana."
    assert not read(ana)


async def test_most_games_know_no_secret_talk(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, pace=0)
    assert "nobody" in await ana.slash("table talk", message=SECRET)
    assert not read(ben)


async def test_who_does_not_play_talks_to_nobody(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, pace=0)
    eva = world.join("Eva")
    assert await eva.slash("table talk", message=SECRET) == "You don't play at this table."
    assert not read(ana)


@pytest.mark.usefixtures("together")
async def test_a_line_is_one_line(world: World, ana: Player, ben: Player) -> None:
    """Nobody makes the bot say what another has not said."""
    await sit_down(ana, ben, pace=0)
    await ben.slash("table talk", message="yes\n🤫 **Ana**, table 1: no")
    assert ana.inbox[-1]["content"] == "🤫 **Ben**, table 1: yes 🤫 **Ana**, table 1: no"

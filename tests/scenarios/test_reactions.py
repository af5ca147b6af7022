"""Reactions under great moments: added where they may be, read once for the end, and harmless when Discord refuses."""

from __future__ import annotations

from msgspec.structs import replace

from bot.local import shapes
from bot.local.permissions import ADD_REACTIONS
from bot.ui.reconcile.reactions import ADDED
from tests.ui.messages import Json, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

MOVES = ("hide 1 -", "hide 2 -"), ("draw 1", "draw 1", "guess 1")


def scenes(world: World) -> list[Json]:
    """The great moments in the channel."""
    silent = [message for message in world.public if message["flags"] == shapes.SILENT]
    return [message for message in silent if "Round " in text(message).split("\n")[0]]


def reactions(message: Json) -> dict[str, int]:
    return {each["emoji"]["name"]: each["count"] for each in message.get("reactions", ())}


async def found(world: World, ana: Player, ben: Player) -> Json:
    """Let Ben find a hideout of Ana; the great moment."""
    for player, moves in zip((ana, ben), MOVES, strict=True):
        for move in moves:
            await player.make(move)
    return scenes(world)[-1]


async def ended(world: World, player: Player) -> str:
    """Let somebody give up; what tells the end."""
    await player.press(await player.private("table resign"), "Resign")
    return next(text(each) for each in reversed(world.public) if "moves" in text(each) and each["embeds"])


async def test_the_finale_names_the_most_gasped_at_moment(world: World, ana: Player, ben: Player) -> None:
    """The bot's own reactions count nothing, and no other emoji leaves its moment."""
    eva, kim = world.join("Eva"), world.join("Kim")
    await sit_down(ana, ben, roles="host_fugitive")
    scene = await found(world, ana, ben)
    assert reactions(world.look(scene)) == dict.fromkeys(ADDED, 1)
    for player in (eva, kim):
        await world.react(player, scene, "😱")
        await world.react(player, scene, "🤡")
    told = await ended(world, ben)
    assert "😱 **Biggest gasp**, from 2 people: " in told
    assert f"{scene['channel_id']}/{scene['id']}" in told
    assert str(scene["embeds"][0]["title"]) in told
    assert not any(emoji in told for emoji in "👏😂🤡")
    read = [each for each in world.requests if each.method == "GET" and "/reactions/" in each.path]
    assert len(read) == 1


async def test_without_a_gasp_nothing_is_said(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive")
    scene = await found(world, ana, ben)
    await world.react(ben, scene, "🤡")
    assert "😱" not in await ended(world, ben)


async def test_a_quiet_table_and_a_channel_that_forbids_them_have_none(world: World, ana: Player, ben: Player) -> None:
    await world.permit(ADD_REACTIONS)
    await sit_down(ana, ben, roles="host_fugitive")
    scene = await found(world, ana, ben)
    assert not [each for each in world.requests if "/reactions/" in each.path]
    await world.permit(0)
    for player in (ana, ben):  # people may add their own
        await world.react(player, scene, "😱")
    assert "from 2 people" in await ended(world, ben)


async def test_whoever_looked_over_a_shoulder_is_not_counted(world: World, ana: Player, ben: Player) -> None:
    eva = world.join("Eva")
    await sit_down(ana, ben, roles="host_fugitive")
    scene = await found(world, ana, ben)
    agreements = replace(world.table.record.agreements, looked={eva.id: ana.seat})
    await world.table.change(lambda record: replace(record, agreements=agreements))
    await world.react(eva, scene, "😱")
    assert "😱" not in await ended(world, ben)


async def test_refusals_harm_nothing(world: World, ana: Player, ben: Player) -> None:
    """Of adding and of reading, for good."""
    await sit_down(ana, ben, roles="host_fugitive")
    world.refuse("PUT", world.channel, 403, 50013, always=True)
    scene = await found(world, ana, ben)
    await world.react(ana, scene, "😱")
    world.relent()
    world.refuse("GET", world.channel, 403, 50001, always=True)
    told = await ended(world, ben)
    assert "😱" not in told
    assert world.table.record.barred is None

"""A picture that a message shows already is not uploaded again."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from tests.ui.evening import NAMES
from tests.ui.messages import Json
from tests.ui.player import Player, sit_down
from tests.ui.world import World

PEOPLE = {"fugitive": 2, "alien1979": 3, "stalag17": 3, "colditz": 3, "escape_plan": 3}


def pictures(wire: Sequence[Json]) -> list[tuple[str, str, bool]]:
    """List the picture edits that were carried out: the message, what it showed then, and whether it was uploaded."""
    shown: dict[str, str] = {}
    found = []
    for each in wire:
        body, answer = each["body"], each["response"]
        if not (isinstance(answer, dict) and isinstance(body, dict) and each["status"] == 200 and "embeds" in answer):
            continue
        listed = body.get("attachments") or []
        if each["files"]:
            print_ = f"{each['files'][0][2]} {listed[0].get('description') if listed else ''}"
            if each["method"] == "PATCH":
                found.append((answer["id"], print_, print_ != shown.get(answer["id"])))
            shown[answer["id"]] = print_
        elif listed:
            assert listed == [{"id": listed[0]["id"]}]
            assert shown[answer["id"]]
            found.append((answer["id"], "", False))
        elif "attachments" in body:
            shown.pop(answer["id"], None)
    return found


@pytest.mark.parametrize("game", PEOPLE)
async def test_no_picture_is_uploaded_twice_in_a_row(world: World, game: str) -> None:
    players = [world.join(name) for name in NAMES[: PEOPLE[game]]]
    await sit_down(*players, game=game, pace=0)
    chance = random.Random(game)
    for _ in range(6):
        for player in players:
            await player.take_turn(player.hand, chance)
    edits = pictures(world.server.wire)
    assert any(not print_ for _, print_, _ in edits), "some are kept"
    assert [each for each in edits if each[1] and not each[2]] == []
    posted = [each for each in await world.bot.store.posted_messages(world.table.id) if each.attachment]
    assert [each.kind for each in posted if each.kind == "board"] == ["board"]
    for each in posted:
        message = world.look({"channel_id": str(each.channel), "id": str(each.message)})
        (embed,) = message["embeds"]
        assert f"/{each.attachment}/" in (embed.get("image") or embed["thumbnail"])["url"]
        assert message["attachments"] == []


@pytest.mark.parametrize("by_press", [True, False])
async def test_a_picture_that_discord_has_lost_is_uploaded_again(
    world: World, ana: Player, ben: Player, by_press: bool
) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    message = ana.hand if by_press else world.board
    found = world.world.tables["message"][message["id"]]
    lost = found["_files"][0]["id"]
    found["_files"] = [found["_files"][0] | {"id": str(int(lost) + 1)}]
    before = len(world.server.wire)
    if by_press:
        await ana.press(ana.hand, "More")
    else:
        (board,) = [each for each in await world.bot.store.posted_messages(world.table.id) if each.kind == "board"]
        await world.bot.store.paint(world.table.id, replace(board, digest="another", token=""))
        await world.bot.reconciler.reconcile(world.table)
    asked = [each for each in world.server.wire[before:] if each["method"] == "PATCH"]
    assert [each["status"] for each in asked][:1] == [400]
    assert asked[-1]["status"] == 200
    assert asked[-1]["files"]
    assert "image" in world.look(message)["embeds"][0]

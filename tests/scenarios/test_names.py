"""Names are other people's words: they cannot mention anyone, pose as layout or break a picture."""

from __future__ import annotations

import pytest

from tests.ui.messages import items, text
from tests.ui.player import Player, play_out, sit_down
from tests.ui.world import World

HOSTILE = [
    "@everyone",
    "<@&123456> <@1>",
    "**bold** _x_ ~~s~~ ||spoiler||",
    "# Title\n> quote\n- list",
    "`code` ```block```",
    "[link](https://evil.example)",
    "a\u200bb\u202ec\u2066\ufeff",
    "\u200b\u200b",
    "https://evil.example",
    "\u3164",
    "- Eve",
    "שלום 12",
    "👨\u200d👩\u200d👧 Ana",
    "Z" + "\u0301" * 30,
    "{ $who } { seal }",
]


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_hostile_name_harms_nothing(world: World, ben: Player, name: str) -> None:
    eve = world.join("eve", nick=name)
    await sit_down(eve, ben, roles="host_fugitive")
    await play_out([eve, ben], 4, turns=2)
    shown = world.table.names[0]
    assert 0 < len(shown) <= 24
    assert shown.replace("\u200d", "").isprintable()
    assert not set(shown) & set("*_~`|<>[]()#\\@\u3164")
    assert "://" not in shown
    sent = [request.body for request in world.requests if request.body and "messages" in request.path]
    for body in sent:
        allowed = body.get("allowed_mentions", {})
        assert allowed.get("parse", []) == []
        assert set(map(str, allowed.get("users", []))) <= {eve.id, ben.id}
        assert not allowed.get("roles")
        assert body.get("content") is None or "@everyone" not in body["content"]
    posts = [request.body for request in world.requests if request.method == "POST" and request.body]
    assert (lines := [body for body in posts if body.get("content")])
    assert all(body["flags"] & 4 for body in lines if not body.get("embeds")), "no line shows the preview of a link"
    board = await world.words()
    assert f"{shown} is the Fugitive." in board
    assert board.count("\n**Row**") == board.count("\n**Cards left**") == board.count("\n**Hands**") == 1
    assert all(len(item["label"]) <= 80 for item in items(world.board))


async def test_two_members_of_one_name_keep_their_seats(world: World) -> None:
    first, second = world.join("Sam"), world.join("Sam2", nick="Sam")
    await sit_down(first, second, roles="host_fugitive")
    assert "You are the Fugitive" in text(first.hand)
    assert "You are the Marshal" in text(second.hand)


@pytest.mark.parametrize("name", ["Ana", "ana", "Аna", "Ａｎａ", "A n a", "Áná"])
async def test_names_that_look_alike_are_numbered(world: World, ana: Player, name: str) -> None:
    """One could pose as another at a table of bluff."""
    others = [world.join(f"other{number}", nick=name) for number in (1, 2)]
    await sit_down(ana, *others, game="stalag17", pace=0)
    assert world.table.names == ("Ana", f"{name} (2)", f"{name} (3)")
    for shown in world.table.names[1:]:
        assert shown in (await world.words())


@pytest.mark.parametrize("name", ["Computer 2", "computer", "Cоmputer 7", "Computadora 3"])
async def test_nobody_is_called_like_a_computer(world: World, name: str) -> None:
    host = world.join("host", nick=name)
    await host.slash("stalag17 new", pace=0)
    await host.choose(world.board, "Add computer", "easy")
    assert world.table.names == (f"{name} (2)", "Wilmot")

"""People who hide link previews see no embeds: their hands come as the content of messages."""

from __future__ import annotations

import random

import pytest

from bot.installed_games import installed_games
from tests.scenarios.test_calls import chosen
from tests.ui.messages import Json, items, labels, seen, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

SILENT = 1 << 12
"""The flag of a message that notifies nobody."""


async def settings(player: Player, label: str) -> Json:
    """Press a button among the settings and return that page as it is then."""
    page = await player.private("my settings")
    await player.press(page, label)
    return player.look(page)


def kept(message: Json) -> Json:
    """Return all that is to be seen of a message."""
    return {name: message[name] for name in ("content", "embeds", "attachments")}


@pytest.mark.parametrize(
    ("locale", "hint", "press", "table", "turn", "over"),
    [
        ("en-US", "*Text only* in /my settings", "Text only", "Fugitive, table 1", "your turn", "the game is over"),
        pytest.param(
            "es-ES",
            "/mis ajustes y pulsa *Solo texto*",
            "Solo texto",
            "Fugitivo, mesa 1",
            "te toca",
            "la partida ha terminado",
            marks=pytest.mark.long,
        ),
    ],
    ids=("en-US", "es-ES"),
)
async def test_a_whole_game_without_link_previews(
    world: World, ben: Player, locale: str, hint: str, press: str, table: str, turn: str, over: str
) -> None:
    """Home page and help can be read, the way to text is found there, and no embed is needed from then on."""
    ana = world.join("Ana", locale)
    world.hide_previews(ana)
    home = await ana.private("escapade")
    told = len(installed_games()) + 1
    assert world.seen(ana, home)["content"].count("**") == 2 * told, "the title and each game are there"
    game, more = await ana.game(await ana.private("escapade"), "fugitive"), await ana.more(home)
    help_page = (await ana.press(more, "Help" if locale == "en-US" else "Ayuda")).told[0]
    for page in (game, help_page):
        assert world.seen(ana, page)["embeds"] == []
        seen(world.seen(ana, page)["content"], hint)
    await sit_down(ben, ana, roles="host_fugitive", pace=0)
    assert "\n" not in world.seen(ana, ana.hand)["content"], "before, she sees one line and buttons"
    seen(world.seen(ana, await settings(ana, press))["content"], f"**{press.lower()}**")
    chance, turns = random.Random(6), 0
    while not world.over:
        for player in (ana, ben):
            if world.over or not player.called:
                continue
            if player is ana:
                turns += 1
                panel = ana.hand if turns % 2 else await ana.my_hand()
                shown = world.seen(ana, panel)
                assert shown["content"].startswith(f"{table}: {turn}")
                assert len(shown["content"].split("\n")) > 6, "it tells what it holds"
                assert panel["embeds"] == panel["attachments"] == []
                assert shown["components"]
            await player.take_turn(player.hand if player is ben or turns % 2 else panel, chance)
    assert turns > 3
    assert not ana.hand["embeds"]
    assert ana.hand["content"].startswith(f"{table}: {over}")


async def test_text_first_and_back(world: World, ana: Player, ben: Player) -> None:
    """All that the picture would tell stands in the hand, wherever it is shown; no change leaves anything behind."""
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    panel = await ana.my_hand()
    former = (kept(ana.hand), kept(ana.look(panel)))
    assert [bool(hand["embeds"][0]["image"]) for hand in former] == [True, True]
    assert [hand["content"] for hand in former] == ["Fugitive, table 1: your turn"] * 2
    page = await settings(ana, "Text only")
    seen(page["content"], "Your hands: **text only**")
    assert page["embeds"] == []
    for hand in (ana.hand, ana.look(panel)):
        assert hand["embeds"] == hand["attachments"] == []
        seen(hand["content"], "Fugitive, table 1: your turn", "Everything secret is below", "**Your row (face-down")
        assert "More" not in labels(hand)
    assert ana.hand["content"] == ana.look(panel)["content"]
    book = (await ana.press(ana.hand, "Rules")).told[-1]
    assert not book["embeds"][0].get("image")
    await ana.press(page, "With pictures")
    assert "Your hands: **with pictures**" in text(ana.look(page))
    assert ana.look(page)["content"] == ""
    for hand, before in zip((ana.hand, ana.look(panel)), former, strict=True):
        assert (hand["content"], hand["attachments"]) == (before["content"], [])
        (embed,), (as_before,) = hand["embeds"], before["embeds"]
        assert embed["description"] == as_before["description"]
        assert embed["image"], "the picture is there again"


@pytest.mark.parametrize("text_alone", [False, True])
async def test_it_comes_without_a_sound(world: World, ana: Player, ben: Player, text_alone: bool) -> None:
    """Whoever is called by direct message hears the hand, or the line beside a hand that is text alone."""
    await chosen(ana, "How I ping you", "direct")
    if text_alone:
        await settings(ana, "Text only")
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    heard = [each for each in ana.inbox if not each["flags"] & SILENT][-1]
    assert heard["content"].startswith("🔔 Fugitive, table 1, your turn")
    assert (heard["id"] == ana.hand["id"]) is not text_alone
    assert ana.hand["content"].startswith("Fugitive, table 1: your turn") is text_alone


async def test_a_closer_look_is_attached(world: World, ana: Player, ben: Player) -> None:
    """Whoever asks for a picture has it, as a file that a client without link previews shows, too."""
    await settings(ana, "Text only")
    await sit_down(ana, ben, game="colditz", german="last", pace=0)
    look = next(label for label in labels(ana.hand) if label.startswith("Plans"))
    shown = (await ana.press(ana.hand, look)).told[-1]
    assert shown["embeds"] == []
    menu = next(item for item in items(shown) if "options" in item)
    await ana.choose(shown, menu["placeholder"], menu["options"][0]["value"])
    assert len(ana.look(shown)["attachments"]) == 1
    assert ana.look(shown)["embeds"] == []

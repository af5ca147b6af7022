"""An ended game looked back at: step by step, through the eyes of a seat, as a picture that moves, and shared."""

from __future__ import annotations

import random

import pytest

from bot.engine.custom_id import at_home
from bot.installed_games import installed_game, names
from bot.table.table import Table
from bot.ui.pages.share import LONGEST
from tests.ui.answer import answer
from tests.ui.messages import find, labels, seen, text
from tests.ui.player import Player, play_unseen, sit_down
from tests.ui.world import World


async def played(world: World, ana: Player, ben: Player) -> None:
    """Play the beginning of a game with a face-down hideout in it, and end it."""
    await sit_down(ana, ben, roles="host_fugitive")
    for player, move in ((ana, "hide 1 -"), (ana, "hide 2 -"), (ben, "draw 1"), (ben, "draw 1"), (ben, "guess 1")):
        await player.make(move)
    assert "opens when the game is over" in await ben.forge(world.board, "e1:replay:1:-::")
    assert "opens when the game is over" in await ben.forge(world.board, "e1:share:1:-::")
    await ben.press(await ben.private("table resign"), "Resign")


async def test_a_game_is_stepped_through_with_every_secret_and_through_the_eyes_of_a_seat(
    world: World, ana: Player, ben: Player
) -> None:
    await played(world, ana, ben)
    public = len(world.public)
    panel = (await ana.press(world.board, "Replay")).told[-1]
    seen(text(panel), "Replay of table 1", "Step 1 of")
    assert panel["embeds"][0].get("image")
    await ana.press(panel, "Next chapter")
    await ana.pick(ana.look(panel), "Look through", "As Ben saw it")
    shown = text(ana.look(panel))
    seen(shown, "What Ben didn't know", "64 imagined games", "Also possible:")
    await ana.pick(ana.look(panel), "Look through", "As Ana saw it")
    assert "What Ana didn't know" not in text(ana.look(panel)) or "Ben" in text(ana.look(panel))
    await ana.press(ana.look(panel), "End")
    assert find(ana.look(panel), "Next")["disabled"]
    await ana.pick(ana.look(panel), "Go to", "The beginning")
    seen(text(ana.look(panel)), "Step 1 of")
    for forged in ("to.99.all", "on.1.7", "x", "back..all"):
        assert "couldn't read that" in await ana.forge(panel, f"e1:replay:1:-::{forged}")
    made = await ana.press(ana.look(panel), "Animation")
    await world.bot.dispatcher.flush()
    assert "table-1.webp" in str([ana.look(each) for each in made.told])
    assert len(world.public) == public


async def test_what_the_picture_shows_of_the_next_turn_is_told(world: World, ana: Player, ben: Player) -> None:
    """The move that ends a turn of Alien 1979 reveals the card of the next one, too."""
    await sit_down(ana, ben, game="alien1979")
    first = ana if ana.called else ben
    await first.make("stop")
    for player in (ben, ana):
        await player.press(await player.private("table resign"), "Resign")
    panel = (await ana.press(world.board, "Replay")).told[-1]
    await ana.press(panel, "Next")
    seen(text(ana.look(panel)), "held very still", "Already shown:", "reveal")


async def test_whoever_watches_reads_it_in_spanish_and_as_text(
    world: World, ana: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the positions of a game were not kept that is said."""
    await played(world, ana, ben)
    eva = world.join("Eva", "es-ES")
    await eva.press(await eva.private("my settings"), "Solo texto")
    panel = (await eva.press(world.board, "Replay")).told[-1]
    seen(text(panel), "Repetición de la mesa 1", "Paso 1 de")
    assert not panel["embeds"][0].get("image")
    await eva.press(panel, "Siguiente")
    await eva.pick(eva.look(panel), "Ver la partida como", "Lo que veía Ben")
    seen(text(eva.look(panel)), "Lo que Ben no sabía")
    assert "15: en la mano" not in text(eva.look(panel)).split("Lo que Ben no sabía")[0]
    await eva.pick(eva.look(panel), "Ver la partida como", "Lo que veía Ana")
    seen(text(eva.look(panel)), "15: en la mano del Fugitivo", "Ana sabía todo lo que muestra la imagen")

    async def nothing(table: Table) -> tuple[()]:
        return ()

    monkeypatch.setattr(world.bot.replays, "frames", nothing)
    assert "No se guardaron las posiciones" in answer(await eva.press(world.board, "Replay"))
    assert "No se guardaron las posiciones" in answer(await eva.press(eva.look(panel), "Animación"))


async def test_one_picture_is_shared_without_the_names_of_those_who_want_none(
    world: World, ana: Player, ben: Player
) -> None:
    await played(world, ana, ben)
    lounge = world.open_channel("lounge")
    settings = await ben.private("my settings")
    await ben.press(settings, "Hide my name")
    seen(text(ben.look(settings)), "Your name: **hidden**")
    panel = (await ana.press(world.board, "Share")).told[-1]
    seen(text(panel), "Share the game of table 1", "Players who hide their name are left out.")
    told = await ana.forge(panel, find(panel, "Post it in")["custom_id"], [lounge])
    assert told == f"Posted in <#{lounge}>."
    await world.bot.dispatcher.flush()
    (posted,) = world.messages(lounge)
    assert "replay-1.html" in posted["content"]
    shown = text(posted) + str(posted["attachments"])
    seen(shown, "Fugitive", "Shared by Ana")
    assert "Ben" not in shown
    made = await ana.press(panel, "As a file")
    assert made.told[-1]["attachments"][0]["filename"] == "table-1.png"
    install = f"https://discord.com/oauth2/authorize?client_id={world.bot.application_id}"
    seen(answer(made), install)
    told = text((await ana.press(panel, "As text")).told[-1]).split("```")[1].strip()
    seen(told, "Fugitive", install)
    assert len(told) <= LONGEST
    assert not {"Ana", "Ben"} & set(told.split())
    eva = world.join("Eva")
    page = (await eva.press(posted, "Play it too")).told[-1]
    seen(" ".join(labels(page)), "Play now", "Learn")
    assert "You don't play" in answer(await eva.press(world.board, "Share"))
    assert {"Replay", "Share"} < {*labels(world.board)}


@pytest.mark.parametrize(
    ("locale", "game"),
    [
        *(("en-US", game) for game in names()),
        *(pytest.param("es-ES", game, marks=() if game == "stalag17" else pytest.mark.long) for game in names()),
    ],
)
async def test_a_decision_of_a_computer_opens_what_it_knew(world: World, game: str, locale: str) -> None:
    """Its choices are compared as it saw them, with what it could believe; nobody reads that before the end."""
    ana = world.join("Ana", locale)
    say = installed_game(game).say(locale)
    home = await world.click(ana, await ana.private("escapade"), at_home("play", game), forged=True)
    shown = home.told[-1]
    assert say("replay-later") in await ana.forge(ana.look(shown), "e1:knew:1:-::0.all.0")
    await play_unseen(world, random.Random(5))
    panel = (await ana.press(ana.look(shown), say("button-replay"))).told[-1]
    asked = say("button-knew", name="\0").partition("\0")[0]
    while not (mine := [label for label in labels(ana.look(panel)) if label.startswith(asked)]):
        await ana.press(ana.look(panel), say("button-replay-on"))
    step = text(ana.look(panel))
    await ana.press(ana.look(panel), mine[0])
    known = text(ana.look(panel))
    seen(known, mine[0], say("known-chose", name="", move="\0").partition("\0")[0].strip())
    await ana.press(ana.look(panel), say("button-known-back"))
    assert text(ana.look(panel)) == step
    for forged in ("0.all.9", "99999.all.0", "1.all.9", "1.all.x", "x", ""):
        assert say("press-unreadable") in await ana.forge(panel, f"e1:knew:1:-::{forged}")

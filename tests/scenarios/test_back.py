"""Going back: a step that its player takes back alone, and further back where everybody with a seat agrees."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bot.engine.texts import texts
from bot.table import back
from storage.records.tables import MatchRecord
from tests.scenarios.test_turns import DEALT
from tests.table.play import play_on
from tests.ui.answer import answer
from tests.ui.messages import Json, find, labels, seen, small, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

SAY = {language: texts(language).say for language in ("en", "es")}


@pytest.fixture
async def seated(world: World, ana: Player, ben: Player) -> World:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    await world.put(DEALT)
    return world


async def ask(player: Player, before: str) -> Json:
    """Open the log, choose what to go back before, and give the question to all."""
    log = (await player.press(player.world.board, "Log")).told[-1]
    await player.press(log, "Go back to")
    listed = player.look(log)
    (chosen,) = [each for each in find(listed, "Go back to before")["options"] if each["label"].startswith(before)]
    await player.choose(listed, "Go back to before", chosen["value"])
    return next(each for each in reversed(player.world.public) if "would like to go back" in text(each))


async def test_a_step_that_told_nothing_is_taken_back_by_its_player_alone(
    seated: World, ana: Player, ben: Player
) -> None:
    world, before = seated, seated.table.state
    assert "Undo" not in labels(ana.hand)
    await ana.make("hide 1 -")
    assert "Undo" in labels(ana.hand)
    assert "Undo" not in labels(ben.hand)
    await world.restart()
    await ana.press(ana.hand, "Undo")
    assert world.table.state == before
    assert "Ana took a step back." in (await world.words())
    await ana.make("hide 2 -")
    await ana.make("stop")
    assert "Undo" not in labels(ana.hand), "Ben has been asked"
    await ben.make("draw 1")
    assert "Undo" not in labels(ben.hand), "Ben has drawn"


async def test_all_agree_to_go_further_back(seated: World, ana: Player, ben: Player) -> None:
    world = seated
    before = world.table.state
    await ana.make("hide 1 -")
    await ana.make("stop")
    await ben.make("draw 1")
    asked = await ask(ben, "Ana hid")
    seen(text(asked), "Ben would like to go back to just before this:", f"<@{ana.id}>", "The game then earns no rating")
    assert f"<@{ben.id}>" not in text(asked)
    await ben.press(asked, "Agree")
    await world.restart()
    assert world.table.state != before, "Ana has not agreed"
    await ana.press(world.look(asked), "Agree")
    assert world.table.state == before
    assert any("Everyone agreed: the game is back" in text(each) for each in world.public)
    assert small(ana.hand) == ["Everyone agreed to go back, as Ben asked."]
    assert answer(await ana.press(world.look(asked), "Agree")) == SAY["en"]("refuse-back-over")


@pytest.mark.parametrize("ends", ["refusal", "move"])
async def test_one_who_refuses_or_moves_ends_the_vote(seated: World, ana: Player, ben: Player, ends: str) -> None:
    world = seated
    await ana.make("hide 1 -")
    await ana.make("stop")
    asked = await ask(ana, "Ana hid")
    if ends == "move":
        await ben.make("draw 1")
    else:
        world.speak("es-ES", ben)
        assert answer(await ben.press(asked, "No")) == SAY["es"]("back-stays")
        assert "Ben doesn't agree: the game goes on." in text(world.public[-1])
    stands = world.table.state
    assert not world.table.record.agreements.votes
    assert answer(await ana.press(world.look(asked), "Agree")) == SAY["en"]("refuse-back-over")
    assert world.table.state == stands


async def test_one_who_has_resigned_is_asked_as_well(world: World, ana: Player, ben: Player) -> None:
    eva = world.join("Eva")
    await sit_down(ana, ben, eva, game="alien1979", pace=0)
    before = world.table.state
    with world.uncounted():
        await play_on(world.table, random.Random(1), 4)
        await world.bot.settled()
    await ben.press(await ben.private("table resign"), "Resign")
    heard = len(await back.moments(world.table, world.bot.store))
    log = await ana.private("table log")
    await ana.forge(log, world.table.press("further", argument=str(heard)), ["0"])
    asked = next(each for each in reversed(world.public) if "would like to go back" in text(each))
    seen(text(asked), f"<@{ben.id}>", f"<@{eva.id}>")
    await eva.press(asked, "Agree")
    assert not world.table.plays(1), "Ben has not agreed"
    await ben.press(world.look(asked), "Agree")
    assert world.table.state == before


async def test_nobody_is_offered_to_go_back_in_a_series(seated: World, ana: Player) -> None:
    world, match = seated, MatchRecord((1, 0), 1)
    await ana.make("hide 1 -")
    log = (await ana.press(world.board, "Log")).told[-1]
    assert "Go back to …" in labels(log)
    await world.table.change(lambda record: replace(record, match=match))
    log = (await ana.press(world.board, "Log")).told[-1]
    assert "Go back to …" not in labels(log)
    assert "Undo" in labels(ana.hand), "one's own step is taken back there too"
    told = await ana.forge(log, world.table.press("further", argument="1"), ["0"])
    assert SAY["en"]("refuse-back-over") in told

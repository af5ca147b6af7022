"""Watching is a show: a private board that follows the game in its reader's language, and says when it stops."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bot.engine.doubt import Doubt
from bot.ui.flood import LIMITS
from bot.ui.reconcile.slots import LIFE
from tests.ui.messages import Json, labels, text
from tests.ui.player import Player, play_fast, sit_down
from tests.ui.world import World


async def watch(world: World, player: Player, label: str = "Watch") -> Json:
    return await player.open_more(world.board, label)


@pytest.fixture
async def game(world: World, ana: Player, ben: Player) -> World:
    await sit_down(ana, ben, roles="host_fugitive")
    return world


async def found(ana: Player, ben: Player) -> None:
    for player, move in ((ana, "hide 1 -"), (ana, "hide 2 -"), (ben, "draw 1"), (ben, "draw 1"), (ben, "guess 1")):
        await player.make(move)


async def test_a_board_follows_the_game_without_a_press(game: World, ana: Player, ben: Player) -> None:
    """With the last great moment, the last turns and how many watch; the board in the channel says how many, too."""
    eva, kim = game.join("Eva", "es-ES"), game.join("Kim")
    spanish, english = await watch(game, eva, "Mirar"), await watch(game, kim)
    assert "👁 2 watching" in text(game.board)
    before = len(eva.inbox)
    await found(ana, ben)
    for player, panel, words in ((eva, spanish, ("🎬 **", "Ben", "en directo", "👁 2 personas mirando")),
                                 (kim, english, ("🎬 **", "Ben", "watching live", "👁 2 watching"))):  # fmt: skip
        shown = text(player.look(panel))
        assert [word for word in words if word not in shown] == []
    assert "Refresh" not in labels(kim.look(english))
    assert len(eva.inbox) == before
    assert "Eva" not in text(game.board)
    await kim.press(kim.look(english), "Stop watching")
    assert "👁 1 watching" in text(game.board)


async def test_it_says_when_it_follows_no_longer_and_goes_on_by_a_press(game: World, ana: Player, ben: Player) -> None:
    """Nothing is edited after that; a restart in between changes none of it."""
    kim = game.join("Kim")
    panel = await watch(game, kim)
    await game.pass_time(LIFE / 2)
    await game.restart()
    await ana.make("hide 1 -")
    assert "watching live" in text(kim.look(panel))
    await game.pass_time(LIFE / 2)
    ended = kim.look(panel)
    assert "no longer follows the game" in text(ended)
    assert labels(ended)[0] == "Keep watching"
    await ana.make("hide 2 -")
    assert text(kim.look(panel)) == text(ended)
    await kim.press(ended, "Keep watching")
    assert "watching live" in text(kim.look(panel))
    before = text(kim.look(panel))
    await ben.make("draw 1")
    assert text(kim.look(panel)) != before


async def test_a_second_board_takes_the_place_of_the_first(game: World) -> None:
    kim = game.join("Kim")
    first = await watch(game, kim)
    await watch(game, kim)
    with pytest.raises(AssertionError):
        kim.look(first)
    assert "👁 1 watching" in text(game.board)


async def test_a_board_that_its_reader_has_dismissed_is_let_go(game: World, ana: Player, ben: Player) -> None:
    """Discord knows it no more: nothing is tried again, and the person watches on."""
    kim = game.join("Kim")
    panel = await watch(game, kim)
    await game.delete(panel)
    await ana.make("hide 1 -")
    (left,) = await game.bot.store.watchers(1)
    assert (left.token, left.message) == ("", 0)
    asked = len(game.requests)
    await ana.make("hide 2 -")
    assert not [each for each in game.requests[asked:] if each.viewer == kim.id]
    assert "👁 1 watching" in text(game.board)


async def test_the_end_is_shown_there_as_everybody_is_told_it(game: World, ana: Player, ben: Player) -> None:
    eva = game.join("Eva", "es-ES")
    panel = await watch(game, eva, "Mirar")
    await found(ana, ben)
    await ben.press(await ben.private("table resign"), "Resign")
    shown = eva.look(panel)
    assert "Gana Ana" in text(shown)
    assert not shown["content"]
    assert labels(shown) == ["Repetición", "Historial", "En palabras", "Tablero"]


async def test_whom_the_host_has_sent_away_watches_nothing(game: World, ana: Player, ben: Player) -> None:
    """Nor anybody who is sent away, or sits down, while watching."""
    eva, kim = game.join("Eva"), game.join("Kim")
    panel = await watch(game, kim)
    agreements = replace(game.table.record.agreements, sent_away=(int(eva.id), int(kim.id)))
    await game.table.change(lambda record: replace(record, agreements=agreements))
    assert "sent you away" in await eva.forge(game.board, "e1:watch:1:-::")
    await ana.make("hide 1 -")
    assert "no longer watching" in text(kim.look(panel))
    assert "watching" not in text(game.board)


async def test_presses_are_limited(game: World) -> None:
    kim = game.join("Kim")
    panel = await watch(game, kim)
    (limit,) = LIMITS["watch"]
    for _ in range(limit.most // 2 - 1):
        await kim.press(kim.look(panel), "Stop watching")
        panel = await watch(game, kim)
    await kim.press(kim.look(panel), "Stop watching")
    assert "pressed this too often" in await kim.forge(game.board, "e1:watch:1:-::")
    assert await game.bot.store.watchers(1) == []


@pytest.mark.parametrize("title", ["alien1979", "escape_plan"])
async def test_five_play_and_three_watch(world: World, ana: Player, ben: Player, title: str) -> None:
    """A whole game: each who watches ends with the page of the channel, in the own language, and no sound is made."""
    others = [world.join(name, locale) for name, locale in (("Cleo", "es-ES"), ("Dan", "en-US"), ("Eve", "en-US"))]
    await sit_down(ana, ben, *others, game=title)
    fay, gus, hal = world.join("Fay", "es-ES"), world.join("Gus"), world.join("Hal", "es-ES")
    panels = {
        fay: await watch(world, fay, "Mirar"),
        gus: await watch(world, gus),
        hal: await watch(world, hal, "Mirar"),
    }
    assert "👁 3 watching" in text(world.board)
    await play_fast(world, world.table, random.Random(5))
    assert world.table.record.status == "over"
    shown = {player: text(player.look(panel)) for player, panel in panels.items()}
    assert shown[fay] == shown[hal] != shown[gus]
    told = next(text(each) for each in reversed(world.public) if each["embeds"] and each["mentions"])
    assert shown[gus] == told.partition("\n")[2]
    assert [player.inbox for player in panels] == [[], [], []]


async def test_those_who_watched_look_back_as_players_do(
    world: World, ana: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a loser had to hold likely, and how a computer came to its decision: on the live board and by direct
    message, each in the own language, and not before the end."""
    doubt = Doubt(0, "death", lambda view, worlds: None, lambda say: {"sector": "17"})
    monkeypatch.setattr("bot.archive.beliefs.doubts_of_losers", lambda *given: {ana.seat: (doubt, {"percent": 34})})
    await ana.slash("alien1979 new")
    await ana.press(world.board, "Fill")
    eva, kim = world.join("Eva", "es-ES"), world.join("Kim")
    spanish, english = await watch(world, eva, "Mirar"), await watch(world, kim)
    await eva.press(eva.look(spanish), "Contarme")
    assert "opens when the game is over" in await kim.forge(english, "e1:knew:1:-::0.all.0")
    await play_fast(world, world.table, random.Random(5))
    told = text(eva.inbox[-1])
    assert "17" in told
    assert "34" in told
    for player, shown, words in (
        (eva, eva.look(spanish), ("17", "34", "Repetición", "Siguiente", "¿Qué sabía")),
        (kim, kim.look(english), ("17", "34%", "Replay", "Next", "What did")),
    ):
        *lines, replay, on, knew = words
        assert [word for word in lines if word not in text(shown)] == []
        panel = ((await player.press(shown, replay)).told or [shown])[-1]
        while not any(label.startswith(knew) for label in labels(player.look(panel))):
            await player.press(player.look(panel), on)
        await player.press(player.look(panel), knew)
        assert text(player.look(panel)).startswith(knew)

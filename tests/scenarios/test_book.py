"""The rules as a book: opened at what is asked, turned over in one place, with what cannot be done now and why."""

from __future__ import annotations

import pytest

from bot.engine.custom_id import at_home
from bot.installed_games import InstalledGame, installed_game, installed_games
from bot.ui.pages.book import RULING
from tests.ui.messages import Json, find, items, labels, seen, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

BOOKS = installed_games()

CHAPTERS, BACK, NEXT, WHY = "Chapters", "◀ Back", "Next ▶", "Why can’t I"


def opened(message: Json) -> str:
    """Say which line of the menu of chapters is shown as chosen."""
    (chosen,) = [option["value"] for option in find(message, CHAPTERS)["options"] if option.get("default")]
    return str(chosen)


@pytest.mark.parametrize("game", BOOKS, ids=lambda game: game.name)
async def test_the_book_opens_at_the_question(world: World, ana: Player, ben: Player, game: InstalledGame) -> None:
    await sit_down(ana, ben, game=game.name, pace=0)
    asked = next(player for player in (ana, ben) if world.table.asks(player.seat))
    before, hand, public = world.table.record.version, text(asked.hand), len(world.public)
    book = (await asked.press(asked.hand, "Rules")).told[-1]
    chapter = next(each for each in game.book if each.name == opened(book))
    assert {ask.verb for ask in world.table.asks(asked.seat)} & set(chapter.verbs)
    seen(text(book), game.say("en")(f"{game.name}-book-{chapter.name}"), "page ")
    assert bool(chapter.step) == bool(book["embeds"][0].get("image"))

    await asked.choose(book, CHAPTERS, game.book[0].name)
    book = asked.look(book)
    assert opened(book) == game.book[0].name
    await asked.press(book, NEXT)
    assert opened(asked.look(book)) == game.book[1].name
    await asked.choose(asked.look(book), CHAPTERS, game.book[0].name)
    assert opened(asked.look(book)) == game.book[0].name
    await asked.press(asked.look(book), BACK)
    book = asked.look(book)
    assert opened(book) == "."
    assert find(book, BACK)["disabled"]
    seen(text(book), "the rules in short", f"{RULING} marks a ruling of ours")

    await asked.press(book, WHY)
    book = asked.look(book)
    seen(text(book), "Why can’t I …?", "can only be done at another point in the game")
    assert labels(book) == ["◀ Rules"]
    await asked.press(book, "◀ Rules")
    assert opened(asked.look(book)) == "."
    assert (world.table.record.version, text(asked.hand), len(world.public)) == (before, hand, public)


@pytest.mark.parametrize("game", BOOKS, ids=lambda game: game.name)
@pytest.mark.parametrize(("locale", "asks"), [("en-US", WHY), ("es-ES", "¿Por qué no")])
async def test_what_cannot_be_done_is_one_press_from_a_hand(
    world: World, game: InstalledGame, locale: str, asks: str
) -> None:
    ana = world.join("Ana", locale)
    home = await ana.private("escapade")
    panel = (await world.click(ana, home, at_home("play", game.name), forged=True)).told[-1]
    hand = text(ana.look(panel))
    told = (await ana.press(ana.look(panel), asks)).told[-1]
    assert told["id"] != panel["id"]
    assert text(ana.look(panel)) == hand
    seen(text(told), game.say(locale)("why-rest"))
    await ana.press(told, labels(told)[0])
    assert any("options" in item for item in items(ana.look(told))), "a page of the book"


async def test_what_one_rule_forbids_stands_together(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, game="alien1979", pace=0)
    asked = ana if ana.called else ben
    book = (await asked.press(asked.hand, "Rules")).told[-1]
    await asked.press(book, WHY)
    told = text(asked.look(book))
    seen(told, "**Take a code (1), Try to board (1), Remove a mark (1), Protect yourself (1)** – ", "(2)** – ")
    await asked.make("stop")
    await asked.press(asked.look(book), "◀ Rules")
    await asked.press(asked.look(book), WHY)
    seen(text(asked.look(book)), "You have nothing to decide now.")


async def test_an_onlooker_reads_and_has_nothing_to_ask(world: World, ana: Player, ben: Player) -> None:
    """In a lobby, at play and in the end, and at no table."""
    await ana.slash("fugitive new")
    eva = world.join("Eva")
    book = (await eva.press(world.board, "Rules")).told[-1]
    seen(text(book), "the rules in short")
    assert not any(label.startswith(WHY) for label in labels(book))
    await ben.press(world.board, "Join")
    await ana.press(world.board, "Start")
    book = (await eva.press_more(world.board, "Rules")).told[-1]
    assert not any(label.startswith(WHY) for label in labels(book))
    assert "You don't play" in await eva.forge(book, "e1:why:1:-::.")
    for forged in ("e1:book:1:-::no-such-page", "e1:rules:1:-::no-such-page"):
        assert "the rules in short" in await eva.forge(world.board, forged)


async def test_at_no_table_every_chapter_stands(world: World, ana: Player) -> None:
    """Options are for tables."""
    book = await ana.private("table rules", game="fugitive")
    seen(text(book), "the rules in short")
    fugitive = installed_game("fugitive")
    assert [option["value"] for option in find(book, CHAPTERS)["options"]][1:] == [each.name for each in fugitive.book]
    await ana.press(book, NEXT)
    assert opened(ana.look(book)) == fugitive.book[0].name
    seen(text(ana.look(book)), fugitive.say("en")(f"fugitive-book-{fugitive.book[0].name}"))
    assert await ana.forge(book, "e1:book:0:-::no-such-title.aim")

"""Handlers for the rule book: opening it, turning pages, and explaining why a move is not possible."""

from __future__ import annotations

from bot import installed_games
from bot.engine.page import Page
from bot.ui.pages.book import Reader, at_table, book_page, why_page
from bot.ui.press_context import HomePressContext, PressContext, at_home, on
from bot.ui.user_errors import UserError


@on("rules", private=True)
async def rules(press: PressContext) -> None:
    """Open the rule book in a private message, at a chapter or at the short rules."""
    await press.reply.add(book_page(await _reader(press), press.custom_id.argument))


@on("book", private=True)
async def book(press: PressContext) -> None:
    """Show another page of the rule book in the message that was pressed."""
    name = press.values[0] if press.values else press.custom_id.argument
    await press.reply.show(book_page(await _reader(press), name, press.custom_id.serial + 1))


@on("cannot", private=True)
async def cannot(press: PressContext) -> None:
    """Show the presser in a private message which moves they cannot make now, and why."""
    await press.reply.add(await _why(press))


@on("why", private=True)
async def why(press: PressContext) -> None:
    """Show which moves the presser cannot make now, and why. This replaces a page of the rule book."""
    await press.reply.show(await _why(press))


@at_home("rules", personal=True)
async def rules_at_home(press: HomePressContext) -> None:
    """Open the rule book of a game from the home page, for a person without a table."""
    reader, name = await _parse_reader(press)
    await press.reply.add(book_page(reader, name))


@at_home("book", personal=True)
async def book_at_home(press: HomePressContext) -> None:
    """Show another page of the rule book in the message that was pressed, for a person without a table."""
    reader, name = await _parse_reader(press)
    name = press.values[0] if press.values else name
    await press.reply.show(book_page(reader, name, press.custom_id.serial + 1))


async def _why(press: PressContext) -> Page:
    if press.table.record.status != "playing":
        raise UserError("not-dealt")
    return why_page((await _reader(press))._replace(seat=press.seat), press.custom_id.argument)


async def _reader(press: PressContext) -> Reader:
    person = await press.client.store.person(press.user)
    return at_table(press.table, press.user, press.locale, person.text_first)


async def _parse_reader(press: HomePressContext) -> tuple[Reader, str]:
    """Return the reader and the page of a rule book from the data of a press.

    Raises UserError for an unknown game.
    """
    game, _, name = press.custom_id.argument.partition(".")
    if game not in installed_games.names():
        raise UserError("press-unreadable")
    title = installed_games.installed_game(game)
    person = await press.client.store.person(press.user)
    return Reader(title, title.say(press.locale), text_first=person.text_first), name

"""The rules book: opened, turned over, and asked why something cannot be done now."""

from __future__ import annotations

from bot import titles
from bot.ui.pages.book import Reader, at_table, book_page, why_page
from bot.ui.pressed import AtHome, Pressed, at_home, on
from bot.ui.sorry import Sorry


@on("rules", private=True)
async def rules(pressed: Pressed) -> None:
    """Open the book of the table, at a chapter or at the short rules."""
    await pressed.reply.add(book_page(await _reader(pressed), pressed.press.argument))


@on("book", private=True)
async def book(pressed: Pressed) -> None:
    """Turn to another page in the same place."""
    name = pressed.values[0] if pressed.values else pressed.press.argument
    await pressed.reply.show(book_page(await _reader(pressed), name, pressed.press.serial + 1))


@on("why", private=True)
async def why(pressed: Pressed) -> None:
    """Tell the presser, who plays here, what is not offered now, and why."""
    reader = (await _reader(pressed))._replace(seat=pressed.seat)
    if pressed.table.record.status != "playing":
        raise Sorry("not-dealt")
    await pressed.reply.show(why_page(reader, pressed.press.argument))


@at_home("rules")
async def rules_at_home(pressed: AtHome) -> None:
    """Open the book of a title, for no table."""
    reader, name = await _reader_at_home(pressed)
    await pressed.reply.add(book_page(reader, name))


@at_home("book")
async def book_at_home(pressed: AtHome) -> None:
    """Turn to another page of a title's book in the same place."""
    reader, name = await _reader_at_home(pressed)
    name = pressed.values[0] if pressed.values else name
    await pressed.reply.show(book_page(reader, name, pressed.press.serial + 1))


async def _reader(pressed: Pressed) -> Reader:
    person = await pressed.client.store.person(pressed.user)
    return at_table(pressed.table, pressed.user, pressed.locale, person.text_first)


async def _reader_at_home(pressed: AtHome) -> tuple[Reader, str]:
    """Read which book, and where it is to be opened. Raises Sorry for a title that there is not."""
    game, _, name = pressed.press.argument.partition(".")
    if game not in titles.names():
        raise Sorry("press-unreadable")
    title = titles.title(game)
    person = await pressed.client.store.person(pressed.user)
    return Reader(title, title.say(pressed.locale), text_first=person.text_first), name

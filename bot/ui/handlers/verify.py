"""Handlers for the proof that a deal was fair. It is shown during the game and checked after the game.

A web page can also check the proof without the bot.
"""

from __future__ import annotations

import asyncio

from bot.engine.page import Page
from bot.engine.texts import language
from bot.table.export import Exported, file_of
from bot.table.verify import Verdict, verify
from bot.ui.pages import forms
from bot.ui.pages.content import as_content
from bot.ui.pages.fair_deal import fair_page
from bot.ui.past_games import export_ended, file_name
from bot.ui.press_context import PressContext, on
from bot.ui.user_errors import UserError
from bot.verifier.page import page as verifier_page


@on("fair", private=True)
async def fair(press: PressContext) -> None:
    """Show the presser the public part of the proof that the deal is fair.

    During the game it includes the last hash of the log.
    """
    if not press.table.record.seal:
        raise UserError("verify-lesson")
    person, sure = await press.client.store.person(press.user), press.client.tables.table_time.sure()
    await press.reply.add(as_content(fair_page(press.table, press.user, sure, press.say), person.text_first))


@on("verify", private=True)
async def check(press: PressContext) -> None:
    """Compute the whole game again from its secret. Show whether everything agrees, and what that proves.

    The game is also sent as a file, together with a web page that checks it without the bot.
    """
    table = press.table
    exported = await export_ended(press.client, table)
    verdict, checker = await asyncio.to_thread(_check_game, exported, language(press.locale))
    name, page_name = file_name(table), f"table-{table.id}.html"
    house = "verify-note-house" if table.record.day is None else "verify-note-daily"
    lines = [press.say(house if key == "verify-note-house" else key, **said) for key, said in verdict.said]
    page = Page(
        press.say("verify-title", table=table.id),
        (*lines, "", press.say("verify-how", page=page_name, file=name, table=table.id)),
    )
    await press.reply.add(page, forms.file(file_of(exported), name), forms.file(checker, page_name))


def _check_game(exported: Exported, spoken: str) -> tuple[Verdict, bytes]:
    """Check an exported game. Return the verdict and the content of the web page that checks it.

    `spoken` is the language of the web page.
    """
    return verify(exported), verifier_page(exported, spoken)

"""An ended game as a file that is looked at without the bot."""

from __future__ import annotations

from bot.replayer.making import LARGEST, TooLarge
from bot.ui.pages import forms
from bot.ui.press_context import PressContext, on
from bot.ui.user_errors import UserError, check_may_replay


@on("replay-file", private=True)
async def replay_file(press: PressContext) -> None:
    """Say at once that the file is being made, and give it when it is there."""
    check_may_replay(press.table, "replay-later")
    if not await press.client.replays.frames(press.table):
        raise UserError("replay-lost")
    table, language = press.table, press.say.language
    limit = press.interaction.filesize_limit or LARGEST

    async def give() -> None:
        try:
            file = await press.client.replays.filed(table, language, limit)
        except TooLarge:
            raise UserError("film-large") from None
        await press.reply.give(press.say("film-here", table=table.id), forms.file(file, f"replay-{table.id}.html"))

    await press.reply.say(press.say("film-soon"))
    press.later(press.interaction, give)

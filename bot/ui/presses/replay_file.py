"""An ended game as a file that is looked at without the bot."""

from __future__ import annotations

from bot.replayer.making import LARGEST, TooLarge
from bot.ui.pages import forms
from bot.ui.pressed import Pressed, on
from bot.ui.sorry import Sorry, see_told


@on("replay-file", private=True)
async def replay_file(pressed: Pressed) -> None:
    """Say at once that the file is being made, and give it when it is there."""
    see_told(pressed.table, "replay-later")
    if not await pressed.client.replays.frames(pressed.table):
        raise Sorry("replay-lost")
    table, language = pressed.table, pressed.say.language
    limit = pressed.interaction.filesize_limit or LARGEST

    async def give() -> None:
        try:
            file = await pressed.client.replays.filed(table, language, limit)
        except TooLarge:
            raise Sorry("film-large") from None
        await pressed.reply.give(pressed.say("film-here", table=table.id), forms.file(file, f"replay-{table.id}.html"))

    await pressed.reply.say(pressed.say("film-soon"))
    pressed.later(pressed.interaction, give)

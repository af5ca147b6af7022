"""The running games of a person, a line each."""

from __future__ import annotations

from bot.engine.texts import Say, language, texts
from bot.engine.wording import MESSAGE, fitting
from bot.table import life
from bot.ui.client import Client


async def running(client: Client, user: int, locale: str) -> list[str]:
    """List the games of `user` with the way to each, those first that wait for a turn."""
    say = Say(texts(language(locale)))
    turns: list[str] = []
    rest: list[str] = []
    for table in client.tables.of_user(user):
        mine = table.seat_of(user) in table.waited_for()
        state = "games-lobby" if table.record.status == "lobby" else "games-turn" if mine else "games-waiting"
        state = state if table.record.barred is None else "games-barred"
        game = table.say(locale)(f"{table.title.name}-title")
        line = say(state, game=game, table=table.id, link=await client.link(table))
        (turns if mine else rest).append(line)
    for table in client.tables.suspended_of(user):
        game = table.say(locale)(f"{table.title.name}-title")
        until = f"<t:{int(life.kept_until(table.record))}:D>"
        rest.append(say("games-suspended", game=game, table=table.id, until=until))
    return fitting([*turns, *rest], MESSAGE)

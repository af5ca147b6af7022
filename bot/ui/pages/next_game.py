"""Pages about the next game after an ended one: its choice, and the people for whom its lobby waits."""

from __future__ import annotations

from bot.engine.page import Choice, Menu, Page
from bot.engine.texts import Say
from bot.installed_games import installed_game, names
from bot.table import along
from bot.table.table import Table
from bot.ui.pages.out_of_play import COLOUR
from bot.ui.pages.times import relative


def another_page(table: Table, locale: str) -> Page:
    """Return the page on which players of an ended game choose another game."""
    say = table.say(locale)
    others = [installed_game(name) for name in names() if name != table.title.name]
    choices = tuple(
        Choice(each.name, f"{each.presenter.emoji} {each.say(locale)(f'{each.name}-title')}") for each in others
    )
    menu = Menu(say("menu-another"), table.press("another", serial=table.record.version), choices)
    return Page(say("another-title"), (say("another-about"),), colour=COLOUR, footer=table.called(say), rows=(menu,))


def out_page(table: Table, locale: str) -> Page:
    """Return the page that tells the reader that the lobby of the next game does not wait for them."""
    say = table.say(locale)
    return Page(say("out-title"), (say("out-about"),), colour=COLOUR, footer=table.called(say))


def along_lines(table: Table, say: Say) -> list[str]:
    """Return lines for a lobby that follows a previous game.

    They say for whom the lobby waits and how long, who watched the previous game, and who sits out.
    """
    found = table.record.agreements.along
    if found is None or table.record.status != "lobby":
        return []
    lines = []
    if along.is_open(table.record):
        departs = "yes" if along.starts_automatically(table.record, table.title) else "no"
        lines.append(say("along-until", relative=relative(table.table_time.shown(found.until)), departs=departs))
        bench = [each.user for each in found.bench]
        watched = [user for user in found.watchers if table.seat_of(user) is None and user not in bench]
        if watched and table.record.show != "quiet":
            lines.append(say("along-watched", people=" ".join(f"<@{user}>" for user in watched)))
    if found.bench:
        lines.append(say("along-bench", names=tuple(each.name for each in found.bench)))
    return lines

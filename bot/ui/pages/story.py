"""The page *Our story*: statistics of all games on a server, of all time and of a season.

There is also a picture of a season. The page and the picture name and rank no person.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.archive.statistics import season
from bot.archive.story import Chapter, Story
from bot.art.poster import Recap, Words
from bot.engine.codec import encode
from bot.engine.custom_id import at_home
from bot.engine.page import Button, Menu, Page, Picture
from bot.engine.texts import Say
from bot.engine.wording import ALT, cut
from bot.installed_games import InstalledGame, installed_game, names
from bot.ui.pages.out_of_play import COLOUR
from bot.ui.pages.statistics import season_name

PICTURE, POST = "picture", "post"
"""The arguments of two controls: the button below the story, and the menu below the picture."""

DRAWN, FIRST = 5, 2
"""The most games in a picture of a season, and the most figures for each game."""


def story_page(whole: Story, running: Story, last: Story, now: float, say: Say) -> Page:
    """Return the page with the statistics of all games on a server.

    `whole` are those of all time, `running` those of the present season. The page links to the picture of the `last`
    season.
    """
    if whole.began is None:
        return Page(say("story-title"), (say("story-none"),), colour=COLOUR)
    number = season(now)
    lines = [say("story-games", games=whole.games, season=running.games, since=f"<t:{int(whole.began)}:D>")]
    for chapter in whole.chapters:
        lines += ["", *_chapter(chapter, running.of(chapter.game), say)]
    label = say("button-story-picture", season=season_name(number - 1, say))
    ways = (Button(label, at_home("story", PICTURE), "next"),)
    return Page(
        title=say("story-title"),
        lines=tuple(lines),
        footer=say("story-about", season=season_name(number, say)),
        colour=COLOUR,
        rows=(ways,) if last.games else (),
    )


def season_page(last: Story, now: float, say: Say) -> Page:
    """Return the page with the picture of the last season. It contains nothing that may not be posted."""
    heading, told = say("story-season", season=season_name(season(now) - 1, say)), say("story-sum", games=last.games)
    shown = [chapter for chapter in last.chapters if chapter.game in names()][:DRAWN]
    lines = tuple(
        f"{_title(installed_game(each.game), say)}: {say.listed([*_sums(each, say)][:FIRST])}" for each in shown
    )
    games = tuple(each.game for each in shown)
    words = Recap(games, Words(heading, told, lines, say("story-foot")))
    picture = Picture("recap", games[0], installed_game(games[0]).game.schema, b"", say.language, (),
                      name=encode(words).decode())  # fmt: skip
    return Page(heading, (told,), colour=COLOUR, alt=cut(" ".join((heading, told, *lines)), ALT), picture=picture)


def posting_menu(serial: int, say: Say) -> Menu:
    """Return the menu that posts the picture of a season in a channel."""
    return Menu(say("menu-share"), at_home("story", POST, serial), (), of="channels")


def _chapter(whole: Chapter, running: Chapter, say: Say) -> Iterator[str]:
    """Yield lines with the statistics of one game, of all time and of the present season."""
    if whole.game not in names():
        return
    one = installed_game(whole.game)
    yield say("story-game", emoji=one.presenter.emoji, game=_title(one, say), games=whole.games)
    for name in one.sums:
        if count := whole.sums[name]:
            told = one.say(say.language)(f"{one.name}-sum-{name}", count=count)
            yield say("story-line", told=told, season=running.sums[name])


def _sums(chapter: Chapter, say: Say) -> Iterator[str]:
    """Yield lines that say how often something happened in one game."""
    one = installed_game(chapter.game)
    for name in one.sums:
        if count := chapter.sums[name]:
            yield one.say(say.language)(f"{one.name}-sum-{name}", count=count)


def _title(one: InstalledGame, say: Say) -> str:
    return one.say(say.language)(f"{one.name}-title")

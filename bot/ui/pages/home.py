"""The home page: what there is to play, the page of each game, help, and information about the bot."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.custom_id import at_home
from bot.engine.page import Button, Page, Picture
from bot.engine.texts import LANGUAGES, Say, texts
from bot.engine.wording import sentence
from bot.installed_games import InstalledGame, installed_games
from bot.settings import Settings
from bot.table.lobby import RELEASE
from bot.table.table import Table
from bot.table.ways_on import all_games, with_side
from bot.ui.pages.out_of_play import COLOUR
from bot.ui.pages.privacy import document_buttons
from bot.ui.pages.statistics import story_button
from bot.version import VERSION
from storage.records.tables import Deals

SHOWN = 5
"""The most games that have a button. A row on Discord has no space for more."""

WHOLE = "whole"
"""A suffix after the name of a game in a button. It starts a first game with all rules."""

DAILY = "🗓️"
"""The emoji on the button that opens the daily games."""

TURNS = 3
"""The most of a person's running games that are listed."""


def home_page(
    locale: str,
    tables: Sequence[Table] = (),
    user: int = 0,
    public: bool = False,
    wanted: Sequence[str] = (),
    names: bool = True,
    on_server: bool = True,
) -> Page:
    """Return the home page, for everybody (`public`) or for one `user` who plays at `tables`.

    `wanted` are lines about lobbies that look for players. With `on_server`, there is a button to ping people together.
    Without `names`, the page does not name other players. The page has no picture, so that the buttons of the games fit
    on the first screen of a phone.
    """
    say = Say(texts(locale))
    own = sorted(tables, key=lambda table: table.seat_of(user) not in table.waited_for())
    lines = [_running_line(table, user, locale, say, names) for table in own[:TURNS]]
    ways = (
        *_continue_button(own, public, say),
        *((gather_button(say),) if on_server else ()),
        Button(say("button-daily"), at_home("daily"), emoji=DAILY),
        Button(say("button-more"), at_home("more")),
    )
    return Page(
        say("home-title"),
        (say("home-lead"), *(_game_line(each, locale, say) for each in _shown()), *lines, *wanted),
        rows=(games_row(locale), ways),
        as_content=True,
    )


def games_row(locale: str) -> tuple[Button, ...]:
    """Return a button for each game, which opens the game's page."""
    return tuple(
        Button(_called(each, locale), at_home("game", each.name), emoji=each.presenter.emoji) for each in _shown()
    )


def gather_button(say: Say) -> Button:
    """Return the button *Ping me when there are enough of us*."""
    return Button(say("button-gather"), at_home("gather"), emoji="🔔")


def _shown() -> list[InstalledGame]:
    return sorted((each for each in installed_games() if each.offer.shown), key=_length_key)[:SHOWN]


def _length_key(title: InstalledGame) -> tuple[int, int]:
    """Return a key for sorting games: short games for few people come first."""
    return title.offer.alone, len(title.game.seats)


def emblem_of(title: InstalledGame) -> Picture:
    """Return what to draw as the emblem of a game. The emblem is the same in every language."""
    return Picture("emblem", title.name, title.game.schema, b"", "", ())


def _called(title: InstalledGame, locale: str) -> str:
    return title.say(locale)(f"{title.name}-title")


def _game_line(title: InstalledGame, locale: str, own: Say) -> str:
    """Return a line about a game: what it is, for how many people, and how long it takes."""
    head = " · ".join([f"{title.presenter.emoji} **{_called(title, locale)}**", *number_lines(title, own)[:2]])
    return f"{head}\n{sentence(title.say(locale)(f'{title.name}-command-about'))}."


def number_lines(title: InstalledGame, say: Say) -> tuple[str, ...]:
    """Return lines with the number of players, and with the lengths of a game and of a first game."""
    least, most = title.game.seats[0], title.game.seats[-1]
    minutes = title.offer.together.values()
    players = say("home-players", least=least, most=most, several="yes" if least < most else "no")
    shortest, longest = min(minutes), max(minutes)
    lasts = say("home-minutes", least=shortest, most=longest, several="yes" if shortest < longest else "no")
    return players, lasts, say("home-first", minutes=title.offer.alone)


def game_page(title: InstalledGame, locale: str, direct: bool) -> Page:
    """Return the page of one game with all ways to start it.

    In `direct` messages, the ways that need other people are left out. *Play now* deals the role that the first lesson
    teaches; each other role that has a lesson has a button of its own.
    """
    say = Say(texts(locale))
    game, daily = _called(title, locale), Button(say("button-daily"), at_home("daily"), emoji=DAILY)
    left_out = [title.say(locale)(f"{title.name}-option-{name}") for name in title.offer.left_out(title.game)]
    told = (say("home-left-out", rules=say.listed(left_out)),) if left_out else ()
    whole = (Button(say("button-play-whole"), at_home("play", f"{title.name}.{WHOLE}")),) if left_out else ()
    sides = tuple(
        Button(title.say(locale)(f"{title.name}-play-{each.side}"), at_home("play", with_side(title.name, each.side)))
        for each in title.lessons[1:]
    )
    ways = [
        Button(say("button-play-now"), at_home("play", title.name), "next"),
        Button(say("button-open-table" if direct else "button-with-friends"), at_home("table", title.name)),
    ]
    if title.lessons:
        ways.append(Button(say("button-learn"), at_home("learn", title.name)))
    ways.append(Button(say("button-rules"), at_home("rules", title.name)))
    return Page(
        f"{title.presenter.emoji} {game}",
        (title.say(locale)(f"{title.name}-about"), *told),
        lead=f"-# {say('home-hidden')}",
        footer=" · ".join(number_lines(title, say)),
        colour=COLOUR,
        alt=say("emblem-alt", game=game),
        picture=emblem_of(title),
        small=True,
        rows=(tuple(ways), (*sides, *whole, *((daily,) if title.offer.daily else ()), all_games(say))),
    )


def more_page(locale: str, on_server: bool = False) -> Page:
    """Return the page with all buttons of the home page that do not open a game.

    With `on_server`, one of them opens the statistics of the server (its story).
    """
    say = Say(texts(locale))
    other = next(each for each in LANGUAGES if each != say.language)
    ways = (
        Button(say("button-help"), at_home("help")),
        Button(say("button-about"), at_home("about")),
        Button(say("button-stats"), at_home("stats", "home")),
        Button(say(f"button-language-{other}"), at_home("home", other)),
        all_games(say),
    )
    rows = (ways, (story_button(say),)) if on_server else (ways,)
    return Page(say("button-more"), (say("home-more"),), colour=COLOUR, rows=rows)


def _continue_button(tables: Sequence[Table], public: bool, say: Say) -> tuple[Button, ...]:
    """Return the button that opens a running game.

    For one person it opens the game that waits for this person's move. On a public page it opens a list of the
    presser's games.
    """
    if public:
        return (Button(say("button-continue"), at_home("continue")),)
    return (Button(say("button-continue"), at_home("continue", str(tables[0].id)), "good"),) if tables else ()


def _running_line(table: Table, user: int, locale: str, own: Say, named: bool) -> str:
    """Return a line about a running game of `user`. If `named`, it has the names of the other players."""
    seat = table.seat_of(user)
    names = tuple(name for other, name in enumerate(table.names) if named and other != seat)
    state = "lobby" if table.record.status == "lobby" else "turn" if seat in table.waited_for() else "waits"
    game = table.say(locale)(f"{table.title.name}-title")
    return own(f"home-{state}", game=game, table=table.id, names=names, alone="no" if names else "yes")


def server_language_page(say: Say) -> Page:
    """Return the page that asks whether new tables on the server should use the language of `say`.

    Only people who may manage the server see it.
    """
    row = (Button(say("button-server-language"), at_home("server-language", say.language), "next"),)
    return Page(say("server-language-title"), (say("server-language-about"),), colour=COLOUR, rows=(row,))


def help_page(locale: str) -> Page:
    """Return the page that explains how to start, the commands, and the private hand."""
    say = Say(texts(locale))
    told = ("begin", "friends", "series", "hand", "closed", "turn", "rules", "commands")
    lines = tuple(say(f"help-{line}") for line in told)
    row = (Button(say("button-tournament"), at_home("tournament")),)
    return Page(say("help-title"), lines, lead=say("home-hidden"), colour=COLOUR, rows=(row,))


def about_page(locale: str, deals: Deals, invite: str, settings: Settings, owner: bool = False) -> Page:
    """Return the page about the bot.

    It has the version and licence, what is stored, the authors of the games, and how deals can be checked. It also says
    how to invite the bot (`invite`) and, from `settings`, how to reach the operator and where the documents are. For
    the operator (`owner`), it has a button to the operator's page.
    """
    say = Say(texts(locale))
    credits = tuple(f"{each.say(locale)(f'{each.name}-title')}: {each.offer.credit}" for each in installed_games())
    lines = (
        say("about"),
        say("about-deals", dealt=deals.dealt, beacon=deals.beacon, broken=deals.broken),
        "",
        f"**{say('about-games')}** {say('about-not-ours')}",
        *(f"- {line}" for line in credits),
        "",
        say("about-privacy"),
        say("about-version", version=VERSION, release=RELEASE),
        say("about-contact", contact=settings.contact) if settings.contact else say("about-no-contact"),
    )
    own = (Button(say("button-operator"), at_home("operator", "new")),) if owner else ()
    links = {"privacy": settings.privacy_url, "terms": settings.terms_url}
    rows = ((Button(say("button-invite"), "", link=invite), *document_buttons(say, links), *own),)
    return Page(say("about-title"), lines, colour=COLOUR, rows=rows)

"""Pages of the daily games: what there is to play, the results, and the seals of the deals.

A seal is a hash that proves later that a deal was not changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.archive.daily import ROW, shortened
from bot.archive.day import ends, spelt
from bot.engine.custom_id import at_home
from bot.engine.page import Button, Page
from bot.engine.texts import Say
from bot.installed_games import InstalledGame, installed_game
from bot.table.daily import may_see, streak
from bot.ui.pages.out_of_play import COLOUR
from bot.ui.pages.rows import ROWS, packed
from bot.ui.pages.share import outcome_text, result_text
from bot.ui.pages.times import relative
from storage.records.contests import DailyRecord, TryRecord

FEWEST = 2
"""How many people must have finished a daily game before its results are posted on a server."""

BEST = 5
"""The most results that are listed for each game. The reader's own result is listed in any case."""

WAYS = ("today", "yesterday", "seals")
"""The arguments of the buttons that open other pages: the results of two days, and the seals."""

BACK = "back"
"""The argument of the button that leads back to the page with today's games."""

Dailies = Mapping[str, DailyRecord]

Secrets = Mapping[tuple[int, str], str]
"""The secrets of the deals in hexadecimal, by day and game. Only secrets of past days are included."""


def daily_page(dailies: Dailies, tries: Sequence[TryRecord], running: Sequence[str], now: float, say: Say) -> Page:
    """Return the page with the daily games of a day.

    `tries` are all games that the reader has played as daily games. `running` has the names of those that the reader is
    playing now.
    """
    today = next(iter(dailies.values())).day
    own = {each.game: each for each in tries if each.day == today}
    until = ends(today)
    lines = (
        say("daily-lead"),
        say("daily-ends", when=f"<t:{until}:t>", relative=relative(until)),
        "",
        *(_game_line(each, own.get(each.game), each.game in running, say) for each in dailies.values()),
        "",
        *_streak(tries, today, say),
        f"-# {say('daily-shuffle')}",
    )
    buttons = (*packed(_games(dailies, own, say))[: ROWS - 1], _ways(WAYS, say))
    return Page(say("daily-title", day=spelt(today)), lines, colour=COLOUR, rows=buttons)


def result_page(table: InstalledGame, daily: DailyRecord, tries: Sequence[TryRecord], link: str, say: Say) -> Page:
    """Return the page with a player's result of a daily game as text to copy.

    `tries` are all daily games that this player has played.
    """
    own = next(each for each in tries if (each.day, each.game) == (daily.day, daily.game))
    lines = (
        say("daily-copy"),
        "```",
        *result_lines(daily, own, link, say),
        "```",
        f"-# {table.say(say.locale)(f'{table.name}-squares')}",
        *_streak(tries, daily.day, say),
    )
    ways = (Button(say("button-daily"), at_home("daily", BACK)), *_ways(WAYS[:1], say))
    return Page(f"{table.presenter.emoji} {_game(daily, say)}", lines, colour=COLOUR, rows=(ways,))


def result_lines(daily: DailyRecord, tried: TryRecord, link: str, say: Say) -> tuple[str, ...]:
    """Return the result of a daily game as lines that a player may post anywhere.

    They reveal no secret of the player's role, because everybody has the same role that day.
    """
    heading = (_game(daily, say), spelt(daily.day), _outcome(tried, say))
    return result_text(installed_game(daily.game).presenter, heading, tried.squares, link)


def table_page(dailies: Dailies, tries: Sequence[TryRecord], user: int, now: float, say: Say) -> Page:
    """Return the page with those results of a day that `user` may see."""
    today = next(iter(dailies.values())).day
    lines: list[str] = []
    for daily in dailies.values():
        lines += [f"**{installed_game(daily.game).presenter.emoji} {_game(daily, say)}** · {_role(daily, say)}"]
        if not may_see(tries, user, daily, now):
            lines += [say("daily-later"), ""]
            continue
        done = [each for each in tries if each.game == daily.game and each.finished is not None]
        told = [_result_line(place, each, user, say) for place, each in enumerate(done, 1)
                if place <= BEST or each.user == user]  # fmt: skip
        lines += [*(told or [say("daily-nobody")]), ""]
    ways = [Button(say("button-daily"), at_home("daily", BACK))]
    if now >= ends(today):
        ways.append(Button(say("button-report"), at_home("report-day", str(today))))
    return Page(say("daily-table-title", day=spelt(today)), tuple(lines[:-1]), colour=COLOUR, rows=(tuple(ways),))


def posted_page(dailies: Dailies, tries: Sequence[TryRecord], told: bool, say: Say) -> Page | None:
    """Return the page with a day's results for a server.

    Return None if fewer than two people have finished a game. If the page is posted already (`told`), it is always
    returned.
    """
    done = [each for each in tries if each.finished]
    if len({each.user for each in done}) < FEWEST and not told:
        return None
    lines: list[str] = []
    for daily in dailies.values():
        best = [each for each in done if each.game == daily.game][:BEST]
        if best:
            face = installed_game(daily.game).presenter
            lines += [f"**{face.emoji} {_game(daily, say)}** · {_role(daily, say)}"]
            lines += [f"{_result_line(place, each, 0, say)} {shortened(face, each.squares, ROW)}"
                      for place, each in enumerate(best, 1)] + [""]  # fmt: skip
    day = next(iter(dailies.values())).day
    row = (Button(say("button-daily"), at_home("daily"), "next"),)
    return Page(say("daily-post-title", day=spelt(day)), tuple(lines[:-1]), colour=COLOUR, rows=(row,))


def seals_page(days: Sequence[Dailies], secrets: Secrets, say: Say) -> Page:
    """Return the page with the seals of several days, and with the `secrets` of past days."""
    lines: list[str] = [say("daily-seals"), ""]
    for dailies in days:
        for daily in dailies.values():
            made = f"<t:{int(daily.made)}:f>"
            lines.append(f"**{spelt(daily.day)} · {_game(daily, say)}** · {say('daily-sealed', made=made)}")
            lines += _seal_lines(daily, secrets, say) or [f"`{daily.seal}`"]
    back = Button(say("button-daily"), at_home("daily", BACK))
    return Page(say("daily-seals-title"), tuple(lines), colour=COLOUR, rows=((back,),))


def _seal_lines(daily: DailyRecord, secrets: Secrets, say: Say) -> list[str]:
    """Return lines with the seal of a deal and with its secret, if the secret is public."""
    opened = secrets.get((daily.day, daily.game))
    return [] if opened is None else [f"`{daily.seal}`", say("daily-opened", secret=opened)]


def _game_line(daily: DailyRecord, own: TryRecord | None, runs: bool, say: Say) -> str:
    """Return a line about a daily game: the role in it, and the reader's result or the number of results."""
    state = say("daily-open") if own is None else say("daily-runs") if runs else _outcome(own, say)
    return f"{installed_game(daily.game).presenter.emoji} **{_game(daily, say)}** · {_role(daily, say)} · {state}"


def _games(dailies: Dailies, own: Mapping[str, TryRecord], say: Say) -> tuple[Button, ...]:
    return tuple(
        Button(
            _game(each, say),
            at_home("daily-play", each.game),
            "plain" if each.game in own and own[each.game].finished is not None else "next",
            emoji=installed_game(each.game).presenter.emoji,
        )
        for each in dailies.values()
    )


def _ways(ways: Sequence[str], say: Say) -> tuple[Button, ...]:
    return tuple(Button(say(f"button-daily-{what}"), at_home("daily", what)) for what in ways)


def _streak(tries: Sequence[TryRecord], today: int, say: Say) -> tuple[str, ...]:
    found = streak(tries, today)
    return (say("daily-streak", month=found.month, days=found.now, best=found.best),) if found.best else ()


def _result_line(place: int, tried: TryRecord, user: int, say: Say) -> str:
    """Return a line with a person's result in a daily game, and the place among all results."""
    own = tried.user == user
    name = tried.name if tried.name and (tried.shown or own) else say("somebody")
    return f"{place}. {f'**{name}**' if own else name} · {_outcome(tried, say)}"


def _outcome(tried: TryRecord, say: Say) -> str:
    if tried.finished is None:
        return say("daily-runs")
    return outcome_text(tried.finished, tried.won, tried.turns, say)


def _game(daily: DailyRecord, say: Say) -> str:
    return installed_game(daily.game).say(say.locale)(f"{daily.game}-title")


def _role(daily: DailyRecord, say: Say) -> str:
    return installed_game(daily.game).say(say.locale)(f"{daily.game}-daily-{daily.role}")

"""The statistics of a person's ended games, and the leader boards of a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.archive.ratings import certainty, person_key, shown
from bot.archive.statistics import FEWEST, Earned, Ranked, Rival, Statistics, Tally
from bot.engine.custom_id import at_home
from bot.engine.page import Button, Choice, Menu, Page
from bot.engine.texts import Say
from bot.installed_games import InstalledGame, installed_game, installed_games
from bot.ui.pages.out_of_play import COLOUR
from bot.ui.pages.rows import fit_choices
from storage.records.outcomes import RatingRecord

RIVALS = 5
"""The most other players that a person's statistics list."""

RATED = 5
"""The number of rated games after which a person's rating is shown."""

LONG = 10.0
"""The shortest time per move that is shown, in seconds."""

PLACES = 15
"""The most people on a leader board."""

Ratings = Mapping[str, RatingRecord]
"""Ratings, by the name of the game or by the key of the person."""


class AtTable(NamedTuple):
    """A person at a table: the name, the statistics in the table's game, and the rating."""

    name: str
    found: Statistics
    rating: RatingRecord | None


def statistics_page(
    whole: Statistics, each: Mapping[str, Statistics], ratings: Ratings, say: Say, server: bool, serial: int = 0
) -> Page:
    """Return the page with a person's statistics of all games, and a line for each game.

    With `server`, the page has a button for the leader board.
    """
    leaders = (Button(say("button-leaders"), at_home("leaders")), story_button(say)) if server else ()
    ways = (Button(say("button-history"), at_home("history", "", serial)), *leaders)
    if not whole.played:
        return Page(say("stats-title"), (say("stats-none"),), colour=COLOUR, rows=(ways,))
    played = [one for one in installed_games() if one.name in each]
    lines = [
        *_count_lines(whole, say),
        *_time_lines(whole, say),
        "",
        *(_title_line(one, each[one.name], ratings.get(one.name), say) for one in played),
        *_against(whole.rivals, say),
        "",
        say("stats-achieved", earned=len(whole.earned), of=sum(len(one.achievements) for one in installed_games())),
    ]
    choices = tuple(Choice(one.name, _name(one, say)) for one in played)
    menu = Menu(say("menu-stats"), at_home("stats", "", serial), choices)
    return Page(say("stats-title"), tuple(lines), colour=COLOUR, rows=(menu, ways))


def title_page(one: InstalledGame, found: Statistics, ratings: Ratings, user: int, say: Say, serial: int = 0) -> Page:
    """Return the page with a person's statistics in one game.

    `ratings` has the ratings by person. `serial` is the serial number of the menu.
    """
    own = one.say(say.locale)
    with_people, practice = (ratings.get(person_key(user, alone)) for alone in (False, True))
    lines = [
        *_count_lines(found, say),
        *([say("stats-rating", strength=_rating_text(with_people, say))] if with_people is not None else []),
        *([say("stats-rating-practice", strength=_rating_text(practice, say))] if practice is not None else []),
        *_time_lines(found, say),
    ]
    if found.roles:
        lines.append(say("stats-roles", parts=_parts({own(f"{one.name}-role-{role}"): tally
                                                      for role, tally in found.roles.items()}, say)))  # fmt: skip
    if len(one.game.seats) > 1:
        lines.append(say("stats-seats", parts=_parts({say("stats-players", count=count): tally
                                                      for count, tally in found.seats.items()}, say)))  # fmt: skip
    lines += _against(found.rivals, say)
    lines += ["", say("stats-achieved", earned=len(found.earned), of=len(one.achievements))]
    lines += [_achieved(one, each, say) for each in found.earned]
    back = Button(say("button-stats"), at_home("stats", "", serial))
    games = Button(say("button-history"), at_home("history", "", serial))
    heading = say("stats-of", emoji=one.presenter.emoji, game=_name(one, say))
    return Page(heading, tuple(lines), colour=COLOUR, rows=((back, games),))


def leaders_page(
    one: InstalledGame,
    number: int,
    ranked: Sequence[Ranked],
    first: int,
    last: int,
    user: int,
    say: Say,
    sitting: Sequence[AtTable] = (),
    serial: int = 0,
) -> Page:
    """Return the page with the leader board of a game on a server, in the season `number`.

    There are seasons from `first` to `last`. People who sit at a table here are listed above the leader board.
    """
    lines = [_leader(place, each, say) for place, each in enumerate(ranked[:PLACES], 1)]
    mine = next((place for place, each in enumerate(ranked, 1) if each.user == user and place > PLACES), None)
    if mine is not None:
        lines += ["…", _leader(mine, ranked[mine - 1], say)]
    here = [_sitting(each, say) for each in sitting]
    above = [say("leaders-here"), *here, ""] if here else []
    turned = (
        Button(say("button-earlier"), at_home("leaders", f"{one.name}.{number - 1}", serial), enabled=number > first),
        Button(say("button-later"), at_home("leaders", f"{one.name}.{number + 1}", serial), enabled=number < last),
    )
    choices = tuple(Choice(each.name, _name(each, say), chosen=each is one) for each in installed_games())
    menu = Menu(say("menu-leaders"), at_home("leaders", f"-.{number}", serial), fit_choices(choices))
    return Page(
        title=say("leaders-title", emoji=one.presenter.emoji, game=_name(one, say)),
        lines=(*above, f"**{season_name(number, say)}**", *(lines or [say("leaders-none")])),
        footer=say("leaders-about", least=FEWEST),
        colour=COLOUR,
        rows=(menu, turned),
    )


def story_button(say: Say) -> Button:
    """Return the button that opens the statistics of the server (its story)."""
    return Button(say("button-story"), at_home("story"), emoji="📖")


def season_name(number: int, say: Say) -> str:
    """Return the name of a season, which consists of its three months."""
    return say(f"season-{number % 4}", year=str(number // 4))


def _count_lines(found: Statistics, say: Say) -> list[str]:
    """Return lines with the numbers of games with others, alone, and with moves taken back."""
    lines = [say("stats-people", **_count(found.with_people))] if found.with_people.played else []
    lines += [say("stats-practice", **_count(found.practice))] if found.practice.played else []
    return [*lines, *([say("stats-returned", count=found.returned)] if found.returned else [])]


def _time_lines(found: Statistics, say: Say) -> list[str]:
    """Return lines with the time per move, and with the share of turns that were made in time."""
    lines = _move_time_line("stats-move", found, say)
    if found.turns:
        lines.append(say("stats-in-time", share=_in_time(found), turns=found.turns))
    return [" ".join(lines)] if lines else []


def _move_time_line(key: str, found: Statistics, say: Say) -> list[str]:
    """Return a line with the time per move. If the time is too short to be shown, return no line."""
    seconds = found.seconds
    return [] if seconds is None or seconds < LONG else [say(key, time=_span(seconds, say))]


def _in_time(found: Statistics) -> int:
    """Return the percentage of turns that were made in time. It is 100 only if all were."""
    return int(100 * (1 - found.late / found.turns))


def _title_line(one: InstalledGame, found: Statistics, rating: RatingRecord | None, say: Say) -> str:
    both = Tally(found.played, found.with_people.won + found.practice.won)
    line = say("stats-line", emoji=one.presenter.emoji, game=_name(one, say), **_count(both))
    return line if rating is None else f"{line} · {_rating_text(rating, say)}"


def _against(rivals: Sequence[Rival], say: Say) -> list[str]:
    shown_ = [say("stats-rival", name=rival.name, played=rival.tally.played, ahead=rival.tally.won)
              for rival in rivals[:RIVALS]]  # fmt: skip
    return [say("stats-rivals", rivals=", ".join(shown_))] if shown_ else []


def _achieved(one: InstalledGame, each: Earned, say: Say) -> str:
    own, key = one.say(say.locale), f"{one.name}-achieved-{each.name}"
    when = f"<t:{int(each.first)}:d>"
    return say("stats-honour", name=own(key), why=own(f"{key}.why"), times=each.times, when=when)


def _leader(place: int, each: Ranked, say: Say) -> str:
    return say(
        "leaders-line", place=place, name=each.name, strength=_rating_text(each.rating, say), **_count(each.tally)
    )


def _sitting(each: AtTable, say: Say) -> str:
    found = each.found
    parts = [say("leaders-sitting", name=each.name, **_count(found.with_people))]
    parts += [_rating_text(each.rating, say)] if each.rating is not None else []
    parts += _move_time_line("leaders-move", found, say)
    parts += [say("leaders-in-time", share=_in_time(found))] if found.turns else []
    return " · ".join(parts)


def _parts(parts: Mapping[str, Tally], say: Say) -> str:
    return " · ".join(say("stats-part", name=name, **_count(tally)) for name, tally in parts.items())


def _rating_text(rating: RatingRecord, say: Say) -> str:
    """Return a person's rating as text. Before enough games, the text says that it is not known yet."""
    if rating.games < RATED:
        return say("stats-new")
    return say("stats-strength", rating=str(shown(rating)), certain=say(f"certain-{certainty(rating)}"))


def _count(tally: Tally) -> dict[str, int]:
    return {"played": tally.played, "won": tally.won}


def _span(seconds: float, say: Say) -> str:
    """Return a length of time as text, in its largest unit."""
    for unit, length in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if seconds >= length:
            return say(f"span-{unit}", count=round(seconds / length))
    return say("span-seconds", count=max(1, round(seconds)))


def _name(one: InstalledGame, say: Say) -> str:
    return one.say(say.locale)(f"{one.name}-title")


def find_title(name: str) -> InstalledGame | None:
    """Return the game with this name; None if it is not installed."""
    try:
        return installed_game(name)
    except KeyError:
        return None

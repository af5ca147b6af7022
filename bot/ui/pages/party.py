"""Pages of a party evening: its public message, and the poster at its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from bot.art.lettering import drawn_names
from bot.art.poster import Words
from bot.engine.codec import encode
from bot.engine.custom_id import at_home
from bot.engine.page import Button, Page, Style
from bot.engine.texts import Say, texts
from bot.engine.wording import ALT, PAGE, cut, fitting
from bot.installed_games import installed_game
from bot.table import party
from bot.table.drawn import picture
from bot.table.table import Table
from bot.ui.pages.lobby import COLOUR, VOICE
from bot.ui.pages.times import relative
from storage.records.contests import PartyGameRecord, PartyRecord

ACTION = "party"

STYLES: dict[str, Style] = {"in": "next", "start": "good"}

READY, CROWN = "✅", "👑"
"""Emojis after the names of guests: one for being ready, and one for the winner of the evening."""

Shown = Callable[[float], int]
"""The type of a function that converts a moment of table time to seconds since 1970."""


def party_page(record: PartyRecord, shown: Shown, allowed: Sequence[str] = ()) -> Page:
    """Return the public page of a party evening. `allowed` has the games that the server allows."""
    say = Say(texts(record.locale))
    make = {"open": _open, "running": _running, "over": _over, "void": _void}[record.status]
    rows = tuple(row for row in (_buttons(record, say),) if row)
    lines = fitting(list(make(record, say, shown, allowed)), PAGE)
    return Page(f"🎉 {say('party-title')}", tuple(lines), colour=COLOUR, rows=rows)


def poster_of(page: Page, record: PartyRecord, table: Table) -> Page:
    """Return the last `page` of a party evening with its poster.

    The poster shows the end of the last game, the winner of the evening and the score.
    """
    say = table.say(record.locale)
    names = [each.name for each in record.entrants]
    drawn = dict(zip(names, drawn_names(tuple(names)), strict=True))
    best = [names[guest] for guest in party.crowned(record)]
    title = say("party-crown", names=say.listed(drawn[name] for name in best), count=len(best))
    score = " · ".join(f"{drawn[names[each.guest]]} {each.points}" for each in party.standings(record))
    story = tuple(_plain(_game(record, game, say, drawn)) for game in record.games if game.points)
    words = encode(Words(_plain(title), score, story, say("party-title"))).decode()
    alt = cut(" ".join((_plain(title), score, *story)), ALT)
    return replace(page, picture=picture(table.title, "share", table.view(None), say, name=words), alt=alt)


def _open(record: PartyRecord, say: Say, shown: Shown, allowed: Sequence[str]) -> Iterator[str]:
    """Yield lines for the time before the first game: the planned games, the guests, and the start."""
    people = len(party.present(record))
    yield say("party-about", games=party.GAMES, seconds=party.PACE)
    yield _programme(max(1, min(people, party.MOST)), say, allowed)
    yield ""
    begins = party.begins(record)
    if begins is None:
        yield say("party-waits", start=say("button-party-start"), ready=party.READY)
    else:
        yield say("party-begins", relative=relative(shown(begins)), people=people)
    yield ""
    yield from _guests(record, say)
    if people > party.MOST:
        yield say("party-eight", most=party.MOST)
    if record.in_voice:
        yield say("party-voice", people=say.listed(f"<@{user}>" for user in record.in_voice))


def _running(record: PartyRecord, say: Say, shown: Shown, allowed: Sequence[str]) -> Iterator[str]:
    """Yield lines for a running party evening.

    They are about the present tables or the next start, the guests without a seat, and the score.
    """
    number, on = party.round_of(record), party.playing(record)
    if on:
        yield say("party-game", number=number, games=party.GAMES)
        for each in on:
            yield _table(record, record.games[each], say)
    else:
        follows = party.follows(record)
        if follows is not None:
            yield say("party-next", number=number + 1, games=party.GAMES, relative=relative(shown(follows)))
        people = len(party.present(record))
        if people:
            yield _programme(min(people, party.MOST), say, allowed, number)
    seated = {guest for each in on for guest in record.games[each].seats}
    waiting = [record.entrants[guest].name for guest in party.present(record) if guest not in seated]
    if on and waiting:
        yield say("party-sits-out", names=say.listed(waiting), count=len(waiting))
    away = [guest.name for guest in record.entrants if guest.away and not guest.out]
    if away:
        yield say("party-away", names=say.listed(away), count=len(away), back=say("button-party-in"))
    done = [game for game in record.games if game.done]
    if done:
        yield ""
        yield from (_game(record, game, say) for game in done)
        yield ""
        yield from _score(record, say)


def _over(record: PartyRecord, say: Say, shown: Shown, allowed: Sequence[str]) -> Iterator[str]:
    """Yield a line that names the winner of the evening."""
    best = [record.entrants[guest].name for guest in party.crowned(record)]
    yield f"{CROWN} {say('party-crown', names=say.listed(f'**{name}**' for name in best), count=len(best))}"
    yield ""
    yield from (_game(record, game, say) for game in record.games)
    yield ""
    yield from _score(record, say)


def _void(record: PartyRecord, say: Say, shown: Shown, allowed: Sequence[str]) -> Iterator[str]:
    yield say("party-void")


def _programme(people: int, say: Say, allowed: Sequence[str], done: int = 0) -> str:
    """Return a line with the games that are still to be played, and how long each game takes."""
    at_table = people if people <= party.SIDE else -(-people // 2)
    titles, lasts = party.programme(at_table, allowed)[done:], party.minutes(at_table, allowed)[done:]
    names = [f"{installed_game(name).presenter.emoji} {_called(name, say)} ({minutes})"
             for name, minutes in zip(titles, lasts, strict=True)]  # fmt: skip
    tables = "two" if people > party.SIDE else "one"
    return say("party-programme", games=" + ".join(names), minutes=sum(lasts), tables=tables)


def _guests(record: PartyRecord, say: Say) -> Iterator[str]:
    """Yield lines with the names of the guests."""
    number = 0
    for guest in record.entrants:
        if guest.out:
            continue
        number += 1
        marks = [VOICE] * guest.voice + [f"{READY} {say('party-ready')}"] * guest.ready
        yield " ".join((f"`{number}` {guest.name}", *marks))
    if not number:
        yield say("party-nobody", come=say("button-party-in"))


def _table(record: PartyRecord, game: PartyGameRecord, say: Say) -> str:
    """Return a line about a table of a party evening: the game, the players, and a link."""
    who = say.listed(_marked(record, guest) for guest in game.seats)
    emoji = installed_game(game.game).presenter.emoji
    if not game.table:
        return say("party-table-soon", emoji=emoji, game=_called(game.game, say), people=who)
    channel = f"<#{record.rooms[min(game.room, len(record.rooms) - 1)]}>"
    return say("party-table", emoji=emoji, game=_called(game.game, say), people=who, channel=channel)


def _game(record: PartyRecord, game: PartyGameRecord, say: Say, drawn: dict[str, str] | None = None) -> str:
    """Return a line with the result of one game of a party evening."""
    emoji, won = installed_game(game.game).presenter.emoji, [record.entrants[guest].name for guest in game.won]
    names = say.listed(drawn[name] if drawn else name for name in won)
    key = "party-won" if won else "party-nobody-won" if game.points else "party-stopped"
    shown = "" if drawn else f"{emoji} "
    return say(key, number=game.round, game=f"{shown}{_called(game.game, say)}", names=names, count=len(won))


def _score(record: PartyRecord, say: Say) -> Iterator[str]:
    """Yield lines with the points of each guest, the best guest first."""
    best = party.crowned(record)
    for each in party.standings(record):
        name, crown = record.entrants[each.guest].name, f" {CROWN}" if each.guest in best and each.points else ""
        yield say("party-points", name=name, points=each.points, won=each.won) + crown


def _marked(record: PartyRecord, guest: int) -> str:
    known = record.entrants[guest]
    return f"{known.name} {VOICE}" if known.voice else known.name


def _called(name: str, say: Say) -> str:
    return installed_game(name).say(say.locale)(f"{name}-title")


def _plain(text: str) -> str:
    return text.replace("**", "").replace("`", "")


def _buttons(record: PartyRecord, say: Say) -> tuple[Button, ...]:
    if record.status in ("over", "void"):
        return (Button(say("button-party-again"), at_home(ACTION, "open"), "next"),)
    verbs = ("in", "start", "out", "off") if record.status == "open" else ("in", "out", "off")
    return tuple(
        Button(say(f"button-party-{verb}"), at_home(ACTION, f"{verb} {record.id}"), STYLES.get(verb, "plain"))
        for verb in verbs
    )

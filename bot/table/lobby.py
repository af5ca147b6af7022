"""Changes at a table before the deal. Each function returns the changed record or raises Illegal."""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, get_args

from msgspec.structs import replace

from bot.engine.chance import seal
from bot.engine.game import settled
from bot.engine.move import NOT_NOW, Illegal, Refusal
from bot.engine.texts import LANGUAGES
from bot.installed_games import LEVELS, InstalledGame
from bot.table import series
from bot.table.access import see_seat
from bot.table.names import looks
from bot.table.seating import Newcomer, computer, person
from storage.records.agreements import TableAgreements
from storage.records.servers import Show
from storage.records.tables import BeaconRecord, SeatRecord, TableRecord

PACES = (0, 300, 900, 3600, 86400)
"""The seconds for a turn among which a host may choose; 0 means no limit."""

DEFAULT_PACE = 86400

UNHURRIED = 0
"""The default pace of a table with a single person."""

TOGGLES = ("advice", "talk")
"""The names of table settings that hosts often change."""

SWITCHES = ("watch", "beacon")
"""The names of table settings that hosts rarely change."""

RELEASE = 1
"""The number of the newest release of the bot that changed something at tables (`bot/table/releases.py`)."""

LIFE = 86400.0
"""The seconds without a press after which a lobby is closed."""

EXPIRED = "expired"
"""The reason that is stored in a lobby if it was closed because nobody pressed anything for long."""
WORD = 40
"""The most letters of a player's word for the shuffle."""

REMATCH = "rematch"
"""The reason that is stored in a table if the button for a rematch opened it."""


def opened(
    title: InstalledGame,
    host: Newcomer,
    guild: int | None,
    channel: int,
    locale: str,
    options: Mapping[str, str],
    pace: int,
) -> TableRecord:
    """Return the record of a new lobby with its host in the first seat.

    Raises ValueError for an unknown option.
    """
    if pace not in PACES:
        raise ValueError(f"no pace {pace}")
    secret = secrets.token_bytes(32)
    return TableRecord(
        game=title.name,
        guild=guild,
        channel=channel,
        host=host.user,
        locale=locale,
        secret=secret,
        seal=seal(secret),
        options=settled(title.game, options),
        pace=pace,
        seats=(person(host, ()),),
        schema=title.game.schema,
        release=RELEASE,
    )


def join(record: TableRecord, title: InstalledGame, newcomer: Newcomer) -> TableRecord:
    """Return the lobby with `newcomer` in a new seat."""
    if seat_of(record, newcomer.user) is not None:
        raise Illegal(Refusal("seated_already"))
    series.check_not_fixed(record)
    see_seat(record, newcomer.user)
    return _seated(record, title, person(newcomer, [other.name for other in record.seats]))


def join_computer(record: TableRecord, title: InstalledGame, seat: SeatRecord) -> TableRecord:
    """Return the lobby with a computer player in a new seat."""
    if seat.level not in LEVELS:
        raise Illegal(Refusal("no_level"))
    return _seated(record, title, seat)


def _seated(record: TableRecord, title: InstalledGame, seat: SeatRecord) -> TableRecord:
    if len(record.seats) >= title.game.seats[-1]:
        raise Illegal(Refusal("full"))
    return replace(record, seats=(*record.seats, seat))


def add_computer(
    record: TableRecord, title: InstalledGame, user: int, level: str, called: Callable[[int], str]
) -> TableRecord:
    """Return the lobby with one more computer player of this `level`, as the host `user` asks.

    The player is a computer character of the game that is not yet at the table. If all characters are at the table, the
    player gets a numbered name. The function `called` returns the name for a number.
    """
    only_host(record, user)
    series.check_not_fixed(record)
    taken, seat = {looks(seat.name) for seat in record.seats}, len(record.seats) + 1
    crew = [title.crew[(record.id + place) % len(title.crew)].name for place in range(len(title.crew))]
    names = itertools.chain(crew, map(called, itertools.count(seat)))
    return join_computer(record, title, computer(seat, level, next(name for name in names if looks(name) not in taken)))


def fill(
    record: TableRecord, title: InstalledGame, user: int, levels: Sequence[str], called: Callable[[int], str]
) -> TableRecord:
    """Return the lobby with a computer player of each of `levels`, as the host `user` asks.

    The function `called` returns the name for a number.
    """
    for level in levels:
        record = add_computer(record, title, user, level, called)
    return record


def lacking(record: TableRecord, title: InstalledGame) -> int:
    """Return how many computer players a lobby needs to have as many players as a first game of `title`.

    The home page offers this first game.
    """
    return max(missing(record, title), 1 + len(title.offer.computers) - len(record.seats), 0)


def leave(record: TableRecord, user: int) -> TableRecord:
    """Return the lobby without `user`.

    If the host leaves, the next player becomes host. A lobby without people closes, and so does a lobby in the middle
    of a series.
    """
    number = seat_of(record, user)
    if number is None:
        raise Illegal(Refusal("not_seated"))
    if series.begun(record):
        return replace(record, status="void", reason=series.LEFT, match=series.left(record.match, number))
    seats = record.seats[:number] + record.seats[number + 1 :]
    people = [seat.user for seat in seats if seat.user is not None]
    if not people:
        return replace(record, seats=seats, status="void", reason="empty")
    return replace(record, seats=seats, host=record.host if record.host in people else people[0])


def expire(record: TableRecord, now: float) -> TableRecord:
    """Return the record of a lobby that is closed because nobody has pressed anything for long."""
    if record.pressed is None or now - record.pressed < LIFE:
        raise Illegal(NOT_NOW)
    return replace(record, status="void", reason=EXPIRED)


def toggle(record: TableRecord, user: int, setting: str, on: bool) -> TableRecord:
    """Return the lobby with one of the `TOGGLES` on or off, as the host asks.

    Raises KeyError for another name.
    """
    only_host(record, user)
    if setting not in TOGGLES:
        raise KeyError(setting)
    return replace(record, **{setting: on})


def send_away(record: TableRecord, user: int) -> TableRecord:
    """Return the lobby without its last computer player, as the host `user` asks."""
    only_host(record, user)
    series.check_not_fixed(record)
    for number in range(len(record.seats) - 1, -1, -1):
        if record.seats[number].user is None:
            return replace(record, seats=record.seats[:number] + record.seats[number + 1 :])
    raise Illegal(Refusal("no_computer"))


def choose(
    record: TableRecord,
    title: InstalledGame,
    user: int,
    options: Mapping[str, str],
    pace: int,
    switches: Mapping[str, bool] | None = None,
    show: str | None = None,
) -> TableRecord:
    """Return the lobby with new game options. `switches` and `show` also change settings of the table."""
    only_host(record, user)
    series.check_not_fixed(record)
    try:
        chosen = settled(title.game, options)
    except ValueError as error:
        raise Illegal(Refusal("no_option")) from error
    if pace not in PACES or show not in (None, *get_args(Show)):
        raise Illegal(Refusal("no_option"))
    settings: dict[str, Any] = dict(switches or {}) | ({} if show is None else {"show": show})
    if "beacon" in settings:
        settings["beacon"] = (record.beacon or BeaconRecord()) if settings["beacon"] else None
    return replace(record, options=chosen, pace=pace, **settings)


def bring(record: TableRecord, user: int, word: str) -> TableRecord:
    """Return the lobby with `word` as the contribution of the player `user` to the shuffle."""
    number = seat_of(record, user)
    if number is None:
        raise Illegal(Refusal("not_seated"))
    seat = replace(record.seats[number], contribution=word)
    return replace(record, seats=(*record.seats[:number], seat, *record.seats[number + 1 :]))


def bring_all(record: TableRecord, word: str) -> TableRecord:
    """Return the lobby of a series with `word` as the contribution of players who have given none."""
    return replace(
        record, seats=tuple(seat if seat.contribution else replace(seat, contribution=word) for seat in record.seats)
    )


def speak(record: TableRecord, user: int, locale: str) -> TableRecord:
    """Return the lobby with the language `locale` for its public texts."""
    only_host(record, user)
    if locale not in LANGUAGES:
        raise Illegal(Refusal("no_option"))
    return replace(record, locale=locale)


def preset(record: TableRecord, title: InstalledGame, user: int, name: str) -> TableRecord:
    """Return the lobby with the options of preset `name`. The pace and options outside presets stay."""
    only_host(record, user)
    if name not in title.game.presets:
        raise Illegal(Refusal("no_option"))
    kept = {option: record.options[option] for option in title.game.kept if option in record.options}
    return choose(record, title, user, kept | dict(title.game.presets[name]), record.pace)


def only_host(record: TableRecord, user: int) -> None:
    """Raise Illegal unless `user` is the host."""
    if record.host != user:
        raise Illegal(Refusal("host_only"))


def missing(record: TableRecord, title: InstalledGame) -> int:
    """Return how many more players the lobby needs before the game can start."""
    return max(0, title.game.seats[0] - len(record.seats))


def seat_of(record: TableRecord, user: int) -> int | None:
    """Return the seat of `user`; None if `user` has no seat."""
    return next((number for number, seat in enumerate(record.seats) if seat.user == user), None)


def again(record: TableRecord, title: InstalledGame, host: Newcomer, roles: Mapping[str, str]) -> TableRecord:
    """Return the lobby of a rematch. The person who pressed the button, `host`, becomes its host.

    Computer players are seated. The other people are pinged, except those who were erased (`storage/persons.py`). The
    options stay, with `roles` swapped. If `title` is another game, it starts with its own options and without computer
    players.
    """
    same = title.name == record.game
    options = {**record.options, **roles} if same else {}
    opening = opened(title, host, record.guild, record.channel, record.locale, options, record.pace)
    computers = tuple(seat for seat in record.seats if seat.user is None and same)
    people = (seat.user for seat in record.seats if seat.user is not None)
    calls = tuple(user for user in people if user > 0 and user != host.user)
    settings: dict[str, Any] = {switch: getattr(record, switch) for switch in ("show", "watch", *TOGGLES)}
    settings["beacon"] = BeaconRecord() if record.beacon is not None else None
    kept = record.agreements
    looked = tuple(map(int, kept.looked)) if same else ()
    settings["agreements"] = TableAgreements(
        invited=kept.invited, thread=kept.thread, casual=kept.casual and same, looked_before=looked
    )
    seats = (person(host, [seat.name for seat in computers]), *computers)
    return replace(opening, seats=seats, reason=REMATCH if same else "", calls=calls, **settings)

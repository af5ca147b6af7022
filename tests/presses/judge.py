"""What may come of an interaction: which changes are honest, whether it was answered, and what the answer shows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.engine.texts import texts
from bot.local.interactions import Interaction
from bot.table import along, closing, guessers
from bot.table.table import Table
from bot.ui.press_context import PRIVATE
from storage.records.tables import TableRecord
from tests.contract.difference import first_difference
from tests.presses.forge import COMMAND, Sent
from tests.presses.hall import Hall
from tests.ui.messages import EPHEMERAL, Json, reader, thinking

FAILED = tuple(texts(each).say("failed", reference="?").split(":")[0].split(".")[0] for each in ("en", "es"))
"""How the sentence begins that nobody may read."""

HOSTS = frozenset(("computer", "options", "language", "preset", "toggle", "start", "fill", "without"))
HOSTING = frozenset(("switch", "send-away", "hand-over", "thread", "substitute"))
"""What a host may press on a panel of its own, in a lobby and some of it at play."""
MOVES = frozenset(("do", "go", "follow", "carry", "back"))
VOTES = frozenset(("further", "agree-back", "refuse-back", "ask-end", "agree-end", "refuse-end",
                   "ask-call", "agree-call", "refuse-call"))  # fmt: skip
"""What changes what people vote on, and with the last vote the game."""

AT_ANY_TIME = frozenset(("quiet", "out", "shoulder-let", "shoulder-close", "claim"))
"""What a player decides for itself once the game has begun."""

FRIENDS = frozenset(("shoulder-look", "shoulder-stop"))
"""What a friend decides who was asked to look at a hand."""

WORDS = frozenset(("order", "withdraw", "note"))
"""What changes the words of a seat; by an order it may move at once."""

OPENING = frozenset(("play", "table", "friends", "learn", "daily-play"))
"""What opens a table of one's own from the home page."""

DRAFTS = frozenset(("pick", "weigh", "clear", "type"))
NEEDED = frozenset(("token", "type", "version", "application_id", "member", "channel_id", "data"))
"""Parts without which, or with others in their place, nobody can be answered."""

REFERENCE = re.compile(r"\b(?:\d+-\d+-[0-9a-f]{6}|[0-9a-f]{8})\b")
"""The number of a fault that is reported, drawn anew each time."""

MESSAGE = re.compile(r"(?<=/)\d{17,20}\b(?!/)")
"""The number of a message in a link, such as that of a board that was posted again."""

LIVE = re.compile(r"(?<=⏳ )<t:\d+:R>(?=\n-# )")
"""Until when a board follows the game for whoever watches: it counts from the press."""

Drafts = Mapping[tuple[int, int], tuple[str, str]]


class Truth(NamedTuple):
    """All that an interaction could change: the records of the tables, the drafts, what people have chosen and what
    they have been told once, what is set up on servers, and the party evenings."""

    records: dict[int, TableRecord]
    drafts: Drafts
    people: tuple[Any, ...]
    met: tuple[Any, ...]
    servers: tuple[Any, ...]
    parties: tuple[Any, ...]
    direct: Mapping[int | None, int]
    """The channel of each person's direct messages."""


async def truth(hall: Hall) -> Truth:
    """Read what is true now."""
    tables = {**hall.bot.tables._ended, **hall.bot.tables._live}
    drafts = await hall.bot.store._read("select table_id, seat, token, move from draft")
    people = await hall.bot.store._read("select * from person")
    servers = await hall.bot.store._read("select guild, setup from server where setup != '{}'")
    channels = [each for each in hall.world.channels.values() if each["type"] == 1]
    return Truth(
        {number: table.record for number, table in tables.items()},
        {(table, seat): (token, move) for table, seat, token, move in drafts},
        tuple(people),
        tuple(await hall.bot.store._read("select * from met")),
        tuple(servers),
        await parties(hall),
        {int(each["recipients"][0]["id"]): int(each["id"]) for each in channels},
    )


async def parties(hall: Hall) -> tuple[Any, ...]:
    """Read the party evenings, and those that the bot takes to be running: it looks once a minute."""
    return (*await hall.bot.store._read("select * from party"), frozenset(hall.bot.parties._live))


@dataclass(frozen=True)
class Allowed:
    """What one interaction may change."""

    table: int = 0
    """The table that it names, where its sender sits or may act."""
    seat: int | None = None
    """The sender's seat there."""
    plays: bool = False
    drafts: bool = False
    settles: bool = False
    """Whether it may change a lobby, leave a game or end a table."""
    opens: bool = False
    types: frozenset[tuple[int, int]] = frozenset()
    """Tables and seats for which a command may draft what was typed."""
    chooses: int = 0
    """The person whose settings it may change."""
    erases: int = 0
    """The person whom it may let be forgotten."""
    sets_up: bool = False
    """Whether it may change what is set up on the server."""


NOTHING = Allowed()


def table_of(hall: Hall, sent: Sent) -> Table | None:
    """Give the table that an interaction names, read without the help of the bot."""
    found = str(sent.data.get("custom_id", "")).split(":", 5)
    if sent.type == COMMAND or len(found) != 6 or found[0] != "e1" or not found[2].isascii() or not found[2].isdigit():
        return None
    tables = hall.bot.tables
    return tables._live.get(int(found[2])) or tables._ended.get(int(found[2]))


def allowed(hall: Hall, sent: Sent) -> Allowed:
    """Say what an honest bot may do for `sent`."""
    if sent.type == COMMAND and [each.get("name") for each in sent.data.get("options", ())] == ["type"]:
        mine = [(table.id, table.seat_of(int(sent.user))) for table in hall.bot.tables]
        return Allowed(types=frozenset((table, seat) for table, seat in mine if seat is not None))
    chooses = tuple(f"e1:{action}:0:-:" for action in ("settings", "calls", "snooze", "home", "language"))
    if str(sent.data.get("custom_id", "")).startswith(chooses) and sent.again is None:
        return Allowed(chooses=int(sent.user))
    if str(sent.data.get("custom_id", "")).startswith("e1:delete-sure:0:-::"):
        return Allowed(erases=int(sent.user), chooses=int(sent.user))
    sets_up = ("e1:server:0:-:", "e1:server-language:0:-:")
    if str(sent.data.get("custom_id", "")).startswith(sets_up) and sent.again is None:
        return Allowed(sets_up=sent.user == hall.users[0])
    if str(sent.data.get("custom_id", "")).startswith(tuple(f"e1:{action}:0:-:" for action in OPENING)):
        return Allowed(opens=sent.again is None)
    table = table_of(hall, sent)
    if table is None or sent.again is not None:
        return NOTHING
    _, action, _, named, token, _ = sent.data["custom_id"].split(":", 5)
    user, record = int(sent.user), table.record
    seat, here = table.seat_of(user), sent.channel == str(record.channel)
    if not here and action not in PRIVATE:
        return NOTHING
    if named != "-" and (not (named.isascii() and named.isdigit()) or int(named) != seat):
        return NOTHING
    asked = seat is not None and record.status == "playing" and token.partition(".")[0] == table.token(seat)
    return Allowed(
        table=table.id,
        seat=seat,
        plays=(asked and action in MOVES) or (action in WORDS and seat is not None and record.status == "playing"),
        drafts=asked and action in (*DRAFTS, "do"),  # a mistake of which a beginner was told nothing yet
        settles=(record.status == "lobby" and here and _may_change(action, seat, user == record.host))
        or (action in HOSTING and user == record.host and record.status in ("lobby", "playing"))
        or (action == "take" and seat is None and here and record.status == "playing")
        or (action in ("free", "pause", "resume", "resign-sure") and seat is not None and record.status == "playing")
        or (action in VOTES and seat is not None and record.status == "playing")
        or (action in FRIENDS and seat is None)
        or (action == "guess" and guessers.may_guess(table, user))
        or (action in AT_ANY_TIME and seat is not None and record.status != "lobby")
        or (action == "end-sure" and (user == record.host or (here and seat is None and sent.user == hall.users[0]))),
        opens=action in ("rematch", "another") and seat is not None and record.status == "over",
    )


def _may_change(action: str, seat: int | None, host: bool) -> bool:
    """Tell whether somebody may change a lobby by `action`."""
    return (host and action in HOSTS) or (action == "join" if seat is None else action in ("leave", "word"))


def wrong_changes(before: Truth, after: Truth, permits: list[Allowed]) -> Iterator[str]:
    """Tell of each change that none of the interactions between two moments may have made, and not the beacon that a
    closed lobby waits for."""
    opens = any(permit.opens for permit in permits)
    erased, choosing = {permit.erases for permit in permits}, {permit.chooses for permit in permits}
    theirs = {number for number, was in before.records.items() if erased & {was.host, *was.calls, *_people(was)}}
    for number, now in after.records.items():
        was = before.records.get(number)
        if any(seat.dm not in (None, after.direct.get(seat.user)) for seat in now.seats):
            yield f"table {number} writes to the direct messages of another person"
        mine = [permit for permit in permits if permit.table in (number, _former(was))]
        if was is now or number in theirs or any(permit.plays or permit.settles for permit in mine):
            continue
        if was is None:
            if now.status == "lobby" and not opens:
                yield f"table {number} was opened"
            continue
        if _by_itself(was, now):
            continue
        seats = [permit.seat for permit in mine if permit.seat is not None]
        seats += [seat for seat, player in enumerate(now.seats) if player.user is not None and player.user in choosing]
        if _kept(was, seats) != _kept(now, seats) and not (opens and now.status == "lobby"):
            what = first_difference(_kept(was, seats), _kept(now, seats))
            yield f"table {number} has changed from version {was.version} to {now.version}, {what}"
    drafted = {(permit.table, permit.seat) for permit in permits if permit.drafts or permit.plays or permit.settles}
    drafted |= {key for permit in permits for key in permit.types}
    ended = {number for number, now in after.records.items() if now.status in ("over", "void")}
    for key in {*before.drafts, *after.drafts}:
        if before.drafts.get(key) != after.drafts.get(key) and key not in drafted and key[0] not in ended | theirs:
            yield f"the draft of {key} has changed"
    if before.servers != after.servers and not any(permit.sets_up for permit in permits):
        yield "what is set up on the server has changed"
    if any(row[0] not in choosing for row in {*before.people} ^ {*after.people}):
        yield "what somebody had chosen for all tables has changed"
    if before.met != after.met and not any(permit.plays or permit.erases for permit in permits):
        yield "somebody who has answered nothing has met something"


def _former(record: TableRecord | None) -> int | None:
    """Return the table whose people a lobby takes along: who is out there changes the lobby."""
    return record.agreements.along.former if record is not None and record.agreements.along is not None else None


def _by_itself(was: TableRecord, now: TableRecord) -> bool:
    """Return whether a lobby did what needs no press: it was dealt after its beacon, or no longer waits for people."""
    return (along.is_open(was) and not along.is_open(now)) or (closing.closed(was) and now.status == "playing")


def _people(record: TableRecord) -> set[int | None]:
    agreements = record.agreements
    return {*(seat.user for seat in record.seats), *(agreements.invited or ()), *agreements.sent_away}


def _kept(record: TableRecord, seats: list[int]) -> TableRecord:
    """Return what no press of these seats changes by itself.

    Left out are the time of the press, the sender's language and presence, who has opened direct messages (the
    reconciler does that in the background), and whether an ended game is shown as one line.
    """
    here = {"locale": "", "missed": 0, "stand_in": "", "stood_in": 0}
    kept = [replace(each, dm=None, **(here if number in seats else {})) for number, each in enumerate(record.seats)]
    back, agreements = {record.seats[number].user for number in seats}, record.agreements
    spoken = "" if seats and record.guild is None else record.locale
    return replace(
        record,
        pressed=None,
        revision=0,
        locale=spoken,
        folded=False,
        seats=tuple(kept),
        agreements=replace(
            agreements,
            waits=None,
            out=tuple(each for each in agreements.out if each not in back),
            gone=tuple(each for each in agreements.gone if each not in back),
        ),
    )


def must_be_answered(sent: Sent) -> bool:
    """Tell whether an interaction has all that an answer needs, and has not had one."""
    spoilt = {path[0] for path in (*sent.without, *sent.forged) if len(path) == 1 or path == ("member", "user")}
    return sent.again is None and spoilt.isdisjoint(NEEDED)


def wrong_answers(hall: Hall, sent: Sent, asked: Interaction) -> Iterator[str]:
    """Tell what is wrong with an answer: none, one for all to read, one that never comes, or none that says why."""
    if must_be_answered(sent) and asked.acked is None:
        yield "no answer"
    for message in messages(asked):
        words = str(message["content"]) + str(message["embeds"])
        if any(each in words for each in FAILED):
            yield f"it says: {message['content']}"
        if must_be_answered(sent):
            yield from thinking([message])
        sees = reader(hall.world.channels[message["channel_id"]], message.get("_only"))
        if sees is None and not message["flags"] & EPHEMERAL:
            yield "everybody can read it"
        if sees not in (None, sent.user):
            yield "somebody else can read it"


def messages(asked: Interaction) -> list[Json]:
    """Give the messages that answer, as they are now; what was pressed is one of them when it was changed in answer."""
    store = asked._core.world.store.of(asked.channel)
    found = [store.get(number) for number in (asked.original or "", *asked.followup_ids)]
    return [each for each in found if each and (each["id"] != asked.message or asked.__dict__.get("edited"))]


def shown(hall: Hall, asked: Interaction) -> list[Any]:
    """Give all that an answer shows, with the prints of its pictures, without what Discord numbers anew."""
    return [asked.acked, asked.modal, asked.choices, *(_plain(hall, each) for each in messages(asked))]


def _plain(hall: Hall, message: Json) -> Json:
    files = []
    for each in message["_files"]:
        found = hall.world.store.attachments.file(each["url"].removeprefix(hall.server.base_url).partition("?")[0])
        files.append((each["filename"], each.get("description"), found and found[0]))
    thumbnails = [(embed.get("thumbnail") or {}).get("description") for embed in message["embeds"]]
    embeds = [
        {**embed, "image": None, "thumbnail": each, "description": LIVE.sub("LIVE", embed.get("description") or "")}
        for embed, each in zip(message["embeds"], thumbnails, strict=True)
    ]
    content = MESSAGE.sub("MESSAGE", REFERENCE.sub("REFERENCE", message["content"] or ""))
    return {"content": content, "embeds": embeds, "components": message["components"], "files": files}

"""Add claims to a table, and post which claims are proved false by later public events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bot.engine.chronicle import LogEntry, heard
from bot.engine.claims import Claim
from bot.engine.event import Event
from bot.engine.move import Illegal, Refusal
from bot.engine.page import Line, Page
from bot.engine.record import Seat
from bot.table import claims
from bot.table.drawn import picture
from bot.table.news import SCENE
from bot.table.outbox import WATCHERS, post
from bot.table.reads import TableReads
from storage.records.agreements import MadeClaim
from storage.records.tables import Post, TableRecord

MOST = 24
"""The most claims that a player may make in a game."""

FRESH = 80
"""The number of moves for which a false claim can be exposed during the game. An older claim is exposed at the end."""


def check_may_claim(table: TableReads, seat: Seat) -> None:
    """Raise Illegal unless the player of `seat` may make a claim now.

    A player may make one claim in each turn, even in another player's turn.
    """
    own = [each for each in table.record.agreements.claims if each.seat == seat]
    if not claims.are_offered(table.record, table.title):
        raise Illegal(Refusal("claim_none"))
    if not (turn := _turn(table)):
        raise Illegal(Refusal("claim_between"))
    if own and own[-1].turn == turn:
        raise Illegal(Refusal("claim_once"))
    if len(own) >= MOST:
        raise Illegal(Refusal("claim_enough"))


def with_claim(table: TableReads, seat: Seat, name: str, now: float) -> tuple[TableRecord, list[Post]]:
    """Return the record with a new claim of `seat`, and a silent post for the channel.

    `name` is the name of the claim. It is stored whether the claim is true in the present state. Raises Illegal.
    """
    check_may_claim(table, seat)
    record, say = table.record, table.say()
    claim = next(each for each in table.title.claims if each.name == name)
    new = MadeClaim(seat, name, record.version, _turn(table), claim.holds(table.state, seat))
    words = say("claim-made", name=say.name(seat), claim=say(f"{table.title.name}-claim-{name}"))
    kept = replace(record.agreements, claims=(*record.agreements.claims, new))
    return replace(record, agreements=kept), [post(claims.KIND, Line(words, quiet=True), now)]


async def refutation_posts(
    table: TableReads, record: TableRecord, entry: LogEntry, view: Any, languages: Sequence[str]
) -> list[Post]:
    """Return posts about the claims that the newest log `entry` proves false.

    One post is for the channel. Watchers get one in each of their `languages`. The proof uses only public events, which
    led to the public `view`. At the end of a game, another post lists all claims.
    """
    untrue = [each for each in claims.shown_claims(record, table.title) if not each.true]
    untrue = [each for each in untrue if record.version - each.version <= FRESH]
    if record.status != "playing" or table.skips or not untrue or not heard((entry,), _public):
        return []
    by_name = {each.name: each for each in table.title.claims}
    count = record.version - min(each.version for each in untrue)
    before = heard(await table.history.moves(table.record, count), _public)
    shown = dict.fromkeys(
        (each.seat, each.name) for each in untrue if _proves(by_name[each.name], each, before, entry.events)
    )
    pages = [(lang, _scene(table, view, seat, name, lang)) for seat, name in shown for lang in (None, *languages)]
    return [post(SCENE, page, table.time) if lang is None else post(f"{SCENE}-{lang}", page, table.time, WATCHERS)
            for lang, page in pages]  # fmt: skip


def _turn(table: TableReads) -> str:
    """Return an id of the present turn; "" between turns."""
    turn = table.game.turn(table.state)
    return "" if turn is None else f"{turn.seat} {turn.number} {table.record.seats[turn.seat].done}"


def _public(event: Event) -> bool:
    return event.reaches(None)


def _proves(claim: Claim, made: MadeClaim, before: Sequence[LogEntry], events: Sequence[Event]) -> bool:
    """Return whether `events` prove a claim false that was not proved false by the log entries `before`."""
    earlier = [event for entry in before if entry.version > made.version for event in entry.events]
    now = [*earlier, *filter(_public, events)]
    return claim.refuted(made.seat, now) and not claim.refuted(made.seat, earlier)


def _scene(table: TableReads, view: Any, seat: Seat, name: str, locale: str | None) -> Page:
    say, title = table.say(locale), table.title
    words = say("claim-refuted", name=say.name(seat), claim=say(f"{title.name}-claim-{name}"))
    return Page(
        title=say("claim-refuted-title"),
        lines=(words,),
        footer=say("table-footer", table=table.id),
        alt=title.presenter.board(view, say).alt,
        picture=picture(title, "board", view, say, record=table.record),
    )

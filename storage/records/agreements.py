"""The agreements of the people at a table, such as votes and invitations.

They are not part of the game.
"""

from __future__ import annotations

import msgspec


class Comer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person who came to a lobby without a free seat, with the data for a seat."""

    user: int
    name: str
    contribution: str = ""
    dm: int | None = None
    locale: str = "en-US"


class Along(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a lobby holds seats for the people of the last game (bot/table/along.py)."""

    former: int
    """The number of the table of the last game."""
    until: float = 0.0
    """The table time until which the lobby holds seats; 0 if it no longer holds any."""
    players: tuple[int, ...] = ()
    """The people who played the last game."""
    watchers: tuple[int, ...] = ()
    """The people who watched the last game or were on its bench."""
    sat_out: dict[str, int] = {}
    """The number of games in a row that each person without a seat has missed."""
    bench: tuple[Comer, ...] = ()
    """The people on the bench: they came to the lobby and have no seat."""


class Shoulder(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person who may see a player's hand."""

    user: int
    name: str
    dm: int | None = None
    """The channel of the person's direct messages; None before the person has pressed *Look*."""
    locale: str = "en-US"
    text_first: bool = False


class MadeClaim(msgspec.Struct, frozen=True, array_like=True):
    """A claim that a player made about the player's own secrets. It is not part of the game."""

    seat: int
    name: str
    version: int
    """The version of the table that the claim is about."""
    turn: str
    """The turn in which the claim was made. A turn has at most one claim of each player."""
    true: bool
    """Whether the claim was true. This is secret until the end, unless public events prove it."""


class TableAgreements(msgspec.Struct, frozen=True, omit_defaults=True):
    """The agreements of the people at a table, such as votes, invitations and claims.

    They are not part of the game.
    """

    locked: bool = False
    """Whether the host has locked the table, so that nobody else may join."""
    invited: tuple[int, ...] | None = None
    """The ids of the people who may join or watch a private table; None for an open table."""
    wanted: bool = False
    """Whether the table looks for players and is listed on the home page."""
    sought: bool = False
    """Whether the server's role for players was already pinged. It is pinged only once."""
    called: tuple[int, ...] = ()
    """The ids of the people whom the host has pinged with an invitation. Each is pinged only once."""
    sent_away: tuple[int, ...] = ()
    """The ids of the people whom the host has removed from the lobby. They may join again only by invitation."""
    thread: bool = False
    """Whether the bot created the thread in which the table is."""
    waits: float | None = None
    """The table time since when the table has waited for a silent host; None if it does not wait for one."""
    halted: bool = False
    """Whether the clocks are stopped because the players have agreed on a pause."""
    votes: dict[str, tuple[int, ...]] = {}
    """The ids of the people who have agreed in each open vote, by the name of the vote, such as `pause` or `back 12`.
    """
    substitutes: dict[str, int] = {}
    """The ids of the people whom the host has invited to replace an absent player, by the name of the vote about the
    seat.
    """
    along: Along | None = None
    """The data about seats that the lobby holds for earlier players and watchers; None without an earlier game."""
    out: tuple[int, ...] = ()
    """The ids of the people who do not want to join the next game."""
    gone: tuple[int, ...] = ()
    """The ids of the people who are out of the game and want no more messages about it."""
    casual: bool = False
    """Whether the game earns no rating and no achievement. Only then may players show hands to friends."""
    teaching: bool = False
    """Whether the two people at the table see each other's hands."""
    shoulders: dict[str, Shoulder] = {}
    """The person who sees each seat's hand or is invited to see it, by seat."""
    looked: dict[str, int] = {}
    """The seat whose hand each person has seen, by the person's id. Such a person can't take a seat at this table."""
    looked_before: tuple[int, ...] = ()
    """The ids of the people who saw a player's hand in the last game. They can't take a seat in this game either."""
    claims: tuple[MadeClaim, ...] = ()
    """The players' claims, the oldest first."""
    in_voice: tuple[int, ...] = ()
    """The ids of the people who were in the host's voice channel when this lobby was opened, including the host. It is
    () after the deal.
    """


def without_person(user: int, calls: str, agreements: str) -> tuple[str, str] | None:
    """Return the columns `calls` and `agreements` of a table, both as JSON, without a person.

    Return None if they do not mention the person.
    """
    called: list[int] = msgspec.json.decode(calls)
    agreed = msgspec.json.decode(agreements, type=TableAgreements)
    kept = msgspec.structs.replace(
        agreed,
        invited=None if agreed.invited is None else tuple(each for each in agreed.invited if each != user),
        called=tuple(each for each in agreed.called if each != user),
        sent_away=tuple(each for each in agreed.sent_away if each != user),
        in_voice=tuple(each for each in agreed.in_voice if each != user),
        votes={
            what: tuple(each for each in votes if each != user)
            for what, votes in agreed.votes.items()
            if str(user) not in _people_of_vote(what)
        },
        substitutes={
            what: guest
            for what, guest in agreed.substitutes.items()
            if guest != user and str(user) not in _people_of_vote(what)
        },
        along=None if agreed.along is None else _along_without(agreed.along, user),
        out=tuple(each for each in agreed.out if each != user),
        gone=tuple(each for each in agreed.gone if each != user),
        shoulders={seat: shown for seat, shown in agreed.shoulders.items() if shown.user != user},
        looked={each: seat for each, seat in agreed.looked.items() if each != str(user)},
        looked_before=tuple(each for each in agreed.looked_before if each != user),
    )
    others = [each for each in called if each != user]
    if (others, kept) == (called, agreed):
        return None
    return msgspec.json.encode(others).decode(), msgspec.json.encode(kept).decode()


def _along_without(along: Along, user: int) -> Along:
    """Return the data about people of the last game without a person."""
    return msgspec.structs.replace(
        along,
        players=tuple(each for each in along.players if each != user),
        watchers=tuple(each for each in along.watchers if each != user),
        sat_out={key: count for key, count in along.sat_out.items() if key != str(user)},
        bench=tuple(each for each in along.bench if each.user != user),
    )


def _people_of_vote(vote: str) -> list[str]:
    """Return the ids of the people in the name of a vote on a seat: the absent player and the guest."""
    return vote.split(" ")[2:] if vote.startswith("free ") else []

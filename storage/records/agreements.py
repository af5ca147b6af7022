"""The agreements of the people at a table, apart from its game."""

from __future__ import annotations

import msgspec


class Comer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person who came to a full lobby, with the data for a seat."""

    user: int
    name: str
    contribution: str = ""
    dm: int | None = None
    locale: str = "en-US"


class Along(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the lobby of a next game includes the people of the game before."""

    former: int
    """The table of the game before."""
    until: float = 0.0
    """Until when it waits for them, in table time; 0 if it no longer waits."""
    players: tuple[int, ...] = ()
    """The people who played before."""
    watchers: tuple[int, ...] = ()
    """The people who watched or were on the bench."""
    sat_out: dict[str, int] = {}
    """How many games in a row each watcher or bench player has missed."""
    bench: tuple[Comer, ...] = ()
    """The people who came and have no seat."""


class Shoulder(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person who sees the hand of a player."""

    user: int
    name: str
    dm: int | None = None
    """The channel of the person's direct messages; None before the person has pressed *Look*."""
    locale: str = "en-US"
    text_first: bool = False


class MadeClaim(msgspec.Struct, frozen=True, array_like=True):
    """A player's claim about their own secrets. It is not part of the game."""

    seat: int
    name: str
    version: int
    """The version of the table to which it refers."""
    turn: str
    """The turn in which it was made. A turn has at most one claim."""
    true: bool
    """Whether it was true. Nobody is told before the end, unless public events prove it."""


class TableAgreements(msgspec.Struct, frozen=True, omit_defaults=True):
    """The agreements of the people at a table, apart from its game."""

    locked: bool = False
    """Whether nobody else may join."""
    invited: tuple[int, ...] | None = None
    """The people who may join or watch a private table; None for an open table."""
    wanted: bool = False
    """Whether the table looks for players, and is listed on the home page."""
    sought: bool = False
    """Whether the server's role for that was pinged already. It is pinged once."""
    called: tuple[int, ...] = ()
    """The people whom the host has pinged with an invitation. Each is pinged once."""
    sent_away: tuple[int, ...] = ()
    """The people whom the host has removed from the lobby. They may join again only if they are invited."""
    thread: bool = False
    """Whether the bot created the table's thread."""
    waits: float | None = None
    """Since when the game has waited for a silent host, in table time; None if it does not wait."""
    halted: bool = False
    """Whether the players have agreed on a pause."""
    votes: dict[str, tuple[int, ...]] = {}
    """The people who have agreed to each pending vote, such as `pause` or `back 12`."""
    substitutes: dict[str, int] = {}
    """The people whom the host has invited to replace an absent player, by the name of the vote that frees the seat."""
    along: Along | None = None
    """How the lobby includes earlier players and watchers; None for a game that continues none."""
    out: tuple[int, ...] = ()
    """The people for whom the next game does not wait."""
    gone: tuple[int, ...] = ()
    """The people who are out of the game and want no more messages about it."""
    casual: bool = False
    """Whether the game earns no rating and no achievement. Then players may show hands to friends."""
    teaching: bool = False
    """Whether the two people at the table see each other's hand."""
    shoulders: dict[str, Shoulder] = {}
    """By seat, the people who see its hand or are invited to."""
    looked: dict[str, int] = {}
    """By person, the seat whose hand that person has seen. Such a person can't take a seat here."""
    looked_before: tuple[int, ...] = ()
    """The people who saw a hand of the game before. They can't take a seat in this one either."""
    claims: tuple[MadeClaim, ...] = ()
    """The players' claims, the oldest first."""
    in_voice: tuple[int, ...] = ()
    """The people in the host's voice channel when this lobby was opened, host included; () from the deal on."""


def without_person(user: int, calls: str, agreements: str) -> tuple[str, str] | None:
    """Return a table's calls and agreements without a person; None if they do not name the person."""
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
            if str(user) not in _freeing(what)
        },
        substitutes={
            what: guest
            for what, guest in agreed.substitutes.items()
            if guest != user and str(user) not in _freeing(what)
        },
        along=None if agreed.along is None else _unseated(agreed.along, user),
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


def _unseated(along: Along, user: int) -> Along:
    """Return a lobby's data about its earlier players, without a person."""
    return msgspec.structs.replace(
        along,
        players=tuple(each for each in along.players if each != user),
        watchers=tuple(each for each in along.watchers if each != user),
        sat_out={key: count for key, count in along.sat_out.items() if key != str(user)},
        bench=tuple(each for each in along.bench if each.user != user),
    )


def _freeing(vote: str) -> list[str]:
    """Return the people that a vote on a seat names: the absent player and the guest."""
    return vote.split(" ")[2:] if vote.startswith("free ") else []

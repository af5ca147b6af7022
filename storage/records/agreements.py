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

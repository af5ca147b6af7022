"""What the people at a table have agreed on, beside its game."""

from __future__ import annotations

import msgspec


class Comer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who came to a full lobby, with what a seat needs."""

    user: int
    name: str
    contribution: str = ""
    dm: int | None = None
    locale: str = "en-US"


class Along(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the lobby of a next game takes the people of the game before along."""

    former: int
    """The table of the game before."""
    until: float = 0.0
    """Until when it waits for them, by table time; 0 when that is over."""
    players: tuple[int, ...] = ()
    """The people who played before."""
    watchers: tuple[int, ...] = ()
    """The people who watched or sat on the bench."""
    sat_out: dict[str, int] = {}
    """How many games in a row each of the latter has sat out."""
    bench: tuple[Comer, ...] = ()
    """The people who came and have no seat."""


class Shoulder(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who sees the hand of a player."""

    user: int
    name: str
    dm: int | None = None
    """The channel of the person's direct messages; None before that person has pressed *Look*."""
    locale: str = "en-US"
    text_first: bool = False


class MadeClaim(msgspec.Struct, frozen=True, array_like=True):
    """What a player claimed of the own secrets, beside the game."""

    seat: int
    name: str
    version: int
    """The version of the table that it speaks of."""
    turn: str
    """The turn in which it was said: there is one in each."""
    true: bool
    """Whether it was true. Nobody is told before the end, unless all have heard what proves it."""


class TableAgreements(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the people at a table have agreed on beside its game."""

    locked: bool = False
    """Whether nobody else may sit down."""
    invited: tuple[int, ...] | None = None
    """Who may sit down and look on at a private table; None at an open one."""
    wanted: bool = False
    """Whether the table looks for players, and stands in the list that the home page shows."""
    sought: bool = False
    """Whether the server's role for that was called already: it is called once."""
    called: tuple[int, ...] = ()
    """Whom the host has invited aloud, once each."""
    sent_away: tuple[int, ...] = ()
    """Whom the host has taken out of the lobby: they may not sit down again unless they are invited."""
    thread: bool = False
    """Whether the bot has made the thread in which it stands."""
    waits: float | None = None
    """Since when something has waited for a host who is silent, by table time; None while nothing does."""
    halted: bool = False
    """Whether its people have agreed on a pause."""
    votes: dict[str, tuple[int, ...]] = {}
    """Who has agreed to what is voted on, such as `pause` or `back 12`."""
    substitutes: dict[str, int] = {}
    """Whom the host has invited to play on for somebody who is away, by the name of what frees that seat."""
    along: Along | None = None
    """How the lobby takes along who played and watched before; None for a game that follows on none."""
    out: tuple[int, ...] = ()
    """The people whom the next game is not to wait for."""
    gone: tuple[int, ...] = ()
    """The people who are out of the game and want to hear nothing more of it."""
    casual: bool = False
    """Whether the game earns no rating and no achievement; then hands may be shown to friends."""
    teaching: bool = False
    """Whether the two people at the table see each other's hand."""
    shoulders: dict[str, Shoulder] = {}
    """By seat who sees its hand, or is invited to."""
    looked: dict[str, int] = {}
    """By person the seat whose hand that person has seen: such a person takes no seat here."""
    looked_before: tuple[int, ...] = ()
    """The people who have seen a hand of the game before: they take no seat in this one either."""
    claims: tuple[MadeClaim, ...] = ()
    """What players have claimed, the oldest first."""
    in_voice: tuple[int, ...] = ()
    """Who was in the voice channel of whoever opened this lobby, with that person; () from the deal on."""

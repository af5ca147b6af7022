"""What is shown, as plain data: no Discord in it, so that games can build it and tests can read it."""

from __future__ import annotations

from typing import Literal

from bot.engine.record import Record

Style = Literal["plain", "next", "good", "danger"]
Kind = Literal["board", "private", "look", "scene", "ending", "emblem", "replay", "share", "recap"]
"""What a picture is of: the table for everybody, what a seat must decide, what somebody looks at more closely, a great
moment, an ended game with its secrets, the game itself (without a view), a moment of an ended game (a layout of its
pieces instead of a view), an ended game with its story (whose words are its name), what a server has played in a season
(without a view)."""

STAYS: frozenset[Kind] = frozenset(("board", "private", "look", "scene", "ending"))
"""Kinds that stay in Discord. The others may leave it as files, so people's own pictures are in none of them."""


class Button(Record, frozen=True):
    """A button: `press` is what it means, in the words of bot/engine/custom_id.py, unless a `link` leads elsewhere.

    >>> from bot.engine.codec import decode, encode
    >>> spelt = encode(Button("Draw 2", "e1:do:12:0:9f2c:draw 2", "next"))
    >>> decode(Button, spelt)
    Button(label='Draw 2', press='e1:do:12:0:9f2c:draw 2', style='next', enabled=True, emoji='', link='')
    """

    label: str
    press: str
    style: Style = "plain"
    enabled: bool = True
    emoji: str = ""
    link: str = ""


class Choice(Record, frozen=True):
    """One line of a menu."""

    value: str
    label: str
    detail: str = ""
    chosen: bool = False


class Menu(Record, frozen=True):
    """A select menu of at most 25 choices; `of` a server's own channels, forums, roles or people Discord offers all, by
    their numbers, and `choices` are those that are chosen."""

    placeholder: str
    press: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    of: Literal["choices", "channels", "forums", "roles", "users"] = "choices"


class Picture(Record, frozen=True):
    """All that a picture is drawn from, so that it can be drawn anywhere: the game's name and `schema`, the `view` of
    its viewer as JSON, the locale of its words and the players' names. `draft` is the move that a private panel shows
    as chosen so far, `name` what a closer look is at, for a scene its event as JSON. `mark` says how long a message may
    keep showing it (`bot/ui/kept_pictures.py`), empty for no longer than it is true; `shows` is a print of all that
    it shows of its view, empty where that is not known. `computers` are by seat those
    whose faces are drawn, empty for everybody else. `table` is where the people sit whose own pictures may be shown, 0
    for none; those are no part of it, since a page is stored."""

    kind: Kind
    title: str
    schema: int
    view: bytes
    language: str
    names: tuple[str, ...]
    draft: str = ""
    name: str = ""
    mark: str = ""
    shows: str = ""
    computers: tuple[str, ...] = ()
    table: int = 0


class TextFile(Record, frozen=True):
    """A file of plain text that a new message carries."""

    name: str
    text: str


class Page(Record, frozen=True, tag="page"):
    """One message: `lead` stands above (neutral in private, for lock screens), `lines` are the text, `picture` says
    what its picture is drawn from, `alt` tells it in words. Those whom the lead `calls`, by their user numbers, are
    told aloud. A `small` picture stands beside the text. A face gives the page without its picture. A page `as_content`
    is no embed, and makes no sound: its words are the content of the message, its picture is attached to it. Its
    `files` come with a new message, and no edit sends them."""

    title: str
    lines: tuple[str, ...]
    lead: str = ""
    footer: str = ""
    colour: int = 0x5B6770
    alt: str = ""
    rows: tuple[tuple[Button, ...] | Menu, ...] = ()
    picture: Picture | None = None
    small: bool = False
    calls: tuple[int, ...] = ()
    as_content: bool = False
    files: tuple[TextFile, ...] = ()


class Line(Record, frozen=True, tag="line"):
    """A message of text alone, with buttons below. Those whom it `calls`, by their user numbers, and who has one of the
    `roles` are told aloud, and nobody else is; a `quiet` one makes no sound at all. Its `files` come with it."""

    text: str
    calls: tuple[int, ...] = ()
    quiet: bool = False
    rows: tuple[tuple[Button, ...], ...] = ()
    roles: tuple[int, ...] = ()
    files: tuple[TextFile, ...] = ()

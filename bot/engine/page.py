"""Pages as plain data.

Nothing here depends on Discord, so games can build pages and tests can read them.
"""

from __future__ import annotations

from typing import Literal

from bot.engine.record import Record

Style = Literal["plain", "next", "good", "danger"]
Kind = Literal["board", "private", "look", "scene", "ending", "emblem", "replay", "share", "recap"]
"""What a picture shows:

- `board`: the table for everybody
- `private`: a decision of a seat
- `look`: a closer look of a viewer
- `scene`: a great moment
- `ending`: an ended game with its secrets
- the game itself (without a view)
- a moment of an ended game (a layout of its pieces instead of a view)
- an ended game with its story (the story is its name)
- a server's season (without a view)
"""

STAYS: frozenset[Kind] = frozenset(("board", "private", "look", "scene", "ending"))
"""Kinds that stay in Discord. The others may be saved as files, so they never show people's own pictures."""


class Button(Record, frozen=True):
    """A button.

    `press` is its meaning as a custom_id (bot/engine/custom_id.py), unless a `link` leads elsewhere.

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
    """A select menu of at most 25 choices.

    With `of`, Discord offers all of a server's own channels, forums, roles or people, by their numbers. Then `choices`
    are the chosen ones.
    """

    placeholder: str
    press: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    of: Literal["choices", "channels", "forums", "roles", "users"] = "choices"


class Picture(Record, frozen=True):
    """Everything needed to draw a picture, in any process.

    It has the game's name and `schema`, the `view` of its viewer as JSON, the locale and the players' names.

    - `draft` is the move that a private panel shows as chosen so far.
    - `name` is the subject of a closer look. For a scene, it is the event as JSON.
    - `mark` says how long a message may keep showing it (`bot/ui/kept_pictures.py`). If empty, only while it is true.
    - `shows` is a hash of everything that the picture shows of its view, or empty if that is not known.
    - `computers` are the seats whose drawn faces are shown; empty otherwise.
    - `table` is the table whose people's own pictures may be shown, 0 for none. The pictures are not included, because
      a page is stored.
    """

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
    """A text file that a new message carries."""

    name: str
    text: str


class Page(Record, frozen=True, tag="page"):
    """One message.

    - `lead` is above the rest. In private messages it is neutral, because lock screens show it.
    - `lines` are the text.
    - `picture` says what its picture is drawn from, and `alt` describes it in words. A game gives the page without it.
    - Discord notifies the users whose numbers are in `calls`.
    - A `small` picture is next to the text.
    - A page `as_content` is no embed, and makes no sound. Its words are the content, its picture is attached.
    - Its `files` are sent with a new message, never with an edit.
    """

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
    """A text-only message, with buttons below.

    Discord notifies only the users in `calls`, by their numbers, and the members of `roles`. A `quiet` message makes no
    sound at all. Its `files` are attached.
    """

    text: str
    calls: tuple[int, ...] = ()
    quiet: bool = False
    rows: tuple[tuple[Button, ...], ...] = ()
    roles: tuple[int, ...] = ()
    files: tuple[TextFile, ...] = ()

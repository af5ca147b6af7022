"""Messages as plain data.

This module does not depend on Discord, so games can build messages and tests can read them.
"""

from __future__ import annotations

from typing import Literal

from bot.engine.record import Record

Style = Literal["plain", "next", "good", "danger"]
Kind = Literal["board", "private", "look", "scene", "ending", "emblem", "replay", "share", "recap"]
"""The kind of a picture, which says what it shows:

- `board`: the public table
- `private`: a decision of a seat
- `look`: a close-up that a viewer chose
- `scene`: a great moment
- `ending`: an ended game with its secrets
- `emblem`: the game's emblem (without a view)
- `replay`: a moment of an ended game (`view` is a layout of pieces)
- `share`: an ended game with its story (`name` is the story)
- `recap`: a server's season (without a view)
"""

STAYS: frozenset[Kind] = frozenset(("board", "private", "look", "scene", "ending"))
"""The kinds of pictures that are only shown in Discord. Pictures of other kinds may be saved as files, so they never
show people's own profile pictures.
"""


class Button(Record, frozen=True):
    """A button.

    `press` is its custom_id (`bot/engine/custom_id.py`). A button with a `link` opens that address instead.

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
    """One option of a select menu."""

    value: str
    label: str
    detail: str = ""
    chosen: bool = False


class Menu(Record, frozen=True):
    """A select menu of at most 25 choices.

    With `of`, Discord itself offers all channels, forums, roles or people of a server, by their ids. Then `choices` are
    the chosen ones.
    """

    placeholder: str
    press: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    of: Literal["choices", "channels", "forums", "roles", "users"] = "choices"


class Picture(Record, frozen=True):
    """Everything that any process needs to draw a picture.

    It has the game's name and `schema`, the `view` of its viewer as JSON, the locale and the players' names.

    - `draft` is the unfinished move that a private panel shows.
    - `name` is the subject of a closer look. For a scene, it is the event as JSON.
    - `mark` says how long a message may keep showing the picture (`bot/ui/kept_pictures.py`). If it is empty, the
      picture stays only while it is current.
    - `shows` is a hash of the parts of the view that the picture shows, or "" if they are not known.
    - `computers` are the seats whose drawn faces are shown.
    - `table` is the table whose players' own pictures may be shown, or 0. The pictures are not included, because pages
      are stored.
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
    """A text file that is attached to a new message."""

    name: str
    text: str


class Page(Record, frozen=True, tag="page"):
    """A message with an embed.

    - `lead` is above the other text. In private messages it is neutral, because lock screens show it.
    - `lines` are the text.
    - `picture` says how to draw its picture; `alt` describes the picture in words. Games leave `picture` to the bot.
    - `calls` are the ids of the users whom Discord notifies.
    - A `small` picture is next to the text.
    - With `as_content`, there is no embed and no notification sound. The text is the content; the picture is attached.
    - `files` are sent with a new message, never with an edit.
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
    """A message without an embed, with buttons below.

    Discord notifies only the users in `calls` and the members of `roles`, by their ids. A `quiet` message makes no
    notification sound. `files` are attached.
    """

    text: str
    calls: tuple[int, ...] = ()
    quiet: bool = False
    rows: tuple[tuple[Button, ...], ...] = ()
    roles: tuple[int, ...] = ()
    files: tuple[TextFile, ...] = ()

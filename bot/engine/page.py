"""What is shown, as plain data: no Discord in it, so that games can build it and tests can read it."""

from __future__ import annotations

from typing import Literal

from bot.engine.game import Record

Style = Literal["plain", "next", "good", "danger"]


class Button(Record, frozen=True):
    """A button: `press` is what it means, in the words of bot/ui/press.py."""

    label: str
    press: str
    style: Style = "plain"
    enabled: bool = True
    emoji: str = ""


class Choice(Record, frozen=True):
    """One line of a menu."""

    value: str
    label: str
    detail: str = ""
    chosen: bool = False


class Menu(Record, frozen=True):
    """A select menu of at most 25 choices."""

    placeholder: str
    press: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


class Page(Record, frozen=True, tag="page"):
    """One message: `lead` stands above (neutral in private, for lock screens), `lines` are the text, `picture` is a
    PNG, `alt` tells it in words. A face gives the page without its picture, which is drawn apart."""

    title: str
    lines: tuple[str, ...]
    lead: str = ""
    footer: str = ""
    colour: int = 0x5B6770
    alt: str = ""
    rows: tuple[tuple[Button, ...] | Menu, ...] = ()
    picture: bytes = b""


class Line(Record, frozen=True, tag="line"):
    """A message of text alone. Those whom it `calls`, by their user numbers, are told aloud, and nobody else is; a
    `quiet` one makes no sound at all."""

    text: str
    calls: tuple[int, ...] = ()
    quiet: bool = False

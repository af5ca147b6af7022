"""A page as Discord takes it: embed, components, file. Everything is inside Discord's limits when it leaves here."""

from __future__ import annotations

import hashlib
import io
from typing import Any

import discord

from bot.engine.codec import encode
from bot.engine.page import Button, Line, Menu, Page
from bot.engine.wording import MESSAGE, PAGE, cut

STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "next": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

PICTURE = "board.png"

NOBODY = discord.AllowedMentions.none()


def embed(page: Page, drawn: bytes = b"") -> discord.Embed:
    """Give the embed of `page`; it shows the picture that was `drawn`, which is to be sent beside it."""
    shown = discord.Embed(title=cut(page.title, 256), description=cut("\n".join(page.lines), PAGE), colour=page.colour)
    if page.footer:
        shown.set_footer(text=cut(page.footer, 2048))
    if drawn:
        shown.set_image(url=f"attachment://{PICTURE}")
    return shown


def view(page: Page | Line) -> discord.ui.View | None:
    """Give the components of `page`, finished from the start: discord.py keeps nothing of them, dispatch hears all."""
    if not page.rows:
        return None
    shown = discord.ui.View(timeout=None)
    for number, row in enumerate(page.rows):
        for item in [_select(row)] if isinstance(row, Menu) else [_button(button) for button in row]:
            item.row = number
            shown.add_item(item)
    shown.stop()
    return shown


def message(page: Page | Line, drawn: bytes = b"") -> dict[str, Any]:
    """Give the arguments of a new message, with the page's picture as it was `drawn`."""
    called = [discord.Object(user) for user in page.calls]
    arguments: dict[str, Any] = {
        "allowed_mentions": discord.AllowedMentions(everyone=False, roles=False, users=called) if called else NOBODY
    }
    if isinstance(page, Line):
        arguments |= {"content": cut(page.text, MESSAGE), "silent": page.quiet}
    else:
        arguments |= {"content": page.lead or None, "embed": embed(page, drawn)}
    if components := view(page):
        arguments["view"] = components
    if isinstance(page, Page) and drawn:
        arguments["file"] = _picture(page, drawn)
    return arguments


def edit(page: Page | Line, drawn: bytes = b"") -> dict[str, Any]:
    """Give the arguments of an edit: old pictures go."""
    arguments = message(page, drawn)
    arguments.pop("silent", None)
    if isinstance(page, Line):
        return arguments | {"view": view(page)}
    arguments.pop("file", None)
    return arguments | {"view": view(page), "attachments": [_picture(page, drawn)] if drawn else []}


def _picture(page: Page, drawn: bytes) -> discord.File:
    """Give a file for one sending; its name says nothing."""
    return discord.File(io.BytesIO(drawn), filename=PICTURE, description=cut(page.alt, 1024))


def digest(*parts: Any) -> str:
    """Give a short print of what is shown, to see whether it must be painted anew."""
    return hashlib.blake2b(encode(parts), digest_size=12).hexdigest()


def _button(button: Button) -> discord.ui.Button[Any]:
    if button.link:
        return discord.ui.Button(label=cut(button.label, 80), url=button.link)
    return discord.ui.Button(
        label=cut(button.label, 80),
        custom_id=button.press,
        style=STYLES[button.style],
        disabled=not button.enabled,
        emoji=button.emoji or None,
    )


def _select(menu: Menu) -> discord.ui.Select[Any]:
    return discord.ui.Select(
        custom_id=menu.press,
        placeholder=cut(menu.placeholder, 150),
        min_values=menu.least,
        max_values=menu.most,
        options=[
            discord.SelectOption(
                label=cut(choice.label, 100),
                value=choice.value,
                description=cut(choice.detail, 100) or None,
                default=choice.chosen,
            )
            for choice in menu.choices
        ],
    )

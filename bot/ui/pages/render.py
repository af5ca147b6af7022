"""Turns a page into a Discord message with embed, components and files, within Discord's limits."""

from __future__ import annotations

import hashlib
import io
from typing import Any

import discord

from bot.engine.codec import encode
from bot.engine.page import Button, Line, Menu, Page
from bot.engine.wording import MESSAGE, PAGE, cut
from bot.ui.pages.content import content

STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "next": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

PICTURE = "board.png"
"""The name of the file of every picture. It is always the same, so that it reveals nothing."""

NOBODY = discord.AllowedMentions.none()


def _embed(page: Page, pictured: bool) -> discord.Embed:
    """Return the embed of `page`.

    `pictured` says whether the embed shows a picture, either a new one or one that the message already has.
    """
    shown = discord.Embed(title=cut(page.title, 256), description=cut("\n".join(page.lines), PAGE), colour=page.colour)
    if page.footer:
        shown.set_footer(text=cut(page.footer, 2048))
    if pictured:
        (shown.set_thumbnail if page.small else shown.set_image)(url=f"attachment://{PICTURE}")
    return shown


def view(page: Page | Line) -> discord.ui.View | None:
    """Return the buttons and menus of `page` as a view; None if it has none.

    The view is stopped at once. Then discord.py keeps no data about it, and our dispatcher gets all presses.
    """
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
    """Return the arguments with which discord.py sends `page` as a new message.

    `drawn` is the picture of the page as a PNG.
    """
    called = [discord.Object(user) for user in page.calls]
    roles = [discord.Object(role) for role in page.roles] if isinstance(page, Line) else []
    aloud = discord.AllowedMentions(everyone=False, roles=roles, users=called)
    arguments: dict[str, Any] = {"allowed_mentions": aloud if called or roles else NOBODY}
    if isinstance(page, Line):
        arguments |= {"content": cut(page.text, MESSAGE), "silent": page.quiet, "suppress_embeds": True}
    elif page.as_content:
        arguments |= {"content": content(page), "silent": True}
    else:
        arguments |= {"content": page.lead or None, "embeds": [_embed(page, bool(drawn))]}
    if components := view(page):
        arguments["view"] = components
    if files := _files(page, drawn):
        arguments["files"] = files
    return arguments


def edit(page: Page | Line, drawn: bytes = b"", keeps: Any = None) -> dict[str, Any]:
    """Return the arguments with which discord.py edits a message so that it shows `page`.

    If the page has no embed or picture, an old one is removed from the message. Only the picture in `keeps` stays.
    """
    arguments = message(page, drawn)
    arguments.pop("silent", None)
    arguments.pop("suppress_embeds", None)  # an edit keeps it
    arguments.setdefault("view", None)
    if isinstance(page, Line):
        return arguments
    arguments.setdefault("embeds", [])
    files = arguments.pop("files", [])
    if keeps is not None:
        return arguments | {"embeds": [_embed(page, pictured=True)], "attachments": [keeps]}
    return arguments | {"attachments": files}


def _files(page: Page | Line, drawn: bytes) -> list[discord.File]:
    """Return the picture and the files of a page as attachments. They can be sent only once."""
    picture = []
    if isinstance(page, Page) and drawn:
        picture.append(discord.File(io.BytesIO(drawn), filename=PICTURE, description=cut(page.alt, 1024)))
    return picture + [discord.File(io.BytesIO(each.text.encode()), filename=each.name) for each in page.files]


def digest(*parts: Any) -> str:
    """Return a short hash of a message's content, to detect whether the message needs an update."""
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


def _select(menu: Menu) -> discord.ui.Item[Any]:
    if menu.of != "choices":
        return _native_select(menu)
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


def _native_select(menu: Menu) -> discord.ui.Item[Any]:
    """Return a select menu of channels, forums, roles or people. Discord itself lists the choices."""
    arguments: dict[str, Any] = {
        "custom_id": menu.press,
        "placeholder": cut(menu.placeholder, 150),
        "min_values": menu.least,
        "max_values": menu.most,
    }
    kind = discord.SelectDefaultValueType("channel" if menu.of == "forums" else menu.of.removesuffix("s"))
    arguments["default_values"] = [discord.SelectDefaultValue(id=int(each.value), type=kind) for each in menu.choices]
    if menu.of == "roles":
        return discord.ui.RoleSelect(**arguments)
    if menu.of == "users":
        return discord.ui.UserSelect(**arguments)
    if menu.of == "forums":
        return discord.ui.ChannelSelect(channel_types=[discord.ChannelType.forum], **arguments)
    kinds = [discord.ChannelType.text, discord.ChannelType.forum]  # boards are edited too often for announcements
    return discord.ui.ChannelSelect(channel_types=kinds, **arguments)

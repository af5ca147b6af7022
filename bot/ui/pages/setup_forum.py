"""The part of a server's setup that is about the forum for its tables: its tags, and what is missing there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.engine.custom_id import at_home
from bot.engine.page import Choice, Menu
from bot.engine.texts import Say
from bot.table.forum_post import STATES
from bot.ui.pages.rows import held
from storage.records.servers import ForumRecord

FIELD = "forum"
"""The field of the setup, and what the fields of its tags begin with."""


POSTS = {"send_messages": "create_posts", "manage_threads": "manage_posts"}
"""Permissions that are called something else at a forum."""


class ForumView(NamedTuple):
    """How the forum that was chosen is now."""

    chosen: ForumRecord
    tags: Mapping[int, str] | None
    """Its tags by number; None if it is gone."""
    missing: tuple[str, ...] = ()
    """The permissions that the bot lacks there."""
    tag_required: bool = False
    """Whether each post needs a tag."""

    def tag(self, state: str) -> str:
        """Return the name of the tag of a state; empty if there is none."""
        return (self.tags or {}).get(getattr(self.chosen, state), "")


def permissions_of_forum(missing: Sequence[str], say: Say) -> str:
    """Name permissions as the settings of a forum do, where *Send Messages* is *Create Posts*."""
    return say.listed(say(f"permission-{POSTS.get(name, name)}") for name in missing)


def forum_lines(view: ForumView, say: Say) -> list[str]:
    """Say which tags are chosen, and what is missing."""
    if view.tags is None:
        return [say("setup-forum-gone")]
    none = say("setup-forum-none")
    lines = [say("setup-forum-tags", **{state: view.tag(state) or none for state in STATES})]
    if view.missing:
        lines.append(say("setup-forum-missing", missing=permissions_of_forum(view.missing, say)))
    if view.tag_required and not view.tag("looking"):
        lines.append(say("setup-forum-required"))
    elif untagged := [say(f"forum-state-{state}") for state in STATES if not view.tag(state)]:
        lines.append(say("setup-forum-untagged", tags=say.listed(untagged)))
    return lines


def tag_menus(view: ForumView, say: Say, serial: int) -> list[Menu]:
    """Return a menu for the tag of each state; none for a forum without tags."""
    if not view.tags:
        return []
    return [_tag_menu(view, view.tags, state, say, serial) for state in STATES]


def with_tag(chosen: ForumRecord | None, tags: Mapping[int, str] | None, field: str, value: str) -> ForumRecord:
    """Return the forum with another tag for the state of `field`. Raises ValueError for what no menu offers."""
    state = field.removeprefix(f"{FIELD}-")
    if chosen is None or state not in STATES or not (value.isascii() and value.isdecimal()):
        raise ValueError(field)
    if int(value) and int(value) not in (tags or {}):
        raise ValueError(value)
    return ForumRecord(chosen.channel, **{each: getattr(chosen, each) for each in STATES} | {state: int(value)})


def _tag_menu(view: ForumView, tags: Mapping[int, str], state: str, say: Say, serial: int) -> Menu:
    now = getattr(view.chosen, state)
    none = Choice("0", say("forum-tag-none"), chosen=now not in tags)
    choices = [none, *(Choice(str(number), name, chosen=number == now) for number, name in tags.items())]
    heading = say("forum-tag-menu", state=say(f"forum-state-{state}"))
    return Menu(heading, at_home("server", f"{FIELD}-{state}", serial), held(choices))

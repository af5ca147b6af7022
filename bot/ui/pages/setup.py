"""A server's setup page: the bot's permissions in a channel, and the settings with their menus.

Only people who manage the server see it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, get_args

from msgspec.structs import replace

from bot.engine.custom_id import at_home
from bot.engine.page import Button, Choice, Menu, Page
from bot.engine.texts import LANGUAGES, Say
from bot.installed_games import installed_game, names
from bot.table import lobby
from bot.table.forum_post import STATES
from bot.ui.pages.out_of_play import COLOUR, VOID
from bot.ui.pages.rows import ROWS, fit_choices
from storage.records.servers import ForumRecord, ServerRecord, Show

FIELD = "forum"
"""The setting for the forum, and the prefix of the settings for its tags."""


POSTS = {"send_messages": "create_posts", "manage_threads": "manage_posts"}
"""Permissions that have a different name in a forum."""


class ForumView(NamedTuple):
    """The present state of the chosen forum on Discord."""

    chosen: ForumRecord
    tags: Mapping[int, str] | None
    """The names of its tags by id; None if the forum has been deleted."""
    missing: tuple[str, ...] = ()
    """The permissions that the bot lacks in the forum."""
    tag_required: bool = False
    """Whether each post must have a tag."""

    def tag(self, state: str) -> str:
        """Return the name of the tag for a table's state; empty if there is none."""
        return (self.tags or {}).get(getattr(self.chosen, state), "")


def permissions_of_forum(missing: Sequence[str], say: Say) -> str:
    """Return the names of permissions as a forum's settings show them.

    There, *Send Messages* is called *Create Posts*.
    """
    return say.listed(say(f"permission-{POSTS.get(name, name)}") for name in missing)


def forum_lines(view: ForumView, say: Say) -> list[str]:
    """Return lines about the chosen tags, and what is missing."""
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
    """Return a menu for the tag of each state; none if the forum has no tags."""
    if not view.tags:
        return []
    return [_tag_menu(view, view.tags, state, say, serial) for state in STATES]


def with_tag(chosen: ForumRecord | None, tags: Mapping[int, str] | None, field: str, value: str) -> ForumRecord:
    """Return the forum's record with another tag for the state in `field`.

    Raises ValueError for a value that no menu offers.
    """
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
    return Menu(heading, at_home("server", f"{FIELD}-{state}", serial), fit_choices(choices))


FIELDS = ("language", "pace", "channels", "roles", "titles", "each", "tables", "show", "seeking", "reports", FIELD,
          "daily", "daily_hour")  # fmt: skip
"""The settings of a server, by their names in the record."""

ANY = "any"
"""The value in a menu for a setting without a limit."""

COUNTS = {"each": (1, 2, 3, 5, 8), "tables": (1, 2, 3, 5, 10, 20, 50)}
"""The numbers of tables that can be chosen as limits."""

NATIVE = {"channels": 25, "roles": 25, "seeking": 1, "reports": 1, FIELD: 1, "daily": 1}
SINGLE = ("seeking", "reports", "daily")
"""The settings with at most one channel or role.

For the other settings it is the most that can be chosen.
"""

OF: dict[str, Literal["channels", "forums"]] = {
    **dict.fromkeys(("channels", "reports", "daily"), "channels"), FIELD: "forums"}  # fmt: skip
"""The settings that are channels, with the kind of channel. Other settings are roles."""


def setup_page(
    missing: Sequence[str],
    server: ServerRecord,
    say: Say,
    field: str = "",
    serial: int = 0,
    warnings: Sequence[str] = (),
    forum: ForumView | None = None,
) -> Page:
    """Return the setup page: permissions that are `missing` in the channel, and the server's settings.

    A menu changes the setting `field`. If nothing is missing, the home page is offered. `forum` is the present state of
    the chosen forum; then there is a menu for the tag of each state of a table.
    """
    lacking = say.listed(say(f"permission-{name}") for name in missing)
    state = say("setup-missing", missing=lacking) if missing else say("setup-well")
    lines = [state, *warnings, "", *(say(f"server-{name}", now=_present_value(server, name, say)) for name in FIELDS)]
    lines += forum_lines(forum, say) if forum is not None else []
    which = Menu(
        say("server-change"),
        at_home("server", serial=serial),
        tuple(Choice(name, say(f"server-{name}-name"), chosen=name == field) for name in FIELDS),
    )
    rows: list[Menu | tuple[Button, ...]] = [which]
    if field:
        rows.append(_menu(server, field, say, serial))
    if field == FIELD and forum is not None:
        rows += tag_menus(forum, say, serial)
    if not missing and len(rows) < ROWS:
        lines += ["", say("setup-home")]
        rows.append((Button(say("button-put-home"), at_home("put"), "next"),))
    return Page(say("setup-title"), tuple(lines), colour=VOID if missing else COLOUR, rows=tuple(rows))


def changed(server: ServerRecord, field: str, values: Sequence[str]) -> ServerRecord:
    """Return the setup after `values` were chosen for a setting other than the forum.

    Raises ValueError for a value that no menu offers.
    """
    if field not in FIELDS or field == FIELD:
        raise ValueError(field)
    if field in NATIVE:
        numbers = tuple(sorted({number(value) for value in values}))
        if len(numbers) > NATIVE[field]:
            raise ValueError(values)
        return replace(server, **{field: (numbers[0] if numbers else None) if field in SINGLE else numbers})
    if not set(values) <= {value for value, _ in _offered(field)} or (field != "titles" and len(values) != 1):
        raise ValueError(values)
    if field == "titles":
        return replace(server, titles=tuple(sorted(values)) if set(values) != set(names()) else ())
    (value,) = values
    match field:
        case "language":
            return replace(server, language="" if value == ANY else value)
        case "pace":
            return replace(server, pace=None if value == ANY else int(value))
        case "show":
            return replace(server, show=value)
    return replace(server, **{field: 0 if value == ANY else int(value)})


def _menu(server: ServerRecord, field: str, say: Say, serial: int) -> Menu:
    """Return the menu that changes a setting."""
    press, heading = at_home("server", field, serial), say(f"server-{field}-name")
    chosen = _chosen(server, field)
    if field in NATIVE:
        mine = tuple(Choice(value, value, chosen=True) for value in chosen)
        return Menu(heading, press, mine, 0, NATIVE[field], of=OF.get(field, "roles"))
    offered = _offered(field)
    choices = fit_choices(
        [Choice(value, _value_text(field, value, key, say), chosen=value in chosen) for value, key in offered]
    )
    return Menu(heading, press, choices, 0 if field == "titles" else 1, len(choices) if field == "titles" else 1)


def _offered(field: str) -> list[tuple[str, str]]:
    """Return the values that a menu offers for a setting, each with the key of its text."""
    nothing = (ANY, f"server-{field}-any")
    match field:
        case "language":
            return [nothing, *((each, f"language-{each}") for each in LANGUAGES)]
        case "pace":
            return [nothing, *((str(pace), f"pace-{pace}") for pace in lobby.PACES)]
        case "titles":
            return [(name, f"{name}-title") for name in names()]
        case "show":
            return [(each, f"show-{each}") for each in get_args(Show)]
        case "daily_hour":
            return [(str(hour), "") for hour in range(24)]
    return [nothing, *((str(count), "") for count in COUNTS[field])]


def _chosen(server: ServerRecord, field: str) -> tuple[str, ...]:
    """Return the chosen values of a setting, in the form in which its menu has them."""
    now = getattr(server, field)
    match field:
        case "channels" | "roles" | "titles":
            return tuple(map(str, now))
        case "seeking" | "reports" | "daily":
            return () if now is None else (str(now),)
        case "forum":
            return () if server.forum is None else (str(server.forum.channel),)
    return (ANY if now in ("", None) or (now == 0 and field in COUNTS) else str(now),)


def _present_value(server: ServerRecord, field: str, say: Say) -> str:
    """Return the present value of a setting in words."""
    chosen = _chosen(server, field)
    if not chosen:
        return say(f"server-{field}-any")
    if field in NATIVE:
        mark = "#" if field in OF else "@&"
        return say.listed(f"<{mark}{value}>" for value in chosen)
    keys = dict(_offered(field))
    return say.listed(_value_text(field, value, keys.get(value, ""), say) for value in chosen)


def _value_text(field: str, value: str, key: str, say: Say) -> str:
    """Return one value of a setting in words."""
    if field == "titles":
        return installed_game(value).say(say.locale)(key) if value in names() else value
    if field == "daily_hour":
        return f"{int(value):02}:00 UTC"
    return say(key) if key else value


def number(value: str) -> int:
    """Parse the id of a channel or role. Raises ValueError."""
    if not (value.isascii() and value.isdecimal() and len(value) <= 20):
        raise ValueError(value)
    return int(value)

"""The setup page of a server: the bot's permissions in a channel, and the settings with their menus.

Only people who may manage the server see this page.
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
"""The name of the setting for the forum. The names of the settings for its tags begin with it."""


POSTS = {"send_messages": "create_posts", "manage_threads": "manage_posts"}
"""Permissions that have another name in the settings of a forum: that name, by the usual name."""


class ForumView(NamedTuple):
    """The present state of the forum that the server has chosen for tables, as Discord reports it."""

    chosen: ForumRecord
    tags: Mapping[int, str] | None
    """The names of the forum's tags by their ids; None if the forum has been deleted."""
    missing: tuple[str, ...] = ()
    """The permissions that the bot lacks in the forum."""
    tag_required: bool = False
    """Whether Discord requires a tag for each post in the forum."""

    def tag(self, state: str) -> str:
        """Return the name of the tag chosen for a state of tables; empty if there is none."""
        return (self.tags or {}).get(getattr(self.chosen, state), "")


def permissions_of_forum(missing: Sequence[str], say: Say) -> str:
    """Return the names of permissions as the settings of a forum show them.

    For example, *Send Messages* is called *Create Posts* there.
    """
    return say.listed(say(f"permission-{POSTS.get(name, name)}") for name in missing)


def forum_lines(view: ForumView, say: Say) -> list[str]:
    """Return lines about the tags chosen for the forum, and about what is missing."""
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
    """Return a menu for each state of tables, which chooses the tag for this state.

    If the forum has no tags, return no menus.
    """
    if not view.tags:
        return []
    return [_tag_menu(view, view.tags, state, say, serial) for state in STATES]


def with_tag(chosen: ForumRecord | None, tags: Mapping[int, str] | None, field: str, value: str) -> ForumRecord:
    """Return the record of the forum with another tag for one state of tables.

    `field` names the state, and `value` is the id of the tag. Raises ValueError for a value that no menu offers.
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
"""The value in a menu that means that a setting has no limit."""

COUNTS = {"each": (1, 2, 3, 5, 8), "tables": (1, 2, 3, 5, 10, 20, 50)}
"""The numbers of tables that a server can choose as limits, by the name of the setting."""

NATIVE = {"channels": 25, "roles": 25, "seeking": 1, "reports": 1, FIELD: 1, "daily": 1}
SINGLE = ("seeking", "reports", "daily")
"""The settings that have at most one channel or role as their value.

The other settings of this kind have a list of them.
"""

OF: dict[str, Literal["channels", "forums"]] = {
    **dict.fromkeys(("channels", "reports", "daily"), "channels"), FIELD: "forums"}  # fmt: skip
"""The settings whose values are channels, with the kind of channel. Other settings have roles."""


def setup_page(
    missing: Sequence[str],
    server: ServerRecord,
    say: Say,
    field: str = "",
    serial: int = 0,
    warnings: Sequence[str] = (),
    forum: ForumView | None = None,
) -> Page:
    """Return the setup page of a server: permissions `missing` in the channel, and the settings.

    A menu changes the setting `field`. If no permission is missing, a button posts the home page. `forum` is what
    Discord says about the chosen forum. With it, there is a menu for the tag of each state of tables.
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
    """Return the setup of a server after `values` were chosen for the setting `field`.

    Raises ValueError for a value that no menu offers, and for the forum.
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
    """Return the menu that changes the setting `field`."""
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
    """Return the values that the menu of the setting `field` offers, each with the key of its text."""
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
    """Return the chosen values of the setting `field`, spelled as in its menu."""
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
    """Return a text with the present value of the setting `field`."""
    chosen = _chosen(server, field)
    if not chosen:
        return say(f"server-{field}-any")
    if field in NATIVE:
        mark = "#" if field in OF else "@&"
        return say.listed(f"<{mark}{value}>" for value in chosen)
    keys = dict(_offered(field))
    return say.listed(_value_text(field, value, keys.get(value, ""), say) for value in chosen)


def _value_text(field: str, value: str, key: str, say: Say) -> str:
    """Return the text of one value of the setting `field`."""
    if field == "titles":
        return installed_game(value).say(say.locale)(key) if value in names() else value
    if field == "daily_hour":
        return f"{int(value):02}:00 UTC"
    return say(key) if key else value


def number(value: str) -> int:
    """Return the id of a channel or role from its text. Raises ValueError."""
    if not (value.isascii() and value.isdecimal() and len(value) <= 20):
        raise ValueError(value)
    return int(value)

"""Messages as Discord spells them, read with a player's eyes."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable, Iterator
from typing import Any

from bot.engine.texts import LANGUAGES, texts

Json = dict[str, Any]

EPHEMERAL, LOADING = 1 << 6, 1 << 7

NOTHING: Json = {"id": "0", "channel_id": "0", "content": "", "embeds": [], "components": [], "flags": 0}
"""A message that is not there."""

ONWARD = ("Again", "Another game", "I'm out")
"""What leads from the end of a game without roles into the next one."""

SWAPPED = ("Again, sides swapped", *ONWARD[1:])
"""The same for a game with roles."""

QUIET = (
    "Log",
    "Show in words",
    "More",
    "Rules",
    "Move board down",
    "Watch",
    "Pause",
    "Resume",
    "My hand",
    "Type an answer",
    "Start over",
    "Plans and close-ups",
)
"""What leads nowhere in a game."""


def reader(channel: Json, only: str | None = None) -> str | None:
    """Return the one user who sees a message in `channel`, or that is for `only`; None for everybody."""
    return only or (str(channel["recipients"][0]["id"]) if channel.get("type") == 1 else None)


def thinking(messages: Iterable[Json]) -> Iterator[str]:
    """Yield a sentence for each answer that says that the bot is thinking, where it should be done."""
    yield from (f"{message['id']} is thinking" for message in messages if message["flags"] & LOADING)


def items(message: Json) -> list[Json]:
    """List the buttons and menus of a message."""
    return [item for row in message["components"] for item in row["components"]]


def leads_on(message: Json) -> bool:
    """Tell whether a message is about a game that is over: its first button leads to the next one."""
    return [*labels(message), ""][0].startswith(("Again", "Otra vez"))


def is_board(message: Json) -> bool:
    """Tell whether a message in a channel is a board, not one that tells a scene or the end."""
    if not message["embeds"]:
        return False
    ending = message["content"].startswith("<@") and leads_on(message)
    return not ending and bool(message["components"] or not message["embeds"][0].get("image"))


def is_panel(message: Json) -> bool:
    """Tell whether a direct message is a hand or a board: an embed, or content whose second line is in small print."""
    return bool(message["embeds"]) or any(line.startswith("-# ") for line in message["content"].split("\n")[1:2])


def labels(message: Json) -> list[str]:
    """List what they say."""
    return [says(item) for item in items(message)]


BESIDE = frozenset((
    "guess", "look", "more", "hand", "rules", "cannot", "note", "order", "withdraw", "back", "log", "skip",
    "rematch", "another", "out", "quiet", "shoulder", "result", "replay", "share", "fair", "fault", "timeline",
    "report", "play", "friends", "home",
))  # fmt: skip
"""Actions of buttons that stand beside the questions of a panel, or lead on from an end."""


def offers(message: Json) -> list[str]:
    """List what answers a question, without what may be looked at at any time."""
    return [says(item) for item in items(message) if not looks(item)]


def looks(item: Json) -> bool:
    """Tell whether a button answers no question: it shows something, or is for what is said once."""
    return not BESIDE.isdisjoint(item.get("custom_id", "").split(":"))


def says(item: Json) -> str:
    """What a button or menu says."""
    return str(item.get("label") or item.get("placeholder") or "")


def find(message: Json, label: str) -> Json:
    """Find the button or menu that begins with `label`."""
    found = [item for item in items(message) if says(item).startswith(label)]
    assert found, f"no {label!r} among {labels(message)}"
    return found[0]


def offered(message: Json) -> list[Json]:
    """List what a panel offers that leads on in a game."""
    return [item for item in items(message) if not (says(item) in QUIET or looks(item) or item.get("disabled"))]


def chosen_in(form: Json) -> dict[str, list[str]]:
    """What the menus and boxes of a form show before anybody touches them."""
    menus = [part["component"] for part in form["components"] if "options" in part.get("component", {})]
    return {
        menu["custom_id"]: [option["value"] for option in menu["options"] if option.get("default")] for menu in menus
    }


def text(message: Json) -> str:
    """All words of a message."""
    parts = [message["content"]]
    for embed in message["embeds"]:
        parts += [embed.get("title"), embed.get("description"), (embed.get("footer") or {}).get("text")]
    return "\n".join(part for part in parts if part)


def seen(words: str, *wanted: str) -> None:
    """See that all that is wanted is to be read in `words`."""
    assert [each for each in wanted if each not in words] == [], words


def small(message: Json) -> list[str]:
    """The lines of a message that tell the last moves; a lobby and a page of the rules tell none."""
    if any(each in item.get("custom_id", "") for item in items(message) for each in (":start:", ":book:")):
        return []
    return small_lines(line for embed in message["embeds"] for line in str(embed.get("description", "")).split("\n"))


def small_lines(lines: Iterable[str]) -> list[str]:
    """The small print that tells the last moves: the first there is, up to a line that asks or explains."""
    since = itertools.dropwhile(lambda line: not line.startswith("-# "), lines)
    told = itertools.takewhile(lambda line: line.startswith(("-# ", "**", "> ")), since)
    return [line.removeprefix("-# ") for line in told if line.startswith("-# ")]


def news(message: Json) -> list[str]:
    """The lines of a hand that tell what is new: below a heading, or, before a first move, the first small print."""
    lines = text(message).split("\n")
    heads = {f"**{texts(language).say(key)}**" for language in LANGUAGES for key in ("since", "since-away")}
    first = next((at for at, line in enumerate(lines) if line.startswith("-# ")), len(lines))
    start = next((at for at, line in enumerate(lines, 1) if line in heads), first)
    return [line.removeprefix("-# ").strip("*") for line in lines[start : (*lines, "").index("", start)]]


def some_of(menu: Json, chance: random.Random) -> list[str]:
    """Choose as many options as the menu takes, rather few."""
    values = [option["value"] for option in menu["options"]]
    count = max(1, menu.get("min_values", 1))
    while count < min(menu.get("max_values", 1), len(values), 3) and chance.random() < 0.4:
        count += 1
    return chance.sample(values, count)


def command_names(command: Json) -> list[str]:
    """Return the full names of a command and its subcommands."""
    under = [option for option in command.get("options") or [] if option["type"] <= 2]
    return [f"{command['name']} {name}" for each in under for name in command_names(each)] or [command["name"]]

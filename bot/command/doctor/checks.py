"""The definition of a check, and all checks that need only HTTP requests or a person's answers."""

from __future__ import annotations

import asyncio
import functools
import io
import re
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

from bot.command.doctor.person import Choice, Person
from bot.command.doctor.requests import TOO_MANY, Json, Pause, Requests

Run = Literal["rest", "old", "press"]
"""The kinds of runs: with requests only, on an old message of an earlier run, or with a person's presses."""


class Observed(NamedTuple):
    """The observed behaviour in words, and whether the bot assumes it.

    None means that the check was not possible.
    """

    words: str
    assumed: bool | None


NOBODY_THERE = Observed("not asked", None)


class Press(NamedTuple):
    """A received press: how to answer it, the component's custom_id, and the chosen values."""

    callback: str
    webhook: str
    name: str
    values: tuple[str, ...]


@dataclass
class Context:
    """The channels of a run, and what its checks need to make requests and ask the person."""

    requests: Requests
    person: Person
    pause: Pause
    channel: Json
    announcement: Json | None = None
    """The announcement channel, if one was given."""
    old: str = ""
    """The id of the message that an earlier run left, or an empty text."""
    heard: asyncio.Queue[Press] = field(default_factory=asyncio.Queue)
    """The received presses that have not been answered yet."""
    webhooks: list[str] = field(default_factory=list)
    """The webhook paths of the presses so far. Each is valid for 15 minutes."""

    @property
    def messages(self) -> str:
        """The API path of the channel's messages."""
        return f"/channels/{self.channel['id']}/messages"

    async def post(self, body: Json, channel: str = "", picture: bytes = b"") -> Json:
        """Post a message. The run deletes it at its end. Raises Refused, Spent."""
        path = f"/channels/{channel}/messages" if channel else self.messages
        message: Json = await self.requests.must("POST", path, body, picture=picture, makes=path + "/{id}")
        return message


class Check(NamedTuple):
    """An assumption about Discord with its check. `name` and `assumed` together are one sentence."""

    name: str
    assumed: str
    source: str
    """Where the assumption comes from: a page of Discord's documentation, an issue, or measurements."""
    observe: Callable[[Context], Awaitable[Observed]]
    """Runs the check and returns what it observed. May raise Refused and Spent. Any other error is a bug in the check.
    """
    run: Run = "rest"


async def _answer(context: Context, words: str, *choices: Choice) -> Observed:
    choice = await context.person.choose(words, choices)
    return Observed(choice.words, choice.assumed) if choice else NOBODY_THERE


# Messages


async def one_nonce(context: Context) -> Observed:
    """Post two messages with the same enforced nonce, and observe whether Discord creates one or two."""
    body = {"content": "Doctor: a nonce.", "nonce": secrets.token_hex(8), "enforce_nonce": True}
    first, second = await context.post(body), await context.post(body)
    one = first["id"] == second["id"]
    return Observed("is one message" if one else "is two messages", one)


EDITS, ENOUGH, WINDOW = 31, 3, 6.0
"""Test edits of an old message (one a second), how many the bot assumes to be allowed, and in how many seconds."""


async def old_edits(context: Context) -> Observed:
    """Edit an old message every second until Discord refuses, and once more after the requested wait."""
    path = f"{context.messages}/{context.old}"
    for number in range(EDITS):
        answer = await context.requests.ask("PATCH", path, {"content": f"Doctor: edit {number + 1}."})
        if answer.status == TOO_MANY:
            break
        if not answer.taken:
            return Observed(f"edit {number + 1}: {answer.words}", False)
        await context.pause(1.0)
    else:
        return Observed(f"takes {EDITS} edits in {EDITS} s", False)
    await context.pause(answer.wait)
    again = await context.requests.ask("PATCH", path, {"content": "Doctor: the last edit."})
    words = f"takes {number}, then {answer.words} for {answer.wait:.1f} s, then {again.words}"
    assumed = number == ENOUGH and answer.words.endswith(" 30046") and answer.wait <= WINDOW and again.taken
    return Observed(words, assumed)


# Pictures

LANDSCAPE, TALL = (1200, 900), (1200, 1612)
EMBED = {"title": "Doctor", "image": {"url": "attachment://picture.png"}}
GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://picture.png"}}]}
FORMS: dict[str, Json] = {
    "an embed": {"content": "An embed", "embeds": [EMBED]},
    "an attachment": {"content": "An attachment"},
    "a gallery": {"flags": 1 << 15, "components": [{"type": 10, "content": "A gallery"}, GALLERY]},
}
"""Three ways to show a picture. A gallery needs Components V2, which allows neither content nor embeds."""

KEPT = re.compile(r"/attachments/\d+/(\d+)/")
"""Finds the attachment's id in its URL. No other field has the id of an attachment that an embed shows."""


@functools.cache
def sample_picture(size: tuple[int, int]) -> bytes:
    """Draw a test picture with a frame and a line every 100 pixels. Return it as PNG."""
    width, height = size
    image = Image.new("RGB", size, "#2b2d31")
    pen = ImageDraw.Draw(image)
    for x in range(0, width, 100):
        pen.line([(x, 0), (x, height)], fill="#5865f2", width=4)
    for y in range(0, height, 100):
        pen.line([(0, y), (width, y)], fill="#5865f2", width=4)
    pen.rectangle([(0, 0), (width - 1, height - 1)], outline="white", width=12)
    file = io.BytesIO()
    image.quantize(4).save(file, "PNG")
    return file.getvalue()


def _times_shown(message: Json) -> str:
    """Return in words how many times a message shows the picture of its embed."""
    embeds = sum("url" in embed.get("image", {}) for embed in message["embeds"])
    times = embeds + len(message["attachments"])
    return {0: "is not shown", 1: "is shown once", 2: "is shown twice"}.get(times, f"is shown {times} times")


async def kept_picture(context: Context) -> Observed:
    """Edit a message to keep the attachment that its embed shows, and observe whether it shows once."""
    message = await context.post(FORMS["an embed"], picture=sample_picture(LANDSCAPE))
    found = KEPT.search(message["embeds"][0].get("image", {}).get("url", ""))
    if _times_shown(message) != "is shown once" or found is None:
        return Observed(f"{_times_shown(message)} before any edit", False)
    edit = {"content": "Edited", "embeds": [EMBED], "attachments": [{"id": found[1]}]}
    path = f"{context.messages}/{message['id']}"
    edited = _times_shown(await context.requests.must("PATCH", path, edit))
    later = _times_shown(await context.requests.must("GET", path))
    words = edited if edited == later else f"{edited}, later {later}"
    if words == "is shown once" and context.person.there:
        return await _answer(
            context,
            "Look at the message *Edited* on Discord. How often is its picture there?",
            Choice("is shown once", True),
            Choice("is shown twice", False),
            Choice("is not shown", False),
        )
    return Observed(words, words == "is shown once")


def picture_sizes(size: tuple[int, int], words: str, *choices: Choice) -> Callable[[Context], Awaitable[Observed]]:
    """Return a check that posts a picture in each of `FORMS` and asks the person how large they appear."""

    async def observe(context: Context) -> Observed:
        if not context.person.there:
            return NOBODY_THERE
        for body in FORMS.values():
            await context.post(body, picture=sample_picture(size))
        return await _answer(context, words, *choices)

    return observe


# Threads

KINDS = {10: "announcement", 11: "public", 12: "private"}
TEXT, NEWS = 0, 5
"""Discord's numbers for text and announcement channels."""

TAKES = {TEXT: (11, 12), NEWS: (10,)}
"""The types of threads that each type of channel allows, as Discord's numbers."""


WRONG_KIND = "400 50024"
"""Discord's answer if a channel does not allow threads of a type."""


async def _open_thread(context: Context, channel: Json, kind: int) -> tuple[int, str, Json]:
    """Open a thread. Return its type (0 if refused), the reason for a refusal, and the thread.

    A public thread also posts a message in its channel, which is deleted at the end (Message, *Message Types*: 18).
    Raises Refused, Spent.
    """
    body = {"name": "doctor", "type": kind, "auto_archive_duration": 60}
    answer = await context.requests.settle("POST", f"/channels/{channel['id']}/threads", body, makes="/channels/{id}")
    if not answer.taken:
        return 0, answer.words, {}
    thread: Json = answer.body
    if thread["type"] != 12:
        path = f"/channels/{channel['id']}/messages"
        for message in await context.requests.must("GET", path + "?limit=5"):
            if message["type"] == 18 and message.get("message_reference", {}).get("channel_id") == thread["id"]:
                context.requests.made(f"{path}/{message['id']}")
    return thread["type"], "", thread


async def _allowed_threads(context: Context, channel: Json | None) -> Observed:
    """Try to open a thread of each type in a channel, and observe which Discord allows."""
    if channel is None:
        return Observed("not tried: no such channel was named", None)
    seen, assumed = [], True
    for kind, name in KINDS.items():
        made, why, _ = await _open_thread(context, channel, kind)
        seen.append(f"{name}: {'made' if made == kind else KINDS.get(made, why)}")
        assumed = assumed and (made == kind if kind in TAKES[channel["type"]] else why == WRONG_KIND)
    return Observed(", ".join(seen), assumed)


async def text_threads(context: Context) -> Observed:
    """Observe which types of threads a text channel allows."""
    return await _allowed_threads(context, context.channel if context.channel["type"] == TEXT else None)


async def announcement_threads(context: Context) -> Observed:
    """Observe which types of threads an announcement channel allows."""
    return await _allowed_threads(context, context.channel if context.channel["type"] == NEWS else context.announcement)


async def sleeping_thread(context: Context) -> Observed:
    """Archive a thread with a button in it. Ask a person who is not in the thread to press the button."""
    if not context.person.there:
        return NOBODY_THERE
    kind, why, thread = await _open_thread(context, context.channel, TAKES[context.channel["type"]][0])
    if not kind:
        return Observed(f"no thread: {why}", None)
    await context.post({"content": "Press this.", "components": [row(BUTTON)]}, channel=thread["id"])
    await context.requests.must("PATCH", f"/channels/{thread['id']}", {"archived": True})
    return await _answer(
        context,
        "On a phone, with an account that has never written there: open the thread *doctor* (under Threads, Archived)"
        " and press its button. What does Discord say? (The doctor itself does not answer.)",
        Choice("is let through: the application did not respond, or the bot answered", False),
        Choice("is refused by Discord: another error, at once", True),
    )


# Menus

BUTTON: Json = {"type": 2, "style": 1, "label": "Press", "custom_id": "doctor:press"}


def row(*parts: Json) -> Json:
    """Return an action row with these components."""
    return {"type": 1, "components": list(parts)}


def menu(serial: int) -> Json:
    """Return a select menu with a few words.

    `serial` is part of its custom_id, so that each edit can change it.
    """
    options = [{"label": word, "value": word} for word in ("one", "two")]
    return {"type": 3, "custom_id": f"doctor:menu:{serial}", "placeholder": "Choose a word", "options": options}


def _menus(serial: int) -> list[Json]:
    people = {"type": 5, "custom_id": f"doctor:people:{serial}", "placeholder": "Choose a person"}
    return [row(menu(serial)), row(people)]


def _chosen(message: Json) -> bool:
    parts = [part for each in message["components"] for part in each["components"]]
    return any(part.get("default_values") or any(o.get("default") for o in part.get("options", ())) for part in parts)


async def edited_menus(context: Context) -> Observed:
    """Edit only the custom_ids of menus with a choice, and ask the person whether the choice still shows."""
    body: Json = {"content": "Doctor: menus.", "components": _menus(0)}
    message = await context.post(body)
    if context.person.there:
        await context.person.ready(
            "On a computer, choose a word and a person in the menus of the message *Doctor: menus*."
            " Discord says that the application did not respond, or the bot that it does not know them."
        )
    edited = await context.requests.must(
        "PATCH", f"{context.messages}/{message['id']}", body | {"components": _menus(1)}
    )
    names = [part["custom_id"] for each in edited["components"] for part in each["components"]]
    if names != ["doctor:menu:1", "doctor:people:1"] or _chosen(edited):
        return Observed("keep their custom_ids or choices", False)
    if not context.person.there:
        return Observed("have their new custom_ids and no choice", True)
    return await _answer(
        context,
        "The menus were edited. What do they show now?",
        Choice("show no choice", True),
        Choice("still show the word", False),
        Choice("still show the person", False),
        Choice("still show both", False),
    )


async def open_menu(context: Context) -> Observed:
    """Edit a message while the person has one of its menus open, and ask what happened to the menu."""
    if not context.person.there:
        return NOBODY_THERE
    body: Json = {"content": "Doctor: an open menu.", "components": [row(menu(0))]}
    message = await context.post(body)
    await context.person.ready("Open the menu of the message *Doctor: an open menu* and leave it open. Watch it.")
    edit: Json = {"content": "Doctor: edited.", "components": [row(menu(1))]}
    await context.requests.must("PATCH", f"{context.messages}/{message['id']}", edit)
    return await _answer(
        context,
        "The message was edited. What became of the menu?",
        Choice("stays open", True),
        Choice("is closed", False),
    )

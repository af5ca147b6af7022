"""The checks that need only HTTP requests, or also answers of a person at the terminal.

The module also defines what a check is.
"""

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
"""The kinds of checks: with requests only, on an old message, or with a person's presses.

The old message comes from an earlier run.
"""


class Observed(NamedTuple):
    """The behaviour that a check has observed, in words, and whether the bot assumes this behaviour.

    If `assumed` is None, the check was not possible.
    """

    words: str
    assumed: bool | None


NOBODY_THERE = Observed("not asked", None)


class Press(NamedTuple):
    """A press that the doctor has received.

    It has the API paths for answering it, the custom_id of the component, and the chosen values.
    """

    callback: str
    webhook: str
    name: str
    values: tuple[str, ...]


@dataclass
class Context:
    """The channels of a run, and the objects with which its checks make requests and ask the person."""

    requests: Requests
    person: Person
    pause: Pause
    channel: Json
    announcement: Json | None = None
    """The announcement channel, if one was given on the command line."""
    old: str = ""
    """The id of the message that an earlier run has left for this run; empty if there is none."""
    heard: asyncio.Queue[Press] = field(default_factory=asyncio.Queue)
    """The presses that were received and not answered yet."""
    webhooks: list[str] = field(default_factory=list)
    """The API paths of the webhooks of the presses so far. Each path is valid for 15 minutes."""

    @property
    def messages(self) -> str:
        """The API path of the messages in the channel of the run."""
        return f"/channels/{self.channel['id']}/messages"

    async def post(self, body: Json, channel: str = "", picture: bytes = b"") -> Json:
        """Post a message and return it. It is deleted at the end of the run. Raises Refused, Spent."""
        path = f"/channels/{channel}/messages" if channel else self.messages
        message: Json = await self.requests.must("POST", path, body, picture=picture, makes=path + "/{id}")
        return message


class Check(NamedTuple):
    """An assumption about Discord, and the check that tests it.

    `name` and `assumed` together are one sentence.
    """

    name: str
    assumed: str
    source: str
    """The source of the assumption: a page of Discord's documentation, an issue, or measurements."""
    observe: Callable[[Context], Awaitable[Observed]]
    """The function that runs the check and returns what it has observed.

    It may raise Refused and Spent. Any other error is a bug in the check.
    """
    run: Run = "rest"


async def _answer(context: Context, words: str, *choices: Choice) -> Observed:
    choice = await context.person.choose(words, choices)
    return Observed(choice.words, choice.assumed) if choice else NOBODY_THERE


# Messages


async def one_nonce(context: Context) -> Observed:
    """Post two messages with the same nonce, and observe whether Discord creates one or two messages.

    The requests ask Discord to enforce the nonce.
    """
    body = {"content": "Doctor: a nonce.", "nonce": secrets.token_hex(8), "enforce_nonce": True}
    first, second = await context.post(body), await context.post(body)
    one = first["id"] == second["id"]
    return Observed("is one message" if one else "is two messages", one)


EDITS, ENOUGH, WINDOW = 31, 3, 6.0
"""The test of edits of an old message.

In order: how many edits are tried, one a second; how many of them the bot assumes to be allowed; and the most seconds
that it assumes Discord to make it wait.
"""


async def old_edits(context: Context) -> Observed:
    """Edit an old message every second until Discord refuses. Then wait as long as it asks, and edit once."""
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
"""Three ways to show a picture in a message.

The gallery needs Components V2, which allows neither content nor embeds.
"""

KEPT = re.compile(r"/attachments/\d+/(\d+)/")
"""Finds the id of an attachment in its URL.

If an embed shows the attachment, no other field has its id.
"""


@functools.cache
def sample_picture(size: tuple[int, int]) -> bytes:
    """Return a picture for tests as PNG. It has a frame, and a line every 100 pixels."""
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
    """Return a text that says how many times a message shows the picture of its embed."""
    embeds = sum("url" in embed.get("image", {}) for embed in message["embeds"])
    times = embeds + len(message["attachments"])
    return {0: "is not shown", 1: "is shown once", 2: "is shown twice"}.get(times, f"is shown {times} times")


async def kept_picture(context: Context) -> Observed:
    """Edit a message so that it keeps the picture of its embed. Observe whether the picture is shown once."""
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
    """Return a check that posts a picture in each of `FORMS` and asks the person how large they are.

    `words` is the question, and `choices` are its possible answers.
    """

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
"""Discord's numbers for the types of channels: text channels and announcement channels."""

TAKES = {TEXT: (11, 12), NEWS: (10,)}
"""The types of threads that are possible in each type of channel, as Discord's numbers."""


WRONG_KIND = "400 50024"
"""Discord's status and error code if a type of thread is not possible in a channel."""


async def _open_thread(context: Context, channel: Json, kind: int) -> tuple[int, str, Json]:
    """Open a thread in a channel. Return its type, the reason for a refusal, and the thread.

    The type is 0 if Discord has refused. With a public thread, Discord also posts a message in the channel (Message,
    *Message Types*: 18). It is deleted at the end. Raises Refused, Spent.
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
    """Try to open a thread of each type in a channel, and observe which types Discord allows."""
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
    """Archive a thread that contains a button, and ask the person to press the button.

    The person must use an account that has never written in the thread.
    """
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
    """Return an action row with these components as JSON data."""
    return {"type": 1, "components": list(parts)}


def menu(serial: int) -> Json:
    """Return a select menu with a few words as JSON data.

    `serial` is a part of its custom_id, so that each edit can change the custom_id.
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
    """Change only the custom_ids of menus in which the person has chosen something.

    Ask the person whether the menus still show what was chosen.
    """
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
    """Edit a message while the person has its menu open, and ask what has happened to the menu."""
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

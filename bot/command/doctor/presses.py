"""The checks for which a person must press buttons.

For these checks, the doctor connects to the gateway, receives the presses and answers them.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord

from bot.command.doctor.checks import BUTTON, Context, Observed, Press, menu, row
from bot.command.doctor.requests import TOO_MANY, Json, Requests
from bot.command.run import FATAL
from bot.command.starting import CannotStart
from bot.settings import Secret

CONNECTING, PRESSING = 60.0, 300.0
"""The most seconds to wait for the connection, and for each press."""

BUTTONS, CHOICES = 8, 2
"""How many times the person must press the button, and choose the same word in the menu."""

DEFERRED, UPDATED = 5, 7
"""Discord's numbers for two answers to an interaction.

They are the answer *the bot is thinking*, and the answer that edits the pressed message.
"""

EPHEMERAL, LOADING = 1 << 6, 1 << 7
"""Discord's flags of messages: visible to only one person, and *the bot is thinking*."""

NOBODY = Observed("not tried: nobody pressed", None)

TRIES, PACE = 31, 1.0
"""How many requests test a limit of 30 a minute, and how many seconds are between two of them."""


class Listener(discord.Client):
    """A gateway client that only receives the presses on one server."""

    def __init__(self, requests: Requests, heard: asyncio.Queue[Press], shard: int, shards: int) -> None:
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(requests.count)
        super().__init__(
            shard_id=shard,
            shard_count=shards,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0.5,
            http_trace=trace,
        )
        self._heard = heard

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Put a press into the queue if it is on a button or menu that the doctor has posted."""
        data: Any = interaction.data or {}
        name = str(data.get("custom_id", ""))
        if name.startswith("doctor:"):
            callback = f"/interactions/{interaction.id}/{interaction.token}/callback"
            webhook = f"/webhooks/{interaction.application_id}/{interaction.token}"
            self._heard.put_nowait(Press(callback, webhook, name, tuple(data.get("values", ()))))


@contextlib.asynccontextmanager
async def listening(context: Context, token: Secret) -> AsyncIterator[None]:
    """Stay connected to the gateway during the context, and receive presses.

    Raises CannotStart, Refused, Spent.
    """
    shards = (await context.requests.must("GET", "/gateway/bot"))["shards"]
    shard = (int(context.channel["guild_id"]) >> 22) % shards  # Gateway, *Sharding*
    listener = Listener(context.requests, context.heard, shard, shards)
    running: asyncio.Task[None] | None = None
    try:
        await listener.login(token.text)
        running = asyncio.create_task(listener.connect(), name="connection of the doctor")
        ready = asyncio.create_task(listener.wait_until_ready())
        await asyncio.wait({running, ready}, timeout=CONNECTING, return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        if running.done():
            await running
        if not listener.is_ready():
            raise CannotStart("The doctor cannot connect: no answer in time.")
        yield
    except discord.ConnectionClosed as error:
        raise CannotStart(FATAL.get(error.code, f"Discord closed the connection ({error.code}).")) from None
    except discord.PrivilegedIntentsRequired:
        raise CannotStart(FATAL[4014]) from None
    except discord.DiscordException as error:
        raise CannotStart(f"The doctor cannot connect: {type(error).__name__}.") from None
    finally:
        await listener.close()
        if running is not None:
            await asyncio.wait({running})


async def _next_press(context: Context) -> Press | None:
    """Wait for the next press and return it. Return None if nobody presses in time."""
    try:
        press = await asyncio.wait_for(context.heard.get(), PRESSING)
    except TimeoutError:
        return None
    context.webhooks.append(press.webhook)
    return press


def _request_message(buttons: int, choices: int) -> Json:
    """Return the message that asks the person for the remaining presses, with the button or the menu.

    `buttons` and `choices` are the numbers of presses and choices so far.
    """
    if buttons < BUTTONS:
        return {"content": f"Press this: {BUTTONS - buttons} more.", "components": [row(BUTTON)]}
    if choices < CHOICES:
        words = "Choose *two*." if not choices else "Choose *two* again."
        return {"content": words, "components": [row(menu(choices))]}
    return {"content": "Thank you. What follows takes two minutes.", "components": []}


async def first_answer(context: Context) -> Observed:
    """Answer the first press with *the bot is thinking*, then edit this answer.

    Observe whether the edit replaces it.
    """
    await context.post(_request_message(0, 0))
    context.person.tell(f"Press the button in the channel {BUTTONS} times, then follow what the message says.")
    press = await _next_press(context)
    if press is None:
        return NOBODY
    original = press.webhook + "/messages/@original"
    thinking = {"type": DEFERRED, "data": {"flags": EPHEMERAL}}
    await context.requests.must("POST", press.callback, thinking, makes=original)
    message = await context.requests.must("PATCH", original, {"content": "Heard. Go on."})
    answered = not message["flags"] & LOADING and message["content"] == "Heard. Go on."
    return Observed("takes the place of thinking" if answered else "leaves thinking", answered)


async def same_choice(context: Context) -> Observed:
    """Answer all further presses by editing the message.

    At the end, the person chooses the same word twice in a menu that was edited in between. Observe whether both
    presses arrive.
    """
    if not context.webhooks:
        return NOBODY
    buttons, chosen = 1, list[tuple[str, ...]]()
    while buttons < BUTTONS or len(chosen) < CHOICES:
        press = await _next_press(context)
        if press is None:
            return Observed("not heard a second time", False) if chosen else NOBODY
        if press.name == BUTTON["custom_id"]:
            buttons += 1
        else:
            chosen.append(press.values)
        answer = {"type": UPDATED, "data": _request_message(buttons, len(chosen))}
        await context.requests.must("POST", press.callback, answer)
    same = len({*chosen}) == 1
    return Observed("is heard twice" if same else "two words were chosen", True if same else None)


async def many_edits(context: Context) -> Observed:
    """Edit messages through the webhooks of presses, more often than webhooks may post in a minute.

    The requests use the tokens of the presses in turn.
    """
    return await _many(context, "edits", "PATCH", "/messages/@original", {})


async def many_answers(context: Context) -> Observed:
    """Post private answers through the webhooks of presses, more often than webhooks may post in a minute.

    The requests use the tokens of the presses in turn.
    """
    return await _many(context, "answers", "POST", "", {"flags": EPHEMERAL})


async def _many(context: Context, what: str, method: str, below: str, body: Json) -> Observed:
    if not context.webhooks:
        return NOBODY
    for number in range(TRIES):
        webhook = context.webhooks[number % len(context.webhooks)]
        makes = "" if below else webhook + "/messages/{id}"
        sent = body | {"content": f"Doctor: {number + 1} of {TRIES}."}
        answer = await context.requests.ask(method, webhook + below, sent, makes=makes)
        if answer.status == TOO_MANY:
            scope = answer.headers.get("X-RateLimit-Scope", "none")
            words = f"takes {number} {what}, then {answer.words} for {answer.wait:.1f} s (scope {scope})"
            await context.pause(answer.wait)
            return Observed(words, not below and number == TRIES - 1)
        if not answer.taken:
            return Observed(f"{what[:-1]} {number + 1}: {answer.words}", False)
        await context.pause(PACE)
    limit, after = (answer.headers.get(f"X-RateLimit-{name}", "?") for name in ("Limit", "Reset-After"))
    return Observed(f"takes {TRIES} {what} (a token: {limit}, again after {after} s)", bool(below))

"""Live updates of the web pages that players have open, through WebSockets."""

from __future__ import annotations

import asyncio

from aiohttp import web

from bot.local.errors import Json
from bot.local.people import People
from bot.local.things import Event

SAID = ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "TYPING_START")
REACTED = ("MESSAGE_REACTION_ADD", "MESSAGE_REACTION_REMOVE")
SILENT = ("INTERACTION_CREATE", "INTERACTION")


class Live:
    """The web pages that are open. Each has a queue of those events that its user may see."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._viewers: list[tuple[str, asyncio.Queue[Json]]] = []

    def hear(self, event: Event) -> None:
        """Put an event into the queue of each page whose user may see it."""
        if event.name in SILENT:
            return
        name, data = event.name, event.data
        if name in REACTED:
            name, data = "MESSAGE_UPDATE", self._people.message(data["channel_id"], data["message_id"])
        for viewer, queue in self._viewers:
            if name not in SAID:
                queue.put_nowait({"t": "STATE"})
            elif (event.only or viewer) == viewer and self._people.sees(viewer, event.channel_id or ""):
                queue.put_nowait({"t": name, "d": self._people.seen(data, viewer)})

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Send the events in the queue of one page to this page, until the page is closed."""
        link = web.WebSocketResponse(heartbeat=20)
        await link.prepare(request)
        entry = (request.query.get("user", ""), asyncio.Queue[Json]())
        self._viewers.append(entry)
        writer = asyncio.create_task(self._write(link, entry[1]))
        try:
            async for _ in link:
                pass
        finally:
            self._viewers.remove(entry)
            writer.cancel()
            await asyncio.wait({writer})
        return link

    @staticmethod
    async def _write(link: web.WebSocketResponse, queue: asyncio.Queue[Json]) -> None:
        while True:
            event = await queue.get()
            try:
                await link.send_json(event)
            except (ConnectionError, RuntimeError):
                return

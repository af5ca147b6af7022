"""The REST interface of the simulated Discord, version 10.

It parses, checks, answers and records all requests of the bot.
"""

from __future__ import annotations

import asyncio
import email.utils
import hashlib
import json
import logging
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

from aiohttp import web

from bot.local.attachments import Files
from bot.local.buckets import Buckets, OldEdits
from bot.local.core import Core
from bot.local.errors import ApiError, Json, not_imitated, unknown
from bot.local.faults import Fault, Faults, too_many
from bot.local.interactions import Interactions
from bot.local.kinds import Kind, check
from bot.local.multipart import read_form
from bot.local.world import World

Answer = tuple[int, Any]
Handler = Callable[["RestCall"], Answer]
log = logging.getLogger(__name__)

ROUTES: list[tuple[str, re.Pattern[str], str, Handler, Kind]] = []


@dataclass(slots=True)
class RestCall:
    """One request of the bot, parsed and matched to a route of Discord."""

    core: Core
    interactions: Interactions
    faults: Faults
    old_edits: OldEdits
    body: Any
    files: Files
    query: dict[str, str]
    path: dict[str, str]

    @property
    def world(self) -> World:
        """The state of the simulated Discord."""
        return self.core.world

    @property
    def channel_id(self) -> str:
        """The id of the channel in the path of the request."""
        return self.path["channel_id"]


def route(method: str, template: str, body: Kind = None) -> Callable[[Handler], Handler]:
    """Return a decorator that registers a function for one of Discord's routes.

    `body` is the content that the body of the request may have.
    """
    pattern = re.compile("^" + re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", template) + "$")

    def register(handler: Handler) -> Handler:
        ROUTES.append((method, pattern, template, handler, body))
        ROUTES.sort(key=lambda entry: entry[2].count("{"))
        return handler

    return register


class Rest:
    """Parses, checks, answers and records the requests of the bot."""

    def __init__(
        self, core: Core, interactions: Interactions, faults: Faults, buckets: Buckets, old_edits: OldEdits
    ) -> None:
        self._core, self._interactions, self._faults = core, interactions, faults
        self._buckets, self._old_edits = buckets, old_edits

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer one request. If a fault applies to the request, it fails."""
        path = "/" + request.match_info["tail"]
        headers = {"Via": "1.1 local", "Date": email.utils.formatdate(usegmt=True)}
        try:
            body, files = await self._read(request)
        except ValueError:
            return web.json_response({"message": "The request body contains invalid JSON.", "code": 50109}, status=400)
        latency = self._core.latency
        if on_its_way := latency.request + (latency.upload if files else 0.0):
            await asyncio.sleep(on_its_way)
        method, (template, handler, values, kind) = request.method, self._match(request.method, path)
        fault = self._faults.take(method, path)
        if fault and fault.delay:
            await asyncio.sleep(fault.delay)
        if fault and fault.drop == "before":
            return self._cut(request)
        read = {} if kind and body is None else body
        query = dict(request.query)
        call = RestCall(self._core, self._interactions, self._faults, self._old_edits, read, files, query, values)
        status, answer = self._answer(request, template, handler, call, kind, fault, headers)
        if fault and fault.drop:
            status, answer = 0, None
        injected = bool(fault and (fault.drop or fault.status == status))
        self._core.record_exchange(
            method=method, path=path, template=template, query=dict(request.query), body=body,
            files=[(name, len(data), hashlib.sha256(data).hexdigest()) for name, data, _ in files.values()],
            status=status, response=answer, injected=injected,
        )  # fmt: skip
        if fault and fault.drop:
            return self._cut(request)
        if answer is None:
            return web.Response(status=status, headers=headers)
        # discord.py reads JSON only if the type is exactly this, without a charset.
        text = json.dumps(answer, separators=(",", ":")).encode()
        return web.Response(body=text, status=status, headers=headers | {"Content-Type": "application/json"})

    async def _read(self, request: web.Request) -> tuple[Any, Files]:
        body: Any = None
        files: Files = {}
        raw = await request.read()
        if (content_type := request.headers.get("Content-Type", "")).startswith("multipart/"):
            for part in read_form(content_type, raw):
                if part.name == "payload_json":
                    body = json.loads(part.data)
                elif part.filename:
                    number = int(re.sub(r"\D", "", part.name) or 0)
                    files[number] = (part.filename, part.data, part.content_type)
        elif raw:
            body = json.loads(raw)
        return body, files

    def _match(self, method: str, path: str) -> tuple[str, Handler | None, dict[str, str], Kind]:
        for verb, pattern, template, handler, kind in ROUTES:
            if verb == method and (found := pattern.match(path)):
                return template, handler, {key: unquote(value) for key, value in found.groupdict().items()}, kind
        return path, None, {}, None

    def _answer(
        self, request: web.Request, template: str, handler: Handler | None, call: RestCall, kind: Kind,
        fault: Fault | None, headers: dict[str, str],
    ) -> Answer:  # fmt: skip
        name = f"{request.method} {template}"
        if fault and fault.status and not fault.after:
            return fault.answer(headers)
        if refused := self._too_many(name, call, headers):
            return 429, refused
        try:
            status, answer = self._run(request, name, handler, call, kind)
        except ApiError as error:
            status, answer = error.status, error.body
            if status == 429:
                answer = too_many(headers, answer["retry_after"], "user") | answer
        except Exception:
            log.exception("the local server failed at %s", name)
            status, answer = 500, {"code": 0, "message": f"500: the local server failed at {name}"}
        self._core.world.save()
        if fault and fault.status and fault.after:
            return fault.answer(headers)
        return status, answer

    def _too_many(self, name: str, call: RestCall, headers: dict[str, str]) -> Json | None:
        """Count a request of the bot. Return None, or the body of a 429 answer.

        It is a 429 answer if the request exceeds a limit that the server enforces.
        """
        core, paced = self._core, dict[str, str]()
        if not core.rate_limits and (not core.record or core.uncounted(call.body)):
            return None
        refused = self._buckets.ask(name, call.path, paced)
        if core.rate_limits:
            headers |= paced
            return too_many(headers, refused[0], refused[1].scope) if refused else None
        if refused:
            limit = refused[1]
            core.exceeded.append({"request": name, "limit": limit, "body": call.body})
        return None

    def _run(self, request: web.Request, name: str, handler: Handler | None, call: RestCall, kind: Kind) -> Answer:
        open_to_all = name.startswith("POST /interactions") or "{token}" in name
        if not open_to_all and request.headers.get("Authorization") != f"Bot {self._core.token}":
            raise ApiError(401, 0, "401: Unauthorized")
        if handler is None:
            raise not_imitated(name)
        world = self._core.world
        for key, things, what in (
            ("channel_id", world.channels, "channel"), ("guild_id", world.guilds, "guild"),
            ("user_id", world.users, "user"),
        ):  # fmt: skip
            if key in call.path and call.path[key] not in things and call.path[key] != "@me":
                raise unknown(what)
        if "/guilds/" in name and "guild_id" in call.path and not world.installed_on(call.path["guild_id"]):
            raise ApiError(403, 50001, "Missing Access")
        if call.path.get("application_id", world.application_id) != world.application_id:
            raise ApiError(403, 20012, "You are not authorized to perform this action on this application")
        if kind:
            check("", call.body, kind)
        return handler(call)

    @staticmethod
    def _cut(request: web.Request) -> web.Response:
        if request.transport:
            request.transport.abort()
        return web.Response()

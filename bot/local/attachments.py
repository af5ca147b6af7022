"""The attachments of the simulated Discord.

This module stores, replaces and serves files, and resolves `attachment://` in embeds.
"""

from __future__ import annotations

import mimetypes
import re
import struct
from typing import Any

from bot.local import shapes
from bot.local.components import walk
from bot.local.errors import Json
from bot.local.things import Things

Files = dict[int, tuple[str, bytes, str]]
RETIRED_FILES = 256


class Attachments:
    """The files that were uploaded to the local server, by their paths."""

    def __init__(self, world: Things) -> None:
        self.world = world
        self.base = ""
        self._memory: dict[str, tuple[bytes, str]] = {}
        self._retired: list[str] = []

    def file(self, path: str) -> tuple[bytes, str] | None:
        """Return the content and the content type of an attachment. Return None if there is no file at `path`."""
        return self._memory.get(path) or self.world.disk.get_file(path)

    def rebase(self, base: str) -> None:
        """Replace the address of the server in the URLs of all attachments.

        This is needed if the server starts on another port than before.
        """
        setting = self.world.tables["setting"].setdefault("base", {"url": base})
        old, self.base, setting["url"] = setting["url"], base, base
        self.world.touch(("setting", "base"))
        if old == base:
            return
        for message in self.world.tables["message"].values():
            message |= _moved(message, old + "/attachments/", base + "/attachments/")
            self.world.touch(("message", message["id"]))

    def put(self, message: Json, body: Json, files: Files) -> None:
        """Set the attachments of a message: the old ones that `body` keeps, then the new `files`."""
        listed = {str(entry.get("id")): entry for entry in body.get("attachments") or []}
        old = message["_files"]
        kept = [a for a in old if "attachments" not in body or a["id"] in listed]
        self.retire([a for a in old if a not in kept])
        for number, (name, data, kind) in sorted(files.items()):
            kept.append(self._attach(message["channel_id"], listed.get(str(number)) or {}, name, data, kind))
        for attachment in kept:
            if "description" in listed.get(attachment["id"], {}):
                attachment["description"] = listed[attachment["id"]]["description"]
        message["_files"] = kept

    def _attach(self, channel_id: str, entry: Json, name: str, data: bytes, kind: str) -> Json:
        file_id = self.world.new_id()
        name = re.sub(r"[^\w.\-]", "_", entry.get("filename") or name)
        kind = mimetypes.guess_type(name)[0] or kind
        path = f"/attachments/{channel_id}/{file_id}/{name}"
        if not self.world.disk.put_file(path, kind, data):
            self._memory[path] = (data, kind)
        made: Json = {
            "id": file_id, "filename": name, "size": len(data), "url": self.base + path, "proxy_url": self.base + path,
            "content_type": kind,
        }  # fmt: skip
        if entry.get("description"):
            made["description"] = entry["description"]
        if data[:8] == b"\x89PNG\r\n\x1a\n":
            made["width"], made["height"] = struct.unpack(">II", data[16:24])
        return made

    def place(self, message: Json, embeds: list[Json]) -> None:
        """Replace the `attachment://` URLs in embeds by the URLs of the message's attachments.

        As on Discord, attachments that an embed uses are removed from the message's own list.
        """
        by_name = {"attachment://" + a["filename"]: a for a in message["_files"]}
        by_url = {a["url"]: a for a in message["_files"]}
        used: set[str] = set()

        def resolved(media: Json) -> Json:
            url = media.get("url") or ""
            file = by_name.get(url) or by_url.get(url)
            if file is None:
                return media | {"proxy_url": url}
            used.add(file["id"])
            shown = ("url", "proxy_url", "width", "height", "content_type", "description")
            return {key: file[key] for key in shown if key in file}

        placed = []
        for embed in embeds:
            embed = shapes.given(embed) | {"type": "rich"}
            if fields := embed.get("fields"):
                embed["fields"] = [{"inline": False} | field for field in fields]
            for key in ("image", "thumbnail"):
                if media := embed.get(key):
                    shown = resolved(media)
                    if shown.get("url", "").startswith("attachment://"):
                        embed.pop(key)
                    else:
                        embed[key] = shown
            placed.append(embed)
        for component in walk(message["components"]):
            for holder in [component, *(component.get("items") or [])]:
                for key in ("media", "file"):
                    if isinstance(holder.get(key), dict):
                        alt = holder[key].get("description")
                        media = {"id": holder[key].get("id") or self.world.new_id()} | resolved(holder[key])
                        holder[key] = media | ({"description": alt} if alt else {})
        message["embeds"] = placed
        message["attachments"] = [a for a in message["_files"] if a["id"] not in used]

    def retire(self, attachments: list[Json]) -> None:
        """Delete attachments that were replaced. This happens after a while, as a client may still load them."""
        self._retired += [a["url"].removeprefix(self.base) for a in attachments]
        while len(self._retired) > RETIRED_FILES:
            path = self._retired.pop(0)
            self._memory.pop(path, None)
            self.world.disk.drop_file(path)


def _moved(value: Any, old: str, new: str) -> Any:
    if isinstance(value, str):
        return new + value[len(old) :] if value.startswith(old) else value
    if isinstance(value, list):
        return [_moved(entry, old, new) for entry in value]
    if isinstance(value, dict):
        return {key: _moved(entry, old, new) for key, entry in value.items()}
    return value

"""What can be told of a house from outside, remembered while it runs: all that anybody was sent, and all presses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.engine.codec import decode
from bot.engine.custom_id import CustomId, read
from bot.engine.page import Picture
from bot.local.interactions import Interaction
from bot.local.server import LocalDiscord
from bot.local.things import Event
from bot.ui.pages.render import PICTURE
from tests.ui.messages import Json, reader


class Sent(NamedTuple):
    """A message as it was posted, or after an edit, with what its pictures are drawn from; `viewer` is the one user who
    sees it, None for everybody."""

    viewer: str | None
    channel: str
    posted: bool
    message: Json
    pictures: tuple[Picture, ...] = ()


class Asked(NamedTuple):
    """A press, what it meant, and who made it."""

    made: Interaction
    press: CustomId


@dataclass
class Evidence:
    """All that was sent and pressed, in order."""

    server: LocalDiscord
    sent: list[Sent] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.server.world.listeners.append(self.hear)

    def hear(self, event: Event) -> None:
        """Remember what the bot has posted or edited."""
        world = self.server.world
        if event.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or event.data["author"]["id"] != world.bot["id"]:
            return
        channel = world.channels[event.channel_id or ""]
        message = dict(event.data)
        pictures = tuple(self.pictures(message))
        self.sent.append(
            Sent(reader(channel, event.only), channel["id"], event.name == "MESSAGE_CREATE", message, pictures)
        )

    def press(self, made: Interaction, custom_id: str) -> None:
        """Remember a press."""
        self.asked.append(Asked(made, read(custom_id)))

    def pictures(self, message: Json) -> Iterator[Picture]:
        """Yield what the pictures of a message are drawn from; seals, proofs and films are files of other names."""
        store = self.server.world.store.attachments
        shown = [embed[key] for embed in message["embeds"] for key in ("image", "thumbnail") if key in embed]
        for media in (*shown, *message.get("attachments", ())):
            file = store.file(media["url"].removeprefix(store.base))
            if file is not None and media["url"].endswith(f"/{PICTURE}"):
                yield decode(Picture, file[0])

    def answers(self) -> dict[str, Json | None]:
        """Give by its token how each interaction was answered at first after its acknowledgement; None where that
        failed."""
        first: dict[str, Json | None] = {}
        for exchange in self.server.wire:
            parts = exchange["path"].split("/")
            if parts[1] == "webhooks" and exchange["method"] in ("POST", "PATCH"):
                taken = exchange["status"] in (200, 201) and not exchange["injected"]
                first.setdefault(parts[3], exchange["response"] if taken else None)
        return first

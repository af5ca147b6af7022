"""Which pictures are painted after a move, as the reconciler decides it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.engine.chronicle import LogEntry
from bot.engine.page import Page, Picture
from bot.engine.record import Viewer
from bot.table.table import Table
from bot.ui.kept_pictures import KeptPicture, keeps_picture, picture_hash
from bot.ui.pages.board import board_page
from bot.ui.pages.hand import hand_page
from bot.ui.pages.render import digest
from bot.ui.reconcile.desired import fingerprint


class Uploads:
    """What stands at a table: of each viewer the print of the message, and that of its picture."""

    def __init__(self) -> None:
        self.messages: dict[Viewer, str] = {}
        self.pictures: dict[Viewer, str] = {}

    def due(self, table: Table, news: Mapping[Viewer, Sequence[LogEntry]]) -> Iterator[tuple[Viewer, Page, Picture]]:
        """Give the messages to be edited with another picture; one that stays as it is is none."""
        for viewer, recent in news.items():
            page = board_page(table, recent) if viewer is None else hand_page(table, viewer, None, recent, "en-US")
            shown = digest(page) if viewer is None else fingerprint(page)
            if self.messages.get(viewer) == shown:
                continue
            self.messages[viewer] = shown
            if page.picture is None:
                self.pictures.pop(viewer, None)
            elif not keeps_picture(page, KeptPicture(self.pictures.get(viewer, ""), 1)):
                yield viewer, page, page.picture

    def shown(self, viewer: Viewer, page: Page, drawn: bytes) -> bool:
        """Note that a picture is shown, and return whether it was uploaded for that."""
        before, self.pictures[viewer] = self.pictures.get(viewer), picture_hash(page, drawn)
        return self.pictures[viewer] != before

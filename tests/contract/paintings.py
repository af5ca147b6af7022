"""A Discord in memory that takes paintings, and forgets to answer now and then."""

from __future__ import annotations

import random

from bot.engine.page import Line, Page
from bot.ui.reconcile.messages import Messages, Sent
from storage.records.tables import PostedMessage

LOST_ONCE_IN = 12
"""Requests of which one is lost, or carried out without an answer."""


class Memory(Messages):
    """What stands where: pages by the number of their message. What is stripped has no rows."""

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice
        self._named: dict[str, int] = {}
        self.stands: dict[int, Page | Line] = {}
        self.posts = 0
        self.called: list[tuple[int, Page | Line]] = []
        """Whom the messages posted so far have called, and by what."""
        self.loud_hands: list[int] = []
        """The direct messages in which a hand was posted aloud."""

    async def post(self, channel: int, page: Page | Line, nonce: str, private: bool, silent: bool = False) -> Sent:
        """Post once for each nonce."""
        late = self._fails()
        if nonce not in self._named:
            self.posts += 1
            self._named[nonce] = self.posts
            self.stands[self.posts] = page
            self.called += [(user, page) for user in page.calls]
            if private and not silent and isinstance(page, Page):
                self.loud_hands.append(channel)
        self._answer(late)
        return Sent(self._named[nonce])

    async def edit(self, posted: PostedMessage, page: Page | Line) -> PostedMessage:
        """Change what stands there still."""
        late = self._fails()
        assert posted.message in self.stands, "a message that is gone is not changed"
        self.stands[posted.message] = page
        self._answer(late)
        return posted

    async def retire(self, posted: PostedMessage, note: str) -> None:
        """What has no controls any more stands for nothing."""
        self.stands.pop(posted.message, None)

    async def delete(self, posted: PostedMessage) -> None:
        """A message that is deleted twice is not there the second time."""
        late = self._fails()
        self.stands.pop(posted.message, None)
        self._answer(late)

    def _fails(self) -> bool:
        """Lose a request, or tell that the answer to it will be lost."""
        if self._dice.randrange(LOST_ONCE_IN):
            return False
        if self._dice.randrange(2):
            raise OSError("lost on the way")
        return True

    def _answer(self, late: bool) -> None:
        if late:
            raise OSError("carried out, but the answer was lost")

"""People who play a game that was written down before, each in another place."""

from __future__ import annotations

from collections.abc import Sequence

from tests.ui.answer import answer
from tests.ui.messages import Json, items, offers, text
from tests.ui.player import Player
from tests.ui.world import World


class Telling:
    """The people of a story, in the order of their seats.

    Most press in their direct messages; `by_hand` has closed them and presses My hand, `by_board` presses under the
    board what can be pressed there.
    """

    def __init__(
        self, world: World, names: Sequence[str], spanish: Sequence[str] = (), by_hand: str = "", by_board: str = ""
    ) -> None:
        self.world = world
        self.players = {name: world.join(name, "es-ES" if name in spanish else "en-US") for name in names}
        self.by_hand, self.by_board = self.players.get(by_hand), self.players.get(by_board)
        if self.by_hand is not None:
            world.close_dms(self.by_hand)

    @property
    def board(self) -> str:
        """What the channel reads."""
        return text(self.world.board)

    async def words(self) -> str:
        """What the channel may read, also behind *Show in words*."""
        return await self.world.words()

    async def do(self, who: str, move: str) -> None:
        """Let somebody make a move, and see who is asked next."""
        player, version = self.players[who], self.world.table.record.version
        await player.make(move, await self._where(player, move))
        assert self.world.table.record.version == version + 1, (who, move)
        self.look_round()

    async def _where(self, player: Player, move: str) -> Json:
        board = self.world.board
        if player is self.by_board and any(item["custom_id"].endswith(f":{move}") for item in items(board)):
            return board
        return await self.panel(player)

    async def panel(self, player: Player) -> Json:
        """What a player holds, where the player looks at it."""
        return await player.my_hand() if player is self.by_hand else player.hand

    async def reads(self, who: str) -> str:
        """Read what somebody holds."""
        return text(await self.panel(self.players[who]))

    async def log(self, who: str) -> str:
        """Press Log under the board and read it."""
        board = self.world.board
        button = next(item for item in items(board) if ":log:" in item["custom_id"])
        return answer(await self.world.click(self.players[who], board, button["custom_id"]))

    async def others(self, *names: str) -> list[str]:
        """What everybody reads but `names`: the board and its words, every other hand, and what the log tells each."""
        told = [await self.words()]
        for name in self.players:
            if name not in names:
                told += [await self.reads(name), await self.log(name)]
        return told

    def look_round(self) -> None:
        """See that only who is asked is called, but never one alone, and has something to press."""
        asked = {name for name, player in self.players.items() if player.seat in self.world.table.waited_for()}
        called = {name for name, player in self.players.items() if player.called}
        assert called == (asked if len(self.players) > 1 else set())
        if self.world.table.record.status != "playing":
            return  # hands offer the ways on
        by_message = {name: player.hand for name, player in self.players.items() if player is not self.by_hand}
        assert {name for name, panel in by_message.items() if offers(panel)} == asked & {*by_message}

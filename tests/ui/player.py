"""Somebody at a client, at whatever Discord, in whatever game: sees what a member sees, presses what is offered."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bot.engine.custom_id import at_home
from bot.engine.move import Move
from bot.engine.record import Seat
from bot.table.table import Table
from tests.table.play import play_on
from tests.ui.answer import Answer, answer
from tests.ui.menus import Menus
from tests.ui.messages import NOTHING, Json, find, is_panel, items, looks, says, some_of

if TYPE_CHECKING:
    from tests.ui.world import World

MORE_MOVES = ("More moves", "Más jugadas")


class Player:
    """A member of the server; `id` is the user's, `dm` the channel of the direct messages."""

    def __init__(self, world: World, user: str) -> None:
        self.world = world
        self.id = user
        self.menus = Menus()

    @property
    def dm(self) -> str:
        return self.world.dm(self.id)

    @property
    def seat(self) -> Seat:
        seat = self.world.table.seat_of(int(self.id))
        assert seat is not None
        return seat

    @property
    def inbox(self) -> list[Json]:
        return self.world.messages(self.dm)

    @property
    def hand(self) -> Json:
        """The newest panel in the direct messages."""
        return next((message for message in reversed(self.inbox) if is_panel(message)), NOTHING)

    @property
    def called(self) -> bool:
        """Whether a ping in the channel says that it is this member's turn."""
        return any(f"<@{self.id}>" in ping for ping in self.world.pings)

    def look(self, message: Json) -> Json:
        """See a message as it is now."""
        return self.world.look(message)

    async def my_hand(self) -> Json:
        """Press My hand under the board, whatever its language."""
        board = self.world.board
        button = next(item for item in items(board) if ":hand:" in item["custom_id"])
        return (await self.world.click(self, board, button["custom_id"])).told[-1]

    async def slash(self, name: str, **options: Any) -> str:
        """Give a command and read the private answer."""
        return answer(await self.world.slash(self, self.world.channel, name, options))

    async def private(self, name: str, **options: Any) -> Json:
        """Give a command that is answered with a private page."""
        made = await self.world.slash(self, self.world.channel, name, options)
        assert answer(made)
        return made.told[0]

    async def game(self, home: Json, name: str) -> Json:
        """Open the page of a game from the home page."""
        return await self._opened(home, at_home("game", name))

    async def more(self, home: Json | None = None) -> Json:
        """Open what the home page has besides games; without `home` first that page, by its command."""
        return await self._opened(home or await self.private("escapade"), at_home("more"))

    async def _opened(self, message: Json, custom_id: str) -> Json:
        """Press a button and return the page it shows, in the place of the message or as a new one."""
        made = await self.world.click(self, message, custom_id)
        return self.look((made.told or [message])[-1])

    async def press(self, message: Json, label: str) -> Answer:
        """Press the button that begins with `label`, behind *More moves* if it is there."""
        message = await self.unfolded(message, label)
        return await self.world.click(self, message, str(find(message, label)["custom_id"]))

    async def unfolded(self, hand: Json, label: str = "") -> Json:
        """Press *More moves* on a hand, if there is one that does not show `label` yet; return the hand as it is."""
        moves = next((item for item in items(hand) if says(item) in MORE_MOVES), None)
        if moves is None or (label and any(says(item).startswith(label) for item in items(hand))):
            return hand
        await self.world.click(self, hand, moves["custom_id"])
        return self.look(hand)

    async def menu(self, hand: Json, heading: str) -> Json:
        """Find the menu whose heading begins so, behind *More moves* if it is there."""
        _, menu = await self._menu(hand, heading)
        return menu

    async def press_more(self, board: Json, label: str) -> Answer:
        """Press a button that is behind *More* under a board."""
        return await self.press(await self.open_more(board), label)

    async def open_more(self, board: Json, label: str = "") -> Json:
        """Press *More* under a board, and a button there; return the page that is shown then."""
        more = next(item for item in items(board) if ":board-more:" in item["custom_id"])
        page = (await self.world.click(self, board, more["custom_id"])).told[-1]
        if label:
            page = ((await self.press(page, label)).told or [page])[-1]
        return self.look(page)

    async def verify(self, message: Json) -> Answer:
        """Press *Verify* in what *Fair deal ✓* answers after the end of a game."""
        fair = await self.press(message, "Fair deal")
        return await self.press(fair.told[0], "Verify")

    async def choose(self, message: Json, heading: str, *values: str) -> Answer:
        """Choose in the menu whose heading begins so."""
        message, menu = await self._menu(message, heading)
        return await self.world.click(self, message, menu["custom_id"], values)

    async def pick(self, panel: Json, heading: str, *labels: str) -> Answer:
        """Choose in the menu whose heading begins so, by what the options say."""
        panel, menu = await self._menu(panel, heading)
        values = {option["label"]: option["value"] for option in menu["options"]}
        return await self.choose(panel, heading, *(values[label] for label in labels))

    async def _menu(self, message: Json, heading: str) -> tuple[Json, Json]:
        """Find the menu whose heading begins so, behind *More moves* if it is there."""
        shown = await self.unfolded(message) if _without(message, heading) else message
        assert not _without(shown, heading), f"no {heading!r} among {[says(item) for item in items(shown)]}"
        return shown, next(item for item in items(shown) if _is_menu(item, heading))

    async def submit(self, form: Answer, **values: str | Sequence[str]) -> Answer:
        """Send a form in."""
        return await self.world.submit(self, form, values)

    async def forge(self, message: Json, custom_id: str, values: Sequence[str] = ()) -> str:
        """Press something that no client shows, under a message that is there, and read the answer."""
        return answer(await self.world.click(self, message, custom_id, values, forged=True))

    async def forge_form(self, form: Answer, values: Mapping[str, Sequence[str]]) -> str:
        """Send a form in with choices that no client offers, and read the answer."""
        return answer(await self.world.submit(self, form, values, forged=True))

    async def make(self, move: str, panel: Json | None = None) -> None:
        """Make a move by pressing and choosing what the panel offers for it. Raises LookupError when it offers no way,
        since some options can only be typed."""
        panel = await self.asking(panel or self.hand, move)
        button = next((item for item in items(panel) if item.get("custom_id", "").endswith(f":{move}")), None)
        if button is not None and ":weigh:" in button["custom_id"]:
            await self.world.click(self, panel, button["custom_id"])
            panel = self.look(panel)
            button = next(item for item in items(panel) if item["custom_id"].endswith(f":{move}"))
        if button is None:
            parsed = Move.parse(move)
            panel = await self._question(panel, parsed.verb)
            for place, picks in enumerate(parsed.picks):
                await self._pick(panel, f":{parsed.verb}.{place}.", picks)
                panel = self.look(panel)
            button = next((item for item in items(panel) if ":go:" in item["custom_id"]), None)
        if button is None:
            raise LookupError(move)
        assert not button.get("disabled"), says(button)
        version = self.world.table.record.version
        await self.world.click(self, panel, button["custom_id"])
        if self.world.table.record.version == version:  # a beginner is warned of a mistake, and makes it nevertheless
            ids = [item.get("custom_id", "") for item in items(self.look(panel))]
            again = next((each for each in ids if ":go:" in each or each.endswith(f":{move}")), None)
            if again is not None:
                await self.world.click(self, panel, again)

    async def asking(self, panel: Json, move: str) -> Json:
        """Press what brings the button of a move, or the menus of its question: that, or *More moves*."""
        verb, ids = move.partition(" ")[0], [item.get("custom_id", "") for item in items(panel)]
        if any(each.endswith(f":{move}") or f":{verb}.0." in each for each in ids):
            return panel
        opener = next((each for each in ids if ":weigh:" in each and each.endswith(f":{verb}")), None)
        if opener is None:
            return await self.unfolded(panel)
        await self.world.click(self, panel, opener)
        return self.look(panel)

    async def _question(self, panel: Json, verb: str) -> Json:
        """Choose what to do, where all questions together are too many for a panel."""
        chooser = next((item for item in items(panel) if item["custom_id"].endswith(":.0.0")), None)
        if chooser is None or verb not in [option["value"] for option in chooser["options"]]:
            return panel
        await self.world.click(self, panel, chooser["custom_id"], [verb])
        return self.look(panel)

    async def _pick(self, panel: Json, field: str, picks: Sequence[str]) -> None:
        for menu in items(panel):
            here = [option["value"] for option in menu.get("options", ()) if option["value"] in picks]
            if field in menu["custom_id"] and here and self.menus.show(panel, menu) != set(here):
                await self.world.click(self, panel, menu["custom_id"], here)

    async def take_turn(self, panel: Json, chance: random.Random) -> bool:
        """Press and choose at random what a private panel offers, also behind *More moves*, until a move is made; tell
        whether one was."""
        while True:
            panel = await self.unfolded(panel)
            enabled = [item for item in items(panel) if not item.get("disabled")]
            offered = [item for item in enabled if not looks(item) and ":type:" not in item["custom_id"]]
            if not offered:
                return False
            go = [item for item in offered if ":go:" in item["custom_id"]]
            item = go[0] if go and chance.random() < 0.7 else chance.choice(offered)
            values = some_of(item, chance) if "options" in item else []
            if values and self.menus.show(panel, item) == set(values):
                continue
            await self.world.click(self, panel, item["custom_id"], values)
            if not values and not {"clear", "weigh"} & set(item["custom_id"].split(":")[1:2]):
                return True
            panel = self.look(panel)


def _without(message: Json, heading: str) -> bool:
    """Tell whether no menu of a message has a heading that begins so."""
    return not any(_is_menu(item, heading) for item in items(message))


def _is_menu(item: Json, heading: str) -> bool:
    return item["type"] != 2 and says(item).startswith(heading)


async def sit_down(host: Player, *guests: Player, game: str = "fugitive", **options: Any) -> None:
    """Open a table, take the other seats and start."""
    await host.slash(f"{game} new", **options)
    for guest in guests:
        await guest.press(host.world.board, "Join")
    await host.press(host.world.board, "Start")


async def acquainted(game: str, *players: Player) -> None:
    """Let people have met something of a game: then the house orders nothing for them at the deal."""
    for player in players:
        await player.world.bot.store.meet_all(int(player.id), (f"{game}.legend",))


async def play_fast(world: World, table: Table, chance: random.Random) -> None:
    """Play a table on at random to its end, faster than anybody can."""
    with world.uncounted():
        await play_on(table, chance)
        await world.bot.settled()


async def play_unseen(world: World, chance: random.Random) -> None:
    """Play on at random to the end, the computers' seats too, and paint only that."""
    bot, listeners = world.bot, world.bot.tables.listeners
    await bot.computers.flush()
    listeners.remove(bot.computers.wake)
    listeners.remove(bot.reconciler.wake)
    await play_on(world.table, chance)
    listeners.append(bot.computers.wake)
    listeners.append(bot.reconciler.wake)
    with world.uncounted():
        await bot.reconciler.reconcile(world.table)


async def play_out(players: Sequence[Player], seed: int, by_hand: bool = False, turns: int = 300) -> None:
    """Play at random to the end, by the panels in the direct messages or by My hand alone; `turns` stops before it."""
    chance, world = random.Random(seed), players[0].world
    for _ in range(turns):
        for player in players:
            if world.over:
                return
            if player.called:
                await player.take_turn(await player.my_hand() if by_hand else player.hand, chance)

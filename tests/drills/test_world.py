"""What is there goes away in the middle of a game: messages, channels, permissions, members, direct messages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.local.permissions import EMBED_LINKS, SEND_MESSAGES, VIEW_CHANNEL
from tests.drills.table import Drill, Tough
from tests.ui.answer import answer
from tests.ui.messages import Json, items, offered, says, text


def deny(lab: Drill, bits: int) -> None:
    """Take permissions from the bot in the channel of the game; 0 gives all back."""
    overwrites = [{"id": lab.world.bot["id"], "type": 1, "allow": "0", "deny": str(bits)}] if bits else []
    lab.world.set_overwrites(lab.channel, overwrites)


def remove(lab: Drill, message: Json) -> None:
    lab.world.store.remove(lab.world.store.of(message["channel_id"])[message["id"]])


async def test_boards_pings_and_hands_are_deleted(lab: Drill) -> None:
    await lab.begin()
    await lab.steps(3)
    remove(lab, lab.board)
    await lab.steps(4)
    await lab.check()
    for message in [message for message in lab.public if not message["embeds"]]:
        remove(lab, message)
    for player in lab.players:
        remove(lab, player.hand)
    for player in lab.players:
        await player.my_hand()
    await lab.steps(4)
    await lab.check()
    await lab.finish(look=True)
    await lab.check()


async def test_the_channel_is_deleted(lab: Drill) -> None:
    await lab.begin()
    await lab.steps(3)
    buttons = [(player, player.hand, offered(player.hand)) for player in lab.players]
    lab.world.delete_channel(lab.channel)
    await lab.until(lambda: all("was deleted" in text(player.hand) for player in lab.players))
    _, record, _, _ = await lab.stored()
    assert (record.status, record.suspended_for) == ("suspended", "deleted")
    for player, panel, shown in buttons:
        for item in shown:
            values = [item["options"][0]["value"]] if "options" in item else []
            made = await lab.server.people.click(
                player.id, panel["channel_id"], panel["id"], item["custom_id"], values=values or None, forced=True
            )
            player.pressed.append(made)
            await lab.until(made.done.is_set)
    await lab.settle()
    await lab.check()
    lab.channel = lab.world.add_channel(lab.guild, "elsewhere")["id"]
    assert "plays here now" in await lab.ana.slash("table move")
    await lab.until(lambda: any(offered(player.hand) for player in lab.players))
    await lab.check()
    await lab.finish()
    await lab.check()


async def test_the_channel_is_deleted_while_the_bot_is_away(lab: Drill, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody tells the bot; it finds out when it paints, and asks once more."""
    monkeypatch.setattr("bot.ui.reconcile.reach.APART", 0.1)
    await lab.begin()
    await lab.steps(3)
    await lab.halt()
    lab.world.delete_channel(lab.channel)
    await lab.boot()
    for _ in range(20):
        for player in lab.players:
            await player.step(lab.chance)
    await lab.until(lambda: all("no longer knows the channel" in text(player.hand) for player in lab.players))
    await lab.check()


@pytest.mark.parametrize("bits", [SEND_MESSAGES, VIEW_CHANNEL, EMBED_LINKS])
async def test_permissions_are_taken_away_and_given_back(lab: Drill, bits: int) -> None:
    """The hands go on; the board catches up as soon as it may, without a move."""
    await lab.begin()
    await lab.steps(3)
    deny(lab, bits)
    await lab.steps(8)
    await lab.kept()
    deny(lab, 0)
    await lab.settle()
    await lab.up_to_date()
    await lab.check()
    await lab.finish()
    await lab.check()


async def test_permissions_are_given_back_while_the_bot_is_away(lab: Drill) -> None:
    await lab.begin()
    await lab.steps(3)
    deny(lab, VIEW_CHANNEL)
    await lab.steps(8)
    await lab.halt()
    deny(lab, 0)
    await lab.boot()
    await lab.settle()
    await lab.up_to_date()
    await lab.finish()
    await lab.check()


async def given_back(lab: Drill) -> None:
    """A role of the server changes."""
    deny(lab, 0)


async def pressed(lab: Drill) -> None:
    """Nobody tells the bot; somebody presses a button of the old board."""
    lab.world.channels[lab.channel]["permission_overwrites"] = []
    await lab.ana.press(lab.board, "My hand")


async def restarted(lab: Drill) -> None:
    await lab.halt()
    deny(lab, 0)
    await lab.boot()


@pytest.mark.parametrize("happening", [given_back, pressed, restarted])
async def test_the_last_board_comes_when_it_may(lab: Drill, happening: Callable[[Drill], Awaitable[None]]) -> None:
    await lab.begin()
    await lab.steps(3)
    deny(lab, SEND_MESSAGES | VIEW_CHANNEL)
    await lab.ben.press(await lab.ben.private("table resign"), "Resign")
    await lab.settle()
    assert not lab.over
    await happening(lab)
    await lab.until(lambda: lab.over)
    await lab.check()


async def test_who_brings_a_board_down_that_cannot_be_painted_is_told(lab: Drill) -> None:
    await lab.begin()
    deny(lab, SEND_MESSAGES)
    told = "I can't write in the channel of table 1."
    assert (await lab.ana.slash("table board")).startswith(told)
    assert answer(await lab.ana.press_more(lab.board, "Move board down")).startswith(told)
    deny(lab, 0)
    await lab.settle()
    await lab.check()


@pytest.mark.parametrize("who", ["ana", "ben"])
async def test_a_member_leaves_and_comes_back(lab: Drill, who: str) -> None:
    await lab.begin()
    await lab.steps(3)
    gone: Tough = getattr(lab, who)
    lab.world.remove_member(lab.guild, gone.id)
    other = lab.ben if gone is lab.ana else lab.ana
    for _ in range(6):
        await other.step(lab.chance)
    await lab.kept()
    lab.world.add_member(lab.guild, gone.id)
    await lab.steps(4)
    await lab.check()
    await lab.finish(look=True)
    await lab.check()


@pytest.mark.parametrize("who", ["ana", "ben"])
async def test_who_stays_behind_can_end_the_game(lab: Drill, who: str) -> None:
    await lab.begin()
    await lab.steps(3)
    gone: Tough = getattr(lab, who)
    lab.world.remove_member(lab.guild, gone.id)
    stays = lab.ben if gone is lab.ana else lab.ana
    await stays.press(await stays.private("table resign"), "Resign")
    _, record, _, _ = await lab.stored()
    assert record.status == "over"
    await lab.check()


async def test_direct_messages_are_closed_and_opened_again(lab: Drill) -> None:
    """Meanwhile *My hand* suffices; whoever presses in an old direct message is written to again."""
    await lab.begin()
    await lab.steps(3)
    for player in lab.players:
        lab.world.close_dms(player.id)
    for _ in range(8):
        for player in lab.players:
            if not await player.step(lab.chance, spared=await lab.hidden()):
                await player.my_hand()
    await lab.check()
    for player in lab.players:
        lab.world.close_dms(player.id, False)
        await player.press(player.hand, says(items(player.hand)[-1]))
    await lab.check()
    await lab.finish()
    await lab.check()

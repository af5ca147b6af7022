"""What Discord refuses although nobody has done anything wrong: direct messages of the bot, and boards."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from tests.table.play import play_on
from tests.ui.answer import answer
from tests.ui.messages import NOTHING, find, seen, text
from tests.ui.on_local import FOR_EVER, LocalWorld
from tests.ui.player import Player, play_fast
from tests.ui.world import World, unpressed

TROUBLE = [(403, 40003), (403, 20026), (400, 50009), (403, 0)]
"""Opening too many, quarantined, not verified enough, and what nobody has written down."""

OPENING = "^/users/@me/channels"

BLOCKED = [(400, 200000), (400, 240000), (400, 20028)]
"""Blocked by AutoMod in a text, in a link, and too much written in the channel."""


@pytest.fixture
async def lobby(world: World, ana: Player) -> LocalWorld:
    """Ana's lobby."""
    assert isinstance(world, LocalWorld)
    await ana.slash("fugitive new", roles="host_fugitive", pace=0)
    return world


def refuse(world: World, method: str, path: str, refusal: tuple[int, int], times: int = FOR_EVER) -> None:
    assert isinstance(world, LocalWorld)
    status, code = refusal
    world.server.faults.add(method, path, times, status=status, code=code)


@pytest.mark.parametrize("refusal", TROUBLE)
async def test_a_hand_comes_at_the_deal_that_could_not_be_announced(
    lobby: LocalWorld, ana: Player, ben: Player, refusal: tuple[int, int]
) -> None:
    refuse(lobby, "POST", OPENING, refusal, 1)
    told = answer(await ben.press(lobby.board, "Join"))
    seen(told, "You're in. I can't write to you right now", "My hand")
    assert "closed" not in told + text(lobby.board)
    await ana.press(lobby.board, "Start")
    assert "You are the Marshal" in text(ben.hand)


@pytest.mark.parametrize("refusal", TROUBLE)
async def test_a_hand_comes_at_a_press_when_it_may(
    lobby: LocalWorld, ana: Player, ben: Player, refusal: tuple[int, int]
) -> None:
    refuse(lobby, "POST", OPENING, refusal)
    await ben.press(lobby.board, "Join")
    await ana.press(lobby.board, "Start")
    assert "You are the Marshal" in text(await ben.my_hand())
    assert ben.inbox == []
    lobby.relent()
    await ben.press(lobby.board, "Log")
    assert "You are the Marshal" in text(ben.hand)


@pytest.mark.parametrize("refusal", TROUBLE)
async def test_a_message_of_proof_that_is_refused_proves_nothing(
    lobby: LocalWorld, ana: Player, ben: Player, refusal: tuple[int, int]
) -> None:
    refuse(lobby, "POST", f"^/channels/{ben.dm}/messages", refusal, 1)
    assert "closed" not in answer(await ben.press(lobby.board, "Join"))
    await ana.press(lobby.board, "Start")
    assert "You are the Marshal" in text(ben.hand)


@pytest.mark.parametrize("refusal", [(403, 20026), (403, 0)])
async def test_a_hand_that_is_refused_is_sent_with_the_next_change(
    lobby: LocalWorld, ana: Player, ben: Player, refusal: tuple[int, int]
) -> None:
    await ben.press(lobby.board, "Join")
    refuse(lobby, "POST", f"^/channels/{ben.dm}/messages", refusal)
    await ana.press(lobby.board, "Start")
    assert ben.hand == NOTHING
    assert lobby.table.record.seats[1].dm == int(ben.dm)
    lobby.relent()
    await ana.make("hide 1 -")
    assert "You are the Marshal" in text(ben.hand)


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_direct_messages_are_left_alone_for_a_day(
    lobby: LocalWorld, ana: Player, ben: Player, code: int
) -> None:
    refuse(lobby, "POST", f"^/channels/{ben.dm}/messages", (403, code))
    assert "Your direct messages are closed" in answer(await ben.press(lobby.board, "Join"))
    await ana.press(lobby.board, "Start")
    await ben.my_hand()
    asked = len(lobby.server.wire)
    await ben.press(lobby.board, "Log")
    tried = [each for each in lobby.server.wire[asked:] if each["path"] == f"/channels/{ben.dm}/messages"]
    assert tried == []
    lobby.relent()
    await lobby.pass_time(25 * 3600)
    await ben.press(lobby.board, "Log")
    assert "You are the Marshal" in text(ben.hand)


@pytest.mark.parametrize("refusal", [(403, 50007), (403, 20026)])
async def test_who_wants_to_be_called_by_direct_message_is_called_in_the_channel(
    world: World, ana: Player, ben: Player, refusal: tuple[int, int]
) -> None:
    await world.bot.people.call(int(ana.id), lambda calls: replace(calls, pings="direct"))
    refuse(world, "POST", f"^/channels/{ana.dm}/messages" if refusal[1] == 50007 else OPENING, refusal)
    await ana.slash("fugitive new", roles="host_fugitive", pace=0)
    await ben.press(world.board, "Join")
    await ana.press(world.board, "Start")
    assert world.table.record.seats[0].dm is None
    assert [f"<@{ana.id}>" in ping for ping in world.pings] == [True]


@pytest.mark.parametrize("refusal", TROUBLE)
async def test_what_needs_direct_messages_blames_nobody(
    world: World, ana: Player, ben: Player, refusal: tuple[int, int]
) -> None:
    """A lesson, the day's escape, telling somebody who watches."""
    await ana.slash("fugitive new", roles="host_fugitive", pace=0)
    await ben.press(world.board, "Join")
    await ana.press(world.board, "Start")
    eva = world.join("Eva")
    refuse(world, "POST", OPENING, refusal)
    panel = await eva.open_more(world.board, "Watch")
    seen(answer(await eva.press(panel, "Send me big")), "I can't write to you right now", "not your fault")
    home = await eva.private("escapade")
    daily = (await eva.press(home, "The day's escape")).told[-1]
    seen(answer(await eva.press(daily, "Fugitive")), "I can't write to you right now")
    seen(answer(await eva.press(await eva.game(home, "fugitive"), "Learn")), "I can't write to you right now")


@pytest.mark.parametrize("refusal", [(403, 20026), (403, 40003)])
async def test_a_game_alone_is_not_barred_by_the_bots_trouble(
    world: World, ana: Player, refusal: tuple[int, int]
) -> None:
    world.channel = ana.dm
    refuse(world, "POST", f"^/channels/{ana.dm}/messages", refusal)
    assert "I can't write to you right now" in await ana.slash("fugitive new")
    assert world.table.record.barred is None
    assert isinstance(world, LocalWorld)
    world.relent()
    await ana.slash("table board")
    assert "Fugitive" in text(world.board)


@pytest.mark.parametrize("refusal", BLOCKED)
async def test_a_lobby_without_a_board_is_closed_and_its_host_told(
    world: World, ana: Player, ben: Player, refusal: tuple[int, int]
) -> None:
    refuse(world, "POST", f"^/channels/{world.channel}/messages", refusal)
    seen(await ana.slash("fugitive new"), "Discord refused the board of table 1", "closed the table", "AutoMod")
    assert len(world.bot.tables) == 0
    assert isinstance(world, LocalWorld)
    world.relent()
    assert "thread" not in await ben.slash("fugitive new")
    assert world.table.record.channel == int(world.channel)
    assert [text(each)[:10] for each in world.public if each["embeds"]] == ["🏃 Fugitive"]


@pytest.mark.parametrize("refusal", [(400, 200000), (400, 240000)])
async def test_an_edit_refused_to_a_press_is_made_plainly(
    lobby: LocalWorld, ana: Player, ben: Player, refusal: tuple[int, int]
) -> None:
    await ben.press(lobby.board, "Join")
    refuse(lobby, "PATCH", "^/webhooks/.*/messages/", refusal)
    await ben.press(lobby.board, "Leave")
    assert "Ben" not in text(lobby.board)


@pytest.mark.parametrize("refusal", BLOCKED)
async def test_hands_say_that_the_board_stands_still(
    lobby: LocalWorld, ana: Player, ben: Player, refusal: tuple[int, int]
) -> None:
    await ben.press(lobby.board, "Join")
    await ana.press(lobby.board, "Start")
    board = lobby.board["id"]
    refuse(lobby, "*", f"^/channels/{lobby.channel}/messages$", refusal)
    refuse(lobby, "PATCH", f"^/(channels/{lobby.channel}|webhooks/.*)/messages/({board}|@original)", refusal)
    before = text(lobby.board)
    await play_on(lobby.table, random.Random(1), 1)
    await lobby.settle()
    assert text(lobby.board) == before
    for hand in (ana.hand, ben.hand, await ben.my_hand()):
        assert "Discord refused the new board" in text(hand)
    lobby.relent()
    refuse(lobby, "*", f"^/channels/{lobby.channel}/messages", refusal)
    seen(await ana.slash("table board"), "Discord refused the new board of table 1", "the old one stays")
    lobby.relent()
    await play_on(lobby.table, random.Random(1), 1)
    await lobby.settle()
    assert text(lobby.board) != before
    assert "Discord refused" not in text(ana.hand) + text(ben.hand)
    assert find(lobby.board, "My hand")


async def test_the_hand_of_whoever_made_the_refused_move_says_so(lobby: LocalWorld, ana: Player, ben: Player) -> None:
    """The press has shown it before that was known."""
    await ben.press(lobby.board, "Join")
    await ana.press(lobby.board, "Start")
    await unpressed(lobby.bot, lobby.table)
    refuse(lobby, "PATCH", f"^/channels/{lobby.channel}/messages/{lobby.board['id']}", BLOCKED[0])
    await ana.make("hide 1 -")
    seen(text(ana.hand), "Discord refused the new board")


@pytest.mark.parametrize("refusal", BLOCKED)
async def test_a_tournament_that_cannot_be_shown_is_not_opened(
    world: World, ana: Player, refusal: tuple[int, int]
) -> None:
    refuse(world, "POST", f"^/channels/{world.channel}/messages", refusal)
    page = (await ana.press(await ana.more(), "Help")).told[-1]
    await ana.press(page, "Tournament")
    told = answer(await ana.press(ana.look(page), "Open the sign-up"))
    seen(told, "Discord refused my message here", "AutoMod")
    assert await world.bot.store.tournaments() == []


async def test_a_rematch_without_a_board_is_closed_and_its_host_told(
    lobby: LocalWorld, ana: Player, ben: Player
) -> None:
    await ben.press(lobby.board, "Join")
    await ana.press(lobby.board, "Start")
    await play_fast(lobby, lobby.table, random.Random(2))
    refuse(lobby, "POST", f"^/channels/{lobby.channel}/messages", (400, 200000))
    await ana.press(lobby.board, "Again")
    await lobby.settle()
    assert lobby.bot.tables.in_channel(int(lobby.channel)) is None
    assert any("Discord refused the board of this table" in each["content"] for each in ana.inbox)


async def test_a_rematch_keeps_a_way_that_was_not_proved_closed(lobby: LocalWorld, ana: Player, ben: Player) -> None:
    await ben.press(lobby.board, "Join")
    await ana.press(lobby.board, "Start")
    await play_fast(lobby, lobby.table, random.Random(2))
    refuse(lobby, "POST", f"^/channels/{ana.dm}/messages", (403, 20026), 1)
    await ana.press(lobby.board, "Again")
    assert lobby.table.record.status == "lobby"
    assert lobby.table.record.seats[0].dm == int(ana.dm)


def proofs(player: Player) -> list[str]:
    """List the messages in which the bot has tried the way to a player."""
    return [each["content"] for each in player.inbox if "your hand will come here" in each["content"]]


async def ended(lobby: LocalWorld, ana: Player, ben: Player) -> None:
    """Play a game to its end, with a hand for each."""
    await ben.press(lobby.board, "Join")
    await ana.press(lobby.board, "Start")
    await play_on(lobby.table, random.Random(2))
    await lobby.settle()


@pytest.mark.parametrize(("days", "sent"), [(6, False), (8, True)])
async def test_no_proof_is_sent_where_a_hand_of_the_week_was(
    lobby: LocalWorld, ana: Player, ben: Player, days: int, sent: bool
) -> None:
    await ended(lobby, ana, ben)
    await lobby.pass_time(days * 86400)
    before = len(proofs(ana)), len(proofs(ben))
    opened = await ana.slash("fugitive new", roles="host_fugitive", pace=0)
    joined = answer(await ben.press(lobby.board, "Join"))
    assert (len(proofs(ana)), len(proofs(ben))) == (before[0] + sent, before[1] + sent)
    assert not any(lobby.table.record.seal in told for told in (opened, joined))
    assert [seat.dm for seat in lobby.table.record.seats] == [int(ana.dm), int(ben.dm)]
    await ana.press(lobby.board, "Start")
    assert "You are the Marshal" in text(ben.hand)


async def test_a_proof_is_sent_where_the_way_was_lost(lobby: LocalWorld, ana: Player, ben: Player) -> None:
    """At another table that is on, a refused hand tells of direct messages that were closed since."""
    await ended(lobby, ana, ben)
    ben_dm = int(ben.dm)
    assert await lobby.bot.store.proved_direct(int(ben.id), 0.0) == ben_dm
    lobby.channel = lobby.open_channel("more games")
    await ana.slash("stalag17 new")
    await ben.press(lobby.board, "Join")
    assert await lobby.bot.store.proved_direct(int(ben.id), 0.0) == ben_dm
    lobby.close_dms(ben)
    await ana.press(lobby.board, "Fill with computers and start")
    assert lobby.table.record.seats[1].dm is None
    assert await lobby.bot.store.proved_direct(int(ben.id), 0.0) is None
    lobby.channel = lobby.open_channel("even more games")
    await ana.slash("fugitive new", roles="host_fugitive", pace=0)
    assert "Your direct messages are closed" in answer(await ben.press(lobby.board, "Join"))


async def test_what_begins_in_direct_messages_sends_no_proof_before(
    lobby: LocalWorld, ana: Player, ben: Player
) -> None:
    await ended(lobby, ana, ben)
    inbox = len(ben.inbox)
    home = await ben.private("escapade")
    await ben.press(await ben.game(home, "fugitive"), "Learn")
    assert not any("your lesson begins here" in each["content"] for each in ben.inbox[inbox:])
    assert any(each["embeds"] for each in ben.inbox[inbox:])
    await ana.slash("fugitive new", roles="host_fugitive", pace=0)
    page = (await ana.press(await ana.more(), "Help")).told[-1]
    await ana.press(page, "Tournament")
    await ana.press(ana.look(page), "Open the sign-up")
    message = next(each for each in lobby.public if "Tournament" in text(each) and each["embeds"])
    inbox = len(ben.inbox)
    seen(answer(await ben.press(message, "Sign up")), "You're in. I'll ping you when your first table opens.")
    assert len(ben.inbox) == inbox

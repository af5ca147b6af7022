"""A friend looks over the shoulder of a player: exactly one hand, by its owner's will, at a casual table."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.people.people import toggle
from tests.ui.answer import answer
from tests.ui.messages import Json, find, items, labels, says, seen, text
from tests.ui.player import Player
from tests.ui.world import World


@pytest.fixture
async def casual(world: World, ana: Player, ben: Player) -> World:
    """A casual game of Ana and Ben."""
    await ana.slash("fugitive new", roles="host_fugitive", pace=0)
    await ben.press(world.board, "Join")
    await manage(world, ana, "Casual game")
    await ana.press(world.board, "Start")
    return world


async def manage(world: World, host: Player, label: str) -> None:
    await host.press((await host.press(world.board, "Table settings …")).told[-1], label)


async def friends(player: Player) -> Json:
    """The page behind *More*."""
    if not any(says(item).startswith("Let a friend") for item in items(player.hand)):
        await player.world.click(player, player.hand, next(each for each in ids(player.hand) if ":more:" in each))
    return (await player.press(player.hand, "Let a friend look")).told[-1]


def ids(message: Json) -> list[str]:
    return [item.get("custom_id", "") for item in items(message)]


async def pick(player: Player, page: Json, heading: str, user: str) -> str:
    """Choose somebody in a menu of all people; what is answered."""
    return await player.forge(page, str(find(page, heading)["custom_id"]), [user])


async def let(world: World, owner: Player, guest: Player) -> Json:
    """Invite somebody; the line in the channel."""
    page = await friends(owner)
    await pick(owner, page, "Let someone look", guest.id)
    return world.public[-1]


async def look(world: World, owner: Player, guest: Player) -> Json:
    """Let somebody look; what stands in the guest's direct messages."""
    seen(answer(await guest.press(await let(world, owner, guest), "Look")), "comes by direct message")
    return guest.inbox[-1]


def shown(message: Json) -> tuple[object, ...]:
    """All of a hand but the line above it."""
    embed = message["embeds"][0]
    picture = (embed.get("image") or {}).get("url", "").rpartition("/")[2]
    return embed.get("title"), embed.get("description"), picture, labels(message)


async def test_a_friend_sees_exactly_one_hand_live(casual: World, ana: Player, ben: Player) -> None:
    """It is edited with each move, and the board says so; nothing else changes."""
    carol = casual.join("Carol")
    before = ben.look(ben.hand)
    there = await look(casual, ana, carol)
    assert there["content"].startswith("👀 ")
    assert shown(there) == shown(ana.look(ana.hand))
    assert "Carol looks over the shoulder of Ana" in text(casual.board)
    assert shown(ben.look(ben.hand)) == shown(before)
    count = len(carol.inbox)
    for _ in range(3):
        who = ana if casual.table.waited_for() == (ana.seat,) else ben
        ask = casual.table.asks(who.seat)[0]
        await who.make(casual.table.title.game.name and _first(casual, who, str(ask.verb)))
        assert shown(carol.look(there)) == shown(ana.look(ana.hand))
    assert len(carol.inbox) == count


def _first(world: World, who: Player, verb: str) -> str:
    import random

    from tests.table.play import random_move

    seat, move = random_move(world.table, random.Random(1))
    assert seat == who.seat
    return str(move)


async def test_a_press_of_a_friend_does_nothing(casual: World, ana: Player) -> None:
    carol = casual.join("Carol")
    there, version = await look(casual, ana, carol), casual.table.record.version
    for label in [each for each in labels(there) if each][:4]:
        seen(answer(await carol.press(there, label)), "only Ana can play it", "the button did nothing")
    assert casual.table.record.version == version
    made = await carol.press(there, labels(there)[0])
    await carol.press(made.told[-1], "Stop looking")
    assert there["id"] not in [each["id"] for each in carol.inbox]
    assert "looks over" not in text(casual.board)


async def test_the_owner_closes_the_hand(casual: World, ana: Player, ben: Player) -> None:
    """At once; so does the end, and what was seen bars from a seat here and in the next game."""
    carol, dan = casual.join("Carol"), casual.join("Dan")
    there = await look(casual, ana, carol)
    await ana.press(await friends(ana), "Close my hand")
    assert there["id"] not in [each["id"] for each in carol.inbox]
    seen(answer(await carol.press(casual.public[-1], "Look")), "for someone else, or it's over")
    other = await look(casual, ben, dan)
    await ben.press(await ben.private("table resign"), "Resign")
    assert other["id"] not in [each["id"] for each in dan.inbox]
    seen("\n".join(text(each) for each in casual.public), "A casual game: no rating")
    await ana.press(casual.board, "Again")
    seen(answer(await carol.press(casual.board, "Join")), "You've looked over a player's shoulder")
    assert [seat.name for seat in casual.table.record.seats] == ["Ana"]


async def test_nobody_sees_two_hands(casual: World, ana: Player, ben: Player) -> None:
    carol = casual.join("Carol")
    await look(casual, ana, carol)
    page = await friends(ben)
    seen(await pick(ben, page, "Let someone look", carol.id), "looks over another player's shoulder")
    seen(await pick(ben, page, "Let someone look", ana.id), "plays here, or has played")
    await ana.press(await friends(ana), "Close my hand")
    seen(await pick(ben, page, "Let someone look", carol.id), "or has done so")


async def test_only_the_invited_person_looks(casual: World, ana: Player, ben: Player) -> None:
    carol, dan = casual.join("Carol"), casual.join("Dan")
    line = await let(casual, ana, carol)
    for other in (dan, ben, ana):
        seen(answer(await other.press(line, "Look")), "for someone else")
    assert "looks over" not in text(casual.board)
    casual.close_dms(carol)
    seen(answer(await carol.press(line, "Look")), "by direct message, but your direct messages are closed")


async def test_who_refuses_or_is_blocked_gets_none(casual: World, ana: Player) -> None:
    carol, dan, eva = casual.join("Carol"), casual.join("Dan"), casual.join("Eva")
    await casual.bot.people.call(int(carol.id), lambda calls: replace(calls, invitations=False))
    await toggle(casual.bot.store, "people", int(dan.id))
    page = await friends(ana)
    for guest in (carol, dan):
        seen(await pick(ana, page, "Let someone look", guest.id), "takes no invitations")
    line = await let(casual, ana, eva)
    await toggle(casual.bot.store, "people", int(eva.id))
    await eva.press(line, "Look")
    assert "looks over" not in text(casual.board)


async def test_a_limit_of_five_an_hour(casual: World, ana: Player) -> None:
    for number in range(5):
        await let(casual, ana, casual.join(f"Guest {number}"))
    page = await friends(ana)
    seen(await pick(ana, page, "Let someone look", casual.join("Zoe").id), "five people")


async def test_it_survives_a_restart(casual: World, ana: Player) -> None:
    carol = casual.join("Carol")
    there = await look(casual, ana, carol)
    await casual.restart()
    await ana.make(_first(casual, ana, ""))
    assert shown(carol.look(there)) == shown(ana.look(ana.hand))


async def test_never_in_a_rated_game(world: World, ana: Player, ben: Player) -> None:
    """The button is not there, and what forges it is refused."""
    await ana.slash("fugitive new", roles="host_fugitive", pace=0)
    await ben.press(world.board, "Join")
    await ana.press(world.board, "Start")
    hand = await ana.unfolded(ana.hand)
    assert "Let a friend look" not in labels(hand)
    carol = world.join("Carol")
    for action in ("shoulder", "shoulder-let", "teach"):
        assert await ana.forge(ana.look(hand), f"e1:{action}:1:-::", [carol.id] if action != "shoulder" else [])
    assert world.table.record.agreements.shoulders == {}


async def test_a_teaching_game_opens_both_hands(world: World, ana: Player, ben: Player) -> None:
    """In the language of each; advice is on, and either closes both."""
    world.speak("es-ES", ben)
    await ana.slash("fugitive new", roles="host_fugitive", pace=0)
    panel = (await ana.press(world.board, "Table settings …")).told[-1]
    await pick(ana, panel, "Teach a friend", ben.id)
    seen(text(world.board), "Teaching game", "Casual game")
    await ben.press(world.board, "Join")
    await ana.press(world.board, "Start")
    assert "Ana and Ben see each other's hand" in text(world.board)
    assert world.table.record.advice
    own, other = ([each for each in who.inbox if each["content"].startswith("👀")] for who in (ana, ben))
    assert shown(other[-1])[2] is not None
    assert "la mano de Ana" in other[-1]["content"]
    assert "Ben's hand" in own[-1]["content"]
    seen(answer(await ben.press(other[-1], labels(other[-1])[0])), "solo Ana puede jugarla")
    await ana.press(await friends(ana), "Close my hand")
    assert not [each for who in (ana, ben) for each in who.inbox if each["content"].startswith("👀")]

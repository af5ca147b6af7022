"""What people see of a shuffle that nobody can choose: seal, words, the beacon, and a deal that is not made."""

from __future__ import annotations

import random
import re

import pytest

from tests.ui.answer import answer
from tests.ui.messages import labels, seen, text
from tests.ui.player import Player, play_out, play_unseen
from tests.ui.world import World

BOXES = ["scenes", "watch", "beacon"]


async def about(player: Player) -> str:
    """What the bot says of itself, behind a button of the home page."""
    home = await player.private("escapade")
    label = next(each for each in labels(home) if each in ("About", "Acerca de"))
    return text((await player.press(home, label)).told[0])


def told(world: World, mark: str) -> str:
    """The newest message of the channel that begins with `mark`."""
    return next(text(each) for each in reversed(world.public) if each["content"].startswith(mark))


@pytest.fixture
async def lobby(world: World, ana: Player, ben: Player) -> World:
    """A lobby that wants a beacon."""
    await ana.slash("fugitive new", roles="host_fugitive", pace=0)
    await ben.press(world.board, "Join")
    await ana.submit(await ana.press(world.board, "Options"), switches=BOXES)
    return world


async def test_seal_and_words_are_shown_to_all(world: World, ana: Player, ben: Player) -> None:
    """Once in the lobby, once in each joiner's direct message, which stays as it is, once when the lobby closes; the
    answer of whoever opens or joins spares it."""
    opened = await ana.slash("fugitive new", pace=0)
    seal = world.table.record.seal
    joined = answer(await ben.press(world.board, "Join"))
    form = await ben.press(world.board, "My word")
    given = world.table.record.seats[1].contribution
    assert given.isdecimal()
    assert f"Your word in the shuffle is `{given}`" in text(ben.inbox[0])
    assert not any(seal in told or given in told for told in (opened, joined))
    assert answer(await ben.submit(form, text="a `red` @everyone\nfox")) == (
        "Your word in the shuffle is `a red everyone fox`. Look for it in the message that closes the lobby."
    )
    for shown in (text(ana.inbox[0]), text(ben.inbox[0]), text(world.board)):
        assert f"sealed: `{seal}`" in shown or f"sealed `{seal}`" in shown
    proofs = [text(each.inbox[0]) for each in (ana, ben)]
    await ana.press(world.board, "Start")
    closing = told(world, "🔒")
    seen(closing, f"`{seal}`", f"Ana `{world.table.record.seats[0].contribution}` · Ben `a red everyone fox`")
    assert await ben.forge(world.board, "e1:word:1:-::") == "The game has begun."
    await play_out([ana, ben], 6, turns=3)
    assert [text(each.inbox[0]) for each in (ana, ben)] == proofs
    assert told(world, "🔒") == closing


async def test_an_empty_word_is_given_anew_and_strangers_have_none(world: World, ana: Player, ben: Player) -> None:
    await ana.slash("fugitive new", pace=0)
    await ana.submit(await ana.press(world.board, "My word"), text="fox")
    await ana.submit(await ana.press(world.board, "My word"), text="  ")
    assert world.table.record.seats[0].contribution.isdecimal()
    assert "You do not play at this table." in answer(await ben.press(world.board, "My word"))


async def test_the_deal_waits_for_the_round_that_was_named(lobby: World, ana: Player, ben: Player) -> None:
    assert "public beacon (drand)" in text(lobby.board)
    await ana.press(lobby.board, "Start")
    (number,) = re.findall(r"round (\d+) of the drand beacon", told(lobby, "🔒"))
    assert f"https://api.drand.sh/public/{number}" in told(lobby, "🔒")
    assert labels(lobby.board) == []
    assert f"round {number} of the drand beacon" in text(lobby.board)
    eva = lobby.join("Eva")
    for action in ("join", "leave", "start", "without", "word"):
        refused = await (eva if action == "join" else ana).forge(lobby.board, f"e1:{action}:1:-::")
        assert refused == "The lobby is closed: the cards are dealt as soon as the beacon has spoken.", action
    await lobby.pass_time(9)
    assert lobby.table.record.status == "lobby", "the round was not ten seconds ahead"
    await lobby.pass_time(45)
    assert lobby.table.record.status == "playing"
    assert "has come: `" in told(lobby, "🎲")
    await play_unseen(lobby, random.Random(6))
    checked = answer(await ben.press(lobby.board, "Verify"))
    seen(checked, "Every shuffle and move agrees", f"round {number} of the drand beacon", "Check it without us")
    assert "1 game dealt here so far, 1 of them with a public beacon" in await about(ben)


async def test_a_restart_goes_on_waiting(lobby: World, ana: Player) -> None:
    await ana.press(lobby.board, "Start")
    await lobby.restart()
    await lobby.pass_time(45)
    assert lobby.table.record.status == "playing"


async def test_a_beacon_that_is_not_reached_before_the_lobby_closes(lobby: World, ana: Player, ben: Player) -> None:
    lobby.beacon.down = True
    told_ana = answer(await ana.press(lobby.board, "Start"))
    assert "The beacon could not be reached" in told_ana
    assert "The beacon could not be reached" in text(lobby.board)
    assert answer(await ben.press(lobby.board, "Deal without the beacon")) == "Only the host may do that."
    await ana.press(lobby.board, "Deal without the beacon")
    assert lobby.table.record.status == "playing"
    assert "drand" not in told(lobby, "🔒")
    assert "Deals called off after their lobby had closed: 0." in await about(ana)


async def test_a_beacon_that_is_not_reached_after_it(lobby: World, ana: Player, ben: Player) -> None:
    """To go on without is told to all and counted: the house could have wanted it."""
    await ana.press(lobby.board, "Start")
    lobby.beacon.down = True
    await lobby.pass_time(100)
    assert labels(lobby.board) == ["Deal without the beacon"]
    assert "The beacon could not be reached" in text(lobby.board)
    await ana.press(lobby.board, "Deal without the beacon")
    assert "dealt without round" in told(lobby, "⚠️")
    assert "Deals called off after their lobby had closed: 1." in await about(ana)
    await play_unseen(lobby, random.Random(6))
    seen(answer(await ben.press(lobby.board, "Verify")), "Every shuffle and move agrees", "was named but not mixed in")


async def test_a_beacon_that_comes_back_deals(lobby: World, ana: Player) -> None:
    await ana.press(lobby.board, "Start")
    lobby.beacon.down = True
    await lobby.pass_time(100)
    lobby.beacon.down = False
    await lobby.pass_time(30)
    assert lobby.table.record.status == "playing"
    assert "Deals called off after their lobby had closed: 0." in await about(ana)


async def test_a_deal_broken_off_is_shown_and_counted(lobby: World, ana: Player) -> None:
    await ana.press(lobby.board, "Start")
    confirm = await ana.private("table end")
    await ana.press(confirm, "End the game")
    assert "The deal of table 1 was called off after its lobby had closed" in told(lobby, "✂️")
    assert "Deals called off after their lobby had closed: 1." in await about(ana)
    await lobby.pass_time(100)
    assert lobby.table.record.status == "void"


async def test_in_spanish(world: World) -> None:
    ana, ben = world.join("Ana", "es-ES"), world.join("Ben", "es-ES")
    await ana.slash("fugitive new", pace=0)
    await ben.press(world.board, "Entrar")
    await ana.submit(await ana.press(world.board, "Opciones"), switches=BOXES)
    assert "faro público (drand)" in text(world.board)
    await ana.press(world.board, "Empezar")
    seen(told(world, "🔒"), "se ha cerrado", "faro drand")
    assert "La baraja de esta mesa está sellada" in text(ben.inbox[0])
    await world.pass_time(45)
    assert "Ha llegado la ronda" in told(world, "🎲")
    assert "1 partida repartida aquí hasta ahora, 1 con un faro público" in await about(ana)

"""What people see of a shuffle that nobody can choose: seal, words, the beacon, and a deal that is not made."""

from __future__ import annotations

import random
import re

import pytest

from tests.table.play import fugitive
from tests.ui.answer import answer
from tests.ui.messages import Json, labels, seen, text
from tests.ui.player import Player, play_unseen
from tests.ui.world import World

BOXES = ["watch", "beacon"]

DIGITS = re.compile("[0-9a-f]{16,}")

SILENT = 1 << 12
"""The flag of a message that notifies nobody."""


async def about(player: Player) -> str:
    """What the bot says of itself, behind a button of the home page."""
    more = await player.more()
    label = next(each for each in labels(more) if each in ("About", "Acerca de"))
    return text((await player.press(more, label)).told[0])


def told(world: World, mark: str) -> str:
    """The newest message of the channel that begins with `mark`."""
    return next(text(each) for each in reversed(world.public) if each["content"].startswith(mark))


@pytest.fixture
async def lobby(world: World, ana: Player, ben: Player) -> World:
    """A lobby that wants a beacon."""
    await ana.slash("fugitive new", roles="host_fugitive", pace=0)
    await ben.press(world.board, "Join")
    await ana.submit(await ana.press(world.board, "More options"), switches=BOXES)
    return world


SEALED = {"en-US": "Fair deal ✓ sealed", "es-ES": "Reparto limpio ✓ sellado"}


def sealed(world: World, locale: str = "en-US") -> Json:
    """The one message of the channel that carries the seal."""
    (found,) = (each for each in world.public if SEALED[locale] in each["content"])
    return found


def files(world: World) -> dict[str, str]:
    """All text files in the channel."""
    return {name: held for each in world.public for name, held in world.files(each).items()}


def read(world: World, *players: Player) -> str:
    """All that stands in the channel and in direct messages, without what calls people by their numbers."""
    messages = [*world.public, *(each for player in players for each in player.inbox)]
    return re.sub(r"<[@#:/]?[^>]*>|https://\S+", "", "\n".join(text(each) for each in messages))


@pytest.mark.parametrize("locale", ["en-US", "es-ES"])
async def test_a_fair_deal_from_lobby_to_end_in_a_channel(world: World, locale: str) -> None:
    """One silent message with the seal before anybody sits down, what each added before the first card, the proof with
    the end; and in no other message a digit of them."""
    ana, ben, say = world.join("Ana", locale), world.join("Ben", locale), fugitive().say(locale)
    await ana.slash("fugitive new", pace=0)
    posted, seal = sealed(world, locale), world.table.record.seal
    assert posted["flags"] & SILENT
    assert seal in world.files(posted)["seal-1.txt"]
    await ben.press(world.board, say("button-join"))
    fair = (await ben.press(world.board, say("button-fair"))).told[0]
    given = world.table.record.seats[1].contribution
    assert given.isdecimal()
    seen(text(fair), say("fair-lobby", table=1), f"`{given}`")
    form = await ben.press(fair, say("button-word"))
    added = answer(await ben.submit(form, text="a `red` @everyone\nfox"))
    assert added == say("word-taken", word="a red everyone fox", table=1)
    assert not DIGITS.search(read(world, ana, ben))
    await ana.press(world.board, say("button-start"))
    mine = world.table.record.seats[0].contribution
    seen(files(world)["words-1.txt"], seal, f"1 Ana: {mine}\n2 Ben: a red everyone fox")
    night = next(each for each in world.public if "words-1.txt" in world.files(each))
    assert night["content"].startswith("🏃")
    assert night["flags"] & SILENT
    assert await ben.forge(world.board, "e1:word:1:-::") == say("refuse-started")
    head = world.table.record.head
    hand = await ana.my_hand()
    await ana.press(hand, say("button-more"))
    seen(answer(await ana.press(ana.look(hand), say("button-fair"))), say("fair-playing", table=1), f"`{head}`")
    await play_unseen(world, random.Random(6))
    assert not DIGITS.search(read(world, ana, ben))
    record = world.table.record
    proof = files(world)["proof-1.txt"]
    seen(proof, seal, record.secret.hex(), record.head, "2 Ben: a red everyone fox")
    assert world.look(posted)["edited_timestamp"] is None
    assert sealed(world, locale)["id"] == posted["id"]
    ending = next(each for each in world.public if "proof-1.txt" in world.files(each))
    over = (await ben.press(ending, say("button-fair"))).told[0]
    seen(text(over), say("fair-over", table=1, verify=say("button-verify")))
    how = say("verify-how", page="table-1.html", file="table-1.json", table=1)
    seen(answer(await ben.press(over, say("button-verify"))), how)


async def test_a_fair_deal_in_direct_messages(world: World, ana: Player) -> None:
    """There the seal, what was added and the proof come, each once."""
    await ana.slash("fugitive new")
    await ana.press(world.board, "Leave")
    world.channel = ana.dm
    await ana.slash("fugitive new")
    number = world.table.id
    await ana.choose(world.board, "Add computer", "easy")
    await ana.press(world.board, "Start")
    seal = world.table.record.seal
    seen(files(world)[f"seal-{number}.txt"], seal)
    seen(files(world)[f"words-{number}.txt"], seal, f"1 Ana: {world.table.record.seats[0].contribution}")
    await play_unseen(world, random.Random(6))
    names = [name for each in world.public for name in world.files(each)]
    assert sorted(names) == [f"{kind}-{number}.txt" for kind in ("proof", "seal", "words")]
    assert not DIGITS.search(read(world))
    assert world.table.record.secret.hex() in files(world)[f"proof-{number}.txt"]


async def test_play_now_posts_the_seal_above_the_deal(world: World, ana: Player) -> None:
    await ana.press(await ana.game(await ana.private("escapade"), "fugitive"), "Play now")
    names = [name for each in ana.inbox for name in world.files(each)]
    assert names == ["seal-1.txt", "words-1.txt"]


@pytest.mark.parametrize("lost", [False, True])
async def test_a_restart_between_seal_and_deal(world: World, ana: Player, ben: Player, lost: bool) -> None:
    """The seal is posted once, also where the process ends before it could be posted."""
    if lost:
        world.refuse("POST", world.channel, 403, 50013, always=True)
    await ana.slash("fugitive new", pace=0)
    seal = world.table.record.seal
    assert lost == (world.public == [])
    world.relent()
    await world.restart()
    await world.settle()
    await ben.press(world.board, "Join")
    await ana.press(world.board, "Start")
    assert seal in world.files(sealed(world))["seal-1.txt"]
    seen(files(world)["words-1.txt"], seal)
    order = [name for each in world.public for name in world.files(each)]
    assert order == ["seal-1.txt", "words-1.txt"]


async def test_an_empty_word_is_given_anew_and_strangers_have_none(world: World, ana: Player, ben: Player) -> None:
    await ana.slash("fugitive new", pace=0)
    fair = (await ana.press(world.board, "Fair deal")).told[0]
    await ana.submit(await ana.press(fair, "Add your own"), text="fox")
    await ana.submit(await ana.press(fair, "Add your own"), text="  ")
    assert world.table.record.seats[0].contribution.isdecimal()
    assert labels((await ben.press(world.board, "Fair deal")).told[0]) == []
    assert "You don't play at this table." in await ben.forge(world.board, "e1:word:1:-::")


async def test_the_deal_waits_for_the_round_that_was_named(lobby: World, ana: Player, ben: Player) -> None:
    assert "the drand beacon" in text(lobby.board)
    await ana.press(lobby.board, "Start")
    (number,) = re.findall(r"round (\d+) of the drand beacon", told(lobby, "🔒"))
    assert f"https://api.drand.sh/public/{number}" in told(lobby, "🔒")
    assert "1 Ana: " in files(lobby)["words-1.txt"]
    assert labels(lobby.board) == []
    assert f"round {number} of the drand beacon" in text(lobby.board)
    eva = lobby.join("Eva")
    for action in ("join", "leave", "start", "without", "word"):
        refused = await (eva if action == "join" else ana).forge(lobby.board, f"e1:{action}:1:-::")
        assert refused == "The lobby is closed: the cards are dealt as soon as the beacon answers.", action
    await lobby.pass_time(9)
    assert lobby.table.record.status == "lobby", "the round was not ten seconds ahead"
    await lobby.pass_time(45)
    assert lobby.table.record.status == "playing"
    assert lobby.table.record.beacon is not None
    seen(files(lobby)["beacon-1.txt"], f"Round {number} of the drand beacon", lobby.table.record.beacon.randomness)
    await play_unseen(lobby, random.Random(6))
    checked = answer(await ben.verify(lobby.board))
    seen(checked, "Every shuffle and move agrees", f"round {number} of the drand beacon", "Check it without us")
    assert "I've dealt 1 game so far, 1 of them with a public beacon" in await about(ben)


async def test_a_restart_goes_on_waiting(lobby: World, ana: Player) -> None:
    await ana.press(lobby.board, "Start")
    await lobby.restart()
    await lobby.pass_time(45)
    assert lobby.table.record.status == "playing"


async def test_a_beacon_that_is_not_reached_before_the_lobby_closes(lobby: World, ana: Player, ben: Player) -> None:
    lobby.beacon.down = True
    told_ana = answer(await ana.press(lobby.board, "Start"))
    assert "I couldn't reach the beacon" in told_ana
    assert "I couldn't reach the beacon" in text(lobby.board)
    assert answer(await ben.press(lobby.board, "Deal without the beacon")) == "Only the host can do that."
    await ana.press(lobby.board, "Deal without the beacon")
    assert lobby.table.record.status == "playing"
    assert "drand" not in told(lobby, "🔒")
    assert "After the lobby had closed, I called off 0 deals." in await about(ana)


async def test_a_beacon_that_is_not_reached_after_it(lobby: World, ana: Player, ben: Player) -> None:
    """To go on without is told to all and counted: the house could have wanted it."""
    await ana.press(lobby.board, "Start")
    lobby.beacon.down = True
    await lobby.pass_time(100)
    assert labels(lobby.board) == ["Deal without the beacon"]
    assert "I couldn't reach the beacon" in text(lobby.board)
    await ana.press(lobby.board, "Deal without the beacon")
    assert "dealt without round" in told(lobby, "⚠️")
    assert "After the lobby had closed, I called off 1 deal." in await about(ana)
    await play_unseen(lobby, random.Random(6))
    seen(answer(await ben.verify(lobby.board)), "Every shuffle and move agrees", "was announced but not mixed in")


async def test_a_beacon_that_comes_back_deals(lobby: World, ana: Player) -> None:
    await ana.press(lobby.board, "Start")
    lobby.beacon.down = True
    await lobby.pass_time(100)
    lobby.beacon.down = False
    await lobby.pass_time(30)
    assert lobby.table.record.status == "playing"
    assert "After the lobby had closed, I called off 0 deals." in await about(ana)


async def test_a_deal_broken_off_is_shown_and_counted(lobby: World, ana: Player) -> None:
    await ana.press(lobby.board, "Start")
    confirm = await ana.private("table end")
    await ana.press(confirm, "End the game")
    assert "The deal of table 1 was called off after its lobby had closed" in told(lobby, "✂️")
    assert "After the lobby had closed, I called off 1 deal." in await about(ana)
    await lobby.pass_time(100)
    assert lobby.table.record.status == "void"


async def test_in_spanish(world: World) -> None:
    ana, ben = world.join("Ana", "es-ES"), world.join("Ben", "es-ES")
    await ana.slash("fugitive new", pace=0)
    await ben.press(world.board, "Entrar")
    await ana.submit(await ana.press(world.board, "Más opciones"), switches=BOXES)
    assert "fuente pública de azar (drand)" in text(world.board)
    await ana.press(world.board, "Empezar")
    seen(told(world, "🔒"), "se ha cerrado", "fuente drand")
    await world.pass_time(45)
    assert "Ronda " in files(world)["beacon-1.txt"]
    assert "1 partida repartida aquí hasta ahora, 1 con una fuente pública de azar" in await about(ana)

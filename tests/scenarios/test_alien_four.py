"""A whole game of Alien 1979 by four, as it is written here: who sees what at its great moments."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine.game import Result
from tests.scenarios.alien_story import Night, recorded, retold
from tests.ui.answer import answer
from tests.ui.messages import find, labels, text
from tests.ui.traffic import same
from tests.ui.world import Opening, World

FOUR = """
hidden rey rey rey, sota sota caballo, sota caballo caballo, sota caballo rey
alien  copas

## An odd card
Ana  6 copas    arm, go bastos
Ben  7 copas    go oros, take caballo
Eva  3 bastos   go espadas, take sota
Tom  5 copas    arm, force Eva
Ana  2 copas    take rey, take rey
Ben  1 copas    take caballo, take sota
Eva  4 bastos   take sota, take sota

## Forced and sent
Tom  7 espadas  Eva: lose sota, force Ben, Ben: lose sota, send Eva bastos

## A fifth code
Ana  2 oros     take rey, shield
Ben  3 copas    take sota, go copas
Eva  6 espadas  heal, go copas
Tom  5 oros     stop
Ana  7 oros     go madre
Ben  3 espadas  take caballo, take sota

## Put back
Ben           back sota
Eva  1 bastos   take rey, take sota
Tom  4 copas    force Eva

## A choice
Eva           lose rey
Tom           send Ben espadas

## The codes are entered
Ana  2 bastos   enter

## Whoever entered them is killed
Ben  6 oros     board caballo, stop
Eva  3 oros     heal, heal
Tom  7 bastos   stop
Ana  5 bastos   go bastos, board caballo
Ben  6 bastos   board sota, stop

## The deck is shuffled anew
hidden rey rey caballo, sota sota sota, caballo caballo rey, sota caballo rey
Eva  1 oros     take rey, take caballo
Tom  4 oros     force Eva, Eva: lose caballo, stop
Ben  5 espadas  take sota, take sota
Eva  2 espadas  take caballo, heal
Tom  1 espadas  stop
Ben  4 espadas  take sota, go oros

## Entered again, and somebody aboard
Eva  2 oros     take sota, stop
Tom  6 copas    stop
Ben  1 bastos   go madre
Eva  4 bastos   heal, stop
Tom  6 espadas  stop
Ben  3 bastos   enter
Eva  5 oros     board rey, stop

## Thrown out
Tom  7 copas    eject Eva oros

## Killed in front of the door
Ben  4 oros     go bastos, board rey
Eva  2 copas    board sota, board caballo

## Countdown
Tom  7 oros     go bastos, board rey
Ben  1 copas    activate sota

## The last turn
Tom  2 bastos   stop
Ben  3 oros     stop
Tom  5 copas    stop

## The ship leaves
Ben  6 bastos   stop
"""

NAMES = ("Ana", "Ben", "Eva", "Tom")


async def test_four_people_and_the_end_of_two(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    night = Night(world, monkeypatch, FOUR, NAMES)
    await night.begin()
    assert "Ana acts in MADRE: 2 points left." in text(world.board)

    board = await night.chapter("An odd card")
    assert "Eva chooses a code to put down." in board
    assert "last card **7 of Espadas**: whoever was in Espadas with a code puts one down" in board
    assert labels(world.board) == ["My hand", "Log", "Rules", "Bring board down"]
    assert "Te toca: elige un código para soltarlo en Espadas." in await night.reads("Eva")
    assert labels(night.players["Eva"].hand) == ["Soltar Sota"]
    assert "Te falta para un trío: Sota." in await night.reads("Eva")
    assert "Still missing for a trio: Rey." in await night.reads("Ana")
    log = await night.log("Ana")
    assert "You took Rey." in log
    assert "Ben takes a code in Oros." in log
    assert "Tom forces Eva to put down a code." in log
    assert "Ben took" not in log
    assert "put down Sota" not in log

    board = await night.chapter("Forced and sent")
    turns = [line for line in board.split("\n") if line.startswith("-# ")]
    assert [line.split()[1:3] for line in turns] == [[name, "reveals"] for name in ("Ben", "Eva", "Tom", "Ana")]
    assert "Tom sends Eva to Bastos." in board
    assert "2 marks each for Ana (2/5) and Eva (2/5)." in board
    assert "**You know** Sota in Oros" in await night.reads("Ben")
    assert "Dangerous: a 2 (marks 4/5), an As (kills you)." in await night.reads("Ana")
    assert "Peligro: un 2 (marcas 4/5), un As (te mata)." in await night.reads("Eva")

    board = await night.chapter("A fifth code")
    assert "Ben has taken a fifth code and puts one back." in board
    assert labels(world.board) == ["My hand", "Log", "Rules", "Bring board down"]
    assert "put one of your five codes back in Copas." in await night.reads("Ben")
    assert labels(night.players["Ben"].hand) == ["Put back Sota", "Put back Caballo"]

    board = await night.chapter("Put back")
    assert "Eva chooses a code to put down, because Tom forces it." in board
    assert "**Your codes** Sota, Caballo ×3" in await night.reads("Ben")
    assert "Tom te obliga a soltar un código en Copas." in await night.reads("Eva")
    assert "Tom te obliga a soltar un código." in await night.log("Eva")
    assert labels(night.players["Eva"].hand) == ["Soltar Sota", "Soltar Rey"]
    log = await night.log("Tom")
    assert "Ben puts one of five codes back in Copas." in log
    assert "Ben put down" not in log

    board = await night.chapter("A choice")
    assert "Tom sends Ben to Espadas." in board
    assert "That is a trio: enter the codes in MADRE, for 2 points." in await night.reads("Ana")
    assert find(night.players["Ana"].hand, "Enter the codes (2)")
    assert "Enter the codes (2)" not in labels(world.board)
    assert "Peligro: un 2 (te mata), un As (te mata)." in await night.reads("Eva")

    board = await night.chapter("The codes are entered")
    assert "Ana enters the codes with Rey ×3. The Alien goes mad." in board
    assert "👾 **Alien** in Oros, mad: the codes are entered" in board
    assert "0 of 2 seats taken · codes entered by Ana" in board
    assert "Only you can start the countdown" in await night.reads("Ana")
    assert "Only you" not in await night.reads("Tom")
    assert find(world.board, "Try to board (1)")

    board = await night.chapter("Whoever entered them is killed")
    assert "Ana gets 3 marks: 5/5." in board
    assert "Ana is killed in Bastos." in board
    assert "The codes are hidden again, three in each sector, and the Alien is calm." in board
    assert "calm · last card **As of Oros**: 3 marks for everyone beside it · Ana is dead" in board
    assert "codes not entered yet" in board
    assert "You are dead and watch what everybody sees." in await night.reads("Ana")
    assert labels(night.players["Ana"].hand) == []
    assert "Tus códigos** ninguno" in await night.reads("Eva")

    board = await night.chapter("The deck is shuffled anew")
    assert "The Alien's deck is shuffled anew. Eva reveals 2 of Oros." in board
    assert "Alien deck 27" in board

    board = await night.chapter("Entered again, and somebody aboard")
    assert "Eva draws Rey and boards the NAVE." in board
    assert "1 of 2 seats taken · codes entered by Ben · `E` Eva: marks 2/5" in board
    assert "Estás en la NAVE" in await night.reads("Eva")
    throw = find(await night.panel(night.players["Tom"]), "Throw out of the NAVE (2): who?")
    assert [option["label"] for option in throw["options"]] == ["Eva"]

    board = await night.chapter("Thrown out")
    assert "Tom throws Eva out of the NAVE to Oros." in board
    assert "0 of 2 seats taken" in board

    board = await night.chapter("Killed in front of the door")
    assert "Eva is killed in Oros." in board
    assert "· Ana and Eva are dead" in board
    assert "Has muerto y ves lo que ve todo el mundo." in await night.reads("Eva")

    board = await night.chapter("Countdown")
    assert "Ben draws Sota: the NAVE leaves in 2 turns of Ben." in board
    assert "2 of 2 seats taken · codes entered by Ben · **leaves in 2 turns of Ben**" in board
    assert "sale dentro de 2 turnos de Ben" in await night.reads("Eva")

    board = await night.chapter("The last turn")
    assert "**leaves in 1 turn of Ben**" in board

    board = await night.chapter("The ship leaves")
    assert "Ben and Tom win: the NAVE got away." in board
    assert "The NAVE leaves with Ben and Tom aboard." in board
    assert labels(world.board) == ["Rematch", "Verify", "Log"]
    assert world.pings == []
    assert "You win! The NAVE got away with Ben and Tom." in text(night.players["Ben"].hand)
    assert "The NAVE got away with Ben and Tom. You were not aboard." in text(night.players["Ana"].hand)
    assert "La NAVE ha escapado con Ben y Tom." in text(night.players["Eva"].hand)
    assert world.table.state.result == Result((1, 3), "launched")
    assert await night.replayed()
    assert "open for a rematch" in answer(await night.players["Tom"].press(world.board, "Rematch"))


@pytest.mark.only("local", "Fugitive's games are compared in both")
async def test_other_codes_change_nothing_that_others_see(
    open_world: Opening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ana holds nothing but the Rey before she is killed, Tom never anything."""
    other_story = retold(FOUR, ("sota", "caballo"), ("caballo", "rey"))
    one = await recorded(open_world, tmp_path / "one.db", monkeypatch, FOUR, NAMES)
    other = await recorded(open_world, tmp_path / "other.db", monkeypatch, other_story, NAMES)
    same(one.public, other.public)
    same(one.logged, other.logged)
    for name in ("Ana", "Tom"):
        same(one.private[name], other.private[name])
    for name in ("Ben", "Eva"):
        assert one.private[name] != other.private[name]

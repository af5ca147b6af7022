"""A whole game of Alien 1979 by eight, as it is written here: who sees what at its great moments."""

from __future__ import annotations

import pytest

from bot.engine.game import Result
from tests.scenarios.alien_story import Night
from tests.ui.messages import ONWARD, find, labels, news, offers, text
from tests.ui.world import World

EIGHT = """
hidden rey rey sota, sota caballo caballo, rey caballo sota, rey sota caballo
alien  copas

## The first is killed
Ana  4 oros     go bastos, take rey
Ben  6 oros     go espadas, take caballo
Eva  3 copas    arm, go bastos
Tom  5 oros     go copas, take rey
Mia  7 oros     arm, stop
Leo  1 bastos   go bastos, stop
Zoe  2 bastos   arm, stop
Max  3 oros     go espadas, stop
Ana  5 copas    take rey, take sota
Ben  7 copas    take caballo, take sota
Eva  2 copas    go copas, take sota
Tom  1 copas    take rey, take caballo
Mia  4 bastos   force Ben, Ben: lose sota, send Leo copas
Leo  2 oros     go espadas, stop
Zoe  6 bastos   send Max bastos, force Tom, Tom: lose rey
Max  6 copas    stop
Ana  3 espadas  Ben: lose caballo, heal, go oros
Ben  4 copas    take sota, take caballo
Eva  1 oros     take rey, heal
Tom  5 bastos   heal, go oros
Mia  7 bastos   force Eva, Eva: lose rey, stop
Leo  6 espadas  go copas, take rey
Zoe  4 espadas  stop
Max  2 espadas  go madre

## Two lose their last code
Ana  1 espadas  take sota, heal
Eva  3 bastos   heal, heal
Tom  5 espadas  take rey, take caballo
Mia  7 espadas  stop
Leo  1 espadas  stop
Zoe  6 oros     send Tom bastos, force Tom, Tom: lose caballo
Max  1 bastos   arm, stop
Ana  4 copas    go madre
Eva  2 bastos   heal, heal
Tom  5 bastos   lose rey, heal, heal

## The codes are entered
Mia  3 copas    go bastos, shield
Leo  7 espadas  go espadas, take sota
Zoe  6 espadas  stop
Max  3 bastos   stop
Ana  3 oros     enter

## A weapon takes the attack
Eva  4 bastos   board caballo, go espadas

## Two are killed at once
Tom  7 copas    board sota, stop
Mia  2 copas    board caballo, stop

## Whoever entered them is killed
Leo  1 copas    heal, board caballo
Zoe  6 copas    stop
Max  5 copas    stop
Ana  7 bastos   go oros, board caballo
Eva  4 oros     board sota, board sota

## Two are asked at once
hidden sota sota caballo, rey rey sota, sota rey caballo, caballo caballo rey
Leo  2 oros     take rey, take rey
Zoe  5 oros     send Leo bastos, stop
Max  7 oros     go copas, take caballo
Eva  5 espadas  take sota, go oros
Leo  2 espadas  take sota, take sota
Zoe  4 espadas  stop
Max  6 bastos   take caballo, stop
Eva  3 espadas  take sota, take rey
Leo  1 oros     go madre
Zoe  6 espadas  send Max oros, stop

## One has chosen
Max  7 oros     lose caballo

## Both have chosen
Eva             lose rey

## Three are aboard
Max             stop
Eva  5 espadas  stop
Leo  3 espadas  enter
Zoe  4 bastos   stop
Max  7 espadas  board sota, board rey
Eva  6 bastos   board rey, stop
Leo  5 bastos   go espadas, board rey

## Thrown out
Zoe  1 bastos   eject Eva copas

## Countdown
Max  2 bastos   go copas, board rey
Eva  3 bastos   board caballo, board sota
Leo  7 copas    activate sota

## The last turn
Zoe  2 espadas  go oros, board rey
Max  1 copas    stop
Eva  4 espadas  board sota, board sota
Leo  3 copas    stop
Zoe  5 copas    stop
Max  6 oros     stop
Eva  2 copas    board sota, board caballo

## The ship leaves
Leo  7 bastos   stop
"""

NAMES = ("Ana", "Ben", "Eva", "Tom", "Mia", "Leo", "Zoe", "Max")


@pytest.mark.long
async def test_eight_people_and_a_ship_for_four(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    night = Night(world, monkeypatch, EIGHT, NAMES)
    await night.begin()

    board = await night.chapter("The first is killed")
    assert "Ana revealed the Ace of Swords (3 marks: Ben 5/5). Ben was killed in Swords. 3 codes stayed there." in board
    thrown, killed = (scene.split("\n")[0] for scene in night.scenes)
    assert (thrown, killed) == ("Zoe throws Max to the Alien", "Ben is killed in Swords")
    assert night.told("Max") == []  # his turn since is done
    assert night.told("Leo") == []
    killed = "Ace of Swords: you were killed in Swords. Your 3 codes stayed there."
    assert night.told("Ben") == [f"Alien 1979, table 1:\n{killed}"]
    first, *_, mark, ace = news(night.players["Ben"].hand)
    assert first == "Ana's card, the Ace of Swords: the Alien killed you in Swords."
    assert mark == "Max revealed the 2 of Swords (2 marks: you 2/5), went to MOTHER."
    assert ace == "Ana revealed the Ace of Swords (3 marks: you 5/5)."
    assert "last card **Ace of Swords**: 3 marks for everyone beside the Alien · Ben is dead" in board
    assert "You're dead. You see only what everyone sees." in await night.reads("Ben")
    assert "Still missing for two pairs: Jack." in await night.unfolded("Ana")

    board = await night.chapter("Two lose their last code")
    assert "Mia revealed the 3 of Cups (codes dropped: Eva, Leo)." in board
    assert "La carta de Mia, el 3 de Copas: soltaste una Sota (te quedas sin códigos)." in news(
        night.players["Eva"].hand
    )
    assert "**Códigos que conoces** Sota en Copas" in await night.unfolded("Eva")
    assert "**You know** King in Cups" in await night.unfolded("Leo")

    board = await night.chapter("The codes are entered")
    assert "Ana revealed the 3 of Coins, entered the codes with Jack ×2, King ×2: the Alien went mad." in board
    assert "Your weapon takes the next attack." in await night.reads("Mia")

    board = await night.chapter("A weapon takes the attack")
    assert "last card **7 of Cups**: 1 mark for everyone beside the Alien" in board
    assert "Tom revealed the 7 of Cups (1 mark: Tom 1/5; weapon lost: Mia)." in board
    saved = "Tom's card, the 7 of Cups: the Alien attacked. Your weapon saved you and is gone."
    entered = "Ana entered the codes. All codes, yours too, are now in one pile, and the Alien has gone mad."
    came = "Eva's card, the 4 of Clubs: the Alien came to you in Clubs."
    assert news(night.players["Mia"].hand)[:3] == [entered, came, saved]

    board = await night.chapter("Two are killed at once")
    assert "(3 marks: Tom 5/5, Mia 5/5). Tom was killed in Clubs. Mia was killed in Clubs." in board
    for name, scene in zip(("Tom", "Mia"), night.scenes[-2:], strict=True):
        assert scene.startswith(f"{name} is killed in Clubs\nAce of Cups: 3 marks for everyone beside the Alien.")
        assert "You're dead. You see only what everyone sees." in await night.reads(name)

    board = await night.chapter("Whoever entered them is killed")
    assert "Ana was killed in Coins." in board
    assert "The codes were hidden again, three in each sector, and the Alien calmed down." in board
    assert "· Ana, Ben, Tom and Mia are dead" in board
    assert find(world.board, "Take a code (1)")

    board = await night.chapter("Two are asked at once")
    assert "Eva and Max are each choosing a code to drop." in board
    assert labels(world.board) == ["My hand", "Log", "Show in words", "More"]
    assert offers(night.players["Eva"].hand) == ["Soltar una Sota", "Soltar un Rey"]
    assert offers(night.players["Max"].hand) == ["Drop a Horse"]
    assert len(world.pings) == 2

    board = await night.chapter("One has chosen")
    assert "Eva is choosing a code to drop." in board
    assert "Max revealed the 7 of Coins, chose a code to drop." in board
    assert "You'll drop your Horse once everyone has chosen." in await night.reads("Max")

    board = await night.chapter("Both have chosen")
    assert "Max revealed the 7 of Coins (codes dropped: Eva, Max)." in board
    assert news(night.players["Eva"].hand) == ["7 de Oros (códigos soltados: tu Rey, Max)."], "she chose it herself"
    assert "**Códigos que conoces** Rey en Oros" in await night.unfolded("Eva")

    board = await night.chapter("Three are aboard")
    assert "3 of 4 seats taken · codes entered by Leo" in board
    assert await night.players["Zoe"].menu(night.players["Zoe"].hand, "Echar de la NAVE (2)")

    board = await night.chapter("Thrown out")
    assert "Zoe revealed the Ace of Clubs, threw Eva out of the SHIP to Cups." in board
    assert night.scenes[-1].split("\n")[:3] == [
        "Zoe throws Eva out of the SHIP",
        "Eva lands in Cups and needs another King.",
        "Seats taken: 2 of 4, by Leo and Max.",
    ]
    assert night.told("Eva") == ["Alien 1979, mesa 1:\nZoe te echó de la NAVE a Copas."]
    assert "2 of 4 seats taken" in board

    board = await night.chapter("Countdown")
    assert "started the countdown with a Jack: 2 turns to go." in board
    assert "Max revealed the 2 of Clubs, went to Cups, drew a King and slipped aboard the SHIP." in await night.log(
        "Ana"
    )

    board = await night.chapter("The last turn")
    assert "3 of 4 seats taken · codes entered by Leo · **leaves after 1 more turn by Leo**" in board

    board = await night.chapter("The ship leaves")
    assert "Leo, Zoe and Max win: the SHIP got away." in board
    assert "You win! The SHIP got away with Leo, Zoe and Max." in text(night.players["Max"].hand)
    assert "¡Has ganado! La NAVE ha salido con Leo, Zoe y Max." in text(night.players["Zoe"].hand)
    assert "La NAVE ha salido con Leo, Zoe y Max. Tú no ibas a bordo." in text(night.players["Eva"].hand)
    ending = world.public[-1]
    assert ending["content"].split() == [f"<@{player.id}>" for player in night.players.values()]
    assert text(ending).split("\n")[4:6] == [
        "Round 4: the Ace of Swords killed Ben first, with Jack, Horse ×2 in hand.",
        "Round 7: the 2 of Coins killed Ana, who had entered the codes. Everyone had to start over.",
    ]
    assert labels(ending) == [*ONWARD, "Replay", "Share", "Log", "Fair deal ✓", "Best of three", "Report"]
    assert world.table.state.result == Result((5, 6, 7), "launched")
    assert world.pings == []
    assert await night.replayed()

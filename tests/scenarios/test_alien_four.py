"""A whole game of Alien 1979 by four, as it is written here: who sees what at its great moments."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine.game import Result
from tests.scenarios.alien_story import Night, recorded, retold
from tests.ui.answer import answer
from tests.ui.messages import ONWARD, find, items, labels, news, offers, text
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

## The deck is shuffled again
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
    assert "Ana acts in MOTHER: 2 points left." in (await world.words())

    board = await night.chapter("An odd card")
    assert "Eva is choosing a code to drop." in board
    assert "last card **7 of Swords**: everyone holding codes in Swords dropped one" in board
    assert labels(world.board) == ["My hand", "Log", "Show in words", "More"]
    ping = world.public[-1]
    assert ping["content"] == f"<@{night.players['Eva'].id}>, your turn: drop a code: the 7 of Swords makes you."
    assert labels(ping)[:2] == ["My hand", "Board"]
    assert items(ping)[1]["url"].endswith(f"/{world.channel}/{world.board['id']}")
    assert "Por el 7 de Espadas tienes que soltar un código. Elige cuál." in await night.reads("Eva")
    assert labels(night.players["Eva"].hand) == ["Soltar una Sota", "Más", "¿Por qué no…?", "Reglas"]
    assert "Para un trío te falta: Sota." in await night.unfolded("Eva")
    assert "Still missing for a trio: King." in await night.unfolded("Ana")
    assert news(night.players["Ben"].hand) == [
        "Eva revealed the 4 of Clubs (the Alien crept there), took 2 codes.",
        "Tom revealed the 7 of Swords.",
    ]
    log = await night.log("Ana")
    assert log.split("\n")[1:] == [
        "**Round 1**",
        "You went first, with the Alien in Cups.",
        "You revealed the 6 of Cups (the Alien stayed in Cups), took a weapon, went to Clubs.",
        "Ben revealed the 7 of Cups, went to Coins, took a code.",
        "Eva revealed the 3 of Clubs, went to Swords, took a code.",
        "Tom revealed the 5 of Cups, took a weapon, made Eva drop a code. Eva dropped a code in Swords.",
        "**Round 2**",
        "You revealed the 2 of Cups, took 2 codes (King ×2).",
        "Ben revealed the Ace of Cups, took 2 codes.",
        "Eva revealed the 4 of Clubs (the Alien crept there), took 2 codes.",
        "Tom revealed the 7 of Swords.",
    ]

    board = await night.chapter("Forced and sent")
    told = [line.removeprefix("-# ").split()[0] for line in board.split("\n") if " revealed " in line]
    assert told[-4:] == ["Ben", "Eva", "Tom", "Ana"]
    assert "Tom threw Eva to the Alien in Clubs." in board
    assert "Ana revealed the 2 of Coins (2 marks: Ana 2/5, Eva 2/5)." in board
    assert night.scenes[-1].split("\n")[:2] == [
        "Tom throws Eva to the Alien",
        "From MOTHER, Tom moved Eva beside the Alien in Clubs. The next card may kill Eva before Eva can act.",
    ]
    assert night.told("Eva") == ["Alien 1979, mesa 1:\nTom te arrastró hasta el Alien, en Bastos."]
    assert news(night.players["Eva"].hand)[:2] == [
        "Tom te arrastró hasta el Alien, en Bastos.",
        "La carta de Ana, el 2 de Oros: el Alien te dio 2 marcas y llevas 2 de 5.",
    ]
    assert "**You know** Jack in Coins" in await night.unfolded("Ben")
    assert "Deadly for you: an Ace." in await night.reads("Ana")
    assert "Dangerous: a 2 (you'd have 4/5 marks), an Ace (kills you)." in await night.unfolded("Ana")
    assert "Peligro: un 2 (llegas a 4 marcas), un As (te mata)." in await night.unfolded("Eva")

    board = await night.chapter("A fifth code")
    assert "Ben took a fifth code and puts one back." in board
    assert labels(world.board) == ["My hand", "Log", "Show in words", "More"]
    assert "Your turn: put back one of your five codes." in await night.reads("Ben")
    assert labels(night.players["Ben"].hand) == [
        "Put back a Jack",
        "Put back a Horse",
        "More",
        "Why can’t I …?",
        "Rules",
    ]

    board = await night.chapter("Put back")
    assert "Tom makes Eva drop a code; Eva is choosing which." in board
    assert "**Your codes** Jack, Horse ×3" in await night.reads("Ben")
    assert "Tom te obliga a soltar un código. Elige cuál." in await night.reads("Eva")
    assert "Tom reveló el 4 de Copas (y allí fue el Alien), te obligó a soltar un código." in await night.log("Eva")
    assert labels(night.players["Eva"].hand) == ["Soltar una Sota", "Soltar un Rey", "Más", "¿Por qué no…?", "Reglas"]
    assert "Ben revealed the 3 of Swords, took 2 codes, put a code back." in await night.log("Tom")
    assert "You revealed the 3 of Swords, took 2 codes (Jack, Horse), put a Jack back." in await night.log("Ben")

    board = await night.chapter("A choice")
    assert "Tom revealed the 4 of Cups (the Alien crept there), made Eva drop a code." in board
    assert "Eva dropped a code in Cups. Tom sent Ben to Swords." in board
    assert night.told("Ben") == []
    assert "You have a trio: enter it in MOTHER (2 points)." in await night.reads("Ana")
    assert find(night.players["Ana"].hand, "Enter the codes (2)")
    assert "Enter the codes (2)" not in labels(world.board)
    assert "Mortal para ti: un As, un 2." in await night.reads("Eva")

    board = await night.chapter("The codes are entered")
    assert (
        "Ana revealed the 2 of Clubs (2 marks: Eva 3/5), entered the codes with King ×3: the Alien went mad." in board
    )
    assert night.scenes[-1].startswith("Ana enters the codes\nMOTHER takes King ×3.")
    assert "👾 **Alien** in Coins, mad, because the codes are entered" in board
    assert "0 of 2 seats taken · codes entered by Ana" in board
    assert "Only you can start the countdown" in await night.reads("Ana")
    assert "Only you" not in await night.reads("Tom")
    assert find(world.board, "Try to board (1)")

    board = await night.chapter("Whoever entered them is killed")
    assert "(3 marks: Ana 5/5). Ana was killed in Clubs." in board
    assert "The codes were hidden again, three in each sector, and the Alien calmed down." in board
    assert "calm · last card **Ace of Coins**: 3 marks for everyone beside the Alien · Ana is dead" in board
    assert "codes not entered yet" in board
    assert night.scenes[-1].startswith("Ana is killed in Clubs\nAce of Coins: 3 marks for everyone beside the Alien.")
    assert night.told("Ana") == ["Alien 1979, table 1:\nAce of Coins: you were killed in Clubs."]
    assert "You're dead. You see only what everyone sees." in await night.reads("Ana")
    assert offers(night.players["Ana"].hand) == []
    assert "Tus códigos** ninguno" in await night.unfolded("Eva")

    board = await night.chapter("The deck is shuffled again")
    assert "The Alien's deck was shuffled again.\n-# Eva revealed the 2 of Coins." in board
    assert "Alien deck 27" in board

    board = await night.chapter("Entered again, and somebody aboard")
    assert "Eva revealed the 5 of Coins, drew a King and slipped aboard the SHIP." in board
    assert [scene.split("\n")[0] for scene in night.scenes[-2:]] == ["Ben enters the codes", "Eva is aboard"]
    assert "1 of 2 seats taken · codes entered by Ben · `E` Eva: marks 2/5" in board
    tom, who = night.players["Tom"], "Throw a player out (2): who?"
    throw = find(await tom.unfolded(await night.panel(tom), who), who)
    assert [option["label"] for option in throw["options"]] == ["Eva"]

    board = await night.chapter("Thrown out")
    assert "Tom revealed the 7 of Cups, threw Eva out of the SHIP to Coins." in board
    assert "0 of 2 seats taken" in board
    assert news(night.players["Eva"].hand)[0] == "Tom te echó de la NAVE a Oros."

    board = await night.chapter("Killed in front of the door")
    assert "Eva was killed in Coins." in board
    assert "· Ana and Eva are dead" in board
    assert "Has muerto. Ves lo que ven todos." in await night.reads("Eva")

    board = await night.chapter("Countdown")
    assert "Ben revealed the Ace of Cups, started the countdown with a Jack: 2 turns to go." in board
    assert "2 of 2 seats taken · codes entered by Ben · **leaves after 2 more turns by Ben**" in board
    assert "sale dentro de 2 turnos de Ben" in await night.unfolded("Eva")

    board = await night.chapter("The last turn")
    assert "**leaves after 1 more turn by Ben**" in board
    ana = night.players["Ana"]
    log_page = (await ana.press(world.board, "Log")).told[-1]
    assert "**Round 14**" in text(log_page)
    for _ in range(2):
        await ana.press(ana.look(log_page), "Earlier")
    assert "**Round 1**" in text(ana.look(log_page))

    board = await night.chapter("The ship leaves")
    assert "Ben and Tom win: the SHIP got away." in board
    assert "held very still. The SHIP tore loose with Ben and Tom aboard." in board
    assert labels(world.board) == [*ONWARD, "Replay", "Share", "Fair deal ✓", "Log", "Show in words"]
    assert world.pings == []
    assert night.scenes[-1].split("\n")[:3] == [
        "The SHIP leaves",
        "Aboard: Ben and Tom.",
        "Ana and Eva had already died.",
    ]
    ending = world.public[-1]
    assert ending["content"].split() == [f"<@{player.id}>" for player in night.players.values()]
    assert ending["embeds"][0]["image"]
    assert labels(ending) == [*ONWARD, "Replay", "Share", "Log", "Fair deal ✓", "Best of three", "Report"]
    told, _, achieved = text(ending).partition("🏅 ")
    assert "New for Ben: **Not a scratch**. Left in the SHIP without ever being hit." in achieved
    assert told.split("\n")[2:-1] == [
        "**Ben and Tom win: the SHIP got away.**",
        "",
        "Round 6: the Ace of Coins killed Ana, who had entered the codes. Everyone had to start over.",
        "Round 10: Ben entered the codes with Jack ×3.",
        "Round 10: Tom threw Eva out of the SHIP, and Eva never got back in.",
        "",
        "Ana was killed by the Alien.",
        "Eva was killed by the Alien.",
        "Ana got 5 marks, 2 of them from Ana’s own cards. "
        "In Clubs, the risk that Ana would die before the next turn was 55%.",
        "Eva got 10 marks, 2 of them from Eva’s own cards. "
        "In Coins, the risk that Eva would die before the next turn was 83%.",
        "",
        "The Alien's next cards: Ace of Swords, Ace of Coins, 2 of Swords, 3 of Cups, 3 of Swords",
        "",
    ]
    assert (
        "Ben revealed the 4 of Swords (the Alien crept there), took a code (Jack), went to Coins."
        in await night.log("Ana")
    )
    assert "You win! The SHIP got away with Ben and Tom." in text(night.players["Ben"].hand)
    assert "The SHIP got away with Ben and Tom. You weren't aboard." in text(night.players["Ana"].hand)
    assert "La NAVE ha salido con Ben y Tom." in text(night.players["Eva"].hand)
    assert world.table.state.result == Result((1, 3), "launched")
    assert await night.replayed()
    assert "open for the next game" in answer(await night.players["Tom"].press(ending, "Again"))


@pytest.mark.pictures
@pytest.mark.parametrize(
    ("story", "exchanges"),
    [
        (FOUR[: FOUR.index("## Put back")], [("sota", "caballo")]),
        pytest.param(FOUR, [("sota", "caballo"), ("caballo", "rey")], marks=pytest.mark.long),
    ],
    ids=["a third", "whole"],
)
async def test_other_codes_change_nothing_that_others_see(
    open_world: Opening,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    story: str,
    exchanges: list[tuple[str, str]],
) -> None:
    """Ana holds nothing but the Rey before she is killed, Tom never anything."""
    other_story = retold(story, *exchanges)
    one = await recorded(open_world, tmp_path / "one.db", monkeypatch, story, NAMES)
    other = await recorded(open_world, tmp_path / "other.db", monkeypatch, other_story, NAMES)
    same(one.public, other.public)
    same(one.logged, other.logged)
    for name in ("Ana", "Tom"):
        same(one.private[name], other.private[name])
    for name in ("Ben", "Eva"):
        assert one.private[name] != other.private[name]

"""A whole game of Stalag 17 by five with every additional rule: who is told what at its great moments."""

from __future__ import annotations

import pytest

from bot.engine.game import Result
from tests.scenarios.stalag17_story import FOUR_ROUNDS, NAMES, Fate, Night, Story, befell, line, pictured, scene
from tests.ui.answer import answer
from tests.ui.messages import ONWARD, find, items, labels, news, offers, seen, small, text
from tests.ui.player import Player
from tests.ui.world import World

FIRST_CALL = (
    "**B** Ben: face-down food/tools, runaway 4 · − prisoners 18 = **−18**, vigilance 2 → **0**",
    "**C** Cleo: face-down barracks · hand 4 + barracks 4 − prisoners 9 = **−1**, vigilance 0 → **0**",
    "**E** Eva: face-down documents (bluff: nothing from the plan) · "
    "hand 7 − prisoners 9 = **−2**, vigilance 0 → **0**",
)

SECOND_CALL = """
           A    B  C    D    E
hand      +3   +6 +2   +1  +11
barracks   ·   +4  ·    ·    ·
joint      ·    · +4    ·    ·
prisoners  · −3×3  · −3×3 −3×6
change    +3   +1 +6   −8   −7
before     0    0  0    1    0
after      3    1  6    0    0
"""

ENDING = """
**Ana wins: all three prisoners are free.**

Prisoners out: Ana in rounds 2, 3 and 4; Cleo in round 2.
The turning point: round 3, when Ana took the lead for good, 2 to 1.
The best bluff: Cleo in round 4, with 3 of 4 face-down cards just for show.
The informer: in round 1 Ben came down from vigilance 2 to 0.
The boldest try: Cleo in round 3, with 0 of 13 runaway points.

Ben got nobody out (vigilance 5).
Cleo got one prisoner out, two stay in the camp (vigilance 0).
Dan left the game with nobody out (vigilance 0).
Eva got nobody out (vigilance 0).
The cards Ben kept in hand brought 24 vigilance in 3 roll calls; Ana ended with a vigilance of 9. \
Just before Ana escaped in round 4, an escape looked 1% likely to Ben: Ana had 3 cards face-down.
The cards Cleo kept in hand brought 16 vigilance in 4 roll calls; Ana ended with a vigilance of 9. \
Just before Ana escaped in round 4, an escape looked 1% likely to Cleo: Ana had 3 cards face-down.

**A** Ana: face-down food/tools, runaway 5 ×2
"""

STORY = Story(FOUR_ROUNDS)


async def chapter(night: Night, title: str) -> str:
    """Play a chapter and read the board."""
    await night.play(STORY.chapters[title])
    return await night.words()


@pytest.fixture
async def night(world: World, monkeypatch: pytest.MonkeyPatch) -> Night:
    return Night(world, monkeypatch, Fate(STORY.draws))


async def test_four_rounds(night: Night) -> None:
    await night.sit_down()
    await coins(night)
    await exchange(night)
    await informer(night)
    await late(night)
    await together(night)
    await left(night)
    await last(night)
    await told(night)


async def coins(night: Night) -> None:
    """All are asked at once, and only who has chosen is shown (§4.1)."""
    assert len(night.world.pings) == 5
    ana = night.players["Ana"]
    ping = next(each for each in night.world.public if each["content"].startswith(f"<@{ana.id}>"))
    assert ping["content"].endswith(", your turn: choose heads or tails in secret.")
    assert labels(ping)[:2] == ["My hand", "Board"]
    assert items(ping)[1]["url"].endswith(f"/{night.world.channel}/{night.world.board['id']}")
    assert answer(await ana.press(ping, "My hand")) == text(ana.hand)
    assert offers(ana.hand) == ["Heads: play normally", "Tails: informer"]
    assert offers(night.players["Eva"].hand) == ["Cara: juego normal", "Cruz: informador"]
    seen(text(ana.hand), "Heads saves the coin for later.")
    assert "You drew clothes (1), food (1)." in news(ana.hand)
    await chapter(night, "two coins")
    seen((await night.words()), "is choosing a side in secret: 2 of 5 have chosen.")
    assert [name for name in NAMES if (await line(night, name)).endswith("has chosen")] == ["Ben", "Cleo"]
    seen(await night.reads("Cleo"), "Has elegido cara: juego normal. Los que aún tienen su moneda", "2 de 5")
    seen(await night.reads("Ben"), "You have chosen tails: you'll be an informer.")
    for others in await night.others("Ben", "Cleo"):
        assert "chosen tails" not in others
        assert "chosen heads" not in others
    await chapter(night, "all coins")
    seen((await night.words()), "-# The coins were turned up: Ben was an informer.", "Ana takes an action.")
    seen(
        scene(night, "Round 1 · Ben is an informer"), "vigilance of **Ben** (0)", "Coin unused: Ana, Cleo, Dan and Eva"
    )
    seen(await line(night, "Ben"), "**informer**")
    assert "has chosen" not in (await night.words())
    assert len(night.world.pings) == 1


async def exchange(night: Night) -> None:
    """Offers and the three ways to take them, the guard, bluffs and a failed escape (§3.5, §4.2, §4.3)."""
    ana = night.players["Ana"]
    assert pictured(ana.hand)
    assert "**Hand**" not in text(ana.hand), "its picture shows the cards"
    await ana.press(ana.hand, "More")
    seen(
        text(ana.hand),
        "Missing: food, tools. Runaway points: 0 of 4",
        "**Hand** clothes (1), food (1)",
        await line(night, "Ben"),
    )
    assert "Less" in labels(ana.hand)
    await chapter(night, "an offer")
    seen(await line(night, "Ana"), "hand 3", "offers food (1)")
    seen((await night.words()), "-# Ana offered food (1).", "-# Ben played a card face-down.")
    assert news(ana.hand) == ["Ben played a card face-down."], "her own turn she knows"
    seen(text(ana.hand), "**Hand** clothes (1), tools (1), map (1)")
    assert pictured(ana.hand), "it stays while she waits"
    assert "drew tools" not in "".join(await night.others("Ana"))
    cleo, whose = night.players["Cleo"], "¿De quién es la oferta"
    offered = find(await cleo.unfolded(cleo.hand, whose), whose)["options"]
    assert [one["label"] for one in offered] == ["Ana"]
    seen(offered[0]["description"], "comida", "en la mano cuesta 1 de vigilancia", "el plan la necesita")
    seen(text(cleo.hand), "**Ofrecen** comida (1)", "-# Para fugarte juega comida, herramientas · 4 puntos de huida")
    await chapter(night, "it is taken with a card drawn")
    seen((await night.words()), "-# Cleo took food (1) from Ana.")
    assert "offers" not in await line(night, "Ana")
    seen(await line(night, "Cleo"), "hand 4", "holds food (1)")
    seen(await night.reads("Cleo"), "-# Tomaste comida (1) de Ana y robaste barracón (4).")
    assert news(ana.hand)[0] == "Cleo took the food (1) you offered.", "what touches a reader comes first"
    await chapter(night, "the guard refuses")
    seen((await night.words()), "clothes (1), documents (1) and turned up runaway 5: no match, +3 vigilance.")
    seen((await night.words()), "runaway 5 (3) on top")
    assert "Take runaway 5, draw one" in labels(night.world.board)
    seen(await night.reads("Dan"), "Runaway points: 0 of 7 (plan 4 + your vigilance 3)")
    await chapter(night, "a bluff")
    seen(await night.reads("Eva"), "**En juego, boca abajo** documentos")
    for others in await night.others("Eva"):
        assert "boca abajo** documentos" not in others
        assert "Eva played documents" not in others
        assert "Eva jugó documentos" not in others
    ben, version = night.players["Ben"], night.world.table.record.version
    panel = await night.panel(ben)
    await ben.press(panel, "Escape (fails, +2 vigilance)")
    seen(text(ben.look(panel)), "⚠ Press again to do it anyway.")
    assert night.world.table.record.version == version
    await ben.press(ben.look(panel), "Start over")
    await chapter(night, "an escape fails")
    seen((await night.words()), "Ben failed to escape and takes another action.", "seen in play: food/tools")
    seen(scene(night, "Round 1 · Ben fails to escape"), "food ✓ · tools ✓ · runaway 0 of 4 ✗")
    seen(scene(night, "Round 1 · Ben fails to escape"), "**Turned up** food/tools", "The failure costs 2 vigilance")
    seen(night.world.pings[0], "your turn: your escape failed; take another action.")
    hand = await night.panel(night.players["Ben"])
    assert "You failed to escape with food/tools (0 of 4 points, +2 vigilance)." in news(hand)
    assert not any(label.startswith("Escape") for label in labels(hand))
    await chapter(night, "another action after it")
    seen(
        await night.reads("Ben"),
        "No object is missing. Runaway points: 4 of 4 (plan 4; an informer's vigilance doesn't count).",
    )
    await chapter(night, "an offer is taken for a card played")
    seen((await night.words()), "Cleo played a card face-down and took tools (1) from Ana.", "Dan drew 2 cards.")
    seen(await line(night, "Cleo"), "hand 4", "in play 1", "holds tools (1)", "in hand or in play: food (1)")
    await chapter(night, "an offer is taken with the top discard")
    seen(await line(night, "Ana"), "holds food (2), runaway 5 (3)")
    assert "barracks" not in (await night.words())


async def informer(night: Night) -> None:
    """An informer escapes: nobody is free, nobody may join, and the roll call shows every term (§3.7, §4.1)."""
    await chapter(night, "the informer escapes")
    seen(scene(night, "Round 1 · Ben escapes as informer"), "an informer's escape frees nobody")
    seen(scene(night, "Round 1 · roll call: Ben escaped as informer"), *FIRST_CALL)
    seen((await night.words()), "0 of 4 have chosen.", "Ben → 0, Cleo → 0, Dan → 1, Eva → 0, Ana → 0.")
    assert "may join" not in (await night.words())
    seen(await line(night, "Ben"), "prisoners left 3 · vigilance 0", "coin used")
    assert befell(night.players["Dan"]) == [
        "Stalag 17, table 1:\nThe guards called the roll for round 1.\n"
        "Your roll call: hand 7 − prisoners 9 = −2, vigilance 1."
    ]
    cleo = "Tu recuento: mano 4 + barracón 4 − prisioneros 9 = −1. Tu vigilancia quedó en 0."
    assert befell(night.players["Cleo"]) == [f"Stalag 17, mesa 1:\nSe hizo el recuento de la ronda 1.\n{cleo}"]
    log = await night.log("Ana")
    seen(log, "**Round 1 · plan: food, tools, runaway points 4 · Ana starts**", "**Round 2 · plan: map")
    assert offers(await night.panel(night.players["Ben"])) == []


async def late(night: Night) -> None:
    """Out of time: heads, later a turn without an action; a set with the choice of its top; the guard agrees."""
    await chapter(night, "a coin too late")
    seen(
        (await night.words()),
        "Dan ran out of time. The coins were turned up: Eva was an informer.",
        "Dan takes an action.",
    )
    await chapter(night, "the first turns of round 2")
    dan = night.players["Dan"]
    cards = ("Food (1)", "Food (2)", "Food/documents")
    await dan.pick(dan.hand, "Discard 1", *cards)
    assert tuple(option["label"] for option in find(dan.hand, "Card to put on top")["options"]) == cards
    await chapter(night, "a set is discarded")
    assert befell(dan) == [], "what was told of the roll call goes with the next turn"
    seen((await night.words()), "Dan discarded food (1), food (2), food/documents (3).", "food/documents (3) on top")
    await chapter(night, "the guard agrees")
    seen((await night.words()), "documents (1), tools (2) and turned up tools/map: a match, now barracks.")
    seen(await line(night, "Ben"), "from the guard: tools/map (barracks)")
    seen(await night.reads("Ben"), "No object is missing. Runaway points: 0 of 5")
    await chapter(night, "a turn too late")
    seen((await night.words()), "Dan ran out of time.", "Eva takes an action.")


async def together(night: Night) -> None:
    """An escape: all are asked at once, one stays behind and another joins (§4.4)."""
    await chapter(night, "an escape")
    seen((await night.words()), "Ana has escaped. Who joins? Everyone is asked in secret: 0 of 3 have answered.")
    seen(
        scene(night, "Round 2 · Ana escapes"), "map ✓ · runaway 5 of 5 ✓", "A prisoner is out, 2 are still in the camp"
    )
    ben, cleo = night.players["Ben"], night.players["Cleo"]
    hand = await night.panel(ben)
    assert offers(hand) == ["Join the escape (fails, +2 vigilance)", "Stay behind"]
    await chapter(night, "the first stays behind")
    assert offers(cleo.hand) == ["Unirse a la fuga", "Quedarse"]
    seen(text(cleo.hand), "✅ Puedes unirte y sacar a un prisionero.", "**Vigilancia** +6 si te unes, −3 si no")
    await chapter(night, "the second joins")
    seen(scene(night, "Round 2 · Cleo joins the escape"), "map ✓ (barracks) · runaway 5 of 5 ✓")
    seen(scene(night, "Round 2 · roll call: Ana escaped, Cleo joined"), "hand 2 + joint escape 4 = **+6**")
    (told,) = befell(night.players["Ana"])
    seen(told, "The guards called the roll for round 2", "Your roll call: hand 3 = +3, vigilance 3.")
    hand = await ben.my_hand()
    await ben.press(hand, "More")
    seen(text(ben.look(hand)), SECOND_CALL, "**Roll call of round 2** Ana escaped, Cleo joined")
    assert [ping.split("turn: ")[1] for ping in night.world.pings] == ["choose heads or tails in secret."] * 3
    assert [(await line(night, name)).split("prisoners left ")[1][0] for name in NAMES] == ["2", "3", "2", "3", "3"]


async def left(night: Night) -> None:
    """Somebody leaves while the coins are chosen and stays in the roll call (E31); a plan without objects (E21)."""
    await chapter(night, "somebody leaves")
    seen(
        (await night.words()),
        "Dan left the game.",
        "The coins were turned up: no informers this time.",
        "**Plan** no objects",
    )
    assert not [each for each in night.world.public if "no informers this time" in text(each) and not items(each)]
    seen(await line(night, "Dan"), "hand 2", "has left")
    before = befell(night.players["Dan"])
    await chapter(night, "no objects in the plan")
    seen((await night.words()), "Who joins? Everyone is asked in secret: 0 of 3 have answered.")
    await chapter(night, "who joins in vain")
    seen(scene(night, "Round 3 · Cleo fails to join the escape"), "runaway 0 of 13 ✗", "no one else may join")
    seen(scene(night, "Round 3 · roll call: Ana escaped"), "**D** Dan: nothing face-down")
    seen(
        (await night.words()),
        "Cleo failed to join with food, documents (0 of 13 points, +2 vigilance).",
        "0 of 2 have chosen.",
    )
    assert befell(night.players["Dan"]) == before, "who has left is told no more"


async def last(night: Night) -> None:
    """The last prisoner: informers and who has left are passed over, the others asked, and the roll is called first."""
    await chapter(night, "the last round")
    await chapter(night, "the last question")
    seen((await night.words()), "Ana has escaped. Who joins? Everyone is asked in secret: 1 of 2 have answered.")
    seen(
        scene(night, "Round 4 · Ana escapes"),
        "Runaway points needed: 10 (plan 3 + vigilance 7)",
        "The last of three prisoners is out",
    )
    assert small(night.world.board)[-1].startswith("Ana escaped"), "who stays behind needs no line"
    await chapter(night, "the end")
    assert night.world.over
    assert night.world.pings == []
    assert night.world.table.state.result == Result((0,), "free", (1, 4, 2, 5, 3))
    seen((await night.words()), "Ana wins: all three prisoners are free.")
    seen(scene(night, "Round 4 · roll call: Ana escaped"), "face-down clothes ×2, food, map (bluff: clothes ×2, map)")
    seen(await night.reads("Ana"), "You win! Your three prisoners are free.")
    seen(await night.reads("Cleo"), "Gana Ana: sus tres prisioneros escaparon. Los tuyos no.")


async def told(night: Night) -> None:
    """The last message calls all who played and tells their story, the log tells every secret."""
    ending = night.world.public[-1]
    assert ending["content"] == " ".join(f"<@{player.id}>" for player in night.players.values())
    assert pictured(ending)
    assert labels(ending) == [*ONWARD, "Replay", "Share", "Log", "Fair deal ✓", "Best of three", "Report"]
    seen(text(ending), ENDING, "75 moves in ")
    cleo = night.players["Cleo"]
    log = (await cleo.press(ending, "Log")).told[-1]
    seen(
        text(log),
        "**Ronda 4 · plan: comida, herramientas, puntos de huida 3 · empieza Ben**",
        "Ben robó huida 3 (3), huida 4 (3).",
    )
    seen(
        text(log),
        "Ana jugó huida 5 boca abajo y robó ropa (1).",
        "Eva se quedó sin tiempo. Recuento: vigilancia Ana → 9",
    )
    seen(text(log), "Ana se fugó con comida/herramientas, huida 5 ×2 (10 puntos de huida; necesitaba 10).")
    await cleo.press(log, "Anterior")
    seen(
        text(cleo.look(log)),
        "**Ronda 3 · plan: ningún objeto, puntos de huida 7 · empieza Ben**",
        "Ana jugó huida 5 boca abajo",
    )
    await cleo.press(cleo.look(log), "Anterior")
    seen(
        text(cleo.look(log)),
        "**Ronda 2 · plan: mapa, puntos de huida 5 · empieza Dan**",
        "Jugaste barracón boca abajo y tomaste",
    )
    assert "Every shuffle and move agrees" in answer(await night.players["Ana"].verify(ending))


async def test_a_table_in_spanish_calls_the_roll_in_spanish(night: Night) -> None:
    night.world.speak("es-ES")
    await night.sit_down()
    for title in [*STORY.chapters][: [*STORY.chapters].index("a coin too late")]:
        await chapter(night, title)
    seen(
        scene(night, "Ronda 1 · recuento: se fugó Ben como informador"),
        "boca abajo documentos (farol: ninguna es del plan)",
    )
    seen((await night.words()), "ronda 2", "Recuento: vigilancia Ben → 0, Cleo → 0")
    assert befell(night.players["Dan"]) == [
        "Stalag 17, table 1:\nThe guards called the roll for round 1.\n"
        "Your roll call: hand 7 − prisoners 9 = −2, vigilance 1."
    ]
    ana = night.players["Ana"]
    await ana.press(ana.hand, "More")
    seen(text(ana.hand), "**Roll call of round 1** Ben escaped as informer", "barracks     ·    ·   +4    ·    ·")


async def test_the_first_game_has_none_of_the_additional_rules(world: World, ana: Player, ben: Player) -> None:
    await ana.slash("stalag17 new", pace=0)
    await ben.press(world.board, "Join")
    await ana.press(world.board, "First game")
    await ana.press(world.board, "Start")
    seen((await world.words()), "takes an action.")
    assert "coin" not in (await world.words())
    (mover,) = (player for player in (ana, ben) if player.called)
    offered = " ".join(labels(await mover.unfolded(mover.hand)))
    seen(offered, "Play ", "Draw two", "Discard 1 card, 3+ of one type", "Escape")
    assert not [word for word in ("guard", "egotiate", "Offer", "offer") if word in offered]

"""A whole game of Stalag 17 by five with every additional rule: who is told what at its great moments."""

from __future__ import annotations

import pytest

from bot.engine.game import Result
from tests.scenarios.stalag17_story import FOUR_ROUNDS, NAMES, Fate, Night, Story
from tests.ui.answer import answer
from tests.ui.messages import find, labels, seen, small, text
from tests.ui.player import Player
from tests.ui.world import World

FIRST_CALL = """
             A    B    C    D    E
hand        +9    ·   +4   +7   +7
barracks     ·    ·   +4    ·    ·
prisoners −3×3 −3×6 −3×3 −3×3 −3×3
change       0  −18   −1   −2   −2
before       0    2    0    3    0
after        0    0    0    1    0
"""

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

SPANISH_CALL = """
            A    B    C    D    E
mano       +9    ·   +4   +7   +7
barracón    ·    ·   +4    ·    ·
presos   −3×3 −3×6 −3×3 −3×3 −3×3
cambio      0  −18   −1   −2   −2
antes       0    2    0    3    0
después     0    0    0    1    0
"""

STORY = Story(FOUR_ROUNDS)


async def chapter(night: Night, title: str) -> str:
    """Play a chapter and read the board."""
    await night.play(STORY.chapters[title])
    return night.board


@pytest.fixture
async def night(world: World, monkeypatch: pytest.MonkeyPatch) -> Night:
    return Night(world, monkeypatch, Fate(STORY.draws))


def line(night: Night, name: str) -> str:
    """What the board tells of a player."""
    return next(line for line in night.board.split("\n") if line.startswith(f"**{name[0]}** {name}"))


async def test_four_rounds(night: Night) -> None:
    await night.sit_down()
    await coins(night)
    await offers(night)
    await informer(night)
    await late(night)
    await together(night)
    await left(night)
    await last(night)


async def coins(night: Night) -> None:
    """All are asked at once, and only who has chosen is shown (§4.1)."""
    assert len(night.world.pings) == 5
    assert labels(night.players["Ana"].hand) == ["Heads: no informer", "Tails: informer"]
    assert labels(night.players["Eva"].hand) == ["Cara: sin informador", "Cruz: informador"]
    await chapter(night, "two coins")
    seen(night.board, "chooses a side in secret: 2 of 5 in.", "Cleo and Ben have chosen a side.")
    assert [name for name in NAMES if f"{line(night, name)}".endswith("has chosen")] == ["Ben", "Cleo"]
    seen(await night.reads("Cleo"), "Has elegido cara: sin informador. Quien aún tiene su moneda", "2 de 5")
    seen(await night.reads("Ben"), "You have chosen tails: informer.")
    for told in await night.others("Ben", "Cleo"):
        assert "chosen tails" not in told
        assert "chosen heads" not in told
    await chapter(night, "all coins")
    seen(night.board, "The coins are shown: Ben is an informer.", "Ana takes an action.")
    seen(line(night, "Ben"), "**informer**")
    assert "have chosen" not in night.board
    assert len(night.world.pings) == 1


async def offers(night: Night) -> None:
    """Offers and the three ways to take them, the guard, bluffs and a failed escape (§3.5, §4.2, §4.3)."""
    seen(await night.reads("Ana"), "Missing: food, tools. Runaway 0 of 4", "**Hand** clothes (1), food (1)")
    await chapter(night, "an offer")
    seen(line(night, "Ana"), "hand 3", "offers food (1)")
    seen(night.board, "Ana offers food (1) and draws two.", "Ben plays a card face-down and draws one.")
    seen(await night.reads("Ana"), "You get tools (1), map (1).")
    assert "Ana gets" not in "".join(await night.others("Ana"))
    offered = find(night.players["Cleo"].hand, "Tomar una oferta: ¿de quién?")["options"]
    assert [one["label"] for one in offered] == ["Ana"]
    seen(offered[0]["description"], "comida", "vigilancia 1 en mano", "el plan la necesita")
    await chapter(night, "it is taken with a card drawn")
    seen(night.board, "Cleo takes food from Ana and draws one.")
    assert "offers" not in line(night, "Ana")
    seen(line(night, "Cleo"), "hand 4", "known in hand food")
    seen(await night.reads("Cleo"), "Recibes barracón (4).")
    await chapter(night, "the guard refuses")
    seen(night.board, "Dan negotiates with the guard over clothes, documents.")
    seen(night.board, "The guard shows runaway 5: no match, Dan gets 3 vigilance.", "on top runaway 5")
    seen(await night.reads("Dan"), "Runaway 0 of 7 (plan 4 + your vigilance 3)")
    await chapter(night, "a bluff")
    seen(await night.reads("Eva"), "**En juego, boca abajo** documentos")
    for told in await night.others("Eva"):
        assert "boca abajo** documentos" not in told
        assert "Eva plays documents" not in told
        assert "Eva juega documentos" not in told
    seen(await night.reads("Ben"), "⚠ An escape would fail now and cost 2")
    await chapter(night, "an escape fails")
    seen(night.board, "Ben could not escape and takes another action.", "seen in play food/tools")
    seen(night.board, "Ben fails to escape with food/tools: runaway 0 of 4. That costs 2 vigilance.")
    hand = await night.panel(night.players["Ben"])
    seen(text(hand), "as informer without your vigilance")
    assert not any(label.startswith("Escape") for label in labels(hand))
    await chapter(night, "another action after it")
    seen(await night.reads("Ben"), "No object is missing. Runaway 4 of 4")
    await chapter(night, "an offer is taken for a card played")
    seen(night.board, "Cleo takes tools from Ana.", "Dan draws 2 cards.", "Eva offers food (2) and draws two.")
    seen(line(night, "Cleo"), "hand 4", "in play 1", "known in hand tools", "in hand or in play food")
    await chapter(night, "an offer is taken with the top discard")
    seen(line(night, "Ana"), "known in hand food, runaway 5")
    assert "barracks" not in night.board


async def informer(night: Night) -> None:
    """An informer escapes: nobody is free, nobody may join, and the roll call shows every term (§3.7, §4.1)."""
    await chapter(night, "the informer escapes")
    seen(night.board, FIRST_CALL, "**Roll call of round 1** Ben escaped as informer", "0 of 4 in.")
    assert "may join" not in night.board
    seen(line(night, "Ben"), "prisoners 3 · vigilance 0", "coin spent")
    seen(await night.reads("Eva"), "Cleo: mano 4 + barracón 4 − prisioneros 9 = −1, vigilancia 0")
    assert labels(await night.panel(night.players["Ben"])) == []


async def late(night: Night) -> None:
    """Out of time: heads, later a turn without an action; a set with the choice of its top; the guard agrees."""
    await chapter(night, "a coin too late")
    seen(night.board, "Time is up for Dan.", "The coins are shown: Eva is an informer.", "Dan takes an action.")
    await chapter(night, "the first turns of round 2")
    dan = night.players["Dan"]
    cards = ("Food (1)", "Food (2)", "Food/documents")
    await dan.pick(dan.hand, "Discard: 1", *cards)
    assert tuple(option["label"] for option in find(dan.hand, "Which lies on top?")["options"]) == cards
    await chapter(night, "a set is discarded")
    seen(night.board, "Dan discards food ×2, food/documents.", "on top food/documents (3)")
    await chapter(night, "the guard agrees")
    seen(night.board, "The guard shows tools/map: it matches and is barracks for Ben.")
    seen(line(night, "Ben"), "from the guard tools/map (barracks)")
    seen(await night.reads("Ben"), "No object is missing. Runaway 0 of 5")
    await chapter(night, "a turn too late")
    seen(night.board, "Time is up for Dan.", "Eva takes an action.")


async def together(night: Night) -> None:
    """An escape, which one may join and does not, and another does (§4.4)."""
    await chapter(night, "an escape")
    seen(night.board, "Ana has escaped. Ben may join the escape.")
    ben, cleo = night.players["Ben"], night.players["Cleo"]
    hand = await night.panel(ben)
    assert labels(hand) == ["Join the escape (fails, +2 vigilance)", "Stay behind"]
    seen(text(hand), "Joining would fail and cost 2 vigilance.")
    await chapter(night, "the first stays behind")
    assert labels(cleo.hand) == ["Unirse a la fuga", "Quedarse"]
    seen(text(cleo.hand), "tú también sacas a un prisionero. El recuento suma 4 por unirte.", "+6 si te unes")
    await chapter(night, "the second joins")
    seen(night.board, SECOND_CALL, "**Roll call of round 2** Ana escaped, Cleo joined")
    assert [ping.split("turn: ")[1] for ping in night.world.pings] == ["choose a side of your coin, in secret."] * 3
    assert [line(night, name).split("prisoners ")[1][0] for name in NAMES] == ["2", "3", "2", "3", "3"]


async def left(night: Night) -> None:
    """Somebody leaves while the coins are chosen and stays in the roll call (E31); a plan without objects (E21)."""
    await chapter(night, "somebody leaves")
    seen(night.board, "Dan leaves the game.", "The coins are shown: nobody is an informer.", "**Plan** no objects")
    seen(line(night, "Dan"), "hand 2", "has left")
    await chapter(night, "no objects in the plan")
    seen(night.board, "Ben may join the escape.")
    await chapter(night, "who joins in vain")
    seen(night.board, "Cleo fails to join with food, documents: runaway 0 of 13. That costs 2 vigilance.")
    seen(night.board, "**Roll call of round 3** Ana escaped", "0 of 2 in.")


async def last(night: Night) -> None:
    """The last prisoner: informers and who has left are passed over, the others asked, and the roll is called first."""
    await chapter(night, "the last round")
    await chapter(night, "the last question")
    seen(night.board, "Ana has escaped. Eva may join the escape.")
    assert small(night.world.board)[-2:] == ["Ben stays behind.", "Dan stays behind."]
    await chapter(night, "the end")
    assert night.world.over
    assert night.world.pings == []
    assert night.world.table.state.result == Result((0,), "free", (1, 4, 2, 5, 3))
    seen(night.board, "Ana wins: all three prisoners are free.", "**Roll call of round 4** Ana escaped")
    seen(await night.reads("Ana"), "You win! Your three prisoners are free.")
    seen(await night.reads("Cleo"), "Gana Ana: sus tres prisioneros son libres. Los tuyos no.")
    log = answer(await night.players["Cleo"].press(night.world.board, "Log"))
    seen(log, "Ana se fuga con comida/herramienta, huida 5 ×2: huida 10 de 10.", "A Eva se le ha acabado el tiempo.")
    seen(log, "Ben recibe huida 3 (3), huida 4 (3).", "Ana ha sacado a sus tres prisioneros.")
    checked = answer(await night.players["Ana"].press(night.world.board, "Verify"))
    assert "Every shuffle and move agrees" in checked


async def test_a_table_in_spanish_calls_the_roll_in_spanish(night: Night) -> None:
    night.world.speak("es-ES")
    await night.sit_down()
    for title in [*STORY.chapters][: [*STORY.chapters].index("a coin too late")]:
        board = await chapter(night, title)
    seen(board, SPANISH_CALL, "**Recuento de la ronda 1** se fugó Ben como informador", "ronda 2")
    seen(await night.reads("Ana"), "Cleo: hand 4 + barracks 4 − prisoners 9 = −1, vigilance 0")


async def test_the_first_game_has_none_of_the_additional_rules(world: World, ana: Player, ben: Player) -> None:
    await ana.slash("stalag17 new", pace=0)
    await ben.press(world.board, "Join")
    await ana.press(world.board, "First game")
    await ana.press(world.board, "Start")
    seen(text(world.board), "takes an action.")
    assert "coin" not in text(world.board)
    (mover,) = (player for player in (ana, ben) if player.called)
    offered = " ".join(labels(mover.hand))
    seen(offered, "Play ", "Draw two", "Discard: 1, 3+ alike", "Escape")
    assert not [word for word in ("Guard", "egotiate", "Offer", "Take an offer") if word in offered]

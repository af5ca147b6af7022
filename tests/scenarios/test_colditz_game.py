"""A whole game of Escape from Colditz by three, as it is written here: who sees what at its great moments."""

from __future__ import annotations

import pytest

from bot.engine.game import Result
from tests.scenarios.colditz_story import NAMES, THREE, Night
from tests.ui.answer import answer
from tests.ui.messages import SWAPPED, items, labels, says, seen
from tests.ui.world import World


@pytest.fixture
async def night(world: World, monkeypatch: pytest.MonkeyPatch) -> Night:
    return Night(world, monkeypatch, THREE)


async def test_three_people_and_two_escapes(night: Night) -> None:
    await night.begin()
    await drawn(night)
    await traded(night)
    await arrested(night)
    await opened(night)
    await intercepted(night)
    await called(night)
    await escaped(night)
    await shot(night)
    await ended(night)


async def unknown(night: Night, names: str, *words: str) -> None:
    """See that none of `words` is to be read under the board, nor by any of `names`."""
    for told in (await night.words(), *[await night.knows(name) for name in names.split()]):
        assert [word for word in words if word in told] == [], told


async def line(night: Night, name: str) -> str:
    """What the board tells of a player."""
    return next(line for line in (await night.words()).split("\n") if line.startswith(f"**{name}**"))


async def offered(night: Night, name: str) -> list[str]:
    """What somebody may press or choose to make a move, also by the menu that chooses among questions."""
    player = night.players[name]
    panel = await player.unfolded(await night.panel(player))
    found = [item for item in items(panel) if item["custom_id"].split(":")[1] in ("do", "pick")]
    chosen = [item["options"] for item in found if item["custom_id"].endswith(":.0.0")]
    return [says(item) for item in found] + [option["label"] for options in chosen for option in options]


async def drawn(night: Night) -> None:
    """The guards are posted; a 7 draws a card that nobody else reads (§3.2, §3.3)."""
    board = await night.chapter("The guards are posted")
    seen(board, "Ana rolled 7 and may draw a card.", "Tom posted guards inside on T15 and Z27")
    seen(await line(night, "Tom"), "inside 2 (T15, Z27)", "garrison 5 (R7, E23, AX29, AD39, T43)", "barracks 5")
    assert labels(night.world.board)[1:3] == ["Draw a card", "Don't draw"]
    board = await night.chapter("A card is drawn")
    seen(board, "Ana: drew a card.")
    seen(await line(night, "Ana"), "cards 1")
    seen(await night.knows("Ana"), "Kit part: clothes and documents", "You: drew: kit part: clothes and documents.")
    await unknown(night, "Eva Tom", "Kit part", "kit part", "arte del kit")
    await night.chapter("The first turns")
    seen(await night.knows("Eva"), "robaste: parte del kit: brújula y raciones")
    seen(await night.knows("Tom"), "drew: roll call")
    await unknown(night, "Ana Eva", "drew: roll call", "robó: recuento")


async def traded(night: Night) -> None:
    """A rope that all have seen goes for a card that nobody has: the German learns that something went (§3.16)."""
    board = await night.chapter("Equipment")
    seen(board, "Ana: A, B, C and D → Chapel; took 1 rope; A and B → roll-call zone.", "11 ropes")
    seen(await line(night, "Ana"), "Equipment 1 (1 rope)", "Chapel C L19, D J20")
    assert await night.chapter("An offer") == board
    eva = night.players["Eva"]
    seen(await night.reads("Eva"), "⇄ **Ana** te ofrece 1 cuerda por parte del kit: brújula y raciones.")
    seen(eva.inbox[-1]["content"], "Ana te ofrece un cambio.")
    seen(await night.reads("Ana"), "⇄ You offer **Eva** 1 rope for kit part: compass and rations.")
    await unknown(night, "Tom", "offer", "kit part")
    board = await night.chapter("It is accepted")
    assert len(eva.inbox) == 2, "the notice has gone"
    seen(board, "Ana and Eva made a trade.")
    seen(await line(night, "Ana"), "Equipment 0 · cards 2 · no kit")
    seen(await line(night, "Eva"), "Equipment 1 · cards 0")
    await unknown(night, "Tom", "Equipment 1 (1 rope)", "rope for", "kit part")
    seen(await night.knows("Tom"), "⚑ **British A** courtyard (AB26): his officer holds Equipment")
    seen(
        await night.knows("Eva"),
        "**Equipo** 1 cuerda",
        "Hiciste un cambio con Ana: recibiste 1 cuerda por parte del kit",
    )
    assert "Take the kit: both parts" in await offered(night, "Ana")
    board = await night.chapter("The kit")
    seen(board, "Ana: completed the escape kit.")
    seen(await line(night, "Ana"), "cards 0 · kit · escapes 0 of 2")


async def arrested(night: Night) -> None:
    """One man vanishes, the next is arrested: then no more guards are posted (§3.12, §2.4 O-14)."""
    board = await night.chapter("About to be arrested")
    seen(board, "Guard 2 is about to arrest British A. Waiting for Eva.")
    assert labels(night.world.board)[0] == "My hand"
    assert await offered(night, "Eva") == ["Escondite secreto para A", "No"]
    assert await offered(night, "Ana") == []
    await unknown(night, "Ana Tom", "Secret hide", "secret hide")
    board = await night.chapter("Hidden")
    seen(board, "Eva: played secret hide; A vanished before the eyes of guard 2.")
    seen(await line(night, "Eva"), "courtyard A AA28, B R27", "cards 0")
    assert any(label.startswith("Post a guard") for label in await offered(night, "Tom"))
    board = await night.chapter("Arrested")
    seen(board, "Guard 1 arrested British B (courtyard).")
    seen(await line(night, "Eva"), "inner cells B", "Equipment 1")
    seen(await line(night, "Tom"), "inside 1 (AA27)", "barracks 6")
    assert not any(label.startswith("Post a guard") for label in await offered(night, "Tom"))


async def opened(night: Night) -> None:
    """The card of a tunnel lies open, and two men are in it (§3.8)."""
    board = await night.chapter("A tunnel")
    seen(board, "opened the chapel tunnel with C and D.", "chapel tunnel open")
    seen(await line(night, "Ana"), "chapel tunnel C 2, D 1", "cards 0")


async def intercepted(night: Night) -> None:
    """A key is handed in, and the German alone knows what he will do about it (§3.7, §3.18)."""
    board = await night.chapter("A key is shown")
    seen(board, "British B uses a key at the guard-house gate. Waiting for Tom.", "handed in 1 key.")
    seen(await line(night, "Eva"), "corridor B V37", "Equipment 1")
    assert (await offered(night, "Tom"))[:2] == ["Keep the gate shut", "No"]
    seen(await night.reads("Tom"), "**Key intercepted**")
    await unknown(night, "Ana Eva", "ntercept")
    board = await night.chapter("Intercepted")
    seen(board, "Tom: intercepted the key of British B;", "6 keys")
    seen(await line(night, "Eva"), "corridor B V37", "Equipment 1")
    seen(await night.knows("Eva"), "Interceptaron la llave de tu B británico")


async def called(night: Night) -> None:
    """Who goes is not known before all have chosen; the search takes who stayed away within the roll (§3.14)."""
    board = await night.chapter("The roll is called")
    seen(board, "Roll call: the officers choose in secret who goes. Waiting for Ana and Eva.", "Tom: called the roll.")
    assert len(night.world.pings) == 2
    assert (await offered(night, "Ana"))[-1] == "C, D and E go"
    assert (await offered(night, "Eva"))[-1] == "Acuden B y D"
    before = {name: await line(night, name) for name in NAMES}
    board = await night.chapter("One has chosen")
    seen(board, "Waiting for Eva.")
    seen(await night.reads("Ana"), "**Chosen** E goes")
    assert {name: await line(night, name) for name in NAMES} == before
    await unknown(night, "Eva Tom", "to the roll call", "al recuento ", "away")
    board = await night.chapter("All have chosen")
    seen(board, "American C and D and British B stayed away from the roll call.", "Tom rolled 11 and may draw a card.")
    seen(await line(night, "Ana"), "roll-call zone A U18, B V18, E W18", "chapel tunnel C 2, D 1")
    board = await night.chapter("The general search")
    seen(board, "Tom: drew a card; the general search took British B to the cells.")
    seen(await line(night, "Eva"), "inner cells B", "Equipment 1")
    seen(await line(night, "Ana"), "chapel tunnel C 2, D 1")
    seen(await night.reads("Tom"), "**Shoot to kill**")
    await unknown(night, "Ana Eva", "hoot to kill", "irar a matar")
    assert not any(label.startswith("Post a guard") for label in await offered(night, "Tom")), "R13"


async def escaped(night: Night) -> None:
    """One leaves the tunnel, which collapses behind him, and is home (§3.8, §3.11)."""
    board = await night.chapter("An escape")
    seen(board, "Ana: C escaped at objective 1; the chapel tunnel collapsed with D inside.")
    seen(await line(night, "Ana"), "escaped C", "chapel tunnel D 1", "escapes 1 of 2")


async def shot(night: Night) -> None:
    """A card given in private saves a man from a shot (§3.15, §3.16)."""
    board = await night.chapter("A gift")
    seen(board, "Eva and Ana made a trade.")
    seen(await night.knows("Ana"), "**Amulet**", "Eva gave you amulet for nothing")
    seen(await night.knows("Eva"), "robaste: amuleto.")
    await unknown(night, "Tom", "mulet")
    board = await night.chapter("In sight")
    seen(board, "Tom, the German officer, rolls the dice.")
    seen(await line(night, "Ana"), "outside, north-west D E12")
    seen(await night.reads("Tom"), "⚑ **American D** outside, north-west")
    board = await night.chapter("A shot")
    seen(board, "guard 4 shot at American D.")
    seen(board, "American D is hit by a shot. Waiting for Ana.")
    assert await offered(night, "Ana") == ["Play Amulet", "No"]
    await unknown(night, "Tom", "mulet")
    board = await night.chapter("Saved")
    seen(board, "Ana: played amulet; an amulet saved D from a shot.")
    seen(await line(night, "Tom"), "garrison 4 (R7, AX29, AD39, T43)", "cards 0")


async def ended(night: Night) -> None:
    """The target is reached and the round played to its end; everything is told and agrees (§3.17)."""
    board = await night.chapter("The second escape")
    seen(board, "Ana rolled 21: D escaped at objective 1.")
    assert not night.world.over
    board = await night.chapter("The others play on")
    seen(board, "Eva moves men: 7 of 7 points left.")
    assert not night.world.over
    board = await night.chapter("The end")
    assert night.world.over
    assert night.world.pings == []
    assert night.fate.left == []
    assert night.world.table.state.result == Result((0,), "escaped", (2, 0, 0))
    seen(board, "Escape from Colditz · the end", "Ana wins: nobody else got as many men out.")
    seen(await line(night, "Ana"), "escaped C, D", "escapes 2 of 2")
    seen(await line(night, "Eva"), "courtyard B S32", "escapes 0 of 2")
    seen(await night.reads("Ana"), "You win! Nobody else got as many men out.")
    seen(await night.reads("Eva"), "Gana Ana: nadie sacó a más hombres.")
    assert labels(night.world.board) == [*SWAPPED, "Replay", "Share", "Fair deal ✓", "Log", "Show in words"]
    seen(await night.log("Eva"), "D se fugó por el objetivo 1", "Ana sacó a más hombres que nadie.")
    told = next(message for message in night.world.public if "Escapes" in labels(message))
    assert labels(told) == [*SWAPPED, "Replay", "Share", "Log", "Fair deal ✓", "Escapes", "Best of three", "Report"]
    listed = answer(await night.players["Eva"].press(told, "Escapes"))
    seen(listed, "2 fugas en", "**C americano** · ", "✅ libre en el objetivo 1")
    checked = answer(await night.players["Tom"].verify(night.world.board))
    assert "Every shuffle and move agrees" in checked
    seen(answer(await night.players["Eva"].press(night.world.board, "Again")), "próxima partida")

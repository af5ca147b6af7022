"""The lobby: what is missing comes first, settings are words, and *Join* is grey when nobody else may sit down."""

from __future__ import annotations

import pytest

from tests.ui.answer import answer
from tests.ui.messages import find, labels, seen, text
from tests.ui.player import Player
from tests.ui.world import World

LANGUAGES = [
    (
        "en-US",
        ("Join", "Leave"),
        (
            "One more player is needed to start, or add a computer.",
            "Ready: Ana can press Start, or wait for more players.",
            "Everyone is here: Ana can press Start.",
        ),
        "You already have a seat here. To give up your seat, press *Leave*.",
    ),
    (
        "es-419",
        ("Entrar", "Salir"),
        (
            "Falta una persona para empezar; también sirve una computadora.",
            "Ya se puede empezar: Ana puede pulsar Empezar o esperar a más gente.",
            "Ya no falta nadie: Ana puede pulsar Empezar.",
        ),
        "Ya tienes un asiento en esta mesa. Para dejarlo, pulsa *Salir*.",
    ),
]


def first(world: World) -> str:
    """Return the first line of the lobby."""
    return str(world.board["embeds"][0]["description"]).partition("\n")[0]


@pytest.mark.parametrize(("locale", "words", "lines", "again"), LANGUAGES)
async def test_the_first_line_says_what_is_missing(
    world: World, locale: str, words: tuple[str, ...], lines: tuple[str, ...], again: str
) -> None:
    ana, ben, eva = (world.join(name, locale) for name in ("Ana", "Ben", "Eva"))
    await ana.slash("alien1979 new", pace=0)
    assert first(world) == f"**{lines[0]}**"
    assert answer(await ana.press(world.board, words[0])) == again
    await ben.press(world.board, words[0])
    assert first(world) == f"**{lines[1]}**"
    await ben.press(world.board, words[1])
    world.channel = world.open_channel("other games")
    await ana.slash("fugitive new", pace=0)
    await eva.press(world.board, words[0])
    assert first(world) == f"**{lines[2]}**"
    assert find(world.board, words[0])["disabled"]


async def test_a_locked_table_waits_for_computers(world: World, ana: Player) -> None:
    await ana.slash("stalag17 new", pace=0)
    page = (await ana.press(world.board, "Table settings …")).told[-1]
    await ana.press(page, "Lock")
    assert first(world) == "**Add a computer to start.**"
    assert find(world.board, "Join")["disabled"]
    await ana.press(ana.look(page), "Unlock")
    assert first(world) == "**One more player is needed to start, or add a computer.**"
    assert not find(world.board, "Join").get("disabled")


@pytest.mark.parametrize(
    ("locale", "add", "missing", "ready"),
    [
        ("en-US", "Add computer", "Add a computer to start.", "Ready: press Start."),
        ("es-419", "Añadir una computadora", "Añade una computadora para empezar.", "Todo listo: pulsa Empezar."),
    ],
)
async def test_in_direct_messages_there_is_nobody_to_wait_for(
    world: World, locale: str, add: str, missing: str, ready: str
) -> None:
    ana = world.join("Ana", locale)
    world.channel = ana.dm
    await ana.slash("stalag17 new")
    assert str(ana.hand["embeds"][0]["description"]).startswith(f"**{missing}**\n")
    await ana.choose(ana.hand, add, "normal")
    assert str(ana.hand["embeds"][0]["description"]).startswith(f"**{ready}**\n")


async def test_settings_are_words_and_are_changed_among_the_options(world: World, ana: Player, ben: Player) -> None:
    """Each is said where it matters: advice among people, talk where a computer sits."""
    await ana.slash("alien1979 new", pace=0)
    assert "Computers talk" not in text(world.board)
    assert "Advice" not in text(world.board)
    await ben.press(world.board, "Join")
    await ana.choose(world.board, "Add computer", "easy")
    seen(text(world.board), "Advice: **no**", "Computers talk: **yes**")
    form = await ana.press(world.board, "Options")
    await ana.submit(form, first=["random"], switches=["strict", "advice"], pace=["0"])
    seen(text(world.board), "Advice: **yes**", "Computers talk: **no**")
    assert not [each for each in labels(world.board) if each.startswith(("Advice", "Computers"))]
    await world.restart()
    assert (world.table.record.advice, world.table.record.talk) == (True, False)


async def test_a_lobby_says_nothing_twice_of_direct_messages(world: World, ana: Player, ben: Player) -> None:
    """Closed ones are told, since they change where the hand is; open ones are as usual."""
    world.close_dms(ben)
    await ana.slash("alien1979 new", pace=0)
    await ben.press(world.board, "Join")
    assert "`1` **Ana** · host\n`2` **Ben** · opens their hand under the board" in text(world.board)

"""Private answers in the reader's language, public ones in the server's; commands in both."""

from __future__ import annotations

from typing import Any

from tests.ui.answer import answer
from tests.ui.messages import labels, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World


async def test_a_spanish_member_on_an_english_server(world: World, ana: Player) -> None:
    eva = world.join("Eva", "es-ES")
    await ana.slash("fugitive new", roles="host_marshal", pace=0)
    told = answer(await eva.press(world.board, "Join"))
    assert "Ya estás dentro." in told
    assert "y Mi mano (My hand), bajo el tablero" in told, "a public button has another label there"
    assert "tu mano llegará aquí" in text(eva.inbox[-1])
    await ana.press(world.board, "Start")
    assert "Eres el Fugitivo" in text(eva.hand)
    assert "You are the Marshal" in text(ana.hand)
    assert "Eres el Fugitivo" in text(await eva.my_hand())
    assert "is choosing the first hideout" in (await world.words())
    assert "your turn" in world.pings[0]
    assert "Historial de la mesa 1" in answer(await eva.press(world.board, "Log"))
    assert "Log of table 1" in answer(await ana.press(world.board, "Log"))
    assert "Ese botón" in await eva.forge(world.board, "nonsense")
    await eva.make("hide 2 -")
    assert "Ana se escondió" not in (await world.words())
    assert "Eva hid." in (await world.words())


async def test_a_private_answer_calls_public_buttons_in_both_languages(world: World, ben: Player) -> None:
    world.speak("en-US")
    eva = world.join("Eva", "es-ES")
    assert "Pulsa Empezar (Start) allí" in await eva.slash("fugitive new", pace=0)
    await ben.press(world.board, "Join")
    await eva.press(world.board, "Start")
    await ben.press(await ben.private("table resign"), "Resign")
    assert "los demás pulsan Entrar (Join)" in answer(await eva.press(world.board, "Again"))


async def test_a_spanish_server(world: World, ana: Player) -> None:
    world.speak("es-ES")
    eva = world.join("Eva", "es-419")
    opened = await eva.slash("fugitive new", roles="host_fugitive", pace=0)
    assert "La mesa 1 está abierta. Pulsa Empezar allí" in opened
    assert labels(world.board)[0] == "Entrar"
    assert "You're in." in answer(await ana.press(world.board, "Entrar"))
    await eva.press(world.board, "Empezar")
    assert "te toca" in world.pings[0]
    assert "You are the Marshal" in text(ana.hand)
    assert labels(world.board)[0] == "Mi mano"


async def test_a_member_who_changes_the_language_of_the_client(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    world.speak("es-ES", ana)
    await ana.make("hide 2 -")
    assert "Eres el Fugitivo" in text(ana.hand)
    assert "You are the Marshal" in text(ben.hand)


async def test_every_command_speaks_spanish(world: World) -> None:
    body = next(request.body for request in world.requests if request.path.endswith("/commands"))
    assert body is not None
    assert {command["name"] for command in body} >= {"fugitive", "escapade", "hand", "games", "table", "my", "setup"}
    for spec in body:
        check(spec)


async def test_the_commands_are_told_once(world: World) -> None:
    """Discord takes 200 new commands a day: a restart with the same ones tells nothing."""
    await world.restart()
    told = [request for request in world.requests if request.path.endswith("/commands")]
    assert [request.method for request in told] == ["PUT"]


def check(spec: dict[str, Any]) -> None:
    """See that a command or option, and all below it, has Spanish names and descriptions inside Discord's limits."""
    for locale in ("es-ES", "es-419"):
        assert spec["name_localizations"][locale], spec["name"]
        if "description" in spec:
            told = spec["description_localizations"][locale]
            assert 1 <= len(told) <= 100
    for below in (*spec.get("options", ()), *spec.get("choices", ())):
        check(below)


async def test_a_table_speaks_as_its_host_where_the_server_has_chosen_no_language(world: World, ana: Player) -> None:
    """Discord calls every server English that is no Community server."""
    eva = world.join("Eva", "es-419")
    await eva.slash("fugitive new", roles="host_fugitive", pace=0)
    assert labels(world.board)[:4] == ["Entrar", "Salir", "Opciones", "Falta 1 jugador"]
    assert "In English" in labels(world.board)
    await ana.press(world.board, "Entrar")
    await eva.press(world.board, "Empezar")
    assert "te toca" in world.pings[0]


async def test_a_tongue_that_the_bot_lacks_is_english(world: World) -> None:
    await world.join("Léa", "fr").slash("fugitive new")
    assert labels(world.board)[0] == "Join"


async def test_the_language_of_a_table_is_chosen_with_the_command_or_in_the_lobby(
    world: World, ana: Player, ben: Player
) -> None:
    await ana.slash("fugitive new", language="es", pace=0)
    assert labels(world.board)[0] == "Entrar"
    assert "Only the host" in answer(await ben.press(world.board, "In English"))
    await ana.press(world.board, "In English")
    assert labels(world.board)[:4] == ["Join", "Leave", "Options", "Start (1 player missing)"]
    assert "En español" in labels(world.board)
    await ana.press(world.board, "En español")
    await world.restart()
    await ben.press(world.board, "Entrar")
    await ana.press(world.board, "Empezar")
    assert "elige su primer escondite" in (await world.words())
    assert "your turn" in text(ana.hand) or "your turn" in text(ben.hand)


async def test_a_list_of_names_is_joined_as_spaniards_do(world: World) -> None:
    people = [world.join(name, "es-ES") for name in ("Ana", "Inés", "Hilda")]
    await people[0].slash("alien1979 new", pace=0)
    say = world.table.say()
    assert say.listed(["Ana", "Inés"]) == "Ana e Inés"
    assert say.listed(["Ana", "Ben", "**Hilda**"]) == "Ana, Ben e **Hilda**"
    assert say.listed(["agua", "hielo"]) == "agua y hielo"

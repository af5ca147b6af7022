"""What a person who reads Spanish meets of hosts, servers, pauses, going back, watching and deleting."""

from __future__ import annotations

import pytest

from tests.ui.answer import answer
from tests.ui.messages import find, labels, seen, text
from tests.ui.player import Player
from tests.ui.world import World

MANAGE_GUILD = 1 << 5


@pytest.fixture
def ana(world: World) -> Player:
    return world.join("Ana", "es-ES")


@pytest.fixture
def ben(world: World) -> Player:
    return world.join("Ben", "es-ES")


def newest(world: World, words: str) -> str:
    """Read the newest public message with these words."""
    return next(text(each) for each in reversed(world.public) if words in text(each))


async def test_a_server_is_set_up(world: World, ana: Player) -> None:
    keeper = world.join("Clara", "es-ES", permissions=MANAGE_GUILD)
    page = await keeper.private("setup")
    seen(text(page), "Todo bien", "Idioma de las mesas nuevas: **el de sus jugadores**", "La página de inicio muestra")
    await keeper.pick(page, "¿Qué quieres cambiar?", "Tiempo por turno")
    await keeper.pick(keeper.look(page), "Tiempo por turno", "1 hora (sin prisa)")
    seen(text(keeper.look(page)), "si el anfitrión no elige otro: **1 hora (sin prisa)**")
    told = await ana.forge(await ana.private("escapade"), "e1:server:0:-::pace", ["0"])
    assert told == "Eso solo pueden hacerlo los administradores de este servidor."


async def test_a_lobby_is_locked_and_somebody_taken_out(world: World, ana: Player, ben: Player) -> None:
    await ana.slash("stalag17 new")
    await ben.press(world.board, "Entrar")
    shown = (await ana.press(world.board, "Mesa …")).told[0]
    seen(text(shown), "Mesa 1: lo que decide el anfitrión", "Abierta:")
    await ana.press(shown, "Bloquear la mesa")
    seen((await world.words()), "🔒 Bloqueada: nadie más puede sentarse.")
    await ana.pick(ana.look(shown), "Sacar a alguien de la sala", "Ben")
    seen(newest(world, "te ha sacado"), f"<@{ben.id}>, el anfitrión de la mesa 1 te ha sacado de la sala.")
    assert await ben.forge(world.board, "e1:join:1:-::") == "El anfitrión ha bloqueado esta mesa."
    await ana.press(ana.look(shown), "Desbloquear la mesa")
    seen(answer(await ben.press(world.board, "Entrar")), "El anfitrión te ha sacado de esta sala.")


async def test_a_pause_and_a_way_back_are_agreed_on(world: World, ana: Player, ben: Player) -> None:
    await sit_down_in_spanish(ana, ben)
    before = world.table.state
    seen(answer(await ana.press_more(world.board, "Pausa")), "Has aceptado la pausa. Falta el sí de Ben.")
    seen(newest(world, "pide una pausa"), f"<@{ben.id}> Ana pide una pausa", "*Pausa*")
    assert (
        answer(await ben.press_more(world.board, "Pausa")) == "La partida está en pausa. Con *Seguir* la pausa termina."
    )
    seen(newest(world, "Todos están de acuerdo"), "los relojes, detenidos")
    assert answer(await ana.press(world.board, "Seguir")) == "La pausa ha terminado."

    await ana.make("hide 1 -")
    await ana.make("stop")
    log = (await ben.press(world.board, "Historial")).told[-1]
    await ben.press(log, "Volver a…")
    listed = ben.look(log)
    seen(text(listed), "Volver atrás · mesa 1", "Tienen que estar de acuerdo todas las personas con asiento")
    first = find(listed, "Volver al momento anterior")["options"][-1]["value"]
    await ben.choose(listed, "Volver al momento anterior", first)
    asked = next(each for each in reversed(world.public) if "volver al momento anterior a esto" in text(each))
    seen(text(asked), "Ben quiere volver", "¿Están todos de acuerdo?", f"<@{ana.id}>")
    assert labels(asked) == ["De acuerdo", "No"]
    await ana.press(asked, "De acuerdo")
    assert world.table.state == before


async def test_watching_and_being_deleted(world: World, ana: Player, ben: Player) -> None:
    eva = world.join("Eva", "es-ES")
    await sit_down_in_spanish(ana, ben)
    panel = await eva.open_more(world.board, "Mirar")
    seen(text(panel), "👁 Estás mirando", "Ves lo que saben todos.")
    await eva.press(panel, "Contarme")
    seen(text(eva.look(panel)), "te llegan por mensaje directo")
    seen(await ana.forge(world.board, "e1:watch:1:-::"), "Juegas en esta mesa.")

    page = await ana.private("my delete")
    seen(
        text(page), "¿Borrar lo que guardo de ti?", "una computadora ocupa tu asiento", "cinco semanas", "/mis exportar"
    )
    await ana.press(page, "Borrarlo todo")
    seen(text(ana.look(page)), "Borrado", "Tus datos están borrados")
    await world.bot.settled()
    assert world.table.record.seats[0].user == -1, "with two seats it is resigning"
    seen(await ana.slash("games"), "No juegas en ninguna mesa")


async def sit_down_in_spanish(host: Player, guest: Player) -> None:
    """Open a table, take the other seat and start."""
    await host.slash("fugitive new", roles="host_fugitive", pace=300)
    await guest.press(host.world.board, "Entrar")
    await host.press(host.world.board, "Empezar")

"""A whole turn in one line of the log, in both languages and persons (docs/rules/escape_plan.md §3.5 to §3.8)."""

from statistics import median

import pytest

from bot import installed_games
from bot.engine.chronicle import LogEntry, chapters, heard
from bot.engine.game import settled
from bot.engine.playout import game_seed, playout
from cogs.escape_plan.events.course import Day, Housed, Income, Order, Part, Patrol, Placed
from cogs.escape_plan.events.police import Covered, Handcuffed, Heat, Inspects, LockerTaken, Wounded
from cogs.escape_plan.events.turns import GotDisc, Notoriety, OnDisplay, TookContact, Used, Went
from cogs.escape_plan.events.visits import Gained, Kept, Opened, Saw, Visited
from cogs.escape_plan.render import PRESENTER
from tests.games.escape_plan.build import A, B

NAMES = ("Ana", "Ben")

USUAL = 160


def said(language="en"):
    return installed_games.installed_game("escape_plan").say(language, NAMES)


def line(*events, reader=None, language="en"):
    """What a turn says to a reader, who hears no more than they may."""
    return PRESENTER.line([event for event in events if reader == "end" or event.reaches(reader)], said(language),
                     None if reader == "end" else reader)  # fmt: skip


TRIP = (
    Used(B, "K08", 0),
    Went(B, "A2", "restaurant", points=2, cost=1, left=("S1",), officers=1),
    Wounded(B, "swat", "S1", 1),
    Visited(B, "restaurant"),
    Gained(B, "restaurant", 80, income=False, to=(B,)),
    Notoriety(B, 1, 1),
    GotDisc(B),
    TookContact(B, "K06", 1),
    OnDisplay("K10.1"),
)

CHASE = (Heat("county", "A3", "S1", (B,)), *TRIP[1:4], Heat("swat", "S2", "S1"))

LOCKER = (Went(A, "B2", "store", 2, 0, (), 0), Opened(A, "green", 3), Saw(A, (50, 0), to=(A,)), Kept(A, 50, to=(A,)))

CUFFS = (
    Went(A, "A3", "gym", 2, 0, ("S1",), 2),
    Handcuffed(A, "swat", "S1", 1),
    Covered(A, 0, ("K06.1",)),
    Handcuffed(A, "county", "S1", 2),
    Covered(A, 1, ()),
)


@pytest.mark.parametrize(
    ("events", "reader", "english", "spanish"),
    [
        (
            TRIP,
            A,
            "Ben went to the Restaurant (A2), 1 wound, took Boxer; notoriety 1; got a disc; spent $1k.",
            "Ben fue al Restaurante (A2), 1 herida, Boxeador; notoriedad 1; disco; gasto de $1k.",
        ),
        (
            TRIP,
            B,
            "You went to the Restaurant (A2), 1 wound, stashed $80k, took Boxer; notoriety 1; got a disc; spent $1k.",
            "Fuiste al Restaurante (A2), 1 herida, $80k al botín, Boxeador; notoriedad 1; disco; gasto de $1k.",
        ),
        (
            CHASE,
            None,
            "Ben sent the County officer to S1. Then went to the Restaurant (A2), 1 wound; spent $1k. SWAT came to S1.",
            "Ben mandó al agente del Condado a S1. Luego fue al Restaurante (A2), 1 herida; gasto de $1k. "
            "SWAT llegó a S1.",
        ),
        (
            LOCKER,
            B,
            "Ana went to the Store (B2), cracked a green locker.",
            "Ana fue a la tienda (B2), casillero verde.",
        ),
        (
            LOCKER,
            "end",
            "Ana went to the Store (B2), cracked a green locker ($50k).",
            "Ana fue a la tienda (B2), casillero verde ($50k).",
        ),
        (
            CUFFS,
            None,
            "Ana went to the Gym (A3), 2 wounds, got 2 pairs of handcuffs, lost Boxer.",
            "Ana fue al Gimnasio (A3), 2 heridas, 2 pares de esposas, contacto perdido: Boxeador.",
        ),
        (
            (Placed(A, "A2", 0, 1), Housed(A, "gym", "A2"), Placed(A, "B1", 1, 1), Order((A, B))),
            A,
            "You placed A2 (Gym), B1. Order of turns: Ana, Ben.",
            "Colocaste A2 (Gimnasio), B1. Orden de turno: Ana, Ben.",
        ),
        (
            (Income(A, 8), Income(B, 9), Patrol(1), Patrol(1)),
            B,
            "Income: Ana $8k, you $9k. Patrol cards: exit 1 ×2.",
            "Ingresos: Ana $8k, tú $9k. Patrulla: salida 1 ×2.",
        ),
        (
            (Inspects("sandra", "store.red", "B2"), LockerTaken("red", 4)),
            A,
            "Inspector Sandra went to B2, a red locker is gone (4 left).",
            "La Inspectora Sandra → B2, casillero rojo −1 (quedan 4).",
        ),
        (TRIP[2:3], B, "You: 1 wound.", "Tú: 1 herida."),
        (TRIP[-1:], B, "", ""),
    ],
)
def test_a_turn_is_one_line(events, reader, english, spanish):
    """Nobody is named twice in it, and who may not know of money reads none."""
    assert line(*events, reader=reader) == english
    assert line(*events, reader=reader, language="es") == spanish


@pytest.mark.parametrize(
    ("event", "english", "spanish"),
    [
        (Day(2), "Day 2", "Día 2"),
        (Day(3), "Day 3, the last", "Día 3, el último"),
        (Part("evening", 2), "Day 2, Evening", "Día 2, Atardecer"),
    ],
)
def test_days_and_their_parts_are_chapters(event, english, spanish):
    assert event.opens
    assert (PRESENTER.heading(event, said()), PRESENTER.heading(event, said("es"))) == (english, spanish)


def games():
    """Some games of computers: what each move told."""
    title = installed_games.installed_game("escape_plan")
    for seats in (1, 2, 3):
        seed = game_seed("turn lines", seats)
        played = playout(title.game, seats, settled(title.game, {}), seed, [title.policies["easy"]])
        yield seats, [LogEntry(each.seat, each.step.events) for each in played]


def test_the_log_of_a_game_is_chapters_of_short_lines():
    """A day is told from its income on, each part of it from its first action on; the usual line is short."""
    told = []
    for seats, moves in games():
        say = installed_games.installed_game("escape_plan").say("es", ("Ana", "Ben", "Cleo")[:seats])
        for reader in (None, 0):
            found = chapters(heard(moves, lambda event, reader=reader: event.reaches(reader)))
            assert found[0].opening == Day(1)
            assert [chapter.opening.day for chapter in found if isinstance(chapter.opening, Day)] == [1, 2, 3]
            told += [PRESENTER.line(turn.events, say, reader) for chapter in found for turn in chapter.turns]
    lengths = sorted(map(len, filter(None, told)))
    assert lengths[len(lengths) * 8 // 10] <= USUAL
    assert median(lengths) < 120
    assert lengths[-1] < 400

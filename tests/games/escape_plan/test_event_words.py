"""Events of Escape Plan as the log tells them: joined, left out, and in the second person (docs/rules/escape_plan.md
§3)."""

import pytest

from bot import installed_games
from bot.engine.texts import LANGUAGES
from cogs.escape_plan.events.course import Income, TileShown
from cogs.escape_plan.events.police import Covered, Handcuffed, Tails, Wounded
from cogs.escape_plan.events.turns import OnDisplay, Went
from cogs.escape_plan.events.visits import Escaped, Gained, Opened, Saw, Visited
from cogs.escape_plan.render import PRESENTER
from tests.games.escape_plan.build import A, B


def said(language="en", names=("Ana", "Ben")):
    """Give the texts of a language for a table."""
    return installed_games.installed_game("escape_plan").say(language, names)


WOUNDS = (
    Wounded(who=A, officer="federal", tile="S1", wounds=1),
    Wounded(who=A, officer="swat", tile="S1", wounds=2),
)
CONTACTS = (OnDisplay(what="K10.1"), OnDisplay(what="K19"))
TILES = (TileShown(tile="A1", officers=("county", "swat")), TileShown(tile="B2", officers=("federal",)))


@pytest.mark.parametrize(
    ("events", "reader", "english", "spanish"),
    [
        (WOUNDS, B, "Ana was wounded and has 2 of 3 wounds now (Federal on S1, SWAT on S1).", None),
        (
            WOUNDS,
            A,
            "You were wounded and have 2 of 3 wounds now (Federal on S1, SWAT on S1).",
            "Recibiste heridas y llevas 2 de 3 (Federal en S1, ",
        ),
        (
            WOUNDS[:1],
            B,
            "The Federal officer on S1 wounded Ana, who has 1 of 3 wounds now.",
            "En S1, el agente federal hirió a Ana, que lleva 1 de 3 heridas.",
        ),
        (
            WOUNDS[:1],
            A,
            "The Federal officer on S1 wounded you: you have 1 of 3 wounds now.",
            "En S1, el agente federal te hirió: llevas 1 de 3 heridas.",
        ),
        ((Income(A, 8), Income(B, 9)), None, "Income: Ana $8k, Ben $9k.", "Ingresos: Ana $8k, Ben $9k."),
        ((Income(A, 8), Income(B, 9)), B, "Income: Ana $8k, you $9k.", "Ingresos: Ana $8k, tú $9k."),
        ((Income(A, 8), Income(B, 9)), A, "Income: you $8k, Ben $9k.", "Ingresos: tú $8k, Ben $9k."),
        ((Income(B, 9),), B, "You got $9k in income.", "Recibiste $9k de ingresos."),
        (CONTACTS, A, "New contacts on offer: Nurse, Hacker.", "Nuevos contactos disponibles: Enfermera, Hacker."),
        (TILES, A, "Next to be placed: A1 (County and SWAT), B2 (Federal).", "Próximas losetas: A1 (Condado y SWAT), "),
    ],
)
def test_several_alike_are_one_line(events, reader, english, spanish):
    """Who reads is addressed in it where it speaks of one player, or of each."""
    assert PRESENTER.tell(events, said(), reader) == [english]
    (line,) = PRESENTER.tell(events, said("es"), reader)
    assert line.startswith(spanish or "Ana recibió heridas y lleva 2 de 3 (")


@pytest.mark.parametrize(
    ("first", "then"),
    [
        (Visited(A, "gym"), Gained(A, "gym", 50, income=False, to=(A,))),
        (Opened(A, "green", 3), Saw(A, (50, 0), to=(A,))),
        (Handcuffed(A, "swat", "S1", 1), Covered(A, 0, ())),
    ],
)
def test_what_the_next_event_tells_too_is_left_out(first, then):
    assert PRESENTER.tell((first, then), said(), A) == [PRESENTER.event(then, said(), A)]
    assert PRESENTER.tell((first,), said()) == [PRESENTER.event(first, said())]


@pytest.mark.parametrize(
    ("event", "reader", "english", "spanish"),
    [
        (
            Covered(A, 0, ()),
            A,
            "Handcuffs covered your contact slot worth 10.",
            "Las esposas cubrieron tu espacio de contacto que vale 10.",
        ),
        (
            Covered(A, 1, ("K06.1",)),
            B,
            "Handcuffs covered Ana's contact slot worth 15: the Boxer was lost.",
            "Las esposas de Ana cubrieron su espacio de contacto que vale 15, y perdió el Boxeador.",
        ),
        (
            Tails("sandra", "store.red", "C2", B),
            B,
            "Inspector Sandra found nothing (red lockers) and tailed you to C2.",
            "La Inspectora Sandra no encontró nada (su carta: casillero rojo) y te siguió hasta C2.",
        ),
        (
            Gained(A, "safe1", 7, income=True, to=(A,)),
            A,
            "You visited Safe House 1 and got $7k in income, as your plan card says.",
            "Visitaste el Refugio 1 y cobraste $7k de ingresos, según tu carta de plan.",
        ),
        (
            Went(A, "B2", "store", points=1, cost=3, left=("S1",), officers=1),
            A,
            "You went to the Store (B2): 1 point, $3k, 1 officer to face.",
            "Fuiste a la tienda (B2): 1 punto, $3k, y te enfrentaste a 1 agente.",
        ),
        (
            Went(A, "B2", "store", points=2, cost=0, left=(), officers=0),
            B,
            "Ana went to the Store (B2): 2 points, nobody to face.",
            "Ana fue a la tienda (B2): 2 puntos, sin agentes.",
        ),
        (Saw(A, (50, 0), to=(A,)), A, "You saw $50k and a rat.", "Viste estas losetas: $50k y una rata."),
    ],
)
def test_an_event_is_told_to_whom_it_is_about_and_to_others(event, reader, english, spanish):
    assert (PRESENTER.event(event, said(), reader), PRESENTER.event(event, said("es"), reader)) == (english, spanish)


@pytest.mark.parametrize(
    ("language", "reader", "alone", "among"),
    [
        ("en", None, "Ana got out of the city.", "Ana was the first to get out of the city."),
        ("en", A, "You got out of the city.", "You were the first to get out of the city."),
        ("es", None, "Ana salió de la ciudad.", "Ana salió de la ciudad en primer lugar."),
        ("es", A, "Saliste de la ciudad.", "Saliste de la ciudad en primer lugar."),
    ],
)
def test_who_is_alone_is_no_number(language, reader, alone, among):
    assert PRESENTER.event(Escaped(A, 1), said(language, ("Ana",)), reader) == alone
    assert PRESENTER.event(Escaped(A, 1), said(language), reader) == among


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_begins_with_a_capital_letter(language):
    """Whatever it begins with."""
    assert PRESENTER.event(Visited(A, "gym"), said(language, ("ana",))).startswith("Ana ")

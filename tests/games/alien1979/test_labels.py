"""Labels of buttons and menus."""

import pytest

from bot.engine.move import Ask, Field, Move
from bot.engine.texts import LANGUAGES
from cogs.alien1979.render import PRESENTER, USUAL
from cogs.alien1979.rules.actions.costly import PLACE
from cogs.alien1979.rules.actions.menu import COSTS
from cogs.alien1979.rules.actions.others import WHOM
from cogs.alien1979.rules.actions.parting import CODE
from tests.contract import reach
from tests.games.alien1979.build import (
    A,
    offered,
    pawn,
    seen,
    table,
)
from tests.games.alien1979.looks import CALM, LONG, label, said


@pytest.mark.parametrize(("text", "english", "spanish"), [
    ("go oros", "Go to Coins (1)", "Ir a Oros (1)"),
    ("go copas", "Go to Cups, to the Alien 👾 (1)", "Ir a Copas, con el Alien 👾 (1)"),
    ("go madre", "Go to MOTHER (2)", "Ir a MADRE (2)"),
    ("take", "Take a code (1)", "Tomar un código (1)"),
    ("board", "Try to board (1)", "Intentar subir (1)"),
    ("heal", "Remove a mark (1)", "Quitarte una marca (1)"),
    ("shield", "Protect yourself (1)", "Protegerte (1)"),
    ("arm", "Take a weapon (1)", "Tomar un arma (1)"),
    ("enter", "Enter the codes (2)", "Introducir los códigos (2)"),
    ("activate", "Start the countdown (2)", "Activar la cuenta atrás (2)"),
    ("force 1", "Make Ben drop a code (1)", "Hacer que Ben suelte un código (1)"),
    ("force", "Make a player drop a code (1)", "Hacer que alguien suelte un código (1)"),
    ("send 1 oros", "Send Ben to Coins (1)", "Mandar a Ben a Oros (1)"),
    ("send 1 copas", "Throw Ben to the Alien (1)", "Arrastrar a Ben hasta el Alien (1)"),
    ("send 1", "Move another player (1)", "Mover a alguien (1)"),
    ("eject 2 bastos", "Throw Cleo out to Clubs (2)", "Echar a Cleo a Bastos (2)"),
    ("eject", "Throw a player out (2)", "Echar a alguien (2)"),
    ("stop", "End turn", "Terminar el turno"),
    ("lose sota", "Drop a Jack", "Soltar una Sota"),
    ("back rey", "Put back a King", "Devolver un Rey"),
])  # fmt: skip
def test_a_button_says_what_it_does_and_costs(text, english, spanish):
    assert label(text) == english
    assert label(text, "es") == spanish


def test_the_lobby_says_how_scarce_the_seats_are():
    """§2: half of the players, rounded down."""
    assert said()("alien1979-about").endswith("seats half of you at most.")
    assert said("es")("alien1979-about").endswith("en la NAVE cabe la mitad como mucho.")


def test_every_verb_has_a_label_that_fits_with_the_longest_names():
    for language in LANGUAGES:
        for verb in (*COSTS, "stop", "lose", "back"):
            aims = {"whom": "0", "place": "espadas", "code": "caballo"}
            picks = tuple((aims[name],) for name in (field.name for field in PRESENTER.moves[verb]))
            for count in range(len(picks) + 1):
                assert len(PRESENTER.button(seen(CALM), Move(verb, picks[:count]), said(language, LONG))) <= 80


def test_the_costs_on_the_labels_are_those_of_the_rules():
    for verb, cost in COSTS.items():
        assert label(verb).endswith(f"({cost})") or verb == "go"


def test_targets_are_told_apart_by_where_they_are_and_what_they_have():
    state = table(pawn(), pawn("copas", "sr", marks=1), pawn("oros", "c", shielded=True), pawn("nave"))
    view = seen(state, A)
    force = Ask("force", (WHOM.of(offered(state, "force")),))
    assert [
        PRESENTER.option(view, force, force.fields[0], (), option, said()) for option in force.fields[0].options
    ] == [
        ("Ben", "Cups · marks 1/5 · 2 codes"),
        ("Cleo", "Coins · protected by the weapon · 1 code"),
    ]
    assert PRESENTER.ask(view, force, force.fields[0], (), said()) == "Make a player drop a code (1): who? …"
    send = Ask("send", (WHOM.of(offered(state, "send")),))
    place = PLACE.of(offered(state, "send", "1"))
    assert PRESENTER.ask(view, send, place, (("1",),), said()) == "Send Ben to …"
    assert [PRESENTER.option(view, send, place, (), option, said()) for option in place.options] == [
        ("Clubs", ""),
        ("Swords", ""),
        ("Coins", "the Alien is there · Cleo"),
    ]


def test_codes_are_told_apart_by_how_many_one_holds():
    lose = Ask("lose", (CODE.of(("sota", "rey")),))
    view = seen(CALM, A)
    assert [PRESENTER.option(view, lose, lose.fields[0], (), code, said()) for code in ("sota", "rey")] == [
        ("Jack", "you hold 2 of these"),
        ("King", "you hold 1 of these"),
    ]


def test_the_usual_next_step_stands_out():
    assert all(PRESENTER.usual(Ask(verb)) == (verb in USUAL) for verb in (*COSTS, "stop"))
    assert not PRESENTER.usual(Ask("go", (Field("place", ("oros",)),)))


def test_that_somebody_can_enter_the_codes_shows_in_no_public_button():
    ready, not_ready = (
        reach.seated("alien1979", table(pawn(codes=codes), pawn("nave")), 2) for codes in ("rrr", "rrs")
    )
    assert {ask.verb for ask in ready.asks(A)} - {ask.verb for ask in not_ready.asks(A)} == {"enter"}
    reach.check_tells_nothing(ready, not_ready.state)

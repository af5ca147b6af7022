"""Log, refusals and endings of Escape from Colditz in words."""

import re
from pathlib import Path

import pytest

from cogs import colditz
from cogs.colditz.events.course import Over
from cogs.colditz.events.roll_call import Attended
from cogs.colditz.rules.game import GAME
from tests.games.colditz.build import A, B, dice, do, germans, leave, line, officer, table
from tests.games.colditz.looks import LANGUAGES, PRESENTER, log, page, said

SOURCES = [path.read_text(encoding="utf-8") for path in Path(colditz.__file__).parent.rglob("*.py")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language):
    """One that no random game meets is still told."""
    say = said(language)
    refusals = sorted({key for source in SOURCES for key in re.findall(r'Refusal\(\s*"([a-z_]+)"', source)})
    assert len(refusals) > 45
    assert [key for key in (*refusals, "lit", "over_tunnel") if f"colditz-refuse-{key}" not in say] == []


def test_a_turn_in_words():
    state = table(officer("44,20 5,39", "rope rope"), officer("46,20"), guards="4,20", points=9)
    step = do(state, "move 0.1 D42")
    assert log(step) == ["Ana handed in 2 ropes.", "American B crept outside, south-west (D42)."]
    assert log(do(step.state, "end", dice("21"))) == ["Ana ended the turn.", "Ben rolled 2-1: 3 points."]


def test_a_draw_is_told_once_to_whoever_drew():
    state = table(officer("44,20"), points=3, phase="draw", top="amulet")
    step = do(state, "draw")
    assert log(step) == ["Ana drew a card."]
    assert log(step, A) == ["You drew: amulet."]


def test_an_exchange_tells_the_table_who_and_the_two_what():
    """§3.16."""
    state = line(table(officer("44,20", "rope"), officer("46,20", "key"), points=3), "trade 1 table-rope table-key")
    step = do(state, "accept 1", seat=B)
    assert log(step) == ["Ana and Ben made a trade."]
    assert log(step, A) == ["You gave Ben 1 rope for 1 key."]
    assert log(step, B) == ["Ana gave you 1 rope for 1 key."]


def test_an_arrest_in_words():
    state = germans(officer("5,39", "rope"), guards="4,36", points=9)
    told = ["Guard 1 arrested American A: south-west terrace (C40).", "Ana gave up 1 rope."]
    assert log(do(state, "arrest 0.0 g0"))[:2] == told
    assert log(do(state, "arrest 0.0 g0"), language="es")[:1] == [
        "El guardia 1 arrestó al A americano: terraza suroeste (C40)."
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["escaped", "time", "nobody_left", "german_left"])
def test_every_ending_has_words_for_all(language, reason):
    say = said(language)
    for key in ("", "-won", "-lost"):
        assert say(f"colditz-ending-{reason}{key}", names=("Ana",), many=1)
    assert PRESENTER.event(Over((A,), reason), say) != PRESENTER.event(Over((A,), reason), say, A)
    assert f"colditz-picture-end-{reason}" in say


def test_the_end_says_who_won_to_each():
    state = leave(table(officer("44,20"), officer("46,20"), points=3), 2).state
    assert page(state).lines[0] == "The German officer has left: Ana and Ben win."
    assert page(state, A).lines[0] == "You win! The German officer has left."
    assert page(state, 2).lines[0] == "The German officer has left: the escape officers win."
    assert page(state).title == "Escape from Colditz · the end"
    with pytest.raises(ValueError, match="not over"):
        PRESENTER.ending(GAME.view(table(officer("44,20")), None), None, said())


def test_a_tunnel_is_named_in_every_language():
    """§3.8."""
    state = table(officer("65,9 68,10", cards="canteen"), points=5)
    step = do(state, "dig canteen 0.0+0.1")
    assert log(step) == ["Ana opened the canteen tunnel with American A and B."]
    assert log(step, language="es") == ["Ana abrió el túnel de la cantina con A y B americanos."]


def test_one_stays_away_and_two_stay_away():
    """§3.14."""
    away = Attended(A, ("0.0",), ("0.1", "0.2"))
    assert PRESENTER.tell([away], said()) == ["Ana sent American A to the roll call; American B and C stayed away."]
    assert PRESENTER.tell([away], said("es")) == ["Ana mandó a A americano al recuento; faltaron B y C americanos."]

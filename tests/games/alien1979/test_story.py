"""The end of a game: its story, how it went for whom, what was hidden."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.engine.chronicle import LogEntry
from bot.engine.game import Result
from bot.engine.texts import LANGUAGES
from cogs.alien1979.events import (
    Boarded,
    Died,
    Ejected,
    Entered,
    Forced,
    Healed,
    Marked,
    PutDown,
    PutDownCode,
    Revealed,
    Round,
    Saved,
    Sent,
    Swapped,
    TookCode,
    TurnedAway,
    Went,
)
from cogs.alien1979.render import PRESENTER
from tests.contract.paint import LONG_NAMES
from tests.games.alien1979.build import A, B, C, D, card, dead, pawn, seen, table
from tests.games.alien1979.looks import CALM, MAD, said
from tests.games.alien1979.playing import played

OVER = replace(MAD, result=Result((A, D), "launched"), phase="over", countdown=0)
ACE = (1, "oros")


def story(*events, over=OVER, language="en"):
    return PRESENTER.story(seen(over), (LogEntry(A, (Round(3), *events)),), said(language))


def took(seat, *codes):
    return tuple(TookCode(seat, code, to=(seat,)) for code in codes)


def put(seat, code, cause=None):
    return PutDown(seat, "oros", cause), PutDownCode(seat, code, cause, to=(seat,))


def died(seat, **more):
    return Died(seat, "oros", 2, ACE, 3, **more)


def test_who_threw_whom_to_the_alien_is_told_if_it_was_deadly():
    thrown = (Sent(A, B, "oros", alien=True), Revealed(C, ACE), died(B))
    assert story(*thrown) == ("Round 3: Ana threw Ben to the Alien, and the Ace of Coins killed Ben.",)
    assert story(*thrown, language="es") == (
        "Ronda 3: Ana arrastró a Ben hasta el Alien, y el As de Oros hizo el resto.",
    )
    own = (thrown[0], Revealed(B, (3, "copas")), Revealed(C, ACE), died(B))
    walked = (thrown[0], Went(B, "copas"), Went(B, "oros"), died(B))
    for fault in (own, walked):
        assert story(*fault) == ("Round 3: the Ace of Coins killed Ben.",)


def test_a_death_tells_what_was_in_hand():
    assert story(*took(B, "rey", "sota"), died(B)) == (
        "Round 3: the Ace of Coins killed Ben, with Jack, King in hand.",
    )


def test_only_the_first_death_is_called_the_first():
    several = (died(B), died(C))
    assert story(*several) == ("Round 3: the Ace of Coins killed Ben first.",)
    assert story(*several, language="es") == ("Ronda 3: el As de Oros mató primero a Ben.",)
    assert story(died(B), language="es") == ("Ronda 3: el As de Oros mató a Ben.",)
    assert story(died(C, enterer=True), died(B)) == (
        "Round 3: the Ace of Coins killed Cleo, who had entered the codes. Everyone had to start over.",
    )


def test_the_codes_are_told_with_who_entered_them_last():
    first, last = Entered(A, ("rey",) * 3), Entered(B, ("sota",) * 3)
    assert story(first, died(A, enterer=True), Round(7), last) == (
        "Round 3: the Ace of Coins killed Ana, who had entered the codes. Everyone had to start over.",
        "Round 7: Ben entered the codes with Jack ×3.",
    )


def test_a_combination_that_was_broken_up():
    trio = took(B, "rey", "rey", "rey")
    assert story(*trio, Forced(A, B), *put(B, "rey")) == (
        "Round 3: Ben held King ×3, all it took to enter the codes, and Ana made Ben drop one of them.",
    )
    assert story(*trio, *put(B, "rey", (3, "oros"))) == (
        "Round 3: Ben held King ×3, all it took to enter the codes, "
        "and had to drop one of them because of the 3 of Coins.",
    )
    assert story(*trio, *took(B, "sota"), Forced(A, B), *put(B, "sota")) == ()
    assert story(*trio, *took(B, "sota", "caballo"), Swapped(B, "oros"), *put(B, "rey")[1:]) == ()


def test_who_was_thrown_out_and_came_back_or_not():
    assert story(Ejected(B, A, "oros")) == ("Round 3: Ben threw Ana out of the SHIP, but Ana came back in time.",)
    assert story(Ejected(A, B, "oros")) == ("Round 3: Ana threw Ben out of the SHIP, and Ben never got back in.",)
    again = (Ejected(A, B, "oros"), Boarded(B, "rey"), Round(9), Ejected(A, B, "oros"))
    assert story(*again) == ("Round 9: Ana threw Ben out of the SHIP, and Ben never got back in.",)


def test_tries_at_the_door():
    tries = (TurnedAway(A, "sota"),) * 3
    assert story(*tries, Boarded(A, "rey")) == ("Round 3: the door of the SHIP opened for Ana on try 4.",)
    assert story(*tries[:2], Boarded(A, "rey")) == ()
    assert story(*(TurnedAway(B, "sota"),) * 4) == (
        "Round 3: Ben had tried the door of the SHIP 4 times, and it never opened.",
    )


def test_close_calls():
    assert story(Marked(A, 2, 4)) == ("Round 3: Ana had 4 of 5 marks and still got away.",)
    assert story(Marked(B, 2, 4)) == ()
    assert story(Marked(B, 3, 3), Saved(B, (2, "oros"))) == (
        "Round 3: with 3 of 5 marks, only the weapon saved Ben from the 2 of Coins.",
    )
    assert story(Marked(B, 3, 3), Healed(B, 2), Saved(B, (2, "oros"))) == ()


def test_five_lines_at_most_in_the_order_of_the_game():
    lines = story(
        *(TurnedAway(B, "sota"),) * 4,
        Marked(A, 2, 4),
        *took(C, "rey", "rey", "rey"),
        *put(C, "rey", (3, "oros")),
        died(C),
        Round(5),
        Entered(A, ("rey",) * 3),
        Ejected(B, A, "oros"),
        Sent(A, B, "oros", alien=True),
        died(B),
    )
    assert len(lines) == 5
    assert lines == tuple(sorted(lines, key=lambda line: int(line.split()[1][:-1])))
    assert any("killed Ben" in line for line in lines)


def test_how_it_went_for_whom():
    assert [PRESENTER.fate(seen(OVER), seat, said()) for seat in range(4)] == [
        "",
        "Ben was still in Cups when the Nostromo blew up, and the Alien with it.",
        "Cleo had left the game.",
        "",
    ]
    killed = table(dead(), dead(), result=Result((), "alien"), phase="over")
    assert PRESENTER.fate(seen(killed), A, said("es")) == "El Alien mató a Ana."


def test_what_was_hidden_is_turned_up():
    """§3.1."""
    over = replace(CALM, result=Result((), "limit"), phase="over", deck=(card("4 oros"), card("1 copas")))
    assert PRESENTER.revealed(seen(over), said()) == (
        "In hand: **Ana** Jack ×2, King · **Ben** Horse",
        "Face-down: **Clubs** Horse, King ×2 · **Coins** Horse, King",
        "The Alien's next cards: 4 of Coins, Ace of Cups",
    )
    assert [line[:15] for line in PRESENTER.revealed(seen(OVER), said())] == ["The Alien's nex"]
    assert seen(CALM).deck == ()


ENDINGS = (
    OVER,
    replace(OVER, result=Result((), "empty")),
    replace(CALM, result=Result((), "limit"), phase="over"),
    table(*(dead(),) * 8, result=Result((), "alien"), phase="over", lying={"oros": "rrs"}),
    table(dead("left"), dead("left"), result=Result((), "left"), phase="over"),
)


@pytest.mark.parametrize("state", ENDINGS, ids=lambda state: state.result.reason)
def test_every_ending_has_a_picture_of_its_own(state):
    say = said()
    picture = Image.open(BytesIO(PRESENTER.ending_picture(seen(state), say)()))
    assert (picture.size, picture.mode) == ((1200, 900), "P")


@pytest.mark.parametrize(("state", "other"), [
    (OVER, replace(OVER, deck=OVER.deck[1:])),
    (OVER, replace(OVER, result=Result((A,), "launched"))),
    (ENDINGS[2], replace(ENDINGS[2], lying=((), (), ("rey",), ()))),
    (ENDINGS[2], replace(ENDINGS[2], pawns=(pawn("oros", "c"), *ENDINGS[2].pawns[1:]))),
])  # fmt: skip
def test_the_picture_shows_who_got_away_and_what_was_hidden(state, other):
    assert PRESENTER.ending_picture(seen(state), said())() != PRESENTER.ending_picture(seen(other), said())()


@pytest.mark.parametrize("number", range(7))
def test_every_game_has_its_story(number):
    steps = list(played(number))
    state, moves = steps[-1].step.state, [LogEntry(each.seat, each.step.events) for each in steps]
    for language in LANGUAGES:
        say = said(language, LONG_NAMES[: len(state.pawns)])
        told = PRESENTER.story(seen(state), moves, say)
        assert len(told) <= 5
        assert all(len(line) < 300 for line in told)
    entered = any(isinstance(event, Entered) for move in moves for event in move.events)
    assert told or not entered


def test_what_somebody_brought_about():
    told = (Revealed(A, (3, "oros")), Marked(A, 2, 2), Revealed(B, (3, "oros")), Marked(A, 3, 5))
    moves = [LogEntry(A, (*told, *(TurnedAway(B, "sota"),) * 2, Ejected(A, B, "oros")))]
    killed = table(dead(), dead(), result=Result((), "alien"), phase="over")
    assert PRESENTER.cause(seen(killed), A, moves, said()) == ("Ana got 5 marks, 2 of them from Ana’s own cards.")
    behind = "Ben failed at the SHIP's door twice and was thrown out once."
    assert PRESENTER.cause(seen(OVER), B, moves, said()) == behind
    assert PRESENTER.cause(seen(OVER), B, moves, said("es")).endswith(
        "falló 2 veces y salió de ella a la fuerza una vez."
    )

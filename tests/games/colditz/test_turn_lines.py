"""A turn of Escape from Colditz in one line of the log."""

import pytest

from bot.engine.chronicle import LogEntry, chapters, heard
from cogs.colditz.events.cards import Drew, DrewCard
from cogs.colditz.events.course import Ended, HouseRule, Rolled, Undone
from cogs.colditz.events.guards import Announced, Arrested, Posted, Preferred, Shot, Walked, Withdrawn
from cogs.colditz.events.prisoners import Equipped, Moved, Paid
from cogs.colditz.events.roll_call import Attended, CalledRoll, Chose, Spared
from cogs.colditz.events.trades import Offered, Rejected, Retracted
from cogs.colditz.face.turn_lines import LINES
from cogs.colditz.state import CELLS
from tests.games.colditz.build import A, B, dice, do, germans, officer, table
from tests.games.colditz.looks import LANGUAGES, PRESENTER, said
from tests.games.colditz.thinking import game

GERMAN = 2


TWO_LINES = 100
"""Letters of two lines in a phone's small print."""


def told(events, reader=None, language="en"):
    return PRESENTER.line([event for event in events if event.reaches(reader)], said(language), reader)


def test_the_turn_of_an_officer():
    """Who it is once, what was rolled, only the last stop of a man; the next player's roll is not his."""
    state = table(officer("44,20 58,18 5,39", "rope rope"), officer("46,20"), points=9, dice=((5, 4),))
    events = []
    for move in ("move 0.0 W22", "move 0.0 W23", "move 0.2 D42", "end"):
        step = do(state, move, dice("21") if move == "end" else None)
        events += step.events
        state = step.state
    line = "Ana rolled 9: A → roll-call zone, C → outside, south-west; handed in 2 ropes; 5 points unused."
    assert told(events) == line
    assert told(events, A) == line.replace("Ana", "You")
    assert told(events, A, "es") == (
        "Tú (9): A → zona de recuento, C → exteriores, suroeste; usaste 2 cuerdas; 5 puntos sin usar."
    )
    assert told(events[-1:]) == ""


def test_the_turn_of_the_german_joins_his_guards():
    events = [
        Rolled(GERMAN, (5, 4), 9),
        *(Walked(GERMAN, guard, "AD21", 5, None) for guard in (0, 2, 4)),
        Posted(GERMAN, 6, "T15"),
        Walked(GERMAN, 6, "T17", 3, None),
        Withdrawn(GERMAN, 7),
        Announced(GERMAN, "0.0", 2, 3, A),
        Arrested("0.0", 2, "C40", A),
        Ended(GERMAN, 3, 9),
    ]
    line = "guards 1, 3 and 5 walked; guard 7 was posted; guard 8 was withdrawn; guard 3 arrested"
    assert told(events) == f"Cleo rolled 9: {line} American A (south-west terrace)."
    assert told(events, A) == f"Cleo rolled 9: {line} your A (south-west terrace)."
    assert "tu hombre A cayó en manos del guardia 3" in told(events, A, "es")
    assert told(events[:-2]).endswith("guard 3 closed in on American A.")
    assert told(events[4:6] + events[-1:]) == "Cleo rolled 9: guard 7 was posted: courtyard (T17); 3 points unused."


def test_what_an_answer_led_to_is_no_ones_turn():
    assert told([Arrested("0.0", 2, "C40", A)]) == "Guard 3 arrested American A (south-west terrace)."


def test_a_step_that_was_taken_back_did_not_happen():
    walk = Moved(A, "0.0", "W22", 4)
    back = (Paid(A, ("rope", 1), ()), Moved(A, "0.1", "D42", 3), Undone(A, 5))
    assert [*LINES.worth_telling(LINES.prepared((walk, *back)))] == [walk]
    assert told((walk, *back)) == told((walk,))
    assert told((Undone(A, 5),)) == "Ana: undid a step."


def test_a_roll_call_is_told_by_who_stayed_away():
    """§3.14: who has chosen, and who came, says no more."""
    state = germans(officer("44,20 58,18"), officer("46,20"), guards="58,20", hand="roll_call", phase="roll")
    called = do(state, "call")
    answer = do(called.state, "attend -", dice("11 42"), seat=A)
    assert told(called.events) == "Cleo: called the roll."
    assert told(answer.events) == "American B stayed away from the roll call."
    assert told([Chose(A)]) == ""
    assert told([Attended(A, ("0.1",), ()), Attended(B, (), ())]) == "Everyone came to the roll call."
    assert told([CalledRoll(GERMAN), Spared(GERMAN)]) == "Cleo: called the roll; made no general search."


def test_a_shot_and_what_it_hit_is_one_clause():
    shot = Shot(GERMAN, "1.0", 0, (2, 1), 9, hit=False, whose=B)
    assert told([shot], B) == "Cleo: guard 1 shot at your A and missed."


def test_a_secret_is_filled_in_where_it_may_be_read():
    draw = (Drew(A), DrewCard(A, "rope.1", to=(A,)))
    assert told(draw, B) == "Ana: drew a card."
    assert told(draw, A) == "You: drew: rope."
    assert PRESENTER.line(draw, said()) == "Ana: drew: rope.", "after the end all events are given"


def test_the_cells_are_told_once_and_only_if_they_changed():
    """R18: whoever's turn it is."""
    near, far = (Preferred(GERMAN, cell) for cell in CELLS)
    walk = Moved(A, "0.0", "W22", 4)
    assert told([far, walk, near, far]) == "Ana: A → roll-call zone; Cleo chose the garrison cells."
    assert told([far, near]) == ""


def test_house_rules_are_one_line():
    assert told([HouseRule("kits"), HouseRule("no_dare")]) == "House rules: kits from the start, no Do or die."


def test_offers_that_came_to_nothing_are_not_told_and_several_are_counted():
    """§3.16: a single one is told whole."""
    first, second = (Offered(A, B, ("hide",), (want,), to=(A, B)) for want in ("table-key", "table-rope"))
    back = Retracted(A, B, ("hide",), ("table-key",), to=(A, B))
    walk = Moved(A, "0.0", "W22", 4)
    assert told([first, walk, second], A) == "You: A → roll-call zone; made 2 offers."
    assert told([first, walk, second, back], A) == "You: A → roll-call zone. You offered Ben secret hide for 1 rope."
    assert told([first, back], A) == ""
    assert told([back, Rejected(A, B, ("hide",), (), to=(A, B))], A) == "You took back an offer; an offer was rejected."


def test_who_did_nothing_is_told_so():
    assert told([Ended(A, 9, 9)]) == "Ana rolled 9: stayed put."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_whole_games_are_short(language):
    """Also for a reader who hears a part, and when all is known; the last one tells how it ended too."""
    moves = [LogEntry(each.seat, each.step.events) for each in game(3, "normal", "normal", 1)]
    for reader, known in ((None, heard(moves, lambda event: event.reaches(None))), (None, moves), (A, moves)):
        turns = [turn for chapter in chapters(known) for turn in chapter.turns]
        lines = [PRESENTER.line(turn.events, said(language), reader) for turn in turns]
        shown = sorted(len(line) for line in lines if line)
        assert shown[len(shown) // 2] < 80
        assert shown[int(0.9 * len(shown))] <= TWO_LINES
        assert not any("None" in line or "{" in line for line in lines)


def test_men_who_took_equipment_are_told_to_be_back_in_the_zone():
    """§3.5: it costs their way."""
    took = (Equipped(A, ("rope", 1), ("0.1", "0.4")), Equipped(A, ("key", 1), ("0.2", "0.3")))
    line = "You: D → Chapel; took 1 key, 1 rope; B, E, C and D → roll-call zone."
    assert told((Moved(A, "0.3", "J20", 4), *took), A) == line

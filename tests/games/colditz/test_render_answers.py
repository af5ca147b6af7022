"""How Escape from Colditz shows what interrupts a turn (docs/rules/colditz.md §3.18, §3.19)."""

from cogs.colditz.face.castle import route_to_gate
from cogs.colditz.rules.game import GAME
from tests.games.colditz.build import A, B, at, do, germans, officer, table, where
from tests.games.colditz.looks import lines, more, own


def test_a_man_whose_pass_is_looked_at_is_seen_before_the_gate():
    """§3.7, §3.19: everybody sees where he stands and what he hands in; where he goes on to is his own."""
    start = table(officer("44,20", "pass"), officer("46,20"), guards="58,20", points=20, hand="search")
    state = do(start, "move 0.0 48,38", seat=A).state
    assert where(state, "0.0") == at("44,20"), "nothing is settled yet"
    for viewer in (None, A, B, 2):
        board = "\n".join(lines(state, viewer))
        assert "A shows a German pass at the theatre gate." in board
        assert at("48,38") not in board
        assert GAME.view(state, viewer).officers[A].men[0].place == state.interruption.men[-1] != at("44,20")
    told = lines(state, 2)
    assert told[0] == "Your answer: American A shows a German pass at the theatre gate. Do you keep the gate shut?"
    assert any("**Ana** (American): courtyard A" in line for line in more(state, 2))
    assert route_to_gate(GAME.view(state, None)) == (*state.interruption.men, "X36")
    assert route_to_gate(GAME.view(do(state, "no").state, None)) == ()
    assert lines(state, 2, "es")[0] == (
        "Responde: A americano entrega un pase alemán en la puerta del teatro. ¿Lo interceptas?"
    )


def answering(state, seat):
    """Give the first line of a hand in both languages, and whether plans are told below."""
    return lines(state, seat)[0], lines(state, seat, "es")[0], "Plans" in "\n".join(own(state, seat))


def test_an_arrest_is_told_with_its_guard_and_without_plans():
    """§3.18."""
    state = do(germans(officer("58,18", "rope", "hide"), guards="58,20", points=5), "arrest 0.0 g0").state
    assert answering(state, A) == (
        "Your answer: guard 1 is about to arrest A. Do you play a card?",
        "Responde: el guardia 1 va a arrestar a A. ¿Juegas una carta?",
        False,
    )
    assert "American A (guard 1 beside him)" in "\n".join(lines(state, 1))


def test_a_search_is_told_with_whom_it_finds():
    """§3.13."""
    start = germans(officer("L19 J18", "rope", "hide"), guards="N19", points=9, hand="search")
    assert answering(do(start, "search chapel g0").state, A) == (
        "Your answer: guard 1 searches the Chapel and finds A and B. Do you play a card?",
        "Responde: registro del guardia 1 (Capilla). Encuentra a A y B. ¿Juegas una carta?",
        False,
    )


def test_a_general_search_is_told_with_whom_it_would_find():
    """§3.14: before the German decides, and to those who may answer."""
    start = germans(officer("58,18 38,20", "rope", "hide"), guards="58,20", points=4, phase="sweep", called=True)
    assert lines(start, 1)[0] == "Your turn: make a general search, or not. It would find American A."
    assert lines(start, 1, "es")[0].endswith("Encontraría a A americano.")
    told, _, plans_too = answering(do(start, "sweep").state, A)
    assert (told, plans_too) == ("Your answer: the general search finds A. Do you play a card?", False)


def test_what_an_arrest_costs_is_counted():
    """§3.12, §3.13."""
    start = germans(officer("L19 J18 44,20", "rope key pass"), guards="N19", points=9, hand="search")
    state = do(start, "search chapel g0").state
    assert answering(state, A) == (
        "Your answer: an arrest costs 2 cards of Equipment. Choose them one by one.",
        "Responde: un arresto cuesta 2 cartas de equipo. Elígelas una a una.",
        True,
    )
    assert answering(do(state, "give_up rope").state, A)[0] == (
        "Your answer: an arrest costs 1 card of Equipment. Choose it."
    )


def test_who_is_in_a_tunnel_is_told_with_his_place():
    """§3.8, §3.19: what the board shows stands in the text, too."""
    state = table(officer("chapel:6 chapel:5", "rope"), officer("46,20"), points=5, shown="chapel")
    assert any("chapel tunnel A 6, B 5" in line for line in lines(state))
    assert "**A, B** chapel tunnel (6, 5)" in own(state, A)

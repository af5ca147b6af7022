"""An ended game of Escape from Colditz as it is told: story, fates, what everybody held."""

import re

import pytest

from bot.engine.chronicle import LogEntry
from cogs.colditz.events.course import Ended, Round
from cogs.colditz.events.gambles import Dared, Drove, ShotDown
from cogs.colditz.events.guards import Arrested, Discovered, Killed
from cogs.colditz.events.prisoners import Escaped
from cogs.colditz.events.roll_call import Swept
from cogs.colditz.rules.castle.board import GATE_SPACES
from cogs.colditz.rules.game import GAME
from tests.contract import pictures
from tests.games.colditz.build import A, B, changed, do, germans, leave, officer, table
from tests.games.colditz.looks import LANGUAGES, PRESENTER, said
from tests.games.colditz.playing import played

GERMAN = 2


def last_round(*officers, **more):
    """End the last round."""
    return do(germans(*officers, round=40, **more), "end").state


OVER = last_round(
    officer("44,20 cell dead", "rope rope", "key amulet", kit=True, escapes=1), officer("46,20", "key"), hand="shoot"
)

WON = last_round(officer("44,20 escaped escaped", kit=True, escapes=2), officer("46,20 cell"), hand="shoot")

HAPPENED = (
    Round(3),
    Arrested("0.0", 4, "AD19", A),
    Arrested("0.1", 4, "X1", A),
    Round(9),
    Escaped(A, "0.2", "O5", 1, GERMAN, "AQ22", by="car", dice=(6, 5), need=11),
    Drove(A, "0.2", (6, 5), 11, home=True),
    Round(12),
    Swept(("0.0", "1.0"), (A, B), ("K16", "AD19"), 9),
    Round(20),
    Killed("1.1", B, "AA1"),
    Dared(B, "1.0", 5, (3, 4, 5, 5), 62),
    Escaped(A, "0.3", "O1", 2, GERMAN, "F6", ("U10>U8",)),
)


def story(state, language="en", events=HAPPENED):
    moves = [LogEntry(GERMAN, (event,)) for event in events]
    return PRESENTER.story(GAME.view(state, None), moves, said(language))


def test_the_story_of_a_castle_that_held():
    assert story(OVER) == (
        "Round 9: American C was the first to get out, at objective 5, in the Commandant's car.",
        "The turning point, round 20: British B is shot dead.",
        "So near: American B was caught 23 spaces from freedom in round 3.",
        "The boldest move, round 20: British A ran 17 of 62 spaces in Do or die, and was shot.",
        "Guard 5 was the terror of the castle, with 2 of 4 arrests.",
    )


def test_the_story_of_who_got_out():
    assert story(WON)[1] == "The turning point, round 20: American D has escaped."
    assert story(WON, events=()) == ()


def test_every_loser_has_a_line_and_no_winner():
    view = GAME.view(OVER, None)
    assert [PRESENTER.fate(view, seat, said()) for seat in range(3)] == [
        "Ana got 1 man out, and needed 2. The other men: 1 in the cells, 1 shot and 1 still on the board.",
        "Ben got nobody out, and needed 2. The other men: 1 still on the board.",
        "",
    ]
    view = GAME.view(WON, None)
    assert PRESENTER.fate(view, A, said()) == ""
    assert PRESENTER.fate(view, GERMAN, said()) == "Cleo let 2 men get away, with 1 man in a cell at the end."
    state = leave(table(officer("44,20"), officer("46,20", escapes=1), points=3), B).state
    over = leave(state, A).state
    assert PRESENTER.fate(GAME.view(over, None), B, said()) == "Ben left the game after 1 escape."


def test_hands_are_turned_up():
    assert PRESENTER.revealed(GAME.view(OVER, None), said()) == (
        "**Ana** 2 ropes · kit · cards: key, amulet",
        "**Ben** 1 key",
        "**Cleo** cards: shoot to kill",
    )
    assert PRESENTER.revealed(GAME.view(table(officer("44,20")), A), said()) == ()


def test_the_picture_of_the_end_shows_hands():
    drawn = [
        PRESENTER.ending_picture(GAME.view(state, None), said())() for state in (OVER, last_round(officer("44,20")))
    ]
    assert drawn[0] != drawn[1]
    assert pictures.opened(drawn[0]).width == 1200


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [1, 6, 9])
def test_seeded_games_have_a_story(language, number):
    """From what they themselves told; no word is left out or runs into the next."""
    turns = list(played(number))
    moves = [LogEntry(turn.seat, turn.step.events) for turn in turns]
    view = GAME.view(turns[-1].step.state, None)
    say = said(language)
    told = PRESENTER.story(view, moves, say)
    assert 0 < len(told) <= 5
    fates = [PRESENTER.fate(view, seat, say) for seat in range(view.players)]
    assert [bool(fate) for fate in fates] == [seat not in view.result.winners for seat in range(view.players)]
    for line in (*told, *fates, *PRESENTER.revealed(view, say)):
        assert len(line) < 200
        assert not re.search(r"\{|None| {2}|\.\.", line)


TRIED = (
    Round(3),
    Arrested("0.0", 4, "AD19", A),
    Arrested("0.1", 4, "X1", A, ("U10>U8",)),
    Round(9),
    Escaped(A, "0.1", "O5", 1, GERMAN, "AQ22", by="car", dice=(6, 5), need=11),
    Drove(A, "0.2", (3, 5), 44, home=False),
    Discovered(GERMAN, "chapel", ("1.0",), (B,)),
    Round(20),
    Killed("1.1", B, "AA1", ("U10>U8",)),
    ShotDown(B, "1.0", "W21", (3, 4), 62),
)


def tried(state, language="en", events=TRIED):
    moves = [LogEntry(GERMAN, (event,)) for event in events]
    return PRESENTER.timeline(GAME.view(state, None), moves, said(language))


def test_all_who_tried_to_get_out_are_listed():
    """An arrest near home is no try; who is on his way when the game ends is one."""
    state = last_round(officer("44,20 escaped C3 cell", kit=True), officer("cell dead"))
    state = changed(state, "0.1", route=("U10>U8", "X21>W22", "B5"))
    assert tried(state) == (
        "1 escape in 7 tries.",
        "",
        "Round 3 · **American B** · 60 ft down (north terrace) · ❌ arrested by guard 5: outside, north, by a gap in"
        " the wire (X1), 23 spaces from freedom",
        "Round 9 · **American B** · Commandant's car · ✅ away at objective 5",
        "Round 9 · **American C** · Commandant's car · ❌ drove 8 of 44 spaces, then went to a cell",
        "Round 9 · **British A** · chapel tunnel · ❌ found in the tunnel",
        "Round 20 · **British B** · 60 ft down (north terrace) · 💀 shot dead: outside, north, by a gap in the wire"
        " (AA1), 20 spaces from freedom",
        "Round 20 · **British A** · Do or die · 💀 shot down after 7 of 62 spaces, and his officer is out of the game",
        "Round 40 · **American C** · on foot · … still on his way at the end: outside, north-west, by the objective"
        " (C3), 2 spaces from freedom",
    )
    assert tried(state, "es")[:3:2] == (
        "1 fuga en 7 intentos.",
        "Ronda 3 · **B americano** · 60 pies abajo (terraza norte) · ❌ arrestado por el guardia 5: exteriores, norte,"
        " junto a un paso de la alambrada (X1), a 23 casillas de la libertad",
    )
    assert tried(WON, events=()) == ()


def test_a_way_out_is_told_by_its_gates_and_tunnels():
    state = last_round(officer("44,20 escaped", kit=True), officer("cell"))
    state = changed(state, "0.1", route=(f"AX31>{GATE_SPACES['pass_main']}", "J20>chapel:1", "chapel:12>G10", "AT3"))
    (line,) = tried(state, events=(Round(5), Escaped(A, "0.1", "O2", 1, GERMAN)))[2:]
    assert line == "Round 5 · **American B** · main gate · chapel tunnel · ✅ away at objective 2"


def test_what_a_loser_left_unused_and_lost():
    happened = [*HAPPENED, Ended(A, 4, 9), Ended(A, 1, 6), Ended(GERMAN, 2, 7)]
    moves, view = [LogEntry(GERMAN, (event,)) for event in happened], GAME.view(OVER, None)
    line = PRESENTER.cause(view, A, moves, said())
    assert line.startswith("Guards caught Ana’s men ")
    assert line.endswith(", and 5 points went unused.")
    german = PRESENTER.cause(GAME.view(WON, None), view.german, moves, said("es"))
    assert german == "Cleo dejó sin usar 2 puntos con los que podían moverse los guardias."

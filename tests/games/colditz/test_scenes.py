"""Great moments of Escape from Colditz: what is told and drawn of them, and whom they befall."""

import pytest

from bot.engine.chance import Chance
from bot.engine.game import redeal
from cogs.colditz.events.gambles import Drove, ShotDown
from cogs.colditz.events.guards import Arrested, Discovered, Killed, Saved, Searched
from cogs.colditz.events.prisoners import Collapsed, Escaped
from cogs.colditz.events.roll_call import Swept
from cogs.colditz.rules.game import GAME
from cogs.colditz.state import CELLS
from tests.contract import pictures
from tests.games.colditz.build import A, B, changed, dice, do, event, germans, officer, table
from tests.games.colditz.looks import LANGUAGES, PRESENTER, said

GERMAN = 2

CLIMBED = ("U10>U8",)

STATE = table(
    officer("46,0 20,15 chapel:3 cell", "rope", "key", kit=True, escapes=1),
    officer("AD19 46,20", "rope"),
    guards="60,4 58,20",
    round=7,
)

MOMENTS = (
    Escaped(A, "0.1", "O1", 1, GERMAN, "U8", CLIMBED),
    Escaped(A, "0.1", "O5", 1, GERMAN, "AQ22", by="car", dice=(6, 5), need=11),
    Escaped(A, "0.1", "O5", 1, GERMAN, "AD19", by="dare", dice=(6, 5), need=11),
    ShotDown(A, "0.1", "AD19", (6, 5, 6, 4), 70),
    Drove(A, "0.1", (6, 5), 44, home=False),
    Arrested("0.0", 1, "X1", A, CLIMBED),
    Killed("0.0", A, "X1", CLIMBED),
    Saved("0.0", A, "X1"),
    Searched("chapel", ("0.1",), (A,), 1, ("K16",)),
    Discovered(GERMAN, "chapel", ("0.2", "0.1"), (A,), (0, 1), ("chapel:3", "chapel:2")),
    Collapsed("chapel", A, "0.2"),
    Swept(("0.1", "1.0"), (A, B), ("K16", "AD19"), 9),
)


def scene(happened, language="en", state=STATE):
    return PRESENTER.scene(GAME.view(state, None), happened, said(language))


def test_an_escape_is_told_with_its_way_and_befalls_the_german():
    page = scene(MOMENTS[0])
    assert page.title == "Round 7 · American B has escaped"
    assert page.lines == (
        "He is free at objective 1. His last leg began at: north terrace (U8).",
        "His way there: 60 ft down (north terrace).",
        "Escapes: Ana 1, Ben 0. An officer needs 2.",
        "Ana has 4 men left, 1 of them in a cell.",
    )
    assert PRESENTER.affects(MOMENTS[0]) == (GERMAN,)


@pytest.mark.usefixtures("turns_wait")
def test_the_rules_say_what_scenes_tell():
    """§3.11, §3.15: where he stood, and how he had come there, when both are gone from the board."""
    state = germans(officer("46,0 44,20"), guards="60,4", hand="shoot", points=4)
    killed = event(do(changed(state, "0.0", trail=CLIMBED), "shoot 0.0 g0", dice("65")), "killed")
    assert (killed.place, killed.trail) == ("X1", CLIMBED)
    state = changed(table(officer("AQ45 44,20", kit=True), points=1), "0.0", trail=CLIMBED)
    escaped = event(do(state, "move 0.0 AP45"), "escaped")
    assert (escaped.start, escaped.trail, escaped.whose) == ("AQ45", CLIMBED, 1)


def test_an_arrest_is_a_scene_outside_and_not_at_home():
    """§3.12: of the many arrests those of men who had come far."""
    where = "outside, north, by a gap in the wire (X1), 23 spaces from freedom."
    assert scene(MOMENTS[5]).lines[0] == f"Guard 2 arrested him: {where}"
    assert PRESENTER.affects(MOMENTS[5]) == (A,)
    for plain in (Arrested("1.0", 1, "AD19", B), Collapsed("chapel"), Drove(A, "0.1", (6, 5), 11, home=True)):
        assert scene(plain) is None
        assert PRESENTER.scene_picture(GAME.view(STATE, None), plain, said()) is None


@pytest.mark.parametrize("happened", MOMENTS, ids=lambda happened: happened.key)
def test_every_scene_has_words_and_a_picture(happened):
    """The picture is drawn from what everybody sees, at once; both are the same whatever is hidden."""
    other = redeal(GAME, STATE, None, Chance(b"other", 1))
    for language in LANGUAGES:
        page = scene(happened, language)
        assert page == scene(happened, language, other)
        assert len(page.lines) > 1
        assert 0 < len(page.alt) <= 1024
        assert not any("{" in line for line in (page.title, *page.lines))
        draw = PRESENTER.scene_picture(GAME.view(STATE, None), happened, said(language))
        shown = pictures.opened(draw())
        assert shown.size == (1200, 900)


def test_a_man_is_drawn_where_it_happened_to_him():
    """In a cell by now, he stands where he was taken; elsewhere the picture is another."""
    state = changed(STATE, "0.0", place=CELLS[0])
    view, say = GAME.view(state, None), said()
    drawn = [PRESENTER.scene_picture(view, Arrested("0.0", 1, place, A, CLIMBED), say)() for place in ("X1", "AA1")]
    assert drawn[0] != drawn[1]


def test_whoever_loses_men_is_told():
    befallen = {happened.key: PRESENTER.affects(happened) for happened in MOMENTS}
    assert befallen["swept"] == (A, B)
    assert befallen["discovered"] == (A,), "not the German who discovers it"
    assert befallen["shot_down"] == befallen["killed"] == befallen["drove"] == (A,)

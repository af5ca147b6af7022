"""The end of a game: its story, how it went for each, and what was secret (docs/rules/escape_plan.md §3.11)."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from bot import installed_games
from bot.engine.chronicle import LogEntry
from bot.engine.game import Result, settled
from bot.engine.playout import game_seed, playout
from bot.engine.texts import LANGUAGES
from cogs.escape_plan.events.course import Day, Part
from cogs.escape_plan.events.police import Handcuffed, Heat, Wounded
from cogs.escape_plan.events.turns import Went
from cogs.escape_plan.events.visits import Escaped, Gained, Kept
from cogs.escape_plan.render import PRESENTER
from cogs.escape_plan.rules.game import GAME
from tests.contract import paint
from tests.games.boards import in_words
from tests.games.escape_plan.build import A, B, C, cubes, seen, table, who

TITLE = installed_games.installed_game("escape_plan")


def said(language="en", names=("Ana", "Ben", "Cleo")):
    return TITLE.say(language, names)


def ended(*players, standing):
    """A game that is over."""
    winners = tuple(seat for seat, one in enumerate(players) if one.place and standing[seat] == max(standing))
    return table(*players, phase="over", day=3, result=Result(winners, "escaped", standing))


OUT = {"fate": "escaped", "at": "D1.exit"}

GAME_OVER = ended(
    who(cash=6, stash=(("bar", 90), ("gym", 80)), items="green50 - A2 A3 A4", place=1, **OUT),
    who(cash=8, stash=(("casino", 70),), place=2, **OUT),
    who(cash=2, stash=(("bar", 100),), items="red100 - A2 A3 A4", fate="arrested", at="S1.clinic"),
    standing=(226, 78, 0),
)

MOVES = [
    LogEntry(-1, (Day(1),)),
    LogEntry(A, (Went(A, "A1", "bar", 2, 0, ("S1",), 1), Gained(A, "bar", 90, income=False, to=(A,)))),
    LogEntry(B, (Heat("swat", "S2", "A1", (B,)), Part("evening", 1))),
    LogEntry(A, (Went(A, "A3", "gym", 2, 0, ("A1", "S1"), 4), *(Wounded(A, "swat", "A1", n) for n in (1, 2)),
             Gained(A, "gym", 80, income=False, to=(A,)))),
    LogEntry(C, (Kept(C, 0, to=(C,)),)),
    LogEntry(-1, (Day(3), Part("dawn", 3))),
    LogEntry(B, (Went(B, "D1", "exit1", 1, 0, (), 0), Escaped(B, 2, 1, 4, "dawn"))),
]  # fmt: skip


def test_the_story_is_told_in_five_lines():
    assert PRESENTER.story(seen(GAME_OVER), MOVES, said()) == (
        "What decided it: Ana was $148k ahead of Ben, with $100k more in stash.",
        "The boldest move: on day 1 (Evening) Ana went past 4 officers to the Gym (A3), with 2 wounds, for $80k.",
        "The best catch: on day 1 (Morning) Ana got $90k at the Bar (A1).",
        "Officers sent by Ben gave Ana 2 wounds.",
        "Ben was the last to get out, on day 3 (Dawn), from D1.",
    )


def test_who_had_more_and_did_not_get_out_is_the_turning_point():
    rich = ended(*GAME_OVER.players[:2], who(stash=(("bar", 500),), fate="arrested"), standing=(226, 78, 0))
    assert PRESENTER.story(seen(rich), MOVES, said("es"))[0] == (
        "El momento decisivo: Cleo tenía $509k, más de lo que se llevó Ana, y no salió."
    )


def test_everybody_who_did_not_win_has_a_line():
    lost = ended(*GAME_OVER.players, who(fate="arrested", at="."), standing=(226, 78, 0, 0))
    say = said(names=("Ana", "Ben", "Cleo", "Dan"))
    assert [PRESENTER.fate(seen(lost), seat, say) for seat in range(4)] == [
        "",
        "Ben: second to get out, with $78k, which is $148k behind the winner.",
        "Cleo: caught at the Clinic (S1); $202k lost.",
        "Dan: arrested before the end; $0 of loot and everything else lost.",
    ]


def test_what_was_secret_is_turned_up():
    told = PRESENTER.revealed(seen(GAME_OVER), said())
    assert told[0] == "**Ana** pocket $6k · stash $170k · lockers $50k"
    assert told[2] == "**Cleo** pocket $2k · stash $100k · lockers $100k"
    assert told[-1].startswith("Left in lockers and exits, in thousands: green locker 5")
    assert PRESENTER.revealed(seen(table(who(), who())), said()) == ()


def test_the_scores_have_a_column_for_who_was_caught():
    """What was carried is shown, and does not count."""
    lines = in_words(PRESENTER, seen(GAME_OVER), said()).lines
    total = next(each for each in lines if each.startswith("total"))
    assert total.split() == ["total", "226", "78", "(202)"]
    assert any("A Ana, B Ben, C Cleo" in each for each in lines)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "**Dan** arrested: everything lost, $180k of it in the stash"),
        ("es", "**Dan** detención: todo perdido, con $180k en el botín"),
    ],
)
def test_who_was_arrested_before_the_end_has_a_column(language, line):
    """E14: what the plan card had brought is known by the cubes, and lost."""
    four = (*GAME_OVER.players, who(fate="arrested", at=".", contacts=""))
    lost = replace(ended(*four, standing=(226, 78, 0, 0)), cubes=cubes(casino=(3,), nightclub=(3,), bar=(A,)))
    view, say = seen(lost), said(language, ("Ana", "Ben", "Cleo", "Dan"))
    assert PRESENTER.revealed(view, say)[3] == line
    total = next(each for each in in_words(PRESENTER, view, say).lines if each.startswith("total"))
    assert total.split()[1:] == ["226", "78", "(202)", "(180)"]
    assert "$180k" in PRESENTER.fate(view, 3, say)
    assert PRESENTER.ending_picture(view, say)() != PRESENTER.ending_picture(seen(replace(lost, cubes=cubes())), say)()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_whole_game_has_a_story_with_its_names_and_a_picture(seats, language):
    played = list(playout(GAME, seats, settled(GAME, {}), game_seed("story", seats), [TITLE.policies["normal"]]))
    view = seen(played[-1].step.state)
    say = said(language, paint.NAMES[:seats])
    told = PRESENTER.story(view, [LogEntry(each.seat, each.step.events) for each in played], say)
    assert 2 <= len(told) <= 5
    assert all(len(each) < 200 and each.endswith(".") for each in told)
    assert any(name in "".join(told) for name in say.names)
    assert len(PRESENTER.revealed(view, say)) == seats + 1
    assert Image.open(BytesIO(PRESENTER.ending_picture(view, say)())).size[0] == 1200


def test_how_often_officers_hurt_somebody():
    hurt = (Wounded(C, "federal", "A1", 1), Handcuffed(C, "federal", "A1", 1))
    moves = [LogEntry(C, (Heat("federal", "A2", "A1", (A,)), *hurt))]
    line = "Officers hurt Cleo twice, once with handcuffs. Rivals had sent 2 of them."
    assert PRESENTER.cause(seen(GAME_OVER), C, moves, said()) == line
    assert "hirió a Cleo 2 veces, una de ellas con esposas" in PRESENTER.cause(seen(GAME_OVER), C, moves, said("es"))
    assert PRESENTER.cause(seen(GAME_OVER), B, moves, said()) == ""

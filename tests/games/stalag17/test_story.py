"""The end of Stalag 17: its story, what became of everybody, and all cards turned up."""

import pytest
from msgspec.structs import replace

from bot.engine.chronicle import LogEntry
from bot.engine.game import Result
from cogs.stalag17.data import RECONSTRUCTED
from cogs.stalag17.events import Counted, Escaped, EscapeFailed, Planned
from cogs.stalag17.face.chronicle import list_rounds
from cogs.stalag17.render import PRESENTER
from cogs.stalag17.rules.game import GAME
from cogs.stalag17.state import Past
from tests.contract.pictures import opened
from tests.games.stalag17.build import A, B, C, do, leave, seen, table, who
from tests.games.stalag17.looks import LANGUAGES, NAMES, games, middle, said
from tests.games.stalag17.playing import played


def told(*events):
    return [LogEntry(A, events)]


def counted(seat, role="counted", laid=(), after=0, discount=9, in_hand=0):
    return Counted(seat, role, (), laid, in_hand, 0, 0, discount, 0, after)


STORY = told(
    Planned(A, 1, ("food", "map"), 4),
    EscapeFailed(B, ("food-1.1",), 0, 4, 2),
    Escaped(A, ("food-1.2", "map-1.1", "runaway-4.1"), 4, 4),
    counted(A, "escaped", after=3),
    counted(B, laid=("food-1.1", "map-1.2", "runaway-3.1", "runaway-3.2"), discount=9),
    counted(C, laid=("tools-1.1", "tools-1.2", "clothes-1.1", "food-1.3"), after=5),
    Planned(A, 2, (), 3),
    Escaped(B, ("runaway-3.1",), 3, 3),
    counted(B, "escaped", after=2),
    counted(A, after=9, discount=6),
    counted(C, after=1),
    Planned(A, 3, (), 3),
    Escaped(C, ("runaway-3.1",), 3, 3),
    counted(C, "informer", after=0),
    counted(A, after=4, discount=6),
    counted(B, after=0, discount=6),
    Planned(A, 4, (), 3),
    Escaped(A, ("runaway-3.1", "runaway-5.1"), 8, 7),
    counted(A, "escaped", after=6),
    counted(B, after=0, discount=6),
    counted(C, after=0),
)


def ended(winners=(A,), reason="free", **more):
    state = replace(middle(), phase="over", result=Result(winners, reason, (1, 2, 3)), **more)
    return seen(state)


def test_the_story_is_told_in_five_lines():
    assert PRESENTER.story(ended(), STORY, said(names=NAMES[:3])) == (
        "Prisoners out: Ana in rounds 1 and 4; Ben in round 2.",
        "The last round decided the game: until then Ana wasn't in the lead.",
        "A moment too late: in round 1 Ben met the plan too, when Ana escaped.",
        "The best bluff: Cleo in round 1, with 3 of 4 face-down cards just for show.",
        "The informer: in round 3 Cleo came down from vigilance 1 to 0.",
    )
    assert PRESENTER.story(ended(), STORY, said("es", NAMES[:3]))[0] == (
        "Prisioneros libres: 2 de Ana en las rondas 1 y 4; 1 de Ben en la ronda 2."
    )


def test_what_is_left_out_of_a_full_story_is_told_in_a_poor_one():
    poor = told(Planned(A, 1, (), 4), *STORY[0].events[1:4], counted(B), counted(C))
    assert PRESENTER.story(ended(), poor, said(names=NAMES[:3]))[1:] == (
        "The last round decided the game: until then Ana wasn't in the lead.",
        "The boldest try: Ben in round 1, with 0 of 4 runaway points.",
        "Watched most closely: Ana after round 1, with vigilance 3.",
    )
    assert PRESENTER.story(ended(), (), said()) == ()


def test_an_attempt_without_a_card_is_not_bold():
    story = told(Planned(A, 1, (), 9), EscapeFailed(B, (), 0, 9, 2), *STORY[0].events)
    assert "The boldest try: Ben in round 1, with 0 of 4 runaway points." in PRESENTER.story(
        ended(), story, said(names=NAMES[:3])
    )


@pytest.mark.parametrize(
    ("order", "told_of_it"),
    [
        ("AAB", ["Ana took the lead in round 1 and never lost it."]),
        ("BABAA", ["The last round decided the game: until then Ana wasn't in the lead."]),
        ("BAACA", ["The turning point: round 3, when Ana took the lead for good, 2 to 1."]),
        ("ABAAC", ["The turning point: round 3, when Ana took the lead for good, 2 to 1."]),
        ("BB", []),
    ],
)
def test_the_turning_point(order, told_of_it):
    """It is the last time that the winner overtook all others."""
    events = []
    for number, letter in enumerate(order, 1):
        seat = "ABC".index(letter)
        events += [Planned(A, number, (), 3), Escaped(seat, (), 3, 3), counted(seat, "escaped")]
    story = PRESENTER.story(ended(), told(*events), said(names=NAMES[:3]))
    assert [each for each in story if " the lead" in each] == told_of_it


@pytest.mark.parametrize("number", [3, 6, 15])
def test_whole_games_have_a_story(number):
    """What is told agrees with the truth, round by round, and in both languages."""
    turns = list(played(number))
    state, count = turns[-1].step.state, len(turns[-1].step.state.players)
    moves = [LogEntry(turn.seat, turn.step.events) for turn in turns]
    view = seen(state)
    for language in LANGUAGES:
        story = PRESENTER.story(view, moves, said(language, NAMES[:count]))
        assert 0 < len(story) <= 5
        assert len(set(story)) == len(story)
        assert all(len(each) < 160 for each in story)


def test_every_attempt_of_a_game_is_in_its_rounds():
    steps = games()[0]
    first = [step for step in steps if len(step.state.players) == 5]
    found = list_rounds([LogEntry(A, step.events) for step in first], 5, RECONSTRUCTED)
    events = [event for step in first for event in step.events]
    assert [each.number for each in found] == [event.round for event in events if isinstance(event, Planned)]
    escapes = [event for event in events if isinstance(event, Escaped)]
    assert [each.escapes[0] for each in found if each.escapes] == escapes
    over = first[-1].state
    for seat, player in enumerate(over.players):
        assert sum(each.out.count(seat) for each in found) == 3 - player.left


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_who_did_not_win_has_a_line(language):
    lines = set()
    for left in (0, 1, 2, 3):
        for gone in (False, True):
            state = middle()
            players = (state.players[0], replace(state.players[1], left=left, gone=gone), state.players[2])
            fate = PRESENTER.fate(ended(players=players), B, said(language))
            assert fate.startswith("Ben ")
            assert "14" in fate
            lines.add(fate)
    assert len(lines) == 8
    assert (
        PRESENTER.fate(ended((B,), players=(*players[:1], replace(players[1], left=0), *players[2:])), B, said()) == ""
    )


def test_what_no_roll_call_has_shown_is_turned_up_at_the_end():
    """§6: hands and coins where a game breaks off in a round; they are behind More all the same."""
    say = said(names=NAMES[:3])
    hands = (
        "**A** Ana: hand food (2) ×2, runaway 5 (3), barracks (4), information (4) · face-down tools, runaway 4",
        "**B** Ben: hand clothes (1), map (1) · face-down food, runaway 3 · barracks from the guard",
        "**C** Cleo: no cards in hand · nothing face-down",
    )
    assert PRESENTER.revealed(ended(reason="alone"), say) == hands
    assert PRESENTER.revealed(ended(), say) == (
        "**A** Ana: face-down tools, runaway 4",
        "**B** Ben: face-down food, runaway 3 · barracks from the guard",
        "**C** Cleo: nothing face-down",
    )
    for reason in ("free", "alone"):
        view = GAME.view(replace(middle(), phase="over", result=Result((A,), reason, (1, 2, 3))), A)
        assert PRESENTER.more(view, say)[-3:] == hands
    coins = table(*(who(coin=True) for _ in range(2)), rules="informer", phase="coin")
    left_alone = leave(do(coins, "coin tails", seat=A).state, B).state
    assert "tails: informer" in PRESENTER.revealed(seen(left_alone), said(names=NAMES[:2]))[0]


@pytest.mark.parametrize("reason", ["free", "together", "void", "alone", "gone"])
def test_the_end_has_a_picture(reason):
    """S17: of all cards where a game broke off in a round, else of how it went."""
    say, past = said(names=NAMES[:3]), (Past(1, (A,), (), (3, 2, 0)), Past(2, (), (C,), (0, 2, 5)))

    def drawn(**more):
        winners = (A, B) if reason == "together" else (A,)
        return PRESENTER.ending_picture(ended(winners, reason, **{"past": past} | more), say)()

    state = middle()
    other = (replace(state.players[0], hand=state.players[0].hand[1:]), *state.players[1:])
    assert opened(drawn()).size == (1200, 886 if reason == "alone" else 900), "no room is left below the rows"
    assert (drawn(players=other) == drawn()) == (reason != "alone")
    assert drawn(past=()) != drawn(past=(), players=other), "a game that ended under an older schema"
    for changed in ({"out": (B,)}, {"informers": (B,)}, {"after": (3, 2, 1)}):
        assert (drawn(past=(replace(past[0], **changed), past[1])) == drawn()) == (reason == "alone")


@pytest.mark.parametrize("number", [3, 6, 15])
def test_what_each_round_brought_is_kept(number):
    """§3.7: who got out, who was informer, and the vigilance after it."""
    *_, last = played(number)
    state = last.step.state
    assert [each.round for each in state.past] == list(range(1, len(state.past) + 1))
    assert state.past[-1].after == tuple(player.vigilance for player in state.players)
    for seat, player in enumerate(state.players):
        assert sum(each.out.count(seat) for each in state.past) == 3 - player.left
        assert sum(each.informers.count(seat) for each in state.past) <= (not player.coin)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The cards Cleo kept in hand brought 26 vigilance in 2 roll calls; Ana ended with a vigilance of 7."),
        ("es", "Las cartas que Cleo guardó en la mano le costaron 26 de vigilancia en 2 recuentos; Ana acabó con 7."),
    ],
)
def test_who_kept_much_in_hand_is_told_what_it_brought(language, line):
    moves = told(
        Planned(A, 1, (), 3),
        Escaped(A, ("runaway-3.1",), 3, 3),
        counted(A, "escaped"),
        counted(B, in_hand=4),
        counted(C, in_hand=14),
        Planned(A, 2, (), 3),
        Escaped(A, ("runaway-3.1",), 3, 3),
        counted(C, in_hand=12),
    )
    say = said(language, NAMES[:3])
    assert PRESENTER.cause(ended(), C, moves, say) == line
    assert PRESENTER.cause(ended(), B, moves, say) == "", "4 isn't worth a word"

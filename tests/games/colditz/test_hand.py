"""A hand of Escape from Colditz: few lines, a picture at every question, the rest on demand."""

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import redeal, refuse
from bot.engine.move import Move, must_decide
from cogs.colditz.face import commandant, hands, patrols, words
from cogs.colditz.face.reckoned_state import known
from cogs.colditz.rules.game import GAME
from cogs.colditz.rules.setup import default_posts
from cogs.colditz.rules.turn.guards import POSTS
from tests.contract import pictures
from tests.games.colditz.build import A, B, begun, do, floor, germans, officer, table
from tests.games.colditz.looks import LANGUAGES, NAMES, PRESENTER, lines, more, said
from tests.games.colditz.playing import played

GERMAN = 2

PHONE = 44
"""Letters in a line of a phone."""

MOST, USUAL = 7, 5
"""Lines of a phone that a hand takes at most, and usually."""


def high(state, seat, language):
    return sum(-(-len(line) // PHONE) for line in lines(state, seat, language))


@pytest.mark.parametrize(("language", "number"), [*zip(LANGUAGES, (4, 10), strict=True)])
def test_hands_are_short_in_whole_games(language, number):
    """Also while waiting; what a hand leaves out is told by `more`, and nothing of it depends on what is hidden."""
    found = []
    for turn in list(played(number))[::7]:
        state = turn.step.state
        other = [redeal(GAME, state, seat, Chance(b"other", 1)) for seat in range(state.players)]
        for seat in range(state.players):
            found.append(high(state, seat, language))
            assert more(state, seat, language) == more(other[seat], seat, language)
    assert max(found) <= MOST
    assert sorted(found)[len(found) * 3 // 4] <= USUAL


def test_what_a_hand_says_is_at_stake():
    state = table(officer("58,18 5,39 44,20", "rope", "part_b"), officer("46,20"), guards="58,20", points=5)
    assert lines(state, A) == (
        "Your turn: move your men with 5 points.",
        "⚠ May be arrested: A and B. Seen by guards: A.",
        "**Kit** Send one man to each of these: Laundry and Interview room.",
    )
    ready = table(officer("44,20", "rope rope cutters", kit=True), officer("46,20"), points=5)
    assert lines(ready, A)[1] == "**Plan** A to objective 1, nothing missing"


def test_offers_to_answer_come_before_plans():
    """§3.16: one is told whole, several are counted."""
    state = table(officer("44,20", "rope rope"), officer("46,20", "rope"), points=5)
    state = do(state, "trade 1 table-rope -").state
    assert lines(state, B)[-1] == "⇄ **Ana** offers you 1 rope for nothing."
    state = do(state, "trade 1 table-rope table-rope").state
    assert lines(state, B)[-1] == "⇄ 2 offers to you: Ana."


def test_who_is_asked_without_an_answer_is_told_why():
    """§3.18: being asked tells nothing of the hand."""
    state = do(germans(officer("58,18", "rope", "release"), guards="58,20", points=5), "arrest 0.0 g0").state
    assert lines(state, A)[1].startswith("None of your cards helps here.")
    state = do(germans(officer("58,18", "rope", "hide"), guards="58,20", points=5), "arrest 0.0 g0").state
    assert len(lines(state, A)) == 1


def test_the_german_at_a_gate_is_told_why_he_can_only_say_no():
    """§3.7: he is asked about every key and pass, whatever he holds."""
    for hand, count in (("search", 2), ("key_caught", 2), ("pass_caught", 1)):
        state = do(table(officer("44,20", "pass"), officer("46,20"), points=20, hand=hand), "move 0.0 48,38").state
        told = [line for line in lines(state, GERMAN) if line.startswith(("Your answer", "None of your cards"))]
        assert len(told) == count


def test_the_german_reads_whom_he_reaches_and_who_gets_away():
    """§3.12."""
    state = germans(officer("58,18 46,0", "rope"), officer("46,20"), guards="58,20", points=5)
    assert lines(state, GERMAN)[1:] == (
        "⚑ Within reach: American A (guard 1 needs 1 point).",
        "⚠ At large: American B 23 spaces from freedom.",
    )
    assert commandant.suspects(GAME.view(state, GERMAN))[0] == ("0.0", 0, 1)


def test_who_is_out_is_told_so():
    state = table(officer("44,20"), officer("46,20", dared=5, out=True), points=5)
    assert lines(state, B)[1].startswith("You are out of the game: Do or die has failed.")


def test_every_question_has_a_picture():
    """To officers and to the German, in every phase, whatever is drafted; it is drawn at once."""
    seen = set()
    for number in (4, 7, 16, 22):
        for turn in played(number):
            state = turn.before
            asking = [seat for seat in range(state.players) if must_decide(GAME.asks(state, seat))]
            for seat in asking:
                what = state.interruption.kind if state.interruption else state.phase, seat == state.german
                if what in seen:
                    continue
                seen.add(what)
                view, say = GAME.view(state, seat), said(names=NAMES[: state.players])
                for draft in (None, *(_begun(state, seat, ask) for ask in GAME.asks(state, seat))):
                    draw = PRESENTER.private_picture(view, draft, say)
                    assert draw is not None, (what, draft)
                    assert pictures.opened(draw()).width == 1200
    assert {what for what, _ in seen} >= {"posts", "roll", "draw", "act", "arrest", "search", "call", "loss"}


def _begun(state, seat, ask):
    """Draft the first options of a question."""
    picked = ()
    while (field := GAME.next_field(state, seat, ask, picked)) is not None and field.least:
        picked += (field.options[: field.least],)
    return Move(ask.verb, picked)


def test_the_usual_posts_are_ringed_before_others_are_chosen():
    """§3.2: the one press that posts all says where."""
    view = GAME.view(begun(2), 1)
    posts = default_posts(known(view))
    shown = [hands.hand(view, draft, said()) for draft in (None, Move("place", posts), Move("place"))]
    assert shown[0] == shown[1] == shown[2] != hands.commandants_map(view, said())


def test_the_map_of_the_commandant_shows_what_matters():
    """Free posts while he may post, men at large, his cards, and nothing that he may not know."""
    state = germans(officer("58,18 46,0", "rope"), officer("46,20"), guards="58,20", points=5)
    view = GAME.view(state, GERMAN)
    assert "T15" in commandant.free_posts(view)
    assert commandant.free_posts(GAME.view(germans(officer("58,18"), points=5, arrests=True), 1)) == ()
    assert commandant.free_posts(GAME.view(begun(2), 1)) == POSTS
    drawn = hands.commandants_map(view, said())
    assert drawn != hands.commandants_map(view, said(), ("T15",))
    other = redeal(GAME, state, GERMAN, Chance(b"other", 1))
    assert drawn == hands.commandants_map(GAME.view(other, GERMAN), said())
    armed = germans(officer("58,18 46,0", "rope"), officer("46,20"), guards="58,20", points=5, hand="search")
    assert drawn != hands.commandants_map(GAME.view(armed, GERMAN), said())


def test_nobody_has_a_picture_who_is_out_or_when_all_is_over():
    state = table(officer("44,20"), officer("46,20", out=True), points=5)
    assert PRESENTER.private_picture(GAME.view(state, B), None, said()) is None
    over = do(germans(officer("44,20"), round=40), "end").state
    assert PRESENTER.private_picture(GAME.view(over, 1), None, said()) is None


def test_what_cannot_be_taken_back_is_told_before():
    """C6: the first Equipment, and a tunnel that collapses when one of two leaves it."""
    room = floor("chapel")[:2]
    first = table(officer(" ".join((*room, "44,20"))), officer("46,20"), points=5)
    assert lines(first, A)[1].startswith("⚠ As soon as you have Equipment")
    assert "Equipment" not in lines(table(officer(" ".join(room), "rope"), officer("46,20"), points=5), A)[1]
    dug = table(officer("chapel:2 chapel:3 44,20", kit=True), officer("46,20"), points=5, shown="chapel")
    assert "⚠ The chapel tunnel collapses unless A and B both stay." in lines(dug, A)
    other = table(officer("chapel:2 44,20", kit=True), officer("chapel:5"), points=5, shown="chapel")
    assert "⚠ The chapel tunnel collapses when A leaves." in lines(other, A)
    more_men = table(officer("chapel:2 chapel:3 chapel:4", kit=True), officer("46,20"), points=5, shown="chapel")
    assert not any("collapses" in line for line in lines(more_men, A))


def test_a_guard_after_each_man_at_large_takes_one_press():
    """C3: the nearest to freedom first, as far as the points go; none who is in reach already."""
    state = germans(officer("46,0 44,20", kit=True), officer("46,20"), guards="60,0 58,20", points=3)
    view = GAME.view(state, GERMAN)
    (patrol,) = patrols.patrols(view)
    assert (patrol.man, patrol.move.picks[0]) == ("0.0", ("g0",))
    ask = next(ask for ask in GAME.asks(state, GERMAN) if ask.verb == "walk")
    assert PRESENTER.shortcuts(view, ask) == (patrol.move,)
    assert PRESENTER.button(view, patrol.move, said()).startswith("Guard 1 after American A, outside, north")
    assert refuse(GAME, state, GERMAN, patrol.move) is None
    assert patrols.patrols(GAME.view(germans(officer("44,20"), guards="58,20", points=3), 1)) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_black_spaces_are_told_apart_by_what_is_near(language):
    """C3: also where several lie in one courtyard."""
    named = {words.spot(post, said(language)).replace(post, "") for post in POSTS}
    assert len(named) == len(POSTS)


def test_the_first_picture_of_a_turn_shows_where_errands_lead():
    """C5, C6: rooms with their signs are seen before anything is chosen."""
    state = table(officer("44,20 46,20"), points=9)
    resting = table(officer("44,20 46,20"), points=0)
    shown, plain = (hands.hand(GAME.view(each, A), None, said()) for each in (state, resting))
    assert shown != plain


def test_a_post_beside_a_man_who_may_be_arrested_says_so():
    """C3, §3.12: from there he is arrested without a step."""
    state = germans(officer("AC18 44,20", "rope"), officer("46,20"), points=3)
    button = PRESENTER.button(GAME.view(state, GERMAN), Move("post", (("AD19",),)), said())
    assert button == "Post a guard beside American A: courtyard, by the Interview room (AD19)"
    plain = PRESENTER.button(GAME.view(state, GERMAN), Move("post", (("T15",),)), said())
    assert plain == "Post a guard: courtyard, by the Dentist (T15)"


def test_the_last_round_is_told():
    """§3.17: because somebody has the target, or because time is up; to the German, too."""
    reached = table(officer("44,20 escaped", kit=True, escapes=2), officer("46,20"), points=5)
    assert (
        lines(reached, B)[1]
        == "🏁 Last round: an officer has the 2 escapes needed. The officer with the most escapes wins."
    )
    assert lines(reached, GERMAN)[1].startswith("🏁 Last round: an officer has")
    assert "🏁" not in "".join(lines(replace(reached, house=("play_on",)), B))
    late = table(officer("44,20"), officer("46,20"), points=5, round=40)
    assert lines(late, A)[1] == "🏁 Last round: time is up when this round ends."

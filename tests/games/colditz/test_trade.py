"""Trades and gifts: docs/rules/colditz.md §3.16, cases 26, 82, 92, 93, 132."""

import pytest

from bot.engine.chance import Chance
from bot.engine.game import redeal
from bot.engine.move import Illegal
from cogs.colditz.data import kind
from cogs.colditz.events.trades import Traded
from cogs.colditz.rules.game import GAME
from tests.contract.playouts import case
from tests.contract.secrecy import Tally, check_secrecy
from tests.games.colditz.build import (
    A,
    B,
    C,
    asked,
    bottom,
    cards,
    dice,
    do,
    event,
    floor,
    germans,
    have,
    key,
    leave,
    offered,
    officer,
    table,
    told,
    verbs,
)
from tests.games.colditz.looks import LANGUAGES, said


def two(give="", want="", **more):
    """Let two officers with these hands wait for the German."""
    return germans(officer("44,20", "rope rope", give), officer("46,20", "key", want), guards="58,18", **more)


def dealt(state, text, number=1, seat=A, other=B):
    """Propose and accept."""
    state = do(state, text, seat=seat).state
    return do(state, f"accept {number}", seat=other)


def test_a_gift():
    """Case 132: of Equipment or a card, in anybody's turn."""
    state = dealt(two("release"), "trade 1 table-rope+#release -").state
    assert (have(state, A), cards(state, A), have(state, B), cards(state, B)) == ("rope", "", "key rope", "release")


def test_an_exchange():
    """§3.16: one kind of card for another; the taker's copy is found."""
    state = dealt(two("release", "hide"), "trade 1 #release hide").state
    assert (cards(state, A), cards(state, B)) == ("hide", "release")
    state = dealt(two("release"), "trade 1 - table-key").state
    assert have(state, A) == "key rope rope"


def test_the_german_takes_no_part():
    """Case 132."""
    state = two("release")
    assert key(state, "trade 0 - rope", 2) == "not-now"
    assert offered(state, "trade", seat=A) == ("1",)


def test_in_the_germans_turn_but_not_in_a_window():
    """Case 82."""
    state = germans(officer("60,36 44,20", "rope rope", "hide"), officer("46,20"), guards="62,36")
    assert dealt(state, "trade 1 table-rope -").state.officers[B].stock[2] == 1
    window = do(state, "arrest 0.0 g0").state
    with pytest.raises(Illegal):
        do(window, "trade 1 table-rope -", seat=A)
    assert dealt(do(do(window, "no").state, "give_up rope").state, "trade 1 table-rope -").state


def test_the_hand_limit():
    """Case 93, R38: nobody is given a fourth card, one for one is allowed."""
    state = two("release", "hide hide hide")
    state = do(state, "trade 1 #release -", seat=A).state
    assert key(state, "accept 1", B) == "hand_limit"
    assert cards(dealt(two("release", "hide hide hide"), "trade 1 #release hide").state, B) == "hide hide release"


def test_who_holds_a_fourth_card_may_change_it():
    """R38: above the limit one for one."""
    state = table(officer("44,20", "", "release release release hide"), officer("46,20", "", "rope"))
    assert key(state, "end") == "hand"
    assert len(dealt(state, "trade 1 #hide rope").state.officers[A].cards) == 4


@pytest.mark.parametrize(
    ("move", "throw", "asked_about", "options"),
    [
        ("arrest 0.0 g0", "", "arrest", {}),
        ("search kitchen g2", "", "search", {"hand": "search"}),
        ("shoot 0.2 g1", "12", "shot", {"hand": "shoot"}),
        ("call", "", "call", {"hand": "roll_call", "phase": "roll"}),
    ],
)
def test_trades_wait_while_an_answer_is_awaited(move, throw, asked_about, options):
    """R41: whatever is asked, and also about offers that were open before."""
    men = f"60,36 {floor('kitchen')[0]} 44,0"
    state = germans(
        officer(men, "rope", "hide amulet"), officer("46,20", "key"), guards="62,36 46,4 58,20", points=9, **options
    )
    state = do(state, "trade 1 table-rope -", seat=A).state
    state = do(state, move, dice(throw)).state
    assert state.interruption is not None
    assert state.interruption.kind == asked_about
    for seat in (A, B):
        assert {"trade", "accept", "reject", "retract"}.isdisjoint(ask.verb for ask in GAME.asks(state, seat))
    assert key(state, "accept 1", B) == "not-now"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_promises_trades_at_any_time(language):
    """R41."""
    say = said(language)
    assert "R41" in say("colditz-book-trades.ruling")
    for text in (say("colditz-coach-trade"), say("colditz-book-trades.text")):
        assert ("not while" if language == "en" else "no mientras") in text


def test_something_must_change_hands():
    """§3.16."""
    assert key(two("release"), "trade 1 - -", A) == "empty_trade"


def test_what_the_other_lacks():
    """The taker alone learns that he lacks it."""
    state = do(two("release"), "trade 1 #release car", seat=A).state
    assert key(state, "accept 1", B) == "lacking"


def test_reject_and_retract():
    """Both end the offer."""
    state = do(two("release"), "trade 1 #release -", seat=A).state
    assert do(state, "reject 1", seat=B).state.trades == ()
    assert do(state, "retract 1", seat=A).state.trades == ()
    assert key(state, "accept 1", A) in ("not-now", "not-offered")


def test_three_offers_at_most():
    """A player cannot flood another."""
    state = two("release release release")
    for _ in range(3):
        state = do(state, "trade 1 table-rope -", seat=A).state
    assert "trade" not in {ask.verb for ask in GAME.asks(state, A)}


def test_nobody_waits_for_trades():
    """§6: they are free asks."""
    state = do(two("release"), "trade 1 #release -", seat=A).state
    assert asked(state) == (2,)
    assert verbs(state, B) == set()


def test_only_the_two_hear_of_an_offer():
    """§3.16, R37: of a deal all hear that it was made."""
    state = germans(officer("44,20", "rope", "hide"), officer("46,20"), officer("48,20"))
    step = do(state, "trade 1 #hide -", seat=A)
    assert [told(step, viewer) for viewer in (A, B, C, 3, None)] == [("offered",)] * 2 + [()] * 3
    done = do(step.state, "accept 1", seat=B)
    assert told(done, C) == told(done, None) == ("traded",)
    assert told(done, B) == ("traded", "exchanged")
    assert event(done, "traded") == Traded(A, B)


def test_kinds_are_secret_after_a_deal():
    """§3.19: the number of cards stays public."""
    state = dealt(two("release"), "trade 1 table-rope -").state
    seen = GAME.view(state, 2).officers
    assert (seen[A].seen, seen[A].equipment, seen[B].equipment) == ((0, 0, 0, 0), 1, 2)
    assert seen[A].stock is None
    assert GAME.view(state, A).officers[A].stock == (0, 0, 1, 0)
    stocks = {redeal(GAME, state, 2, Chance(b"kinds", number)).officers[A].stock for number in range(30)}
    assert stocks == {(0, 0, 1, 0), (1, 0, 0, 0)}


def test_an_offer_falls_with_its_goods():
    """An open offer says what its giver holds."""
    state = table(officer("44,20 cell", "", "release"), officer("46,20"), points=5)
    state = do(state, "trade 1 #release -", seat=A).state
    step = do(state, "release 0.1")
    assert step.state.trades == ()
    assert told(step, B) == ("played", "freed", "fallen")
    assert "fallen" not in told(step)


def test_what_was_offered_stays_where_it_is_in_every_truth():
    """Secrecy: the taker has seen it."""
    state = do(two("release hide", "car"), "trade 1 #release+table-rope -", seat=A).state
    for number in range(20):
        other = redeal(GAME, state, B, Chance(b"offer", number))
        assert "release" in cards(other, A).split()
        assert GAME.view(other, B) == GAME.view(state, B)


def test_offers_of_who_leaves_are_gone():
    """§3.10: so are his cards."""
    state = do(two("release"), "trade 1 #release -", seat=A).state
    state = leave(state, A).state
    assert state.trades == ()
    assert (bottom(state.opportunity), state.piles[2]) == ("release", 12)


def test_a_present_of_a_fourth_card_ends_the_turn():
    """Case 92."""
    state = table(officer("44,20", "", "release release release hide"), officer("46,20"))
    state = dealt(state, "trade 1 #hide -").state
    assert "end" in verbs(state)
    assert asked(do(state, "end", dice("13")).state) == (B,)


def names(state, seat, verb="accept"):
    """List what an officer can answer to."""
    return offered(state, verb, seat=seat)


def test_an_offer_does_not_tell_how_many_others_were_made():
    """§3.16: its name and what the two hear and see of it are the same."""
    state = germans(officer("44,20", "rope", "hide"), officer("46,20"), officer("48,20"))
    busy = state
    for text, seat in (("trade 1 #hide -", A), ("retract 1", A), ("trade 0 hide", B), ("reject 2", A)):
        busy = do(busy, text, seat=seat).state
    quiet, late = (do(each, "trade 2 table-rope car", seat=A) for each in (state, busy))
    assert late.state.trades[0].number == 3
    assert event(quiet, "offered") == event(late, "offered")
    assert names(quiet.state, C) == names(late.state, C)
    assert GAME.view(quiet.state, C) == GAME.view(late.state, C)


def test_a_game_that_shows_the_number_of_an_offer_is_found(monkeypatch):
    """The contract suite sees it, since a world behind the view counts them anew."""
    monkeypatch.setattr("cogs.colditz.view.without_secrets", lambda trade: trade)
    with pytest.raises(AssertionError, match=r"the view tells|not what is seen"):
        check_secrecy(case("colditz", 6), Tally())


def test_an_offer_made_anew_is_answered_by_no_old_button():
    """Each says what it stands for."""
    state = do(two("release"), "trade 1 #release -", seat=A).state
    again = do(do(state, "retract 1", seat=A).state, "trade 1 #release car", seat=A).state
    assert names(state, B) != names(again, B)
    assert key(again, f"accept {names(state, B)[0]}", B) == "not-offered"


def test_two_offers_that_say_the_same_are_answered_one_by_one():
    """§3.16."""
    state = two("release", "hide")
    for _ in range(2):
        state = do(state, "trade 1 table-rope -", seat=A).state
    first, second = names(state, B)
    state = do(do(state, f"accept {second}", seat=B).state, f"accept {first}", seat=B).state
    assert (have(state, A), have(state, B)) == ("", "key rope rope")


@pytest.mark.parametrize("copy", ["release.1", "release.2"])
def test_whichever_copy_was_offered_the_other_can_be_played(copy):
    """Copies are alike: the offer stands while its giver holds one, and that one changes hands."""
    state = table(officer("44,20 cell", "", "release release"), officer("46,20"), points=5)
    state = do(state, f"trade 1 {copy} -", seat=A).state
    step = do(state, "release 0.1")
    assert told(step, B) == ("played", "freed")
    assert names(step.state, B) == names(state, B)
    done = do(step.state, "accept 1", seat=B)
    assert (cards(done.state, A), cards(done.state, B)) == ("", "release")
    assert event(done, "exchanged").give == done.state.officers[B].cards


def test_an_offer_names_no_copy():
    """To its taker all are alike, and any may be the one in another truth."""
    state, other = (do(two("release release"), f"trade 1 {copy} -", seat=A) for copy in ("release.1", "release.2"))
    assert event(state, "offered") == event(other, "offered")
    assert GAME.view(state.state, B).trades == GAME.view(other.state, B).trades
    truths = {redeal(GAME, state.state, B, Chance(b"copies", number)).officers[A].cards for number in range(30)}
    assert {"release.1", "release.2", "release.3"} <= {card for hand in truths for card in hand}
    assert all("release" in {kind(card) for card in hand} for hand in truths)


def test_two_ropes_in_one_trade():
    """C15: as many cards of a kind as one has, and two or three may be asked for."""
    state = two("release")
    assert offered(state, "trade", "1", seat=A)[:2] == ("table-rope", "table-rope.2")
    given = dealt(state, "trade 1 table-rope+table-rope.2 table-key").state
    assert (have(given, A), have(given, B)) == ("key", "rope rope")
    back = dealt(
        germans(officer("44,20", "rope rope"), officer("46,20", "key")),
        "trade 0 - table-rope+table-rope.2",
        seat=B,
        other=A,
    )
    assert have(back.state, B) == "key rope rope"
    short = do(germans(officer("44,20", "rope"), officer("46,20")), "trade 0 table-rope+table-rope.2", seat=B).state
    assert key(short, "accept 1", A) == "lacking"

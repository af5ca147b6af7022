"""The dead who haunt the ship, where the lobby lets them (R25): they see two cards and may exchange them."""

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import redeal, settled
from bot.engine.move import Move
from bot.ui.pages import controls
from cogs.alien1979.events import Foreseen, Haunted, Revealed
from cogs.alien1979.render import PRESENTER
from cogs.alien1979.rules.game import GAME
from tests.contract import reach
from tests.games.alien1979.build import A, B, C, asked, card, dead, do, event, key, pawn, reveal, seen, table
from tests.games.alien1979.looks import NAMES, hand, line, said

COMING = ("5 copas", "1 oros")
HAUNTED = table(pawn("oros"), pawn("copas", "sr"), dead(), dead("left"), cards=COMING, haunting=True)
SWAP = "haunt 1_oros"


def test_it_is_an_option_and_off():
    for choice in ({}, {"haunting": "yes"}):
        state = GAME.setup(3, settled(GAME, choice), Chance(b"deal", 0)).state
        assert state.haunting == bool(choice)
    assert GAME.asks(replace(HAUNTED, haunting=False), C) == ()
    assert seen(replace(HAUNTED, haunting=False), C).coming == ()


def test_only_the_dead_see_what_comes():
    """R25: who has left has left."""
    assert seen(HAUNTED, C).coming == (card("5 copas"), card("1 oros"))
    assert not any(seen(HAUNTED, seat).coming for seat in (None, A, B, 3))
    assert [bool(GAME.asks(HAUNTED, seat)) for seat in range(4)] == [True, False, True, False]


def test_the_dead_exchange_two_cards_once_before_each():
    """R25: and nobody waits for them."""
    step = do(HAUNTED, SWAP, seat=C)
    assert step.events == (Haunted(C),)
    assert asked(step.state) == asked(HAUNTED) == (A,)
    assert key(step.state, "haunt 5_copas", C) == "haunted"
    state = do(step.state, "stop")
    assert event(state, Revealed).card == card("1 oros")
    assert seen(state.state, C).coming[0] == card("5 copas")
    assert GAME.asks(state.state, C)


def test_a_press_of_an_earlier_moment_counts_for_nothing():
    later = do(HAUNTED, "stop").state
    later = do(later, "lose rey").state if later.owed else later
    assert key(later, SWAP, C) in ("not-now", "not-offered")


def test_who_has_just_died_is_shown_the_next_cards():
    state = table(pawn("oros", marks=4), pawn(), cards=("2 copas", *COMING), haunting=True, turn=B)
    step = reveal(state, "2 copas")
    first, second = (each for each in step.events if isinstance(each, Foreseen))
    assert first.to == second.to == (A,)
    assert first.cards[1] == second.cards[0], "the next player's card comes at once"


def test_two_cards_are_needed():
    state = replace(HAUNTED, deck=HAUNTED.deck[:1])
    assert not GAME.asks(state, C)
    assert key(state, SWAP, C) == "no_cards"


def test_another_truth_keeps_what_the_dead_see():
    for number in range(20):
        other = redeal(GAME, HAUNTED, C, Chance(b"other", number))
        assert other.deck[:2] == HAUNTED.deck[:2]
    assert {redeal(GAME, HAUNTED, A, Chance(b"other", number)).deck[0] for number in range(20)} != {HAUNTED.deck[0]}


def test_the_hand_of_the_dead_says_what_comes_and_has_the_button():
    assert hand(HAUNTED, C).lines[2] == "The Alien's next cards: **5 of Cups, Ace of Coins**"
    rows = controls.rows(reach.seated("alien1979", HAUNTED, 4), C, None, said(names=NAMES[:4]))
    assert [button.label for row in rows for button in row] == ["Put the Ace of Coins first"]
    assert hand(HAUNTED, C, "es").lines[2] == "Las próximas cartas: **5 de Copas, As de Oros**"
    assert Move.parse(SWAP).verb == "haunt"


def test_everybody_is_told_that_cards_were_exchanged():
    assert line(Revealed(0, (5, "copas")), Haunted(2)) == (
        "Ana revealed the 5 of Cups. Cleo haunted the ship and swapped the Alien's next two cards."
    )


def test_a_hand_says_when_cards_have_been_exchanged():
    state = do(HAUNTED, SWAP, seat=C).state
    assert hand(state, C).lines[1:] == (
        "You're dead and haunt the ship. The Alien's next two cards have been swapped.",
        "The Alien's next cards: **Ace of Coins, 5 of Cups**",
    )
    assert PRESENTER.event(Foreseen(HAUNTED.deck[:2], to=(C,)), said(), C) == "", "its hand says it"

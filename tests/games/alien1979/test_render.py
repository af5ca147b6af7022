"""Pages: what the board and a hand say."""

import pytest
from msgspec.structs import replace

from bot.art.colours import TOKENS, number
from bot.engine.game import Result
from cogs.alien1979.face.own_words import missing_words
from cogs.alien1979.face.words import card_effect
from cogs.alien1979.render import PRESENTER
from tests.games.alien1979.build import (
    A,
    B,
    C,
    D,
    card,
    do,
    knowing,
    leave,
    pawn,
    ranks,
    reveal,
    seen,
    table,
)
from tests.games.alien1979.looks import CALM, MAD, NAMES, board, hand, said


def test_the_board_says_what_now_then_the_alien_then_who_and_what_is_where():
    page = board(CALM)
    assert page.title == "Alien 1979 · round 5"
    assert page.lines == (
        "Ana acts in Coins: 1 point left.",
        "👾 **Alien** in Cups, calm · last card **7 of Coins**: everyone holding codes in Coins dropped one"
        " · Dan is dead",
        "**Clubs** 3 codes",
        "**Coins** 2 codes · `A` Ana: marks 2/5, weapon, 3 codes · `B` Ben: protected by the weapon, 1 code",
        "**Cups** 👾 Alien",
        "**MOTHER** `C` Cleo",
        "**SHIP** 0 of 2 seats taken · codes not entered yet",
        "Empty: Swords",
    )
    assert page.footer == "Round 5 · Alien deck 28"
    assert page.colour == number(TOKENS[A])
    assert (page.lead, page.rows) == ("", ())


def test_the_board_tells_who_entered_the_codes_who_is_aboard_and_when_the_ship_leaves():
    assert board(MAD).lines == (
        "Ben acts in Cups: 2 points left.",
        "👾 **Alien** in Cups, mad, because the codes are entered · last card **Ace of Clubs**: 3 marks for"
        " everyone beside the Alien · Cleo has left",
        "**Swords** `D` Dan",
        "**Cups** 👾 Alien · `B` Ben: marks 3/5, weapon",
        "**SHIP** 1 of 2 seats taken · codes entered by Ana · **leaves after 2 more turns by Ana**"
        " · `A` Ana: marks 1/5",
        "Empty: Clubs, Coins and MOTHER",
    )


def test_the_board_in_spanish():
    assert board(MAD, "es").lines == (
        "Le toca a Ben en Copas: le quedan 2 puntos.",
        "👾 **Alien** en Copas, loco: los códigos están introducidos"
        " · última carta **As de Bastos**: dio 3 marcas a quien estaba con él · se ha ido Cleo",
        "**Espadas** `D` Dan",
        "**Copas** 👾 Alien · `B` Ben: marcas 3/5, arma",
        "**NAVE** plazas ocupadas: 1 de 2 · códigos introducidos por Ana · **sale dentro de 2 turnos de Ana**"
        " · `A` Ana: marcas 1/5",
        "Vacíos: Bastos, Oros y MADRE",
    )


@pytest.mark.parametrize(("text", "raged", "does"), [
    ("4 copas", False, "the Alien went there"),
    ("6 copas", True, "the Alien went there"),
    ("2 copas", False, "2 marks for everyone beside the Alien"),
    ("1 copas", True, "3 marks for everyone beside the Alien"),
    ("3 copas", False, "everyone holding codes in Cups dropped one"),
    ("5 copas", True, "1 mark for everyone beside the Alien"),
])  # fmt: skip
def test_each_card_of_the_alien_is_explained(text, raged, does):
    assert card_effect(seen(replace(MAD, raged=raged)), card(text), said()) == does


def test_a_card_that_ends_the_rage_is_told_as_what_it_was():
    state = table(pawn("copas", marks=4), pawn("oros"), pawn("madre"), alien="copas", enterer=A)
    draws = (0,) * 11
    killed = reveal(state, "3 oros", draws, by=B).state
    assert board(killed).lines[1] == (
        "👾 **Alien** in Cups, calm · last card **3 of Coins**: 1 mark for everyone beside the Alien · Ana is dead"
    )
    spared = table(pawn("madre"), pawn("copas"), pawn("madre"), alien="copas", enterer=A)
    left = leave(reveal(spared, "3 oros", by=B).state, A, draws).state
    assert "last card **3 of Coins**: 1 mark for everyone beside the Alien · Ana has left" in board(left).lines[1]


def test_who_chooses_a_code_is_named_and_which_one_is_not():
    state = table(pawn("oros"), pawn("copas", "sr"), pawn("copas", "crr"), alien="bastos")
    state = reveal(state, "3 copas", by=B).state
    assert board(state).lines[0] == "Ben and Cleo are each choosing a code to drop."
    assert board(state).colour == number(TOKENS[B])
    chosen = do(state, "lose rey", seat=C).state
    assert board(chosen).lines[0] == "Ben is choosing a code to drop."
    assert PRESENTER.turn(seen(CALM), said(), A) == "1 point left to spend in Coins."
    assert PRESENTER.turn(seen(chosen), said(), B) == "drop a code: the 3 of Cups makes you."
    assert hand(chosen, B).lines[0] == "The 3 of Cups makes you drop a code. Choose which."
    assert hand(chosen, C).lines[0] == "You'll drop your King once everyone has chosen. Ben is choosing a code to drop."
    assert hand(chosen, A).lines[0] == "Ben is choosing a code to drop."


def test_a_forced_discard_says_who_forces_it():
    state = do(table(pawn(), pawn("copas", "sr")), "force 1").state
    assert board(state).lines[0] == "Ana makes Ben drop a code; Ben is choosing which."
    assert PRESENTER.turn(seen(state), said(), B) == "drop a code: Ana makes you."
    assert hand(state, B).lines[0] == "Ana makes you drop a code. Choose which."


def test_a_swap_says_so():
    state = do(table(pawn("oros", "ssrr"), pawn(), lying={"oros": "c"}), "take", [0]).state
    assert board(state).lines[0] == "Ana took a fifth code and puts one back."
    assert hand(state, A).lines[0] == "Your turn: put back one of your five codes."


# the hand


def more(state, seat):
    return PRESENTER.more(seen(state, seat), said("en", NAMES[: len(state.pawns)]))


def test_a_hand_tells_what_now_and_what_is_at_stake():
    state = knowing(CALM, A, "bastos", "rr")
    page = hand(state, A)
    assert page.lines == ("Your turn: 1 point left.",), "3 %, as the picture shows"
    assert "**You know** King ×2 in Clubs" in more(state, A)
    assert hand(state, B).lines == (
        "Ana acts in Coins: 1 point left.",
        "**Your codes** Horse",
    )


def test_more_tells_all_that_the_picture_shows_and_the_table():
    assert more(CALM, A) == (
        "You are in Coins: marks 2/5, weapon. With you: Ben.",
        "**Your codes** Jack ×2, King",
        "Still missing for a trio: Jack.",
        said()("alien1979-outlook-legend"),
        "**Clubs** (costs 1): 3% risk of dying, 5% risk of reaching 4/5 marks, 22% chance of a useful code, "
        "30% risk of dropping a code",
        "**Swords** (costs 1): 3% risk of dying, 5% risk of reaching 4/5 marks, 30% risk of dropping a code",
        "**Coins** (here): 3% risk of dying, 5% risk of reaching 4/5 marks, 22% chance of a useful code, "
        "21% risk of dropping a code",
        "**Cups** (costs 1): 34% risk of dying, 51% risk of reaching 4/5 marks, 30% risk of dropping a code",
        "**MOTHER**: safe from the Alien",
        "**SHIP**: safe from the Alien",
        "The Alien's deck has 28 cards. 3 cards are revealed before your next turn. In the deck: Ace (3 marks) × 4 · "
        "2 (2 marks) × 4 · 3, 5 or 7 (codes dropped there) × 11 · 4 or 6 (the Alien goes there) × 8.",
        "",
        *board(CALM).lines[1:],
    )
    assert more(CALM, B)[1:3] == ("Still missing for a trio: Horse ×2.", more(CALM, B)[2])
    assert more(CALM, D) == board(CALM).lines[1:]


@pytest.mark.parametrize(("players", "needed"), [
    (4, "You need three codes of one rank."),
    (5, "You need two pairs, or four codes of one rank."),
])  # fmt: skip
def test_an_empty_hand_is_told_what_is_needed(players, needed):
    assert more(table(*(pawn(),) * players), A)[1:3] == ("**Your codes** none", needed)


@pytest.mark.parametrize(("codes", "players", "missing"), [
    ("", 4, "Jack ×3 / Horse ×3 / King ×3"),
    ("ssc", 4, "Jack"),
    ("scr", 4, "Jack ×2 / Horse ×2 / King ×2"),
    ("sscc", 4, "Jack / Horse"),
    ("ssc", 5, "Horse"),
    ("sssr", 5, "Jack / King"),
    ("scr", 8, "Jack, Horse / Jack, King / Horse, King"),
])  # fmt: skip
def test_what_a_hand_lacks_is_every_shortest_way_to_the_combination(codes, players, missing):
    assert set(missing_words(ranks(codes), players, said()).split(" / ")) == set(missing.split(" / "))


def test_a_combination_is_announced_to_its_owner_alone():
    state = table(pawn("oros", "rrr"), pawn("oros"), alien="copas")
    assert "You have a trio: enter it in MOTHER (2 points)." in hand(state, A).lines
    assert not any("trio:" in line for line in (*board(state).lines, *hand(state, B).lines))
    five = table(pawn("oros", "rrss"), *[pawn()] * 4)
    assert "You have two pairs: enter them in MOTHER (2 points)." in hand(five, A).lines


@pytest.mark.parametrize(("mine", "enterer", "warning", "deadly"), [
    (pawn("oros"), None, "Dangerous: a 2 (you'd have 2/5 marks), an Ace (you'd have 3/5 marks).", None),
    (pawn("oros", marks=2), None, "Dangerous: a 2 (you'd have 4/5 marks), an Ace (kills you).",
     "Deadly for you: an Ace."),
    (pawn("oros", marks=4), B, "Dangerous: a 3, 5 or 7 (kills you), a 2 (kills you), an Ace (kills you).",
     "Deadly for you: an Ace, a 2, a 3, 5 or 7."),
    (pawn("oros", shielded=True), None, "Your weapon takes the next attack.", "Your weapon takes the next attack."),
])  # fmt: skip
def test_beside_the_alien_a_hand_tells_what_each_card_does(mine, enterer, warning, deadly):
    state = table(mine, pawn(), enterer=enterer)
    assert more(state, A)[1].endswith(f"The Alien is beside you. {warning}")
    lines = hand(state, A).lines
    assert lines[1].startswith("⚠ Alien here: ")
    assert lines[2:3] == ((deadly,) if deadly else ()) or enterer == B


def test_away_from_the_alien_nothing_is_dangerous():
    state = table(pawn("copas"), pawn("oros"))
    assert not any("Beside" in line for line in hand(state, A).lines)
    assert hand(state, A).lines == hand(table(pawn(), pawn()), A).lines == ("Your turn: 2 points left.",)


def test_once_the_codes_are_entered_a_hand_tells_the_way_home():
    way = "Try the SHIP's door: a try costs 1 point, and a King opens it."
    start = "Only you can start the countdown (2 points)."
    waiting = replace(MAD, countdown=None)
    outside = table(pawn("oros"), pawn("copas"), alien="copas", enterer=A)
    assert hand(outside, A).lines[-1] == "Only you can start the countdown, aboard the SHIP (2 points)."
    assert way not in hand(waiting, A).lines
    assert start in hand(waiting, A).lines
    assert start not in hand(MAD, A).lines
    assert way in hand(MAD, B).lines
    assert start not in hand(waiting, B).lines
    assert not any("Your codes" in line for line in more(MAD, B))


def test_who_is_not_aboard_is_told_of_the_countdown_and_of_a_full_ship():
    """R17."""
    state = table(pawn("oros"), pawn("nave"), alien="copas", enterer=B, countdown=3)
    told = hand(state, A).lines
    assert "The only seat of the SHIP is taken." in told
    assert "The SHIP leaves after 3 more turns by Ben." in told
    assert not any(line.startswith("Try the SHIP's door") for line in told)
    free = hand(replace(state, pawns=(state.pawns[A], pawn("copas"))), A).lines
    assert "Try the SHIP's door: a try costs 1 point, and a King opens it." in free
    assert "The SHIP leaves after 3 more turns by Ben." in free


def test_a_single_card_left_is_told_in_the_singular():
    state = table(pawn("oros"), pawn())
    last = replace(state, deck=state.deck[:1])
    assert any("The Alien's deck has 1 card." in line for line in more(last, A))
    over = replace(last, result=Result((A,), "launched"))
    assert "The Alien's next card: 4 of Clubs" in PRESENTER.revealed(seen(over), said())


@pytest.mark.parametrize(
    ("turn", "left", "told"),
    [
        (A, 1, "The SHIP leaves at the end of this turn."),
        (A, 2, "The SHIP leaves at the end of your next turn."),
        (A, 3, "The SHIP leaves after 2 more of your turns."),
        (B, 1, "The SHIP leaves at the end of your next turn."),
        (B, 2, "The SHIP leaves after 2 more of your turns."),
    ],
)
def test_whose_turns_are_counted_down_is_told_at_the_end_of_which_the_ship_leaves(turn, left, told):
    """R11."""
    state = table(pawn("nave"), pawn("copas"), enterer=A, countdown=left, turn=turn)
    assert hand(state, A).lines[-1] == told
    assert hand(state, B).lines[-1] == f"The SHIP leaves after {left} more turn{'' if left == 1 else 's'} by Ana."


def test_the_last_rounds_are_announced():
    """R19."""
    for count, told in ((70, "in 11 rounds"), (71, "in 10 rounds"), (79, "in 2 rounds"), (80, "after this round")):
        state = replace(CALM, round=count)
        for line in (hand(state, A).lines[-1], board(state).lines[1]):
            assert f"The Nostromo blows up {told}" in line
    early = replace(CALM, round=69)
    assert not any("Nostromo" in line for line in (*hand(early, A).lines, *board(early).lines))


@pytest.mark.parametrize(("seat", "state", "why"), [(D, CALM, "You're dead"), (C, MAD, "You've left the game")])
def test_who_is_out_sees_what_everybody_sees(seat, state, why):
    page = hand(state, seat)
    assert page.lines == (board(state).lines[0], f"{why}. You see only what everyone sees.")


def test_at_the_end_nobody_is_told_to_watch():
    over = replace(MAD, result=Result((A,), "launched"))
    for seat in (C, D):
        assert "watch" not in "\n".join(hand(over, seat).lines)


# buttons and menus


def test_from_five_players_on_a_chance_says_over_how_many_cards():
    pawns = (pawn("oros", marks=3), *(pawn() for _ in range(7)))
    assert hand(table(*pawns), A).lines[1] == "⚠ Alien here: 63% hit, 63% death within 8 cards."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "⚠ Alien here: 29% hit risk by your next turn."),
        ("es", "⚠ Con el Alien: 29 % de ataque antes de tu turno."),
    ],
)
def test_where_nothing_can_kill_yet_the_chance_is_that_of_a_hit(language, told):
    """§3.4: one card comes, and a single one gives three marks at most."""
    state = table(pawn("oros"), pawn(), turn=B)
    assert hand(state, A, language).lines[1] == told

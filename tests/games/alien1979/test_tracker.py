"""A seat's own picture: what it reckons, what it shows, and that a hand beside it is short."""

from fractions import Fraction
from io import BytesIO
from textwrap import wrap

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.engine.move import Move
from bot.engine.texts import LANGUAGES
from bot.engine.wording import ALT
from cogs.alien1979 import data
from cogs.alien1979.face.arrangements import hand as hand_scene
from cogs.alien1979.face.outlook import chance_of_none, chance_to_lose, outlook, outlooks, percent
from cogs.alien1979.minds.belief import danger
from cogs.alien1979.render import PRESENTER
from tests.contract.paint import LONG_NAMES
from tests.drills.few import first
from tests.games.alien1979.build import A, B, D, asked, card, do, knowing, pawn, seen, table
from tests.games.alien1979.looks import CALM, MAD, NAMES, hand, said
from tests.games.alien1979.playing import played

PHONE = 44
"""Letters in a line of a telephone."""

SWAP = do(table(pawn("oros", "ssrr"), pawn(), lying={"oros": "c"}), "take", [0]).state


def shown(state, seat, draft=None, language="en"):
    say = said(language, NAMES[: len(state.pawns)])
    return PRESENTER.private_picture(seen(state, seat), draft and Move.parse(draft), say)()


# what it reckons


def test_each_place_is_judged_as_the_computer_players_do():
    view = seen(CALM, A)
    for each in outlooks(view, A):
        reckoned = danger(view, A, each.place, 2, False, True)
        assert (each.death, each.reach) == (reckoned.death, reckoned.reach)
    copas, madre = outlook(view, A, "copas"), outlook(view, A, data.MADRE)
    assert copas.death > outlook(view, A, "oros").death > madre.death == 0


def test_what_it_costs_to_go_somewhere():
    """§3.5 A1 to A3, B1, C1."""

    def costs(state, seat=A):
        return tuple(each.cost for each in outlooks(seen(state, seat), seat))

    assert costs(CALM) == (1, 1, None, 1, None, None)
    assert costs(replace(CALM, points=2)) == (1, 1, None, 1, 2, None)
    assert costs(MAD, B) == (1, 1, 1, None, 2, 1)
    assert costs(CALM, B) == costs(SWAP) == (None,) * 6


def test_the_chance_to_lose_a_code_counts_the_cards_that_are_gone():
    """§3.4: three of 28 cards take a code in a sector; a card more comes for each player who is alive."""
    two = seen(table(pawn("oros", "s"), pawn()), A)
    assert chance_to_lose(two, A, "oros") == pytest.approx(1 - Fraction(25 * 24, 28 * 27))
    gone = seen(table(pawn("oros", "s"), pawn(), discards=(card("3 oros"), card("5 oros"), card("7 oros"))), A)
    assert chance_to_lose(gone, A, "oros") == 0
    assert outlook(seen(table(pawn("oros"), pawn()), A), A, "oros").lose is None
    assert chance_of_none(3, 28, 0) == 1


def test_an_empty_deck_is_shuffled_before_it_is_drawn_from():
    """R22."""
    empty = replace(table(pawn("oros", "s"), pawn(), discards=data.ALIEN_DECK), deck=())
    assert chance_to_lose(seen(empty, A), A, "oros") == pytest.approx(1 - Fraction(25 * 24, 28 * 27))


def test_what_can_happen_is_never_called_impossible():
    assert [percent(chance) for chance in (0, 0.001, 0.014, 1)] == [0, 1, 1, 100]


# what it shows


@pytest.mark.parametrize(("state", "other"), [
    (CALM, replace(CALM, pawns=(replace(CALM.pawns[A], marks=3), *CALM.pawns[1:]))),
    (CALM, replace(CALM, pawns=(replace(CALM.pawns[A], codes=("sota", "rey", "rey")), *CALM.pawns[1:]))),
    (CALM, replace(CALM, pawns=(replace(CALM.pawns[A], shielded=True), *CALM.pawns[1:]))),
    (CALM, replace(CALM, alien="oros")),
    (CALM, knowing(CALM, A, "bastos", "rr")),
    (CALM, replace(CALM, points=2)),
    (CALM, replace(CALM, deck=CALM.deck[1:])),
    (CALM, replace(CALM, lying=((), *CALM.lying[1:]))),
    (CALM, replace(CALM, discards=(*CALM.discards, card("1 copas")))),
])  # fmt: skip
def test_what_a_seat_weighs_is_in_its_picture(state, other):
    assert shown(state, A) != shown(other, A)


@pytest.mark.parametrize(("state", "seat", "draft"), [
    (CALM, A, "go espadas"), (CALM, A, "send 1 copas"), (MAD, B, "go oros"), (SWAP, A, "back rey"),
])  # fmt: skip
def test_what_is_chosen_so_far_is_marked(state, seat, draft):
    assert shown(state, seat, draft) != shown(state, seat)
    picture = Image.open(BytesIO(shown(state, seat, draft)))
    assert (picture.size, picture.mode) == ((1200, 900), "P")


def test_who_is_alive_or_must_decide_has_a_picture():
    for state in (CALM, MAD, SWAP):
        for seat in range(len(state.pawns)):
            drawn = PRESENTER.private_picture(seen(state, seat), None, said())
            assert (drawn is not None) == (state.pawns[seat].alive or seat in asked(state))
    assert PRESENTER.private_picture(seen(CALM), None, said()) is None


def test_the_picture_in_words_tells_codes_risks_and_cards():
    alt = hand(CALM, A).alt
    for told in (
        "Your codes Jack ×2, King.",
        "missing for a trio: Jack.",
        "Cups (costs 1): 34% risk of dying",
        "28 cards",
    ):
        assert told in alt
    assert "Your codes" not in hand(CALM, D).alt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("state", "seat"), [(CALM, A), (MAD, B), (SWAP, A)])
def test_of_all_percentages_the_picture_has_the_risk_of_dying_in_each_sector(state, seat, language):
    say, view = said(language, NAMES[: len(state.pawns)]), seen(state, seat)
    runs = [run.text for part in hand_scene(view, None, say).parts for run in part.runs]
    told = [text for text in runs if any(sign in text for sign in "%⅓⅔½")]
    risks = {"en": "% risk of dying", "es": " % de morir"}
    assert told == [f"{percent(outlook(view, seat, place).death)}{risks[language]}" for place in data.SECTORS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_more_tells_the_other_chances_with_a_legend(language):
    lines = PRESENTER.more(seen(CALM, A), said(language, NAMES[:4]))
    (legend,) = (number for number, line in enumerate(lines) if line == said(language)("alien1979-outlook-legend"))
    assert all("%" in line for line in lines[legend + 1 : legend + 5])


# beside it


@pytest.mark.parametrize("number", first(range(7), 3))
def test_a_hand_is_short_and_no_alt_text_is_cut(number):
    for each in played(number):
        state = each.before
        count = len(state.pawns)
        language = LANGUAGES[each.version % 2]
        short, long = said(language, NAMES[:count]), said(language, LONG_NAMES[:count])
        alt = PRESENTER.board(seen(state), long).alt
        assert "…" not in alt
        assert len(alt) <= ALT
        for seat in range(count):
            view = seen(state, seat)
            assert len(PRESENTER.hand_alt(view, long)) <= ALT
            lines = PRESENTER.hand(view, short).lines
            phone = sum(len(wrap(line.replace("**", ""), PHONE)) for line in lines)
            assert phone <= 7, lines


def test_a_ping_says_what_is_asked_now():
    for number in range(4):
        for each in played(number):
            state = each.before
            say = said("en", NAMES[: len(state.pawns)])
            for seat in asked(state):
                if not state.owed:
                    now = hand(state, seat).lines[0].removesuffix(".")
                    assert f"Your turn: {PRESENTER.turn(seen(state), say, seat)}".startswith(now)
    assert PRESENTER.turn(seen(CALM), said(), A) == "1 point left to spend in Coins."
    assert PRESENTER.turn(seen(SWAP), said(), A) == "put back one of your five codes."

"""Log lines, refusals, endings, and pages through whole games."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.art.colours import TOKENS, number
from bot.engine.game import Refusal, Result
from bot.engine.texts import LANGUAGES
from cogs.alien1979 import data, rules
from cogs.alien1979.events import (
    Activated,
    Began,
    Chose,
    Ejected,
    Entered,
    Launched,
    Marked,
    Prowled,
    PutDown,
    PutDownCode,
    Reshuffled,
    Revealed,
    Saved,
    Stopped,
    Swapped,
    Ticked,
    Took,
    TookCode,
    Went,
)
from cogs.alien1979.render import FACE, NOBODY
from cogs.alien1979.rules.game import GAME
from tests.games.alien1979.build import (
    A,
    B,
    C,
    pawn,
    seen,
    table,
)
from tests.games.alien1979.looks import CALM, LONG, board, hand, said, told
from tests.games.alien1979.playing import played

STRIKE = (
    Revealed(0, (2, "oros")),
    Marked(0, 2, 4),
    Saved(1),
    Marked(2, 2, 2),
    Saved(3),
)


def test_what_one_card_does_to_several_is_one_sentence():
    assert told(*STRIKE) == [
        "Ana reveals 2 of Oros. 2 marks each for Ana (4/5) and Cleo (2/5). "
        "The weapons of Ben and Dan take the attack and are gone."
    ]
    assert told(*STRIKE[:3], language="es") == [
        "Ana revela 2 de Oros. Ana recibe 2 marcas: 4/5. El arma de Ben para el ataque y se pierde."
    ]
    assert told(*(PutDown(seat, "copas") for seat in (0, 1))) == ["Ana and Ben put down a code each in Copas."]
    assert told() == []


def test_what_befalls_the_reader_is_a_sentence_of_its_own():
    assert told(*STRIKE, reader=2) == [
        "Ana reveals 2 of Oros. Ana gets 2 marks: 4/5. "
        "The weapons of Ben and Dan take the attack and are gone. You get 2 marks: 2/5."
    ]
    assert told(*STRIKE[1:], Marked(1, 2, 3), reader=0, language="es") == [
        "Recibes 2 marcas: 4/5. Las armas de Ben y Dan paran el ataque y se pierden. "
        "2 marcas para cada uno: Cleo (2/5) y Ben (3/5)."
    ]


def test_who_puts_down_a_code_reads_it_once():
    """R3, R5: the others read only that it happened."""
    gave = PutDownCode(1, "rey", to=(1,))
    lost = (PutDown(0, "copas"), PutDown(1, "copas"), gave, PutDown(2, "copas"))
    assert told(*lost, reader=1) == ["Ana and Cleo put down a code each in Copas. You put down Rey."]
    heard = (event for event in lost if event.reaches(3))
    assert told(*heard, reader=3) == ["Ana, Ben and Cleo put down a code each in Copas."]
    assert told(Chose(1), *lost[1:3], reader=1, language="es") == ["Has soltado Rey."]
    assert told(Swapped(1, "oros"), gave, reader=1) == ["You put down Rey."]


def test_who_takes_a_code_reads_it_once():
    took = Took(0, "oros")
    assert told(took) == ["Ana takes a code in Oros."]
    assert told(took, TookCode(0, "rey", to=(0,)), reader=0) == ["You took Rey."]


def test_entering_and_the_countdown_are_told():
    story = (
        Entered(1, ("sota", "sota", "rey", "rey")),
        Activated(1, "sota", 2),
        Ticked(1, 1),
        Ejected(2, 1, "copas"),
        Launched((0, 2)),
    )
    assert told(*story) == [
        "Ben enters the codes with Sota ×2, Rey ×2. The Alien goes mad. "
        "Ben draws Sota: the NAVE leaves in 2 turns of Ben. "
        "Countdown: 1 turn of Ben left. "
        "Cleo throws Ben out of the NAVE to Copas. "
        "The NAVE leaves with Ana and Cleo aboard.",
    ]
    assert told(*story, reader=1) == [
        "You enter the codes with Sota ×2, Rey ×2. The Alien goes mad. "
        "You draw Sota: the NAVE leaves in 2 turns of yours. "
        "Countdown: 1 turn of yours left. "
        "Cleo throws you out of the NAVE to Copas. "
        "The NAVE leaves with Ana and Cleo aboard.",
    ]
    assert told(*story[3:], reader=2, language="es") == [
        "Echas a Ben de la NAVE a Copas. La NAVE sale contigo a bordo: 2 en total."
    ]


def test_a_launch_tells_who_was_aboard():
    """§3.8."""
    assert told(Launched(())) == ["The NAVE leaves with nobody aboard."]
    assert told(Launched((1,))) == ["The NAVE leaves with Ben aboard."]
    assert told(Launched((1,)), reader=1) == ["The NAVE leaves with you alone aboard."]


def test_a_turn_is_one_line():
    """ui: what changed since one last looked; a shuffle belongs to the card that needed it (§3.3)."""
    assert told(
        Began(0, "oros"),
        Revealed(0, (6, "copas")),
        Prowled("copas"),
        Went(0, "oros"),
        Stopped(0, 1),
        Reshuffled(),
        Revealed(1, (1, "oros")),
        Revealed(2, (2, "oros")),
        Stopped(2, 2),
    ) == [
        "Ana begins. The Alien is in Oros. Ana reveals 6 of Copas. The Alien goes to Copas. Ana goes to Oros.",
        "The Alien's deck is shuffled anew. Ben reveals As of Oros.",
        "Cleo reveals 2 of Oros. Cleo ends the turn with 2 points left.",
    ]


def test_who_has_chosen_is_told_until_the_codes_lie_there():
    """R23."""
    chose, down = Chose(0), PutDown(0, "copas")
    assert told(chose) == ["Ana has chosen a code."]
    assert told(chose, down, chose) == ["Ana puts down a code in Copas. Ana has chosen a code."]
    assert told(Stopped(0, 1)) == []


ARGUMENTS = {
    "cost": 2,
    "points": 1,
    "place": "oros",
    "sector": "oros",
    "capacity": 2,
    "limit": 4,
    "whom": 1,
    "left": 2,
}


def test_every_refusal_of_the_rules_can_be_said():
    source = "".join(file.read_text("utf-8") for file in Path(rules.__file__).parent.rglob("*.py"))
    keys = set(re.findall(r'Refusal\(\s*"([a-z_]+)"', source))
    keys |= {"target_not_in_sector", "target_not_aboard", "no_trio", "no_pairs"}
    keys |= {"only_in_madre", "only_in_nave", "only_in_sectors"}
    assert len(keys) > 25
    for language in LANGUAGES:
        for key in keys:
            assert f"alien1979-refuse-{key}" in said(language), key
            assert FACE.refusal(Refusal(key, ARGUMENTS), said(language)).endswith(".")
        assert FACE.refusal(Refusal("not-now"), said(language))


def test_a_refusal_says_the_rule_and_the_numbers():
    def why(key, **args):
        return FACE.refusal(Refusal(key, args), said())

    assert why("points", cost=2, points=1) == "That costs 2 and you have 1 point left."
    assert why("full", capacity=1) == "The only seat of the NAVE is taken."
    assert why("same_sector", whom=1, place="oros") == "Ben is in Oros already."
    assert why("not_enterer", whom=2) == "Only Cleo, who entered the codes, can start the countdown."


# endings

REASONS = ("launched", "empty", "alien", "limit", "left")


@pytest.mark.parametrize("reason", REASONS)
def test_every_ending_is_told_to_everybody_winners_and_losers(reason):
    winners = (A, C) if reason == "launched" else ()
    state = replace(CALM, result=Result(winners, reason), phase="over")
    for language in LANGUAGES:
        endings = [FACE.ending(seen(state, viewer), viewer, said(language)) for viewer in (None, A, B)]
        assert len(set(endings)) == (3 if winners else 1)
        assert board(state, language).lines[0] == endings[0]
        assert hand(state, A, language).lines[0] == endings[1]
    assert board(state).colour == (number(TOKENS[A]) if winners else NOBODY)


def test_several_winners_or_one():
    def ending(viewer, *winners):
        return FACE.ending(seen(replace(CALM, result=Result(winners, "launched")), viewer), viewer, said())

    assert ending(None, A, C) == "Ana and Cleo win: the NAVE got away."
    assert ending(None, A) == "Ana wins: the NAVE got away."
    assert ending(A, A) == "You win! You alone got away in the NAVE."
    assert ending(B, A) == "The NAVE got away with Ana. You were not aboard."


def test_there_is_no_ending_while_the_game_runs():
    with pytest.raises(ValueError, match="not over"):
        FACE.ending(seen(CALM), None, said())


def test_at_the_end_hands_and_what_lies_face_down_are_shown():
    lines = board(replace(CALM, result=Result((), "limit"), phase="over")).lines
    assert "**Bastos** 3 codes (Caballo, Rey ×2)" in lines
    assert any("`A` Ana: marks 2/5, weapon, 3 codes (Sota ×2, Rey)" in line for line in lines)


# whole games


@pytest.mark.parametrize("number", range(7))
def test_pages_stay_short_through_whole_games(number):
    for each in played(number):
        state = each.before
        count = len(state.pawns)
        for language in LANGUAGES:
            say = said(language, LONG[:count])
            page = FACE.board(seen(state), say)
            assert 3 <= len(page.lines) <= 8
            assert len(page.alt) <= 1024
            assert sum(line.count("`") for line in page.lines) == 2 * len(state.living())
            for seat in range(count):
                assert FACE.hand(seen(state, seat), say).lines[0]
            for seat in (seat for seat in range(count) if GAME.asks(state, seat)):
                assert FACE.turn(seen(state), say, seat) == FACE.turn(seen(state, seat), say, seat)


def test_all_places_have_a_line_when_somebody_is_everywhere():
    places = (*data.SECTORS, data.MADRE, data.NAVE)
    state = table(*(pawn(place) for place in places), pawn("oros"), pawn("oros"))
    assert len(board(state).lines) == 8

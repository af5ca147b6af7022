"""Why a move is advised: a sentence for every candidate of the search, from nothing but the view."""

import re
from functools import partial

import pytest

from bot.engine.chance import Chance
from bot.engine.game import redeal
from bot.engine.move import Move, must_decide
from cogs.colditz.face import words
from cogs.colditz.lookahead import LOOKAHEAD
from cogs.colditz.rules.castle.board import INNER_POSTS, OUTER_POSTS, ROOMS
from cogs.colditz.rules.game import GAME
from tests.contract.playouts import recorded
from tests.games.colditz.build import A, germans, officer, spelt, table
from tests.games.colditz.looks import FACE, LANGUAGES, said

LONGEST = 90

EVERY = 7
"""Turns from one question that is looked at to the next."""

SAID = [said(language) for language in LANGUAGES]


def why(state, text, seat=A):
    move = Move.parse(spelt(state, seat, text))
    return FACE.why(GAME.view(state, seat), move, SAID[0])


@pytest.mark.parametrize("number", [1, 9, 16])
def test_there_is_a_reason_for_every_candidate_whatever_is_hidden(number):
    for at, turn in enumerate(recorded("colditz", number)[::EVERY]):
        for seat in range(turn.before.players):
            asks = GAME.asks(turn.before, seat)
            if not must_decide(asks):
                continue
            view, next_field = GAME.view(turn.before, seat), partial(GAME.next_field, turn.before, seat)
            other = GAME.view(redeal(GAME, turn.before, seat, Chance(b"why", at)), seat)
            for move in LOOKAHEAD.candidates(view, asks, next_field, Chance(b"why", at)):
                for say in SAID:
                    told = FACE.why(view, move, say)
                    assert 0 < len(told) <= LONGEST, (move, told)
                    assert "{" not in told
                    assert told == FACE.why(other, move, say)


def test_a_man_who_is_free_or_safe_is_told_so():
    out = table(officer("AQ45 44,20", kit=True), points=1)
    assert why(out, "move 0.0 AP45") == "With the kit he is free there: one escape more."
    inside = table(officer("AD19 44,20"), points=1)
    assert why(inside, "end") == "No man of yours can be arrested by a guard where he stands."
    equipped = table(officer("AD19 44,20", "rope"), points=1)
    assert why(equipped, "end") == "Another step would put more at risk than it gains."


@pytest.mark.parametrize("say", SAID)
def test_the_longest_names_fit(say):
    inner, garrison = (" ".join(sorted(posts, key=len)[-most:]) for posts, most in ((INNER_POSTS, 5), (OUTER_POSTS, 7)))
    assert len(say("colditz-why-place", inner=inner, garrison=garrison)) <= LONGEST
    aims = [words.aim(room, say) for room in ROOMS]
    assert max(len(say("colditz-why-move-needed", aim=aim, spaces=12)) for aim in aims) <= LONGEST


def test_the_german_is_told_how_far_a_man_is_from_freedom():
    state = germans(officer("X1 44,20", kit=True), officer("44,22"), guards="60,4", hand="shoot", points=4)
    assert (
        why(state, "end", GAME.view(state, None).german)
        == "Another step would bring the guards no nearer to an arrest."
    )
    assert "to freedom" in why(state, "arrest 0.0 g0", 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_that_has_a_label_has_a_reason(language):
    written = (FACE.texts / f"{language}.ftl").read_text(encoding="utf-8")
    labelled, reasoned = (set(re.findall(rf"^colditz-{what}-(\w+)", written, re.MULTILINE)) for what in ("do", "why"))
    assert not labelled - reasoned

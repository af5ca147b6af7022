"""Why a move is advised: the sentence of each situation."""

import re

import pytest

from bot.engine.move import Move
from cogs.colditz.face import words
from cogs.colditz.rules.castle.board import INNER_POSTS, OUTER_POSTS, ROOMS
from cogs.colditz.rules.game import GAME
from tests.games.colditz.build import A, germans, officer, spelt, table
from tests.games.colditz.looks import LANGUAGES, PRESENTER, said

LONGEST = 90

SAID = [said(language) for language in LANGUAGES]


def why(state, text, seat=A):
    move = Move.parse(spelt(state, seat, text))
    return PRESENTER.why(GAME.view(state, seat), move, SAID[0])


def test_a_man_who_is_free_or_safe_is_told_so():
    out = table(officer("AQ45 44,20", kit=True), points=1)
    assert why(out, "move 0.0 AP45") == "With the kit your man is free there: one more escape."
    inside = table(officer("AD19 44,20"), points=1)
    assert why(inside, "end") == "No guard can arrest any of your men where they are."
    equipped = table(officer("AD19 44,20", "rope"), points=1)
    assert why(equipped, "end") == "Another step would risk more than it gains."


@pytest.mark.parametrize("say", SAID)
def test_the_longest_names_fit(say):
    inner, garrison = (
        say.listed(sorted(posts, key=len)[-most:]) for posts, most in ((INNER_POSTS, 5), (OUTER_POSTS, 7))
    )
    assert len(say("colditz-why-place", inner=inner, garrison=garrison)) <= LONGEST
    aims = [words.aim(room, say) for room in ROOMS]
    assert max(len(say("colditz-why-move-needed", aim=aim, spaces=12)) for aim in aims) <= LONGEST
    assert max(len(say("colditz-why-move-gamble", aim=aim, spaces=12, chance=100)) for aim in aims) <= LONGEST


def test_a_likely_arrest_is_named_with_the_place_that_the_button_names():
    """The reason for a move towards an objective names no room."""
    state = table(officer("X20 AB20", "rope", kit=True), guards="44,16 46,16", points=4)
    view, asks = GAME.view(state, A), GAME.asks(state, A)
    moves = PRESENTER.shortcuts(view, next(ask for ask in asks if ask.verb == "move"))
    told = {PRESENTER.button(view, move, SAID[0]): PRESENTER.why(view, move, SAID[0]) for move in moves}
    assert told["B towards objective 1, to Y18: 4 points · risk 100 %"] == (
        "An arrest there is likely (100 %). Otherwise, it is 35 spaces to objective 1."
    )
    assert told["A towards objective 1, to T20: 4 points"].startswith("From there the goal of your nearest plan is")


def test_the_german_is_told_how_far_a_man_is_from_freedom():
    state = germans(officer("X1 44,20", kit=True), officer("44,22"), guards="60,4", hand="shoot", points=4)
    assert (
        why(state, "end", GAME.view(state, None).german)
        == "Another step would bring the guards no nearer to an arrest."
    )
    assert "to freedom" in why(state, "arrest 0.0 g0", 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_that_has_a_label_has_a_reason(language):
    written = (PRESENTER.texts / f"{language}.ftl").read_text(encoding="utf-8")
    labelled, reasoned = (set(re.findall(rf"^colditz-{what}-(\w+)", written, re.MULTILINE)) for what in ("do", "why"))
    assert not labelled - reasoned

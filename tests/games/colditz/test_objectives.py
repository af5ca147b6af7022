"""Objectives are called by the number on their flag, never by a name that looks like a space of column O."""

import re

import pytest

from cogs.colditz.face import words
from cogs.colditz.rules.castle.board import OBJECTIVES
from tests.games.colditz.looks import LANGUAGES, PRESENTER, said

NAMED = re.compile(r"\bO[1-7]\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_calls_an_objective_by_a_column(language):
    lines = (PRESENTER.texts / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if NAMED.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_objective_is_named_by_its_number(language):
    for place, name in OBJECTIVES.items():
        told = words.to(place, said(language))
        assert f"objetivo {name[1]}" in told or f"objective {name[1]}" in told
        assert not NAMED.search(told)

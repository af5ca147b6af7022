"""Every event of every title has its words: in both languages, in the third person, and for whom it is about in the
second, made of nothing but its own fields."""

from __future__ import annotations

import importlib
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot import installed_games
from bot.engine.event import SEAT, Event, fields
from bot.engine.table_events import Returned, TookBack, TookBackUnseen
from bot.engine.texts import LANGUAGES
from bot.engine.turn_line import turn_line
from bot.game_packages import packages
from tests.contract import paint
from tests.contract.playouts import case, recorded

GAMES = installed_games.names()

TOLD = 3
"""Numbered games of which every event is told to everybody."""


class Variables(Visitor):
    """The variables that a text uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def events(name: str) -> tuple[type[Event], ...]:
    return get_args(installed_games.installed_game(name).game.event_type)


def messages(name: str, language: str) -> dict[str, ast.Message]:
    source = (installed_games.installed_game(name).presenter.texts / f"{language}.ftl").read_text(encoding="utf-8")
    found = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]
    return {message.id.name: message for message in found}


def about(event: type[Event]) -> list[str]:
    """The fields that hold whom an event is about; whom it is told says nothing of that."""
    return [field.name for field in fields(event) if field.kind == SEAT and field.name != "to"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_event_has_its_words_in_both_persons(name: str, language: str) -> None:
    written = messages(name, language)
    wanted = {f"{name}-event-{event.__struct_config__.tag}": event for event in events(name)}
    for key, event in wanted.items():
        assert key in written, f"{event.__name__} has no words"
        persons = {attribute.id.name for attribute in written[key].attributes}
        assert persons == set(about(event)), f"{key} addresses {sorted(persons)}, it is about {about(event)}"
    spare = {key for key in written if key.startswith(f"{name}-event-")} - set(wanted)
    assert not spare, f"words of no event: {spare}"


@pytest.mark.parametrize("name", GAMES)
def test_words_are_the_same_in_either_language_and_person(name: str) -> None:
    """A text uses no variable in one language or person that it lacks in the other but for whom it addresses."""
    spoken = [messages(name, language) for language in LANGUAGES]
    for event in events(name):
        key = f"{name}-event-{event.__struct_config__.tag}"
        used = [_used(texts[key].value) for texts in spoken]
        assert used[0] == used[1], key
        for texts in spoken:
            for attribute in texts[key].attributes:
                assert _used(attribute.value) == used[0] - {attribute.id.name}, f"{key}.{attribute.id.name}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_event_that_happens_can_be_told_to_everybody(name: str, language: str) -> None:
    title = installed_games.installed_game(name)
    for number in range(TOLD):
        one = case(name, number)
        say = title.say(language, paint.NAMES[: one.seats])
        for turn in recorded(name, number):
            for event in turn.step.events:
                assert type(event) in events(name)
                for reader in (None, *range(one.seats)):
                    _told(title.presenter, event, say, reader)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_the_house_tells_stands_between_what_the_game_tells(name: str, language: str) -> None:
    title, (turn, *_) = installed_games.installed_game(name), recorded(name, 0)
    say = title.say(language, paint.NAMES)
    for events in ((TookBack(1),), (TookBackUnseen(1, to=(1, 2)),) * 2, (Returned(0),)):
        for reader in (None, 1):
            told = turn_line(title.presenter, (*turn.step.events, *events, *turn.step.events), say, reader)
            assert turn_line(title.presenter, events, say, reader) in told
            assert paint.NAMES[events[0].who] in turn_line(title.presenter, events, say)
    assert "2" in turn_line(title.presenter, (TookBack(1),) * 2, say)


def test_no_event_is_declared_in_vain() -> None:
    for name in GAMES:
        module = importlib.import_module(f"{packages()[name]}.events")
        assert installed_games.installed_game(name).game.event_type == module.EVENTS


def _told(face: Any, event: Event, say: Any, reader: int | None) -> None:
    line = face.event(event, say, reader)
    assert line, f"{event} says nothing"
    if reader is not None and reader not in event.touches:
        assert line == face.event(event, say, None), f"{event} addresses somebody else"


def _used(pattern: Any) -> set[str]:
    variables = Variables()
    if pattern is not None:
        variables.visit(pattern)
    return variables.found

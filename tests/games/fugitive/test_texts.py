"""Texts of Fugitive: both languages have the same, every event, refusal and ending has its line."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec.structs import replace

from bot.engine.game import Result, settled
from bot.engine.move import Refusal
from bot.engine.texts import LANGUAGES
from cogs.fugitive.events import Declined, Drew, DrewCard, Found, GaveUp, Guessed, Hid, Idle, Manhunt, Over, Passed, Ran
from cogs.fugitive.house import VARIANTS
from cogs.fugitive.render import PRESENTER
from cogs.fugitive.rules.game import GAME
from tests.games.fugitive.looks import MIDDLE, playouts, said


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def catalogue(language):
    entries = FluentParser().parse((PRESENTER.texts / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    found = {}
    for message in messages:
        visitor = Variables()
        visitor.visit(message)
        assert message.id.name not in found, f"{message.id.name} stands twice"
        found[message.id.name] = visitor.names
    return found


def test_both_languages_have_the_same_keys_with_the_same_variables():
    assert catalogue("en") == catalogue("es")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_play_has_its_line(language):
    for _, events in playouts():
        for event in events:
            assert PRESENTER.event(event, said(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "event",
    [
        Hid(0, 1, 2),
        Ran(0, 1),
        Declined(0),
        Found(9, 1, ()),
        Found(9, 1, (8, 11), 0),
        Manhunt(1, 0),
        Manhunt(1, 17),
        GaveUp(1),
        Idle(1),
        *(Over(0, reason) for reason in ("caught", "limit", "escaped", "manhunt", "escaped_clean", "resigned")),
    ],
)
def test_rare_events_have_their_line_in_either_person(language, event):
    lines = {PRESENTER.event(event, said(language), reader) for reader in (None, 0, 1)}
    assert len(lines) == (1 + len(event.touches))


def test_events_in_words():
    guessed = Guessed(1, (7, 12), False)
    assert PRESENTER.event(guessed, said()) == "Ben guessed 7 and 12 and missed."
    assert PRESENTER.event(guessed, said(), 1) == "You guessed 7 and 12 and missed."
    found = Found(9, 1, (8, 11))
    assert PRESENTER.event(found, said()) == "Found: 9, with sprint cards 8\u00a0(+2) and 11\u00a0(+1)."
    assert PRESENTER.event(Drew(who=0, deck=2), said("es")) == "Ana robó del mazo 15-28."


def test_a_draw_is_told_in_one_line_to_whoever_sees_the_card():
    drew, card = Drew(who=1, deck=1), DrewCard(who=1, card=7, to=(1,))
    told = PRESENTER.tell([drew, card, drew, card, Passed(who=0), drew], said())
    assert told == ["Ben drew 7.", "Ben drew 7.", "Ana passed.", "Ben drew from 4-14."]


REFUSALS = (
    Refusal("not_in_hand", {"card": 7}),
    Refusal("not_higher", {"card": 7, "last": 9}),
    Refusal("no_sprint", {"card": 42}),
    Refusal("too_far", {"card": 19, "beyond": 5, "last": 14, "reach": 3, "added": 1, "missing": 1, "possible": 6}),
    Refusal("too_far", {"card": 19, "beyond": 5, "last": 14, "reach": 3, "added": 0, "missing": 2, "possible": 6}),
    Refusal("guess_range"),
    Refusal("guess_one"),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
def test_refusals_say_the_rule(language, refusal):
    text = PRESENTER.refusal(refusal, said(language))
    assert all(str(value) in text for key, value in refusal.args.items() if value and key != "missing")


@pytest.mark.parametrize("language", LANGUAGES)
def test_lobby_and_rules_texts(language):
    say = said(language)
    for option in GAME.options:
        assert say(f"fugitive-option-{option.name}")
        for choice in option.choices:
            assert len(say(f"fugitive-option-{option.name}-{choice}")) <= 100
    assert len("\n".join(PRESENTER.rules(None, say))) <= 4000
    assert len(say("fugitive-command-new-about")) <= 100
    assert all(say(f"fugitive-{key}") for key in ("title", "about", "players"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_a_table_are_those_of_its_options(language):
    """F16: a third of them was on options and events not in use."""
    say, plain = said(language), settled(GAME, {})
    assert PRESENTER.rules(plain, say) == (say("fugitive-rules"),)
    assert PRESENTER.rules({**plain, "bonus_pass": "yes"}, say)[1:] == ("", say("fugitive-rules-bonus_pass"))
    events = [PRESENTER.rules({**plain, "events": variant}, say)[1:] for variant in VARIANTS if variant != "none"]
    assert len(set(events)) == len(VARIANTS) - 1
    assert all(len(told) == 2 for told in events)


@pytest.mark.parametrize("reason", ["caught", "manhunt", "escaped", "escaped_clean", "limit", "resigned"])
def test_every_ending_has_its_reason(reason):
    view = GAME.view(replace(MIDDLE, phase="over", result=Result((1,), reason)), None)
    for language in LANGUAGES:
        assert "Ben" in PRESENTER.ending(view, None, said(language))
    assert PRESENTER.ending(view, 1, said()).startswith("You win!")


def test_a_running_game_has_no_ending():
    with pytest.raises(ValueError, match="not over"):
        PRESENTER.ending(GAME.view(MIDDLE, None), None, said())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_tells_whom_no_events_and_the_pass_favour(language):
    """As many games are won as §8.3 has measured."""
    rules = " ".join((Path(__file__).parents[3] / "docs/rules/fugitive.md").read_text("utf-8").split())
    measured = re.search(r"the Fugitive won (\d+) % without events, (\d+) % with the pass of the second edition", rules)
    assert measured is not None, "§8.3"
    say, (none, with_the_pass) = said(language), measured.groups()
    told = {"en": "the Fugitive wins {} games in 100", "es": "el Fugitivo gana {} de cada 100"}[language]
    assert told.format(none) in say("fugitive-option-events-none")
    assert int(with_the_pass) > max(int(none), 50)
    for text in ("fugitive-option-bonus_pass-yes", "fugitive-preset-second"):
        assert {"en": "helps the Fugitive", "es": "ayuda al Fugitivo"}[language] in say(text)

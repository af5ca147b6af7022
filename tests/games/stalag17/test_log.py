"""The log of Stalag 17, its refusals and endings, in both languages."""

import re

import pytest
from msgspec.structs import replace

from bot.engine.game import Result
from bot.engine.move import Refusal
from cogs.stalag17.data import DECK
from cogs.stalag17.events import (
    CoinsShown,
    Drew,
    Escaped,
    EscapeFailed,
    Idle,
    Joined,
    JoinFailed,
    LastTurns,
    Left,
    Negotiated,
    NothingRevealed,
    Offered,
    Over,
    Passed,
    Planned,
    Reshuffled,
    RollCall,
    TookOffer,
    Void,
)
from cogs.stalag17.render import PRESENTER
from tests.contract.paint import LONG_NAMES
from tests.games.stalag17.build import A, B, C, key, leave, refused, seen, table, time_out, who
from tests.games.stalag17.looks import LANGUAGES, games, middle, said, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_whom_an_event_is_about_are_told_in_their_number(language):
    """§4.1, §3.10: one informer or more, one winner or more."""
    say, lines = said(language), set()
    for event in (CoinsShown(()), CoinsShown((0,)), CoinsShown((0, 1))):
        lines |= {PRESENTER.event(event, say, reader) for reader in (A, B)}
    assert len(lines) == 4
    for reason in ("free", "together", "void", "alone", "gone"):
        own, other = (PRESENTER.event(Over((0, 1), reason), say, reader) for reader in (A, C))
        assert own != other


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_play_has_its_line(language):
    say, met = said(language), set()
    for step in games()[0]:
        for event in step.events:
            met.add(type(event))
            line_of_it = PRESENTER.event(event, say)
            assert line_of_it == line_of_it.strip()
            assert not re.search(r"[{}_]|runaway-|food-|None", line_of_it), line_of_it
    assert met >= {Planned, CoinsShown, Escaped, EscapeFailed, Joined, Negotiated, Offered, TookOffer}


RARE = (
    JoinFailed(who=0, cards=(), runaway=0, required=9, cost=2),
    NothingRevealed(who=0),
    Passed(who=0),
    Idle(who=0),
    Left(who=0),
    Void(),
    LastTurns(who=0),
    Drew(who=0, count=0),
    Reshuffled(),
    RollCall((0, 1), 3, ("food",), 4),
    *(Over((0, 1), reason) for reason in ("free", "together", "void", "alone", "gone")),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_events_have_their_line(language):
    for event in RARE:
        assert PRESENTER.event(event, said(language))


def test_a_hoarders_escape_stays_a_line():
    event = EscapeFailed(who=0, cards=DECK[:60], runaway=0, required=139, cost=2)
    for language in LANGUAGES:
        assert len(PRESENTER.event(event, said(language, LONG_NAMES))) < 300


def test_a_time_out_and_a_resignation_are_told():
    state = table(who("r3"), who(), who())
    assert told(time_out(state)) == ["Ana ran out of time."]
    assert told(leave(state, B)) == ["Ben left the game."]


# refusals and endings


REFUSALS = (
    Refusal("without_negotiation"),
    Refusal("without_exchange"),
    Refusal("without_quiet_night"),
    Refusal("rested"),
    Refusal("calm", {"vigilance": 1}),
    Refusal("last_turns"),
    Refusal("empty_hand"),
    Refusal("no_discards"),
    Refusal("discard", {"count": 2}),
    Refusal("discard", {"count": 4}),
    Refusal("attempted"),
    Refusal("negotiate"),
    Refusal("offering"),
    Refusal("offer"),
    Refusal("no_offers"),
    Refusal("own_offer"),
    Refusal("no_offer", {"whom": 1}),
    Refusal("no_pass"),
    Refusal("not_in_hand", {"card": "food-2.3"}),
)


def test_every_refusal_of_the_rules_is_in_words():
    """Each key that the rules can give, as their sources spell them, has its sentence; and no other is written."""
    source = "".join(path.read_text(encoding="utf-8") for path in (PRESENTER.texts.parent / "rules").glob("*.py"))
    found = set(re.findall(r'Refusal\(\n?\s*"([a-z_]+)"', source)) | {
        "without_negotiation",
        "without_exchange",
        "without_quiet_night",
    }
    found |= set(re.findall(r'(?:PILE|HAND|DISCARD): "([a-z_]+)"', source))
    assert {refusal.key for refusal in REFUSALS} == found
    for language in LANGUAGES:
        catalogue = (PRESENTER.texts / f"{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^stalag17-refuse-([a-z_]+) =", catalogue, re.M)) == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_can_be_said(language):
    for refusal in (*REFUSALS, *games()[1]):
        assert PRESENTER.refusal(refusal, said(language)).endswith((".", "?"))


def test_refusals_name_card_and_player():
    state = middle()
    assert PRESENTER.refusal(refused(state, "play map1"), said()) == "You don't have map in hand."
    assert key(state, "discard food2+food2") == "discard"
    assert PRESENTER.refusal(refused(state, "discard food2+food2"), said()).startswith("You can't discard two cards")
    assert PRESENTER.refusal(refused(state, "take 2 pile"), said()) == "Cleo isn't offering a card."


@pytest.mark.parametrize(
    ("reason", "winners", "texts"),
    [
        ("free", (0,), ("Ana wins: all three", "You win! Your three", "Ana wins: all three prisoners are free. Yours")),
        ("together", (0, 1), ("Ana and Ben win together", "You win! Ana and Ben", "Ana and Ben win together")),
        ("void", (0,), ("Ana wins after three void", "You win! After three", "Ana wins after three void")),
        ("void", (0, 1), ("Ana and Ben win after", "You win! After three", "Ana and Ben win after")),
        ("alone", (0,), ("Ana wins: everyone", "You win! Everyone", "Ana wins: everyone")),
        ("gone", (0,), ("Ana wins, furthest", "You win! You are furthest", "Ana wins, furthest")),
    ],
)
def test_endings(reason, winners, texts):
    state = replace(middle(), phase="over", result=Result(winners, reason, (1, 2, 3)))
    for viewer, text in zip((None, A, C), texts, strict=True):
        assert PRESENTER.ending(seen(state, viewer), viewer, said()).startswith(text)
        assert PRESENTER.ending(seen(state, viewer), viewer, said("es"))
    with pytest.raises(ValueError, match="not over"):
        PRESENTER.ending(seen(middle()), None, said())

"""A turn of Stalag 17 in one line, and the headings of its rounds."""

import pytest

from bot.engine.chronicle import LogEntry, chapters
from bot.ui.pages.fitting import fitted
from bot.ui.pages.since import since
from cogs.stalag17.events import Counted, Drew, Idle, Planned, RollCall
from cogs.stalag17.render import PRESENTER
from tests.contract.reach import seated
from tests.games.stalag17.build import A, B, C, deal, do, table, time_out, who
from tests.games.stalag17.looks import LANGUAGES, games, said, turn_line


def test_whoever_sees_the_card_is_told_once():
    step = do(table(who("food1"), who("map1"), top="r4 r5"), "play food1")
    assert turn_line(step.events, A) == "You played food face-down and drew runaway 4 (3)."
    assert turn_line(step.events, A, "es") == "Jugaste comida boca abajo y robaste huida 4 (3)."
    for other in (None, B):
        assert turn_line(step.events, other) == "Ana played a card face-down."
    assert PRESENTER.line(step.events, said()) == "Ana played food face-down and drew runaway 4 (3).", "after the end"


def test_what_is_drawn_by_rule_is_not_told_and_all_else_is():
    state = table(who("food1"), who(), who(offer="map1"), plan="food + 3", rules="exchange", discards="tools2")
    for move, line in (
        ("pick_up", "Ana took tools (2) from the discards."),
        ("offer food1", "Ana offered food (1)."),
        ("take 2 pile", "Ana took map (1) from Cleo."),
        ("take 2 discard", "Ana took tools (2) from the discards and took map (1) from Cleo."),
        ("draw", "Ana drew 2 cards."),
    ):
        assert turn_line(do(state, move).events, B) == line
    assert turn_line(do(state, "take 2 pile").events, C) == "Ana took map (1) from you."
    empty = table(who("food1"), who(), deck="", discards="r3")
    assert turn_line(do(empty, "play food1", []).events) == (
        "Ana played a card face-down. The discards were shuffled into a new draw pile."
    )
    dry = table(who("food1"), who(), deck="", reshuffles=1)
    assert turn_line(do(dry, "draw", []).events).startswith("Ana found no card to draw. The cards ran out:")


def test_a_turn_after_a_failed_escape_is_one_sentence():
    state = table(who("food1", "r3"), who(), plan="food + 3")
    steps = [do(state, "escape")]
    steps.append(do(steps[0].state, "play food1"))
    events = [event for step in steps for event in step.events]
    failed = "escape with runaway 3 (3 of 3 points, +2 vigilance)"
    assert turn_line(events) == f"Ana failed to {failed} and played a card face-down."
    assert turn_line(events[1:]) == "Ana played a card face-down.", "a reader who hears less"
    assert turn_line(events, A).startswith(f"You failed to {failed}, played food face-down and drew ")


def test_of_many_cards_turned_up_only_how_many():
    """A hoarder's escape stays a line; its scene names the cards."""
    state = table(who("", "food1 clothes1 documents1 tools1 map1 food/map food/tools r5 r3"), who(), plan="+ 9")
    assert turn_line(do(state, "escape").events) == "Ana failed to escape with 9 cards (8 of 9 points, +2 vigilance)."


def test_the_guard_in_a_line():
    """§4.2 NEG-1 and NEG-2."""
    state = table(who("tools1 map1 clothes1 food1"), who(), rules="negotiation", top="clothes2")
    assert turn_line(do(state, "negotiate tools1+map1+clothes1").events) == (
        "Ana gave the guard clothes (1), tools (1), map (1) and turned up clothes: a match, now barracks."
    )
    state = table(who("food1"), who(), rules="negotiation", top="info")
    assert turn_line(do(state, "negotiate food1").events, None, "es") == (
        "Ana entregó al guarda comida (1) y descubrió información, que no sirve, y recibió 4 de vigilancia."
    )


def test_a_roll_call_is_one_sentence_in_which_the_reader_is_addressed():
    """§3.7, and nothing of who stays behind or has chosen a side."""
    state = table(who("food2", "r5"), who("food2 r4", "barr", vigilance=1), plan="+ 1", rules="joint")
    escaped = do(state, "escape")
    assert turn_line(escaped.events) == "Ana escaped with runaway 5 (5 of 1 points)."
    called = [event for event in do(escaped.state, "decline", deal()).events if not event.opens]
    assert turn_line(called) == "Roll call: vigilance Ana → 2, Ben → 1."
    assert turn_line(called, B).startswith("Roll call: vigilance Ana → 2, you → 1.")
    assert turn_line(called, B, "es").startswith("Recuento: vigilancia Ana → 2, tú → 1.")
    coins = table(*(who(coin=True) for _ in range(3)), rules="informer", phase="coin")
    assert turn_line(do(coins, "coin heads", seat=B).events) == ""
    assert turn_line(time_out(coins, seat=A).events) == "", "S21: a late coin is heads"
    late = do(do(time_out(coins, seat=A).state, "coin heads", seat=B).state, "coin heads", seat=C)
    assert turn_line(late.events).startswith("Ana ran out of time.")


def test_whoever_negotiates_reads_the_answer_however_many_turns_follow():
    """S1: first, and in the second person."""
    state = table(who("food1"), who(), who(), who(), who(), rules="negotiation", top="r4")
    step = do(state, "negotiate food1")
    news, state = [LogEntry(A, step.events)], step.state
    for seat in (B, C, 3, 4):
        step = do(state, "draw")
        news, state = [*news, LogEntry(seat, step.events)], step.state
    lines = fitted((since(seated("stalag17", state, 5), news, A, said()),), 0)
    assert lines[0] == "**The guard showed runaway 4: no match, so you got 3 vigilance (your vigilance: 3).**"


@pytest.mark.parametrize("answer", ["join", "decline"])
def test_whoever_ends_a_round_reads_the_own_roll_call_first(answer):
    """S1: it is in the own move, and a new round has begun with it."""
    escaped = do(table(who("food2", "r3"), who("tools1", "r4"), plan="+ 3", rules="joint"), "escape")
    step = do(escaped.state, answer, None, seat=B)
    news = [LogEntry(A, escaped.events), LogEntry(B, step.events)]
    lines = fitted((since(seated("stalag17", step.state, 2), news, B, said()),), 0)
    told = {
        "join": "You escaped. Roll call: 1 from your hand + 4 for joining = +5 (your vigilance: 5).",
        "decline": "Ana escaped. Roll call: 1 from your hand − 9 for prisoners in the camp = −8 (your vigilance: 0).",
    }
    assert lines[0] == f"**{told[answer]}**"


def test_a_void_round_is_told_with_its_roll_call():
    """§3.9."""
    state = table(who(), who("food2 food1"), deck="", reshuffles=1, last=1, plan="food + 3")
    told = [event for event in do(state, "pass", deal()).events if not event.opens]
    assert turn_line(told) == "Ana passed. Void round: vigilance Ana → 0, Ben → 0."
    assert turn_line(told[:2]) == "Ana passed. Nobody escaped: the round was void.", "a reader who hears less"


def test_a_round_is_a_chapter_headed_by_its_plan():
    state = table(who("food2", "r5"), who(), plan="+ 1", round=3)
    events = do(state, "escape", deal()).events
    first, second = chapters([LogEntry(A, events)])
    assert isinstance(second.opening, Planned)
    assert (
        PRESENTER.heading(second.opening, said()) == "Round 4 · plan: food, tools, map, runaway points 3 · Ben starts"
    )
    assert isinstance(first.turns[0].events[-1], Counted)
    assert isinstance(first.turns[0].events[1], RollCall)
    assert PRESENTER.tell(events, said())[1].startswith("Roll call. Ana:"), (
        "the call itself says nothing beside its parts"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_whole_games_are_short_and_say_the_subject_once(language):
    """A turn is told in at most 160 letters but for the richest of cards, to whoever hears of it, secrets included."""
    long = 0
    for step in games()[0]:
        for reader, events in ((None, step.events), *((seat, step.events) for seat in (A, B))):
            heard = [event for event in events if not event.opens]
            line = PRESENTER.line(heard, said(language), reader)
            assert line == line.strip()
            assert "  " not in line
            long += len(line) > 160
            assert turn_line([event for event in heard if event.reaches(reader)], reader, language) is not None
    assert long < len(games()[0]) * 3 / 50
    assert PRESENTER.line((Idle(0), Drew(0, 2)), said()) == "Ana ran out of time and drew 2 cards."

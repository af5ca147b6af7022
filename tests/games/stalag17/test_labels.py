"""Buttons and menus of Stalag 17, lobby and rules texts."""

from itertools import product

import pytest

from bot.engine.game import settled
from bot.engine.move import Move
from bot.ui.pages import forms
from cogs.stalag17 import data
from cogs.stalag17.render import PRESENTER
from cogs.stalag17.rules.game import GAME
from tests.contract import paint
from tests.games.stalag17.build import A, B, seen, spelt, table, who
from tests.games.stalag17.looks import ALL, LANGUAGES, games, middle, moved, said


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("coin tails", "Tails: informer"),
        ("coin heads", "Heads: play normally"),
        ("play", "Play a card face-down"),
        ("play food2", "Play food (2) ✓"),
        ("play barr", "Play barracks ✓"),
        ("play info", "Play information (bluff)"),
        ("draw", "Draw two"),
        ("pick_up", "Take food/map, draw one"),
        ("discard", "Discard"),
        ("discard r5", "Discard runaway 5"),
        ("discard food2+food2+info", "Discard food (2) ×2, information"),
        ("discard food2+food2+info info", "Discard food (2) ×2, information (information on top)"),
        ("escape", "Escape (fails, +2 vigilance)"),
        ("negotiate food2+map1", "Negotiate with food (2), map (1)"),
        ("offer food2", "Offer food (2)"),
        ("take", "Take an offer"),
        ("take 1", "Take Ben's tools (2)"),
        ("take 1 pile", "Take Ben's tools (2), draw one"),
        ("take 1 hand food2", "Take Ben's tools (2), play food (2)"),
        ("take 1 hand", "Take Ben's tools (2), play"),
        ("take 1 discard", "Take Ben's tools (2), plus food/map from the discards"),
        ("pass", "Pass"),
        ("join", "Join the escape (fails, +2 vigilance)"),
        ("decline", "Stay behind"),
    ],
)
def test_moves_in_words(text, label):
    assert moved(middle(), text).strip() == label


@pytest.mark.parametrize(
    ("language", "verb", "fails", "succeeds"),
    [
        ("en", "escape", "Escape (fails, +2 vigilance)", "Escape"),
        ("es", "escape", "Fugarse (falla, +2 de vigilancia)", "Fugarse"),
        ("en", "join", "Join the escape (fails, +2 vigilance)", "Join the escape"),
        ("es", "join", "Unirse a la fuga (falla, +2 de vigilancia)", "Unirse a la fuga"),
    ],
)
def test_an_escape_that_would_fail_says_so_on_its_button(language, verb, fails, succeeds):
    """E13, E16: one press is enough for it, so the press itself tells what it costs."""
    phase = {"phase": "joint", "turn": A, "escaper": B} if verb == "join" else {}
    for laid, label in (("food1 r3", fails), ("food1 r4", succeeds)):
        state = table(who("map1", laid), who(), plan="food + 4", rules="joint", **phase)
        assert moved(state, verb, language) == label


def test_cards_of_different_vigilance_have_different_buttons():
    state = table(who("food1 food2 food/map r3 r4"), who())
    (ask,) = (ask for ask in GAME.asks(state, A) if ask.verb == "play")
    labels = [PRESENTER.button(seen(state, A), Move("play", ((option,),)), said()) for option in ask.fields[0].options]
    assert labels == ["Play food (1) ✓", "Play food (2) ✓", "Play food/map ✓", "Play runaway 3 ✓", "Play runaway 4 ✓"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_discard_of_many_cards_still_fits_on_its_button(language):
    cards = tuple(data.DECK[::3])
    for picks in ((cards,), (cards, cards[:1])):
        label = PRESENTER.button(None, Move("discard", picks), said(language, paint.LONG_NAMES))
        assert str(len(cards)) in label
        assert len(label) <= paint.BUTTON


def options(state, verb, *picked):
    ask = next(ask for ask in GAME.asks(state, A) if ask.verb == verb)
    picks = Move.parse(spelt(state, A, " ".join((verb, *picked)))).picks
    field = GAME.next_field(state, A, ask, picks)
    say = said()
    labels = [PRESENTER.option(seen(state, A), ask, field, (), option, say) for option in field.options]
    return PRESENTER.ask(seen(state, A), ask, field, picks, say), labels


def test_a_menu_tells_of_each_card_whether_the_plan_needs_it():
    state = table(who("food2 tools1 map1 food/map r4 barr info", "food1 food2"), who(), plan="food food map + 5")
    placeholder, labels = options(state, "discard")
    assert placeholder == "Discard 1 card, 3+ of one type, or 5+ all different …"
    assert labels == [
        ("Food (2)", "vigilance 2 in hand · in the plan, but already in play"),
        ("Tools (1)", "vigilance 1 in hand · not in the plan"),
        ("Map (1)", "vigilance 1 in hand · the plan needs it"),
        ("Food/map", "vigilance 3 in hand · the plan needs it"),
        ("Runaway 4", "vigilance 3 in hand · 4 runaway points"),
        ("Barracks", "vigilance 4 in hand · counts as any object; costs vigilance if another player escapes"),
        ("Information", "vigilance 4 in hand · passes for any type, but only in a discard"),
    ]
    placeholder, labels = options(state, "discard", "food2+food/map+info")
    assert placeholder == "Card to put on top …"
    assert [label for label, _ in labels] == ["Food (2)", "Food/map", "Information"]


def test_taking_an_offer_is_owner_way_and_card():
    state = middle()
    assert options(state, "take") == (
        "Whose offer to take …",
        [("Ben", "tools · vigilance 2 in hand · not in the plan")],
    )
    placeholder, labels = options(state, "take", "1")
    assert placeholder == "Take Ben's offer, and …"
    assert [label for label, _ in labels] == [
        "Draw one card",
        "Play a card face-down",
        "Take the top discard: food/map",
    ]
    placeholder, labels = options(state, "take", "1", "hand")
    assert placeholder == "Play a card face-down for it …"
    assert labels[0] == ("Food (2)", "vigilance 2 in hand · the plan needs it")


# texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_and_labels_of_play_are_inside_the_limits(language):
    for step, viewer in product(games()[0][::17], (None, A, B)):
        state = step.state
        names = paint.LONG_NAMES[: len(state.players)]
        say = said(language, names)
        view = seen(state, viewer)
        paint.check_page(PRESENTER.board(view, say), "board")
        if viewer is not None:
            paint.check_page(PRESENTER.hand(view, say), "hand")
            for ask in GAME.asks(state, viewer):
                paint.check_controls(paint.controls(GAME, PRESENTER, state, viewer, ask, say))


@pytest.mark.parametrize("language", LANGUAGES)
def test_lobby_and_rules_texts(language):
    say = said(language)
    for option in GAME.options:
        assert say(f"stalag17-option-{option.name}")
        assert 0 < len(say(f"stalag17-option-{option.name}-about")) <= 100
        for choice in option.choices:
            assert say(f"stalag17-option-{option.name}-{choice}")
    assert forms.list_switches(GAME) == (
        "informer",
        "negotiation",
        "exchange",
        "joint",
        "tie_break",
        "quiet_night",
        "information",
        "short",
        "call_it",
    )
    for preset in GAME.presets:
        assert 0 < len(say(f"stalag17-preset-{preset}")) <= paint.BUTTON
    assert 200 < len(say("stalag17-rules")) < 3500


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_in_short_have_an_example_and_only_the_additional_rules_of_the_table(language):
    """S13."""
    say = said(language)
    heading, example = say("stalag17-rules-additional"), {"en": "**For example.**", "es": "**Por ejemplo.**"}[language]
    short = {name: "\n".join(PRESENTER.rules(settled(GAME, options), say)) for name, options in GAME.presets.items()}
    assert heading not in short["first_game"]
    assert short["additional_rules"] == "\n".join(PRESENTER.rules(None, say))
    for name in ALL.split():
        alone = "\n".join(PRESENTER.rules(settled(GAME, {**GAME.presets["first_game"], name: "yes"}), say))
        assert 0 < alone.index(example) < alone.index(heading) < alone.index(say(f"stalag17-rules-{name}"))
        assert not any(say(f"stalag17-rules-{other}") in alone for other in ALL.split() if other != name)
    changed = "\n".join(PRESENTER.rules(settled(GAME, {"special_face": "0", "information": "yes"}), say))
    assert say("stalag17-rules-information") in changed
    assert say("stalag17-rules-special_face", points="0") in changed
    assert all(len(text) < 4000 for text in (*short.values(), changed))


def test_the_spanish_has_the_words_of_the_supplement():
    text = (PRESENTER.texts / "es.ftl").read_text(encoding="utf-8").lower()
    for word in (
        "huida",
        "vigilancia",
        "recuento",
        "plan de fuga",
        "informador",
        "negociación con el { -guard }",
        "intercambio entre jugadores",
        "fuga conjunta",
        "barracón",
        "información",
        "boca abajo",
        "descarte",
    ):
        assert word in text


def test_a_first_game_has_none_of_the_four_rules():
    numbers = {"information": "no", "special_face": "2", "fourth_die": "table", "fifth_die": "table"}
    chosen = settled(GAME, GAME.presets["first_game"])
    assert (
        chosen
        == dict.fromkeys(
            ("informer", "negotiation", "exchange", "joint", "tie_break", "quiet_night", "short", "call_it"), "no"
        )
        | numbers
    )
    every = settled(GAME, GAME.presets["additional_rules"])
    assert (
        every
        == settled(GAME, {})
        == {**dict.fromkeys(ALL.split(), "yes"), "tie_break": "no", "quiet_night": "no", "short": "no", "call_it": "no"}
        | numbers
    )

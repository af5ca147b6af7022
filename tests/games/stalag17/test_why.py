"""Why a move is advised: the sentence of each situation."""

import pytest

from bot.engine.move import Move
from cogs.stalag17.render import PRESENTER
from tests.games.stalag17.build import A, B, C, seen, spelt, table, who
from tests.games.stalag17.looks import LANGUAGES, said

MOST = 90
"""Letters of a sentence."""


def why(state, text, seat=A, language="en"):
    return PRESENTER.why(seen(state, seat), Move.parse(spelt(state, seat, text)), said(language))


COIN = {"rules": "informer", "phase": "coin"}
JOINT = {"rules": "joint", "phase": "joint", "escaper": A, "plan": "+ 3"}
FOOD = "food tools + 5"
TRADE = {"rules": "exchange", "plan": FOOD}

POSITIONS = [
    (table(who(coin=True), who(), **COIN), A, "coin heads", "Nobody is watching you yet: save the coin for later."),
    (
        table(who(coin=True, vigilance=12), who(), **COIN),
        A,
        "coin tails",
        "Your 12 vigilance won't count, and an escape takes 18 vigilance off.",
    ),
    (table(who("food1"), who(), plan=FOOD), A, "play food1", "This is one of 2 objects you lack."),
    (
        table(who("food1 barr", "tools1"), who(), plan=FOOD),
        A,
        "play barr",
        "This covers the last object you lack.",
    ),
    (table(who("r4"), who(), plan=FOOD), A, "play r4", "This card brings you to 4 of 5 runaway points."),
    (
        table(who("r5", "food1 tools1"), who(), plan=FOOD),
        A,
        "play r5",
        "With this card, your cards in play meet the plan.",
    ),
    (
        table(who("map2"), who(), plan=FOOD),
        A,
        "play map2",
        "Your rivals see one more card in play, and 2 vigilance leaves your hand.",
    ),
    (
        table(who("food1 r5"), who(), plan=FOOD),
        A,
        "draw",
        "You lack one object, and it isn't in your hand: two cards may bring it.",
    ),
    (
        table(who("food1 tools1 r3"), who(), plan=FOOD),
        A,
        "draw",
        "You're 2 runaway points short: two cards may bring them.",
    ),
    (
        table(who(), who(), deck="map1", plan=FOOD),
        A,
        "draw",
        "Fewer than two cards are left to draw, so the last turns begin.",
    ),
    (
        table(who(), who(), plan=FOOD, discards="food/map"),
        A,
        "pick_up",
        "Food/map brings you nearer to the plan, and you see what you take.",
    ),
    (
        table(who("", "food1 tools1"), who(), plan=FOOD, discards="food2"),
        A,
        "pick_up",
        "This keeps food from the next player, who may need it.",
    ),
    (
        table(who("map2 r3"), who(), plan=FOOD),
        A,
        "discard map2",
        "This takes 2 of the 5 vigilance out of your hand before the roll call.",
    ),
    (
        table(who("map2", "r3"), who(), plan="+ 3"),
        A,
        "discard map2",
        "You can already escape: get rid of 2 of the 2 vigilance in your hand first.",
    ),
    (
        table(who("map2", "r3"), who(), plan="+ 3"),
        A,
        "escape",
        "Your cards meet the plan: a prisoner gets out, and your hand costs 2 vigilance.",
    ),
    (
        table(who("", "r3", left=1), who(), plan="+ 3"),
        A,
        "escape",
        "Your cards meet the plan, and it's your last prisoner.",
    ),
    (
        table(who("", "r3", informer=True, left=2), who(), plan="+ 3", rules="informer"),
        A,
        "escape",
        "Your cards meet the plan: the roll call takes 12 vigilance off and counts no cards.",
    ),
    (
        table(who("food1 map1"), who(), rules="negotiation"),
        A,
        "negotiate food1+map1",
        "If the guard shows one of these 2 types (of five), you get barracks.",
    ),
    (
        table(who("food2"), who(), rules="exchange"),
        A,
        "offer food2",
        "You draw two cards for this one, and its 2 vigilance leaves your hand.",
    ),
    (
        table(who(), who(offer="clothes1"), rules="exchange"),
        A,
        "take 1 pile",
        "If you take this offer, no one else can.",
    ),
    (
        table(who(), who(offer="food2"), **TRADE),
        A,
        "take 1 pile",
        "Food brings you nearer to the plan, and you draw another card.",
    ),
    (
        table(who(), who(offer="food2"), discards="r3", **TRADE),
        A,
        "take 1 discard",
        "Food brings you nearer to the plan, and you see both cards you take.",
    ),
    (
        table(who("map2"), who(offer="food2"), **TRADE),
        A,
        "take 1 hand map2",
        "Food brings you nearer to the plan, and 2 vigilance leaves your hand.",
    ),
    (
        table(who("tools2"), who(offer="food2"), **TRADE),
        A,
        "take 1 hand tools2",
        "You do two things in one action: play a card you need, and take another.",
    ),
    (
        table(who("r5"), who(offer="map1"), **TRADE),
        A,
        "take 1 hand r5",
        "You play a card you need, and no one else can take the offer.",
    ),
    (
        table(who("map2"), who(offer="map1"), **TRADE),
        A,
        "take 1 hand map2",
        "Your rivals see one more card in play, and no one else can take the offer.",
    ),
    (table(who("r5"), who(), plan="food + 4"), A, "play r5", "With this card you have enough runaway points: 5 of 4."),
    (
        table(who(), who("r3", "r3"), **JOINT),
        B,
        "join",
        "Your cards meet the plan: a prisoner gets out, and joining costs 7 vigilance.",
    ),
    (
        table(who(), who(), who("", "r3"), **JOINT),
        C,
        "join",
        "Your cards meet the plan: you get out too, if no one joins before you.",
    ),
    (
        table(who(), who(), who(), **JOINT),
        B,
        "join",
        "Joining fails and costs 2 vigilance, but no one after you can join.",
    ),
    (table(who(), who(), who(), **JOINT), C, "join", "This fails and costs 2 vigilance: it's only for show."),
    (
        table(who(), who(), **JOINT),
        B,
        "decline",
        "Your cards don't meet the plan: joining would fail and cost 2 vigilance.",
    ),
    (
        table(who(), who("", "r3 barr"), **JOINT),
        B,
        "decline",
        "If you stay behind, the roll call changes your vigilance by −5 instead of +4.",
    ),
]


@pytest.mark.parametrize(("state", "seat", "text", "sentence"), POSITIONS)
def test_the_reason_is_that_of_the_position(state, seat, text, sentence):
    assert why(state, text, seat) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_sentences_fit(language):
    """With the longest card there is, and numbers of two digits."""
    text = (PRESENTER.texts / f"{language}.ftl").read_text(encoding="utf-8")
    say, longest = said(language), {"en": "documents/clothes", "es": "documentos/herramientas"}[language]
    keys = [line.split(" = ")[0] for line in text.splitlines() if line.startswith("stalag17-why-")]
    told = dict.fromkeys(
        ("vigilance", "discount", "count", "have", "need", "points", "objects", "total", "cost", "after"), 28
    )
    for key in keys:
        for numbers in (told, dict.fromkeys(told, 1), dict.fromkeys(told, 0)):
            sentence = say(key, **numbers, card=longest, stays="−12", joins="+25")
            assert len(sentence) <= MOST, sentence
            assert sentence.endswith(".")

"""What is shown of Stalag 17: pages, labels, log and refusals in both languages (docs/rules/stalag17.md §6)."""

import re
from functools import cache
from itertools import product

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Event, Illegal, Move, Refusal, Result, play, settled, waited_for
from bot.engine.texts import Say, texts
from bot.ui import forms
from cogs.stalag17 import data, words
from cogs.stalag17.render import FACE
from cogs.stalag17.rules import GAME
from tests.contract import paint
from tests.games.stalag17.build import A, B, C, deal, do, key, leave, line, refused, seen, spelt, table, time_out, who
from tests.games.stalag17.playing import POLICIES

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")

LANGUAGES = ("en", "es")

ALL = "informer negotiation exchange joint"


def said(language="en", names=NAMES):
    return Say(texts(language, (FACE.texts,)), names)


def page(state, viewer=None, language="en"):
    show = FACE.board if viewer is None else FACE.hand
    return show(seen(state, viewer), said(language, NAMES[: len(state.players)]))


def moved(state, text, language="en"):
    return FACE.move(Move.parse(spelt(state, A, text)), said(language))


def told(step, viewer=None, language="en"):
    return FACE.tell([event for event in step.events if event.reaches(viewer)], said(language))


@cache
def games():
    """Two games with all rules and one without any: each state with the events that led to it, and refusals met."""
    reached, refusals = [], []
    for number, (seats, switch) in enumerate(((5, "yes"), (2, "yes"), (3, "no"))):
        chances = (Chance(bytes([17, number]), version) for version in range(10_000))
        options = dict.fromkeys(ALL.split(), switch)
        step = GAME.setup(seats, settled(GAME, options), next(chances))
        reached.append(step)
        while GAME.result(step.state) is None:
            chance, state = next(chances), step.state
            seat = waited_for(GAME, state, seats)[0]
            policy = POLICIES[("random", "easy")[seat % 2]]
            move = policy.choose(seen(state, seat), GAME.asks(state, seat), _narrow(state, seat), chance)
            try:
                step = play(GAME, state, seat, move, chance)
            except Illegal as illegal:
                refusals.append(illegal.refusal)
                continue
            reached.append(step)
    return tuple(reached), tuple(refusals)


def _narrow(state, seat):
    return lambda ask, picked: GAME.narrow(state, seat, ask, picked)


def middle():
    """A position with everything that a board can tell."""
    return table(
        who("food2 food2 r5 barr info", "tools1 r4", left=2, vigilance=7, coin=True),
        who("map1 clothes1", "r3 food1", left=1, vigilance=14, informer=True, offer="tools2", negotiated="map2"),
        who("", "", coin=True, gone=True),
        plan="clothes food map + 5",
        rules=ALL,
        discards="tools1 food/map",
        deck="r3 r3",
        round=2,
    )


# the board


def test_the_board_says_what_now_first_and_all_that_is_public():
    state = middle()
    shown = tuple(card for card in state.players[B].laid if card.startswith("food"))
    players = list(state.players)
    players[B] = replace(players[B], seen=shown, held=players[B].hand[:1], somewhere=players[B].laid[-1:])
    board = page(replace(state, players=tuple(players), reshuffles=1))
    assert board.title == "Stalag 17 · round 2"
    assert board.lines == (
        "Ana takes an action.",
        "**Plan** clothes, food, map · runaway 5",
        "**A** Ana (USA): prisoners 2 · vigilance 7 · hand 5 · in play 2 · coin kept",
        "**B** Ben (UK): prisoners 1 · vigilance 14 · hand 2 · in play 2 · **informer** · from the guard map (barracks)"
        " · offers tools (2) · seen in play food · known in hand clothes · in hand or in play runaway 3",
        "**C** Cleo (France): prisoners 3 · vigilance 0 · hand 0 · in play 0 · coin kept · has left",
        "**Piles** draw 2 · discards 2 · on top food/map (3) · reshuffled once",
    )


def test_a_special_face_is_told_with_what_it_adds():
    """§2.3: six on the die and one special face ask for eight."""
    state = replace(middle(), plan=words.plan.rolled(("food", "special", "special"), 4))
    assert page(state).lines[1] == "**Plan** food · runaway 8 (4 on the die, +4 from special faces)"
    state = replace(middle(), plan=words.plan.rolled(("special",) * 3, 1))
    assert page(state).lines[1] == "**Plan** no objects · runaway 7 (1 on the die, +6 from special faces)"


@pytest.mark.parametrize(
    ("phase", "more", "now"),
    [
        ("turn", {"attempted": True}, "Ana could not escape and takes another action."),
        ("turn", {"last": 2}, "Last turns of this round, 2 left: Ana takes an action."),
        ("turn", {"last": 1}, "The last turn of this round: Ana takes an action."),
        ("joint", {"turn": 1, "escaper": 0}, "Ana has escaped. Ben may join the escape."),
    ],
)
def test_what_now(phase, more, now):
    assert page(replace(middle(), phase=phase, **more)).lines[0] == now


def test_of_the_coins_only_who_has_chosen_is_shown():
    """§4.1, §6: choices stay hidden until all are in, from everybody else and in every page."""
    state = table(*(who("food1", coin=True) for _ in range(3)), rules="informer", phase="coin")
    before = page(state).lines[0]
    assert before == "Everyone who still has a coin chooses a side in secret: 0 of 3 in."
    heads, tails = (do(state, f"coin {side}", seat=B).state for side in ("heads", "tails"))
    for viewer in (None, A, C):
        assert page(heads, viewer) == page(tails, viewer)
    assert page(heads).lines[0].endswith("1 of 3 in.")
    assert page(heads).lines[3].endswith("coin kept · has chosen")
    assert page(tails, B).lines[0].startswith("You have chosen tails: informer. Everyone who still has a coin")
    assert "your vigilance of 0 does not count" in page(heads, A).lines[0]


def test_the_joint_question_tells_nobody_who_could_join():
    """§6: the board is the same whether the player asked could join or not."""
    able, unable = (
        table(who(left=2), who("r3", laid, left=2), plan="food + 3", rules="joint", phase="joint", turn=B, escaper=A)
        for laid in ("food1 r3", "map1 map1")
    )
    assert page(able) == page(unable)
    assert "get a prisoner out too" in page(able, B).lines[2]
    assert "would fail and cost 2 vigilance" in page(unable, B).lines[2]


# the roll call


def test_the_roll_call_is_a_table_with_every_term():
    """§4.4 JNT-1: every term of every player, from before to after."""
    state = table(
        who("food1 tools2", "food2 documents1 clothes1 r3 r3"),
        who("r3 map2", "barr"),
        who("map2", "food1 documents2 clothes2 r5"),
        plan="food documents clothes + 4",
        rules="joint",
    )
    step = do(line(state, "escape", "decline"), "join", deal())
    assert page(step.state).lines[-11:] == (
        "**Roll call of round 1** Ana escaped, Cleo joined",
        "```",
        "           A    B  C",
        "hand      +3   +5 +2",
        "barracks   ·   +4  ·",
        "joint      ·    · +4",
        "prisoners  · −3×3  ·",
        "change    +3    0 +6",
        "before     0    0  0",
        "after      3    0  6",
        "```",
    )
    assert told(step)[:4] == [
        "Cleo joins with clothes, food, documents, runaway 5: runaway 5 of 4.",
        "Hands shown. Ana: food (1), tools (2); Ben: map (2), runaway 3 (3); Cleo: map (2).",
        "Roll call. Ana: hand 3 = +3, vigilance 3; Ben: hand 5 + barracks 4 − prisoners 9 = 0, vigilance 0; "
        "Cleo: hand 2 + joint escape 4 = +6, vigilance 6.",
        "Round 2, Ben rolls the plan: food, tools, map, runaway 3.",
    ]


def test_an_informers_roll_call_counts_no_card():
    """§4.1 INF-1: 14 becomes 2, whatever the hand; the other loses 3 for each prisoner."""
    state = table(
        who("info", "food1 r4", left=2, vigilance=14, informer=True), who("r3"), plan="food + 3", rules="informer"
    )
    lines = page(do(state, "escape", deal()).state).lines
    assert lines[-9:] == (
        "**Roll call of round 1** Ana escaped as informer",
        "```",
        "             A    B",
        "hand         ·   +3",
        "prisoners −2×6 −3×3",
        "change     −12   −6",
        "before      14    0",
        "after        2    0",
        "```",
    )


def test_the_last_roll_call_stays_when_a_player_remains_alone():
    state = table(who("r3", "food1 r3"), who(), plan="food + 3")
    alone = leave(do(state, "escape", deal()).state, B).state
    assert page(alone).lines[0] == "Ana wins: everybody else has left."
    assert "**Roll call of round 1** Ana escaped" in page(alone).lines
    won = do(table(who("r3", "food1 r3", left=1), who(), plan="food + 3", round=4), "escape").state
    assert "**Roll call of round 4** Ana escaped" in page(won).lines
    assert page(leave(table(who(), who()), B).state).lines[-1].startswith("**B** Ben")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_roll_call_fits_a_phone(language):
    """390 pixels take 36 monospaced letters in an embed: five players, all terms, and a column of two letters more."""
    for step in games()[0]:
        lines = words.call_lines(seen(step.state), said(language))
        assert all(len(each) <= 36 for each in lines[1:]), lines
        assert len(lines) in (0, 9, 10, 11)


# the hand


def test_the_hand_keeps_the_check():
    hand = page(middle(), A)
    assert (hand.title, hand.lead) == ("Stalag 17 · your hand", "Stalag 17, round 2: your turn")
    assert hand.lines[:7] == (
        "Your turn: take one action.",
        "Missing: clothes, food, map. Runaway 4 of 12 (plan 5 + your vigilance 7).",
        "⚠ Your cards in play do not meet the plan: an escape would fail and cost 2 vigilance.",
        "**Hand** food (2) ×2, runaway 5 (3), barracks (4), information (4)",
        "**In play, face-down** tools, runaway 4",
        "**Roll call** +15 if you escape; 15 − 6 = +9 if somebody else does",
        "",
    )
    assert hand.lines[7:] == page(middle()).lines[1:]


def test_an_informer_reads_a_check_without_vigilance():
    lines = page(middle(), B).lines
    assert lines[1] == (
        "Missing: 1 of clothes, map; barracks stand for the rest. "
        "Runaway 3 of 5 (plan 5; as informer without your vigilance)."
    )
    assert lines[0] == "Ana takes an action."
    assert "**Roll call** −6 if you escape; 2 + 4 − 6 = 0 if somebody else does" in lines


@pytest.mark.parametrize(
    ("laid", "negotiated", "plan", "told"),
    [
        ("food1", "", "food tools map + 3", "Missing: tools, map."),
        ("food1 barr", "", "food tools map + 3", "Missing: 1 of tools, map; barracks stand for the rest."),
        ("food1 barr", "clothes1", "food tools map + 3", "No object is missing."),
        ("food/map", "", "food food map + 3", "Missing: food."),
        ("info", "", "food food map + 3", "Missing: food ×2, map."),
        ("info", "", "+ 3", "The plan asks for no objects."),
    ],
)
def test_what_is_missing(laid, negotiated, plan, told):
    state = table(who("r3", laid, negotiated=negotiated), who(), plan=plan)
    assert page(state, A).lines[1].startswith(f"{told} Runaway 0 of 3 (plan 3 + your vigilance 0).")


def test_an_escape_that_succeeds_is_announced_and_a_second_try_is_not():
    """E8, E13."""
    state = table(who("r3", "food1 r4"), who(), plan="food + 4")
    assert page(state, A).lines[2] == "✅ Your cards in play meet the plan: an escape succeeds."
    hopeless = table(who("r3"), who(), plan="food + 4")
    assert "⚠" in page(hopeless, A).lines[2]
    failed = do(hopeless, "escape").state
    assert page(failed, A).lines[0] == "Your turn: your escape failed, so take another action."
    assert not any(mark in each for each in page(failed, A).lines for mark in "⚠✅")
    assert not any(mark in each for each in page(hopeless, B).lines for mark in "⚠✅")


def test_a_joiner_reads_what_the_last_prisoner_costs():
    """§4.4 JNT-2: 4 + 5 = 9."""
    state = table(
        who(left=2), who("", "food1 r5", left=1), plan="food + 4", rules="joint", phase="joint", turn=B, escaper=A
    )
    lines = page(state, B).lines
    assert lines[0] == "Your turn: Ana has escaped. Join, or stay behind?"
    assert lines[1].endswith("Runaway 5 of 9 (plan 4 + your vigilance 0 + 5 for your last prisoner).")
    assert lines[2].startswith("⚠")


# labels


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("coin tails", "Tails: informer"),
        ("coin heads", "Heads: no informer"),
        ("play", "Play a card face-down"),
        ("play food2", "Play food"),
        ("draw", "Draw two"),
        ("pick_up", "Take top discard, draw one"),
        ("discard", "Discard"),
        ("discard r5", "Discard runaway 5"),
        ("discard food2+food2+info", "Discard food ×2, information"),
        ("discard food2+food2+info info", "Discard food ×2, information, information on top"),
        ("escape", "Escape"),
        ("negotiate food2+map1", "Negotiate with food, map"),
        ("offer food2", "Offer food"),
        ("take", "Take an offer"),
        ("take 1", "Take Ben's offer"),
        ("take 1 pile", "Take Ben's offer, draw one"),
        ("take 1 hand food2", "Take Ben's offer, play food"),
        ("take 1 hand", "Take Ben's offer, play"),
        ("take 1 discard", "Take Ben's offer and the top discard"),
        ("pass", "Pass"),
        ("join", "Join the escape"),
        ("decline", "Stay behind"),
    ],
)
def test_moves_in_words(text, label):
    assert moved(middle(), text).strip() == label


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_discard_of_many_cards_still_fits_on_its_button(language):
    cards = tuple(data.DECK[::3])
    for picks in ((cards,), (cards, cards[:1])):
        label = FACE.move(Move("discard", picks), said(language, paint.LONG_NAMES))
        assert str(len(cards)) in label
        assert len(label) <= paint.BUTTON


def options(state, verb, *picked):
    ask = next(ask for ask in GAME.asks(state, A) if ask.verb == verb)
    picks = Move.parse(spelt(state, A, " ".join((verb, *picked)))).picks
    field = GAME.narrow(state, A, ask, picks)
    say = said()
    labels = [FACE.option(seen(state, A), ask, field, option, say) for option in field.options]
    return FACE.ask(seen(state, A), ask, field, picks, say), labels


def test_a_menu_tells_of_each_card_whether_the_plan_needs_it():
    state = table(who("food2 tools1 map1 food/map r4 barr info", "food1 food2"), who(), plan="food food map + 5")
    placeholder, labels = options(state, "discard")
    assert placeholder == "Discard 1 card, 3 or more of one type, or 5 or more all different …"
    assert labels == [
        ("Food", "vigilance 2 in hand · in the plan, you have it in play"),
        ("Tools", "vigilance 1 in hand · not in the plan"),
        ("Map", "vigilance 1 in hand · the plan needs it"),
        ("Food/map", "vigilance 3 in hand · the plan needs it"),
        ("Runaway 4", "vigilance 3 in hand · 4 towards the runaway"),
        ("Barracks", "vigilance 4 in hand · any object; scores in play if another escapes"),
        ("Information", "vigilance 4 in hand · stands for any type in a discard only"),
    ]
    placeholder, labels = options(state, "discard", "food2+food/map+info")
    assert placeholder == "Which lies on top? …"
    assert [label for label, _ in labels] == ["Food", "Food/map", "Information"]


def test_taking_an_offer_is_owner_way_and_card():
    state = middle()
    assert options(state, "take") == (
        "Take an offer: whose? …",
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
    assert placeholder == "Play face-down for it …"
    assert labels[0] == ("Food", "vigilance 2 in hand · the plan needs it")


# the log


def test_whoever_sees_the_card_is_told_once():
    state = table(who("food1"), who("map1"), top="r4 r5")
    step = do(state, "play food1")
    assert told(step, A) == ["Ana plays food face-down.", "Ana gets runaway 4 (3)."]
    for other in (None, B):
        assert told(step, other) == ["Ana plays a card face-down.", "Ana draws 1 card."]
    assert told(do(state, "draw"), A, "es") == ["Ana recibe huida 4 (3), huida 5 (3)."]


def test_the_guard_in_words():
    """§4.2 NEG-1 and NEG-2."""
    state = table(who("tools1 map1 clothes1 food1"), who(), rules="negotiation", top="clothes2")
    assert told(do(state, "negotiate tools1+map1+clothes1")) == [
        "Ana negotiates with the guard over clothes, tools, map.",
        "The guard shows clothes: it matches and is barracks for Ana.",
    ]
    state = table(who("food1"), who(), rules="negotiation", top="info")
    assert told(do(state, "negotiate food1"), None, "es") == [
        "Ana negocia con el guarda con comida.",
        "El guarda muestra información: no coincide, Ana recibe 4 de vigilancia.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_play_has_its_line(language):
    say, met = said(language), set()
    for step in games()[0]:
        for event in step.events:
            met.add(event.key)
            line_of_it = FACE.event(event, say)
            assert line_of_it == line_of_it.strip()
            assert not re.search(r"[{}_]|runaway-|food-|None", line_of_it), line_of_it
    assert met >= {"planned", "coins", "escaped", "escape_failed", "joined", "negotiated", "offered", "took_offer"}


RARE = (
    Event("join_failed", {"seat": 0, "cards": (), "runaway": 0, "required": 9}, None),
    Event("nothing_revealed", {"seat": 0}, None),
    Event("passed", {"seat": 0}, None),
    Event("idle", {"seat": 0}, None),
    Event("left", {"seat": 0}, None),
    Event("void", {}, None),
    Event("last_turns", {"seat": 0}, None),
    Event("drew", {"seat": 0, "count": 0}, None),
    Event("reshuffled", {}, None),
    *(Event(f"over_{reason}", {"seats": (0, 1)}, None) for reason in ("free", "together", "void", "alone")),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_events_have_their_line(language):
    for event in RARE:
        assert FACE.event(event, said(language))


def test_a_time_out_and_a_resignation_are_told():
    state = table(who("r3"), who(), who())
    assert told(time_out(state)) == ["Time is up for Ana."]
    assert told(leave(state, B)) == ["Ben leaves the game."]


# refusals and endings


REFUSALS = (
    Refusal("without_negotiation"),
    Refusal("without_exchange"),
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
    Refusal("no_offer", {"target": 1}),
    Refusal("no_pass"),
    Refusal("not_in_hand", {"card": "food-2.3"}),
)


def test_every_refusal_of_the_rules_is_in_words():
    """Each key that the rules can give, as their sources spell them, has its sentence; and no other is written."""
    folder = FACE.texts.parent
    source = "".join((folder / f"{name}.py").read_text() for name in ("turning", "actions", "additional", "rules"))
    found = set(re.findall(r'Refusal\(\n?\s*"([a-z_]+)"', source)) | {"without_negotiation", "without_exchange"}
    found |= set(re.findall(r'(?:PILE|HAND|DISCARD): "([a-z_]+)"', source))
    assert {refusal.key for refusal in REFUSALS} == found
    for language in LANGUAGES:
        catalogue = (FACE.texts / f"{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^stalag17-refuse-([a-z_]+) =", catalogue, re.M)) == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_can_be_said(language):
    for refusal in (*REFUSALS, *games()[1]):
        assert FACE.refusal(refusal, said(language)).endswith((".", "?"))


def test_refusals_name_card_and_player():
    state = middle()
    assert FACE.refusal(refused(state, "play map1"), said()) == "You do not have map in hand."
    assert key(state, "discard food2+food2") == "discard"
    assert FACE.refusal(refused(state, "discard food2+food2"), said()).startswith("Two cards are never a discard")
    assert FACE.refusal(refused(state, "take 2 pile"), said()) == "Cleo offers no card."


@pytest.mark.parametrize(
    ("reason", "winners", "texts"),
    [
        ("free", (0,), ("Ana wins: all three", "You win! Your three", "Ana wins: all three prisoners are free. Yours")),
        ("together", (0, 1), ("Ana and Ben win together", "You win! Ana and Ben", "Ana and Ben win together")),
        ("void", (0,), ("Ana wins after three void", "You win! After three", "Ana wins after three void")),
        ("void", (0, 1), ("Ana and Ben win after", "You win! After three", "Ana and Ben win after")),
        ("alone", (0,), ("Ana wins: everybody", "You win! Everybody", "Ana wins: everybody")),
    ],
)
def test_endings(reason, winners, texts):
    state = replace(middle(), phase="over", result=Result(winners, reason, (1, 2, 3)))
    for viewer, text in zip((None, A, C), texts, strict=True):
        assert FACE.ending(seen(state, viewer), viewer, said()).startswith(text)
        assert FACE.ending(seen(state, viewer), viewer, said("es"))
    with pytest.raises(ValueError, match="not over"):
        FACE.ending(seen(middle()), None, said())


# texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_and_labels_of_play_are_inside_the_limits(language):
    for step, viewer in product(games()[0][::17], (None, A, B)):
        state = step.state
        names = paint.LONG_NAMES[: len(state.players)]
        say = said(language, names)
        view = seen(state, viewer)
        paint.check_page(FACE.board(view, say), "board")
        if viewer is not None:
            paint.check_page(FACE.hand(view, say), "hand")
            for ask in GAME.asks(state, viewer):
                paint.check_controls(paint.controls(GAME, FACE, state, viewer, ask, say))


@pytest.mark.parametrize("language", LANGUAGES)
def test_lobby_and_rules_texts(language):
    say = said(language)
    for option in GAME.options:
        assert say(f"stalag17-option-{option.name}")
        assert 0 < len(say(f"stalag17-option-{option.name}-about")) <= 100
        for choice in option.choices:
            assert say(f"stalag17-option-{option.name}-{choice}")
    assert forms.switches(GAME) == ("informer", "negotiation", "exchange", "joint", "tie_break")
    assert say("stalag17-preset-first_game")
    assert 200 < len(say("stalag17-rules")) < 3500


def test_the_spanish_has_the_words_of_the_supplement():
    text = (FACE.texts / "es.ftl").read_text(encoding="utf-8").lower()
    for word in (
        "huida",
        "vigilancia",
        "recuento",
        "plan de fuga",
        "informador",
        "negociación con el guarda",
        "intercambio entre jugadores",
        "fuga conjunta",
        "barracón",
        "información",
        "boca abajo",
        "descarte",
    ):
        assert word in text


def test_a_first_game_has_none_of_the_four_rules():
    chosen = settled(GAME, GAME.presets["first_game"])
    assert chosen == dict.fromkeys(("informer", "negotiation", "exchange", "joint", "tie_break"), "no")
    assert settled(GAME, {}) == {**dict.fromkeys(ALL.split(), "yes"), "tie_break": "no"}

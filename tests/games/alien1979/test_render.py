import inspect
import re
from types import ModuleType

import pytest
from msgspec.structs import replace

from bot.art.colours import TOKENS, number
from bot.engine.game import Ask, Event, Field, Move, Refusal, Result
from bot.engine.texts import LANGUAGES, Say, texts
from cogs.alien1979 import actions, data, rules, turn
from cogs.alien1979.actions import ACTIONS
from cogs.alien1979.render import FACE, FIELDS, NOBODY, USUAL
from cogs.alien1979.rules import GAME
from cogs.alien1979.words import did, lacking
from tests.contract import reach
from tests.games.alien1979.build import (
    A,
    B,
    C,
    D,
    card,
    dead,
    do,
    knowing,
    leave,
    offered,
    pawn,
    ranks,
    reveal,
    seen,
    table,
)
from tests.games.alien1979.playing import played

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana")
LONG = tuple("W" * 23 + letter for letter in "ABCDEFGH")


def said(language="en", names=NAMES):
    return Say(texts(language, (FACE.texts,)), names)


def board(state, language="en"):
    return FACE.board(seen(state), said(language, NAMES[: len(state.pawns)]))


def hand(state, seat, language="en"):
    return FACE.hand(seen(state, seat), said(language, NAMES[: len(state.pawns)]))


def label(text, language="en", names=NAMES):
    return FACE.move(Move.parse(text), said(language, names))


def told(*events, language="en"):
    return FACE.tell([Event(key, args, None) for key, args in events], said(language))


CALM = table(
    pawn("oros", "ssr", marks=2, weapon=True),
    pawn("oros", "c", shielded=True),
    pawn("madre"),
    dead(),
    alien="copas",
    lying={"oros": "rc", "bastos": "rrc"},
    discards=(card("7 oros"),),
    points=1,
    round=5,
)
MAD = table(
    pawn("nave", marks=1),
    pawn("copas", marks=3, weapon=True),
    dead("left"),
    pawn("espadas"),
    alien="copas",
    enterer=A,
    countdown=2,
    discards=(card("1 bastos"),),
    turn=B,
    round=14,
)


# the board


def test_the_board_says_what_now_then_the_alien_then_who_and_what_is_where():
    page = board(CALM)
    assert page.title == "Alien 1979 · round 5"
    assert page.lines == (
        "Ana acts in Oros: 1 point left.",
        "👾 **Alien** in Copas, calm · last card **7 of Oros**: whoever was in Oros with a code puts one down"
        " · Dan is dead",
        "**Bastos** 3 codes",
        "**Oros** 2 codes · `A` Ana: marks 2/5, weapon, 3 codes · `B` Ben: protected by the weapon, 1 code",
        "**Copas** 👾 Alien",
        "**MADRE** `C` Cleo",
        "**NAVE** 0 of 2 seats taken · codes not entered yet",
    )
    assert page.footer == "Round 5 · Alien deck 28"
    assert page.colour == number(TOKENS[A])
    assert (page.lead, page.rows) == ("", ())


def test_the_board_tells_who_entered_the_codes_who_is_aboard_and_when_the_ship_leaves():
    assert board(MAD).lines == (
        "Ben acts in Copas: 2 points left.",
        "👾 **Alien** in Copas, mad: the codes are entered · last card **As of Bastos**: 3 marks for everyone beside it"
        " · Cleo has left",
        "**Espadas** `D` Dan",
        "**Copas** 👾 Alien · `B` Ben: marks 3/5, weapon",
        "**NAVE** 1 of 2 seats taken · codes entered by Ana · **leaves in 2 turns of Ana** · `A` Ana: marks 1/5",
    )


def test_the_board_in_spanish():
    assert board(MAD, "es").lines == (
        "Ben actúa en Copas: quedan 2 puntos.",
        "👾 **Alien** en Copas, loco: los códigos están introducidos"
        " · última carta **As de Bastos**: 3 marcas para quien esté con él · se ha ido Cleo",
        "**Espadas** `D` Dan",
        "**Copas** 👾 Alien · `B` Ben: marcas 3/5, arma",
        "**NAVE** plazas ocupadas: 1 de 2 · códigos introducidos por Ana · **sale dentro de 2 turnos de Ana**"
        " · `A` Ana: marcas 1/5",
    )


@pytest.mark.parametrize(("text", "raged", "does"), [
    ("4 copas", False, "it went there"),
    ("6 copas", True, "it went there"),
    ("2 copas", False, "2 marks for everyone beside it"),
    ("1 copas", True, "3 marks for everyone beside it"),
    ("3 copas", False, "whoever was in Copas with a code puts one down"),
    ("5 copas", True, "1 mark for everyone beside it"),
])  # fmt: skip
def test_each_card_of_the_alien_is_explained(text, raged, does):
    assert did(seen(replace(MAD, raged=raged)), card(text), said()) == does


def test_a_card_that_ends_the_rage_is_told_as_what_it_was():
    state = table(pawn("copas", marks=4), pawn("oros"), pawn("madre"), alien="copas", enterer=A)
    draws = (0,) * 11
    killed = reveal(state, "3 oros", draws, by=B).state
    assert board(killed).lines[1] == (
        "👾 **Alien** in Copas, calm · last card **3 of Oros**: 1 mark for everyone beside it · Ana is dead"
    )
    spared = table(pawn("madre"), pawn("copas"), pawn("madre"), alien="copas", enterer=A)
    left = leave(reveal(spared, "3 oros", by=B).state, A, draws).state
    assert "calm · last card **3 of Oros**: 1 mark for everyone beside it · Ana has left" in board(left).lines[1]


def test_who_chooses_a_code_is_named_and_which_one_is_not():
    state = table(pawn("oros"), pawn("copas", "sr"), pawn("copas", "crr"), alien="bastos")
    state = reveal(state, "3 copas", by=B).state
    assert board(state).lines[0] == "Ben and Cleo choose a code each to put down."
    assert board(state).colour == number(TOKENS[B])
    chosen = do(state, "lose rey", seat=C).state
    assert board(chosen).lines[0] == "Ben chooses a code to put down."
    assert FACE.turn(seen(CALM), said(), A) == "up to 2 points to use."
    assert FACE.turn(seen(chosen), said(), B) == "choose a code to put down in Copas."
    assert hand(chosen, B).lines[0] == "Your turn: choose a code to put down in Copas."
    assert hand(chosen, C).lines[0] == "You put down Rey when all have chosen. Ben chooses a code to put down."
    assert hand(chosen, A).lines[0] == "Ben chooses a code to put down."


def test_a_forced_discard_says_who_forces_it():
    state = do(table(pawn(), pawn("copas", "sr")), "force 1").state
    assert board(state).lines[0] == "Ben chooses a code to put down, because Ana forces it."
    assert FACE.turn(seen(state), said(), B) == "Ana forces you to put down a code in Copas."


def test_a_swap_says_so():
    state = do(table(pawn("oros", "ssrr"), pawn(), lying={"oros": "c"}), "take", [0]).state
    assert board(state).lines[0] == "Ana has taken a fifth code and puts one back."
    assert hand(state, A).lines[0] == "Your turn: put one of your five codes back in Oros."


# the hand


def test_a_hand_tells_place_codes_what_is_missing_and_what_is_known():
    state = knowing(CALM, A, "bastos", "rr")
    page = hand(state, A)
    assert page.lead == "Alien 1979, round 5: your turn"
    assert page.lines[:6] == (
        "Your turn: 1 point to use in Oros.",
        "You are in Oros: marks 2/5, weapon. With you: Ben.",
        "**Your codes** Sota ×2, Rey",
        "Still missing for a trio: Sota.",
        "**You know** Rey ×2 in Bastos",
        "",
    )
    assert page.lines[6:] == board(state).lines[1:]
    assert hand(state, B).lead == "Alien 1979, round 5: waiting"
    assert hand(state, B).lines[0] == "Ana acts in Oros: 1 point left."


@pytest.mark.parametrize(("players", "needed"), [
    (4, "You need three of one rank."),
    (5, "You need two pairs, or four of one rank."),
])  # fmt: skip
def test_an_empty_hand_is_told_what_is_needed(players, needed):
    assert hand(table(*(pawn(),) * players), A).lines[2:4] == ("**Your codes** none", needed)


@pytest.mark.parametrize(("codes", "players", "missing"), [
    ("", 4, "Sota ×3 / Caballo ×3 / Rey ×3"),
    ("ssc", 4, "Sota"),
    ("scr", 4, "Sota ×2 / Caballo ×2 / Rey ×2"),
    ("sscc", 4, "Sota / Caballo"),
    ("ssc", 5, "Caballo"),
    ("sssr", 5, "Sota / Rey"),
    ("scr", 8, "Sota, Caballo / Sota, Rey / Caballo, Rey"),
])  # fmt: skip
def test_what_a_hand_lacks_is_every_shortest_way_to_the_combination(codes, players, missing):
    assert set(lacking(ranks(codes), players, said()).split(" / ")) == set(missing.split(" / "))


def test_a_combination_is_announced_to_its_owner_alone():
    state = table(pawn("oros", "rrr"), pawn("oros"), alien="copas")
    assert "That is a trio: enter the codes in MADRE, for 2 points." in hand(state, A).lines
    assert not any("trio:" in line for line in (*board(state).lines, *hand(state, B).lines[:3]))
    five = table(pawn("oros", "rrss"), *[pawn()] * 4)
    assert "That is two pairs: enter the codes in MADRE, for 2 points." in hand(five, A).lines


@pytest.mark.parametrize(("mine", "enterer", "warning"), [
    (pawn("oros"), None, "Dangerous: a 2 (marks 2/5), an As (marks 3/5)."),
    (pawn("oros", marks=2), None, "Dangerous: a 2 (marks 4/5), an As (kills you)."),
    (pawn("oros", marks=4), B, "Dangerous: a 3, 5 or 7 (kills you), a 2 (kills you), an As (kills you)."),
    (pawn("oros", shielded=True), None, "Your weapon takes the next attack."),
])  # fmt: skip
def test_beside_the_alien_a_hand_tells_what_each_card_does(mine, enterer, warning):
    lines = hand(table(mine, pawn(), enterer=enterer), A).lines
    assert lines[2].endswith(f"The Alien is beside you. {warning}")


def test_away_from_the_alien_nothing_is_dangerous():
    assert not any("beside you" in line for line in hand(table(pawn("copas"), pawn("oros")), A).lines)


def test_once_the_codes_are_entered_a_hand_tells_the_way_home():
    way = "Get to the NAVE: each try from a sector draws a code, and a Rey lets you aboard."
    start = "Only you can start the countdown, in the NAVE, for 2 points."
    waiting = replace(MAD, countdown=None)
    assert way not in hand(waiting, A).lines
    assert start in hand(waiting, A).lines
    assert start not in hand(MAD, A).lines
    assert way in hand(MAD, B).lines
    assert start not in hand(waiting, B).lines
    assert not any("Your codes" in line for line in hand(MAD, B).lines)


@pytest.mark.parametrize(("seat", "state", "why"), [(D, CALM, "You are dead"), (C, MAD, "You have left the game")])
def test_who_is_out_sees_what_everybody_sees(seat, state, why):
    page = hand(state, seat)
    assert page.lines[1] == f"{why} and watch what everybody sees."
    assert (page.lines[0], *page.lines[3:]) == board(state).lines


def test_what_stands_on_a_lock_screen_is_neutral():
    for state in (CALM, MAD, replace(MAD, result=Result((A,), "launched"))):
        for seat in range(4):
            assert re.fullmatch(
                r"Alien 1979(, round \d+)?: (your turn|waiting|the game is over)", hand(state, seat).lead
            )


# buttons and menus


@pytest.mark.parametrize(("text", "english", "spanish"), [
    ("go copas", "To Copas (1)", "Ir a Copas (1)"),
    ("go madre", "To MADRE (2)", "Ir a MADRE (2)"),
    ("take", "Take a code (1)", "Tomar un código (1)"),
    ("board", "Try to board (1)", "Intentar subir (1)"),
    ("heal", "Remove a mark (1)", "Quitarte una marca (1)"),
    ("shield", "Protect yourself (1)", "Protegerte (1)"),
    ("arm", "Take a weapon (1)", "Tomar un arma (1)"),
    ("enter", "Enter the codes (2)", "Introducir los códigos (2)"),
    ("activate", "Start the countdown (2)", "Activar la cuenta atrás (2)"),
    ("force 1", "Make Ben discard (1)", "Obligar a Ben a soltar (1)"),
    ("force", "Force a discard (1)", "Forzar un descarte (1)"),
    ("send 1 oros", "Send Ben to Oros (1)", "Mandar a Ben a Oros (1)"),
    ("send 1", "Move another player (1)", "Mover a otro (1)"),
    ("eject 2 bastos", "Throw Cleo out to Bastos (2)", "Echar a Cleo a Bastos (2)"),
    ("eject", "Throw somebody out (2)", "Echar a alguien (2)"),
    ("stop", "End turn", "Terminar el turno"),
    ("lose sota", "Put down Sota", "Soltar Sota"),
    ("back rey", "Put back Rey", "Devolver Rey"),
])  # fmt: skip
def test_a_button_says_what_it_does_and_costs(text, english, spanish):
    assert label(text) == english
    assert label(text, "es") == spanish


def test_every_verb_has_a_label_that_fits_with_the_longest_names():
    for language in LANGUAGES:
        for verb in (*ACTIONS, "stop", "lose", "back"):
            aims = {"target": "0", "place": "espadas", "code": "caballo"}
            picks = tuple((aims[name],) for name in FIELDS.get(verb, ()))
            for count in range(len(picks) + 1):
                assert len(FACE.move(Move(verb, picks[:count]), said(language, LONG))) <= 80


def test_the_costs_on_the_labels_are_those_of_the_rules():
    for verb, action in ACTIONS.items():
        assert label(verb).endswith(f"({action.cost})") or verb == "go"


def test_targets_are_told_apart_by_where_they_are_and_what_they_have():
    state = table(pawn(), pawn("copas", "sr", marks=1), pawn("oros", "c", shielded=True), pawn("nave"))
    view = seen(state, A)
    force = Ask("force", (Field("target", offered(state, "force")),))
    assert [FACE.option(view, force, force.fields[0], option, said()) for option in force.fields[0].options] == [
        ("Ben", "Copas · marks 1/5 · 2 codes"),
        ("Cleo", "Oros · protected by the weapon · 1 code"),
    ]
    assert FACE.ask(view, force, force.fields[0], (), said()) == "Force a discard (1): who puts down a code? …"
    send = Ask("send", (Field("target", offered(state, "send")),))
    place = Field("place", offered(state, "send", "1"))
    assert FACE.ask(view, send, place, (("1",),), said()) == "Send Ben to …"
    assert [FACE.option(view, send, place, option, said()) for option in place.options] == [
        ("Bastos", ""),
        ("Espadas", ""),
        ("Oros", "the Alien is there · Cleo"),
    ]


def test_codes_are_told_apart_by_how_many_one_holds():
    lose = Ask("lose", (Field("code", ("sota", "rey")),))
    view = seen(CALM, A)
    assert [FACE.option(view, lose, lose.fields[0], code, said()) for code in ("sota", "rey")] == [
        ("Sota", "you hold 2"),
        ("Rey", "you hold 1"),
    ]


def test_the_usual_next_step_stands_out():
    assert all(FACE.usual(Ask(verb)) == (verb in USUAL) for verb in (*ACTIONS, "stop"))
    assert not FACE.usual(Ask("go", (Field("place", ("oros",)),)))


def test_that_somebody_can_enter_the_codes_shows_in_no_public_button():
    ready, not_ready = (
        reach.seated("alien1979", table(pawn(codes=codes), pawn("nave")), 2) for codes in ("rrr", "rrs")
    )
    assert {ask.verb for ask in ready.asks(A)} - {ask.verb for ask in not_ready.asks(A)} == {"enter"}
    reach.check_tells_nothing(ready, not_ready.state)


# the log


def test_what_one_card_does_to_several_is_one_line():
    strike = (
        ("revealed", {"seat": 0, "rank": 2, "suit": "oros"}),
        ("marked", {"seat": 0, "marks": 2, "total": 4}),
        ("saved", {"seat": 1}),
        ("marked", {"seat": 2, "marks": 2, "total": 2}),
        ("saved", {"seat": 3}),
    )
    assert told(*strike) == [
        "Ana reveals 2 of Oros.",
        "2 marks each for Ana (4/5) and Cleo (2/5).",
        "The weapons of Ben and Dan take the attack and are gone.",
    ]
    assert told(*strike[:3], language="es") == [
        "Ana revela 2 de Oros.",
        "Ana recibe 2 marcas: 4/5.",
        "El arma de Ben para el ataque y se pierde.",
    ]
    lost = [("put_down", {"seat": seat, "sector": "copas"}) for seat in (0, 1)]
    assert told(*lost[:1], ("gave", {"seat": 0, "code": "rey"}), *lost[1:]) == [
        "Ana and Ben put down a code each in Copas.",
        "Ana put down Rey.",
    ]
    assert told() == []


def test_who_takes_a_code_reads_it_once():
    took = ("took", {"seat": 0, "sector": "oros"})
    assert told(took) == ["Ana takes a code in Oros."]
    assert told(took, ("code", {"seat": 0, "code": "rey"})) == ["Ana took Rey."]


def test_entering_and_the_countdown_are_told():
    assert told(
        ("entered", {"seat": 1, "codes": ("sota", "sota", "rey", "rey")}),
        ("activated", {"seat": 1, "code": "sota", "turns": 2}),
        ("ticked", {"seat": 1, "left": 1}),
        ("ejected", {"seat": 2, "target": 1, "place": "copas"}),
        ("over_launched", {"seats": (0, 2)}),
    ) == [
        "Ben enters the codes with Sota ×2, Rey ×2. The Alien goes mad.",
        "Ben draws Sota: the NAVE leaves in 2 turns of Ben.",
        "Countdown: 1 turn of Ben left.",
        "Cleo throws Ben out of the NAVE to Copas.",
        "The NAVE leaves with Ana and Cleo aboard.",
    ]


def in_source(pattern, *modules: ModuleType):
    return {key for module in modules for key in re.findall(pattern, inspect.getsource(module))}


def test_every_event_that_the_rules_tell_can_be_said():
    keys = in_source(r'told\(\s*"([a-z_]+)"', actions, rules, turn) | in_source(r'event = "([a-z]+)"', actions)
    keys |= {"boarded", "turned_away", "prowled", "stayed"}
    keys |= {f"over_{reason}" for reason in REASONS}
    assert len(keys) > 30
    for language in LANGUAGES:
        missing = [key for key in keys if f"alien1979-event-{key}" not in said(language)]
        assert not missing


ARGUMENTS = {
    "cost": 2,
    "points": 1,
    "place": "oros",
    "sector": "oros",
    "capacity": 2,
    "limit": 4,
    "target": 1,
    "left": 2,
}


def test_every_refusal_of_the_rules_can_be_said():
    keys = in_source(r'Refusal\(\s*"([a-z_]+)"', actions, rules, turn)
    keys |= {"target_not_in_sector", "target_not_aboard", "no_trio", "no_pairs"}
    keys |= {"only_in_madre", "only_in_nave", "only_in_sectors"}
    assert len(keys) > 25
    for language in LANGUAGES:
        for key in keys:
            assert f"alien1979-refuse-{key}" in said(language), key
            assert FACE.refusal(Refusal(key, ARGUMENTS), said(language)).endswith(".")
        assert FACE.refusal(Refusal("not-now"), said(language))


def test_a_refusal_says_the_rule_and_the_numbers():
    def why(key, **args):
        return FACE.refusal(Refusal(key, args), said())

    assert why("points", cost=2, points=1) == "That costs 2 and you have 1 point left."
    assert why("full", capacity=1) == "The only seat of the NAVE is taken."
    assert why("same_sector", target=1, place="oros") == "Ben is in Oros already."
    assert why("not_enterer", target=2) == "Only Cleo, who entered the codes, can start the countdown."


# endings

REASONS = ("launched", "empty", "alien", "limit", "left")


@pytest.mark.parametrize("reason", REASONS)
def test_every_ending_is_told_to_everybody_winners_and_losers(reason):
    winners = (A, C) if reason == "launched" else ()
    state = replace(CALM, result=Result(winners, reason), phase="over")
    for language in LANGUAGES:
        endings = [FACE.ending(seen(state, viewer), viewer, said(language)) for viewer in (None, A, B)]
        assert len(set(endings)) == (3 if winners else 1)
        assert board(state, language).lines[0] == endings[0]
        assert hand(state, A, language).lines[0] == endings[1]
    assert board(state).colour == (number(TOKENS[A]) if winners else NOBODY)


def test_several_winners_or_one():
    def ending(viewer, *winners):
        return FACE.ending(seen(replace(CALM, result=Result(winners, "launched")), viewer), viewer, said())

    assert ending(None, A, C) == "Ana and Cleo win: the NAVE got away."
    assert ending(None, A) == "Ana wins: the NAVE got away."
    assert ending(A, A) == "You win! You alone got away in the NAVE."
    assert ending(B, A) == "The NAVE got away with Ana. You were not aboard."


def test_there_is_no_ending_while_the_game_runs():
    with pytest.raises(ValueError, match="not over"):
        FACE.ending(seen(CALM), None, said())


def test_at_the_end_hands_and_what_lies_face_down_are_shown():
    lines = board(replace(CALM, result=Result((), "limit"), phase="over")).lines
    assert "**Bastos** 3 codes (Caballo, Rey ×2)" in lines
    assert any("`A` Ana: marks 2/5, weapon, 3 codes (Sota ×2, Rey)" in line for line in lines)


# whole games


@pytest.mark.parametrize("number", range(7))
def test_pages_stay_short_through_whole_games(number):
    for each in played(number):
        state = each.before
        count = len(state.pawns)
        for language in LANGUAGES:
            say = said(language, LONG[:count])
            page = FACE.board(seen(state), say)
            assert 3 <= len(page.lines) <= 8
            assert len(page.alt) <= 1024
            assert sum(line.count("`") for line in page.lines) == 2 * len(state.living())
            for seat in range(count):
                assert FACE.hand(seen(state, seat), say).lines[0]
            for seat in (seat for seat in range(count) if GAME.asks(state, seat)):
                assert FACE.turn(seen(state), say, seat) == FACE.turn(seen(state, seat), say, seat)


def test_all_places_have_a_line_when_somebody_is_everywhere():
    places = (*data.SECTORS, data.MADRE, data.NAVE)
    state = table(*(pawn(place) for place in places), pawn("oros"), pawn("oros"))
    assert len(board(state).lines) == 8

"""Labels, menus and typed answers of Escape from Colditz: named places, with what each costs."""

import re

import pytest

from bot.engine.game import refuse
from bot.engine.move import Ask, Field, Move
from bot.engine.page import Menu
from bot.ui.pages.controls import rows
from cogs.colditz.face.goals import of_guard, of_man
from cogs.colditz.face.odds import chance_of_dash
from cogs.colditz.rules.game import GAME
from cogs.colditz.rules.sides import GERMANS_TURN, OFFICERS_TURN
from cogs.colditz.state import DEAD, ESCAPED, Trade
from tests.contract import paint
from tests.contract.reach import seated
from tests.games.colditz.build import A, B, asked, begun, do, floor, germans, line, offered, officer, refused, table
from tests.games.colditz.looks import LANGUAGES, PRESENTER, label, menus, own, read, said


def courtyard(**more):
    """An officer with two ropes in the courtyard and in the Canteen."""
    return table(
        officer(f"44,20 {floor('canteen')[0]}", "rope rope key", "part_a"),
        officer("46,20"),
        **{"guards": "58,20", "points": 12, **more},
    )


# where guards are posted


def test_posts_are_chosen_by_the_label_on_the_map_and_no_more_than_there_are_guards():
    """§3.2: what was chosen stays legible in a closed menu on a phone, which has room for some thirty letters."""
    dealt = begun(2)
    shown = rows(seated("colditz", dealt, 2), dealt.german, Move("place", (("AD19",), ("R7", "AX29"))), said())
    inside, garrison = (row for row in shown if isinstance(row, Menu))
    assert [(one.value, one.label, one.detail) for one in inside.choices][2] == (
        "AD19", "AD19", "Courtyard, by the Interview room"
    )  # fmt: skip
    assert ", ".join(one.label for one in garrison.choices if one.chosen) == "R7, AX29"
    assert (len(inside.choices), inside.most, len(garrison.choices), garrison.most) == (5, 1, 7, 5)


# where a man goes


def test_places_are_named_with_points_and_equipment():
    rooms, ways, towards = menus(courtyard(), "move", "0.0")
    assert rooms[0] == "To a room or a hide …"
    assert rooms[1]["Laundry (AA12)"] == "9 points · here: civilian clothes"
    assert rooms[1]["Hide by the Showers (AB28)"] == "9 points"
    assert ways[0] == "To a gate, a drop, outside …"
    assert ways[1]["Down 60 ft: north terrace (U8)"] == "12 points, 2 ropes · risk 94 %"
    assert ways[1]["Black space: courtyard, by the Dentist (T15)"] == "6 points · risk 66 %"
    assert towards[0] == "As far as your points allow, towards …"
    assert towards[1]["Towards theatre gate, 3 to go (X33)"] == "12 points · risk 78 %"


def test_what_lies_in_the_same_direction_is_named_together():
    """Nearest first; nothing out of reach is lost because something else leads to the same space."""
    heading, towards = menus(courtyard(points=1), "move", "0.0")[-1]
    assert heading == "As far as your points allow, towards …"
    assert towards["Towards Interview room, 10 to go; Canteen, 12 to go (W20)"] == "1 point · Store, 12 to go"
    assert towards["Towards Dentist, 8 to go; W.C., 8 to go (V20)"].startswith("1 point · Laundry, 8 to go; Chapel,")


def test_typed_names_lead_towards_what_is_out_of_reach():
    assert read(courtyard(points=1), "move", "A store") == "move 0.0 W20"
    assert read(courtyard(points=1), "move", "A interview") == "move 0.0 W20"


def test_a_window_takes_its_ropes():
    _, ways, _ = menus(courtyard(points=6), "move", "0.1")
    assert ways[1] == {"Down 30 ft: north garden (AL11)": "5 points, 1 rope · risk 10 %"}


def test_an_objective_comes_first_for_a_man_outside():
    """§3.11."""
    state = table(officer("C3 44,20", kit=True), points=6)
    ways = dict(menus(state, "move", "0.0"))["To a gate, a drop, outside …"]
    assert next(iter(ways)) == "Objective 1 (B5)"


def test_a_man_in_a_tunnel_may_stop_at_every_place_that_he_reaches():
    """§3.8: either way, as far as the points and the others let him."""
    state = table(officer("chapel:6 chapel:5"), points=12, shown="chapel")
    ways = dict(menus(state, "move", "0.0"))["To a gate, a drop, outside …"]
    assert [label for label in ways if "tunnel" in label.casefold()] == [
        "Tunnel exit: outside, north-west (G10)",
        *(f"Chapel tunnel, space {number} of 12" for number in range(12, 6, -1)),
    ]
    assert ways["Chapel tunnel, space 9 of 12"] == "3 points"
    back = dict(menus(state, "move", "0.1"))["To a gate, a drop, outside …"]
    assert [label for label in back if label.startswith("Chapel tunnel")] == [
        f"Chapel tunnel, space {at} of 12" for at in (4, 3, 2, 1)
    ]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("A 9", "chapel:9"),
        ("A chapel tunnel 9", "chapel:9"),
        ("A Chapel tunnel, space 9 of 12", "chapel:9"),
        ("A 12", "chapel:12"),
        ("A 13", None),
        ("C chapel 9", "chapel:9"),
        ("C 9", None),
    ],
)
def test_a_place_in_a_tunnel_can_be_typed(text, place):
    """§3.8: by its number alone from inside, else with the tunnel."""
    state = table(officer("chapel:6 chapel:5 44,20"), points=12, shown="chapel")
    assert read(state, "move", text) == (place and f"move 0.{'ABC'.index(text[0])} {place}")


def test_a_place_in_a_tunnel_is_typed_in_ones_own_language():
    state = table(officer("chapel:6 chapel:5"), points=12, shown="chapel")
    assert read(state, "move", "A túnel de la capilla 9", language="es") == "move 0.0 chapel:9"


def test_no_place_is_named_twice_and_all_can_be_reached():
    for points in (1, 5, 14):
        state = courtyard(points=points)
        for man in ("0.0", "0.1"):
            found = [goal.place for _, goals in of_man(GAME.view(state, A), man) for goal in goals]
            assert len(set(found)) == len(found)
            assert set(found) <= set(offered(state, "move", man))


def test_where_nothing_has_a_name_the_first_places_stand():
    field = Field("place", ("W21", "W22"))
    state = table(officer("44,20"), points=0)
    groups = PRESENTER.groups(GAME.view(state, A), Ask("move", (field,)), field, (("0.0",),), said())
    assert [group.options for group in groups] == [("W21", "W22")]


# what is typed


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("A W22", "move 0.0 W22"),
        ("a w22", "move 0.0 W22"),
        ("A, W22", "move 0.0 W22"),
        ("A laundry", "move 0.0 AA12"),
        ("A dentist", "move 0.0 V12"),
        ("A I23", "move 0.0 I23"),
        ("A officers", "move 0.0 AE28"),
        ("W22", None),
        ("H W22", None),
        ("A ZZ99", None),
        ("A nowhere", None),
        ("", None),
    ],
)
def test_who_and_where_can_be_typed(text, move):
    assert read(courtyard(), "move", text) == move


def test_after_the_man_is_chosen_the_space_is_enough():
    assert read(courtyard(), "move", "w22", "0.1") == "move 0.1 W22"
    assert read(table(officer("44,20"), points=4), "move", "W22") == "move 0.0 W22", "there is but one man"
    assert read(courtyard(), "move", "A capilla", language="es") is not None


def test_a_guard_is_typed_by_his_number():
    state = germans(officer("44,20"), guards="58,20 4,36", points=6)
    assert read(state, "walk", "2 C36") == read(state, "walk", "g2 c36") == "walk g1 C36"
    assert read(state, "walk", "C36") is None
    assert not PRESENTER.types(Ask("arrest"))


@pytest.mark.parametrize("place", ["cell", "garrison", DEAD, ESCAPED])
@pytest.mark.parametrize("text", ["B laundry", "B store", "B W22", "B chapel 5"])
def test_who_is_not_on_the_board_is_said_to_be_away(place, text):
    state = table(officer(f"44,20 {place}"), guards="58,20", points=9)
    assert PRESENTER.refusal(refused(state, read(state, "move", text)), said()) == "That man isn't on the board."


def test_who_is_away_goes_nowhere_of_no_name():
    assert read(table(officer("44,20 cell"), guards="58,20", points=9), "move", "B nowhere") is None


@pytest.mark.parametrize("text", ["7 AX7", "7 north bridge gate", "0 north bridge gate", "99 AX7"])
def test_a_guard_who_does_not_exist_is_said_not_to(text):
    state = germans(officer("44,20"), guards="58,20 4,36", points=6)
    told = refused(state, read(state, "walk", text))
    assert PRESENTER.refusal(told, said()) == "There is no guard with that number: guards go from 1 to 6."


# guards


def test_a_guard_is_offered_men_posts_and_landings():
    state = germans(officer("5,39", "rope"), guards="4,36 AW8", points=9)
    found = dict(menus(state, "walk", "g0"))
    assert found["To a prisoner …"] == {"Beside American A (C39)": "2 points"}
    assert found["Where escape routes end …"]["Below the 30 ft drop from south-west garden (J37)"] == "8 points"
    posts = dict(menus(state, "walk", "g1"))["To a black space or a gate …"]
    assert posts["North bridge gate (AX7)"] == "1 point"
    assert "Towards Canteen, 12 to go (AC12)" not in found
    named = [
        goal.place for _, goals in of_guard(GAME.view(state, 1), 0, offered(state, "walk", "g0")) for goal in goals
    ]
    assert set(named) <= set(offered(state, "walk", "g0"))


# labels


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("move", "Move a man"),
        ("move 0.0", "Move a man"),
        ("move 0.0 W22", "A to the roll-call zone (W22): 1 point"),
        ("move 0.0 U8", "A to the north terrace (U8): 12 points, 2 ropes"),
        ("equip rope 0.0+0.1", "Take 1 rope with A and B"),
        ("equip rope 0.0+0.1 W20+W22", "Take 1 rope with A and B"),
        ("kit parts", "Take the kit: both parts"),
        ("surrender 0.0 g0", "A gives himself up to guard 1: out of reach"),
        ("dare 0.0", "Do or die: A runs 7"),
        ("trade 1 table-rope+#part_a table-key+hide", "Offer Ben 1 rope, kit part: clothes and documents for 1 key"),
        ("trade 1 - table-key", "Offer Ben nothing for 1 key"),
        ("trade 1 table-key", "Offer Ben nothing for 1 key"),
        ("end", "End the turn"),
    ],
)
def test_labels(move, told):
    assert label(courtyard(), move, A).startswith(told)


def test_do_or_die_is_chosen_and_then_confirmed():
    """§3.10: who falls short is out of the game."""
    assert PRESENTER.weighed(Ask("dare"))
    assert not PRESENTER.weighed(Ask("move"))


def test_every_action_has_labels_and_questions():
    """Each fits on a button, complete in both languages."""
    state = courtyard()
    for language in LANGUAGES:
        for action in (*OFFICERS_TURN, *GERMANS_TURN):
            assert 0 < len(label(state, action.verb, A, language)) <= paint.BUTTON


def test_the_german_posts_all_as_usual_with_one_press():
    state = begun(4)
    (ask,) = (ask for ask in GAME.asks(state, 3) if ask.verb == "place")
    (usual,) = PRESENTER.shortcuts(GAME.view(state, 3), ask)
    assert refuse(GAME, state, 3, usual) is None
    assert label(state, str(usual), 3) == "Post 3 guards inside, 7 in the garrison (ringed on the map)"


def test_the_cells_of_arrests_are_told_as_they_are_and_as_they_would_be():
    """R18."""
    state = germans(officer("44,20"), officer("46,20"), points=5)
    assert label(state, "prefer garrison") == "Send arrested men to the garrison cells (now: inner)"
    assert label(state, "prefer garrison", language="es").endswith("las celdas de la guarnición (ahora: patio)")


def test_spanish_catches_men_in_words_that_serve_on_both_sides_of_the_ocean():
    told = "".join(path.read_text() for path in PRESENTER.texts.glob("es*.ftl"))
    assert re.findall(r"\b[Cc](?:og|oj)[a-záéíó]+", told) == []


def test_a_card_to_put_away_has_one_button_for_each_kind():
    """R38."""
    state = table(officer("44,20", cards="rope rope key pass"), officer("46,20"))
    shown = rows(seated("colditz", state, 2), A, None, said())
    told = [button.label for row in shown if not isinstance(row, Menu) for button in row]
    assert [label for label in told if "Put away" in label] == [
        "Put away rope card", "Put away key card", "Put away German pass card"
    ]  # fmt: skip


def test_a_roll_call_is_one_list_with_all_and_nobody_as_presses():
    """§3.14, R37."""
    called = germans(officer("44,20 58,18 5,39"), officer("46,20"), guards="58,20", hand="roll_call", phase="roll")
    state = do(called, "call").state
    assert asked(state) == (A,)
    ((_, men),) = menus(state, "attend")
    assert men == {
        "B · courtyard, by the Interview room (AD19)": "found by any roll",
        "C · south-west terrace, by a drop (C40)": "found by a roll of 136 or more",
    }
    assert "**B** courtyard, by the Interview room (AD19), found by any roll" in own(state, A)
    assert PRESENTER.private_picture(GAME.view(state, A), None, said()) is not None
    ask = GAME.asks(state, A)[0]
    assert PRESENTER.shortcuts(GAME.view(state, A), ask) == (
        Move("attend", (("0.1",),)),
        Move("attend", (("0.1", "0.2"),)),
    )
    assert [label(state, f"attend {men}", A) for men in ("0.1+0.2", "0.1", "-")] == [
        "B and C go",
        "B goes",
        "Nobody goes",
    ]


def test_no_looks_the_same_whatever_is_held():
    """§3.18."""
    labels = set()
    for held in ("hide", "amulet", "rope"):
        state = germans(officer("58,18", "rope", held), guards="58,20", points=3)
        state = do(state, "arrest 0.0 g0").state
        assert asked(state) == (A,)
        labels.add(label(state, "no", A))
    assert labels == {"No"}


def test_an_offer_is_read_by_the_other_alone():
    """§3.16."""
    state = line(courtyard(), "trade 1 table-rope hide")
    view = GAME.view(state, B)
    assert view.trades == (Trade(0, 0, 1, ("table-rope",), ("hide",)),)
    assert label(state, "accept 1", B) == "Accept: Ana gives 1 rope for secret hide"
    assert label(state, "reject 1", B) == "Reject Ana's offer: 1 rope for secret hide"
    assert label(state, "retract 1", A) == "Take back the offer to Ben: 1 rope for secret hide"
    assert PRESENTER.notice(view, said()).startswith("Escape from Colditz: you have a trade offer from Ana.")
    assert PRESENTER.notice(GAME.view(state, A), said()) == PRESENTER.notice(GAME.view(state, 2), said()) == ""


def test_officers_talk_without_the_german():
    """§3.16."""
    state = table(officer("44,20"), officer("46,20"), officer("48,20", out=True))
    assert [PRESENTER.circle(GAME.view(state, seat)) for seat in range(4)] == [(1,), (0,), (), ()]
    footers = [
        PRESENTER.hand(GAME.view(state, seat), said(names=("Ana", "Ben", "Cleo", "Tom"))).footer for seat in (0, 3)
    ]
    assert footers == ["Round 1 · /table talk reaches the other officers only", "Round 1"]


def test_the_chance_of_do_or_die():
    """C6: any throw comes to 3, doubles throw again; the better card of two helps half the time."""
    assert chance_of_dash(("1",), 3) == 1.0
    assert round(36 * chance_of_dash(("1",), 4)) == 34
    assert chance_of_dash(("1", "7"), 20) == (chance_of_dash(("1",), 20) + chance_of_dash(("7",), 20)) / 2
    assert chance_of_dash((), 3) == 0.0


def test_do_or_die_tells_its_chance():
    """C6: from the courtyard it is nearly hopeless."""
    state = table(officer("58,18", kit=True), points=6)
    (need, chance) = re.fullmatch(
        r"Do or die: A runs (\d+) spaces \((\d+) %\), or you're out", label(state, "dare 0.0")
    ).groups()
    assert int(need) > 61
    assert int(chance) < 5
    ((_, men),) = menus(state, "dare")
    assert [*men.values()] == [f"{need} spaces · {chance} %"]

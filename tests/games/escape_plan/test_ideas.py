"""What the panel offers at one press, and how many presses a usual turn takes (docs/rules/escape_plan.md §7)."""

import pytest
from msgspec.structs import replace

from bot.engine.move import Move
from cogs.escape_plan.render import PRESENTER
from cogs.escape_plan.rules.game import GAME
from cogs.escape_plan.state import Facing, Turn
from tests.contract.reach import seated
from tests.games.escape_plan.build import NE, NW, A, B, do, near, offered, seen, table, who
from tests.games.escape_plan.test_render import said
from tests.lab.bench.presses import presses

BAR = near("A2", "C", business="bar")
CITY = (BAR, near("B1", "I", NE, business="gym"))


def asks(state, verb, seat=A):
    return next(ask for ask in GAME.asks(state, seat) if ask.verb == verb)


def ideas(state, verb, seat=A):
    return PRESENTER.shortcuts(seen(state, seat), asks(state, verb, seat))


def pressed(state, *moves, seat=A):
    """Play moves by the panel of one seat: how many presses that takes."""
    count = 0
    for move in moves:
        count += presses(seated("escape_plan", state, len(state.players)), seat, move, said())
        state = do(state, str(move)).state
    return count


def test_a_business_takes_four_presses_at_most():
    """Go there, take a contact into the dearest free slot, end the action."""
    state = table(who(), who(), city=CITY)
    (go, *_) = ideas(state, "move")
    there = do(state, str(go)).state
    (take, *_) = ideas(there, "contact")
    assert pressed(state, go, take) == 2
    other = next(card for card in there.contacts if card not in {move.picks[0][0] for move in ideas(there, "contact")})
    assert pressed(there, Move("contact", ((other,), (take.picks[1][0],)))) == 3


def test_a_tile_takes_one_press_and_four_when_one_chooses_oneself():
    state = table(who(), who(), phase="city", placers=(A, B, A, B))
    placed = ideas(state, "place")
    assert {move.picks[0][0] for move in placed} == {site.tile for site in state.display}
    assert [pressed(state, move) for move in placed] == [1] * len(placed)
    best = {move.picks for move in placed}
    tile = placed[0].picks[0][0]
    mine = [
        Move("place", ((tile,), (spot,), PRESENTER.presumed(seen(state, A), ask, field, ((tile,), (spot,)))))
        for ask in [asks(state, "place")]
        for spot in offered(state, "place", tile)
        for field in [GAME.next_field(state, A, ask, ((tile,), (spot,)))]
    ]
    assert {pressed(state, move) for move in mine if move.picks not in best} == {4}


def test_where_a_tile_would_lie_stands_on_its_button():
    state = table(who(), who(), phase="city", placers=(A, B, A, B))
    for move in ideas(state, "place"):
        assert PRESENTER.button(seen(state, A), move, said()) == f"Place {move.picks[0][0]} beside S1 and S2"
        assert PRESENTER.button(seen(state, A), move, said("es")).startswith(f"Colocar {move.picks[0][0]} junto a S1")


def test_a_button_to_a_place_says_what_it_brings():
    """Who presses it has not read the menu."""
    view = seen(table(who(), who(), s1="F", city=CITY), A)
    assert (
        PRESENTER.button(view, Move.parse("move A2.business"), said())
        == "Go to the Bar (income $9k), leaving S1: Federal: 1 wound"
    )
    assert (
        PRESENTER.button(view, Move.parse("move S2.church"), said("es"))
        == "Ir a la iglesia, saliendo de S1: Federal: 1 herida"
    )


def test_nobody_is_presumed_to_be_dismissed():
    """A contact goes into the dearest free slot; where none is free, the player says who goes."""
    for contacts, slot in (("- - - A6 A7", ("2",)), ("K01 - A5 A6 A7", ("1",)), ("K01 K02 A5 A6 A7", ())):
        there = do(table(who(contacts), who(), city=CITY), "move A2.business").state
        ask = asks(there, "contact")
        field = GAME.next_field(there, A, ask, ((there.contacts[0],),))
        assert PRESENTER.presumed(seen(there, A), ask, field, ((there.contacts[0],),)) == slot


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_nearest_officer_is_one_press_and_stands_first(language):
    """E11: the move that the police make by themselves; the menu says how far each is, and from whom."""
    state = table(
        who(notoriety=2), who(), phase="heat", decider=B, s1="F", s2="CS", city=(near("A2", "C", police="C"),)
    )
    nearest, *_ = ideas(state, "send", B)
    assert pressed(state, nearest, seat=B) == 1
    (group,) = PRESENTER.groups(seen(state, B), asks(state, "send", B), asks(state, "send", B).fields[0], (), said())
    label, detail = PRESENTER.option(
        seen(state, B), asks(state, "send", B), asks(state, "send", B).fields[0], (), group.options[0], said(language)
    )
    assert (label[-4:], detail) == ("(S2)", {"en": "1 tile from Ana", "es": "a 1 loseta de Ana"}[language])


def test_ideas_are_moves_that_can_be_made_and_tell_nothing_hidden():
    """The same for every truth that the viewer cannot tell apart."""
    state = table(who(), who(cash=1, plan="P3"), city=CITY)
    rich = table(who(), who(cash=20, plan="P4"), city=CITY)
    assert ideas(state, "move") == ideas(rich, "move")
    for move in ideas(state, "move"):
        assert do(state, str(move)).state != state


def test_hiring_with_a_marker_takes_one_press():
    """The number and the marker are filled in; the button says what the marker scores."""
    state = replace(table(who(at="S1.clinic"), who(), members=2), rules="tight")
    there = do(state, "move S2.gang").state
    (best, *_) = ideas(there, "hire")
    assert best == Move("hire", (("2",), ("yes",)))
    assert pressed(there, best) == 1
    assert PRESENTER.button(seen(there, A), best, said()) == "Hire 2 for $4k and place your marker ($35k at the end)"


def test_what_is_asked_for_after_a_visit_takes_one_press():
    """A disc at Evening; what needs an aim, or can wait, has no button there, and the disc none before the move."""
    mine = who(assets="A1 A2", fixers="F4 F2", at="S2.church")
    state = replace(table(mine, who(), s1="F", part="evening"), rules="tight")
    assert ideas(state, "use") == ()
    there = do(state, "move S1.clinic").state
    assert set(ideas(there, "use")) == {Move("use", (("A1",),)), Move("use", (("F4",),))}
    assert [pressed(there, move) for move in ideas(there, "use")] == [1, 1]


def test_places_of_the_same_kind_are_told_apart():
    """Two headquarters in reach, and what each brings."""
    state = replace(table(who(), who(), city=(near("D2", "I", NW, members=1),)), rules="tight")
    view = seen(state, A)
    told = [PRESENTER.button(view, Move("move", ((to,),)), said()) for to in ("S2.gang", "D2.gang")]
    assert told[0].startswith("Go to the gang headquarters (S2), 2 members to hire, marker worth $35k")
    assert told[1].startswith("Go to the gang headquarters (D2), 1 member to hire, marker worth $35k")


@pytest.mark.parametrize(
    ("officers", "player", "language", "told"),
    [
        ("F", who(items="- E1 A2 A3 A4"), "en", "up to 1 wound"),
        ("F", who(items="- E1 A2 A3 A4"), "es", "hasta 1 herida"),
        ("CF", who(wounds=2, items="- E1 A2 A3 A4"), "en", "up to 2 wounds, handcuffs"),
        ("CF", who(members=1), "en", "up to 2 wounds"),
        ("C", who(items="- E1 A2 A3 A4"), "en", "1 wound"),
        ("F", who(items="- E1 A2 A3 A4", cash=1), "en", "1 wound"),
        ("F", who(items="- !E1 A2 A3 A4"), "en", "1 wound"),
    ],
)
def test_what_one_holds_may_spare_wounds(officers, player, language, told):
    """Whatever avoids one of those left behind, if there is money for it."""
    view = seen(table(player, who(), s1=officers), A)
    assert PRESENTER.button(view, Move.parse("move S2.church"), said(language)).endswith(f": {told}")


def test_avoiding_takes_two_presses_at_most_though_one_way_asks_for_a_second_officer():
    """The Make-up Artist names two of three; all ways that one can spare money for have a button."""
    facing = tuple(Facing("S1", kind) for kind in ("federal", "county", "swat"))
    state = table(who("K18 - A5 A6 A7", "- E1 A2 A3 A4", members=1), who(), turn=Turn(stage="avoid", facing=facing))
    found = ideas(state, "avoid")
    assert {move.picks[0][0] for move in found} == {"K18.1", "item.1", "gang"}
    assert sorted(pressed(state, move) for move in found) == [1, 1, 2]


def test_a_closed_exit_says_what_its_tiles_are_worth():
    """By the rule set and the number of players; nothing to who has a tile, nor where none is left."""
    closed = {"closed": (3, 1), "city": (near("D1", "I", NW),), "exit_stacks": ((9,), (80, 120))}
    state = replace(table(who(), who(), who(), **closed), rules="by_players")

    def go(state, language="en"):
        return PRESENTER.button(seen(state, A), Move("move", (("D1.exit",),)), said(language))

    assert go(state) == "Go to exit 1 (a tile, $80k to $120k), facing nobody"
    assert "(una loseta, de $80k a $120k)" in go(state, "es")
    assert (
        "draw 2 of 2 tiles, $80k to $120k"
        in PRESENTER.option(seen(state, A), asks(state, "move"), asks(state, "move").fields[0], (), "D1.exit", said())[
            1
        ]
    )
    assert "tile" not in go(replace(state, exit_stacks=((9,), ())))
    assert "tile" not in go(replace(state, players=(who(exits=(1,), exit_tiles=(90,)), *state.players[1:])))


def test_what_brings_nothing_is_no_idea():
    """A church without notoriety, a clinic without wounds."""
    state = table(who(at="S1.clinic"), who())
    assert "S2.church" not in {move.picks[0][0] for move in ideas(state, "move")}
    known = table(who(at="S1.clinic", notoriety=4), who())
    assert "S2.church" in {move.picks[0][0] for move in ideas(known, "move")}


LAST = {"day": 3, "part": "evening", "closed": (1, 2), "city": (near("D3", "C", NE), BAR)}


def test_on_the_last_action_only_the_way_out_is_an_idea():
    """And its button is green; nothing warns of the exit any more once it is paid."""
    state = table(who(cash=9), who(), **LAST)
    (out,) = ideas(state, "move")
    assert out.picks[0] == ("D3.exit",)
    assert PRESENTER.sure(seen(state, A), out)
    assert not PRESENTER.sure(seen(state, A), Move("move", (("A2.business",),)))
    hurt = table(who(cash=9, assets="A1 A5"), who(), s1="FCS", **LAST)
    paid = do(hurt, "move D3.exit").state
    assert not any("exit" in line for line in PRESENTER.hand(seen(paid, A), said()).lines if line.startswith("⚠"))


def test_the_exit_is_paid_once():
    """On the way out, before the officers: nothing is short of its cost any more, and the total has it taken off."""
    state = table(who(cash=7, items="- E1 A2 A3 A4"), who(), s1="F", escapes=1, **LAST)
    assert any("$3k if you got out now" in each for each in PRESENTER.hand(seen(state, A), said()).lines)
    paid = do(state, "move D3.exit").state
    assert any("$3k if you got out now" in each for each in PRESENTER.hand(seen(paid, A), said()).lines)
    assert PRESENTER.button(seen(paid, A), Move("avoid", (("item.1",),)), said()) == "Vest ($2k): avoid Federal on S1"


def test_alone_what_is_bought_after_the_morning_must_leave_enough_for_the_afternoon():
    """§4.7: with the Morning's action under way one can no longer leave for nothing."""
    state = table(who("K12 - A5 A6 A7", cash=3, notoriety=2), **{**LAST, "part": "morning"})
    label = Move("use", (("K12.1",),))
    assert PRESENTER.button(seen(state, A), label, said()).startswith("⚠") is False
    after = replace(state, turn=Turn(stage="after"))
    assert PRESENTER.button(seen(after, A), label, said()).endswith("($3k short for the exit)")
    assert any("$10k if you got out now" in each for each in PRESENTER.hand(seen(after, A), said()).lines)


def test_a_button_never_leaves_out_what_officers_do():
    """The words of what a visit brings go first where eighty letters do not hold all, then its money."""
    both = (near("D2", "I", NW, members=2), near("B1", "I", NE, business="gym"))
    state = replace(table(who(wounds=3), who(), city=both, s1="FCS"), rules="tight")
    told = PRESENTER.button(seen(state, A), Move("move", (("D2.gang",),)), said())
    assert "handcuffs" in told
    assert not told.endswith("…")
    assert told == "Go to the gang headquarters (D2), leaving S1 F C S: $35k, 3 wounds, 2 handcuffs"
    watched = table(who(wounds=3), s1="FCS", sandra="S1", costa="S1", city=both, closed=(2,), rules="by_players")
    told = PRESENTER.button(seen(watched, A), Move("move", (("D2.exit",),)), said("es"))
    assert told == "Ir a la salida 2 (S1 F C S Sa Co): 4 heridas, $3k a Costa, 2 pares de esposas"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Go to the Nightclub (S1 F F C C C S S): $80k, up to 7 wounds, 3 handcuffs"),
        ("es", "Ir a la Discoteca (S1 F F C C C S S): $80k, hasta 7 heridas, 3 pares de esposas"),
    ],
)
def test_before_many_officers_the_button_keeps_the_money_of_the_visit(language, told):
    """Its words have no room."""
    player = who(items="- E1 A2 A3 A4", wounds=2)
    view = seen(table(player, who(), s1="FFCCCSS", city=(near("A2", "C", business="nightclub"),)), A)
    assert PRESENTER.button(view, Move.parse("move A2.business"), said(language)) == told

"""Officers and visits as checklists, places by what they bring, and warnings before money or a life is lost
(docs/rules/escape_plan.md §3.6, §7)."""

import pytest

from bot.engine.move import Move
from bot.engine.page import Choice
from bot.engine.texts import Say, texts
from bot.table.drawn import WAITS
from bot.ui.pages.hand import hand_page
from cogs.escape_plan import data
from cogs.escape_plan.render import PRESENTER
from cogs.escape_plan.rules.game import GAME
from cogs.escape_plan.state import Facing, Turn
from tests.contract.paint import NAMES
from tests.contract.reach import seated
from tests.games.escape_plan.build import NW, A, B, N, cubes, do, near, seen, site, table, who


def said(language="en"):
    return Say(texts(language, (PRESENTER.texts,)), NAMES)


def lines(state, viewer=A, language="en"):
    view, say = seen(state, viewer), said(language)
    return (*PRESENTER.hand(view, say).lines, *PRESENTER.more(view, say))


def line(state, start, viewer=A):
    return next(each for each in lines(state, viewer) if each.startswith(start))


def ask(state, verb, seat=A):
    return next(ask for ask in GAME.asks(state, seat) if ask.verb == verb)


def menu(state, verb, *picked, seat=A):
    """What a menu offers, with the detail beside each line."""
    this, before = ask(state, verb, seat), tuple((pick,) for pick in picked)
    field = GAME.next_field(state, seat, this, before)
    shown = (
        Choice(each, *PRESENTER.option(seen(state, seat), this, field, before, each, said())) for each in field.options
    )
    return {choice.label: choice.detail for choice in shown}


def button(state, spelt, seat=A):
    return PRESENTER.button(seen(state, seat), Move.parse(spelt), said())


def facing(state, *officers):
    return table(state, turn=Turn(stage="avoid", facing=tuple(Facing("S1", one) for one in officers)))


def test_each_officer_to_be_faced_is_listed_with_every_way_and_what_else():
    """§3.6.2: in the order in which they come, wounds of those before counted."""
    state = facing(who("K06 - A5 A6 A7", "E3 - A2 A3 A4", cash=4, wounds=2), "federal", "swat", "costa")
    shown = lines(state)
    assert shown[2] == "If you avoid no officer: 2 wounds, $3k to Costa, handcuffs."
    start = next(at for at, each in enumerate(shown) if each.startswith("▸"))
    assert shown[start : start + 3] == (
        "▸ S1 Federal: Boxer ($3k) for all officers on the tile · or 1 wound",
        "▹ S1 SWAT: Helmet ($2k) · Boxer ($3k) for all officers on the tile · or 1 wound, handcuffs",
        "▹ S1 Lt. Costa: Helmet ($2k) · Boxer ($3k) for all officers on the tile · or $3k to Costa",
    )


def test_the_wound_that_arrests_is_listed_as_such():
    shown = lines(facing(who("x x x x x", wounds=2, handcuffs=5), "county", "swat"))
    assert "▸ S1 County: 1 wound" in shown
    assert "▹ S1 SWAT: arrest: you're out of the game" in shown


def test_the_steps_of_a_safe_house_are_ticked_off():
    state = table(who(), city=(near("C1", "R", business="safe1"),), keys=(("green", "red"), (), ()))
    here = do(state, "move C1.safehouse").state
    assert line(here, "**Here**") == "**Here** ✓ money · ○ a key · ○ a Fixer"
    assert line(do(here, "key red").state, "**Here**") == "**Here** ✓ money · ✓ a key · ○ a Fixer"


@pytest.mark.parametrize(
    ("player", "steps"),
    [
        ({}, "○ Equipment (0 of 2 taken) · ○ a gas can, $1k"),
        ({"cans": 2}, "○ Equipment (0 of 2 taken) · × a gas can, $1k"),
        ({"items": "E1 E2 A2 A3 A4"}, "× Equipment (0 of 2 taken) · ○ a gas can, $1k"),
        ({"keys": "green"}, "○ Equipment (0 of 2 taken) · ○ a gas can, $1k · ○ green locker"),
        (
            {"keys": "yellow red"},
            "○ Equipment (0 of 2 taken) · ○ a gas can, $1k · × yellow locker: asks for 2 contacts"
            " · × red locker: asks for 3 contacts and notoriety 3",
        ),
    ],
)
def test_the_steps_of_a_store_say_what_is_not_possible(player, steps):
    """§3.6.4, §4.6."""
    state = table(who(at="B1.store", **player), city=(near("B1", "R"),), turn=Turn(stage="visit"))
    assert line(state, "**Here**") == f"**Here** {steps}"


def test_a_headquarters_says_how_many_can_be_hired():
    state = table(who(at="S2.gang", members=1), turn=Turn(stage="visit"))
    assert line(state, "**Here**") == "**Here** ○ hire up to 1, $2k each"


def test_places_are_told_by_what_they_bring():
    """The plan card is asked for businesses and Safe Houses; what brings nothing says so."""
    city = (near("A3", "R", business="gym"), near("B1", "C", N, business="casino"), near("D2", "I", NW))
    state = table(who(wounds=1), who(), city=city, closed=(2,), s1="F", cubes=cubes(gym=(A,)))
    shown = menu(state, "move")
    assert shown["Gym (A3)"].startswith("already visited, pays nothing · ")
    assert shown["Casino (B1)"] == "stash $100k · 2 points · 1 officer (S1 F)"
    assert shown["Clinic (A3)"].startswith("heals up to 2 wounds · ")
    assert shown["Church (S2)"] == "no notoriety to lose · 1 point · 1 officer (S1 F)"
    assert shown["Gang headquarters (S2)"].startswith("2 members to hire · ")
    assert shown["Store (B1)"].startswith("Equipment, gas can, lockers · ")
    assert shown["Exit 2 (D2)"].startswith("keep 1 of 5 tiles, $10k to $50k · ")


def test_routes_say_how_one_goes_and_what_each_is_best_at():
    state = table(who(), city=(near("C2", "C", N, business="safe2"),))
    first, second = menu(state, "move", "C2.safehouse").items()
    assert first == ("S1 → C2 (cheapest)", "3 points · no officers")
    assert second == ("S1 → C2, by subway (fewest points)", "2 points, $1k · no officers")


def test_what_lies_behind_a_choice_is_presumed():
    """The route with the fewest officers, the first rotation, and a tile closer to the most wanted."""
    state = table(who(), city=(near("C2", "C", N, business="safe2"),))
    this = ask(state, "move")
    field = GAME.next_field(state, A, this, (("C2.safehouse",),))
    assert PRESENTER.presumed(seen(state, A), this, field, (("C2.safehouse",),)) == field.options[:1]
    assert PRESENTER.presumed(seen(state, A), this, this.fields[0], ()) == ()
    assert PRESENTER.weighed(this)
    assert not PRESENTER.weighed(ask(state, "pass"))


def test_a_rotation_says_what_each_edge_costs():
    state = table(who(), who(), phase="city", placers=(A, B, A, B))
    tile = state.display[0].tile
    hexes = menu(state, "place", tile)
    spot = ask(state, "place") and GAME.next_field(state, A, ask(state, "place"), ((tile,),)).options[0]
    assert hexes["Hex 1"].startswith("beside ")
    for label, detail in menu(state, "place", tile, spot).items():
        edges = detail.split(" · ")
        assert len(edges) == 2
        assert sum(each.endswith(", 1 point") for each in edges) == int(label.split(", ")[1][0])
        assert all(each.endswith((", 1 point", ", 2 points")) for each in edges)


def test_spending_below_what_the_exit_costs_is_warned_of():
    """§7: from the second day on."""
    player = who("K10 - A5 A6 A7", wounds=1, cash=4)
    late = table(player, who(), day=3, closed=(2, 3), escapes=1)
    assert button(late, "use K10.1") == "⚠ Use the Nurse ($1k): heals 1 wound ($1k short for the exit)"
    assert menu(late, "use")["Nurse ($1k)"] == "⚠ heals 1 wound ($1k short for the exit)"
    assert button(table(player, who(), escapes=1), "use K10.1") == "Use the Nurse ($1k): heals 1 wound"
    rich = table(who("K10 - A5 A6 A7", wounds=1, cash=5), who(), day=3, closed=(2, 3), escapes=1)
    assert button(rich, "use K10.1") == "Use the Nurse ($1k): heals 1 wound"


def test_who_plays_alone_pays_by_the_part_of_the_last_day_only():
    """§4.7."""
    assert "leaving costs $0 now, $3k in the next part of the day" in line(
        table(who(), day=2, part="evening"), "**Exits**"
    )
    assert "leaving costs $6k now, $9k in the next part of the day" in line(
        table(who(), day=3, part="evening"), "**Exits**"
    )


def test_the_way_out_is_called_an_escape():
    state = table(who(), who(), city=(near("D1", "I"),), day=3, closed=(2, 3), s1="C")
    assert menu(state, "move")["Exit 1 (D1)"].startswith("escape with $9k at most · ")
    assert button(state, "move D1.exit") == "Escape: Exit 1, leaving S1: County: 1 wound"


def test_what_may_stand_on_a_tile_is_told_with_the_plan_card():
    state = table(who(), city=(near("A2", "C"),), phase="city", placing="A2", placers=(A,))
    assert button(state, "house casino") == "Casino: stash $100k"
    assert menu(state, "house")["Casino"] == "stash $100k"


def test_an_asset_says_which_slot_it_frees():
    state = table(who(cash=5, notoriety=1), phase="unlock", unlocking=(A,), day=2)
    shown = menu(state, "unlock")
    assert shown["Hiding Place"] == "avoids all officers on one tile · frees contact slot 20"
    assert shown["Move SWAT"].endswith("frees an item slot")


def test_a_contact_slot_is_called_by_its_money():
    """A bare number could be a place in the row."""
    state = table(who(), city=(near("A1", "C"),), owed=("contact",), turn=Turn(stage="visit"))
    assert set(menu(state, "contact", "K01.1")) == {"$10k slot: free", "$15k slot: free"}
    assert "($3k) for the $15k slot: " in button(state, "contact K01.1 1")
    spanish = PRESENTER.button(seen(state, A), Move.parse("contact K01.1 1"), said("es"))
    assert "al espacio de $15k" in spanish


def test_who_moves_an_officer_reads_who_is_wanted():
    state = table(who(), who(notoriety=2), phase="heat", decider=A, s2="F", city=(near("A2", "C"),))
    assert line(state, "**Most wanted**") == "**Most wanted** Ben (S1)"


def test_the_alternative_text_tells_every_tile():
    """§7: a text map by tile, with places and officers; in a game of five all fits."""
    city = tuple(site(tile, at, 1, police="FCS") for at, tile in enumerate(data.TILES) if tile not in data.START)
    for language in ("en", "es"):
        alt = PRESENTER.board(seen(table(*[who(cans=1)] * 5, city=city, s1="FCS"), None), said(language)).alt
        assert all(f"{tile} " in alt for tile in data.TILES)
        assert len(alt) <= 1024
    assert "S1 Clinic, subway: F C S" in PRESENTER.board(seen(table(who(), s1="FCS"), None), said()).alt


def test_panels_have_the_picture_that_the_question_is_about():
    """Tiles to place, the tile that was placed, the officers who move, the way to a place."""
    placing = table(who(), who(), phase="city", placers=(A, B, A, B))
    placed = table(who(), city=(near("A2", "C"),), phase="city", placing="A2", placers=(A,))
    wanted = table(who(), who(notoriety=2, at="S2.church"), phase="heat", decider=A, s1="F")
    drawn = []
    for state, spelt in ((placing, ""), (placed, ""), (wanted, ""), (wanted, "send S1.federal S2")):
        draft = Move.parse(spelt) if spelt else None
        draw = PRESENTER.private_picture(seen(state, A), draft, said())
        drawn.append(draw())
    assert len(set(drawn)) == len(drawn)
    assert hand_page(seated("escape_plan", wanted, 2), B, None, (), "en").picture.mark == WAITS


def test_every_tile_can_be_looked_at_close_up():
    """§7: by its name from a menu, in words and as a picture; anybody may look."""
    city = (near("A2", "C", business="gym", police="F"), near("C1", "R", N, business="safe1"))
    state = table(who(), who(), city=city, cubes=cubes(gym=(B,)), marker=A)
    for viewer in (None, A):
        view = seen(state, viewer)
        ((heading, choices),) = PRESENTER.looks(view, said())
        assert heading == "Look at tile …"
        assert {choice.value for choice in choices} == {one.tile for one in (*state.city, *state.display)}
        first, draw = PRESENTER.look(view, "", said())
        assert "**A2** Gym, helipad · Federal" in first.lines
        assert draw().startswith(b"\x89PNG")
        for choice in choices:
            page, draw = PRESENTER.look(view, choice.value, said())
            assert page.title.startswith(choice.value)
            assert page.alt
            assert draw().startswith(b"\x89PNG")
    assert "**Gym** Commercial · visited by Ben · 1 space free" in PRESENTER.look(seen(state), "A2", said())[0].lines
    assert any(each.endswith("controlled by Ana") for each in PRESENTER.look(seen(state), "S2", said())[0].lines)

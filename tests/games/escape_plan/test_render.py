"""What the pages of Escape Plan say: warnings, money apart, what going somewhere means
(docs/rules/escape_plan.md §7)."""

import pytest
from msgspec.structs import replace

from bot.engine.game import Result
from bot.engine.move import Move
from bot.engine.texts import Say, texts
from bot.table.drawn import DECIDES, WAITS
from bot.ui.pages.hand import hand_page
from cogs.escape_plan import data
from cogs.escape_plan.events.police import Avoided
from cogs.escape_plan.face import trip
from cogs.escape_plan.render import PRESENTER
from cogs.escape_plan.rules.game import GAME
from cogs.escape_plan.state import Facing, Turn
from tests.contract.paint import NAMES
from tests.contract.reach import seated
from tests.games.boards import in_words
from tests.games.escape_plan.build import A, B, cubes, do, near, seen, table, who


def said(language="en"):
    return Say(texts(language, (PRESENTER.texts,)), NAMES)


def page(state, viewer=None, language="en"):
    view, say = seen(state, viewer), Say(texts(language, (PRESENTER.texts,)), NAMES[: len(state.players)])
    if viewer is None:
        return in_words(PRESENTER, view, say)
    return replace(PRESENTER.hand(view, say), alt=PRESENTER.hand_alt(view, say))


def everything(state, viewer=A):
    """What the board says, or a hand with all that it leaves out."""
    shown = page(state, viewer).lines
    return shown if viewer is None else (*shown, *PRESENTER.more(seen(state, viewer), said()))


def text(state, viewer=A):
    return "\n".join(everything(state, viewer))


def line(state, start, viewer=A):
    return next(each for each in everything(state, viewer) if each.startswith(start))


def told(step, viewer=None):
    return PRESENTER.tell([event for event in step.events if event.reaches(viewer)], said(), viewer)


def button(state, spelt, seat=A):
    return PRESENTER.button(seen(state, seat), Move.parse(spelt), said())


def test_the_board_says_what_now_first():
    lines = page(table(who(), who(), s2="FS", sandra="S2")).lines
    assert lines[0] == "**Day 1, Morning:** Ana moves, rests or passes."
    assert lines[1] == "**A** Ana: notoriety 0 · wounds 0/3 · income $9k · contacts 0/2 · at the Clinic (S1)"
    assert lines[-2:] == ("**Police** S2 F S Sa", "**Order of turns** Ana, Ben")


def test_the_morning_is_not_taken_for_tomorrow():
    """*Mañana: muévete* would read so in Spanish."""
    state = table(who(), who())
    assert "**Morning:** " in text(state)
    assert "**Por la mañana:** " in "\n".join(page(state, A, "es").lines)


def test_officers_are_sent_by_whole_names_in_spanish():
    """*Mover Condado* would move a county."""
    state = table(who(), who(), s2="C", phase="heat", decider=A)
    spelt = Move.parse("send S2.county S1")
    assert PRESENTER.button(seen(state, A), spelt, said("es")) == "Mover al agente del Condado: S2 → S1"


def test_pocket_and_stash_stand_apart_and_only_for_the_owner():
    """§3.12: cash, stash and the values of lockers are the owner's alone."""
    state = table(who(cash=7, stash=(("bar", 80),), items="green50 - A2 A3 A4"), who())
    assert "**Pocket** $7k · income $9k · **stash** $130k" in page(state, A).lines
    assert line(state, "**Stash**") == "**Stash** $130k, only counts at the end (Bar 80, locker 50)"
    other = table(who(cash=3, stash=(), items="green0 - A2 A3 A4"), who())
    assert page(state) == page(other)
    assert page(state, B) == page(other, B)


def test_the_plan_card_is_a_short_table():
    state = table(who(), who(), city=(near("A2", "C", business="cinema"),), cubes=cubes(bar=(A,), gym=(B, B)))
    assert "**Plan** Cinema: 70" in page(state, A).lines
    lines = everything(state)
    start = lines.index("```")
    assert lines[start + 3] == "Bar         $✓ Restaurant   $?"
    assert lines[start + 1].endswith("Gym         50×")
    assert lines[start + 6] == "```"
    assert all(len(each) <= 37 for each in lines[start : start + 6])


def test_who_is_left_behind_is_told_before_it_is_confirmed():
    """§3.6.2, §7: those on the tile left count, those where one arrives do not."""
    state = table(who(), city=(near("A2", "C", police="F"),), s1="CS")
    assert line(state, "**Leaving") == "**Leaving S1** you face County, SWAT"
    assert button(state, "move S2.church") == "Go to the Church, leaving S1: County, SWAT: 2 wounds"
    hurt = table(who(wounds=3, handcuffs=5), s1="CS")
    assert button(hurt, "move S2.church").endswith("arrest if you avoid no officer")


@pytest.mark.parametrize(
    ("player", "more", "warning"),
    [
        ({"cash": 3}, {"day": 2, "escapes": 1}, "Leaving costs $4k now: you're $1k short"),
        ({"wounds": 3, "handcuffs": 5}, {}, "One more wound and you're arrested"),
        ({"wounds": 2, "handcuffs": 5}, {}, "2 more wounds and you're arrested"),
        ({"wounds": 3}, {}, "The next wound brings handcuffs"),
        ({"discs": 2}, {"cubes": cubes(gym=(A,), cinema=(A,))}, "would lose a third (at Restaurant)"),
        ({"discs": 1}, {"part": "evening"}, "Your disc gives you an action at Night or at Dawn"),
        ({"discs": 2}, {"part": "evening", "day": 3}, "Use your 2 discs today"),
    ],
)
def test_what_is_easily_overlooked_is_warned_of(player, more, warning):
    """§7."""
    assert warning in text(table(who(**player), who(), **more))
    assert warning not in text(table(who(), who()))


def test_an_exit_further_than_the_actions_left():
    """§7: on the last day, discs counted for Night and Dawn."""
    city = (near("A2", "C"), replace(near("D1", "W"), q=5, r=5))
    state = table(who(), who(), city=city, day=3, closed=(2, 3), part="evening")
    assert trip.actions_left(seen(state, A), A) == 1
    assert trip.actions_left(seen(table(who(discs=2), day=3), A), A) == 5
    assert trip.actions_to_exit(seen(state, A), A) is None
    close = table(who(), who(), city=(near("D1", "I"),), day=3, closed=(2, 3), part="evening")
    distance = trip.actions_to_exit(seen(close, A), A)
    assert distance == 1
    assert "Go now" in text(close)
    poor = table(who(cash=3), who(), city=(near("D1", "I"),), day=3, closed=(2, 3), part="evening", escapes=1)
    assert "Go now" not in text(poor)
    assert "The exit is 1 action away, and you can't pay to leave." in text(poor)


def test_each_officer_to_be_faced_has_ways_with_their_price():
    facing = (Facing("S1", "swat"), Facing("S1", "costa"))
    state = table(who(items="E3 - A2 A3 A4"), turn=Turn(stage="avoid", facing=facing))
    (avoid,) = (ask for ask in GAME.asks(state, A) if ask.verb == "avoid")
    label, detail = PRESENTER.option(seen(state, A), avoid, avoid.fields[0], (), "item.0", said())
    assert (label, detail) == ("Helmet ($2k)", "avoids a SWAT officer")
    assert button(state, "avoid item.0") == "Helmet ($2k): avoid SWAT on S1"
    assert button(state, "take") == "SWAT: take the wound"
    assert button(replace(state, turn=replace(state.turn, facing=facing[1:])), "take") == "Lt. Costa: pay $3k"
    poor = table(who(cash=0, wounds=2), turn=Turn(stage="avoid", facing=facing[1:]))
    assert button(poor, "take") == "Lt. Costa: take 2 wounds and handcuffs"


@pytest.mark.parametrize(
    ("spelt", "whom"),
    [
        ("K07.1", "Ninja ($3k): avoid County, SWAT, Inspector Sandra on S1"),
        ("K18.1 sandra", "Make-up Artist ($2k): avoid County, Inspector Sandra on S1"),
        ("gang", "Gang member: avoid County, SWAT, Inspector Sandra on S1"),
        ("item.1", "Gas Mask ($3k): avoid County on S1"),
    ],
)
def test_a_button_names_all_whom_something_avoids(spelt, whom):
    """Two of a tile, or all of it; never those of another one. What is told then is the same."""
    officers = (("S1", "county"), ("S1", "swat"), ("S1", "sandra"), ("S2", "swat"))
    facing = tuple(Facing(*each) for each in officers)
    me = who("K07 K18 A5 A6 A7", "- E4 A2 A3 A4", members=1)
    state = table(me, who(), turn=Turn(stage="avoid", facing=facing))
    assert button(state, f"avoid {spelt}") == whom
    (avoided,) = (event for event in do(state, f"avoid {spelt}").events if isinstance(event, Avoided))
    assert [PRESENTER.word("officer", kind, said()) for kind in avoided.officers] == whom[:-6].split("avoid ")[1].split(
        ", "
    )


def test_a_visit_is_told_to_its_owner_with_money_and_to_others_without():
    """Case 88: the public text of both visits is the same apart from the name."""
    state = table(who(plan="P1"), city=(near("A1", "C", business="casino"),))
    step = do(state, "move A1.business")
    assert told(step, A)[1] == "You visited the Casino and stashed $100k, as your plan card says."
    assert told(step)[1] == "Ana visited the Casino."
    assert not any("100" in each for each in told(step))


def test_help_is_given_when_it_is_on():
    assert "takes up to 2 notoriety off you for free" in text(table(who(), help=True))
    assert "takes up to 2 notoriety off you for free" not in text(table(who()))


@pytest.mark.parametrize(
    ("more", "start"),
    [
        ({"phase": "heat", "decider": A}, "Send an officer"),
        ({}, "Today: visit two places"),
        ({"day": 2}, "The police come"),
        ({"day": 3}, "Get out by the open exit"),
        ({"turn": Turn(stage="avoid", facing=(Facing("S1", "swat"),))}, "A wound costs $10k"),
    ],
)
def test_a_first_game_says_what_each_step_is_about(more, start):
    """E13."""
    players = who(), who(notoriety=1)
    assert start in text(table(*players, help=True, s2="F", **more))
    assert start not in text(table(*players, s2="F", **more))


def test_the_exit_says_what_one_gets_out_with():
    """E15: what leaving now makes, at most while officers are to be faced."""
    city = (near("D1", "I"),)
    for police, said_so in (("", "escape with $9k"), ("F", "escape with $9k at most")):
        state = table(who(assets="A1"), who(), city=city, day=3, closed=(2, 3), s1=police)
        (ask,) = (ask for ask in GAME.asks(state, A) if ask.verb == "move")
        detail = PRESENTER.option(seen(state, A), ask, ask.fields[0], (), "D1.exit", said())[1]
        assert detail.startswith(f"{said_so} · ")


def test_the_end_shows_every_term():
    """Case 42."""
    one = who(
        contacts="K01 K02 K03 x A7",
        items="green100 - A2 A3 A4",
        assets="!A1 !A5",
        cash=6,
        stash=(("bar", 300),),
        exit_tiles=(40,),
        exits=(1,),
        wounds=1,
        notoriety=5,
        fate="escaped",
        place=1,
    )
    state = table(one, who(fate="arrested", at="."), phase="over", result=Result((A,), "escaped", (476, 0)))
    lines = page(state).lines
    assert lines[0] == "Ana escaped with $476k, more than anyone else."
    cells = [each.split()[-2:] for each in lines[lines.index("```") + 2 : -1]]
    assert [mine for mine, _ in cells] == ["6", "300", "100", "40", "45", "20", "−10", "·", "−25", "476", "1"]
    assert {other for _, other in cells} == {"·", "(0)"}
    assert PRESENTER.ending(seen(state, B), B, said()) == "Ana escaped with $476k and wins."


@pytest.mark.parametrize(("total", "grade"), [(249, "small fry"), (250, "a getaway"), (550, "a legend")])
def test_a_solo_game_ends_with_a_grade(total, grade):
    """§4.11."""
    state = table(who(fate="escaped", place=1, cash=total), phase="over", result=Result((A,), "escaped", (total,)))
    assert PRESENTER.ending(seen(state, A), A, said()) == f"You escaped with ${total}k: {grade}!"


def test_who_is_alone_is_no_number():
    out = table(who(fate="escaped", place=1), phase="over", result=Result((A,), "escaped", (9,)))
    assert "**escaped** ·" in text(out, None)


@pytest.mark.parametrize(
    ("language", "has"),
    [
        ("en", "has Vest ×2, red locker ×2, 2 yellow keys, red key"),
        ("es", "tiene Chaleco ×2, casillero rojo ×2, 2 llaves amarillas, llave roja"),
    ],
)
def test_several_of_a_kind_are_counted(language, has):
    owner = who(items="E1 E1 red90 red0 A4", keys="yellow yellow red")
    assert has in "\n".join(page(table(who(), owner), None, language).lines)
    assert "🟡 yellow ×2, 🔴 red" in text(table(who(), owner), B)


def test_a_destination_can_be_typed():
    state = table(who())
    (ask,) = (ask for ask in GAME.asks(state, A) if ask.verb == "move")
    assert PRESENTER.typed(seen(state, A), ask, (), " church", said()).picks[0] == ("S2.church",)
    assert PRESENTER.typed(seen(state, A), ask, (), "casino", said()) is None


def test_a_tile_as_it_would_lie_is_drawn_in_private():
    """§7: a preview before it is confirmed; nobody else's panel has a picture."""
    state = table(who(), who(), phase="city", placers=(A, B, A, B))
    tile = state.display[0].tile
    for spelt in (f"place {tile}", f"place {tile} {'1.0'}", f"place {tile} {'1.0'} 0"):
        drawn = PRESENTER.private_picture(seen(state, A), Move.parse(spelt), said())
        assert drawn().startswith(b"\x89PNG")
    at_table = seated("escape_plan", state, 2)
    assert [hand_page(at_table, seat, None, (), "en").picture.mark for seat in (A, B)] == [DECIDES, WAITS]


def test_every_thing_and_place_has_a_name():
    for language in ("en", "es"):
        say = said(language)
        for name in (*data.EQUIPMENT, *data.FIXERS, *data.ASSETS, *data.CONTACTS):
            assert say(f"escape_plan-thing-{name}")
            assert say(f"escape_plan-does-{name}")
        for place in data.PLACES:
            assert say(f"escape_plan-place-{place}")
            assert say(f"escape_plan-row-{place}")

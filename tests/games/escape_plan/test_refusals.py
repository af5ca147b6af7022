"""What is impossible is refused with the rule that forbids it (docs/rules/escape_plan.md §3), in both languages."""

import pytest

from bot.engine.chance import Chance
from bot.engine.game import refuse
from bot.engine.move import Illegal, Move
from bot.engine.play import play
from bot.engine.texts import LANGUAGES, Say, texts
from cogs.escape_plan.render import PRESENTER
from cogs.escape_plan.rules.game import GAME
from cogs.escape_plan.state import Turn
from tests.contract import paint
from tests.games.escape_plan.build import N, cubes, near, refused, site, table, who

GYM, STORE, HOUSE = near("A1", "R", business="gym"), near("B1", "R"), near("C1", "R", business="safe1")
BAR = near("A3", "C", at=N, business="bar")
CHURCH = near("A1", "C", at=N)
VISIT = {"turn": Turn(stage="visit")}
PLACING = {"phase": "city", "placers": (0, 0), "display": (site("A2", 0, 0), site("C2", 0, 0))}


def shop(player=None, **turn):
    """Visit a store."""
    return table(player or who(at="B1.store"), city=(STORE,), turn=Turn(stage="visit", **turn))


def gang(player=None, **more):
    """Visit the headquarters on S2."""
    return table(player or who(at="S2.gang"), **VISIT, **more)


def owed(what, **more):
    """Owe the player a choice."""
    return table(who(at="A1.business", **more), city=(GYM,), owed=(what,), **VISIT)


def heated(**more):
    """Let the first of two decide about the police; the other is wanted at the church."""
    players = who(), who(at="A1.church", notoriety=2)
    return table(*players, city=(CHURCH,), phase="heat", decider=0, **more)


SENT = "use A2 S2 S1"
CASES = [
    ("occupied", table(who(), **PLACING), "place A2 0.1 0"),
    ("two_neighbours", table(who(), **PLACING), "place A2 4.4 0"),
    ("two_neighbours", table(who(), **PLACING), "place A2 0.-1 0"),
    ("no_match", table(who(), **PLACING), "place C2 1.0 4"),
    ("other_house", table(who(), city=(near("A1", "R"),), **(PLACING | {"placing": "A1"})), "house safe1"),
    ("other_house", table(who(), city=(near("A1", "R"), HOUSE), **(PLACING | {"placing": "C1"})), "house bar"),
    ("not_locked", table(who(notoriety=1), phase="unlock", unlocking=(0,), day=2), "unlock A1"),
    ("not_locked", owed("reward"), "blue A1"),
    ("slot", owed("contact"), "contact K01.1 4"),
    ("other_slot", owed("cover", handcuffs=1), "cover 4"),
    ("same_officer", heated(s1="F", s2="F"), "send S2.federal S1"),
    ("not_closer", heated(s1="F"), "send S1.federal S2"),
    ("same_officer", table(who(assets="A2"), s1="F", s2="F", city=(GYM,)), SENT),
    ("no_officer", table(who(assets="A2"), s1="F", city=(GYM,)), SENT),
    ("same_officer", table(who(members=1), s1="F", s2="F", city=(GYM,)), "use gang move S2.federal S1"),
    ("not_adjacent", table(who(members=1), s2="F", city=(CHURCH,)), "use gang move S2.federal A1"),
    ("open_business", table(who(assets="A6"), city=(GYM, BAR), cubes=cubes(bar=(1, 1))), "use A6 gym"),
    ("locker_condition", shop(who(contacts="K15 - A5 A6 A7", at="B1.store")), "use K15.1 red"),
    ("discs", table(who(discs=2)), "use A1"),
    ("car", table(who(notoriety=8)), "use car"),
    ("car", table(who(), turn=Turn(car=True)), "use car"),
    ("two_pieces", shop(taken=2), "equip E1"),
    ("no_free_slot", shop(who(items="E1 E2 A2 A3 A4", at="B1.store")), "equip E1"),
    ("sold_out", table(who(at="B1.store"), city=(STORE,), store=(0, 4, 4, 4), **VISIT), "equip E1"),
    ("one_can", shop(bought=True), "buy_can"),
    ("no_cans", table(who(at="B1.store"), city=(STORE,), cans=0, **VISIT), "buy_can"),
    ("no_members", gang(members=1), "hire 2"),
    ("members", gang(who(at="S2.gang", members=1)), "hire 2"),
    (
        "not_here",
        table(who(at="C1.safehouse"), city=(HOUSE,), keys=(("red",), (), ()), turn=Turn("visit", done=("fresh",))),
        "key green",
    ),
]


@pytest.mark.parametrize(("reason", "state", "move"), CASES, ids=[f"{reason}: {move}" for reason, _, move in CASES])
def test_the_rule_is_named(reason, state, move):
    assert refused(state, move).key == reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_languages_say_why(language):
    say = Say(texts(language, (PRESENTER.texts,)), paint.NAMES)
    said = {PRESENTER.refusal(refused(state, move), say) for _, state, move in CASES}
    assert len(said) == len({reason for reason, _, _ in CASES})


UNKNOWN = [
    (table(who(), **PLACING), "place A9 1.0 0"),
    (table(who(), **PLACING), "place A2 nowhere 0"),
    (heated(s1="F", s2="F"), "send A9.federal S1"),
    (heated(s1="F", s2="F"), "send S2.nobody S1"),
    (heated(s1="F", s2="F"), "send S2.federal A9"),
    (shop(who(keys="red", at="B1.store")), "locker purple"),
    (shop(), "equip nothing"),
]


@pytest.mark.parametrize(("state", "move"), UNKNOWN, ids=[move for _, move in UNKNOWN])
def test_no_rule_is_named_for_what_is_not_there(state, move):
    assert refuse(GAME, state, 0, Move.parse(move)) is None
    with pytest.raises(Illegal):
        play(GAME, state, 0, Move.parse(move), Chance(b"", 0))

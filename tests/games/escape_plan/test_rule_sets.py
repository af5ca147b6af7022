"""Named rule sets: docs/rules/escape_plan.md §9."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.installed_games import installed_game
from cogs.escape_plan import balance, box, data
from cogs.escape_plan.data import BOXES, NUMBERS, PLACES, RULE_SETS
from cogs.escape_plan.events.turns import Notoriety
from cogs.escape_plan.events.visits import Kept, Saw
from cogs.escape_plan.face.lines import score_terms
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.game import GAME
from cogs.escape_plan.rules.scoring import score
from tests.games.escape_plan.build import NW, A, B, do, event, has, near, seen, table, told, verbs, who

DOCS = Path(__file__).parents[3] / "docs"

CLOSED = {"closed": (3, 1), "city": (near("D1", "I", NW),)}


def by(rules, state):
    """Play on by a rule set."""
    return replace(state, rules=rules)


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("players", GAME.seats)
def test_a_rule_set_is_a_whole_box(rules, players):
    """Every place has every value exactly once over the nine cards, and cards of one name are alike in all sets."""
    whole = BOXES[rules][players]
    cards, costs = whole.plans, (whole.exits.cost_a, whole.exits.cost_b, whole.exits.cost_solo)
    assert len(cards) == 9
    for values in zip(*(card.amounts for card in cards), strict=True):
        assert sorted(values) == sorted(cards[0].amounts)
    assert all(data.PLANS[card.id] == card and len(card.amounts) == len(PLACES) for card in cards)
    assert [len(tiles) for tiles in whole.exits.tiles] == [len(tiles) for tiles in data.BOX.exits.tiles]
    assert [len(row) for row in costs] == [3, 5, 5]
    assert all(row[0] == 0 and list(row) == sorted(row) for row in costs)


def test_what_the_rule_sets_say():
    """§9: the table of differences."""
    first, balanced, tight = (BOXES[name][3] for name in ("first", "balanced", "tight"))
    assert [card.amounts.count(0) for card in (*balanced.plans, *tight.plans)] == [4] * 18
    assert first.exits.tiles[0] == (50, 40, 30, 20, 10)
    assert balanced.exits.tiles[0] == (80, 70, 60, 50, 40)
    assert tight.exits.tiles[0] == (100, 90, 80, 70, 60)
    assert (tight.exits.cost_a, tight.exits.cost_b) == ((0, 6, 12), (0, 4, 8, 12, 16))
    numbers = [(each.numbers.marker, each.numbers.member, each.numbers.exit_tiles) for each in (first, balanced, tight)]
    assert numbers == [(0, 0, 0), (25, 5, 2), (35, 5, 2)]


def test_a_rule_set_may_say_something_for_a_number_of_players():
    """§9: by_players has dearer exits where an Inspector is about, and its own costs for two."""
    options = {"help": "no", "rules": "by_players", "police": "no"}
    usual = [GAME.view(GAME.setup(players, options, Chance(b"", 0)).state, A) for players in GAME.seats]
    assert [view.box.exits.tiles[0][0] for view in usual] == [140, 140, 120, 120, 120]
    assert [facts.exit_prices(view) for view in usual] == [
        (0, 3, 6, 9, 12),
        (0, 12),
        (0, 7, 14),
        (0, 4, 9, 13),
        (0, 4, 9, 13, 18),
    ]
    assert {view.box.numbers.marker for view in usual} == {35}
    assert len(set(BOXES["tight"].values())) == 1


@pytest.mark.parametrize("told", [{"numbers": {"cash": 3}}, {"tiles": []}, {"exits": {"number": 3}}])
def test_a_rule_set_changes_only_what_it_may(told):
    """What states are made of is the same in all."""
    with pytest.raises(ValueError, match="the same in all"):
        box.apply_changes({"numbers": {}, "exits": {}}, told, "mine")


def test_a_rule_set_says_nothing_for_six(tmp_path, monkeypatch):
    """A slip of whoever writes one is told."""
    (tmp_path / "rule_sets").mkdir()
    (tmp_path / "box.toml").write_bytes((box.HERE / "box.toml").read_bytes())
    (tmp_path / "rule_sets" / "mine.toml").write_text("[seats.6.numbers]\nmarker = 5\n", encoding="utf-8")
    monkeypatch.setattr(box, "HERE", tmp_path)
    with pytest.raises(ValueError, match="nobody plays with 6"):
        box.read()


def test_a_table_is_dealt_by_the_rule_set_that_was_chosen():
    new = GAME.setup(3, {"help": "no", "rules": "balanced", "police": "no"}, Chance(b"", 0)).state
    assert new.rules == "balanced"
    assert all(player.plan.startswith("Q") for player in new.players)
    assert GAME.view(new, A).box is BOXES["balanced"][3]


def test_two_tiles_are_drawn_at_a_closed_exit_and_the_better_kept():
    """E10: nothing is asked that has one sensible answer; the other goes under the stack."""
    start = table(who(at="D1.gang"), who(), who(), **CLOSED, exit_stacks=((10,), (60, 80, 50, 70, 40)))
    step = do(by("balanced", start), "move D1.exit")
    assert (event(step, Saw).values, event(step, Kept).value) == ((80, 60), 80)
    assert (has(step.state, "exit_tiles"), step.state.exit_stacks[1]) == ((80,), (50, 70, 40, 60))
    assert (Saw in told(step, B), Kept in told(step, B), seen(step.state, B).exit_stacks[1]) == (False, False, 4)
    last = do(by("balanced", replace(start, exit_stacks=((10,), (40,)))), "move D1.exit")
    assert (has(last.state, "exit_tiles"), last.state.exit_stacks[1]) == ((40,), ())


def test_the_better_tile_of_a_locker_is_kept():
    """E10."""
    start = table(who(at="B1.business", keys="green", items="- - A2 A3 A4"), who(), city=(near("B1", "R"),))
    start = replace(by("tight", start), lockers=((30, 50, 0), (), ()))
    step = do(do(start, "move B1.store").state, "locker green")
    assert (has(step.state, "items")[0].value, step.state.lockers[0]) == (50, (0, 30))
    assert "keep" not in verbs(step.state)


def test_a_stolen_car_makes_notorious_who_rides_in_it():
    """E9: nothing is gained by stealing it and staying."""
    start = table(who(), who())
    stolen = do(by("balanced", start), "use car")
    assert (has(stolen.state, "notoriety"), stolen.state.turn.points) == (0, NUMBERS.points + 1)
    assert has(do(stolen.state, "rest").state, "notoriety") == 0
    ridden = do(stolen.state, "move S2.church")
    assert (event(ridden, Notoriety).level, has(ridden.state, "notoriety")) == (1, 1)
    assert has(do(start, "use car").state, "notoriety") == 1


def test_what_can_wait_is_not_asked_for_after_a_visit():
    """E5: the disc of the first asset can be had with the next action; at Evening there may be none before Night."""

    def asked_after(rules, part):
        start = table(who(at="S2.church"), who(), part=part)
        return verbs(do(by(rules, start), "move S1.clinic").state)

    assert "finish" in asked_after("first", "morning")
    assert "finish" not in asked_after("tight", "morning")
    assert "finish" in asked_after("tight", "evening")
    healing = table(who(at="S2.church", assets="!A1", wounds=3), who(), part="evening")
    assert "finish" not in verbs(do(by("tight", healing), "move S1.clinic").state)
    calm = table(who("K12 - A5 A6 A7", at="S2.church", notoriety=2), who())
    assert "finish" in verbs(do(by("tight", calm), "move S1.clinic").state)
    other = table(who("K12 - A5 A6 A7", at="S2.church", notoriety=2), who(notoriety=3))
    assert "finish" not in verbs(do(by("tight", other), "move S1.clinic").state)


def test_markers_and_members_score():
    """A third and fourth way to win."""
    player = who(markers=NUMBERS.markers - 2, members=1, cash=0)
    assert [score(A, player, BOXES[name][2].numbers).total for name in ("first", "balanced", "tight")] == [0, 55, 75]
    state = table(player, who())
    assert [("markers" in score_terms(seen(by(name, state)))) for name in ("first", "tight")] == [False, True]


def test_leaving_costs_what_the_rule_set_says():
    """§4.7."""
    state = table(who(), who(), who(), day=3, escapes=2)
    assert [facts.exit_price(by(name, state)) for name in RULE_SETS] == [14, 8, 12, 8]


def test_the_figures_of_a_game():
    """What `python -m bot balance` prints: shares of the totals of who escaped."""
    out = who(fate="escaped", place=1, at="D1.exit", cash=0, stash=(("gym", 70),), exits=(1,), exit_tiles=(30,))
    figures = balance.figures(by("tight", table(out, who(fate="arrested"))))
    assert (figures["escaped"], figures["score"], figures["stash share"], figures["exits share"]) == (
        0.5,
        100,
        0.7,
        0.3,
    )
    assert figures["closed exit visited"] == 0.5


def test_every_rule_set_has_a_name_in_the_lobby():
    """In both languages."""
    for language in ("en", "es"):
        say = installed_game("escape_plan").say(language)
        assert len({say(f"escape_plan-option-rules-{name}") for name in RULE_SETS}) == len(RULE_SETS)


@pytest.mark.parametrize(
    ("language", "drafts", "headings"),
    [
        ("en", "four versions", ("• **Lockers", "• **Score")),
        ("es", "cuatro versiones", ("• **Casilleros", "• **Puntos")),
    ],
)
def test_the_rules_on_a_page_name_every_rule_set(language, drafts, headings):
    """How many there are, what each scores, and which one leaves the choice in a locker."""
    say = installed_game("escape_plan").say(language)
    names = {name: say(f"escape_plan-option-rules-{name}") for name in RULE_SETS}
    page = say("escape_plan-rules")
    lockers, scores = (line for line in page.splitlines() if line.startswith(headings))
    assert (len(RULE_SETS), drafts in page, drafts in say("escape_plan-option-rules-about")) == (4, True, True)
    assert names["first"] in lockers
    assert [name for name in names.values() if name not in scores] == []


def test_the_guide_for_players_names_the_usual_rule_set():
    """As the lobby does."""
    usual = installed_game("escape_plan").say("en")(f"escape_plan-option-rules-{RULE_SETS[0]}")
    assert f"(*{usual}* unless changed)" in (DOCS / "play.md").read_text(encoding="utf-8")


def test_what_was_measured_names_its_rule_set():
    """§8 and §9 measured different ones."""
    rules = (DOCS / "rules" / "escape_plan.md").read_text(encoding="utf-8")
    told = [line for line in rules.splitlines() if line.startswith(("Measured at *normal*", "**What the"))]
    assert ["`first`" in line for line in told] == [True, True]

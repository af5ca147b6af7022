"""The great moments of Stalag 17: what each tells, whom it befalls, and its picture."""

import pytest
from msgspec.structs import replace

from bot.engine.page import Page
from cogs.stalag17.data import RECONSTRUCTED
from cogs.stalag17.events import CoinsShown, Counted, Escaped, EscapeFailed, Joined, RollCall
from cogs.stalag17.face import covering
from cogs.stalag17.render import PRESENTER
from cogs.stalag17.rules import plan
from tests.contract.lettering import cut_off
from tests.contract.paint import LONG_NAMES
from tests.contract.pictures import opened
from tests.games.stalag17.build import A, B, C, asks_for, deal, do, leave, seen, table, who
from tests.games.stalag17.looks import LANGUAGES, NAMES, games, said


def scenes(step, language="en"):
    view, say = seen(step.state), said(language, NAMES[: len(step.state.players)])
    return [page for event in step.events if event.scene and (page := PRESENTER.scene(view, event, say)) is not None]


def picture(step, kind):
    (event,) = (event for event in step.events if isinstance(event, kind))
    return PRESENTER.scene_picture(seen(step.state), event, said("en", NAMES[: len(step.state.players)]))()


def test_numbers_of_two_digits_find_room_beside_the_runner():
    """What is supplied and needed is written as in the hand, and not cut off."""
    step = do(table(who("food2", "r3 r4 r5"), who("", "r3"), plan="+ 6"), "escape", deal("map tools special", 6))
    (escaped,) = (each for each in step.events if isinstance(each, Escaped))
    extreme = replace(escaped, runaway=29, required=29)
    for language in LANGUAGES:
        with cut_off() as found:
            PRESENTER.scene_picture(seen(step.state), extreme, said(language, NAMES[:2]))()
        assert not found


@pytest.mark.parametrize(("players", "height"), [(2, 636), (3, 886), (5, 896)])
def test_a_roll_call_leaves_no_room_below_its_rows(players, height):
    """Rows of 250 pixels at most below the headings."""
    others = (who("", "r3") for _ in range(players - 1))
    step = do(table(who("food2", "r3"), *others, plan="+ 3"), "escape", deal("map tools special", 6))
    assert opened(picture(step, RollCall)).size == (1200, height)


def test_an_escape_is_held_against_the_plan():
    state = table(who("food2", "food/map tools1 r3 barr", vigilance=1), who(), plan="food clothes + 2", rules="joint")
    (page,) = scenes(do(state, "escape"))
    assert page.title == "Round 1 · Ana escapes"
    assert page.lines == (
        "clothes ✓ (barracks) · food ✓ · runaway 3 of 3 ✓",
        "Runaway points needed: 3 (plan 2 + vigilance 1)",
        "**Turned up** tools, food/map, runaway 3, barracks",
        "A prisoner is out, 2 are still in the camp",
    )
    assert page.alt.startswith("Round 1 · Ana escapes. clothes ✓ (barracks) ·")
    last = table(who("food2", "r3", left=1), who(), plan="+ 2")
    assert scenes(do(last, "escape"))[0].lines[-1] == "The last of three prisoners is out"


def test_an_attempt_in_vain_says_what_was_missing_and_what_it_cost():
    state = table(who("r3", "food1", vigilance=4), who(), plan="food map + 2")
    (page,) = scenes(do(state, "escape"), "es")
    assert page.title == "Ronda 1 · Ana no logra fugarse"
    assert page.lines[0] == "comida ✓ · mapa ✗ · huida 0 de 6 ✗"
    assert page.lines[-1].startswith("Todos han visto sus cartas. El intento le cuesta 2")


def test_an_informers_escape_needs_no_vigilance_and_frees_nobody():
    state = table(who("", "r3", vigilance=9, informer=True), who(), plan="+ 3", rules="informer")
    page, call = scenes(do(state, "escape", deal()))
    assert page.title == "Round 1 · Ana escapes as informer"
    assert page.lines[1] == "Runaway points needed: 3 (plan 3; an informer's vigilance doesn't count)"
    assert page.lines[-1] == "The round ends, but an informer's escape frees nobody"
    assert call.title == "Round 1 · roll call: Ana escaped as informer"


def test_a_joiner_reads_of_the_last_prisoner():
    """§4.4 JNT-2."""
    state = table(who(left=2), who("", "r5 r4", left=1), plan="+ 4", rules="joint", phase="joint", turn=B, escaper=A)
    step = do(state, "join")
    assert scenes(step)[0].title == "Round 1 · Ben joins the escape"
    assert scenes(step)[0].lines[1] == "Runaway points needed: 9 (plan 4 + vigilance 0 + 5 for the last prisoner)"
    vain = do(replace(state, plan=asks_for("map + 4")), "join", deal("food tools map map"))
    assert scenes(vain)[0].title == "Round 1 · Ben fails to join the escape"


def test_a_roll_call_turns_up_what_everybody_had_face_down():
    """§3.6, §3.7: every term of everybody, against the plan of the round that is over."""
    state = table(
        who("food2", "food1 r3"),
        who("map2", "tools1 map1", vigilance=5),
        who("r4", "food2 tools2 barr"),
        who("", "food1 r5", vigilance=1),
        plan="food + 3",
    )
    step = do(state, "escape", deal("map tools special", 6))
    assert step.state.plan.objects != state.plan.objects
    _, page = scenes(step)
    assert page.title == "Round 1 · roll call: Ana escaped"
    assert page.lines == (
        "**A** Ana: face-down food, runaway 3 · hand 2 = **+2**, vigilance 0 → **2**",
        "**B** Ben: face-down tools, map (bluff: nothing from the plan) · hand 2 − prisoners 9 = **−7**, "
        "vigilance 5 → **0**",
        "**C** Cleo: face-down food, tools, barracks (bluff: tools) · "
        "hand 3 + barracks 4 − prisoners 9 = **−2**, vigilance 0 → **0**",
        "**D** Dan: face-down food, runaway 5 (met the plan too) · − prisoners 9 = **−9**, vigilance 1 → **0**",
    )


def test_the_guards_cards_count_at_the_roll_call():
    state = table(who("", "r3"), who("", "", negotiated="map1 map2"), plan="+ 3", rules="negotiation")
    _, page = scenes(do(state, "escape", deal()))
    assert "nothing face-down · barracks ×2 from the guard · barracks 8 − prisoners 9 = **−1**" in page.lines[1]


def test_coins_are_a_scene_when_somebody_is_informer():
    state = table(*(who(coin=True, vigilance=seat * 4) for seat in range(3)), rules="informer", phase="coin")
    for seat, side in ((A, "heads"), (B, "tails")):
        state = do(state, f"coin {side}", seat=seat).state
    (page,) = scenes(do(state, "coin heads", seat=C))
    assert page.title == "Round 1 · Ben is an informer"
    assert page.lines == (
        "The vigilance of **Ben** (4) doesn't count for an escape, but the escape frees nobody. "
        "The roll call takes 6 vigilance off for each of the 3 prisoners left",
        "Coin unused: Ana and Cleo",
    )
    assert PRESENTER.scene(seen(state), CoinsShown(()), said()) is None
    assert PRESENTER.scene_picture(seen(state), CoinsShown(()), said()) is None


def test_a_roll_call_befalls_all_who_have_stayed():
    state = leave(table(who("", "r3"), who(), who(), plan="+ 3"), C).state
    events = [event for event in do(state, "escape", deal()).events if event.scene]
    assert [type(event) for event in events] == [Escaped, RollCall, Counted, Counted, Counted]
    assert [PRESENTER.affects(event) for event in events] == [(), (A, B), (A,), (B,), ()]
    assert PRESENTER.event(events[3], said(), B) == "Your roll call: − prisoners 9 = −9, vigilance 0."


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenes_of_whole_games_are_few_and_within_limits(language):
    """At most four a round but for attempts in vain; alt texts whole within 1,024 letters with usual names."""
    met, long = set(), said(language, LONG_NAMES)
    for step in games()[0]:
        view = seen(step.state)
        shown = [event for event in step.events if event.scene and PRESENTER.scene(view, event, long)]
        assert len(shown) <= 2
        for event in shown:
            met.add(type(event))
            page = PRESENTER.scene(view, event, long)
            assert isinstance(page, Page)
            assert len(page.title) <= 256
            assert len("\n".join(page.lines)) < 4096
            assert len(page.alt) <= 1024
            usual = PRESENTER.scene(view, event, said(language))
            last = usual.lines[-1].replace("**", "").split(" = ")[-1]
            assert last in usual.alt or len("".join(usual.lines)) > 450
    assert met >= {Escaped, EscapeFailed, Joined, RollCall, CoinsShown}


def test_scenes_are_drawn_from_what_they_tell():
    """Each scene has a picture of its own, other than of one that came out otherwise."""
    state = table(who("food2", "food1 r3"), who("map2", "tools1"), plan="food + 3", rules="joint")
    watched = table(who("food2", "food1 r3", vigilance=2), who("map2", "tools1"), plan="food + 3", rules="joint")
    out, vain = picture(do(state, "escape"), Escaped), picture(do(watched, "escape"), EscapeFailed)
    assert opened(out).size == opened(vain).size
    assert out != vain
    bluff = do(do(state, "escape").state, "decline", deal())
    other = do(
        do(table(who("food2", "food1 r3"), who("map2", "food1"), plan="food + 3", rules="joint"), "escape").state,
        "decline",
        deal(),
    )
    assert opened(picture(bluff, RollCall)).size[0] == 1200
    alt = next(page.alt for page in scenes(bluff) if "roll call" in page.title)
    assert "B Ben: face-down tools (bluff: nothing from the plan) · hand map (2) · hand 2 − prisoners 9 = −7" in alt
    assert picture(bluff, RollCall) != picture(other, RollCall)


def test_a_roll_call_shows_the_plan_and_how_vigilance_moves():
    """Other dice, or another vigilance before, make another picture of the same cards."""
    drawn = set()
    for dice, vigilance in (("food + 3", 5), ("food + 2", 5), ("tools + 3", 5), ("food + 3", 4)):
        laid = "food1 tools1 r3"
        state = table(who("", laid), who("map2", vigilance=vigilance), plan=dice)
        step = do(state, "escape", deal())
        assert step.state.players[B].vigilance == 0
        drawn.add(picture(step, RollCall))
    assert len(drawn) == 4


@pytest.mark.parametrize(
    ("laid", "negotiated", "found"),
    [
        ("food1 r3", 0, ("none", "own", "none")),
        ("food1 barr", 0, ("none", "own", "wild")),
        ("food/map", 1, ("wild", "own", "own")),
        ("barr barr info", 1, ("wild", "wild", "wild")),
    ],
)
def test_what_supplies_an_object_agrees_with_the_rules(laid, negotiated, found):
    asked = covering.rebuild_plan(("food", "map", "clothes"), 2, RECONSTRUCTED)
    assert asked.objects == ("clothes", "food", "map")
    cards = table(who("", laid), who()).players[A].laid
    covers = covering.list_covers(asked, cards, negotiated)
    assert covers == found
    assert covers.count("none") == len(plan.list_missing(asked, cards, negotiated))

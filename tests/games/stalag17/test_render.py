"""What the pages of Stalag 17 show: board, roll call, hand (docs/rules/stalag17.md §6)."""

from textwrap import wrap

import pytest
from msgspec.structs import replace

from cogs.stalag17.face import words
from cogs.stalag17.render import PRESENTER, asked_seats
from cogs.stalag17.rules.plan import make_plan
from tests.games.stalag17.build import A, B, C, deal, do, leave, line, seen, table, who, with_player
from tests.games.stalag17.looks import LANGUAGES, NAMES, games, middle, page, said


def full(state, viewer, language="en"):
    """Give all that a seat can read, the hand and then the rest."""
    rest = PRESENTER.more(seen(state, viewer), said(language, NAMES[: len(state.players)]))
    return (*page(state, viewer, language).lines, *rest)


def part(state, viewer, begins):
    """Give the one line that begins so, or says so."""
    (found,) = (each for each in full(state, viewer) if each.removeprefix("**").startswith(begins))
    return found


def test_the_board_says_what_now_first_and_all_that_is_public():
    state = middle()
    shown = tuple(card for card in state.players[B].laid if card.startswith("food"))
    players = list(state.players)
    players[B] = replace(players[B], seen=shown, held=players[B].hand[:1], somewhere=players[B].laid[-1:])
    board = page(replace(state, players=tuple(players), reshuffles=1))
    assert board.title == "Stalag 17 · round 2"
    assert board.lines == (
        "Ana takes an action.",
        "**Plan** clothes, food, map · runaway points 5",
        "**A** Ana (USA): prisoners left 2 · vigilance 7 · needs 12 points · hand 5 · in play 2 · coin unused",
        "**B** Ben (UK): prisoners left 1 · vigilance 14 · needs 5 points · hand 2 · in play 2 · **informer**"
        " · from the guard: map (barracks) · offers tools (2) · seen in play: food · holds clothes (1)"
        " · in hand or in play: runaway 3 (3)",
        "**C** Cleo (France): prisoners left 3 · vigilance 0 · hand 0 · in play 0 · coin unused · has left",
        "**Piles** 2 to draw · 2 discarded · food/map (3) on top · reshuffled once",
    )


def test_a_special_face_is_told_with_what_it_adds():
    """§2.3: six on the die and one special face ask for eight."""
    state = replace(middle(), plan=make_plan(("food", "special", "special"), 4))
    assert page(state).lines[1] == "**Plan** food · runaway points 8 (4 on the die, +4 from special faces)"
    state = replace(middle(), plan=make_plan(("special",) * 3, 1))
    assert page(state).lines[1] == "**Plan** no objects · runaway points 7 (1 on the die, +6 from special faces)"


@pytest.mark.parametrize(
    ("phase", "more", "now"),
    [
        ("turn", {"attempted": True}, "Ana failed to escape and takes another action."),
        ("turn", {"last": 2}, "Last turns of this round, 2 left: Ana takes an action."),
        (
            "turn",
            {"last": 2, "attempted": True},
            "Last turns of this round, 2 left: Ana failed to escape and takes another action.",
        ),
        ("turn", {"last": 1}, "The last turn of this round: Ana takes an action."),
        (
            "joint",
            {"escaper": 0, "players": table(who(), who(), who()).players},
            "Ana has escaped. Who joins? Everyone is asked in secret: 0 of 2 have answered.",
        ),
    ],
)
def test_what_now(phase, more, now):
    assert page(replace(middle(), phase=phase, **more)).lines[0] == now


@pytest.mark.parametrize(
    ("language", "to_a", "to_b"),
    [
        ("en", "Last round: you escaped; your vigilance 0 → 3.", "Last round: Ana escaped; your vigilance 0 → 0."),
        (
            "es",
            "Ronda anterior: te fugaste; tu vigilancia 0 → 3.",
            "Ronda anterior: se fugó Ana; tu vigilancia 0 → 0.",
        ),
    ],
)
def test_the_beginning_of_a_round_tells_who_escaped_and_what_the_last_one_brought(language, to_a, to_b):
    """News since the own turn may lack it: with the coin, and in the first turn, whether there was a coin or not."""
    state = table(who("food2 map1", "r5", coin=True), who("r3", coin=True), who(), plan="+ 3", rules="informer")
    state = do(state, "escape", deal()).state
    short = [f"{line.split(';')[0]}." for line in (to_a, to_b)]
    assert [page(state, seat, language).lines[1] for seat in (A, B)] == short
    for seat in (A, B):
        state = do(state, "coin heads", seat=seat).state
    spent = with_player(state, B, coin=False)
    assert {page(each, B, language).lines[1] for each in (state, spent)} == {to_b}
    later = with_player(state, B, hand=state.players[B].hand[:1], laid=state.players[B].hand[1:])
    for other in (later, replace(state, call=())):
        assert to_b not in page(other, B, language).lines


def test_a_question_in_the_words_of_a_picture_ends_with_its_mark():
    state = table(who(left=2), who("r3", "r3", left=2), plan="+ 3", rules="joint", phase="joint", turn=B, escaper=A)
    assert "stay behind? " in page(state, B).alt


@pytest.mark.parametrize(("round_number", "told"), [(1, True), (2, False)])
def test_the_first_round_tells_what_a_hand_costs(round_number, told):
    state = table(who("food1 tools2"), who(), round=round_number)
    assert ("Cards left in your hand become vigilance." in PRESENTER.more(seen(state, A), said())) is told


def test_of_the_coins_only_who_has_chosen_is_shown():
    """§4.1, §6: choices stay hidden until all are in, from everybody else and in every page."""
    state = table(*(who("food1", coin=True) for _ in range(3)), rules="informer", phase="coin")
    before = page(state).lines[0]
    assert before == "Everyone who still has a coin is choosing a side in secret: 0 of 3 have chosen."
    heads, tails = (do(state, f"coin {side}", seat=B).state for side in ("heads", "tails"))
    for viewer in (None, A, C):
        assert page(heads, viewer) == page(tails, viewer)
    assert page(heads).lines[0].endswith("1 of 3 have chosen.")
    assert page(heads).lines[3].endswith("coin unused · has chosen")
    assert (
        page(tails, B)
        .lines[0]
        .startswith("You have chosen tails: you'll be an informer. Everyone who still has a coin")
    )
    assert "Heads saves the coin for later" in page(heads, A).lines[1]
    watched = with_player(heads, A, vigilance=7)
    assert "your 7 vigilance doesn't count" in page(watched, A).lines[1]


def test_the_joint_question_tells_nobody_who_could_join():
    """§6: the board is the same whether the player asked could join or not."""
    able, unable = (
        table(who(left=2), who("r3", laid, left=2), plan="food + 3", rules="joint", phase="joint", turn=B, escaper=A)
        for laid in ("food1 r3", "map1 map1")
    )
    assert page(able) == page(unable)
    assert "get a prisoner out too" in page(able, B).lines[1]
    assert not any(mark in each for each in page(unable, B).lines for mark in "⚠✅")


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
    state = do(line(state, "escape"), "decline", seat=B).state
    step = do(state, "join", deal())
    assert words.call_lines(seen(step.state), said()) == (
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
    assert full(step.state, B)[-10] == "```", "behind More"
    assert not any("Roll call" in each for each in page(step.state).lines), "a scene of its own told it"


def test_an_informers_roll_call_counts_no_card():
    """§4.1 INF-1: 14 becomes 2, whatever the hand; the other loses 3 for each prisoner."""
    state = table(
        who("info", "food1 r4", left=2, vigilance=14, informer=True), who("r3"), plan="food + 3", rules="informer"
    )
    lines = words.call_lines(seen(do(state, "escape", deal()).state), said())
    assert lines == (
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
    assert page(alone).lines[0] == "Ana wins: everyone else has left."
    assert "**Roll call of round 1** Ana escaped" in full(alone, A)
    won = do(table(who("r3", "food1 r3", left=1), who(), plan="food + 3", round=4), "escape").state
    assert "**Roll call of round 4** Ana escaped" in full(won, A)
    assert full(leave(table(who(), who()), B).state, A)[-1].startswith("**B** Ben")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_roll_call_fits_a_phone(language):
    """390 pixels take 36 monospaced letters in an embed: five players, all terms, and a column of two letters more."""
    for step in games()[0]:
        lines = words.call_lines(seen(step.state), said(language))
        assert all(len(each) <= 36 for each in lines[1:]), lines
        assert len(lines) in (0, 9, 10, 11)


# the hand


def test_a_hand_says_what_now_and_what_is_at_stake_and_more_says_the_rest():
    """Its picture shows the cards; whoever waits has none, and reads them."""
    state = middle()
    hand = page(state, A)
    assert hand.title == "Your hand"
    assert hand.lines == (
        "Your turn: take one action.",
        "**Vigilance** +15 if you escape, +9 if another player does",
        "**On offer** tools (2)",
        "-# To escape, play clothes, food, map · 8 runaway points",
    )
    own = (
        "Missing: clothes, food, map. Runaway points: 4 of 12 (plan 5 + your vigilance 7).",
        "**Hand** food (2) ×2, runaway 5 (3), barracks (4), information (4)",
        "**In play, face-down** tools, runaway 4",
    )
    sums = "**At the roll call** +15 if you escape; 15 − 6 = +9 if another player does"
    assert full(state, A) == (*hand.lines, *own, sums, "", *page(state).lines[1:])
    assert all(f"{each.rstrip('.')}." in hand.alt for each in (each.replace("**", "") for each in own))
    waiting = replace(state, turn=B)
    assert page(waiting, A).lines == ("Ben takes an action.", *own)
    assert full(waiting, A) == ("Ben takes an action.", *own, sums, "", *page(waiting).lines[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_is_short_on_a_phone(language):
    """Lines of 44 letters: seven where there is a decision and a picture, twelve where cards are read."""
    for step in games()[0][LANGUAGES.index(language) :: len(LANGUAGES)]:
        for seat in range(len(step.state.players)):
            shown = page(step.state, seat, language)
            lines = sum(max(1, len(wrap(each.replace("**", ""), 44))) for each in shown.lines)
            view = seen(step.state, seat)
            drawn = PRESENTER.private_picture(view, None, said(language)) is not None
            crowd = view.own.hand_size + view.own.laid_size > 16
            assert lines <= (7 if seat in asked_seats(view) else 12) or crowd, shown.lines
            assert drawn == (step.state.result is None)
            assert len(shown.alt) <= 1024


def test_what_a_ping_says_is_what_is_asked():
    """In every state of a turn, also when it is the same player's all along."""
    state = middle()
    told_by = {
        "choose heads or tails in secret.": {"phase": "coin"},
        "take one action.": {},
        "your escape failed; take another action.": {"attempted": True},
        "take one last action, without drawing.": {"last": 2},
        "your escape failed; take one last action, without drawing.": {"last": 2, "attempted": True},
        "Ben has escaped. Join, or stay behind?": {"phase": "joint", "escaper": B},
    }
    for sentence, more in told_by.items():
        assert PRESENTER.turn(seen(replace(state, **more)), said(), A) == sentence


def test_an_informer_reads_a_check_without_vigilance():
    assert part(middle(), B, "Missing") == (
        "Missing: 1 of these: clothes, map. Barracks cover the others. "
        "Runaway points: 3 of 5 (plan 5; an informer's vigilance doesn't count)."
    )
    assert page(middle(), B).lines[0] == "Ana takes an action."
    sums = part(middle(), B, "At the roll call")
    assert sums == "**At the roll call** −6 if you escape; 2 + 4 − 6 = 0 if another player does"


@pytest.mark.parametrize(
    ("laid", "negotiated", "plan", "told"),
    [
        ("food1", "", "food tools map + 3", "Missing: tools, map."),
        ("food1 barr", "", "food tools map + 3", "Missing: 1 of these: tools, map. Barracks cover the others."),
        ("food1 barr", "clothes1", "food tools map + 3", "No object is missing."),
        ("food/map", "", "food food map + 3", "Missing: food."),
        ("info", "", "food food map + 3", "Missing: food ×2, map."),
        ("info", "", "+ 3", "The plan asks for no objects."),
    ],
)
def test_what_is_missing(laid, negotiated, plan, told):
    state = table(who("r3", laid, negotiated=negotiated), who(), plan=plan)
    assert part(state, A, told) == f"{told} Runaway points: 0 of 3 (plan 3 + your vigilance 0)."


def test_an_escape_that_succeeds_is_announced_and_a_second_try_is_not():
    """E8, E13."""
    state = table(who("r3", "food1 r4"), who(), plan="food + 4")
    assert page(state, A).lines[1] == "✅ You can escape: your cards meet the plan."
    hopeless = table(who("r3"), who(), plan="food + 4")
    assert not any(mark in each for each in page(hopeless, A).lines for mark in "⚠✅"), "its button says it"
    failed = do(hopeless, "escape").state
    assert page(failed, A).lines[0] == "Your turn: your escape failed; take another action."
    assert not any(mark in each for each in page(failed, A).lines for mark in "⚠✅")
    assert not any(mark in each for each in page(hopeless, B).lines for mark in "⚠✅")


@pytest.mark.parametrize(("language", "told"), [("en", "frees nobody"), ("es", "no liberas a nadie")])
def test_an_informer_who_can_escape_is_reminded_that_it_frees_nobody(language, told):
    """§4.1."""
    for informer in (True, False):
        state = table(who("r3", "food1 r4", informer=informer), who(), plan="food + 4")
        verdict = next(each for each in page(state, A, language).lines if each.startswith("✅"))
        assert (told in verdict) == informer


def test_a_joiner_reads_what_the_last_prisoner_costs():
    """§4.4 JNT-2: 4 + 5 = 9."""
    state = table(
        who(left=2), who("", "food1 r5", left=1), plan="food + 4", rules="joint", phase="joint", turn=B, escaper=A
    )
    assert page(state, B).lines[0] == "Your turn: Ana has escaped. Join, or stay behind?"
    check = part(state, B, "No object")
    assert check.endswith("Runaway points: 5 of 9 (plan 4 + your vigilance 0 + 5 for your last prisoner).")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_can_join_reads_who_is_taken_first(language):
    """§4.4, E39: public, and told to nobody who would join in vain."""
    able = who("", "food1 r5")
    state = table(who(left=2), who(), who(informer=True), able, able, plan="food + 4", rules="joint")
    state = replace(state, phase="joint", escaper=A)
    last = {seat: page(state, seat, language).lines[-1] for seat in range(1, 5)}
    assert "Ben" in last[3]
    assert [name in last[4] for name in NAMES] == [False, True, False, True, False]
    assert not any(name in last[B] for name in NAMES)


def test_who_has_escaped_has_nothing_left_to_check():
    state = table(who("food1", "r5", left=1), who(), plan="+ 4", rules="joint", phase="joint", turn=B, escaper=A)
    assert page(state, A).lines[1:] == ("**Hand** food (1)", "**In play, face-down** runaway 5")


def test_while_others_may_join_the_roll_call_is_foreseen_as_it_can_come():
    """§4.4: the escaper's is settled; who is asked may still join, unless an informer; who stays behind may not."""
    players = (who("food2"), who("food2"), who("map2", "barr"), who("map2", informer=True), who("map2"))
    state = table(*players, plan="+ 0", rules="joint informer", phase="joint", escaper=A)
    state = with_player(state, B, answer="stay")
    assert [part(state, seat, "At the roll call").removeprefix("**At the roll call** ") for seat in range(5)] == [
        "2 = +2",
        "2 − 9 = −7",
        "+6 if you join; 2 + 4 − 9 = −3 if you stay behind",
        "2 − 18 = −16",
        "+6 if you join; 2 − 9 = −7 if you stay behind",
    ]


def test_nothing_is_promised_for_joining_in_vain():
    """§4.4, E16: two vigilance at once, and counted like who stays behind."""
    players = (who(), who("food2", "barr", left=2), who("map2"))
    state = table(*players, plan="food + 3", rules="joint", phase="joint", turn=B, escaper=A)
    assert not any("✅" in each for each in page(state, B).lines)
    assert part(state, B, "At the roll call") == "**At the roll call** 2 + 4 − 6 = 0"
    assert part(state, C, "At the roll call") == "**At the roll call** 2 − 9 = −7"

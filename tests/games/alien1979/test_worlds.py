"""Imagined worlds keep to the rules, docs/rules/alien1979.md §2 and §3.1, and come as often as R26 says."""

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.game import Step, redeal
from bot.engine.move import Illegal, Move
from bot.engine.play import forbidden, play, waited_for
from cogs.alien1979 import data
from cogs.alien1979.events import TookCode
from cogs.alien1979.rules import codes
from cogs.alien1979.rules.game import GAME, Alien1979
from cogs.alien1979.rules.turn import remove_pawn
from cogs.alien1979.trail import recall_trail
from tests.contract.playouts import Case, Turn, complete
from tests.contract.secrecy import Tally, check_told
from tests.contract.worlds import check_hidden
from tests.drills.few import first
from tests.games.alien1979.build import A, B, do, knowing, leave, pawn, ranks, reveal, table
from tests.games.alien1979.playing import SEATS, check_truth, played
from tests.games.alien1979.possible import orders, spelled, worlds
from tests.games.alien1979.reveals import SHOWN

GAMES = range(3 * len(SEATS))
SURE = 12
"""A world that is to be expected so often is missed once in 170,000 positions."""


@pytest.mark.parametrize("number", first(GAMES, len(SEATS)))
def test_a_world_obeys_the_rules_and_can_be_played_on(number):
    dice = random.Random(number)
    compared = changed = 0
    for turn in played(number):
        state = turn.before
        viewer = dice.choice((None, *range(len(state.pawns))))
        view = GAME.view(state, viewer)
        other = GAME.imagine(view, Chance(b"imagined", turn.version))
        check_truth(other)
        check_hidden(GAME, state, other, "here")
        assert encode(GAME.view(other, viewer)) == encode(view)
        compared, changed = compared + 1, changed + (other != state)
        seat = dice.choice(waited_for(GAME, other, len(state.pawns)))
        step = play(GAME, other, seat, complete(GAME, other, seat, dice), Chance(b"on", turn.version))
        check_truth(step.state)
        if not recall_trail(view).blind:
            check_trail(other)
            check_trail(step.state)
    assert changed * 10 > compared * 9


def check_trail(state):
    """Undo the trail with what those remember who are still there: it must lead back to codes as they are hidden."""
    if state.result is not None:
        return
    memories = [list(pawn.passed) for pawn in state.pawns]
    hands = [Counter(pawn.codes) for pawn in state.pawns]
    lying = dict(zip(data.SECTORS, map(Counter, state.lying), strict=True))
    for who, sector, down in reversed(state.trail):
        if not state.pawns[who].alive:
            return
        code = memories[who].pop()
        here, there = (lying[sector], hands[who]) if down else (hands[who], lying[sector])
        here[code] -= 1
        there[code] += 1
        assert here[code] >= 0
    assert not any(memories)
    assert not any(hand.total() for hand in hands)
    assert state.enterer is not None or all(there.total() == data.CODES_PER_SECTOR for there in lying.values())


def lived(*passages, pawns=3, deal=("scr", "scr", "scr", "scr"), **more):
    """Build a state by its trail. `B+oros s` says that B took a sota in OROS, `B-copas s` that B put it down in COPAS,
    `B!copas` that B died there."""
    lying = dict(zip(data.SECTORS, deal, strict=True))
    left = [(2, "oros"), (3, "oros"), (4, "copas")]
    state = table(*[pawn()] * pawns, lying=lying, alien="bastos", **more)
    state = replace(state, deck=tuple(left), discards=tuple(card for card in data.ALIEN_DECK if card not in left))
    for passage in passages:
        seat, sector, letters = "ABCD".index(passage[0]), *[*passage[2:].split(), ""][:2]
        state = codes.with_pawn(state, seat, replace(state.pawns[seat], place=sector))
        if passage[1] == "!":
            state = remove_pawn(state, seat, "dead", sector)
            continue
        (code,) = ranks(letters)
        if passage[1] == "-":
            state = codes.put_down(state, seat, sector, code)
        else:
            draw = state.lying[data.SECTORS.index(sector)].index(code)
            state, _ = codes.take(state, seat, Chance.scripted((draw,)))
    return state


def odd_card():
    """B and C, with two codes each, choose in COPAS, and B has."""
    state = lived("B+copas s", "B+copas c", "C+oros s", "C+oros r", "C+copas r", "A+oros c")
    state = replace(state, pawns=(state.pawns[A], *(replace(each, place="copas") for each in state.pawns[B:])))
    return do(reveal(state, "3 copas").state, "lose caballo", seat=B).state


POSITIONS = {
    "the codes are hidden": (lived(), A),
    "one took a code": (lived("A+oros s"), A),
    "somebody else took one": (lived("B+oros s", "A+oros c"), A),
    "what one put down may be gone": (lived("A+oros s", "A-copas s", "B+copas s"), A),
    "one takes it again, or its like": (
        lived("A+oros s", "A-copas s", "B+copas s", "B+oros c", "B-bastos s", "A+bastos s"),
        A,
    ),
    "two alike, and one may be gone": (lived("A+oros s", "A+copas s", "A-copas s", "A-copas s", "B+copas s"), A),
    "all of a rank are seen": (
        lived(
            *("A+oros s", "A+copas s", "A+espadas s", "A+bastos s", "A-oros s", "B+oros s", "B+espadas c"),
            *("B-copas s", "C+copas s", "C-espadas s", "A+espadas s"),
        ),
        A,
    ),
    "others remember": (lived("B+oros s", "B-copas s", "C+oros r", "C-copas r", "B+copas c"), A),
    "somebody died": (lived("B+oros s", "B+oros c", "A+copas r", "A-oros r", "B!oros", "C+oros r"), A),
    "the viewer died": (lived("A+oros s", "A-copas s", "A+copas c", "A!copas", "B+copas s"), A),
    "the channel looks on": (lived("A+oros s", "A-copas s", "B+copas s"), None),
    "some choose what to put down": (odd_card(), A),
    "and the chooser": (odd_card(), B),
}


@pytest.mark.parametrize(("draws", "near"), [(500, 0.1), pytest.param(2000, 0.05, marks=pytest.mark.long)])
@pytest.mark.parametrize(("state", "viewer"), POSITIONS.values(), ids=POSITIONS)
def test_worlds_come_as_often_as_they_should(state, viewer, draws, near):
    """R26: all that agree with the view, and no others."""
    view = GAME.view(state, viewer)
    exact = worlds(view)
    drawn = Counter()
    decks = Counter()
    for number in range(draws):
        world = GAME.imagine(view, Chance(b"worlds", number))
        drawn[spelled(world)] += 1
        decks[world.deck] += 1
    assert drawn.keys() <= exact.keys()
    assert {world for world, chance in exact.items() if chance > SURE / draws} <= drawn.keys()
    shares, expected = Counter(), Counter()
    for share, chances in ((shares, {world: count / draws for world, count in drawn.items()}), (expected, exact)):
        for world, chance in chances.items():
            for place, hidden in places(world):
                share[place, hidden] += chance
    for place in shares | expected:
        assert abs(shares[place] - expected[place]) < near, place
    assert decks.keys() == orders(state.deck)
    assert all(abs(count / draws - 1 / len(decks)) < near for count in decks.values())


def places(world):
    """List the hidden places of a world with what each holds, whole and code by code."""
    for name, held in zip(("lying", "hand", "known", "chosen"), world, strict=True):
        for at, there in enumerate(held):
            yield (name, at), there
            if name in ("lying", "hand"):
                for rank in data.RANKS:
                    yield (name, at, rank), there.count(rank)


def test_what_one_put_down_before_there_were_trails_stays():
    """R4: in a game of an older schema nothing is known of how it came there."""
    state = table(pawn("madre", "ssc"), pawn("copas", "rr"), lying={"bastos": "ccc", "copas": "ssr", "oros": "r"})
    state = do(replace(knowing(state, A, "copas", "ss"), turn=B), "take", (2,)).state
    view = GAME.view(state, A)
    assert view.known[3] == ("sota",)
    others = [GAME.imagine(view, Chance(b"old", number)) for number in range(300)]
    assert all(encode(GAME.view(other, A)) == encode(view) for other in others)
    assert {other.lying[3].count("sota") for other in others} == {1, 2}


def test_a_long_trail_is_recalled_as_far_as_it_can_be():
    """R26: worlds are found at once, and keep to the rules, however often codes have passed."""
    dice, state, chance = random.Random(26), lived(pawns=8), Chance(b"long", 0)
    for _ in range(400):
        seat = dice.choice((A, dice.randrange(8)))
        sector = dice.choice(data.SECTORS)
        state = codes.with_pawn(state, seat, replace(state.pawns[seat], place=sector))
        if state.pawns[seat].codes and dice.random() < 0.6:
            state = codes.put_down(state, seat, sector, dice.choice(state.pawns[seat].codes))
        elif state.lying[data.SECTORS.index(sector)] and len(state.pawns[seat].codes) < data.HAND:
            state, _ = codes.take(state, seat, chance)
    view = GAME.view(state, A)
    for number in range(20):
        world = GAME.imagine(view, Chance(b"long", number))
        assert encode(GAME.view(world, A)) == encode(view)
        check_truth(world)


def test_once_the_codes_are_entered_only_the_deck_is_hidden():
    """§3.6."""
    state = table(pawn(), pawn("copas"), enterer=A)
    for other in (redeal(GAME, state, B, Chance(b"mad", number)) for number in range(50)):
        assert replace(other, deck=state.deck) == state


def test_nothing_is_hidden_once_it_is_over():
    state = leave(table(pawn("copas", "rr"), pawn("", "")), A).state
    state = state if state.result else leave(state, B).state
    assert state.result is not None
    assert redeal(GAME, state, None, Chance(b"", 0)) == state


@pytest.mark.parametrize("number", first(range(len(SEATS)), 4))
def test_all_else_is_told_alike_until_something_is_shown(number):
    """§3.1: of the same move in two truths nobody hears a difference before what tells by itself."""
    differed = set()
    for turn in played(number):
        for viewer in (None, *range(len(turn.before.pawns))):
            other = redeal(GAME, turn.before, viewer, Chance(b"told", turn.version))
            try:
                step = play(GAME, other, turn.seat, turn.move, Chance.scripted(turn.drawn))
            except (Illegal, ValueError):
                continue
            heard, there = ([e for e in one.events if e.reaches(viewer)] for one in (turn.step, step))
            different = [pair for pair in zip(heard, there, strict=False) if pair[0] != pair[1]]
            assert different or heard == there
            if different:
                assert type(different[0][0]) is type(different[0][1])
                differed.add(different[0][0].key)
    assert "revealed" in differed
    assert differed <= set(SHOWN)


class TellsTheCode(Alien1979):
    """Tells everybody which code was taken."""

    def apply(self, state, seat, move, chance):
        step = super().apply(state, seat, move, chance)
        everybody = tuple(range(len(state.pawns)))
        heard = (replace(event, to=everybody) if isinstance(event, TookCode) else event for event in step.events)
        return Step(step.state, tuple(heard))


class ForgetsTheCode(Alien1979):
    """Shows nobody their own codes."""

    def view(self, state, viewer):
        seen = super().view(state, viewer)
        return replace(seen, pawns=tuple(replace(pawn, codes=None) for pawn in seen.pawns), passed=())


def check_taken(viewer, marks, rules=GAME):
    """Let A take a sota, or in another truth a rey, with the last point, and meet an ace beside the Alien."""
    truths = [
        table(pawn("oros", marks=marks), pawn("copas"), lying={"oros": code}, cards=("1 copas",), points=1)
        for code in "sr"
    ]
    taken = Turn(1, truths[0], A, Move("take"), (0,), play(rules, truths[0], A, Move("take"), Chance.scripted((0,))))
    check_told(Case("alien1979", 0, 2, {}), rules, taken, truths[1], viewer, Tally(), "here")


@pytest.mark.parametrize("viewer", [A, B, None])
@pytest.mark.parametrize("marks", [0, 4])
def test_who_takes_a_code_and_dies_of_the_next_card_was_told_which(marks, viewer):
    """§3.7: the dead see the table alone, so that their view does not keep it."""
    check_taken(viewer, marks)


@pytest.mark.parametrize("marks", [0, 4])
def test_a_code_told_to_others_is_found(marks):
    with pytest.raises(AssertionError, match="not what is seen"):
        check_taken(B, marks, TellsTheCode())


def test_a_code_that_its_living_owner_does_not_see_is_found():
    with pytest.raises(AssertionError, match="not what is seen"):
        check_taken(A, 0, ForgetsTheCode())


@pytest.mark.parametrize("number", first(GAMES, len(SEATS)))
def test_a_forged_eject_is_refused_alike_in_every_world(number):
    """Whoever tries to throw somebody into space without being offered it learns nothing, asked or not."""
    compared = 0
    for turn in played(number):
        seats = range(len(turn.before.pawns))
        for viewer in seats:
            other = redeal(GAME, turn.before, viewer, Chance(b"eject", turn.version))
            compared += other != turn.before
            for target in seats:
                move = Move("eject", ((str(target),), ("bastos",)))
                assert forbidden(GAME, turn.before, viewer, move) == forbidden(GAME, other, viewer, move)
    assert compared

"""The course of a game: turns, rolls, draws, and the end (docs/rules/colditz.md §3.3, §3.17)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.engine.game import Result, Step, then
from bot.engine.record import Seat
from cogs.colditz.data import DRAWING, HAND, kind
from cogs.colditz.events.cards import Drew, DrewCard
from cogs.colditz.events.course import Over, Rolled, Round, Skipped
from cogs.colditz.events.prisoners import GaveUp
from cogs.colditz.rules.castle.board import EQUIPMENT
from cogs.colditz.rules.castle.pawns import (
    HOME,
    INDOORS,
    in_play,
    own_men,
    put_under,
    settle_board,
    with_guard,
    with_man,
    with_officer,
)
from cogs.colditz.rules.memory import remembered
from cogs.colditz.state import BARRACKS, EVERYBODY, GERMAN, OUT, PLAY_ON, THROWS, Cards, Man, State, Turn

Dice = tuple[tuple[int, int], ...]

MOST_THROWS = 3
"""How many throws a roll for movement has at most, if the house rule for that applies (§7)."""


def throw_dice(chance: Chance) -> tuple[int, int]:
    """Return one throw of two dice."""
    return chance.below(6) + 1, chance.below(6) + 1


def roll_dice(chance: Chance, most: int = 0) -> Dice:
    """Return the throws of a roll of two dice (§3.3 T2, R17).

    After every double, the dice are thrown again. `most` limits the number of throws; 0 means no limit.
    """
    dice: Dice = (throw_dice(chance),)
    while dice[-1][0] == dice[-1][1] and len(dice) != most:
        dice += (throw_dice(chance),)
    return dice


def throw_times(count: int, chance: Chance) -> Dice:
    """Return `count` throws of two dice, and one extra throw for every double (§3.9, §3.10)."""
    dice: Dice = ()
    while len(dice) < count + sum(a == b for a, b in dice):
        dice += (throw_dice(chance),)
    return dice


def total_of(dice: Dice) -> int:
    """Return the total of some dice throws."""
    return sum(a + b for a, b in dice)


def dice_in_order(dice: Dice) -> tuple[int, ...]:
    """Return the single dice of some throws, in the order in which they were thrown."""
    return tuple(eye for pair in dice for eye in pair)


def cards_of(state: State, who: int) -> tuple[str, ...]:
    """Return the cards in the hand of an officer or of the German."""
    return state.hand if who == GERMAN else state.officers[who].cards


def card_of_kind(state: State, who: int, what: str) -> str:
    """Return a card of a kind from a player's hand. The result is "" if there is none."""
    return _of_kind(cards_of(state, who), what)


@lru_cache(1024)
def _of_kind(cards: Cards, what: str) -> str:
    return next((card for card in cards if kind(card) == what), "")


def begin_turn(state: State, chance: Chance) -> Step[State]:
    """Return the state and events after the turn of the player `state.active` has begun (§3.3).

    An officer rolls at once. The German first decides whether to call the roll, unless the hand is empty.
    """
    state = replace(state, turn=Turn(), called=False)
    if state.active == GERMAN:
        if state.skipped:
            return then((Skipped(state.german),), close_turn(replace(state, skipped=False), chance))
        if state.hand:
            return Step(replace(state, phase="roll"), ())
    return throw_for_points(state, chance)


def begin_round(state: State, chance: Chance) -> Step[State]:
    """Return the state and events after a round has begun.

    The first officer still in the game has the turn (§3.3).
    """
    return then((Round(state.round),), begin_turn(replace(state, active=next_player(state, 0)), chance))


def throw_for_points(state: State, chance: Chance) -> Step[State]:
    """Return the state and events after a roll for movement.

    If the total is 3, 7 or 11, the player may draw a card (R1).
    """
    dice = roll_dice(chance, MOST_THROWS if THROWS in state.house else 0)
    points = total_of(dice)
    state = replace(state, turn=Turn(dice, points, len(dice) > 1), phase="act")
    events = (Rolled(state.seat(state.active), dice_in_order(dice), points),)
    if points in DRAWING and (state.security if state.active == GERMAN else state.opportunity):
        return Step(replace(state, phase="draw"), events)
    return Step(state, events)


def draw_card(state: State) -> Step[State]:
    """Return the state and events after the active player has drawn a card."""
    seat = state.seat(state.active)
    if state.active == GERMAN:
        card, *rest = state.security
        under = state.security_under[-len(rest) :] if rest else ()
        state = replace(state, security=tuple(rest), security_under=under, hand=(*state.hand, card))
    else:
        card, *rest = state.opportunity
        cards = (*state.officers[state.active].cards, card)
        under = state.under[-len(rest) :] if rest else ()
        state = with_officer(replace(state, opportunity=tuple(rest), under=under), state.active, cards=cards)
    events = (Drew(seat), DrewCard(seat, card, to=(seat,)))
    return Step(replace(state, phase="act"), events)


def put_back(state: State, who: int, card: str, shown: bool = True) -> State:
    """Return the state after a card from a hand is put under its deck (§2.4).

    With `shown`, everybody sees which card it is.
    """
    seen = EVERYBODY if shown else who
    if who == GERMAN:
        hand, under = tuple(one for one in state.hand if one != card), (*state.security_under, seen)
        return replace(state, hand=hand, security=(*state.security, card), security_under=under)
    cards = tuple(one for one in state.officers[who].cards if one != card)
    return with_officer(put_under(state, (card,), seen), who, cards=cards)


def is_over_hand_limit(state: State) -> bool:
    """Return whether the active player has more cards than are allowed at the end of a turn (T5)."""
    return len(cards_of(state, state.active)) > HAND


def close_turn(state: State, chance: Chance) -> Step[State]:
    """Return the state and events after the turn has ended (T6).

    Men on their way back have come nearer or lose their protection. Paid crossings close, and the game may end.
    """
    if state.active == GERMAN:
        return _close_round(state, chance)
    for name, man in own_men(state.officers[state.active], state.active).items():
        if man.home is not None:
            state = with_man(state, name, home=_distance_if_nearer(man))
    if (ended := early_end(state)) is not None:
        return ended
    return begin_turn(replace(state, active=next_player(state, state.active + 1)), chance)


def next_player(state: State, officer: int) -> int:
    """Return the next officer in turn order who is still in the game, or GERMAN (§3.3).

    The search starts with the officer with the number `officer`.
    """
    return next((other for other in range(officer, len(state.officers)) if not state.officers[other].out), GERMAN)


def _distance_if_nearer(man: Man) -> int | None:
    """Return how far a man on his way back still has to go, if he came nearer in this turn.

    Otherwise the result is None, which ends his protection on the way back for good (R32).
    """
    steps = HOME.get(man.place)
    if steps is None or man.place in INDOORS or man.home is None:
        return None
    return steps if steps < man.home else None


def _close_round(state: State, chance: Chance) -> Step[State]:
    """Return the state and events after the German's turn and the round have ended (§3.17).

    Secret hides end, and barred guards may be posted again. Then the number of escapes and the limit in rounds are
    checked.
    """
    for number, guard in enumerate(state.guards):
        if guard.barred:
            state = with_guard(state, number, barred="")
    for officer, one in enumerate(state.officers):
        for name, man in own_men(one, officer).items():
            if man.hidden:
                state = with_man(state, name, hidden=False)
    enough = most_escapes(state) >= state.target and (PLAY_ON not in state.house or is_nobody_left(state))
    if enough or 0 < state.rounds <= state.round:
        return end_by_escapes(state)
    if (ended := early_end(state)) is not None:
        return ended
    return begin_round(replace(state, round=state.round + 1), chance)


def most_escapes(state: State) -> int:
    """Return the most escapes of any officer who is still in the game."""
    return max((one.escapes for one in state.officers if not one.out), default=0)


def end_by_escapes(state: State) -> Step[State]:
    """Return the state and events after the game has ended now (§3.17, R16).

    If an officer has as many escapes as are needed, the officers with the most escapes win. Otherwise the German wins.
    """
    most = most_escapes(state)
    if most < state.target:
        return end_game(state, (state.german,), "time")
    winners = (state.seat(o) for o, one in enumerate(state.officers) if not one.out and one.escapes == most)
    return end_game(state, tuple(sorted(winners)), "escaped")


@remembered("officers")
def is_nobody_left(state: State) -> bool:
    """Return whether no officer has a man who can still escape."""
    return not any(not one.out and any(in_play(man) for man in one.men) for one in state.officers)


def early_end(state: State) -> Step[State] | None:
    """Return the state and events of an early end of the game, or None if the game goes on (R26).

    The game ends early if no officer has a man who can still escape, or if an officer has enough escapes.
    """
    if not is_nobody_left(state) or most_escapes(state) >= state.target:
        return None
    return end_game(state, (state.german,), "nobody_left")


def eliminate(state: State, officer: int) -> Step[State]:
    """Return the state and events after an officer is out of the game (§3.10, R34).

    The officer's men leave the board, and all cards of the officer are put back.
    """
    one = state.officers[officer]
    piles = tuple(pile + held for pile, held in zip(state.piles, one.stock, strict=True))
    men = tuple(replace(man, place=OUT, trail=(), route=(), home=None, hidden=False) for man in one.men)
    state = put_under(replace(state, piles=piles), one.cards, officer)
    state = with_officer(state, officer, men=men, stock=(0, 0, 0, 0), seen=(0, 0, 0, 0), cards=(), kit=False, out=True)
    trades = tuple(trade for trade in state.trades if officer not in (trade.giver, trade.taker))
    events: tuple[Event, ...] = ()
    for what, count in zip(EQUIPMENT, one.stock, strict=True):
        events += (GaveUp(state.seat(officer), (what, count)),) if count else ()
    return step_after(replace(state, trades=trades), events)


def step_after(state: State, events: tuple[Event, ...]) -> Step[State]:
    """Return the state and events after an action, including automatic effects on the board."""
    state, more = settle_board(state)
    return Step(state, events + more)


def end_game(state: State, winners: tuple[Seat, ...], reason: str) -> Step[State]:
    """Return the state and events after the game has ended.

    The result ranks the seats by escapes; the German has 0.
    """
    standing = [0] * state.players
    for officer, one in enumerate(state.officers):
        standing[state.seat(officer)] = 0 if one.out else one.escapes
    result = Result(winners, reason, tuple(standing))
    state = replace(state, phase="over", interruption=None, trades=(), result=result)
    return Step(state, (Over(winners, reason),))


def to_barracks(state: State, guard: int) -> State:
    """Return the state after a guard has been moved to the barracks without walking."""
    return with_guard(state, guard, place=BARRACKS, quarry="")

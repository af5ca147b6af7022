"""Another truth behind the same view: unseen cards change places, and with them hidden answers and offers."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Viewer
from cogs.colditz.pawns import choosable
from cogs.colditz.state import CELLS, GERMAN, Affair, State


def redeal(state: State, viewer: Viewer, chance: Chance) -> State:
    """Give a state that looks the same to `viewer`: hands and decks that he does not see are dealt again, roll-call
    answers of others chosen again, and offers between others forgotten."""
    if state.result is not None:
        return state
    me = None if viewer is None else state.officer(viewer)
    pool = list(
        chance.shuffled(
            (
                *state.opportunity,
                *(card for number, one in enumerate(state.officers) if number != me for card in one.cards),
            )
        )
    )
    state = _stocks(state, me, chance)
    officers = tuple(
        one if number == me else replace(one, cards=tuple(pool.pop() for _ in one.cards))
        for number, one in enumerate(state.officers)
    )
    hand, security = state.hand, state.security
    cell = state.cell
    if me != GERMAN:
        unseen = chance.shuffled((*security, *hand))
        hand, security = unseen[: len(hand)], unseen[len(hand) :]
        cell = chance.choice(CELLS)
    return replace(
        state,
        officers=officers,
        opportunity=tuple(pool),
        hand=hand,
        security=security,
        cell=cell,
        dares=chance.shuffled(state.dares),
        affair=_answered(state, me, chance),
        trades=tuple(trade for trade in state.trades if me in (trade.giver, trade.taker)),
    )


def _stocks(state: State, me: int | None, chance: Chance) -> State:
    """Exchange the kinds of Equipment that nobody can follow between the officers whose stock is not the viewer's."""
    others = [number for number in range(len(state.officers)) if number != me]
    unseen = [
        at
        for number in others
        for at, held in enumerate(state.officers[number].stock)
        for _ in range(held - state.officers[number].seen[at])
    ]
    left = list(chance.shuffled(unseen))
    officers = list(state.officers)
    for number in others:
        one = officers[number]
        stock = list(one.seen)
        for _ in range(sum(one.stock) - sum(one.seen)):
            stock[left.pop()] += 1
        officers[number] = replace(one, stock=tuple(stock))
    return replace(state, officers=tuple(officers))


def _answered(state: State, me: int | None, chance: Chance) -> Affair | None:
    affair = state.affair
    if affair is None or affair.kind != "call":
        return affair
    answers = tuple(
        (officer, word if officer == me else " ".join(man for man in choosable(state, officer) if chance.below(2)))
        for officer, word in affair.answers
    )
    return replace(affair, answers=answers)

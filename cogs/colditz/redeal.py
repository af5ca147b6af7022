"""Another truth behind the same view: unseen cards change places, and with them hidden answers and offers."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Viewer
from cogs.colditz.data import kind
from cogs.colditz.rules.affairs.trade import TABLE_CARD
from cogs.colditz.rules.castle.board import EQUIPMENT
from cogs.colditz.rules.castle.pawns import choosable
from cogs.colditz.state import GERMAN, Affair, Cards, Officer, State, Stock, Undo


def redeal(state: State, viewer: Viewer, chance: Chance) -> State:
    """Give a state that looks the same to `viewer`: hands and decks that he does not see are dealt again, roll-call
    answers of others chosen again, and offers between others forgotten. What he was offered stays where it is."""
    if state.result is not None:
        return state
    me = None if viewer is None else state.officer(viewer)
    others = [number for number in range(len(state.officers)) if number != me]
    officers = list(_stocks(state, me, others, chance))
    pool = _hands(state, me, officers, others, chance)
    known = len(state.hand) if me == GERMAN else 0
    dealt = chance.shuffled((*state.hand[known:], *state.security))
    hand, security = (*state.hand[:known], *dealt[: len(state.hand) - known]), dealt[len(state.hand) - known :]
    more = chance.below(10)
    return replace(
        state,
        officers=tuple(officers),
        opportunity=pool,
        hand=hand,
        security=security,
        dares=chance.shuffled(state.dares),
        affair=_answered(state, me, chance),
        trades=tuple(
            replace(trade, number=trade.number + more) for trade in state.trades if me in (trade.giver, trade.taker)
        ),
        traded=state.traded + more,
        undo=tuple(_step(state, officers, undo) for undo in state.undo),
    )


def _hands(state: State, me: int | None, officers: list[Officer], others: list[int], chance: Chance) -> Cards:
    """Deal the cards that the viewer does not see to others' hands again, and give the deck that is left. Who offered
    him a card has one of that kind, whichever copy."""
    unseen = [card for number in others for card in officers[number].cards]
    pool = list(chance.shuffled((*state.opportunity, *unseen)))
    kept: dict[int, list[str]] = {}
    for number in others:
        promised: Counter[str] = Counter()
        for trade in state.trades:
            if (trade.giver, trade.taker) == (number, me):
                promised |= Counter(kind(word) for word in trade.give if not word.startswith(TABLE_CARD))
        kept[number] = [_taken(pool, what) for what in promised.elements()]
    for number in others:
        cards = (*kept[number], *(pool.pop() for _ in officers[number].cards[len(kept[number]) :]))
        officers[number] = replace(officers[number], cards=cards)
    return tuple(pool)


def _taken(pool: list[str], what: str) -> str:
    """Take a copy out of `pool`."""
    return pool.pop(next(at for at, card in enumerate(pool) if kind(card) == what))


def _step(state: State, officers: list[Officer], undo: Undo) -> Undo:
    """Let a step that can be taken back lead to the new truth: the hand is the same after it, and what was paid is
    known to all."""
    if undo.before is None:
        return undo
    was, now, new = undo.before, state.officers[undo.officer], officers[undo.officer]
    stock = tuple(b + n - a for b, n, a in zip(was.stock, new.stock, now.stock, strict=True))
    return replace(undo, before=replace(was, cards=new.cards, stock=stock))


def _stocks(state: State, me: int | None, others: list[int], chance: Chance) -> tuple[Officer, ...]:
    """Exchange the kinds of Equipment that nobody can follow between the officers whose stock is not the viewer's."""
    known = {number: _known(state, number, me) for number in others}
    unseen = [
        at
        for number in others
        for at, held in enumerate(state.officers[number].stock)
        for _ in range(held - known[number][at])
    ]
    left = list(chance.shuffled(unseen))
    officers = list(state.officers)
    for number in others:
        one, stock = officers[number], list(known[number])
        for _ in range(sum(one.stock) - sum(stock)):
            stock[left.pop()] += 1
        officers[number] = replace(one, stock=tuple(stock))
    return tuple(officers)


def _known(state: State, officer: int, me: int | None) -> Stock:
    """Count the Equipment of an officer that the viewer knows: what all can follow, and what he was offered of it."""
    offers = [
        [kind(word) for word in trade.give] for trade in state.trades if (trade.giver, trade.taker) == (officer, me)
    ]
    return tuple(
        max(seen, *(given.count(f"{TABLE_CARD}{what}") for given in offers), 0)
        for seen, what in zip(state.officers[officer].seen, EQUIPMENT, strict=True)
    )


def _answered(state: State, me: int | None, chance: Chance) -> Affair | None:
    affair = state.affair
    if affair is None or affair.kind != "call":
        return affair
    answers = tuple(
        (officer, word if officer == me else " ".join(man for man in choosable(state, officer) if chance.below(2)))
        for officer, word in affair.answers
    )
    return replace(affair, answers=answers)

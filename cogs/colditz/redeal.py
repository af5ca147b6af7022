"""Another truth behind the same view: unseen cards change places, and with them hidden answers and offers."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Viewer
from cogs.colditz.board import EQUIPMENT
from cogs.colditz.pawns import choosable
from cogs.colditz.state import GERMAN, Affair, Officer, State, Stock, Undo
from cogs.colditz.trade import TABLE_CARD


def redeal(state: State, viewer: Viewer, chance: Chance) -> State:
    """Give a state that looks the same to `viewer`: hands and decks that he does not see are dealt again, roll-call
    answers of others chosen again, and offers between others forgotten. What he was offered stays where it is."""
    if state.result is not None:
        return state
    me = None if viewer is None else state.officer(viewer)
    offered = {word for trade in state.trades if trade.taker == me for word in trade.give}
    others = [number for number in range(len(state.officers)) if number != me]
    unseen = [card for number in others for card in state.officers[number].cards if card not in offered]
    pool = list(chance.shuffled((*state.opportunity, *unseen)))
    officers = list(_stocks(state, me, others, chance))
    for number in others:
        cards = tuple(card if card in offered else pool.pop() for card in officers[number].cards)
        officers[number] = replace(officers[number], cards=cards)
    hand, security = state.hand, state.security
    if me != GERMAN:
        dealt = chance.shuffled((*security, *hand))
        hand, security = dealt[: len(hand)], dealt[len(hand) :]
    return replace(
        state,
        officers=tuple(officers),
        opportunity=tuple(pool),
        hand=hand,
        security=security,
        dares=chance.shuffled(state.dares),
        affair=_answered(state, me, chance),
        trades=tuple(trade for trade in state.trades if me in (trade.giver, trade.taker)),
        undo=tuple(_step(state, officers, undo) for undo in state.undo),
    )


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
    offers = {word for trade in state.trades if (trade.giver, trade.taker) == (officer, me) for word in trade.give}
    return tuple(
        max(seen, int(f"{TABLE_CARD}{what}" in offers))
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

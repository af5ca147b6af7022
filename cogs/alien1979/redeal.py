"""Another truth behind the same view: hidden codes and the cards of the deck change places."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Viewer
from cogs.alien1979 import data
from cogs.alien1979.rules.codes import in_order, without
from cogs.alien1979.state import NOWHERE, Codes, Pawn, State


def redeal(state: State, viewer: Viewer, chance: Chance) -> State:
    """Give a state that looks the same to `viewer`: the unseen codes dealt again to hands and sectors of the same
    size, choices and memories of others fitted to them, and the deck shuffled."""
    if state.result is not None:
        return state
    kept = state.pawns[viewer].known if viewer is not None else NOWHERE
    hidden = [code for seat, pawn in enumerate(state.pawns) if seat != viewer for code in pawn.codes]
    hidden += [code for codes, known in zip(state.lying, kept, strict=True) for code in without(codes, *known)]
    left = list(chance.shuffled(hidden))

    def dealt(count: int) -> Codes:
        return tuple(left.pop() for _ in range(count))

    hands = tuple(
        pawn.codes if seat == viewer else in_order(dealt(len(pawn.codes))) for seat, pawn in enumerate(state.pawns)
    )
    lying = tuple(
        in_order((*known, *dealt(len(codes) - len(known)))) for codes, known in zip(state.lying, kept, strict=True)
    )
    pawns = tuple(
        pawn if seat == viewer else _fitted(pawn, hand, lying)
        for seat, (pawn, hand) in enumerate(zip(state.pawns, hands, strict=True))
    )
    chosen = tuple((seat, code if code in hands[seat] else hands[seat][0]) for seat, code in state.chosen)
    seen = data.FORESEEN if viewer is not None and state.haunts(viewer) else 0
    deck = (*state.deck[:seen], *chance.shuffled(state.deck[seen:]))
    return replace(state, pawns=pawns, lying=lying, chosen=chosen, deck=deck)


def _fitted(pawn: Pawn, hand: Codes, lying: tuple[Codes, ...]) -> Pawn:
    """Give somebody else another hand, and memories that are true of what lies there now."""
    known = tuple(
        in_order((Counter(remembered) & Counter(there)).elements())
        for remembered, there in zip(pawn.known, lying, strict=True)
    )
    return replace(pawn, codes=hand, known=known)

"""Another truth behind the same view: unseen cards change places, copies with each other, and hidden coins."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Viewer
from cogs.stalag17.data import SAME
from cogs.stalag17.rules.cards import in_order, without
from cogs.stalag17.rules.round import SIDES
from cogs.stalag17.state import Cards, Player, State


def redeal(state: State, viewer: Viewer, chance: Chance) -> State:
    """Give a state that looks the same to `viewer`: what is unseen of others' hands and face-down cards is dealt again
    with the deck, cards seen taken may lie or not where they could, and all copies that are not in sight change
    places."""
    if state.result is not None:
        return state
    others = [seat for seat in range(len(state.players)) if seat != viewer]
    pool = list(chance.shuffled((*state.deck, *(card for seat in others for card in _unseen(state.players[seat])))))
    players = list(state.players)
    for seat in others:
        players[seat] = _dealt(players[seat], pool, chance)
    hidden = [
        card for seat in others for card in without((*players[seat].hand, *players[seat].laid), players[seat].seen)
    ]
    copies = _copies((*pool, *hidden), chance)
    for seat in others:
        players[seat] = _exchanged(players[seat], copies)
    return replace(state, players=tuple(players), deck=tuple(copies[card] for card in pool))


def _unseen(player: Player) -> Cards:
    return without((*player.hand, *player.laid), (*player.held, *player.seen, *player.somewhere))


def _dealt(player: Player, pool: list[str], chance: Chance) -> Player:
    """Give the player other unseen cards from `pool`, which shrinks, and another side of a hidden coin."""
    cards = chance.shuffled((*player.somewhere, *(pool.pop() for _ in _unseen(player))))
    count = len(player.hand) - len(player.held)
    return replace(
        player,
        hand=in_order((*player.held, *cards[:count])),
        laid=in_order((*player.seen, *cards[count:])),
        side=chance.choice(SIDES) if player.side else "",
    )


def _copies(hidden: Iterable[str], chance: Chance) -> dict[str, str]:
    """Give each of the `hidden` cards a copy of its kind to change places with."""
    kinds: dict[str, list[str]] = {}
    for card in hidden:
        kinds.setdefault(SAME[card], []).append(card)
    return {card: copy for cards in kinds.values() for card, copy in zip(cards, chance.shuffled(cards), strict=True)}


def _exchanged(player: Player, copies: dict[str, str]) -> Player:
    """Put the copies of the player's cards in their place; what lies in sight stays."""
    hand, laid, held, somewhere = (
        in_order(copies.get(card, card) for card in cards)
        for cards in (player.hand, player.laid, player.held, player.somewhere)
    )
    return replace(player, hand=hand, laid=laid, held=held, somewhere=somewhere)

"""Another truth behind the same view: unseen cards change places, and with them hidden coins."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Viewer
from cogs.stalag17.pile import in_order, without
from cogs.stalag17.round import SIDES
from cogs.stalag17.state import Cards, Player, State


def redeal(state: State, viewer: Viewer, chance: Chance) -> State:
    """Give a state that looks the same to `viewer`: what is unseen of others' hands and face-down cards is dealt again
    with the deck, and cards seen taken may lie or not where they could."""
    if state.result is not None:
        return state
    others = [seat for seat in range(len(state.players)) if seat != viewer]
    pool = list(chance.shuffled((*state.deck, *(card for seat in others for card in _unseen(state.players[seat])))))
    players = list(state.players)
    for seat in others:
        players[seat] = _dealt(players[seat], pool, chance)
    return replace(state, players=tuple(players), deck=tuple(pool))


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

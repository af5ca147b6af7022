"""Another truth behind the same view: unseen cards change places, copies with each other, and hidden coins."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Seat, Viewer
from cogs.stalag17.data import SAME
from cogs.stalag17.rules.cards import in_order, without
from cogs.stalag17.rules.round import ANSWERS, SIDES, STAY, TAILS, window
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
    for seat in _heard_later(state):
        if seat != viewer and players[seat].answer:
            players[seat] = _answering(players[seat], chance.choice(ANSWERS))
    return replace(state, players=tuple(players), deck=tuple(copies[card] for card in pool))


def _heard_later(state: State) -> tuple[Seat, ...]:
    """List who may join an escape if nobody before does: those after the first who has not answered. All before have
    said no, else the window were closed (§4.4)."""
    seats = window(state) if state.phase == "joint" else ()
    open_at = next((at for at, seat in enumerate(seats) if _awaited(state.players[seat])), len(seats))
    return seats[open_at + 1 :]


def _awaited(player: Player) -> bool:
    return not player.answer and not player.gone


def _answering(player: Player, answer: str) -> Player:
    return replace(player, answer=answer, late=player.late and answer == STAY)


def _unseen(player: Player) -> Cards:
    return without((*player.hand, *player.laid), (*player.held, *player.seen, *player.somewhere))


def _dealt(player: Player, pool: list[str], chance: Chance) -> Player:
    """Give the player other unseen cards from `pool`, which shrinks, and another side of a hidden coin."""
    cards = chance.shuffled((*player.somewhere, *(pool.pop() for _ in _unseen(player))))
    count = len(player.hand) - len(player.held)
    side = chance.choice(SIDES) if player.side else ""
    return replace(
        player,
        hand=in_order((*player.held, *cards[:count])),
        laid=in_order((*player.seen, *cards[count:])),
        side=side,
        late=player.late and side != TAILS,
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

"""Cards on the move: drawing, playing, discarding, and who has seen them go (docs/rules/stalag17.md §3.4, §3.9, §6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Seat, Step
from cogs.stalag17.data import ORDER, RULES, SAME
from cogs.stalag17.events import Drew, Got, PickedUp, Reshuffled
from cogs.stalag17.state import Cards, Player, State


def in_order(cards: Iterable[str]) -> Cards:
    """Sort cards as the box has them."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


def without(cards: Cards, gone: Iterable[str]) -> Cards:
    """Give `cards` without those of `gone`."""
    away = set(gone)
    return tuple(card for card in cards if card not in away)


def changed(state: State, seat: Seat, **fields: Any) -> State:
    """Change fields of the player at `seat`."""
    players = list(state.players)
    players[seat] = replace(players[seat], **fields)
    return replace(state, players=tuple(players))


def off_the_pile(state: State, count: int, chance: Chance) -> tuple[State, Cards]:
    """Take up to `count` cards from the top of the pile, shuffling the discards below it once a round when it is too
    small; last turns are due if even so a card is missing (§3.9)."""
    deck, discards, reshuffles = state.deck, state.discards, state.reshuffles
    if len(deck) < count and discards and reshuffles < RULES.most_reshuffles:
        deck, discards, reshuffles = (*deck, *chance.shuffled(discards)), (), reshuffles + 1
    dry = len(deck) < count
    return replace(state, deck=deck[count:], discards=discards, reshuffles=reshuffles, dry=dry), deck[:count]


def draw(state: State, seat: Seat, count: int, chance: Chance) -> Step[State]:
    """Draw up to `count` cards: everybody learns how many, the drawer which, as they lie in the hand."""
    reshuffles = state.reshuffles
    state, drawn = off_the_pile(state, count, chance)
    events = (
        *((Reshuffled(),) if state.reshuffles > reshuffles else ()),
        Drew(seat, len(drawn)),
        *((Got(seat, in_order(drawn), to=(seat,)),) if drawn else ()),
    )
    return Step(changed(state, seat, hand=in_order((*state.players[seat].hand, *drawn))), events)


def lay(state: State, seat: Seat, card: str) -> State:
    """Play a card face-down: what everybody knew of the hand is now in hand or face-down."""
    player = state.players[seat]
    return changed(
        state,
        seat,
        hand=without(player.hand, (card,)),
        laid=in_order((*player.laid, card)),
        held=(),
        somewhere=in_order((*player.somewhere, *player.held)),
    )


def leave_hand(state: State, seat: Seat, cards: Iterable[str]) -> State:
    """Take cards out of a hand in the open."""
    player, gone = state.players[seat], tuple(cards)
    for card in gone:
        player = shown(player, card, (*player.held, *player.somewhere))
    left = without(player.hand, gone)
    return changed(state, seat, hand=left, held=player.held, somewhere=player.somewhere)


def take_openly(state: State, seat: Seat, card: str) -> State:
    """Take a card that everybody sees into a hand."""
    player = state.players[seat]
    return changed(state, seat, hand=in_order((*player.hand, card)), held=in_order((*player.held, card)))


def take_discard(state: State, seat: Seat) -> Step[State]:
    """Take the top of the discard pile."""
    *rest, card = state.discards
    state = take_openly(replace(state, discards=tuple(rest)), seat, card)
    return Step(state, (PickedUp(seat, card),))


def turned_up(player: Player) -> Player:
    """Turn the cards in play up and down again: everybody knows them, and so what of the rest is in hand (§3.5)."""
    for card in without(player.laid, player.seen):
        player = shown(player, card, player.somewhere)
    return replace(player, seen=player.laid, held=in_order((*player.held, *player.somewhere)), somewhere=())


def shown(player: Player, card: str, known: Cards) -> Player:
    """Show everybody a card, so that one less is known to be held or somewhere: copies are alike, so it is the first
    of its kind in `known` that has been shown, and the card takes the place of that one (§6)."""
    copy = next((other for other in known if SAME[other] == SAME[card]), card)

    def rest(cards: Cards) -> Cards:
        return in_order(copy if other == card else other for other in cards if other != copy)

    return replace(player, held=rest(player.held), somewhere=rest(player.somewhere))

"""Functions that move cards, and keep track of what all players know about cards.

See docs/rules/stalag17.md §3.4, §3.9, §6.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.engine.game import Step
from bot.engine.record import Seat
from cogs.stalag17.data import ORDER, RULES, SAME
from cogs.stalag17.events import Drew, Got, PickedUp, Reshuffled
from cogs.stalag17.state import Cards, Player, State


def sort_cards(cards: Iterable[str]) -> Cards:
    """Return cards, or kinds of cards, sorted in the order of the box."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


def without(cards: Cards, gone: Iterable[str]) -> Cards:
    """Return the cards in `cards` except those in `gone`."""
    away = set(gone)
    return tuple([card for card in cards if card not in away])


def with_fields(state: State, seat: Seat, **fields: Any) -> State:
    """Return the state in which some fields of the player at `seat` have new values."""
    players = list(state.players)
    players[seat] = replace(players[seat], **fields)
    return replace(state, players=tuple(players))


def with_player(state: State, seat: Seat, player: Player) -> State:
    """Return the state in which `player` replaces the player at `seat`."""
    players = list(state.players)
    players[seat] = player
    return replace(state, players=tuple(players))


def take_from_pile(state: State, count: int, chance: Chance) -> tuple[State, Cards]:
    """Return the state after cards are taken from the draw pile, and these cards.

    Up to `count` cards are taken. If the pile is too small, the discards are shuffled and put below it, once in a
    round. If there are still too few cards, the last turns of the round start after this turn (§3.9).
    """
    deck, discards, reshuffles = state.deck, state.discards, state.reshuffles
    if len(deck) < count and discards and reshuffles < RULES.most_reshuffles:
        deck, discards, reshuffles = (*deck, *chance.shuffled(discards)), (), reshuffles + 1
    elif len(deck) >= count:
        return replace(state, deck=deck[count:]), deck[:count]
    last = len(state.players) + 1 if len(deck) < count else state.last
    return replace(state, deck=deck[count:], discards=discards, reshuffles=reshuffles, last=last), deck[:count]


def draw(state: State, seat: Seat, count: int, chance: Chance) -> Step[State]:
    """Return the state and events after the player at `seat` has drawn up to `count` cards.

    Everybody learns how many. Only the player who draws learns which, in the order of the hand.
    """
    reshuffles = state.reshuffles
    state, drawn = take_from_pile(state, count, chance)
    events: tuple[Event, ...] = (Reshuffled(),) if state.reshuffles > reshuffles else ()
    if not drawn:
        return Step(state, (*events, Drew(seat, 0)))
    drawn = sort_cards(drawn)
    events += (Drew(seat, len(drawn)), Got(seat, drawn, to=(seat,)))
    return Step(with_fields(state, seat, hand=sort_cards(state.players[seat].hand + drawn)), events)


def play_face_down(state: State, seat: Seat, card: str) -> State:
    """Return the state after a card is played face-down.

    If everybody knew a card in this hand before, it is now known to be either in the hand or face-down.
    """
    player = state.players[seat]
    return with_fields(
        state,
        seat,
        hand=without(player.hand, (card,)),
        laid=sort_cards((*player.laid, card)),
        held=(),
        somewhere=(*player.somewhere, *player.held),
        laid_then=(*player.laid_then, *(len(player.laid) for _ in player.held)),
    )


def leave_hand(state: State, seat: Seat, cards: Iterable[str]) -> State:
    """Return the state after cards have left a hand face-up.

    If everybody knew a card of the same kind to be in `held` or `somewhere`, it is assumed that it was this card.
    """
    player, gone = state.players[seat], tuple(cards)
    for card in gone:
        kind = SAME[card]
        player = (
            replace(player, held=_remove_one(player.held, kind)) if kind in player.held else _forget_known(player, kind)
        )
    return with_player(state, seat, replace(player, hand=without(player.hand, gone)))


def take_openly(state: State, seat: Seat, card: str) -> State:
    """Return the state after a card that everybody sees is added to a hand."""
    player = state.players[seat]
    return with_fields(state, seat, hand=sort_cards((*player.hand, card)), held=sort_cards((*player.held, SAME[card])))


def take_discard(state: State, seat: Seat) -> Step[State]:
    """Return the state and events after the player has taken the top card of the discards."""
    *rest, card = state.discards
    state = take_openly(replace(state, discards=tuple(rest)), seat, card)
    return Step(state, (PickedUp(seat, card),))


def show_cards_in_play(player: Player) -> Player:
    """Return the player after all cards in play have been shown to everybody (§3.5).

    Known cards that were not among them must be in the hand.
    """
    for card in without(player.laid, player.seen):
        player = _forget_known(player, SAME[card])
    held = sort_cards((*player.held, *player.somewhere))
    return replace(player, seen=player.laid, held=held, somewhere=(), laid_then=())


def _forget_known(player: Player, kind: str) -> Player:
    """Return the player with one card of a kind removed from `somewhere`, since it was just shown (§6).

    If there are several such cards, the one seen last is removed. The knowledge about the other cards then holds for
    each of them.
    """
    if kind not in player.somewhere:
        return player
    at = max(place for place, other in enumerate(player.somewhere) if other == kind)
    somewhere, then = player.somewhere, player.laid_then
    return replace(player, somewhere=somewhere[:at] + somewhere[at + 1 :], laid_then=then[:at] + then[at + 1 :])


def _remove_one(kinds: Cards, kind: str) -> Cards:
    at = kinds.index(kind)
    return kinds[:at] + kinds[at + 1 :]

"""Random states of a game in all of which a viewer would have the same view.

Everything that the viewer does not see is drawn at random. The rules are in docs/rules/stalag17.md §6.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.record import Seat, shared
from cogs.stalag17.data import DECK, SAME
from cogs.stalag17.rules.cards import sort_cards, with_player
from cogs.stalag17.rules.round import ANSWERS, HEADS, STAY, TAILS, list_window
from cogs.stalag17.state import Cards, Player, PublicPlayer, PublicTable, State
from cogs.stalag17.view import PlayerView, View

HIDDEN = (
    "deck",
    "players.hand",
    "players.laid",
    "players.side",
    "players.answer",
    "players.late",
)
"""The fields of a state that players may not know."""

COIN = (*5 * (HEADS,), TAILS)
"""The possible sides of a hidden coin, as often as they are likely.

A player chooses tails once in a game of about six rounds.
"""
ONE_IN_LATE = 10
"""Of choices of heads or of staying behind, one in this number is assumed to come from a time-out."""


def imagine(view: View, chance: Chance) -> State:
    """Return a random state in which the viewer would have this view.

    Each unseen card is equally likely to be in each place of an unknown card. If everybody saw a player take a card of
    some kind, the card is in that player's hand. Or it is in any place in play where it may have been played since.
    Hidden coins are drawn by `COIN`. Both hidden answers are equally likely.
    """
    others = [seat for seat, player in enumerate(view.players) if player.hand is None or player.laid is None]
    unseen = _list_unseen(view)
    known = {seat: _place_known_cards(view.players[seat], unseen, chance) for seat in others}
    pool = list(chance.shuffled(unseen))
    players = tuple(
        _sample_player(view, seat, *known[seat], pool, chance) if seat in known else _as_player(player)
        for seat, player in enumerate(view.players)
    )
    state = State(**shared(PublicTable, view, "players"), players=players, deck=tuple(pool))
    if view.phase == "joint":
        for seat in others:
            if seat in view.chosen:
                state = with_player(state, seat, _sample_answer(state, view, seat, chance))
    return state


def _list_unseen(view: View) -> list[str]:
    """Return the cards that the viewer cannot see anywhere."""
    seen = set(view.discards)
    for player in view.players:
        seen.update(player.hand or (), player.laid or (), player.seen, player.negotiated, (player.offer,))
    return [card for card in DECK if card not in seen]


def _place_known_cards(player: PlayerView, unseen: list[str], chance: Chance) -> tuple[Cards, Cards]:
    """Return the cards that everybody saw a player take, as 2 groups: in the hand, and face-down.

    They are removed from `unseen`. The cards taken last are placed first. Every place open to them was also open to
    cards taken earlier. So each card has the same number of places wherever the others are, and all arrangements are
    equally likely.
    """
    hand = [_draw_copy(kind, unseen, chance) for kind in player.held]
    laid: list[str] = []
    free = player.hand_size - len(hand)
    for kind, then in sorted(zip(player.somewhere, player.laid_then, strict=True), key=lambda pair: -pair[1]):
        card = _draw_copy(kind, unseen, chance)
        if chance.below(free + player.laid_size - then - len(laid)) < free:
            hand.append(card)
            free -= 1
        else:
            laid.append(card)
    return tuple(hand), tuple(laid)


def _draw_copy(kind: str, unseen: list[str], chance: Chance) -> str:
    """Remove a random card of a kind from the list `unseen`, and return it."""
    card = chance.choice([card for card in unseen if SAME[card] == kind])
    unseen.remove(card)
    return card


def _sample_player(view: View, seat: Seat, hand: Cards, laid: Cards, pool: list[str], chance: Chance) -> Player:
    """Return an opponent of the viewer with random cards in the places of unknown cards.

    The cards in `hand` and `laid` are the known ones, and cards that everybody has seen in play stay there. The random
    cards are taken from `pool`.
    """
    player = view.players[seat]
    laid = (*player.seen, *laid)
    side = chance.choice(COIN) if view.phase == "coin" and seat in view.chosen else ""
    return Player(
        **shared(PublicPlayer, player),
        hand=sort_cards((*hand, *(pool.pop() for _ in range(player.hand_size - len(hand))))),
        laid=sort_cards((*laid, *(pool.pop() for _ in range(player.laid_size - len(laid))))),
        side=side,
        late=side == HEADS and _sample_late(chance),
    )


def _sample_answer(state: State, view: View, seat: Seat, chance: Chance) -> Player:
    """Return an opponent of the viewer with a random answer to the question whether to join an escape.

    All present players before the first one who has not answered have said no. Otherwise it would be certain who joins.
    The first player in this order has also said no, even if that player has left since (§4.4).
    """
    player, order = state.players[seat], list_window(state)
    waited = next((at for at, other in enumerate(order) if other in view.choosing), len(order))
    refused = seat == order[0] or (order.index(seat) < waited and not player.gone)
    answer = STAY if refused else chance.choice(ANSWERS)
    return replace(player, answer=answer, late=answer == STAY and _sample_late(chance))


def _sample_late(chance: Chance) -> bool:
    return not chance.below(ONE_IN_LATE)


def _as_player(player: PlayerView) -> Player:
    """Return a player of a state, made from a player of a view whose cards the viewer sees."""
    return Player(
        **shared(PublicPlayer, player),
        hand=player.hand or (),
        laid=player.laid or (),
        side=player.side or "",
        answer=player.answer or "",
        late=bool(player.late),
    )

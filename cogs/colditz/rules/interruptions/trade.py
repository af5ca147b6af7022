"""The actions for trades and gifts between officers (docs/rules/colditz.md §3.16).

They are possible at any time except during an interruption.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache, lru_cache
from operator import attrgetter
from typing import TypeAlias

from msgspec.structs import replace

from bot.engine.action import Action, one
from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.event import Event
from bot.engine.game import Step
from bot.engine.move import Ask, Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.colditz import data
from cogs.colditz.data import HAND, kind
from cogs.colditz.events.trades import Exchanged, Fallen, Offered, Rejected, Retracted, Traded
from cogs.colditz.rules.castle.board import EQUIPMENT
from cogs.colditz.rules.castle.pawns import with_officer
from cogs.colditz.rules.fields import GIVE, OFFER, PARTNER, WANT
from cogs.colditz.rules.memory import remembered
from cogs.colditz.state import State, Stock, Trade

TABLE_CARD = "table-"
"""The prefix in the name of an Equipment card on the table.

A name without the prefix means a card of the hand, by its id or its kind.
"""

SEVERAL = {"rope": 3}
"""How many cards of a kind of Equipment a trade may ask for at most. For kinds not listed it is 2."""


@cache
def copy_names(what: str, count: int) -> tuple[str, ...]:
    """Return names of `count` cards of Equipment on the table, such as "table-rope", "table-rope.2"."""
    return tuple(f"{TABLE_CARD}{what}" + (f".{number}" if number > 1 else "") for number in range(1, count + 1))


WISHES = (
    *(wish for what in EQUIPMENT for wish in copy_names(what, SEVERAL.get(what, 2))),
    *(row.id for row in data.BOX.opportunity),
)
"""The goods that an officer may ask for.

They include goods that the other officer may not have.
"""

UNSEEN = (0, 0, 0, 0)
"""The publicly known Equipment of an officer after a trade: none.

Only the two officers know which kinds they traded (§3.19).
"""

MOST_OFFERS = 3
"""How many open offers one officer may have at most."""

Between: TypeAlias = "Exchanged | Offered | Rejected | Retracted | Fallen"
"""Events about an offer that only its two officers see."""


class Propose(Action[State]):
    """The action that offers another officer a trade or a gift."""

    verb = "trade"
    fields = (PARTNER, GIVE, WANT)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the optional question of which officer to offer a trade to, or None.

        The result is None if the officer already has too many open offers.
        """
        if state.interruption is not None:
            return None
        officer = state.officer(seat)
        if state.trades and [trade.giver for trade in state.trades].count(officer) >= MOST_OFFERS:
            return None
        return _partners(officer, tuple([one.out for one in state.officers]))

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the next choice after the partner: the goods to give, then the goods wanted.

        One of the two choices may be empty.
        """
        own = goods_of(state, state.officer(seat))
        if len(picked) == 1:
            return GIVE.of(own, 0, len(own)) if own else WANT.of(WISHES, 1, len(WISHES))
        return WANT.of(WISHES, 0, len(WISHES)) if len(picked) == 2 and own else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return a refusal if the offer neither gives nor asks for goods, otherwise None."""
        return Refusal("empty_trade") if len(picks) > 1 and not any(picks[1:]) else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after an offer is added to the open offers.

        Only its receiver learns of it.
        """
        give, want = picks[1:] if len(picks) == 3 else ((), picks[1])
        trade = Trade(state.traded + 1, state.officer(seat), int(picks[0][0]), tuple(sorted(give)), want)
        state = replace(state, trades=(*state.trades, trade), traded=trade.number)
        return Step(state, _between(state, without_secrets(trade), Offered))


@lru_cache(maxsize=256)
def _partners(officer: int, out: tuple[bool, ...]) -> Ask | None:
    others = tuple(str(other) for other, gone in enumerate(out) if other != officer and not gone)
    return Ask(Propose.verb, (PARTNER.of(others),), free=True) if others else None


class Reply(Action[State]):
    """An action that ends an open offer: accepting, rejecting or taking it back."""

    fields = (OFFER,)
    whose = attrgetter("taker")
    """Which party of an offer may take the action: its giver or its taker."""

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the optional question of which open offer to accept, reject or take back; or None."""
        if not state.trades or state.interruption is not None:
            return None
        officer = state.officer(seat)
        names = tuple([name for name, trade in open_offers(state).items() if self.whose(trade) == officer])
        return _about(self.verb, names) if names else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after an offer has been removed and the action has had its effect."""
        trade = open_offers(state)[picks[0][0]]
        return self.done(replace(state, trades=tuple(each for each in state.trades if each != trade)), trade)

    def done(self, state: State, trade: Trade) -> Step[State]:
        """Return the state and events of the action's own effect. The offer has already been removed."""
        raise NotImplementedError


@lru_cache(maxsize=256)
def _about(verb: str, names: tuple[str, ...]) -> Ask:
    return Ask(verb, (OFFER.of(names),), free=True)


class Accept(Reply):
    """The action with which an officer accepts an offer."""

    verb = "accept"

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return a refusal if a trade is impossible, otherwise None.

        An officer lacks the goods, or would exceed the hand limit (R38).
        """
        trade = open_offers(state).get(one(picks, 0))
        return why_impossible(state, trade) if trade is not None and trade.taker == state.officer(seat) else None

    def done(self, state: State, trade: Trade) -> Step[State]:
        """Return the state and events after the goods of a trade change hands.

        The two officers see which goods these are. Other players see only that a trade took place.
        """
        given, taken = find_goods(state, trade.giver, trade.give), find_goods(state, trade.taker, trade.want)
        state = _hand_over(_hand_over(state, trade.giver, trade.taker, given), trade.taker, trade.giver, taken)
        private = _between(state, replace(trade, give=given, want=taken), Exchanged)
        return Step(state, (Traded(state.seat(trade.giver), state.seat(trade.taker)), *private))


class Reject(Reply):
    """The action with which an officer rejects an offer."""

    verb = "reject"

    def done(self, state: State, trade: Trade) -> Step[State]:
        """Return the state, and the event that tells both officers of the rejection."""
        return Step(state, _between(state, without_secrets(trade), Rejected))


class Retract(Reply):
    """The action with which an officer takes back the officer's own offer."""

    verb = "retract"
    whose = attrgetter("giver")

    def done(self, state: State, trade: Trade) -> Step[State]:
        """Return the state, and the event that tells both officers that the offer was taken back."""
        return Step(state, _between(state, without_secrets(trade), Retracted))


ANSWERS = (Accept.verb, Reject.verb, Retract.verb)
"""The verbs of the actions that end an open offer."""


def goods_of(state: State, officer: int) -> tuple[str, ...]:
    """Return the goods that an officer can give in a trade: Equipment by kind, and cards of the hand."""
    one = state.officers[officer]
    table = (card for what, held in zip(EQUIPMENT, one.stock, strict=True) for card in copy_names(what, held))
    return (*table, *one.cards)


def why_impossible(state: State, trade: Trade) -> Refusal | None:
    """Return why a trade is impossible now, or None.

    Goods are missing, or a hand would be above the limit.
    """
    if len(find_goods(state, trade.taker, trade.want)) < len(trade.want):
        return Refusal("lacking")
    for officer, gets, gives in ((trade.giver, trade.want, trade.give), (trade.taker, trade.give, trade.want)):
        before = len(state.officers[officer].cards)
        if before + _cards(gets) - _cards(gives) > max(HAND, before):
            return Refusal("hand_limit", {"whom": state.seat(officer), "limit": HAND})
    return None


def drop_void_offers(before: State, step: Step[State]) -> Step[State]:
    """Return the state and events without open offers whose goods are gone since the state `before`.

    An open offer therefore always lists goods that its giver holds.
    """
    state = step.state
    if state.officers is before.officers:
        return step
    gone = [trade for trade in state.trades if _lacks(before, state, trade)]
    if not gone:
        return step
    events = step.events
    for trade in gone:
        events += _between(state, without_secrets(trade), Fallen)
    return Step(replace(state, trades=tuple(trade for trade in state.trades if trade not in gone)), events)


def _lacks(before: State, state: State, trade: Trade) -> bool:
    """Return whether the giver of an offer lacks some of its goods.

    If the officer is the same as in the state `before`, nothing is missing.
    """
    if state.officers[trade.giver] is before.officers[trade.giver]:
        return False
    return len(find_goods(state, trade.giver, trade.give)) < len(trade.give)


def find_goods(state: State, officer: int, words: tuple[str, ...]) -> tuple[str, ...]:
    """Return the goods that an officer has for the names in `words`.

    For a card, it is exactly this card if the officer has it, otherwise another copy.
    """
    left, matches = list(goods_of(state, officer)), []
    for what in words:
        match = what if what in left else next((each for each in left if kind(each) == kind(what)), None)
        if match is not None:
            left.remove(match)
            matches.append(match)
    return tuple(matches)


def _cards(words: tuple[str, ...]) -> int:
    return sum(not word.startswith(TABLE_CARD) for word in words)


@remembered("trades")
def open_offers(state: State) -> Mapping[str, Trade]:
    """Return all open offers by name."""
    return offers_by_name(state.trades)


def offers_by_name(trades: tuple[Trade, ...]) -> dict[str, Trade]:
    """Return offers by short names that are computed from their content.

    Numbers would reveal how many offers the other players made. If several offers have the same content, later ones
    have longer names.
    """
    named: dict[str, Trade] = {}
    for trade in trades:
        name = _name(trade.giver, trade.taker, trade.give, trade.want)
        while name in named:
            name += "-again"
        named[name] = trade
    return named


@lru_cache(maxsize=256)
def _name(giver: int, taker: int, give: tuple[str, ...], want: tuple[str, ...]) -> str:
    says = (giver, taker, sorted(map(kind, give)), sorted(want))
    return hashlib.blake2b(encode(says), digest_size=4).hexdigest()


def without_secrets(trade: Trade) -> Trade:
    """Return an offer as its two officers see it.

    Cards are named by kind, since copies are alike, and the number of the offer is removed.
    """
    return replace(trade, number=0, give=tuple(sorted(map(kind, trade.give))))


def _between(state: State, trade: Trade, happened: type[Between]) -> tuple[Event, ...]:
    giver, taker = state.seat(trade.giver), state.seat(trade.taker)
    return (happened(giver, taker, trade.give, trade.want, to=(giver, taker)),)


def _hand_over(state: State, giver: int, taker: int, words: tuple[str, ...]) -> State:
    cards = tuple(word for word in words if not word.startswith(TABLE_CARD))
    kinds = [kind(word) for word in words]
    counts = tuple(kinds.count(f"{TABLE_CARD}{what}") for what in EQUIPMENT)
    one, other = state.officers[giver], state.officers[taker]
    state = with_officer(
        state,
        giver,
        stock=_sum(one.stock, counts, -1),
        seen=UNSEEN,
        cards=tuple(card for card in one.cards if card not in cards),
    )
    return with_officer(state, taker, stock=_sum(other.stock, counts, 1), seen=UNSEEN, cards=(*other.cards, *cards))


def _sum(stock: Stock, counts: Stock, sign: int) -> Stock:
    return tuple(held + sign * count for held, count in zip(stock, counts, strict=True))

"""Trades and gifts between officers, at any moment not in the middle of something (docs/rules/colditz.md §3.16)."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import TypeAlias

from msgspec.structs import replace

from bot.engine.codec import encode
from bot.engine.event import Event
from bot.engine.game import Ask, Field, Move, Picks, Refusal, Step
from cogs.colditz import data
from cogs.colditz.data import HAND, kind
from cogs.colditz.events import Exchanged, Fallen, Offered, Rejected, Retracted, Traded
from cogs.colditz.rules.castle.board import EQUIPMENT
from cogs.colditz.rules.castle.pawns import with_officer
from cogs.colditz.state import State, Stock, Trade

TABLE_CARD = "table-"
"""Before the kind of an Equipment card; what stands without it is a card of the hand, or its kind."""

WISHES = (*(f"{TABLE_CARD}{what}" for what in EQUIPMENT), *(row.id for row in data.BOX.opportunity))
"""What can be asked of another officer, one of each kind; whether he holds it is his to know."""

UNSEEN = (0, 0, 0, 0)
"""After a trade nobody else can follow what kinds of Equipment either holds (§3.19)."""

MOST_OFFERS = 3
"""Offers of one officer that may be open."""

Between: TypeAlias = "Exchanged | Offered | Rejected | Retracted | Fallen"
"""What only the two concerned hear of an offer."""

ANSWERS = ("accept", "reject", "retract")
"""What can be done about an open offer."""


def asks(state: State, officer: int) -> tuple[Ask, ...]:
    """Offer what an officer may do about trades now; nobody waits for it."""
    if state.affair is not None or state.officers[officer].out:
        return ()
    others = _others(officer, tuple([one.out for one in state.officers]))
    if not state.trades:
        return _asks(others, (), ())
    named = by_name(state.trades).items()
    sent = tuple(name for name, trade in named if trade.giver == officer)
    come = tuple(name for name, trade in named if trade.taker == officer)
    return _asks(others, sent, come)


@lru_cache(maxsize=256)
def _others(officer: int, out: tuple[bool, ...]) -> tuple[str, ...]:
    return tuple(str(other) for other, gone in enumerate(out) if other != officer and not gone)


@lru_cache(maxsize=256)
def _asks(others: tuple[str, ...], sent: tuple[str, ...], come: tuple[str, ...]) -> tuple[Ask, ...]:
    """Ask about offers that have come and were sent, and offer a new one."""
    found = []
    if come:
        found += [Ask(verb, (Field("offer", come),), free=True) for verb in ("accept", "reject")]
    if others and len(sent) < MOST_OFFERS:
        found.append(Ask("trade", (Field("with", others),), free=True))
    if sent:
        found.append(Ask("retract", (Field("offer", sent),), free=True))
    return tuple(found)


def narrow(state: State, officer: int, ask: Ask, picked: Picks) -> Field | None:
    """After the partner come what is given and what is wanted; one of them may be nothing."""
    if ask.verb == "trade" and len(picked) == 1:
        own = goods(state, officer)
        return Field("give", own, 0, len(own)) if own else Field("want", WISHES, 1, len(WISHES))
    if ask.verb == "trade" and len(picked) == 2 and goods(state, officer):
        return Field("want", WISHES, 0, len(WISHES))
    return ask.fields[0] if not picked else None


def goods(state: State, officer: int) -> tuple[str, ...]:
    """List what an officer can give in one trade: Equipment, one of each kind, and the cards of the hand."""
    one = state.officers[officer]
    table = (f"{TABLE_CARD}{what}" for what, held in zip(EQUIPMENT, one.stock, strict=True) if held)
    return (*table, *one.cards)


def refuse(state: State, officer: int, verb: str, picks: Picks) -> Refusal | None:
    """Something must change hands, and nobody may end above the limit (R38)."""
    if verb == "trade" and len(picks) > 1 and not any(picks[1:]):
        return Refusal("empty_trade")
    if verb == "accept" and picks and len(picks[0]) == 1:
        trade = by_name(state.trades).get(picks[0][0])
        if trade is not None and trade.taker == officer:
            return stands_against(state, trade)
    return None


def stands_against(state: State, trade: Trade) -> Refusal | None:
    """Name what stands against a trade now: goods that the taker lacks, or a hand above the limit."""
    if len(found(state, trade.taker, trade.want)) < len(trade.want):
        return Refusal("lacking")
    for officer, gets, gives in ((trade.giver, trade.want, trade.give), (trade.taker, trade.give, trade.want)):
        before = len(state.officers[officer].cards)
        if before + _cards(gets) - _cards(gives) > max(HAND, before):
            return Refusal("hand_limit", {"whom": state.seat(officer), "limit": HAND})
    return None


def fallen(step: Step[State]) -> Step[State]:
    """Let offers fall whose goods have gone, so that an open offer always says what its giver holds."""
    state = step.state
    gone = [trade for trade in state.trades if len(found(state, trade.giver, trade.give)) < len(trade.give)]
    if not gone:
        return step
    events = step.events
    for trade in gone:
        events += _between(state, as_told(trade), Fallen)
    return Step(replace(state, trades=tuple(trade for trade in state.trades if trade not in gone)), events)


def found(state: State, officer: int, words: tuple[str, ...]) -> tuple[str, ...]:
    """Find what is given or wanted among an officer's goods: the very card, or else a copy."""
    left, matches = list(goods(state, officer)), []
    for what in words:
        match = what if what in left else next((each for each in left if kind(each) == kind(what)), None)
        if match is not None:
            left.remove(match)
            matches.append(match)
    return tuple(matches)


def _cards(words: tuple[str, ...]) -> int:
    return sum(not word.startswith(TABLE_CARD) for word in words)


def by_name(trades: tuple[Trade, ...]) -> dict[str, Trade]:
    """Name open offers, of all or of some officers, by what they say, in a few letters: numbers would tell how many
    others were made. Of offers that say the same the later ones have longer names."""
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


def respelled(state: State, move: Move) -> Move:
    """Give an answer to an offer as it is spelt today: in logs of the version before it has the offer's number."""
    if move.verb not in ANSWERS or not move.picks:
        return move
    numbered = {str(trade.number): name for name, trade in by_name(state.trades).items()}
    return Move(move.verb, (tuple(numbered.get(word, word) for word in move.picks[0]), *move.picks[1:]))


def as_told(trade: Trade) -> Trade:
    """Give an offer as the two concerned know it: kinds, since copies of a card are alike, and no number."""
    return replace(trade, number=0, give=tuple(sorted(map(kind, trade.give))))


def apply(state: State, officer: int, verb: str, picks: Picks) -> Step[State]:
    """Propose, accept, reject or retract. Only the two concerned hear of it; of a trade done, everybody that it was."""
    if verb == "trade":
        give, want = picks[1:] if len(picks) == 3 else ((), picks[1])
        trade = Trade(state.traded + 1, officer, int(picks[0][0]), tuple(sorted(give)), want)
        state = replace(state, trades=(*state.trades, trade), traded=trade.number)
        return Step(state, _between(state, as_told(trade), Offered))
    trade = by_name(state.trades)[picks[0][0]]
    state = replace(state, trades=tuple(each for each in state.trades if each != trade))
    if verb != "accept":
        return Step(state, _between(state, as_told(trade), Rejected if verb == "reject" else Retracted))
    given, taken = found(state, trade.giver, trade.give), found(state, trade.taker, trade.want)
    state = _hand_over(_hand_over(state, trade.giver, trade.taker, given), trade.taker, trade.giver, taken)
    public = (Traded(state.seat(trade.giver), state.seat(trade.taker)),)
    return Step(replace(state, undo=()), public + _between(state, replace(trade, give=given, want=taken), Exchanged))


def _between(state: State, trade: Trade, happened: type[Between]) -> tuple[Event, ...]:
    giver, taker = state.seat(trade.giver), state.seat(trade.taker)
    return (happened(giver, taker, trade.give, trade.want, to=(giver, taker)),)


def _hand_over(state: State, giver: int, taker: int, words: tuple[str, ...]) -> State:
    cards = tuple(word for word in words if not word.startswith(TABLE_CARD))
    counts = tuple(int(f"{TABLE_CARD}{what}" in words) for what in EQUIPMENT)
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

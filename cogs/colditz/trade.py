"""Trades and gifts between officers, at any moment not in the middle of something (docs/rules/colditz.md §3.16)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from bot.engine.game import Ask, Event, Field, Picks, Refusal, Scalar, Step, told
from cogs.colditz import data
from cogs.colditz.board import EQUIPMENT
from cogs.colditz.data import HAND, kind
from cogs.colditz.pawns import with_officer
from cogs.colditz.state import State, Stock, Trade

TABLE_CARD = "table-"
"""Before the kind of an Equipment card; what stands without it is a card of the hand, or its kind."""

WISHES = (*(f"{TABLE_CARD}{what}" for what in EQUIPMENT), *(row.id for row in data.BOX.opportunity))
"""What can be asked of another officer, one of each kind; whether he holds it is his to know."""

UNSEEN = (0, 0, 0, 0)
"""After a trade nobody else can follow what kinds of Equipment either holds (§3.19)."""

MOST_OFFERS = 3
"""Offers of one officer that may be open."""


def asks(state: State, officer: int) -> tuple[Ask, ...]:
    """Offer what an officer may do about trades now; nobody waits for it."""
    if state.affair is not None or state.officers[officer].out:
        return ()
    others = _others(officer, tuple([one.out for one in state.officers]))
    if not state.trades:
        return _asks(others, (), ())
    sent = tuple(str(trade.number) for trade in state.trades if trade.giver == officer)
    come = tuple(str(trade.number) for trade in state.trades if trade.taker == officer)
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
        trade = _trade(state, picks[0][0])
        if trade is not None and trade.taker == officer:
            return stands_against(state, trade)
    return None


def stands_against(state: State, trade: Trade) -> Refusal | None:
    """Name what stands against a trade now: goods that the taker lacks, or a hand above the limit."""
    if len(found(state, trade)) < len(trade.want):
        return Refusal("lacking")
    for officer, gets, gives in ((trade.giver, trade.want, trade.give), (trade.taker, trade.give, trade.want)):
        before = len(state.officers[officer].cards)
        if before + _cards(gets) - _cards(gives) > max(HAND, before):
            return Refusal("hand_limit", {"target": state.seat(officer), "limit": HAND})
    return None


def fallen(step: Step[State]) -> Step[State]:
    """Let offers fall whose goods have gone, so that an open offer always says what its giver holds."""
    state = step.state
    gone = [trade for trade in state.trades if not set(trade.give) <= set(goods(state, trade.giver))]
    if not gone:
        return step
    events = step.events
    for trade in gone:
        events += _between(state, trade, "fallen")
    return Step(replace(state, trades=tuple(trade for trade in state.trades if trade not in gone)), events)


def found(state: State, trade: Trade) -> tuple[str, ...]:
    """Find what is wanted among the taker's goods."""
    own = goods(state, trade.taker)
    matches = (next((each for each in own if each == what or kind(each) == what), "") for what in trade.want)
    return tuple(match for match in matches if match)


def _cards(words: tuple[str, ...]) -> int:
    return sum(not word.startswith(TABLE_CARD) for word in words)


def _trade(state: State, number: str) -> Trade | None:
    return next((trade for trade in state.trades if str(trade.number) == number), None)


def apply(state: State, officer: int, verb: str, picks: Picks) -> Step[State]:
    """Propose, accept, reject or retract. Only the two concerned hear of it; of a trade done, everybody that it was."""
    if verb == "trade":
        give, want = picks[1:] if len(picks) == 3 else ((), picks[1])
        trade = Trade(state.traded + 1, officer, int(picks[0][0]), tuple(sorted(give)), want)
        state = replace(state, trades=(*state.trades, trade), traded=trade.number)
        return Step(state, _between(state, trade, "offered"))
    trade_or_none = _trade(state, picks[0][0])
    assert trade_or_none is not None
    trade = trade_or_none
    state = replace(state, trades=tuple(each for each in state.trades if each != trade))
    if verb != "accept":
        return Step(state, _between(state, trade, "rejected" if verb == "reject" else "retracted"))
    taken = found(state, trade)
    state = _hand_over(_hand_over(state, trade.giver, trade.taker, trade.give), trade.taker, trade.giver, taken)
    public = told("traded", seat=state.seat(trade.giver), target=state.seat(trade.taker))
    return Step(replace(state, undo=()), public + _between(state, replace(trade, want=taken), "exchanged"))


def _between(state: State, trade: Trade, key: str) -> tuple[Event, ...]:
    giver, taker = state.seat(trade.giver), state.seat(trade.taker)
    args: dict[str, Scalar] = {
        "number": trade.number,
        "seat": giver,
        "target": taker,
        "give": trade.give,
        "want": trade.want,
    }
    return (Event(key, args, frozenset((giver, taker))),)


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

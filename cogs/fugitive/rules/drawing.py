"""Drawing a card, and how the game goes on when nothing more is asked (docs/rules/fugitive.md §3.2, §6.3)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Ask, Field, Picks, Seat, Step, then
from cogs.fugitive import data, house
from cogs.fugitive.events import Drew, DrewCard
from cogs.fugitive.rules.house_events import askable, come_up
from cogs.fugitive.state import Draw, State


def draw_ask(state: State) -> Ask:
    """Ask for a deck that can be drawn from."""
    return Ask("draw", (Field("deck", state.open_decks()),), open=True)


def named_deck(picks: Picks) -> int:
    """Read the deck of a `draw`, 0 to 2."""
    return int(picks[0][0]) - 1


def hides(state: State, deck: int) -> bool:
    """Tell whether the top card of `deck` is a hideout, which ends a draw; an event has to be replaced (§6.3)."""
    return house.is_hideout(state.decks[deck][0])


def draw(state: State, seat: Seat, deck: int, chance: Chance) -> Step[State]:
    """Take the top card of `deck`: the deck is public, a hideout goes to the hand of `seat`, an event is resolved."""
    card, *rest = state.decks[deck]
    decks = tuple(tuple(rest) if number == deck else cards for number, cards in enumerate(state.decks))
    state = replace(state, decks=decks)
    told = (Drew(seat, deck + 1),)
    return then(
        told, take(state, seat, deck, card) if house.is_hideout(card) else come_up(state, seat, deck, card, chance)
    )


def take(state: State, seat: Seat, deck: int, card: int) -> Step[State]:
    """Put a hideout that came from `deck` into the hand of `seat`, who alone is told which."""
    draws = (*state.draws, Draw(seat, deck, state.round, card))
    hand = tuple(sorted((*state.hand_of(seat), card)))
    events = (DrewCard(seat, card, to=(seat,)),)
    if seat == state.fugitive:
        return Step(replace(state, draws=draws, hand=hand), events)
    return Step(replace(state, draws=draws, marshal_hand=hand), events)


def go_on(step: Step[State]) -> Step[State]:
    """Go past everything that asks for nothing: errands and draws without an open deck, phases that are done."""
    state = step.state
    while (following := _following(state)) is not None:
        state = following
    return Step(state, step.events)


def _following(state: State) -> State | None:
    if state.errands:
        return None if askable(state, state.errands[-1]) else replace(state, errands=state.errands[:-1])
    if state.phase == "f_after":
        return marshal_draws(state)
    if state.phase == "m_after":
        return next_guess(state)
    if state.phase in ("f_draw", "m_draw") and not state.open_decks():
        return drawn(state)
    return None


def drawn(state: State) -> State:
    """End the draw phase of whoever is in it, and with it what a Blackout closed until then (§6.4 event 16)."""
    seat, phase = (state.fugitive, "f_play") if state.phase == "f_draw" else (state.marshal, "m_guess")
    effects = state.effects
    closed = tuple(each for each in effects.closed if each.seat != seat or each.round > state.round)
    return replace(state, phase=phase, effects=replace(effects, closed=closed))


def marshal_draws(state: State) -> State:
    """Go to the Marshal's draws (§3.2)."""
    return replace(state, phase="m_draw", due=data.MARSHAL_FIRST_DRAWS if state.round == 1 else 1)


def next_guess(state: State) -> State:
    """Go to the Marshal's next guess action of this turn, or to the next round (§3.2, §6.4 events 11 and 17)."""
    now = state.effects
    if now.overtime:
        return replace(state, phase="m_guess", effects=replace(now, overtime=now.overtime - 1))
    if now.second_winds:
        return replace(state, phase="m_guess", effects=replace(now, second_winds=now.second_winds - 1, alone=True))
    effects = replace(now, overtime=now.overtime_later, overtime_later=0, alone=False)
    return replace(state, phase="f_draw", round=state.round + 1, effects=effects)

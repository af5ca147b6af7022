"""Seeded games of Stalag 17 that come to everything: some players are sensible, others escape when they can."""

from collections import Counter

from bot.engine.game import settled
from bot.engine.move import Move
from bot.engine.policy import RandomPolicy
from cogs.stalag17 import data
from cogs.stalag17.data import CARDS, SAME
from cogs.stalag17.rules.game import GAME
from tests.contract.playouts import Case, turns
from tests.games.stalag17 import reference

SEATS = GAME.seats

SWITCHES = ("informer", "negotiation", "exchange", "joint")

COMBINATIONS = 2 ** len(SWITCHES)

ROUND = len(SEATS) * COMBINATIONS
"""Games after which every number of players has met every combination of the additional rules."""


def ready(view):
    """Tell whether the viewer meets the plan."""
    have, need = view.runaway()
    return not view.missing() and have >= need


def useful(view, card):
    """Tell whether a card in play brings the viewer nearer to the plan."""
    missing, (have, need) = view.missing(), view.runaway()
    kind = CARDS[card]
    wanted = any(name in missing for name in kind.objects)
    return wanted or (kind.kind == data.BARRACKS and bool(missing)) or (kind.kind == data.RUNAWAY and have < need)


class Ready(RandomPolicy):
    """Escapes and joins when it can, else plays at random; seldom tries in vain."""

    blind = False

    def choose(self, view, asks, next_field, chance):
        """Give a move."""
        verbs = {ask.verb for ask in asks}
        bold = ready(view) or not chance.below(30)
        for verb, other in (("escape", None), ("join", "decline")):
            if verb in verbs and bold:
                return Move(verb)
            if verb in verbs and other:
                return Move(other)
        return super().choose(view, tuple(ask for ask in asks if ask.verb != "escape") or asks, next_field, chance)


class Sensible(Ready):
    """Gathers what the plan asks; an informer when its vigilance is high."""

    def choose(self, view, asks, next_field, chance):
        """Give a move."""
        verbs = {ask.verb: ask for ask in asks}
        if "coin" in verbs:
            return Move("coin", (("tails" if view.own.vigilance > 6 or not chance.below(6) else "heads",),))
        if "play" in verbs and not ready(view) and chance.below(6):
            options = verbs["play"].fields[0].options
            fit = [card for card in options if useful(view, card)]
            if fit or view.own.hand_size > 3:
                return Move("play", (((*fit, *options)[0],),))
        if "draw" in verbs and view.own.hand_size < 4 and chance.below(2):
            return Move("draw")
        return super().choose(view, asks, next_field, chance)


POLICIES = {"random": Sensible(), "easy": Ready()}
"""Two thirds of the seats are sensible."""


def game(number):
    """Settle what the game `number` is: numbers of players and rules take turns."""
    switches = number // len(SEATS)
    options = {name: ("no", "yes")[switches >> place & 1] for place, name in enumerate(SWITCHES)}
    options["tie_break"] = ("no", "yes")[number // ROUND % 2]
    options["quiet_night"] = ("no", "yes")[number // ROUND % 2]
    return Case("stalag17", number, SEATS[number % len(SEATS)], settled(GAME, options))


def played(number):
    """Play the game `number`, move by move."""
    return turns(game(number), GAME, POLICIES)


def everything(state):
    """List all cards of the table, wherever they are."""
    cards = [*state.deck, *state.discards]
    for player in state.players:
        cards += (*player.hand, *player.laid, *player.negotiated, *((player.offer,) if player.offer else ()))
    return cards


def who_is_asked(state):
    """Say who has something to decide (§3.4, §4.1, §4.4, E31)."""
    if state.result is not None:
        return []
    if state.phase == "turn":
        return [state.turn]
    if state.phase == "joint":
        others = [(seat, player) for seat, player in enumerate(state.players) if seat != state.escaper]
        return [seat for seat, player in others if not (player.informer or player.gone or player.answer)]
    return [seat for seat, player in enumerate(state.players) if player.coin and not player.side and not player.gone]


def check_truth(state):
    """Recount everything that must hold in every state (docs/rules/stalag17.md §2, §3, §6)."""
    players, count = state.players, len(state.players)
    assert sorted(everything(state)) == sorted(data.DECK)
    asked = [seat for seat in range(count) if GAME.asks(state, seat)]
    assert asked == who_is_asked(state)
    assert asked or state.result is not None
    assert not any(players[seat].gone for seat in asked)
    check_round(state)
    for player in players:
        check_player(state, player)
    for line in state.call:
        check_line(line)
    if state.phase == "joint":
        assert state.joint
        assert state.escaper not in (None, *asked)
        assert not any(players[seat].informer for seat in asked)
        assert not players[state.escaper].informer


def check_round(state):
    """Recount what must hold of the round: dice, plan, reshuffles, last turns."""
    count = len(state.players)
    assert state.voids < 3 or state.result is not None
    assert state.reshuffles <= 1
    assert 0 <= state.idle < count or state.result is not None
    assert state.last is None or (1 <= state.last <= count and not state.deck)
    if state.phase in ("coin", "turn"):
        escaped = sum(3 - player.left for player in state.players)
        assert escaped <= 2 * count
        assert len(state.plan.faces) == reference.object_dice(count, escaped)
    need, runaway = reference.plan_from_roll(state.plan.faces, state.plan.number)
    assert sorted(need.elements()) == sorted(state.plan.objects)
    assert (runaway, state.plan.number in range(1, 7)) == (state.plan.runaway, True)


def check_player(state, player):
    """Recount what must hold for one player, and that what all know of the cards is true (§6)."""
    assert 0 <= player.left <= 3
    assert player.left or state.phase in ("joint", "over")
    assert player.vigilance >= 0
    assert not player.informer or (state.informer and not player.coin and state.phase != "coin")
    assert not player.side or state.phase in ("coin", "over")
    assert not player.answer or state.phase == "joint"
    assert not player.late or (
        "join" not in player.answer and player.side != "tails" and state.phase in ("coin", "joint")
    )
    assert not player.negotiated or state.negotiation
    assert not player.offer or (state.exchange and reference.exchange_ok(reference.card(player.offer), need_of(state)))
    unseen, held = kinds(set(player.laid) - set(player.seen)), Counter(player.held)
    assert set(player.seen) <= set(player.laid)
    assert held <= kinds(player.hand)
    assert held + Counter(player.somewhere) <= kinds(player.hand) + unseen
    assert len(player.laid_then) == len(player.somewhere)
    assert all(len(player.seen) <= then < len(player.laid) for then in player.laid_then)
    assert list(player.hand) == sorted(player.hand, key=data.ORDER.__getitem__)
    assert list(player.laid) == sorted(player.laid, key=data.ORDER.__getitem__)


def kinds(cards):
    """Count cards by their kind."""
    return Counter(SAME[card] for card in cards)


def need_of(state):
    """Give the objects of the plan as the reference reads them."""
    return reference.plan_from_roll(state.plan.faces, state.plan.number)[0]


def check_line(line):
    """Recount a line of the roll call."""
    role = {"informer": "escaped"}.get(line.role, line.role)
    informer = line.role == "informer" or line.discount == 6
    hand, laid = reference.cards(line.hand), reference.cards(line.laid)
    change = reference.roll_call_delta(role, hand, laid, line.left, informer, line.negotiated)
    assert (line.change, line.after) == (change, reference.new_v(line.before, change))
    assert line.change == line.in_hand + line.barracks + line.extra - line.left * line.discount

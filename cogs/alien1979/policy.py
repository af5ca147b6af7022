"""Computer players of Alien 1979 (docs/rules/alien1979.md §7). All weights are reconstructed."""

from __future__ import annotations

from bot.engine.chance import Chance
from bot.engine.game import Ask, Move, Narrow, Seat
from bot.engine.policy import AtLevel, levels
from cogs.alien1979 import data
from cogs.alien1979.minds.belief import cards_until, danger
from cogs.alien1979.minds.mind import HUNTED, Level, Mind
from cogs.alien1979.view import View

EASY = Level(plain=True, counts=False, spite=0)
NORMAL = Level(plain=False, counts=False, spite=35)
HARD = Level(plain=False, counts=True, spite=70)

BIG_HAND = 3
"""Codes that make a hand worth a forced discard (§7 item 3)."""
SEAT_TURNS = 2
"""Turns of the activator left for which a seat that is freed can still be used (§7 item 5)."""
MANY = 4
"""Living players, of more, from whom on the counting player keeps its last point for its weapon."""
LONG_WAY = 3
"""Turns of the activator left for which it pays to go to MADRE and throw somebody out in the next turn."""

# Reconstructed.
KILL = 0.3
"""Chance of death for which the counting player sends somebody to the Alien."""
TAKES = 50
"""Per cent of the time that the easy player takes a code where it can."""
STOPS = 10
"""Per cent of the time that the easy player stops with points left."""
FULL_FORCES = 15
"""Per cent of the time that a full hand under the strict limit goes to MADRE for a forced discard."""
FULL_STAYS = 30
"""Per cent of the time that it forces one, being there: it needs to lose a code itself. The normal player of two always
does, for it seldom stands where it could lose one."""
PAIR = 2
"""Players of the smallest table."""
IDLE_SWAP = 50
"""Per cent of the time that a full hand is swapped where nothing helps."""
RISKED_LAST = 0.12
"""Chance of death taken for the last try to board."""
RISKED_FIRST = 0.6
"""The same with another point left."""


class ComputerPlayer(AtLevel[Level]):
    """Plays any seat, at one level."""

    def choose(self, view: View, asks: tuple[Ask, ...], narrow: Narrow, chance: Chance) -> Move:
        """Give a move of `asks` that the rules accept."""
        mind = Mind(self.level, view, asks, chance)
        for verb in ("lose", "back"):
            if verb in mind.offered:
                return mind.code_to_lose(verb)
        return self._act(mind)

    def _act(self, mind: Mind) -> Move:
        """Spend a point: what wins at once, then one's life, then the plan of the phase."""
        move = mind.if_offered("enter", "activate")
        if move:
            return move
        if mind.ready:
            return homeward(mind)
        if mind.view.enterer is not None:
            return board(mind)
        return mind.survive() or (wander(mind) if self.level.plain else collect(mind))


def homeward(mind: Mind) -> Move:
    """Carry the combination to MADRE (§7 item 2): there it is safe, and entered in the next turn."""
    if mind.pawn.place == data.MADRE:
        return Move("stop")
    if mind.pawn.place == data.NAVE:
        return mind.go_to_best() or Move("stop")
    if mind.view.points == data.POINTS:
        return Move("go", ((data.MADRE,),))
    spare = mind.if_offered("take") if len(mind.view.own) < data.HAND else None
    return mind.survive() or spare or wait(mind)


def collect(mind: Mind) -> Move:
    """Look for codes (§7 items 2 and 3)."""
    place = mind.pawn.place
    if place == data.NAVE:
        return leave_if_alone(mind)
    if place == data.MADRE:
        armed = mind.if_offered("arm")
        if careful(mind) and mind.view.points < data.POINTS and not armed:
            return loosen(mind) or spite(mind) or Move("stop")
        return armed or loosen(mind) or spite(mind) or mind.go_to_best() or Move("stop")
    if careful(mind) and mind.view.points < data.POINTS and (raised := mind.if_offered("shield")):
        return raised
    if mind.view.points == data.POINTS and stuck(mind) and worth_forcing(mind):
        return mind.survive() or Move("go", ((data.MADRE,),))
    best = mind.best_sector()
    if "take" in mind.offered and promising(mind, place):
        return Move("take")
    if best is not None and promising(mind, best) and mind.worth_of(place) < mind.worth_of(best):
        return Move("go", ((best,),))
    if "take" in mind.offered and (len(mind.view.own) < data.HAND or mind.coin(IDLE_SWAP)):
        return Move("take")
    return offer_code(mind) or wait(mind)


def careful(mind: Mind) -> bool:
    """Tell whether so many cards come before the next turn that nobody is left without a weapon raised (§7 item 1)."""
    living = sum(pawn.alive for pawn in mind.view.pawns)
    return mind.level.counts and mind.players > data.TRIO_UP_TO and living >= MANY


def offer_code(mind: Mind) -> Move | None:
    """With a full hand that may not take a fifth, stand where an odd card may still come, to lose a code (§3.4)."""
    if mind.level.plain or not full(mind) or mind.view.points < data.POINTS:
        return None

    def odds(sector: str) -> int:
        gone = sum(suit == sector for rank, suit in mind.view.discards if rank in data.ODD)
        return len(data.ODD) - gone

    best = max(mind.sectors(), key=odds, default=None)
    return Move("go", ((best,),)) if best is not None and odds(best) > odds(mind.pawn.place) else None


def loosen(mind: Mind) -> Move | None:
    """Make the biggest hand put a code down where no code that helps may lie (§7 item 3)."""
    if mind.level.plain or not stuck(mind):
        return None
    others = mind.level.counts or mind.players > PAIR
    if full(mind) and others and not mind.coin(FULL_STAYS):
        return None
    return force(mind, least=1)


def full(mind: Mind) -> bool:
    """Tell whether the hand is full under the strict limit: nothing helps it but to lose a code."""
    return mind.view.strict and len(mind.view.own) >= data.HAND


def stuck(mind: Mind) -> bool:
    """Tell whether no code that helps may lie anywhere."""
    return not any(promising(mind, sector) for sector in data.SECTORS)


def worth_forcing(mind: Mind) -> bool:
    """Tell whether it pays to go to MADRE for a forced discard: somebody in a sector holds codes, and there is room."""
    if mind.level.plain or (full(mind) and not mind.coin(FULL_FORCES)):
        return False
    others = [pawn for seat, pawn in enumerate(mind.view.pawns) if seat != mind.seat]
    if any(pawn.place == data.MADRE for pawn in others):
        return False
    return any(pawn.count and pawn.place in data.SECTORS for pawn in others)


def promising(mind: Mind, place: str) -> bool:
    """Tell whether a code that helps may lie at `place`."""
    at = data.SECTORS.index(place)
    if full(mind):
        return False
    return mind.hopes(at) > 0 if mind.level.counts else mind.view.lying[at] > len(mind.view.known[at])


def wait(mind: Mind) -> Move:
    """Use up a point without a plan: shed a mark, raise the weapon, stop."""
    return mind.if_offered("heal", "shield", "stop") or Move("stop")


def wander(mind: Mind) -> Move:
    """Do anything, as the easy player does, but go to the Alien, or send somebody with the second point who may have
    been sent with the first; throwing somebody out is left to `board`."""
    if mind.pawn.place == data.NAVE:
        return leave_if_alone(mind)
    if "take" in mind.offered and mind.coin(TAKES):
        return Move("take")
    if mind.coin(STOPS):
        return Move("stop")
    undone = () if mind.view.points == data.POINTS else ("send",)
    verbs = [verb for verb in mind.offered if verb not in ("stop", "eject", *undone)]
    verb = mind.chance.choice(verbs) if verbs else "stop"
    if verb == "go":
        places = [place for place in mind.offered[verb].fields[0].options if place != mind.view.alien]
        return Move(verb, ((mind.chance.choice(places),),))
    if verb not in ("force", "send"):
        return Move(verb)
    target = mind.chance.choice(mind.offered[verb].fields[0].options)
    if verb == "force":
        return Move(verb, ((target,),))
    here = mind.view.pawns[int(target)].place
    return Move(verb, ((target,), (mind.chance.choice([place for place in data.SECTORS if place != here]),)))


def leave_if_alone(mind: Mind) -> Move:
    """Sit aboard while the codes are hidden as long as somebody outside can look for them (R16)."""
    outside = any(pawn.alive and pawn.place != data.NAVE for pawn in mind.view.pawns)
    return Move("stop") if outside else mind.go_to_best() or Move("stop")


def board(mind: Mind) -> Move:
    """Get aboard once the codes are entered (§7 items 1, 4 and 5)."""
    place = mind.pawn.place
    if place == data.NAVE:
        return Move("stop")
    if place == data.MADRE:
        return from_madre(mind)
    if mind.last_turn:
        return mind.if_offered("board") or Move("stop")
    waits = holds_back(mind)
    if mind.level.counts and "board" in mind.offered and not waits and not pressed(mind):
        return Move("board")
    if mind.view.points == data.POINTS and (waits or (not mind.seats_free and worth_going_home(mind))):
        return Move("go", ((data.MADRE,),))
    return mind.survive() or (None if waits else mind.if_offered("board")) or wait(mind)


def pressed(mind: Mind) -> bool:
    """Tell whether staying here is too dangerous to try the ship with this point."""
    return mind.danger_at(mind.pawn.place).death > (RISKED_LAST if mind.view.points == 1 else RISKED_FIRST)


def worth_going_home(mind: Mind) -> bool:
    """Tell whether going to MADRE leads to a seat: the next turn can throw somebody out (§7 item 5)."""
    countdown = mind.view.countdown
    if mind.level.plain:
        return must_make_room(mind)
    return countdown is None or countdown >= LONG_WAY


def must_make_room(mind: Mind) -> bool:
    """Tell whether this is the enterer, without whom no countdown starts."""
    return mind.view.enterer == mind.seat and mind.view.countdown is None


def from_madre(mind: Mind) -> Move:
    """Leave for the ship, make room there, or wait in safety."""
    if holds_back(mind):
        return mind.if_offered("arm") or harass(mind) or Move("stop")
    if mind.seats_free:
        return mind.go_to_best() or Move("stop")
    return eject(mind) or mind.if_offered("arm") or spite(mind) or Move("stop")


def holds_back(mind: Mind) -> bool:
    """Tell whether to wait in MADRE for the countdown: without the enterer the only seat is of no use."""
    view = mind.view
    return not mind.level.plain and view.capacity == 1 and view.enterer != mind.seat and view.countdown is None


def eject(mind: Mind) -> Move | None:
    """Throw somebody out if the seat can still be used, not the enterer before the countdown (§7 item 5)."""
    view = mind.view
    if "eject" not in mind.offered or (view.countdown is not None and view.countdown < SEAT_TURNS):
        return None
    if mind.level.plain and not must_make_room(mind):
        return None
    targets = [seat for seat in view.aboard if view.countdown is not None or seat != view.enterer]
    if not targets:
        return None
    target = mind.chance.choice(targets)
    if mind.level.counts:
        target = max(targets, key=lambda seat: cards_until(view, seat))
    places = [place for place in data.SECTORS if place != view.alien]
    return Move("eject", ((str(target),), (mind.chance.choice(places),)))


def spite(mind: Mind) -> Move | None:
    """Spend a spare point against others: the biggest hand, or a hunted player sent to the Alien (§7 item 3)."""
    if not mind.level.spite or not mind.coin(mind.level.spite):
        return None
    return force(mind) or send(mind)


def harass(mind: Mind) -> Move | None:
    """Send the enterer, who alone can take the only seat, to the Alien: it costs nothing to one who waits."""
    view, enterer = mind.view, mind.view.enterer
    if not mind.level.counts or enterer is None or view.pawns[enterer].place in (view.alien, data.MADRE, data.NAVE):
        return None
    return Move("send", ((str(enterer),), (view.alien,)))


def force(mind: Mind, least: int = BIG_HAND) -> Move | None:
    """Force the biggest hand to put a code down, if it has at least so many."""
    if "force" not in mind.offered:
        return None
    targets = [int(option) for option in mind.offered["force"].fields[0].options]
    target = max(targets, key=lambda seat: (mind.view.pawns[seat].count, cards_until(mind.view, seat)))
    return Move("force", ((str(target),),)) if mind.view.pawns[target].count >= least else None


def send(mind: Mind) -> Move | None:
    """Send somebody to the Alien: one who is hunted, or whom the count says it may kill."""
    if "send" not in mind.offered:
        return None
    view = mind.view
    targets = [int(option) for option in mind.offered["send"].fields[0].options]
    targets = [seat for seat in targets if view.pawns[seat].place != view.alien]
    if not targets:
        return None

    def death(seat: Seat) -> float:
        pawn = view.pawns[seat]
        return danger(view, seat, view.alien, pawn.marks, pawn.shielded, mind.level.counts).death

    if mind.level.counts:
        target = max(targets, key=death)
        worth = death(target) >= KILL
    else:
        target = max(targets, key=lambda seat: view.pawns[seat].marks)
        worth = view.pawns[target].marks >= HUNTED
    return Move("send", ((str(target),), (view.alien,))) if worth else None


POLICIES = levels(ComputerPlayer, EASY, NORMAL, HARD)

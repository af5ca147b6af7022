"""The events of Escape Plan that tell what was hidden, and the rule by which they may (docs/rules/escape_plan.md)."""

from cogs.escape_plan.events.course import ExitClosed
from cogs.escape_plan.events.police import Arrested, Handcuffed, PaidCosta
from cogs.escape_plan.events.visits import Escaped, Saw

SHOWN = {
    "patrol": "§3.2: patrol cards are revealed",
    "tile_shown": "§3.3: the next tiles of the stacks are turned up",
    "on_display": "§3.6.4: the display of contacts is filled from the deck",
    "inspects": "§4.10: the next Inspector card is revealed",
    "tails": "§4.10: as inspects",
    "saw": "§3.6.4: who opens a locker, or visits a closed exit, sees the tiles",
    "over_escaped": "§3.11: plan cards, lockers and exit tiles are counted",
    "hacked": "§4.5 K19: the Hacker sees patrol cards",
}
"""What tells by itself."""

REVEALS = {
    **SHOWN,
    "exit_closed": "§3.2: an exit closes with its second patrol card",
    "closed_business": "§4.10: an Inspector may take the last space",
    "key_removed": "§4.10: an Inspector takes a key",
    "kept": "§3.13: a time-out keeps the best of the tiles that it lets one see",
    "space_filled": "§4.10: what the card just revealed does",
    "locker_taken": "§4.10: as space_filled",
    "exit_tile_taken": "§4.10: as space_filled",
    "member_taken": "§4.10: as space_filled",
}
"""What may differ between two truths: what tells by itself, and what follows at once from that."""

SEEN_UNTOLD = {
    "done": "§3.5: whose turn it is, and how far, is seen by all",
    "finish": "§3.5: as done",
    "pray": "§3.6.4: as done, where a church lowers notoriety by nothing",
}
"""What everybody sees, though no event tells of it."""

TIME_OUTS_TELL = "§3.13: a time-out leaves the city if its player has the money"

SHARE = 0.08
"""The share of the numbered games that the contract suites play: these are long."""

UNBROKEN = True
"""No turn stands still for questions to others."""


def passing(heard, heard_there, viewer):
    """§9: of two tiles that a viewer sees the better is kept by itself, and the other lies under its stack again. §3.9:
    Lt. Costa is paid by whoever can, before all eyes; else it is wounds."""
    if _pays_costa(heard) != _pays_costa(heard_there):
        return True
    differing = [line for lines in zip(heard, heard_there, strict=False) if lines[0] != lines[1] for line in lines]
    seen = all(isinstance(event, Saw) and event.who == viewer for _, event in differing)
    return len(heard) == len(heard_there) and seen


def _pays_costa(heard):
    return any(isinstance(event, PaidCosta) for _, event in heard)


MOODS = (
    (Escaped(1, 1), {1: "glad"}),
    (Arrested(1), {1: "sorry"}),
    (Handcuffed(1, "swat", "S1", 5), {1: "sorry"}),
    (Handcuffed(1, "swat", "S1", 4), {}),
    (ExitClosed(1), {}),
)
"""Great moments, with the mood of each seat that they do not leave calm."""

ADVISED = {
    *("move", "rest", "pass", "use", "spend", "hold", "avoid", "take", "place", "house", "send", "unlock"),
    *("keep_money", "contact", "cover", "key", "fixer", "hire", "equip", "locker", "blue"),
}
"""Verbs that a search compares in the numbered games, and says what speaks for."""

NO_HIT = {"began": "the hand says that one begins"}
"""Events about a seat that change nothing for it."""

NO_NEWS = {
    "ways": "where one can go is what the hand offers",
    "players.seen_patrol": "§4.5 K19: what the Hacker saw of the patrol cards, all see with the next of them",
    "players.patrol_count": "as players.seen_patrol",
}
"""What of a seat's own may change without a hit."""


def at_stake(view, seat):
    """What a seat risks and may do, beside what it holds."""
    return {"exits": view.closed}


def mine(view, seat):
    """What a seat has of its own."""
    return {"players": view.players[seat]}


def worth_of(view, move):
    """What one prays and spends discs for: less notoriety, an action more; None for other moves."""
    own = view.players[view.viewer]
    return {"pray": -own.notoriety, "spend": view.turn.stage == "choose"}.get(move.verb)


def counted(view, seat):
    """What a seat has that hits change."""
    own = view.players[seat]
    totals = {"wounds": own.wounds, "pairs of handcuffs": own.handcuffs, "notoriety": own.notoriety}
    return totals | {"cash": own.cash, "keys": len(own.keys), "exits closed": len(view.closed)}


PLACES = ("plate", "plate-shut", "tag", "door", "barred", "way", "way-out")
"""The pieces that bear the label of a place."""


SELDOM_IN_VAIN = "praying for no notoriety less: tests/games/escape_plan/test_colours.py"
"""Why few numbered games offer a move that gains nothing."""

"""The events of Stalag 17 that tell what was hidden, and the rule by which they may (docs/rules/stalag17.md §6)."""

from cogs.stalag17.events import CoinsShown, Counted, Escaped, EscapeFailed, Joined, JoinFailed, RollCall
from cogs.stalag17.lookahead import copy_key

SHOWN = {
    "got": "§3.3, §3.4: who draws sees the card",
    "coins_shown": "§4.1: all coins are revealed at once",
    "escaped": "§3.5: who tries turns up all cards in play",
    "escape_failed": "§3.5: as escaped",
    "joined": "§4.4: so does who joins",
    "join_failed": "§4.4: as joined",
    "guard_agreed": "§4.2: the top card of the pile is revealed",
    "guard_refused": "§4.2: as guard_agreed",
    "counted": "§3.7: all show their hands and cards in play",
    "quiet_night": "§4.6: the whole hand is discarded face-up",
    "declined": "§4.4: the window closes, and all whose answers count are heard",
    "idle": "E31: that somebody was late over a coin or an answer is told with these",
}
"""What tells by itself."""

ESCAPE = "§3.5: whether an escape succeeds is seen with the cards: then the round ends, else the turn goes on"

REVEALS = {
    **SHOWN,
    "void": "§3.9.3: no escape in the last of the last turns",
    "planned": ESCAPE,
    "roll_call": "§3.7: it follows an escape, or the end of the last turns",
    "over": "§3.10: the escape, the joint one (§4.4) or the third void round (§3.9.5) ends the game",
}
"""What may differ between two truths: what tells by itself, and what follows at once from that."""

SHARE = 0.2
"""Of the numbered games: these are three times as long as those of Fugitive."""

UNBROKEN = True
"""No turn stands still for questions to others."""


def passing(heard, there, viewer):
    """E31: that somebody was late is told with the coins or answers, and kept nowhere."""
    return [line for line in heard if line[0] != "idle"] == [line for line in there if line[0] != "idle"]


ATTEMPT = {"cards": (), "runaway": 3, "required": 3}

MOODS = (
    (Escaped(1, **ATTEMPT), {1: "glad"}),
    (Escaped(1, **ATTEMPT, informer=True), {}),
    (Joined(1, **ATTEMPT), {1: "glad"}),
    (EscapeFailed(1, **ATTEMPT, cost=2), {1: "sorry"}),
    (JoinFailed(1, **ATTEMPT, cost=2), {1: "sorry"}),
    (CoinsShown((1,)), {1: "sorry"}),
    (RollCall((0, 1), 1, (), 3), {}),
    (Counted(1, "counted", (), (), 0, 0, 0, 0, 0, 0), {}),
)
"""Great moments, with the mood of each seat that they do not leave calm."""

ALIKE = copy_key
"""How a move is spelt so that no copies of a card are told apart."""

ADVISED = {
    *("coin", "play", "draw", "pick_up", "discard", "negotiate", "offer", "take", "escape", "join", "decline"),
}
"""Verbs that a search compares in the numbered games, and says what speaks for."""

NO_HIT = {
    "planned": "whoever rolls the plan of the next round chooses nothing: the hand shows it",
    "got": "the hand shows the cards, and a line tells them",
    "drew": "as got",
    "chose_side": "the coin is told when all are shown",
    "coins_shown": "one's own side one has chosen",
    "roll_call": "one's own part of it is told by itself",
    "answered": "whether one joined is told when all have answered",
    "declined": "as answered",
    "joined": "as answered",
}
"""Events about a seat that change nothing for it."""

NO_NEWS = {
    "players.side": "§4.1: the coins are shown, which a line tells",
    "players.coin": "as players.side",
    "players.informer": "as players.side",
    "players.answer": "§4.4: the window closes, which a line tells",
    "players.late": "as players.side and players.answer",
}
"""What of a seat's own may change without a hit."""


def at_stake(view, seat):
    """What a seat risks and may do, beside what it holds."""
    return {
        "the last turns": view.last is not None,
        "offers": tuple(view.players[other].offer for other in view.offers(seat)),
    }


def worth_of(view, move):
    """What cards are played for: to lack fewer objects and less runaway; None for other moves."""
    if move.verb != "play":
        return None
    have, need = view.runaway()
    return -len(view.missing()), min(have, need)


def counted(view, seat):
    """What a seat has that hits change."""
    return {"vigilance": view.players[seat].vigilance}

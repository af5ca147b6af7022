"""Positions in which a move wins that careless minds miss (docs/rules/stalag17.md §7)."""

from tests.games.stalag17.build import A, B, C, table, who, with_player

GEAR = "food1 tools1 map1"


def shut_out():
    """Let the next player be known to free its last prisoner, unless somebody before closes the window (§4.4)."""
    state = table(
        who(left=2),
        who("r3", left=2),
        who("", f"{GEAR} r5 r4", left=1),
        rules="joint",
        phase="joint",
        escaper=A,
        discards="r3 r3",
    )
    return with_player(state, C, seen=state.players[C].laid)


def unburdened():
    """Let a full hand be all that an escape would cost, and a rival with much in play seem near who is so closely
    watched that hardly any of it would do."""
    junk = "clothes1 clothes1 clothes2 documents1 documents1 documents2 info info tools2 tools2 map2 map2 food2 r4 r4"
    return table(who("r3 r3 r3 r4 r4 r5", f"{GEAR} r5"), who("", junk, vigilance=25), plan="food tools map + 3")


def third_void():
    """Let an informer who is ahead be able to escape in the last turn of the third void round (§3.9, §4.1)."""
    return table(
        who("map1", "food1 tools1 r5", left=1, informer=True),
        who("map2"),
        plan="food tools + 3",
        rules="informer",
        deck="",
        last=1,
        voids=2,
    )


POSITIONS = {
    "join": ("hard", "joining in vain shuts out who would win", shut_out(), B),
    "discard runaway-3+runaway-3+runaway-3+runaway-4+runaway-4+runaway-5": (
        "hard",
        "the hand is put down before the escape",
        unburdened(),
    ),
    "play map-1": ("hard", "who is ahead lets the third round pass", third_void()),
}
"""Where the search finds the move that wins: the level whose mind misses it, why it wins, the position, and who is
asked where several are."""

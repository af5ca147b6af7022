"""Positions in which a move wins that careless minds miss (docs/rules/escape_plan.md §8)."""

from tests.games.escape_plan.build import NE, N, line, near, table, who

EXIT = near("D3", "C", NE)
CASINO = near("A2", "C", N, business="casino")


def gone(cash, place):
    """Describe one who has left the city with so much."""
    return who(fate="escaped", place=place, cash=cash, at="D3.exit")


def last_evening(*players, escapes, **more):
    """Build the evening of the last day, with the exit and the casino in reach of A."""
    shown = {"closed": (1, 2), "shown": (1, 2, 1, 2, 3), "city": (EXIT, CASINO)}
    return table(*players, day=3, part="evening", escapes=escapes, **shown, **more)


def shut_in():
    """B, who has more than A can get, pays $4k to leave, but could not pay $8k."""
    rich = who("!K01 !K02 !K03 !K05 !K06", assets="!A1 !A5 !A6 !A7", cash=5, at="D3.gang", discs=1)
    me = who("!K07 !K10 !K11 A6 A7", cash=10, discs=1, at="S2.church", notoriety=8)
    return last_evening(me, rich, gone(0, 1), escapes=1)


def no_hurry():
    """The price will not rise, since B cannot pay it; with $100k from the casino A has more than C."""
    me = who(plan="P1", cash=5, discs=1, at="S2.church", notoriety=8)
    return last_evening(me, who(plan="P2", cash=0, at="D3.gang"), gone(20, 1), escapes=1)


def once_for_all():
    """The Vest is good for one officer, the Motorcycle for both, and there is money for one of them."""
    hurt = {"wounds": 3, "handcuffs": 5, "first_aid": False}
    me = who("x x x x x", "E1 - A2 A3 A4", cash=3, discs=1, fixers="F6", at="S2.church", **hurt)
    caught = who("", "", "", fate="arrested", at=".", cash=0, first_aid=False)
    return line(last_evening(me, caught, caught, escapes=0, s2="FC"), "move A2.business")


POSITIONS = {
    "move D3.exit": ("hard", "B can pay to leave now, and couldn't pay the next price", shut_in()),
    "move A2.business": ("hard", "the price won't rise, and the casino makes A the richest", no_hurry()),
    "avoid F6": ("hard", "the Motorcycle is good for both officers", once_for_all()),
}
"""Where the search finds the move that wins: the level whose mind misses it, why it wins, and the position."""

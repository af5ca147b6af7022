"""The cards, places and numbers of Alien 1979 (docs/rules/alien1979.md §2).

They are from the published rules, unless a comment says that a number is our own.
"""

from __future__ import annotations

BASTOS, ESPADAS, OROS, COPAS = SECTORS = ("bastos", "espadas", "oros", "copas")
"""The main sectors, named after the suits. Ties are decided in this order (R18)."""

MADRE = "madre"
"""The computer room. The Alien never comes to it."""

NAVE = "nave"
"""The auxiliary ship, the only way home. The Alien never comes to it."""

SOTA, CABALLO, REY = RANKS = ("sota", "caballo", "rey")
"""The ranks of the codes. Ties are decided in this order (R3)."""

CODES = tuple(rank for rank in RANKS for _ in range(4))
"""The twelve codes: four Sotas, four Caballos and four Reyes. Their suits do not matter (§2)."""

CODES_PER_SECTOR = 3

ALIEN_RANKS = range(1, 8)
"""The ranks in the Alien's deck, 1 to 7 of each suit. The choice is our own (§2)."""

MOVING = frozenset({4, 6})
"""The even ranks except 2. A card of such a rank moves the Alien to the sector of its suit (§3.4)."""

ODD = frozenset({3, 5, 7})
"""The odd ranks except 1. Such a card takes codes, or gives marks once the codes are entered (§3.4)."""

STRIKES = {1: 3, 2: 2}
"""For the ranks 1 and 2, the marks for every player in the Alien's sector (§3.4, R8)."""

MAD_MARKS = 1
"""The marks that an odd card gives once the codes are entered (§3.4)."""

DEADLY = 5
"""A player with this many marks dies (§3.7)."""

POINTS = 2
"""The action points that a player has in a turn (§3.3)."""

MADRE_COST = 2
"""The cost in action points of going from a main sector to MADRE (A3)."""

HAND = 4
"""The largest number of codes that a player may keep in hand (R5)."""

LAUNCH_TURNS = {SOTA: 2, CABALLO: 3, REY: 4}
"""The length of the countdown, by the code that is drawn by the player who starts it (§3.8).

The length is given in turns of this player.
"""

TRIO_UP_TO = 4
"""With at most this many players, the combination is a trio: three equal codes (§2).

With more players, it is two pairs.
"""

FORESEEN = 2
"""The number of the Alien's next cards that dead players see when they haunt the ship (R25)."""

LAST_ROUND = 80
"""The Nostromo blows up after this round. The technical limit is our own (R19)."""

QUICK_ROUNDS = {2: 20, 3: 14, 4: 11, 5: 9, 6: 8, 7: 7, 8: 6}
"""The last round of a game that starts with the alarm, by the number of players (R30).

The rounds were chosen by measuring: with them, such a game takes less than 20 minutes.
"""

Card = tuple[int, str]
"""A card of the Alien's deck, as rank and suit."""

ALIEN_DECK: tuple[Card, ...] = tuple((rank, suit) for suit in SECTORS for rank in ALIEN_RANKS)


def capacity(participants: int) -> int:
    """Return how many players the ship can take, by the number of players at the start (§2)."""
    return participants // 2

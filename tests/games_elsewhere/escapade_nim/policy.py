"""Computer players of Nim: they leave heaps whose sum without carrying is nothing."""

from __future__ import annotations

from functools import reduce
from operator import xor

from escapade_nim.state import View

from bot.engine.chance import Chance
from bot.engine.move import Ask, Move, NextField
from bot.engine.policy import AtLevel, levels


class Player(AtLevel[int]):
    """`level` is how often it sees the move, in a hundred."""

    def choose(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Give how many to take of which heap."""
        heaps = view.table.heaps
        rest = reduce(xor, heaps)
        good = [(heap, sticks - (sticks ^ rest)) for heap, sticks in enumerate(heaps, 1) if sticks ^ rest < sticks]
        if good and chance.below(100) < self.level:
            heap, count = good[0]
        else:
            heap = int(chance.choice(asks[0].fields[0].options))
            count = 1 + chance.below(heaps[heap - 1])
        return Move("take", ((str(heap),), (str(count),)))


POLICIES = levels(Player, 0, 70, 100)

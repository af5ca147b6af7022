"""The net as bits is the net: docs/rules/colditz.md §4.1."""

from cogs.colditz.rules.castle import board, place_sets
from cogs.colditz.rules.castle.board import NEIGHBOURS, SPACES, TUNNELS
from cogs.colditz.rules.castle.guard_paths import DROPS
from cogs.colditz.rules.castle.prisoner_paths import STEPS


def test_the_net_as_bits_is_the_net():
    """A shift reaches just the neighbours; names and bits are each other's reverse."""
    everywhere = place_sets.bits(SPACES)
    for place, near_by in NEIGHBOURS.items():
        assert place_sets.neighbours(place_sets.BIT[place]) & everywhere == place_sets.bits(near_by)
    assert place_sets.names(place_sets.bits(("W21", "chapel:2", "A1"))) == ("W21", "chapel:2")
    for tunnel in TUNNELS.values():
        layers = place_sets.flood(place_sets.BIT[tunnel.places[0]], 99, place_sets.bits(STEPS), {})
        assert [place_sets.names(layer) for layer in layers] == [(place,) for place in tunnel.places]


def test_every_drop_and_wire_has_a_name_in_trails():
    """§3.12: drops one way, wire both ways."""
    assert len(DROPS) == 21 + 10 + 2 * 7
    assert board.LINKS_FROM.keys() == {start for start, _ in DROPS.values()}

"""The net as bits is the net: docs/rules/colditz.md §4.1."""

from cogs.colditz import board, net
from cogs.colditz.board import NEIGHBOURS, SPACES, TUNNELS
from cogs.colditz.patrol import DROPS
from cogs.colditz.ways import STEPS


def test_the_net_as_bits_is_the_net():
    """A shift reaches just the neighbours; names and bits are each other's reverse."""
    everywhere = net.bits(SPACES)
    for place, near_by in NEIGHBOURS.items():
        assert net.spread(net.BIT[place]) & everywhere == net.bits(near_by)
    assert net.names(net.bits(("W21", "chapel:2", "A1"))) == ("W21", "chapel:2")
    for tunnel in TUNNELS.values():
        layers = net.flood(net.BIT[tunnel.places[0]], 99, net.bits(STEPS), {})
        assert [net.names(layer) for layer in layers] == [(place,) for place in tunnel.places]


def test_every_drop_and_wire_has_a_name_in_trails():
    """§3.12: drops one way, wire both ways."""
    assert len(DROPS) == 21 + 10 + 2 * 7
    assert board.LINKS_FROM.keys() == {start for start, _ in DROPS.values()}

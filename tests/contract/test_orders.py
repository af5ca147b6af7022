"""Standing orders, for every installed game that has some (tests/contract/orders.py)."""

from collections import Counter

import pytest

from bot import installed_games
from bot.engine.orders import Orders
from tests.contract.orders import check_orders
from tests.contract.playouts import again, case
from tests.drills.few import first

WITH_ORDERS = [title.name for title in installed_games.installed_games() if type(title.orders) is not Orders]


@pytest.mark.parametrize("numbers", first((range(4), range(4, 16))))
@pytest.mark.parametrize("name", WITH_ORDERS)
def test_orders_lead_to_moves(name, numbers):
    found = Counter()
    for number in numbers:
        with again(name, number):
            found += check_orders(case(name, number))
    assert found

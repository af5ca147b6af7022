"""What the home page offers of a title is read, or refused where the title cannot be played like that."""

import tomllib

import pytest

from bot.engine.manifest import Daily, Offer, offer
from cogs.fugitive.rules.game import GAME

HOME = """
credit = "Somebody"
computers = ["easy"]
preset = "second"
options = { roles = "host_marshal" }
alone = 10
[together]
2 = 15
[[daily]]
role = "marshal"
computers = ["normal"]
"""


def read(text: str) -> Offer:
    return offer(tomllib.loads(text), GAME)


def test_an_offer_is_read_with_all_options() -> None:
    found = read(HOME)
    assert (found.computers, found.alone, found.together, found.credit) == (("easy",), 10, {2: 15}, "Somebody")
    assert found.options == {"roles": "host_marshal", "bonus_pass": "yes", "events": "none", "call_it": "no"}
    usual = {"roles": "random", "bonus_pass": "no", "events": "none", "call_it": "no"}
    assert found.daily == (Daily("marshal", ("normal",), usual),)
    assert found.shown


@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        ('computers = ["easy"]', 'computers = ["easy", "easy"]'),
        ('computers = ["normal"]', "computers = []"),
        ("2 = 15", "2 = 15\n3 = 20"),
    ],
)
def test_numbers_of_seats_that_the_game_has_not_are_refused(was: str, becomes: str) -> None:
    with pytest.raises(ValueError, match="not a number of seats"):
        read(HOME.replace(was, becomes))


@pytest.mark.parametrize("options", ['{ roles = "cook" }', '{ hats = "yes" }'])
def test_options_that_the_game_has_not_are_refused(options: str) -> None:
    with pytest.raises(ValueError, match="fugitive has no option"):
        read(HOME.replace('{ roles = "host_marshal" }', options))

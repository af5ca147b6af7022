"""Chance: the documented stream recomputed without the program, scripts, and the commitment."""

import hashlib
import hmac
from collections import Counter
from itertools import islice, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.chance import Chance, seal, seed_from

seeds = st.binary(min_size=0, max_size=64)
versions = st.integers(0, 2**64 - 1)


def stream(seed, version):
    """The numbers that bot/engine/chance.py documents: block i is blake2b(key=seed, data=version || i)."""
    block = 0
    while True:
        data = version.to_bytes(8, "big") + block.to_bytes(8, "big")
        digest = hashlib.blake2b(data, key=seed).digest()
        for start in range(0, 64, 8):
            yield int.from_bytes(digest[start : start + 8], "big")
        block += 1


def drawn(seed, version, sizes):
    """Draw as documented: the next number under the largest multiple of n, modulo n."""
    numbers = stream(seed, version)
    return [next(number for number in numbers if number < 2**64 // n * n) % n for n in sizes]


@given(seeds, versions, st.lists(st.integers(1, 2**64), max_size=40))
def test_anybody_can_recompute_the_stream(seed, version, sizes):
    chance = Chance(seed, version)
    values = [chance.below(n) for n in sizes]
    assert values == drawn(seed, version, sizes)
    assert chance.drawn == values


def test_the_stream_is_fixed_for_ever():
    """A change here would change every game that is being played."""
    chance = Chance(bytes(range(16)), 7)
    assert [chance.below(n) for n in (2, 6, 42, 1000, 10**9)] == drawn(bytes(range(16)), 7, (2, 6, 42, 1000, 10**9))
    assert next(stream(bytes(range(16)), 7)) == FIRST


FIRST = int.from_bytes(hashlib.blake2b(bytes(7) + b"\7" + bytes(8), key=bytes(range(16))).digest()[:8], "big")


@pytest.mark.parametrize(("n", "multiples"), [(2**63 + 1, 1), (2**63, 2), (3 * 2**61, 2), (2**64, 1)])
def test_a_number_that_would_favour_some_is_passed_over_and_no_other(n, multiples):
    """Half of all numbers lie beyond the largest multiple of 2**63 + 1, none beyond that of 2**63; they are not folded
    back."""
    chance = Chance(b"far", 0)
    expected = [number % n for number in islice(stream(b"far", 0), 40) if number < multiples * n]
    assert [chance.below(n) for _ in expected] == expected


@pytest.mark.parametrize("n", [2, 3, 6, 11, 42])
def test_draws_are_even_enough(n):
    """Within five standard deviations, for every value."""
    chance = Chance(b"even", n)
    rounds = 20_000
    counts = Counter(chance.below(n) for _ in range(rounds))
    spread = (rounds / n * (1 - 1 / n)) ** 0.5
    assert set(counts) == set(range(n))
    assert max(abs(count - rounds / n) for count in counts.values()) < 5 * spread


def test_every_order_comes_up_as_often():
    rounds = 6000
    counts = Counter(Chance(b"order", number).shuffled("abc") for number in range(rounds))
    assert set(counts) == set(permutations("abc"))
    assert max(abs(count - 1000) for count in counts.values()) < 5 * (rounds / 6 * 5 / 6) ** 0.5


def test_streams_differ_by_seed_and_version():
    first = {tuple(Chance(seed, version).shuffled(range(30))) for seed in (b"a", b"b") for version in range(50)}
    assert len(first) == 100


@given(st.lists(st.integers()), seeds)
def test_shuffled_keeps_every_card(cards, seed):
    assert sorted(Chance(seed, 0).shuffled(cards)) == sorted(cards)


@given(st.lists(st.text(), min_size=1), seeds)
def test_choice_gives_one_of_them(items, seed):
    chance = Chance(seed, 0)
    assert chance.choice(items) == items[chance.drawn[0]]


@given(st.lists(st.integers(1, 100), max_size=30), seeds)
def test_what_was_drawn_can_be_played_again(sizes, seed):
    first = Chance(seed, 0)
    values = [first.below(n) for n in sizes]
    script = Chance.scripted(first.drawn)
    assert [script.below(n) for n in sizes] == values == script.drawn
    script.finish()


@pytest.mark.parametrize("n", [0, -1])
def test_nothing_to_draw_from(n):
    with pytest.raises(ValueError, match="nothing"):
        Chance(b"", 0).below(n)


def test_a_script_with_too_few_draws():
    script = Chance.scripted([1])
    script.below(2)
    with pytest.raises(ValueError, match="no draw left"):
        script.below(2)


def test_a_script_with_draws_left_over():
    with pytest.raises(ValueError, match="2 scripted draws"):
        Chance.scripted([0, 1]).finish()


@pytest.mark.parametrize("value", [-1, 3, 99])
def test_a_script_that_does_not_fit(value):
    with pytest.raises(ValueError, match="not below 3"):
        Chance.scripted([value]).below(3)


@given(st.binary())
def test_the_seal_is_the_sha_256(secret):
    assert seal(secret) == hashlib.sha256(secret).hexdigest()


@given(st.binary(), st.lists(st.from_regex(r"[0-9]{1,20}", fullmatch=True)))
def test_the_seed_mixes_the_secret_with_what_each_brought(secret, contributions):
    expected = hmac.new(secret, "\n".join(contributions).encode(), "sha256").digest()
    assert seed_from(secret, contributions) == expected
    assert len(expected) == 32


def test_whatever_one_brings_changes_the_seed():
    base = seed_from(b"secret", ["1", "2"])
    others = [seed_from(b"other", ["1", "2"]), seed_from(b"secret", ["2", "1"]), seed_from(b"secret", ["12"])]
    assert len({base, *others, seed_from(b"secret", ["1", "3"])}) == 5


def test_words_that_would_make_some_numbers_likelier_are_left_out():
    """Of 2^64 words only as many are used as there are whole rows of numbers."""
    most, words = (1 << 63) + 1, Chance(b"fair", 0)
    used = [word for word in (words.below(1 << 64) for _ in range(40)) if word < most]
    drawn = Chance(b"fair", 0)
    assert 5 < len(used) < 35
    assert [drawn.below(most) for _ in used] == used

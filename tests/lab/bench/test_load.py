from tests.lab.bench.load import Samples, below, grown


def counted(**below_bound: float) -> Samples:
    return {("lag_bucket", (("le", bound.strip("_").replace("_", ".")),)): n for bound, n in below_bound.items()}


def test_a_share_of_a_histogram_lies_in_its_bucket() -> None:
    before, after = counted(_1=100, _2=100, _inf=100), counted(_1=110, _2=190, _inf=200)
    assert below(before, after, "lag", 0.05) == 0.5
    assert below(before, after, "lag", 0.5) == 1.5
    assert below(before, after, "lag", 0.9) == 2.0


def test_a_counter_grows_by_all_its_labels() -> None:
    before = {("moves", (("by", "person"),)): 3.0, ("other", ()): 5.0}
    after = {("moves", (("by", "person"),)): 5.0, ("moves", (("by", "computer"),)): 4.0, ("other", ()): 9.0}
    assert grown(before, after, "moves") == 6.0

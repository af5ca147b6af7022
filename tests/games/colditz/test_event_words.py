"""Events of Escape from Colditz as whom they are about reads them."""

from cogs.colditz.events.cards import Played
from cogs.colditz.events.guards import Arrested, Killed, Searched, SearchFailed
from cogs.colditz.events.prisoners import Collapsed, Equipped, Escaped, Moved
from cogs.colditz.events.roll_call import CalledRoll, SweepFailed, Swept
from cogs.colditz.events.trades import Offered
from tests.games.colditz.build import A, B, dice, do, event, germans, leave, officer, table
from tests.games.colditz.looks import PRESENTER, log, said


def read_by(happened, *readers, language="en"):
    """Tell an event to some readers, one after the other."""
    return [PRESENTER.event(happened, said(language), reader) for reader in readers]


def test_an_arrest_is_told_to_whom_it_befalls():
    """§3.12: the officer reads of his own man, everybody else of a man."""
    state = germans(officer("5,39", "rope"), officer("44,20"), guards="4,36", points=9)
    step = do(state, "arrest 0.0 g0")
    assert log(step, A)[:2] == [
        "Guard 1 arrested your American A: south-west terrace (C40).",
        "You gave up 1 rope.",
    ]
    assert log(step, B) == log(step) != log(step, A)
    assert log(step, A, "es")[0].startswith("El guardia 1 arrestó a tu A americano: terraza suroeste (C40).")


def test_a_search_is_told_to_all_whose_men_it_takes():
    """§3.13."""
    taken = Searched("chapel", ("0.0", "1.1"), (A, B))
    assert (
        read_by(taken, A, B) == ["The search of the Chapel hit you: it took American A and British B to the cells."] * 2
    )
    assert read_by(taken, None, 2) == ["The search of the Chapel took American A and British B to the cells."] * 2
    assert read_by(SearchFailed("chapel"), None, A) == ["The search of the Chapel found nobody."] * 2


def test_an_offer_is_told_to_either_side():
    """§3.16."""
    offer = Offered(A, B, ("rope",), ("table-key",), to=(A, B))
    assert read_by(offer, A, B) == [
        "You offered Ben rope card for 1 key.",
        "Ana offered you rope card for 1 key.",
    ]


def test_a_tunnel_collapses_over_the_last_man():
    """§3.8: whoever has a man inside is told so, and nobody where it is empty."""
    step = do(table(officer("canteen:1 canteen:6"), officer("44,20"), points=9, shown="canteen"), "move 0.1 75,7")
    assert log(step, A)[1] == ("The canteen tunnel collapsed, and one of your men is still inside.")
    assert log(step, B)[1] == ("The canteen tunnel collapsed.")
    gone = leave(table(officer("canteen:1 canteen:6"), officer("44,20"), points=9, shown="canteen"), A, dice("21"))
    assert event(gone, "collapsed") == Collapsed("canteen")


def test_one_man_goes_and_two_go():
    """§3.5, and the house rule by which one is enough."""
    one, two = (Equipped(A, ("rope", 1), men) for men in (("0.0",), ("0.0", "0.1")))
    assert read_by(one, None, A) == [
        "Ana took 1 rope; American A went to the roll-call zone.",
        "You took 1 rope; your American A went to the roll-call zone.",
    ]
    assert read_by(two, None)[0].endswith("American A and B went to the roll-call zone.")
    assert read_by(two, A, language="es") == ["Tomaste 1 cuerda; tus A y B americanos fueron a la zona de recuento."]


def test_great_moments_are_scenes():
    """A general search that takes men is one, the roll call before it and one that takes nobody are not."""
    assert [kind.scene for kind in (Arrested, Escaped, Killed, Searched, Swept)] == [True] * 5
    assert [kind.scene for kind in (Played, CalledRoll, SearchFailed, SweepFailed, Moved)] == [False] * 5

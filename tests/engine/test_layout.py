"""What is drawn of a position, and what is too unlikely for it."""

from bot.engine.diagram import Believed, Piece
from bot.engine.layout import FAINTEST, believed_layout


def believed(sprite: str, share: float, x: int = 0) -> Believed:
    return Believed(Piece("spot", sprite, x, 0, ""), share)


def drawn(*spot: Believed) -> list[tuple[str, float]]:
    return [(each.sprite, each.share) for each in believed_layout("", {"spot": spot}).laid]


def test_the_likeliest_lies_above_and_what_is_too_faint_is_left_out() -> None:
    spot = believed("a", 0.9), believed("b", FAINTEST, 1), believed("c", FAINTEST / 2, 2)
    assert drawn(*spot) == [("b", FAINTEST), ("a", 0.9)]


def test_the_likeliest_of_a_spot_is_drawn_however_faint() -> None:
    assert drawn(believed("a", FAINTEST / 2), believed("b", FAINTEST / 4, 1)) == [("a", FAINTEST / 2)]


def test_one_place_shows_its_likeliest_alone() -> None:
    assert drawn(believed("a", 0.5), believed("b", 0.3), believed("c", 0.2, 1)) == [("c", 0.2), ("a", 0.5)]


def test_what_is_known_is_solid_and_no_ghost() -> None:
    assert drawn(believed("a", 1.0)) == [("a", 1.0)]

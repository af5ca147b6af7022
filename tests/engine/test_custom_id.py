"""Presses that nobody of ours wrote are told from those of another release."""

import pytest

from bot.engine.custom_id import CustomId, OtherRelease, Unreadable, read


@pytest.mark.parametrize("seat", [None, 0, 10, 99])
def test_what_is_written_is_read(seat: int | None) -> None:
    custom_id = CustomId("pick", 10**15 - 1, 3, seat, "9f2c", "hide.0:1", 2)
    assert read(str(custom_id)) == custom_id


@pytest.mark.parametrize(
    "text",
    [
        "",
        "e1",
        "e1:do:12:0:9f2c",
        "e1:do:12:100:9f2c:draw",
        "e1:do:12::9f2c:draw",
        f"e1:do:{10**15}:0:9f2c:draw",
        "e1:do:x:0:9f2c:draw",
        "e1:do:²:0:9f2c:draw",
        "e1.x:do:12:0:9f2c:draw",
        "e1:do:12:0:9f2c.x:draw",
        "x2:do:12:0:9f2c:draw",
        "ex:do:12:0:9f2c:draw",
    ],
)
def test_what_is_no_press_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        read(text)


def test_a_press_of_another_release_is_known_as_such() -> None:
    with pytest.raises(OtherRelease):
        read("e22:whatever")


def test_a_press_that_is_too_long_for_a_button_is_not_written() -> None:
    fixed = len(str(CustomId("do", 1, 0)))
    assert len(str(CustomId("do", 1, 0, argument="x" * (100 - fixed)))) == 100
    with pytest.raises(ValueError, match="do at table 1"):
        str(CustomId("do", 1, 0, argument="x" * (101 - fixed)))

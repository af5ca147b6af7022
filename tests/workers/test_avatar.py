"""What Discord sends as a picture is read, or it is none: nothing that is sent raises."""

from __future__ import annotations

import os
import zlib
from concurrent.futures.process import BrokenProcessPool
from io import BytesIO

import pytest
from PIL import Image

from bot.scene.faces import AVATAR, GROUND
from bot.workers.avatar import LARGEST, decode_pixels
from tests.workers import jobs
from tests.workers.test_pool import opened

SIZE = 3 * AVATAR * AVATAR


def encoded(
    kind: str, size: tuple[int, int] = (64, 64), colour: tuple[int, ...] = (200, 30, 30), **more: object
) -> bytes:
    file = BytesIO()
    Image.new("RGBA" if len(colour) == 4 else "RGB", size, colour).save(file, kind, **more)
    return file.getvalue()


@pytest.mark.parametrize("kind", ["PNG", "WEBP", "JPEG"])
@pytest.mark.parametrize("size", [(64, 64), (16, 16), (128, 90)])
def test_each_kind_in_any_size_is_so_many_pixels(kind: str, size: tuple[int, int]) -> None:
    pixels = decode_pixels(encoded(kind, size))
    assert len(pixels) == SIZE
    middle = Image.frombytes("RGB", (AVATAR, AVATAR), pixels).getpixel((32, 32))
    assert max(abs(a - b) for a, b in zip(middle, (200, 30, 30), strict=True)) < 8


def test_what_shines_through_shows_the_ground() -> None:
    assert decode_pixels(encoded("PNG", colour=(9, 9, 9, 0)))[:3] == bytes(GROUND)


@pytest.mark.parametrize("kind", ["PNG", "WEBP"])
def test_of_what_moves_the_first_picture_is_taken(kind: str) -> None:
    later = Image.new("RGB", (64, 64), (0, 0, 250))
    pixels = decode_pixels(encoded(kind, save_all=True, append_images=[later], duration=100, loop=0, lossless=True))
    assert pixels[:3] == bytes((200, 30, 30))


def chunk(name: bytes, data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + name + data + zlib.crc32(name + data).to_bytes(4, "big")


def claiming(width: int, height: int) -> bytes:
    """Return a small PNG that says it is so large."""
    head = width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes((8, 2, 0, 0, 0))
    body = zlib.compress(bytes(1 << 16))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


WRONG = {
    "nothing": b"",
    "text": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "another kind": encoded("GIF"),
    "bitmap": encoded("BMP"),
    "cut off": encoded("PNG", (256, 256), (1, 2, 3))[:60],
    "no pixels": encoded("PNG")[:33],
    "too large": encoded("PNG", (LARGEST + 1, 8)),
    "a bomb": claiming(60_000, 60_000),
    "wide as the world": claiming((1 << 31) - 1, 1),
    "a text that grows": b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", encoded("PNG")[16:29])
    + chunk(b"zTXt", b"x\0\0" + zlib.compress(bytes(100 << 20), 9)) + chunk(b"IEND", b""),
}  # fmt: skip


@pytest.mark.parametrize("what", WRONG)
def test_anything_else_is_no_picture(what: str) -> None:
    assert decode_pixels(WRONG[what]) == b""


def test_whatever_is_changed_in_a_picture_nothing_raises() -> None:
    for kind in ("PNG", "WEBP", "JPEG"):
        whole = encoded(kind, (40, 40), (10, 200, 90))
        for at in range(0, len(whole), max(1, len(whole) // 200)):
            assert len(decode_pixels(whole[:at] + bytes((whole[at] ^ 0x55,)) + whole[at + 1 :])) in (0, SIZE)


async def test_work_that_ends_its_process_is_sent_once_and_never_to_the_bot() -> None:
    with opened(1) as pool:
        with pytest.raises(BrokenProcessPool):
            await pool.risk(jobs.dies_apart, os.getpid())
        assert pool.died == 1
        assert await pool.risk(decode_pixels, encoded("PNG")), "the next process does what is asked"


async def test_without_processes_it_is_a_thread() -> None:
    with opened(0) as pool:
        assert await pool.risk(decode_pixels, encoded("PNG"))

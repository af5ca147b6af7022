"""`python -m tests.pictures [GAME ...]`: make the pictures of the README anew, in English and Spanish.

They are the same in every run on one machine; fonts differ between machines. Look at each before it is committed.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from pathlib import Path

from tests.chromium import chromium, program
from tests.pictures.channel import NoEmoji
from tests.pictures.film import film
from tests.pictures.moments import FILM, LOCALES, MOMENTS
from tests.pictures.still import still

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"


async def make(wanted: Sequence[str]) -> None:
    """Make some of the pictures."""
    async with chromium() as browser:
        for language in LOCALES:
            folder = FOLDER if language == "en" else FOLDER / language
            folder.mkdir(parents=True, exist_ok=True)
            for moment in MOMENTS:
                if moment.name in wanted:
                    keep(folder / f"{moment.name}.webp", await still(browser, moment, language))
            if FILM in wanted:
                keep(folder / f"{FILM}.webp", await film(browser, language))


def keep(path: Path, picture: bytes) -> None:
    """Write a picture and say how large it is."""
    path.write_bytes(picture)
    print(f"{path.relative_to(FOLDER.parent)}: {len(picture) // 1000} kB")


def main() -> None:
    """Make what is asked for; say what is missing."""
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    every = (*(moment.name for moment in MOMENTS), FILM)
    parser.add_argument("wanted", nargs="*", metavar="GAME", help=f"of {', '.join(every)}; all unless named")
    wanted = parser.parse_args().wanted or every
    if unknown := set(wanted) - set(every):
        parser.error(f"there is no picture of {', '.join(sorted(unknown))}")
    if program() is None:
        raise SystemExit("Chromium is missing: install it (apt-get install chromium)")
    try:
        asyncio.run(make(wanted))
    except NoEmoji as error:
        raise SystemExit(str(error)) from error


if __name__ == "__main__":
    main()

"""A process with a pool: it prints the id of its worker and then waits for ever."""

import asyncio
import os

from bot.workers.pool import Pool
from tests.workers import jobs


async def main() -> None:
    pool = Pool(1, jobs.ready)
    print(await pool.run(os.getpid), flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main())

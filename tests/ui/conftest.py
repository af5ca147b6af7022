import pytest_asyncio

from tests.ui.lab import close_lab, open_lab


@pytest_asyncio.fixture
async def lab(tmp_path):
    lab = await open_lab(tmp_path)
    yield lab
    await close_lab(lab)

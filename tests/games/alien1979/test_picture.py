from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.art.colours import TOKENS
from bot.engine.chance import Chance
from bot.engine.game import Result, settled
from bot.engine.playout import game_seed, playout
from bot.engine.policy import RandomPolicy
from bot.engine.texts import LANGUAGES, Say, texts
from cogs.alien1979 import creature, data, pieces, roster
from cogs.alien1979.picture import crowd_of, draw
from cogs.alien1979.rules import GAME
from cogs.alien1979.scenery import ROOMS, SIZE
from tests.games.alien1979.build import dead, pawn, table
from tests.games.fugitive.test_render import TEXTS  # noqa: F401

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Flo", "Gus", "Hal")

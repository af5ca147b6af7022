"""The application as presses and commands know it: a client with what calls people and keeps tournaments beside it."""

from __future__ import annotations

from bot.ui.calling import Caller
from bot.ui.client import Client
from bot.ui.tournaments import Tournaments


class Application(Client):
    """What stands above the painter, and paints by it."""

    caller: Caller
    tournaments: Tournaments

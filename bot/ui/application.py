"""The application as presses and commands know it: a client with what calls people, and keeps forums,
tournaments and party evenings beside it."""

from __future__ import annotations

from bot.ui.appointments import Appointments
from bot.ui.client import Client
from bot.ui.forums import Forums
from bot.ui.gathering import Gathering
from bot.ui.notifier import Notifier
from bot.ui.parties import Parties
from bot.ui.tournaments import Tournaments


class Application(Client):
    """What stands above the reconciler, and paints by it."""

    notifier: Notifier
    appointments: Appointments
    forums: Forums
    gathering: Gathering
    tournaments: Tournaments
    parties: Parties

"""The application as presses and commands see it: a client that also pings people.

It keeps forums, tournaments and party evenings, too.
"""

from __future__ import annotations

from bot.ui.appointments import Appointments
from bot.ui.client import Client
from bot.ui.forums import Forums
from bot.ui.gathering import Gathering
from bot.ui.notifier import Notifier
from bot.ui.parties import Parties
from bot.ui.tournaments import Tournaments


class Application(Client):
    """The layer above the reconciler: it decides what changes, the reconciler shows it."""

    notifier: Notifier
    appointments: Appointments
    forums: Forums
    gathering: Gathering
    tournaments: Tournaments
    parties: Parties

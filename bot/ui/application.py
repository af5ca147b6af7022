"""The bot as handlers and commands see it: a `Client` with pings, forums, tournaments and parties."""

from __future__ import annotations

from bot.ui.appointments import Appointments
from bot.ui.client import Client
from bot.ui.forums import Forums
from bot.ui.gathering import Gathering
from bot.ui.notifier import Notifier
from bot.ui.parties import Parties
from bot.ui.tournaments import Tournaments


class Application(Client):
    """A `Client` that also has the parts that change tables.

    The reconciler then shows the changes of the tables on Discord.
    """

    notifier: Notifier
    appointments: Appointments
    forums: Forums
    gathering: Gathering
    tournaments: Tournaments
    parties: Parties

"""The actions that each kind of location offers to visitors (docs/rules/escape_plan.md §3.6.4)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.action import Action
from cogs.escape_plan.rules.visit.church import Pray
from cogs.escape_plan.rules.visit.headquarters import Hire, HiredEnough
from cogs.escape_plan.rules.visit.keeping import Keep
from cogs.escape_plan.rules.visit.safe_house import TakeFixer, TakeKey
from cogs.escape_plan.rules.visit.store import BuyCan, Equip, HandBack, LeaveStore, OpenLocker
from cogs.escape_plan.state import State

CHOICES: Mapping[str, tuple[Action[State], ...]] = {
    "business": (),
    "clinic": (),
    "safehouse": (TakeKey(), TakeFixer()),
    "gang": (Hire(), HiredEnough()),
    "church": (Pray(),),
    "store": (Keep(), Equip(), HandBack(), BuyCan(), OpenLocker(), LeaveStore()),
    "exit": (Keep(),),
}
"""For each kind of location, the actions that a visitor can choose from.

A visit ends when none of them is possible. Money is not considered, since it is secret (§3.12).
"""

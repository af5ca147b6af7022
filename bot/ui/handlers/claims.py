"""The handler for claims: statements that players publish about their own secrets, true or not."""

from __future__ import annotations

from bot.people.people import blocked
from bot.table import claiming, claims
from bot.ui.flood import see_limit
from bot.ui.pages.claims import claims_page
from bot.ui.press_context import PressContext, on
from bot.ui.user_errors import UserError


@on("claim", private=True)
async def claim(press: PressContext) -> None:
    """Show the claims that the presser may publish, or publish the chosen claim."""
    table, seat, asked = press.table, press.seat, press.custom_id.argument
    if table.record.status == "lobby":
        raise UserError("not-dealt")
    if not claims.are_offered(table.record, table.title):
        raise UserError("refuse-claim_none")
    if not claims.wants_claims(await press.client.store.person(press.user)):
        raise UserError("claims-off")
    if not asked:
        await press.reply.add(claims_page(table, press.locale))
        return
    if asked not in [each.name for each in table.title.claims]:
        raise UserError("press-unreadable")
    if press.user in await blocked(press.client.store, "people"):
        raise UserError("refuse-blocked")
    claiming.check_may_claim(table, seat)
    await see_limit(press.client.store, "claim", press.user, press.client.now())
    now = press.client.now()
    await table.change_and_tell(lambda record: claiming.with_claim(table, seat, asked, now), press.interaction.id)
    await press.reply.show(claims_page(table, press.locale, press.say("claims-said")))

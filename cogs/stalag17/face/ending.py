"""Texts about the end of a game: every player's result, and all cards face-up."""

from __future__ import annotations

from bot.art.lettering import initials
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.stalag17.data import RULES
from cogs.stalag17.face import words
from cogs.stalag17.face.now import ended_with_roll_call
from cogs.stalag17.face.scenes import in_play_words
from cogs.stalag17.view import View


def fate(view: View, seat: Seat, say: Say) -> str:
    """Return a text about a player's result: how many prisoners are out, and the player's vigilance.

    If all prisoners are out and the player still lost, the text says that vigilance decided (§4.4, E14). For winners
    with all prisoners out it is empty.
    """
    player, winners = view.players[seat], view.result.winners if view.result else ()
    if seat in winners and not player.left:
        return ""
    how = "gone" if player.gone else "stayed" if player.left else "tie"
    return say(
        f"stalag17-fate-{how}",
        who=say.name(seat),
        least=min((view.players[winner].vigilance for winner in winners), default=player.vigilance),
        out=RULES.prisoners - player.left,
        left=player.left,
        vigilance=player.vigilance,
    )


def revealed(view: View, say: Say, hands: bool = False) -> tuple[str, ...]:
    """Return lines with all cards in play, and with hands and coins that no roll call has shown.

    With `hands`, the hands are included in any case.
    """
    lines = []
    for seat, player in enumerate(view.players):
        hand = player.hand or ()
        held = say("stalag17-scene-hand", cards=words.list_with_vigilance(hand, say), count=len(hand))
        shown = [] if ended_with_roll_call(view) and not hands else [held]
        shown += in_play_words(player.laid or (), len(player.negotiated), "", say)
        if player.side:
            shown.append(say("stalag17-side", side=player.side))
        what = words.BETWEEN.join(shown)
        lines.append(say("stalag17-revealed", letter=initials(say.names)[seat], who=say.name(seat), shown=what))
    return tuple(lines)

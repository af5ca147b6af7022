"""The end of Stalag 17: how it went for everybody, and all cards turned up."""

from __future__ import annotations

from PIL import Image

from bot.art.lettering import initials
from bot.art.png import png
from bot.engine.presenter import Draw
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.wording import sentence
from cogs.stalag17.data import RULES
from cogs.stalag17.face import covering, words
from cogs.stalag17.face.picture import now
from cogs.stalag17.face.pieces import PALETTE, SIZE, camp
from cogs.stalag17.face.progress import progress
from cogs.stalag17.face.rows import Row, rows
from cogs.stalag17.face.scene_pictures import CAMP
from cogs.stalag17.face.scenes import in_play
from cogs.stalag17.view import View


def fate(view: View, seat: Seat, say: Say) -> str:
    """Say how many prisoners a player has got out, and its vigilance; of who has all out and lost that vigilance
    decided (§4.4, E14). Of winners who are free all is said."""
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
    """Turn up every card in play, and what no roll call has shown: hands, and a coin. With `hands` those always."""
    lines = []
    for seat, player in enumerate(view.players):
        hand = player.hand or ()
        held = say("stalag17-scene-hand", cards=words.listed_valued(hand, say), count=len(hand))
        shown = [] if told_by_call(view) and not hands else [held]
        shown += in_play(player.laid or (), len(player.negotiated), "", say)
        if player.side:
            shown.append(say("stalag17-side", side=player.side))
        what = words.BETWEEN.join(shown)
        lines.append(say("stalag17-revealed", letter=initials(say.names)[seat], who=say.name(seat), shown=what))
    return tuple(lines)


def picture(view: View, say: Say) -> Draw | None:
    """Give what draws the end; None while the game runs."""
    return None if view.result is None else lambda: png(paint(view, say), PALETTE)


def paint(view: View, say: Say) -> Image.Image:
    """Draw how the game went; where it broke off in a round all players with their cards turned up, which a roll call
    has not shown."""
    title = sentence(now(view, say))
    if told_by_call(view) and view.past:
        return progress(camp(CAMP, SIZE[1]), view, title, say)
    return rows(camp(CAMP, SIZE[1]), turned_up(view), title, say)


def told_by_call(view: View) -> bool:
    """Tell whether the game ended with a roll call, at which everybody has shown all cards (§3.10)."""
    return view.result is not None and view.result.reason != "alone"


def turned_up(view: View) -> list[Row]:
    """Give a row for each player, the first ones first."""
    assert view.result is not None
    standing, winners = view.result.standing, view.result.winners
    asked = covering.plan_of(view.plan.faces, view.plan.number, view.numbers)
    return [
        Row(
            seat=seat,
            laid=player.laid or (),
            hand=player.hand or (),
            guard=len(player.negotiated),
            vain=() if seat in (view.escaper, view.joiner) else covering.bluffs(asked, player.laid or ()),
            change="",
            place=standing[seat],
            vigilance=player.vigilance,
            left=player.left,
            lit=seat in winners,
        )
        for seat, player in sorted(enumerate(view.players), key=lambda each: standing[each[0]])
    ]

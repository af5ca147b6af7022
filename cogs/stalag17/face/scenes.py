"""Pages about the great moments of Stalag 17: escapes, the informers' coins, and roll calls."""

from __future__ import annotations

from collections.abc import Sequence

from bot.art.colours import TOKENS, number
from bot.art.lettering import initials
from bot.engine.event import Event
from bot.engine.page import Page
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.stalag17.attempt import Attempt
from cogs.stalag17.data import RULES
from cogs.stalag17.events import CoinsShown, Escaped, EscapeFailed, Joined, JoinFailed, RollCall
from cogs.stalag17.face import covering, log, words
from cogs.stalag17.state import Line, Plan
from cogs.stalag17.view import View

GREY = 0x5B6770
"""The colour of a page that is about several players."""


def scene(view: View, event: Event, say: Say) -> Page | None:
    """Return the page about a great moment. The result is None for other events.

    If no coin shows an informer, the event of showing the coins is not a great moment.
    """
    match event:
        case Attempt():
            return attempt(view, event, say)
        case CoinsShown(who) if who:
            return coins(view, event, say)
        case RollCall():
            return roll_call(view, event, say)
    return None


def feeling(event: Event, seat: Seat) -> str:
    """Return how the player at `seat` feels about a great moment: "glad", "sorry" or "".

    An informer's escape frees nobody, so nobody is glad. For a roll call the result is "", since it does not say for
    whom it is good.
    """
    match event:
        case Escaped(informer=True):
            return ""
        case Escaped() | Joined():
            return "glad" if seat == event.who else ""
        case EscapeFailed() | JoinFailed():
            return "sorry" if seat == event.who else ""
        case CoinsShown(who):
            return "sorry" if seat in who else ""
    return ""


def outcome(event: Attempt) -> str:
    """Return the outcome of an attempt to escape, as a word for text keys."""
    match event:
        case Escaped():
            return "informer-out" if event.informer else "escaped"
        case Joined():
            return "joined"
        case JoinFailed():
            return "join-failed"
    return "escape-failed"


def attempt(view: View, event: Attempt, say: Say) -> Page:
    """Return the page about an attempt to escape. It compares the cards turned up with the plan."""
    assert isinstance(event, Escaped | EscapeFailed | Joined | JoinFailed)
    asked, how = covering.rebuild_plan(event.faces, event.number, view.numbers), outcome(event)
    covered = covering.list_covers(asked, event.cards, len(event.negotiated))
    objects = [
        say(
            "stalag17-scene-object",
            object=words.type_name(each, say),
            cover="any" if cover == "wild" and asked.wild else cover,
        )
        for each, cover in zip(asked.objects, covered, strict=True)
    ]
    enough = "yes" if event.runaway >= event.required else "no"
    reach = say("stalag17-scene-runaway", have=event.runaway, need=event.required, enough=enough)
    up = say("stalag17-scene-cards", cards=words.list_cards(event.cards, say))
    given = (say("stalag17-negotiated", cards=words.list_cards(event.negotiated, say)),) if event.negotiated else ()
    cost = event.cost if isinstance(event, EscapeFailed | JoinFailed) else 0
    what = say(f"stalag17-scene-after-{how}", left=event.left, cost=cost)
    title = say(f"stalag17-scene-{how}", round=event.round, who=say.name(event.who))
    lines = (
        words.BETWEEN.join((*objects, reach)),
        need_line(event, asked, say),
        words.BETWEEN.join((up, *given)),
        what,
    )
    return Page(title=title, lines=tuple(lines), colour=number(TOKENS[event.who]))


def need_line(event: Escaped | EscapeFailed | Joined | JoinFailed, asked: Plan, say: Say) -> str:
    """Return the runaway points that an attempt to escape needed, as a sum in text form."""
    watched = 0 if event.informer else event.vigilance
    extra = event.required - asked.runaway - watched
    parts = [say("stalag17-sum-plan", plan=asked.runaway)]
    parts += [] if event.informer else [say("stalag17-scene-vigilance", vigilance=watched)]
    parts += [say("stalag17-scene-last", extra=extra)] if extra else []
    informer = "yes" if event.informer else "no"
    return say("stalag17-scene-need", need=event.required, sum=" + ".join(parts), informer=informer)


def coins(view: View, event: CoinsShown, say: Say) -> Page:
    """Return the page about the informers. It says what being an informer is worth to each of them."""
    names = tuple(say.name(seat) for seat in event.who)
    told = say("stalag17-scene-coins", round=view.round, who=names, count=len(names))
    lines = [
        say(
            "stalag17-scene-informer",
            who=say.name(seat),
            vigilance=view.players[seat].vigilance,
            left=view.players[seat].left,
            discount=RULES.informer_discount,
        )
        for seat in event.who
    ]
    kept = tuple(say.name(seat) for seat, player in enumerate(view.players) if player.coin and not player.gone)
    lines += [say("stalag17-scene-kept", who=kept)] if kept else []
    return Page(title=told, lines=tuple(lines), colour=number(TOKENS[event.who[0]]) if len(event.who) == 1 else GREY)


def roll_call(view: View, event: RollCall, say: Say) -> Page:
    """Return the page about a roll call: every player's cards in play, and the sum of vigilance (§3.7).

    The hands are only in the picture, because they no longer matter.
    """
    asked = covering.rebuild_plan(event.faces, event.number, view.numbers)
    title = say("stalag17-scene-call", round=event.round, what=words.called(view.call, say))
    out = [line for line in view.call if line.role != "counted"]
    lines = [player_line(asked, line, say) for line in view.call]
    return Page(title=title, lines=tuple(lines), colour=number(TOKENS[out[0].seat]) if out else GREY)


def player_line(asked: Plan, line: Line, say: Say, hand: bool = False) -> str:
    """Return the line about one player at a roll call: cards in play, useless cards, and the sum.

    With `hand`, the line also has the cards in hand.
    """
    shown = in_play_words(line.laid, line.negotiated, bluff(asked, line, say), say)
    if hand:
        shown.append(say("stalag17-scene-hand", cards=words.list_with_vigilance(line.hand, say), count=len(line.hand)))
    terms = log.terms(line.in_hand, line.barracks, line.extra, line.left * line.discount, say)
    return say(
        "stalag17-scene-player",
        letter=initials(say.names)[line.seat],
        who=say.name(line.seat),
        shown=words.BETWEEN.join(shown),
        sum=terms,
        change=words.format_change(line.change),
        before=line.before,
        after=line.after,
    )


def in_play_words(laid: Sequence[str], guard: int, bluff: str, say: Say) -> list[str]:
    """Return texts that name the cards a player has in play, and the cards from the guard."""
    shown = [say("stalag17-scene-laid", cards=words.list_cards(laid, say), bluff=bluff, count=len(laid))]
    return [*shown, say("stalag17-scene-guard", count=guard)] if guard else shown


def bluff(asked: Plan, line: Line, say: Say) -> str:
    """Return a text about the face-down cards of a player who stayed behind.

    It says how many were useless, or that they had met the plan. It is empty if neither is true.
    """
    if line.role != "counted" or not line.laid:
        return ""
    if covering.could_have_escaped(asked, line):
        return say("stalag17-scene-met")
    vain = covering.list_bluffs(asked, line.laid)
    if not vain:
        return ""
    key = "all" if len(vain) == len(line.laid) else "some"
    return say(f"stalag17-scene-bluff-{key}", cards=words.list_cards(vain, say))

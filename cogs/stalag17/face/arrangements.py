"""Functions that draw the pictures of Stalag 17.

They are the table, a player's own cards, great moments, and the end of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.art.colours import TOKENS, WHITE, YELLOW
from bot.art.lettering import drawn_name
from bot.art.pen import Box
from bot.engine.event import Event
from bot.engine.move import Move
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.wording import sentence
from bot.scene.pieces import FAN, PILE, backs, portrait
from bot.scene.records import Badge, Panel, Part, Piece, Run, Scene
from cogs.stalag17.attempt import Attempt
from cogs.stalag17.data import BARRACKS, CARDS
from cogs.stalag17.events import CoinsShown, Escaped, EscapeFailed, Joined, JoinFailed, RollCall
from cogs.stalag17.face import covering, now, own_words, parts, scenes, words
from cogs.stalag17.rules.plan import sum_in_hand
from cogs.stalag17.state import Cards, Plan
from cogs.stalag17.view import View

TOPS = {2: 430, 3: 324, 4: 288, 5: 266}
"""The upper edge of the players' rows in the picture of the table, by the number of players."""

KNOWN = ("swap", "barracks", "eye", "hand", "unsure")
"""Signs next to a known card, which say where it is.

In order: offered, from the guard, in play, in the hand, or either in the hand or in play.
"""

PLAY, HAND, SUM, LAMP = 356, 694, 926, 1130
"""Horizontal positions in pictures of turned-up cards.

They are the left edges of 3 columns and the middle of the searchlights. The columns are cards in play, cards in hand,
and the change of vigilance.
"""

COLUMNS = {"play": (PLAY + HAND) / 2 - 8, "hand": (HAND + SUM) / 2 - 8, "vigilance": (SUM + parts.WIDTH - 20) / 2}
"""The horizontal middle of each column in pictures of turned-up cards."""

ROUNDS, LAST, PLACES = 470, 7, 1128
"""Numbers for the picture of the end of the game.

They are the left edge of the rounds, how many rounds fit, and the middle of the medals.
"""


def board(view: View, say: Say) -> Scene:
    """Return the public picture of the table. If the game is over, return the picture of the end."""
    ended = ending(view, say)
    if ended is not None:
        return replace(ended, size=(parts.WIDTH, parts.HEIGHT))
    count = len(view.players)
    top = TOPS[count]
    said = f"{say('stalag17-picture-round', round=view.round)} · {now.short_now_line(view, say)}"
    seats = [_seat(view, seat, box, say) for seat, box in enumerate(parts.rows(count, top))]
    shown = (
        parts.title(said, now.now_line(view, say)),
        parts.plan(view.plan, view.numbers, (132, 84, 934, top - 12), words.plan_line(view, say)),
        *seats,
        parts.piles(view.deck_size, view.discards, (944, 82, 1190, top - 8), words.piles(view, say)),
    )
    return Scene(shown, "camp", top + parts.FENCE, words.numbers(view, say))


def _seat(view: View, seat: Seat, box: Box, say: Say) -> Part:
    """Return the row of one player in the picture of the table.

    It has the coin, the vigilance, the face-down cards, and the cards that everybody knows.
    """
    left, top, right, bottom = box
    public, high, y = view.players[seat], bottom - top, (top + bottom) / 2
    start = view.plan.number if seat == view.start else 0
    row = parts.Row(seat, public.left, seat in now.asked_seats(view), public.gone, start)
    pieces = [parts.lamp(public.vigilance, left + 438, y, min(128, high - 12), public.informer)]
    if view.informer:
        pieces.append(
            Piece(f"coin-{coin_state(view, seat)}", left + 338, bottom - 6 - high * 0.23, min(66, high * 0.46))
        )
    if public.gone:
        gone = Run(say("stalag17-picture-left"), left + 560, y, 48, row.ink)
        return parts.player(row, box, say, words.player_line(view, seat, say), pieces, (gone,))
    pieces += backs(public.hand_size, left + 558, y, min(84, high * 0.62), FAN)
    pieces += backs(public.laid_size, left + 666, y, min(62, high * 0.5), PILE, YELLOW)
    offer = (public.offer,) if public.offer else ()
    groups = (offer, public.negotiated, public.seen, public.held, public.somewhere)
    shown, more = parts.known_cards(
        zip(KNOWN, groups, strict=True), (left + 750, top + 6, right - 8, bottom - 6), row.ink
    )
    return parts.player(row, box, say, words.player_line(view, seat, say), (*pieces, *shown), more)


def coin_state(view: View, seat: Seat) -> str:
    """Return the state of a player's coin as a word: informer, asked, chosen, kept or spent."""
    public = view.players[seat]
    if public.informer:
        return "informer"
    if view.phase == "coin" and (seat in view.choosing or seat in view.chosen):
        return "asked" if seat in view.choosing else "chosen"
    return "kept" if public.coin else "spent"


def has_hand(view: View) -> bool:
    """Return whether the viewer gets a private picture. Players get one while the game runs."""
    return view.viewer is not None and view.result is None


def hand(view: View, draft: Move | None, say: Say) -> Scene:
    """Return a player's private picture.

    It shows the plan with its missing objects, the sum of the runaway points, and the player's cards. Cards that the
    player has picked for a move are highlighted.
    """
    seat = view.viewer or 0
    own = view.players[seat]
    laid, held, guard = own.laid or (), own.hand or (), (BARRACKS,) * len(own.negotiated)
    asked = covering.rebuild_plan(view.plan.faces, view.plan.number, view.numbers)
    chosen = tuple(each for group in draft.picks for each in group if each in CARDS) if draft else ()
    text = say(f"stalag17-picture-own-hand{'' if held else '-empty'}", vigilance=sum_in_hand(held))
    useful = tuple(each for each in held if own_words.is_helpful(view, each))
    stake = own_words.stake(view, say) if seat in now.asked_seats(view) else ()
    play_box, hand_box = (8.0, 276.0, 1192.0, 552.0), (8.0, 560.0, 1192.0, 892.0)
    shown = (
        Part("now", now.now_for(view, seat, say), panels=(Panel((8, 8, 1192, 268), TOKENS[seat]),)),
        _wanted(view, asked, say),
        *(Part("told", each) for each in (*own_words.card_lines(view, say), *stake)),
        _zone("laid", play_box, say("stalag17-picture-own-play"), seat,
              parts.cards((*laid, *guard), _inner(play_box), 190, vain=covering.list_bluffs(asked, laid), gap=12)),
        _zone("hand", hand_box, text, seat,
              parts.cards(held, _inner(hand_box, 22 * bool(chosen)), 190, chosen=chosen, useful=useful, gap=12)),
        Part("plan", words.plan_line(view, say)),
    )  # fmt: skip
    return Scene(shown)


def _inner(box: Box, lower: int = 0) -> Box:
    return box[0] + 20, box[1] + 68 + lower, box[2] - 20, box[3] - 14


def _zone(name: str, box: Box, text: str, seat: Seat, shown: Iterator[Piece]) -> Part:
    run = Run(text, box[0] + 24, box[1] + 36, 46, YELLOW)
    return Part(name, "", tuple(shown), (run,), (Panel(box, TOKENS[seat]),))


def _wanted(view: View, asked: Plan, say: Say) -> Part:
    """Return the picture's part with the required objects and the sum of the runaway points.

    For each object it shows how the player's cards supply it.
    """
    own = view.players[view.viewer or 0]
    pieces, left_over = [], list(own.hand or ())
    covers = covering.list_covers(asked, own.laid or (), len(own.negotiated))
    for at, (face, cover) in enumerate(zip(asked.objects, covers, strict=True)):
        supply = next((each for each in left_over if face in CARDS[each].objects), None)
        mark: str = cover
        if cover == "none" and supply is not None:
            left_over.remove(supply)
            mark = "hand"
        pieces.append(parts.die(face, 108 + at * 154, 118, 148, view.numbers, mark))
    have, need = view.runaway()
    enough = have >= need
    extra = need - view.plan.runaway - (0 if own.informer else own.vigilance)
    pieces += [
        Piece("runner", 866, 82, 104, badges=(Badge("tick" if enough else "cross", 0.54),)),
        parts.tunnel(view.plan.runaway, 866, 196, 112),
        parts.lamp(own.vigilance, 1018, 196, 98, own.informer),
    ]
    of = Run(say("stalag17-picture-of", have=have, need=need), 948, 82, 82, YELLOW if enough else WHITE, room=232)
    runs = [of, Run("+", 946, 196, 60, anchor="mm")]
    runs += [Run(f"+ {extra}", 1084, 196, 60)] if extra else []
    return Part("wanted", "", tuple(pieces), tuple(runs))


class OpenedHand(NamedTuple):
    """The cards of a player in an ended game. Only the function `opened` creates one."""

    hand: Cards
    laid: Cards
    guard: int


def opened(view: View) -> tuple[OpenedHand, ...]:
    """Return the cards of all players in an ended game.

    Raises ValueError while the game runs.
    """
    if view.result is None:
        raise ValueError("the game is not over")
    return tuple(OpenedHand(each.hand or (), each.laid or (), len(each.negotiated)) for each in view.players)


def moment(view: View, event: Event, say: Say) -> Scene | None:
    """Return the public picture of a great moment. The result is None for other events."""
    page = scenes.scene(view, event, say)
    if page is None:
        return None
    match event:
        case Escaped() | EscapeFailed() | Joined() | JoinFailed():
            return _attempt(view, event, page.title, page.lines, say)
        case CoinsShown():
            return _coins(view, event, page.title, page.lines, say)
        case RollCall():
            return _roll_call(view, event, page.title, say)
    return None


def _attempt(view: View, event: Attempt, told: str, lines: Sequence[str], say: Say) -> Scene:
    """Return the picture of an attempt to escape.

    It shows the player, the objects of the plan, and the cards turned up.
    """
    assert isinstance(event, Escaped | EscapeFailed | Joined | JoinFailed)
    out, enough = isinstance(event, Escaped | Joined), event.runaway >= event.required
    asked = covering.rebuild_plan(event.faces, event.number, view.numbers)
    covered = covering.list_covers(asked, event.cards, len(event.negotiated))
    cost = event.cost if isinstance(event, EscapeFailed | JoinFailed) else 0
    pieces = [
        portrait(say.names, event.who, 188, 93, 124),
        Piece("prisoner", 850, 206, 119) if out else parts.lamp(event.vigilance + cost, 836, 196, 170),
        parts.tunnel(event.required, 1060, 180, 250),
        Piece("runner", 838, 398, 108, badges=(Badge("tick" if enough else "cross", 0.56),)),
    ]
    for at, (face, cover) in enumerate(zip(asked.objects, covered, strict=True)):
        pieces.append(parts.die(face, 102 + at * 150, 396, 134, view.numbers, cover))
    up = (*event.cards, *(BARRACKS,) * len(event.negotiated))
    pieces += parts.cards(up, (32, 500, 1168, 756), 190, gap=12)
    verb = say(f"stalag17-picture-{scenes.outcome(event)}")
    runs = (
        Run(drawn_name(say.names, event.who), 256, 64, 68, room=524),
        Run(verb, 256, 130, 54, YELLOW if out else WHITE, room=528),
        Run(say("stalag17-picture-of", have=event.runaway, need=event.required), 918, 398, 88, room=254),
    )
    panels = Panel((116, 14, 790, 172), TOKENS[event.who]), Panel((8, parts.CAMP, 1192, 772), TOKENS[event.who])
    shown = (Part("attempt", told, tuple(pieces), runs, panels), *(Part("told", line) for line in lines))
    return Scene(shown, "camp", parts.CAMP + parts.FENCE, size=(parts.WIDTH, 780))


def _coins(view: View, event: CoinsShown, told: str, lines: Sequence[str], say: Say) -> Scene:
    """Return the picture in which all coins are shown, with the vigilance of each player."""
    boxes, players = parts.rows(len(view.players), most=150), []
    for seat, box in enumerate(boxes):
        public, y, size = view.players[seat], (box[1] + box[3]) / 2, box[3] - box[1] - 16
        informer = seat in event.who
        side = "informer" if informer else "kept" if public.coin else "spent"
        pieces = Piece(f"coin-{side}", 890, y, size), parts.lamp(public.vigilance, 1090, y, size, informer)
        row = parts.Row(seat, public.left, informer, public.gone)
        players.append(parts.player(row, box, say, "", pieces, room=620))
    return parts.rows_scene([parts.title(say("stalag17-picture-coins"), told)], players, boxes, *lines)


def _roll_call(view: View, event: RollCall, told: str, say: Say) -> Scene:
    """Return the picture of a roll call.

    It shows each player's hand and cards in play, which of them were useless, and the new vigilance.
    """
    asked = covering.rebuild_plan(event.faces, event.number, view.numbers)
    step = min(92, 340 // max(1, len(asked.objects)))
    first = 1050 - step * len(asked.objects)
    dice = [
        parts.die(each, first + step * (at + 0.5), 54, step - 6, view.numbers) for at, each in enumerate(asked.objects)
    ]
    heading = parts.title(say("stalag17-picture-call", round=event.round), told, first - 150)
    boxes, players = parts.rows(len(view.call)), []
    for line, box in zip(view.call, boxes, strict=True):
        counted, y = line.role == "counted", (box[1] + box[3]) / 2
        row = parts.Row(line.seat, view.players[line.seat].left, not counted)
        vain = covering.list_bluffs(asked, line.laid) if counted else ()
        lying = _turned_up(OpenedHand(line.hand, line.laid, line.negotiated), box, vain)
        lamps = parts.lamp(line.before, 1020, y - 34, 72), parts.lamp(line.after, LAMP, y, 104)
        change = Run(words.format_change(line.change), 1062, y + 34, 54, row.ink, "rm")
        text = scenes.player_line(asked, line, say, hand=True)
        players.append(parts.player(row, box, say, text, (*lying, *lamps), (change,), room=218))
    plan_part = Part("plan", pieces=(*dice, parts.tunnel(asked.runaway, 1122, 56, 112)))
    return parts.rows_scene([heading, plan_part, _columns(say, "play", "hand", "vigilance")], players, boxes)


def _columns(say: Say, *names: str) -> Part:
    """Return the picture's part with the headings of the columns of turned-up cards."""
    runs = (Run(say(f"stalag17-picture-{name}"), COLUMNS[name], parts.HEAD - 22, 40, YELLOW, "mm") for name in names)
    return Part("columns", runs=tuple(runs))


def _turned_up(shown: OpenedHand, box: Box, vain: Sequence[str]) -> tuple[Piece, ...]:
    """Return the cards of a player in two columns: in play, and in hand.

    Cards in play whose names are in `vain` are crossed out.
    """
    _, top, _, bottom = box
    laid = (*shown.laid, *(BARRACKS,) * shown.guard)
    in_play = parts.cards(laid, (PLAY, top + 8, HAND - 18, bottom - 8), 104, vain=vain)
    return (*in_play, *parts.cards(shown.hand, (HAND, top + 8, SUM - 18, bottom - 8), 104))


def ending(view: View, say: Say) -> Scene | None:
    """Return the picture of an ended game. The result is None while the game runs.

    If the game ended during a round, the picture shows all cards, since no roll call has shown them.
    """
    if view.result is None:
        return None
    standing = view.result.standing
    order = sorted(range(len(view.players)), key=lambda seat: standing[seat])
    heading = parts.title(sentence(now.short_now_line(view, say)), now.ending_line(view, None, say))
    if now.ended_with_roll_call(view) and view.past:
        return _progress(view, order, heading, say)
    asked, lying = covering.rebuild_plan(view.plan.faces, view.plan.number, view.numbers), opened(view)
    boxes, players = parts.rows(len(order)), []
    for seat, box in zip(order, boxes, strict=True):
        public, y = view.players[seat], (box[1] + box[3]) / 2
        row = parts.Row(seat, public.left, seat in view.result.winners, public.gone)
        vain = () if seat in (view.escaper, view.joiner) else covering.list_bluffs(asked, lying[seat].laid)
        ends = parts.medal(standing[seat], 1004, y, 100), parts.lamp(public.vigilance, LAMP, y, 104)
        pieces = (*_turned_up(lying[seat], box, vain), *ends)
        players.append(parts.player(row, box, say, words.player_line(view, seat, say), pieces, room=218))
    return parts.rows_scene([heading, _columns(say, "play", "hand")], players, boxes)


def _progress(view: View, order: Sequence[Seat], heading: Part, say: Say) -> Scene:
    """Return the picture with the vigilance of all players by round, the escapes and the informers."""
    assert view.result is not None
    past, top = view.past[-LAST:], parts.HEAD + 14
    wide = (PLACES - 70 - ROUNDS) / len(past)
    boxes = parts.rows(len(order), top)
    middles = [ROUNDS + (at + 0.5) * wide for at in range(len(past))]
    heads = tuple(Run(str(each.round), x, top - 30, 48, YELLOW, "mm") for each, x in zip(past, middles, strict=True))
    after = Run(say("stalag17-picture-progress"), ROUNDS - 14, top - 30, 42, YELLOW, "rm", room=330)
    players = []
    for seat, box in zip(order, boxes, strict=True):
        public, high = view.players[seat], box[3] - box[1]
        pieces = [parts.medal(view.result.standing[seat], PLACES, (box[1] + box[3]) / 2, 100)]
        panels = []
        for each, x in zip(past, middles, strict=True):
            size = min(100.0, wide - 8, high * 0.58)
            pieces.append(parts.lamp(each.after[seat], x, box[3] - size / 2 - 8, size))
            mark = "prisoner" if seat in each.out else "coin-informer" if seat in each.informers else ""
            if mark:
                pieces.append(Piece(mark, x, box[1] + 4 + high * 0.18, high * (0.24 if mark == "prisoner" else 0.34)))
            if seat in each.out:
                panels.append(Panel((x - wide / 2 + 2, box[1] + 7, x + wide / 2 - 2, box[3] - 7), TOKENS[seat], True))
        told = words.player_line(view, seat, say)
        part = parts.player(parts.Row(seat, public.left), box, say, told, pieces, room=340)
        players.append(replace(part, panels=(*part.panels, *panels)))
    return parts.rows_scene([heading, Part("rounds", runs=(after, *heads))], players, boxes)

"""A position of Stalag 17 as pieces: the plan, and of each player what is in the hand and in play, kind by kind (§6).

A kind of cards in a hand is a spot, so that hands can be compared: cards with the same objects are alike here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from PIL import Image

from bot.art.cards import deck, pile
from bot.art.colours import INK, TOKENS, WHITE
from bot.art.lettering import drawn_name, fitted, initials, write
from bot.art.pen import Pen, put
from bot.art.pen import sprite as painted
from bot.art.plates import plate
from bot.art.png import clear_png, png
from bot.art.tokens import SHAPES, token
from bot.engine.diagram import Diagram, Piece
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.wording import plain
from cogs.stalag17 import data
from cogs.stalag17.data import CARDS, KIND_OF, RULES
from cogs.stalag17.face import pieces, words
from cogs.stalag17.face.pieces import PALETTE, sign
from cogs.stalag17.rules.round import JOIN, TAILS
from cogs.stalag17.state import Player, State
from cogs.stalag17.view import View, view

WIDE, TOP, BLOCK = 960, 172, 168
"""The width; where the first player begins; the height of a player."""

LINES = {"hand": 80, "laid": 133}
"""The middle of a line of cards, below the upper edge of its player."""

FIRST, PITCH = 74, 44.8
"""The middle of the first kind of cards, and from one to the next."""

CARD, BADGE = (42, 50), 44

DIE = 62

GUARD = 46
"""From one card of the guard to the next."""

COINS: dict[str, pieces.Coin] = {"kept": "kept", "heads": "chosen", "tails": "informer", "spent": "spent"}


def column(card: str) -> str:
    """Name the kind of a card, or of a kind: all with one and the same object are one."""
    kind = KIND_OF[card]
    return kind.objects[0] if len(kind.objects) == 1 else kind.id


SAMPLE = {column(kind.id): kind.id for kind in data.BOX.cards}
"""For each kind a card of it, in the order of the box but the doubles last."""

COLUMNS = sorted(SAMPLE, key=lambda each: len(KIND_OF[SAMPLE[each]].objects) == 2)


def public(state: State) -> View:
    """Give what everybody sees."""
    return view(state, None)


def diagram(state: State, seen: View, now: str, say: Say) -> Diagram:
    """Draw `state`, of which everybody sees `seen`; `now` says what it waits for or who won."""
    laid = [*_plan(state, say), *_piles(state, say)]
    for seat, player in enumerate(state.players):
        laid += [*_badges(state, seat, say), *_cards(seat, player, say)]
    facts = (say("stalag17-footer", round=state.round), now, *_hands(state, say), *words.numbers(seen, say))
    return Diagram(str(len(state.players)), tuple(laid), tuple(map(plain, facts)))


def _plan(state: State, say: Say) -> Iterator[Piece]:
    faces = sorted(state.plan.faces, key=data.FACES.index)
    for place, face in enumerate(faces):
        adds = state.numbers.special
        what = say("stalag17-diagram-special", points=adds) if face == data.SPECIAL else words.type_name(face, say)
        text = say("stalag17-diagram-plan", what=what)
        yield Piece(f"die {place}", f"die {face} {adds}", 140 + 72 * place, 100, text)
    if state.plan.number:
        number, points = state.plan.number, state.plan.runaway
        text = say("stalag17-diagram-number", number=number)
        yield Piece("number", f"number {number}", 140 + 72 * len(faces), 100, text)
        yield Piece("runaway", f"tunnel {points}", 650, 100, say("stalag17-diagram-runaway", points=points))


def _piles(state: State, say: Say) -> Iterator[Piece]:
    count = len(state.deck)
    yield Piece("deck", f"pile {count}", 800, 82, say("stalag17-diagram-deck", count=count))
    if state.discards:
        top = state.discards[-1]
        text = say("stalag17-diagram-top", card=words.valued(top, say))
        yield Piece("top discard", f"top {CARDS[top].id}", 900, 82, text)


def _badges(state: State, seat: Seat, say: Say) -> Iterator[Piece]:
    """Lay what stands beside a name: prisoners, vigilance, the coin, an answer, what lies open."""
    player, y = state.players[seat], TOP + BLOCK * seat + 30

    def piece(spot: str, sprite_name: str, x: int, key: str, **told: object) -> Piece:
        return Piece(f"{spot} {seat}", sprite_name, x, y, say(f"stalag17-diagram-{key}", who=say.name(seat), **told))

    for each in range(RULES.prisoners):
        free = "out" if each >= player.left else "in"
        yield piece(f"prisoner {each}", f"prisoner {free}", 392 + 36 * each, f"prisoner-{free}", number=each + 1)
    struck = "ignored" if player.informer else "counts"
    yield piece("vigilance", f"lamp {struck} {player.vigilance}", 518, "vigilance", vigilance=player.vigilance)
    if state.informer and not player.gone:
        lies = _coin(state, player)
        yield piece("coin", f"coin {lies}", 574, f"coin-{lies}")
    if player.answer:
        answer = "join" if player.answer == JOIN else "stay"
        yield piece("answer", f"answer {answer}", 628, f"answer-{answer}")
    if player.offer:
        yield piece(
            "offer", f"offer {SAMPLE[column(player.offer)]}", 682, "offer", card=words.valued(player.offer, say)
        )
    for place, card in enumerate(player.negotiated):
        x, name = 734 + GUARD * place, f"guard {SAMPLE[column(card)]}"
        yield piece(f"guard {place}", name, x, "guard", card=words.card(card, say))


def _coin(state: State, player: Player) -> str:
    if player.informer or player.side == TAILS:
        return "tails"
    if player.side:
        return "heads"
    return "kept" if player.coin else "spent"


def _cards(seat: Seat, player: Player, say: Say) -> Iterator[Piece]:
    """Lay hand and cards in play, how many there are of each kind."""
    for where, cards in (("hand", player.hand), ("laid", player.laid)):
        y = TOP + BLOCK * seat + LINES[where]
        for kind, count in sorted(Counter(map(column, cards)).items()):
            x = round(FIRST + PITCH * COLUMNS.index(kind))
            name = words.counted(count * (words.card(SAMPLE[kind], say),))
            text = say(f"stalag17-diagram-{where}", who=say.name(seat), card=name)
            yield Piece(f"{where} {seat} {kind}", f"card {SAMPLE[kind]} {count}", x, y, text)


def _hands(state: State, say: Say) -> Iterator[str]:
    """Write hands and cards in play with their vigilance."""
    for seat, player in enumerate(state.players):
        for where, cards in (("hand", player.hand), ("laid", player.laid)):
            if cards:
                told = words.listed_valued(cards, say)
                yield say(f"stalag17-diagram-{where}", who=say.name(seat), card=told)


def ground(name: str, say: Say) -> bytes:
    """Draw the camp and below it the players, with an empty place for each kind of cards."""
    players = int(name)
    camp = pieces.camp(round(TOP * 1.25), round(TOP * 1.25))
    image = Image.new("RGB", (WIDE, TOP + BLOCK * players), pieces.GROUND_DARK)
    image.paste(camp.resize((WIDE, TOP), Image.Resampling.LANCZOS))
    for seat, letter in enumerate(initials(say.names[:players])):
        top = TOP + BLOCK * seat
        put(image, plate((WIDE - 8, BLOCK - 4), TOKENS[seat], False), 4, top)
        put(image, pieces.flag(seat, 64), 16, top + 10)
        put(image, token(TOKENS[seat], SHAPES[seat], letter, 42), 88, top + 9)
        who, letters = fitted(drawn_name(say.names, seat), 226, 32)
        write(image, (140, top + 30), who, round(letters.size), WHITE)
        put(image, sign("hand", 34), 13, top + LINES["hand"] - 17)
        put(image, deck(1, pieces.BACK).resize((40, 40), Image.Resampling.LANCZOS), 17, top + LINES["laid"] - 24)
        for place, kind in enumerate(COLUMNS):
            for middle in LINES.values():
                left = FIRST + PITCH * place - CARD[0] / 2
                put(image, _empty(SAMPLE[kind]), left, top + middle - CARD[1] / 2)
    return png(image, PALETTE)


@cache
def _empty(kind: str) -> Image.Image:
    """Draw the place of a kind of cards that lie elsewhere."""
    image = pieces.card(kind, CARD[0]).copy()
    image.putalpha(image.getchannel("A").point(lambda alpha: alpha // 7))
    return image


def sprite(name: str) -> bytes:
    """Draw a piece."""
    return clear_png(drawn(name))


def drawn(name: str) -> Image.Image:
    """Draw what a piece calls its sprite."""
    kind, *rest = name.split()
    if kind == "die":
        return pieces.die(rest[0], DIE, int(rest[1]))
    if kind == "number":
        return pieces.numbered(int(rest[0]), DIE)
    if kind == "tunnel":
        return pieces.tunnel(int(rest[0]), 104)
    if kind == "pile":
        return pile(int(rest[0]), 70, pieces.BACK, 3)
    if kind == "top":
        return pieces.card(rest[0], 66)
    if kind == "prisoner":
        return pieces.prisoner(BADGE, rest[0] == "out")
    if kind == "lamp":
        return pieces.lamp(int(rest[1]), BADGE + 4, rest[0] == "ignored")
    if kind == "coin":
        return pieces.coin(COINS[rest[0]], BADGE)
    if kind == "answer":
        return sign("runner" if rest[0] == "join" else "barracks", BADGE)
    if kind == "card":
        return _several(rest[0], int(rest[1]))
    return _marked(rest[0], kind)


def _several(kind: str, count: int) -> Image.Image:
    image = pieces.card(kind, CARD[0]).copy()
    if count > 1:

        def paint(pen: Pen) -> None:
            pen.text((CARD[0] - 15, 12), f"×{count}", 23, WHITE, rim=INK, width=3)

        put(image, painted(CARD, paint), 0, 0)
    return image


def _marked(kind: str, how: str) -> Image.Image:
    """Draw a card that lies face-up, offered or from the guard."""
    image = pieces.card(kind, CARD[0]).copy()
    mark = sign("swap" if how == "offer" else "barracks", 24)
    put(image, mark, CARD[0] - 24, CARD[1] - 24)
    return image

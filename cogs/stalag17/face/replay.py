"""The picture of a position for replays: every player's cards in hand and in play, by kind (§6).

Each kind of card has its own place in a player's block, so that hands can be compared. In this picture, cards with the
same objects count as one kind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from bot.art.colours import TOKENS, WHITE
from bot.art.lettering import drawn_name
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.wording import plain
from bot.scene.pieces import on, token
from bot.scene.records import Badge, Label, Panel, Part, Piece, Run, Scene
from cogs.stalag17 import data
from cogs.stalag17.data import KIND_OF, RULES
from cogs.stalag17.face import now, words
from cogs.stalag17.face.parts import card, die, lamp, tunnel
from cogs.stalag17.rules.round import JOIN, TAILS
from cogs.stalag17.state import Player, State
from cogs.stalag17.view import view

WIDE, TOP, BLOCK = 960, 172, 168
"""The width of the picture, the upper edge of the first block, and the height of a player's block."""

LINES = {"hand": 80, "laid": 133}
"""The middle of each of the two lines of cards, measured from the upper edge of a player's block."""

FIRST, PITCH, CARD, BADGE, DIE = 74, 44.8, 42, 44, 62
"""The middle of the first column, the distance between columns, and the widths of pieces."""

COINS = {"kept": "kept", "heads": "chosen", "tails": "informer", "spent": "spent"}


def column(kind: str) -> str:
    """Return the name of the column for a card or a kind of card.

    All cards with the same single object share a column.
    """
    shown = KIND_OF[kind]
    return shown.objects[0] if len(shown.objects) == 1 else shown.id


SAMPLE = {column(kind.id): kind.id for kind in data.BOX.cards}
"""For each column, the id of an example card. The columns are in the order of the box."""

COLUMNS = sorted(SAMPLE, key=lambda each: len(KIND_OF[SAMPLE[each]].objects) == 2)


def table(name: str, say: Say) -> Scene:
    """Return the background of the picture: the camp, and the players' blocks without cards.

    Each block has a place for each kind of card.
    """
    players = int(name)
    parts = []
    for seat in range(players):
        top = TOP + BLOCK * seat
        places = [
            card(SAMPLE[kind], FIRST + PITCH * at, top + middle, CARD, tone="faint")
            for at, kind in enumerate(COLUMNS)
            for middle in LINES.values()
        ]
        signs = (
            token(say.names, seat, 46, top + 30, 50),
            Piece("hand", 30, top + LINES["hand"], 36),
            Piece("back", 30, top + LINES["laid"], 34),
        )
        who = Run(drawn_name(say.names, seat), 86, top + 30, 36, WHITE, room=280)
        plate = Panel((4, top, WIDE - 4, top + BLOCK - 4), TOKENS[seat])
        parts.append(Part(f"player {seat}", "", (*signs, *places), (who,), (plate,)))
    return Scene(tuple(parts), "camp", TOP + 10, size=(WIDE, TOP + BLOCK * players))


def replay(state: State, say: Say) -> Scene:
    """Return the picture of a state of the game, with all cards face-up."""
    seen = view(state, None)
    told = now.now_line(seen, say) if seen.result is None else now.ending_line(seen, None, say)
    facts = (say("stalag17-footer", round=state.round), told, *_hands(state, say), *words.numbers(seen, say))
    seats = [
        Part(f"player {seat}", "", (*_badges(state, seat, say), *_cards(seat, player, say)))
        for seat, player in enumerate(state.players)
    ]
    common = Part("common", "", (*_plan(state, say), *_piles(state, say)))
    return Scene((common, *seats), str(len(state.players)), facts=tuple(map(plain, facts)))


def _plan(state: State, say: Say) -> Iterator[Piece]:
    faces = sorted(state.plan.faces, key=data.FACES.index)
    for place, face in enumerate(faces):
        adds = state.numbers.special
        what = say("stalag17-diagram-special", points=adds) if face == data.SPECIAL else words.type_name(face, say)
        text = say("stalag17-diagram-plan", what=what)
        yield on(die(face, 140 + 72 * place, 100, DIE, state.numbers), f"die {place}", text)
    if state.plan.number:
        number, points = state.plan.number, state.plan.runaway
        text = say("stalag17-diagram-number", number=number)
        yield Piece(f"number-{number}", 140 + 72 * len(faces), 100, DIE, spot="number", words=text)
        yield on(tunnel(points, 650, 100, 104), "runaway", say("stalag17-diagram-runaway", points=points))


def _piles(state: State, say: Say) -> Iterator[Piece]:
    count = len(state.deck)
    label = Label(str(count), 0.62, ink=WHITE)
    words_ = say("stalag17-diagram-deck", count=count)
    yield Piece("back" if count else "slot", 800, 84, 66, label, spot="deck", words=words_)
    if state.discards:
        top = state.discards[-1]
        yield on(
            card(top, 900, 84, 66), "top discard", say("stalag17-diagram-top", card=words.with_vigilance(top, say))
        )


def _badges(state: State, seat: Seat, say: Say) -> Iterator[Piece]:
    """Yield the signs next to a player's name.

    They show prisoners, vigilance, coin, answer and cards that everybody sees.
    """
    player, y = state.players[seat], TOP + BLOCK * seat + 30

    def told(key: str, **values: Any) -> str:
        return say(f"stalag17-diagram-{key}", who=say.name(seat), **values)

    for each in range(RULES.prisoners):
        free = "out" if each >= player.left else "in"
        text, spot = told(f"prisoner-{free}", number=each + 1), f"prisoner {each} {seat}"
        sprite = "hole" if free == "out" else "prisoner"
        yield Piece(sprite, 392 + 36 * each, y, BADGE * 0.7, spot=spot, words=text)
    watched = told("vigilance", vigilance=player.vigilance)
    yield on(lamp(player.vigilance, 518, y, BADGE + 4, player.informer), f"vigilance {seat}", watched)
    if state.informer and not player.gone:
        side = _coin(player)
        yield Piece(f"coin-{COINS[side]}", 574, y, BADGE, spot=f"coin {seat}", words=told(f"coin-{side}"))
    if player.answer:
        sprite, answer = ("runner", "join") if player.answer == JOIN else ("barracks", "stay")
        yield Piece(sprite, 628, y, BADGE, spot=f"answer {seat}", words=told(f"answer-{answer}"))
    shown = [("offer", "offer", player.offer, "swap")] if player.offer else []
    shown += [(f"guard {place}", "guard", each, "barracks") for place, each in enumerate(player.negotiated)]
    for place, (spot, key, lies, sign) in enumerate(shown, 0 if player.offer else 1):
        name = words.with_vigilance(lies, say) if key == "offer" else words.card(lies, say)
        piece = card(lies, 682 + 50 * place, y, CARD, badges=(Badge(sign, 0.57, 0.75, 0.78),))
        yield on(piece, f"{spot} {seat}", told(key, card=name))


def _coin(player: Player) -> str:
    if player.informer or player.side == TAILS:
        return "tails"
    if player.side:
        return "heads"
    return "kept" if player.coin else "spent"


def _cards(seat: Seat, player: Player, say: Say) -> Iterator[Piece]:
    """Yield the pictures of a player's cards in hand and in play, with the number of each kind."""
    for where, held in (("hand", player.hand), ("laid", player.laid)):
        for kind, count in sorted(Counter(map(column, held)).items()):
            name = words.join_counted(count * (words.card(SAMPLE[kind], say),))
            text = say(f"stalag17-diagram-{where}", who=say.name(seat), card=name)
            several = (Badge("count", 0.66, 0.7, 0.14, Label(f"×{count}", 0.9, ink=WHITE)),) if count > 1 else ()
            x, y = FIRST + PITCH * COLUMNS.index(kind), TOP + BLOCK * seat + LINES[where]
            yield on(card(SAMPLE[kind], x, y, CARD, badges=several), f"{where} {seat} {kind}", text)


def _hands(state: State, say: Say) -> Iterator[str]:
    """Yield lines of text with each player's cards in hand and in play, and their vigilance."""
    for seat, player in enumerate(state.players):
        for where, held in (("hand", player.hand), ("laid", player.laid)):
            if held:
                told = words.list_with_vigilance(held, say)
                yield say(f"stalag17-diagram-{where}", who=say.name(seat), card=told)

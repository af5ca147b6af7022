"""Pages, button labels and sentences of Fugitive for one viewer (docs/rules/fugitive.md §7)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from bot.engine.action import moves
from bot.engine.event import Event
from bot.engine.move import Ask, Field, Group, Move, Picks
from bot.engine.page import Page
from bot.engine.presenter import Presenter
from bot.engine.presenter_defaults import worded_button, worded_option
from bot.engine.texts import Say
from bot.engine.wording import within
from bot.scene.pictures import Pictures
from bot.scene.records import alt, sentences
from cogs.fugitive import data
from cogs.fugitive.deduction import can_all_be_hidden, possible
from cogs.fugitive.events import Drew, DrewCard, Found, Guessed, Hid, HidAt, HouseEvent, Looked, Ran, Saw
from cogs.fugitive.face import (
    arrangements,
    coaching,
    event_words,
    hands,
    hits,
    marks,
    moods,
    perils,
    replay,
    scenes,
    story,
    turn_lines,
    why,
    words,
)
from cogs.fugitive.face.holding import find_cheapest_sprints, holding, list_missed_numbers
from cogs.fugitive.face.now import colour, ending_line, now_for, turn
from cogs.fugitive.face.parts import ART, NIGHT, PALETTE
from cogs.fugitive.face.results import SQUARES
from cogs.fugitive.rules.game import OPEN
from cogs.fugitive.rules.pending_effects import PENDING_EFFECTS
from cogs.fugitive.state import DECKS
from cogs.fugitive.view import View

MENU = 25

NEAR = 4
"""The largest number of hideouts that get a button of their own."""

FEW = 4
"""If at most this many numbers are possible, each gets a button, and there is no menu."""

BETWEEN = re.compile(r"(?:[\s,;+/]|\b(?:and|y)\b)+")


def rules(options: Mapping[str, str] | None, say: Say) -> tuple[str, ...]:
    """Return the text of the rules for the options of a table. If they are None, it covers all options."""
    if options is None:
        return tuple(say(f"fugitive-rules{part}") + "\n" for part in ("", "-bonus_pass", "-events"))
    return (
        say("fugitive-rules"),
        *(("", say("fugitive-rules-bonus_pass")) if options["bonus_pass"] == "yes" else ()),
        *(("", say("fugitive-rules-events-here", variant=options["events"])) if options["events"] != "none" else ()),
    )


def board(view: View, say: Say) -> Page:
    """Return the public page of the table: what happens now."""
    scene = arrangements.board(view, say)
    return Page(
        title=say("fugitive-heading-over") if view.result else say("fugitive-heading", round=view.round),
        lines=sentences(scene)[:1],
        footer=say("fugitive-round", round=view.round),
        colour=colour(view),
        alt=alt(scene),
    )


def hand(view: View, say: Say) -> Page:
    """Return a player's private page: what to do, and what the player can win or lose now.

    The picture and the page `more` have the other facts.
    """
    role = "fugitive" if view.viewer == view.fugitive else "marshal"
    return Page(
        title=say(f"fugitive-heading-{role}"),
        lines=(now_for(view, say), *hands.short_lines(view, say)),
        colour=colour(view),
    )


def hand_alt(view: View, say: Say) -> str:
    """Return the alternative text of a player's private picture."""
    return alt(PICTURES.placed(view, None, say))


def scene(view: View, event: Event, say: Say) -> Page | None:
    """Return the page about a great moment, with its picture's alternative text; None for other events."""
    page, drawn = scenes.scene(view, event, say), arrangements.moment(view, event, say)
    return page if page is None or drawn is None else replace(page, alt=alt(drawn))


def has_more(view: View) -> bool:
    """Return whether the private page has a further page with more facts. It has one while the game runs."""
    return view.result is None


def button(view: View, move: Move, say: Say) -> str:
    """Return the label of a complete or unfinished move, in at most 80 characters."""
    picks = PRESENTER.picks(move)
    if numbers := picks.get("numbers"):
        return within(say("fugitive-do-guess", numbers=numbers), say("fugitive-do-guess-many", count=len(numbers)))
    if "hideout" not in picks:
        return worded_button(PRESENTER, view, move, say)
    card, sprints = picks["hideout"][0], picks.get("sprints")
    key = "fugitive-do-escape" if card == str(data.ESCAPE) else "fugitive-do-hide"
    if not sprints:
        return say(key, card=card)
    return within(say(f"{key}-with", card=card, cards=sprints), say(f"{key}-many", card=card, count=len(sprints)))


def move_words(view: View, move: Move, say: Say) -> dict[str, Any]:
    """Return text arguments for a move: the text for its place, or the footprints its hideout needs."""
    picks = PRESENTER.picks(move)
    if "place" in picks:
        return {"place": ": ".join(event_words.place(view, picks["place"][0], say))}
    if "hideout" not in picks:
        return {}
    card = int(picks["hideout"][0])
    return {"card": card, "need": needed(view, card)}


def known_to_fail(view: View, move: Move) -> bool:
    """Return whether a move surely loses the game, because it gives up the manhunt."""
    return move.verb == "give_up"


def gains_nothing(view: View, move: Move) -> bool:
    """Return whether a move is a guess that must miss: its numbers cannot all be face-down."""
    return move.verb == "guess" and bool(move.picks) and not can_all_be_hidden(view, sorted(map(int, move.picks[0])))


def usual_targets(view: View, ask: Ask, field: Field, picked: Picks) -> tuple[str, ...]:
    """Return the options that a player expects: all decks, or the cards in reach and the next one."""
    if field.kind == "pile":
        return DECKS
    if field.kind != "hideout":
        return ()
    beyond = [card for card in view.hand or () if str(card) not in field.options and card > (view.row[-1].hideout or 0)]
    return (*field.options, *map(str, beyond[:1]))


def shortcuts(view: View, ask: Ask) -> tuple[Move, ...]:
    """Return the moves that get a button of their own.

    - For laying hideouts: the 42 and the nearest hideouts, with the cheapest sprint cards if needed.
    - For guesses: every possible number if only a few are left. Otherwise the numbers that the Marshal marked as
    suspected, one by one and all together.
    """
    if ask.verb == "guess":
        left, suspects = marks.list_not_ruled_out(view), marks.list_suspects(view)
        few = left if len(left) <= FEW else suspects if len(suspects) <= FEW else ()
        together = ask.fields[0].most > 1 and 1 < len(suspects) <= view.hidden_count()
        guesses = (*((suspects,) if together else ()), *((number,) for number in few))
        return tuple(Move("guess", (tuple(map(str, numbers)),)) for numbers in guesses)
    if ask.verb != "hide":
        return ()
    hold = holding(view)
    reached = (*hold.near, *hold.sprinting)
    reached = tuple(sorted(reached, key=lambda card: card != data.ESCAPE))
    return tuple(_hide(view, card) for card in reached[:NEAR])


def presumed(view: View, ask: Ask, field: Field, picked: Picks) -> tuple[str, ...]:
    """Return the cheapest sprint cards for the picked hideout, which the menu preselects."""
    return tuple(str(card) for card in find_cheapest_sprints(view, int(picked[0][0]))) if field.kind == "sprint" else ()


def option_line(view: View, ask: Ask, field: Field, picked: Picks, option: str, say: Say) -> tuple[str, str]:
    """Return the label and the detail of an option as texts.

    A place has the same name as in the row. The detail of a sprint card says whether it could still be a hideout.
    """
    if field.kind == "place":
        return event_words.place(view, option, say)
    label, detail = worded_option(PRESENTER, view, ask, field, picked, option, say)
    if field.kind == "sprint":
        detail = say("fugitive-option-alive" if int(option) > int(picked[0][0]) else "fugitive-option-dead")
    return label, detail


def cards_left(view: View, deck: str, say: Say) -> str:
    """Return a text with the number of cards left in a deck."""
    return say("fugitive-deck-short", count=view.deck_sizes[int(deck) - 1])


def footprints(view: View, hideout: str, say: Say) -> str:
    """Return a text with the footprints that a hideout needs."""
    need = needed(view, int(hideout))
    return say("fugitive-option-needs", need=need) if need else say("fugitive-option-free")


def mark(view: View, number: str, say: Say) -> str:
    """Return a text with the Marshal's mark on a number, or that its guess missed; "" for neither."""
    found = marks.mark_of(view, int(number)) or _missed(view, int(number))
    return say(f"fugitive-picture-{found}") if found else ""


def groups(view: View, ask: Ask, field: Field, picked: Picks, say: Say) -> tuple[Group, ...]:
    """Return the options of a field, split into groups for menus.

    A guess has no impossible numbers, and is split by deck if it is long. Other long fields are split after every 25
    options.
    """
    if ask.verb == "guess":
        left = possible(view)
        options = [option for option in field.options if int(option) in left] or list(field.options)
        bands = [tuple(option for option in options if int(option) in band) for band in data.REGIONS]
        split = [tuple(options)] if len(options) <= MENU else [members for members in bands if members]
        return tuple(Group(say("fugitive-ask-guess-band", band=_from_to(members)), members) for members in split)
    parts = [field.options[start : start + MENU] for start in range(0, len(field.options), MENU)]
    return tuple(Group("" if len(parts) == 1 else f"{part[0]}-{part[-1]}", part) for part in parts)


def types(ask: Ask) -> bool:
    """Return whether the player can type the answer to a question. Only guesses can be typed."""
    return ask.verb == "guess"


def typed(view: View, ask: Ask, picked: Picks, text: str, say: Say) -> Move | None:
    """Return the guess that a player typed, such as "7 12" or "7, 12"; None for other text.

    A number that is typed twice counts once (§3.4).
    """
    parts = [part for part in BETWEEN.split(text.strip().lower()) if part]
    if ask.verb != "guess" or not parts or not all(re.fullmatch("[0-9]{1,3}", part) for part in parts):
        return None
    numbers = sorted({int(part) for part in parts})
    return Move("guess", (tuple(str(number) for number in numbers),))


def more_words(event: Event, say: Say) -> dict[str, Any]:
    """Return further text arguments for an event: what a house event does, or a hideout's sprint cards."""
    if isinstance(event, HouseEvent):
        return {"does": say(f"fugitive-house-{event.name}-does")}
    return {"place": words.laid(event.number, event.cards, say)} if isinstance(event, HidAt) else {}


def _from_to(options: Sequence[str]) -> str:
    """Return the range of the numbers in `options`, such as "4-14"."""
    return options[0] if len(options) == 1 else f"{options[0]}-{options[-1]}"


def _hide(view: View, hideout: int) -> Move:
    """Return the move that lays a hideout in reach, with the cheapest sprint cards.

    The move has a field for sprint cards only if the hand has other cards.
    """
    sprints = tuple(str(card) for card in find_cheapest_sprints(view, hideout))
    others = any(card not in (hideout, data.ESCAPE) for card in view.hand or ())
    return Move("hide", ((str(hideout),), *((sprints,) if others else ())))


def _missed(view: View, number: int) -> str:
    """Return the state of a number whose guess missed but that may still be in the row, otherwise ""."""
    alone = any(guess.numbers == (number,) and not guess.hit for guess in view.guesses)
    return "vain" if alone else "vain-together" if number in list_missed_numbers(view) else ""


def needed(view: View, card: int) -> int:
    """Return the footprints that `card` needs as the next hideout (§3.3). The view must be the Fugitive's."""
    return max(0, card - (view.row[-1].hideout or 0) - view.reach)


PICTURES = Pictures(
    art=ART,
    palette=PALETTE,
    floor=NIGHT,
    board=arrangements.board,
    has_hand=arrangements.has_hand,
    hand=arrangements.hand,
    moment=arrangements.moment,
    ending=arrangements.ending,
    table=replay.table,
    replay=replay.replay,
    mood=moods.mood,
)

PRESENTER = Presenter(
    game="fugitive",
    emoji="🏃",
    texts=Path(__file__).parent / "texts",
    doubled=MappingProxyType({Drew: DrewCard, Hid: HidAt, Ran: HidAt, Looked: Saw, Guessed: Found}),
    kinds=event_words.KINDS,
    arguments=MappingProxyType({"deck": "pile"}),
    squares=SQUARES,
    pictures=PICTURES,
    rules=rules,
    board=board,
    turn=turn,
    goal=coaching.aim,
    hints=coaching.hints,
    perils=perils.perils,
    hand=hand,
    hand_alt=hand_alt,
    more=hands.more_lines,
    has_more=has_more,
    notes=marks.names,
    noted=marks.add_marks,
    moves=moves(*PENDING_EFFECTS.values(), *(actions for pair in OPEN.values() for actions in pair)),
    move_words=move_words,
    details={"pile": cards_left, "hideout": footprints, "number": mark},
    button=button,
    shortcuts=shortcuts,
    option=option_line,
    groups=groups,
    types=types,
    typed=typed,
    presumed=presumed,
    known_to_fail=known_to_fail,
    gains_nothing=gains_nothing,
    usual_targets=usual_targets,
    why=why.why,
    scene=scene,
    affects=scenes.affects,
    feeling=scenes.feeling,
    ending=ending_line,
    story=story.story,
    fate=story.fate,
    cause=story.cause,
    revealed=story.revealed,
    more_words=more_words,
    turn_line=turn_lines.line,
    hits=hits.HITS,
)

"""Lines that say what happens now or who won (docs/rules/fugitive.md §3.2, §3.5)."""

from __future__ import annotations

from bot.art.colours import number
from bot.art.lettering import drawn_name
from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from bot.engine.wording import sentence
from cogs.fugitive.face import words
from cogs.fugitive.face.holding import was_given_up
from cogs.fugitive.face.parts import COLOURS
from cogs.fugitive.view import View


def turn(view: View, say: Say, seat: int) -> str:
    """Return the text for what the player at `seat` has to do. It is the same for every reader."""
    return say(f"fugitive-turn-{stage_key(view)}")


def now_line(view: View, say: Say) -> str:
    """Return the public line: what happens now, or who won."""
    if view.result is not None:
        return ending_line(view, None, say)
    return say(f"fugitive-now-{stage_key(view)}", who=name_asked_player(view, say))


def now_for(view: View, say: Say) -> str:
    """Return the line for the viewer: what to do, whom to wait for, or who won."""
    if view.asked is None:
        return ending_line(view, view.viewer, say)
    if view.asked == view.viewer:
        return sentence(turn(view, say, view.asked))
    return say("fugitive-wait", who=name_asked_player(view, say))


def short_now_line(view: View, say: Say) -> str:
    """Return a shorter `now_line` for a picture. It has only letters that the picture's font has."""
    if view.result is not None:
        return say("fugitive-picture-wins", who=drawn_name(say.names, view.result.winners[0]))
    if view.phase == "manhunt":
        return say("fugitive-picture-hunt", who=drawn_name(say.names, view.fugitive))
    who = drawn_name(say.names, view.fugitive if view.asked is None else view.asked)
    return say(f"fugitive-now-{stage_key(view)}", who=who).removesuffix(".")


def ending_line(view: View, viewer: Viewer, say: Say) -> str:
    """Return a text that says who won and why, addressed to one player or to everybody.

    Raises ValueError while the game runs.
    """
    if view.result is None:
        raise ValueError("the game is not over")
    winner = view.result.winners[0]
    key = "" if viewer is None else "-won" if viewer == winner else "-lost"
    why = say(f"fugitive-reason-{'given_up' if was_given_up(view) else view.result.reason}")
    why = why if viewer is None else sentence(why)
    return say(f"fugitive-ending{key}", who=words.person(view, winner, say), why=why)


def name_asked_player(view: View, say: Say) -> str:
    """Return the name and the role of the player who has to decide now."""
    return words.person(view, view.fugitive if view.asked is None else view.asked, say)


def highlighted_seat(view: View) -> Seat | None:
    """Return the seat that has to decide now, or the winner's seat after the end."""
    return view.asked if view.result is None else view.result.winners[0]


def colour(view: View) -> int:
    """Return the colour of the side that has to decide now or has won."""
    return number(COLOURS["fugitive" if highlighted_seat(view) == view.fugitive else "marshal"])


def stage_key(view: View) -> str:
    """Return the name of the current phase that is part of text keys. It reveals no secret."""
    if view.pending_effect is not None:
        return "draw-two" if view.pending_effect.count > 1 else view.pending_effect.kind
    if view.phase == "f_play" and view.row[-1].round == view.round:
        return "f_play-again"
    if view.phase == "first" and len(view.row) > 1:
        return "first-again"
    if view.phase == "m_guess":
        again = view.guesses and view.guesses[-1].round == view.round
        one = view.effects.fog or view.effects.alone
        sole = view.hidden_count() == 1 and not (one or again)
        return f"m_guess{'-one' if one else '-sole' if sole else ''}{'-again' if again else ''}"
    return "m_draw-two" if view.phase == "m_draw" and view.due > 1 else view.phase

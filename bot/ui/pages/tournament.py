"""Pages of a tournament: the settings of a new one, and its public message."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.engine.custom_id import at_home
from bot.engine.page import Button, Choice, Menu, Page
from bot.engine.texts import Say
from bot.engine.wording import PAGE, fitting
from bot.installed_games import InstalledGame, installed_game, installed_games
from bot.table import tournament
from bot.ui.pages.lobby import COLOUR
from bot.ui.pages.rows import fit_choices
from storage.records.contests import PairingRecord, TournamentRecord

ACTION = "tournament"

PACES = (300, 900, 3600, 86400)
"""The times per turn in seconds that a tournament can have. There is none without a limit."""

CROSSED = 8
"""The most participants of a league with a cross table. With more, the table does not fit on a phone."""

SHORT = 8
"""The most characters of a name in the cross table of a league."""

LATEST = 8
"""The most results of a league that are listed."""


class Wanted(NamedTuple):
    """The chosen settings of a tournament that is not open yet."""

    game: str
    kind: str
    pace: int

    def __str__(self) -> str:
        return f"{self.game} {self.kind} {self.pace}"

    @classmethod
    def read(cls, words: list[str]) -> Wanted:
        """Return the settings that the argument of a button contains. Raises ValueError."""
        game, kind, pace = words
        wanted = cls(game, kind, int(pace))
        if game not in tournament_titles() or kind not in tournament.KINDS or wanted.pace not in PACES:
            raise ValueError(words)
        return wanted


def tournament_titles() -> dict[str, InstalledGame]:
    """Return the games that suit tournaments, by their names, the shortest game first."""
    found = sorted(installed_games(), key=lambda each: each.offer.alone)
    return {each.name: each for each in found if tournament.is_suited(each.game)}


def opening_page(wanted: Wanted, say: Say, serial: int) -> Page:
    """Return the page on which a person chooses the settings of a new tournament and opens it."""

    def menu(field: str, choices: list[tuple[str, str]], chosen: str) -> Menu:
        found = tuple(Choice(value, label, chosen=value == chosen) for value, label in choices)
        return Menu(say(f"tournament-{field}"), at_home(ACTION, f"{field} {wanted}", serial), fit_choices(found))

    games = [(name, each.say(say.locale)(f"{name}-title")) for name, each in tournament_titles().items()]
    kinds = [(kind, say(f"tournament-{kind}")) for kind in tournament.KINDS]
    paces = [(str(pace), say(f"pace-{pace}")) for pace in PACES]
    button = Button(say("button-tournament-open"), at_home(ACTION, f"open {wanted}"), "good")
    return Page(
        title=say("tournament-title"),
        lines=tuple(say(f"tournament-about-{line}") for line in ("people", wanted.kind, "pace")),
        colour=COLOUR,
        rows=(
            menu("game", games, wanted.game),
            menu("kind", kinds, wanted.kind),
            menu("pace", paces, str(wanted.pace)),
            (button,),
        ),
    )


def tournament_page(record: TournamentRecord) -> Page:
    """Return the public page of a tournament."""
    own = installed_game(record.game)
    say = own.say(record.locale)
    lines = [f"{say(f'tournament-{record.kind}')} · {say('pace')}: **{say(f'pace-{record.pace}')}**"]
    lines += [*_state(record, say), ""]
    if not record.pairings:
        lines += [f"`{number}` {each.name}" for number, each in enumerate(record.entrants, 1)]
    else:
        lines += list(_league(record, say) if record.kind == "league" else _bracket(record, say))
    return Page(
        title=f"🏆 {say('tournament-title')} · {own.presenter.emoji} {say(f'{record.game}-title')}",
        lines=tuple(fitting(lines, PAGE)),
        colour=COLOUR,
        rows=(buttons,) if (buttons := _buttons(record, say)) else (),
    )


def _state(record: TournamentRecord, say: Say) -> Iterator[str]:
    """Yield lines that say what comes next in a tournament, or who has won it."""
    people = len(record.entrants)
    if record.status == "open":
        yield say("tournament-open", count=people, most=tournament.MOST)
        yield say("tournament-wants", fewest=tournament.FEWEST, host=f"<@{record.host}>")
    elif record.status == "running":
        left = sum(not each.done for each in record.pairings)
        yield say("tournament-running", left=left)
    elif record.status == "over":
        names = [record.entrants[each].name for each in tournament.champions(record)]
        won = say("tournament-won", names=say.listed(names), count=len(names))
        yield won if names else say("tournament-nobody-won")
    else:
        yield say("tournament-void")


def _buttons(record: TournamentRecord, say: Say) -> tuple[Button, ...]:
    def button(verb: str, style: str = "plain", enabled: bool = True) -> Button:
        return Button(
            say(f"button-tournament-{verb}"),
            at_home(ACTION, f"{verb} {record.id}"),
            style,  # type: ignore[arg-type]
            enabled,
        )

    people, fair = len(record.entrants), Button(say("button-fair"), at_home(ACTION, f"fair {record.id}"))
    if record.status == "open":
        joins = button("join", "next", people < tournament.MOST)
        return joins, button("leave"), button("start", "good", people >= tournament.FEWEST), button("off"), fair
    return (button("withdraw"), button("off"), fair) if record.status == "running" else (fair,)


def _bracket(record: TournamentRecord, say: Say) -> Iterator[str]:
    """Yield lines with the rounds and pairings of a knockout tournament."""
    rounds = record.pairings[-1].round
    for number in range(1, rounds + 1):
        last = rounds - number
        yield f"**{say(f'tournament-round-{last}' if last < 3 else 'tournament-round', round=number)}**"
        yield from (_pairing(record, each, say) for each in record.pairings if each.round == number)


def _league(record: TournamentRecord, say: Say) -> Iterator[str]:
    """Yield lines about a league: the ranking, the cross table, the present games and the last results."""
    for each in tournament.standings(record):
        name = record.entrants[each.entrant].name
        yield say("tournament-standing", place=each.place, name=name, points=each.points, games=each.played)
    if len(record.entrants) <= CROSSED:
        yield from ("```", *_cross_table(record), "```")
    played = [each for each in record.pairings if each.table and not each.done]
    done = [each for each in record.pairings if each.done][-LATEST:]
    if record.status == "running":
        yield from (_pairing(record, each, say) for each in [*played, *reversed(done)])


def _cross_table(record: TournamentRecord) -> Iterator[str]:
    """Yield the lines of a cross table.

    It has a row and a column for each participant, in the order of the draw.
    """
    marks = {}
    for each in record.pairings:
        if each.done and each.one is not None and each.two is not None:
            for own, other in ((each.one, each.two), (each.two, each.one)):
                drawn = "½" if each.table and not each.unplayed else "0"
                marks[own, other] = drawn if each.winner is None else "1" if each.winner == own else "0"
    yield f"{'':{SHORT + 3}}{' '.join(str(place) for place in range(1, len(record.order) + 1))}"
    for place, own in enumerate(record.order, 1):
        row = " ".join("×" if own == other else marks.get((own, other), "·") for other in record.order)
        yield f"{place} {record.entrants[own].name.replace('`', '')[:SHORT]:{SHORT}} {row}"


def _pairing(record: TournamentRecord, pairing: PairingRecord, say: Say) -> str:
    """Return a line about a pairing: a link to its table, or the result of its game."""
    one, two = (say("tournament-nobody") if side is None else record.entrants[side].name
                for side in (pairing.one, pairing.two))  # fmt: skip
    if pairing.waits is not None:
        until = f"<t:{int(pairing.waits)}:f>"
        return say("tournament-waits", one=one, two=two, table=pairing.table, until=until)
    if not pairing.done:
        key = "tournament-plays" if pairing.table else "tournament-meets"
        return say(key, one=one, two=two, table=pairing.table, channel=f"<#{pairing.channel}>")
    if pairing.unplayed:
        return say(f"tournament-unplayed-{record.kind}", one=one, two=two)
    if pairing.winner is None:
        return say("tournament-none" if pairing.table else "tournament-no-game", one=one, two=two)
    if pairing.one is None or pairing.two is None:
        return say("tournament-bye", name=record.entrants[pairing.winner].name)
    best, other = (one, two) if pairing.winner == pairing.one else (two, one)
    return say("tournament-beats" if pairing.table else "tournament-walkover", one=best, two=other)

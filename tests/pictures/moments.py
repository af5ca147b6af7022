"""Which games are shown, when, and what is said beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.engine.game import AnyGame, settled
from bot.engine.playout import Played, playout
from bot.installed_games import InstalledGame, installed_game
from cogs.fugitive.events import Found

LOCALES = {"en": "en-US", "es": "es-ES"}
"""How the languages of the pictures are called by Discord."""

FILM = "turn"
"""How the animated picture is called."""

MOST = 200_000
"""Bytes of a picture that does not move."""

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")


@dataclass(frozen=True)
class Moment:
    """A game of computers of middling skill from a seed, and the moment of it that is shown; whose window it is, and
    whether that person has asked for the hand; what people say meanwhile, by language: the seat and the words."""

    name: str
    seats: int
    seed: int
    at: Callable[[Sequence[Played]], int]
    """Returns how many moves are made, given the whole game: other minds play other games."""
    viewer: int = 0
    hand: bool = False
    said: tuple[tuple[int, str, str], ...] = ()

    @property
    def title(self) -> InstalledGame:
        """The title that is played."""
        return installed_game(self.name)

    @property
    def game_seed(self) -> bytes:
        """What all draws follow from."""
        return f"picture {self.seed}".encode().ljust(32)

    @property
    def moves(self) -> int:
        """How many moves are made before the moment."""
        return self.at(self.played())

    def played(self) -> list[Played]:
        """Play the whole game; the set-up comes first."""
        game: AnyGame = self.title.game
        minds = [self.title.policies["normal"]]
        return list(playout(game, self.seats, settled(game, {}), self.game_seed, minds))


def after(share: float) -> Callable[[Sequence[Played]], int]:
    """Return the moment after a share of a game."""
    return lambda game: round(share * (len(game) - 1))


def before_a_find(game: Sequence[Played]) -> int:
    """Return the moment of Fugitive after which the Marshal draws a card and finds one hideout by one guess."""
    for moves, (draw, guess) in enumerate(pairwise(game[1:])):
        single = draw.move.verb == "draw" and guess.move.verb == "guess" and len(guess.move.picks[0]) == 1
        if single and any(isinstance(event, Found) for event in guess.step.events):
            return moves
    raise LookupError("nothing is found in this game: choose another seed")


MOMENTS = (
    Moment(
        "fugitive", 2, 2, after(0.88), viewer=1, hand=True,
        said=(
            (0, "So many numbers, and so little time 😎", "Tantos números y tan poco tiempo 😎"),
            (1, "My cards tell me where you are not.", "Mis cartas me dicen dónde no estás."),
        ),
    ),
    Moment(
        "alien1979", 5, 6, after(0.8),
        said=(
            (1, "Whose idea was it to split up?!", "¿¡De quién fue la idea de separarnos!?"),
            (2, "Two seats, five of us. Nothing personal 🚀", "Dos asientos y somos cinco. Nada personal 🚀"),
        ),
    ),
    Moment(
        "stalag17", 4, 5, after(0.75),
        said=(
            (3, "Careful, one of us is the informer 👀", "Cuidado, que entre nosotros hay un informador 👀"),
            (0, "My tunnel is as good as dug. Or is it?", "Yo tengo el túnel casi listo. ¿O no?"),
        ),
    ),
    Moment(
        "colditz", 4, 1, after(0.8),
        said=(
            (3, "Nobody look at the roof, please 🏃", "Que nadie mire al tejado, por favor 🏃"),
            (2, "I count you every morning. And every evening.", "Os cuento cada mañana. Y cada noche."),
        ),
    ),
    Moment(
        "escape_plan", 4, 1, after(0.8),
        said=(
            (1, "There's police on every corner now.", "Ya hay policía en cada esquina."),
            (2, "And the last one out pays for it 💸", "Y el último en salir lo paga 💸"),
        ),
    ),
)  # fmt: skip

FILMED = Moment("fugitive", 2, 2, before_a_find, viewer=1, said=((0, "Your turn, Marshal 😇", "Te toca, Marshal 😇"),))
"""The turn of the animated picture: a card is drawn, and a hideout found."""

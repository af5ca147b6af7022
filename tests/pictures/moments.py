"""Which games are shown, when, and what is said beside them."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.game import AnyGame, settled
from bot.engine.playout import Played, playout
from bot.installed_games import InstalledGame, installed_game

LOCALES = {"en": "en-US", "es": "es-ES"}
"""How the languages of the pictures are called by Discord."""

FILM = "turn"
"""How the animated picture is called."""

MOST = 200_000
"""Bytes of a picture that does not move."""

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")


@dataclass(frozen=True)
class Moment:
    """A game of computers of middling skill from a seed, after some moves; whose window it is, and whether that person
    has asked for the hand; what people say meanwhile, by language: the seat and the words."""

    name: str
    seats: int
    seed: int
    moves: int
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

    def played(self) -> list[Played]:
        """Play the whole game; the set-up comes first."""
        game: AnyGame = self.title.game
        minds = [self.title.policies["normal"]]
        return list(playout(game, self.seats, settled(game, {}), self.game_seed, minds))


MOMENTS = (
    Moment(
        "fugitive", 2, 2, 45, viewer=1, hand=True,
        said=(
            (0, "Five hideouts that you know nothing about 😎", "Cinco escondites de los que no sabes nada 😎"),
            (1, "And twelve cards that tell me where you are not.", "Y doce cartas que me dicen dónde no estás."),
        ),
    ),
    Moment(
        "alien1979", 5, 6, 130,
        said=(
            (1, "Did you just throw me out of the ship?!", "¿¡Me acabas de echar de la nave!?"),
            (2, "Two seats, five of us. Nothing personal 🚀", "Dos asientos y somos cinco. Nada personal 🚀"),
        ),
    ),
    Moment(
        "stalag17", 4, 5, 167,
        said=(
            (3, "Careful, Ben is the informer 👀", "Cuidado, que Ben es el informador 👀"),
            (0, "One man left, and I only need 18 points…", "Me queda uno por sacar y solo necesito 18 puntos…"),
        ),
    ),
    Moment(
        "colditz", 4, 1, 398,
        said=(
            (3, "One of my men is outside the castle! 🏃", "¡Uno de los míos está fuera del castillo! 🏃"),
            (2, "Outside, yes. Out of range, no.", "Fuera, sí. Fuera de tiro, no."),
        ),
    ),
    Moment(
        "escape_plan", 4, 1, 161,
        said=(
            (1, "Exit 1, of course. The other end of town.", "La salida 1, claro. En la otra punta de la ciudad."),
            (2, "And whoever leaves last pays for it 💸", "Y quien se vaya al final lo paga 💸"),
        ),
    ),
)  # fmt: skip

FILMED = Moment("fugitive", 2, 2, 19, viewer=1, said=((0, "Your turn, Marshal 😇", "Te toca, Marshal 😇"),))
"""The turn of the animated picture: a card is drawn, and a hideout found."""

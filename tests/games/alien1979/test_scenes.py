"""Great moments: which they are, whom they befall, what they tell and show."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.engine.chance import Chance
from bot.engine.event import members_of
from bot.engine.game import redeal
from bot.engine.texts import LANGUAGES
from bot.engine.wording import ALT
from cogs.alien1979.events import Activated, Boarded, Died, Ejected, Entered, Launched, Sent
from cogs.alien1979.render import PRESENTER
from cogs.alien1979.rules.game import GAME
from tests.contract.paint import LONG_NAMES
from tests.games.alien1979.build import A, B, D, do, event, pawn, reveal, seen, table
from tests.games.alien1979.looks import MAD, said
from tests.games.alien1979.playing import played

MOMENTS = (
    Died(B, "copas", 2, (1, "oros"), 3, enterer=True),
    Died(B, "copas", 0),
    Entered(A, ("rey",) * 3),
    Entered(A, ("sota", "sota", "caballo", "caballo")),
    Boarded(A, "rey"),
    Activated(A, "caballo", 3),
    Ejected(B, A, "espadas"),
    Sent(B, D, "copas", alien=True),
    Launched((A, D)),
    Launched(()),
)


def told(moment, state=MAD, language="en"):
    page = PRESENTER.scene(seen(state), moment, said(language))
    return page and (page.title, *page.lines)


def test_every_great_moment_has_a_scene():
    scenes = {kind for kind in members_of("cogs.alien1979.events") if kind.scene}
    assert scenes == {type(moment) for moment in MOMENTS}


def test_a_death_tells_what_killed_and_what_it_leaves():
    """§3.7."""
    state = table(pawn("copas", "rr", marks=2), pawn("oros"), pawn(), alien="copas", turn=2, first=A)
    step = reveal(state, "1 oros", by=A)
    assert told(event(step, Died), step.state) == (
        "Ana is killed in Cups",
        "Ana's own card, the Ace of Coins: 3 marks for everyone beside the Alien. Five kill.",
        "2 codes stay in Cups.",
        "Still alive: Ben and Cleo.",
        "*In space, nobody can hear you scream.*",
    )


def test_with_the_enterer_the_codes_are_hidden_again():
    """§3.7: one scene, not two."""
    state = table(pawn("copas", marks=4), pawn("oros"), alien="copas", enterer=A)
    died = event(reveal(state, "3 oros", [0] * 11), Died)
    assert died.enterer
    assert any("they are hidden again" in line for line in told(died))
    assert not any("hidden again" in line for line in told(replace(died, enterer=False)))


def test_only_being_sent_to_the_alien_is_a_scene():
    """§3.5 B4."""
    state = table(pawn(), pawn("oros"), alien="copas")
    assert told(event(do(state, "send 1 bastos"), Sent)) is None
    assert told(event(do(state, "send 1 copas"), Sent))[0] == "Ana throws Ben to the Alien"


def test_who_is_thrown_out_loses_the_seat():
    """§3.5 B5."""
    thrown = told(Ejected(B, D, "espadas"), language="es")
    assert thrown == (
        "Ben echa a Dan de la NAVE",
        "Dan cae en Espadas y tiene que volver a sacar un Rey.",
        "Plazas ocupadas: 1 de 2, por Ana.",
        "La NAVE sale dentro de 2 turnos de Ana.",
    )


def test_a_launch_tells_who_is_left_behind():
    """§3.8."""
    assert told(Launched((A,)))[1:] == (
        "Aboard: Ana.",
        "Ben and Dan stay behind. The Nostromo blows up, and the Alien with it.",
    )


@pytest.mark.parametrize(
    ("moment", "whom"),
    [(MOMENTS[0], (B,)), (MOMENTS[2], ()), (MOMENTS[4], ()), (Ejected(B, A, "oros"), (A,)), (MOMENTS[7], (D,)),
     (Sent(B, D, "copas"), ()), (MOMENTS[8], ())],
)  # fmt: skip
def test_whom_a_scene_befalls(moment, whom):
    assert PRESENTER.affects(moment) == whom


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.key)
def test_every_scene_has_words_and_a_picture_of_its_own(moment, language):
    say = said(language)
    page = PRESENTER.scene(seen(MAD), moment, say)
    assert page.title in page.alt
    assert all(line.endswith((".", ".*")) for line in page.lines)
    picture = Image.open(BytesIO(PRESENTER.scene_picture(seen(MAD), moment, say)()))
    assert (picture.width, picture.mode) == (1200, "P")


def test_each_scene_is_drawn_otherwise():
    assert len({PRESENTER.scene_picture(seen(MAD), moment, said())() for moment in MOMENTS}) == len(MOMENTS)


@pytest.mark.parametrize("number", range(4))
def test_the_scenes_of_a_game_are_few_and_public(number):
    scenes = 0
    for each in played(number):
        state = each.step.state
        for moment in (moment for moment in each.step.events if moment.scene):
            view, say = seen(state), said("es", LONG_NAMES[: len(state.pawns)])
            page = PRESENTER.scene(view, moment, say)
            if page is None:
                continue
            scenes += 1
            assert len(page.title) <= 256
            assert len(page.alt) <= ALT
            other = redeal(GAME, state, None, Chance(b"scenes", number))
            assert PRESENTER.scene(seen(other), moment, say) == page
    assert 0 < scenes <= 3 * state.round


def test_a_death_by_the_card_of_another_player_names_the_card_alone():
    """§3.4: everybody beside the Alien is hit, whoever reveals the card."""
    state = table(pawn("copas", marks=2), pawn("oros"), pawn(), alien="copas", turn=2, first=B)
    step = reveal(state, "1 oros", by=B)
    cause = "Ace of Coins: 3 marks for everyone beside the Alien. Five kill."
    assert cause in told(event(step, Died), step.state)

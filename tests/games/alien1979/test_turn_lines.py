"""The log: chapters, and a turn in one line, for everybody, for whom it is about, and with its secrets at the end."""

import itertools

import pytest

from bot.engine.chronicle import LogEntry, chapters, heard
from bot.engine.texts import LANGUAGES
from bot.ui.pages.fitting import fitted
from bot.ui.pages.since import since
from cogs.alien1979.events import (
    Activated,
    Began,
    Boarded,
    Chose,
    Died,
    Ejected,
    Entered,
    Forced,
    Harmless,
    Healed,
    Idle,
    Launched,
    Marked,
    Prowled,
    PutDown,
    PutDownCode,
    Reset,
    Reshuffled,
    Revealed,
    Round,
    Saved,
    Sent,
    Stopped,
    Swapped,
    Ticked,
    Took,
    TookCode,
    TurnedAway,
    Went,
)
from cogs.alien1979.render import PRESENTER
from tests.contract.reach import returned, seated
from tests.games.alien1979.build import A, B, C, dead, do, pawn, reveal, table
from tests.games.alien1979.looks import NAMES, line, said
from tests.games.alien1979.playing import game, played

TWO, THREE, ACE = (2, "oros"), (3, "copas"), (1, "oros")
STRIKE = (Revealed(A, TWO), Marked(A, 2, 4, TWO), Saved(B, TWO), Marked(C, 2, 2, TWO))
LOST = (PutDown(A, "copas", THREE), PutDown(B, "copas", THREE), PutDownCode(B, "rey", THREE, to=(B,)))


def turn(*events):
    return (Revealed(A, (6, "copas")), Prowled("copas"), *events)


# chapters


def test_a_round_opens_a_chapter_before_its_first_card():
    """§3.3."""
    last = table(pawn(), pawn(), first=A, turn=B, cards=("6 copas",))
    step = do(last, "stop")
    kinds = [type(event) for event in step.events]
    assert kinds[kinds.index(Round) + 1] is Revealed
    assert kinds.index(Round) == kinds.index(Stopped) + 1
    assert Round(2) in step.events
    assert Round not in [type(event) for event in do(table(pawn(), pawn()), "stop").events]


def test_a_round_begins_although_its_first_player_is_dead():
    step = do(table(dead(), pawn(), pawn(), first=A, turn=C, cards=("6 copas",)), "stop")
    told = [event for event in step.events if isinstance(event, (Round, Revealed))]
    assert [type(event) for event in told] == [Round, Revealed]
    assert told[1].who == B


@pytest.mark.parametrize("number", range(3))
def test_the_chapters_of_a_game_are_its_rounds(number):
    steps = list(played(number))
    moves = [LogEntry(each.seat, each.step.events) for each in steps]
    rounds = [chapter.opening.number for chapter in chapters(moves)[1:]]
    assert rounds == list(range(2, steps[-1].step.state.round + 1))
    assert PRESENTER.heading(Round(7), said()) == "Round 7"
    assert PRESENTER.heading(Round(7), said("es")) == "Ronda 7"


@pytest.mark.parametrize("number", range(3))
def test_a_turn_is_told_once_whoever_moved_in_it(number):
    """§3.3: the card is revealed in the move that ended the turn before."""
    moves = [LogEntry(each.seat, each.step.events) for each in played(number)]
    for chapter in chapters(moves)[1:]:
        seats = [turn.seat for turn in chapter.turns if any(isinstance(event, Revealed) for event in turn.events)]
        assert len(seats) == len(set(seats))
        for turn in chapter.turns:
            assert [event.who for event in turn.events if isinstance(event, Revealed)] in ([turn.seat], [])
            assert not any(isinstance(event, (Took, Went)) for event in turn.events) or turn.seat in seats


# since one's last turn


def since_last(*moves, seat, language="en", room=200):
    state = table(pawn("oros"), pawn(), pawn())
    told = [LogEntry(mover, events) for mover, events in moves]
    return fitted((since(returned("alien1979", state, 3), told, seat, said(language)),), room)[1:]


def test_ones_own_card_that_hits_is_told_first():
    """§3.4: with cause, effect and the new total."""
    others = (A, (Took(A, "oros"), Revealed(B, TWO), Harmless()))
    mine = (B, (Went(B, "copas"), Revealed(A, ACE), Marked(A, 3, 4, ACE)))
    assert since_last(others, mine, seat=A) == (
        "**Your own card, the Ace of Coins: the Alien gave you 3 marks (now 4 of 5).**",
        "-# Ben revealed the 2 of Coins, went to Cups.",
        "-# You took a code.",
    )
    assert since_last(others, mine, (A, (Healed(A, 3),)), seat=A)[2:] == (
        "-# You took a code.",
        "-# You removed a mark (3/5).",
    )


def test_what_hits_comes_first_whoever_did_it_and_the_rest_by_turns():
    assert since_last(
        (A, (Stopped(A, 2), Revealed(B, THREE))),
        (B, (Went(B, "madre"),)),
        (B, (Sent(B, A, "copas", alien=True), Revealed(C, TWO), Marked(A, 2, 4, TWO))),
        seat=A,
        language="es",
        room=120,
    ) == (
        "**Ben te arrastró hasta el Alien, en Copas.**",
        "**La carta de Cleo, el 2 de Oros: el Alien te dio 2 marcas y llevas 4 de 5.**",
        "-# Ben reveló el 3 de Copas, fue a MADRE.",
        "-# Cleo reveló el 2 de Oros.",
    )


@pytest.mark.parametrize(("events", "told"), [
    ((Revealed(B, (4, "oros")), Prowled("oros")), "Ben's card, the 4 of Coins: the Alien came to you in Coins."),
    ((Revealed(B, TWO), Saved(A, TWO)),
     "Ben's card, the 2 of Coins: the Alien attacked. Your weapon saved you and is gone."),
    ((Revealed(B, ACE), Marked(A, 3, 5, ACE), Died(A, "oros", 0, ACE, 3)),
     "Ben's card, the Ace of Coins: the Alien killed you in Coins."),
    ((Forced(B, A), PutDown(A, "copas"), PutDownCode(A, "rey", to=(A,))), "Ben made you drop a King (no code left)."),
    ((Forced(B, A),), "Ben made you drop a code."),
    ((Revealed(B, THREE), PutDown(A, "copas", THREE), PutDownCode(A, "rey", THREE, to=(A,))),
     "Ben's card, the 3 of Cups: you dropped a King (no code left)."),
    ((Ejected(B, A, "copas"),), "Ben threw you out of the SHIP to Cups."),
    ((Entered(B, ("rey",) * 3),),
     "Ben entered the codes. All codes, yours too, are now in one pile, and the Alien has gone mad."),
    ((Reset(),), "The codes were hidden again, three in each sector, and the Alien calmed down."),
])  # fmt: skip
def test_every_hit_says_what_did_it_and_what_it_did(events, told):
    assert since_last((B, events), seat=A)[0] == f"**{told}**"


def test_whoever_was_killed_reads_that_first_and_what_led_to_it_by_turns():
    """§3.7: whoever comes back after a day sees at once what happened, and no old count of marks as the present one."""
    state = table(dead(), pawn(), pawn())
    moves = (
        LogEntry(B, (Stopped(B, 1), Revealed(C, TWO), Marked(A, 2, 2, TWO))),
        LogEntry(C, (Went(C, "madre"), Revealed(B, ACE), Marked(A, 3, 5, ACE), Died(A, "oros", 0, ACE, 3))),
        LogEntry(B, (Reset(),)),
    )
    assert fitted((since(returned("alien1979", state, 3), moves, A, said()),), 200)[1:] == (
        "**Ben's card, the Ace of Coins: the Alien killed you in Coins.**",
        "**The codes were hidden again, three in each sector, and the Alien calmed down.**",
        "-# Cleo revealed the 2 of Coins (2 marks: you 2/5), went to MOTHER.",
        "-# Ben revealed the Ace of Coins (3 marks: you 5/5).",
    )


def test_time_that_is_up_hits_too():
    idle = (Idle(A), PutDown(A, "copas"), PutDownCode(A, "rey", to=(A,)))
    state, moves = table(pawn(), pawn(), pawn()), [LogEntry(A, idle, forced=True)]
    assert fitted((since(seated("alien1979", state, 3), moves, A, said()),), 200) == (
        "**You ran out of time.**",
        "**You ran out of time and dropped a King (no code left).**",
    )


def test_whoever_is_never_let_go_reads_what_came_since_the_last_turn_alone():
    """The last one alive is asked again by the move that ended the turn."""
    assert since_last(
        (B, (Sent(B, A, "copas"), Revealed(A, TWO), Harmless())),
        (A, (Went(A, "oros"),)),
        (A, (Stopped(A, 1), Revealed(A, THREE), Harmless())),
        (A, (Took(A, "oros"), Revealed(A, ACE), Harmless())),
        seat=A,
    ) == ("-# You revealed the Ace of Coins.", "-# You took a code.")


def test_what_is_great_in_the_turns_of_others_is_told_however_little_room_there_is():
    """What else they did, and one's own turns, are told where there is room."""
    turns = (
        (A, (Took(A, "oros"), Took(A, "oros"), Revealed(B, TWO), Harmless())),
        (B, (Marked(B, 3, 3, ACE), Went(B, "madre"), Boarded(B, "rey"), Stopped(B, 1))),
        (C, (Revealed(C, THREE), Went(C, "copas"), Took(C, "copas"), Took(C, "copas"), Stopped(C, 1))),
    )
    ben, cleo = (
        "-# Ben drew a King and slipped aboard the SHIP.",
        "-# Cleo revealed the 3 of Cups, went to Cups, took 2 codes.",
    )
    assert since_last(*turns, seat=A, room=0) == (ben,)
    assert since_last(*turns, seat=A, room=80) == (ben, cleo)
    assert len(since_last(*turns, seat=A)) == 3


def test_what_ones_own_move_came_to_is_told_last():
    """Whoever has just tried the door reads which code it was, before what others did."""
    others = (B, (Went(B, "madre"), Revealed(C, THREE), Went(C, "copas"), Revealed(A, TWO)))
    told = since_last(others, (A, (TurnedAway(A, "sota"),)), seat=A, room=40)
    assert told == ("-# You found the door shut (drew Jack).",)


# one line


def test_a_turn_is_one_line():
    assert line(*turn(Went(A, "oros"), Took(A, "oros"), Took(A, "oros"), Stopped(A, 1))) == (
        "Ana revealed the 6 of Cups (the Alien crept there), went to Coins, took 2 codes."
    )
    assert line(*turn(Went(A, "oros"), Took(A, "oros")), language="es") == (
        "Ana reveló el 6 de Copas (y allí fue el Alien), fue a Oros, tomó un código."
    )
    assert line(*turn(Went(A, "oros"), Took(A, "oros")), language="es", reader=A) == (
        "Revelaste el 6 de Copas (y allí fue el Alien), fuiste a Oros, tomaste un código."
    )


def test_the_first_turn_tells_where_the_alien_is():
    assert line(Began(A, "oros"), *turn()) == (
        "Ana went first, with the Alien in Coins, revealed the 6 of Cups (the Alien crept there)."
    )


def test_what_one_card_does_is_told_with_it():
    """§3.4."""
    assert line(*STRIKE) == "Ana revealed the 2 of Coins (2 marks: Ana 4/5, Cleo 2/5; weapon lost: Ben)."
    assert line(*STRIKE, reader=C) == "Ana revealed the 2 of Coins (2 marks: Ana 4/5, you 2/5; weapon lost: Ben)."
    assert line(Revealed(A, ACE), Harmless(), Stopped(A, 2)) == "Ana revealed the Ace of Coins, held very still."


def test_what_a_card_did_is_told_without_it_too():
    """A reader may hear of a part alone."""
    assert line(*STRIKE[1:]) == "2 of Coins (2 marks: Ana 4/5, Cleo 2/5; weapon lost: Ben)."
    assert line(Prowled("copas"), Went(A, "oros")) == "The Alien crept to Cups. Ana went to Coins."


def test_a_death_is_a_sentence_and_the_turn_goes_on():
    """§3.7."""
    killed = (Revealed(A, ACE), Marked(B, 3, 5, ACE), Died(B, "copas", 2, ACE, 3, True), Reset(), Went(A, "oros"))
    assert line(*killed) == (
        "Ana revealed the Ace of Coins (3 marks: Ben 5/5). Ben was killed in Cups. 2 codes stayed there. "
        "The codes were hidden again, three in each sector, and the Alien calmed down. Ana went to Coins."
    )
    assert "Moriste en Copas. Allí quedaron tus 2 códigos." in line(*killed, language="es", reader=B)


def test_who_puts_down_a_code_reads_it_once():
    """R3, R5: the others read only that it happened."""
    everybody = tuple(event for event in LOST if event.reaches(None))
    assert line(Revealed(C, THREE), *everybody) == "Cleo revealed the 3 of Cups (codes dropped: Ana, Ben)."
    assert line(Revealed(C, THREE), *LOST, reader=B) == "Cleo revealed the 3 of Cups (codes dropped: Ana, your King)."
    assert line(Revealed(C, THREE), *LOST) == "Cleo revealed the 3 of Cups (codes dropped: Ana, Ben's King)."
    assert line(Chose(B), *everybody) == "3 of Cups (codes dropped: Ana, Ben)."
    assert line(Chose(B)) == "Ben chose a code to drop."


def test_a_forced_discard_and_a_fifth_code():
    """§3.5 B3, R5."""
    forced = (Forced(A, B), PutDown(B, "copas"), PutDownCode(B, "rey", to=(B,)), Went(A, "oros"))
    assert line(*forced) == "Ana made Ben drop a code. Ben dropped a King. Ana went to Coins."
    assert line(*(event for event in forced if event.reaches(C)), reader=C) == (
        "Ana made Ben drop a code. Ben dropped a code in Cups. Ana went to Coins."
    )
    assert line(forced[0], reader=B, language="es") == "Ana te obligó a soltar un código."
    fifth = (Took(A, "oros"), TookCode(A, "rey", to=(A,)), Swapped(A, "oros"), PutDownCode(A, "sota", to=(A,)))
    assert line(*fifth, reader=A) == "You took a code (King), put a Jack back."
    assert line(*(event for event in fifth if event.reaches(B)), reader=B) == "Ana swapped a code."


def test_codes_taken_and_put_back_unseen_are_told_together():
    """R5."""
    swap = (Took(A, "oros"), Swapped(A, "oros"))
    assert line(*swap, *swap, Went(A, "copas"), language="es") == "Ana cambió 2 códigos, fue a Copas."
    assert line(Took(A, "oros"), *swap) == "Ana took 2 codes, put a code back."
    assert line(*swap, Took(B, "oros"), Swapped(B, "oros")) == "Ana swapped a code. Ben swapped a code."


def test_what_is_done_twice_is_told_once():
    assert line(TurnedAway(A, "sota"), TurnedAway(A, "caballo")) == "Ana found the door shut (drew Jack, Horse)."
    assert line(Healed(A, 2), Healed(A, 1), language="es") == "Ana se quitó 2 marcas (1/5)."


def test_somebody_is_thrown_to_the_alien_or_merely_sent():
    """§3.5 B4."""
    step = do(table(pawn(), pawn("oros"), alien="copas"), "send 1 copas")
    assert Sent(A, B, "copas", alien=True) in step.events
    assert line(Sent(A, B, "copas", alien=True)) == "Ana threw Ben to the Alien in Cups."
    assert line(Sent(A, B, "copas", alien=True), language="es", reader=B) == "Ana te arrastró hasta el Alien, en Copas."
    step = do(table(pawn(), pawn("oros"), alien="copas"), "send 1 bastos")
    assert Sent(A, B, "bastos") in step.events
    assert line(Sent(A, B, "bastos"), reader=A) == "You sent Ben to Clubs."


def test_entering_and_the_countdown_are_told():
    story = (
        Entered(B, ("sota", "sota", "rey", "rey")),
        Activated(B, "sota", 2),
        Ticked(B, 1),
        Ejected(C, B, "copas"),
        Ticked(B, 0),
        Launched((A, C)),
    )
    assert line(*story) == (
        "Ben entered the codes with Jack ×2, King ×2: the Alien went mad, "
        "started the countdown with a Jack: 2 turns to go. "
        "Countdown: 1 more turn by Ben. Cleo threw Ben out of the SHIP to Cups. "
        "The SHIP tore loose with Ana and Cleo aboard."
    )
    assert line(*story[3:], reader=C, language="es") == (
        "Echaste a Ben de la NAVE a Copas. La NAVE salió con 2 personas a bordo, y tú entre ellas."
    )


def test_a_shuffle_belongs_to_the_card_that_needed_it():
    assert line(Reshuffled(), Revealed(B, ACE), Harmless()) == (
        "The Alien's deck was shuffled again. Ben revealed the Ace of Coins."
    )


def test_a_card_that_finds_nobody_says_so():
    """§3.4."""
    alone = table(pawn("bastos", "s"), pawn("bastos"), alien="oros")
    for text in ("1 copas", "2 bastos", "3 copas"):
        assert Harmless() in reveal(alone, text, by=B).events
    for text in ("3 bastos", "6 copas"):
        assert Harmless() not in reveal(alone, text, by=B).events


@pytest.mark.parametrize("number", range(4))
def test_every_turn_of_a_game_is_short_and_told_to_everybody(number):
    seats = game(number).seats
    moves = [LogEntry(each.seat, each.step.events) for each in played(number)]
    for language, reader in itertools.product(LANGUAGES, (None, A, B)):
        say = said(language, NAMES[:seats])
        for over in (False, True):
            told = heard(moves, lambda event, over=over, reader=reader: over or event.reaches(reader))
            lines = [PRESENTER.line(each.events, say, reader) for chapter in chapters(told) for each in chapter.turns]
            assert sum(len(text) > 160 for text in lines) <= len(lines) / 20
            for each in told:
                for event in each.events:
                    text = PRESENTER.line((event,), say, reader)
                    assert text == "" or (text[0] == text[0].upper() and text.endswith("."))

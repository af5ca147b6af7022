"""What the store keeps of people, servers and ended games."""

from msgspec.structs import replace

from storage.limits import Limit
from storage.records.agreements import Along, Comer, MadeClaim, Shoulder, TableAgreements
from storage.records.guesses import Guesser, OpenQuestion, SettledQuestion, TableGuesses
from storage.records.outcomes import OutcomeRecord, RatingRecord, SeatOutcome
from storage.records.servers import (
    DailyPostRecord,
    NotificationsRecord,
    PersonRecord,
    ReaderRecord,
    ServerRecord,
    WatcherRecord,
)
from storage.records.tables import Draft, OrdersChange, Post, PostedMessage, UndoSteps
from storage.store import Store
from tests.storage.build import ADA, BOB, COMPUTER, at_play, commit, lobby, moved, revised, row, save

EVEN = (("yes", 0.5), ("no", 0.5))
GUESSES = TableGuesses(
    2,
    OpenQuestion(2, "hit", EVEN, given={"1": "no", "2": "yes"}),
    SettledQuestion("hit", EVEN, "yes", given={"1": "yes", "2": "yes"}),
    {"1": Guesser("Ada", points=1, right=1, guesses=1), "2": Guesser("Ben", points=1, right=1, guesses=1)},
)


async def test_what_a_person_has_chosen_and_met(store: Store) -> None:
    assert (await store.person(1), await store.met(1)) == (PersonRecord(), frozenset())
    await store.change_person(1, lambda person: PersonRecord(text_first=True, coaching=False, shown=False, show=False))
    await store.meet_all(1, ("fugitive.legend", "fugitive.hide"))
    await store.meet_all(1, ("fugitive.hide",))
    await store.meet_all(2, ("fugitive.guess",))
    assert await store.person(1) == PersonRecord(text_first=True, coaching=False, shown=False, show=False)
    assert await store.met(1) == {"fugitive.legend", "fugitive.hide"}
    assert await store.shown(7, ()) == ({}, {}, [], [], -1, None, [], [])
    assert (await store.shown(7, (1, 2, 3))).readers == {
        1: ReaderRecord(await store.person(1), await store.met(1)),
        2: ReaderRecord(PersonRecord(), frozenset({"fugitive.guess"})),
        3: ReaderRecord(PersonRecord(), frozenset()),
    }


async def test_how_people_want_to_be_called(store: Store) -> None:
    chosen = NotificationsRecord("digest", 7, "Europe/Madrid", (23, 8), 100.5, 50.5, True, 200.25, 9.5)
    await store.change_person(1, lambda person: PersonRecord(calls=chosen))
    await store.change_person(2, lambda person: PersonRecord(text_first=True, language="es"))
    assert await store.people() == {1: PersonRecord(calls=chosen), 2: PersonRecord(text_first=True, language="es")}
    assert (await store.person(1)).calls == chosen


async def test_who_watches_a_table(store: Store) -> None:
    one, two = await store.create(lobby(500), None), await store.create(lobby(501), None)
    await store.watch(one.id, WatcherRecord(7))
    await store.watch(one.id, WatcherRecord(8, 88, "es-ES", True))
    await store.watch(two.id, WatcherRecord(7, 77))
    await store.watch(one.id, told := WatcherRecord(7, 77, told=True))
    assert await store.watchers(one.id) == [told, WatcherRecord(8, 88, "es-ES", True)]
    assert await store.watched(7) == [one.id, two.id]
    live = replace(told, channel=500, message=9000, token="token", original=True, ends=15.5)
    await store.keep_live(one.id, live)
    assert (await store.watchers(one.id))[0] == live
    assert await store.living() == [one.id]
    await store.watch(one.id, replace(told, locale="es-ES"))
    assert (await store.shown(one.id, ())).watchers[0] == replace(live, locale="es-ES"), "it goes on"
    await store.unwatch(one.id, 7)
    assert (await store.watched(7), len(await store.watchers(one.id))) == ([two.id], 1)
    over = revised(two, status="void", version=two.version + 1)
    await save(store, over, None, [Post("line", -1, b"{}", 1.0)])
    await store.forget_watchers()
    assert len(await store.watchers(two.id)) == 1, "its end is still to be told"
    await store.posted(two.id, [1], 9001)
    await store.forget_watchers()
    assert (await store.watchers(two.id), len(await store.watchers(one.id))) == ([], 1)


async def test_what_is_set_up_on_a_server_and_since_when_it_is_left(store: Store) -> None:
    setup = ServerRecord(language="es", pace=3600, channels=(5, 6), tables=3, seeking=8)
    assert await store.server(9) == ServerRecord()
    await store.change_server(9, lambda server: setup)
    await store.leave_server(9, 100.0)
    await store.leave_server(9, 200.0)
    await store.change_server(9, lambda server: setup)
    await store.leave_server(8, 300.0)
    assert (await store.gone_servers(99.0), await store.gone_servers(100.0)) == ([], [9])
    await store.leave_server(9, None)
    await store.create(lobby(500, guild=7), None)
    await store.on_servers([9], 400.0)
    assert await store.gone_servers(300.0) == [8]
    assert await store.gone_servers(400.0) == [7, 8]
    assert await store.server(9) == setup


async def test_the_servers_that_want_the_results_of_each_day(store: Store) -> None:
    wants = ServerRecord(daily=77, daily_hour=9, daily_post=DailyPostRecord(5, 77, 8, "print"))
    for guild, setup in ((7, wants), (8, ServerRecord(daily_post=wants.daily_post)), (9, wants)):
        await store.change_server(guild, lambda server, setup=setup: setup)
    await store.leave_server(9, 100.0)
    assert await store.servers_with_daily() == [(7, wants)]


async def test_a_process_knows_only_of_the_servers_of_its_shards_that_it_is_gone(store: Store) -> None:
    for guild in range(4):
        await store.create(lobby(500 + guild, guild=(guild + 8) << 22), None)
    await store.on_servers([9 << 22], 100.0, shards=[1, 2], count=4)
    assert await store.gone_servers(100.0) == [10 << 22]
    await store.on_servers([11 << 22], 200.0, shards=[0, 3], count=4)
    assert await store.gone_servers(200.0) == [8 << 22, 10 << 22]


async def test_a_server_is_forgotten_with_its_tables(store: Store) -> None:
    await at_play(store, lobby(500))
    other = await at_play(store, lobby(501, guild=8))
    await store.change_server(9, lambda server: ServerRecord(language="es"))
    await store.write("home_9", "77")
    await store.forget_server(9)
    assert await store.live() == [other]
    assert (await store.server(9), await store.read("home_9")) == (ServerRecord(), None)


async def test_the_last_games_of_a_channel_and_of_a_person(store: Store) -> None:
    for channel in (500, 500, 501):
        over = moved(await at_play(store, lobby(channel)), "over")
        await commit(store, over, row(over, 0), None)
    assert (await store.last_over(500), await store.last_over(7)) == (2, None)
    assert (await store.played_over(1), await store.played_over(7)) == ([3, 2, 1], [])


async def test_all_that_is_stored_of_a_person(store: Store) -> None:
    await store.change_person(1, lambda person: PersonRecord(text_first=True))
    await store.meet_all(1, ["fugitive.hide"])
    await store.create(replace(lobby(501, BOB), calls=(1,), host=2), None)
    table = await at_play(store, lobby())
    await store.keep_draft(table.id, 0, Draft("token", "hide 7"))
    known = await store.known_of(1)
    assert known["settings"]["text_first"] == 1
    assert known["told_once"] == ["fugitive.hide"]
    assert (known["host_of"], known["called_or_invited_to"]) == ([table.id], [1])
    (mine,) = known["tables"]
    assert (mine["name"], mine["orders"], mine["drafts"]) == ("Ada", ["on"], [{"move": "hide 7"}])
    assert [each["move"] for each in mine["moves"]] == ["hide 7 2+4"]


async def test_results_that_are_not_rated_hidden_or_annulled(store: Store) -> None:
    """By moments: who sat at the games before one that change ratings, and what a server and its people are shown."""
    seats, tables = (SeatOutcome(1, won=True), SeatOutcome(2)), []
    for number, ended in enumerate((10.0, 20.0, 20.0, 30.0)):
        over = moved(await at_play(store, lobby(500 + number)), "over")
        await commit(store, over, row(over, 0), None, outcome=OutcomeRecord(ended, 2, seats, reckoned=1))
        tables.append(over)
    first, second, third, last = tables
    before = [len(await store.rated_since(0.0, *each)) for each in ((10.0, 1), (20.0, 2), (20.0, 3), (30.0, 4))]
    assert before == [0, 1, 2, 3]
    assert await store.rated_since(10.5, 20.0, third.id) == [(1, 2)]
    unrated = next(played for played in await store.unrated() if played.table == second.id)
    assert await store.rate(unrated, {})
    assert len(await store.rated_since(0.0, 30.0, last.id)) == 2
    assert [played.rates for played in await store.outcomes_on(9, "fugitive", 0.0, 99.0)] == [True, False, True, True]

    await store.save(first, replace(first, hidden=True, revision=first.revision + 1))
    assert [played.table for played in await store.outcomes_on(9, "fugitive", 0.0, 99.0)] == [2, 3, 4]
    assert [(played.table, played.hidden) for played in await store.outcomes_of(1)][-1] == (1, True)
    assert (await store.first_outcome_on(9), await store.last_game_on(9)) == (20.0, "fugitive")

    assert await store.annul(last.id, True)
    assert not await store.annul(99, True)
    await store.forget_ratings()
    assert [played.table for played in await store.unrated()] == [1, 2, 3]
    assert await store.without_outcome(1) == []
    assert await store.annul(last.id, False)
    assert await store.without_outcome(1) == [last.id]


async def test_who_has_watched(store: Store) -> None:
    """Kept when nobody is told any more, until the private parts of the game go."""
    table = await at_play(store, lobby())
    await store.watch(table.id, WatcherRecord(7))
    await store.watch(table.id, WatcherRecord(7, told=True))
    await store.unwatch(table.id, 7)
    assert (await store.has_watched(table.id, 7), await store.has_watched(table.id, 8)) == (True, False)
    over = moved(table, "over")
    await commit(store, over, row(over, 0), None)
    await store.forget_private(1e12)
    assert not await store.has_watched(table.id, 7)


async def test_what_came_of_ended_games(store: Store) -> None:
    """Written with the end or later, read by person and by server, and rated once in the order of the ends."""
    seats = (SeatOutcome(1, won=True, achievements=("net",)), SeatOutcome(2, seconds=2.5, moves=3))
    for ended in (20.0, 10.0, 30.0):
        over = moved(await at_play(store, lobby()), "over")
        outcome = OutcomeRecord(ended, 2, seats, house=3, reckoned=1)
        await commit(store, over, row(over, 0), None, outcome=None if ended == 30.0 else outcome)
    assert await store.without_outcome(1) == [over.id]
    await store.keep_outcome(over.id, outcome)
    assert (await store.without_outcome(1), await store.without_outcome(2)) == ([], [1, 2, 3])
    assert [played.ended for played in await store.outcomes_of(1)] == [30.0, 20.0, 10.0]
    assert await store.outcomes_of(7) == await store.outcomes_on(8, "fugitive", 0.0, 99.0) == []
    (first,) = await store.outcomes_on(9, "fugitive", 10.0, 20.0)
    assert (first.house, [sitter.user for sitter in first.sitters]) == (3, [1, 2])
    assert tuple(sitter.outcome for sitter in first.sitters) == seats
    assert (await store.first_outcome_on(9), await store.first_outcome_on(8)) == (10.0, None)
    assert (await store.last_game_on(9), await store.last_game_on(8)) == ("fugitive", None)
    assert [played.table for played in await store.unrated()] == [2, 1, 3]
    second, *_ = await store.unrated()
    gone = replace(second, sitters=(second.sitters[0]._replace(user=7), *second.sitters[1:]))
    assert not await store.rate(gone, {"7": RatingRecord(20.0, 8.0, 1)}), "somebody was erased since it was read"
    for mu in (26.5, 27.5):
        assert await store.rate(second, {"1": RatingRecord(mu, 8.25, 1), "practice 1": RatingRecord(25.0, 8.0, 2)})
    assert [played.table for played in await store.unrated()] == [1, 3]
    assert await store.ratings("fugitive", ("1", "2")) == {"1": RatingRecord(26.5, 8.25, 1)}, "a game counts once"
    await store.change_person(1, lambda person: PersonRecord(shown=False))
    assert await store.hidden() == {1}
    known = await store.known_of(1)
    assert [each["achievements"] for each in known["outcomes"]] == [["net"]] * 3
    assert [each["who"] for each in known["ratings"]] == ["1", "practice 1"]
    await store.erase(1, 5.0)
    assert set(await store.ratings("fugitive", ("1", "-1", "practice -1"))) == {"-1", "practice -1"}
    await store.forget_outcomes()
    assert await store.without_outcome(1) == [1, 2, 3]
    assert await store.ratings("fugitive", ("-1",)) == {}


async def test_whom_nobody_may_know_any_more(store: Store) -> None:
    """A computer at live tables, the same number in all kept games; alone, the table is broken off."""
    over = moved(await at_play(store, lobby(500)), "over")
    await commit(store, over, row(over, 0), None)
    shared = await at_play(store, lobby(501))
    alone = await at_play(store, lobby(71, ADA, COMPUTER, guild=None))
    await store.create(
        replace(
            lobby(502, BOB),
            calls=(1,),
            host=2,
            agreements=TableAgreements(
                invited=(1, 2),
                votes={"free 0 1": (2,), "free 0 1 3": (2,), "free 1 2 1": (2,), "free 2 4 3": (1, 2), "pause": (1, 2)},
                substitutes={"free 0 1": 3, "free 1 2": 1, "free 2 4": 3},
                along=Along(
                    former=7,
                    players=(1, 2),
                    watchers=(1, 3),
                    sat_out={"1": 1, "3": 2},
                    bench=(Comer(1, "Ada"), Comer(2, "Ben")),
                ),
                out=(1, 2),
                gone=(1, 2),
                shoulders={"0": Shoulder(1, "Ada", 71), "1": Shoulder(3, "Cleo")},
                looked={"1": 0, "3": 1},
                looked_before=(1, 2),
            ),
            guesses=GUESSES,
        ),
        None,
    )
    assert (await store.known_of(1))["guesses"] == [
        {"table_id": 4, "score": GUESSES.people["1"], "guesses": [["hit", "yes"], ["hit", "no"]]}
    ]
    await store.change_person(1, lambda person: PersonRecord(text_first=True))
    await store.count_use("guest", 1, 2, [Limit(1, 60.0)], 100.0)
    await store.count_use("guest", 2, 1, [Limit(1, 60.0)], 100.0)
    await store.keep_draft(shared.id, 0, Draft("token", "hide 7"))
    await store.paint(shared.id, PostedMessage("hand", 0, 71, 9002))
    mine, theirs = OrdersChange(("draw",)), OrdersChange(given=("coin",))
    undo = UndoSteps({"0": (1,), "1": (2,)}, {"1": mine, "2": theirs})
    claims = (MadeClaim(0, "light", 1, "", True), MadeClaim(1, "meets", 1, "", False))
    await save(store, revised(shared, undo=undo, agreements=replace(shared.agreements, claims=claims)))
    (own,) = [each for each in (await store.known_of(1))["tables"] if each["table_id"] == shared.id]
    assert own["orders_of_steps"] == {"1": mine}, "the person's own alone"
    assert own["claims"] == ["light"], "the person's own alone"
    await store.erase(1, 100.0)
    known = await store.known_of(1)
    assert not any(known.values())
    ended, running, broken = [await store.load(each.id) for each in (over, shared, alone)]
    assert ended is not None
    assert running is not None
    assert broken is not None
    assert (ended.seats[0].user, ended.seats[0].name, ended.host) == (-1, "Incognito 1", -1)
    assert ended.seats[0].contribution == ADA.contribution
    assert (running.seats[0].user, running.seats[0].level, running.host) == (None, "normal", 2)
    assert running.undo.orders == {"2": theirs}, "what the person ordered is gone, what others did is not"
    assert (running.version, await store.draft(shared.id, 0), await store.posted_messages(shared.id)) == (2, None, [])
    assert (broken.status, broken.reason, broken.seats[0].user) == ("void", "empty", -1)
    calling = (await store.live())[-1]
    assert calling.agreements == TableAgreements(
        invited=(2,),
        votes={"free 2 4 3": (2,), "pause": (2,)},
        substitutes={"free 2 4": 3},
        along=Along(former=7, players=(2,), watchers=(3,), sat_out={"3": 2}, bench=(Comer(2, "Ben"),)),
        out=(2,),
        gone=(2,),
        shoulders={"1": Shoulder(3, "Cleo")},
        looked={"3": 1},
        looked_before=(2,),
    )
    assert calling.guesses == TableGuesses(
        2,
        OpenQuestion(2, "hit", EVEN, given={"2": "yes"}),
        SettledQuestion("hit", EVEN, "yes", given={"2": "yes"}),
        {"2": Guesser("Ben", points=1, right=1, guesses=1)},
    )
    await store.erase(1, 200.0)
    await store.erase(2, 200.0)
    ended = await store.load(over.id)
    assert ended is not None
    assert [seat.user for seat in ended.seats] == [-1, -2]


async def test_what_has_a_limit_is_counted_in_time(store: Store) -> None:
    """By whom, or for what, it is counted; what is refused does not count, and what is old is forgotten."""
    once = [Limit(1, 10.0, ("target",)), Limit(2, 60.0)]

    async def use(user: int, target: int, now: float) -> float | None:
        return await store.count_use("role", user, target, once, now)

    assert [await use(1, 7, 100.0), await use(2, 7, 105.0), await use(1, 8, 106.0)] == [None, 110.0, None]
    assert await use(1, 9, 107.0) == 160.0, "two in a minute"
    assert [await use(2, 7, 110.0), await use(2, 9, 111.0)] == [None, None]
    assert await store.count_use("guest", 1, 2, [Limit(1, 60.0, ("user", "target"))], 111.0) is None
    assert await store.count_use("guest", 1, 3, [Limit(1, 60.0, ("user", "target"))], 111.0) is None
    known = await store.known_of(1)
    assert [each["what"] for each in known["limited_uses"]] == ["role", "role", "guest", "guest"]
    assert (await store.known_of(2))["called_at"] == [111.0], "but not by whom"
    assert await use(1, 7, 160.0) is None
    assert await use(1, 10, 20.0) is None, "what is noted for later was noted by a wrong clock"
    await store.forget_uses(111.0)
    for user in (1, 2, 3):
        known = await store.known_of(user)
        assert not [*known["limited_uses"], *known["called_at"]]


async def test_private_parts_of_ended_games_are_forgotten_in_time(store: Store) -> None:
    running = await at_play(store, lobby(501))
    over = moved(await at_play(store, lobby(500)), "over")
    undo = UndoSteps({"0": (1,)}, {"1": OrdersChange(("0.1>chapel",))})
    beside = TableAgreements(
        locked=True,
        along=Along(former=4, watchers=(7,)),
        out=(2,),
        gone=(2,),
        shoulders={"1": Shoulder(7, "Gus", 72)},
        looked={"7": 1},
        looked_before=(8,),
    )
    over = replace(over, agreements=beside, undo=undo, guesses=GUESSES)
    await commit(store, over, row(over, 0), None, posts=[Post("line", -1, b"{}", 1.0)])
    await store.paint(over.id, PostedMessage("panel", 0, 71, 9002, token="a token"))
    await store.paint(over.id, PostedMessage("board", -1, 500, 9001))
    await store.forget_private(1000.0)
    assert len(await store.posted_messages(over.id)) == 2
    await store.forget_private(2000.0)
    kept = await store.load(over.id)
    assert kept is not None
    assert (kept.seats[0].dm, kept.seats[0].orders, kept.snapshot) == (None, (), over.snapshot)
    assert (kept.agreements, kept.undo) == (TableAgreements(locked=True), UndoSteps({"0": (1,)}))
    assert kept.guesses == TableGuesses()
    assert [each.kind for each in await store.posted_messages(over.id)] == ["board"]
    assert await store.outbox(over.id) == []
    assert await store.load(running.id) == running


async def test_a_hand_proves_the_way_to_its_person(store: Store) -> None:
    """Since it was posted, and unless the person sat at a later table without a way."""
    table = await store.create(lobby(500, replace(ADA, user=7, dm=70), replace(BOB, user=8, dm=80)), None)
    await store.paint(table.id, PostedMessage("hand", 0, 70, 701, posted=100.0))
    await store.paint(table.id, PostedMessage("panel", 1, 80, 801, posted=100.0))
    asked = [(7, 99.0), (7, 101.0), (8, 0.0), (9, 0.0)]
    assert [await store.proved_direct(*each) for each in asked] == [70, None, None, None]
    await store.paint(table.id, PostedMessage("hand", 0, 70, 0, posted=100.0))
    assert await store.proved_direct(7, 0.0) is None
    await store.paint(table.id, PostedMessage("hand", 0, 70, 701, posted=100.0))
    await store.create(lobby(501, replace(ADA, user=7, dm=None)), None)
    assert await store.proved_direct(7, 0.0) is None
    last = await store.create(lobby(502, replace(ADA, user=7, dm=70)), None)
    await store.paint(last.id, PostedMessage("hand", 0, 70, 702, posted=100.0))
    assert await store.proved_direct(7, 0.0) == 70

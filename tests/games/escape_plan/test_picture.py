from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.art.colours import TOKENS, luminance
from bot.art.lettering import length
from bot.art.pen import put
from bot.engine.game import Result
from bot.engine.texts import LANGUAGES
from bot.scene.compose import look
from cogs.escape_plan import data
from cogs.escape_plan.data import TILES
from cogs.escape_plan.face import arrangements, parts, town
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.city.tiles import ROTATIONS, Site
from cogs.escape_plan.rules.game import GAME
from tests.contract import pictures
from tests.games.escape_plan.picture_states import DAY, LAST, NAMES, PLACING, drawn, found, say, states, tiles

PAIR = found(2, 2, "turn")


SOLO = found(1, 3, "turn")


OVER = replace(LAST, phase="over", result=Result((0,), "escaped", (1, 2, 3)))


ESCAPED = replace(LAST, players=(replace(LAST.players[0], fate="escaped", place=1), *LAST.players[1:]), escapes=1)


def with_player(state, seat=0, **fields):
    players = list(state.players)
    players[seat] = replace(players[seat], **fields)
    return replace(state, players=tuple(players))


def with_site(state, place, **fields):
    return replace(state, city=tuple(replace(one, **fields) if place in one.tile else one for one in state.city))


def standing(state, kind):
    """Give the tile of the first place of a kind in the city."""
    return next(site.tile for site in state.city if any(each == kind for each, _ in site.data.places))


HOUSE = standing(DAY, "safehouse")


SHOP = next(site for site in DAY.city if site.business in data.BUSINESSES)


BASE = standing(DAY, "gang")


def cubed(state, *owners):
    cubes = list(state.cubes)
    cubes[data.PLACES.index(SHOP.business)] = owners
    return replace(state, cubes=tuple(cubes))


def keyed(state, *keys):
    every = list(state.keys)
    every[data.SAFE_HOUSES.index(state.site(HOUSE).business)] = keys
    return replace(state, keys=tuple(every))


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_picture_is_the_same_for_every_seat(seats):
    """§3.12, the end included, when everything is shown."""
    pictures.check_same_for_all(states(seats), seats, drawn)


@pytest.mark.parametrize("state", [PLACING, DAY, LAST, PAIR, SOLO, OVER])
def test_the_same_view_gives_the_same_bytes(state):
    assert drawn(state) == drawn(state)


@pytest.mark.parametrize(
    ("state", "other"),
    [
        (DAY, replace(DAY, day=1)),
        (DAY, replace(DAY, part=4)),
        (DAY, replace(DAY, acting=1)),
        (DAY, replace(DAY, phase="heat", decider=1)),
        (replace(DAY, phase="heat", decider=0), replace(DAY, phase="heat", decider=1)),
        (DAY, replace(DAY, phase="unlock", unlocking=(0,))),
        (PLACING, replace(PLACING, placers=PLACING.placers[1:])),
        (PLACING, replace(PLACING, placing="S1")),
        (DAY, replace(DAY, shown=(*DAY.shown[:-1], 3 if DAY.shown[-1] != 3 else 2))),
        (LAST, replace(LAST, closed=LAST.closed[:1])),
        (LAST, replace(LAST, exit_stacks=((50,), (40,)))),
        (DAY, replace(DAY, city=DAY.city[:-1])),
        (DAY, with_site(DAY, "S1", turned=(DAY.site("S1").turned + 3) % ROTATIONS)),
        (with_site(DAY, "S1", officers=("swat",)), with_site(DAY, "S1", officers=("federal",))),
        (with_site(DAY, "S1", officers=("swat",)), with_site(DAY, "S1", officers=("county", "swat"))),
        (with_site(DAY, BASE, members=1), with_site(DAY, BASE, members=2)),
        (with_site(DAY, BASE, marker=0), with_site(DAY, BASE, marker=1)),
        (with_site(DAY, HOUSE, business="safe1"), with_site(DAY, HOUSE, business="safe2")),
        (keyed(DAY, "green"), keyed(DAY, "green", "red")),
        (keyed(DAY, "green"), keyed(DAY, "yellow")),
        (cubed(DAY), cubed(DAY, 0)),
        (cubed(DAY, 0), cubed(DAY, 1)),
        (cubed(DAY, 0), cubed(DAY, 0, -1)),
        (PAIR, replace(PAIR, sandra="S1" if PAIR.sandra != "S1" else "S2")),
        (SOLO, replace(SOLO, costa="S1" if SOLO.costa != "S1" else "S2")),
        (SOLO, replace(SOLO, part=3)),
        (DAY, with_player(DAY, at=(HOUSE, "safehouse") if DAY.players[0].at[0] != HOUSE else ("S1", "clinic"))),
        (DAY, with_player(DAY, fate="arrested")),
        (LAST, ESCAPED),
        (LAST, OVER),
        (OVER, replace(OVER, result=Result((1,), "escaped", (2, 1, 3)))),
        (OVER, replace(OVER, result=Result((), "caught", (1, 1, 1)))),
    ],
)
def test_every_public_fact_is_in_the_picture(state, other):
    assert drawn(state) != drawn(other)


@pytest.mark.parametrize(
    "secret",
    [{"cash": 77}, {"plan": "P9"}, {"stash": (("casino", 100),)}, {"exit_tiles": (50,)}, {"seen_patrol": (1, 2)}],
)
def test_secrets_are_not_in_the_picture(secret):
    """§3.12."""
    for seat in range(3):
        assert drawn(DAY, seat) == drawn(with_player(DAY, seat, **secret), seat)


def test_the_title_says_what_is_going_on():
    def told(state):
        return parts.situation_words(GAME.view(state, None), GAME.view(state, None).placed, say(names=NAMES[:3]))

    first = NAMES[PLACING.order[0]]
    assert told(PLACING) == f"{first} places a tile (1 of 4)"
    assert told(replace(PLACING, placing="B1")) == f"{first} is choosing the place on B1"
    assert told(DAY) == f"{NAMES[DAY.seat]}'s action"
    assert told(replace(DAY, phase="heat", decider=1)) == "Ben moves an officer"
    assert told(replace(DAY, phase="unlock")) == "Income: assets may be unlocked"
    assert told(OVER) == "Ana wins"
    assert told(replace(OVER, result=Result((), "caught", (1, 1, 1)))) == "Nobody escaped"


def test_how_it_stands_with_an_exit():
    """§3.2."""
    some = GAME.view(replace(LAST, closed=(2,), day=2), None)
    assert [facts.exit_state(some, number) for number in (1, 2, 3)] == ["unknown", "closed", "unknown"]
    both = GAME.view(replace(LAST, closed=(2, 1), day=2), None)
    assert [facts.exit_state(both, number) for number in (1, 2, 3)] == ["closed", "closed", "later"]
    assert facts.exit_state(GAME.view(replace(LAST, closed=(2, 1), day=3), None), 3) == "open"


@pytest.mark.parametrize(("escapes", "cost"), [(0, 0), (1, 4), (2, 8), (3, 8)])
def test_what_the_next_to_leave_pays(escapes, cost):
    """§4.7."""
    assert facts.exit_price(GAME.view(replace(LAST, escapes=escapes, rules="first"), None)) == cost


def test_alone_the_part_of_the_day_sets_the_cost():
    """§4.7."""
    assert [facts.exit_price(GAME.view(replace(SOLO, part=part), None)) for part in range(5)] == [0, 3, 6, 9, 12]


def test_only_the_most_notorious_in_the_city_are_wanted():
    """§3.8."""
    state = DAY
    for seat, notoriety in enumerate((3, 5, 5)):
        state = with_player(state, seat, notoriety=notoriety)
    assert facts.most_wanted(GAME.view(state, None)) == {1, 2}
    assert facts.most_wanted(GAME.view(with_player(state, 1, fate="arrested"), None)) == {2}


@pytest.mark.parametrize("tile", TILES)
def test_things_stand_in_their_zones(tile):
    """§4.1."""
    one, roles = TILES[tile], town.ROLES[tile]
    for role, (_, zone) in zip("pq", one.places, strict=False):
        assert one.edges[roles.index(role)] == zone
        assert role.upper() in roles
    assert ("s" in roles) == bool(one.subway)
    assert not one.subway or one.edges[roles.index("s")] == one.subway
    assert ("h" in roles) == one.helipad
    assert "o" in roles


@pytest.mark.parametrize("turned", range(ROTATIONS))
def test_an_edge_has_the_ground_of_its_type(turned):
    """§4.1: what the city says about an edge is what one sees there."""
    site = Site("S2", 0, 0, turned)
    frame = town.Frame(107, 107, 93)
    picture = shown(town.tile(site, frame)).convert("RGB")
    for direction in range(ROTATIONS):
        x, y = town.point_towards((107, 93), direction, 107 * 0.79)
        around = picture.crop((round(x) - 8, round(y) - 3, round(x) + 8, round(y) + 3))
        seen = [colour for _, colour in around.getcolors(1 << 12)]
        ground = parts.LANDS[site.edge(direction)][0]
        assert any(max(abs(a - b) for a, b in zip(each, ground, strict=True)) < 6 for each in seen)


def test_land_types_differ_without_colour():
    grey = {land: parts.ART.sprite(f"land-{land.lower()}-0", 107).convert("L") for land in parts.LANDS}
    for one, other in combinations(grey, 2):
        assert share_apart(grey[one], grey[other], 25) > 0.15, (one, other)


def test_officers_differ_without_colour_and_letter():
    outlines = {kind: parts.ART.sprite(f"officer-{kind}", 40).getchannel("A") for kind in data.TYPES}
    for one, other in combinations(outlines, 2):
        assert share_apart(outlines[one], outlines[other]) > 0.06, (one, other)


def test_keys_differ_by_their_form():
    drawings = {key: shown(plated("safehouse", f"key-{key}")).convert("L") for key in data.KEYS}
    for one, other in combinations(drawings, 2):
        assert share_apart(drawings[one], drawings[other], 40) > 0.005, (one, other)


def plated(sign, *marks, shut=False):
    return town.plate(town.Plate(sign, "1", marks, shut), (0, 0), 150)


def shown(piece):
    return look(parts.ART, piece.look)


@pytest.mark.parametrize(
    ("name", "other"),
    tuple(combinations((*data.BUSINESSES, "business", "safehouse", "clinic", "church", "store", "gang"), 2)),
)
def test_signs_differ_by_their_form(name, other):
    one, two = Image.new("L", (48, 48), 255), Image.new("L", (48, 48), 255)
    put(one, parts.ART.sprite(name, 48), 0, 0)
    put(two, parts.ART.sprite(other, 48), 0, 0)
    assert share_apart(one, two) > 0.12


def share_apart(one, other, least=60):
    """Give the share of the pixels that clearly differ."""
    apart = ImageChops.difference(one.convert("L"), other.convert("L")).point(lambda value: 255 if value > least else 0)
    return apart.histogram()[255] / (one.width * one.height)


def test_a_closed_business_is_darker():
    """§4.2."""
    open_one, closed = (shown(plated("gym", "free", shut=shut)).getpixel((9, 84)) for shut in (False, True))
    assert luminance(closed[:3]) < luminance(open_one[:3]) / 2


def test_cubes_of_a_business_and_its_free_spaces():
    """§4.2: two spaces for three players, three for four. A cube has the form of its owner's token."""
    business = SHOP.business
    assert facts_of(cubed(DAY), business) == (("free", "free"), False)
    assert facts_of(cubed(DAY, 2), business) == (("token 2", "free"), False)
    assert facts_of(cubed(DAY, 2, -1), business) == (("token 2", "neutral"), True)


def facts_of(state, business):
    return town.cube_marks(GAME.view(state, None), business)


def test_pawns_keep_their_colours():
    state = found(5, 1, "turn")
    counts = dict(map(reversed, pictures.opened(drawn(state)).convert("RGB").getcolors(1 << 16)))
    for colour in TOKENS[:5]:
        assert counts.get(colour, 0) > 400, colour


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_town_stays_between_header_and_exits(seats):
    for state in states(seats):
        scene = arrangements.board(GAME.view(state, None), say(names=NAMES[:seats]))
        left, top, right, bottom = parts.TOWN
        for tile in tiles(scene):
            high = tile.width * town.TALL / 2
            assert left - 1 <= tile.x - tile.width / 2 < tile.x + tile.width / 2 <= right + 1
            assert top - 1 <= tile.y - high / 2 < tile.y + high / 2 <= bottom + 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_tile_of_the_town_is_too_small_for_a_phone(seats):
    """E6: 1,200 pixels become 310, on which a tile is to be 44 wide at least."""
    for state in states(seats):
        scene = arrangements.board(GAME.view(state, None), say(names=NAMES[:seats]))
        assert min(tile.width for tile in tiles(scene)) >= 2 * 84


def test_names_that_the_font_lacks_get_a_letter():
    assert drawn(DAY, names=("日本語", "🦊", "")) != drawn(DAY)


def test_every_colour_that_is_named_stays_as_it_is():
    assert not {*parts.FLAT, *parts.ART.index.colours} - {*parts.PALETTE.colours}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_not_cut(language):
    """What goes on beside the longest time, and how it is with three exits beside five prices."""
    for state in (PLACING, replace(PLACING, placing="B1"), replace(DAY, part=2, phase="heat", decider=0)):
        names = ("Maximiliane", *NAMES[1:])
        scene = arrangements.board(GAME.view(state, None), say(language, names))
        assert not [run.text for part in scene.parts for run in part.runs if "…" in run.text]
    for closed, day in (((1, 2), 3), ((2, 3), 2)):
        many = replace(found(5, 3, "turn"), closed=closed, day=day)
        part = parts.exits(GAME.view(many, None), (5, 5), "", say(language))
        *states_of, leaving = part.runs
        ends = [run.x + length(run.text, run.size) for run in states_of]
        assert all(end < 40 + parts.EXIT * (at + 1) - 30 for at, end in enumerate(ends[:2]))
        assert ends[-1] < leaving.x - length(leaving.text, leaving.size)

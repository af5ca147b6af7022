"""A small bot that uses everything; it knows nothing of any local server."""

import asyncio
import io
import struct
import zlib

import discord
from discord import app_commands
from discord.ext import commands

GAMES = ["chess", "checkers", "go", "hearts", "werewolf"]


def png(number, size=64):
    """A valid picture whose colour depends on a number."""
    colour = bytes(((number * 37) % 256, (number * 91) % 256, (number * 151) % 256))
    rows = b"".join(b"\0" + colour * size for _ in range(size))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    parts = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


def picture(number, name="board.png"):
    return discord.File(io.BytesIO(png(number)), name, description=f"A board after {number} moves")


COUNTS = {}


class Count(discord.ui.DynamicItem[discord.ui.Button], template=r"sample:(?P<game>\d+):count"):
    """A button that outlives the process."""

    def __init__(self, game):
        self.game = game
        style = discord.ButtonStyle.success
        super().__init__(discord.ui.Button(label="Count", custom_id=f"sample:{game}:count", style=style))

    @classmethod
    async def from_custom_id(cls, interaction, item, match, /):
        return cls(int(match["game"]))

    async def callback(self, interaction):
        number = COUNTS[self.game] = COUNTS.get(self.game, 0) + 1
        embed = discord.Embed(title="Board", description=f"count={number}", colour=0x00AA00)
        embed.set_image(url=f"attachment://board{number}.png")
        await interaction.response.edit_message(embed=embed, attachments=[picture(number, f"board{number}.png")])


class OldForm(discord.ui.Modal, title="Your move"):
    move = discord.ui.TextInput(label="Move", placeholder="e2e4", min_length=2, max_length=10)

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"moved {self.move.value}", ephemeral=True)
        await interaction.followup.send(f"{interaction.user.display_name} moved")


class NewForm(discord.ui.Modal, title="Options"):
    intro = discord.ui.TextDisplay("Everything in **one** form.")
    pace = discord.ui.Label(
        text="Pace",
        description="How fast",
        component=discord.ui.Select(
            options=[discord.SelectOption(label=x.title(), value=x) for x in ("live", "slow", "none")]
        ),
    )
    side = discord.ui.Label(
        text="Side",
        component=discord.ui.RadioGroup(
            options=[discord.RadioGroupOption(label=x.title(), value=x) for x in ("white", "black")]
        ),
    )
    extras = discord.ui.Label(
        text="Extras",
        component=discord.ui.CheckboxGroup(
            required=False,
            min_values=0,
            options=[discord.CheckboxGroupOption(label=x.title(), value=x) for x in ("clock", "hints")],
        ),
    )
    other = discord.ui.Label(text="Opponent", component=discord.ui.UserSelect(required=False, min_values=0))

    async def on_submit(self, interaction):
        said = [
            *self.pace.component.values,
            self.side.component.value,
            *sorted(self.extras.component.values),
            *[user.display_name for user in self.other.component.values],
        ]
        await interaction.response.edit_message(content=" ".join(said))


class Board(discord.ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @discord.ui.button(label="Hidden hand")
    async def hand(self, interaction, _):
        await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            await interaction.user.send("Your secret hand: 7 8 9", file=picture(3, "hand.png"))
        except discord.Forbidden as error:
            await interaction.followup.send(f"no ({error.code})", ephemeral=True)
        else:
            await interaction.followup.send("Sent to your DMs.", ephemeral=True)

    @discord.ui.button(label="Move", style=discord.ButtonStyle.primary)
    async def move(self, interaction, _):
        await interaction.response.send_modal(OldForm())

    @discord.ui.button(label="Options")
    async def options(self, interaction, _):
        await interaction.response.send_modal(NewForm())

    @discord.ui.button(label="Resign", style=discord.ButtonStyle.danger)
    async def resign(self, interaction, _):
        await interaction.response.send_message("Resign?", ephemeral=True, delete_after=None)

    @discord.ui.button(label="Never", disabled=True)
    async def never(self, interaction, _): ...

    @discord.ui.select(
        placeholder="Choose", options=[discord.SelectOption(label=x.title(), value=x) for x in ("rock", "paper")]
    )
    async def choose(self, interaction, select):
        await interaction.response.edit_message(content=f"chosen {select.values[0]}")

    @discord.ui.select(
        placeholder="Cards",
        min_values=0,
        max_values=3,
        options=[discord.SelectOption(label=f"Card {n}", value=str(n), description=f"worth {n}") for n in range(1, 12)],
    )
    async def cards(self, interaction, select):
        await interaction.response.edit_message(content="cards " + " ".join(select.values))

    @discord.ui.select(cls=discord.ui.UserSelect, placeholder="Against")
    async def against(self, interaction, select):
        await interaction.response.send_message(select.values[0].mention)


class Vote(discord.ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @discord.ui.button(label="Vote", custom_id="dm:vote")
    async def vote(self, interaction, _):
        await interaction.response.edit_message(content="voted", view=None)


def counted():
    view = discord.ui.View(timeout=None)
    view.add_item(Count(7))
    return view


class SampleBot(commands.Bot):
    def __init__(self, **options):
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
        super().__init__(commands.when_mentioned, intents=intents, guild_ready_timeout=0.01, **options)
        self.heard = []
        self.errors = []
        self.ready_at_all = asyncio.Event()

    async def before_identify_hook(self, shard_id, *, initial=False):
        """Without the five seconds that are kept between two sessions on Discord."""

    async def setup_hook(self):
        self.add_dynamic_items(Count)
        self.add_view(Vote())
        add_commands(self.tree)
        self.tree.error(self.on_tree_error)
        await self.tree.sync()

    async def on_tree_error(self, interaction, error):
        self.errors.append(getattr(error, "original", error))

    async def on_ready(self):
        self.ready_at_all.set()

    async def on_message(self, message):
        self.heard.append((message.author.name, message.content, message.guild is None))


def add_commands(tree):
    @tree.command(description="Answer")
    async def ping(interaction: discord.Interaction):
        await interaction.response.send_message(f"pong {interaction.locale} {interaction.guild_locale}")

    @tree.command(description="Start a game")
    @app_commands.describe(game="Which game", opponent="Against whom", rounds="How many rounds")
    async def play(
        interaction: discord.Interaction,
        game: str,
        opponent: discord.Member | None = None,
        rounds: app_commands.Range[int, 1, 9] = 3,
    ):
        embed = discord.Embed(title=game, description="A **board** with `cells`.", colour=0x3366FF)
        embed.add_field(name="Turn", value=interaction.user.mention)
        embed.add_field(name="Rounds", value=str(rounds))
        embed.set_footer(text="Table 1 · round 1")
        embed.set_image(url="attachment://board.png")
        await interaction.response.send_message(embed=embed, file=picture(1), view=Board())

    @play.autocomplete("game")
    async def games(interaction: discord.Interaction, current: str):
        return [app_commands.Choice(name=g.title(), value=g) for g in GAMES if current.lower() in g]

    group = app_commands.Group(name="table", description="Tables")

    @group.command(description="A counting board")
    @app_commands.choices(size=[app_commands.Choice(name=n, value=n) for n in ("small", "large")])
    async def new(interaction: discord.Interaction, size: str = "small", quiet: bool = False):
        await interaction.response.send_message(f"A {size} table", view=counted(), ephemeral=quiet)

    tree.add_command(group)

    @tree.command(description="Work slowly")
    async def slow(interaction: discord.Interaction):
        await interaction.response.defer()
        await interaction.edit_original_response(content="slow result", attachments=[picture(5, "slow.png")])

    @tree.command(description="Tell somebody")
    async def whisper(interaction: discord.Interaction, who: discord.User):
        await interaction.response.defer(ephemeral=True)
        try:
            await who.send("psst", view=Vote())
            await interaction.followup.send("ok")
        except discord.Forbidden as error:
            await interaction.followup.send(f"no ({error.code})")

    @tree.command(description="Say it in the channel")
    async def announce(interaction: discord.Interaction, nonce: str | None = None):
        await interaction.response.defer(ephemeral=True)
        try:
            message = await interaction.channel.send("announcement", nonce=nonce)
            await message.edit(content="announcement, edited")
            await interaction.followup.send("announced")
        except discord.HTTPException as error:
            await interaction.followup.send(f"http {error.status} code {error.code}")

    @tree.command(description="For moderators")
    @app_commands.default_permissions(manage_channels=True)
    @app_commands.guild_only()
    async def moderate(interaction: discord.Interaction):
        await interaction.response.send_message("done", ephemeral=True)

    @tree.context_menu(name="Profile")
    async def profile(interaction: discord.Interaction, member: discord.Member):
        await interaction.response.send_message(f"profile of {member.display_name}", ephemeral=True)

    @tree.context_menu(name="Quote")
    async def quote(interaction: discord.Interaction, message: discord.Message):
        await interaction.response.send_message(f"> {message.content}", ephemeral=True)

    @tree.command(description="Fail")
    async def boom(interaction: discord.Interaction):
        raise RuntimeError("boom")

"""Everything that talks to Discord. Only this package and the cogs import discord.py."""

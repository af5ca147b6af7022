"""The part of the bot that talks to Discord. Only this package and the cogs import discord.py."""

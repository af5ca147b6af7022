"""What people do at their clients and what they see, in two worlds: SimCord and our own local server.

Steps are written once, in the words of `tests/ui/world.py` and `tests/ui/player.py`, and played in both. What only one
can do is marked `only`, with the reason. Where the two differ, Discord's documentation decides:

- Channel without Send Messages: what that denies implicitly (Embed Links, Attach Files) is "not explicitly denied when
  doing permissions calculations" (topics/permissions). SimCord had it; our server took the bits out and was corrected.
- Closed direct messages: 50007 refuses to *send* (opcodes). Our server refuses new messages and lets old ones be
  edited; SimCord has no such users, so its driver injects the same.
- No server in common: 50278 refuses to send (opcodes). Ours does; SimCord lets it pass, so no scenario posts then.
- Locales: an interaction tells the language of its user and of the server (interactions/receiving-and-responding).
  SimCord always says en-US, so its driver writes them in.
- Forms: a menu that shows a default sends it when nobody touches it (components). Ours does; SimCord calls a required
  menu that was not touched missing, so its driver fills it in. SimCord takes a form once, ours again, as a client does
  after an answer that failed.
- Menus: Discord's client goes on showing what was chosen in a menu and does not send it again (discord-api-docs 4801,
  7536, 7765). Neither world is a client, so the people are: `tests/ui/menus.py` refuses such a choice in both.
- Locked threads: posting is refused with 160005 (opcodes). Ours does; SimCord lets it pass, so its driver injects it.
- Servers: both drivers tell of one that is lost or left (GUILD_DELETE) and found again (GUILD_CREATE), and refuse its
  channels with 50001 meanwhile.
- Nonces: with `enforce_nonce` a repeated one gives the first message (resources/message). Ours does, SimCord ignores
  them: lost answers are tried in `tests/drills`, as are 30046, rate limits and the gateway.
"""

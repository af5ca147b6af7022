"""What people do at their clients and what they see, behind our own local server.

Steps are written in the words of `tests/ui/world.py` and `tests/ui/player.py`. What the server does where it matters,
and which part of Discord's documentation says so:

- Channel without Send Messages: what that denies implicitly (Embed Links, Attach Files) is "not explicitly denied when
  doing permissions calculations" (topics/permissions).
- Closed direct messages: 50007 refuses to *send* (opcodes). New messages are refused, old ones may be edited.
- No server in common: 50278 refuses to send (opcodes).
- Locales: an interaction tells the language of its user and of the server (interactions/receiving-and-responding).
- Forms: a menu that shows a default sends it when nobody touches it (components). A form is taken again after an answer
  that failed, as a client sends it.
- Menus: Discord's client goes on showing what was chosen in a menu and does not send it again (discord-api-docs 4801,
  7536, 7765). The server is no client, so the people are: `tests/ui/menus.py` refuses such a choice.
- Locked threads: posting is refused with 160005 (opcodes).
- Servers: one that is lost or left is told of (GUILD_DELETE), and found again (GUILD_CREATE); meanwhile its channels
  are refused with 50001.
- Nonces: with `enforce_nonce` a repeated one gives the first message (resources/message); one whose message was deleted
  is refused with 10008 (discord-api-docs 6647). Lost answers, 30046 and the gateway are tried in `tests/drills`.
- Rate limits are only counted here, by a clock on which people and tables take their time (`tests/ui/pace.py`). They
  are kept in `limits`, with the time that requests take. A scenario that is faster than people lets time pass, or plays
  by `play_fast`.
- Threads: only a member takes one out of the archive, and a client does so before it sends a press (topics/threads,
  discord-api-docs 8474). Whoever writes there or is mentioned is a member.
- Voice and stage channels: who may not connect may do nothing there (topics/permissions).
- Roles that are not mentionable are mentioned only by who may mention everyone (resources/message).
"""

## Words
and = and
and-before-i = and
pace = Time for a turn
language = Language of the table
language-en = English
language-es = Español
pace-0 = no limit
pace-300 = 5 minutes
pace-900 = 15 minutes
pace-3600 = 1 hour
pace-86400 = 1 day
level-easy = easy
level-normal = normal
level-hard = hard

## Buttons
button-join = Join
button-leave = Leave
button-options = Options
button-language-es = En español
button-language-en = In English
button-start = Start
button-start-needs = { $missing ->
    [one] Start needs 1 more
   *[other] Start needs { $missing } more
}
button-hand = My hand
button-log = Log
button-rules = Rules
button-down = Bring board down
button-rematch = Rematch
button-verify = Verify
button-start-over = Start over
button-type = Type it
button-resign-sure = Resign
button-end-sure = End the game

## Lobby
lobby-rematch = { $game } · rematch
seat-free = free
seat-host = host
seat-computer = { $name } · computer, { $level }
seat-dm-open = DM works
seat-dm-closed = uses My hand
seal-line = Shuffle: sealed `{ $seal }…` · anyone can check it after the game
table-footer = Table { $table }
computer-add = Add computer
computer-change = Change computers
computer-remove = Take a computer out
computer-name = Computer { $number }
joined = You are in. Your hand will come by direct message, and { $hand } under the board shows it too.
joined-dm-closed = You are in. Your direct messages are closed, so press { $hand } under the board to see your cards; nothing else changes for you.
dm-proof = { $game }, table { $table }: your hand will come here.
dm-proof-new = { $game }: your hand will come here.
opened = Table { $table } is open. Press { $start } there when all are in: { $link }
opened-dm-closed = Table { $table } is open. Your direct messages are closed, so press { $hand } under the board to see your cards; nothing else changes for you. Press { $start } there when all are in: { $link }
rematch-open = Table { $table } is open for a rematch. You are in; the others press { $join }.
options-title = Options
options-switches = Switched on
options-none = none
table-scenes = Scenes
table-scenes-about = Great moments get a message of their own in the channel
table-watch = Watch the computers
table-watch-about = Computers take about a second for each move, so that you see it
preset-set = { $preset }: the options of this table are set for it.

## Playing
game-ends = ⏳ The time of this game is over { $when }.
ping = { $user }, your turn: { $turn }
ping-remind = { $user }, your time is nearly up: { $turn }
panel-rests = This panel no longer changes by itself. { $hand } opens a fresh one.
draft-changed = Your choice was changed in another place. This is what it is now:
draft-incomplete = Something is still to be chosen.
choose-question = What do you do? …
type-title = Type your answer
typed-unreadable = That could not be read. Write numbers with spaces or commas between them, such as 7 12.
type-nothing = Nothing is asked of you that can be typed.
stale = That question is closed. This is how things stand now.
talk-line = 🤫 **{ $who }**, table { $table }: { $text }
talk-told = Sent to { $names }, and to nobody else.
talk-missed = Not delivered, direct messages closed: { $names }.
talk-nobody = There is nobody at this table whom you may talk to in secret.
log-title = Log of table { $table }
log-empty = Nothing has happened yet.
since = Since your last turn
since-more = … and { $count } more: see the log.
log-part = Lines { $first } to { $last } of { $lines }
log-file-here = The log as a file.
button-earlier = Earlier
button-later = Later
button-my-turn = My last turn
button-board = Board
button-more = More
button-less = Less
command-my = my
command-my-about = What holds for you at all tables
command-pictures = pictures
command-pictures-about = Whether your hands come with pictures or as text alone
command-pictures-wanted = wanted
command-pictures-shown = with pictures
command-pictures-text = text first
pictures-shown = Your hands come with pictures again.
pictures-text = Your hands come as text alone, with all that the pictures would tell.
button-skip = Skip to the end
skip-later = People are still playing: their turns are not skipped.
skipped = The computers play on without a pause; the end comes in a moment.
button-log-file = As a file
rules-newer = The rules of this game were put right. From here on it goes on under the new ones.
befell = { $game }, table { $table }:
ending-moves = { $moves } moves.
ending-numbers = { $moves } moves in { $time }.
duration-minutes = { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}
duration-hours = { $hours } h { $minutes } min
duration-days = { $days } { $days ->
    [one] day
   *[other] days
} { $hours } h
rematch-calls = { $people }: a rematch? Press { $join }.
rules-title = { $game }: the rules in short
board-down = The board is at the bottom again: { $link }
confirm-resign-title = Resign?
confirm-resign = You leave the game for good and lose it. The others are told.
confirm-end-title = End this game?
confirm-end = The table is broken off for everybody and nobody wins.
resigned-title = Resigned
resigned = You have left the game.
ended-title = Ended
ended = The table has been broken off.
void-ended = This game was broken off by its host or a moderator. Nobody has won.
void-gone = The channel of this table is gone. Nobody has won.
void-empty = Everybody has left this table.
void-rewound = The bot was set back to a state from before this table was opened. It is gone, and nobody has won.
void-unreadable = This game could not be read after an update and was broken off. Its log is kept. Nobody has won.
rewound = ⏪ **This game is restored to: { $chapter }**, as it stood on { $when }. The bot had to go back to a copy of its games. What came after is gone: moves, offers, choices half made, calls. Buttons of earlier messages no longer work; those below this one do.
rewound-hand = ⏪ **{ $game }, table { $table }, is restored to: { $chapter }**, as it stood on { $when }. Moves, offers and choices half made since then are gone. Play on with the hand below; buttons of earlier messages no longer work.
rewound-lobby = ⏪ **This table is restored** as it stood on { $when }. The bot had to go back to a copy of its games. Whoever has joined or left since then does so again, with the buttons below.
rewound-deal = the deal
games-none = You play at no table. To open one: { $commands }
games-lobby = { $game }, table { $table }: in its lobby · { $link }
games-turn = **{ $game }, table { $table }: your turn** · { $link }
games-waiting = { $game }, table { $table }: waiting for others · { $link }

## The check after the game
verify-title = The check of table { $table }
verify-agrees = Every shuffle and move agrees: { $moves } moves and { $draws } draws of chance follow from the secret with the seal `{ $seal }…`, and from what each player's Join brought. Compare that seal with the one that the lobby showed.
verify-seal = It does not agree: the secret has another seal than the one beside it.
verify-move = It does not agree: move { $version } ("{ $move }") was not possible.
verify-chance = It does not agree: the chance of move { $version } does not follow from the secret.
verify-rules = This game was played by an earlier number of the rules ({ $rules }; today they are { $today }). Release { $release } can check it: python -m bot verify FILE.
verify-end = It does not agree: the end is not where the moves lead.
verify-later = The shuffle can be checked when the game is over.
rematch-later = A rematch can be opened when the game is over.

## Why not
refuse-not-now = That cannot be done now.
refuse-not-offered = That is not one of your choices now.
refuse-incomplete = Something is still to be chosen.
refuse-closed = This table is closed.
refuse-started = The game has begun.
refuse-seated_already = You sit at this table already.
refuse-not_seated = You do not sit at this table.
refuse-full = Every seat is taken.
refuse-host_only = Only the host may do that.
refuse-no_computer = There is no computer at this table.
refuse-no_level = There is no computer of that strength.
refuse-no_option = That option does not exist.
refuse-too_few = { $missing ->
    [one] One more player is needed.
   *[other] { $missing } more players are needed.
}
press-unreadable = That button could not be read. Press one of those under the newest board.
press-old-release = That button is from an older release of the bot. Use /board for a new one.
repeated = That press has been carried out already.
press-rewound = The bot was set back to an earlier state of its games, and this message tells of what came after it. Nothing was done. How things stand is under the newest board and in your newest hand; /games lists your tables.
press-elsewhere = That button works in the channel of its own table alone. /games lists your tables.
press-other-seat = That button is for { $who }.
table-gone = Table { $table } no longer exists.
not-your-table = You do not play at this table.
not-dealt = The game is not running: there are no cards to see.
look-nothing = There is nothing to look at more closely in this game.
lobby-over = The lobby is closed: the game has begun or is over.
no-table = There is no table in this channel. To open one: { $commands }
many-tables = You play at several tables: use this command in the channel of one. /games lists them.
server-only = A table needs a channel of a server.
channel-busy = Table { $table } is still open in this channel. One channel, one table.
channel-busy-link = One channel, one table (a thread is a place of its own). Table { $table } is still open here: { $link }
permissions-missing = I cannot hold a table here: I lack { $missing } in this channel. Ask somebody who manages the server.
board-barred = I may not write in the channel of table { $table }. The board comes as soon as I may; hands go on meanwhile.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-embed_links = Embed Links
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
end-not-allowed = Only the host, or somebody who may manage messages, can end a table.
stopping = The bot is restarting. Your game is safe; press again in a moment.
command-old = This command has changed. Try again in a moment; if it stays, restart Discord.
failed = Something went wrong here. Your game is safe: My hand shows how it stands. If it happens again, tell whoever runs the bot this number: { $reference }
answer-lost = Discord did not take the answer. What was done is kept: My hand shows how things stand.

## Commands
command-new = new
command-pace = pace
command-language = language
command-hand = hand
command-hand-about = Show your hand, only to you
command-board = board
command-board-about = Bring the board to the bottom of the channel
command-log = log
command-log-about = Tell what happened so far, only to you
command-rules = rules
command-rules-about = The rules of a game in short
command-rules-game = game
command-rules-game-about = Which game; by default the one played here
command-resign = resign
command-resign-about = Leave the running game for good
command-games = games
command-games-about = Your tables and whose turn it is
command-game = game
command-game-about = For hosts and moderators
command-type = type
command-type-about = Type your answer to the question on your hand, with suggestions; it is then confirmed there
command-type-answer = answer
command-type-answer-about = Such as C W21, Chapel, Casino, or 7 12
command-talk = talk
command-talk-about = Write in secret to those whom the rules let you talk to, such as the other escape officers
command-talk-message = message
command-talk-message-about = What they read; nobody else does, and it is not kept
command-end = end
command-end-about = Break off the table in this channel

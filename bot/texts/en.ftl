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
button-word = My word
button-without = Deal without the beacon
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
seal-line = Shuffle: sealed `{ $seal }` · anyone can check it after the game
beacon-wanted = The deal waits for a public beacon (drand) that nobody can foresee.
beacon-lost = ⚠️ Beacon not reached. Try again in a while; the host can also go on without: { $without }.
shuffle-own = The shuffle of this table is sealed: `{ $seal }`. Keep this: after the game it shows that the secret was not changed. Your word in the shuffle is `{ $word }`; { $change } in the lobby changes it.
shuffle-closed = 🔒 The lobby of table { $table } is closed. The shuffle is sealed: `{ $seal }`
shuffle-words = Mixed with it: { $words }
shuffle-word = { $name } `{ $word }`
shuffle-beacon = And with round { $round } of the drand beacon, which comes at { $when }: { $address }
shuffle-mixed = 🎲 Round { $round } of the beacon has come: `{ $randomness }`. The cards are dealt.
shuffle-without = ⚠️ The beacon was not reached: the cards are dealt without round { $round }. Whoever runs the bot could have chosen this.
shuffle-broken = ✂️ The deal of table { $table } was broken off after its lobby had closed: nothing is dealt with round { $round } of the beacon.
word-title = Your word in the shuffle
word-label = A word, or anything else
word-about = It is shown to all when the lobby closes. Left empty, the bot gives you a number.
word-taken = Your word in the shuffle is `{ $word }`. Look for it in the message that closes the lobby.
table-beacon = Public beacon
table-beacon-about = The deal waits up to a minute for a number that nobody can know before
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
ending-head = Seal `{ $seal }`, last link of the moves `{ $head }`
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
void-unreadable = This game could not be read after an update and was broken off. Its log is kept. Nobody has won.
games-none = You play at no table. To open one: { $commands }
games-lobby = { $game }, table { $table }: in its lobby · { $link }
games-turn = **{ $game }, table { $table }: your turn** · { $link }
games-waiting = { $game }, table { $table }: waiting for others · { $link }

## The check after the game
verify-title = The check of table { $table }
verify-agrees = Every shuffle and move agrees: { $moves } moves and { $draws } draws of chance follow from the secret with the seal `{ $seal }`, and from what the players brought.
verify-seal = It does not agree: the secret has another seal than the one of the lobby.
verify-kept-seal = It does not agree: the seal of this game is `{ $seal }`, and yours is `{ $kept }`.
verify-move = It does not agree: move { $version } ("{ $move }") was not possible.
verify-chance = It does not agree: the chance of move { $version } does not follow from the secret.
verify-link = It does not agree: the chain breaks at move { $version }, which is not as it was made.
verify-head = It does not agree: `{ $head }` is no link of this game, so moves were changed after you kept it.
verify-rules = This game was played by an earlier number of the rules ({ $rules }; today they are { $today }). Release { $release } can check it: python -m bot verify FILE.
verify-end = It does not agree: the end is not where the moves lead.
verify-note-before = Not proven: this game was begun before seals were kept and moves chained. Compare `{ $seal }` with the seal of its lobby; that no move was changed afterwards cannot be shown.
verify-note-words = Compare with the message that closed the lobby; each player brought: { $words }
verify-note-house = Dealt without a beacon: this holds against the players. Whoever runs the bot could have chosen the deal by what a second account brought.
verify-note-lost = Round { $round } of the beacon was named but not mixed in: whoever runs the bot could have chosen to deal without it.
verify-note-beacon = Mixed in: round { $round } of the drand beacon, `{ $randomness }`, of { $when }. The message that closed the lobby must be older than that. The signature of the beacon is not checked here; look the round up: { $address }
verify-note-seal-given = Your seal is the one of this game: the secret was there when you were shown it.
verify-note-seal-short = The { $digits } digits of your seal agree. All 64 prove more: `{ $seal }`.
verify-note-seal-open = Compare the seal with the one in your direct message: `{ $seal }`.
verify-note-head-given = Heads of yours that are links of this game: { $count }. No move before them was changed since.
verify-note-head-open = No head given: that no move was changed after the game shows only with what stood after # under a board.
verify-how = **Check it without us:** open `{ $page }` in a browser; it is a program of its own and asks nothing of the bot. With our rules: `python -m bot verify { $file } --seal SEAL --head HEAD`. SEAL is in your direct message from the lobby, HEAD stood after # under any board.
page-title = The check of a game
page-lead = This page recomputes a game of Escapade by itself, without the bot and without a network.
page-language = Español
page-file = Another game (the file that Verify gave)
page-about = Game: { $game }, rows of its log: { $moves }
page-no-game = Choose a game first.
page-seal = The seal that you kept
page-seal-where = From your direct message when you joined, from the lobby or from the message that closed it
page-heads = Heads that you kept
page-heads-where = What stood after # under a board, one a line
page-check = Check
page-agrees = Seal, contributions, every draw and every link agree: { $moves } rows and { $draws } draws of chance.
page-agrees-before = The draws agree, as far as this game tells what they were below: { $moves } rows and { $draws } draws of chance.
page-rules = Not shown here: that the moves follow the rules and lead to the end. That needs the rules themselves: `python -m bot verify FILE`.
page-unreadable = This cannot be read as a game: { $why }
page-no-crypto = This browser does not let a page like this compute SHA-256. Save the page and open the file in another browser.
page-self-test = This browser computes BLAKE2b wrongly: nothing can be checked with it.
page-kept-wrong = A seal has 64 hexadecimal digits, a head 32 or 64: what you gave cannot be read.
verify-later = The shuffle can be checked when the game is over.
rematch-later = A rematch can be opened when the game is over.

## Why not
refuse-not-now = That cannot be done now.
refuse-not-offered = That is not one of your choices now.
refuse-incomplete = Something is still to be chosen.
refuse-closed = This table is closed.
refuse-dealing = The lobby is closed: the cards are dealt as soon as the beacon has spoken.
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
command-about = about
command-about-about = What this bot is, and how its shuffles can be checked
about-title = Escapade
about = A bot that keeps the table for five escape games: { $commands }. Each shuffle is sealed before anybody sits down and can be checked by anybody after the game, under *Verify*.
about-deals = { $dealt } { $dealt ->
    [one] game
   *[other] games
} dealt here so far, { $beacon } of them with a public beacon. Deals broken off after their lobby had closed: { $broken }.
command-end = end
command-end-about = Break off the table in this channel

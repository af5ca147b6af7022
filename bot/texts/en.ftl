## Words
and = and
and-before-i = and
pace = Time for a turn
language = Language of the table
language-en = English
language-es = Español
pace-0 = no limit
pace-45 = 45 seconds (game night)
pace-300 = 5 minutes (live, with a time bank)
pace-900 = 15 minutes (live, with a time bank)
pace-3600 = 1 hour (relaxed)
pace-86400 = 1 day (a game over several days)
level-easy = easy
level-normal = normal
level-hard = hard

## Buttons
button-join = Join
button-leave = Leave
button-close = Close
button-options = Options
button-more-options = More options
button-language-es = En español
button-language-en = In English
button-start = Start
button-start-needs = { $missing ->
    [one] Start (1 player missing)
   *[other] Start ({ $missing } players missing)
}
button-fill = Fill with computers and start
button-hand = My hand
button-words = Show in words
button-board-more = More
board-more = More at this table:
board-more-nothing = The game is over: there's nothing else to do here.
button-log = Log
button-rules = Rules
button-down = Move board down
button-pause = Pause
button-resume = Resume
button-free = Free { $name }'s seat
button-take = Sit down
button-rematch = Again
button-rematch-swapped = Again, sides swapped
button-another = Another game
button-out = I'm out
button-verify = Verify
button-fair = Fair deal ✓
button-word = Add your own randomness
button-without = Deal without the beacon
button-manage = Table settings …
button-locked-on = Lock
button-locked-off = Unlock
button-private-on = Make private
button-private-off = Open to all
button-wanted-on = Look for players
button-wanted-off = Stop looking
button-three = Best of three
button-three-on = Best of three
button-three-off = A single game
button-casual-on = Casual game
button-casual-off = Rated game
button-thread = Open in a thread
button-start-over = Start over
button-type = Type an answer
button-resign-sure = Resign
button-end-sure = End the game
button-end-table = End table { $table }
button-leave-sure = Leave the series
button-ask-end = Ask everyone
button-agree-end = End without a result
button-ask-call = Propose ending now
button-agree-call = Yes, it's over

## Home
home-title = Escapade
home-lead = Choose an escape game: play it now against computers, learn it by playing, or open a table for your friends.
home-more = Here you find how to begin, what this bot is, your past games, and the language the bot uses with you.
server-language-title = The language of this server
server-language-about = You can manage this server, so you can choose its language. Should its tables speak English from now on? You can change that later with /{ command-setup }.
button-server-language = English for this server
server-language-done = New tables on this server speak English. You can change that with /{ command-setup }.
home-language = From now on the bot talks to you in English. You can change that with { -to-settings }.
home-hidden = Do you see only a name and buttons? Choose *{ button-text_first-on }* in { -to-settings }.
home-turn = { $alone ->
    [yes] ▶️ **Your turn in { $game }**
   *[no] ▶️ **Your turn in { $game } with { $names }**
}
home-waits = { $alone ->
    [yes] { $game }
   *[no] { $game } with { $names }: waiting for them
}
home-lobby = { $alone ->
    [yes] { $game }: your table isn't full yet
   *[no] { $game } with { $names }: not started yet
}
home-wanted = 🔎 **Tables looking for players**
home-wanted-table = { $game }, table { $table }: { $seated } of { $most } seats taken · [Join]({ $link })
home-players = { $several ->
    [yes] { $least }–{ $most } players
   *[no] { $most } players
}
home-minutes = { $several ->
    [yes] { $least }–{ $most } min
   *[no] about { $most } min
}
home-first = your first game: { $minutes } min
home-left-out = The first game leaves out { $rules }.
button-play-whole = With all rules
emblem-alt = The emblem of { $game }
button-play-now = Play now
button-with-friends = With friends
button-all-games = All games
button-open-table = Open a table
button-play-real = Play it for real
button-scene-over = Go on
button-ending = How it ended
friends-elsewhere = To play with friends you need a server channel. Open the home page there ({ -to-home }), choose { $game } and press *{ button-with-friends }*.
button-learn = Learn
button-continue = Continue
button-help = Help
button-about = About
button-invite = Add to your server
play-here = ▶️ { $game }: your game begins here.
play-begun = { $game } has begun here. The board is below: { $link }
play-begun-direct = -# { $game } is also in your direct messages: { $link }
learn-begun = -# Your lesson in { $game } is also in your direct messages: { $link }
play-nowhere = Your direct messages are closed to me, and you can't play here either. { $why } The easiest fix: allow direct messages from this server (in the server's menu, under Privacy Settings) and press again.
play-held = I can't write to you right now, and you can't play here either. { $why } The easiest fix: press again in a few minutes.
continue-none = You have no game running. Choose a game and press *{ button-play-now }*.
continue-there = Your table is here: { $link }
help-title = How it works
help-begin = **Alone, now:** choose a game on the home page ({ -to-home }) and press *{ button-play-now }*. Computers take the other seats, and the game comes by direct message.
help-friends = **With friends:** choose a game in a channel and press *{ button-with-friends }*. Your friends press *Join*. The host adds computers if there are too few of you, and presses *Start*.
help-hand = **Your hand** is only for you: your cards, and the buttons for your choices. It comes by direct message. *My hand* under the board shows it in the channel too, and no one else sees it.
help-closed = **Direct messages closed?** Nothing is lost: use *My hand*. To open them: the server's menu, Privacy Settings, Direct Messages.
help-turn = **Whose turn?** The first line of the board says so, and the bot pings you when it's your turn. { -to-games } lists your games.
help-rules = **Rules:** press *{ button-rules }* under any board or hand. If a choice isn't allowed, the bot tells you which rule forbids it.
help-commands = **Commands:** { -to-home } shows all games, { -to-games } your tables, { -to-hand } your hand. Type / to see every command.
about-games = Who made these games
about-not-ours = The titles belong to their designers and publishers. Escapade isn't connected with any of them, and its pictures and texts are its own. If you enjoy a game here, buy the box.
about-privacy = **Privacy.** I keep your Discord ID, your name at the table, your language and your moves. I don't read messages in channels, and I give nothing to anyone else.
about-version = **Version** { $version }, release { $release }. Free software under the MIT licence.
about-contact = **Who runs this bot:** { $contact }
about-no-contact = **Who runs this bot:** ask the people who manage this server.

## Lobby
lobby-rematch = { $game } · next game
lobby-missing = { $missing ->
    [one] **One more player is needed to start, or add a computer.**
   *[other] **{ $missing } more players are needed to start, or add computers.**
}
lobby-missing-computers = { $missing ->
    [one] **Add a computer to start.**
   *[other] **Add { $missing } computers to start.**
}
lobby-ready = { $more ->
    [yes] **Ready: { $host } can press { button-start }, or wait for more players.**
   *[no] **Everyone is here: { $host } can press { button-start }.**
}
lobby-ready-alone = **Ready: press { button-start }.**
seat-free = free
seat-free-direct = free for a computer
seat-host = host
seat-computer = { $name } · computer, { $level }
temper-bold = bold
temper-careful = careful
temper-spiteful = spiteful
temper-talkative = talkative
lobby-voice = 🎙 Also in the voice channel: { $people }
seat-hand-below = opens their hand under the board
lobby-locked = 🔒 Locked: no one else may sit down.
lobby-private = ✉️ Private: only invited people may sit down and watch.
lobby-wanted = 🔎 This table is looking for players.
lobby-three = 🏁 Best of three: the next lobby opens automatically after each game, and players swap roles if the game has roles.
lobby-casual = 🛋️ Casual game: no rating, no achievements. Players may let a friend look over their shoulder.
lobby-teaching = 🎓 Teaching game: if two people play, they see each other's hands. Advice is on.
wanted-call = 🔎 { $role }: { $game }, table { $table }, is looking for players.
host-now = { $user } is now the host of this table.
sent-away = { $user }, the host has taken you out of the lobby of table { $table }.
invited = { $user }, you are invited to this table: press { $join } in its lobby.
manage-title = Table { $table }: host settings
manage-locked-off = 🔓 **Open:** anyone may take a free seat.
manage-locked-on = 🔒 **Locked:** no one else may sit down.
manage-private-off = 👥 **Public:** everyone in the channel may sit down and watch.
manage-private-on = ✉️ **Private:** only invited people may sit down and watch.
manage-wanted-off = 💤 **Not looking** for players.
manage-wanted-on = 🔎 **Looking for players:** the table is listed on the home page ({ -to-home }).
manage-three-off = 🎲 **A single game.**
manage-three-on = 🏁 **Best of three:** the next lobby opens automatically after each game, and players swap roles if the game has roles.
manage-casual-off = 🏅 **The game is rated**, and no one may show a hand to a friend.
manage-casual-on = 🛋️ **A casual game:** no rating, no achievements. Players may let a friend look over their shoulder.
manage-teach = 🎓 **Teach a friend:** the two of you see each other's hands in a casual game, with advice.
menu-teach = Teach a friend
manage-guests = Invited: { $names }{ $guests ->
    [0] {""}
    [one] {" "}and one more person
   *[other] {" "}and { $guests } more people
}.
manage-invite = To invite someone, use { -to-invite }.
manage-hand-over = You can make someone else host. A host who stays silent for a day while others wait loses the role automatically.
manage-alone = You're the only person at this table, and its host.
manage-handed-over = { $name } is now the host of this table.
menu-send-away = Take someone out of the lobby
menu-hand-over = Make someone else host
thread-name = { $game } · { $host }
thread-not-allowed = I can't make a thread here. I need a text channel and the permissions Create Public Threads (Create Private Threads for a private table) and Send Messages in Threads. Press this in the table's own channel.
thread-refused = Discord doesn't let me make a thread here now. Perhaps the server has too many active threads. The table stays in this channel.
opened-beside = The table has its own thread, since this channel already has a table.
opened-post = The table is a post in the forum for tables.
post-looking = { $game } · table { $table } · looking for players
post-playing = { $game } · table { $table } · playing
post-over = { $game } · table { $table } · over
board-in-post = In a forum post the board is always the first message: { $link }
forum-gone = The table isn't in the forum for tables: that forum is gone or hidden from me, so choose another with /{ command-setup }.
forum-missing = The table isn't in the forum for tables: I'm missing { $missing } there.
forum-tag = The table isn't in the forum for tables: each post there needs a tag. Choose a tag for the state *looking* with /{ command-setup }.
forum-refused = The table isn't in the forum for tables: Discord didn't let me make a post there just now.
private-table = Table { $table } is private: only its players and invited people may watch.
invite-sent = I've invited and pinged { $user }: { $link }
invite-asks = { $user } may take over from { $name } as soon as everyone in the game agrees. I've asked the players. When they agree, I'll ping { $user }: { $link }
invite-nobody = You can only invite people. Add computers in the lobby.
host-alone = You're playing alone here, so there's nothing to decide.
fair-line = 🔒 Fair deal ✓ sealed: anyone can check the shuffle after the game
seal-posted = 🔒 **Fair deal ✓ sealed** · table { $table }
seal-file =
    Fair deal, table { $table }

    The seal is the SHA-256 of the secret behind every shuffle of this table.
    It was posted before the deal, and the bot never edits that message.
    Keep it: after the game it proves that the secret wasn't replaced.

    Seal:
    { $seal }
words-file =
    Fair deal, table { $table }

    The cards come from the secret behind the seal and from what each player added.
    Check that your own line is right. If it's changed later, the check after the game fails.

    What each player added to the shuffle:
    { $words }

    Seal:
    { $seal }
beacon-file =
    Fair deal, table { $table }

    { $beacon }

    This number is also part of the shuffle.
file-round = Round { $round } of the drand beacon, { $address }
file-round-missed = This round was announced, but its number wasn't mixed into the shuffle.
proof-file =
    Fair deal, table { $table }: the proof

    Seal:
    { $seal }

    Secret:
    { $secret }
proof-secret-later = published when the day is over
proof-words =
    What each player added to the shuffle:
    { $words }
proof-beacon =
    Beacon:
    { $beacon }
proof-head =
    Head, the last link in the chain of moves:
    { $head }
proof-about =
    The SHA-256 of the secret is the seal. Compare the seal with seal-{ $table }.txt, posted before the deal.
    To recompute every draw and every link, press "Fair deal ✓" and then "Verify" under the end of the game.
grudge = 💭 { $whom } has not forgotten { $deed }. Has { $who }?
grudge-own = I have not forgotten { $deed }, { $who }.
deal-made = 🃏 The cards are dealt.
beacon-wanted = The deal waits for the drand beacon, a public random number that no one can foresee.
beacon-lost = ⚠️ I couldn't reach the beacon. Try again in a while. The host can also go on without it: { $without }.
shuffle-closed = 🔒 The lobby of table { $table } is closed. The file shows what each player added to the shuffle.
shuffle-beacon = The deal waits for a public random number, round { $round } of the drand beacon. It is published at { $when }: { $address }
fair-title = Fair deal ✓ · table { $table }
fair-lobby = I chose the secret behind every shuffle when this lobby opened, and posted its seal in seal-{ $table }.txt: keep that file. Each player adds something too, so no one can pick the cards. After the game, *Verify* recomputes every card from the secret and what the players added.
fair-own = Your part so far: `{ $word }`. **{ $add }** lets you put in anything you like.
fair-playing = The deal is sealed: seal-{ $table }.txt was posted before it, so no one can replace the secret unnoticed. The code below, the head, locks every move so far. Keep the head: if a move made before it is changed later, *Verify* shows that. The head gives away nothing hidden.
fair-over = Every card came from the secret behind the seal and from what the players added. You find both in proof-{ $table }.txt, under the end of the game. **{ $verify }** recomputes every card now and gives you a page that checks the game without me.
shuffle-without = ⚠️ I couldn't reach the beacon: the cards are dealt without round { $round }. The bot's operator could have brought this about on purpose.
shuffle-broken = ✂️ The deal of table { $table } was called off after its lobby had closed: round { $round } of the beacon isn't used.
word-title = Add your own randomness
word-label = Anything you like
word-about = Everyone can read it once the cards are dealt. If you leave it empty, the bot picks a number.
word-taken = Added: `{ $word }`. It's mixed into the shuffle. You'll find it in words-{ $table }.txt when the cards are dealt.
table-beacon = Public beacon
table-beacon-about = The deal waits up to a minute for a public number that no one can know in advance
table-footer = Table { $table }
computer-add = Add computer
computer-change = Change computers
computer-remove = Remove a computer
computer-name = Computer { $number }
joined = You're in. Your hand will come by direct message, and { $hand } under the board shows it too.
joined-dm-closed = You're in. Your direct messages are closed, so press { $hand } under the board to see your cards.
joined-dm-held = You're in. I can't write to you right now, so press { $hand } under the board to see your cards.
dm-proof = { $game }, table { $table }: your hand will come here.
dm-proof-new = { $game }: your hand will come here.
opened = Table { $table } is open. Press { $start } there when everyone is in: { $link }
opened-direct = Table { $table } is open, for you alone. Choose which computers play, then press { $start }.
opened-dm-closed = Table { $table } is open. Press { $start } there when everyone is in: { $link } Your direct messages are closed, so press { $hand } under the board to see your cards.
opened-dm-held = Table { $table } is open. Press { $start } there when everyone is in: { $link } I can't write to you right now, so press { $hand } under the board to see your cards.
rematch-open = Table { $table } is open for the next game. You're in; everyone else presses { $join }: { $link }
options-title = Options
options-switches = Options switched on
options-none = none
table-show = Show
show-quiet = quiet: only the board shows what happens
show-show = a message for each big moment
show-party = party: the whole show
table-advice = Advice
table-advice-about = Players may ask what a strong computer would do
table-talk = Computers talk
table-talk-about = Computers comment on big moments, and players may make claims
lobby-on = yes
lobby-off = no
table-watch = Watch the computers
table-watch-about = Computers take about a second per move, so you can follow
preset-set = The options of this table are now set to: { $preset }.

## Playing
game-ends = ⏳ Time for the whole game · { $relative }
game-stands = ⏸ The clock of this game is stopped.
turn-ends = ⏳ { $name }'s time · { $relative }
turn-ends-saved = ⏳ { $name }'s time · { $relative } · { $saved } of it from the time bank
turn-thinks = 🤔 { $name } is thinking
turn-stands = ⏸ { $name }'s time is paused
own-turn-ends = ⏳ Your time · { $relative }
own-turn-ends-saved = ⏳ Your time · { $relative } · { $saved } of it from the time bank
own-turn-stands = ⏸ Your time is paused.
board-away = 💤 Away: { $names }. A computer plays for them until they press anything here.
board-deserted = 💤 Everyone is away: the clocks are stopped until one of you presses anything here. After 14 days the game is suspended.
board-paused = ⏸ Paused: you all agreed, and no clock runs. Any player can end the pause with *{ $resume }*.
board-pause-asked = ⏸ A player asks for a pause. Still to press *{ $pause }*: { $names }.
hand-away = 💤 A computer plays for you. To play again yourself, press anything here.
hand-deserted = 💤 Everyone is away, and the clocks are stopped. To go on with the game, press anything here.
hand-paused = ⏸ You all agreed to a pause: no clock runs.
away-missed = 💤 { $name } ran out of time twice in a row. A computer plays for { $name } until { $name } presses anything at this table.
away-left = 💤 { $name } left the server. A computer plays for { $name } until { $name } presses anything at this table.
away-all = Everyone who plays here is away now: the clocks are stopped until one of you presses anything. If no one does for 14 days, the game is suspended and kept for 30 more days.
own-away-missed = 💤 You ran out of time twice in a row, so a computer plays for you. To play again yourself, press anything at the table. If the other players give your seat away before that, you lose.
own-away-left = 💤 You've left the server of this table, so a computer plays for you. To play again yourself, press anything at the table. If the other players give your seat away before that, you lose.
pause-asked = ⏸ { $others }{ $name } asks for a pause: the clocks stop once every player has pressed *{ $pause }*.
pause-begins = ⏸ Everyone agreed: this game is paused, and no clock runs. Any player can end the pause with *{ $resume }*.
pause-ends = ▶ { $name } ended the pause: the clocks go on where they stopped.
paused-now = The game is paused. *{ $resume }* ends the pause.
pause-waits = You agreed to a pause. Still to agree: { $names }.
resumed-now = The pause is over.
free-waits = You agreed that someone else may take over from { $name }. Still to agree: { $names }.
free-now = Everyone agrees: the first to sit down takes over from { $name }.
seat-freed = 🪑 Everyone agrees: the seat of { $name } is free. The first person to sit down plays on from here with that seat's cards, and { $name } loses the game. Private messages to { $name } stay secret.
seat-asks = 🪑 The host invites { $user } to take over from { $name }, who is away. { $user } would see that seat's cards, so every player has to agree. Still to agree: { $names }.
seat-passed = 🪑 { $who } takes over from { $name }, who loses this game. For { $who } this game is practice and doesn't count for anything.
seat-invited = 🪑 { $user }, the host invites you to take over from { $name }, who is away, with that seat's cards.
seat-invited-own = 🪑 { $table }: the host invites you to take over from { $name }, who is away, with that seat's cards. Press *{ $take }* there: { $link }
manage-substitute = A player is away: you may invite another person to take over that seat.
menu-substitute = Invite someone to take over from { $name }
seat-briefing = { $table }: you take over from { $name } here. Your hand shows this seat's cards, and the log shows what everyone heard. Private messages to { $name } stay secret.
ping = { $user }, your turn: { $turn }
ping-remind = { $user }, your time is nearly up: { $turn }
ping-last = { $user }, your time is nearly up for the second time in a row. If it runs out, a computer plays for you until you press something. { $turn }
panel-rests = This panel is no longer up to date. { $hand } opens a fresh one.
draft-changed = You changed your choice elsewhere. It's now:
draft-incomplete = You still have something to choose.
choose-question = What do you do? …
type-title = Type your answer
typed-unreadable = I couldn't read that. Write numbers with spaces or commas between them, such as 7 12.
type-nothing = You have no question that you can answer by typing.
stale = That question is closed. Here's the game as it is now.
talk-line = 🤫 **{ $who }**, table { $table }: { $text }
talk-told = Sent to { $names }, and to no one else.
talk-missed = Not delivered. I can't send direct messages to { $names }.
talk-refused = Not delivered: { $names } turned table talk off.
talk-nobody = There's nobody at this table you may talk to in secret.
log-title = Log of table { $table }
log-empty = Nothing has happened yet.
since = Since your last turn
since-away = Welcome back! While you were away, a computer played for you
since-before = { $count ->
    [one] 1 earlier turn is in the log.
   *[other] { $count } earlier turns are in the log.
}
log-part = Lines { $first } to { $last } of { $lines }
log-file-here = Here's the log as a file.
button-earlier = Earlier
button-later = Later
button-my-turn = My last turn
button-board = Board
button-moves = More moves
button-more = More
button-advise = Advice
advice = 💡 What a strong computer would do
advice-move = { $chance ->
    [-1] **{ $move }**.
    [0] **{ $move }**: hardly ever wins.
    [1] **{ $move }**: wins about 1 time in 10.
    [10] **{ $move }**: nearly always wins.
   *[other] **{ $move }**: wins about { $chance } times in 10.
}
advice-place = { $place ->
    [-1] **{ $move }**.
   *[other] **{ $move }**: your average place is { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $players }.
}
advice-not-here = There's no advice at this table: the host hasn't allowed it.
advice-busy = The computer is still thinking about its advice, which will appear in your hand.
board-advice = advice allowed
lesson-step = Step { $number } of { $of }
lesson-others-move = Hang on, { $who } is moving …
lesson-own-move = Hang on, the game goes on …
lesson-other = You can do that. The lesson goes another way, but you may try your move and come back.
lesson-try-or-take = Do it anyway, or make the lesson's move: **{ $move }**.
lesson-strayed = You left the lesson's path. From here on it's a real game: see how it goes, and go back when you like.
lesson-learned = The lesson ends here.
lesson-over-title = The lesson is over
lesson-over = Well done. You know the basics now: open a table whenever you like.
lesson-begins = { $game }: your lesson begins here.
lesson-none = This game has no lesson.
lesson-dm-closed = The lesson comes by direct message, but your direct messages are closed. Open them for this server (*Privacy settings*) and press again.
button-lesson-others = Other moves …
button-lesson-step = Back to the lesson
button-lesson-return = Back to the lesson
button-lesson-leave = Play on freely
button-lesson-enough = End the lesson
button-other-side = Other side
button-lesson-try = Do it anyway: { $move }
verify-lesson = A lesson starts from a fixed position: there's no shuffle to verify.
lesson-again = You're back at your step: { $link }
void-lesson = The lesson is over.
refuse-no_lesson = The lesson here is over.
button-carry = Carry out orders
button-back = Undo
button-further = Go back to …
button-agree-back = Agree
button-refuse-back = No
back-title = Go back · table { $table }
back-about = Every player has to agree, even one who is away or has resigned. The game returns to just before the point you choose, and earns no rating and no achievements. Nobody forgets what they have seen, and hidden cards stay where they were. Later draws are random again.
back-choose = Go back to before …
back-asks = ⏪ { $name } would like to go back to just before this: { $before } Does everyone agree? The game then earns no rating and no achievements. { $others }
back-refused = { $name } doesn't agree: the game goes on.
back-done = ⏪ Everyone agreed: the game is back to just before this: { $before } Later draws are random again.
back-waits = I've asked the table. The game goes back once everyone agrees. A move that everyone sees ends the vote.
back-went = The game is back at that point.
back-stays = The game goes on.
refuse-back-no-time = You can't undo that step: you've already used the time it gave you.
refuse-back-over = That vote is over: something has happened since.
refuse-back-asked = Another player has already asked to go back: answer that first, in the channel.
house-event-took_back = { $who } took a step back.
    .who = You took a step back.
house-event-took_back_unseen = { $who } took a step back.
    .who = You took a step back.
house-event-returned = Everyone agreed to go back, as { $who } asked.
    .who = Everyone agreed to go back, as you asked.
house-event-claimed = { $who } claims: *{ $claim }*
    .who = You claim: *{ $claim }*
house-event-called = { $who_count ->
        [0] Everyone agreed it was over: nobody wins.
        [one] Everyone agreed it was over: { $who } wins.
       *[other] Everyone agreed it was over: { $who } win.
    }
    .who = { $who_count ->
        [one] Everyone agreed it was over: you win.
       *[other] Everyone agreed it was over: you're one of { $who_count } winners.
    }
house-steps-back = { $who } took { $count } steps back.
    .who = You took { $count } steps back.
button-withdraw = Withdraw orders
hand-lead-turn = { $table }: your turn
hand-lead-wait = { $table }: waiting
hand-lead-wait-for = { $table }: waiting for { $who }
hand-lead-thinks = { $table }: { $who } is thinking
hand-lead-over = { $table }: the game is over
hand-waits = The picture is updated on your turn
hand-waits-alt = Your own picture. It is updated on your turn; the text above says what has changed since.
hand-lead-private = Everything secret is below this line, since a phone shows the beginning of a message on its lock screen. You chose text only; you can bring the pictures back with { -to-settings }.
hand-missing = { $targets }: { $why }
hand-vain = ⚠ Press again to do it anyway.
hand-orders = 📌 Standing orders: { $orders }.
button-less = Less
settings-title = Your settings
settings-about = These apply at every table.
settings-rest = ⏳ Changes to quiet hours, holidays and your time zone count from your next turn on. They don't stop a running clock. Quiet hours stop a clock for at most 12 of any 24 hours.
settings-language-discord = 🌐 Language: **as in your Discord**
settings-language-en = 🌐 Language: **English**
settings-language-es = 🌐 Language: **Español**
settings-language-why = Your hands, answers and direct messages come in this language. A board speaks the language of its table.
button-language = Language …
menu-language = Language
menu-language-discord = As in Discord
menu-language-en = English
menu-language-es = Español
settings-text_first-off = 🖼 Your hands: **with pictures**
settings-text_first-on = 📄 Your hands: **text only**, as plain messages with everything the pictures would show. They come without a notification.
settings-coaching-on = 💡 Coaching: **on**. Your hand explains everything new in a sentence, once. It stops you once before each kind of mistake that loses games.
settings-coaching-off = 💡 Coaching: **off**. Your hand explains nothing.
settings-show-on = 🎬 Show at big moments: **on for you** at tables that have it switched on
settings-show-off = 🎬 Show at big moments: **off for you** at every table
settings-shown-on = 🏷 Your name: **shown** on leaderboards and wherever others read or share their games. Game pictures show your Discord picture
settings-shown-off = 🏷 Your name: **hidden**. You're on no leaderboard. Where others read or share their games, you're called *somebody*; in game pictures you're a letter
button-invitations-on = Allow invitations
button-invitations-off = No invitations
button-whispers-on = Allow table talk
button-whispers-off = No table talk
button-shown-on = Show my name
button-shown-off = Hide my name
button-text_first-on = Text only
button-text_first-off = With pictures
button-show-on = See the show
button-show-off = No show for me
button-coaching-on = Coaching on
button-coaching-off = Coaching off
settings-invitations-on = ✉ Invitations: **hosts may ping you** to invite you to their tables, each host once a day
settings-invitations-off = ✉ Invitations: **none**. You can still sit down where you're invited, but no host can ping you
settings-whispers-on = 🤫 Table talk: **you get it** by direct message, in games that have it
settings-whispers-off = 🤫 Table talk: **none**. Players who whisper to you are told that you don't get it
settings-pings-on = 🔔 Your turns: **a ping in the channel**. While you're at the table, it comes only if you take a while to answer
settings-pings-direct = 🔔 Your turns: **a direct message**, or a ping in the channel if your direct messages are closed. While you're at the table, it comes only if you take a while to answer
settings-pings-off = 🔕 Your turns: **no pings**
settings-pings-digest = 📬 Your turns: **one direct message a day, at { $hour }**, if any game is waiting for you
settings-soon-on = 👀 Before your turn: **you get a direct message** when you're next
settings-soon-off = 👀 Before your turn: **no message**
settings-zone-unknown = 🌍 Your time zone: **not known**, so you have no quiet hours, and times are shown in UTC
settings-quiet-none = 🌍 It is { $now } where you are. Quiet hours: **none**
settings-quiet = 🌙 It is { $now } where you are. Quiet hours: **{ $first } to { $last }**. You get no pings then. In games with an hour or more per turn, your clock stops too
settings-away = 🏖 You're on holiday until { $until }: I won't ping you. In games with an hour or more per turn, your clock stops. Boards show that you're away.
settings-snoozed = 💤 No pings until { $until }
settings-zone-title = Your time zone
settings-zone-why = Choose the region where you live and then a city with your time, or say what time it is. I use your time zone for your quiet hours and the daily message. No one else sees it.
settings-zone-region = I live in …
settings-zone-list = { $first } to { $last } …
settings-zone-west = It is now … (west of Greenwich)
settings-zone-east = It is now … (Greenwich or east of it)
button-soon-on = Tell me before my turn
button-soon-off = No message before my turn
button-zone = Time zone …
button-settings = Back
menu-pings = How I ping you …
menu-pings-on = In the channel
menu-pings-direct = By direct message
menu-pings-off = Not at all
menu-pings-digest = Once a day, at { $hour }
menu-quiet = Quiet hours …
menu-quiet-none = No quiet hours
menu-quiet-hours = { $first } to { $last }
menu-away = Holiday …
menu-away-days = { $days ->
    [0] No holiday
    [one] One day
   *[other] { $days } days
}
away-too-long = A holiday can last at most 14 days. The next can begin on { $again }.
snoozed = No pings until { $until }. You can change that with { -to-settings }.
snooze-others = That ping was for another player. You can change your own pings with { -to-settings }.
call = 🔔 { $game }, table { $table }, your turn: { $turn }
call-remind = ⏳ { $game }, table { $table }, your time is nearly up: { $turn }
call-soon = 👀 { $game }, table { $table }: it's { $who }'s turn, and you're next.
button-snooze-hour = 💤 Ping in an hour
button-snooze-tomorrow = 💤 Ping tomorrow
board-holiday = 🏖 { $name } is on holiday until { $until }.
digest = 📬 { $count ->
    [one] One game is waiting for you:
   *[other] { $count } games are waiting for you:
}
games-watched = { $game }, table { $table }: you are watching · { $link }
zone-region-usa = United States
zone-region-canada = Canada and Greenland
zone-region-central = Mexico, Central America, Caribbean
zone-region-south = South America
zone-region-europe = Europe
zone-region-russia = Russia
zone-region-africa = Africa
zone-region-asia = Asia
zone-region-indian = Indian Ocean
zone-region-australia = Australia
zone-region-pacific = New Zealand and the Pacific
zone-region-antarctica = Antarctica
zone-name = { $zone ->
    [Antananarivo] Madagascar (Antananarivo)
    [Apia] Samoa (Apia)
    [Araguaina] Araguaína
    [Asuncion] Asunción
    [Auckland] New Zealand (Auckland)
    [Bahia_Banderas] Bahía de Banderas
    [Belem] Belém
    [Bogota] Bogotá
    [Busingen] Büsingen
    [Canary] Canary Islands
    [Cancun] Cancún
    [Cayman] Cayman Islands
    [Chagos] Chagos Islands
    [Chatham] Chatham Islands
    [Chisinau] Chișinău
    [Christmas] Christmas Island
    [Ciudad_Juarez] Ciudad Juárez
    [Cocos] Cocos Islands
    [Comoro] Comoros
    [Cordoba] Córdoba
    [Cuiaba] Cuiabá
    [Curacao] Curaçao
    [DumontDUrville] Dumont d’Urville
    [Easter] Easter Island
    [Efate] Vanuatu (Efate)
    [Eirunepe] Eirunepé
    [El_Aaiun] El Aaiún
    [Fakaofo] Tokelau (Fakaofo)
    [Famagusta] Famagusta (Cyprus)
    [Faroe] Faroe Islands
    [Funafuti] Tuvalu (Funafuti)
    [Galapagos] Galápagos Islands
    [Gambier] Gambier Islands
    [Grand_Turk] Turks and Caicos (Grand Turk)
    [Guadalcanal] Solomon Islands (Guadalcanal)
    [Kerguelen] Kerguelen Islands
    [Kolkata] India (Kolkata)
    [Kralendijk] Bonaire (Kralendijk)
    [Lome] Lomé
    [Longyearbyen] Svalbard (Longyearbyen)
    [Lord_Howe] Lord Howe Island
    [Lower_Princes] Sint Maarten
    [Maceio] Maceió
    [Macquarie] Macquarie Island
    [Mahe] Seychelles (Mahé)
    [Majuro] Marshall Islands (Majuro)
    [Mariehamn] Åland (Mariehamn)
    [Marigot] Saint Martin (Marigot)
    [Marquesas] Marquesas Islands
    [Mazatlan] Mazatlán
    [Merida] Mérida
    [Midway] Midway Islands
    [Miquelon] Saint-Pierre and Miquelon
    [Nassau] Bahamas (Nassau)
    [Ndjamena] N’Djamena
    [Nicosia] Nicosia (Cyprus)
    [Norfolk] Norfolk Island
    [Noronha] Fernando de Noronha
    [Noumea] Nouméa
    [Pago_Pago] American Samoa (Pago Pago)
    [Pitcairn] Pitcairn Islands
    [Port_of_Spain] Trinidad (Port of Spain)
    [Rarotonga] Cook Islands (Rarotonga)
    [Reunion] Réunion
    [Reykjavik] Reykjavík
    [Rio_Gallegos] Río Gallegos
    [Santarem] Santarém
    [Santiago] Santiago de Chile
    [Sao_Paulo] São Paulo
    [Sao_Tome] São Tomé
    [Shanghai] China (Shanghai)
    [St_Barthelemy] Saint Barthélemy
    [St_Helena] Saint Helena
    [St_Johns] St. John’s
    [St_Kitts] Saint Kitts
    [St_Lucia] Saint Lucia
    [St_Thomas] Saint Thomas
    [St_Vincent] Saint Vincent
    [Stanley] Falkland Islands (Stanley)
    [Tirane] Tirana
    [Tongatapu] Tonga (Tongatapu)
    [Tortola] British Virgin Islands (Tortola)
    [Tucuman] Tucumán
    [Urumqi] Ürümqi
    [Vatican] Vatican City
    [Wake] Wake Island
    [Wallis] Wallis and Futuna
    [Zurich] Zürich
   *[other] { $name }
}
button-watch = Watch
button-watch-on = Keep watching
button-watch-tell = Send me big moments
button-watch-quiet = No messages
button-watch-stop = Stop watching
watch-live = 👁 You're watching live. ⏳ { $relative }
watch-ended = ⏸ This message no longer follows the game: Discord allows that for only 15 minutes. Press *{ button-watch-on }* to go on.
watch-told = -# I'll send you a direct message at big moments and when the game ends.
watch-quiet = -# You see what everyone sees. { -to-games } leads you back here.
watch-refused = The host has sent you away from this table, so you can't watch it.
limit-watch = You've pressed this too often. Press it again later. ⏳ { $relative }
board-watching = 👁 { $people } watching
watch-over = You're no longer watching.
watch-own = You play at this table. *My hand* shows you everything you know.
watch-proof = 👁 { $game }: big moments and the end will come here.
watch-dm-closed = Your direct messages are closed. Open them for this server (*Privacy settings*) and press again.
button-onward = Next: { $called }
button-skip = Skip to the end
skip-later = People are still playing, so you can't skip to the end.
skipped = The computers play on without a pause; you'll see the end in a moment.
button-log-file = As a file
rules-newer = We've corrected a mistake in the rules of this game. From here on the corrected rules apply.
release-new = 🆕 The bot has been updated. What has changed at this table:
befell = { $game }, table { $table }:
ending-returned = ⏪ The players agreed to go back in this game, so it earns no rating and no achievements.
ending-gasp = 😱 **Biggest gasp**, from { $people ->
    [one] one person
   *[other] { $people } people
}: { $link } { $moment }
ending-moves = { $moves ->
    [one] 1 move.
   *[other] { $moves } moves.
}
ending-unrated = Not rated: two people here have already played three rated games together today (UTC).
ending-casual = 🛋️ A casual game: no rating, no achievements.
ending-party = 🎉 This game is part of a game night: it isn't rated, and only the score of the evening counts.
ending-numbers = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} in { $time }.
evening-score = 🌙 This evening, after { $games } games: { $score }
duration-minutes = { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}
duration-hours = { $hours } h { $minutes } min
duration-days = { $days } { $days ->
    [one] day
   *[other] days
} { $hours } h
rematch-calls = { $people }: on to the next game? Press { $join }.
another-title = Another game
another-about = Everyone who played or watched here comes along. You're the host.
menu-another = Choose a game
out-title = You're out
out-about = The next game doesn't wait for you. No one is told that you're out, and you can still join its lobby.
along-until = ⏳ { $relative } · The people who have sat out longest get seats first. { $departs ->
    [yes] Then the game starts automatically; the host can start it sooner with *{ button-start }*.
   *[no] Then anyone may sit down.
}
along-watched = 👀 These people watched and are welcome to play: { $people }
along-bench = 🪑 Sitting out now, and first in line for the next seat: { $names }
along-sits-out = All seats went to people who have sat out at least as long as you. You sit out this game and are first in line for a seat in the next one. If someone leaves, you get a seat in this game. *{ button-watch }* shows you the game.
series-next = { $host }: everyone is seated for the next game. Press { $start } when you're ready.
series-score = 🏁 Best of three, game { $game } · { $score }
series-on = 🏁 Best of three · { $score }. The next lobby is open below.
series-left = { $name } left, so the series is over. Thanks for playing!
series-won = { $count ->
    [one] 🏆 { $names } wins the series
   *[other] 🏆 { $names } win the series
} · { $score }
series-shared = 🤝 The series is a draw · { $score }
rules-title = { $game }: the rules in short
book-short = The rules in short
book-chapters = Chapters
book-footer = { $game }: rules, page { $page } of { $pages }
book-picture = In the picture you are { $name }.
book-example = Example.
book-signs = { $sign } marks a ruling of ours: the published rules leave a question open there, or we play differently.
button-book = Rules
button-book-back = Back
button-book-on = Next
button-why = Why can’t I …?
why-title = Why can’t I …?
why-all = Everything that's possible now is in your hand.
why-wait = You have nothing to decide now. You decide again when it's your turn or the game asks you something.
why-aimless = Right now there's nothing you could do this with.
why-rest = Anything not listed here can only be done at another point in the game, or by another player.
hand-down = Your hand is at the bottom again, below its board.
replaced = ⬇️ This message is out of date: there's a newer one below.
folded-turn = { $table }: your turn
folded-waits = { $table }: waiting for other players
folded-lobby = { $table }: not started yet
folded-ended = { $table }: see below how the game ended
folded-over = { $table }: { $ending }
board-down = The board is at the bottom again: { $link }
confirm-resign-title = Resign?
confirm-resign = You'll leave the game for good, and that counts as a loss. I'll tell the other players.
confirm-end-title = End this game?
confirm-end = The game ends for everyone, and nobody wins.
confirm-end-again = This game won't count for anyone. The tournament lets you play it again once.
confirm-end-asks = This game can only end without a result if all its players agree: you can ask them.
confirm-end-resigns = You can also resign. You'll leave the game for good, and that counts as a loss.
confirm-call = House rule *Call it*: computers judge the game by what everyone sees. If they give every rival of the leader less than a 5% chance, all players together can end the game now.
confirm-end-tournament = This game belongs to a tournament. If you leave it, you resign, and that counts as a loss. Only a moderator or the tournament's host can end it without a result, unless that person plays here.
confirm-leave-title = Leave the series?
confirm-leave = You'll leave the series for good, and that counts as a loss. The next game of the series isn't played.
end-waits-title = Everyone has been asked
end-waits = Still to agree: { $names }. A move that everyone sees ends the vote.
end-asks = 🏳 { $name } would like to end this game without a result: it would count for nobody. Does everyone agree? A move that everyone sees ends the vote. { $others }
end-refused = { $name } doesn't agree: the game goes on.
call-asks = 🏁 { $name } thinks this game is decided. Computers think so too: { $many ->
    [0] nobody would win
    [one] { $winners } would win
   *[other] { $winners } would win
}. Should it end now? A move that everyone sees ends the vote. { $others }
call-open-title = Not decided yet
call-open = Computers that see only what everyone sees still give more than one player a chance. They guess the hidden cards, so their numbers give away no secret.
call-chance = { $name }: { $percent }%
called-title = The game is over
called = The game has ended by agreement.
refuse-end-over = That vote is over: something has happened since.
refuse-end-asked = Everyone has already been asked: answer in the channel.
refuse-call-open = Computers don't think this game is decided yet.
refuse-end-needs-all = You can't end this game alone. { -to-end } shows what you can do.
resigned-title = Resigned
resigned = You've left the game.
ended-title = Ended
ended = The table is closed.
void-ended = The host ended this game. Nobody won.
void-consent = All its players agreed to end this game. Nobody won.
void-moderator = A moderator or the tournament's host ended this game. Nobody won.
void-replayed = This game was suspended for 7 days. In the tournament it is played again at another table.
void-gone = The channel of this table is gone. Nobody won.
void-empty = Everyone left this table.
void-closed = You closed this table.
void-expired = This lobby was closed: nobody pressed anything in it for a day.
lobby-expired = { $game }, table { $table }: nobody pressed anything in this lobby for a day, so it is closed.
void-unreadable = After an update I couldn't read this game and had to end it. I've kept its log. Nobody won.
void-lost = No one came back to this table within 30 days, so it was closed. Nobody won.
void-refused = Discord refused the board of this table, so it was closed. Nobody won.
void-series = The series ended before this game began.
table-called = { $game }, table { $table }
suspended = Table { $table } is suspended: I can't reach its channel. I keep it until { $until }, and it comes back automatically when the channel does. Its host or a moderator can move it with { -to-move } in another channel.
suspended-direct = Table { $table } is suspended: I can't write to you. I keep it until { $until }. Allow direct messages from me. Then press one of the table's buttons, or type { -to-move } in your direct messages with me.
suspended-deleted = ⏸ The channel of this table was deleted.
suspended-unknown = ⏸ Discord no longer knows the channel of this table.
suspended-shut = ⏸ I have had no access to the channel of this table for a day.
suspended-deserted = ⏸ All players of this table have been away for 14 days.
suspended-deserted-kept = The game is safe, and its clocks are stopped. It is kept until { $until }. It goes on when one of you presses *{ $hand }*. Its host or a moderator can also move it with { -to-move } in another channel.
suspended-alone = Table { $table } is suspended, since all its players were away for a long time. I keep it until { $until }, and it goes on when a player presses one of its buttons.
suspended-kept = The game is safe, and its clocks are stopped. It is kept until { $until }. It comes back automatically when the channel does. Its host or a moderator can also move it with { -to-move } in another channel.
hand-barred = ⏸ I have no access to the channel of this table. Its clocks are stopped until I have access again.
hand-stuck = ⚠ Discord refused the new board, so the one in the channel is out of date. Your hand here is up to date.
move-nothing = There's no table that you may move here. Only its host, or a member who may manage messages, can move a table.
move-which = More than one of your tables can move here. Give the number of the table you want.
move-here = Table { $table } is already in this channel.
move-elsewhere = Table { $table } plays on another server. It can only come here when it is suspended.
move-company = Other people sit at table { $table }: direct messages can only hold a table you play alone.
moved = Table { $table } plays here now: { $link }
void-rewound = I was restored from a backup made before this table was opened. The table is gone, and nobody won.
rewound = ⏪ **This game is restored to: { $chapter }**, as it was on { $when }. I had to go back to a backup. Everything after that is gone: moves, offers, half-made choices, pings. Buttons on earlier messages no longer work; the ones below do.
rewound-hand = ⏪ **{ $game }, table { $table }, is restored to: { $chapter }**, as it was on { $when }. Moves, offers and half-made choices since then are gone. Play on with the hand below; buttons on earlier messages no longer work.
rewound-lobby = ⏪ **This table is restored** as it was on { $when }. I had to go back to a backup. If you joined or left since then, do it again with the buttons below.
rewound-deal = the deal
games-none = You aren't at any table. { -to-home } opens one.
games-lobby = { $game }, table { $table }: in its lobby · { $link }
games-turn = **{ $game }, table { $table }: your turn** · { $link }
games-waiting = { $game }, table { $table }: waiting for other players · { $link }
games-barred = { $game }, table { $table }: ⏸ I have no access to its channel; its clocks are stopped · { $link }
games-suspended = { $game }, table { $table }: ⏸ suspended, kept until { $until } · { -to-move } moves it

## Where the bot is not
outside-title = Your tables
outside-turn = **{ $table }: your turn**
outside-waiting = { $table }: waiting for other players
outside-lobby = { $table }: in its lobby
outside-stopped = { $table }: ⏸ its clocks are stopped
outside-suspended = { $table }: ⏸ suspended
outside-hands = Your open hands are in your direct messages with me.
outside-hand = { $table }: your hand is in your direct messages with me: { $link }
outside-dm-closed = Here your hand can only come by direct message, and your direct messages are closed to me. Allow them in Discord's *Privacy settings*, then try again.
button-outside-hand = Open hand { $table }
invite-me =
    To play together you need me on your server. Forward this to the people who manage it:
    > Could you add Escapade to our server? Adding it takes one press, it reads no messages, and we could play escape games there: { $link }

## Replay
button-replay = Replay
button-share = Share
button-replay-first = Beginning
button-replay-back = Back
button-replay-on = Next
button-replay-chapter = Next chapter
button-replay-last = End
button-animation = Animation
menu-replay-chapter = Go to …
menu-replay-eyes = Look through the eyes of …
replay-title = Replay of table { $table }
replay-step = Step { $step } of { $steps }
replay-alt = The position:
replay-beginning = The beginning
replay-all = All secrets shown
replay-as = As { $name } saw it
replay-turn = It's { $name }'s turn.
replay-onward = -# Already shown: { $told }
replay-unheard = { $name } was told nothing about this turn.
replay-knew = 👁 { $name } knew everything that the picture shows.
replay-doubts = 👁 **What { $name } didn't know**, and how often each guess was true in { $worlds } imagined games that looked the same to { $name }:
replay-doubt = • { $truth } ({ $percent }%). Also possible: { $others }
replay-doubt-alone = • { $truth } ({ $percent }%)
replay-untrue = • Not true, but possible: { $others }
replay-share = { $what } ({ $percent }%)
replay-more = … and { $count } more.
button-knew = What did { $name } know?
button-known-back = Back to the replay
known-title = What did { $name } know?
known-alt = The position as { $name } could imagine it.
known-chose = { $name } chose **{ $move }**.
known-promised = What each choice promised, judging by what { $name } could see ({ $ranked ->
    [yes] 100% is first place, 0% last
   *[no] how often it wins
}):
known-choice = • { $move }: { $percent }%
known-choice-made = ➜ **{ $move }: { $percent }%**
replay-later = The replay shows all secrets: it opens when the game is over.
replay-lost = The positions of this game weren't kept, so there's no replay. Its log is still there.
share-title = Share the game of table { $table }
share-about = You get one picture with the story of the game. Choose a channel of this server to post it there, or save it as a file and share it anywhere.
share-file-only = You get one picture with the story of the game, as a file that you can share anywhere.
share-hidden = Players who hide their name are left out.
share-here = Here's the game as one picture.
share-done = Posted in <#{ $channel }>.
share-no-write = You can't write in that channel, so I won't post there for you.
share-barred = I can't write there. Choose another channel.
share-by = Shared by { $name } · table { $table }
share-link = 🎞 [The whole game, step by step]({ $link }): save the file and open it in a browser.
menu-share = Post it in …
button-share-file = As a file
button-share-text = As text
button-share-play = Play it too
somebody = Somebody
somebody-several = Somebody { $number }
animation-soon = I'm drawing the turning points. They come here in a few seconds.
animation-here = The turning points of table { $table }, as an animated picture.

## The check after the game
verify-title = The check of table { $table }
verify-agrees = Every shuffle and move agrees: { $moves } moves and { $draws } random draws come from the secret with the seal `{ $seal }`, and from what the players added.
verify-seal = The check fails: the secret doesn't match the posted seal.
verify-kept-seal = The check fails: the seal of this game is `{ $seal }`, and yours is `{ $kept }`.
verify-move = The check fails: move { $version } ("{ $move }") wasn't possible.
verify-chance = The check fails: the draws of move { $version } don't come from the secret.
verify-link = The check fails: the chain breaks at move { $version }, which was changed afterwards.
verify-head = The check fails: `{ $head }` isn't a link of this game, so moves were changed after you kept that head.
verify-rules = This game was played by an earlier version of the rules ({ $rules }; today’s is { $today }). Release { $release } can check it: python -m bot verify FILE.
verify-end = The check fails: the moves lead to a different result.
verify-note-words = Compare this with the file words-TABLE.txt, posted before the first card. Each player added: { $words }
verify-note-house = The cards were dealt without a beacon. No player could choose the deal, but the operator of the bot could have chosen it with a second account.
verify-note-lost = Round { $round } of the beacon was announced but not mixed into the shuffle: the operator of the bot could have chosen to deal without it.
verify-note-beacon = Mixed into the shuffle: round { $round } of the drand beacon, `{ $randomness }`, of { $when }. The message that said the lobby is closed must be older than that. The beacon's signature isn't checked here; look the round up: { $address }
verify-note-seal-given = Your seal matches this game: the secret was already fixed when you saw the seal.
verify-note-seal-short = The { $digits } digits of your seal agree. The full seal has 64 digits and proves more: `{ $seal }`.
verify-note-seal-open = Compare the seal with your file seal-TABLE.txt, posted before the deal: `{ $seal }`.
verify-note-head-given = { $count ->
    [one] The head you kept is a link of this game. No move before it has been changed.
   *[other] The { $count } heads you kept are links of this game. No move before them has been changed.
}
verify-note-head-open = No head given: only a head from *Fair deal ✓* that you kept during the game can prove that no move was changed.
verify-how = **Check it without us:** open `{ $page }` in a browser; it runs by itself, without the bot. To check it with our rules: `python -m bot verify { $file } --seal SEAL --head HEAD`. SEAL is in the file seal-{ $table }.txt, posted before the deal. HEAD is the code *Fair deal ✓* gave you during the game.
page-title = The check of a game
page-lead = This page recomputes a game of Escapade by itself, without the bot and without a network.
page-language = Español
page-file = Another game (the file from Verify)
page-about = Game: { $game }, rows in its log: { $moves }
page-no-game = Choose a game first.
page-seal = The seal you kept
page-seal-where = The 64 digits in the file seal-TABLE.txt, or its whole text, which the bot posted before the deal
page-heads = Heads you kept
page-heads-where = The codes Fair deal ✓ gave you during the game, one per line
page-check = Check
page-agrees = The seal, what the players added, every draw and every link agree: { $moves } rows and { $draws } random draws.
page-rules = This page can't check that the moves follow the rules and lead to the end. That needs the rules themselves: `python -m bot verify FILE`.
page-unreadable = I can't read this as a game: { $why }
page-no-crypto = This browser doesn't let a page like this compute SHA-256. Save the page and open the file in another browser.
page-self-test = This browser computes BLAKE2b wrongly, so it can't check anything.
page-kept-wrong = I can't read that: a seal has 64 hexadecimal digits, a head 32 or 64.
verify-later = You can check the shuffle when the game is over.
rematch-later = You can open the next game when this one is over.
limit-again = You've opened the next game after this one three times within an hour. Open it again later. ⏳ { $relative }
limit-shoulder = You've invited five people to look over your shoulder within an hour. Invite more later. ⏳ { $relative }
button-shoulder = Let a friend look
button-quiet = Leave quietly
quiet-left = You've left quietly. Your result doesn't change, and you get no more messages about this game. Use { $hand } to come back.
quiet-said = You've left quietly. It costs you nothing: your result doesn't change. Use { $hand } to come back.
button-shoulder-look = Look
button-shoulder-close = Close my hand
button-shoulder-stop = Stop looking
menu-shoulder = Let someone look over your shoulder
shoulder-title = 👀 Over the shoulder
shoulder-about = A friend who doesn't play here can see your exact hand, live, until you close it or the game ends. The board tells everyone that a friend is looking. Your friend can't press anything for you, and can't sit down in this game or the next one.
shoulder-invited = { $name } is invited, and sees nothing before pressing *{ button-shoulder-look }*.
shoulder-looks = **{ $name }** sees your hand now.
shoulder-closed = Your hand is closed: no one else sees it.
shoulder-offer = 👀 { $user }: { $name } lets you look over their shoulder. Press { $look }, and the hand comes by direct message.
shoulder-proof = { $table }: here you look over { $name }'s shoulder.
shoulder-begun = The hand of { $name } comes by direct message, and stays up to date. Keep it to yourself: the game goes on.
shoulder-lead = 👀 { $table }: { $name }'s hand. You're looking over their shoulder.
shoulder-presses = This is the hand of { $name }, and only { $name } can play it. You are looking over their shoulder, so the button did nothing.
shoulder-over = You're no longer looking over a shoulder here.
shoulder-one = 👀 { $who } looks over the shoulder of { $name }
shoulder-both = 👀 { $first } and { $second } see each other's hands
shoulder-not-you = This invitation is for someone else, or it's over.
shoulder-refused = That person takes no invitations from this bot.
shoulder-dm-closed = The hand comes by direct message, but your direct messages are closed. Open them for this server, then press again.
refuse-shoulder_rated = You can only show your hand to a friend at a casual table: its host chooses *{ button-casual-on }* in the lobby. Tournaments, series, lessons and the day's escape are never casual.
refuse-shoulder_seat = That person plays here, or has played.
refuse-shoulder_barred = That person may not watch this table.
refuse-shoulder_other = That person already looks over another player's shoulder here, or has done so.
refuse-shoulder_over = The hand is closed again.
refuse-looked = You've looked over a player's shoulder in this game or the one before, so you can't take a seat here.

## Guesses of people who watch
button-guess = Guess
guess-title = What happens next?
guess-asked = 🔮 **{ $question }**
guess-open = You have one guess. It stays secret until the answer comes. A right guess is worth 1 point.
guess-given = Your guess: **{ $choice }**.
guess-closed = It is too late to guess this one.
guess-none = 🔮 There's nothing to guess right now. The next question comes as the game goes on.
guess-yes = Yes
guess-no = No
guess-nobody = Nobody
guess-double = { $choice } (2 points)
guess-settled = Last question: { $question } **{ $answer }**{ $count ->
    [0] .
    [one] { $right ->
        [0] . The only guess was wrong.
       *[other] . The only guess was right.
    }
   *[other] . { $right } of { $count } guesses { $right ->
        [one] was
       *[other] were
    } right.
}
guess-score = You have **{ $points ->
    [one] 1 point
   *[other] { $points } points
}**: { $right } of { $count ->
    [one] 1 guess
   *[other] { $count } guesses
} right.
limit-guess = You've pressed this too often. Press it again later. ⏳ { $relative }
guess-no-show = You have chosen *No show for me* in your settings, so there is nothing to guess for you.
refuse-guess_not_you = Guesses are for people who watch and for players who are out of the game.
refuse-guess_late = It is too late to guess this one. The next question comes as the game goes on.
refuse-guess_again = You have guessed already. The answer comes as the game goes on.
ending-guesser = 🔮 Best guesser: { $who }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
ending-ghost = 👻 Best guesser among players who were out: { $who }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## The file of a replay
button-replay-file = File to keep
film-soon = I'm making the file. It takes a moment, at most a few minutes.
film-progress = I'm making the file: { $percent }% done.
film-here = The replay of table { $table } as a page in one file: open it in any browser, even offline.
film-large = The file of this game is too large to send here.
film-heading = Replay of { $game }, table { $table }
film-eyes = Point of view
film-drawing = Drawing of the position. All pieces are listed in words below.
film-larger = Larger
film-touch = Touch a piece to read what it is.
film-slider = Step
film-play = Play
film-stop = Stop
film-facts = The position
film-believed = What { $name } could believe
film-sure = { $name } knew all of this.
film-percent = { $percent }%
film-nothing = None of these was true.
film-more = More
film-pieces = List all pieces in words
film-worlds = Each percentage is out of { $worlds } imagined games that looked the same to that player. ✓ marks the truth.
film-fewer = To keep this file small, it shows what players could believe at only one step in { $every }.
film-without = To keep this file small, it doesn't show what players could believe.
film-install = Play it with your friends: add Escapade to Discord
film-keys = Keys: ← and → for steps, Page Up and Page Down for chapters, Home and End, the space bar to play.
film-old = This browser can't open the replay. Try a newer one: Chrome 105, Firefox 121, Safari 16.4 or later.

## Why not
refuse-not-now = You can't do that now.
refuse-not-offered = That isn't one of your choices now.
refuse-incomplete = You still have something to choose.
refuse-closed = This table is closed.
refuse-suspended = This table is suspended: I can't reach its channel.
refuse-no_pause = There's no game to pause or resume here.
refuse-no_seat = That seat isn't free: its player is back, someone has taken it, or not everyone has agreed.
refuse-dealing = The lobby is closed: the cards are dealt as soon as the beacon answers.
refuse-started = The game has started.
refuse-seated_already = You already have a seat here. To give up your seat, press *{ button-leave }*.
refuse-not_seated = You don't have a seat at this table.
refuse-full = Every seat is taken.
refuse-host_only = Only the host can do that.
refuse-series = A series is being played: its players and settings are fixed until it's over.
refuse-locked = The host has locked this table.
refuse-not_invited = This table is private, and you aren't invited.
refuse-sent_away = The host has taken you out of this lobby. You can come back if you're invited.
refuse-seated_there = That person already has a seat here.
refuse-invited_already = That person is already invited.
refuse-guests = This table can't have any more invitations.
refuse-no_computer = There's no computer at this table.
refuse-no_level = There's no computer of that level.
refuse-no_option = That option doesn't exist.
refuse-too_few = { $missing ->
    [one] One more player is needed.
   *[other] { $missing } more players are needed.
}
press-unreadable = I couldn't read that button. Press one under the newest board.
press-old-release = That button is from an older release of the bot. Use { -to-board } for a new board.
repeated = That button has already been pressed.
press-rewound = I was restored from a backup, and this message is newer than the backup. Your press did nothing. Use the newest board and your newest hand; { -to-games } lists your tables.
press-elsewhere = That button only works in its own table's channel. { -to-games } lists your tables.
press-other-seat = That button is for { $who }.
press-others = That panel is for someone else. *My hand* opens your own.
table-gone = Table { $table } no longer exists.
no-such-game = There's no game of that name here. Choose one from the list.
not-your-table = You don't play at this table.
not-dealt = The game isn't running, so there are no cards to see.
look-nothing = There's nothing to look at more closely in this game.
lobby-over = The lobby is closed: the game has started or is over.
no-table = There's no table in this channel. { -to-home } opens one.
crowded-title = You have five games already
crowded = You have five games in direct messages, which is the limit: { $tables }. Finish one of them first, or type { -to-end } in our direct messages to end one.
many-tables = You're playing at several tables, so use this command in the channel of the table you mean. { -to-games } lists your tables.
channel-busy = Table { $table } is still open in this channel. A channel can have only one table.
channel-busy-link = A channel or thread can have only one table. Table { $table } is still open here: { $link }
permissions-missing = I can't run a table here: I'm missing { $missing } in this channel. Ask the people who manage the server.
board-barred = I can't write in the channel of table { $table }. I'll post the board as soon as I can write there. Until then its clocks are stopped, and hands still work.
board-refused = Discord refused the board of table { $table }, so I closed the table. Often AutoMod blocks a name or a word in it: ask a moderator to let me through, then open a table again.
board-stuck = Discord refused the new board of table { $table }, so the old one stays. Often AutoMod blocks a name or a word in it: ask a moderator to let me through. Hands still work.
message-refused = Discord refused my message here. Often AutoMod blocks a name or a word: ask a moderator to let me through.
direct-barred = I can't write to you, so table { $table } is waiting. Allow direct messages from me, then open it again with { -to-board }.
dm-held = I can't write to you right now: Discord doesn't let me send direct messages. That's not your fault. Try again in a few minutes.
setup-title = Escapade in this channel
setup-well = ✅ All is well: I have every permission a table needs here.
setup-home = The home page shows all games, each with *{ button-play-now }* and *{ button-with-friends }*. Put it here for everyone, and pin it if you like.
setup-missing = ⚠️ I can't run a table here: I'm missing **{ $missing }** in this channel. Allow that under *Edit Channel*, *Permissions*, then check again.
setup-announcement = ⚠️ This is an announcement channel. Discord allows few edits here, so boards would fall behind. Open tables in a text channel.
setup-silent-role = ⚠️ I can't ping { $role }: turn on *Allow anyone to @mention this role* in its settings.
server-change = What do you want to change?
server-language-name = Language
server-language = 💬 Language of new tables: **{ $now }**
server-language-any = the players' own
server-pace-name = Time for a turn
server-pace = ⏳ Time for a turn, unless the host says otherwise: **{ $now }**
server-pace-any = 1 day (the default)
server-channels-name = Channels
server-channels = 📍 Tables may be in: { $now }
server-channels-any = **all channels**
server-roles-name = Roles
server-roles = 👥 Tables may be opened by: { $now }
server-roles-any = **everyone**
server-titles-name = Games
server-titles = 🎲 Games: **{ $now }**
server-titles-any = all
server-each-name = Open tables per person
server-each = 🙋 Open tables per person: **{ $now }**
server-each-any = up to ten
server-tables-name = Open tables on the server
server-tables = 🗂 Open tables on the server: **{ $now }**
server-tables-any = any number
server-show-name = Show
server-show = 🎬 Show at new tables: **{ $now }**
server-seeking-name = Role for players
server-seeking = 📣 Pinged when a table looks for players: { $now }
server-seeking-any = **no one**
server-reports-name = Channel for reports
server-reports = 🚩 Reports of unfair play go to: { $now }
server-reports-any = **the operator of the bot**
server-daily-name = Channel for the day's results
server-daily = 🗓️ Channel for the results of the day's escapes, posted if 2 people finish: { $now }
server-daily-any = **none**
server-daily_hour-name = Hour of the day's results
server-daily_hour = 🕕 Results are posted the day after, from { $now }
server-forum-name = Forum for tables
server-forum = 🗃 New public tables are posts in: { $now }
server-forum-any = **no forum**
setup-forum-tags = -# Its tags: looking **{ $looking }**, playing **{ $playing }**, over **{ $over }**
setup-forum-none = none
setup-forum-untagged = ⚠️ No tag for: { $tags }. Make tags in the settings of the forum, then choose them here. Without a tag, only the title of a post changes.
setup-forum-missing = ⚠️ I can't make posts there: I'm missing **{ $missing }** in the forum. Until then tables open in the channel where you ask.
setup-forum-required = ⚠️ Each post in this forum needs a tag. Without a tag for *looking*, tables open in the channel where you ask.
setup-forum-gone = ⚠️ That forum is gone, or I can't see it. Tables open in the channel where you ask.
forum-state-looking = looking
forum-state-playing = playing
forum-state-over = over
forum-tag-menu = Tag for tables that are: { $state }
forum-tag-none = no tag
button-put-home = Put the home page here
home-put = The home page is here now.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-embed_links = Embed Links
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
permission-connect = Connect
permission-manage_threads = Manage Threads (this thread is locked)
permission-create_posts = Create Posts (Send Messages)
permission-manage_posts = Manage Threads
setup-not-allowed = Only members who may manage this server can do that.
end-not-allowed = You can't end this table. Only all its players together can, or a moderator who has no seat there.
server-roles-only = On this server only { $roles } can open tables. You can join their tables.
server-each-full = On this server one person may have { $most } open { $most ->
    [one] table
   *[other] tables
} at once. Finish one of yours first, or type { -to-end } in its channel.
server-everywhere-full = You have { $most } open tables, which is the limit. Finish one of them first, or type { -to-end } in its channel.
server-title-closed = This server doesn't allow this game.
server-channels-only = On this server tables may only be in { $channels }.
server-tables-full = This server may have { $most } open { $most ->
    [one] table
   *[other] tables
} at once, and that many are open.
flood = Slow down: wait ten seconds, then go on.
limit-role = Your table is on the list. I pinged the role a short while ago, for you or for another table here. Press *{ button-wanted-off }* and *{ button-wanted-on }* later, and I'll ping the role again. ⏳ { $relative }
limit-guest = { $user } may take that seat. You've already pinged them today, so I didn't ping them again. Tell them yourself, or invite them again later. { $link } ⏳ { $relative }
limit-back = You've asked to go back too often. Ask again later. ⏳ { $relative }
limit-talk = You've whispered too often. Whisper again later. ⏳ { $relative }
limit-fault = You've already reported several faults, and I've kept those reports. Report the next one later. ⏳ { $relative }
invite-refused = { $user } may sit down there, but wants no invitations, so I didn't ping them. { $link }
export-nothing = You have no finished game here. Give the number of its table.
exported = Here's the game of table { $table }, with its secret and every move. `python -m bot verify` checks it, as *Verify* does.
my-exported = This is everything I store about you. Times are seconds since 1970.
delete-title = Delete everything I store about you?
delete-tables = You lose the games you play with other people. A game against one other player ends; in a game with more players a computer takes your seat. Games you play alone end, and you leave lobbies.
delete-kept = In ended games a number replaces your name and your Discord ID, so that other players can still look at the games and check them. Your settings, notes, orders and half-made choices are deleted.
delete-stays = Messages in channels and direct messages stay on Discord: delete them there. Backups of the database keep your data for up to five weeks. If a backup is restored, your data is deleted from it.
delete-final = You can't undo this. Use { -to-my-export } first if you want a copy.
button-delete-sure = Delete everything
deleted-title = Deleted
deleted = Your data is gone. If you use the bot again, you start from scratch.
button-privacy = Privacy
button-terms = Terms
stopping = The bot is restarting. Your game is safe; press again in a moment.
stopping-kept = The bot is restarting. Your move is saved: in a moment My hand shows the game again.
command-old = This command has changed. Try again in a moment. If that doesn't help, restart Discord.
failed = Something went wrong here. Your game is safe: My hand shows it. If it happens again, give the operator of the bot this number: { $reference }
overtaken = Other players kept pressing buttons at this table just before you, so yours did nothing. Try again.
not-saved = I can't save this right now, and nothing has changed. Try again in a moment.
not-shown = The database isn't answering right now. Your move is saved: My hand shows it.
answer-lost = Discord didn't take the answer. Your move is saved: My hand shows it.

## Commands
-to-home = /{ command-escapade }
-to-hand = /{ command-hand }
-to-games = /{ command-games }
-to-board = /{ command-table } { command-board }
-to-type = /{ command-table } { command-type }
-to-talk = /{ command-table } { command-talk }
-to-settings = /{ command-my } { command-settings }
-to-end = /{ command-table } { command-end }
-to-move = /{ command-table } { command-move }
-to-my-export = /{ command-my } { command-export }
-to-my-delete = /{ command-my } { command-delete }
-to-invite = /{ command-table } { command-invite }
command-new = new
command-pace = pace
command-language = language
command-number = table
command-number-about = The table's number; by default the table of this channel, or your newest in direct messages
command-escapade = escapade
command-escapade-about = Open the home page: all games, how to begin, help
command-hand = hand
command-hand-about = Show your hand, only to you
command-games = games
command-games-about = List your tables and whose turn it is
command-party = party
command-party-about = Short games in a row with one score and one crown: everyone joins with one press
command-daily = daily
command-daily-about = Play the day's escape: one sealed deal per game, the same for everyone
command-table = table
command-table-about = See, play or move a table
command-board = board
command-board-about = Move the board to the bottom of its channel
command-log = log
command-log-about = Read what has happened so far, only for you
command-rules = rules
command-rules-about = Open the rules of a game
command-rules-game = game
command-rules-game-about = Which game; by default the game played here
command-type = type
command-type-about = Type your answer to the question in your hand, then confirm it there
command-type-answer = answer
command-type-answer-about = Your answer, such as C W21, Chapel, Casino, or 7 12
command-talk = talk
command-talk-about = Write in secret to the players the rules let you talk to, such as the other escape officers
command-talk-message = message
command-talk-message-about = Your message; no one else reads it, and it isn't kept
command-resign = resign
command-resign-about = Leave the running game for good
command-end = end
command-end-about = End a table for everyone, by agreement, or see who may end it
command-move = move
command-move-about = Bring a table into this channel; for its host and for moderators
command-move-table-about = The table's number; by default the only table that you may bring here
command-host = host
command-host-about = Decide who may sit down, look for players, or make someone else host; for the host
command-invite = invite
command-invite-about = Invite someone to your lobby, or to take over from a player who is away; for the host
command-invite-person = person
command-invite-person-about = The person you invite and ping
command-my = my
command-my-about = Choose what applies to you at every table
command-settings = settings
command-settings-about = See and change your settings: pictures or text, coaching, pings, quiet hours
command-setup = setup
command-setup-about = Set the rules for tables on this server, and check my permissions in this channel
command-export = export
command-export-about = Download a finished game as a file that anyone can check
command-export-table-about = The table's number; by default the last game of this channel, or your own last game
command-my-export-about = Download everything stored about you
command-delete = delete
command-delete-about = Delete everything stored about you, after you confirm
about-title = Escapade
about = A bot that runs five escape games. Each shuffle is sealed before anyone sits down, and anyone can check it after the game, under *Fair deal ✓*.
about-deals = I've dealt { $dealt ->
    [one] 1 game
   *[other] { $dealt } games
} so far, { $beacon } of them with a public beacon. After the lobby had closed, I called off { $broken ->
    [one] 1 deal
   *[other] { $broken } deals
}.

# the day's escape
button-gather = Ping me when …
button-gather-size = { $people } of us
button-gather-off = Don't ping me
gather-title = 🔔 Ping me when there are enough of us
gather-about = How many players do you want? When that many people on this server want to play, I ping you all here, once. People in open lobbies count too. Others here can read your name until then. You stay on the list for 4 hours.
gather-nobody = No one else has asked yet.
gather-would = 🔔 These people want to play now: { $names }.
gather-yours = I'll ping you when there are **{ $people }** of you. ⏳ { $relative }
gather-call = 🔔 { $names }: there are enough of you now. Which game will it be?
gather-called = 🔔 There are enough of you: I've pinged { $names }. Choose a game.
gather-enough = 🔔 There are already enough of you. Sit down in an open lobby, or choose a game.
gather-server = You can only use that in a server channel.
button-arrange = Arrange an evening
button-arrange-ask = Ask in this channel
button-arrange-cannot = I can't
button-arrange-come = I'm coming
button-arrange-settle = Choose the time now
button-arrange-event = Make a server event
arrange-title = 📅 When do we play?
arrange-about = Choose up to { $most } days and an hour, in your own time zone. If you choose one day, the evening is settled. If you choose more, everyone says when they can come.
arrange-zone = What's your time zone? Choose it once, then come back here. Everyone sees the times in their own time zone.
arrange-days = Days
arrange-hour = Hour
arrange-day-0 = Monday, { $date }
arrange-day-1 = Tuesday, { $date }
arrange-day-2 = Wednesday, { $date }
arrange-day-3 = Thursday, { $date }
arrange-day-4 = Friday, { $date }
arrange-day-5 = Saturday, { $date }
arrange-day-6 = Sunday, { $date }
arrange-open = Press the numbers of all times when you can play. The time that suits most people is chosen: ⏳ { $relative }
arrange-set = The evening is settled. I'll ping everyone who's coming 15 minutes before.
arrange-off = No time suits even two of you. Propose other times.
arrange-coming = ✅ { $names }
arrange-nobody = No one yet
arrange-cannot = ❌ Can't come: { $names }
arrange-call = 📅 { $names }: you wanted to play. ⏳ { $relative }
arrange-asked = I've asked. The message shows who can come when.
arrange-past = Choose times more than 15 minutes from now and within 2 weeks.
arrange-gone = That evening is over or called off.
arrange-host = Only the person who proposed the evening can do that, or a moderator.
arrange-no-event = I can't create events here. Give me the permission *Create Events*, then press again.
setup-no-events = -# Without the permission *Create Events* I can't make server events for arranged evenings. Nothing else needs it.
arrange-server = You can only arrange evenings in a server channel.
button-daily = The day's escape
button-daily-today = Table of the day
button-daily-yesterday = Yesterday
button-daily-seals = Seals
button-result = My result
daily-title = 🗓️ The day's escape · { $day }
daily-lead = **One sealed deal per game per day, the same for everyone here.** You have one try at each, with no undo and no advice. If you make the same moves, you have the same luck.
daily-ends = ⏳ { $relative } · The day ends at { $when } your time. Games not finished by then stay unfinished.
daily-until = 🗓️ The day's escape · ⏳ { $relative }
daily-open = not tried yet
daily-runs = still being played
daily-won = won in { $turns } { $turns ->
        [one] turn
       *[other] turns
    }
daily-lost = lost after { $turns } { $turns ->
        [one] turn
       *[other] turns
    }
daily-unfinished = not finished
daily-streak = 🔥 Days with a finished escape this month: { $month }. Days in a row: { $days } (your best: { $best }). One missed day in seven is forgiven.
daily-shuffle = Everyone gets the same shuffle, so players can't add randomness of their own. To keep it fair, it's sealed the day before: see *Seals*.
daily-begins = { $game }: today's escape begins here.
daily-begun = -# Today's escape in { $game } is also in your direct messages: { $link }
daily-dealt = 🗓️ This is the escape of { $day }, the same deal for everyone. Its seal has been under *Seals* since the day before.
daily-dm-closed = The day's escape comes by direct message, but your direct messages are closed. Open them for this server (*Privacy settings*) and press again.
daily-none = This game has no escape for that day.
daily-once = You have one try at each game a day. Tomorrow brings another.
daily-first = There was no escape to play yesterday.
daily-secret = The secrets of the day's escape are shown when the day is over: { $until }.
daily-kept = The secrets are shown when the day is over: { $until }. Then you can also use *Verify* and read the whole log.
daily-copy = This is your result. It gives nothing away, so you can copy it anywhere you like.
daily-post-title = 🗓️ The escapes of { $day }
daily-table-title = 🗓️ Table of { $day }
daily-later = You see this after your own try.
daily-nobody = No one has tried it.
daily-seals-title = 🔒 Seals of the day's escapes
daily-seals = A seal is the SHA-256 of the secret that a deal comes from. It is made the day before, and the secret is published when the day is over.
daily-sealed = sealed { $made }
daily-opened = opened: `{ $secret }`
void-day-over = The day ended before this escape did, so the escape counts as not finished.
refuse-day-over = That day is over, and so is its escape.
refuse-day-wait = The computers move first. In a moment it's your turn.
verify-note-daily = Nobody adds to the shuffle of a day's escape. Its seal, published under *Seals* the day before, proves that the deal was fixed. The operator of the bot could have chosen the deal before that.

## Tournaments
help-series = **More than one game:** *Best of three* is below *{ button-manage }* and under the end of a game. For 4 to 16 people there is *Tournament*, below.
button-tournament = Tournament
button-tournament-open = Open the sign-up
button-tournament-join = Sign up
button-tournament-leave = Cancel my sign-up
button-tournament-start = Draw and begin
button-tournament-off = Call off
button-tournament-withdraw = Withdraw
tournament-title = Tournament
tournament-game = Game
tournament-kind = Knock-out or league
tournament-pace = Time for a turn
tournament-knockout = Knock-out
tournament-league = League
tournament-about-people = 4 to 16 people sign up under a message in this channel. Then the draw decides who plays who. I open the tables and keep the score.
tournament-about-knockout = **Knock-out:** the winner goes through. A game without a winner is played again once. If that has no winner either, both are out.
tournament-about-league = **League:** everyone plays everyone once, 2 points for a win and 1 for a draw. If the number of players is odd, a computer joins.
tournament-about-pace = If a player runs out of time twice, a computer takes over, so no one waits forever.
tournament-open = { $count ->
    [0] No one has signed up yet; there is room for { $most }.
    [one] One person has signed up; there is room for { $most }.
   *[other] { $count } people have signed up; there is room for { $most }.
}
tournament-wants = { $host } can start once { $fewest } people have signed up.
tournament-running = { $left ->
    [one] The last game is on.
   *[other] { $left } games to go.
}
tournament-won = { $count ->
    [one] 🥇 **{ $names }** wins the tournament!
   *[other] 🥇 **{ $names }** share first place!
}
tournament-nobody-won = Nobody won the tournament.
tournament-void = The tournament was called off. You can still play open tables to the end.
tournament-seal-posted = 🔒 **Fair deal ✓ sealed** · tournament
tournament-seal-file =
    Fair deal, tournament

    The seal is the SHA-256 of a secret, posted before anyone signed up.
    The draw and the cards of every game come from the secret and from everyone’s sign-up.

    Seal:
    { $seal }
tournament-proof-file =
    Fair deal, tournament: the proof

    Seal:
    { $seal }

    Secret:
    { $secret }

    Everyone’s sign-up:
    { $words }

    The SHA-256 of the secret is the seal. Compare the seal with seal-tournament.txt, posted before anyone signed up.
tournament-fair = The draw and every card of this tournament come from a secret that was sealed before anyone signed up, and from everyone’s sign-up. The seal is in the file: keep it. When the tournament is over, this button gives you the secret too.
tournament-round = Round { $round }
tournament-round-0 = Final
tournament-round-1 = Semi-finals
tournament-round-2 = Quarter-finals
tournament-nobody = …
tournament-meets = { $one } – { $two }
tournament-plays = ▶ { $one } – { $two } · table { $table }, { $channel }
tournament-beats = **{ $one }** beats { $two }
tournament-walkover = **{ $one }** goes through: { $two } withdrew
tournament-no-game = No one is left for this game
tournament-bye = **{ $name }** has no opponent in this round
tournament-none = { $one } – { $two }: nobody won
tournament-unplayed-knockout = { $one } – { $two }: two games without a winner, so both are out
tournament-unplayed-league = { $one } – { $two }: two games without a result, so no points
tournament-waits = ⏸ { $one } – { $two } · table { $table } is suspended; if it stays so until { $until }, their game is played again
tournament-standing = `{ $place }` **{ $name }** · { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $games ->
    [one] 1 game
   *[other] { $games } games
}
tournament-opened = The sign-up is open. You aren't in yet: press { $join } if you want to play too.
tournament-proof = You've signed up for a tournament of { $game }. Your hands will come here.
tournament-done-join = You're in. I'll ping you when your first table opens.
tournament-done-leave = You're out of the tournament.
tournament-done-withdraw = You've withdrawn and lose the games still to come. At an open table you can play on, or resign.
tournament-done-start = The draw is made. The tables open now.
tournament-done-off = The tournament is called off.
tournament-servers = Tournaments only work on servers: press this in a channel there.
tournament-there = There's already a tournament in this channel. Finish it, or call it off, before the next one.
tournament-gone = This tournament no longer exists.
refuse-tournament-joined = You've already signed up.
refuse-tournament-full = The tournament is full.
refuse-tournament-not-in = You aren't in this tournament.
refuse-tournament-over = This tournament is over.
refuse-tournament-open = This tournament hasn't started, or is over.
refuse-tournament-begun = This tournament has already started.
refuse-tournament-few = At least { $fewest } people have to sign up first.

## Ended games: history, statistics, leaderboards

history-somebody = somebody
honour = 🏅 { $who }: **{ $name }**.
honour-first = 🏅 New for { $who }: **{ $name }**.
button-history = My games
button-stats = My statistics
button-leaders = Leaderboard
history-title = Your games
history-none = You haven't finished a game yet.
history-line = { $emoji } **{ $game }**, table { $table } · { $when } · { $came ->
    [won] ✅ won
    [lost] lost
   *[left] left
}{ $cast ->
    [yes] {" "}as { $role }
   *[no] {""}
}{ $others }
history-with = {" "}· with { $names }
history-computers = { $count ->
    [one] a computer
   *[other] { $count } computers
}
history-choice = { $game }, table { $table }
history-part = Games { $first } to { $last } of { $games }, the latest first
menu-history = Look at a game …
stats-title = Your statistics
stats-of = { $emoji } { $game }: your statistics
stats-none = None of your games counts yet.
stats-people = With people: **{ $played }** { $played ->
    [one] game
   *[other] games
}, **{ $won }** won
stats-practice = Practice, alone against computers: **{ $played }** { $played ->
    [one] game
   *[other] games
}, **{ $won }** won
stats-returned = ⏪ In **{ $count }** of these games the players agreed to go back. Those games earn no rating and no achievements.
stats-move = Your moves take about **{ $time }**.
stats-in-time = **{ $share }%** of { $turns ->
    [one] 1 turn was
   *[other] { $turns } turns were
} in time.
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count } { $count ->
    [one] day
   *[other] days
}
stats-line = { $emoji } **{ $game }**: { $played } played, { $won } won
stats-strength = rating { $rating }, { $certain }
stats-new = new player
stats-rating = With people: { $strength }
stats-rating-practice = In practice: { $strength }
certain-sure = certain
certain-fairly = fairly certain
certain-roughly = roughly
certain-guess = still a guess
stats-roles = By role: { $parts }
stats-seats = By number of players: { $parts }
stats-players = { $count ->
    [one] alone
   *[other] { $count } players
}
stats-part = { $name } ({ $played } played, { $won } won)
stats-rivals = Most often with: { $rivals }
stats-rival = { $name } ({ $played ->
    [one] 1 game
   *[other] { $played } games
}, you ahead in { $ahead })
stats-achieved = 🏅 Achievements: **{ $earned }** of { $of }
stats-honour = **{ $name }**. { $why } { $times ->
    [one] Once, { $when }
   *[other] { $times } times, first { $when }
}
menu-stats = More about a game …
leaders-title = 🏆 { $emoji } { $game }: leaderboard of this server
leaders-here = **At the table here**
leaders-sitting = { $name }: { $played } played with people, { $won } won
leaders-move = { $time } per move
leaders-in-time = { $share }% of turns in time
leaders-line = { $place }. **{ $name }** · { $strength } · { $played } played, { $won } won
leaders-none = Nobody is on the leaderboard this season.
leaders-about = Only games with people on this server count. With { $least } games in a season you're on the leaderboard. Every rating starts at 1000.
menu-leaders = Another game …
button-story = Our story
story-title = 📖 Our story
story-games = **{ $games }** { $games ->
    [one] game
   *[other] games
} since { $since }, **{ $season }** this season.
story-game = { $emoji } **{ $game }** · { $games } { $games ->
    [one] game
   *[other] games
}
story-line = { $told }{ $season ->
    [0] {""}
   *[other] {" "}· { $season } this season
}
story-none = No game has been played to its end here yet. The first game begins your story.
story-about = This is what all games of this server add up to, except those at private tables. This season · { $season }.
story-season = Our story · { $season }
story-season-none = Nobody played here last season, so there is no picture of it.
story-sum = { $games ->
    [one] 1 game together
   *[other] { $games } games together
}
story-foot = Escapade
story-done = Posted in <#{ $channel }>.
button-story-picture = Picture · { $season }
limit-story = This picture has been posted here often enough today. Post it again later. ⏳ { $relative }
season-0 = January to March { $year }
season-1 = April to June { $year }
season-2 = July to September { $year }
season-3 = October to December { $year }
command-history = history
command-history-about = Look at the games you have finished
command-stats = stats
command-my-stats-about = See your results: games won, rating, times, achievements
command-stats-about = See who is best at a game on this server, and how the people at this table compare
command-stats-game-about = Which game; by default the game played here, or the last one

## For whoever runs the bot

alert-paint = ⚠️ I couldn't draw the board of a table. I won't try again until something happens there.
alert-direct = ⚠️ Discord doesn't let me send direct messages. Until it does, people see their hands only with *My hand*.
alert-store = ⚠️ I can't write to the database. Is the disk full?
alert-copy = ⚠️ There's no backup of the database from last night.
alert-clock = ⚠️ The clock of the tables is late or failing: turns may last too long.
alert-worker = ⚠️ A worker process died and was replaced.
alert-starts = ⚠️ Discord allows only a few more session starts today, so I wait before I connect. Something makes me restart again and again: the log says what.
alert-fault = ⚠️ Something failed that should never fail.
alert-line = The log says “{ $line }” (table: { $table }). You won't get this kind of alert again for an hour.
alert-before = { $count ->
    [one] It happened once more since the last alert.
   *[other] It happened { $count } more times since the last alert.
}
alert-report = ⚠️ A player has reported a fault.

operator-title = Operator
button-operator = Operator
operator-not = Only the operator of this bot can do that.
operator-gone = That table is closed.
operator-count = { $state }: **{ $count }**
operator-suspended = suspended
operator-barred = without access to its channel
operator-lobby = in the lobby
operator-playing = being played
operator-open = New tables may be opened.
operator-draining = **Draining.** No new tables can be opened. The bot stops once no one has pressed anything for a minute.
operator-first = The menu lists { $count } tables, those in trouble first.
operator-choose = Look at a table
operator-state = This table is **{ $state }**: { $link }
operator-seats = { $people } { $people ->
    [one] person
   *[other] people
}, { $computers } { $computers ->
    [one] computer
   *[other] computers
}
operator-log = Version { $version }, schema { $schema }, rules { $rules }
operator-why = Why it is suspended: { $why }
operator-sure = End this table for everyone? Nobody wins, and you can't undo it.
operator-ended = { $table } has ended.
operator-revived = { $table } reopens as soon as I can reach its channel.
operator-announced = { $count ->
    [one] One table gets the announcement in its own language.
   *[other] { $count } tables get the announcement, each in its own language.
}
button-operator-end = End the table
button-operator-revive = Revive the table
button-operator-back = All tables
button-announce = Announce a restart
button-drain = Drain, then stop
button-undrain = Allow new tables
announce-restart = 🔧 I'll restart soon, for a few minutes. Clocks are stopped meanwhile, nothing is lost, and you'll pick up where you left off.
refuse-draining = I'm about to restart, so you can't open a new table right now. Try again in a few minutes.
operator-seated = You can't end this game here, because you play in it and more than one player has made a move. { -to-end } shows what you can do.
void-operator = The operator of the bot ended this game. Nobody won.
button-fault = Report a fault
fault-kept = Thank you. I've kept the state of the table for the operator of the bot, under the reference **{ $reference }**. Give them that number and say what went wrong.
button-block = Block the server
button-unblock = Unblock the server
operator-blocked = No one can open a table on this table's server any more.
server-blocked = The operator of this bot has blocked new tables on this server. You can still finish running games.
button-write = Announce something
button-rewrite = Change the text
button-send = Send the announcement
operator-write-title = An announcement
operator-in-en = In English
operator-in-es = In Spanish
operator-preview = { $count ->
    [one] One table will read this in its own language.
   *[other] { $count } tables will read this, each in its own language.
} Nothing is sent yet.
operator-unwritten = There's nothing to send: write it in both languages first.
operator-too-soon = The last announcement was just now. Wait { $minutes } minutes between two announcements; your text is kept until then.
operator-missed = { $count ->
    [one] One table
   *[other] { $count } tables
} didn't get the announcement: I couldn't save it there.
announced = 📣 **From the operator of this bot:** { $text }
operator-person = Block a person of this table, or unblock them
operator-outcast = blocked
operator-people = Blocked people: they can't open tables or sit down anywhere
operator-people-now = { $count ->
    [0] Nobody is blocked.
    [one] One person is blocked. Their running games go on.
   *[other] { $count } people are blocked. Their running games go on.
}
refuse-blocked = The operator of this bot has blocked you: you can't open tables or sit down any more. You can finish your running games. { -to-my-export } still shows what is stored about you, and { -to-my-delete } deletes it.

button-report = Report
button-hide-result = Hide the result
button-show-result = Show the result again
report-title = Report unfair play
report-label = What was unfair?
report-about = Who did what, and when? The people who read it see your name.
report-empty = Write what was unfair.
report-running = You can report a game when it's over.
report-sent-server = Thank you. The moderators of this server can now read your report, with your name.
report-sent-operator = Thank you. The operator of this bot can now read your report, with your name.
report-nowhere = There's nowhere to send a report: neither this server nor the operator of the bot has chosen a channel for them. *About* says who runs the bot.
report-game = 🚩 { $who } reports { $table }: { $link }
report-players = Players: { $names }
report-day = 🚩 { $who } reports the day's escapes of { $day }.
report-annul = To annul this game, run `python -m bot annul { $table }`. The game then no longer counts for anything.
limit-arrange = Too many evenings were proposed here lately. Propose the next one later. ⏳ { $relative }
limit-report = You've reported three games within a day. Report the next one later. ⏳ { $relative }
reports-barred = Choose a text channel in this server where I can post.
hide-not-allowed = Only members who may manage messages in the channel for reports can do that, and only there.
hide-own = You played or watched that game. Another moderator has to decide.
result-hide-done = The pages of this server no longer show the result.
result-show-done = The pages of this server show the result again.
result-hide-line = 🚩 { $who } has hidden the result of { $table } from the pages of this server. It still counts for ratings and achievements: only the operator of the bot can annul it.
result-show-line = 🚩 { $who } shows the result of { $table } on the pages of this server again.

party-title = Game night
party-about = { $games } short games in a row, { $seconds } seconds a turn. One score, one crown.
party-programme = { $tables ->
    [two] { $games }: **{ $minutes } minutes** in all, at two tables side by side
   *[one] { $games }: **{ $minutes } minutes** in all
}
party-waits = The game night starts when { $ready } people have pressed { $start }. If you're alone, you play against a computer.
party-begins = { $people ->
    [one] ⏳ { $relative } · You're alone so far: you'd play against a computer.
   *[other] ⏳ { $relative } · { $people } people play.
}
party-ready = ready
party-nobody = No one is here yet. Press { $come } to take a seat.
party-eight = Only { $most } can play at once. The others get seats first in the next game.
party-voice = 🎙 Also in the voice channel: { $people }
party-game = **Game { $number } of { $games }**
party-next = **Game { $number } of { $games }** · { $relative } · There is still room.
party-table = { $emoji } { $game }: { $people } → { $channel }
party-table-soon = { $emoji } { $game }: { $people }
party-sits-out = { $count ->
    [one] 🪑 { $names } sits out this game and is first in line for a seat in the next one.
   *[other] 🪑 { $names } sit out this game and are first in line for seats in the next one.
}
party-away = { $count ->
    [one] 💤 { $names } missed a turn. { $back } brings them back for the next game.
   *[other] 💤 { $names } missed turns. { $back } brings them back for the next game.
}
party-won = { $count ->
    [one] `{ $number }` { $game }: **{ $names }** won
   *[other] `{ $number }` { $game }: **{ $names }** won together
}
party-nobody-won = `{ $number }` { $game }: nobody won
party-stopped = `{ $number }` { $game }: called off
party-points = { $points ->
    [one] **{ $name }**: 1 point
   *[other] **{ $name }**: { $points } points
}{ $won ->
    [0] { "" }
    [one] {" "}· 1 win
   *[other] {" "}· { $won } wins
}
party-crown = { $count ->
    [0] Nobody wears the crown this time
    [one] { $names } wears the crown
   *[other] { $names } share the crown
}
party-void = This game night is over. No game was finished.
party-thread = Game night, table { $room }
party-call = 🎉 { $people } Your game night starts: **{ $game }**, { $seconds } seconds a turn. I won’t ping you again tonight.
party-goes-on = This game is part of a game night: the next one starts automatically.
party-opened = Your game night is open. Press { $start } when you’re ready.
party-servers = Game nights only work on servers: use this in a channel there.
party-there = There's already a game night in this channel. Join it, or let its host call it off.
party-gone = That game night is over. /{ command-party } opens another one.
party-done-in = You’re in.
party-done-back = You’re in.
party-done-late = You’re in: you have a seat in the next game.
party-done-waits = You’re in. Only { $most } can play at once. If you don't get a seat now, you come first in the next game.
party-done-start = You’re ready. The game night starts soon after { $ready } people are ready.
party-done-out = You’re out. Thanks for playing!
party-done-off = The game night is over.
refuse-party-joined = You're already in.
refuse-party-full = This game night is full: { $most } people is the limit.
refuse-party-not-in = You aren't in this game night.
refuse-party-begun = This game night has already started.
refuse-party-over = { party-gone }
button-party = Game night
button-party-in = I’m in
button-party-start = Start
button-party-out = I’m out
button-party-off = Call off
button-party-again = Another game night
button-party-back = I’m in for the next game
limit-party = There were several game nights here a short while ago. Open the next one later. ⏳ { $relative }
limit-party-press = You've pressed this too often. Press it again later. ⏳ { $relative }

# Claims

button-claim = Claim …
claims-title = 🗣️ Claims
claims-about = Say one of these lines to everyone, true or not. Everyone has the same three lines and may use one in each turn. Computers ignore them. The end of the game shows who told the truth.
claims-said = **You've said it.** Everyone can read it.
claims-off = You've switched off the show or table talk in `/my settings`, so claims are off for you too.
claim-made = 🗣️ **{ $name }** claims: *{ $claim }*
claim-refuted-title = 🫢 That was not true
claim-refuted = **{ $name }** had claimed: *{ $claim }*
claims-true = 🗣️ { $name } told the truth: { $claims ->
    [one] one claim, and it was true.
   *[other] { $claims } claims, and all were true.
  }
claims-untrue = 🗣️ { $name } made { $claims ->
    [one] one claim
   *[other] { $claims } claims
  }, { $true ->
    [0] none of it true
   *[other] { $true } true
  }. Not true: { $untrue }
limit-claim = You've made 20 claims in an hour. Claim again later. ⏳ { $relative }
refuse-claim_none = Claims don't work at this table. They need at least two human players, and the show and *{ table-talk }* must be on.
refuse-claim_between = Claims are made during a turn. Wait for the next one.
refuse-claim_once = You've claimed something in this turn. You may claim again in the next turn, whoever's turn it is.
refuse-claim_enough = You've made 24 claims in this game: that is enough.

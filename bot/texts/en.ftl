## Words
and = and
and-before-i = and
pace = Time for a turn
language = Language of the table
language-en = English
language-es = Español
pace-0 = no limit
pace-45 = 45 seconds (party)
pace-300 = 5 minutes (live, with a time bank)
pace-900 = 15 minutes (live, with a time bank)
pace-3600 = 1 hour (relaxed)
pace-86400 = 1 day (over days)
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
button-words = In words
button-board-more = More
board-more = What else there is at this table:
board-more-nothing = The game is over: there is nothing else to do here.
button-log = Log
button-rules = Rules
button-down = Move board down
button-pause = Pause
button-resume = Go on
button-free = Free the seat of { $name }
button-take = Sit down
button-rematch = Again
button-rematch-swapped = Again, sides swapped
button-another = Another game
button-out = I'm out
button-verify = Verify
button-fair = Fair deal ✓
button-word = Add your own randomness
button-without = Deal without the beacon
button-manage = Table …
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
button-type = Type it
button-resign-sure = Resign
button-end-sure = End the game
button-leave-sure = Leave the series
button-ask-end = Ask the others
button-agree-end = End without a result
button-ask-call = Call it: end as it stands
button-agree-call = Yes, it is over

## Home
home-title = Escapade
home-lead = Choose an escape game: play it now against computers, learn it by playing, or open a table for your friends.
home-more = How to begin, what this bot is, how your games went, and its language.
server-language-title = And everybody here?
server-language-about = You may manage this server. Shall its tables speak English from now on? /{ command-setup } changes that.
button-server-language = English for this server
server-language-done = New tables of this server speak English. /{ command-setup } changes that.
home-language = From now on the bot talks to you in English. { -to-settings } changes that.
home-hidden = Only a name and buttons here? { -to-settings }, *{ button-text_first-on }*
home-turn = { $alone ->
    [yes] ▶️ **Your turn in { $game }**
   *[no] ▶️ **Your turn in { $game } with { $names }**
}
home-waits = { $alone ->
    [yes] { $game }
   *[no] { $game } with { $names }: waiting for others
}
home-lobby = { $alone ->
    [yes] { $game }: your table is not full yet
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
home-first = your first game { $minutes } min
home-left-out = First game without { $rules }.
button-play-whole = With all rules
emblem-alt = The emblem of { $game }
button-play-now = Play now
button-with-friends = With friends
button-all-games = All games
button-open-table = Open a table
button-play-real = Play it for real
button-scene-over = On with it
button-ending = How it ended
friends-elsewhere = Friends play in a channel of a server. Open the home page there ({ -to-home }), choose { $game } and press *{ button-with-friends }*.
button-learn = Learn
button-continue = Continue
button-help = Help
button-about = About
button-invite = Add it to your server
play-here = ▶️ { $game }: your game begins here.
play-begun = { $game } has begun here. The board comes below: { $link }
play-begun-direct = -# { $game } is also in your direct messages: { $link }
learn-begun = -# The lesson of { $game } is also in your direct messages: { $link }
play-nowhere = Your direct messages are closed to me, and your game cannot be played here either. { $why } Easiest: allow direct messages from this server (its menu, Privacy Settings) and press again.
play-held = I can't write to you right now, and your game cannot be played here either. { $why } Easiest: press again in a few minutes.
continue-none = You have no game running. Choose one and press *{ button-play-now }*.
continue-there = Your table is here: { $link }
help-title = How it works
help-begin = **Alone, now:** choose a game on the home page ({ -to-home }) and press *{ button-play-now }*. Computers take the other seats, and the game comes by direct message.
help-friends = **With friends:** choose a game in a channel and press *{ button-with-friends }*. The others press *Join*; the host adds computers if there are too few, and presses *Start*.
help-hand = **Your hand** is what only you can see: your cards, and the buttons for your choices. It comes by direct message; *My hand* under the board shows it in the channel, too, and nobody else sees it.
help-closed = **Direct messages closed?** Nothing is lost: use *My hand*. To open them: the server's menu, Privacy Settings, Direct Messages.
help-turn = **Whose turn?** The first line of the board says so, and you are called when it is yours. { -to-games } lists your games.
help-rules = **Rules:** the button under every board and hand. A choice that is not allowed is answered with the rule that forbids it.
help-commands = **Commands:** { -to-home } shows the games, { -to-games } yours, { -to-hand } your hand. Type / to see all of them.
about-games = Whose games these are.
about-not-ours = The titles belong to their designers and publishers. Escapade is not connected with any of them, and its pictures and texts are its own. If you enjoy a game here, buy the box.
about-privacy = **Privacy.** I keep your Discord number, your name at the table, your language and your moves; I do not read what is written in channels. Nothing is passed on.
about-version = **Version** { $version }, release { $release }. Free software under the MIT licence.
about-contact = **Who runs this bot:** { $contact }
about-no-contact = **Who runs this bot:** ask whoever manages this server.

## Lobby
lobby-rematch = { $game } · again
lobby-missing = { $missing ->
    [one] **One more player to start, or add a computer.**
   *[other] **{ $missing } more players to start, or add computers.**
}
lobby-missing-computers = { $missing ->
    [one] **Add a computer to start.**
   *[other] **Add { $missing } computers to start.**
}
lobby-ready = { $more ->
    [yes] **Ready: { $host } can press { button-start }, or wait for more players.**
   *[no] **Everybody is here: { $host } can press { button-start }.**
}
lobby-ready-alone = **Ready: press { button-start }.**
seat-free = free
seat-free-direct = for a computer
seat-host = host
seat-computer = { $name } · computer, { $level }
temper-bold = bold
temper-careful = careful
temper-spiteful = spiteful
temper-talkative = talkative
lobby-voice = 🎙 Also in the voice channel: { $people }
seat-hand-below = hand with the button under the board
lobby-locked = 🔒 Locked: nobody else may sit down.
lobby-private = ✉️ Private: only invited people may sit down and look on.
lobby-wanted = 🔎 This table is looking for players.
lobby-three = 🏁 Best of three: the next lobby opens by itself, and players swap roles if there are any.
lobby-casual = 🛋️ Casual game: no rating, no achievements. Players may let a friend look over their shoulder.
lobby-teaching = 🎓 Teaching game: if two people play, they see each other's hand. Advice is on.
wanted-call = 🔎 { $role }: { $game }, table { $table }, looks for players.
host-now = { $user } is the host of this table now.
sent-away = { $user }, the host of table { $table } has taken you out of its lobby.
invited = { $user }, you are invited to this table: press { $join } in its lobby.
manage-title = Table { $table }: host settings
manage-locked-off = 🔓 **Open:** whoever finds a free seat may sit down.
manage-locked-on = 🔒 **Locked:** nobody else may sit down.
manage-private-off = 👥 **For all:** everybody in the channel may sit down and look on.
manage-private-on = ✉️ **Private:** only invited people may sit down and look on.
manage-wanted-off = 💤 **Not looking** for players.
manage-wanted-on = 🔎 **Looking for players:** the table is listed on the home page ({ -to-home }).
manage-three-off = 🎲 **A single game.**
manage-three-on = 🏁 **Best of three:** the next lobby opens by itself, and players swap roles if there are any.
manage-casual-off = 🏅 **The game is rated**, and nobody may show a hand to a friend.
manage-casual-on = 🛋️ **A casual game:** no rating, no achievements. Players may let a friend look over their shoulder.
manage-teach = 🎓 **Teach a friend:** the two of you see each other's hand in a casual game, with advice.
menu-teach = Teach a friend
manage-guests = Invited: { $names }{ $guests ->
    [0] {""}
    [one] {" "}and one more person
   *[other] {" "}and { $guests } more people
}.
manage-invite = To invite somebody: { -to-invite }.
manage-hand-over = Somebody else can be host in your place. A host who stays silent for a day while others wait loses the role automatically.
manage-alone = You are the only person at this table, and its host.
manage-handed-over = { $name } is the host of this table now.
menu-send-away = Take somebody out of the lobby
menu-hand-over = Make somebody else host
thread-name = { $game } · { $host }
thread-not-allowed = I cannot make a thread here. I need Create Public Threads (for a private table Create Private Threads) and Send Messages in Threads, and a text channel: press it in the table's channel.
thread-refused = Discord doesn't let me make a thread here now. Perhaps the server has too many active threads. The table stays in this channel.
opened-beside = It stands in a thread of its own, since this channel has a table already.
opened-post = It is a post in the forum for tables.
post-looking = { $game } · table { $table } · looking for players
post-playing = { $game } · table { $table } · playing
post-over = { $game } · table { $table } · over
board-in-post = In a forum post the board is always the first message: { $link }
forum-gone = The table isn't in the forum for tables: that forum is gone or hidden from me, so choose another with /{ command-setup }.
forum-missing = The table isn't in the forum for tables: I'm missing { $missing } there.
forum-tag = The table isn't in the forum for tables: it wants a tag on each post, so choose one for *looking* with /{ command-setup }.
forum-refused = The table isn't in the forum for tables: Discord didn't let me make a post there just now.
private-table = Table { $table } is private: only who sits there or is invited may look on.
invite-sent = { $user } is invited and called: { $link }
invite-asks = { $user } may play on for { $name } as soon as everybody at play agrees. I have asked them, and call { $user } then: { $link }
invite-nobody = Only people can be invited. Computers are added in the lobby.
host-alone = You play alone here: there is nobody to decide about.
fair-line = 🔒 Fair deal ✓ sealed: anyone can check the shuffle after the game
seal-posted = 🔒 **Fair deal ✓ sealed** · table { $table }
seal-file =
    Fair deal, table { $table }

    The seal is the SHA-256 of the secret behind every shuffle of this table.
    It was posted before the deal, and the bot never edits that message.
    Keep it: after the game it shows that nobody exchanged the secret.

    Seal:
    { $seal }
words-file =
    Fair deal, table { $table }

    The cards follow from the secret behind the seal and from what each player added.
    See that your own line is right. After the game nobody can have changed it.

    What each player added to the shuffle:
    { $words }

    Seal:
    { $seal }
beacon-file =
    Fair deal, table { $table }

    { $beacon }

    The cards follow from this number, too.
file-round = Round { $round } of the drand beacon, { $address }
file-round-missed = It was named, but not mixed in.
proof-file =
    Fair deal, table { $table }: the proof

    Seal:
    { $seal }

    Secret:
    { $secret }
proof-secret-later = told when the day is over
proof-words =
    What each player added to the shuffle:
    { $words }
proof-beacon =
    Beacon:
    { $beacon }
proof-head =
    Head, the last link of all moves:
    { $head }
proof-about =
    The SHA-256 of the secret is the seal. Compare the seal with seal-{ $table }.txt, posted before the deal.
    "Fair deal ✓" and then "Verify" under the end of the game recompute every draw and every link.
grudge = 💭 { $whom } has not forgotten { $deed }. Has { $who }?
grudge-own = I have not forgotten { $deed }, { $who }.
deal-made = 🃏 The cards are dealt.
beacon-wanted = The deal waits for a public beacon (drand) that nobody can foresee.
beacon-lost = ⚠️ The beacon could not be reached. Try again in a while; the host can also go on without it: { $without }.
shuffle-closed = 🔒 The lobby of table { $table } is closed. What each player added is in the file.
shuffle-beacon = The deal waits for round { $round } of the drand beacon, which comes at { $when }: { $address }
fair-title = Fair deal ✓ · table { $table }
fair-lobby = I chose the secret behind every shuffle when this lobby opened, and posted its seal in seal-{ $table }.txt: keep that file. Each player adds something too, so no player can pick the cards. After the game, *Verify* recomputes every card from both.
fair-own = Your part so far: `{ $word }`. **{ $add }** puts in anything you like.
fair-playing = The deal is sealed: seal-{ $table }.txt was posted before it, so the secret can't be exchanged unseen. Every move so far is locked by the code below, the head. Keep the head, and *Verify* will find any earlier move that is changed later; it gives away nothing hidden.
fair-over = Every card came from the secret behind the seal and from what the players added. All of that is in proof-{ $table }.txt, under the end of the game. **{ $verify }** recomputes it now and gives you a page that checks it without me.
shuffle-without = ⚠️ The beacon was not reached: the cards are dealt without round { $round }. Whoever runs the bot could have chosen this.
shuffle-broken = ✂️ The deal of table { $table } was called off after its lobby had closed: nothing is dealt with round { $round } of the beacon.
word-title = Add your own randomness
word-label = Anything you like
word-about = Everybody can read it once the cards are dealt. Leave it empty and the bot picks a number.
word-taken = Added: `{ $word }`. It is mixed into the shuffle; find it in words-{ $table }.txt when the cards are dealt.
table-beacon = Public beacon
table-beacon-about = The deal waits up to a minute for a number that nobody can know before
table-footer = Table { $table }
computer-add = Add computer
computer-change = Change computers
computer-remove = Remove a computer
computer-name = Computer { $number }
joined = You are in. Your hand will come by direct message, and { $hand } under the board shows it too.
joined-dm-closed = You are in. Your direct messages are closed, so press { $hand } under the board to see your cards.
joined-dm-held = You are in. I can't write to you right now, so press { $hand } under the board to see your cards.
dm-proof = { $game }, table { $table }: your hand will come here.
dm-proof-new = { $game }: your hand will come here.
opened = Table { $table } is open. Press { $start } there when all are in: { $link }
opened-direct = Table { $table } is open, for you alone. Choose which computers play, then press { $start }.
opened-dm-closed = Table { $table } is open; press { $start } there when all are in: { $link } Your direct messages are closed, so press { $hand } under the board to see your cards.
opened-dm-held = Table { $table } is open; press { $start } there when all are in: { $link } I can't write to you right now, so press { $hand } under the board to see your cards.
rematch-open = Table { $table } is open for the next game. You are in; the others press { $join }: { $link }
options-title = Options
options-switches = Switched on
options-none = none
table-show = Show
show-quiet = quiet: the board tells everything
show-show = great moments in messages of their own
show-party = party: all of the show
table-advice = Advice
table-advice-about = Players may ask what a strong computer would do in their place
table-talk = Computers talk
table-talk-about = Computers say a word at great moments; turned off, nobody makes claims either
lobby-on = yes
lobby-off = no
table-watch = Watch the computers
table-watch-about = Computers take about a second for each move, so that you can follow
preset-set = { $preset }: the options of this table are set for it.

## Playing
game-ends = ⏳ The whole game · { $relative }
game-stands = ⏸ The time of this game is paused.
turn-ends = ⏳ { $name } · { $relative }
turn-ends-saved = ⏳ { $name } · { $relative } · { $saved } of it from the bank
turn-thinks = 🤔 { $name } is thinking
turn-stands = ⏸ { $name }: time is paused
own-turn-ends = ⏳ Your time · { $relative }
own-turn-ends-saved = ⏳ Your time · { $relative } · { $saved } of it from the bank
own-turn-stands = ⏸ Your time is paused.
board-away = 💤 Away: { $names }. A computer plays for them until they press anything here.
board-deserted = 💤 Everybody is away: the clocks stand until one of you presses anything here. After 14 days the game is suspended.
board-paused = ⏸ Paused by consent: nobody's time runs. Whoever plays ends it with *{ $resume }*.
board-pause-asked = ⏸ A pause is asked for; still to agree with *{ $pause }*: { $names }.
hand-away = 💤 A computer plays for you. Press anything here, and you play again.
hand-deserted = 💤 Everybody is away: nobody plays, and the clocks stand. Press anything here, and the game goes on.
hand-paused = ⏸ You have agreed on a pause: nobody's time runs.
away-missed = 💤 { $name } has let the time run out twice in a row. A computer plays on for { $name }, until { $name } presses anything at this table.
away-left = 💤 { $name } has left the server. A computer plays on for { $name }, until { $name } presses anything at this table.
away-all = Everybody who plays here is away now: the clocks stand until one of you presses anything. If nobody does for 14 days, the game is suspended and kept for 30 days more.
own-away-missed = 💤 Your time was up twice in a row, so a computer plays for you. Press anything at the table, and you play again. If the others give your seat to somebody else before that, you have lost.
own-away-left = 💤 You have left the server of this table, so a computer plays for you. Press anything at the table, and you play again. If the others give your seat to somebody else before that, you have lost.
pause-asked = ⏸ { $others }{ $name } asks for a pause: the clocks stand as soon as everybody who plays has pressed *{ $pause }*.
pause-begins = ⏸ Everybody has agreed: this game is paused, and nobody's time runs. Whoever plays ends it with *{ $resume }*.
pause-ends = ▶ { $name } has ended the pause: the clocks go on with what was left.
paused-now = The game is paused. *{ $resume }* ends that.
pause-waits = You have agreed to a pause. Still to agree: { $names }.
resumed-now = The pause is over.
free-waits = You have agreed that somebody else may play on for { $name }. Still to agree: { $names }.
free-now = Everybody agrees: whoever sits down first plays on for { $name }.
seat-freed = 🪑 Everybody agrees: the seat of { $name } is free. Whoever sits down first plays on from here with what that seat holds. What { $name } was told in private stays secret. For { $name } the game is lost then.
seat-asks = 🪑 The host invites { $user } to play on for { $name }, who is away. { $user } would see what that seat holds, so everybody at play has to agree. Still to agree: { $names }.
seat-passed = 🪑 { $who } plays on for { $name }, for whom this game is lost. For { $who } it is practice and counts nowhere.
seat-invited = 🪑 { $user }, the host invites you to play on for { $name }, who is away, with what that seat holds.
seat-invited-own = 🪑 { $table }: the host invites you to play on for { $name }, who is away, with what that seat holds. Press *{ $take }* there: { $link }
manage-substitute = Somebody is away: you may invite another person to that seat, who plays on with what it knows.
menu-substitute = Invite somebody to play on for { $name }
seat-briefing = { $table }: you play on for { $name } from here. What this seat holds is in your hand, and what everybody heard is in the log. What { $name } was told in private stays secret.
ping = { $user }, your turn: { $turn }
ping-remind = { $user }, your time is nearly up: { $turn }
ping-last = { $user }, your time is nearly up, for the second time in a row: then a computer plays for you, until you press something. { $turn }
panel-rests = This panel is no longer kept up to date. { $hand } opens a fresh one.
draft-changed = Your choice was changed elsewhere. This is what it is now:
draft-incomplete = Something is still to be chosen.
choose-question = What do you do? …
type-title = Type your answer
typed-unreadable = That could not be read. Write numbers with spaces or commas between them, such as 7 12.
type-nothing = You have no question that can be answered by typing.
stale = That question is closed. This is how things stand now.
talk-line = 🤫 **{ $who }**, table { $table }: { $text }
talk-told = Sent to { $names }, and to nobody else.
talk-missed = Not delivered. I can't send direct messages to { $names }.
talk-refused = Not delivered to { $names }, at their own wish: no table talk.
talk-nobody = There is nobody at this table you may talk to in secret.
log-title = Log of table { $table }
log-empty = Nothing has happened yet.
since = Since your last turn
since-away = Welcome back! While you were away, a computer played for you
since-before = { $count ->
    [one] Before that: 1 more turn, in the log.
   *[other] Before that: { $count } more turns, in the log.
}
log-part = Lines { $first } to { $last } of { $lines }
log-file-here = The log as a file.
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
    [1] **{ $move }**: wins about once in 10 times.
    [10] **{ $move }**: wins nearly always.
   *[other] **{ $move }**: wins about { $chance } times in 10.
}
advice-place = { $place ->
    [-1] **{ $move }**.
   *[other] **{ $move }**: place { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $players } on average.
}
advice-not-here = There is no advice at this table: its host has not allowed it.
advice-busy = The computer is still thinking about it. Its advice will appear in your hand.
board-advice = advice allowed
lesson-step = Step { $number } of { $of }
lesson-others-move = Hang on, { $who } is moving …
lesson-own-move = Hang on, the game goes on …
lesson-other = You can do that. The lesson goes another way, but you may try yours and come back.
lesson-try-or-take = Try it, or take this: **{ $move }**.
lesson-strayed = You left the lesson's path. From here on it is a real game: see what comes of it, and go back when you like.
lesson-learned = That was the lesson.
lesson-over-title = The lesson is over
lesson-over = Well done. Open a table whenever you like: you know how it goes.
lesson-begins = { $game }: your lesson begins here.
lesson-none = This game has no lesson.
lesson-dm-closed = The lesson comes by direct message, and yours are closed. Open them for this server (*Privacy settings*) and press again.
button-lesson-others = Other moves …
button-lesson-step = Back to the step
button-lesson-return = Back to the step
button-lesson-leave = Take over from here
button-lesson-enough = End the lesson
button-other-side = Other side
button-lesson-try = Try: { $move }
verify-lesson = The beginning of a lesson is written down: there is no shuffle to verify.
lesson-again = You are back at your step: { $link }
void-lesson = The lesson is over.
refuse-no_lesson = There is no lesson going on here any more.
button-carry = Carry out
button-back = Undo
button-further = Go back to …
button-agree-back = Agree
button-refuse-back = No
back-title = Go back · table { $table }
back-about = Everybody with a seat has to agree, also a player who is away or has resigned. The game then earns no rating and no achievements. The game returns to just before the point you choose. Nobody forgets what they have seen, and hidden cards stay where they were. Later draws are random again.
back-choose = Go back before …
back-asks = ⏪ { $name } would like to go back before this: { $before } Does everybody agree? The game then earns no rating and no achievements. { $others }
back-refused = { $name } does not agree: the game goes on as it is.
back-done = ⏪ All have agreed: the game is back to just before this: { $before } Later draws are random again.
back-waits = The table has been asked. It goes back once all have agreed; a move that everybody sees ends the vote.
back-went = The game is back at that point.
back-stays = The game goes on as it is.
refuse-back-no-time = You'd have no time left: that step gave you some, and you have used it.
refuse-back-over = That is no longer voted on: something has happened since.
refuse-back-asked = Somebody else has already asked to go back: answer that first, in the channel.
house-event-took_back = { $who } takes a step back.
    .who = You take a step back.
house-event-took_back_unseen = { $who } takes a step back.
    .who = You take a step back.
house-event-returned = All agree to go back, as { $who } asked.
    .who = All agree to go back, as you asked.
house-event-claimed = { $who } claims: *{ $claim }*
    .who = You claim: *{ $claim }*
house-event-called = { $who_count ->
        [0] Everybody agrees that it is over: nobody wins.
        [one] Everybody agrees that it is over: { $who } wins.
       *[other] Everybody agrees that it is over: { $who } win.
    }
    .who = { $who_count ->
        [one] Everybody agrees that it is over: you win.
       *[other] Everybody agrees that it is over: you are one of { $who_count } who win.
    }
house-steps-back = { $who } takes { $count } steps back.
    .who = You take { $count } steps back.
button-withdraw = Withdraw orders
hand-lead-turn = { $table }: your turn
hand-lead-wait = { $table }: waiting
hand-lead-wait-for = { $table }: waiting for { $who }
hand-lead-thinks = { $table }: { $who } is thinking
hand-lead-over = { $table }: the game is over
hand-waits = The picture is renewed on your turn
hand-waits-alt = Your own picture. It is renewed on your turn; the text above says what has changed since.
hand-lead-private = Everything secret is below this line: a phone shows the beginning of a message on its lock screen, where anybody can read it. You chose your hands as text; { -to-settings } brings the pictures back.
hand-missing = { $targets }: { $why }
hand-vain = ⚠ Press it again to do it all the same.
hand-orders = 📌 Standing: { $orders }.
button-less = Less
settings-title = Your settings
settings-about = These apply at every table.
settings-rest = ⏳ What you choose about quiet hours, holidays and your time zone counts from your next turn on: it stops no clock that is running, and none for more than twelve quiet hours in any 24.
settings-language-discord = 🌐 Language: **that of your Discord**
settings-language-en = 🌐 Language: **English**
settings-language-es = 🌐 Language: **Español**
settings-language-why = Your hands, answers and direct messages come in this language. A board speaks the language of its table.
button-language = Language …
menu-language = Language
menu-language-discord = As in Discord
menu-language-en = English
menu-language-es = Español
settings-text_first-off = 🖼 Your hands: **with pictures**
settings-text_first-on = 📄 Your hands: **text alone**, as plain messages with all that the pictures would tell. They come without a sound.
settings-coaching-on = 💡 Coaching: **on**. Whatever you meet for the first time is explained in a sentence in your hand. You are stopped once before each mistake that loses a game.
settings-coaching-off = 💡 Coaching: **off**. Nothing is explained to you in your hand.
settings-show-on = 🎬 The show: **for you too**, where a table makes one
settings-show-off = 🎬 The show: **not for you**. Nothing of it comes to you, at no table
settings-shown-on = 🏷 Your name: **shown** on leaderboards, and in what others read and share of their games; your Discord picture in pictures of your games
settings-shown-off = 🏷 Your name: **hidden**. You stand on no leaderboard, and where others read or share their games you are *somebody*; in pictures of your games you are a letter
button-invitations-on = Allow invitations
button-invitations-off = No invitations
button-whispers-on = Allow table talk
button-whispers-off = No table talk
button-shown-on = Show my name
button-shown-off = Hide my name
button-text_first-on = Text alone
button-text_first-off = With pictures
button-show-on = Show for me
button-show-off = No show for me
button-coaching-on = Coaching on
button-coaching-off = Coaching off
settings-invitations-on = ✉ Invitations: **hosts may call you** to their tables, each of them once a day
settings-invitations-off = ✉ Invitations: **nobody calls you** to a table. You may sit down where you are invited
settings-whispers-on = 🤫 Table talk: **you get it** by direct message, where a game has it
settings-whispers-off = 🤫 Table talk: **none**. Players who whisper to you read that you get nothing
settings-pings-on = 🔔 Your turns: **you are called in the channel**. While you are at the table, only if you take a while to answer
settings-pings-direct = 🔔 Your turns: **you are called by direct message**; in the channel where yours are closed. While you are at the table, only if you take a while to answer
settings-pings-off = 🔕 Your turns: **nobody calls you**
settings-pings-digest = 📬 Your turns: **one direct message a day, at { $hour }**, when any game waits for you
settings-soon-on = 👀 Before your turn: **you get a direct message** when you are next
settings-soon-off = 👀 Before your turn: nothing is said
settings-zone-unknown = 🌍 Your time zone: **not known**, so you have no quiet hours, and times are shown in UTC
settings-quiet-none = 🌍 It is { $now } where you are. Quiet hours: **none**
settings-quiet = 🌙 It is { $now } where you are. Quiet hours: **{ $first } to { $last }**. Nobody calls you then, and where a turn may take an hour or more your clock stands
settings-away = 🏖 You are on holiday until { $until }: nobody calls you, and where a turn may take an hour or more your clock stands. Boards say so
settings-snoozed = 💤 Nobody calls you until { $until }
settings-zone-title = Your time zone
settings-zone-why = Choose the region where you live and then a city with your time, or say what time it is. It is used for your quiet hours and for the message of a day, and shown to nobody.
settings-zone-region = I live in …
settings-zone-list = { $first } to { $last } …
settings-zone-west = It is now … (west of Greenwich)
settings-zone-east = It is now … (Greenwich or east of it)
button-soon-on = Tell me before my turn
button-soon-off = Not before my turn
button-zone = Time zone …
button-settings = Back
menu-pings = How you are called …
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
snoozed = Nobody calls you until { $until }. { -to-settings } changes that.
snooze-others = That is somebody else's call. { -to-settings } has your own.
call = 🔔 { $game }, table { $table }, your turn: { $turn }
call-remind = ⏳ { $game }, table { $table }, your time is nearly up: { $turn }
call-soon = 👀 { $game }, table { $table }: it is { $who }'s turn, and you are next.
button-snooze-hour = 💤 In an hour
button-snooze-tomorrow = 💤 Tomorrow
board-holiday = 🏖 { $name } is on holiday until { $until }.
digest = 📬 { $count ->
    [one] One game waits for you:
   *[other] { $count } games wait for you:
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
button-watch-on = Watch on
button-watch-tell = Tell me great moments
button-watch-quiet = Tell me nothing
button-watch-stop = Stop watching
watch-live = 👁 You're watching live. ⏳ { $relative }
watch-ended = ⏸ This message no longer follows the game: Discord allows that for 15 minutes. *{ button-watch-on }* goes on.
watch-told = -# Great moments and the end come by direct message.
watch-quiet = -# You see what everybody knows. { -to-games } leads back here.
watch-refused = The host has sent you away from this table, so you can't watch it.
limit-watch = You press this a lot. Go on later. ⏳ { $relative }
board-watching = 👁 { $people } watching
watch-over = You are no longer watching.
watch-own = You play at this table. *My hand* shows you all that you know.
watch-proof = 👁 Here you will be told of great moments and the end: { $game }.
watch-dm-closed = Your direct messages are closed. Open them for this server (*Privacy settings*) and press again.
button-onward = Next: { $called }
button-skip = Skip to the end
skip-later = People are still playing: their turns are not skipped.
skipped = The computers play on without a pause; the end comes in a moment.
button-log-file = As a file
rules-newer = A mistake in the rules of this game has been corrected. From here on it is played by the corrected rules.
release-new = 🆕 The bot has been updated. What has changed at this table:
befell = { $game }, table { $table }:
ending-returned = ⏪ In this game all agreed to go back, so it earns no rating and no achievements.
ending-gasp = 😱 **Biggest gasp**, from { $people ->
    [one] one person
   *[other] { $people } people
}: { $link } { $moment }
ending-moves = { $moves } moves.
ending-unrated = Not rated: two people here have already played three rated games together today (UTC).
ending-casual = 🛋️ A casual game: no rating, no achievements.
ending-party = 🎉 A party game: no rating. What counts is the score of the evening.
ending-numbers = { $moves } moves in { $time }.
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
another-about = Everybody who played or watched here is taken along. You are the host.
menu-another = Choose a game
out-title = You're out
out-about = The next game doesn't wait for you. Nobody is told, and you can still join its lobby.
along-until = ⏳ { $relative } · The people who sat out longest sit first. { $departs ->
    [yes] Then the game starts by itself; the host can start it sooner with *{ button-start }*.
   *[no] Then everybody may sit down.
}
along-watched = 👀 Watched before, and welcome to play: { $people }
along-bench = 🪑 Sitting out, first in line for the next seat: { $names }
along-sits-out = All seats are taken by people who have waited as long as you. You sit out this game and come first in the next one. You get a seat here if somebody leaves. *{ button-watch }* shows you the game.
series-next = { $host }: everybody is seated for the next game. Press { $start } when you are ready.
series-score = 🏁 Best of three, game { $game } · { $score }
series-on = 🏁 Best of three · { $score }. The next lobby is open below.
series-left = { $name } has left, so the series is over. Thank you for playing.
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
book-signs = { $sign } marks a ruling of ours: where the published rules leave something open, or where we play differently.
button-book = Rules
button-book-back = Back
button-book-on = Next
button-why = Why can’t I …?
why-title = Why can’t I …?
why-all = You can do everything that is possible now: it is in your hand.
why-wait = Nothing is asked of you now. You decide again when it is your turn or somebody asks you something.
why-aimless = It would have nothing to act on right now.
why-rest = Anything not named here is for another point in the game, or for another player.
hand-down = Your hand is at the bottom again, below its board.
replaced = ⬇️ This is how it stood then: there is a newer one.
folded-turn = { $table }: your turn
folded-waits = { $table }: waiting for the others
folded-lobby = { $table }: not begun yet
folded-ended = { $table }: the end is below
folded-over = { $table }: { $ending }
board-down = The board is at the bottom again: { $link }
confirm-resign-title = Resign?
confirm-resign = You leave the game for good and lose it. The others are told.
confirm-end-title = End this game?
confirm-end = The game ends for everybody, and nobody wins.
confirm-end-again = It counts for nobody. In its tournament it is played again once.
confirm-end-asks = This game ends without a result only if everybody who plays agrees: you can ask them.
confirm-end-resigns = Or you resign: you leave the game for good and lose it.
confirm-call = House rule *Call it*: if computers give every rival under 5 %, from what everybody sees, all who play can end the game as it stands.
confirm-end-tournament = This game belongs to a tournament. If you leave it, you resign and lose it. Only a moderator or the host of the tournament can end it without a result, and only one who does not play here.
confirm-leave-title = Leave the series?
confirm-leave = You leave the series for good and lose it. Its next game is not played.
end-waits-title = The others are asked
end-waits = Still to agree: { $names }. A move that everybody sees ends the vote.
end-asks = 🏳 { $name } would like to end this game without a result: it would count for nobody. Does everybody agree? A move that everybody sees ends the vote. { $others }
end-refused = { $name } does not agree: the game goes on.
call-asks = 🏁 { $name } thinks that this game is decided. Computers do, too: { $many ->
    [0] nobody would win
    [one] { $winners } would win
   *[other] { $winners } would win
}. Shall it end as it stands? A move that everybody sees ends the vote. { $others }
call-open-title = Not decided yet
call-open = By what everybody sees, computers still give more than one player a chance. Hidden cards are dealt anew for this, so it tells no secret.
call-chance = { $name }: { $percent } %
called-title = The game is over
called = The game has ended as it stood.
refuse-end-over = That is no longer voted on: something has happened since.
refuse-end-asked = Everybody has been asked already: answer in the channel.
refuse-call-open = Computers do not find this game decided yet.
refuse-end-needs-all = You cannot end this game alone. { -to-end } shows what you can do.
resigned-title = Resigned
resigned = You have left the game.
ended-title = Ended
ended = The table is closed.
void-ended = This game was ended by its host. Nobody has won.
void-consent = Everybody who played has agreed to end this game. Nobody has won.
void-moderator = This game was ended by a moderator, or by the host of its tournament. Nobody has won.
void-replayed = This game was suspended for 7 days. The tournament has it played again at another table.
void-gone = The channel of this table is gone. Nobody has won.
void-empty = Everybody has left this table.
void-closed = You have closed this table.
void-expired = This lobby was closed: nobody pressed anything in it for a day.
lobby-expired = { $game }, table { $table }: nobody pressed anything in this lobby for a day, so it is closed.
void-unreadable = This game could not be read after an update and had to be ended. Its log is kept. Nobody has won.
void-lost = Nobody took this table up again within 30 days, so it was closed. Nobody has won.
void-refused = Discord refused the board of this table, so it was closed. Nobody has won.
void-series = The series ended before this game began.
table-called = { $game }, table { $table }
suspended = Table { $table } is suspended: its channel cannot be reached. It is kept until { $until } and comes back by itself when the channel does. Its host, or a moderator, can move it: { -to-move } in another channel.
suspended-direct = Table { $table } is suspended: I may not write to you. It is kept until { $until }. Allow direct messages from me, then press one of its buttons, or type { -to-move } there.
suspended-deleted = ⏸ The channel of this table was deleted.
suspended-unknown = ⏸ Discord no longer knows the channel of this table.
suspended-shut = ⏸ I have had no access to the channel of this table for a day.
suspended-deserted = ⏸ Everybody who plays at this table has been away for 14 days.
suspended-deserted-kept = The game is safe, and its clocks are stopped. It is kept until { $until }. It goes on when one of you presses *{ $hand }*; its host, or a moderator, can also move it: { -to-move } in another channel.
suspended-alone = Table { $table } is suspended, since everybody who plays there was away for long. It is kept until { $until } and goes on when one of them presses a button of it.
suspended-kept = The game is safe, and its clocks are stopped. It is kept until { $until }. It comes back by itself when the channel does; its host, or a moderator, can also move it: { -to-move } in another channel.
hand-barred = ⏸ I have no access to the channel of this table. Its clocks are stopped until I do.
hand-stuck = ⚠ Discord refused the new board, so the one in the channel is out of date. What you see here is right.
move-nothing = There is no table that you may move here. A table is moved by its host, or by somebody who may manage messages.
move-which = There are several tables that you may move here: name one by its number.
move-here = Table { $table } is in this channel already.
move-elsewhere = Table { $table } plays on another server. It can only come here when it is suspended.
move-company = Others sit at table { $table }: direct messages can only hold a table you play alone.
moved = Table { $table } plays here now: { $link }
void-rewound = The bot was set back to a state from before this table was opened. It is gone, and nobody has won.
rewound = ⏪ **This game is restored to: { $chapter }**, as it stood on { $when }. The bot had to go back to a copy of its games. What came after is gone: moves, offers, choices half made, calls. Buttons of earlier messages no longer work; those below this one do.
rewound-hand = ⏪ **{ $game }, table { $table }, is restored to: { $chapter }**, as it stood on { $when }. Moves, offers and choices half made since then are gone. Play on with the hand below; buttons of earlier messages no longer work.
rewound-lobby = ⏪ **This table is restored** as it stood on { $when }. The bot had to go back to a copy of its games. Whoever has joined or left since then does so again, with the buttons below.
rewound-deal = the deal
games-none = You play at no table. { -to-home } opens one.
games-lobby = { $game }, table { $table }: in its lobby · { $link }
games-turn = **{ $game }, table { $table }: your turn** · { $link }
games-waiting = { $game }, table { $table }: waiting for others · { $link }
games-barred = { $game }, table { $table }: ⏸ I have no access to its channel; its clocks are stopped · { $link }
games-suspended = { $game }, table { $table }: ⏸ suspended, kept until { $until } · { -to-move } moves it

## Where the bot is not
outside-title = Your tables
outside-turn = **{ $table }: your turn**
outside-waiting = { $table }: waiting for others
outside-lobby = { $table }: in its lobby
outside-stopped = { $table }: ⏸ its clocks are stopped
outside-suspended = { $table }: ⏸ suspended
outside-hands = Hands open in direct messages with me.
outside-hand = { $table }: your hand is in your direct messages with me: { $link }
outside-dm-closed = Here your hand can only come by direct message, and yours are closed to me. Allow them in Discord's *Privacy settings*, then try again.
button-outside-hand = Open hand { $table }
invite-me =
    To play together you need me on your server. Forward this to whoever manages it:
    > Could you add Escapade to our server? It takes one press, it reads no messages, and we could play escape games there: { $link }

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
replay-turn = It is the turn of { $name }.
replay-onward = -# Already shown: { $told }
replay-unheard = { $name } heard nothing of this turn.
replay-knew = 👁 { $name } knew all that lay there.
replay-doubts = 👁 **What { $name } did not know**, with how often it was so in { $worlds } imagined games that looked just the same to { $name }:
replay-doubt = • { $truth } ({ $percent }%). Instead: { $others }
replay-doubt-alone = • { $truth } ({ $percent }%)
replay-untrue = • Not true, but possible: { $others }
replay-share = { $what } ({ $percent }%)
replay-more = … and { $count } more.
button-knew = What did { $name } know?
button-known-back = Back to the replay
known-title = What did { $name } know?
known-alt = The position as { $name } could imagine it.
known-chose = { $name } chose **{ $move }**.
known-promised = What each choice promised, played on from what { $name } could see ({ $ranked ->
    [yes] 100% is first place, 0% last
   *[no] how often it wins
}):
known-choice = • { $move }: { $percent }%
known-choice-made = ➜ **{ $move }: { $percent }%**
replay-later = The replay shows all secrets: it opens when the game is over.
replay-lost = The positions of this game were not kept, so there is no replay. Its log is still there.
share-title = Share the game of table { $table }
share-about = One picture with the story of the game. Choose a channel of this server to post it there, or take it as a file and carry it anywhere.
share-file-only = One picture with the story of the game, as a file that you can carry anywhere.
share-hidden = Players who hide their name are left out.
share-here = The game as one picture.
share-done = Posted in <#{ $channel }>.
share-no-write = You may not write in that channel, so nothing is posted there for you.
share-barred = I may not write there. Choose another channel.
share-by = Shared by { $name } · table { $table }
share-link = 🎞 [The whole game, step by step]({ $link }): save the file and open it in a browser.
menu-share = Post it in …
button-share-file = As a file
button-share-text = As text
button-share-play = Play it too
somebody = Somebody
somebody-several = Somebody { $number }
animation-soon = The turning points are being drawn. They come here in a few seconds.
animation-here = The turning points of table { $table }, as an animated picture.

## The check after the game
verify-title = The check of table { $table }
verify-agrees = Every shuffle and move agrees: { $moves } moves and { $draws } draws of chance follow from the secret with the seal `{ $seal }`, and from what the players added.
verify-seal = It does not agree: the secret has another seal than the one that was posted.
verify-kept-seal = It does not agree: the seal of this game is `{ $seal }`, and yours is `{ $kept }`.
verify-move = It does not agree: move { $version } ("{ $move }") was not possible.
verify-chance = It does not agree: the chance of move { $version } does not follow from the secret.
verify-link = It does not agree: the chain breaks at move { $version }, which is not as it was made.
verify-head = It does not agree: `{ $head }` is no link of this game, so moves were changed after you kept it.
verify-rules = This game was played by an earlier version of the rules ({ $rules }; today’s is { $today }). Release { $release } can check it: python -m bot verify FILE.
verify-end = It does not agree: the end is not where the moves lead.
verify-note-words = Compare with the file words-TABLE.txt, posted before the first card; each player added: { $words }
verify-note-house = Dealt without a beacon: this holds against the players. Whoever runs the bot could have chosen the deal by what a second account added.
verify-note-lost = Round { $round } of the beacon was named but not mixed in: whoever runs the bot could have chosen to deal without it.
verify-note-beacon = Mixed in: round { $round } of the drand beacon, `{ $randomness }`, of { $when }. The message that said the lobby is closed must be older than that. The signature of the beacon is not checked here; look the round up: { $address }
verify-note-seal-given = Your seal is the one of this game: the secret was there when you were shown it.
verify-note-seal-short = The { $digits } digits of your seal agree. All 64 prove more: `{ $seal }`.
verify-note-seal-open = Compare the seal with your file seal-TABLE.txt, posted before the deal: `{ $seal }`.
verify-note-head-given = Heads of yours that are links of this game: { $count }. No move before them was changed since.
verify-note-head-open = No head given: that no move was changed after the game shows only with a head from *Fair deal ✓* that you kept while it was on.
verify-how = **Check it without us:** open `{ $page }` in a browser; it is a program of its own and asks nothing of the bot. With our rules: `python -m bot verify { $file } --seal SEAL --head HEAD`. SEAL is in the file seal-{ $table }.txt, posted before the deal; HEAD is what *Fair deal ✓* told you during the game.
page-title = The check of a game
page-lead = This page recomputes a game of Escapade by itself, without the bot and without a network.
page-language = Español
page-file = Another game (the file that Verify gave)
page-about = Game: { $game }, rows of its log: { $moves }
page-no-game = Choose a game first.
page-seal = The seal that you kept
page-seal-where = The 64 digits in the file seal-TABLE.txt, or its whole text, which the bot posted before the deal
page-heads = Heads that you kept
page-heads-where = What Fair deal ✓ told you during the game, one a line
page-check = Check
page-agrees = Seal, what the players added, every draw and every link agree: { $moves } rows and { $draws } draws of chance.
page-rules = Not shown here: that the moves follow the rules and lead to the end. That needs the rules themselves: `python -m bot verify FILE`.
page-unreadable = This cannot be read as a game: { $why }
page-no-crypto = This browser does not let a page like this compute SHA-256. Save the page and open the file in another browser.
page-self-test = This browser computes BLAKE2b wrongly: nothing can be checked with it.
page-kept-wrong = A seal has 64 hexadecimal digits, a head 32 or 64: what you gave cannot be read.
verify-later = The shuffle can be checked when the game is over.
rematch-later = The next game can be opened when this one is over.
limit-again = You have opened the next game after this one three times within an hour. Again: ⏳ { $relative }
limit-shoulder = You have invited five people to look over your shoulder within an hour. Again: ⏳ { $relative }
button-shoulder = Let a friend look
button-quiet = Leave quietly
quiet-left = You have left quietly. Your result stays as it is, and you hear nothing more of this game. { $hand } brings it back.
quiet-said = You have left quietly. It costs you nothing: your result counts as the game ends. { $hand } brings the game back.
button-shoulder-look = Look
button-shoulder-close = Close my hand
button-shoulder-stop = Stop looking
menu-shoulder = Let somebody look over your shoulder
shoulder-title = 👀 Over the shoulder
shoulder-about = Somebody who does not play here can see exactly your hand, live, until you close it or the game ends. The board says so. Your friend can press nothing for you, and takes no seat in this game or the next one.
shoulder-invited = { $name } is invited, and sees nothing before pressing *{ button-shoulder-look }*.
shoulder-looks = **{ $name }** sees your hand now.
shoulder-closed = Your hand is closed: nobody else sees it.
shoulder-offer = 👀 { $user }: { $name } lets you look over their shoulder. Press { $look }, and the hand comes by direct message.
shoulder-proof = { $table }: here you look over the shoulder of { $name }.
shoulder-begun = The hand of { $name } comes by direct message, and stays up to date. Keep it to yourself: the others play on.
shoulder-lead = 👀 { $table }: the hand of { $name }. You look over their shoulder.
shoulder-presses = This is the hand of { $name }, and only { $name } can play it. You are looking over their shoulder, so your press did nothing.
shoulder-over = You do not look over anybody's shoulder here any more.
shoulder-one = 👀 { $who } looks over the shoulder of { $name }
shoulder-both = 👀 { $first } and { $second } see each other's hand
shoulder-not-you = This invitation is for somebody else, or it is over.
shoulder-refused = That person takes no invitations from this bot.
shoulder-dm-closed = The hand comes by direct message, and yours are closed. Open them for this server, then press again.
refuse-shoulder_rated = Hands can be shown to a friend at a casual table alone: its host chooses *{ button-casual-on }* in the lobby. Tournaments, series, lessons and the day's escape have none.
refuse-shoulder_seat = That person plays here, or did.
refuse-shoulder_barred = That person may not look on at this table.
refuse-shoulder_other = That person looks over another player's shoulder here, or has done so.
refuse-shoulder_over = The hand is closed again.
refuse-looked = You have looked over a player's shoulder in this game or the one before, so you can't take a seat here.

## Guesses of people who watch
button-guess = Guess
guess-title = What happens next?
guess-asked = 🔮 **{ $question }**
guess-open = One guess, secret until the answer comes. A right one is worth 1 point.
guess-given = Your guess: **{ $choice }**.
guess-closed = It is too late to guess this one.
guess-none = 🔮 Nothing to guess right now. The next question comes with the game.
guess-yes = Yes
guess-no = No
guess-nobody = Nobody
guess-double = { $choice } (2 points)
guess-settled = Last question: { $question } **{ $answer }**{ $count ->
    [0] .
    [one] . { $right } of 1 guess was right.
   *[other] . { $right } of { $count } guesses were right.
}
guess-score = You have **{ $points ->
    [one] 1 point
   *[other] { $points } points
}**: { $right } of { $count ->
    [one] 1 guess
   *[other] { $count } guesses
} right.
limit-guess = You press this a lot. Go on later. ⏳ { $relative }
guess-no-show = You have chosen *No show for me* in your settings, so there is nothing to guess for you.
refuse-guess_not_you = Guesses are for people who watch and for players who are out of the game.
refuse-guess_late = It is too late to guess this one. The next question comes with the game.
refuse-guess_again = You have guessed already. The answer comes with the game.
ending-guesser = 🔮 Best guesser: { $who }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
ending-ghost = 👻 Best ghost: { $who }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## The file of a replay
button-replay-file = File to keep
film-soon = The file is being made: it follows in a moment, at most a few minutes.
film-progress = The file is being made: { $percent }% is done.
film-here = The replay of table { $table } as a page of its own: open it in any browser, even without a network.
film-large = The file of this game is larger than may be sent here.
film-heading = Replay of { $game }, table { $table }
film-eyes = Point of view
film-drawing = Drawing of the position. All pieces are listed in words further down.
film-larger = Larger
film-touch = Touch a piece to read what it is.
film-slider = Step
film-play = Play
film-stop = Stop
film-facts = How things stand
film-believed = What { $name } could believe
film-sure = { $name } knew all of this.
film-percent = { $percent }%
film-nothing = In truth: none of these.
film-more = The rest
film-pieces = All pieces in words
film-worlds = Each share is that among { $worlds } games that would have looked just the same to that player. ✓ marks what was true.
film-fewer = To keep this file small, beliefs are told for one step in { $every } and stay as they are in between.
film-without = To keep this file small, it does not tell what the players could believe.
film-install = Play it with your friends: add Escapade to Discord
film-keys = Keys: ← and → for steps, Page Up and Page Down for chapters, Home and End, the space bar to play.
film-old = This browser cannot open the replay. Try a newer one: Chrome 105, Firefox 121, Safari 16.4 or later.

## Why not
refuse-not-now = That cannot be done now.
refuse-not-offered = That is not one of your choices now.
refuse-incomplete = Something is still to be chosen.
refuse-closed = This table is closed.
refuse-suspended = This table is suspended: its channel cannot be reached.
refuse-no_pause = There is nothing to pause here, or no pause to end.
refuse-no_seat = That seat is not free: its player is back, somebody has taken it, or not everybody has agreed.
refuse-dealing = The lobby is closed: the cards are dealt as soon as the beacon answers.
refuse-started = The game has begun.
refuse-seated_already = You sit here already. To give up your seat, press *{ button-leave }*.
refuse-not_seated = You do not sit at this table.
refuse-full = Every seat is taken.
refuse-host_only = Only the host may do that.
refuse-series = A series is on: its players and settings stay as they are until it is over.
refuse-locked = The host has locked this table.
refuse-not_invited = This table is private, and you are not invited.
refuse-sent_away = The host has taken you out of this lobby. You may come back when you are invited.
refuse-seated_there = That person sits at the table already.
refuse-invited_already = That person is invited already.
refuse-guests = No more people can be invited to this table.
refuse-no_computer = There is no computer at this table.
refuse-no_level = There is no computer of that strength.
refuse-no_option = That option does not exist.
refuse-too_few = { $missing ->
    [one] One more player is needed.
   *[other] { $missing } more players are needed.
}
press-unreadable = That button could not be read. Press one of those under the newest board.
press-old-release = That button is from an older release of the bot. Use { -to-board } for a new one.
repeated = That button has been pressed already.
press-rewound = The bot was set back to an earlier state of its games, and this message tells of what came after it. Nothing was done. How things stand is under the newest board and in your newest hand; { -to-games } lists your tables.
press-elsewhere = That button works in the channel of its own table alone. { -to-games } lists your tables.
press-other-seat = That button is for { $who }.
press-others = That panel is for somebody else. *My hand* opens your own.
table-gone = Table { $table } no longer exists.
no-such-game = There is no game of that name here. Choose one from the list.
not-your-table = You do not play at this table.
not-dealt = The game is not running: there are no cards to see.
look-nothing = There is nothing to look at more closely in this game.
lobby-over = The lobby is closed: the game has begun or is over.
no-table = There is no table in this channel. { -to-home } opens one.
crowded = You have five games in direct messages, and there may be no more: { $tables }. Finish one of them first, or end one: { -to-end }.
many-tables = You play at several tables: use this command in the channel of one. { -to-games } lists them.
channel-busy = Table { $table } is still open in this channel. One channel, one table.
channel-busy-link = One channel, one table (a thread is a place of its own). Table { $table } is still open here: { $link }
permissions-missing = I cannot run a table here: I am missing { $missing } in this channel. Ask somebody who manages the server.
board-barred = I may not write in the channel of table { $table }. The board comes as soon as I may; until then its clocks are stopped, and hands still work.
board-refused = Discord refused the board of table { $table }, so I closed the table. Often AutoMod blocks a name or a word in it: ask a moderator to let me through, then open a table again.
board-stuck = Discord refused the new board of table { $table }, so the old one stays. Often AutoMod blocks a name or a word in it: ask a moderator to let me through. Hands still work.
message-refused = Discord refused what I wanted to post here. Often AutoMod blocks a name or a word: ask a moderator to let me through.
direct-barred = I may not write to you, so table { $table } waits. Allow direct messages from me, then open it again with { -to-board }.
dm-held = I can't write to you right now: Discord doesn't let me send direct messages. That is not your fault. Try again in a few minutes.
setup-title = Escapade in this channel
setup-well = ✅ All is well: I may do everything here that a table needs.
setup-home = The home page shows all games, each with *{ button-play-now }* and *{ button-with-friends }*. Put it here for everybody, and pin it if you like.
setup-missing = ⚠️ I cannot run a table here: I am missing **{ $missing }** in this channel. Give me that under *Edit Channel*, *Permissions*, then check again.
setup-announcement = ⚠️ This is an announcement channel. Discord allows few edits here, so boards would fall behind: open tables in a text channel.
setup-silent-role = ⚠️ I can't ping { $role }: turn on *Allow anyone to @mention this role* in its settings.
server-change = What do you want to change?
server-language-name = Language
server-language = 💬 Language of new tables: **{ $now }**
server-language-any = that of the people
server-pace-name = Time for a turn
server-pace = ⏳ Time for a turn, unless the host says otherwise: **{ $now }**
server-pace-any = as usual, 1 day
server-channels-name = Channels
server-channels = 📍 Tables may stand in: { $now }
server-channels-any = **all channels**
server-roles-name = Roles
server-roles = 👥 Tables may be opened by: { $now }
server-roles-any = **everybody**
server-titles-name = Games
server-titles = 🎲 Games: **{ $now }**
server-titles-any = all
server-each-name = Open tables of one person
server-each = 🙋 Open tables of one person: **{ $now }**
server-each-any = up to ten
server-tables-name = Open tables on the server
server-tables = 🗂 Open tables on the server: **{ $now }**
server-tables-any = any number
server-show-name = Show
server-show = 🎬 Show at new tables: **{ $now }**
server-seeking-name = Role for players
server-seeking = 📣 Pinged where a table looks for players: { $now }
server-seeking-any = **nobody**
server-reports-name = Channel for reports
server-reports = 🚩 Reports of unfair play go to: { $now }
server-reports-any = **whoever runs the bot**
server-daily-name = Channel for the day's results
server-daily = 🗓️ Results of the day's escapes, if 2 people finished: { $now }
server-daily-any = **not posted**
server-daily_hour-name = Hour of the day's results
server-daily_hour = 🕕 The results of a day are posted on the next, from { $now }
server-forum-name = Forum for tables
server-forum = 🗃 New public tables are posts in: { $now }
server-forum-any = **no forum**
setup-forum-tags = -# Its tags: looking **{ $looking }**, playing **{ $playing }**, over **{ $over }**
setup-forum-none = none
setup-forum-untagged = ⚠️ No tag for: { $tags }. Make tags in the settings of the forum, then choose them here. Without one a post only changes its title.
setup-forum-missing = ⚠️ I cannot make posts there: I am missing **{ $missing }** in the forum. Until then tables open where they are asked for.
setup-forum-required = ⚠️ The forum wants a tag on each post. Without a tag for *looking* tables open where they are asked for.
setup-forum-gone = ⚠️ That forum is gone, or I may not see it. Tables open where they are asked for.
forum-state-looking = looking
forum-state-playing = playing
forum-state-over = over
forum-tag-menu = Tag for tables that are: { $state }
forum-tag-none = no tag
button-put-home = Put the home page here
home-put = The home page stands here now.
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
setup-not-allowed = Only somebody who may manage this server can do that.
end-not-allowed = You cannot end this table. The people who play there can, all together, or a moderator who has no seat there.
server-roles-only = On this server tables are opened by { $roles }. You may join theirs.
server-each-full = On this server one person may have { $most } open { $most ->
    [one] table
   *[other] tables
} at once. Finish one of yours first, or end it: { -to-end }.
server-everywhere-full = You have opened { $most } tables that are not over yet, and there may be no more. Finish one of them first, or end it: { -to-end }.
server-title-closed = This game is not played on this server.
server-channels-only = On this server tables may stand in { $channels }.
server-tables-full = This server may have { $most } open { $most ->
    [one] table
   *[other] tables
} at once, and has them.
flood = Slow down: wait ten seconds, then go on.
limit-role = Your table is on the list. I called the role a short while ago, for you or for another table here; turn this off and on again later, and I call it. ⏳ { $relative }
limit-guest = { $user } may sit down there. You have already called them today, so I did not call them again: tell them yourself, or invite them again later. { $link } ⏳ { $relative }
limit-back = You have asked to go back often enough. Ask again later. ⏳ { $relative }
limit-talk = You have whispered a lot. Go on later. ⏳ { $relative }
limit-fault = You have reported several faults already, and they are kept. Report the next one later. ⏳ { $relative }
invite-refused = { $user } may sit down there, but wants no invitations, so I did not call them. { $link }
export-nothing = There is no ended game of yours here. Give the number of its table.
exported = The game of table { $table }, with its secret and every move. `python -m bot verify` checks it, as *Verify* does.
my-exported = This is all that I store of you. Times are seconds since 1970.
delete-title = Delete what I store of you?
delete-tables = Where you play with others, you lose the game: against one other player it ends, otherwise a computer takes your seat. Games that you play alone end, and you leave lobbies.
delete-kept = In ended games a number stands in place of your name and of your Discord number, so that the others can still look at them and check them. Your settings, notes, orders and choices half made are deleted.
delete-stays = What was posted in channels and direct messages stays on Discord: delete it there. Copies of the database, which are made against loss, still hold your data for up to five weeks; whenever one is used, you are deleted again.
delete-final = This cannot be taken back. { -to-my-export } gives you a copy first.
button-delete-sure = Delete everything
deleted-title = Deleted
deleted = Your data is gone. If you use the bot again, you start from scratch.
button-privacy = Privacy
button-terms = Terms
stopping = The bot is restarting. Your game is safe; press again in a moment.
stopping-kept = The bot is restarting. What was done is kept: in a moment My hand shows how things stand.
command-old = This command has changed. Try again in a moment; if it stays, restart Discord.
failed = Something went wrong here. Your game is safe: My hand shows how it stands. If it happens again, tell whoever runs the bot this number: { $reference }
overtaken = Others were quicker at this table, three times in a row, and nothing of yours has changed. Try again.
not-saved = This cannot be saved just now, and nothing has changed. Try again in a moment.
not-shown = The database does not answer just now. What was done is kept: My hand shows how things stand.
answer-lost = Discord did not take the answer. What was done is kept: My hand shows how things stand.

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
command-number-about = Its number; by default the table of this channel, or your newest in direct messages
command-escapade = escapade
command-escapade-about = Open the home page: all games, how to begin, help
command-hand = hand
command-hand-about = Show your hand, only to you
command-games = games
command-games-about = List your tables and whose turn it is
command-party = party
command-party-about = Short games in a row with one score and one crown: everybody is in with one press
command-daily = daily
command-daily-about = Play the day's escape: one sealed deal a game, the same for everybody
command-table = table
command-table-about = See, play or move a table
command-board = board
command-board-about = Move the board to the bottom of its channel
command-log = log
command-log-about = Tell what has happened so far, only to you
command-rules = rules
command-rules-about = Open the rules of a game
command-rules-game = game
command-rules-game-about = Which game; by default the one played here
command-type = type
command-type-about = Type your answer to the question in your hand, then confirm it there
command-type-answer = answer
command-type-answer-about = Such as C W21, Chapel, Casino, or 7 12
command-talk = talk
command-talk-about = Write in secret to those the rules let you talk to, such as the other escape officers
command-talk-message = message
command-talk-message-about = What they read; nobody else does, and it is not kept
command-resign = resign
command-resign-about = Leave the running game for good
command-end = end
command-end-about = End a table for everybody: by agreement, or see who may end it
command-move = move
command-move-about = Bring a table into this channel; for its host and for moderators
command-move-table-about = Its number; by default the only one that you may bring here
command-host = host
command-host-about = Decide who may sit down, look for players, or make somebody else host; for the host
command-invite = invite
command-invite-about = Invite somebody to your lobby, or to play on for one who is away; for the host
command-invite-person = person
command-invite-person-about = Who is invited, and called to the table
command-my = my
command-my-about = Choose what applies to you at every table
command-settings = settings
command-settings-about = See and change what holds for you: pictures or text, coaching, calls, quiet hours
command-setup = setup
command-setup-about = Choose what holds for tables on this server, and check what I may do in this channel
command-export = export
command-export-about = Download a finished game as a file that everybody can check
command-export-table-about = Its number; by default the last game of this channel, or your last
command-my-export-about = Give all that is stored of you as a file
command-delete = delete
command-delete-about = Delete all that is stored of you; asks once
about-title = Escapade
about = A bot that keeps the table for five escape games. Each shuffle is sealed before anybody sits down and can be checked by anybody after the game, under *Fair deal ✓*.
about-deals = { $dealt } { $dealt ->
    [one] game
   *[other] games
} dealt here so far, { $beacon } of them with a public beacon. Deals called off after their lobby had closed: { $broken }.

# the day's escape
button-gather = Call me when …
button-gather-size = { $people } of us
button-gather-off = Not any more
gather-title = 🔔 Call me when there are enough of us
gather-about = How many players do you want? When that many people of this server would play, I call you all here, once. People in open lobbies count. Others here can read your name until then. Your wish ends after 4 hours.
gather-nobody = Nobody else has asked for it yet.
gather-would = 🔔 Would play now: { $names }.
gather-yours = I'll call you when there are **{ $people }** of you. ⏳ { $relative }
gather-call = 🔔 { $names }: there are enough of you now. What will it be?
gather-called = 🔔 There are enough of you: I've called { $names }. Choose a game.
gather-enough = 🔔 There are enough of you already. Sit down in an open lobby, or choose a game.
gather-server = That works in a channel of a server.
button-arrange = Arrange an evening
button-arrange-ask = Ask in this channel
button-arrange-cannot = Can't
button-arrange-come = I'm coming
button-arrange-settle = Choose now
button-arrange-event = Make a server event
arrange-title = 📅 When do we play?
arrange-about = Choose up to { $most } days and an hour, in your own time. With one day it is settled; with more, everybody says when they can.
arrange-zone = Which is your time zone? Choose it once, then come back here: everybody sees the times in their own.
arrange-days = Days
arrange-hour = Hour
arrange-day-0 = Monday, { $date }
arrange-day-1 = Tuesday, { $date }
arrange-day-2 = Wednesday, { $date }
arrange-day-3 = Thursday, { $date }
arrange-day-4 = Friday, { $date }
arrange-day-5 = Saturday, { $date }
arrange-day-6 = Sunday, { $date }
arrange-open = Press the numbers of all times at which you can play. The time that suits most people is chosen: ⏳ { $relative }
arrange-set = It's settled. Those who come are called here 15 minutes before.
arrange-off = No time suits two of you. Propose others.
arrange-coming = ✅ { $names }
arrange-nobody = Nobody yet
arrange-cannot = ❌ Can't: { $names }
arrange-call = 📅 { $names }: you wanted to play. ⏳ { $relative }
arrange-asked = Asked. The message shows who can come when.
arrange-past = Choose times that are more than 15 minutes ahead, and within 2 weeks.
arrange-gone = That evening is over, or off.
arrange-host = Only the person who proposed the evening can do that, or a moderator.
arrange-no-event = I may not create events here. Give me *Create Events*, then press again.
setup-no-events = -# Without the permission *Create Events* I make no server events of arranged evenings. Nothing else needs it.
arrange-server = Evenings are arranged in a channel of a server.
button-daily = The day's escape
button-daily-today = Table of the day
button-daily-yesterday = Yesterday
button-daily-seals = Seals
button-result = My result
daily-title = 🗓️ The day's escape · { $day }
daily-lead = **One sealed deal per game per day, the same for everybody here.** You have one try at each. Nothing is taken back, there is no advice, and the same moves always meet the same luck.
daily-ends = ⏳ { $relative } · The day ends at { $when } your time. What is not finished by then stays unfinished.
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
daily-streak = 🔥 Days with a finished escape this month: { $month }. In a row: { $days }, at best { $best }; one missed day in seven is forgiven.
daily-shuffle = Nobody adds to the shuffle, so that it is the same for all. In return it is sealed the day before: see *Seals*.
daily-begins = { $game }: today's escape begins here.
daily-begun = -# Today's escape in { $game } is also in your direct messages: { $link }
daily-dealt = 🗓️ This is the escape of { $day }, the same deal for everybody. Its seal has been under *Seals* since the day before.
daily-dm-closed = The day's escape comes by direct message, and yours are closed. Open them for this server (*Privacy settings*) and press again.
daily-none = There is no escape of that day in this game.
daily-once = There is one try at each game of a day. The next day brings another.
daily-first = There was no escape yesterday.
daily-secret = What was secret in an escape of the day is told when the day is over: { $until }.
daily-kept = What was secret is told when the day is over: { $until }. Then *Verify* and the whole log are open, too.
daily-copy = Your result. It tells no secret; copy it to wherever you like.
daily-post-title = 🗓️ The escapes of { $day }
daily-table-title = 🗓️ Table of { $day }
daily-later = Told after your own try.
daily-nobody = Nobody has tried it.
daily-seals-title = 🔒 Seals of the day's escapes
daily-seals = A seal is the SHA-256 of the secret that a deal comes from. It is made the day before; the secret is told when the day is over.
daily-sealed = sealed { $made }
daily-opened = opened: `{ $secret }`
void-day-over = The day was over before this escape was. It counts as not finished.
refuse-day-over = That day is over: its escape stays as it stands.
refuse-day-wait = The computers move first. In a moment it is up to you.
verify-note-daily = Nobody adds to the shuffle of a day's escape. Its seal, published under *Seals* the day before, proves that the deal was fixed. Whoever runs the bot could have chosen the deal before that.

## Tournaments
help-series = **More than one game:** *Best of three* stands below *Table …* and under the end of a game. For 4 to 16 people there is *Tournament*, below.
button-tournament = Tournament
button-tournament-open = Open the sign-up
button-tournament-join = Sign up
button-tournament-leave = Sign off
button-tournament-start = Draw and begin
button-tournament-off = Call off
button-tournament-withdraw = Withdraw
tournament-title = Tournament
tournament-game = Game
tournament-kind = Knock-out or league
tournament-pace = Time for a turn
tournament-knockout = Knock-out
tournament-league = League
tournament-about-people = 4 to 16 people sign up under a message in this channel. Then you let the draw decide who meets whom; I open the tables and keep the score.
tournament-about-knockout = **Knock-out:** whoever wins goes a round on. A game without a winner is played again once. If that has no winner either, both are out.
tournament-about-league = **League:** everybody plays everybody once, 2 points for a win and 1 for a draw. A computer makes an odd number even.
tournament-about-pace = Whoever lets their time pass twice is played for by a computer, so nobody waits for ever.
tournament-open = { $count ->
    [0] Nobody has signed up yet; there is room for { $most }.
    [one] One person has signed up; there is room for { $most }.
   *[other] { $count } people have signed up; there is room for { $most }.
}
tournament-wants = From { $fewest } people on, { $host } can begin.
tournament-running = { $left ->
    [one] The last game is on.
   *[other] { $left } games to go.
}
tournament-won = { $count ->
    [one] 🥇 **{ $names }** wins the tournament!
   *[other] 🥇 **{ $names }** share the first place!
}
tournament-nobody-won = Nobody has won the tournament.
tournament-void = Called off. Tables that are open can be played to the end.
tournament-seal-posted = 🔒 **Fair deal ✓ sealed** · tournament
tournament-seal-file =
    Fair deal, tournament

    The seal is the SHA-256 of a secret, posted before anybody signed up.
    The draw and the cards of every game follow from the secret and from everybody’s sign-up.

    Seal:
    { $seal }
tournament-proof-file =
    Fair deal, tournament: the proof

    Seal:
    { $seal }

    Secret:
    { $secret }

    Everybody’s sign-up:
    { $words }

    The SHA-256 of the secret is the seal. Compare the seal with seal-tournament.txt, posted before anybody signed up.
tournament-fair = The draw and every card of this tournament come from a secret that was sealed before anybody signed up, and from everybody’s sign-up. The seal is in the file; keep it. When the tournament is over, this button gives you the secret too.
tournament-round = Round { $round }
tournament-round-0 = Final
tournament-round-1 = Semi-finals
tournament-round-2 = Quarter-finals
tournament-nobody = …
tournament-meets = { $one } – { $two }
tournament-plays = ▶ { $one } – { $two } · table { $table }, { $channel }
tournament-beats = **{ $one }** beats { $two }
tournament-walkover = **{ $one }** goes through: { $two } has withdrawn
tournament-no-game = Nobody is left for this game
tournament-bye = **{ $name }** has no opponent in this round
tournament-none = { $one } – { $two }: nobody has won
tournament-unplayed-knockout = { $one } – { $two }: twice without a winner, both are out
tournament-unplayed-league = { $one } – { $two }: twice without a result, no points
tournament-waits = ⏸ { $one } – { $two } · table { $table } is suspended; from { $until } on they play again
tournament-standing = `{ $place }` **{ $name }** · { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $games ->
    [one] 1 game
   *[other] { $games } games
}
tournament-opened = The sign-up is open. You are not in yet: press { $join } if you want to play, too.
tournament-proof = You have signed up for a tournament of { $game }. Your hands will come here.
tournament-done-join = You are in. I will call you when your first table opens.
tournament-done-leave = You are not in any longer.
tournament-done-withdraw = You have withdrawn: games that are still to come are lost. At a table that is open you can play on, or resign.
tournament-done-start = The draw is made. The tables open now.
tournament-done-off = The tournament is called off.
tournament-servers = Tournaments take place on servers: press this in a channel there.
tournament-there = There is a tournament in this channel already. Finish it, or call it off, before the next one.
tournament-gone = I do not know this tournament any more.
refuse-tournament-joined = You have signed up already.
refuse-tournament-full = The tournament is full.
refuse-tournament-not-in = You do not take part in this tournament.
refuse-tournament-over = This tournament is over.
refuse-tournament-open = This tournament has not begun, or is over.
refuse-tournament-begun = This tournament has begun already.
refuse-tournament-few = At least { $fewest } people have to sign up first.

## Ended games: history, statistics, leaderboards

history-somebody = somebody
honour = 🏅 { $who }: **{ $name }**.
honour-first = 🏅 New for { $who }: **{ $name }**.
button-history = My games
button-stats = My statistics
button-leaders = Leaderboard
history-title = Your games
history-none = You have played no game to its end yet.
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
history-part = { $first } to { $last } of { $games }, the latest first
menu-history = Look at a game …
stats-title = Your statistics
stats-of = { $emoji } { $game }: your statistics
stats-none = No ended game of yours counts yet.
stats-people = With people: **{ $played }** { $played ->
    [one] game
   *[other] games
}, **{ $won }** won
stats-practice = Practice, alone against computers: **{ $played }** { $played ->
    [one] game
   *[other] games
}, **{ $won }** won
stats-returned = ⏪ In **{ $count }** of them all agreed to go back: no rating and no achievements for those.
stats-move = A move takes you about **{ $time }**.
stats-in-time = **{ $share } %** of { $turns } { $turns ->
    [one] turn
   *[other] turns
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
stats-seats = By table: { $parts }
stats-players = { $count ->
    [one] alone
   *[other] { $count } players
}
stats-part = { $name } { $played } ({ $won } won)
stats-rivals = Most often with: { $rivals }
stats-rival = { $name } { $played } (ahead in { $ahead })
stats-achieved = 🏅 Achievements: **{ $earned }** of { $of }
stats-honour = **{ $name }**. { $why } { $times ->
    [one] Once, { $when }
   *[other] { $times } times, first { $when }
}
menu-stats = More about a game …
leaders-title = 🏆 { $emoji } { $game }: leaderboard of this server
leaders-here = **At the table here**
leaders-sitting = { $name }: { $played } played with people, { $won } won
leaders-move = { $time } a move
leaders-in-time = { $share } % of turns in time
leaders-line = { $place }. **{ $name }** · { $strength } · { $played } played, { $won } won
leaders-none = Nobody stands here in this season.
leaders-about = Games with people on this server. { $least } in a season bring you onto the leaderboard; everybody begins at 1000.
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
story-none = No game has been played to its end here yet. The first one begins your story.
story-about = All games of this server together, private tables left out. This season · { $season }.
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
command-history-about = Look at the games that you have played to their end
command-stats = stats
command-my-stats-about = See your results: games won, rating, times, achievements
command-stats-about = See who is best at a game on this server, and how the people at this table do
command-stats-game-about = Which game; by default the one played here, or the last one

## For whoever runs the bot

alert-paint = ⚠️ A table could not be painted, and is not tried again until something happens there.
alert-direct = ⚠️ Discord doesn't let me send direct messages. People see their hands with *My hand* until it does.
alert-store = ⚠️ The database does not take what happens. Is the disk full?
alert-copy = ⚠️ There is no copy of the database from last night.
alert-clock = ⚠️ The clock of the tables is late or failing: turns may last too long.
alert-worker = ⚠️ A process that draws or thinks has died and was replaced.
alert-starts = ⚠️ Discord allows few more session starts today, so I wait before I connect. Something makes the bot start again and again: the log says what.
alert-fault = ⚠️ Something failed that should not.
alert-line = The log says “{ $line }” (table: { $table }). You will not hear of this kind again for an hour.
alert-before = { $count ->
    [one] It happened once more since the last time you were told.
   *[other] It happened { $count } more times since the last time you were told.
}
alert-report = ⚠️ A player has reported a fault.

operator-title = Operator
button-operator = Operator
operator-not = Only whoever runs this bot can do that.
operator-gone = That table does not live any longer.
operator-count = { $state }: **{ $count }**
operator-suspended = suspended
operator-barred = barred from its channel
operator-lobby = in the lobby
operator-playing = at play
operator-open = New tables may be opened.
operator-draining = **Draining.** No new tables; the bot stops as soon as nobody has pressed anything for a minute.
operator-first = The menu holds { $count } of them, those with a trouble first.
operator-choose = Look at a table
operator-state = It is **{ $state }**: { $link }
operator-seats = { $people } { $people ->
    [one] person
   *[other] people
}, { $computers } { $computers ->
    [one] computer
   *[other] computers
}
operator-log = Version { $version }, schema { $schema }, rules { $rules }
operator-why = Why it is suspended: { $why }
operator-sure = End this table for everybody? Nobody wins, and it cannot be undone.
operator-ended = { $table } has been ended.
operator-revived = { $table } reopens as soon as its channel can be reached.
operator-announced = { $count ->
    [one] One table is told.
   *[other] { $count } tables are told.
} Each reads it in its own language.
button-operator-end = End it
button-operator-revive = Revive it
button-operator-back = All tables
button-announce = Announce a restart
button-drain = Drain, then stop
button-undrain = Allow new tables
announce-restart = 🔧 The bot will be restarted soon, for a few minutes. No clock runs meanwhile, nothing is lost, and you go on where you were.
refuse-draining = The bot is about to be restarted, so no new table can be opened just now. Try again in a few minutes.
operator-seated = You have a seat in this game, and several people have moved: you cannot end it here. { -to-end } shows what you can do.
void-operator = This game was ended by whoever runs the bot. Nobody has won.
button-fault = Report a fault
fault-kept = Thank you. Where the table stands is kept for whoever runs the bot, under the reference **{ $reference }**. Tell them that number and what went wrong.
button-block = Block the server
button-unblock = Unblock the server
operator-blocked = On its server no table can be opened any more.
server-blocked = Whoever runs this bot lets no more tables be opened on this server. What is at play can be finished.
button-write = Announce something
button-rewrite = Change it
button-send = Send it
operator-write-title = An announcement
operator-in-en = In English
operator-in-es = In Spanish
operator-preview = { $count ->
    [one] One table
   *[other] { $count } tables
} will read this, each in its language. Nothing is sent yet.
operator-unwritten = There is nothing to send: write it in both languages first.
operator-too-soon = Something was announced just now. { $minutes } minutes must lie between two announcements; what you wrote is kept until then.
operator-missed = { $count ->
    [one] One table
   *[other] { $count } tables
} could not be told, since nothing could be saved.
announced = 📣 **From whoever runs this bot:** { $text }
operator-person = Block a person of this table, or unblock them
operator-outcast = blocked
operator-people = Blocked people: who may open no table and sit down nowhere
operator-people-now = { $count ->
    [0] Nobody is blocked.
    [one] One person is blocked.
   *[other] { $count } people are blocked.
} Games they are in go on.
refuse-blocked = Whoever runs this bot lets you open no tables and sit down at none any more. What you are playing can be finished; { -to-my-export } still tells what is stored of you, and { -to-my-delete } deletes it.

button-report = Report
button-hide-result = Hide the result
button-show-result = Show the result again
report-title = Report unfair play
report-label = What was not fair?
report-about = Who did what, and when? Whoever reads it sees your name.
report-empty = Write what was not fair.
report-running = A game can be reported when it is over.
report-sent-server = Thank you. The moderators of this server can read your report now, with your name.
report-sent-operator = Thank you. Whoever runs this bot can read your report now, with your name.
report-nowhere = Nobody takes reports here: neither this server nor whoever runs the bot has named a channel for them. *About* says who runs it.
report-game = 🚩 { $who } reports { $table }: { $link }
report-players = Players: { $names }
report-day = 🚩 { $who } reports the day's escapes of { $day }.
report-annul = `python -m bot annul { $table }` lets this game count nowhere.
limit-arrange = Enough evenings were proposed here lately. The next one: ⏳ { $relative }
limit-report = You have reported three games within a day. The next report: ⏳ { $relative }
reports-barred = Choose a text channel of this server in which I may write.
hide-not-allowed = Only somebody who may manage messages in the channel for reports can do that, and only there.
hide-own = You played that game or watched it. Another moderator has to decide.
result-hide-done = The result stands on no page of this server any more.
result-show-done = The result stands on the pages of this server again.
result-hide-line = 🚩 { $who } has hidden the result of { $table } from the pages of this server. It still counts for ratings and achievements: only whoever runs the bot can annul it.
result-show-line = 🚩 { $who } shows the result of { $table } on the pages of this server again.

party-title = Party evening
party-about = { $games } short games in a row, { $seconds } seconds a turn. One score, one crown.
party-programme = { $tables ->
    [two] { $games } = **{ $minutes } minutes**, at two tables side by side
   *[one] { $games } = **{ $minutes } minutes**
}
party-waits = It starts when { $ready } people have pressed { $start }. Alone, you play against a computer.
party-begins = { $people ->
    [one] ⏳ { $relative } · Alone, you play against a computer.
   *[other] ⏳ { $relative } · { $people } people play.
}
party-ready = ready
party-nobody = Nobody is here yet. { $come } takes a seat.
party-eight = Only { $most } fit at once. The others are first in the next game.
party-voice = 🎙 Also in the voice channel: { $people }
party-game = **Game { $number } of { $games }**
party-next = **Game { $number } of { $games }** · { $relative } · There is still room.
party-table = { $emoji } { $game }: { $people } → { $channel }
party-table-soon = { $emoji } { $game }: { $people }
party-sits-out = { $count ->
    [one] 🪑 { $names } sits out this game and is first in the next.
   *[other] 🪑 { $names } sit out this game and are first in the next.
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
party-void = This party evening is over. No game was finished.
party-thread = Party table { $room }
party-call = 🎉 { $people } Your party starts: **{ $game }**, { $seconds } seconds a turn. I won’t ping you again tonight.
party-goes-on = This game belongs to a party evening: the next one comes by itself.
party-opened = Your party evening is open. Press { $start } when you’re ready.
party-servers = Party evenings take place on servers: use this in a channel there.
party-there = There is a party evening in this channel already. Join it, or let its host call it off.
party-gone = That party evening is over. /{ command-party } opens another one.
party-done-in = You’re in.
party-done-back = You’re in.
party-done-late = You’re in: you have a seat in the next game.
party-done-waits = You’re in. Only { $most } fit at once; if you have no seat, you are first in the next game.
party-done-start = You’re ready. It starts soon after { $ready } people have pressed this.
party-done-out = You’re out. Thanks for playing!
party-done-off = The party evening is over.
refuse-party-joined = You are in already.
refuse-party-full = This party is full: { $most } people are the most.
refuse-party-not-in = You are not at this party.
refuse-party-begun = This party has started already.
refuse-party-over = { party-gone }
button-party = Party evening
button-party-in = I’m in
button-party-start = Start
button-party-out = I’m out
button-party-off = Call off
button-party-again = Another party
button-party-back = I’m in for the next game
limit-party = There were several party evenings here a short while ago. Open the next one later. ⏳ { $relative }
limit-party-press = You press this a lot. Go on later. ⏳ { $relative }

# Claims

button-claim = Claim …
claims-title = 🗣️ Claims
claims-about = Say one of these to everybody, true or not: the same three lines for all, once in each turn. No computer listens. The end tells who told the truth.
claims-said = **You have said it.** Everybody can read it.
claims-off = You have switched off the show or table talk in `/my settings`, and claims with them.
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
limit-claim = You have made 20 claims within an hour. Again: ⏳ { $relative }
refuse-claim_none = There are no claims at this table: it needs two people, the show on and talk allowed.
refuse-claim_between = Claims are made during a turn. Wait until the next one begins.
refuse-claim_once = You have claimed something in this turn. You can again in the next one, whoever's turn it is.
refuse-claim_enough = You have made 24 claims in this game: that is enough.

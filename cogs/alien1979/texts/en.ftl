### Alien 1979

alien1979-title = Alien 1979
alien1979-about = An Alien is loose on the Nostromo. Find the codes and flee: the SHIP seats half of you at most.
alien1979-opens = 👾 The lights flicker: something has woken in { $sector }, and it is hungry. { $who } goes first, and the SHIP won’t wait.
alien1979-players = 2 to 8 players, about 30 minutes
alien1979-command = alien1979
alien1979-command-about = An Alien is loose: find the codes and get one of the SHIP's few seats
alien1979-command-new-about = { alien1979-command-about }. For 2 to 8 players
alien1979-command-strict = strict
alien1979-command-haunting = haunting
alien1979-command-no_siege = no_siege
alien1979-command-short_ending = short_ending
alien1979-command-alarm = alarm
alien1979-command-first = first
alien1979-command-call_it = call_it

## Options of the lobby

alien1979-preset-quick = Quick game
alien1979-option-strict = Strict limit of four codes
alien1979-option-strict-about = with four codes in hand you can't take a fifth, not even to swap one
alien1979-option-strict-no = no (you may take a fifth and put one back)
alien1979-option-strict-yes = yes (no fifth code)
alien1979-option-haunting = The dead haunt the ship
alien1979-option-haunting-about = house rule: the dead see the Alien's next two cards and may swap them
alien1979-option-haunting-no = no
alien1979-option-haunting-yes = yes
alien1979-option-no_siege = No siege
alien1979-option-no_siege-about = house rule: after you act against a player from MOTHER, leave MOTHER before you do it again
alien1979-option-no_siege-no = no
alien1979-option-no_siege-yes = yes
alien1979-option-short_ending = Short ending
alien1979-option-short_ending-about = house rule: throwing the same player out of the SHIP again costs 1 point more
alien1979-option-short_ending-no = no
alien1979-option-short_ending-yes = yes
alien1979-option-call_it = Call it
alien1979-option-call_it-about = house rule: you may all agree to stop once computers give the leader's rivals a chance under 5%
alien1979-option-call_it-no = no
alien1979-option-call_it-yes = yes
alien1979-option-alarm = Alarm
alien1979-option-alarm-about = house rule: the first player has entered the codes before the game starts, so it lasts few rounds
alien1979-option-alarm-no = no
alien1979-option-alarm-yes = yes
alien1979-option-first = First player
alien1979-option-first-random = random
alien1979-option-first-host = host
alien1979-option-first-seat_2 = seat 2
alien1979-option-first-seat_3 = seat 3
alien1979-option-first-seat_4 = seat 4
alien1979-option-first-seat_5 = seat 5
alien1979-option-first-seat_6 = seat 6
alien1979-option-first-seat_7 = seat 7
alien1979-option-first-seat_8 = seat 8

## Cards and places

alien1979-place = { $place ->
    [bastos] Clubs
    [espadas] Swords
    [oros] Coins
    [copas] Cups
    [madre] MOTHER
   *[nave] SHIP
}
alien1979-in = { $place ->
    [nave] in the SHIP
   *[other] in { alien1979-place }
}
alien1979-code = { $code ->
    [sota] Jack
    [caballo] Horse
   *[rey] King
}
alien1979-card = { $rank ->
    [1] Ace
   *[other] { $rank }
} of { $suit }
alien1979-count = { $count ->
    [one] 1 code
   *[other] { $count } codes
}
alien1979-count-shown = { $count ->
    [one] 1 code ({ $codes })
   *[other] { $count } codes ({ $codes })
}
alien1979-a-code = a { $code }

## Headings

alien1979-heading = Alien 1979 · round { $round }
alien1979-heading-over = Alien 1979 · the end
alien1979-heading-hand = Your hand
alien1979-footer = Round { $round } · Alien deck { $cards }

## What now

alien1979-now-act = { $points ->
    [one] { $who } acts { $inside }: 1 point left.
   *[other] { $who } acts { $inside }: { $points } points left.
}
alien1979-now-lose = { $many ->
    [one] { $names } is choosing a code to drop.
   *[other] { $names } are each choosing a code to drop.
}
alien1979-now-drop = { $who } makes { $names } drop a code; { $names } is choosing which.
alien1979-now-swap = { $who } took a fifth code and puts one back.

alien1979-points = { $points ->
    [one] 1 point left.
   *[other] { $points } points left.
}
alien1979-turn-act = { $points ->
    [one] 1 point left to spend { $inside }.
   *[other] { $points } points left to spend { $inside }.
}
alien1979-turn-lose = drop a code: the { $card } makes you.
alien1979-turn-drop = drop a code: { $who } makes you.
alien1979-turn-swap = put back one of your five codes.

alien1979-you = Your turn: { $what }
alien1979-owe-lose = The { $card } makes you drop a code. Choose which.
alien1979-owe-drop = { $who } makes you drop a code. Choose which.
alien1979-chosen = You'll drop your { $code } once everyone has chosen. { $wait }

## The table

alien1979-alien = 👾 **Alien** { $inside }, { $mood ->
    [mad] mad, because the codes are entered
   *[calm] calm
}
alien1979-last = last card **{ $card }**: { $did }
alien1979-did-moved = the Alien went there
alien1979-did-strike = { $marks ->
    [one] 1 mark for everyone beside the Alien
   *[other] { $marks } marks for everyone beside the Alien
}
alien1979-did-lost = everyone holding codes { $inside } dropped one
alien1979-killed = { $many ->
    [one] { $names } is dead
   *[other] { $names } are dead
}
alien1979-gone = { $many ->
    [one] { $names } has left
   *[other] { $names } have left
}
alien1979-room = **{ $place }** { $facts }
alien1979-empty = Empty: { $places }
alien1979-room-alien = 👾 Alien
alien1979-seats = { $taken } of { $seats } seats taken
alien1979-entered-by = codes entered by { $who }
alien1979-not-entered = codes not entered yet
alien1979-leaves = { $left ->
    [one] **leaves after 1 more turn by { $who }**
   *[other] **leaves after { $left } more turns by { $who }**
}
alien1979-pawn = `{ $letter }` { $who }
alien1979-pawn-with = `{ $letter }` { $who }: { $facts }
alien1979-marks = marks { $marks }/5
alien1979-weapon = weapon
alien1979-protected = protected by the weapon
alien1979-thrown = already thrown out once
alien1979-owes = only 1 point next turn

## The hand

alien1979-stake-death = { $percent }% risk of dying { $inside } before your next turn{ $draws ->
    [1] .
    [2] .
    [3] .
    [4] .
   *[other] {" "}({ $draws } Alien cards).
}
alien1979-stake-beside = ⚠ Alien here: { $hit }% hit, { $percent }% death { $draws ->
    [1] by next turn.
    [2] by next turn.
    [3] by next turn.
    [4] by next turn.
   *[other] within { $draws } cards.
}
alien1979-stake-death-hit = { $percent }% risk of a hit { $inside } before your next turn{ $draws ->
    [1] .
    [2] .
    [3] .
    [4] .
   *[other] {" "}({ $draws } Alien cards).
}
alien1979-stake-beside-hit = ⚠ Alien here: { $percent }% hit risk { $draws ->
    [1] by your next turn.
    [2] by your next turn.
    [3] by your next turn.
    [4] by your next turn.
   *[other] within { $draws } cards.
}
alien1979-stake-shielded = Your weapon takes the next attack.
alien1979-stake-deadly = Deadly for you: { $cards }.
alien1979-last-rounds = { $left ->
    [one] The Nostromo blows up after this round.
   *[other] The Nostromo blows up in { $left } rounds.
}
alien1979-outlook-legend = **Until your next turn**, for each place: your chance of dying, of reaching the number of marks shown (5 kill), of taking a code you need, and of having to drop a code.
alien1979-outlook-here = **{ $place }** (here): { $told }
alien1979-outlook-cost = **{ $place }** (costs { $cost }): { $told }
alien1979-outlook-far = **{ $place }**: { $told }
alien1979-outlook-safe = safe from the Alien
alien1979-outlook-death = { $percent }% risk of dying
alien1979-outlook-mark = { $percent }% risk of reaching { $marks }/5 marks
alien1979-outlook-find = { $percent }% chance of a useful code
alien1979-outlook-lose = { $percent }% risk of dropping a code
alien1979-outlook-try = one try in three opens the door
alien1979-cards-left = { $count ->
    [one] The Alien's deck has 1 card.
   *[other] The Alien's deck has { $count } cards.
} { $draws ->
    [one] 1 card is revealed before your next turn.
   *[other] { $draws } cards are revealed before your next turn.
} In the deck: Ace (3 marks) × { $aces } · 2 (2 marks) × { $twos } · 3, 5 or 7 ({ $mad ->
    [yes] 1 mark
   *[no] codes dropped there
}) × { $odd } · 4 or 6 (the Alien goes there) × { $moving }.

alien1979-at = You are { $inside }: { $facts }.
alien1979-here-alone = You are alone here.
alien1979-here = With you: { $names }.
alien1979-line-codes = **Your codes** { $codes }
alien1979-line-known = **You know** { $known }
alien1979-known = { $codes } { $inside }
alien1979-none = none
alien1979-needed-trio = You need three codes of one rank.
alien1979-needed-pairs = You need two pairs, or four codes of one rank.
alien1979-missing = Still missing for { $goal }: { $codes }.
alien1979-goal-trio = a trio
    .codes = three codes of one rank
alien1979-goal-pairs = two pairs
    .codes = two pairs of codes
alien1979-ready-trio = You have a trio: enter it in MOTHER (2 points).
alien1979-ready-pairs = You have two pairs: enter them in MOTHER (2 points).
alien1979-board-now = Try the SHIP's door: a try costs 1 point, and a King opens it.
alien1979-launch-now = Only you can start the countdown, aboard the SHIP (2 points).
alien1979-launch-here = Only you can start the countdown (2 points).
alien1979-leaves-yours = { $left ->
    [0] The SHIP leaves at the end of this turn.
    [one] The SHIP leaves at the end of your next turn.
   *[other] The SHIP leaves after { $left } more of your turns.
}
alien1979-danger = ⚠ The Alien is beside you. Dangerous: { $cards }.
alien1979-danger-hit = { $card } (you'd have { $total }/5 marks)
alien1979-danger-kills = { $card } (kills you)
alien1979-danger-odd = a 3, 5 or 7
alien1979-danger-two = a 2
alien1979-danger-ace = an Ace
alien1979-danger-shielded = The Alien is beside you. Your weapon takes the next attack.
alien1979-waits-for = Only { $who } can start the countdown.
alien1979-dead = You're dead. You see only what everyone sees.
alien1979-haunting = You're dead and haunt the ship: you may swap the Alien's next two cards.
alien1979-haunted = You're dead and haunt the ship. The Alien's next two cards have been swapped.
alien1979-coming = The Alien's next cards: **{ $cards }**
alien1979-left = You've left the game. You see only what everyone sees.

## Moves

alien1979-do-go = { $alien ->
    [yes] Go to { $place }, to the Alien 👾 ({ $cost })
   *[no] Go to { $place } ({ $cost })
}
alien1979-do-go-open = Move
alien1979-do-take = Take a code ({ $cost })
alien1979-do-board = Try to board ({ $cost })
alien1979-do-heal = Remove a mark ({ $cost })
alien1979-do-shield = Protect yourself ({ $cost })
alien1979-do-arm = Take a weapon ({ $cost })
alien1979-do-enter = Enter the codes ({ $cost })
alien1979-do-activate = Start the countdown ({ $cost })
alien1979-do-force = Make { $whom } drop a code ({ $cost })
alien1979-do-force-open = Make a player drop a code ({ $cost })
alien1979-do-send = { $alien ->
    [yes] Throw { $whom } to the Alien ({ $cost })
   *[no] Send { $whom } to { $place } ({ $cost })
}
alien1979-do-send-open = Move another player ({ $cost })
alien1979-do-eject = Throw { $whom } out to { $place } ({ $cost })
alien1979-do-eject-open = Throw a player out ({ $cost })
alien1979-do-haunt = Put the { $coming } first
alien1979-do-haunt-open = Haunt the ship
alien1979-do-stop = End turn
alien1979-do-lose = Drop { alien1979-a-code }
alien1979-do-lose-open = Drop a code
alien1979-do-back = Put back { alien1979-a-code }
alien1979-do-back-open = Put back a code

## What speaks for a move that is advised

alien1979-gain-soon = Above all, it's the safest way through the next round.
alien1979-gain-later = Above all, it keeps the Alien off you in the long run.
alien1979-gain-left = Above all, it's less likely that you're left behind.
alien1979-why-enter = Once the codes are entered, no card and no player can take them from you.
alien1979-why-activate = Only you can start the countdown, and you're aboard.
alien1979-why-arm = Weapons are only in MOTHER, and a weapon takes a whole attack by the Alien.
alien1979-why-haunt = No one alive knows which card comes next.
alien1979-why-board = One code in three opens the door, and the Alien never comes aboard.
alien1979-why-board-now = The SHIP leaves before your next turn: now or never.
alien1979-why-board-last = One seat is left, and one code in three opens the door.
alien1979-why-heal = Five marks kill, and you have { $marks }.
alien1979-why-heal-last = You have a point to spare, so use it to remove a mark.
alien1979-why-heal-deadly = With one mark fewer, { $card } no longer kills you.
alien1979-why-shield = The risk of a hit here is { $percent }% until your next turn. Your weapon takes one attack.
alien1979-why-shield-sent = No card can hit you here. The weapon helps if a player throws you to the Alien.
alien1979-why-shield-beside = The Alien is here, and the risk of a hit is { $percent }%. Your weapon takes one attack.
alien1979-why-take = The chance that you get a code you need is { $percent }%.
alien1979-why-take-sure = Whichever code you get, it is one you need.
alien1979-why-take-spare = You have all the codes you need; a spare one helps if you have to drop one.
alien1979-why-take-swap = You take a fifth code and keep the best four.
alien1979-why-take-any = The more codes you hold, the better you can choose which to drop.
alien1979-why-go = The risk of a hit there before your next turn is { $percent }%.
alien1979-why-go-flee = The risk of a hit before your next turn is { $here }% here and { $there }% there.
alien1979-why-go-door = The SHIP has a free seat, and you can try its door from there.
alien1979-why-go-find = The chance that a code there is one you need is { $percent }%.
alien1979-why-go-codes = { $count ->
    [one] There is one code
   *[other] There are { $count } codes
} to take there.
alien1979-why-home = In MOTHER the Alien can't reach you, and from there you can act against other players.
alien1979-why-home-ready = Your codes are safe in MOTHER, and next turn you can enter them.
alien1979-why-home-full = The SHIP is full, and from MOTHER you can throw a player out next turn.
alien1979-why-home-hide = The risk of a hit before your next turn is { $percent }% here and 0% in MOTHER.
alien1979-why-force = { $count ->
    [one] { $whom }'s only code
   *[other] One of { $whom }'s { $count } codes
} drops in { $sector }.
alien1979-why-send = The chance that { $whom } is hit before acting again is { $percent }%.
alien1979-why-send-deadly = The chance that { $whom } dies before acting again is { $percent }%.
alien1979-why-send-enterer = If { $whom } dies, all codes are hidden again.
alien1979-why-send-away = It gets { $whom } out of { $sector }.
alien1979-why-eject = To come back, { $whom } needs a King, and only one code in three is a King.
alien1979-why-eject-full = The SHIP is full: without { $whom } there's a seat for you.
alien1979-why-eject-enterer = Without { $whom } aboard, no countdown can start.
alien1979-why-stop = The risk of a hit here before your next turn is only { $percent }%.
alien1979-why-stop-calm = No card can mark you here before your next turn.
alien1979-why-stop-rest = Sometimes you can do nothing better than wait.
alien1979-why-stop-aboard = If you're aboard when the SHIP leaves, you win.
alien1979-why-stop-ship = The Alien never comes aboard, and if you leave the SHIP, you may lose your seat.
alien1979-why-stop-ready = No one can take your codes from you here, and next turn you enter them.
alien1979-why-stop-bide = The SHIP has one seat: if you enter the codes first, everyone else gets in your way.
alien1979-why-stop-full = The SHIP is full, and the Alien never comes here.
alien1979-why-stop-safe = The Alien never comes here.
alien1979-why-lose = You will need { $count ->
    [one] one more code
   *[other] { $count } more codes
}, whichever you drop.
alien1979-why-lose-best = You will need { $count ->
    [one] one more code
   *[other] { $count } more codes
}. Dropping any other code costs you more.
alien1979-why-lose-idle = You don't need that code.
alien1979-why-lose-more = You will need { $count ->
    [one] one more code
   *[other] { $count } more codes
}. Dropping another code would cost you less.
alien1979-why-lose-ready = You can still enter the codes you keep.

## Questions

alien1979-ask-go-place = Go to …
alien1979-ask-force-whom = Make a player drop a code ({ $cost }): who? …
alien1979-ask-send-whom = Move another player ({ $cost }): who? …
alien1979-ask-send-place = Send { $whom } to …
alien1979-ask-eject-whom = Throw a player out ({ $cost }): who? …
alien1979-ask-eject-place = Throw { $whom } out to …
alien1979-ask-lose-code = Drop …
alien1979-ask-haunt-coming = Which card comes first? …
alien1979-ask-back-code = Put back …
alien1979-option-code = { $count ->
    [one] you hold 1 of these
   *[other] you hold { $count } of these
}
alien1979-option-alien = the Alien is there

## Refusals

alien1979-refuse-only_in_sectors = You can only do that in a sector: Clubs, Swords, Coins or Cups.
alien1979-refuse-only_in_madre = You can only do that in MOTHER.
alien1979-refuse-only_in_nave = You can only do that in the SHIP.
alien1979-refuse-points = { $points ->
    [0] That costs { $cost }, and you have no points left.
    [one] That costs { $cost }, and you have 1 point left.
   *[other] That costs { $cost }, and you have { $points } points left.
}
alien1979-refuse-already_there = You're already in { $place }.
alien1979-refuse-boarding = You board the SHIP from a sector, by drawing a King.
alien1979-refuse-no_pile = The codes must be entered in MOTHER first.
alien1979-refuse-full = { $capacity ->
    [one] The only seat of the SHIP is taken.
    [2] Both seats of the SHIP are taken.
   *[other] All { $capacity } seats of the SHIP are taken.
}
alien1979-refuse-no_marks = You have no mark to remove.
alien1979-refuse-entered = The codes are entered: there are none left to take, drop or enter.
alien1979-refuse-no_codes_here = There is no code in { $sector }.
alien1979-refuse-no_siege = House rule *No siege*: you've already acted against a player from here. Leave MOTHER before you do it again.
alien1979-refuse-hand_full = You hold { $limit } codes, and the strict limit allows no fifth.
alien1979-refuse-shielded = You're already protected.
alien1979-refuse-no_weapon = You need a weapon for that. Weapons are in MOTHER.
alien1979-refuse-armed = You already have a weapon, and no one carries two.
alien1979-refuse-yourself = You can only do that to another player.
alien1979-refuse-target_out = { $whom } is out of the game.
alien1979-refuse-target_not_in_sector = { $whom } isn't in a sector (Clubs, Swords, Coins or Cups).
alien1979-refuse-target_not_aboard = { $whom } isn't in the SHIP.
alien1979-refuse-target_no_codes = { $whom } holds no codes.
alien1979-refuse-same_sector = { $whom } is already in { $place }.
alien1979-refuse-sectors_only = You can't move a player there: choose Clubs, Swords, Coins or Cups.
alien1979-refuse-alien_there = The Alien is in { $place }, so you can't throw a player out there.
alien1979-refuse-no_trio = You need three codes of one rank to enter them.
alien1979-refuse-no_pairs = You need two pairs, or four codes of one rank, to enter them.
alien1979-refuse-not_enterer = Only { $whom }, who entered the codes, can start the countdown.
alien1979-refuse-haunted = The dead may swap the two cards only once before each Alien card, and they have already done so.
alien1979-refuse-no_cards = Fewer than two cards are left to swap.
alien1979-refuse-running = { $left ->
    [one] The countdown is running: 1 turn left.
   *[other] The countdown is running: { $left } turns left.
}

## Events

alien1979-event-round = Round { $number }
alien1979-event-began = { $who } goes first. The Alien is in { $sector }.
    .who = You go first. The Alien is in { $sector }.
alien1979-event-reshuffled = The Alien's deck was shuffled again.
alien1979-event-revealed = { $who } revealed the { $card }.
    .who = You revealed the { $card }.
alien1979-event-prowled = The Alien crept to { $sector }.
alien1979-event-stayed = The Alien stayed in { $sector }.
alien1979-event-harmless = The Alien found nobody.
alien1979-event-marked = { $marks ->
        [one] { $cause }{ $who } got 1 mark ({ $total }/5).
       *[other] { $cause }{ $who } got { $marks } marks ({ $total }/5).
    }
    .who = { $marks ->
        [one] { $cause }you got 1 mark ({ $total }/5).
       *[other] { $cause }you got { $marks } marks ({ $total }/5).
    }
alien1979-event-saved = { $cause }the weapon saved { $who } and is gone.
    .who = { $cause }your weapon saved you and is gone.
alien1979-event-died = { $codes ->
        [0] { $cause }{ $who } was killed in { $sector }.
        [one] { $cause }{ $who } was killed in { $sector }. 1 code stayed there.
       *[other] { $cause }{ $who } was killed in { $sector }. { $codes } codes stayed there.
    }
    .who = { $codes ->
        [0] { $cause }you were killed in { $sector }.
        [one] { $cause }you were killed in { $sector }. Your only code stayed there.
       *[other] { $cause }you were killed in { $sector }. Your { $codes } codes stayed there.
    }
alien1979-event-reset = The codes were hidden again, three in each sector, and the Alien calmed down.
alien1979-event-chose = { $who } chose a code to drop.
    .who = You chose a code to drop.
alien1979-event-put_down = { $cause }{ $who } dropped a code in { $sector }.
    .who = { $cause }you dropped a code in { $sector }.
alien1979-event-put_down_code = { $cause }{ $who } dropped { alien1979-a-code }.
    .who = { $cause }you dropped { alien1979-a-code }.
alien1979-event-went = { $who } went to { $place }.
    .who = You went to { $place }.
alien1979-event-boarded = { $who } drew { alien1979-a-code } and boarded the SHIP.
    .who = You drew { alien1979-a-code } and boarded the SHIP.
alien1979-event-turned_away = { $who } tried the door and drew { alien1979-a-code }: it stayed shut.
    .who = You tried the door and drew { alien1979-a-code }: it stayed shut.
alien1979-event-healed = { $who } removed a mark: { $total }/5.
    .who = You removed a mark: { $total }/5.
alien1979-event-took = { $who } took a code in { $sector }.
    .who = You took a code in { $sector }.
alien1979-event-took_code = { $who } took { alien1979-a-code }.
    .who = You took { alien1979-a-code }.
alien1979-event-swapped = { $who } had five codes and put one back in { $sector }.
    .who = You had five codes and put one back in { $sector }.
alien1979-event-shielded = { $who } raised a weapon.
    .who = You raised your weapon.
alien1979-event-armed = { $who } took a weapon.
    .who = You took a weapon.
alien1979-event-forced = { $who } made { $whom } drop a code.
    .who = You made { $whom } drop a code.
    .whom = { $who } made you drop a code.
alien1979-event-sent = { $alien ->
        [yes] { $who } threw { $whom } to the Alien in { $place }.
       *[no] { $who } sent { $whom } to { $place }.
    }
    .who = { $alien ->
        [yes] You threw { $whom } to the Alien in { $place }.
       *[no] You sent { $whom } to { $place }.
    }
    .whom = { $alien ->
        [yes] { $who } threw you to the Alien in { $place }.
       *[no] { $who } sent you to { $place }.
    }
alien1979-event-ejected = { $again ->
        [yes] { $who } threw { $whom } out of the SHIP again, to { $place }, and will have only 1 point next turn.
       *[no] { $who } threw { $whom } out of the SHIP to { $place }.
    }
    .who = { $again ->
        [yes] You threw { $whom } out of the SHIP again, to { $place }, and will have only 1 point next turn.
       *[no] You threw { $whom } out of the SHIP to { $place }.
    }
    .whom = { $again ->
        [yes] { $who } threw you out of the SHIP again, to { $place }, and will have only 1 point next turn.
       *[no] { $who } threw you out of the SHIP to { $place }.
    }
alien1979-event-entered = { $who } entered the codes with { $codes }. The Alien went mad.
    .who = You entered the codes with { $codes }. The Alien went mad.
alien1979-event-activated = { $who } drew { alien1979-a-code }: the SHIP leaves after { $turns } more turns by { $who }.
    .who = You drew { alien1979-a-code }: the SHIP leaves after { $turns } more of your turns.
alien1979-event-ticked = { $left ->
        [0] Countdown: zero.
        [one] Countdown: 1 more turn by { $who }.
       *[other] Countdown: { $left } more turns by { $who }.
    }
    .who = { $left ->
        [0] Countdown: zero.
        [one] Countdown: 1 more of your turns.
       *[other] Countdown: { $left } more of your turns.
    }
alien1979-event-stopped = { $points ->
        [one] { $who } ended the turn with 1 point left.
       *[other] { $who } ended the turn with { $points } points left.
    }
    .who = { $points ->
        [one] You ended your turn with 1 point left.
       *[other] You ended your turn with { $points } points left.
    }
alien1979-event-foreseen = The Alien's next cards: { $cards }.
alien1979-event-haunted = { $who }, one of the dead, swapped the Alien's next two cards.
    .who = You swapped the Alien's next two cards.
alien1979-event-idle = { $who } ran out of time.
    .who = You ran out of time.
alien1979-event-left = { $codes ->
        [0] { $who } left the game.
        [one] { $who } left the game. 1 code went to { $sector }.
       *[other] { $who } left the game. { $codes } codes went to { $sector }.
    }
    .who = { $codes ->
        [0] You left the game.
        [one] You left the game. Your only code went to { $sector }.
       *[other] You left the game. Your { $codes } codes went to { $sector }.
    }
alien1979-event-launched = { $who_count ->
        [0] The SHIP tore loose with nobody aboard.
       *[other] The SHIP tore loose with { $who } aboard.
    }
    .who = { $who_count ->
        [one] The SHIP tore loose with you alone aboard.
       *[other] The SHIP tore loose with { $who_count } players aboard, and you were one of them.
    }
alien1979-event-over = { $reason ->
        [alien] The Alien killed the last of you.
        [limit] After round 80 the Nostromo blew up.
       *[left] Nobody was left aboard the Nostromo.
    }

## A turn in one line

alien1979-cause = { $card }:{" "}
alien1979-you-too = you
alien1979-line = { $who } { $told }.
    .who = You { $told }.
alien1979-line-began = went first, with the Alien in { $sector }
    .who = went first, with the Alien in { $sector }
alien1979-line-revealed = revealed the { $card }
    .who = revealed the { $card }
alien1979-effect-prowled = the Alien crept to { $sector }
alien1979-effect-prowled-there = the Alien crept there
alien1979-effect-stayed = the Alien stayed in { $sector }
alien1979-effect-harmless = the Alien found nobody
alien1979-effect-marked = { $marks ->
    [one] 1 mark: { $names }
   *[other] { $marks } marks: { $names }
}
alien1979-effect-saved = { $count ->
    [one] weapon lost: { $names }
   *[other] weapons lost: { $names }
}
alien1979-effect-put_down = { $count ->
    [one] code dropped: { $names }
   *[other] codes dropped: { $names }
}
alien1979-effect-lost = { $who }'s { $code }
    .who = your { $code }
alien1979-line-chose = chose a code to drop
    .who = chose a code to drop
alien1979-line-put_down = dropped a code in { $sector }
    .who = dropped a code in { $sector }
alien1979-line-put_down_code = dropped { alien1979-a-code }
    .who = dropped { alien1979-a-code }
alien1979-line-swapped = put a code back
    .who = put a code back
alien1979-line-exchanged = { $count ->
        [one] swapped a code
       *[other] swapped { $count } codes
    }
    .who = { $count ->
        [one] swapped a code
       *[other] swapped { $count } codes
    }
alien1979-line-swapped_code = put { alien1979-a-code } back
    .who = put { alien1979-a-code } back
alien1979-line-went = went to { $place }
    .who = went to { $place }
alien1979-line-boarded = drew { alien1979-a-code } and slipped aboard the SHIP
    .who = drew { alien1979-a-code } and slipped aboard the SHIP
alien1979-line-turned_away = found the door shut (drew { $codes })
    .who = found the door shut (drew { $codes })
alien1979-line-healed = { $count ->
        [one] removed a mark ({ $total }/5)
       *[other] removed { $count } marks ({ $total }/5)
    }
    .who = { $count ->
        [one] removed a mark ({ $total }/5)
       *[other] removed { $count } marks ({ $total }/5)
    }
alien1979-line-took = { $count ->
        [one] took a code
       *[other] took { $count } codes
    }
    .who = { $count ->
        [one] took a code
       *[other] took { $count } codes
    }
alien1979-line-took_code = { $count ->
        [one] took a code ({ $codes })
       *[other] took { $count } codes ({ $codes })
    }
    .who = { $count ->
        [one] took a code ({ $codes })
       *[other] took { $count } codes ({ $codes })
    }
alien1979-line-shielded = raised a weapon
    .who = raised your weapon
alien1979-line-armed = took a weapon
    .who = took a weapon
alien1979-line-forced = made { $whom } drop a code
    .who = made { $whom } drop a code
    .whom = made you drop a code
alien1979-line-sent = { $alien ->
        [yes] threw { $whom } to the Alien in { $place }
       *[no] sent { $whom } to { $place }
    }
    .who = { $alien ->
        [yes] threw { $whom } to the Alien in { $place }
       *[no] sent { $whom } to { $place }
    }
    .whom = { $alien ->
        [yes] threw you to the Alien in { $place }
       *[no] sent you to { $place }
    }
alien1979-line-ejected = threw { $whom } out of the SHIP to { $place }
    .who = threw { $whom } out of the SHIP to { $place }
    .whom = threw you out of the SHIP to { $place }
alien1979-line-entered = entered the codes with { $codes }: the Alien went mad
    .who = entered the codes with { $codes }: the Alien went mad
alien1979-line-activated = started the countdown with { alien1979-a-code }: { $turns } turns to go
    .who = started the countdown with { alien1979-a-code }: { $turns } turns to go
alien1979-line-stopped = held very still
    .who = held your breath
alien1979-line-haunted = haunted the ship and swapped the Alien's next two cards
    .who = swapped the Alien's next two cards
alien1979-line-idle = ran out of time
    .who = ran out of time

## What hit a player

alien1979-hit-card = { $whose ->
    [own] Your own card, the { $card }
    [none] The { $card }
   *[other] { $by }'s card, the { $card }
}
alien1979-hit-prowled = { alien1979-hit-card }: the Alien came to you in { $sector }.
alien1979-hit-marked = { alien1979-hit-card }: the Alien gave you { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
} (now { $total } of 5).
alien1979-hit-saved = { alien1979-hit-card }: the Alien attacked. Your weapon saved you and is gone.
alien1979-hit-died = { alien1979-hit-card }: the Alien killed you in { $sector }.
alien1979-hit-put_down_code = { $why ->
    [card] { alien1979-hit-card }: you dropped { alien1979-a-code }.
    [player] { $by } made you drop { alien1979-a-code }.
   *[time] You ran out of time and dropped { alien1979-a-code }.
}
alien1979-total-codes = { $count ->
    [0] no code left
    [one] 1 code left
   *[other] { $count } codes left
}
alien1979-hit-sent = { $alien ->
    [yes] { $who } dragged you to the Alien in { $place }.
   *[no] { $who } dragged you to { $place }.
}
alien1979-hit-entered = { $who } entered the codes. All codes, yours too, are now in one pile, and the Alien has gone mad.

## Great moments

alien1979-scene-died = { $who } is killed in { $sector }
alien1979-scene-died-own = { $who }'s own card, the { $card }
alien1979-scene-died-by = { $marks ->
    [one] { $card }: 1 mark for everyone beside the Alien. It was the fifth.
   *[other] { $card }: { $marks } marks for everyone beside the Alien. Five kill.
}
alien1979-scene-died-codes = { $count ->
    [one] 1 code stays in { $sector }.
   *[other] { $count } codes stay in { $sector }.
}
alien1979-scene-died-enterer = { $who } had entered the codes, so they are hidden again, three in each sector, and the Alien is calm.
alien1979-scene-died-scream = *In space, nobody can hear you scream.*
alien1979-scene-alive = { $many ->
    [0] Nobody is left alive.
    [one] Only { $names } is left.
   *[other] Still alive: { $names }.
}
alien1979-scene-entered = { $who } enters the codes
alien1979-scene-entered-with = MOTHER takes { $codes }. All twelve codes become one pile, and every hand is empty.
alien1979-scene-entered-pile = To board the SHIP, draw from the pile in a sector: a { $king }, one in three, opens the door.
alien1979-scene-entered-seats = { $seats ->
    [one] The SHIP has 1 seat. { $alive } of you are alive.
   *[other] The SHIP has { $seats } seats. { $alive } of you are alive.
}
alien1979-scene-entered-mad = The Alien is mad: a 3, 5 or 7 now marks everyone beside it.
alien1979-scene-boarded = { $who } is aboard
alien1979-scene-boarded-with = A { $code } opens the door of the SHIP.
alien1979-scene-boarded-enterer = Now only the countdown has to be started.
alien1979-scene-taken = { $many ->
    [0] Seats taken: { $taken } of { $seats }.
   *[other] Seats taken: { $taken } of { $seats }, by { $names }.
}
alien1979-scene-activated = { $who } starts the countdown
alien1979-scene-activated-by = It's { alien1979-a-code }: the SHIP leaves after { $turns } more turns by { $who }.
alien1979-scene-outside = { $many ->
   *[other] Not aboard yet: { $names }.
}
alien1979-scene-ejected = { $who } throws { $whom } out of the SHIP
alien1979-scene-ejected-to = { $whom } lands { $inside } and needs another King.
alien1979-scene-leaves = { $left ->
    [one] The SHIP leaves after 1 more turn by { $who }.
   *[other] The SHIP leaves after { $left } more turns by { $who }.
}
alien1979-scene-sent = { $who } throws { $whom } to the Alien
alien1979-scene-sent-to = From MOTHER, { $who } moved { $whom } beside the Alien { $inside }. The next card may kill { $whom } before { $whom } can act.
alien1979-scene-launched = { $aboard ->
    [0] The SHIP leaves with nobody aboard
   *[other] The SHIP leaves
}
alien1979-scene-launched-aboard = Aboard: { $names }.
alien1979-scene-launched-behind = { $many ->
    [one] { $names } stays behind. The Nostromo blows up, and the Alien with it.
   *[other] { $names } stay behind. The Nostromo blows up, and the Alien with it.
}
alien1979-scene-launched-dead = { $many ->
    [one] { $names } had already died.
   *[other] { $names } had already died.
}

## What computers say at great moments, glad or sorry, by temper

alien1979-says-bold-glad-1 = That's how you cross a corridor.
alien1979-says-bold-glad-2 = Fear? Later, when there's time.
alien1979-says-bold-glad-3 = Told you: straight through.
alien1979-says-bold-sorry-1 = I've had worse Mondays.
alien1979-says-bold-sorry-2 = I'd do it again.
alien1979-says-bold-sorry-3 = Let the record show it nearly worked.
alien1979-says-careful-glad-1 = Checked twice, and not a sound.
alien1979-says-careful-glad-2 = Slow boots get there too.
alien1979-says-careful-glad-3 = One worry less on the list.
alien1979-says-careful-sorry-1 = It was on my list of risks.
alien1979-says-careful-sorry-2 = I knew that hatch didn't close.
alien1979-says-careful-sorry-3 = I should have looked a third time.
alien1979-says-spiteful-glad-1 = Nothing personal. Well, a little.
alien1979-says-spiteful-glad-2 = Let's see who's laughing now.
alien1979-says-spiteful-glad-3 = I do hope someone minds.
alien1979-says-spiteful-sorry-1 = I have a long memory and a short list.
alien1979-says-spiteful-sorry-2 = Laugh while there's air.
alien1979-says-spiteful-sorry-3 = This goes in my book, in red ink.
alien1979-says-talkative-glad-1 = Log entry: that was me, and with style.
alien1979-says-talkative-glad-2 = Did everyone see that? I can tell it again.
alien1979-says-talkative-glad-3 = Hello, Earth? You won't believe this.
alien1979-says-talkative-glad-4 = Wait till they hear this in the canteen.
alien1979-says-talkative-glad-5 = I always said so. Well, I thought it, loudly.
alien1979-says-talkative-sorry-1 = Hey, I was in the middle of a sentence.
alien1979-says-talkative-sorry-2 = Mayday. And my coffee is getting cold.
alien1979-says-talkative-sorry-3 = Could we talk about this? No? Anyone?
alien1979-says-talkative-sorry-4 = I'll leave this part out of the report.
alien1979-says-talkative-sorry-5 = Who do I complain to on this ship?

## The end

alien1979-story-betrayed = Round { $round }: { $who } threw { $whom } to the Alien, and the { $card } killed { $whom }.
alien1979-story-again = Round { $round }: the { $card } killed { $who }, who had entered the codes. Everyone had to start over.
alien1979-story-entered = Round { $round }: { $who } entered the codes with { $codes }.
alien1979-story-broken = Round { $round }: { $whom } held { $codes }, all it took to enter the codes, and { $who } made { $whom } drop one of them.
alien1979-story-broken-by-card = Round { $round }: { $who } held { $codes }, all it took to enter the codes, and had to drop one of them because of the { $card }.
alien1979-story-ejected = Round { $round }: { $who } threw { $whom } out of the SHIP, { $back ->
    [yes] but { $whom } came back in time.
   *[no] and { $whom } never got back in.
}
alien1979-story-saved = Round { $round }: with { $marks } of 5 marks, only the weapon saved { $who } from the { $card }.
alien1979-story-first-death = Round { $round }: the { $card } killed { $who }{ $deaths ->
    [one] {""}
   *[other] {" "}first
}{ $count ->
    [0] .
   *[other] , with { $codes } in hand.
}
alien1979-story-vain = Round { $round }: { $who } had tried the door of the SHIP { $count } times, and it never opened.
alien1979-story-tries = Round { $round }: the door of the SHIP opened for { $who } on try { $count }.
alien1979-story-near = Round { $round }: { $who } had { $marks } of 5 marks and still got away.
alien1979-doubt-death = In { $sector }, the risk that { $who } would die before the next turn was { $percent }%.
alien1979-doubt-codes = Just before { $rival } entered the codes, the chance that { $rival } held them was { $percent }%, going by what { $who } knew.
alien1979-cause-dead = { $who } got { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
}, { $own } of them from { $who }’s own cards.
alien1979-cause-behind = { $who } { $tries ->
    [0] never failed at the SHIP's door
    [one] failed at the SHIP's door once
    [2] failed at the SHIP's door twice
   *[other] failed at the SHIP's door { $tries } times
}{ $out ->
    [0] {""}
    [one] {" "}and was thrown out once
    [2] {" "}and was thrown out twice
   *[other] {" "}and was thrown out { $out } times
}.
alien1979-fate-dead = { $who } was killed by the Alien.
alien1979-fate-left = { $who } had left the game.
alien1979-fate-behind = { $who } was still { $inside } when the Nostromo blew up, and the Alien with it.
alien1979-revealed-hand = **{ $who }** { $codes }
alien1979-revealed-lying = **{ $sector }** { $codes }
alien1979-revealed-hands = In hand: { $hands }
alien1979-revealed-places = Face-down: { $places }
alien1979-revealed-cards = { $count ->
    [one] The Alien's next card: { $cards }
   *[other] The Alien's next cards: { $cards }
}

## Endings

alien1979-ending-launched = { $many ->
    [one] { $names } wins: the SHIP got away.
   *[other] { $names } win: the SHIP got away.
}
alien1979-ending-launched-won = { $many ->
    [one] You win! You alone got away in the SHIP.
   *[other] You win! The SHIP got away with { $names }.
}
alien1979-ending-launched-lost = The SHIP got away with { $names }. You weren't aboard.
alien1979-ending-empty = Nobody wins: the SHIP left empty.
alien1979-ending-alien = The Alien wins: nobody is left alive.
alien1979-ending-limit = Nobody wins: the Nostromo blew up after round 80.
alien1979-ending-left = Nobody wins: the last player left the game.
alien1979-ending-called = { $many ->
    [0] Everyone agreed it was over: nobody wins.
    [one] Everyone agreed it was over: { $names } wins.
   *[other] Everyone agreed it was over: { $names } win.
}
alien1979-ending-called-won = You win! Everyone agreed it was over.
alien1979-ending-called-lost = { $many ->
    [0] Everyone agreed it was over: nobody wins.
    [one] Everyone agreed it was over: { $names } wins.
   *[other] Everyone agreed it was over: { $names } win.
}

alien1979-rules =
    • **The aim.** Be aboard the SHIP, the escape ship, when it leaves. Everyone aboard wins, everyone else loses. The SHIP has one seat for every two players at the start (rounded down).

    • **The ship.** The four sectors are named after the suits of a Spanish deck: Clubs, Swords, Coins and Cups. That's where the Alien prowls. MOTHER, the computer room, and the SHIP are safe. The twelve picture cards are the codes: 4 Jacks, 4 Horses and 4 Kings, three of them face-down in each sector. The Ace to the 7 of each suit are the Alien's.

    • **Your turn.** Reveal a card of the Alien. Then use up to 2 points.
    A 4 or a 6 sends the Alien to the sector of its suit. A 2 gives 2 marks to everyone beside the Alien, an Ace gives 3. A 3, 5 or 7 makes everyone with codes in the sector of its suit drop one there. With 5 marks you're dead; your codes stay where you died.

    • **In a sector** you can do this for 1 point each: go to another sector; take a face-down code, up to four in hand; remove one of your marks; protect yourself with your weapon, which takes one attack until your next turn and is then gone; once the codes are entered, try to board the SHIP. Going to MOTHER costs 2 points.

    • **In MOTHER** you can do this for 1 point each: go to a sector; take a weapon, one at most; make a player in a sector drop a code; move a player from one sector to another, even to the Alien. For 2 points you can throw a player out of the SHIP, into a sector without the Alien, or enter the codes.

    • **The codes.** With up to 4 players you need a trio (three codes of one rank). With 5 or more players you need two pairs (or four codes of one rank). When you enter the codes, you show them. Then all twelve codes become one pile, hands are empty, and the Alien goes mad: each 3, 5 or 7 is 1 mark for everyone beside it.

    • **Boarding.** Each try draws a code from the pile. A King lets you aboard; anything else costs you the point. The code goes back into the pile.

    • **Countdown.** Only the player who entered the codes can start it, in the SHIP, for 2 points. A drawn code sets how many more turns that player has before the SHIP leaves: Jack 2, Horse 3, King 4. From the SHIP you can go back to a sector for 1 point.

    • **If the player who entered the codes dies,** the codes are hidden again, three in each sector, the Alien is calm and the countdown is off. If everyone dies, the Alien wins. After round 80 the Nostromo blows up.

    • **Our rulings** where the rules are silent: you choose which code you drop, and take one at random; protection ends with your next card; an Ace stays at 3 marks when the Alien is mad; all twelve codes become the pile, and a drawn one goes back; the codes of the dead stay where they died; players aboard keep their seats when the codes are hidden again; the death of the player who entered them stops the countdown; round 80 is the last.

    • **The dead** may haunt the ship if the lobby allows it (a house rule). They see the Alien's next two cards and may swap them, once before each card. The game doesn't wait for them.

    • **Time and leaving.** When your time is up, your turn ends. If you owe a code, you drop one of the rank you hold fewest of. With the *strict limit* off (our option) you may take a fifth code and put one of the five back.

## What wins, and what a beginner is told once

alien1979-aim-hidden = { $seats ->
    [one] Find { $goal }, enter them in MOTHER and board the SHIP: 1 seat for { $players }.
   *[other] Find { $goal }, enter them in MOTHER and board the SHIP: { $seats } seats for { $players }.
}
    .all = { $seats ->
        [one] Be aboard the SHIP when it leaves to win. It has 1 seat for { $players }. First a player must enter { $goal } in MOTHER.
       *[other] Be aboard the SHIP when it leaves to win. It has { $seats } seats for { $players }. First a player must enter { $goal } in MOTHER.
    }
alien1979-aim-entered = { $free ->
    [0] Be aboard the SHIP when it leaves: a King opens its door, but no seat is free now.
    [one] Be aboard the SHIP when it leaves: a King opens its door, and 1 seat is free.
   *[other] Be aboard the SHIP when it leaves: a King opens its door, and { $free } seats are free.
}
    .all = { $free ->
        [0] Be aboard the SHIP when it leaves to win. No seat is free now.
        [one] Be aboard the SHIP when it leaves to win. 1 seat is free.
       *[other] Be aboard the SHIP when it leaves to win. { $free } seats are free.
    }
alien1979-aim-aboard = Stay aboard until the SHIP leaves, and you win.
alien1979-coach-legend = Shapes with letters are players, red squares are marks, green boxes are codes. The Alien's last card is on the right of the board.
alien1979-coach-tracker = Your own picture shows your risk of dying in each sector before you act again. A yellow disc is the cost of going there. *More* shows the other chances.
alien1979-coach-points = The number on a button is its price in points. You have 2 points a turn.
alien1979-coach-madre = MOTHER is the computer room. The Alien never comes here.
alien1979-coach-nave = The SHIP is the only way out, and the Alien never comes aboard.
alien1979-coach-take = The codes are 4 Jacks, 4 Horses and 4 Kings. You take one at random, and only you see it.
alien1979-coach-trio = A trio is three codes of one rank: that's what you enter in MOTHER.
alien1979-coach-pairs = Two pairs, or four codes of one rank: that's what you enter in MOTHER.
alien1979-coach-moving = A 4 or a 6 sends the Alien to the sector of the card's suit. That alone hurts nobody.
alien1979-coach-strike = An Ace gives 3 marks to everyone beside the Alien, and a 2 gives 2 marks, whatever the suit.
alien1979-coach-odd = A 3, 5 or 7 makes everyone in the sector of its suit drop a code, wherever the Alien is.
alien1979-coach-beside = You are beside the Alien: each 2 or Ace that any player reveals marks you.
alien1979-coach-beside-mad = You are beside the mad Alien: each Ace, 2, 3, 5 or 7 that any player reveals marks you.
alien1979-coach-marks = Marks are hits by the Alien: the fifth kills. In a sector you can remove one.
alien1979-coach-lose = You choose which code to drop. It stays here face-down, and any player may take it.
alien1979-coach-drop = From MOTHER, players can make you drop a code while you are in a sector.
alien1979-coach-arm = A weapon only helps after you've protected yourself with it in a sector.
alien1979-coach-shield = While protected you get no marks from the next attack; the weapon is then gone.
alien1979-coach-force = From MOTHER you can make a player in a sector drop a code; they choose which.
alien1979-coach-send = From MOTHER you can move a player from one sector to another, even to the Alien.
alien1979-coach-eject = A player you throw out of the SHIP lands in a sector and needs a King again.
alien1979-coach-enter = When you enter the codes, all twelve become one pile, and the Alien goes mad.
alien1979-coach-mad = The Alien is mad: a 3, 5 or 7 now gives 1 mark to everyone beside it.
alien1979-coach-board = Each try draws a code from the pile: a King lets you in, one time in three.
alien1979-coach-activate = The code you draw sets how many more turns you have before the SHIP leaves: Jack 2, Horse 3, King 4.
alien1979-coach-countdown = The countdown drops after each turn of the player who entered the codes. At zero the SHIP leaves.
alien1979-coach-back = Four codes is the limit: one of your five goes back.
alien1979-coach-haunt = The dead see the Alien's next two cards and may swap them, once before each card.
alien1979-peril-late = Round { $round }, and you are in MOTHER without a code. { $codes ->
    [0] No one brings you any, and
    [one] { $whom } has 1 already, and
   *[other] { $whom } has { $codes } already, and
} { $seats ->
    [one] the SHIP has a single seat.
   *[other] the SHIP has only { $seats } seats.
} Go out and take codes.
alien1979-peril-beside = You have { $marks } of 5 marks. If you stay beside the Alien, the risk of a hit before you act again is { $hit }%, and the risk of death { $death }%. Use a point to get away.
alien1979-peril-door = The SHIP has { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
}{ $left ->
    [0] {""}
    [one] {" "}and leaves in 1 turn
   *[other] {" "}and leaves in { $left } turns
}. One try in three opens its door. If you don't try, another player takes your seat. Try it now.

## The lesson

alien1979-lesson-end = A King let you in, you started the countdown, and the SHIP tore loose with you alone aboard. Thrown to the Alien, { $name1 } dies; otherwise { $name1 } tries the door twice more. With 5 or more players you need two pairs instead of a trio.
alien1979-lesson-weapon = MOTHER
    .what = You start in MOTHER, the computer room, where the Alien never comes. How do you spend the first of your 2 points?
    .why = Each turn starts with an Alien card. This was the 4 of Swords: a 4 or a 6 sends the Alien to the sector of its suit.
alien1979-lesson-walk = Out you go
    .what = You're armed. You need a trio, three codes of one rank: Jacks, Horses or Kings. Where do you go?
    .why = The green box in a sector shows how many codes are hidden there. Beside the Alien a 2 or an Ace marks you, and five marks kill.
alien1979-lesson-second = A code
    .what = Your first code is a King. Take another code with your second point.
    .why = Nobody else sees which code you get. But a 3, 5 or 7 takes one from everyone in the sector of its suit.
alien1979-lesson-flee = Company
    .what = The 3 of Clubs took your Jack, the 6 of Clubs brought the Alien to you, and your own 2 gave you 2 marks. What do you do first?
    .why = Beside the Alien a 2 gives 2 marks and an Ace 3, whatever its suit. Three cards come before you act again.
alien1979-lesson-protect = Thrown back
    .what = In Swords you found a second King. But { $name2 }, in MOTHER, threw you back to the Alien! What do you do first?
    .why = You have 2 marks, so an Ace would kill you. Your weapon takes one whole attack before your next turn, then it's gone.
alien1979-lesson-trio = Beside it
    .what = The next attack was an Ace, and your weapon took it. You've even removed a mark. You're still beside the Alien, with 2 points. What do you do first?
    .why = You hold two Kings, and codes are hidden here. No card is revealed while you act.
alien1979-lesson-enter = The codes
    .what = The third King! You slipped away to Coins and back to MOTHER. Enter your trio with both points.
    .why = All codes then become one pile, and a King from it opens the SHIP. But the Alien goes mad: a 3, 5 or 7 then gives marks as well.
alien1979-lesson-eject = One seat
    .what = { $name1 } drew a King and took the only seat. What do you do?
    .why = The SHIP has one seat for every two players, so it has 1 seat for the three of you. In MOTHER you can throw someone out for 2 points.
alien1979-lesson-send = To the Alien?
    .what = { $name1 } tried the door again: it stayed shut. { $name1 } has 2 marks. The Alien is in Cups. Throw { $name1 } to it, or just go to Clubs and try the door?
    .why = Throwing costs 1 point. If you go, you can try the door at once: one code in three is a King.
alien1979-lesson-answer-unarmed = Then you're out there without a weapon. Weapons are only in MOTHER, and coming back costs 2 points.
alien1979-lesson-answer-waiting = A point that you don't use is lost when your turn ends.
alien1979-lesson-answer-lost = Your point would be lost, and there are no codes in MOTHER.
alien1979-lesson-answer-beside = That's where the Alien is: any 2 or Ace before your next turn marks you.
alien1979-lesson-answer-elsewhere = There are codes there as well. In this lesson your luck is in Clubs.
alien1979-lesson-answer-nothing-yet = There are codes right here, and no Alien. Why pay a point to leave?
alien1979-lesson-answer-early = The Alien isn't here, and protection ends with the card of your next turn. Save the point.
alien1979-lesson-answer-patch = You'd have one mark less, but you'd need your last point to get away. Leave first, and remove the mark where you arrive.
alien1979-lesson-answer-hold = The weapon takes one attack, but three cards come. Leaving costs 1 point too, and you keep the weapon.
alien1979-lesson-answer-greedy = You may, as long as you leave with your last point: three cards come, and an Ace would kill you.
alien1979-lesson-answer-running = Running isn't wrong. But you'd leave with two Kings and no third; the weapon lets you stay where the codes are.
alien1979-lesson-answer-risky = An Ace before your next turn would give you five marks. Protect yourself first.
alien1979-lesson-answer-empty_handed = Then you go without a third King. The Alien does nothing while you act: take first, then go.
alien1979-lesson-answer-later = You still have time for one code. Then leave, because you have no weapon any more.
alien1979-lesson-answer-first = Enter the codes first. Then nobody can take them from you.
alien1979-lesson-answer-full = The only seat is taken. Nobody can board until it's free.
alien1979-lesson-answer-armed = A weapon helps against the Alien, not against { $name1 } in the only seat.

## The book of rules

alien1979-book-aim = What it is about
    .text =
        You are the crew of the Nostromo, and an Alien is aboard.
        First a player must find the codes and enter them in MOTHER, the computer room. Then you can board the SHIP, the only way out.
        Everyone aboard the SHIP when it leaves wins, and everyone else loses. You may win together if there are seats.
        The SHIP has one seat for every two players at the start, rounded down.
    .example = In the picture three play, so the SHIP has 1 seat, which is free (0/1). For four or five players it has 2 seats, for six or seven 3 seats, for eight 4 seats.
    .ruling = Seats and the codes you need depend on the number of players at the start, dead or alive (our ruling, §2).
alien1979-book-turn = Your turn
    .text =
        First you reveal the Alien's next card, and it acts at once, on everyone.
        Then you have 2 points. Most actions cost 1. Going to MOTHER, entering the codes, throwing a player out of the SHIP and starting the countdown cost 2.
        You may do the same thing twice, and stop whenever you like. Points left over are lost.
        When your time is up, your turn ends. If you owe a code, you drop one of the rank you hold fewest of.
    .example = In the picture a weapon cost 1 of your 2 points. With the other point you can go to a sector (the yellow 1 is the cost).
    .ruling = The card comes before your actions, so if it kills you, you don't get to act (§3.3).
alien1979-book-places = The places
    .text =
        Clubs, Swords, Coins and Cups are the sectors. That's where the codes are, and where the Alien prowls.
        From a sector you go to any other one for 1 point, and to MOTHER for 2.
        MOTHER and the SHIP are safe: the Alien never comes there. From either you go to any sector for 1 point.
        You board the SHIP from a sector, never from MOTHER. The yellow and black stripe is a wall.
    .example = In the picture you are in Swords with 1 point left: Clubs (with the Alien), Coins and Cups cost 1. MOTHER costs 2, so it is out of reach.
    .ruling = It is our ruling that the Alien never enters MOTHER or the SHIP (R7).
alien1979-book-cards = The Alien's cards
    .text =
        A 4 or a 6 sends the Alien to the sector of the card's suit. That alone hurts nobody.
        A 2 gives 2 marks to everyone beside the Alien, and an Ace gives 3. The suit doesn't matter.
        A 3, 5 or 7 makes everyone with codes in the sector of the card's suit drop one there, wherever the Alien is.
        Once the codes are entered the Alien is mad: a 3, 5 or 7 of any suit gives 1 mark to everyone beside it, and no one drops a code.
        There are 28 cards: an Ace and a 2 to 7 in each of the four suits. When the deck is empty it is shuffled again.
    .example = In the picture the 2 of Cups hit Clubs, where the Alien is: both players there got 2 marks. Nobody in Cups would have been hurt.
    .ruling = An Ace still gives 3 marks and a 2 still gives 2 marks when the Alien is mad (R8).
alien1979-book-codes = Codes
    .text =
        The codes are 12 cards: 4 Jacks, 4 Horses, 4 Kings. Three are face-down in each sector at the start.
        For 1 point you take one of those in your sector, at random. Only you see which; everyone sees how many you hold.
        You can carry four.
        With up to four players you need a trio: three codes of one rank. With five or more you need two pairs, or four codes of one rank.
    .example = In the picture you hold a King. With two more Kings you have a trio. *More* shows the chance that a code from your sector helps.
    .ruling = The code is random, even if you know which ones are there (R4). The strict limit of four is the published one (R5).
alien1979-book-dropping = Dropping a code
    .text =
        A 3, 5 or 7 of your sector's suit, or a player in MOTHER, makes you drop a code.
        With two or more in hand, you choose which in secret, whoever's turn it is. If you hold only one, it drops by itself.
        It stays face-down in your sector, and any player can take it.
        When several must drop one, the game waits for all of them.
    .example = In the picture another player's 3 of Clubs hits Clubs. You hold a Jack and a King and drop one; with no code in hand nothing would happen.
    .ruling = You are asked even if all your codes have the same rank. Without the question, everyone would know that (R3).
alien1979-book-fifth = A fifth code
    .text =
        At this table you may take a code when you hold four.
        Then you put one of the five back where you took it, face-down. It may be the code you've just taken.
        Everyone sees that you did it, but not which code it was.
    .example = You hold two Kings, a Horse and a Jack and take a King: you put the Jack back and hold a trio and a Horse.
    .ruling = This is our option. The published rule allows no fifth code (R5).
alien1979-book-marks = Marks
    .text =
        Marks are hits by the Alien. The fifth kills.
        In a sector you remove one of yours for 1 point, as often as you have points. In MOTHER and the SHIP you can't.
        A 2 gives 2 marks, an Ace 3, and once the Alien is mad a 3, 5 or 7 gives 1.
    .example = In the picture you have 2 marks. An Ace would give you 5 marks and kill you. If you remove one, an Ace leaves you with 4.
alien1979-book-weapon = The weapon
    .text =
        In MOTHER you take a weapon for 1 point, one at most.
        In a sector you protect yourself with it for 1 point. From then until the card of your next turn, one attack gives you no marks: you lose the weapon instead.
        If nothing attacks you, you keep the weapon, and the protection ends.
        It doesn't save your codes.
    .example = In the picture you are beside the Alien with 2 marks and a weapon. Protected, an Ace costs you the weapon instead of your life; a second Ace would kill you.
    .ruling = Protection lasts until your next card has acted (R9), wherever you go or are moved meanwhile.
alien1979-book-others = What you can do from MOTHER
    .text =
        From MOTHER you can act against any player in a sector, for 1 point each time:
        • Make them drop a code. They choose which. Once the codes are entered, you can't do this any more.
        • Move them to another sector, even the Alien's. Codes, marks and weapon go with them.
        You can't move a player in MOTHER or the SHIP like that.
    .example = In the picture you are in MOTHER, a rival with 2 marks is in Coins, and the Alien is in Cups. Move the rival there, and the next Ace kills.
    .ruling = You can move a player without their consent. The Alien can hurt them only with its next card (R10). With the house rule *No siege* you leave MOTHER before you act against a player again (R27). With the house rule *Short ending*, throwing the same player out again costs 3 points: the third comes off your next turn (R28).
alien1979-book-entering = Entering the codes
    .text =
        With a trio in hand (or two pairs with five or more players) you can enter the codes in MOTHER, for both points.
        You show them. Then all twelve codes, from every hand and sector, become one pile.
        From now on no codes are taken or dropped, the SHIP can be boarded, and the Alien is mad.
        Only you can start the countdown.
    .example = In the picture you hold three Kings in MOTHER with both points: enter them. A fourth code would stay unseen.
    .ruling = All twelve codes become the pile, not only those shown: otherwise there might be no King in it (R1).
alien1979-book-boarding = Boarding the SHIP
    .text =
        Once the codes are entered and a seat is free, you try to board from any sector, for 1 point a try.
        A code from the pile is drawn and shown: a King lets you aboard, anything else costs you the point.
        The code goes back, so each try succeeds one time in three. The player who entered the codes needs a King too.
        Aboard you're safe. You may go back to a sector for 1 point, but then you need a King again.
    .example = Here the first try drew a Horse. The other point buys a second try. With two tries you get in 5 times out of 9.
    .ruling = It is our ruling that the code goes back into the pile (R2).
alien1979-book-throwing = Throwing a player out
    .text =
        From MOTHER, for both points, you throw a player out of the SHIP, into a sector without the Alien.
        They need a King again to come back.
        That's how you get a seat when the SHIP is full, and how you stop a countdown from starting.
    .example = In the picture the only seat (1/1) is taken and the Alien is in Swords: you may throw the rival out to Clubs, Coins or Cups.
alien1979-book-countdown = The countdown
    .text =
        The player who entered the codes starts it aboard the SHIP, for both points. No one else can.
        A code is drawn. With a Jack the SHIP leaves after 2 more turns of that player, with a Horse after 3, with a King after 4.
        The countdown drops by 1 at the end of each of these turns, even if that player has been thrown out. Everyone plays on meanwhile.
        At zero the SHIP leaves at once. An empty SHIP saves nobody.
    .example = Here a Jack was drawn last turn. At the end of this turn 1 more turn is left. At the end of that one the SHIP leaves.
    .ruling = The turn that starts the countdown doesn't count (R11).
alien1979-book-death = Death and other endings
    .text =
        With five marks you're dead. Your codes stay in the sector where you died, and you're out of the game.
        If the player who entered the codes dies, all twelve are hidden again, three in each sector. The Alien is calm, and the countdown is off.
        If everyone is dead, the Alien wins. After round 80 the Nostromo blows up and nobody wins.
        A player who leaves the game loses.
    .example = In the picture a player with 2 marks was beside the Alien, and an Ace killed them with 3 more marks. Two players are left for the one seat.
    .ruling = The codes of the dead stay (R13), those aboard keep their seats when the codes are hidden again (R16), and round 80 is the last (R19). With the house rule *Call it*, all players together may end a decided game early.
alien1979-book-haunting = The dead haunt the ship
    .text =
        At this table the dead see the Alien's next two cards.
        Once before each card one of the dead may swap the two. The game doesn't wait for them, and they can't win.
    .example = The next two cards are the Ace of Cups and the 4 of Coins. If the dead swap them, the Alien goes to Coins first, and the Ace then hits everyone there.
    .ruling = This is a house rule (R25).

## Words in the picture: they must fit beside a token, in 196 pixels, or in a sector, 428 pixels

alien1979-picture-round = Round { $round }
alien1979-picture-codes = codes
alien1979-picture-risk = { $percent ->
    [100] certain death
   *[other] { $percent }% risk of dying
}
alien1979-picture-deck = The Alien's deck, { $count ->
    [one] 1 card
   *[other] { $count } cards
} ({ $draws } before your next turn)
alien1979-picture-turns = { $left ->
    [one] turn
   *[other] turns
}
alien1979-picture-dead = dead
alien1979-picture-left = gone
alien1979-picture-saved = escaped
alien1979-picture-lost = lost
alien1979-picture-end-launched = The SHIP got away
alien1979-picture-end-empty = The SHIP left empty
alien1979-picture-end-alien = The Alien wins
alien1979-picture-end-limit = Nostromo blown up
alien1979-picture-end-left = Nobody is left
alien1979-picture-end-called = Over by agreement

alien1979-order-aboard = Stay aboard until the SHIP leaves
alien1979-daily-crew = a crew of four
alien1979-squares = For each turn: 🟩 the SHIP left with you · 🟥 you died · 🟪 you got aboard, entered the codes or began the countdown · 🟧 the Alien hurt you · 🟦 you took a code · ⬜ none of these

## Positions of an ended game, as a drawing

alien1979-diagram-alien = { $mood ->
    [calm] The Alien, calm, { $inside }
   *[mad] The Alien, mad, { $inside }
}
alien1979-diagram-last = Last card of the Alien: { $card }
alien1979-diagram-next = Next card of the Alien: { $card }
alien1979-diagram-deck = { $count ->
    [0] The Alien’s deck is empty
    [one] The Alien’s deck: 1 card
   *[other] The Alien’s deck: { $count } cards
}
alien1979-diagram-entered = { $who } has entered the codes: { $codes }
alien1979-diagram-countdown = { $left ->
    [0] The SHIP leaves at the end of this turn by { $who }
    [one] The SHIP leaves after 1 more turn by { $who }
   *[other] The SHIP leaves after { $left } more turns by { $who }
}
alien1979-diagram-pawn = { $who } { $inside }
alien1979-diagram-dead = { $who } is dead
alien1979-diagram-left = { $who } has left
alien1979-diagram-hand = { $who }, hand
alien1979-diagram-codes = { $where }: { $codes }
alien1979-diagram-choice = { $who } has chosen to drop: { $code }

## Achievements of ended games

alien1979-achieved-unscathed = Not a scratch
    .why = Left in the SHIP without ever being hit.
alien1979-achieved-edge = On the edge
    .why = Left in the SHIP after carrying four marks.
alien1979-achieved-alone = Room for one
    .why = Left in the SHIP alone.
alien1979-achieved-first_try = The right code
    .why = Boarded at the first try, and left in the SHIP.
alien1979-achieved-stubborn = Knock, knock
    .why = Was turned away three times, and left in the SHIP.
alien1979-achieved-hero = For the others
    .why = Entered the codes, but wasn't aboard when the SHIP left.
alien1979-achieved-own_work = My own way out
    .why = Entered the codes with five or more players, and left in the SHIP.
alien1979-achieved-back = You again
    .why = Was thrown out of the SHIP, came back, and left with it.
alien1979-achieved-push = Out of my seat
    .why = Threw a player out of the SHIP, and left without that player.
alien1979-achieved-last_moment = The last moment
    .why = Boarded on the last turn of the countdown.
alien1979-achieved-gunslinger = Two shots
    .why = Was saved by a weapon twice.
alien1979-achieved-full_ship = Full house
    .why = Left in a SHIP without a free seat.

## What people who watch may guess
alien1979-question-board = Who boards next?
alien1979-question-hurt = Will the Alien's next card hit { $who }?

## What a server remembers

alien1979-sum-aboard = { $count ->
    [one] 1 player escaped the Alien
   *[other] { $count } players escaped the Alien
}
alien1979-sum-died = { $count ->
    [one] 1 player killed
   *[other] { $count } players killed
}
alien1979-sum-ejected = { $count ->
    [one] 1 player thrown out of the SHIP
   *[other] { $count } players thrown out of the SHIP
}
alien1979-grudge-ejected = that flight out of the SHIP
alien1979-grudge-alien = the shove to the Alien
alien1979-grudge-sent_bastos = being sent to Clubs
alien1979-grudge-sent_espadas = being sent to Swords
alien1979-grudge-sent_oros = being sent to Coins
alien1979-grudge-sent_copas = being sent to Cups

## Escape Plan

escape_plan-title = Escape Plan
escape_plan-about = Gather your loot in a city full of police, and be the richest to get out on day 3.
escape_plan-opens = 🚨 The robbery is done, the money is hidden all over town, and every cop is awake. { $players ->
    [1] { $who } has three days to get out.
   *[other] { $who } places the first tile. You all have three days to get out.
 }
escape_plan-players = 1 to 5 players, about 60 minutes
escape_plan-command = escape_plan
escape_plan-command-about = Gather your loot, dodge the police and get out of the city in three days
escape_plan-command-new-about = { escape_plan-command-about }. For 1 to 5 players
escape_plan-command-help = first_game
escape_plan-command-rules = rule_set
escape_plan-command-police = police
escape_plan-command-call_it = call_it
escape_plan-command-short = short_days

## Options of the lobby

escape_plan-option-help = First game
escape_plan-option-help-about = an easier first day and a line of help at every step; the rules stay the same
escape_plan-option-rules = Rule set
escape_plan-option-rules-about = choose among four versions of the unpublished rules: exits, plan cards and score
escape_plan-option-rules-by_players = by number of players
escape_plan-option-rules-tight = costly exits
escape_plan-option-rules-balanced = balanced
escape_plan-option-rules-first = first draft
escape_plan-option-police = Automatic police
escape_plan-option-police-about = after each action the nearest officer moves closer to the most wanted; no player chooses
escape_plan-option-police-no = no
escape_plan-option-police-yes = yes
escape_plan-option-call_it = Call it
escape_plan-option-call_it-about = house rule: if computers give all but the leader a chance below 5 %, you can all agree to stop
escape_plan-option-call_it-no = no
escape_plan-option-call_it-yes = yes
escape_plan-option-short = Short days
escape_plan-option-short-about = house rule: days begin in the Afternoon or Evening, tiles are placed at random; under 20 minutes
escape_plan-option-short-no = no
escape_plan-option-short-yes = yes
escape_plan-preset-quick = Quick game
escape_plan-preset-first_game = First game
escape_plan-option-help-no = no
escape_plan-option-help-yes = yes

## Pages

escape_plan-heading = Escape Plan · day { $day } of 3
escape_plan-heading-over = Escape Plan · the end
escape_plan-heading-hand = Your hideout
escape_plan-time-day = Day { $day }:
escape_plan-hour = { $part ->
    [0] Morning
    [1] Afternoon
    [2] Evening
    [3] Night
   *[other] Dawn
}:
escape_plan-time-part = Day { $day }, { $part }:
escape_plan-you = **{ $time }** { $what }

escape_plan-now-unlock = Income: { $many ->
    [one] { $names } may unlock an asset.
   *[other] { $names } may each unlock an asset.
}
escape_plan-now-city = { $who } places a tile ({ $number } of 4).
escape_plan-now-house = { $who } is choosing which place opens on { $tile }.
escape_plan-now-disc = { $who } may spend an Extra Action disc.
escape_plan-now-choose = { $who } moves, rests or passes.
escape_plan-now-avoid = { $who } faces { $whom_officer } on { $tile } ({ $left ->
    [one] the last officer
   *[other] { $left } officers to go
}).
escape_plan-now-visit = { $who } visits { $place }.
escape_plan-now-after = { $who } may use something else, or end the action.
escape_plan-now-heat = { $who } moves an officer closer to the most wanted.
escape_plan-now-over = The game is over.
escape_plan-now-owed-cover = { $who } is choosing which contact slot the handcuffs cover.
escape_plan-now-owed-reward = { $who } is choosing a reward for rising notoriety.
escape_plan-now-owed-contact = { $who } may take a contact.

escape_plan-due-unlock = unlock an asset for $3k, or keep the money.
escape_plan-due-city = place a tile.
escape_plan-due-house = choose which place opens on { $tile }.
escape_plan-due-disc = spend a disc for one more action, or keep it.
escape_plan-due-choose = move ({ $points ->
    [one] 1 point
   *[other] { $points } points
}), rest or pass.
escape_plan-due-choose-rested = move ({ $points ->
    [one] 1 point
   *[other] { $points } points
}) or pass.
escape_plan-due-avoid = avoid { $whom_officer } on { $tile }, or take the wound ({ $left ->
    [one] the last officer
   *[other] { $left } officers to go
}).
escape_plan-due-visit-keep = keep one of the { $looked } tiles at { $place }.
escape_plan-due-visit-key = take a key at { $place }.
escape_plan-due-visit-fixer = take a Fixer at { $place }.
escape_plan-due-visit-church = lose notoriety at { $place }, or keep it.
escape_plan-due-visit-gang = hire at { $place }, or leave.
escape_plan-due-visit-store = take, buy or open what you like at { $place }, then leave.
escape_plan-due-visit-other = choose what you want at { $place }, then leave.
escape_plan-due-after = use something else, or end your action.
escape_plan-due-heat = move an officer one tile closer to the most wanted.
escape_plan-due-owed-cover = choose which contact slot the handcuffs cover.
escape_plan-due-owed-reward = choose your reward: unlock an asset, or take a contact.
escape_plan-due-owed-contact = take a contact, or decline.

escape_plan-fact-escaped = **{ $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} to get out**
escape_plan-fact-escaped_alone = **escaped**
escape_plan-fact-arrested = **arrested**
escape_plan-fact-notoriety = notoriety { $level }
escape_plan-fact-wounds = wounds { $count }/{ $all }
escape_plan-fact-handcuffs = handcuffs { $count }
escape_plan-fact-discs = discs { $count }
escape_plan-fact-income = income { $amount }
escape_plan-fact-contacts = contacts { $count }/{ $all }
escape_plan-fact-has = has { $things }
escape_plan-fact-at = at { $place }
escape_plan-has-key-green = { $count ->
    [one] green key
   *[other] { $count } green keys
}
escape_plan-has-key-yellow = { $count ->
    [one] yellow key
   *[other] { $count } yellow keys
}
escape_plan-has-key-red = { $count ->
    [one] red key
   *[other] { $count } red keys
}
escape_plan-has-keys = keys: { $keys }
escape_plan-has-members = { $count ->
    [one] 1 gang member
   *[other] { $count } gang members
}
escape_plan-has-cans = { $count ->
    [one] 1 gas can
   *[other] { $count } gas cans
}
escape_plan-has-tiles = { $count ->
    [one] 1 exit tile
   *[other] { $count } exit tiles
}
escape_plan-has-rested = rested today
escape_plan-has-patrol = next patrol cards: { $cards }
escape_plan-exit-closed = { $exit } closed ({ $left ->
    [one] 1 tile
   *[other] { $left } tiles
})
escape_plan-exit-open = **{ $exit } open**
escape_plan-exit-later = { $exit } opens on day 3
escape_plan-exit-unknown = { $exit } undecided ({ $cards } of 2 patrol cards)
escape_plan-leaving-more = the next to leave pays { $cost }, the one after { $next }
escape_plan-leaving-solo = leaving costs { $cost } now, { $next } in the next part of the day
escape_plan-leaving-last = leaving costs { $cost }
escape_plan-line-exits = **Exits** { $told }
escape_plan-line-police = **Police** { $told }
escape_plan-line-placing = **Placing tiles** { $names }. Then turns go by notoriety; tied players swap their order
escape_plan-line-order = **Order of turns** { $names }
escape_plan-line-scores = **Scores** in thousands, with money lost by arrest in brackets: { $names }
escape_plan-term-cash = pocket
escape_plan-term-stash = stash
escape_plan-term-lockers = lockers
escape_plan-term-exits = exit tiles
escape_plan-term-contacts = contacts
escape_plan-term-assets = used assets
escape_plan-term-markers = gang markers
escape_plan-term-members = gang members
escape_plan-term-wounds = wounds
escape_plan-term-handcuffs = handcuffs
escape_plan-term-notoriety = notoriety
escape_plan-term-total = total
escape_plan-term-place = exit order

## A closer look

escape_plan-look = City map
escape_plan-look-tile = Look at tile …
escape_plan-look-legend = In the picture: **F** Federal, **C** County, **S** SWAT · **H** helipad · the yellow train is the subway · ★ most wanted · each place shows its visitors and its free spaces, keys or gang members · brown stripes are industrial, grey squares commercial, green dots residential, blue waves water.
escape_plan-look-intro = Here is every tile with its places, players and officers. Choose one to see it close up.
escape_plan-look-later = not placed yet
escape_plan-look-visited = visited by { $names }
escape_plan-look-free = { $count ->
    [0] closed
    [one] 1 space free
   *[other] { $count } spaces free
}
escape_plan-look-marker = controlled by { $name }
escape_plan-look-around = **Neighbours** { $told }

## The hand

escape_plan-line-purse = **Pocket** { $pocket } · income { $income } · **stash** { $stash }
escape_plan-line-purse-last = **Pocket** { $pocket } · **stash** { $stash } · { $total } if you got out now
escape_plan-line-stake = If you avoid no officer: { $hurt }.
escape_plan-line-open = **Plan** { $told }
escape_plan-own-pocket = pocket
escape_plan-own-income = income
escape_plan-own-stash = stash
escape_plan-line-pocket = **Pocket** { $amount } to spend · income { $income }
    .out = **Pocket** { $amount }
escape_plan-line-stash = **Stash** { $amount }, only counts at the end
escape_plan-line-plan = **Plan card** in thousands; $ pays your income at once · ✓ visited · × closed · ? not in the city yet
escape_plan-row-casino = Casino
escape_plan-row-nightclub = Nightclub
escape_plan-row-bar = Bar
escape_plan-row-gym = Gym
escape_plan-row-cinema = Cinema
escape_plan-row-restaurant = Restaurant
escape_plan-row-safe1 = Safe 1
escape_plan-row-safe2 = Safe 2
escape_plan-row-safe3 = Safe 3
escape_plan-line-contacts = **Contacts** { $told }
escape_plan-line-items = **Items** { $told }
escape_plan-line-assets = **Assets** { $told }
escape_plan-line-small = **Also** { $told }
escape_plan-body-wounds = **Wounds** { $count }/{ $all } · handcuffs after { $next ->
    [one] 1 more
   *[other] { $next } more
}
escape_plan-body-handcuffs = **handcuffs** { $count }/{ $all }
escape_plan-body-notoriety = **notoriety** { $level } { $star }
escape_plan-body-penalty = { $penalty } for notoriety at the end
escape_plan-line-display = **Contacts on offer** { $told }
escape_plan-line-store = **Store** { $stock } · gas cans { $cans } · lockers: { $lockers }
escape_plan-line-fixers = **Fixers** { $told }
escape_plan-line-wanted = **Most wanted** { $told }
    .too = **Most wanted** { $told } · and you
escape_plan-line-here = **Here** { $told }
escape_plan-line-leaving = **Leaving { $tile }** { $count ->
    [0] you face nobody
   *[other] you face { $officers }
}
escape_plan-line-arriving = Officers on the tile where you arrive don't matter.
escape_plan-check-tile = { $name } for all officers on the tile
escape_plan-check-else = or { $what }
escape_plan-step-money = money
escape_plan-step-key = a key
escape_plan-step-fixer = a Fixer
escape_plan-step-hire = hire up to { $count }, { $cost } each
escape_plan-step-equip = Equipment ({ $taken } of { $most } taken)
escape_plan-step-can = a gas can, { $cost }
escape_plan-step-locker = { $colour } locker: asks for { $contacts } contacts{ $level ->
    [0] {""}
   *[other] {" "}and notoriety { $level }
}
escape_plan-line-looked = **You see** { $values }
escape_plan-usable = { $name }: { $does }
escape_plan-priced = { $name } ({ $cost })
escape_plan-used = { $name } (face-down)
escape_plan-stash-locker = locker { $value }
escape_plan-stash-exit = exit tile { $value }
escape_plan-slot = { $worth } slot: { $holding }
escape_plan-slot-free = free
escape_plan-slot-covered = handcuffs
escape_plan-slot-locked = locked: { $asset }
escape_plan-slots-locked = locked: { $names }
escape_plan-slot-locker = { $colour } locker
escape_plan-rat = a rat
escape_plan-nobody = none
escape_plan-free = free

escape_plan-warn-cash = ⚠ Leaving costs { $cost } now: you're { $missing } short.
escape_plan-warn-keep = Keep { $cost } to pay for leaving.
escape_plan-warn-arrest = ⚠ { $wounds ->
    [one] One more wound and you're arrested.
   *[other] { $wounds } more wounds and you're arrested.
}
escape_plan-warn-handcuffs = ⚠ The next wound brings handcuffs.
escape_plan-warn-disc = ⚠ You hold two discs and would lose a third (at { $places }).
escape_plan-warn-spend-day = Your { $count ->
    [one] disc gives you an action at Night or at Dawn.
   *[other] { $count } discs give you an action at Night and one at Dawn.
}
escape_plan-warn-spend-last = ⚠ Use your { $count ->
    [one] disc today, at Night or at Dawn.
   *[other] { $count } discs today, at Night and at Dawn.
}
escape_plan-warn-far = ⚠ The exit is { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} away, and you have { $left } left.
escape_plan-warn-now = ⚠ Go now: the exit is { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} away, and you have { $left } left.
escape_plan-warn-stuck = ⚠ The exit is { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} away, and you can't pay to leave.

## Help for a first game

escape_plan-help = **{ $place }** { $text }
escape_plan-help-step-heat = Send an officer to a rival's tile: the rival has to get past it to leave.
escape_plan-help-step-avoid = A wound costs $10k at the end, and the fourth brings handcuffs. A piece of Equipment avoids one officer.
escape_plan-help-step-day1 = Today: visit two places that your plan card pays well for, and keep some money in your pocket.
escape_plan-help-step-day2 = The police come to the most notorious player; a church lowers notoriety.
escape_plan-help-step-day3 = Get out by the open exit today: if you stay, you lose everything.
escape_plan-help-business = pays money and brings 1 notoriety; your income falls by $1k. You may take a contact. Visit all three of a group and you get a disc.
escape_plan-help-safehouse = pays money and has a key and a Fixer; your income falls by $1k. Visit all three Safe Houses and you get a disc.
escape_plan-help-gang = hire up to 2 gang members for $2k each, which adds 1 notoriety. A member gets you past all officers on a tile.
escape_plan-help-store = take up to 2 pieces of Equipment, buy a gas can for $1k, open lockers with your keys.
escape_plan-help-clinic = heals up to 2 wounds for free.
escape_plan-help-church = takes up to 2 notoriety off you for free.
escape_plan-help-exit = a closed exit gives you a tile worth money. You escape by the open exit on day 3, for a price.

## Names

escape_plan-at = { $place } ({ $tile })
escape_plan-place-casino = Casino
    .the = the Casino
    .to = to the Casino
escape_plan-place-nightclub = Nightclub
    .the = the Nightclub
    .to = to the Nightclub
escape_plan-place-bar = Bar
    .the = the Bar
    .to = to the Bar
escape_plan-place-gym = Gym
    .the = the Gym
    .to = to the Gym
escape_plan-place-cinema = Cinema
    .the = the Cinema
    .to = to the Cinema
escape_plan-place-restaurant = Restaurant
    .the = the Restaurant
    .to = to the Restaurant
escape_plan-place-safe1 = Safe House 1
    .the = Safe House 1
    .to = to Safe House 1
escape_plan-place-safe2 = Safe House 2
    .the = Safe House 2
    .to = to Safe House 2
escape_plan-place-safe3 = Safe House 3
    .the = Safe House 3
    .to = to Safe House 3
escape_plan-place-business = Business
    .the = the business
    .to = to the business
escape_plan-place-safehouse = Safe House
    .the = the Safe House
    .to = to the Safe House
escape_plan-place-clinic = Clinic
    .the = the Clinic
    .to = to the Clinic
escape_plan-place-church = Church
    .the = the Church
    .to = to the Church
escape_plan-place-store = Store
    .the = the Store
    .to = to the Store
escape_plan-place-gang = Gang headquarters
    .the = the gang headquarters
    .to = to the gang headquarters
escape_plan-place-exit = Exit
    .the = the exit
    .to = to the exit
escape_plan-place-exit_number = Exit { $number }
    .the = exit { $number }
    .to = to exit { $number }
escape_plan-subway = subway
escape_plan-helipad = helipad
escape_plan-officer-federal = Federal
    .the = the Federal officer
    .whom = the Federal officer
escape_plan-officer-county = County
    .the = the County officer
    .whom = the County officer
escape_plan-officer-swat = SWAT
    .the = the SWAT officer
    .whom = the SWAT officer
escape_plan-officer-sandra = Inspector Sandra
    .the = Inspector Sandra
    .whom = Inspector Sandra
escape_plan-officer-costa = Lt. Costa
    .the = Lt. Costa
    .whom = Lt. Costa
escape_plan-colour-green = green
escape_plan-colour-yellow = yellow
escape_plan-colour-red = red
escape_plan-aim-store = { $colour } lockers
escape_plan-aim-exit = a closed exit
escape_plan-aim-gang = a gang headquarters
escape_plan-gang-points = 2 movement points
escape_plan-gang-move = move an officer
escape_plan-thing-E1 = Vest
    .the = the Vest
escape_plan-thing-E2 = Hat
    .the = the Hat
escape_plan-thing-E3 = Helmet
    .the = the Helmet
escape_plan-thing-E4 = Gas Mask
    .the = the Gas Mask
escape_plan-thing-F1 = Helicopter
    .the = the Helicopter
escape_plan-thing-F2 = Safe
    .the = the Safe
escape_plan-thing-F3 = Disguise
    .the = the Disguise
escape_plan-thing-F4 = ID Card
    .the = the ID Card
escape_plan-thing-F5 = First Aid Kit
    .the = the First Aid Kit
escape_plan-thing-F6 = Motorcycle
    .the = the Motorcycle
escape_plan-thing-F7 = Energy Drink
    .the = the Energy Drink
escape_plan-thing-F8 = Telephone
    .the = the Telephone
escape_plan-thing-A1 = Extra Action
    .the = Extra Action
escape_plan-thing-A2 = Move Federal
    .the = Move Federal
escape_plan-thing-A3 = Move County
    .the = Move County
escape_plan-thing-A4 = Move SWAT
    .the = Move SWAT
escape_plan-thing-A5 = Hiding Place
    .the = the Hiding Place
escape_plan-thing-A6 = Master Key
    .the = the Master Key
escape_plan-thing-A7 = Heal
    .the = Heal
escape_plan-thing-K01 = Snitch (Federal)
    .the = the Snitch (Federal)
escape_plan-thing-K02 = Snitch (County)
    .the = the Snitch (County)
escape_plan-thing-K03 = Snitch (SWAT)
    .the = the Snitch (SWAT)
escape_plan-thing-K04 = Fixer
    .the = the Fixer
escape_plan-thing-K05 = Fighter
    .the = the Fighter
escape_plan-thing-K06 = Boxer
    .the = the Boxer
escape_plan-thing-K07 = Ninja
    .the = the Ninja
escape_plan-thing-K08 = Fast Car
    .the = the Fast Car
escape_plan-thing-K09 = Pilot
    .the = the Pilot
escape_plan-thing-K10 = Nurse
    .the = the Nurse
escape_plan-thing-K11 = Surgeon
    .the = the Surgeon
escape_plan-thing-K12 = Lawyer
    .the = the Lawyer
escape_plan-thing-K13 = Reporter
    .the = the Reporter
escape_plan-thing-K14 = Banker
    .the = the Banker
escape_plan-thing-K15 = Locksmith
    .the = the Locksmith
escape_plan-thing-K16F = Dispatcher (Federal)
    .the = the Dispatcher (Federal)
escape_plan-thing-K16C = Dispatcher (County)
    .the = the Dispatcher (County)
escape_plan-thing-K16S = Dispatcher (SWAT)
    .the = the Dispatcher (SWAT)
escape_plan-thing-K17 = Courier
    .the = the Courier
escape_plan-thing-K18 = Make-up Artist
    .the = the Make-up Artist
escape_plan-thing-K19 = Hacker
    .the = the Hacker
escape_plan-thing-aid = First Aid
    .the = First Aid
escape_plan-thing-can = gas can
    .the = a gas can
escape_plan-thing-car = stolen car
    .the = a stolen car
escape_plan-thing-gang = gang member
    .the = a gang member
escape_plan-does-E1 = avoids a Federal officer
escape_plan-does-E2 = avoids a County officer
escape_plan-does-E3 = avoids a SWAT officer
escape_plan-does-E4 = avoids a County or SWAT officer
escape_plan-does-F1 = flies you 1 or 2 tiles from a helipad
escape_plan-does-F2 = pays your income now
escape_plan-does-F3 = −1 notoriety
escape_plan-does-F4 = gives an Extra Action disc
escape_plan-does-F5 = heals 1 wound
escape_plan-does-F6 = helps like a gang member
escape_plan-does-F7 = makes contacts and Equipment ready again
escape_plan-does-F8 = brings a contact
escape_plan-does-A1 = gives an Extra Action disc
escape_plan-does-A2 = moves a Federal officer anywhere
escape_plan-does-A3 = moves a County officer anywhere
escape_plan-does-A4 = moves a SWAT officer anywhere
escape_plan-does-A5 = avoids all officers on one tile
escape_plan-does-A6 = opens a closed business or a locker
escape_plan-does-A7 = heals 1 wound
escape_plan-does-K01 = removes a Federal officer
escape_plan-does-K02 = removes a County officer
escape_plan-does-K03 = removes a SWAT officer
escape_plan-does-K04 = gives an Extra Action disc
escape_plan-does-K05 = avoids all officers on one tile
escape_plan-does-K06 = avoids all officers on one tile
escape_plan-does-K07 = avoids all officers on one tile
escape_plan-does-K08 = +1 point, then avoids all officers on one tile
escape_plan-does-K09 = flies you 1 or 2 tiles from a helipad
escape_plan-does-K10 = heals 1 wound
escape_plan-does-K11 = heals up to 3 wounds
escape_plan-does-K12 = takes off up to 2 notoriety
escape_plan-does-K13 = +1 notoriety
escape_plan-does-K14 = pays your income now
escape_plan-does-K15 = opens a locker without a key, or a closed business
escape_plan-does-K16F = moves a Federal officer anywhere
escape_plan-does-K16C = moves a County officer anywhere
escape_plan-does-K16S = moves a SWAT officer anywhere
escape_plan-does-K17 = +2 points
escape_plan-does-K18 = avoids up to 2 officers on one tile
escape_plan-does-K19 = shows you the next 2 patrol cards
escape_plan-does-aid = heals 1 wound
escape_plan-does-can = +2 points
escape_plan-does-car = +1 point, +1 notoriety
escape_plan-does-gang = avoids all officers on one tile, +2 points, or moves an officer to the next tile

## Buttons

escape_plan-do-unlock-open = Unlock an asset
escape_plan-do-unlock = Unlock { $name }
escape_plan-do-keep_money = Keep the money
escape_plan-do-place-open = Place a tile
escape_plan-do-place = Place { $tile }
escape_plan-do-place-turned = Place { $tile } beside { $tiles }
escape_plan-do-house-open = Choose a place
escape_plan-do-house = { $place }: { $brings }
escape_plan-do-send-open = Move an officer
escape_plan-do-send-from = Move { $whom_officer } from { $start }
escape_plan-do-send = Move { $whom_officer }: { $start } → { $end }
escape_plan-do-spend = Spend a disc
escape_plan-do-hold = Keep the disc
escape_plan-do-move-open = Go to …
escape_plan-do-move = Go { $place }
escape_plan-do-move-paid = { $place } for { $cost }
escape_plan-do-move-free = Go { $place }, facing nobody
escape_plan-do-move-left = Go { $place }, leaving { $left }: { $hurt }
escape_plan-do-escape-free = Escape: { $place }, facing nobody
escape_plan-do-escape-left = Escape: { $place }, leaving { $left }: { $hurt }
escape_plan-do-move-brief = Go { $place } ({ $left }): { $hurt }
escape_plan-do-escape-brief = Escape: { $place } ({ $left }): { $hurt }
escape_plan-hurt-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
escape_plan-hurt-pay = { $cost } to Costa
escape_plan-hurt-handcuffs = { $count ->
    [one] handcuffs
   *[other] { $count } handcuffs
}
escape_plan-hurt-most = up to { $hurt }
escape_plan-hurt-arrest = ⚠ arrest if you avoid no officer
escape_plan-hurt-arrested = arrest: you're out of the game
escape_plan-hurt-none = no wound
escape_plan-do-rest = Rest
escape_plan-do-pass = Pass
escape_plan-do-use-open = Use …
escape_plan-do-use = Use { $the_name }: { $aims }
escape_plan-do-use-car = Steal a car: { $aims }
escape_plan-do-short = ⚠ { $text } ({ $missing } short for the exit)
escape_plan-do-avoid-open = Avoid with …
escape_plan-do-avoid = { $name }: avoid { $officer } on { $tile }
escape_plan-do-take-open = Take the wound
escape_plan-do-take-wound = { $officer }: take { $count ->
    [one] the wound
   *[other] { $count } wounds
}
escape_plan-do-take-handcuffs = { $officer }: take { $count ->
    [one] the wound
   *[other] { $count } wounds
} and handcuffs
escape_plan-do-take-pay = { $officer }: pay { $cost }
escape_plan-do-take-arrest = { $officer }: be arrested, out of the game
escape_plan-do-finish = End the action
escape_plan-do-cover-open = Cover a contact slot
escape_plan-do-cover = Cover the { $slot } slot ({ $holding })
escape_plan-do-contact-open = Take a contact
escape_plan-do-contact = Take { $the_name }
escape_plan-do-contact-slot = Take { $the_name } for the { $slot } slot
escape_plan-do-contact-does = Take { $the_name } for the { $slot } slot: { $does }
escape_plan-do-contact-instead = Take { $the_name } instead of { $the_old }
escape_plan-do-decline = Decline
escape_plan-do-blue-open = Unlock an asset for free
escape_plan-do-blue = Unlock { $name } for free
escape_plan-do-red = Take a contact instead
escape_plan-do-keep-open = Keep a tile
escape_plan-do-keep = Keep { $value }
escape_plan-do-done = Leave
escape_plan-do-key-open = Take a key
escape_plan-do-key = Take the { $colour } key
escape_plan-do-fixer-open = Take a Fixer
escape_plan-do-fixer = Take { $the_name }
escape_plan-do-pray-open = Lose notoriety
escape_plan-do-pray = { $count ->
    [0] Keep your notoriety
   *[other] Lose { $count } notoriety
}
escape_plan-do-hire-open = Hire gang members
escape_plan-do-hire = Hire { $count } for { $cost }
escape_plan-do-hire-marked = Hire { $count } for { $cost } and place your marker{ $worth ->
    [0] {""}
   *[other] {" "}({ $scores } at the end)
}
escape_plan-do-equip-open = Take Equipment
escape_plan-do-equip = Take { $the_name } ({ $cost } per use)
escape_plan-do-hand_back-open = Hand Equipment back
escape_plan-do-hand_back = Hand back { $the_name }
escape_plan-do-buy_can = Buy a gas can ({ $cost })
escape_plan-do-locker-open = Open a locker
escape_plan-do-locker = Open a { $colour } locker
escape_plan-do-locker-room = Open a { $colour } locker and hand back { $the_name }

## Menus

escape_plan-ask-unlock-asset = Asset to unlock …
escape_plan-ask-place-tile = Tile to place …
escape_plan-ask-place-hex = Hex, by its number in the picture …
escape_plan-ask-place-turned = Rotation …
escape_plan-ask-house-place = Which place …
escape_plan-ask-send-officer = Officer to move …
escape_plan-ask-send-to = To tile …
escape_plan-ask-move-to = Go to …
escape_plan-ask-move-route = Route …
escape_plan-ask-use-what = Use …
escape_plan-ask-use-open = Open …
escape_plan-ask-use-from = Officer on tile …
escape_plan-ask-use-to = To tile …
escape_plan-ask-use-slot = Equipment to hand back …
escape_plan-ask-use-way = Use it for …
escape_plan-ask-use-officer = Officer to move …
escape_plan-ask-avoid-with = Avoid with …
escape_plan-ask-avoid-also = Also avoid …
escape_plan-ask-cover-slot = Slot to cover …
escape_plan-ask-contact-card = Contact to take …
escape_plan-ask-contact-slot = Contact slot …
escape_plan-ask-blue-asset = Asset to unlock …
escape_plan-ask-keep-tile = Tile to keep …
escape_plan-ask-key-colour = Key to take …
escape_plan-ask-fixer-tile = Fixer to take …
escape_plan-ask-pray-count = Notoriety to lose …
escape_plan-ask-hire-count = Members to hire …
escape_plan-ask-hire-marker = Your control marker …
escape_plan-ask-equip-tile = Equipment to take …
escape_plan-ask-hand_back-slot = Equipment to hand back …
escape_plan-ask-locker-colour = Locker to open …
escape_plan-ask-locker-slot = Equipment to hand back …
escape_plan-type-move = A place or tile, such as Casino or A2
escape_plan-type-move-unreadable = You can't go there. Write the name of a place you can reach, such as Casino, or its tile, such as A2.
escape_plan-hex = Hex { $number }
escape_plan-hex-beside = beside { $tiles }
escape_plan-turned = Rotation { $turned }, { $count ->
    [one] 1 edge matches
   *[other] { $count } edges match
}
escape_plan-edge = { $tile }: { $alike ->
    [yes] { $near }, 1 point
   *[no] { $near } to { $far }, 2 points
}
escape_plan-marker = { $marker ->
    [yes] place your control marker{ $worth ->
        [0] {""}
       *[other] : { $scores } at the end
    }
   *[other] no marker
}
escape_plan-way = { $points ->
    [one] 1 point
   *[other] { $points } points
}
escape_plan-way-free = no officers
escape_plan-way-officers = { $count ->
    [one] 1 officer
   *[other] { $count } officers
} ({ $told })
escape_plan-by-subway = by subway
escape_plan-by-air = by air
escape_plan-best-faced = fewest officers
escape_plan-best-cost = cheapest
escape_plan-best-points = fewest points
escape_plan-planned-visited = already visited, pays nothing
escape_plan-planned-stash = stash { $amount }
escape_plan-planned-income = income { $amount }
escape_plan-brings-exit = { $left ->
    [one] you get the last tile
   *[other] { $drawn ->
        [0] keep 1 of { $left } tiles, { $worth }
       *[other] draw { $drawn } of { $left } tiles, { $worth }, keep the better
    }
}
escape_plan-brings-tile = a tile, { $worth }
escape_plan-tiles-worth = { $low } to { $high }
escape_plan-brings-escape = escape with { $faced ->
    [0] { $amount }
   *[other] { $amount } at most
}
escape_plan-brings-clinic = { $count ->
    [0] nothing to heal
   *[other] heals up to 2 wounds
}
escape_plan-brings-church = { $count ->
    [0] no notoriety to lose
   *[other] up to −2 notoriety
}
escape_plan-brings-gang = { $count ->
    [0] no one to hire
    [one] 1 member to hire
   *[other] { $count } members to hire
}
escape_plan-brings-marker = { $count ->
    [one] 1 member
   *[other] { $count } members
} to hire, marker worth { $scores }
escape_plan-brings-store = Equipment, gas can, lockers
escape_plan-away = { $count ->
    [one] 1 tile from { $who }
   *[other] { $count } tiles from { $who }
}
escape_plan-stands = beside { $who } now
escape_plan-frees-contact = frees contact slot { $worth }
escape_plan-frees-item = frees an item slot

## The log

escape_plan-event-began = { $who } places the first tile.
    .who = You place the first tile.
escape_plan-event-day = { $day ->
        [3] Day 3, the last
       *[other] Day { $day }
    }
escape_plan-event-part = { $day ->
        [0] { $part }
       *[other] Day { $day }, { $part }
    }
escape_plan-event-income = { $who } got { $amount } in income.
    .who = You got { $amount } in income.
escape_plan-several-income = Income: { $told }.
escape_plan-each-income = { $who } { $amount }
    .who = you { $amount }
escape_plan-event-unlocked = { $who } unlocked { $asset } ({ $cost }).
    .who = You unlocked { $asset } ({ $cost }).
escape_plan-event-kept_money = { $who } kept the money.
    .who = You kept the money.
escape_plan-hit-wounded = { $the_officer } on { $tile } wounded you.
escape_plan-total-wounds = { $count } of 3 wounds
escape_plan-total-handcuffs = { $count ->
    [one] 1 pair of handcuffs
   *[other] { $count } pairs of handcuffs
}
escape_plan-total-cash = you have { $amount }
escape_plan-total-keys = { $count ->
    [one] 1 key
   *[other] { $count } keys
}
escape_plan-total-exits = { $count ->
    [one] 1 exit closed so far
   *[other] { $count } exits closed now
}
escape_plan-event-patrol = A patrol card for exit { $exit } was turned up.
escape_plan-event-exit_closed = Exit { $exit } was closed off, and loot is hidden there.
escape_plan-event-placed = { $who } placed { $tile }.
    .who = You placed { $tile }.
escape_plan-event-housed = { $the_place } opened on { $tile }.
    .who = You put { $the_place } on { $tile }.
escape_plan-event-tile_shown = Next to be placed: { $tile } ({ $officers }).
escape_plan-several-tile_shown = Next to be placed: { $told }.
escape_plan-each-tile_shown = { $tile } ({ $officers })
escape_plan-event-order = Order of turns: { $order }.
escape_plan-event-idle = { $who } ran out of time.
    .who = You ran out of time.
escape_plan-event-left = { $who } left the game and counts as arrested.
    .who = You left the game and count as arrested.
escape_plan-event-disc_spent = { $who } spent an Extra Action disc.
    .who = You spent an Extra Action disc.
escape_plan-event-held = { $who } kept the disc.
    .who = You kept the disc.
escape_plan-event-rested = { $who } rested: contacts, Equipment and First Aid are ready again.
    .who = You rested: your contacts, Equipment and First Aid are ready again.
escape_plan-event-passed = { $who } passed.
    .who = You passed.
escape_plan-event-went = { $who } went { $to_place } ({ $tile }): { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $cost }{ $officers ->
        [0] , nobody to face.
        [one] , 1 officer to face.
       *[other] , { $officers } officers to face.
    }
    .who = You went { $to_place } ({ $tile }): { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $cost }{ $officers ->
        [0] , nobody to face.
        [one] , 1 officer to face.
       *[other] , { $officers } officers to face.
    }
escape_plan-event-avoided = { $who } slipped past { $officers_count ->
        [one] 1 officer
       *[other] { $officers_count } officers
    } on { $tile } ({ $officers }) with { $the_what } ({ $cost }).
    .who = You slipped past { $officers_count ->
        [one] 1 officer
       *[other] { $officers_count } officers
    } on { $tile } ({ $officers }) with { $the_what } ({ $cost }).
escape_plan-event-paid_costa = { $who } paid Lt. Costa { $cost }.
    .who = You paid Lt. Costa { $cost }.
escape_plan-event-wounded = { $the_officer } on { $tile } wounded { $who }, who has { $wounds } of 3 wounds now.
    .who = { $the_officer } on { $tile } wounded you: you have { $wounds } of 3 wounds now.
escape_plan-several-wounded = { $who } was wounded and has { $wounds } of 3 wounds now ({ $told }).
    .who = You were wounded and have { $wounds } of 3 wounds now ({ $told }).
escape_plan-each-wounded = { $officer } on { $tile }
escape_plan-event-handcuffed = { $the_officer } on { $tile } hurt { $who } once too often, which brought handcuffs (pair { $handcuffs }) and healed one wound.
    .who = { $the_officer } on { $tile } hurt you once too often, which brought handcuffs (pair { $handcuffs }) and healed one wound.
escape_plan-event-covered = { $lost_count ->
        [0] Handcuffs covered { $who }'s contact slot worth { $slot }.
       *[other] Handcuffs covered { $who }'s contact slot worth { $slot }: { $the_lost } was lost.
    }
    .who = { $lost_count ->
        [0] Handcuffs covered your contact slot worth { $slot }.
       *[other] Handcuffs covered your contact slot worth { $slot }: { $the_lost } was lost.
    }
escape_plan-event-arrested = { $who } was arrested and is out of the game.
    .who = You were arrested and are out of the game.
escape_plan-event-caught = { $who } was still in the city and was arrested.
    .who = You were still in the city and were arrested.
escape_plan-event-healed = { $who } healed { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }.
    .who = You healed { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }.
escape_plan-event-notoriety = { $who }'s notoriety { $change ->
        [-2] fell
        [-1] fell
       *[other] rose
    } to { $level }.
    .who = Your notoriety { $change ->
        [-2] fell
        [-1] fell
       *[other] rose
    } to { $level }.
escape_plan-event-chose_contact = { $who } took a contact as the reward.
    .who = You took a contact as your reward.
escape_plan-event-no_reward = { $who } got no reward: no asset is locked, and there's no slot for a contact.
    .who = You got no reward: no asset is locked, and there's no slot for a contact.
escape_plan-event-took_contact = { $who } took { $the_what } for the contact slot worth { $slot }.
    .who = You took { $the_what } for the contact slot worth { $slot }.
escape_plan-event-dismissed = { $who } let { $the_what } go.
    .who = You let { $the_what } go.
escape_plan-event-declined = { $who } took no contact.
    .who = You took no contact.
escape_plan-event-on_display = New contact on offer: { $what }.
escape_plan-several-on_display = New contacts on offer: { $told }.
escape_plan-each-on_display = { $what }
escape_plan-event-visited = { $who } visited { $the_place }.
    .who = You visited { $the_place }.
escape_plan-event-gained = { $income ->
        [yes] { $who } visited { $the_place } and got { $amount } in income, as the plan card says.
       *[no] { $who } visited { $the_place } and stashed { $amount }, as the plan card says.
    }
    .who = { $income ->
        [yes] You visited { $the_place } and got { $amount } in income, as your plan card says.
       *[no] You visited { $the_place } and stashed { $amount }, as your plan card says.
    }
escape_plan-event-nothing_there = { $who } found nothing at { $the_place }.
    .who = You found nothing at { $the_place }.
escape_plan-event-closed_business = { $the_place } was full, so it closed.
escape_plan-event-got_disc = { $who } got an Extra Action disc.
    .who = You got an Extra Action disc.
escape_plan-event-disc_lost = { $who } already held two discs and lost the third.
    .who = You already held two discs and lost the third.
escape_plan-event-took_key = { $who } took a { $colour } key.
    .who = You took a { $colour } key.
escape_plan-event-took_fixer = { $who } took { $the_what }.
    .who = You took { $the_what }.
escape_plan-event-hired = { $who } hired { $count ->
        [one] a gang member
       *[other] { $count } gang members
    } for { $cost }.
    .who = You hired { $count ->
        [one] a gang member
       *[other] { $count } gang members
    } for { $cost }.
escape_plan-event-toll = { $who } got { $amount } for gang members hired at { $who }'s headquarters.
    .who = You got { $amount } for gang members hired at your headquarters.
escape_plan-event-marked = { $who } took control of the headquarters on { $tile }.
    .who = You took control of the headquarters on { $tile }.
escape_plan-event-equipped = { $who } took { $the_what }.
    .who = You took { $the_what }.
escape_plan-event-handed_back = { $who } handed back { $the_what }.
    .who = You handed back { $the_what }.
escape_plan-event-bought_can = { $who } bought a gas can for { $cost }.
    .who = You bought a gas can for { $cost }.
escape_plan-event-opened = { $who } cracked a { $colour } locker; { $left } of that colour left.
    .who = You cracked a { $colour } locker; { $left } of that colour left.
escape_plan-event-looks = { $who } { $count ->
        [one] took the last tile at { $the_place }
       *[other] looked at { $count } tiles at { $the_place } and kept one
    }.
    .who = You { $count ->
        [one] took the last tile at { $the_place }
       *[other] looked at { $count } tiles at { $the_place } and kept one
    }.
escape_plan-event-saw = { $who } saw { $values }.
    .who = You saw { $values }.
escape_plan-event-kept = { $who } kept { $value }.
    .who = You kept { $value }.
escape_plan-event-escaped = { $players ->
        [1] { $who } got out of the city.
       *[other] { $who } was the { $place ->
            [1] first
            [2] second
            [3] third
            [4] fourth
           *[other] fifth
        } to get out of the city.
    }
    .who = { $players ->
        [1] You got out of the city.
       *[other] You were the { $place ->
            [1] first
            [2] second
            [3] third
            [4] fourth
           *[other] fifth
        } to get out of the city.
    }
escape_plan-event-used = { $who } used { $the_what } ({ $cost }).
    .who = You used { $the_what } ({ $cost }).
escape_plan-event-opens = { $the_what } is open to { $who } for this action.
    .who = { $the_what } is open to you for this action.
escape_plan-event-hacked = { $who } saw the next patrol cards: { $cards }.
    .who = You saw the next patrol cards: { $cards }.
escape_plan-event-officer_moved = { $the_kind } moved from { $start } to { $end }.
escape_plan-event-officer_removed = { $the_kind } on { $tile } was removed.
escape_plan-event-heat = { $by_count ->
        [0] The police closed in and moved { $whom_kind } from { $start } to { $end }.
       *[other] { $by } sent { $whom_kind } from { $start } to { $end }.
    }
    .by = { $by_count ->
       *[other] You sent { $whom_kind } from { $start } to { $end }.
    }
escape_plan-event-inspects = { $the_inspector } went to { $tile } ({ $card }).
escape_plan-event-tails = { $the_inspector } found nothing ({ $card }) and tailed { $whom } to { $tile }.
    .whom = { $the_inspector } found nothing ({ $card }) and tailed you to { $tile }.
escape_plan-event-key_removed = A { $colour } key is gone from { $the_place }.
escape_plan-event-space_filled = A space at { $the_place } is gone ({ $left } left).
escape_plan-event-locker_taken = A { $colour } locker tile is gone ({ $left } left).
escape_plan-event-exit_tile_taken = A tile at exit { $exit } is gone ({ $left } left).
escape_plan-event-member_taken = A gang member on { $tile } is gone ({ $left } left).
escape_plan-event-over_escaped = { $players ->
        [1] { $who } got away.
       *[other] { $who } got away with the most money.
    }
    .who = { $players ->
        [1] You got away.
       *[other] You got away with the most money.
    }
escape_plan-event-over_caught = Nobody escaped.

## A whole turn in one line of the log: who, then what

escape_plan-told-then = then { $what }
escape_plan-told-actor = { $who }: { $what }
    .who = you: { $what }
escape_plan-told-went = { $who } went { $to } ({ $tile })
    .who = you went { $to } ({ $tile })
escape_plan-told-rested = { $who } rested
    .who = you rested
escape_plan-told-passed = { $who } passed
    .who = you passed
escape_plan-told-held = { $who } kept the disc
    .who = you kept the disc
escape_plan-told-sent = { $who } sent { $whom_kind } to { $end }
    .by = you sent { $whom_kind } to { $end }
escape_plan-told-placed = { $who } placed { $tile }
    .who = you placed { $tile }
escape_plan-told-housed = { $place } on { $tile }
escape_plan-told-unlocked = { $who } unlocked { $asset } for { $cost }
    .who = you unlocked { $asset } for { $cost }
escape_plan-told-kept_money = { $who } kept the money
    .who = you kept the money
escape_plan-told-heat = { $kind } came to { $end }
escape_plan-told-patrol = patrol cards: { $count ->
    [one] exit { $exits }
   *[other] exits { $exits }
}
escape_plan-told-exit_closed = exit { $exit } was closed off
escape_plan-told-order = order of turns: { $order }
escape_plan-told-inspects = { $the_inspector } went to { $tile }
escape_plan-told-tails = { $the_inspector } tailed { $whom } to { $tile }
    .whom = { $the_inspector } tailed you to { $tile }
escape_plan-told-space_filled = { $place } lost a space ({ $left } left)
escape_plan-told-locker_taken = a { $colour } locker is gone ({ $left } left)
escape_plan-told-exit_tile_taken = exit { $exit } lost a tile ({ $left } left)
escape_plan-told-member_taken = a gang member is gone ({ $left } left)
escape_plan-told-key_removed = a { $colour } key is gone
escape_plan-told-idle = ran out of time
escape_plan-told-disc_spent = spent a disc
escape_plan-told-car = stole a car
    .who = stole a car
escape_plan-told-used = used { $things }
escape_plan-told-avoided = { $count ->
    [one] slipped past 1 officer
   *[other] slipped past { $count } officers
} ({ $things })
escape_plan-told-lost = lost { $things }
escape_plan-told-costa = paid Lt. Costa { $cost }
escape_plan-told-handcuffs = { $count ->
    [one] got handcuffs
   *[other] got { $count } pairs of handcuffs
}
escape_plan-told-healed = { $count ->
    [one] healed 1 wound
   *[other] healed { $count } wounds
}
escape_plan-told-gained = stashed { $amount }
escape_plan-told-income = got { $amount } in income
escape_plan-told-nothing_there = found nothing there
escape_plan-told-dismissed = { $box } in place of { $what }
escape_plan-told-hired = hired { escape_plan-has-members }
escape_plan-told-bought_can = bought a { escape_plan-thing-can }
escape_plan-told-took_contact = took { $what }
escape_plan-told-took_fixer = took { $what }
escape_plan-told-equipped = took { $what }
escape_plan-told-took_key = took a { $colour } key
escape_plan-told-marked = took control of the headquarters
escape_plan-told-handed_back = handed back { $what }
escape_plan-told-opened = cracked a { $colour } locker
escape_plan-told-looks = took an exit tile
escape_plan-told-kept = { $box } ({ $value })
escape_plan-told-unlocked-free = unlocked { $asset }
escape_plan-told-opens = forced open { $what }
escape_plan-told-officer_moved = moved { $kind } { $start } → { $end }
escape_plan-told-officer_removed = removed { $kind } from { $tile }
escape_plan-told-hacked = saw the next patrol cards: { $cards }
escape_plan-told-got_disc = got a disc
escape_plan-told-disc_lost = lost a third disc
escape_plan-told-closed_business = { $place } closed
escape_plan-told-toll = { $who } got { $amount }
    .who = you got { $amount }
escape_plan-told-spent = spent { $amount }
escape_plan-told-escaped = { $players ->
    [1] got out of the city
   *[other] got out { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }
}
escape_plan-told-arrested = was arrested and is out of the game
escape_plan-told-left = { $who } left the game, which counts as an arrest
    .who = you left the game, which counts as an arrest

## Great moments

escape_plan-scene-escaped = { $who } is out of the city
escape_plan-scene-escaped-how = Day 3, { $part }: left by exit { $exit } for { $cost }{ $players ->
    [1] {""}
   *[other] , { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } to get out
}.
escape_plan-scene-escaped-state = On leaving: { $facts }.
escape_plan-scene-escaped-money = How much the loot is worth stays secret until the end.
escape_plan-scene-inside = Still in the city: { $names }.
escape_plan-scene-nobody = Nobody is left in the city.
escape_plan-scene-next = Leaving costs { $cost } now.
escape_plan-scene-arrested = { $who } is arrested
escape_plan-scene-arrested-how = Day { $day }, { $part }: the wound from { $officer } on { $tile } was one too many. No one can wear a sixth pair of handcuffs.
escape_plan-scene-arrested-lost = Pocket, stash and everything else are lost. Contacts go to the discards, Equipment to the store.
escape_plan-scene-handcuffed = { $who } wears five pairs of handcuffs
escape_plan-scene-handcuffed-how = The wound from { $officer } on { $tile } was one too many. Handcuffs cover every contact slot now.
escape_plan-scene-handcuffed-next = { $wounds ->
    [one] The next wound means arrest
   *[other] { $wounds } more wounds mean arrest
}. Each of the five pairs costs $10k at the end.
escape_plan-scene-closed = Exit { $exit } is closed
escape_plan-scene-closed-how = Both patrol cards of this exit have turned up. { $left ->
    [one] There is 1 tile, worth { $worth }
   *[other] There are { $left } tiles, worth { $worth }
}. A player who visits the exit { $drawn ->
    [0] keeps one, and the first visitor has the best choice
   *[other] draws { $drawn } and keeps the better
}.
escape_plan-scene-closed-at = The exit is on { $tile }.
escape_plan-scene-closed-later = The tile with this exit isn't in the city yet.
escape_plan-scene-closed-other = One of exits { $exits } will close as well; the other is the way out.
escape_plan-scene-way-out = So exit { $exit } is the way out on day 3.
escape_plan-scene-way-open = Exit { $exit } is open: { $players ->
    [one] leaving costs { $cost } in the Morning, and more with each part of the day.
   *[other] the first to leave pays { $cost }.
}
escape_plan-scene-picture-escaped = out of the city
escape_plan-scene-picture-arrested = arrested
escape_plan-scene-picture-handcuffed = on the brink of arrest
escape_plan-scene-picture-closed = closed
escape_plan-scene-picture-open = way out

## What computers say at great moments: at an escape, under the last handcuffs or an arrest

escape_plan-says-bold-glad-1 = A red light? I took it as a compliment.
escape_plan-says-bold-glad-2 = I never did learn where the brake is.
escape_plan-says-bold-glad-3 = Through the front door. It's quicker.
escape_plan-says-bold-sorry-1 = Fine, but film my good side.
escape_plan-says-bold-sorry-2 = I'd take that corner just the same again.
escape_plan-says-bold-sorry-3 = Handcuffs? I own heavier watches.
escape_plan-says-careful-glad-1 = Gloves on, receipts burnt, goodbye.
escape_plan-says-careful-glad-2 = I looked left, right, and left again.
escape_plan-says-careful-glad-3 = Nobody saw me. I counted twice.
escape_plan-says-careful-sorry-1 = I had a list. This wasn't on it.
escape_plan-says-careful-sorry-2 = Not a word until I've read the small print.
escape_plan-says-careful-sorry-3 = I should never have left the house without a hat.
escape_plan-says-spiteful-glad-1 = Lovely city. You can have it.
escape_plan-says-spiteful-glad-2 = I left the police your address.
escape_plan-says-spiteful-glad-3 = Wave to the helicopter. It's looking for you.
escape_plan-says-spiteful-sorry-1 = There's room for two in my cell. You'll see.
escape_plan-says-spiteful-sorry-2 = Officer, have you looked in their lockers yet?
escape_plan-says-spiteful-sorry-3 = I saw who drove past and waved.
escape_plan-says-talkative-glad-1 = So I told the driver: please follow nobody at all!
escape_plan-says-talkative-glad-2 = I'll send postcards! Who wants the one with the palm tree?
escape_plan-says-talkative-glad-3 = My cousin has a boat. Did I mention the boat?
escape_plan-says-talkative-glad-4 = Hello? I'm in a tunnel! Hello? How are things over there?
escape_plan-says-talkative-glad-5 = The whole story? It begins with a wig and a goose.
escape_plan-says-talkative-sorry-1 = One call? Could it be eleven?
escape_plan-says-talkative-sorry-2 = I said nothing! I only explained why I said nothing.
escape_plan-says-talkative-sorry-3 = Nice handcuffs. Where do you get yours?
escape_plan-says-talkative-sorry-4 = The sergeant is charming. He writes down every word!
escape_plan-says-talkative-sorry-5 = I only stopped to ask the way. Well, and to chat.

## What speaks for a move, in an advice: at most 90 letters

escape_plan-gain-money = Above all, it leaves you richer in the end.
escape_plan-gain-plan = Above all, it keeps the best places on your plan card within reach.
escape_plan-gain-cash = Above all, it leaves you more money to spend.
escape_plan-gain-means = Above all, it gets the most out of your contacts, Equipment and discs.
escape_plan-gain-health = Above all, it spares you wounds.
escape_plan-gain-keys = Above all, it opens the better lockers with your keys.
escape_plan-gain-exit = Above all, it keeps you close to the exit.
escape_plan-gain-arrest = Above all, it protects you from arrest.
escape_plan-why-escape = You get out with { $amount }. Anyone still in the city at the end has nothing.
escape_plan-why-escape-first = You get out with { $amount }, and the next one to leave pays { $most }.
escape_plan-why-exit = You get one of the exit's tiles, worth { $amount } to { $most }; { $count ->
    [one] 1 is left
   *[other] { $count } are left
}.
escape_plan-why-clinic = A clinic heals up to { $count } wounds, and each costs { $each } at the end.
escape_plan-why-church = Less notoriety saves you { $amount } at the end.
escape_plan-why-church-wanted = The police come to the most wanted, and you're one of them.
escape_plan-why-gang = A gang member lets you avoid all officers on one tile whenever you need to.
escape_plan-why-store = The store has Equipment and a gas can for the road ahead.
escape_plan-why-store-locker = You have the key to a locker there, with up to { $most } in it.
escape_plan-why-place = Your plan card pays { $amount } for this place at the end.
escape_plan-why-place-income = Your plan card pays your income there: { $amount } to spend at once.
escape_plan-why-place-disc = Your plan card pays { $amount } there, and you get a disc.
escape_plan-why-place-last = Only one space is left there, and your plan card pays { $amount }.
escape_plan-why-place-key = Your plan card pays { $amount } there, and you can take a key.
escape_plan-why-nearer = From there the open exit is { $count ->
    [one] one action
   *[other] { $count } actions
} away.
escape_plan-why-arrive = You face nobody on the way there.
escape_plan-why-arrive-past = You face { $count ->
    [one] one officer
   *[other] { $count } officers
} on the way, and nobody where you arrive.
escape_plan-why-rest = { $count ->
    [one] One card you've used is
   *[other] { $count } cards you've used are
} ready again.
escape_plan-why-rest-aid = { $count ->
    [one] A used card is
   *[other] { $count } used cards are
} ready again, and First Aid too.
escape_plan-why-rest-only = First Aid is ready again, and you face nobody.
escape_plan-why-pass = As long as you stay, you face nobody.
escape_plan-why-pass-watched = If you left now you'd face { $count ->
    [one] one officer
   *[other] { $count } officers
}; if you stay, nobody.
escape_plan-why-spend = A disc gives you one more action today, and { $count ->
    [one] a place
   *[other] { $count } places
} in the city still { $count ->
    [one] pays
   *[other] pay
} you.
escape_plan-why-spend-full = You hold two discs and have no room for a third.
escape_plan-why-spend-out = The open exit is { $count ->
    [one] one action
   *[other] { $count } actions
} away, and the day is ending.
escape_plan-why-spend-last = A disc gives you one more action today, and is worth nothing at the end.
escape_plan-why-hold = You can keep a disc: it still gives you an action at a later Night or Dawn.
escape_plan-why-hold-last = If you stay, you face nobody and take no wound.
escape_plan-why-take = A wound costs { $amount } at the end, but you save your Equipment and cards for later.
escape_plan-why-take-handcuffs = Handcuffs cover a contact slot, but you save your Equipment and cards for later.
escape_plan-why-take-pay = Costa takes { $amount }, and you get no wound and no handcuffs.
escape_plan-why-take-arrest = Nothing you have avoids this officer.
escape_plan-why-avoid = This saves you { $count ->
    [one] a wound
   *[other] { $count } wounds
}, which is { $amount } at the end.
escape_plan-why-avoid-handcuffs = This saves you { $count ->
    [one] handcuffs and the contact slot they
   *[other] { $count } pairs of handcuffs and the contact slots they
} cover.
escape_plan-why-avoid-pay = This saves you the { $amount } for Costa.
escape_plan-why-avoid-arrest = Otherwise you're arrested and out of the game.
escape_plan-why-finish = Everything you haven't used stays ready for later.
escape_plan-why-done = You keep the money in your pocket.
escape_plan-why-place-tile = This tile brings a place { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} from you: { $place }.
escape_plan-why-place-tile-far = { $officers ->
    [0] The tile joins the city
    [one] The tile's officer is
   *[other] The tile's { $officers } officers are
} { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} from you.
escape_plan-why-house = Your plan card pays { $amount } for this place, { $count ->
    [0] where you are now
    [one] 1 tile away from you
   *[other] { $count } tiles away from you
}.
escape_plan-why-house-income = Your plan card pays income for this place, { $count ->
    [0] where you are now
    [one] 1 tile away from you
   *[other] { $count } tiles away from you
}.
escape_plan-why-send-off = That takes the officer off the tile you have to leave.
escape_plan-why-send-rival = { $who } has to get past that officer now.
escape_plan-why-send-here = The officer had to go somewhere, and now you know who to avoid.
escape_plan-why-send-away = That takes the officer farther away from you.
escape_plan-why-send-empty = That puts the officer on a tile that no player has to leave.
escape_plan-why-unlock = Once used, the asset is worth { $amount } at the end.
escape_plan-why-unlock-contact = This asset frees a contact slot, worth { $most } at the end with a contact in it.
escape_plan-why-unlock-item = This asset frees an item slot, for a locker or a piece of Equipment.
escape_plan-why-keep_money = Leaving costs up to { $most } on the last day, and you have { $amount }.
escape_plan-why-red = A contact in a free slot counts at the end; an empty slot doesn't.
escape_plan-why-red-full = A new contact is ready at once.
escape_plan-why-contact = This contact is ready at once, and you need it more than any other on offer.
escape_plan-why-contact-slot = Any contact in that slot is worth { $amount } at the end.
escape_plan-why-contact-instead = The old one is used up, and this one is ready.
escape_plan-why-decline = You keep the contacts you have.
escape_plan-why-cover = Of the slots you can cover, this one is worth least: { $amount } at the end.
escape_plan-why-cover-other = You keep everything in the other slots.
escape_plan-why-keep = This tile is worth { $amount } at the end, and no one else knows.
escape_plan-why-keep-rat = There's no better tile to keep.
escape_plan-why-key = Lockers of this colour hold up to { $most } and ask for { $contacts ->
    [one] one contact
   *[other] { $contacts } contacts
}{ $level ->
    [0] {""}
   *[other] {" "}and notoriety { $level }
}.
escape_plan-why-key-ready = Lockers of this colour hold up to { $most }, and you have what they ask for.
escape_plan-why-fixer = For { $amount } you can use this Fixer once, whenever it helps most.
escape_plan-why-fixer-free = You can use this Fixer once, free, whenever it helps most.
escape_plan-why-hire = A gang member avoids all officers on one tile, or gives you 2 points for a move.
escape_plan-why-hire-marker = Your marker is worth { $amount } at the end, and rivals pay you { $each } per member they hire.
escape_plan-why-hire-toll = With your marker there, rivals pay you { $each } for each member they hire.
escape_plan-why-pray = The police leave you alone if a rival is more notorious than you.
escape_plan-why-pray-none = You need notoriety for lockers and rewards, and keeping yours costs nothing extra.
escape_plan-why-equip = { $count ->
    [0] The piece is ready for officers who may come
    [one] The piece avoids one officer in the city, and others who may come
   *[other] The piece avoids any one of { $count } officers in the city
}.
escape_plan-why-hand_back = This makes room for a piece of Equipment that is ready.
escape_plan-why-buy_can = A gas can gives you 2 more points when a place is too far away.
escape_plan-why-locker = You see two of the locker's tiles and get the better one, up to { $most }.
escape_plan-why-use-disc = This brings a disc: one more action at Night or at Dawn.
escape_plan-why-use-heal = One wound less saves you { $each } at the end.
escape_plan-why-use-heal-full = The next wound would bring handcuffs.
escape_plan-why-use-income = This pays your income once more: { $amount }.
escape_plan-why-use-fame = You need notoriety for lockers and rewards.
escape_plan-why-use-fame-reward = With one more notoriety you get a reward.
escape_plan-why-use-refresh = { $count ->
    [one] One card you've used is
   *[other] { $count } cards you've used are
} ready again.
escape_plan-why-use-contact = You get a contact who is ready at once and counts at the end.
escape_plan-why-use-hack = The Hacker shows the next patrol cards, which decide where the way out is.
escape_plan-why-use-points = { $count ->
    [one] 1 more point
   *[other] { $count } more points
}, so you can reach places farther off.
escape_plan-why-use-fly = A flight passes over every officer in the way.
escape_plan-why-use-fast = The Fast Car gives one more point, and on one tile no officer can stop you.
escape_plan-why-use-car = A stolen car gives 1 more point, so you can reach places farther off.
escape_plan-why-use-remove = The officer is off the board for good.
escape_plan-why-use-remove-here = The officer on the tile you have to leave is gone for good.
escape_plan-why-use-open = Your plan card pays { $amount } there, and no one else can get in.
escape_plan-why-use-open-income = Your plan card pays your income there, and no one else can get in.

## Who one is and what wins; what is explained once, when it is met

escape_plan-aim-you = Leave{ $players ->
    [1] {" "}rich
   *[other] {""}
} { $day ->
    [3] today
   *[other] on day 3
} by { $exit ->
    [0] the last open exit
   *[other] exit { $exit }
}, or lose everything{ $players ->
    [1] .
   *[other] : the richest wins.
}
escape_plan-aim-everybody = { $players ->
    [1] You win if you get out by
   *[other] The richest player to get out by
} { $exit ->
    [0] the one open exit
   *[other] exit { $exit }
}{ $day ->
    [3] {" "}today
   *[other] {" "}on day 3
}{ $players ->
    [1] . If you stay in town you have nothing.
   *[other] {" "}wins. Everyone who stays in town has nothing.
}
escape_plan-aim-escaped = You are out of the city{ $players ->
    [1] {" "}with your loot.
   *[other] {" "}with your loot: you win unless a rival gets out richer.
}
escape_plan-aim-arrested = You're under arrest: the game goes on without you.
escape_plan-coach-legend = F, C and S are officers, ★ is the most wanted. H is a helipad, and white squares in a place are free spaces. Below the city are the exits and the price of leaving.
escape_plan-coach-place = If a tile has places that pay you, put it near your pawn so that you get there first. Edges with the same land on both sides are cheaper to cross.
escape_plan-coach-exits = An exit with two patrol cards is closed off, and loot is hidden there. Two of the three close; the third is the way out on day 3.
escape_plan-coach-house = Your secret plan card says what each place pays you once: an amount for your stash, or with a $ your current income to spend.
escape_plan-coach-income = Income is $1k for each cube left on your track. Every business or Safe House you visit takes a cube away.
escape_plan-coach-unlock = You can use an unlocked asset once, for its price, and the slot it locked is free. At notoriety 1 or 2 you may unlock one a day.
escape_plan-coach-move = Points pay for moves. Going to another land of your tile or over an edge with the same land on both sides costs 1, over any other edge 2. You stop at a place.
escape_plan-coach-officers = You face every officer on the tiles you leave, and none where you arrive. After you set out, you choose how to avoid them.
escape_plan-coach-send = The police come closer to the most notorious, one officer after each action. Send one to a tile a rival has to leave, or away from you.
escape_plan-coach-spend = An action at Night or at Dawn costs a disc. You can hold two, and keep them for another day.
escape_plan-coach-cover = Handcuffs cover an empty slot first, then one with a contact, which you lose, then one with an asset. They never come off.
escape_plan-coach-blue = Rising to notoriety 3, 5 or 7 brings a reward: unlock an asset, which frees its slot, or take a contact.
escape_plan-coach-contact = A contact works once for its price, then is face-down until you rest. You may always decline.
escape_plan-coach-slots = The number on a contact slot is its score at the end, in thousands, if a contact is in it. Unlocking an asset frees its slot.
escape_plan-coach-avoid = Avoid this officer, or take a wound. A piece of Equipment avoids one officer; a card that avoids “all officers on one tile” takes care of everyone there.
escape_plan-coach-key = A key opens a locker of its colour in a store: green at once, yellow with 2 contacts, red with 3 contacts and notoriety 3.
escape_plan-coach-fixer = A Fixer takes no slot: it helps once, for its price, whenever you like, and is gone.
escape_plan-coach-hire = A gang member helps once. A member avoids all officers on a tile, gives 2 points, or moves an officer. Hiring adds 1 notoriety.
escape_plan-coach-marker = With your control marker on a tile you face nobody when you leave it. Rivals pay you $1k for each member they hire there, and the marker may score at the end.
escape_plan-coach-equip = Equipment is free to take and needs an item slot. You pay its price each time it avoids an officer; resting makes it ready again.
escape_plan-coach-locker = You see two tiles of a locker and get the better one. Two tiles in five are rats, worth nothing, so come early. Opening adds 1 notoriety.
escape_plan-coach-buy_can = A gas can gives 2 more points for one move.
escape_plan-coach-pray = Notoriety of 3 or more costs money at the end and draws the police, but you need it for lockers and rewards.
escape_plan-coach-keep = You keep one of these tiles in secret, and it counts at the end.
escape_plan-coach-finish = You keep everything you don't use now. Discs can only be used at Night and at Dawn.
escape_plan-coach-handcuffs = When you have three wounds, the next brings handcuffs and heals one. Each pair covers a contact slot and costs $10k; a sixth is an arrest.
escape_plan-coach-wound = Each wound costs $10k at the end, and the fourth brings handcuffs. First Aid, clinics and some cards heal wounds.
escape_plan-coach-wanted = ★ means you're the most notorious, perhaps tied: the police come your way. A church lowers notoriety by up to 2.
escape_plan-coach-rest = Once a day you may rest: your contacts, Equipment and First Aid are ready again. You stay, so you face nobody.
escape_plan-coach-subway = The subway takes you from any station to any other for 1 point and $1k. You only face the officers on the tile where you get on.
escape_plan-coach-helipad = From an H the Helicopter or the Pilot takes you 1 or 2 tiles away for 1 point, over any officers in between.
escape_plan-coach-use = Use things that give points before you move, and most others at any step. Each works once, for its price.
escape_plan-coach-car = A stolen car gives you 1 more point for this move, and 1 more notoriety.
escape_plan-coach-leaving = Leaving has a price: the first player out on day 3 pays the least, and each later player pays more. Keep that much in your pocket.
escape_plan-coach-order = Turns go by notoriety, highest first. Tied players swap their order from day to day.
escape_plan-coach-closed = A business closes when all its spaces are taken. The Master Key or a Locksmith opens it once more.
escape_plan-coach-sandra = Inspector Sandra is on your tile: when you leave, she counts as one more officer, of the type you like.
escape_plan-coach-costa = Lt. Costa is on your tile: unless you avoid him, he takes $3k when you leave, or wounds you twice.
escape_plan-peril-late = After this you have { $left ->
    [0] no action left
    [one] at most 1 action left
   *[other] at most { $left } actions left
}, and the way to exit { $exit } takes { $actions ->
    [one] at least 1 action.
   *[other] at least { $actions } actions.
} If you're still in the city at the end of the day, you're arrested and score nothing. Head for the exit now.
escape_plan-peril-wounds = This way costs you up to { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, and you already have { $had }. A wound on top of 3 means handcuffs: you lose a contact slot for good, and the sixth pair is your arrest. Another action is better and brings fewer wounds.
escape_plan-peril-idle = You have { $left ->
    [one] 1 action
   *[other] { $left } actions
} left on day { $day }, and this one brings you nothing. Unused actions are lost, and the places that pay you fill up. Go there now.

## The lesson: the first day

escape_plan-lesson-end = You're out, and the richest! Stash, slots and exit tiles add to your total; wounds, handcuffs and notoriety reduce it. After a rest you get $648k, otherwise $609k.
escape_plan-lesson-plan = Your plan card
    .what = You've laid tile A2 next to the Clinic, where all three of you start. Which business of your plan card do you open on it?
    .why = Your plan card is secret, and pays once for each place: Casino $100k and Bar $80k for your stash, Nightclub money to spend.
escape_plan-lesson-go = Morning
    .what = The city is built. You have 3 points to move. Where do you go?
    .why = The C on your tile is a County officer. Officers wound you when you leave their tile, not when you arrive. Places fill up.
escape_plan-lesson-contact = A contact
    .what = $100k! There's also a contact: the Boxer, who gets you past all officers on one tile for $3k. Which slot do you give him?
    .why = At the end a filled slot is worth its number, with any contact.
escape_plan-lesson-police = The police
    .what = After your action you move one officer closer to the most wanted, never to you. { $name1 } is on A3. Which officer do you move?
    .why = Next you want to go to A1, and on from there.
escape_plan-lesson-leaving = Afternoon
    .what = The SWAT officer you moved hit { $name1 }. First Aid healed your wound. Three officers are on your tile. Where do you go?
    .why = The Nightclub pays $8k to spend. A church lowers notoriety, but yours is only 1.
escape_plan-lesson-avoid = Three officers
    .what = All three want to hit you. What do you do?
    .why = A wound costs $10k at the end. A fourth brings handcuffs: you lose a contact slot for good.
escape_plan-lesson-group = Evening
    .what = The Banker fills your last free slot, and the Boxer is used up until you rest. Two officers are on your tile. Where do you go?
    .why = The Bar pays $80k and has one space left. Casino, Nightclub and Bar make a group. All three bring a disc: one more action.
escape_plan-lesson-reward = A reward
    .what = $80k and a disc! Your notoriety is 3 now, which brings a reward. Unlock *Heal*, which blocks your $30k slot.
    .why = At notoriety 3, 5 and 7 you unlock an asset or take a contact. But now you're the most wanted.
escape_plan-lesson-rest = Night
    .what = The Nurse fills the $30k slot. You have discs for Night and Dawn. Three officers are on your tile. What do you do first?
    .why = Exit 2 is closed, but still pays its next visitor $80k to $120k. It's one point away.
escape_plan-lesson-exit = Day 3
    .what = Two days on, you have $680k. Exit 1 is the only way out, and { $name1 } has already left by it. Three officers are on your tile. Leave now, or rest and leave at Night?
    .why = After a rest, First Aid and the Nurse can help. But each player who leaves makes the exit dearer, and { $name2 } is coming.
escape_plan-lesson-answer-less = The Nightclub pays a little money to spend. Your card pays much more for another place.
escape_plan-lesson-answer-less_bar = $80k is good. But nobody gets to a place this near before you: open the best one on your card.
escape_plan-lesson-answer-nightclub = That pays $9k to spend, for the same wound. But the Casino pays $100k, and it has one space left.
escape_plan-lesson-answer-bar = That pays $80k, for the same wound. But the Casino pays $100k, and it has one space left.
escape_plan-lesson-answer-same-wound = You'd take the same wound for less money: the Casino pays $100k, and its last space may soon be gone.
escape_plan-lesson-answer-staying = You take no wound, but you lose one of only three actions today, and places fill up.
escape_plan-lesson-answer-early = You can use that, but you don't need it yet: the Casino is within your 3 points.
escape_plan-lesson-answer-cheap = The Boxer helps you in that slot as well. But it's worth $10k at the end, the other one $15k.
escape_plan-lesson-answer-other = Any contact is worth the same in that slot. But three officers are on your tile, and the Boxer gets you past them all.
escape_plan-lesson-answer-decline = You needn't take anyone. But an empty slot is worth nothing.
escape_plan-lesson-answer-ahead = Then that officer waits where you're going, and you'll face him when you leave.
escape_plan-lesson-answer-officer = You may. But you can send another officer out of your way, who will hit { $name1 } as well.
escape_plan-lesson-answer-detour = You'd pass the same officers or more, and the Boxer gets you past those on one tile only.
escape_plan-lesson-answer-church = A church helps later, when you have more notoriety. The Nightclub on the same tile pays money.
escape_plan-lesson-answer-idle = Nobody hits you, but a part of the day goes by without money.
escape_plan-lesson-answer-spent = That helps, but it isn't what you need first.
escape_plan-lesson-answer-three = Three wounds at once cost you $30k at the end. The Boxer takes only $3k.
escape_plan-lesson-answer-calm = The way there is easy, and a church lowers notoriety. But the last space in the Bar may go.
escape_plan-lesson-answer-early-exit = That's good money for the same two wounds. But an exit can wait for Dawn, and the last space in the Bar can't.
escape_plan-lesson-answer-unpaid = You'd face the same officers or more, and complete no group.
escape_plan-lesson-answer-tempting = That gets the Boxer back. But { $name1 } or { $name2 } may take the last space in the Bar.
escape_plan-lesson-answer-later = You can use it now, or keep it for when you need it more.
escape_plan-lesson-answer-unlocked = That frees a slot, too, but not the one worth $30k.
escape_plan-lesson-answer-red = A contact needs a free slot. Unlocking an asset frees one, and then you may take a contact anyway.
escape_plan-lesson-answer-clinic = The Clinic heals you. But then the Boxer is still used up when you leave at Dawn.
escape_plan-lesson-answer-unready = Three officers would hit you, and the Boxer can't help until you rest.
escape_plan-lesson-answer-pass = If you pass, nobody hits you. That's also true if you rest, and a rest brings the Boxer back.

## The end of a game

escape_plan-story-lost = The turning point: { $who } had { $lost }, more than { $winner } took away, but didn't get out.
escape_plan-story-margin = What decided it: { $winner } was { $margin } ahead of { $second }, with { $more } more in { $term }.
escape_plan-story-bold = The boldest move: on day { $day } ({ $part }) { $who } went past { $officers } officers to { $place }{ $wounds ->
    [0] , unharmed
    [one] , with 1 wound
   *[other] , with { $wounds } wounds
}{ $some ->
    [yes] , for { $gained }
   *[no] {""}
}.
escape_plan-story-rich = The best catch: on day { $day } ({ $part }) { $who } got { $gained } at { $place }{ $officers ->
    [0] , with no officer in the way
   *[other] {""}
}{ $wounds ->
    [0] {""}
    [one] , for 1 wound
   *[other] , for { $wounds } wounds
}.
escape_plan-story-sent = Officers sent by { $who } gave { $whom } { $count } wounds.
escape_plan-story-wounds = The police gave { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}{ $handcuffs ->
    [0] {""}
   *[other] , { $handcuffs } of them with handcuffs
}.
escape_plan-story-last = { $who } was the last to get out, on day 3 ({ $part }), from { $tile }.
escape_plan-story-rat = { $who } opened a locker on day { $day } and kept a rat.
escape_plan-doubt-richer = When { $who } left the city, the chance that { $rival } was richer looked like { $percent }%. { $rival } ended with { $amount }.
escape_plan-cause = Officers hurt { $who } { $hurt ->
    [2] twice
   *[other] { $hurt } times
}{ $cuffs ->
    [0] {""}
    [one] , once with handcuffs
    [2] , twice with handcuffs
   *[other] , { $cuffs } times with handcuffs
}{ $sent ->
    [0] {""}
    [one] . A rival had sent one of them
   *[other] . Rivals had sent { $sent } of them
}.
escape_plan-fate-escaped = { $who }: { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} to get out, with { $amount }, which is { $short } behind the winner.
escape_plan-fate-caught = { $who }: caught at { $place }; { $amount } lost.
escape_plan-fate-arrested = { $who }: arrested before the end; { $amount } of loot and everything else lost.
escape_plan-revealed-arrested = arrested: everything lost, { $amount } of it in the stash
escape_plan-revealed-pocket = pocket { $amount }
escape_plan-revealed-stash = stash { $amount }
escape_plan-revealed-lockers = lockers { $told }
escape_plan-revealed-exits = exit tiles { $told }
escape_plan-revealed-left = Left in lockers and exits, in thousands: { $told }.

## Refusals

escape_plan-refuse-cash = That costs { $cost }: you're { $missing } short.
escape_plan-refuse-rested = You've already rested today; you may rest once a day.
escape_plan-refuse-face_down = You've used that. Contacts and Equipment are ready again after a rest; assets stay used.
escape_plan-refuse-not_in_this_step = You can't use that in this step. Use things that give points before you move, and things that avoid officers when you face them.
escape_plan-refuse-no_effect = That would change nothing now.
escape_plan-refuse-other_officer = That piece of Equipment doesn't help against this officer.
escape_plan-refuse-stay = You're already there: choose another place, or rest.
escape_plan-refuse-closed_business = That business is closed, or there is none on that tile yet. A Master Key or a Locksmith opens a closed one.
escape_plan-refuse-closed_exit = That exit isn't closed, and it isn't the one that opens on day 3.
escape_plan-refuse-exit_cost = Leaving costs { $cost } now: you're { $missing } short.
escape_plan-refuse-too_far = That's farther than your { $points } points and your money take you.
escape_plan-refuse-cans = You hold { $most } gas cans and have no room for more.
escape_plan-refuse-empty_lockers = No { $colour } locker is left.
escape_plan-refuse-no_key = You have no { $colour } key. Safe Houses have keys.
escape_plan-refuse-locker_condition = A { $colour } locker asks for { $contacts } contacts in your slots{ $notoriety ->
    [0] {""}
   *[other] {" "}and notoriety { $notoriety }
}.
escape_plan-refuse-no_room = Every item slot holds a locker or a locked asset.
escape_plan-refuse-occupied = There's already a tile on that hex.
escape_plan-refuse-two_neighbours = A tile must touch at least two tiles of the city.
escape_plan-refuse-no_match = At least one edge must touch an edge of the same land: turn the tile, or choose another hex.
escape_plan-refuse-other_house = That place is already in the city, or doesn't belong on this tile.
escape_plan-refuse-not_locked = That asset isn't locked.
escape_plan-refuse-not_closer = The officer must go to a neighbouring tile and come closer to one of the most wanted.
escape_plan-refuse-not_adjacent = A gang member moves an officer to a neighbouring tile, no farther.
escape_plan-refuse-same_officer = An officer of that type is already there.
escape_plan-refuse-no_officer = There is no officer of that type there.
escape_plan-refuse-open_business = The Master Key and the Locksmith only open a closed business that you can reach and haven't visited.
escape_plan-refuse-nothing_to_open = There's nothing to open. Before you move, you can open a closed business that you can reach and haven't visited. At a store, you can open a locker.
escape_plan-refuse-no_flight = A flight would take you nowhere new: you need a helipad within reach, a point left for the flight, and a place beyond.
escape_plan-refuse-no_contact = There's no contact to take, or no slot for one. Unlocking an asset frees a slot.
escape_plan-refuse-discs = You hold two discs and have no room for a third.
escape_plan-refuse-car = You can steal one car per action, and none at notoriety 8.
escape_plan-refuse-two_pieces = You may take two pieces of Equipment per visit.
escape_plan-refuse-no_free_slot = You have no free item slot: hand back a piece of Equipment first.
escape_plan-refuse-sold_out = The store has none of that Equipment left.
escape_plan-refuse-one_can = You may buy one gas can per visit.
escape_plan-refuse-no_cans = The store has no gas can left.
escape_plan-refuse-no_members = There aren't that many gang members here.
escape_plan-refuse-members = You can hold at most { $most } gang members.
escape_plan-refuse-not_here = You can't take that: there's none here, or you've already taken one.
escape_plan-refuse-slot = A contact goes into a free slot or replaces another contact.
escape_plan-refuse-other_slot = Handcuffs cover an empty slot first, then one with a contact, then one with a locked asset.

## What there is nothing to do with, when asked why not

escape_plan-aimless-avoid = Nothing you have avoids this officer, or you can't pay for it.
escape_plan-aimless-equip = You've taken two pieces here, no item slot is free, or the store has none left.
escape_plan-aimless-fixer = No Fixer is left, or you've taken yours here.
escape_plan-aimless-hand_back = You hold no Equipment to hand back.
escape_plan-aimless-keep = You have no hidden tiles to choose from now.
escape_plan-aimless-key = No key is left here, or you've taken yours.
escape_plan-aimless-locker = You have no key to a locker you may open. Yellow lockers ask for 2 contacts, red ones for 3 contacts and notoriety 3.
escape_plan-aimless-rest = Resting takes the place of a move. You've already set out, so it's too late to rest.
escape_plan-aimless-use = Nothing you have would help right now, or you can't pay for it.

## Endings

escape_plan-ending-escaped = { $names } escaped with { $amount }, more than anyone else.
escape_plan-ending-escaped-won = You escaped with { $amount } and win!
escape_plan-ending-escaped-lost = { $names } escaped with { $amount } and wins.
escape_plan-ending-escaped-alone = { $names } escaped with { $amount }: { $grade }.
escape_plan-ending-escaped-alone-won = You escaped with { $amount }: { $grade }!
escape_plan-ending-escaped-alone-lost = { $names } escaped with { $amount }: { $grade }.
escape_plan-ending-caught = Nobody escaped: the police win.
escape_plan-ending-caught-won = Nobody escaped: the police win.
escape_plan-ending-caught-lost = Nobody escaped: the police win.
escape_plan-ending-caught-alone = Caught: nobody got out of the city.
escape_plan-ending-caught-alone-won = Caught: you didn't get out of the city.
escape_plan-ending-caught-alone-lost = Caught: you didn't get out of the city.
escape_plan-ending-called = { $many ->
    [0] Everyone agreed it was over: nobody wins.
    [one] Everyone agreed it was over: { $names } wins.
   *[other] Everyone agreed it was over: { $names } win.
}
escape_plan-ending-called-won = You win! Everyone agreed it was over.
escape_plan-ending-called-lost = { $many ->
    [0] Everyone agreed it was over: nobody wins.
    [one] Everyone agreed it was over: { $names } wins.
   *[other] Everyone agreed it was over: { $names } win.
}
escape_plan-grade-0 = small fry
escape_plan-grade-1 = a getaway
escape_plan-grade-2 = a professional
escape_plan-grade-3 = a mastermind
escape_plan-grade-4 = a legend

## The rules on a page

escape_plan-rules =
    • **Aim.** Gather money for three days and leave the city by the one exit that is open on day 3. Players still there at the end are arrested and have nothing. The most money wins.

    • **A day.** A day begins with income (days 2 and 3), patrol cards, four tiles and the order of turns (most notorious first, tied players swap their order). Then come five parts. Prices and tables that aren't published are reconstructed, in four versions (*Rule set*).

    • **Income.** $1k for each cube left on your track. With notoriety 1 or 2 you may then unlock an asset for $3k.

    • **Patrol cards.** Two are turned up on days 1 and 2, and one on day 3. An exit with two cards closes; in the end two are closed and one is open.

    • **City.** Each tile goes beside at least two others, with a matching edge, and brings its officers.

    • **Parts.** Morning, Afternoon and Evening give you an action each. At Night and at Dawn an action costs an Extra Action disc (you can hold two).

    • **Action.** Move, rest (once a day: contacts, Equipment and First Aid are ready again) or pass. Each thing works once, for its price.

    • **Move.** You have 3 points: 1 takes you to another land of the tile or over a matching edge, 2 over any other edge. The subway costs 1 point and $1k. You must end at a place.

    • **Officers.** You face all officers on each tile you leave, but none where you arrive. Equipment avoids one officer; some cards, a gang member and your control marker avoid everyone on a tile. Otherwise each officer wounds you. The fourth wound means handcuffs, which cover a contact slot; a sixth pair means arrest.

    • **Places.** A business brings what your plan card says (money for your stash, or $, your income at once), 1 notoriety, and a contact if you like; when it's full it closes. A Safe House pays too, and has a key and a Fixer. Visiting all three of a group brings a disc. At a gang headquarters you hire members for $2k each. A store has Equipment, gas cans and lockers. A clinic heals 2 wounds, a church takes off 2 notoriety. At a closed exit you draw two tiles and keep the better (*first draft*: you choose among all).

    • **Lockers.** Each takes a key of its colour; yellow also asks for 2 contacts, red for 3 contacts and notoriety 3. You see two tiles and get the better one (*first draft*: you choose).

    • **Notoriety.** When it rises to 3, 5 or 7 you unlock an asset or take a contact. At the end a notoriety of 3 or 4 costs $10k, 5 or 6 $25k, 7 or 8 $50k.

    • **Police.** After every action an officer moves closer to one of the most notorious players. A player chooses which (not with *Automatic police*).

    • **Inspectors.** With one or two players there is Inspector Sandra. Alone you also meet Lt. Costa, who takes $3k or wounds you twice.

    • **Score.** In thousands: pocket, stash, lockers, exit tiles, contact slots (10 to 30), 10 for each used asset, control markers and gang members (35 and 5 each with *by number of players* or *costly exits*, 25 and 5 with *balanced*, nothing with *first draft*); minus 10 for each wound and each pair of handcuffs, minus the price of notoriety.

    • **Time.** When your time is up you rest or pass. From Evening of day 3 you leave if you can.

## The book of rules

escape_plan-book-aim = What you play for
    .text =
        The robbery is done and the money is all over the city. You have three days to gather it.
        You can spend the money in your *pocket*. Your *stash* is secret and only counts at the end.
        On day 3 one exit is open. If you leave by it you keep everything. If you're still in town after Dawn, you're arrested and have nothing. The richest player to get out wins. Alone you win by getting out, with a grade for your loot.
        Everything you do makes you notorious, and the police come to the most notorious.
    .example = In the picture the yellow stars show who is most wanted: two players with notoriety 2. The exit with bars is closed. It isn't known yet which of the other two opens.
    .ruling = Only players who got out are counted: $600k in the city is worth less than $300k outside. A tie goes to the fuller pocket, then to the earlier exit (§3.11).
escape_plan-book-turn = A day and its parts
    .text =
        A day begins with *income* (not on day 1), *patrol cards*, four new *tiles* and the *order of turns*. Then come its parts.
        Morning, Afternoon and Evening give everyone one action: move, rest or pass.
        At Night and at Dawn you only act if you spend an Extra Action disc. You can hold two, and keep them for another day.
        You get discs for three businesses of a group (Casino, Nightclub and Bar, or Gym, Cinema and Restaurant), for all three Safe Houses, and from some cards.
        Income is $1k for each cube on your track: $9k at first, $1k less for each place you have visited.
        Turns go by notoriety, highest first; tied players swap their order.
    .example = On day 1 everyone has notoriety 0, so the player who placed the first tile acts last. At Night, in the picture, you are the only one with discs.
    .ruling = You may spend a disc at Dawn that you kept at Night. A Night or Dawn for which no player has a disc is skipped, except for Inspectors (§3.5, §3.9).
escape_plan-book-city = Building the city
    .text =
        Each day the players place four tiles in turn, in the order of the day before.
        A tile goes beside at least two tiles of the city, and at least one of its edges must touch an edge of the same land.
        Its officers come with it. A gang headquarters gets two gang members.
        On a tile with a $ you choose which business opens; on a tile with a house, which Safe House.
        So look at your plan card: put places that pay you close to you, and match the edges.
    .example = In the picture A2 has been placed, and County and SWAT come with it. Your plan card pays $100k for the Casino and $80k for the Bar, so you put the Casino here.
    .ruling = The faces of the tiles are reconstructed (§4.1). If a tile can't match anywhere, two neighbours are enough.
escape_plan-book-moving = Moving
    .text =
        A move has 3 points, and it must end at a place other than your own.
        • 1 point: to another land of the same tile, or over an edge with the same land on both sides.
        • 2 points: over any other edge. You arrive in the land on the far side. Water counts as land.
        • Subway: 1 point and $1k from any station to any other. You only face the officers on the tile where you get on.
        • Helipad (H): with the Helicopter or the Pilot, 1 point to any land 1 or 2 tiles away.
        A gas can, a Courier or a gang member gives 2 more points, a stolen car 1 more for 1 notoriety. Points left over are lost.
        You can't enter a closed business, or an exit that is neither closed nor open.
    .example = You're at the Clinic, on the green land of S1. The Casino is across an edge from green to grey: 2 points.
    .ruling = The cost of moving isn't published; this is ours (§3.6.1, §6 ruling 10). For each place the menu offers the ways with the fewest officers, the least money and the fewest points.
escape_plan-book-officers = Officers
    .text =
        You face every officer on each tile you leave, and nobody where you arrive. If you move within a tile, you face nobody.
        The officers come one after the other, and you may use something against each:
        • Equipment avoids one officer, the Make-up Artist two.
        • A card for “all officers on one tile” (Boxer, Fighter, Ninja, Fast Car, Hiding Place, gang member) avoids everyone there at once.
        • On a tile with your control marker you face nobody.
        Otherwise each officer gives you a wound. If you have nothing to use, you aren't asked.
        With two players or one, Inspector Sandra counts as an officer of any type. Alone, Lt. Costa takes $3k, or wounds you twice.
    .example = You leave A2 with Federal, County and SWAT. The Boxer takes care of all three for $3k. Without him you'd take three wounds.
    .ruling = The officers you face are fixed when you set out: you still face an officer who is moved or removed later (§6 ruling 26).
escape_plan-book-wounds = Wounds and handcuffs
    .text =
        You can have three wounds. Each further wound brings handcuffs and heals a wound, so that you have two again.
        Handcuffs cover a contact slot for good: an empty one first, then one with a contact, which you lose, then one with an asset, which is gone. You choose between slots of the same kind.
        A sixth pair of handcuffs means arrest: you're out, and have nothing.
        At the end each wound costs $10k and each pair of handcuffs $10k.
        First Aid heals 1 wound (free, and ready again after a rest), a Clinic 2. Nurse, Surgeon, First Aid Kit and the asset Heal help too. Handcuffs never come off.
    .example = You have two wounds (red drops). The next one is only a wound. The one after that brings handcuffs, and since no slot is empty they cost you the Banker or the Boxer.
    .ruling = The $10k for handcuffs and the arrest with a sixth pair are reconstructed (§6 rulings 7 and 8).
escape_plan-book-places = Businesses and Safe Houses
    .text =
        Your plan card has nine places. Each pays once: an amount into your stash, or $, your income at that moment, into your pocket.
        Then your highest income cube goes there: your income is $1k less.
        • *Business*: you gain 1 notoriety and may take a contact. It has two spaces with up to three players, and three spaces with four or five players. When they are full it closes.
        • *Safe House*: it brings no notoriety and never closes. You take one of its keys and a Fixer.
        Your third place of a group (Casino, Nightclub, Bar; Gym, Cinema, Restaurant; the Safe Houses) brings a disc.
        Visiting a place again brings nothing.
    .example = ✓ is visited. The Casino paid $100k, the Nightclub $8k at once. The Bar, with a green rim, is in the city and would pay $80k; ? is still to come.
    .ruling = Income is paid before the cube leaves (§6 ruling 3). The groups of businesses and their spaces are reconstructed (§4.2).
escape_plan-book-contacts = Contacts and slots
    .text =
        After visiting a business you may take one of the seven contacts on offer, or decline.
        A contact goes into a free slot, or replaces one of yours. It never moves to another slot.
        You can use it once, for its price. Then it is face-down until you rest.
        At the end a slot with a contact, face-up or not, counts 10, 15, 20, 25 or 30. At first, assets lock the three most valuable slots.
        You also need contacts to open yellow and red lockers.
    .example = Three officers are on your tile. You take the Boxer, who avoids all of them for $3k, into the slot worth $15k.
    .ruling = Taking is free, each use has its price (§6 ruling 1). The numbers on the slots follow from two published figures (§2.2); most contacts are reconstructed (§4.5).
escape_plan-book-assets = Assets, rewards, notoriety
    .text =
        There are seven assets on your board. Extra Action is ready to use; each of the others locks a slot.
        Unlocking an asset frees its slot. You can then use the asset once, for the price beside it: from $5k for the first down to $2k for the last. A used asset is worth $10k at the end.
        • With notoriety 1 or 2 you may unlock one after income on days 2 and 3, for $3k.
        • Each time your notoriety rises to 3, 5 or 7 you get a reward: unlock an asset for free, or take a contact. You can get at most four rewards in a game.
        You gain 1 notoriety each time you visit a business, hire, steal a car, or open lockers at a store. A Church takes off 2.
        At the end a notoriety of 3 or 4 costs $10k, 5 or 6 $25k, 7 or 8 $50k.
    .example = Your third business raised your notoriety to 3. You unlocked Heal, and the slot worth $30k is free.
    .ruling = Levels, rewards and penalties are reconstructed (§3.7, §4.8). Above notoriety 2 no unlock is offered (§6 ruling 19).
escape_plan-book-using = Using things, resting, passing
    .text =
        In your own action you may use as many things as you have, each once, for its price:
        • before you move: things that give points, flights, the Master Key for a closed business;
        • facing officers: things that avoid them;
        • in a store: things that open a locker;
        • at any step: healing, discs, income, notoriety, moving or removing officers.
        After use, contacts and Equipment are face-down, Fixers and gang members are gone, and assets stay used.
        • *Rest* instead of moving, once a day: contacts, Equipment and First Aid are ready again. You stay, so you face nobody.
        • *Pass* does nothing.
    .example = After the Bar it is still your action: for $5k the asset Extra Action gives you a disc, now that Night is near.
    .ruling = Only a rest makes things ready again, not the end of a day (§6 ruling 9). After a visit you aren't asked about things that can wait for the next action (§9).
escape_plan-book-police = The police move
    .text =
        The most wanted players are those with the highest notoriety. After every action one officer moves to a neighbouring tile, closer to one of them. If everyone has notoriety 0, no officer moves.
        The player who has just acted chooses the officer and its move. If that player alone is the most wanted, the next one in turn order chooses.
        The officer must get closer to another of the most wanted, not just to the player who chooses. A tile never holds two officers of the same type.
        If only one player is left in town, the nearest officer moves by itself.
        Officers hurt players who leave their tile. So send an officer to a rival's tile, or away from the tile you're about to leave.
    .example = All three have notoriety 1, and you decide. SWAT goes from A1 to A3: closer to the player there, and away from the tile where you want to go.
    .ruling = Only the idea has been published; the details are ours (§3.8, §6 rulings 12 and 13).
escape_plan-book-police-alone = Automatic police
    .text =
        The most wanted players are those with the highest notoriety. After every action one officer moves to a neighbouring tile, closer to one of them. If everyone has notoriety 0, no officer moves.
        At this table no player is asked: the nearest officer moves, SWAT before Federal before County. If several players are the most wanted, one of them is picked by lot.
        A tile never holds two officers of the same type.
        Officers hurt players who leave their tile, not those who arrive.
    .example = All three have notoriety 1: one of them is picked by lot, and the nearest officer who can move comes a tile closer.
    .ruling = Without this option a player chooses the officer (§3.8, §6 ruling 59).
escape_plan-book-stores = Keys, stores, gangs, churches
    .text =
        • *Safe House*: take one of its keys and a Fixer, who needs no slot and helps once.
        • *Store*: take up to two pieces of Equipment for free, each into an item slot (you may hand some back first). Buy a gas can for $1k, and open lockers with your keys. Leave when you are done.
        • *Lockers*: a green one needs its key, a yellow one its key and 2 contacts, a red one its key, 3 contacts and notoriety 3. You see two tiles and get the better one; two tiles in five are rats. The tile stays in an item slot.
        • *Gang headquarters*: hire up to two members for $2k each, and place your control marker if there is none yet. With your marker on a tile, you face nobody when you leave it.
        • *Church*: lose up to 2 notoriety. *Clinic*: heal up to 2 wounds.
    .example = In thousands, the five green tiles are worth 50, 40, 30, 0 and 0, the yellow ones 70, 60, 50, 0 and 0, the red ones 100, 90, 70, 0 and 0.
    .ruling = Prices and values are reconstructed (§3.6.4, §4.6). With the rule set *first draft* you choose between the two tiles (§9).
escape_plan-book-closed = Patrol cards and closed exits
    .text =
        Two patrol cards are turned up on days 1 and 2, and one on day 3. Each of the three exits has two cards in the deck, and one of the six is left out.
        When both cards of an exit are turned up, that exit closes and gets five tiles worth money. In the end two exits are closed, and the third is the way out.
        The first time you visit a closed exit, you draw two of its tiles and keep the better in secret; the other goes under the stack.
        Every exit is on a tile of stack D, always with a gang headquarters. One exit is placed each day.
    .example = Exit 2 was closed on the first day. Its five tiles are $80k to $120k; you draw $120k and $90k and keep the $120k.
    .ruling = The tiles at the exits and how you draw them are reconstructed (§3.2, §6 ruling 18, §9).
escape_plan-book-closed-first = Closed exits in the first draft
    .text =
        Two patrol cards are turned up on days 1 and 2, and one on day 3. Each of the three exits has two cards in the deck, and one of the six is left out.
        When both cards of an exit are turned up, that exit closes and gets five tiles worth $10k to $50k. In the end two exits are closed, and the third is the way out.
        The first time you visit a closed exit, you look at all its tiles and keep one in secret: the first visitor has the best choice.
        Every exit is on a tile of stack D, always with a gang headquarters. One exit is placed each day.
    .example = Exit 2 was closed on the first day, and nobody has been there: the tiles worth $50k, $40k, $30k, $20k and $10k are all still there.
    .ruling = The tiles at the exits and how you choose them are reconstructed (§3.2, §6 ruling 18, §9).
escape_plan-book-leaving = Getting out, and the score
    .text =
        On day 3 go to the open exit with the price of leaving in your pocket: you pay when you set out. The first player out pays nothing, and each later one more. If you play alone, leaving costs more with each part of the day.
        You still face the officers on the way.
        The score of a player who got out, in thousands:
        pocket + stash + lockers + exit tiles + contact slots (10 to 30) + 10 for each used asset + control markers and gang members, as the rule set says
        − 10 for each wound − 10 for each pair of handcuffs − notoriety (10, 25 or 50).
    .example = After the first day of the lesson you have pocket 6, stash 180, exit tile 120, slots 10 + 15 + 30 and a used asset 10. Two wounds take off 20, a notoriety of 3 takes off 10. That makes 341.
    .ruling = If you can't pay, the exit isn't offered (§6 ruling 17). The price of leaving is reconstructed (§4.7, §9). With the house rule *Call it*, all players together may end a decided game early.

## Words in the picture: two letters for a place, short words in the heading and beside names

escape_plan-picture-code-casino = Ca
escape_plan-picture-code-nightclub = Ni
escape_plan-picture-code-bar = Ba
escape_plan-picture-code-gym = Gy
escape_plan-picture-code-cinema = Ci
escape_plan-picture-code-restaurant = Re
escape_plan-picture-code-business = ?
escape_plan-picture-code-clinic = Cl
escape_plan-picture-code-church = Ch
escape_plan-picture-code-store = St
escape_plan-picture-code-gang = HQ
escape_plan-picture-exit-open = open
escape_plan-picture-exit-later = day 3
escape_plan-picture-land-I = Industrial
escape_plan-picture-land-C = Commercial
escape_plan-picture-land-R = Residential
escape_plan-picture-land-W = Water
escape_plan-picture-day = Day { $day }
escape_plan-picture-part-0 = Morning
escape_plan-picture-part-1 = Afternoon
escape_plan-picture-part-2 = Evening
escape_plan-picture-part-3 = Night
escape_plan-picture-part-4 = Dawn
escape_plan-picture-now-unlock = Income: assets may be unlocked
escape_plan-picture-now-city = { $who } places a tile ({ $number } of 4)
escape_plan-picture-now-house = { $who } is choosing the place on { $tile }
escape_plan-picture-now-turn = { $who }'s action
escape_plan-picture-now-heat = { $who } moves an officer
escape_plan-picture-won = { $who } wins
escape_plan-picture-lost = Nobody escaped
escape_plan-picture-tiles = Tiles to place
escape_plan-picture-leaving = Leaving
escape_plan-picture-escaped = escaped
escape_plan-picture-arrested = arrested
escape_plan-daily-alone = alone
escape_plan-squares = For each turn: 🟩 you escaped · 🟥 handcuffs · 🟧 a wound · 🟦 you visited a place or opened a locker · ⬜ none of these

## Diagrams of positions

escape_plan-diagram-head-coming = Patrol cards to come
escape_plan-diagram-head-removed = Removed card
escape_plan-diagram-head-contact = Contact
escape_plan-diagram-tile = tile { $tile }: { $places }
escape_plan-diagram-marker = control marker of { $who }
escape_plan-diagram-visited = { $who } has a cube at { $place }
escape_plan-diagram-plan = plan card of { $who }: { $place }, { $amount }
escape_plan-diagram-contact = { $who }, contact slot { $number }: { $what }
escape_plan-diagram-item = { $who }, item slot { $number }: { $what }
escape_plan-diagram-kept = tile that { $who } kept from { $place }: { $amount }
escape_plan-diagram-exit-closed = closed
escape_plan-diagram-exit-open = open
escape_plan-diagram-exit-later = opens on day 3
escape_plan-diagram-exit-unknown = not decided yet
escape_plan-diagram-patrol = patrol card for Exit { $number }
escape_plan-diagram-coming = { $place ->
    [1] next patrol card
   *[other] patrol card { $place } to come
}: Exit { $number }
escape_plan-diagram-removed = patrol card that no one sees: Exit { $number }
escape_plan-diagram-stack = { $place }, tile { $number }: { $value }
escape_plan-diagram-closed = { $number ->
    [1] first exit to close
   *[other] second exit to close
}
escape_plan-diagram-later = { $number ->
    [1] tile to come
   *[other] tile to come after that
}: { $tile }
escape_plan-diagram-next-contact = next contact: { $what }
escape_plan-diagram-next-inspector = the Inspector's next card: { $what }

## Achievements of ended games

escape_plan-achieved-first_out = First out
    .why = Was the first to leave the city, and won.
escape_plan-achieved-last_out = Last out
    .why = Was the last to leave the city, and won.
escape_plan-achieved-only_one = The only one
    .why = Was the only one to get out of the city.
escape_plan-achieved-nose = By a whisker
    .why = Won by $10k or less.
escape_plan-achieved-chained = In chains
    .why = Left the city with four pairs of handcuffs or more.
escape_plan-achieved-wanted = Most wanted
    .why = Left the city with a notoriety of 8, the highest there is.
escape_plan-achieved-unknown = Nobody special
    .why = Left the city with a notoriety of 2 or less.
escape_plan-achieved-treasure = Treasure
    .why = Left the city with $150k or more from lockers.
escape_plan-achieved-rat = A rat, but free
    .why = Found a rat in a locker, and won.
escape_plan-achieved-early = Early bird
    .why = Left the city on the morning of the last day.
escape_plan-achieved-dawn = At first light
    .why = Left the city at dawn.
escape_plan-achieved-unharmed = Unharmed
    .why = Left the city without a single wound.

## What a server remembers

escape_plan-sum-away = { $count ->
    [one] 1 escape from the city
   *[other] { $count } escapes from the city
}
escape_plan-sum-arrested = { $count ->
    [one] 1 arrest
   *[other] { $count } arrests
}
escape_plan-sum-handcuffs = { $count ->
    [one] 1 pair of handcuffs
   *[other] { $count } pairs of handcuffs
}
escape_plan-grudge-left = being left behind in the city

## What people who watch may guess
escape_plan-question-cuffs = Will anybody be handcuffed in this part of the day?
escape_plan-question-leaves = Who leaves the city first in this part of the day?

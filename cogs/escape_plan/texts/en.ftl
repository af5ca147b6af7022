## Escape Plan

escape_plan-title = Escape Plan
escape_plan-about = Gather your loot in a city full of police, and get out on day 3 richer than the others.
escape_plan-opens = 🚨 The robbery is done, the money is hidden all over town, and every cop is awake. { $players ->
    [1] { $who } has three days to get out.
   *[other] { $who } places the first tile. Three days to get out.
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
escape_plan-option-help-about = an easier first day, and a line of help at every step; the rules stay the same
escape_plan-option-rules = Rule set
escape_plan-option-rules-about = four versions of what is not public: exits, plan cards, score
escape_plan-option-rules-by_players = by number of players
escape_plan-option-rules-tight = costly exits
escape_plan-option-rules-balanced = balanced
escape_plan-option-rules-first = first draft
escape_plan-option-police = Police by themselves
escape_plan-option-police-about = after each action the nearest officer moves closer to the most wanted; nobody chooses
escape_plan-option-police-no = no
escape_plan-option-police-yes = yes
escape_plan-option-call_it = Call it
escape_plan-option-call_it-about = house rule: once computers give every rival under 5 %, all may end the game as it stands
escape_plan-option-call_it-no = no
escape_plan-option-call_it-yes = yes
escape_plan-option-short = Short days
escape_plan-option-short-about = house rule: days begin late and the city tiles are laid by lot; under 20 minutes
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
   *[other] { $names } may unlock an asset each.
}
escape_plan-now-city = { $who } places a tile ({ $number } of 4).
escape_plan-now-house = { $who } chooses what stands on { $tile }.
escape_plan-now-disc = { $who } may spend an Extra Action disc.
escape_plan-now-choose = { $who } moves, rests or passes.
escape_plan-now-avoid = { $who } faces { $whom_officer } on { $tile } ({ $left ->
    [one] the last one
   *[other] { $left } to go
}).
escape_plan-now-visit = { $who } visits { $place }.
escape_plan-now-after = { $who } may still use something.
escape_plan-now-heat = { $who } moves an officer closer to the most wanted.
escape_plan-now-over = The game is over.
escape_plan-now-owed-cover = { $who } chooses which contact slot the handcuffs cover.
escape_plan-now-owed-reward = { $who } chooses a reward for rising notoriety.
escape_plan-now-owed-contact = { $who } may take a contact.

escape_plan-due-unlock = unlock an asset for $3k, or keep the money.
escape_plan-due-city = place a tile.
escape_plan-due-house = choose what stands on { $tile }.
escape_plan-due-disc = spend a disc for one more action, or keep it.
escape_plan-due-choose = move ({ $points ->
    [one] 1 point
   *[other] { $points } points
}), rest or pass.
escape_plan-due-choose-rested = move ({ $points ->
    [one] 1 point
   *[other] { $points } points
}) or pass.
escape_plan-due-avoid = avoid { $whom_officer } on { $tile }, or take what comes ({ $left ->
    [one] the last one
   *[other] { $left } to go
}).
escape_plan-due-visit-keep = keep one of the { $looked } tiles at { $place }.
escape_plan-due-visit-key = take a key at { $place }.
escape_plan-due-visit-fixer = take a Fixer at { $place }.
escape_plan-due-visit-church = lose notoriety at { $place }, or keep it.
escape_plan-due-visit-gang = hire at { $place }, or leave.
escape_plan-due-visit-store = take, buy or open what you like at { $place }, then leave.
escape_plan-due-visit-other = choose what you want at { $place }, then leave.
escape_plan-due-after = use something more, or end your action.
escape_plan-due-heat = move an officer one tile closer to the most wanted.
escape_plan-due-owed-cover = choose which slot the handcuffs cover.
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
escape_plan-exit-unknown = { $exit } undecided ({ $cards } of 2 cards)
escape_plan-leaving-more = the next to leave pays { $cost }, the one after { $next }
escape_plan-leaving-solo = leaving costs { $cost }, and { $next } a part of the day later
escape_plan-leaving-last = leaving costs { $cost }
escape_plan-line-exits = **Exits** { $told }
escape_plan-line-police = **Police** { $told }
escape_plan-line-placing = **Placing tiles** { $names }; then turns go by notoriety, and players who are equal swap places
escape_plan-line-order = **Order of turns** { $names }
escape_plan-line-scores = **Scores** in thousands; in brackets, what an arrest wiped out: { $names }
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
escape_plan-term-place = left as no.

## A closer look

escape_plan-look = City map
escape_plan-look-tile = A tile …
escape_plan-look-legend = In the picture: **F** Federal, **C** County, **S** SWAT · **H** helipad · the yellow train is the subway · ★ most wanted · in a place who has visited it and its free spaces, keys or gang members · brown stripes are industrial, grey squares commercial, green dots residential, blue waves water.
escape_plan-look-intro = Every tile with its places, players and officers. Choose one to see it close up.
escape_plan-look-later = not placed yet
escape_plan-look-visited = visited by { $names }
escape_plan-look-free = { $count ->
    [0] closed
    [one] 1 space free
   *[other] { $count } spaces free
}
escape_plan-look-marker = controlled by { $name }
escape_plan-look-around = **Around** { $told }

## The hand

escape_plan-line-purse = **Pocket** { $pocket } · income { $income } · **stash** { $stash }
escape_plan-line-purse-last = **Pocket** { $pocket } · **stash** { $stash } · { $total } if you got out now
escape_plan-line-stake = If you avoid nobody: { $hurt }.
escape_plan-line-open = **Plan** { $told }
escape_plan-own-pocket = pocket
escape_plan-own-income = income
escape_plan-own-stash = stash
escape_plan-line-pocket = **Pocket** { $amount } to spend · income { $income }
    .out = **Pocket** { $amount }
escape_plan-line-stash = **Stash** { $amount }, counts at the end only
escape_plan-line-plan = **Plan card** in thousands; $ is your income at once · ✓ visited · × closed · ? not in the city yet
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
escape_plan-body-wounds = **Wounds** { $count }/{ $all }, handcuffs come with { $next ->
    [one] the next
   *[other] { $next } more
}
escape_plan-body-handcuffs = **handcuffs** { $count }/{ $all }
escape_plan-body-notoriety = **notoriety** { $level } { $star }
escape_plan-body-penalty = { $penalty } for it at the end
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
escape_plan-line-arriving = Officers where you arrive do not matter.
escape_plan-check-tile = { $name }, all on the tile
escape_plan-check-else = or { $what }
escape_plan-step-money = money
escape_plan-step-key = a key
escape_plan-step-fixer = a Fixer
escape_plan-step-hire = hire up to { $count }, { $cost } each
escape_plan-step-equip = Equipment { $taken }/{ $most }
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

escape_plan-warn-cash = ⚠ Leaving costs { $cost } now: you are { $missing } short.
escape_plan-warn-keep = Keep { $cost }: that is what leaving costs.
escape_plan-warn-arrest = ⚠ { $wounds ->
    [one] The next wound arrests you.
   *[other] { $wounds } more wounds arrest you.
}
escape_plan-warn-handcuffs = ⚠ The next wound brings handcuffs.
escape_plan-warn-disc = ⚠ You hold two discs: a third would be lost ({ $places }).
escape_plan-warn-spend-day = Your { $count ->
    [one] disc gives you an action at Night or at Dawn.
   *[other] { $count } discs give you an action at Night and one at Dawn.
}
escape_plan-warn-spend-last = ⚠ Use your { $count ->
    [one] disc
   *[other] { $count } discs
} today, at Night or Dawn.
escape_plan-warn-far = ⚠ The exit is { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} away, and you have { $left }.
escape_plan-warn-now = ⚠ Go now: the exit is { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} away, and you have { $left } left.
escape_plan-warn-stuck = ⚠ The exit is { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} away, and you cannot pay to leave.

## Help for a first game

escape_plan-help = **{ $place }** { $text }
escape_plan-help-step-heat = Send one to a rival's tile: then it hurts to leave it.
escape_plan-help-step-avoid = A wound costs $10k at the end, the fourth brings handcuffs. Equipment avoids one officer.
escape_plan-help-step-day1 = Today: visit two places that your plan card pays well for, and keep some money in your pocket.
escape_plan-help-step-day2 = The police come to the most notorious; a church lowers notoriety.
escape_plan-help-step-day3 = Get out by the open exit today: if you stay, you have nothing.
escape_plan-help-business = money, −$1k income, +1 notoriety, and a contact if you like. Three of a group: a disc.
escape_plan-help-safehouse = money, a key, a Fixer; −$1k income. All three: a disc.
escape_plan-help-gang = up to 2 members for $2k each, +1 notoriety; one of them avoids everybody on a tile.
escape_plan-help-store = up to 2 pieces of Equipment, a gas can for $1k, lockers if you have keys.
escape_plan-help-clinic = heals up to 2 wounds, free.
escape_plan-help-church = lose up to 2 notoriety, free.
escape_plan-help-exit = closed: a tile worth money. Open, on day 3: pay and escape.

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
escape_plan-does-F1 = a flight of 1 or 2 tiles from a helipad
escape_plan-does-F2 = income now
escape_plan-does-F3 = −1 notoriety
escape_plan-does-F4 = an Extra Action disc
escape_plan-does-F5 = heals 1 wound
escape_plan-does-F6 = a gang ability
escape_plan-does-F7 = contacts and Equipment are ready again
escape_plan-does-F8 = a contact
escape_plan-does-A1 = an Extra Action disc
escape_plan-does-A2 = moves a Federal officer anywhere
escape_plan-does-A3 = moves a County officer anywhere
escape_plan-does-A4 = moves a SWAT officer anywhere
escape_plan-does-A5 = avoids all on one tile
escape_plan-does-A6 = opens a closed business or a locker
escape_plan-does-A7 = heals 1 wound
escape_plan-does-K01 = removes a Federal officer
escape_plan-does-K02 = removes a County officer
escape_plan-does-K03 = removes a SWAT officer
escape_plan-does-K04 = an Extra Action disc
escape_plan-does-K05 = avoids all on one tile
escape_plan-does-K06 = avoids all on one tile
escape_plan-does-K07 = avoids all on one tile
escape_plan-does-K08 = +1 point, then avoids all on one tile
escape_plan-does-K09 = a flight of 1 or 2 tiles from a helipad
escape_plan-does-K10 = heals 1 wound
escape_plan-does-K11 = heals up to 3 wounds
escape_plan-does-K12 = up to −2 notoriety
escape_plan-does-K13 = +1 notoriety
escape_plan-does-K14 = income now
escape_plan-does-K15 = opens a locker without a key, or a closed business
escape_plan-does-K16F = moves a Federal officer anywhere
escape_plan-does-K16C = moves a County officer anywhere
escape_plan-does-K16S = moves a SWAT officer anywhere
escape_plan-does-K17 = +2 points
escape_plan-does-K18 = avoids up to 2 on one tile
escape_plan-does-K19 = shows you the next 2 patrol cards
escape_plan-does-aid = heals 1 wound
escape_plan-does-can = +2 points
escape_plan-does-car = +1 point, +1 notoriety
escape_plan-does-gang = avoids all on one tile, +2 points, or moves an officer to the next tile

## Buttons

escape_plan-do-unlock-open = Unlock an asset
escape_plan-do-unlock = Unlock { $name }
escape_plan-do-keep_money = Keep the money
escape_plan-do-place-open = Place a tile
escape_plan-do-place = Place { $tile }
escape_plan-do-place-turned = Place { $tile } beside { $tiles }
escape_plan-do-house-open = Choose what stands there
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
escape_plan-hurt-arrest = ⚠ arrest if you avoid nobody
escape_plan-hurt-arrested = arrest: you are out of the game
escape_plan-hurt-none = no wound
escape_plan-do-rest = Rest
escape_plan-do-pass = Pass
escape_plan-do-use-open = Use …
escape_plan-do-use = Use { $the_name }: { $aims }
escape_plan-do-use-car = Steal a car: { $aims }
escape_plan-do-short = ⚠ { $text } ({ $missing } short for the exit)
escape_plan-do-avoid-open = Avoid with …
escape_plan-do-avoid = { $name }: avoid { $officer } on { $tile }
escape_plan-do-take-open = Take what comes
escape_plan-do-take-wound = { $officer }: take { $count ->
    [one] the wound
   *[other] { $count } wounds
}
escape_plan-do-take-handcuffs = { $officer }: take { $count ->
    [one] the wound
   *[other] { $count } wounds
}, with handcuffs
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
escape_plan-do-blue-open = Unlock an asset, free
escape_plan-do-blue = Unlock { $name }, free
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
escape_plan-do-hire-marked = Hire { $count } for { $cost }, with your marker{ $worth ->
    [0] {""}
   *[other] {" "}({ $scores } at the end)
}
escape_plan-do-equip-open = Take Equipment
escape_plan-do-equip = Take { $the_name } ({ $cost } a use)
escape_plan-do-hand_back-open = Hand Equipment back
escape_plan-do-hand_back = Hand back { $the_name }
escape_plan-do-buy_can = Buy a gas can ({ $cost })
escape_plan-do-locker-open = Open a locker
escape_plan-do-locker = Open a { $colour } locker
escape_plan-do-locker-room = Open a { $colour } locker, handing back { $the_name }

## Menus

escape_plan-ask-unlock-asset = Unlock …
escape_plan-ask-place-tile = Tile to place …
escape_plan-ask-place-hex = Hex, by its number in the picture …
escape_plan-ask-place-turned = Rotation …
escape_plan-ask-house-place = What stands there …
escape_plan-ask-send-officer = Officer to move …
escape_plan-ask-send-to = To tile …
escape_plan-ask-move-to = Go to …
escape_plan-ask-move-route = Route …
escape_plan-ask-use-what = Use …
escape_plan-ask-use-open = Open …
escape_plan-ask-use-from = Officer on …
escape_plan-ask-use-to = To tile …
escape_plan-ask-use-slot = Equipment to hand back for it …
escape_plan-ask-use-way = What for …
escape_plan-ask-use-officer = Officer to move …
escape_plan-ask-avoid-with = Avoid with …
escape_plan-ask-avoid-also = The other officer …
escape_plan-ask-cover-slot = Slot to cover …
escape_plan-ask-contact-card = Contact to take …
escape_plan-ask-contact-slot = Into slot …
escape_plan-ask-blue-asset = Unlock, free …
escape_plan-ask-keep-tile = Keep …
escape_plan-ask-key-colour = Key …
escape_plan-ask-fixer-tile = Fixer …
escape_plan-ask-pray-count = Notoriety to lose …
escape_plan-ask-hire-count = How many …
escape_plan-ask-hire-marker = Your control marker …
escape_plan-ask-equip-tile = Equipment to take …
escape_plan-ask-hand_back-slot = Equipment to hand back …
escape_plan-ask-locker-colour = Locker …
escape_plan-ask-locker-slot = Equipment to hand back for it …
escape_plan-type-move = Place, or tile: Casino, A2
escape_plan-type-move-unreadable = You cannot get to a place of that name. Write one that is offered, such as Casino, or its tile, such as A2.
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
escape_plan-planned-visited = visited, pays nothing more
escape_plan-planned-stash = stash { $amount }
escape_plan-planned-income = income { $amount }
escape_plan-brings-exit = { $left ->
    [one] its last tile is yours
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
   *[other] heals up to 2
}
escape_plan-brings-church = { $count ->
    [0] no notoriety to lose
   *[other] up to −2 notoriety
}
escape_plan-brings-gang = { $count ->
    [0] nobody to hire
    [one] 1 to hire
   *[other] { $count } to hire
}
escape_plan-brings-marker = { $count } to hire, marker { $scores }
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
escape_plan-event-income = { $who } receives { $amount } income.
    .who = You receive { $amount } income.
escape_plan-several-income = Income: { $told }.
escape_plan-each-income = { $who } { $amount }
    .who = you { $amount }
escape_plan-event-unlocked = { $who } unlocks { $asset } ({ $cost }).
    .who = You unlock { $asset } ({ $cost }).
escape_plan-event-kept_money = { $who } unlocks nothing.
    .who = You unlock nothing.
escape_plan-hit-wounded = { $the_officer } on { $tile } wounds you.
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
    [one] 1 closed so far
   *[other] { $count } closed now
}
escape_plan-event-patrol = Patrol card: exit { $exit }.
escape_plan-event-exit_closed = Exit { $exit } is closed and gets tiles worth money.
escape_plan-event-placed = { $who } places { $tile }.
    .who = You place { $tile }.
escape_plan-event-housed = { $the_place } stands on { $tile }.
    .who = You put { $the_place } on { $tile }.
escape_plan-event-tile_shown = Next to be placed: { $tile } ({ $officers }).
escape_plan-several-tile_shown = Next to be placed: { $told }.
escape_plan-each-tile_shown = { $tile } ({ $officers })
escape_plan-event-order = Order of turns: { $order }.
escape_plan-event-idle = { $who } ran out of time.
    .who = You ran out of time.
escape_plan-event-left = { $who } has left the game and counts as arrested.
    .who = You have left the game and count as arrested.
escape_plan-event-disc_spent = { $who } spends an Extra Action disc.
    .who = You spend an Extra Action disc.
escape_plan-event-held = { $who } keeps the disc.
    .who = You keep the disc.
escape_plan-event-rested = { $who } rests: contacts, Equipment and First Aid are ready again.
    .who = You rest: your contacts, Equipment and First Aid are ready again.
escape_plan-event-passed = { $who } passes.
    .who = You pass.
escape_plan-event-went = { $who } goes { $to_place } ({ $tile }): { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $cost }{ $officers ->
        [0] , nobody to face.
        [one] , 1 officer to face.
       *[other] , { $officers } officers to face.
    }
    .who = You go { $to_place } ({ $tile }): { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $cost }{ $officers ->
        [0] , nobody to face.
        [one] , 1 officer to face.
       *[other] , { $officers } officers to face.
    }
escape_plan-event-avoided = { $who } avoids { $officers_count ->
        [one] 1 officer
       *[other] { $officers_count } officers
    } on { $tile } ({ $officers }) with { $the_what } ({ $cost }).
    .who = You avoid { $officers_count ->
        [one] 1 officer
       *[other] { $officers_count } officers
    } on { $tile } ({ $officers }) with { $the_what } ({ $cost }).
escape_plan-event-paid_costa = { $who } pays { $cost } to Lt. Costa.
    .who = You pay { $cost } to Lt. Costa.
escape_plan-event-wounded = { $the_officer } on { $tile } wounds { $who }: { $wounds } of 3.
    .who = { $the_officer } on { $tile } wounds you: { $wounds } of 3.
escape_plan-several-wounded = { $who } is wounded: { $wounds } of 3 ({ $told }).
    .who = You are wounded: { $wounds } of 3 ({ $told }).
escape_plan-each-wounded = { $officer } on { $tile }
escape_plan-event-handcuffed = { $the_officer } on { $tile } hurts { $who } once more: pair of handcuffs number { $handcuffs }, and one wound heals.
    .who = { $the_officer } on { $tile } hurts you once more: your pair of handcuffs number { $handcuffs }, and one wound heals.
escape_plan-event-covered = { $lost_count ->
        [0] Handcuffs cover { $who }'s contact slot worth { $slot }.
       *[other] Handcuffs cover { $who }'s contact slot worth { $slot }: { $the_lost } is lost.
    }
    .who = { $lost_count ->
        [0] Handcuffs cover your contact slot worth { $slot }.
       *[other] Handcuffs cover your contact slot worth { $slot }: { $the_lost } is lost.
    }
escape_plan-event-arrested = { $who } is arrested and out of the game.
    .who = You are arrested and out of the game.
escape_plan-event-caught = { $who } is still in the city and is arrested.
    .who = You are still in the city and are arrested.
escape_plan-event-healed = { $who } heals { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }.
    .who = You heal { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }.
escape_plan-event-notoriety = The notoriety of { $who } { $change ->
        [-2] falls
        [-1] falls
       *[other] rises
    } to { $level }.
    .who = Your notoriety { $change ->
        [-2] falls
        [-1] falls
       *[other] rises
    } to { $level }.
escape_plan-event-chose_contact = { $who } takes a contact as the reward.
    .who = You take a contact as your reward.
escape_plan-event-no_reward = There is no reward for { $who }: no asset is locked, and no contact has a slot.
    .who = There is no reward for you: no asset is locked, and no contact has a slot.
escape_plan-event-took_contact = { $who } takes { $the_what } for the contact slot worth { $slot }.
    .who = You take { $the_what } for the contact slot worth { $slot }.
escape_plan-event-dismissed = { $who } discards { $the_what }.
    .who = You discard { $the_what }.
escape_plan-event-declined = { $who } takes no contact.
    .who = You take no contact.
escape_plan-event-on_display = New on offer: { $what }.
escape_plan-several-on_display = New on offer: { $told }.
escape_plan-each-on_display = { $what }
escape_plan-event-visited = { $who } visits { $the_place }.
    .who = You visit { $the_place }.
escape_plan-event-gained = { $income ->
        [yes] { $who } visits { $the_place }: { $amount } income now, as the plan card says.
       *[no] { $who } visits { $the_place }: { $amount } for the stash, as the plan card says.
    }
    .who = { $income ->
        [yes] You visit { $the_place }: { $amount } income now, as your plan card says.
       *[no] You visit { $the_place }: { $amount } for your stash, as your plan card says.
    }
escape_plan-event-nothing_there = There is nothing at { $the_place } for { $who }.
    .who = There is nothing at { $the_place } for you.
escape_plan-event-closed_business = { $the_place } is full and closes.
escape_plan-event-got_disc = { $who } gets an Extra Action disc.
    .who = You get an Extra Action disc.
escape_plan-event-disc_lost = { $who } holds two discs already: the third is lost.
    .who = You hold two discs already: the third is lost.
escape_plan-event-took_key = { $who } takes a { $colour } key.
    .who = You take a { $colour } key.
escape_plan-event-took_fixer = { $who } takes { $the_what }.
    .who = You take { $the_what }.
escape_plan-event-hired = { $who } hires { $count ->
        [one] a gang member
       *[other] { $count } gang members
    } for { $cost }.
    .who = You hire { $count ->
        [one] a gang member
       *[other] { $count } gang members
    } for { $cost }.
escape_plan-event-toll = { $who } is paid { $amount } for the hiring.
    .who = You are paid { $amount } for the hiring.
escape_plan-event-marked = { $who } controls { $tile }.
    .who = You control { $tile }.
escape_plan-event-equipped = { $who } takes { $the_what }.
    .who = You take { $the_what }.
escape_plan-event-handed_back = { $who } hands back { $the_what }.
    .who = You hand back { $the_what }.
escape_plan-event-bought_can = { $who } buys a gas can for { $cost }.
    .who = You buy a gas can for { $cost }.
escape_plan-event-opened = { $who } opens a { $colour } locker; { $left } left.
    .who = You open a { $colour } locker; { $left } left.
escape_plan-event-looks = { $who } { $count ->
        [one] takes the last tile at { $the_place }
       *[other] looks at { $count } tiles at { $the_place } and keeps one
    }.
    .who = You { $count ->
        [one] take the last tile at { $the_place }
       *[other] look at { $count } tiles at { $the_place } and keep one
    }.
escape_plan-event-saw = { $who } sees { $values }.
    .who = You see { $values }.
escape_plan-event-kept = { $who } keeps { $value }.
    .who = You keep { $value }.
escape_plan-event-escaped = { $players ->
        [1] { $who } gets out of the city.
       *[other] { $who } is the { $place ->
            [1] first
            [2] second
            [3] third
            [4] fourth
           *[other] fifth
        } to get out of the city.
    }
    .who = { $players ->
        [1] You get out of the city.
       *[other] You are the { $place ->
            [1] first
            [2] second
            [3] third
            [4] fourth
           *[other] fifth
        } to get out of the city.
    }
escape_plan-event-used = { $who } uses { $the_what } ({ $cost }).
    .who = You use { $the_what } ({ $cost }).
escape_plan-event-opens = { $the_what } is open to { $who } in this action.
    .who = { $the_what } is open to you in this action.
escape_plan-event-hacked = { $who } sees the next patrol cards: { $cards }.
    .who = You see the next patrol cards: { $cards }.
escape_plan-event-officer_moved = { $the_kind } moves from { $start } to { $end }.
escape_plan-event-officer_removed = { $the_kind } on { $tile } is removed.
escape_plan-event-heat = { $by_count ->
        [0] The police close in and move { $whom_kind } from { $start } to { $end }.
       *[other] { $by } sends { $whom_kind } from { $start } to { $end }.
    }
    .by = { $by_count ->
       *[other] You send { $whom_kind } from { $start } to { $end }.
    }
escape_plan-event-inspects = { $the_inspector } goes to { $tile } ({ $card }).
escape_plan-event-tails = { $the_inspector } finds nothing ({ $card }) and tails { $whom } to { $tile }.
    .whom = { $the_inspector } finds nothing ({ $card }) and tails you to { $tile }.
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
escape_plan-told-went = { $who } goes { $to } ({ $tile })
    .who = you go { $to } ({ $tile })
escape_plan-told-rested = { $who } rests
    .who = you rest
escape_plan-told-passed = { $who } passes
    .who = you pass
escape_plan-told-held = { $who } keeps the disc
    .who = you keep the disc
escape_plan-told-sent = { $who } sends { $whom_kind } to { $end }
    .by = you send { $whom_kind } to { $end }
escape_plan-told-placed = { $who } places { $tile }
    .who = you place { $tile }
escape_plan-told-housed = { $place } on { $tile }
escape_plan-told-unlocked = { $who } unlocks { $asset } for { $cost }
    .who = you unlock { $asset } for { $cost }
escape_plan-told-kept_money = { $who } unlocks nothing
    .who = you unlock nothing
escape_plan-told-heat = { $kind } comes to { $end }
escape_plan-told-patrol = patrol: { $count ->
    [one] exit { $exits }
   *[other] exits { $exits }
}
escape_plan-told-exit_closed = exit { $exit } is closed
escape_plan-told-order = order of turns: { $order }
escape_plan-told-inspects = { $the_inspector } → { $tile }
escape_plan-told-tails = { $the_inspector } tails { $whom } to { $tile }
    .whom = { $the_inspector } tails you to { $tile }
escape_plan-told-space_filled = { $place } −1 space ({ $left } left)
escape_plan-told-locker_taken = { $colour } lockers −1 ({ $left } left)
escape_plan-told-exit_tile_taken = exit { $exit } −1 tile ({ $left } left)
escape_plan-told-member_taken = gang −1 ({ $left } left)
escape_plan-told-key_removed = a { $colour } key gone
escape_plan-told-idle = out of time
escape_plan-told-disc_spent = with a disc
escape_plan-told-car = stolen car
escape_plan-told-used = using { $things }
escape_plan-told-avoided = { $count ->
    [one] 1 officer avoided
   *[other] { $count } officers avoided
} ({ $things })
escape_plan-told-lost = { $things } lost
escape_plan-told-costa = { $cost } to Lt. Costa
escape_plan-told-handcuffs = { $count ->
    [one] handcuffs
   *[other] { $count } pairs of handcuffs
}
escape_plan-told-healed = { $count ->
    [one] 1 healed
   *[other] { $count } healed
}
escape_plan-told-gained = { $amount } stash
escape_plan-told-income = { $amount } income
escape_plan-told-nothing_there = nothing there
escape_plan-told-dismissed = { $box } for { $what }
escape_plan-told-hired = { escape_plan-has-members }
escape_plan-told-bought_can = { escape_plan-thing-can }
escape_plan-told-took_contact = { $what }
escape_plan-told-took_fixer = { $what }
escape_plan-told-equipped = { $what }
escape_plan-told-took_key = { $colour } key
escape_plan-told-marked = control marker
escape_plan-told-handed_back = { $what } handed back
escape_plan-told-opened = { $colour } locker
escape_plan-told-looks = exit tile
escape_plan-told-kept = { $box } ({ $value })
escape_plan-told-unlocked-free = { $asset } unlocked
escape_plan-told-opens = { $what } forced open
escape_plan-told-officer_moved = { $kind } { $start } → { $end }
escape_plan-told-officer_removed = { $kind } gone from { $tile }
escape_plan-told-hacked = next patrol cards: { $cards }
escape_plan-told-got_disc = disc
escape_plan-told-disc_lost = third disc lost
escape_plan-told-closed_business = { $place } closes
escape_plan-told-toll = { $who } gets { $amount }
    .who = you get { $amount }
escape_plan-told-spent = { $amount } spent
escape_plan-told-escaped = { $players ->
    [1] out of the city
   *[other] { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } to get out
}
escape_plan-told-arrested = arrested, out of the game
escape_plan-told-left = { $who } leaves the game, which counts as an arrest
    .who = you leave the game, which counts as an arrest

## Great moments

escape_plan-scene-escaped = { $who } is out of the city
escape_plan-scene-escaped-how = Day 3, { $part }: by exit { $exit }{ $players ->
    [1] {""}
   *[other] , { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } to get out
}, for { $cost }.
escape_plan-scene-escaped-state = With { $facts }.
escape_plan-scene-escaped-money = How much money that was stays secret until the end.
escape_plan-scene-inside = Still in the city: { $names }.
escape_plan-scene-nobody = Nobody is left in the city.
escape_plan-scene-next = Leaving costs { $cost } now.
escape_plan-scene-arrested = { $who } is arrested
escape_plan-scene-arrested-how = Day { $day }, { $part }: the wound from { $officer } on { $tile } was one too many. Five pairs of handcuffs are all that one can wear.
escape_plan-scene-arrested-lost = Pocket, stash and all else are lost; contacts go to the discards, Equipment to the store.
escape_plan-scene-handcuffed = { $who } wears five pairs of handcuffs
escape_plan-scene-handcuffed-how = One wound too many, from { $officer } on { $tile }. Every contact slot is covered now.
escape_plan-scene-handcuffed-next = { $wounds ->
    [one] The next wound means arrest
   *[other] { $wounds } more wounds mean arrest
}; each of the five costs $10k at the end.
escape_plan-scene-closed = Exit { $exit } is closed
escape_plan-scene-closed-how = Both its patrol cards have turned up. { $left ->
    [one] There is 1 tile, { $worth }
   *[other] There are { $left } tiles, { $worth }
}: whoever visits it { $drawn ->
    [0] keeps one, and the first to come has the best choice
   *[other] draws { $drawn } and keeps the better
}.
escape_plan-scene-closed-at = The exit is on { $tile }.
escape_plan-scene-closed-later = Its tile is not in the city yet.
escape_plan-scene-closed-other = Of exits { $exits } one will close as well; the other is the way out.
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
escape_plan-says-bold-glad-3 = Through the front door. It is quicker.
escape_plan-says-bold-sorry-1 = Fine, but film my good side.
escape_plan-says-bold-sorry-2 = I would take that corner just the same again.
escape_plan-says-bold-sorry-3 = Handcuffs? I have watches that are heavier.
escape_plan-says-careful-glad-1 = Gloves on, receipts burnt, goodbye.
escape_plan-says-careful-glad-2 = I looked left, right, and left again.
escape_plan-says-careful-glad-3 = Nobody saw me. I counted twice.
escape_plan-says-careful-sorry-1 = I had a list. This was not on it.
escape_plan-says-careful-sorry-2 = Not a word until I have read the small print.
escape_plan-says-careful-sorry-3 = I should never have left the house without a hat.
escape_plan-says-spiteful-glad-1 = Lovely city. You can have it.
escape_plan-says-spiteful-glad-2 = I left the police your address.
escape_plan-says-spiteful-glad-3 = Wave to the helicopter. It is looking for you.
escape_plan-says-spiteful-sorry-1 = There is room for two in my cell. You will see.
escape_plan-says-spiteful-sorry-2 = Officer, have you looked in their lockers yet?
escape_plan-says-spiteful-sorry-3 = I saw who drove past and waved.
escape_plan-says-talkative-glad-1 = So I told the driver: please follow nobody at all!
escape_plan-says-talkative-glad-2 = I will send postcards! Who wants the one with the palm tree?
escape_plan-says-talkative-glad-3 = My cousin has a boat. Did I mention the boat?
escape_plan-says-talkative-glad-4 = Hello? I am in a tunnel! Hello? How are things over there?
escape_plan-says-talkative-glad-5 = The whole story? It begins with a wig and a goose.
escape_plan-says-talkative-sorry-1 = One call? Could it be eleven?
escape_plan-says-talkative-sorry-2 = I said nothing! I only explained why I said nothing.
escape_plan-says-talkative-sorry-3 = Nice handcuffs. Where do you get yours?
escape_plan-says-talkative-sorry-4 = The sergeant is charming. He writes down every word!
escape_plan-says-talkative-sorry-5 = I only stopped to ask the way. Well, and to chat.

## What speaks for a move, in an advice: at most 90 letters

escape_plan-gain-money = Above all, it leaves you richer in the end.
escape_plan-gain-plan = Above all, it keeps the best places on your plan card within reach.
escape_plan-gain-cash = Above all, it leaves you more cash to spend.
escape_plan-gain-means = Above all, it makes the most of your contacts, gear and discs.
escape_plan-gain-health = Above all, it spares you wounds.
escape_plan-gain-keys = Above all, it opens the better lockers with your keys.
escape_plan-gain-exit = Above all, it keeps you close to the exit.
escape_plan-gain-arrest = Above all, it keeps you out of handcuffs for good.
escape_plan-why-escape = You get out with { $amount }; whoever is still in the city at the end has nothing.
escape_plan-why-escape-first = You get out with { $amount }, and the next one to leave pays { $most }.
escape_plan-why-exit = One of its tiles will be yours, { $amount } to { $most }; { $count ->
    [one] 1 is left
   *[other] { $count } are left
}.
escape_plan-why-clinic = It heals up to { $count } wounds, and each costs { $each } at the end.
escape_plan-why-church = Less notoriety is worth { $amount } more at the end.
escape_plan-why-church-wanted = The police come to the most wanted, and you are one of them.
escape_plan-why-gang = A gang member avoids all officers on a tile, whenever you need it.
escape_plan-why-store = It has Equipment and a gas can for what lies ahead.
escape_plan-why-store-locker = You have the key to a locker there, which may hold up to { $most }.
escape_plan-why-place = Your plan card pays { $amount } for it, which counts at the end.
escape_plan-why-place-income = Your plan card pays your income of { $amount } there, to spend at once.
escape_plan-why-place-disc = Your plan card pays { $amount } there, and the visit brings you a disc.
escape_plan-why-place-last = It is its last free space, and your plan card pays { $amount } for it.
escape_plan-why-place-key = Your plan card pays { $amount } there, and there is a key to take.
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
    [one] One card that you have used is
   *[other] { $count } cards that you have used are
} ready again.
escape_plan-why-rest-aid = { $count ->
    [one] A used card is
   *[other] { $count } used cards are
} ready again, and First Aid too.
escape_plan-why-rest-only = First Aid is ready again, and you face nobody.
escape_plan-why-pass = You face nobody as long as you stay.
escape_plan-why-pass-watched = If you left now you would face { $count ->
    [one] one officer
   *[other] { $count } officers
}; if you stay, nobody.
escape_plan-why-spend = It is one more action today, and { $count ->
    [one] a place
   *[other] { $count } places
} in the city still { $count ->
    [one] pays
   *[other] pay
} you.
escape_plan-why-spend-full = You hold two discs, and there is no room for a third.
escape_plan-why-spend-out = The open exit is { $count ->
    [one] one action
   *[other] { $count } actions
} away, and the day is ending.
escape_plan-why-spend-last = It is one more action today: at the end a disc is worth nothing.
escape_plan-why-hold = A disc keeps: it gives you an action on any later night.
escape_plan-why-hold-last = If you stay you face nobody and take no wound.
escape_plan-why-take = It costs { $amount } at the end; what you can use stays for later.
escape_plan-why-take-handcuffs = They cover a contact slot, but what you can use stays for later.
escape_plan-why-take-pay = { $amount } for Costa, and neither wound nor handcuffs.
escape_plan-why-take-arrest = Nothing that you have helps against it.
escape_plan-why-avoid = It saves you { $count ->
    [one] a wound
   *[other] { $count } wounds
}, which is { $amount } at the end.
escape_plan-why-avoid-handcuffs = It saves you { $count ->
    [one] handcuffs and the contact slot that they
   *[other] { $count } pairs of handcuffs and the contact slots that they
} cover.
escape_plan-why-avoid-pay = It saves you the { $amount } that Costa takes.
escape_plan-why-avoid-arrest = Otherwise you are arrested, and the game is over for you.
escape_plan-why-finish = What you have not used stays ready for later.
escape_plan-why-done = You keep what is in your pocket.
escape_plan-why-place-tile = { $place }, { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} from where you stand.
escape_plan-why-place-tile-far = { $officers ->
    [0] It joins the city
    [one] Its officer stands
   *[other] Its { $officers } officers stand
} { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} from you.
escape_plan-why-house = Your plan card pays { $amount } for it, { $count ->
    [0] where you stand now
    [one] 1 tile away from you
   *[other] { $count } tiles away from you
}.
escape_plan-why-house-income = Your plan card pays income for it, { $count ->
    [0] where you stand now
    [one] 1 tile away from you
   *[other] { $count } tiles away from you
}.
escape_plan-why-send-off = It is no longer on the tile you must leave.
escape_plan-why-send-rival = { $who } has to get past it now.
escape_plan-why-send-here = It had to go somewhere, and now you know whom to avoid.
escape_plan-why-send-away = It stands farther from you than before.
escape_plan-why-send-empty = It stands where neither you nor anybody else has to leave from.
escape_plan-why-unlock = Once used it is worth { $amount } at the end.
escape_plan-why-unlock-contact = It frees a contact slot: with a contact in it, { $most } at the end.
escape_plan-why-unlock-item = It frees an item slot, for a locker or a piece of Equipment.
escape_plan-why-keep_money = Leaving costs up to { $most } on the last day, and you have { $amount }.
escape_plan-why-red = A contact in a free slot counts at the end; the empty slot does not.
escape_plan-why-red-full = A new contact is ready at once.
escape_plan-why-contact = It is ready at once, and you need it more than the other.
escape_plan-why-contact-slot = Any contact in that slot is worth { $amount } at the end.
escape_plan-why-contact-instead = The old one is used up, and this one is ready.
escape_plan-why-decline = You keep the contacts that you have.
escape_plan-why-cover = Of the slots that can be covered this one is worth least: { $amount } at the end.
escape_plan-why-cover-other = You keep what is in the other slots.
escape_plan-why-keep = It is worth { $amount } at the end, and nobody else knows.
escape_plan-why-keep-rat = There is nothing better to keep.
escape_plan-why-key = Its lockers hold up to { $most } and ask for { $contacts ->
    [one] one contact
   *[other] { $contacts } contacts
}{ $level ->
    [0] {""}
   *[other] {" "}and notoriety { $level }
}.
escape_plan-why-key-ready = Its lockers hold up to { $most }, and you meet what they ask.
escape_plan-why-fixer = For { $amount } you can use it once, whenever it helps most.
escape_plan-why-fixer-free = You can use it once, free, whenever it helps most.
escape_plan-why-hire = A gang member avoids all officers on a tile, or gives 2 points.
escape_plan-why-hire-marker = Your marker there is worth { $amount } at the end, and others pay you { $each } a member.
escape_plan-why-hire-toll = With your marker there others pay you { $each } a member.
escape_plan-why-pray = If others are more notorious than you, the police go to them.
escape_plan-why-pray-none = Lockers and rewards ask for notoriety, and yours costs no more than before.
escape_plan-why-equip = { $count ->
    [0] It is ready for officers that may come
    [one] It avoids one officer in the city, and others that may come
   *[other] It avoids any one of { $count } officers in the city
}.
escape_plan-why-hand_back = It makes room for a piece that is ready.
escape_plan-why-buy_can = It is 2 more points, for the day when the way is too long.
escape_plan-why-locker = You see two of its tiles and the better is yours, up to { $most }.
escape_plan-why-use-disc = It brings a disc: one more action at Night or at Dawn.
escape_plan-why-use-heal = One wound less is worth { $each } more at the end.
escape_plan-why-use-heal-full = The next wound would bring handcuffs.
escape_plan-why-use-income = It pays your income of { $amount } once more.
escape_plan-why-use-fame = Lockers and rewards ask for notoriety.
escape_plan-why-use-fame-reward = With one more notoriety you get a reward.
escape_plan-why-use-refresh = { $count ->
    [one] One card that you have used is
   *[other] { $count } cards that you have used are
} ready again.
escape_plan-why-use-contact = A contact is ready at once, and counts at the end.
escape_plan-why-use-hack = It shows the next patrol cards, which decide where the way out is.
escape_plan-why-use-points = { $count ->
    [one] 1 more point
   *[other] { $count } more points
}, and places farther off are in reach.
escape_plan-why-use-fly = A flight passes over whoever stands in the way.
escape_plan-why-use-fast = One more point, and on one tile nobody can stop you.
escape_plan-why-use-car = 1 more point, and places farther off are in reach.
escape_plan-why-use-remove = It goes off the board for good.
escape_plan-why-use-remove-here = It stands where you have to leave from, and is gone for good.
escape_plan-why-use-open = Your plan card pays { $amount } there, and nobody else can get in.
escape_plan-why-use-open-income = Your plan card pays your income there, and nobody else can get in.

## Who one is and what wins; what is explained once, when it is met

escape_plan-aim-you = { $players ->
    [1] Get out rich
   *[other] Get out richer than the others
} { $day ->
    [3] today
   *[other] on day 3
} by { $exit ->
    [0] the exit that stays open
   *[other] exit { $exit }
}.
escape_plan-aim-everybody = { $players ->
    [1] Whoever gets out by
   *[other] The richest of those who get out by
} { $exit ->
    [0] the one open exit
   *[other] exit { $exit }
}{ $day ->
    [3] {" "}today
   *[other] {" "}on day 3
} wins; whoever stays in town has nothing.
escape_plan-aim-escaped = You are out of the city{ $players ->
    [1] {" "}with your loot.
   *[other] {" "}with your loot: you win unless somebody gets out richer.
}
escape_plan-aim-arrested = You are arrested: the others play on without you.
escape_plan-coach-legend = F, C and S are officers, ★ is the most wanted. H is a helipad, and white squares in a place are free spaces. Below the city: exits, and what leaving costs.
escape_plan-coach-place = Put a tile that pays you close to your pawn: you get there first. Edges of the same land are cheaper to cross.
escape_plan-coach-exits = An exit with two patrol cards is closed and holds tiles with money. Two of the three close; the third is the way out on day 3.
escape_plan-coach-house = Your secret plan card says what each place brings you once: an amount for your stash, or $, which is your present income, to spend.
escape_plan-coach-income = Income is $1k for each cube left on your track. Every business or Safe House that you visit takes a cube away.
escape_plan-coach-unlock = An unlocked asset can be used once, for its price, and the slot that it locked is free. At notoriety 1 or 2 you may unlock one a day.
escape_plan-coach-move = You have 3 points: 1 to another land of the tile or over an edge of the same land, 2 over an edge that differs. You stop at a place.
escape_plan-coach-officers = You face every officer on the tiles that you leave, and none where you arrive. You choose how to avoid them after leaving.
escape_plan-coach-send = The police come closer to the most notorious, one officer after each action. Send one where a rival has to leave, or away from you.
escape_plan-coach-spend = An action at Night or at Dawn costs a disc. You can hold two, and they keep until another day.
escape_plan-coach-cover = Handcuffs cover an empty slot first, then one with a contact, which you lose, then one with an asset. They never come off.
escape_plan-coach-blue = Rising to notoriety 3, 5 or 7 brings a reward: unlock an asset, which frees its slot, or take a contact.
escape_plan-coach-contact = A contact works once for its price, then lies face-down until you rest. You may always decline.
escape_plan-coach-slots = 10 to 30 on a contact slot is what it scores at the end with a contact in it, in thousands. A locked slot is freed with its asset.
escape_plan-coach-avoid = Avoid this officer, or take a wound. A piece of Equipment avoids one officer; “all on one tile” avoids everybody you left there.
escape_plan-coach-key = A key opens a locker of its colour in a store: green at once, yellow with 2 contacts, red with 3 contacts and notoriety 3.
escape_plan-coach-fixer = A Fixer takes no slot: it helps once, for its price, whenever you like, and is gone.
escape_plan-coach-hire = A gang member helps once: avoids all officers on a tile, gives 2 points, or moves an officer. Hiring adds 1 notoriety.
escape_plan-coach-marker = Where your control marker lies you face nobody when you leave, others pay you $1k for each member they hire, and it may score at the end.
escape_plan-coach-equip = Equipment is free to take and needs an item slot. You pay its price each time it avoids an officer; resting makes it ready again.
escape_plan-coach-locker = A locker shows two tiles, and the better is yours. Two of five are rats, worth nothing, so come early. Opening adds 1 notoriety.
escape_plan-coach-buy_can = A gas can gives 2 more points for one move.
escape_plan-coach-pray = Notoriety from 3 up costs money at the end and draws the police; but lockers and rewards ask for it.
escape_plan-coach-keep = You keep one of these tiles in secret, and it counts at the end.
escape_plan-coach-finish = What you do not use now is still yours later. A disc is of use only at Night and Dawn.
escape_plan-coach-handcuffs = With three wounds the next brings handcuffs and heals one. Each pair covers a contact slot and costs $10k; a sixth is an arrest.
escape_plan-coach-wound = Each wound costs $10k at the end. First Aid, clinics and some cards heal; the fourth brings handcuffs.
escape_plan-coach-wanted = ★ means that nobody is more notorious than you: the police come your way. A church lowers notoriety by up to 2.
escape_plan-coach-rest = Once a day you may rest: your contacts, Equipment and First Aid are ready again, and you face nobody, since you stay.
escape_plan-coach-subway = A way by subway takes 1 point and $1k from any station to any other. You face only the officers on the tile where you get on.
escape_plan-coach-helipad = From an H the Helicopter or the Pilot takes you 1 or 2 tiles away for 1 point, over whoever stands between.
escape_plan-coach-use = What gives points is used before you move, most other things at any step. Each works once, for its price.
escape_plan-coach-car = A stolen car gives you 1 more point for this move, and 1 more notoriety.
escape_plan-coach-leaving = The prices of leaving: the first one out on day 3 pays the least, the next one more. Keep that much in your pocket.
escape_plan-coach-order = Turns go by notoriety, highest first. Players who are equal swap their order from one day to the next.
escape_plan-coach-closed = A business whose spaces are all taken is closed. The Master Key or a Locksmith opens it once more.
escape_plan-coach-sandra = Inspector Sandra is on your tile: when you leave she is one officer more, of any kind you like.
escape_plan-coach-costa = Lt. Costa is on your tile: unless you avoid him he takes $3k when you leave, or wounds you twice.
escape_plan-peril-late = After this you have { $left ->
    [0] no action left
    [one] 1 action left
   *[other] { $left } actions left
}, and the way to exit { $exit } takes { $actions ->
    [one] at least 1.
   *[other] at least { $actions }.
} If you are in the city at the end of the day you are arrested and score nothing. Head for the exit now.
escape_plan-peril-wounds = This way costs you { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} beside the { $had } you have. A wound when you have 3 means handcuffs: a contact slot lost for good, and the sixth pair is your arrest. There is more to be had for less.
escape_plan-peril-idle = You have { $left ->
    [one] 1 action
   *[other] { $left } actions
} left on day { $day }, and this one brings you nothing. Others fill the places that would pay you. Go where there is money.

## The lesson: the first day

escape_plan-lesson-end = Out, and the richest! Stash, slots and exit tiles count; wounds, handcuffs and notoriety cost. Anyone still in town after day 3 has nothing.
escape_plan-lesson-plan = Your plan card
    .what = You've laid tile A2 next to the Clinic, where all three of you start. Which business of your plan card do you open on it?
    .why = It's secret, and pays once for each place: Casino $100k and Bar $80k for your stash, Nightclub money to spend.
escape_plan-lesson-go = Morning
    .what = The city is built. You have 3 points for a move. Where do you go?
    .why = C on your tile is a County officer. Officers hit you when you leave their tile, not when you arrive: one wound. Places have few spaces.
escape_plan-lesson-contact = A contact
    .what = $100k! A business also has a contact: the Boxer, who gets you past all officers on one tile for $3k. Which slot do you give him?
    .why = At the end a filled slot is worth what it says, whoever is in it.
escape_plan-lesson-police = The police
    .what = After your action you move one officer closer to the most wanted, never to you. { $name1 } is on A3. Which officer?
    .why = Next you want to go to A1, and on from there.
escape_plan-lesson-leaving = Afternoon
    .what = Your SWAT officer hit { $name1 }. First Aid healed your wound. Three officers are on your tile. Where do you go?
    .why = The Nightclub pays you $8k to spend. A church lowers notoriety, and yours is only 1.
escape_plan-lesson-avoid = Three officers
    .what = All three want to hit you. What do you do?
    .why = A wound costs $10k at the end. A fourth gets you handcuffed: you lose a contact slot for good.
escape_plan-lesson-group = Evening
    .what = The Banker fills your last free slot, and the Boxer has to rest. Two officers are on your tile. Where do you go?
    .why = The Bar pays $80k and has one space left. Casino, Nightclub and Bar make a group: a disc for one more action.
escape_plan-lesson-reward = A reward
    .what = $80k and a disc! Your notoriety is 3 now, which brings a reward. Unlock *Heal*, which blocks your $30k slot.
    .why = At 3, 5 and 7 you unlock an asset or take a contact. But now you're the most wanted.
escape_plan-lesson-rest = Night
    .what = The Nurse fills the $30k slot. You have discs for Night and Dawn, and three officers on your tile. What first?
    .why = Exit 2 is closed, and pays the next to come $80k to $120k. It's one point away.
escape_plan-lesson-exit = Day 3
    .what = Two days on, you have $680k. Exit 1 is the only way out, and { $name1 } has taken it. Three officers are on your tile. Leave now, or rest and leave at Night?
    .why = After a rest, First Aid and the Nurse can help. But each player who leaves makes the exit dearer, and { $name2 } is coming.
escape_plan-lesson-answer-less = The Nightclub pays a little money to spend. Your card pays much more for another place.
escape_plan-lesson-answer-less_bar = $80k is good. But what's near you, you reach first: open the best place of your card.
escape_plan-lesson-answer-nightclub = $9k to spend, for the same wound. The Casino pays $100k, and it has one space left.
escape_plan-lesson-answer-bar = $80k, for the same wound. The Casino pays $100k, and it has one space left.
escape_plan-lesson-answer-same-wound = The same wound for less: the Casino pays $100k, and its last space may soon be gone.
escape_plan-lesson-answer-staying = No wound, but one of only three actions today, and places fill up.
escape_plan-lesson-answer-early = You can use it, but nothing needs it yet: the Casino is within your 3 points.
escape_plan-lesson-answer-cheap = He helps you there as well. But that slot is worth $10k at the end, the other one $15k.
escape_plan-lesson-answer-other = Any contact is worth the same there. But three officers are on your tile, and the Boxer gets you past them all.
escape_plan-lesson-answer-decline = You needn't take anyone. But an empty slot is worth nothing.
escape_plan-lesson-answer-ahead = Then that officer waits where you're going, and you'll have to leave from there.
escape_plan-lesson-answer-officer = You may. But one of them can leave your way and hit { $name1 } as well.
escape_plan-lesson-answer-detour = You'd pass the same officers or more, and the Boxer gets you past those of one tile only.
escape_plan-lesson-answer-church = That's for later, with more notoriety. The Nightclub on the same tile pays.
escape_plan-lesson-answer-idle = Nobody hits you, but a part of the day goes by without money.
escape_plan-lesson-answer-spent = That helps, but it isn't what you need first.
escape_plan-lesson-answer-three = Three wounds at once, $30k at the end. The Boxer takes $3k.
escape_plan-lesson-answer-calm = An easy way, and less notoriety. But the last space in the Bar may go.
escape_plan-lesson-answer-early-exit = Good money for the same two wounds. But an exit can wait for Dawn, and the last space in the Bar can't.
escape_plan-lesson-answer-unpaid = The same officers or more, and no group.
escape_plan-lesson-answer-tempting = That gets the Boxer back. But { $name1 } or { $name2 } may take the last space in the Bar.
escape_plan-lesson-answer-later = You can use it now, or keep it for when you need it more.
escape_plan-lesson-answer-unlocked = That frees a slot, too, but none worth $30k.
escape_plan-lesson-answer-red = A contact needs a free slot. Unlocking an asset frees one, and then you may take a contact anyway.
escape_plan-lesson-answer-clinic = It heals you. But then the Boxer is still used up when you leave at Dawn.
escape_plan-lesson-answer-unready = Three officers would hit you, and the Boxer can't help before he has rested.
escape_plan-lesson-answer-pass = Nobody hits you. But resting does that, too, and brings the Boxer back.

## The end of a game

escape_plan-story-lost = The turning point: { $who } had { $lost }, more than { $winner } took away, and did not get out.
escape_plan-story-margin = What decided it: { $winner } was { $margin } ahead of { $second }, with { $more } more in { $term }.
escape_plan-story-bold = The boldest move: { $who } on day { $day }, { $part }, past { $officers } officers to { $place }{ $wounds ->
    [0] , unharmed
    [one] , with 1 wound
   *[other] , with { $wounds } wounds
}{ $some ->
    [yes] , for { $gained }
   *[no] {""}
}.
escape_plan-story-rich = The best catch: { $who } on day { $day }, { $part }: { $gained } at { $place }{ $officers ->
    [0] , with nobody in the way
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
escape_plan-story-last = The last one out: { $who }, on day 3, { $part }, from { $tile }.
escape_plan-story-rat = { $who } opened a locker on day { $day } and kept a rat.
escape_plan-doubt-richer = On leaving the city, { $who } would have put the chance that { $rival } was richer at { $percent }%; { $rival } ended with { $amount }.
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
    [one] . Others had sent one of them
   *[other] . Others had sent { $sent } of them
}.
escape_plan-fate-escaped = { $who }: { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} to get out, with { $amount }, { $short } behind.
escape_plan-fate-caught = { $who }: caught at { $place }; { $amount } lost.
escape_plan-fate-arrested = { $who }: arrested before the end; { $amount } of loot and all else lost.
escape_plan-revealed-arrested = arrested: all lost, { $amount } of it in the stash
escape_plan-revealed-pocket = pocket { $amount }
escape_plan-revealed-stash = stash { $amount }
escape_plan-revealed-lockers = lockers { $told }
escape_plan-revealed-exits = exit tiles { $told }
escape_plan-revealed-left = Left behind, in thousands: { $told }.

## Refusals

escape_plan-refuse-cash = That costs { $cost }: you are { $missing } short.
escape_plan-refuse-rested = You have rested today already; you may rest once a day.
escape_plan-refuse-face_down = You have used that. Contacts and Equipment are ready again after a rest; assets stay used.
escape_plan-refuse-not_in_this_step = Not in this step: what gives points is used before you move, what avoids officers when you face them.
escape_plan-refuse-no_effect = That would change nothing now.
escape_plan-refuse-other_officer = That piece of Equipment does not help against this officer.
escape_plan-refuse-stay = You are there already: choose another place, or rest.
escape_plan-refuse-closed_business = That business is closed, or there is none on that tile yet. A Master Key or a Locksmith opens a closed one.
escape_plan-refuse-closed_exit = That exit has not closed, and it is not the one that is open on day 3.
escape_plan-refuse-exit_cost = Leaving costs { $cost } now: you are { $missing } short.
escape_plan-refuse-too_far = That is farther than your { $points } points and your money take you.
escape_plan-refuse-cans = You hold { $most } gas cans; there is no room for more.
escape_plan-refuse-empty_lockers = No { $colour } locker is left.
escape_plan-refuse-no_key = You have no { $colour } key. There are keys at the Safe Houses.
escape_plan-refuse-locker_condition = A { $colour } locker asks for { $contacts } contacts in your slots and notoriety { $notoriety }.
escape_plan-refuse-no_room = Every item slot holds a locker or a locked asset.
escape_plan-refuse-occupied = There is a tile on that hex already.
escape_plan-refuse-two_neighbours = A tile must lie beside at least two tiles of the city.
escape_plan-refuse-no_match = At least one edge must touch an edge of the same land: turn the tile, or choose another hex.
escape_plan-refuse-other_house = That one is in the city already, or does not belong on this tile.
escape_plan-refuse-not_locked = That asset is not locked.
escape_plan-refuse-not_closer = The officer must go to a neighbouring tile and come closer to one of the most wanted.
escape_plan-refuse-not_adjacent = A gang member moves an officer to a neighbouring tile, no farther.
escape_plan-refuse-same_officer = An officer of that type is there already.
escape_plan-refuse-no_officer = There is no officer of that type there.
escape_plan-refuse-open_business = It only opens a closed business that you can reach and have not visited.
escape_plan-refuse-nothing_to_open = There is nothing to open: before you move it opens a closed business that you can reach and have not visited, at a store a locker.
escape_plan-refuse-no_flight = A flight would take you nowhere new: you need a helipad within reach, a point left for the flight, and a place beyond.
escape_plan-refuse-no_contact = There is no contact to take, or no slot for one. Unlocking an asset frees a slot.
escape_plan-refuse-discs = You hold two discs; there is no room for a third.
escape_plan-refuse-car = You can steal one car in an action, and none at notoriety 8.
escape_plan-refuse-two_pieces = You may take two pieces of Equipment in a visit.
escape_plan-refuse-no_free_slot = You have no free item slot: hand back a piece of Equipment first.
escape_plan-refuse-sold_out = The store has none left.
escape_plan-refuse-one_can = You may buy one gas can in a visit.
escape_plan-refuse-no_cans = The store has no gas can left.
escape_plan-refuse-no_members = There are not that many gang members here.
escape_plan-refuse-members = You can hold { $most } gang members.
escape_plan-refuse-not_here = There is none of that here, or you have taken one already.
escape_plan-refuse-slot = A contact goes to a free slot or in place of another contact.
escape_plan-refuse-other_slot = Handcuffs cover an empty slot first, then one with a contact, then one with a locked asset.

## What there is nothing to do with, when asked why not

escape_plan-aimless-avoid = Nothing that you have avoids this officer, or you cannot pay for it.
escape_plan-aimless-equip = You have taken two pieces here, no item slot is free, or the store has none left.
escape_plan-aimless-fixer = No Fixer is left, or you have taken yours here.
escape_plan-aimless-hand_back = You hold no Equipment that you could hand back.
escape_plan-aimless-keep = There are no hidden tiles before you to choose from.
escape_plan-aimless-key = No key is left here, or you have taken yours.
escape_plan-aimless-locker = You have no key to a locker that you may open: yellow asks for 2 contacts, red for 3 and notoriety 3.
escape_plan-aimless-rest = You rest instead of moving. Once you have set out it is too late.
escape_plan-aimless-use = Nothing that you have would help at this moment, or you cannot pay for it.

## Endings

escape_plan-ending-escaped = { $names } escaped with { $amount }, more than anybody else.
escape_plan-ending-escaped-won = You escaped with { $amount } and win!
escape_plan-ending-escaped-lost = { $names } escaped with { $amount } and wins.
escape_plan-ending-escaped-alone = { $names } escaped with { $amount }: { $grade }.
escape_plan-ending-escaped-alone-won = You escaped with { $amount }: { $grade }!
escape_plan-ending-escaped-alone-lost = { $names } escaped with { $amount }: { $grade }.
escape_plan-ending-caught = Nobody escaped: the police win.
escape_plan-ending-caught-won = Nobody escaped: the police win.
escape_plan-ending-caught-lost = Nobody escaped: the police win.
escape_plan-ending-caught-alone = Caught: nobody got out of the city.
escape_plan-ending-caught-alone-won = Caught: nobody got out of the city.
escape_plan-ending-caught-alone-lost = Caught: you did not get out of the city.
escape_plan-ending-called = { $many ->
    [0] Everybody agreed that it was over: nobody wins.
    [one] Everybody agreed that it was over: { $names } wins.
   *[other] Everybody agreed that it was over: { $names } win.
}
escape_plan-ending-called-won = You win! Everybody agreed that it was over.
escape_plan-ending-called-lost = { $many ->
    [0] Everybody agreed that it was over: nobody wins.
    [one] Everybody agreed that it was over: { $names } wins.
   *[other] Everybody agreed that it was over: { $names } win.
}
escape_plan-grade-0 = small fry
escape_plan-grade-1 = a getaway
escape_plan-grade-2 = a professional
escape_plan-grade-3 = a mastermind
escape_plan-grade-4 = a legend

## The rules on a page

escape_plan-rules =
    • **Aim.** Gather money for three days and leave the city by the one exit that is open on day 3. Whoever is still there at the end is arrested and has nothing. The most money wins.

    • **A day.** Income (days 2 and 3), patrol cards, four tiles, order of turns (most notorious first, equal players swap), five parts. Prices and tables that are not public are reconstructed, in four versions (*Rule set*).

    • **Income.** $1k for each cube left on your track. With notoriety 1 or 2 you may then unlock an asset for $3k.

    • **Patrol cards.** Two a day, one on day 3. An exit with two cards is closed; in the end one of three is open.

    • **City.** Each tile lies beside two others at least, with a matching edge. Its officers come with it.

    • **Parts.** Morning, Afternoon and Evening give you an action each; Night and Dawn only for an Extra Action disc (you can hold two).

    • **Action.** Move, rest (once a day: contacts, Equipment and First Aid are ready again) or pass. Each thing works once, for its price.

    • **Move.** 3 points: 1 to another land of the tile or over a matching edge, 2 over one that differs. Subway: 1 and $1k. You must end at a place.

    • **Officers.** You face all on each tile that you leave, none where you arrive. Equipment avoids one; some cards, a gang member and your control marker avoid everybody on a tile. Otherwise each wounds you. The fourth wound is handcuffs, which cover a contact slot; a sixth pair is an arrest.

    • **Places.** Business: what your plan card says, for your stash, or $, your income at once; 1 notoriety; a contact if you like; a full one closes. Safe House: a key and a Fixer instead of notoriety. Three of a group bring a disc. Gang: hire for $2k. Store: Equipment, a gas can, lockers. Clinic: heals 2. Church: 2 notoriety less. Closed exit: draw two tiles, keep the better (*first draft*: choose among all).

    • **Lockers.** Green takes its key; yellow 2 contacts as well; red 3 contacts and notoriety 3. See two tiles, keep the better (*first draft*: choose).

    • **Notoriety.** Rising to 3, 5 and 7 brings an asset or a contact. At the end 3 or 4 cost $10k, 5 or 6 $25k, 7 or 8 $50k.

    • **Police.** After every action an officer moves closer to one of the most notorious; a player chooses which (not with *Police by themselves*).

    • **Inspectors.** With two players Sandra; alone Lt. Costa as well, who takes $3k or wounds you twice.

    • **Score.** Pocket, stash, lockers, exit tiles, contact slots (10 to 30), 10 for each used asset, control markers and gang members (*by number of players* and *costly exits* $35k and $5k, *balanced* $25k and $5k, *first draft* nothing); minus 10 for each wound and each pair of handcuffs, minus notoriety.

    • **Time.** When it is up you rest or pass; from Evening of day 3 you leave if you can.

## The book of rules

escape_plan-book-aim = What you play for
    .text =
        The robbery is done and its money lies all over the city. You have three days to gather it.
        Money in your *pocket* can be spent. Your *stash* is put away in secret and counts at the end only.
        On day 3 one exit is open. Whoever leaves by it keeps everything; whoever is still in town after Dawn is arrested and has nothing. The richest who got out wins. Alone you win by getting out, with a grade for what you took.
        Everything you do makes you notorious, and the police come to the most notorious.
    .example = In the picture the yellow stars show who is most wanted: two players with notoriety 2. The exit with bars is closed; which of the other two opens is not known yet.
    .ruling = Only those who got out are counted: 600 in the city are worth less than 300 outside. A tie goes to the fuller pocket, then to the earlier exit (§3.11).
escape_plan-book-turn = A day and its parts
    .text =
        A day: *income* (not on day 1), *patrol cards*, four new *tiles*, the *order of turns*, then the parts.
        Morning, Afternoon and Evening give everybody one action: move, rest or pass.
        Night and Dawn give one only for an Extra Action disc. You hold two at most, and they keep for another day.
        You get discs for three businesses of a group (Casino, Nightclub, Bar or Gym, Cinema, Restaurant), for all three Safe Houses, and from some cards.
        Income is $1k for each cube on your track: $9k at first, $1k less for each place you have visited.
        Turns go by notoriety, highest first; players who are equal swap their order.
    .example = On day 1 everybody has notoriety 0, so whoever placed the first tile acts last. At Night, in the picture, you are the only one with discs.
    .ruling = A disc that you keep at Night may be spent at Dawn. A part in which nobody has one is skipped, except for Inspectors (§3.5, §3.9).
escape_plan-book-city = Building the city
    .text =
        Each day four tiles are placed, one player after the other, in the order of the day before.
        A tile goes beside at least two tiles of the city, and at least one of its edges must touch an edge of the same land.
        Officers lie on it already and come with it. A headquarters gets two gang members.
        On a tile with a $ you choose which business stands there, on a tile with a house which Safe House.
        So look at your plan card: put what pays you close to you, and see that the edges match.
    .example = In the picture A2 has been placed, and with it come County and SWAT. The card pays $100k for the Casino and $80k for the Bar, so you put the Casino here.
    .ruling = What the tiles look like is reconstructed (§4.1). If a tile could not match anywhere, two neighbours are enough.
escape_plan-book-moving = Moving
    .text =
        A move has 3 points, and it must end at a place where you do not stand already.
        • 1 point: to another land of the same tile, or over an edge with the same land on both sides.
        • 2 points: over an edge that differs. You arrive in the land on the far side. Water counts as land.
        • Subway: 1 point and $1k from any station to any other. You face only the officers on the tile where you get on.
        • Helipad (H): with the Helicopter or the Pilot, 1 point to any land 1 or 2 tiles away.
        More points: a gas can 2, a Courier 2, a gang member 2, a stolen car 1 for 1 notoriety. What is left over is lost.
        Closed businesses cannot be entered, nor an exit that is neither closed nor open.
    .example = You stand at the Clinic, on the green land of S1. The Casino lies across an edge from green to grey: 2 points.
    .ruling = What moving costs is not public; this is ours (§3.6.1, §6 ruling 10). For each place you are offered the ways with the fewest officers, the least money and the fewest points.
escape_plan-book-officers = Officers
    .text =
        You face every officer on each tile that you leave, and nobody where you arrive. Moving within a tile, you face nobody.
        They come one after the other, and for each you may use something:
        • Equipment avoids one officer, the Make-up Artist two.
        • “All on one tile” (Boxer, Fighter, Ninja, Fast Car, Hiding Place, a gang member) avoids everybody there at once.
        • Where your control marker lies you face nobody.
        Otherwise each gives you a wound. Where nothing helps, it comes by itself.
        With two players or one, Inspector Sandra counts as an officer of any type. Alone, Lt. Costa takes $3k, or wounds you twice.
    .example = You leave A2 with Federal, County and SWAT. The Boxer takes care of all three for $3k; otherwise you would have three wounds.
    .ruling = Whom you face is fixed when you set out: an officer who is moved or removed later is still faced (§6 ruling 26).
escape_plan-book-wounds = Wounds and handcuffs
    .text =
        You can have three wounds. Each one more brings handcuffs and heals a wound, so that you have two again.
        Handcuffs cover a contact slot for good: an empty one first, then one with a contact, which you lose, then one with an asset, which is gone. You choose between slots of the same kind.
        A sixth pair of handcuffs is an arrest: you are out, and have nothing.
        At the end each wound costs $10k and each pair of handcuffs $10k.
        Healing: First Aid 1 (free, ready again after a rest), a Clinic 2, Nurse, Surgeon, First Aid Kit and the asset Heal. Handcuffs never come off.
    .example = You have two wounds (red drops). One more is only a wound; the one after brings handcuffs, and since no slot is empty they cost you the Banker or the Boxer.
    .ruling = That handcuffs cost $10k and that a sixth pair is an arrest is reconstructed (§6 rulings 7 and 8).
escape_plan-book-places = Businesses and Safe Houses
    .text =
        Your plan card has nine places. Each pays once: an amount into your stash, or $, your income of that moment, into your pocket.
        Then your highest income cube goes there: your income is $1k less.
        • *Business*: 1 notoriety more, and you may take a contact. With up to three players it has two spaces, with four or five three; when they are full it closes.
        • *Safe House*: no notoriety and no limit, but one of its keys and a Fixer.
        The third of a group (Casino, Nightclub, Bar; Gym, Cinema, Restaurant; all Safe Houses) brings a disc.
        Visiting a place again brings nothing.
    .example = ✓ is visited. The Casino paid $100k, the Nightclub $8k at once. The Bar, with a green rim, is in the city and would pay $80k; ? is still to come.
    .ruling = Income is paid before the cube leaves (§6 ruling 3). Which businesses form a group, and their spaces, is reconstructed (§4.2).
escape_plan-book-contacts = Contacts and slots
    .text =
        After visiting a business you may take one of the seven contacts on offer, or decline.
        A contact goes into a free slot, or replaces one of yours. It never moves to another slot.
        It can be used once, for its price; then it lies face-down until you rest.
        At the end a slot with a contact, face-up or not, counts 10, 15, 20, 25 or 30. The three dear slots are locked by assets at first.
        Yellow and red lockers ask how many contacts you have.
    .example = Three officers are on your tile. You take the Boxer, who avoids all of them for $3k, into the slot worth $15k.
    .ruling = Taking is free, each use is paid (§6 ruling 1). The numbers on the slots follow from two published figures (§2.2); most contacts are reconstructed (§4.5).
escape_plan-book-assets = Assets, rewards, notoriety
    .text =
        Seven assets lie on your board. Extra Action is ready; the others lock slots.
        Unlocking one frees its slot, and the asset can be used once, for $5k to $2k, the price of its space. Used, it counts $10k at the end.
        • With notoriety 1 or 2 you may unlock one in the income phase of days 2 and 3, for $3k.
        • Each time your notoriety rises to 3, 5 or 7 there is a reward: unlock one for nothing, or take a contact. Four rewards in a game.
        Notoriety: 1 for each business, for hiring, for a stolen car, for a store where you open lockers. A Church takes off 2.
        At the end 3 or 4 cost $10k, 5 or 6 $25k, 7 or 8 $50k.
    .example = Your third business made your notoriety 3. You unlocked Heal, and the slot worth $30k is free.
    .ruling = Levels, rewards and penalties are reconstructed (§3.7, §4.8). Above notoriety 2 no unlock is offered (§6 ruling 19).
escape_plan-book-using = Using things, resting, passing
    .text =
        In your own action you may use as much as you have, each thing once, for its price:
        • before you move: what gives points, flights, the Master Key for a closed business;
        • facing officers: what avoids them;
        • in a store: what opens a locker;
        • at any step: healing, discs, income, notoriety, moving or removing officers.
        Contacts and Equipment then lie face-down, Fixers and gang members are gone, assets stay used.
        • *Rest* instead of moving, once a day: contacts, Equipment and First Aid are ready again. You stay, so you face nobody.
        • *Pass* does nothing.
    .example = After the Bar it is still your action: for $5k the asset Extra Action gives you a disc, now that Night is near.
    .ruling = A day's end turns nothing up, only a rest does (§6 ruling 9). What can wait for the next action is not asked for after a visit (§9).
escape_plan-book-police = The police move
    .text =
        After every action one officer moves to a neighbouring tile, closer to a player with the highest notoriety. If that is 0, nobody moves.
        Who decides? The player who has just acted; but if that player alone is the most wanted, the next one in the order of turns.
        The officer must come closer to one of the most wanted, but not to you, and no tile holds two officers of one type.
        With only one player left in town the nearest officer moves by itself.
        An officer hurts where somebody leaves. So send one where a rival stands, or off the tile you will leave.
    .example = All three have notoriety 1, and you decide. SWAT goes from A1 to A3: closer to the player there, and off the tile where you want to go.
    .ruling = Only the idea is published; the procedure is ours (§3.8, §6 rulings 12 and 13).
escape_plan-book-police-alone = The police by themselves
    .text =
        After every action one officer moves to a neighbouring tile, closer to a player with the highest notoriety. If that is 0, nobody moves.
        At this table nobody is asked: the nearest officer moves, SWAT before Federal before County. If several are most wanted, one of them is drawn.
        No tile holds two officers of one type.
        An officer hurts where somebody leaves, not where anybody arrives.
    .example = All three have notoriety 1: one of them is drawn, and the nearest officer who can comes a tile closer.
    .ruling = Without this option a player chooses the officer (§3.8, §6 ruling 59).
escape_plan-book-stores = Keys, stores, gangs, churches
    .text =
        • *Safe House*: take one of its keys and a Fixer, who needs no slot and helps once.
        • *Store*: up to two pieces of Equipment, free, each into an item slot (you may hand some back first); a gas can for $1k; lockers for your keys. Leave when you are done.
        • *Lockers*: green needs its key, yellow 2 contacts as well, red 3 contacts and notoriety 3. You see two tiles and get the better one; two of five are rats. It stays in an item slot.
        • *Gang headquarters*: hire up to two members for $2k each, and place your control marker if there is none: you face nobody when you leave that tile.
        • *Church*: lose up to 2 notoriety. *Clinic*: heal 2.
    .example = A green locker holds 50, 40, 30, 0 or 0; yellow 70, 60, 50, 0, 0; red 100, 90, 70, 0, 0.
    .ruling = Prices and values are reconstructed (§3.6.4, §4.6). With the rule set *first draft* you choose between the two tiles (§9).
escape_plan-book-closed = Patrol cards and closed exits
    .text =
        Two patrol cards are turned up each day, one on day 3. There are two for each of the three exits, and one is missing.
        An exit with both its cards is closed and gets five tiles worth money. In the end two are closed, and the third is the way out.
        The first time you visit a closed exit, you draw two of its tiles and keep the better in secret; the other goes under the stack.
        Every exit lies on a tile of stack D, one of which comes each day, always with a gang headquarters.
    .example = Exit 2 was closed on the first day. Its five tiles are $80k to $120k; you draw 120 and 90 and keep 120.
    .ruling = What lies at the exits and how it is drawn is reconstructed (§3.2, §6 ruling 18, §9).
escape_plan-book-closed-first = Closed exits in the first draft
    .text =
        Two patrol cards are turned up each day, one on day 3. There are two for each of the three exits, and one is missing.
        An exit with both its cards is closed and gets five tiles worth $50k to $10k. In the end two are closed, and the third is the way out.
        The first time you visit a closed exit, you look at all its tiles and keep one in secret: the first to come has the best choice.
        Every exit lies on a tile of stack D, one of which comes each day, always with a gang headquarters.
    .example = Exit 2 was closed on the first day, and nobody has been there: 50, 40, 30, 20 and 10 are still to be had.
    .ruling = What lies at the exits and how it is chosen is reconstructed (§3.2, §6 ruling 18, §9).
escape_plan-book-leaving = Getting out, and the score
    .text =
        On day 3 go to the open exit with the price of leaving in your pocket: it is paid when you set out. The first one out pays nothing, the next ones more; alone, you pay more with each part of the day.
        You still face the officers on the way.
        The score of whoever got out, in thousands:
        pocket + stash + lockers + exit tiles + contact slots (10 to 30) + 10 for each used asset + what the rule set gives for your control markers and gang members
        − 10 for each wound − 10 for each pair of handcuffs − notoriety (10, 25 or 50).
    .example = What your first day in the lesson is worth: pocket 6, stash 180, exit tile 120, slots 10 + 15 + 30, a used asset 10, two wounds −20, notoriety 3 −10: 341.
    .ruling = If you cannot pay, the exit is not offered (§6 ruling 17). What leaving costs is reconstructed (§4.7, §9). With the house rule *Call it* all people may end a decided game as it stands.

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
escape_plan-picture-now-house = { $who } chooses what stands on { $tile }
escape_plan-picture-now-turn = { $who }'s action
escape_plan-picture-now-heat = { $who } moves an officer
escape_plan-picture-won = { $who } wins
escape_plan-picture-lost = Nobody escaped
escape_plan-picture-tiles = Tiles to place
escape_plan-picture-leaving = Leaving
escape_plan-picture-escaped = escaped
escape_plan-picture-arrested = arrested
escape_plan-daily-alone = alone
escape_plan-squares = For each turn: 🟩 you escaped · 🟥 handcuffs · 🟧 a wound · 🟦 you visited a place or opened a locker · ⬜ nothing of that

## Diagrams of positions

escape_plan-diagram-head-coming = Patrol to come
escape_plan-diagram-head-removed = Removed
escape_plan-diagram-head-contact = Contact
escape_plan-diagram-tile = tile { $tile }: { $places }
escape_plan-diagram-marker = control marker of { $who }
escape_plan-diagram-visited = { $who } has a cube at { $place }
escape_plan-diagram-plan = plan card of { $who }: { $place }, { $amount }
escape_plan-diagram-contact = { $who }, contact slot { $number }: { $what }
escape_plan-diagram-item = { $who }, item slot { $number }: { $what }
escape_plan-diagram-kept = { $who } has from { $place }: { $amount }
escape_plan-diagram-exit-closed = closed
escape_plan-diagram-exit-open = open
escape_plan-diagram-exit-later = opens on day 3
escape_plan-diagram-exit-unknown = not decided yet
escape_plan-diagram-patrol = patrol card for Exit { $number }
escape_plan-diagram-coming = { $place ->
    [1] next patrol card
   *[other] patrol card { $place } to come
}: Exit { $number }
escape_plan-diagram-removed = patrol card that nobody sees: Exit { $number }
escape_plan-diagram-stack = { $place }, tile { $number }: { $value }
escape_plan-diagram-closed = { $number ->
    [1] first exit to close
   *[other] second exit to close
}
escape_plan-diagram-later = { $number ->
    [1] tile to come
   *[other] tile to come after it
}: { $tile }
escape_plan-diagram-next-contact = next contact: { $what }
escape_plan-diagram-next-inspector = the Inspector's next card: { $what }

## Achievements of ended games

escape_plan-achieved-first_out = First out
    .why = Was the first to leave the city, and won.
escape_plan-achieved-last_out = Last out
    .why = Was the last to leave the city, and won.
escape_plan-achieved-only_one = The only one
    .why = Nobody else got out of the city.
escape_plan-achieved-nose = By a whisker
    .why = Won by $10k at most.
escape_plan-achieved-chained = In chains
    .why = Left the city with four pairs of handcuffs or more.
escape_plan-achieved-wanted = Most wanted
    .why = Left the city with a notoriety of 8 or more.
escape_plan-achieved-unknown = Nobody special
    .why = Left the city with a notoriety of 2 at most.
escape_plan-achieved-treasure = Treasure
    .why = Left the city with $150k or more from lockers.
escape_plan-achieved-rat = A rat, but free
    .why = Found a rat in a locker, and won.
escape_plan-achieved-early = Early bird
    .why = Left the city in the morning of the last day.
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

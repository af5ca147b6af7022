## Escape from Colditz

colditz-title = Escape from Colditz
colditz-about = Officers of several nations dig and climb their way out; one player guards the castle.
colditz-opens = 🏰 Lights out in the castle, and { $who } counts the prisoners for the Germans. The first officer to get { $goal ->
    [one] a man
   *[other] { $goal } men
 } out wins.
colditz-players = 2 to 6 players, two hours or more
colditz-command = colditz
colditz-command-about = Get your men out of the castle, or guard it and keep the prisoners in
colditz-command-new-about = { colditz-command-about }. For 2 to 6 players
colditz-command-german = german
colditz-command-target = target
colditz-command-limit = limit
colditz-command-kits = start_with_kits
colditz-command-single = one_man_is_enough
colditz-command-posting = one_posting
colditz-command-throws = three_throws
colditz-command-no_dare = no_do_or_die
colditz-command-play_on = play_on
colditz-command-colours = choose_colours
colditz-command-call_it = call_it

## Options of the lobby

colditz-option-german = German officer
colditz-option-german-about = who plays the German officer
colditz-option-german-random = drawn by lot
colditz-option-german-host = the host
colditz-option-german-second = the second seat
colditz-option-german-third = the third seat
colditz-option-german-fourth = the fourth seat
colditz-option-german-fifth = the fifth seat
colditz-option-german-last = the last seat
colditz-option-target = Escapes needed
colditz-option-target-about = how many men one officer must get out
colditz-option-target-seats = 2 men with 2 players, 1 man with 3 to 6
colditz-option-target-1 = 1
colditz-option-target-2 = 2
colditz-option-target-3 = 3
colditz-option-target-4 = 4
colditz-option-target-5 = 5
colditz-option-limit = Time limit
colditz-option-limit-about = when the game ends, in rounds or in minutes
colditz-option-limit-seats = 50 rounds (2 players), 21 (3), 24 (4) or 20 (5 or 6)
colditz-option-limit-short = short: 20 rounds (2 players), 10 (3), 8 (4), 6 (5) or 5 (6)
colditz-option-limit-rounds_20 = 20 rounds
colditz-option-limit-rounds_40 = 40 rounds
colditz-option-limit-rounds_50 = 50 rounds
colditz-option-limit-minutes_60 = 60 minutes
colditz-option-limit-minutes_120 = 120 minutes
colditz-option-limit-minutes_180 = 180 minutes
colditz-option-kits = Start with kits
colditz-option-kits-about = every officer holds the escape kit from the start
colditz-option-kits-yes = yes
colditz-option-kits-no = no
colditz-option-single = One man is enough
colditz-option-single-about = one man in a room, not two, is enough to take a card of Equipment
colditz-option-single-yes = yes
colditz-option-single-no = no
colditz-option-posting = One posting a turn
colditz-option-posting-about = the German officer posts at most one guard in a turn
colditz-option-posting-yes = yes
colditz-option-posting-no = no
colditz-option-throws = Three throws
colditz-option-throws-about = at most three throws a turn, however many doubles you roll
colditz-option-throws-yes = yes
colditz-option-throws-no = no
colditz-option-no_dare = No Do or die
colditz-option-no_dare-about = no officer may try Do or die, the desperate last run for the main gate
colditz-option-no_dare-yes = yes
colditz-option-no_dare-no = no
colditz-option-play_on = Play on
colditz-option-play_on-about = the game goes to its limit even if an officer has enough escapes
colditz-option-play_on-yes = yes
colditz-option-play_on-no = no
colditz-option-colours = Choose colours
colditz-option-colours-about = officers choose their colours one by one, which decides the turn order
colditz-option-colours-yes = yes
colditz-option-colours-no = no
colditz-option-call_it = Call it
colditz-option-call_it-about = house rule: if computers give all but the leader a chance below 5 %, you can all agree to stop
colditz-option-call_it-no = no
colditz-option-call_it-yes = yes
colditz-preset-evening = First game: two hours
colditz-preset-quick = Quick game

## Nations, men, guards

colditz-nation = { $nation ->
    [american] American
    [british] British
    [french] French
    [dutch] Dutch
   *[polish] Polish
}
colditz-nations = { $nation ->
    [american] American
    [british] British
    [french] French
    [dutch] Dutch
   *[polish] Polish
}
colditz-man = { $nation } { $letter }
colditz-nobody = nobody
colditz-nothing = nothing
colditz-guard = guard { $number }
colditz-after = { $guard }, chasing { $man }
colditz-barred = { $guard } ({ $why ->
    [withdrawn] withdrawn this turn
   *[diverted] diverted
})

## Places

colditz-area-chapel = Chapel
    .the = the Chapel
    .to = to the Chapel
colditz-area-office = Office
    .the = the Office
    .to = to the Office
colditz-area-sickbay = Sick bay
    .the = the Sick bay
    .to = to the Sick bay
colditz-area-parcels = Parcel office
    .the = the Parcel office
    .to = to the Parcel office
colditz-area-guardhouse = Guard house
    .the = the Guard house
    .to = to the Guard house
colditz-area-dentist = Dentist
    .the = the Dentist
    .to = to the Dentist
colditz-area-wc = W.C.
    .the = the W.C.
    .to = to the W.C.
colditz-area-laundry = Laundry
    .the = the Laundry
    .to = to the Laundry
colditz-area-canteen = Canteen
    .the = the Canteen
    .to = to the Canteen
colditz-area-store = Store
    .the = the Store
    .to = to the Store
colditz-area-interview = Interview room
    .the = the Interview room
    .to = to the Interview room
colditz-area-kitchen = Kitchen
    .the = the Kitchen
    .to = to the Kitchen
colditz-area-orderlies = Orderlies' quarters
    .the = the Orderlies' quarters
    .to = to the Orderlies' quarters
colditz-area-officers = Officers' quarters
    .the = the Officers' quarters
    .to = to the Officers' quarters
colditz-area-showers = Showers
    .the = the Showers
    .to = to the Showers
colditz-area-theatre = Theatre
    .the = the Theatre
    .to = to the Theatre
colditz-area-north_west_tower = hide in the north-west tower
    .the = the hide in the north-west tower
    .to = to the hide in the north-west tower
colditz-area-north_tower = hide in the north tower
    .the = the hide in the north tower
    .to = to the hide in the north tower
colditz-area-alcove = hide by the Chapel
    .the = the hide by the Chapel
    .to = to the hide by the Chapel
colditz-area-west_tower = hide in the west tower
    .the = the hide in the west tower
    .to = to the hide in the west tower
colditz-area-by_sickbay = hide by the Sick bay
    .the = the hide by the Sick bay
    .to = to the hide by the Sick bay
colditz-area-by_showers = hide by the Showers
    .the = the hide by the Showers
    .to = to the hide by the Showers
colditz-area-shed = hide in the garden shed
    .the = the hide in the garden shed
    .to = to the hide in the garden shed
colditz-area-south_east_tower = hide in the south-east tower
    .the = the hide in the south-east tower
    .to = to the hide in the south-east tower
colditz-area-key_guardhouse = guard-house gate
    .the = the guard-house gate
    .to = to the guard-house gate
colditz-area-key_southeast = lane gate
    .the = the lane gate
    .to = to the lane gate
colditz-area-key_north = north gate
    .the = the north gate
    .to = to the north gate
colditz-area-pass_theatre = theatre gate
    .the = the theatre gate
    .to = to the theatre gate
colditz-area-pass_main = main gate
    .the = the main gate
    .to = to the main gate
colditz-area-pass_north = north bridge gate
    .the = the north bridge gate
    .to = to the north bridge gate
colditz-area-rollcall = roll-call zone
    .the = the roll-call zone
    .to = to the roll-call zone
colditz-area-courtyard = courtyard
    .the = the courtyard
    .to = to the courtyard
colditz-area-corridor = corridor
    .the = the corridor
    .to = to the corridor
colditz-area-north_terrace = north terrace
    .the = the north terrace
    .to = to the north terrace
colditz-area-west_terrace = west terrace
    .the = the west terrace
    .to = to the west terrace
colditz-area-south_west_terrace = south-west terrace
    .the = the south-west terrace
    .to = to the south-west terrace
colditz-area-south_terrace = south terrace
    .the = the south terrace
    .to = to the south terrace
colditz-area-north_garden = north garden
    .the = the north garden
    .to = to the north garden
colditz-area-south_west_garden = south-west garden
    .the = the south-west garden
    .to = to the south-west garden
colditz-area-office_roof = office roof
    .the = the office roof
    .to = to the office roof
colditz-area-upper_roof = upper east roof
    .the = the upper east roof
    .to = to the upper east roof
colditz-area-lower_roof = lower east roof
    .the = the lower east roof
    .to = to the lower east roof
colditz-area-south_lane = south lane
    .the = the south lane
    .to = to the south lane
colditz-area-main_court = garrison courtyard
    .the = the garrison courtyard
    .to = to the garrison courtyard
colditz-area-north_east_terrace = north-east terrace
    .the = the north-east terrace
    .to = to the north-east terrace
colditz-area-north = outside, north
    .the = outside, north
    .to = outside, north
colditz-area-north_west = outside, north-west
    .the = outside, north-west
    .to = outside, north-west
colditz-area-east = outside, east
    .the = outside, east
    .to = outside, east
colditz-area-south_east = outside, south-east
    .the = outside, south-east
    .to = outside, south-east
colditz-area-south = outside, south
    .the = outside, south
    .to = outside, south
colditz-area-south_west = outside, south-west
    .the = outside, south-west
    .to = outside, south-west
colditz-by-chapel = by the Chapel
colditz-by-office = by the Office
colditz-by-sickbay = by the Sick bay
colditz-by-parcels = by the Parcel office
colditz-by-guardhouse = by the Guard house
colditz-by-dentist = by the Dentist
colditz-by-wc = by the W.C.
colditz-by-laundry = by the Laundry
colditz-by-canteen = by the Canteen
colditz-by-store = by the Store
colditz-by-interview = by the Interview room
colditz-by-kitchen = by the Kitchen
colditz-by-orderlies = by the Orderlies' quarters
colditz-by-officers = by the Officers' quarters
colditz-by-showers = by the Showers
colditz-by-theatre = by the Theatre
colditz-by-key_guardhouse = by the guard-house gate
colditz-by-key_southeast = by the lane gate
colditz-by-key_north = by the north gate
colditz-by-pass_theatre = by the theatre gate
colditz-by-pass_main = by the main gate
colditz-by-pass_north = by the north bridge gate
colditz-by-wire = by a gap in the wire
colditz-by-drop = by a drop
colditz-by-objective = by the objective
colditz-by-cell_exit = by the cell exit
colditz-by-car = by the car
colditz-near = { $area }, { $by }
colditz-labelled = { $area } ({ $place })
colditz-objective = objective { $name }
    .the = objective { $name }
    .to = to objective { $name }
colditz-tunnel = { $tunnel ->
    [canteen] canteen tunnel
    [chapel] chapel tunnel
   *[theatre] theatre tunnel
}
colditz-in-tunnel = { $tunnel ->
    [canteen] canteen tunnel, space { $at } of { $all }
    [chapel] chapel tunnel, space { $at } of { $all }
   *[theatre] theatre tunnel, space { $at } of { $all }
}
    .to = { $tunnel ->
        [canteen] to space { $at } of { $all } of the canteen tunnel
        [chapel] to space { $at } of { $all } of the chapel tunnel
       *[theatre] to space { $at } of { $all } of the theatre tunnel
    }
colditz-at-barracks = barracks
colditz-at-escaped = escaped
colditz-at-dead = shot
colditz-at-out = out of the game
colditz-at-cell = inner cells
colditz-at-far_cell = garrison cells

## Destinations

colditz-goal-room = { $what } ({ $place })
colditz-goal-further = further into the room: { $what } ({ $place })
colditz-goal-hide = { $what } ({ $place })
colditz-goal-gate = { $what } ({ $place })
colditz-goal-objective = { $what } ({ $place })
colditz-goal-rollcall = roll-call zone ({ $place })
colditz-goal-drop30 = down 30 ft: { $what } ({ $place })
colditz-goal-drop60 = down 60 ft: { $what } ({ $place })
colditz-goal-wire = through the wire: { $what } ({ $place })
colditz-goal-at_drop30 = at the 30 ft drop to { $what } ({ $place })
colditz-goal-at_drop60 = at the 60 ft drop to { $what } ({ $place })
colditz-goal-at_wire = at the wire to { $what } ({ $place })
colditz-goal-below_drop30 = below the 30 ft drop from { $what } ({ $place })
colditz-goal-below_drop60 = below the 60 ft drop from { $what } ({ $place })
colditz-goal-below_wire = beyond the wire from { $what } ({ $place })
colditz-goal-tunnel_exit = tunnel exit: { $what } ({ $place })
colditz-goal-car = the Commandant's car ({ $place })
colditz-goal-post = black space: { $what } ({ $place })
colditz-goal-man = beside { $man } ({ $place })
colditz-goal-towards = towards { $what } ({ $place })
colditz-goal-short = { $what }, { $left } to go
colditz-aim-drop30 = the 30 ft drop to { $what }
colditz-aim-drop60 = the 60 ft drop to { $what }
colditz-aim-wire = the wire to { $what }
colditz-way-drop30 = 30 ft down ({ $what })
colditz-way-drop60 = 60 ft down ({ $what })
colditz-way-wire = through the wire ({ $what })
colditz-menu-move-rooms = To a room or a hide …
colditz-menu-move-ways = To a gate, a drop, outside …
colditz-menu-move-towards = As far as your points allow, towards …
colditz-menu-walk-posts = To a black space or a gate …
colditz-menu-walk-beside = To a prisoner …
colditz-menu-walk-watch = Where escape routes end …
colditz-menu-walk-rooms = To the door of a room …
colditz-menu-onward-posts = Walk on to a black space or a gate …
colditz-menu-onward-beside = Walk on to a prisoner …
colditz-menu-onward-watch = Walk on to the end of an escape route …
colditz-menu-onward-rooms = Walk on to the door of a room …

## Equipment and cards

colditz-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
colditz-count-rope = { $count ->
    [one] 1 rope
   *[other] { $count } ropes
}
colditz-count-key = { $count ->
    [one] 1 key
   *[other] { $count } keys
}
colditz-count-pass = { $count ->
    [one] 1 German pass
   *[other] { $count } German passes
}
colditz-count-cutters = { $count ->
    [one] wire cutters
   *[other] { $count } wire cutters
}
colditz-symbol = { $symbol ->
    [rope] rope
    [key] key
    [pass] pass
    [cutters] wire cutters
    [clothes] civilian clothes
    [compass] compass
    [rations] rations
   *[documents] documents
}
colditz-here = here: { $what }
colditz-of-hand = { $card } card
colditz-out-of-reach = out of reach
colditz-left = { $count ->
    [0] none left on the pile
    [one] 1 left on the pile
   *[other] { $count } left on the pile
}
colditz-card-part_a = kit part: clothes and documents
colditz-card-part_b = kit part: compass and rations
colditz-card-rope = rope
colditz-card-key = key
colditz-card-pass = German pass
colditz-card-cutters = wire cutters
colditz-card-release = release
colditz-card-canteen = canteen tunnel
colditz-card-chapel = chapel tunnel
colditz-card-theatre = theatre tunnel
colditz-card-car = Commandant's car
colditz-card-amulet = amulet
colditz-card-tip_off = tip-off
colditz-card-hide = secret hide
colditz-card-diversion = diversion
colditz-card-sabotage = sabotage
colditz-card-search = search
colditz-card-roll_call = roll call
colditz-card-shoot = shoot to kill
colditz-card-tunnel_found = tunnel discovered
colditz-card-key_caught = key intercepted
colditz-card-pass_caught = pass intercepted
colditz-about-part_a = on your turn: covers two signs of the kit; both parts together make the kit
colditz-about-part_b = on your turn: covers two signs of the kit; both parts together make the kit
colditz-about-rope = as good as a rope on the table; used automatically when a man climbs down
colditz-about-key = as good as a key on the table; used automatically at a gate marked K
colditz-about-pass = as good as a pass on the table; used automatically at a gate marked P
colditz-about-cutters = as good as wire cutters on the table; used automatically at the wire
colditz-about-release = on your turn: lets one of your men out of his cell at no cost
colditz-about-canteen = on your turn: opens the tunnel when two of your men get in
colditz-about-chapel = on your turn: opens the tunnel when two of your men get in
colditz-about-theatre = on your turn: opens the tunnel when two of your men get in
colditz-about-car = on your turn, with the kit and a man on AQ22: six throws to drive 44 spaces to objective 5
colditz-about-amulet = when a shot hits one of your men, it saves his life
colditz-about-tip_off = when a room is searched, it sends your men there to the roll-call zone
colditz-about-hide = when a man of yours would be caught (not outside), it hides him until the German's turn ends
colditz-about-diversion = on your turn: sends a guard to barracks, where he misses the German's next turn
colditz-about-sabotage = on your turn: the German's next turn is skipped
colditz-about-search = on your turn: a guard enters a room and arrests every man whose officer has Equipment
colditz-about-roll_call = before you roll: calls men to the zone; a general search can arrest the men who stay away
colditz-about-shoot = on your turn: a guard who sees a man outside shoots; the range is twice the roll
colditz-about-tunnel_found = on your turn: two guards get to a tunnel, and every man inside goes to the cells
colditz-about-key_caught = when a man uses a key, it keeps the gate shut, and the key is lost
colditz-about-pass_caught = when a man shows a pass, it keeps the gate shut, and the pass is lost
colditz-pay = { $first ->
    [hand] cards in hand first
   *[table] Equipment on the table first
}
colditz-kit-with = { $way ->
    [men] men in four rooms
    [part_a] the part for clothes and documents, plus men in two rooms
    [part_b] the part for compass and rations, plus men in two rooms
   *[parts] both kit parts
}

## Headings

colditz-heading = Escape from Colditz · round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
}
colditz-heading-over = Escape from Colditz · the end
colditz-heading-hand = { $role ->
    [german] German officer
    [officer] Escape officer
    [american] American officer
    [british] British officer
    [french] French officer
    [dutch] Dutch officer
   *[polish] Polish officer
}
colditz-footer = Round { $round }
colditz-footer-talk = Round { $round } · { -to-talk } reaches the other officers only

## What now

colditz-now-colours = { $who } is choosing a colour.
colditz-now-posts = { $who }, the German officer, posts the guards.
colditz-now-roll = { $who }, the German officer, rolls the dice.
colditz-now-draw = { $who } rolled { $rolled } and may draw a card.
colditz-now-sweep = { $who } may make a general search: some men stayed away from the roll call.
colditz-now-officer = { $who } moves men: { $points } of { $rolled } points left.
colditz-now-german = { $who } moves guards: { $points } of { $rolled } points left.
colditz-now-interruption_gate = { $men } { $kind ->
    [key] uses a key
   *[pass] shows a German pass
} at the { $place }.
colditz-now-interruption_search = Search: { $guard } enters the { $place }, where { $men } { $many ->
    [one] is
   *[other] are
}.
colditz-now-interruption_arrest = { $guard } is about to arrest { $men }.
colditz-now-interruption_onward = { $guard } has lost his man and walks on.
colditz-now-interruption_sweep = The general search is about to find { $men }.
colditz-now-interruption_shot = { $men } is hit by a shot.
colditz-now-interruption_loss = An officer must give up Equipment.
colditz-now-interruption_call = Roll call: the officers choose in secret who goes.
colditz-waiting = Waiting for { $names }.

colditz-turn-colours = choose your colour.
colditz-turn-posts = post one guard inside per officer, and two or more in the garrison.
colditz-turn-roll = roll the dice.
colditz-turn-draw = draw a card, or don't draw.
colditz-turn-sweep = make a general search, or not. It would find { $found }.
colditz-turn-too-many = { $count ->
    [0] no points left.
    [one] 1 point left.
   *[other] { $count } points left.
} Too many cards: use one or put one away before the turn ends.
colditz-points-officer = { $count ->
    [0] no points left.
    [one] move your men with 1 point.
   *[other] move your men with { $count } points.
}
colditz-points-german = { $count ->
    [0] no points left.
    [one] move your guards with 1 point.
   *[other] move your guards with { $count } points.
}
colditz-turn-interruption_gate = { $men } { $kind ->
    [key] uses a key
   *[pass] shows a German pass
} at the { $place }. Do you keep the gate shut?
colditz-turn-interruption_search = { $guard } searches the { $place } and finds { $men }. Do you play a card?
colditz-turn-interruption_arrest = { $guard } is about to arrest { $men }. Do you play a card?
colditz-turn-interruption_onward = the man has vanished. Where does { $guard } go next?
colditz-turn-interruption_sweep = the general search finds { $men }. Do you play a card?
colditz-turn-interruption_shot = { $men } is hit by a shot and dies. Do you play a card?
colditz-turn-interruption_loss = an arrest costs { $due ->
    [0] Equipment. Give it up.
    [one] 1 card of Equipment. Choose it.
   *[other] { $due } cards of Equipment. Choose them one by one.
}
colditz-turn-interruption_call = choose who goes to the roll call.

colditz-you = Your turn: { $what }
colditz-you-answer = Your answer: { $what }

## The table

colditz-round = **Round** { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
}
colditz-target = **Target** { $target ->
    [one] 1 escape
   *[other] { $target } escapes
}
colditz-dice = **Dice** { $dice }: { $points } of { $rolled } points left
colditz-tunnel-open = { $tunnel ->
    [canteen] canteen tunnel open
    [chapel] chapel tunnel open
   *[theatre] theatre tunnel open
}
colditz-skipped = sabotage: the German's next turn is skipped
colditz-piles = piles: { $stock }
colditz-alt-officer = { $who }: { $out ->
    [0] { $places }; Equipment { $equipment }, cards { $cards }{ $kit ->
        [0] { "" }
       *[other] , kit
    }, escapes { $escapes }
   *[other] out of the game
}
colditz-line-officer = **{ $who }** ({ $nation }): { $told }
colditz-line-german = **{ $who }** (German officer): { $told }
colditz-officer-free = not chosen yet
colditz-officer-out = out of the game
colditz-equipment = Equipment { $count }
colditz-equipment-seen = Equipment { $count } ({ $seen })
colditz-equipment-partly = Equipment { $count } ({ $seen }, { $hidden } unknown)
colditz-cards = cards { $count }
colditz-kit = kit
colditz-no-kit = no kit
colditz-escapes = escapes { $count } of { $target }
colditz-dared = has tried Do or die
colditz-guards-inside = inside { $count } ({ $places })
colditz-guards-garrison = garrison { $count } ({ $places })
colditz-guards-outside = outside { $count } ({ $places })
colditz-guards-barracks = barracks { $count }{ $places }
colditz-pursuing = { $place } while chasing { $man }
colditz-cells-cell = arrested men go to the inner cells
colditz-cells-far_cell = arrested men go to the garrison cells

## The hand

colditz-stake-out = You are out of the game{ $dared ->
    [0] .
   *[other] : Do or die has failed.
} The other officers play on.
colditz-stake-no-answer = None of your cards helps here. Everyone with a card is asked, so *No* gives nothing away.
colditz-stake-danger = ⚠ May be arrested: { $men }{ $count ->
    [0] {" "}(seen by no guard).
   *[other] { $all ->
        [1] {" "}(seen by guards).
       *[other] . Seen by guards: { $seen }.
    }
}
colditz-stake-offers = ⇄ { $count ->
    [one] 1 offer to you
   *[other] { $count } offers to you
}: { $names }.
colditz-stake-last = 🏁 { $why ->
    [target] Last round: an officer has the { $count ->
        [one] escape
       *[other] { $count } escapes
    } needed. The officer with the most escapes wins.
   *[time] Last round: time is up when this round ends.
}
colditz-stake-first = ⚠ As soon as you have Equipment, your men in the courtyard and in corridors may be arrested.
colditz-stake-tunnel = ⚠ The { $tunnel ->
    [canteen] canteen
    [chapel] chapel
   *[theatre] theatre
} tunnel collapses { $count ->
    [one] when { $men } leaves
   *[other] unless { $men } both stay
}.
colditz-stake-kit = **Kit** Send one man to each of these: { $rooms }.
colditz-stake-kit-ready = **Kit** All four signs are covered: take it.
colditz-stake-reach = ⚑ Within reach: { $men }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
colditz-stake-captor = { $man } ({ $guard }{ $count ->
    [0] {" "}beside him
   *[other] {" "}needs { $points }
})
colditz-stake-runners = ⚠ At large: { $men }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
colditz-stake-spaces = { $man } { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} from freedom
colditz-line-man = **{ $letter }** { $told }
colditz-another = { $what }, number { $number }
colditz-with-risk = { $told } · risk { $chance } %
colditz-who-where = { $who } · { $place }
colditz-hidden = hidden until the German's turn ends
colditz-returning = { $steps ->
    [one] on his way back, 1 step from the theatre gate: safe if he gets nearer each turn
   *[other] on his way back, { $steps } steps from the theatre gate: safe if he gets nearer each turn
}
colditz-seen = { $count ->
    [0] may be arrested, seen by no guard
    [one] may be arrested, seen by 1 guard
   *[other] may be arrested, seen by { $count } guards
}
colditz-risk = { $roll ->
    [3] found by any roll
   *[other] found by a roll of { $roll } or more
}
colditz-risk-none = can't be found
colditz-line-equipment = **Equipment** { $held }
colditz-line-kit = **Kit** yours: a man who reaches an objective is free
colditz-line-no-kit = **Kit** not yet. You have: { $found }. You lack: { $missing }
colditz-line-card = 🂠 **{ $card }**: { $about }
colditz-line-no-cards = **Cards** none
colditz-plan-1 = North-west tower and wire
colditz-plan-2 = Dentist window and north wire
colditz-plan-3 = Office roofs and west wire
colditz-plan-4 = Sick-bay corridor and west wire
colditz-plan-5 = Chapel tunnel
colditz-plan-6 = Canteen tunnel and north wire
colditz-plan-7 = Canteen window, garden, north wire
colditz-plan-8 = Canteen window, garden, north bridge
colditz-plan-9 = Canteen tunnel and north bridge
colditz-plan-10 = Orderlies' roof and north bridge
colditz-plan-11 = Orderlies' roof, lawn and moat
colditz-plan-12 = Officers' roof and main gate
colditz-plan-13 = Officers' window, lane, main gate
colditz-plan-14 = Theatre gate and main gate
colditz-plan-15 = Guard passage and main gate
colditz-plan-16 = Theatre window and south walls
colditz-plan-17 = Theatre gate and south walls
colditz-plan-18 = Theatre tunnel and south wall
colditz-plan-19 = Sick bay, garden, south-west wall
colditz-plan-20 = Passage tower, garden, south-west wall
colditz-plan-21 = Guard house and south-west wall
colditz-plan-onward = The last stretch
colditz-plan-onward-tunnel = On through the { $tunnel ->
    [canteen] canteen tunnel
    [chapel] chapel tunnel
   *[theatre] theatre tunnel
}
colditz-plan-onward-gate = On through the { $gate }
colditz-plan-onward-drop30 = On down the drop at { $place } ({ $area })
colditz-plan-onward-drop60 = On down the drop at { $place } ({ $area })
colditz-plan-onward-wire = On through the wire at { $place } ({ $area })
colditz-tunnel-card = { $tunnel ->
    [canteen] the canteen tunnel card
    [chapel] the chapel tunnel card
   *[theatre] the theatre tunnel card
}
colditz-stake-pinned-lost = 🧭 You can't follow your pinned plan now: none of your men can take “{ $plan }” from where he is.
colditz-stake-plan = { $pinned ->
    [1] 🧭 **Pinned** { $plan }:
   *[0] **Plan**
} { $letter } to objective { $objective }, { $missing ->
    [no] nothing missing
   *[other] missing { $missing }
}
colditz-line-plan = { $first ->
    [yes] **Plans** { "" }
   *[no] { "" }
}{ $pinned ->
    [1] 🧭 { "" }
   *[0] { "" }
}{ $plan } to objective { $objective }: { $letter }, { $spaces } spaces, { $missing ->
    [no] nothing missing
   *[other] missing { $missing }
}
colditz-source = { $what } ({ $rooms })

## A closer look

colditz-note = Pin a plan
colditz-note-title = Pin an escape plan
colditz-note-plan = Which plan do you follow?
colditz-note-plan-about = this plan comes first, and its next step is highlighted
colditz-unpinned = No plan pinned
colditz-look = Plans and close-ups
colditz-look-plans = An escape plan …
colditz-look-rooms = A room or a hide …
colditz-look-places = A gate, an objective, a tunnel, the cells …
colditz-look-intro-own = This is every way out, the nearest to complete first. Choose one to see it step by step and on the map, or a place to see it close up.
colditz-look-intro-any = This is every way out, counted from the roll-call zone. Choose one to see it step by step and on the map, or a place to see it close up.
colditz-look-plan = { $plan } to objective { $objective }
colditz-look-own = { $letter }, { $spaces } spaces, { $missing ->
    [no] nothing missing
   *[other] missing { $missing }
}
colditz-look-any = { $spaces } spaces, takes { $takes }
colditz-look-from = **{ $letter }** starts from: { $where }. Pawns in the way aren't counted.
colditz-look-from-start = This way starts from the roll-call zone and takes { $takes }.
colditz-look-gate = **Space { $walked }:** { $end }, for { $price }
colditz-look-drop30 = **Space { $walked }:** 30 ft down from { $place } to { $end }, for { $price }
colditz-look-drop60 = **Space { $walked }:** 60 ft down from { $place } to { $end }, for { $price }
colditz-look-wire = **Space { $walked }:** through the wire from { $place } to { $end }, for { $price }
colditz-look-tunnel = **Space { $walked }:** { $tunnel ->
    [canteen] into the canteen tunnel
    [chapel] into the chapel tunnel
   *[theatre] into the theatre tunnel
} from { $place }
colditz-look-there = **Space { $spaces }:** objective { $objective } ({ $place })
colditz-look-missing = { $missing ->
    [no] Nothing is missing.
   *[other] Missing: { $missing }
}
colditz-look-men = your own men
colditz-look-car = the Commandant's car
colditz-look-sign = Sign: { $symbol }
colditz-look-present = Here or within two steps: { $who }
colditz-look-at = { $who } ({ $place })
colditz-look-out-drop30 = { $place }: 30 ft down to { $end }, 1 rope
colditz-look-out-drop60 = { $place }: 60 ft down to { $end }, 2 ropes
colditz-look-out-wire = { $place }: through the wire to { $end }, wire cutters
colditz-look-out-tunnel = { $tunnel ->
    [canteen] The canteen tunnel begins here.
    [chapel] The chapel tunnel begins here.
   *[theatre] The theatre tunnel begins here.
}
colditz-notice = Escape from Colditz: you have { $many ->
    [one] a trade offer from { $names }. You can accept or reject it
   *[other] { $many } trade offers from { $names }. You can accept or reject them
} in the panel with your men.
colditz-line-offer = ⇄ **{ $who }** offers you { $give } for { $want }.
colditz-line-offer-sent = ⇄ You offer **{ $who }** { $give } for { $want }.
colditz-line-chosen = **Chosen** { $choice }
colditz-line-guards = **{ $zone ->
    [inside] Inside
    [garrison] Garrison
    [outside] Outside
   *[barracks] Barracks
}** ({ $count }){ $told }
colditz-line-posts = **Free black spaces** { $count }: { $places }
colditz-gain-escape = Above all, it gets a man out sooner.
colditz-gain-plan = Above all, it brings your next escape closer.
colditz-gain-way = Above all, it brings the men you have outside nearer to freedom.
colditz-gain-exposed = Above all, it keeps your men out of the guards' reach.
colditz-gain-men = Above all, it keeps your men out of the cells.
colditz-gain-cards = Above all, it gets you more cards.
colditz-gain-rivals = Above all, it holds the other officers back.
colditz-gain-german = Above all, it leaves the German with fewer cards.
colditz-gain-german-plan = Above all, it delays the next escape.
colditz-gain-german-way = Above all, it cuts off the men who are out.
colditz-gain-german-cells = Above all, it puts more prisoners in the cells.
colditz-gain-german-others = Above all, it keeps all the officers in check, not just the leader.
colditz-gain-german-posted = Above all, it puts more guards on duty.
colditz-gain-german-cards = Above all, it leaves you more Security cards.
colditz-why-inside = his officer holds Equipment
colditz-why-outside = outside the courtyard
colditz-captor = { $count ->
    [0] { $guard } beside him
   *[other] { $guard } needs { $points }
}
colditz-line-suspect = ⚑ **{ $man }** { $where }: { $why }{ $reach ->
    [no] { "" }
   *[other] { "" } · { $reach }
}
colditz-more-suspects = … and { $count } more may be arrested where they are
colditz-no-suspects = You can't arrest anyone now.

## Moves

colditz-do-move = { $aim ->
    [none] { $man } { $to }
   *[other] { $man } towards { $aim }, to { $place }
}: { $price }
colditz-do-move-open = Move a man
colditz-do-equip = Take { $kind } with { $men }
colditz-do-equip-open = Take Equipment
colditz-do-kit = { $with ->
    [men] Take the kit: men in four rooms
    [part_a] Take the kit: the clothes part, plus men in two rooms
    [part_b] Take the kit: the compass part, plus men in two rooms
   *[parts] Take the kit: both parts
}
colditz-do-kit-open = Take the kit
colditz-do-free = Free { $man } with the double: 1 point
colditz-do-free-open = Free a man with the double
colditz-do-release = Release { $man } from his cell
colditz-do-release-open = Play Release
colditz-do-dig = Open the { $tunnel } with { $men }: { $price }
colditz-do-dig-open = Open a tunnel
colditz-do-drive = Drive the Commandant's car
colditz-do-divert = Divert { $guard }
colditz-do-divert-open = Play Diversion
colditz-do-sabotage = Play Sabotage
colditz-do-surrender = { $man } gives himself up to { $guard }: { $price }
colditz-do-surrender-open = Force an arrest
colditz-do-dare = Do or die: { $man } runs { $need } spaces ({ $chance } %), or you're out
colditz-dash = { $need } spaces · { $chance } %
colditz-do-dare-open = Do or die: one last run, or you're out
colditz-do-arrest = Arrest { $man } with { $guard }: { $price }
colditz-do-arrest-open = Arrest a prisoner
colditz-do-walk = { $man ->
    [none] { $guard } { $to }
   *[other] { $guard } after { $man }, { $to }
}: { $price }
colditz-do-walk-open = Move a guard
colditz-do-post = { $men ->
    [none] Post a guard
   *[other] Post a guard beside { $men }
}: { $place }
colditz-do-post-open = Post a guard (1 point)
colditz-do-withdraw = Withdraw { $guard }
colditz-do-withdraw-open = Withdraw a guard (1 point)
colditz-do-search = Search the { $room } with { $guard }: { $price }
colditz-do-search-open = Search a room
colditz-do-shoot = Shoot at { $man } from { $guard }
colditz-do-shoot-open = Shoot to kill
colditz-do-discover = Discover the { $tunnel } with { $guards }: { $price }
colditz-do-discover-open = Tunnel discovered
colditz-do-discard = Put away { $card }
colditz-do-discard-open = Put a card away
colditz-do-end = End the turn
colditz-do-colour = { $nation ->
    [american] American, blue: moves first
    [british] British, red: moves second
    [french] French, light blue: moves third
    [dutch] Dutch, orange: moves fourth
   *[polish] Polish, green: moves fifth
}
colditz-do-colour-open = Choose a colour
colditz-ask-colour-nation = Which colour? …
colditz-do-place = Post { $inner_count ->
    [one] 1 guard
   *[other] { $inner_count } guards
} inside, { $garrison_count } in the garrison{ $usual ->
    [yes] {" "}(ringed on the map)
   *[no] { "" }
}
colditz-do-place-open = Post the guards
colditz-do-roll = Roll
colditz-do-call = Play Roll call
colditz-do-draw = Draw a card
colditz-do-leave = Don't draw
colditz-do-sweep = General search
colditz-do-spare = Don't search
colditz-do-prefer = { $cell ->
    [cell] Send arrested men to the inner cells (now: garrison)
   *[far_cell] Send arrested men to the garrison cells (now: inner)
}
colditz-do-prefer-open = Choose the cells
colditz-do-trade = Offer { $with } { $give } for { $want }
colditz-do-trade-open = Offer a trade
colditz-do-accept = Accept: { $who } gives { $give } for { $want }
colditz-do-accept-open = Accept an offer
colditz-do-reject = Reject { $who }'s offer: { $give } for { $want }
colditz-do-reject-open = Reject an offer
colditz-do-retract = Take back the offer to { $who }: { $give } for { $want }
colditz-do-retract-open = Take back an offer
colditz-do-attend = { $men_count ->
    [0] Nobody goes
    [one] { $men } goes
   *[other] { $men } go
}
colditz-do-attend-open = Choose who goes
colditz-do-give_up = Give up { $card }
colditz-do-give_up-open = Give up Equipment
colditz-do-intercept = Keep the gate shut
colditz-do-no = No
colditz-do-amulet = Play Amulet
colditz-do-tip_off = Play Tip-off
colditz-do-hide = Play Secret hide for { $man }
colditz-do-hide-open = Play Secret hide
colditz-do-onward = Walk on { $to }: { $price }
colditz-do-onward-open = Walk on

## Why a move is advised

colditz-why-late = Time is nearly up: it's now or never.
colditz-why-near = { $man } is { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} from freedom.
colditz-why-move-out = With the kit your man is free there: one more escape.
colditz-why-move-underground = Underground, no guard can arrest your man without a card.
colditz-why-move-hide = In a hide no one can arrest your man.
colditz-why-move-kit = Your kit still needs the sign there.
colditz-why-move-equipment = Your nearest plan still needs the Equipment found there.
colditz-why-move-towards = From there it is { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to { $aim }.
colditz-why-move-needed = From there it is { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to { $aim }, which has something you lack.
colditz-why-move-gamble = An arrest there is likely ({ $chance } %). Otherwise, it is { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to { $aim }.
colditz-why-move-nearer = From there the goal of your nearest plan is { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} nearer.
colditz-why-move-room = In a room only a search can take your man.
colditz-why-move-rollcall = In the roll-call zone no one can arrest your man.
colditz-why-move-indoors = While you have no Equipment, no guard can arrest your man there.
colditz-why-move-risk = If you never take a risk, you never get out.
colditz-why-move-skipped = The German loses the next turn, so nobody comes after your man.
colditz-why-move-safe = A guard can hardly get to your man there on the German's next turn.
colditz-why-move-spaces = From there freedom is { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} away.
colditz-why-equip = Without Equipment there are few ways out of the castle.
colditz-why-equip-plan = Your nearest plan still needs this Equipment.
colditz-why-kit = Without the kit no man is free, wherever he gets to.
colditz-why-free = A man is no use in a cell, and doubles are rare.
colditz-why-release = A man is no use in a cell, and without the card his release takes a double.
colditz-why-dig = Underground, no guard can arrest the two men without a card.
colditz-why-drive = With six throws for { $need } spaces, your man gets through { $chance } times in 100.
colditz-why-divert = That guard stays in barracks through the German's next turn.
colditz-why-sabotage = The German loses a turn, so nobody is arrested.
colditz-why-surrender = You lose a man to the cells, but that guard leaves the board with him.
colditz-why-dare = The run takes neither rope nor key, only luck.
colditz-why-end-points = You have used all your points.
colditz-why-end-safe = No guard can arrest any of your men where they are.
colditz-why-end-danger = Another step would risk more than it gains.
colditz-why-end-quiet = Nobody is on his way out, so there's no hurry.
colditz-why-end-loose = Another step would bring the guards no nearer to an arrest.
colditz-why-discard = Three cards is the limit, and you'll miss this one least.
colditz-why-discard-part = You have the kit, so its parts are no use now.
colditz-why-draw = A card costs nothing, and you can put one away if you have too many.
colditz-why-leave = Three cards is the limit, and yours are good.
colditz-why-colour = The colours differ only in who moves first.
colditz-why-place = Inside: { $inner }. Garrison: { $garrison }.
colditz-why-roll = You can do nothing else before the roll.
colditz-why-roll-keep = The roll call stays in your hand for a better moment.
colditz-why-call = A roll call takes men away from their errands, and you may search for those who stay away.
colditz-why-sweep = { $count ->
    [one] 1 man is
   *[other] { $count } men are
} in reach, and a general search costs no points.
colditz-why-spare = You may skip the search: your guards can still use the whole roll.
colditz-why-prefer = When a man is freed, he starts from the exit of his cells.
colditz-why-trade = Asking costs nothing, and both of you may gain.
colditz-why-accept = You get more than you give.
colditz-why-reject = You'd give more than you get.
colditz-why-retract = You may need what you are offering.
colditz-why-attend = A general search can't take men who attend the roll call.
colditz-why-attend-none = The men who stay away keep their places.
colditz-why-give_up = Something has to go, and you'll miss this least.
colditz-why-intercept = The gate stays shut, and the key or pass is lost.
colditz-why-no-card = You have no card that helps here.
colditz-why-no-keep = The card may yet save a man who matters more.
colditz-why-no-gate = The card may yet stop a man who is nearer to freedom.
colditz-why-amulet = Nothing else can save a man who is hit.
colditz-why-tip_off = Your men are out of the room before the guard is in.
colditz-why-hide = Until the German's turn ends, your man is as safe as in a hide.
colditz-why-onward = The guard can't stay where he is, but on that space he may stop.
colditz-why-arrest = In a cell this man is no danger for a while.
colditz-why-arrest-near = This man has only { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} left to freedom.
colditz-why-arrest-equipment = The man's officer must give up Equipment as well.
colditz-why-walk = There the guard is ready for the next man who comes out.
colditz-why-walk-indoors = Men whose officer has Equipment can be arrested in the courtyard too.
colditz-why-post = On the board a guard blocks a way; in barracks he blocks none.
colditz-why-post-indoors = Men whose officer has Equipment can be arrested in the courtyard too.
colditz-why-withdraw = From barracks you can post this guard wherever you need him.
colditz-why-search = { $count ->
    [one] 1 man is in the room, and a search can take him.
   *[other] { $count } men are in the room, and a search can take them.
}
colditz-why-shoot = { $spaces ->
    [one] At a distance of 1 space
   *[other] At a distance of { $spaces } spaces
}, a roll of { $need } or more hits.
colditz-why-discover = { $count ->
    [one] 1 man is
   *[other] { $count } men are
} in the tunnel, and every man there goes to the cells.

## Questions

colditz-ask-move-man = Move a man …
colditz-ask-move-place = To …
colditz-ask-move-pay = Pay with …
colditz-ask-equip-kind = Take Equipment …
colditz-ask-equip-men = With which men? …
colditz-ask-equip-places = Where do the men go? If you leave it open, they line up by themselves …
colditz-ask-kit-with = Take the kit with …
colditz-ask-free-man = Man to free with the double …
colditz-ask-release-man = Man to release …
colditz-ask-dig-tunnel = Open a tunnel …
colditz-ask-dig-men = Which two men go in? …
colditz-ask-divert-guard = Divert a guard …
colditz-ask-surrender-man = Force an arrest: who gives himself up? …
colditz-ask-surrender-guard = To which guard? …
colditz-ask-dare-man = Do or die: who runs? …
colditz-ask-arrest-man = Arrest …
colditz-ask-arrest-guard = With which guard? …
colditz-ask-walk-guard = Move a guard …
colditz-ask-walk-place = To …
colditz-ask-post-place = Post a guard (1 point) on a black space …
colditz-ask-withdraw-guard = Withdraw a guard (1 point) …
colditz-ask-search-room = Search a room …
colditz-ask-search-guard = With which guard? …
colditz-ask-shoot-man = Shoot at …
colditz-ask-shoot-guard = Which guard shoots? …
colditz-ask-discover-tunnel = Which tunnel is discovered? …
colditz-ask-discover-guards = Which two guards? …
colditz-ask-discard-card = Put a card away …
colditz-ask-place-inner = Inside: one guard per officer …
colditz-ask-place-garrison = Garrison: two guards or more …
colditz-ask-prefer-cell = Where do arrested men go? …
colditz-ask-trade-with = Offer a trade to …
colditz-ask-trade-give = You give …
colditz-ask-trade-want = You want …
colditz-ask-accept-offer = Accept an offer …
colditz-ask-reject-offer = Reject an offer …
colditz-ask-retract-offer = Take back an offer …
colditz-ask-attend-men = Who goes to the roll call? Other men stay …
colditz-ask-give_up-card = Give up …
colditz-ask-hide-man = Secret hide for …
colditz-ask-onward-place = Walk on to …
# before a label: "space W21"
colditz-space = space
colditz-type-move = Man and place, such as C W21, C Chapel or C objective 1
colditz-type-walk = Guard and place, such as 3 AX29
colditz-type-onward = Place, such as AX29
colditz-type-move-unreadable = I couldn't read that. Write the man's letter and where he goes: a space, as in C W21, or a name, as in C Chapel or C objective 1.
colditz-type-walk-unreadable = I couldn't read that. Write the guard's number and where he goes: a space, as in 3 AX29, or a name, as in 3 main gate.
colditz-type-onward-unreadable = I couldn't read that. Write a space, such as AX29.

## Refusals

colditz-refuse-no_points = You have no points left.
colditz-refuse-points = That takes { $cost } points, and you have { $points } left.
colditz-refuse-occupied = { $place } is occupied.
colditz-refuse-hemmed_in = That man has no way out: every space around him is taken, or you don't have enough points.
colditz-refuse-doorway = You can't get to { $place }: the doorway, { $door }, is taken. The man there must move first, further in or out.
colditz-refuse-lit = { $place } is lit by a searchlight: prisoners may cross it but not stop there.
colditz-refuse-over_tunnel = { $place } is over a tunnel: you may cross it but not stop there.
colditz-refuse-too_far = { $why ->
    [steps] { $place } is out of reach: the way takes at least { $steps } steps, and you have { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    [lacks] { $place } is out of reach: the way there takes Equipment you lack ({ $lacks }) and at least { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }; you have { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    [barred] { $place } is out of reach with { $points ->
        [one] 1 point
       *[other] { $points } points
    }: pawns are in the way.
   *[closed] { $place } is out of reach: no way leads there now.
}
colditz-refuse-empty_pile = No { $kind ->
    [rope] rope
    [key] key
    [pass] German pass
   *[cutters] wire cutters
} is left on the pile.
colditz-refuse-two_men = Two of your own men must be in rooms with the sign: { $kind ->
    [rope] rope
    [key] key
    [pass] pass
   *[cutters] wire cutters
}.
colditz-refuse-one_man = One of your own men must be in a room with the sign: { $kind ->
    [rope] rope
    [key] key
    [pass] pass
   *[cutters] wire cutters
}.
colditz-refuse-two_places = Choose a space for each of the two men, or none at all: then they line up by themselves.
colditz-refuse-has_kit = You already have the escape kit; there is one for each officer.
colditz-refuse-no_double = You rolled no double. Only a double or a release card lets a man out of his cell.
colditz-refuse-released = A double frees one man a turn, and you've already freed one.
colditz-refuse-hand = Your turn can end with { $limit } cards at most: use one, put one away or give one away first.
colditz-refuse-no_discard = You can only put a card away when you hold more than { $limit }.
colditz-refuse-no_card = You don't have the card: { $card }.
colditz-refuse-tunnel_in_use = The { $tunnel } is open already, or a man is still inside.
colditz-refuse-two_diggers = It takes two of your men to open a tunnel, and you don't have the points to get two in this turn.
colditz-refuse-too_far_to_dig = These two can't both get into the { $tunnel } with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
colditz-refuse-no_driver = The car needs one of your men on { $place }.
colditz-refuse-no_dare = This table plays without Do or die.
colditz-refuse-dared = You've already tried Do or die: you may try it once a game.
colditz-refuse-no_kit = Do or die needs the escape kit.
colditz-refuse-safe_place = You can't arrest a man in a hide, a tunnel or the roll-call zone.
colditz-refuse-after_arrest = After an arrest you can't post guards until your next turn.
colditz-refuse-one_posting = At this table you post one guard a turn, and you've already posted one.
colditz-refuse-no_guards = You have no guard in barracks to post now.
colditz-refuse-no_such_guard = There is no guard with that number: guards go from 1 to { $count }.
colditz-refuse-in_barracks = That guard is in barracks: post him first.
colditz-refuse-shuts_rooms = Your guards together may not block off a room.
colditz-refuse-not_on_post = Only guards on black spaces can be withdrawn.
colditz-refuse-no_guards_there = Guards never enter hides, and they enter rooms only with a search card or in pursuit.
colditz-refuse-guard_may_not_stop = Guards may cross { $place } but not stop there, as in corridors, doorways and the roll-call zone, at cell exits and objectives, and over tunnels.
colditz-refuse-in_tunnel = That man is in a tunnel, where only the card Tunnel discovered finds him.
colditz-refuse-not_there = That man isn't on the board.
colditz-refuse-needs_search = That man is in a room, where only a search card finds him.
colditz-refuse-no_equipment = Inside, you can only arrest a man whose officer has Equipment on the table.
colditz-refuse-returning = That man is on his way back to the theatre gate. You can't arrest him while he gets nearer each turn.
colditz-refuse-no_guard_near = No guard gets beside that man with { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $steps ->
    [0] { "" }
    [one] : the nearest guard needs 1 point
   *[other] : the nearest guard needs { $steps } points
}.
colditz-refuse-empty_room = Nobody is in the { $room }.
colditz-refuse-out_of_reach = No guard gets into the { $room } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $steps ->
    [0] { "" }
    [one] : the nearest guard needs 1 point
   *[other] : the nearest guard needs { $steps } points
}.
colditz-refuse-not_outside = You can only shoot at men outside the castle.
colditz-refuse-not_seen = No guard on the board sees that man.
colditz-refuse-empty_tunnel = Nobody is in the { $tunnel }.
colditz-refuse-two_guards = It takes two guards, and they can't both get to the { $tunnel } with your points.
colditz-refuse-empty_trade = An offer must give or ask for something.
colditz-refuse-lacking = You don't have everything that offer asks for.
colditz-refuse-hand_limit = { $whom } would hold more than { $limit } cards.
colditz-refuse-inner_posts = { $count ->
    [one] Put exactly 1 guard on a black space inside.
   *[other] Put exactly { $count } guards on black spaces inside: one for each officer.
}
colditz-refuse-garrison_posts = Put { $least } to { $most } guards on black spaces of the garrison.
colditz-refuse-before_roll = Before you roll the dice, you can only play a roll call.
colditz-refuse-after_roll = You can only play a roll call before you roll the dice.

## Events

colditz-event-began = { $who } is the German officer. An officer with { $goal ->
        [one] 1 escape
       *[other] { $goal } escapes
    } wins.
    .who = You are the German officer. An officer with { $goal ->
        [one] 1 escape
       *[other] { $goal } escapes
    } wins.
colditz-event-house_rule = House rule: { $rule ->
    [kits] every officer starts with the escape kit
    [single] one man is enough for a card of Equipment
    [posting] one posting a turn
    [throws] three throws a turn at most
    [no_dare] no Do or die
   *[play_on] the game goes to its limit
}.
colditz-event-took_colour = { $who } chose the { $nation } officer.
    .who = You chose the { $nation } officer.
colditz-event-placed = { $who } posted guards inside on { $inner }, and in the garrison on { $garrison }.
    .who = You posted guards inside on { $inner }, and in the garrison on { $garrison }.
colditz-event-round = Round { $number }
colditz-event-rolled = { $who } rolled { $dice }: { $points } points.
    .who = You rolled { $dice }: { $points } points.
colditz-event-skipped = Sabotage: { $who } missed a turn.
    .who = Sabotage: you missed a turn.
colditz-event-drew = { $who } drew a card.
    .who = You drew a card.
colditz-event-drew_card = { $who } drew: { $card }.
    .who = You drew: { $card }.
colditz-event-discarded = { $who } put a card away.
    .who = You put a card away.
colditz-event-put_away = { $who } put away: { $card }.
    .who = You put away: { $card }.
colditz-event-undone = { $who } undid the last step.
    .who = You undid the last step.
colditz-event-ended = { $who } ended the turn.
    .who = You ended the turn.
colditz-event-idle = { $who } ran out of time.
    .who = You ran out of time.
colditz-event-time_up = Time ran out for this game.
colditz-event-left = { $who } left the game.
    .who = You left the game.
colditz-event-over = { $reason ->
        [escaped] { $who_count ->
            [one] { $who } got more men out than anyone else.
           *[other] { $who } got the most men out, the same number each.
        }
        [time] Time ran out, and too few men got away.
        [nobody_left] No officer had a man left who could escape.
       *[german_left] The German officer left.
    }
    .who = { $reason ->
        [escaped] { $who_count ->
            [one] You got more men out than anyone else.
           *[other] You got as many men out as the best of the other officers.
        }
        [time] You held the castle: time ran out, and too few men got away.
        [nobody_left] You held the castle: no officer had a man left who could escape.
       *[german_left] The German officer left: you win.
    }
colditz-event-played = { $who } played: { $card }.
    .who = You played: { $card }.
colditz-event-reacted = { $who } played: { $card }.
    .who = You played: { $card }.
colditz-event-moved = { $man } crept { $to }.
    .who = Your { $man } crept { $to }.
colditz-event-paid = { $who } handed in { $equipment }.
    .who = You handed in { $equipment }.
colditz-event-intercepted = { $kind ->
        [key] The key of { $man } was intercepted: the gate stayed shut.
       *[pass] The pass of { $man } was intercepted: the gate stayed shut.
    }
    .who = { $kind ->
        [key] You intercepted the key of { $man }: the gate stayed shut.
       *[pass] You intercepted the pass of { $man }: the gate stayed shut.
    }
    .whose = { $kind ->
        [key] The key of your { $man } was intercepted: the gate stayed shut.
       *[pass] The pass of your { $man } was intercepted: the gate stayed shut.
    }
colditz-event-escaped = { $man } escaped at objective { $objective }! { $who } has { $escapes ->
        [one] 1 escape
       *[other] { $escapes } escapes
    }.
    .who = Your { $man } escaped at objective { $objective }! You have { $escapes ->
        [one] 1 escape
       *[other] { $escapes } escapes
    }.
    .whose = { $man } escaped from your castle at objective { $objective }! { $who } has { $escapes ->
        [one] 1 escape
       *[other] { $escapes } escapes
    }.
colditz-event-equipped = { $who } took { $equipment }; { $men_count ->
        [one] { $men } went
       *[other] { $men } went
    } to the roll-call zone.
    .who = You took { $equipment }; your { $men_count ->
        [one] { $men } went
       *[other] { $men } went
    } to the roll-call zone.
colditz-event-took_kit = { $who } completed the escape kit.
    .who = You completed the escape kit.
colditz-event-gave_up = { $who } gave up { $equipment }.
    .who = You gave up { $equipment }.
colditz-event-freed = { $man } left his cell and went { $to }.
    .who = Your { $man } left his cell and went { $to }.
colditz-event-surrendered = { $man } gave himself up to { $guard }.
    .who = Your { $man } gave himself up to { $guard }.
colditz-event-dug = { $who } opened the { $tunnel } with { $men }.
    .who = You opened the { $tunnel } with { $men }.
colditz-event-collapsed = The { $tunnel } collapsed.
    .whose = The { $tunnel } collapsed, and one of your men is still inside.
colditz-event-drove = { $man } drove the Commandant's car: he rolled { $dice } and needed { $need } spaces. { $home ->
        [yes] He got away.
       *[no] He was caught.
    }
    .who = Your { $man } drove the Commandant's car: he rolled { $dice } and needed { $need } spaces. { $home ->
        [yes] He got away.
       *[no] He was caught.
    }
colditz-event-pushed = { $man } jumped aside to { $place }.
    .whose = Your { $man } jumped aside to { $place }.
colditz-event-pushed_guard = { $guard } jumped aside to { $place }.
    .whose = Your { $guard } jumped aside to { $place }.
colditz-event-diverted = { $guard } was lured to barracks for the German's next turn.
    .who = You lured { $guard } to barracks for the German's next turn.
    .whose = Your { $guard } was lured to barracks for your next turn.
colditz-event-dared = Do or die: { $man } ran for the main gate with { $throws } throws: he rolled { $dice } and needed { $need } spaces.
    .who = Do or die: your { $man } ran for the main gate with { $throws } throws: he rolled { $dice } and needed { $need } spaces.
colditz-event-shot_down = { $man } fell short. { $who } is out of the game.
    .who = Your { $man } fell short. You're out of the game.
colditz-event-posted = { $guard } was posted: { $place }.
    .who = You posted { $guard }: { $place }.
colditz-event-withdrawn = { $guard } went to barracks.
    .who = Your { $guard } went to barracks.
colditz-event-walked = { $guard } walked { $to }.
    .who = Your { $guard } walked { $to }.
colditz-event-called_off = { $guard } went back to barracks: his man was gone.
    .whose = Your { $guard } went back to barracks: his man was gone.
colditz-event-preferred = { $cell ->
        [cell] From now on arrested men go to the inner cells.
       *[far_cell] From now on arrested men go to the garrison cells.
    }
    .who = { $cell ->
        [cell] From now on the men you arrest go to the inner cells.
       *[far_cell] From now on the men you arrest go to the garrison cells.
    }
colditz-event-announced = { $guard } closed in on { $man }.
    .who = Your { $guard } closed in on { $man }.
    .whose = { $guard } closed in on your { $man }.
colditz-total-cells = { $own ->
    [yes] { $count ->
        [one] 1 man of yours in a cell
       *[other] { $count } men of yours in cells
    }
   *[no] { $count ->
        [one] 1 prisoner in a cell
       *[other] { $count } prisoners in cells
    }
}
colditz-total-dead = { $count } of your { $left } men dead
colditz-total-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
colditz-total-equipment = { $count ->
    [one] 1 piece of Equipment
   *[other] { $count } pieces of Equipment
}
colditz-total-barracks = { $count ->
    [one] 1 guard in barracks
   *[other] { $count } guards in barracks
}
colditz-event-arrested = { $guard } arrested { $man }: { $place }.
    .whose = { $guard } arrested your { $man }: { $place }.
colditz-event-vanished = { $man } vanished before the eyes of { $guard }.
    .whose = Your { $man } vanished before the eyes of { $guard }.
colditz-event-searching = { $guard } searched the { $room }.
    .who = Your { $guard } searched the { $room }.
    .whose = { $guard } searched the { $room }, where you have men.
colditz-event-searched = The search of the { $room } took { $men } to the cells.
    .whose = The search of the { $room } hit you: it took { $men } to the cells.
colditz-event-search_failed = The search of the { $room } found nobody.
colditz-event-discovered = The { $tunnel } was discovered, and { $men } went to the cells.
    .who = You discovered the { $tunnel }, and { $men } went to the cells.
    .whose = The { $tunnel } was discovered with your men inside, and { $men } went to the cells.
colditz-event-called_roll = { $who } called the roll.
    .who = You called the roll.
colditz-event-chose = { $who } chose who goes to the roll call.
    .who = You chose who goes to the roll call.
colditz-event-attended = { $who } sent { $men_count ->
        [0] nobody
       *[other] { $men }
    } to the roll call{ $stayed_count ->
        [0] { "" }
        [one] ; { $stayed } stayed away
       *[other] ; { $stayed } stayed away
    }.
    .who = You sent { $men_count ->
        [0] nobody
       *[other] { $men }
    } to the roll call{ $stayed_count ->
        [0] { "" }
        [one] ; { $stayed } stayed away
       *[other] ; { $stayed } stayed away
    }.
colditz-event-spared = { $who } made no general search.
    .who = You made no general search.
colditz-event-sweeping = General search within { $points } steps of every guard. In range: { $men }.
    .who = Your general search within { $points } steps of every guard. In range: { $men }.
    .whose = General search within { $points } steps of every guard, with your men in range: { $men }.
colditz-event-swept = The general search took { $men } to the cells.
    .whose = The general search hit you: it took { $men } to the cells.
colditz-event-sweep_failed = The general search took nobody.
colditz-event-shot = { $guard } shot at { $man } at a distance of { $distance } and rolled { $dice }, which counts double. { $hit ->
        [yes] A hit.
       *[no] Missed.
    }
    .who = Your { $guard } shot at { $man } at a distance of { $distance } and rolled { $dice }, which counts double. { $hit ->
        [yes] A hit.
       *[no] Missed.
    }
    .whose = { $guard } shot at your { $man } at a distance of { $distance } and rolled { $dice }, which counts double. { $hit ->
        [yes] A hit.
       *[no] Missed.
    }
colditz-event-saved = An amulet saved { $man }.
    .whose = An amulet saved your { $man }.
colditz-event-killed = { $man } was shot dead.
    .whose = Your { $man } was shot dead.
colditz-event-traded = { $who } and { $whom } made a trade.
    .who = You made a trade with { $whom }.
    .whom = You made a trade with { $who }.
colditz-event-exchanged = { $who } and { $whom } traded: { $give } for { $want }.
    .who = You gave { $whom } { $give } for { $want }.
    .whom = { $who } gave you { $give } for { $want }.
colditz-event-offered = { $who } offered { $whom } { $give } for { $want }.
    .who = You offered { $whom } { $give } for { $want }.
    .whom = { $who } offered you { $give } for { $want }.
colditz-event-rejected = { $whom } rejected { $who }'s offer: { $give } for { $want }.
    .who = { $whom } rejected your offer: { $give } for { $want }.
    .whom = You rejected { $who }'s offer: { $give } for { $want }.
colditz-event-retracted = { $who } took back the offer to { $whom }: { $give } for { $want }.
    .who = You took back the offer to { $whom }: { $give } for { $want }.
    .whom = { $who } took back the offer to you: { $give } for { $want }.
colditz-event-fallen = { $who }'s offer to { $whom } fell through: { $give } for { $want }.
    .who = Your offer to { $whom } fell through: { $give } for { $want }.
    .whom = { $who }'s offer to you fell through: { $give } for { $want }.

## Turns in the log

colditz-log-turn = { $points ->
    [0] { $who }: { $told }
   *[other] { $who } rolled { $points }: { $told }
}
colditz-log-house_rule = { $count ->
    [one] house rule: { $rules }
   *[other] house rules: { $rules }
}
colditz-log-rule = { $rule ->
    [kits] kits from the start
    [single] one man takes Equipment
    [posting] one posting a turn
    [throws] three throws at most
    [no_dare] no Do or die
   *[play_on] played to the limit
}
colditz-log-you = You
colditz-log-your = your { $letter }
colditz-log-to = { $who } → { $place }
colditz-log-moved = moved { $men }
colditz-log-paid = handed in { $held }
colditz-log-equipped = took { $held }
colditz-log-took_kit = completed the escape kit
colditz-log-gave_up = gave up { $held }
colditz-log-escaped = { $man } escaped at objective { $objective }
colditz-log-freed = { $man } left the cells
colditz-log-surrendered = { $man } gave himself up to { $guard }
colditz-log-dug = opened the { $tunnel } with { $men }
colditz-log-collapsed = the { $tunnel } collapsed{ $man_count ->
    [0] { "" }
   *[other] {" "}with { $man } inside
}
colditz-log-intercepted = intercepted the { $kind } of { $man }
colditz-log-drew = drew a card
colditz-log-drew_card = drew: { $card }
colditz-log-discarded = put a card away
colditz-log-put_away = put away: { $card }
colditz-log-played = played { $card }
colditz-log-reacted = played { $card }
colditz-log-diverted = lured { $guard } to barracks
colditz-log-drove = { $man } drove { $dice } of { $need } spaces in the Commandant's car{ $home ->
    [yes] { "" }
   *[no] {" "}and was caught
}
colditz-log-dared = { $man } ran { $dice } of { $need } spaces in Do or die
colditz-log-shot_down = is out of the game
colditz-log-walked = { $who } → { $place }
colditz-log-posted = { $who } was posted: { $place }
colditz-log-guards-walked = { $count ->
    [one] guard { $numbers } walked
   *[other] guards { $numbers } walked
}
colditz-log-guards-posted = { $count ->
    [one] guard { $numbers } was posted
   *[other] guards { $numbers } were posted
}
colditz-log-guards-withdrawn = { $count ->
    [one] guard { $numbers } was withdrawn
   *[other] guards { $numbers } were withdrawn
}
colditz-log-preferred = { $cell ->
    [cell] chose the inner cells
   *[far_cell] chose the garrison cells
}
colditz-log-offers-offered = { $count ->
    [one] made an offer
   *[other] made { $count } offers
}
colditz-log-offers-retracted = { $count ->
    [one] took back an offer
   *[other] took back { $count } offers
}
colditz-log-offers-rejected = { $count ->
    [one] an offer was rejected
   *[other] { $count } offers were rejected
}
colditz-log-offers-fallen = { $count ->
    [one] an offer fell through
   *[other] { $count } offers fell through
}
colditz-log-announced = { $guard } closed in on { $man }
colditz-log-arrested = { $guard } arrested { $man } ({ $place })
colditz-log-vanished = { $man } vanished before the eyes of { $guard }
colditz-log-searching = { $guard } searched the { $room }
colditz-log-searched = the search of the { $room } took { $men } to the cells
colditz-log-search_failed = the search of the { $room } found nobody
colditz-log-discovered = discovered the { $tunnel } with { $men } inside
colditz-log-shot = { $guard } shot at { $man }{ $hit ->
    [yes] { "" }
   *[no] {" "}and missed
}
colditz-log-saved = an amulet saved { $man } from a shot
colditz-log-killed = { $man } was shot dead ({ $place })
colditz-log-called_roll = called the roll
colditz-log-attended = { $count ->
    [0] everyone came to the roll call
   *[other] { $men } stayed away from the roll call
}
colditz-log-spared = made no general search
colditz-log-sweeping = ordered a general search
colditz-log-swept = the general search took { $men } to the cells
colditz-log-sweep_failed = the general search took nobody
colditz-log-undone = undid a step
colditz-log-idle = ran out of time
colditz-log-ended = { $points ->
    [0] ended the turn
    [one] 1 point unused
   *[other] { $points } points unused
}
colditz-log-nothing = stayed put
colditz-log-skipped = missed a turn because of sabotage

## Great moments

colditz-scene = Round { $round } · { $what }
colditz-scene-escaped = { $man } has escaped
colditz-scene-shot_down = Do or die: { $man } is shot
colditz-scene-drove = The Commandant's car: { $man } is caught
colditz-scene-arrested = { $man } is arrested
colditz-scene-killed = { $man } is shot dead
colditz-scene-saved = An amulet saves { $man }
colditz-scene-searched = { $room }: a search takes { $men }
colditz-scene-discovered = The { $tunnel } is discovered
colditz-scene-collapsed = The { $tunnel } has collapsed
colditz-scene-swept = { $count ->
    [one] The general search takes { $men }
   *[other] The general search takes { $count } men
}
colditz-scene-out = { $known ->
    [0] He is free at objective { $objective }.
   *[other] He is free at objective { $objective }. His last leg began at: { $start }.
}
colditz-scene-by-car = He drove the Commandant's car to objective { $objective }: { $total } spaces ({ $dice }), and { $need } were needed.
colditz-scene-by-dare = Do or die: he ran { $total } spaces ({ $dice }) and needed { $need }. He is free at objective { $objective }.
colditz-scene-trail = His way there: { $ways }.
colditz-scene-fell-short = { $known ->
    [0] He ran { $total } of { $need } spaces ({ $dice }).
   *[other] { $place }: he ran { $total } of { $need } spaces ({ $dice }).
}
colditz-scene-eliminated = { $who } is out of the game and loses every man, all Equipment and all cards.
colditz-scene-drove-how = { $short ->
    [0] He drove { $total } spaces ({ $dice }) and reached objective 5, but without the escape kit. He goes to a cell.
   *[other] He drove { $total } of { $need } spaces ({ $dice }). He goes to a cell.
}
colditz-scene-taken = { $guard } arrested him: { $place }{ $spaces ->
    [0] .
    [one] , 1 space from freedom.
   *[other] , { $spaces } spaces from freedom.
}
colditz-scene-hit = The shot hit him: { $place }{ $spaces ->
    [0] .
    [one] , 1 space from freedom.
   *[other] , { $spaces } spaces from freedom.
}
colditz-scene-search = { $known ->
    [0] A guard forced his way in.
   *[other] { $guard } forced his way in.
} Now in the cells: { $men }.
colditz-scene-tunnel = { $known ->
    [0] Two guards got in.
   *[other] { $guards } got in.
} Now in the cells: { $men }.
colditz-scene-alone = The last man is alone inside, on space { $at } of { $all }, and may crawl to either end.
colditz-scene-sweep = No man within { $points } steps of a guard was safe: { $found }.
colditz-scene-found = { $man } ({ $place })
colditz-scene-escapes = Escapes: { $names }. An officer needs { $target }.
colditz-scene-left = { $who } has { $left ->
    [0] no men left
    [one] 1 man left
   *[other] { $left } men left
}{ $held ->
    [0] .
    [one] , 1 of them in a cell.
   *[other] , { $held } of them in cells.
}

## What computers say at great moments

colditz-says-bold-glad-1 = Who dares gets there first.
colditz-says-bold-glad-2 = Not a tile loose on the roof. Next!
colditz-says-bold-glad-3 = And that was with my boots untied.
colditz-says-bold-sorry-1 = Fine. The hard way, then.
colditz-says-bold-sorry-2 = I've had worse Mondays in this castle.
colditz-says-bold-sorry-3 = A scratch. Shall we go on?
colditz-says-careful-glad-1 = I had counted every step twice.
colditz-says-careful-glad-2 = Patience opens more gates than keys do.
colditz-says-careful-glad-3 = Quietly now. These walls have ears.
colditz-says-careful-sorry-1 = We should have waited for the fog. I knew it.
colditz-says-careful-sorry-2 = One candle too many.
colditz-says-careful-sorry-3 = Back to the plan. And the ruler.
colditz-says-spiteful-glad-1 = I do hope this hurts someone.
colditz-says-spiteful-glad-2 = Put that in your report.
colditz-says-spiteful-glad-3 = Remind me who was the clever one here?
colditz-says-spiteful-sorry-1 = I'm writing your name down. In ink.
colditz-says-spiteful-sorry-2 = Laugh. This castle has a great many stairs.
colditz-says-spiteful-sorry-3 = Enjoy it. I know where you keep your soup.
colditz-says-talkative-glad-1 = Did you see that? I'll tell it at supper. Twice.
colditz-says-talkative-glad-2 = There's a song in this. I've got four verses already.
colditz-says-talkative-glad-3 = My aunt always said so, and my aunt is never wrong.
colditz-says-talkative-glad-4 = Carve it into the wall, and do spell my name right!
colditz-says-talkative-glad-5 = At last this castle has a good story: mine.
colditz-says-talkative-sorry-1 = Oh dear. In the long version I come off better.
colditz-says-talkative-sorry-2 = Let me explain. No, wait, it gets worse.
colditz-says-talkative-sorry-3 = Soup again, and only the weather to blame.
colditz-says-talkative-sorry-4 = I had a speech ready, just a happier one.
colditz-says-talkative-sorry-5 = Not a word to the cook, or the whole castle will know.

## Escapes and tries

colditz-timeline = Escapes
colditz-timeline-total = { $out ->
    [0] Nobody got away
    [one] 1 escape
   *[other] { $out } escapes
} in { $tries ->
    [one] 1 try
   *[other] { $tries } tries
}.
colditz-timeline-line = Round { $round } · **{ $man }** · { $way } · { $result }
colditz-timeline-way-walk = on foot
colditz-timeline-way-car = Commandant's car
colditz-timeline-way-dare = Do or die
colditz-timeline-escaped = ✅ away at objective { $objective }
colditz-timeline-arrested = ❌ arrested by { $guard }: { $place }{ $spaces ->
    [0] { "" }
    [one] , 1 space from freedom
   *[other] , { $spaces } spaces from freedom
}
colditz-timeline-killed = 💀 shot dead{ $known ->
    [0] { "" }
   *[other] : { $place }
}{ $spaces ->
    [0] { "" }
    [one] , 1 space from freedom
   *[other] , { $spaces } spaces from freedom
}
colditz-timeline-drove = ❌ drove { $total } of { $need } spaces, then went to a cell
colditz-timeline-fell = 💀 shot down{ $known ->
    [0] { "" }
   *[other] {" "}after { $total } of { $need } spaces
}, and his officer is out of the game
colditz-timeline-discovered = ❌ found in the tunnel
colditz-timeline-left = … still on his way at the end: { $place }{ $spaces ->
    [0] { "" }
    [one] , 1 space from freedom
   *[other] , { $spaces } spaces from freedom
}

## The story of a game

colditz-story-first = Round { $round }: { $man } was the first to get out, at objective { $objective }{ $by ->
    [car] , in the Commandant's car.
    [dare] , by Do or die.
    [climb] , over walls and wire.
   *[walk] .
}
colditz-story-turning = The turning point, round { $round }: { $what }.
colditz-story-near = So near: { $man } was { $fate ->
    [shot] shot
   *[caught] caught
} { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} from freedom in round { $round }.
colditz-story-dare = The boldest move, round { $round }: { $man } { $home ->
    [0] ran { $total } of { $need } spaces in Do or die, and was shot.
   *[other] ran the { $need } spaces of Do or die and got away.
}
colditz-story-car = The boldest move, round { $round }: { $man } { $home ->
    [0] drove the Commandant's car { $total } of { $need } spaces and was caught.
   *[other] drove the Commandant's car over all { $need } spaces and got away.
}
colditz-story-guard = Guard { $number } was the terror of the castle, with { $count } of { $total } arrests.
colditz-story-taken = { $who } made { $total ->
    [one] 1 arrest
   *[other] { $total } arrests
} in all.
colditz-story-vanished = Round { $round }: { $man } vanished into a secret hide before the eyes of { $guard }.
colditz-story-card = Round { $round }: { $who } had the answer at the last moment: { $card }.
colditz-story-tunnel = Round { $round }: { $who } opened the { $tunnel }.
colditz-story-trades = { $names } traded most: { $count ->
    [one] once
   *[other] { $count } times
}.
colditz-doubt-card = { $rival } played: { $card }. That card had looked { $percent }% likely to { $who }.
colditz-doubt-paid = { $rival } handed in { $equipment }. That had looked { $percent }% likely to { $who }.
colditz-cause-german = { $who } left { $unused ->
    [one] one point
   *[other] { $unused } points
} unused while the guards could have walked.
colditz-cause-officer = Guards caught { $who }’s men { $arrests ->
    [one] once
    [2] twice
   *[other] { $arrests } times
}{ $unused ->
    [0] {""}
    [one] , and one point went unused
   *[other] , and { $unused } points went unused
}.
colditz-fate-german = { $who } let { $escapes ->
    [one] 1 man
   *[other] { $escapes } men
} get away{ $held ->
    [0] , and had nobody in the cells at the end.
    [one] , with 1 man in a cell at the end.
   *[other] , with { $held } men in the cells at the end.
}
colditz-fate-dared = { $who } staked everything on Do or die, and lost{ $escapes ->
    [0] .
    [one] , after 1 escape.
   *[other] , after { $escapes } escapes.
}
colditz-fate-left = { $who } left the game{ $escapes ->
    [0] .
    [one] {" "}after 1 escape.
   *[other] {" "}after { $escapes } escapes.
}
colditz-fate-officer = { $who } got { $escapes ->
    [0] nobody out
    [one] 1 man out
   *[other] { $escapes } men out
}{ $target ->
    [one] , and needed 1
   *[other] , and needed { $target }
}. The other men: { $told }.
colditz-fate-held = { $count } in the cells
colditz-fate-dead = { $count } shot
colditz-fate-inside = { $count } still on the board
colditz-revealed = **{ $who }** { $told }
colditz-revealed-cards = cards: { $cards }

## Endings

colditz-ending-escaped = { $many ->
    [one] { $names } wins: nobody else got as many men out.
   *[other] { $names } win together: they got the same number of men out.
}
colditz-ending-escaped-won = { $many ->
    [one] You win! Nobody else got as many men out.
   *[other] You win! { $names } share the win with the same number of men out.
}
colditz-ending-escaped-lost = { $many ->
    [one] { $names } wins: nobody else got as many men out.
   *[other] { $names } win together: they got the same number of men out.
}
colditz-ending-time = Time is up: { $names } held the castle.
colditz-ending-time-won = You win! Time is up, and you held the castle.
colditz-ending-time-lost = Time is up: { $names } held the castle.
colditz-ending-nobody_left = No officer has a man left: { $names } held the castle.
colditz-ending-nobody_left-won = You win! No officer has a man left.
colditz-ending-nobody_left-lost = No officer has a man left: { $names } held the castle.
colditz-ending-german_left = { $many ->
    [one] The German officer has left: { $names } wins.
   *[other] The German officer has left: { $names } win.
}
colditz-ending-german_left-won = You win! The German officer has left.
colditz-ending-german_left-lost = The German officer has left: the escape officers win.
colditz-ending-called = { $many ->
    [0] Everyone agreed it was over: nobody wins.
    [one] Everyone agreed it was over: { $names } wins.
   *[other] Everyone agreed it was over: { $names } win.
}
colditz-ending-called-won = You win! Everyone agreed it was over.
colditz-ending-called-lost = { $many ->
    [0] Everyone agreed it was over: nobody wins.
    [one] Everyone agreed it was over: { $names } wins.
   *[other] Everyone agreed it was over: { $names } win.
}

## The rules

colditz-rules =
    • **The aim.** An escape officer wins with the agreed number of escapes. If several officers have that many when the round ends, the one with the most wins. The German officer wins if time runs out first.

    • **A turn.** Roll two dice; a double is rolled again and added. A total of 3, 7 or 11 lets you draw a card. Each point is a step to one of the six neighbouring spaces; share the points among your pawns. No pawn passes another. The officers move in turn, the German last.

    • **Equipment.** With two of your men in rooms with the same sign you take one card of that Equipment, and both men go to the roll-call zone. One rope gets you down 30 ft, two ropes 60 ft; cutters get you through the wire at the marked spots; a key or a pass opens a gate. A way you've paid for stays open for your men until the turn ends. The theatre gate is free on the way back.

    • **Kit.** You take it with men in rooms with civilian clothes, compass, rations and documents at the same time; a kit part covers two of these. Without the kit nobody escapes. With it, a man who reaches an objective (1 to 7) is free.

    • **Arrests.** Guards arrest men in the courtyard only if their officer holds Equipment, and in rooms only with a search card. In the garrison, on gates and outside they may always arrest a man, which costs his officer a card of Equipment. They may never arrest anyone in the roll-call zone, in hides (blue) or in tunnels. The man goes to a cell, the guard to barracks, and no more guards are posted that turn.

    • **Cells.** If you roll a double, one man may leave his cell for a point; a release card frees a man at no cost. A man from the garrison cells is safe as long as each turn brings him nearer to the theatre gate.

    • **Guards.** For a point the German posts a guard from barracks on a black space, or withdraws a guard. They don't enter rooms or hides, or stop in corridors. They may follow a man who climbed down or went through the wire.

    • **Tunnels.** A tunnel opens when you play its card and two of your men get in. With fewer than two men inside it collapses: the last man may go either way.

    • **Roll call.** The German may call one before rolling: each officer chooses in secret who goes. If a man stays away and the roll reaches from a guard to him, he can be taken, unless he is in a hide, a tunnel, a cell or outside.

    • **Shoot to kill.** A guard who sees a man outside may shoot; the range is twice the roll.

    • **Car.** With its card, the kit and a man on AQ22 you get six throws for the 44 spaces to objective 5. **Do or die.** Once a game, with the kit, a man runs from the courtyard or a room to objective 5. A card says how many throws he gets. If he falls short, his officer is out of the game.

    • **Trades.** Officers may trade Equipment and cards in any turn, in private. `/table talk` reaches only the other officers. **Hand.** You may hold three cards at the end of a turn.

    • **Time.** If you run out of time, your turn ends. In a roll call all your men go, and no card is played for you.

## The book

colditz-book-aim = What it is about
    .text =
        An escape officer wants to get men out of the castle. Once an officer has the agreed number out, the round is played to its end. Then the officer with most men out wins; officers with the same number share the win.
        The German tries to prevent that until time is up. If no officer has a man left to move or to free, the German wins at once.
        A man escapes when he reaches an objective, one of the flags 1 to 7, and his officer has the escape kit. Gates, drops and wire take Equipment.
    .example = In the picture A is 10 spaces from objective 1. His officer has the kit and 11 points: A escapes this turn. It's the first of the two escapes this table asks for.
    .ruling = Playing the round to its end is our ruling. The rulebook only says that the target must be reached in time, and that the officer with most men out wins (§3.17). With the house rule *Call it*, all players together may end a decided game early.
colditz-book-turn = A turn
    .text =
        The officers take their turns in the order of their colours: blue, red, light blue, orange, green. The German comes last. If colours are chosen, that happens before the first round.
        1. Two dice are rolled. A double is rolled again, and everything adds up.
        2. A total of exactly 3, 7 or 11 lets you draw a card.
        3. You spend your points as you like. Points left at the end are lost.
        4. You press *End the turn*: the ways you paid for are shut again.
        You can take back steps that revealed nothing with *Undo*. A turn ends by itself when everyone can see that nothing else is possible.
    .example = 4-3 makes 7 points and a card. 5-5 and then 6-3 makes 19 points and no card: only the total counts.
    .ruling = It is a ruling that the total counts, for one card at most (R1, §3.3), and that doubles have no limit (R17) unless the house rule *Three throws* is on.
colditz-book-moving = Moving your men
    .text =
        A step takes a man to one of six neighbouring spaces and costs a point. Share your points among your men as you like.
        • You can't pass or stop on an occupied space. A man in a doorway keeps everyone else out of the room.
        • You may cross ground marked with a sun, and the dotted rings over a tunnel, but not stop there.
        • A man takes the way that needs the fewest cards, and of those the shortest. The button says what it costs.
        Choose a place in the menus or type it, as in *B Laundry*, *B Z12* or *B objective 1*.
    .example = Of 19 points, A has used 10. B gets to the Laundry (Z12) for 8 more, and one point is left.
    .ruling = It is a ruling that men may cross the spaces over a tunnel but not stop there (R7, §3.4).
colditz-book-kit = The escape kit
    .text =
        Each officer needs one kit, once. It is never traded or lost. To take it you need four men at the same time in rooms with these signs:
        • civilian clothes: Laundry or Theatre
        • compass: W.C. or Officers' quarters
        • rations: Canteen or Parcel office
        • documents: Office or Interview room
        Taking it costs no points, and the men stay where they are. A kit part covers two signs: clothes and documents, or compass and rations. Both parts together are a kit.
    .example = A is in the W.C., B in the Laundry, D in the Interview room and E in the Parcel office: you can take the kit. With the card for compass and rations, B and D would have been enough.
    .ruling = Which signs go together on a kit part is reconstructed (§2.4).
colditz-book-equipment = Equipment
    .text =
        With two of your men in rooms with the same sign, in one room or in two, you take a card of that kind. It costs no points. Both men go straight to the roll-call zone and may walk on from there.
        • rope (12): Chapel, Store
        • key (6): Dentist, Showers
        • German pass (5): Guard house, Orderlies' quarters
        • wire cutters (4): Sick bay, Kitchen
        The card is on the table before you, where all can see it, and you can have any number. Once used, it goes back to its pile.
        With the house rule *One man is enough*, one man is enough to take a card.
    .example = A and B are both in the Dentist: they take a key. From now on men in the courtyard may be arrested.
    .ruling = Used Equipment goes back to its pile (R9); two officers' men can't take a card together (R19, §3.5).
colditz-book-crossings = Gates, drops and wire
    .text =
        These cost Equipment, besides the step:
        • a gate marked K: a key, from either side
        • a gate marked P: a German pass; the theatre gate is free on the way back
        • a drop, downwards only: one rope for 30 feet, two ropes for 60
        • the wire, at the marked places: wire cutters
        The way you've paid for stays open for all your men until your turn ends. Cards in your hand count as well.
        The German may hold a card that intercepts a key or a pass. Then the key or pass is lost, and the man stays before the gate. The German is asked whenever he holds any card at all.
    .example = A starts in his hide. After 6 spaces he is down the tower, for two ropes. After 9 he is through the wire, for cutters. After 26 he is at objective 1.
    .ruling = A man may stop on a paid gate and leave it for free (R8). Wire can be crossed both ways (R28, §3.7).
colditz-book-plans = Escape plans
    .text =
        Twenty-one ways out have names. *Plans and close-ups* shows each of them, step by step and on the map: how far it is, what it takes, what you lack.
        Your hand names the one that is nearest to complete. With *Pin a plan* another one stays in view. Only you see which.
        Three to begin with, counted from the middle of the roll-call zone:
        • North-west tower and wire, to objective 1: two ropes and wire cutters, 35 spaces
        • Theatre gate and south walls, to objective 6: a pass and three ropes, 41 spaces
        • Chapel tunnel, to objective 1: its card alone, 49 spaces
    .example = The picture shows A's way from the edge of the zone: 32 spaces, and one rope is missing.
colditz-book-arrests = Arrests
    .text =
        On the German's turn a guard may arrest a man if the guard is beside him, or gets there with the points left. The man goes to a cell, the guard to barracks, and no more guards are posted that turn.
        Where a man may be arrested:
        • Courtyard and corridors: only if his officer has Equipment on the table.
        • Rooms: only by a search.
        • Garrison, gates and outside: always. If his officer has Equipment on the table, the arrest costs a card of Equipment.
        • Roll-call zone and hides: never. Tunnels: only by *Tunnel discovered*.
        If the arrest costs a card, the officer chooses which, and may pay with a card from hand that counts as Equipment.
        • *Force an arrest*: on your own turn one of your men may give himself up, to get rid of a guard.
    .example = B is on the guard-house gate. Guard 5 gets beside him with a roll of 7 or more. No Equipment is on the table, so the arrest costs none.
    .ruling = Cards in hand can pay for an arrest, but only Equipment on the table puts men in the courtyard at risk or gives an arrest a cost (R3, §3.12). A man can't give himself up in a hide, a tunnel or the zone (R10).
colditz-book-cells = Cells
    .text =
        A man leaves his cell
        • when you roll a double, for one point: one man in a turn
        • with a release card, at no cost
        He starts on the exit of his cells. The German decides at any time whether arrested men go to the inner cells or to those of the garrison. There is always room.
        A man from the garrison cells is on his way back: he can't be arrested as long as each of your turns brings him nearer to the theatre gate, which is free for him. After a turn that brings him no nearer, he can be arrested.
    .example = 3-3 and 4-2 make 12 points with a double. B leaves his cell, and 11 points are left.
    .ruling = In the turn he comes out he may stay on the exit (R32, §3.11). A general search can still take him.
colditz-book-guards = The guards
    .text =
        Before round 1 the German puts one guard per officer on black spaces inside, and two to seven guards (if there are enough) on black spaces of the garrison. In his turn a point
        • posts a guard from barracks on a free black space, unless he has made an arrest this turn
        • withdraws a guard from a black space; he can't be posted again this turn
        • walks a guard one space, through gates as well
        Guards never enter hides, and they enter rooms only with a search card or in pursuit. They don't stop in corridors, doorways or the roll-call zone, at cell exits or objectives, or where they would block a room off.
        A guard may follow a man outside over the same walls and wire. From then on the guard pursues that man, and goes to barracks once the man is gone.
    .example = Guard 5 was posted on R7 for one point and walked after A through the wire to I5 for nine. Two more, and he'd have had A.
    .ruling = Pursuit and where guards may stop are rulings (R5, R6, R30, §3.12).
colditz-book-roll-call = Roll calls
    .text =
        Before rolling, the German may play a roll call. Every officer chooses in secret which men go, and all choices are revealed at once. Those men and the ones already in the zone line up there.
        Then the German rolls. If the roll reaches from a guard to men who stayed away, the German may make a general search: all of them go to the cells. It costs no points and no Equipment. After it no guards are posted that turn.
        Men in the zone, in hides, tunnels and cells, and outside are safe.
    .example = A roll of 12 or more finds D in the Interview room, and 15 finds B. The German rolls 6 and finds nobody.
    .ruling = Choices are secret and revealed together (R37). Steps are counted with rooms open and pawns ignored (R4, §3.14).
colditz-book-security = Searches and shots
    .text =
        • *Search*: the German names a room with men in it, and a guard who can get in. Every man whose officer has Equipment on the table goes to a cell, and the officer loses one card of Equipment for each. The guard goes to barracks.
        • *Shoot to kill*: a guard shoots at a man he sees outside the castle, with no wall between them. The German rolls the dice; a double is rolled again and added. Twice the total is the range. A hit kills. The guard goes to barracks either way.
        An officer may answer a search with a tip-off or a secret hide, and may answer a hit with an amulet.
    .example = D and G are in the Store. Their officer has no Equipment on the table, so a search would take neither. A total of 5 hits a man up to 10 spaces away.
    .ruling = A search takes all, even if there are fewer cards than men (R11, §3.13). The range is counted straight across the board (R2, §3.15).
colditz-book-tunnels = Tunnels and the car
    .text =
        Tunnels begin in the Canteen (7 places), the Chapel (12) and the Theatre (9). A tunnel card opens one when you use it to get two of your men in. After that any man may go in by the first place; no one overtakes.
        With fewer than two men inside it collapses, and the last man goes on or back. Men inside don't attend roll calls, and only the card *Tunnel discovered* finds them. For that card two guards must get beside places of the tunnel, for 1 extra point each. Then all men inside go to the cells.
        To drive the Commandant's car you need its card and a man on AQ22. He gets six throws, and one more for each double. With the kit, 44 spaces take him to objective 5. Otherwise he goes to a cell; no Equipment is lost.
    .example = The Chapel tunnel leads out to G10, beyond the wire in the north-west. From the zone it is 49 spaces to objective 1, and no Equipment is needed.
    .ruling = If you don't have the points for both men, the card stays in your hand (R14, R31, §3.8).
colditz-book-cards = Cards
    .text =
        A total of 3, 7 or 11 lets you draw: officers from 45 Opportunity cards, the German from 14 Security cards. At the end of your turn you may hold three. If you have more, use one, put it away or give it away.
        • On your turn: kit parts, release, tunnels, the car; *diversion* sends a guard to barracks through the German's next turn, *sabotage* skips that turn.
        • At any time: rope, key, pass and cutters count as Equipment.
        • As an answer: an *amulet* saves a man who is hit; a *tip-off* takes your men out of a room that is searched; a *secret hide* hides a man until the German's turn ends, but not outside or in a tunnel.
        Everyone with a card is asked, even if it's useless. So *No* gives nothing away.
    .example = 6-5 is 11: draw a card. It turns out to be wire cutters, as good as those from the Kitchen.
    .ruling = How often each card occurs is reconstructed, and so are the effects of diversion, sabotage, tip-off, secret hide and the interceptions (§2.4).
colditz-book-trades = Trades
    .text =
        Officers may offer each other Equipment and cards in hand, for something or for nothing. They may do so in any turn, but not while the game waits for an answer. The German doesn't trade.
        Only the two officers hear of an offer. Everyone hears that they made a trade, but not what it was.
        You may have three open offers. An offer falls through when its goods are gone.
        `{ -to-talk }` reaches only the other officers.
    .example = You offer a rope for a key. If its owner uses the key before answering, the offer falls through.
    .ruling = You can't give a card to an officer at the limit; one who holds four may exchange one (R38, §3.16). It is also a ruling that trades wait for an answer: the rulebook says "at any time" (R41).
colditz-book-dare = Do or die
    .text =
        Once in a game, on your own turn and with the kit, a man in the courtyard or in a room may run through the theatre gate and the main gate to objective 5. He passes everyone and hands in nothing.
        A card says how many throws he has, 3 to 7; each double gives one more. If their sum is enough, he has escaped.
        If not, you are out of the game: men, cards and Equipment are gone, and your escapes don't count.
    .example = From the theatre gate it is 61 spaces. Seven throws with their doubles come to 59 spaces on average, three throws to 25.
    .ruling = The run can't start from the roll-call zone or a hide (R33, §3.10). The escapes of an officer who is out don't count (R34).

## Why something cannot be done

colditz-aimless-move = None of your men can go anywhere now.
colditz-aimless-equip = None of your men are together in rooms with the same sign, or the pile of that Equipment is empty.
colditz-aimless-kit = For the kit you need men in rooms with all four signs at once; a kit part covers two of them.
colditz-aimless-free = None of your men is in a cell.
colditz-aimless-release = None of your men is in a cell.
colditz-aimless-dig = You need the card of a tunnel that is shut and empty, and two of your men who can get in this turn.
colditz-aimless-divert = There is no guard on the board.
colditz-aimless-surrender = None of your men can get beside a guard now; in hides and the roll-call zone a man can't give himself up.
colditz-aimless-dare = The run starts in the courtyard or in a room, and none of your men is there.
colditz-aimless-arrest = No guard can get to a man who may be arrested.
colditz-aimless-walk = None of the guards on the board can go anywhere.
colditz-aimless-post = All black spaces are taken.
colditz-aimless-withdraw = None of your guards is on a black space.
colditz-aimless-search = There is no room with men in it that a guard can get into.
colditz-aimless-shoot = None of your guards sees a man outside the castle.
colditz-aimless-discover = There is no tunnel with men in it that two guards can get to.
colditz-aimless-trade = There's no other officer to trade with, or you can't make another offer now.
colditz-aimless-accept = You have no offers.
colditz-aimless-reject = You have no offers.
colditz-aimless-retract = You have no open offer.

## What wins

colditz-purpose-all = An officer wins with { $target ->
    [one] 1 man
   *[other] { $target } men
} out; the German wins if no officer has done so { $rounds ->
    [0] when time is up.
   *[other] after round { $rounds }.
}
colditz-purpose-german = Let no officer get { $target ->
    [one] a man
   *[other] { $target } men
} out { $left ->
    [0] before time is up.
    [one] in this last round.
   *[other] in the { $left } rounds left.
} Guard the ways out, and arrest the men who come.
colditz-purpose-officer = { $kit ->
    [1] You have the kit: get
   *[other] With the escape kit, get
} { $needed ->
    [one] a man
   *[other] { $needed } men
} to a yellow flag { $left ->
    [0] before time is up.
    [one] in this last round.
   *[other] within { $left } rounds.
} Outside, guards may arrest them.
colditz-purpose-ahead = You have { $many ->
    [one] the 1 escape
   *[other] the { $many } escapes
} you need: you win unless another officer has more { $play_on ->
    [0] at the end of this round.
   *[other] at the end.
}

## For beginners

colditz-coach-legend = White is the roll-call zone, blue is a hide. Black dots are posts for guards. You escape at flags 1 to 7; K and P are gates, arrows 30 and 60 are drops.
colditz-coach-points = Each point of your roll is one step to one of six neighbouring spaces. Share the points among your men as you like. A double is rolled again and added.
colditz-coach-signs = Every room has a sign. The kit takes four men at once in rooms with clothes, compass, rations and documents; without it nobody escapes.
colditz-coach-zone = No one is arrested in the white zone or in a blue hide, and in a room it takes a search card. The grey courtyard is safe until you have Equipment.
colditz-coach-tags = Yellow lines in your picture lead to what you need next. A tag names a space: W21 is column W, row 21. So you can also type where a man goes.
colditz-coach-places = Men may cross ground marked with a sun, and the dotted rings over a tunnel, but not stop there. Wire cutters on the map mark where the wire can be cut.
colditz-coach-plate = Below each name you see flags for escapes, the rucksack of the kit, the number of Equipment cards and of cards in hand. At the top right you see how many of each are left.
colditz-coach-plans = Your plan is the way out that's nearest to complete: which man, how many spaces, and what is missing. *Plans and close-ups* shows every plan on the map.
colditz-coach-equip = Two of your men are in rooms with the same sign: they can take a card of that Equipment now. Both then go straight to the roll-call zone.
colditz-coach-kit = You can take the escape kit now, at no cost. From then on any of your men who reaches a yellow flag has escaped.
colditz-coach-dig = A tunnel card opens its tunnel when two of your men get in. With fewer than two inside it collapses: the last man may still go on or back.
colditz-coach-drive = The car has six throws for 44 spaces to objective 5. If it falls short, or without the kit, its driver goes to a cell; you lose no Equipment.
colditz-coach-free = You rolled a double, so one of your men may leave his cell for a point.
colditz-coach-release = A release card lets a man out of his cell without a double, and it costs no points.
colditz-coach-divert = A diversion sends a guard of your choice to barracks, where he stays through the German's next turn.
colditz-coach-sabotage = Sabotage skips the German's next turn. It helps most just before a man has to stop outside.
colditz-coach-surrender = *Force an arrest*: your man gives himself up. He goes to a cell and takes that guard off the board.
colditz-coach-dare = *Do or die*: once in a game, with the kit, a man runs for objective 5 through the main gate. If he falls short, you are out with all your men.
colditz-coach-danger = The ⚠ line lists the men a guard could arrest. In the courtyard that's because you have Equipment; on gates and outside it's always so.
colditz-coach-returning = A man from the garrison cells is safe as long as each of your turns brings him nearer to the theatre gate.
colditz-coach-cells = A man leaves his cell for a point when you roll a double, or with a release card.
colditz-coach-tunnel = Men in a tunnel don't attend roll calls, and only the card Tunnel discovered finds them. The tunnel holds while two men are inside.
colditz-coach-key = A key opens a gate marked K for all your men until your turn ends. Then the card goes back to its pile.
colditz-coach-pass = A pass opens a gate marked P for all your men until your turn ends. Coming back, the theatre gate is free.
colditz-coach-rope = One rope takes your men down a drop of 30 feet, and two ropes down a drop of 60. The drop stays open for all of them until your turn ends.
colditz-coach-cutters = Wire cutters take your men through the wire at a marked place, either way, until your turn ends.
colditz-coach-cards = Cards are secret until they are played. *More* says what each of your cards does. You may hold three when your turn ends.
colditz-coach-limit = You hold more than three cards. Use one or put one away; then your turn can end.
colditz-coach-draw = A total of 3, 7 or 11 lets you draw a card. It costs nothing, and you can put one away if you have too many.
colditz-coach-trade = Officers may trade Equipment and cards in any turn, but not while the game waits for an answer. Everyone hears that two officers traded, but not what.
colditz-coach-attend = Beside each man is the German's roll that would find him if he stays away. A man in a hide, in a tunnel or outside can't be found.
colditz-coach-loss = An arrest on a gate, outside or in a searched room costs Equipment. A card in your hand that counts as Equipment will do as well.
colditz-coach-answer = Everyone with a card is asked, even if it's useless. So *No* tells no one what you have.
colditz-coach-colours = The colours differ only in the turn order: blue goes first, then red, light blue, orange and green.
colditz-coach-posts = Guards inside watch the courtyard, guards in the garrison watch the ways out. The button puts them on the black spaces ringed in your picture.
colditz-coach-roll = Roll for your points. Only a roll call, if you hold that card, comes before it.
colditz-coach-sweep = A general search takes every man it names to the cells. It costs no points, but after it you post no more guards this turn.
colditz-coach-gate = You're asked whenever you hold a card. Only the right one, key or pass intercepted, keeps the gate shut. Otherwise answer No.
colditz-coach-onward = A guard who lost his man can't stay where he is. Choose where he walks on with the points left.
colditz-coach-pursuit = A guard who follows a man over a wall or through the wire pursues only that man. Once that man is gone, the guard goes to barracks.
colditz-coach-arrest = A guard who is beside a man, or gets there, may arrest him. The man goes to a cell, the guard to barracks, and you post no more guards this turn.
colditz-coach-search = Your search card sends a guard into a room: he arrests everyone there whose officer has Equipment.
colditz-coach-discover = Two guards who get to a tunnel send every man inside to the cells. They can't go through rooms on the way.
colditz-coach-shoot = A guard who sees a man outside may shoot: the shot hits if twice your roll is at least the distance. The guard goes to barracks either way.
colditz-coach-post = A point posts a guard from barracks on a free black space. Do it first: after an arrest you can't post any more that turn.
colditz-coach-walk = A guard walks one space for a point, through gates too. He doesn't enter rooms or hides, and doesn't stop in corridors or in the roll-call zone.
colditz-coach-withdraw = A point takes a guard from a black space back to barracks. You can't post him again this turn.
colditz-coach-patrols = Time is on your side. Wait where the ways out end: below the drops, at the gaps in the wire and at the gates.
colditz-coach-rooms = Officers collect the kit and Equipment in rooms. Only a search card reaches them there.
colditz-coach-suspects = ⚑ lists the men a guard can get to now. ⚠ lists the men outside the castle and how far they are from freedom.
colditz-coach-prefer = From the inner cells men come out in the courtyard. From the garrison cells they come out in the garrison, with a longer way back.
colditz-peril-yard = You're about to end your turn with { $points } points unused{ $left ->
    [0] {""}
    [one] {" "}and 1 round to go
   *[other] {" "}and { $left } rounds to go
}. Men who stay put find no kit, no Equipment and no way out, and the German wins by waiting. Send a man on his way.
colditz-peril-posting = { $guards ->
    [one] 1 of your guards sits
   *[other] { $guards } of your guards sit
} in the barracks, { $posts ->
    [one] 1 post outside is free
   *[other] { $posts } posts outside are free
}, and you have { $points } points left. A man who gets over the wall meets nobody there. Post a guard: it costs 1 point.
colditz-peril-kit = You can take the kit now, but you're about to end round { $round } without it{ $left ->
    [0] {""}
    [one] {" "}and with 1 round to go
   *[other] {" "}and with { $left } rounds to go
}. No man escapes without it, and a roll call can scatter your men. Take the kit now.

## The lesson

colditz-lesson-end-escaper = Over the wire! One more man, and you'd have won. Tunnels, the Commandant's car, searches, shots and trades are explained when you first meet them.
colditz-lesson-end-german = Posts, the roll call, the chase: that's how the castle looks from the guard-house. In the chase, only guard 5 on A's heels can arrest him if he falls short: guard 3 is 18 steps away. Make every escape attempt cost the officers time. Time is on your side.
colditz-lesson-wc = The first room
    .what = You have eight men, A to H, and 19 points, each worth a step. First of all you need an escape kit. Where do you send A?
    .why = Every room has a sign on the map. A kit takes four men at four signs: compass, clothes, rations, documents. Without one nobody escapes.
colditz-lesson-interview = Four signs
    .what = A found the compass, B the clothes. You rolled 6-6, so you rolled again: 5-4. Send D for the documents.
    .why = E goes for the rations by himself. In rooms and in the white roll-call zone no guard can touch your men.
colditz-lesson-kit = The kit
    .what = All four signs are covered. Take the kit: it costs no points.
    .why = From now on any man who reaches one of the seven yellow flags, an objective, is free. You need two.
colditz-lesson-call = Roll call!
    .what = { $name1 } plays a roll call. A, B, D and E aren't in the zone. Who goes back?
    .why = If { $name1 } rolls the number beside a man or more, that man is found: 12 or more finds D. Going back is safe, but it's a long way out again.
colditz-lesson-key = Equipment
    .what = { $name1 } rolled only 6. Your 11 let you draw a card: wire cutters! A and B met at the Dentist. Take a key.
    .why = Two men in rooms with the same sign can take its Equipment: keys and passes for gates, ropes to climb down, cutters for the wire. Both then return to the roll-call zone.
colditz-lesson-hide = A safe place
    .what = Another 11 brought you a rope, and D waits at the Store for a second one. You have 21 points. Where does A go?
    .why = With Equipment on your table, men in the grey courtyard can be arrested. Your plan is to climb down the north-west tower, go through the wire and on to objective 1.
colditz-lesson-gate = The bait
    .what = A is hidden with guard 6 beside him, and G has joined D. Send B onto the guard-house gate, with the key.
    .why = B is bait: points { $name1 } spends on him can't be spent on A. On gates and outside, any man may be arrested.
colditz-lesson-rope = The last rope
    .what = Guard 5 took B to a cell and went back to barracks. What do you do first?
    .why = You hold a rope and wire cutters. Climbing down 60 feet takes two ropes.
colditz-lesson-wire = Tonight
    .what = Nothing is missing. You rolled 16. A can go down the tower now, to F6. Or you free B first, and A gets one step less far.
    .why = A double frees a man from his cell for 1 point. From F6 it's 10 steps to objective 1. The risk of arrest there is 12 %, and one step short of it 19 %.
colditz-lesson-posts = The castle is yours
    .what = Eight Americans want out, and { $name0 } commands them. Post five guards: one in the courtyard, four in the garrison.
    .why = Your sixth guard stays in barracks. A guard who makes an arrest goes back there, and the arrested man goes to a cell.
colditz-lesson-seven = A seven
    .what = { $name0 } has sent two men into rooms. You rolled 7. What do you do?
    .why = A total of 3, 7 or 11 lets you draw. Nobody sees your cards until you play them.
colditz-lesson-harmless = Nothing to do?
    .what = Your card is a roll call. Keep it for a good moment. You have 7 points for your guards. But where can they make an arrest now?
    .why = { $name0 } has no Equipment on the table yet. That decides it.
colditz-lesson-sound = The moment
    .what = The Americans have their kit, and four men are still away from the roll-call zone. How do you start your turn?
    .why = In a roll call each man who stays away is found if you roll his number or more. Men who go back have to start again.
colditz-lesson-sixth = The key
    .what = You found nobody, but one man had to walk back. Now { $name0 } has taken a key at the Dentist. Where do you post guard 6?
    .why = With Equipment on the table you may arrest men in the courtyard and the corridors, too.
colditz-lesson-tower = Too late
    .what = A has slipped into the blue hide in the north-west tower. What do you do with guard 6?
    .why = In a hide nobody can be arrested. From that tower, two ropes lead down to the north terrace.
colditz-lesson-caught = Got you
    .what = B is on the guard-house gate, and guard 5 sees him. Getting there takes 7 of your 8 points. What do you do?
    .why = On gates and outside you may arrest any man.
colditz-lesson-chase = At large
    .what = B was bait! A went down the tower and through the wire, and is 10 steps from objective 1. You rolled 10. Where do you try to stop him?
    .why = From the north terrace, guard 5 can get close behind him. Guard 3 could cut him off in the west, but he has a long way.
colditz-lesson-say-courtyard = In the courtyard
colditz-lesson-say-rooms = In the rooms
colditz-lesson-say-nowhere = Nowhere inside
colditz-lesson-answer-dentist_first = The Dentist has keys. But a man without a kit isn't free, wherever he gets.
colditz-lesson-answer-other_room = You may go anywhere, but what you need next is in this room, and this man is close to it.
colditz-lesson-answer-early = Points that you don't use are lost. A can get to a room, and B, too.
colditz-lesson-answer-early_too = Then 21 points are lost, and A is no closer to the tower.
colditz-lesson-answer-surrender = That means giving a man up to get rid of a guard. It's no use now.
colditz-lesson-answer-kit_first = Take the kit while all four men are there. A roll call could break them up.
colditz-lesson-answer-dare = Do or die is a last run through the main gate. It nearly always fails, and then you're out with all your men.
colditz-lesson-answer-nobody_goes = You may. But E has nothing more to do where he is, and a 14 would put him in a cell.
colditz-lesson-answer-all_go = That's safe, but A, B and D are close to what you need next, and a 12 is rare.
colditz-lesson-answer-attending = Any choice is allowed. One man has nothing more to do where he is; the others are where you need them.
colditz-lesson-answer-zone = It's the same key. These two spaces are just the best ones to go on from.
colditz-lesson-answer-key_first = The key is yours for the taking and costs no points. Take it first.
colditz-lesson-answer-outside_hide = That's one step short of the hide, in the open. The risk of arrest there is 89 %.
colditz-lesson-answer-in_the_open = Mind the grey courtyard: with Equipment on the table, a man who stops there can be arrested.
colditz-lesson-answer-not_yet = You may. But when a man is arrested on a gate, Equipment on the table can be lost. Let the rope wait.
colditz-lesson-answer-rope_first = First the rope: D and G are both in the Store, and without it A can't climb down.
colditz-lesson-answer-cell_later = Your double lets B leave his cell for 1 point, but the rope comes first.
colditz-lesson-answer-shorter = You may. But close to the walls the guards get your man easily: look at the risk on the buttons.
colditz-lesson-answer-long_enough = A is safe in his hide. But everything is ready, and a 16 is rare.
colditz-lesson-answer-no_card = A card costs nothing, and you may keep three. Take it.
colditz-lesson-answer-courtyard = Not yet: you can only arrest men there once { $name0 } has Equipment on the table.
colditz-lesson-answer-in_rooms = A guard can't arrest a man in a room without a search card.
colditz-lesson-answer-patrol = You may walk your guards, but it doesn't matter much right now.
colditz-lesson-answer-spare = You may post a guard now. But wait until you know where you need him.
colditz-lesson-answer-wasted_card = Then all four men walk home unseen. A roll call costs { $name0 } most while they're away.
colditz-lesson-answer-far_south = Nobody is near the south terrace. Post the guard where the Americans have just been.
colditz-lesson-answer-idle_guard = A guard in barracks can't arrest anyone. Posting him costs a single point.
colditz-lesson-answer-other_post = You may, but the Americans are in the north of the courtyard.
colditz-lesson-answer-hiding = Beside a hide the guard can only wait. From barracks you can post him outside when A comes down.
colditz-lesson-answer-stuck = Guard 6 is of no use here. Bring him back to barracks while there's time.
colditz-lesson-answer-through = Then B goes through the gate with his next step. Arrest him now.

## Words in the picture

colditz-picture-room-chapel = Chapel
colditz-picture-room-office = Office
colditz-picture-room-sickbay = Sick bay
colditz-picture-room-parcels = Parcels
colditz-picture-room-guardhouse = Guard house
colditz-picture-room-dentist = Dentist
colditz-picture-room-wc = W.C.
colditz-picture-room-laundry = Laundry
colditz-picture-room-canteen = Canteen
colditz-picture-room-store = Store
colditz-picture-room-interview = Interviews
colditz-picture-room-kitchen = Kitchen
colditz-picture-room-orderlies = Orderlies
colditz-picture-room-officers = Officers
colditz-picture-room-showers = Showers
colditz-picture-room-theatre = Theatre
colditz-picture-kit = kit
colditz-picture-no-cards = no cards
colditz-picture-card-part_a = Clothes and documents
colditz-picture-card-part_b = Compass and rations
# where there is little room, in the table of a replay
colditz-diagram-card-part_a = Clothes, papers
colditz-diagram-card-part_b = Compass, rations
colditz-diagram-card-canteen = Canteen tunnel
colditz-diagram-card-chapel = Chapel tunnel
colditz-diagram-card-theatre = Theatre tunnel
colditz-diagram-card-car = Commandant's car
colditz-diagram-card-hide = Secret hide
colditz-diagram-card-shoot = Shoot
colditz-diagram-card-tunnel_found = Tunnel
colditz-diagram-card-key_caught = Key
colditz-diagram-card-pass_caught = Pass
colditz-picture-arrests = Arrests
colditz-picture-runners = At large
colditz-picture-hand = Cards
colditz-picture-letter-key = K
colditz-picture-letter-pass = P
colditz-picture-round = Round { $round }
colditz-picture-rounds = Round { $round }/{ $rounds }
colditz-picture-colours = colours are chosen
colditz-picture-posts = posting the guards
colditz-picture-roll = to roll the dice
colditz-picture-draw = may draw a card
colditz-picture-sweep = may search
colditz-picture-points = { $points ->
    [one] 1 point left
   *[other] { $points } points left
}
colditz-picture-interruption-gate = At a gate
colditz-picture-interruption-search = A search
colditz-picture-interruption-arrest = An arrest
colditz-picture-interruption-onward = A guard walks on
colditz-picture-interruption-sweep = A general search
colditz-picture-interruption-shot = A shot
colditz-picture-interruption-loss = Equipment is lost
colditz-picture-interruption-call = Roll call
colditz-picture-end-escaped = { $who } got away
colditz-picture-end-time = Time is up: { $who } wins
colditz-picture-end-nobody_left = Nobody is left: { $who } wins
colditz-picture-end-german_left = The German has left: { $who }
colditz-picture-end-called = All agreed: { $who }

colditz-order-draw = Always draw up to 3 cards
colditz-order = { $man } → { $what }
colditz-carry = Carry out orders (up to { $count ->
    [one] 1 point
   *[other] { $count } points
})
colditz-daily-officer = one escape in 20 rounds
colditz-squares = For each turn: 🟩 a man escaped · 🟥 a man was arrested or shot dead · 🟧 a man was shot at · 🟦 Equipment, an escape kit or a tunnel · ⬜ none of these

## Diagrams of positions

colditz-tunnel-fallen = { $tunnel ->
    [canteen] canteen tunnel collapsed
    [chapel] chapel tunnel collapsed
   *[theatre] theatre tunnel collapsed
}
colditz-diagram-paid = paid for this turn ({ $what })
colditz-diagram-went = trace of { $man } ({ $how })
colditz-diagram-man = { $man }: { $where }{ $flags ->
    [h] , in a secret hide
    [r] , on his way back
    [hr] , in a secret hide on his way back
   *[none] { "" }
}
colditz-diagram-guard = { $guard }: { $where }
colditz-diagram-goes = { $man } attends the roll call
colditz-diagram-makes = { $man } is going { $where }{ $paid ->
    [hand] , paid for with a card in hand
   *[table] { "" }
}
colditz-diagram-officer = { $who }: { $nation } officer{ $out ->
    [0] { "" }
   *[other] , out of the game
}
colditz-diagram-german = { $who }: German officer
colditz-diagram-hand = { $who } holds: { $card }
colditz-diagram-has = { $who } has: { $what }
colditz-diagram-escaped = { $who }: { $count ->
    [one] 1 man
   *[other] { $count } men
} escaped
colditz-diagram-shot = { $who }: { $count ->
    [one] 1 man
   *[other] { $count } men
} shot
colditz-diagram-dared = { $who }: Do or die with { $count } throws
colditz-diagram-pile = in the pile: { $what }
colditz-diagram-deck-opportunity = in the Opportunity deck: { $card }
colditz-diagram-deck-security = in the Security deck: { $card }
colditz-diagram-next-opportunity = next Opportunity card: { $card }
colditz-diagram-next-security = next Security card: { $card }
colditz-diagram-next-dare = next Do or die card: { $count } throws

## Achievements of ended games

colditz-achieved-car = The Commandant's car
    .why = Got a man away in the Commandant's car.
colditz-achieved-dare = Do or die
    .why = Got a man away by Do or die.
colditz-achieved-wall = Over the wall
    .why = Got a man away over two drops or gaps in the wire.
colditz-achieved-two_ways = Two ways out
    .why = Got two men away by different ways.
colditz-achieved-second_attempt = The second attempt
    .why = Got a man away who had been arrested before.
colditz-achieved-never_taken = Never seen
    .why = Won without a man arrested or shot.
colditz-achieved-price = At a price
    .why = Won although a man was shot dead.
colditz-achieved-hide = Into thin air
    .why = Hid a man in a secret hide before a guard's eyes.
colditz-achieved-tunnel = Ear to the ground
    .why = Discovered a tunnel.
colditz-achieved-closed = Escape-proof
    .why = Won as the German, and nobody got away.
colditz-achieved-marksman = Shoot on sight
    .why = Won as the German with two men shot dead.
colditz-achieved-empty = Nobody left
    .why = Won as the German, because no man was left in play.

colditz-play-german = Play as the German
colditz-role-german = German officer
colditz-role-american = American officer
colditz-role-british = British officer
colditz-role-french = French officer
colditz-role-dutch = Dutch officer
colditz-role-polish = Polish officer

## What a server remembers

colditz-sum-freed = { $count ->
    [one] 1 man freed
   *[other] { $count } men freed
}
colditz-sum-taken = { $count ->
    [one] 1 man arrested
   *[other] { $count } men arrested
}
colditz-sum-shot = { $count ->
    [one] 1 man shot
   *[other] { $count } men shot
}
colditz-grudge-shot = that shot
colditz-grudge-tunnel = the tunnel
colditz-grudge-escaped = that escape

## What players may claim of their own cards

colditz-claim-harmless = None of my cards is aimed at the other side.
colditz-claim-sleeve = I hold no card for other players’ turns.
colditz-claim-tunnel = I hold no card about a tunnel.

## What people who watch may guess
colditz-question-arrest = Will { $who }'s man be arrested?
colditz-question-search = Will the search find anybody?
colditz-question-sweep = Will the general search find anybody?
colditz-question-shot = Will the shot kill { $who }'s man?
colditz-question-call = Will every man turn up at the roll call?
colditz-question-gate = Will { $who }'s man get through the gate?
colditz-question-double = Will { $who } roll a double?
colditz-question-far = Will { $who } roll more than 7?

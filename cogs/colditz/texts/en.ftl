## Escape from Colditz

colditz-title = Escape from Colditz
colditz-about = Officers of several nations dig and climb their way out; one player guards the castle.
colditz-opens = 🏰 Lights out in the castle, and { $who } counts the prisoners for the Germans. The first officer to get { $goal ->
    [one] a man
   *[other] { $goal } men
 } out wins.
colditz-players = 2 to 6 players, two hours or more
colditz-command = colditz
colditz-command-about = Get your men out of the castle, or guard it and keep them in
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
colditz-option-german-host = whoever opened the table
colditz-option-german-second = whoever sits second
colditz-option-german-third = whoever sits third
colditz-option-german-fourth = whoever sits fourth
colditz-option-german-fifth = whoever sits fifth
colditz-option-german-last = whoever sits last
colditz-option-target = Escapes needed
colditz-option-target-about = how many of one officer's men must get out
colditz-option-target-seats = 2 for 2 players, 1 for 3 to 6
colditz-option-target-1 = 1
colditz-option-target-2 = 2
colditz-option-target-3 = 3
colditz-option-target-4 = 4
colditz-option-target-5 = 5
colditz-option-limit = Time limit
colditz-option-limit-about = when time is up, in rounds or in minutes
colditz-option-limit-seats = 50, 21, 24, 20 or 20 rounds for 2, 3, 4, 5 or 6 players
colditz-option-limit-short = short: 20, 10, 8, 6 or 5 rounds for 2, 3, 4, 5 or 6 players
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
colditz-option-single-about = one man in a room is enough to take a card of Equipment, instead of two
colditz-option-single-yes = yes
colditz-option-single-no = no
colditz-option-posting = One posting a turn
colditz-option-posting-about = the German officer posts at most one guard in a turn
colditz-option-posting-yes = yes
colditz-option-posting-no = no
colditz-option-throws = Three throws
colditz-option-throws-about = at most three throws in a turn, however many doubles there are
colditz-option-throws-yes = yes
colditz-option-throws-no = no
colditz-option-no_dare = No Do or die
colditz-option-no_dare-about = the desperate last run for the main gate is left out
colditz-option-no_dare-yes = yes
colditz-option-no_dare-no = no
colditz-option-play_on = Play on
colditz-option-play_on-about = the game goes on to its limit even if an officer has enough escapes
colditz-option-play_on-yes = yes
colditz-option-play_on-no = no
colditz-option-colours = Choose colours
colditz-option-colours-about = officers choose their colours in turn, and with them the turn order
colditz-option-colours-yes = yes
colditz-option-colours-no = no
colditz-option-call_it = Call it
colditz-option-call_it-about = house rule: once computers give every rival under 5 %, all may end the game as it stands
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
colditz-goal-at_drop30 = at the 30 ft drop to: { $what } ({ $place })
colditz-goal-at_drop60 = at the 60 ft drop to: { $what } ({ $place })
colditz-goal-at_wire = at the wire to: { $what } ({ $place })
colditz-goal-below_drop30 = below the 30 ft drop from: { $what } ({ $place })
colditz-goal-below_drop60 = below the 60 ft drop from: { $what } ({ $place })
colditz-goal-below_wire = behind the wire of: { $what } ({ $place })
colditz-goal-tunnel_exit = tunnel exit: { $what } ({ $place })
colditz-goal-car = the Commandant's car ({ $place })
colditz-goal-post = black space: { $what } ({ $place })
colditz-goal-man = beside { $man } ({ $place })
colditz-goal-towards = towards { $what } ({ $place })
colditz-goal-short = { $what }, { $left } to go
colditz-aim-drop30 = the 30 ft drop to { $what }
colditz-aim-drop60 = the 60 ft drop to { $what }
colditz-aim-wire = the wire to { $what }
colditz-way-drop30 = 30 ft down: { $what }
colditz-way-drop60 = 60 ft down: { $what }
colditz-way-wire = through the wire: { $what }
colditz-menu-move-rooms = To a room or a hide …
colditz-menu-move-ways = To a gate, a drop, outside …
colditz-menu-move-towards = As far as the points go, towards …
colditz-menu-walk-posts = To a black space or a gate …
colditz-menu-walk-beside = To a prisoner …
colditz-menu-walk-watch = Where escape routes end …
colditz-menu-walk-rooms = To the door of a room …
colditz-menu-onward-posts = Walk on to a black space or a gate …
colditz-menu-onward-beside = Walk on to a prisoner …
colditz-menu-onward-watch = Walk on to where escape routes end …
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
colditz-about-part_a = your turn: covers two signs of the kit; both parts together are the kit
colditz-about-part_b = your turn: covers two signs of the kit; both parts together are the kit
colditz-about-rope = as good as a rope on the table; handed in automatically when a man climbs down
colditz-about-key = as good as a key on the table; handed in automatically at a gate marked K
colditz-about-pass = as good as a pass on the table; handed in automatically at a gate marked P
colditz-about-cutters = as good as wire cutters on the table; handed in automatically at the wire
colditz-about-release = your turn: lets one of your men out of his cell at no cost
colditz-about-canteen = your turn: opens the tunnel when two of your men get in
colditz-about-chapel = your turn: opens the tunnel when two of your men get in
colditz-about-theatre = your turn: opens the tunnel when two of your men get in
colditz-about-car = your turn, with a man on AQ22: six throws for the 44 spaces to objective 5; it takes the kit
colditz-about-amulet = when a shot hits one of your men: he lives
colditz-about-tip_off = when a room is searched: your men there go to the roll-call zone
colditz-about-hide = when one of your men would be caught (not outside): hidden until the German's turn ends
colditz-about-diversion = your turn: sends a guard to barracks, where he misses the German's next turn
colditz-about-sabotage = your turn: the German's next turn is skipped
colditz-about-search = your turn: a guard enters a room and takes everybody whose officer has Equipment
colditz-about-roll_call = before you roll: whoever stays away can be taken in a general search
colditz-about-shoot = your turn: a guard who sees a man outside shoots; the range is twice the roll
colditz-about-tunnel_found = your turn: two guards get to a tunnel, and everybody inside goes to the cells
colditz-about-key_caught = when a key is handed in: it is lost, and the gate stays shut
colditz-about-pass_caught = when a pass is handed in: it is lost, and the gate stays shut
colditz-pay = { $first ->
    [hand] cards of the hand first
   *[table] Equipment on the table first
}
colditz-kit-with = { $way ->
    [men] men in four rooms
    [part_a] part with clothes and documents, men in two rooms
    [part_b] part with compass and rations, men in two rooms
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

colditz-now-colours = { $who } chooses a colour.
colditz-now-posts = { $who }, the German officer, posts the guards.
colditz-now-roll = { $who }, the German officer, rolls the dice.
colditz-now-draw = { $who } rolled { $rolled } and may draw a card.
colditz-now-sweep = { $who } may make a general search: not everybody came to the roll call.
colditz-now-officer = { $who } moves men: { $points } of { $rolled } points left.
colditz-now-german = { $who } moves guards: { $points } of { $rolled } points left.
colditz-now-interruption_gate = { $men } hands in a { $kind ->
    [key] key
   *[pass] German pass
} at the { $place }.
colditz-now-interruption_search = Search: { $guard } enters the { $place }, where { $men } { $many ->
    [one] is
   *[other] are
}.
colditz-now-interruption_arrest = { $guard } is about to arrest { $men }.
colditz-now-interruption_onward = { $guard } has lost his man and walks on.
colditz-now-interruption_sweep = General search: { $men } { $many ->
    [one] is
   *[other] are
} about to be found.
colditz-now-interruption_shot = { $men } is hit by a shot.
colditz-now-interruption_loss = Equipment must be given up.
colditz-now-interruption_call = Roll call: the officers choose in secret who goes.
colditz-waiting = Waiting for { $names }.

colditz-turn-colours = choose your colour.
colditz-turn-posts = post your guards: one inside per officer, two or more in the garrison.
colditz-turn-roll = roll the dice.
colditz-turn-draw = draw a card or leave it.
colditz-turn-sweep = make a general search, or not. It would find { $found }.
colditz-turn-too-many = { $count ->
    [0] no points left.
    [one] 1 point left.
   *[other] { $count } points left.
} Use a card or put one away before the turn ends.
colditz-points-officer = { $count ->
    [0] no points left.
    [one] move your men, 1 point.
   *[other] move your men, { $count } points.
}
colditz-points-german = { $count ->
    [0] no points left.
    [one] move your guards, 1 point.
   *[other] move your guards, { $count } points.
}
colditz-turn-interruption_gate = { $men } hands in a { $kind ->
    [key] key
   *[pass] German pass
} at the { $place }. Do you intercept it?
colditz-turn-interruption_search = { $guard } searches the { $place } and finds { $men }. Do you play a card?
colditz-turn-interruption_arrest = { $guard } is about to arrest { $men }. Do you play a card?
colditz-turn-interruption_onward = the man has vanished: where does { $guard } walk on to?
colditz-turn-interruption_sweep = the general search finds { $men }. Do you play a card?
colditz-turn-interruption_shot = { $men } is hit by a shot and dies. Do you play a card?
colditz-turn-interruption_loss = an arrest costs { $due ->
    [0] Equipment: give it up.
    [one] 1 card of Equipment: choose it.
   *[other] { $due } cards of Equipment: choose them one by one.
}
colditz-turn-interruption_call = roll call: choose who goes.

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
colditz-dared = Do or die tried
colditz-guards-inside = inside { $count } ({ $places })
colditz-guards-garrison = garrison { $count } ({ $places })
colditz-guards-outside = outside { $count } ({ $places })
colditz-guards-barracks = barracks { $count }{ $places }
colditz-pursuing = { $place } chasing { $man }
colditz-cells-cell = arrested men go to the inner cells
colditz-cells-far_cell = arrested men go to the garrison cells

## The hand

colditz-stake-out = You are out of the game{ $dared ->
    [0] .
   *[other] : Do or die has failed.
} The others play on.
colditz-stake-no-answer = None of your cards helps here. Everyone concerned is asked, so *No* gives nothing away.
colditz-stake-danger = ⚠ May be arrested: { $men }{ $count ->
    [0] {" "}(out of sight).
   *[other] { $all ->
        [1] {" "}(in sight).
       *[other] . In sight: { $seen }.
    }
}
colditz-stake-offers = ⇄ { $count } offers to you: { $names }.
colditz-stake-last = 🏁 { $why ->
    [target] Last round: an officer has the { $count ->
        [one] escape
       *[other] { $count } escapes
    } needed. Whoever has most wins.
   *[time] Last round: time is up after it.
}
colditz-stake-first = ⚠ As soon as you have Equipment, your men in the courtyard and in corridors may be arrested.
colditz-stake-tunnel = ⚠ The { $tunnel ->
    [canteen] canteen
    [chapel] chapel
   *[theatre] theatre
} tunnel collapses when { $count ->
    [one] { $men } leaves
   *[other] one of { $men } leaves
}.
colditz-stake-kit = **Kit** Send a man each to: { $rooms }.
colditz-stake-kit-ready = **Kit** All four signs are covered: take it.
colditz-stake-reach = ⚑ Within reach: { $men }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
colditz-stake-captor = { $man } ({ $guard }{ $count ->
    [0] {" "}beside him
   *[other] , { $points }
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
    [one] on his way back, 1 step from the theatre gate: safe while he comes nearer each turn
   *[other] on his way back, { $steps } steps from the theatre gate: safe while he comes nearer each turn
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
colditz-risk-none = cannot be found
colditz-line-equipment = **Equipment** { $held }
colditz-line-kit = **Kit** yours: a man who reaches an objective is free
colditz-line-no-kit = **Kit** not yet. Have: { $found }. Missing: { $missing }
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
colditz-plan-onward = The rest of the way
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
colditz-stake-pinned-lost = 🧭 Your pinned plan is not possible now: none of your men can follow “{ $plan }” from where he is.
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
colditz-note-plan-about = it stands first, and its next step stands out
colditz-unpinned = No plan pinned
colditz-look = Plans and close-ups
colditz-look-plans = An escape plan …
colditz-look-rooms = A room or a hide …
colditz-look-places = A gate, an objective, a tunnel, the cells …
colditz-look-intro-own = Every way out; those that lack least come first. Choose one to see it step by step and on the map, or a place to see it close up.
colditz-look-intro-any = Every way out, counted from the roll-call zone. Choose one to see it step by step and on the map, or a place to see it close up.
colditz-look-plan = { $plan } to objective { $objective }
colditz-look-own = { $letter }, { $spaces } spaces, { $missing ->
    [no] nothing missing
   *[other] missing { $missing }
}
colditz-look-any = { $spaces } spaces, takes { $takes }
colditz-look-from = **{ $letter }** starts from: { $where }. Pawns in the way are not counted.
colditz-look-from-start = From the roll-call zone. It takes { $takes }.
colditz-look-gate = **Space { $walked }** { $end }: { $price }
colditz-look-drop30 = **Space { $walked }** 30 ft down from { $place } to { $end }: { $price }
colditz-look-drop60 = **Space { $walked }** 60 ft down from { $place } to { $end }: { $price }
colditz-look-wire = **Space { $walked }** through the wire from { $place } to { $end }: { $price }
colditz-look-tunnel = **Space { $walked }** { $tunnel ->
    [canteen] into the canteen tunnel
    [chapel] into the chapel tunnel
   *[theatre] into the theatre tunnel
} from { $place }
colditz-look-there = **Space { $spaces }** objective { $objective } ({ $place })
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
colditz-notice = Escape from Colditz: { $names } { $many ->
    [one] offers you a trade
   *[other] offer you { $many } trades
}. The panel with your men shows it, with Accept and Reject.
colditz-line-offer = ⇄ **{ $who }** offers you { $give } for { $want }.
colditz-line-offer-sent = ⇄ You offer **{ $who }** { $give } for { $want }.
colditz-line-chosen = **Chosen** { $choice }
colditz-line-guards = **{ $zone ->
    [inside] Inside
    [garrison] Garrison
    [outside] Outside
   *[barracks] Barracks
}** ({ $count }){ $told }
colditz-line-posts = **Black spaces free** { $count }: { $places }
colditz-gain-escape = Above all, it gets a man out sooner.
colditz-gain-plan = Above all, it brings your next escape closer.
colditz-gain-way = Above all, it gets your men outside nearer to freedom.
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
   *[other] { $guard } for { $points }
}
colditz-line-suspect = ⚑ **{ $man }** { $where }: { $why }{ $reach ->
    [no] { "" }
   *[other] { "" } · { $reach }
}
colditz-more-suspects = … and { $count } more may be arrested where they stand
colditz-no-suspects = Nobody can be arrested now.

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
    [part_a] Take the kit: part with clothes, men in two rooms
    [part_b] Take the kit: part with compass, men in two rooms
   *[parts] Take the kit: both parts
}
colditz-do-kit-open = Take the kit
colditz-do-free = Free { $man } with the double, 1 point
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
colditz-do-dare = Do or die: { $man } runs { $need } spaces ({ $chance } %), or you are out
colditz-dash = { $need } spaces · { $chance } %
colditz-do-dare-open = Do or die
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
colditz-do-discover = { $tunnel } discovered by { $guards }: { $price }
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
colditz-do-place = Post { $inner_count } inside, { $garrison_count } in the garrison{ $usual ->
    [yes] {" "}(ringed on the map)
   *[no] { "" }
}
colditz-do-place-open = Post the guards
colditz-do-roll = Roll
colditz-do-call = Call the roll, then roll
colditz-do-draw = Draw a card
colditz-do-leave = Draw nothing
colditz-do-sweep = General search
colditz-do-spare = No search
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
colditz-do-intercept = Intercept it
colditz-do-no = No
colditz-do-amulet = Play Amulet
colditz-do-tip_off = Play Tip-off
colditz-do-hide = Secret hide for { $man }
colditz-do-hide-open = Play Secret hide
colditz-do-onward = Walk on { $to }: { $price }
colditz-do-onward-open = Walk on

## Why a move is advised

colditz-why-late = Time is nearly up: it is now or never.
colditz-why-near = { $man } is { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} from freedom.
colditz-why-move-out = With the kit he is free there: one escape more.
colditz-why-move-underground = Underground no guard arrests him without a card.
colditz-why-move-hide = In a hide nobody is arrested.
colditz-why-move-kit = Your kit still lacks what is found there.
colditz-why-move-equipment = Your nearest plan still lacks what is found there.
colditz-why-move-towards = From there it is { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to { $aim }.
colditz-why-move-needed = From there it is { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to { $aim }, where there is something you lack.
colditz-why-move-nearer = The end of your nearest plan is { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} nearer from there.
colditz-why-move-room = In a room only a search can take him.
colditz-why-move-rollcall = In the roll-call zone nobody is arrested.
colditz-why-move-indoors = While you have no Equipment, no guard arrests him there.
colditz-why-move-risk = Whoever never takes a risk never gets out.
colditz-why-move-skipped = The German's next turn is lost: nobody comes after him.
colditz-why-move-safe = A guard can hardly be beside him there in the German's next turn.
colditz-why-move-spaces = From there freedom is { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} away.
colditz-why-equip = Without Equipment few ways lead out of the castle.
colditz-why-equip-plan = Your nearest plan lacks it.
colditz-why-kit = Without the kit nobody is free, wherever he gets to.
colditz-why-free = In a cell he is no use, and doubles are rare.
colditz-why-release = In a cell he is no use; without the card it takes a double.
colditz-why-dig = Underground no guard arrests them without a card.
colditz-why-drive = Six throws, { $need } spaces: he gets through { $chance } times in 100.
colditz-why-divert = He stays in the barracks through the German's next turn.
colditz-why-sabotage = The German loses a turn, and nobody is arrested in it.
colditz-why-surrender = It costs a man, but that guard leaves the board with him.
colditz-why-dare = It takes neither rope nor key, only luck.
colditz-why-end-points = You have used all your points.
colditz-why-end-safe = No man of yours can be arrested by a guard where he stands.
colditz-why-end-danger = Another step would put more at risk than it gains.
colditz-why-end-quiet = Nobody is on his way out, so nothing presses.
colditz-why-end-loose = Another step would bring the guards no nearer to an arrest.
colditz-why-discard = Three cards are the limit, and you will miss this one least.
colditz-why-discard-part = You have the kit: its parts are no use any more.
colditz-why-draw = A card costs nothing, and one too many can be put away.
colditz-why-leave = Three cards are the limit, and yours are good.
colditz-why-colour = The colours differ only in who moves first.
colditz-why-place = Inside { $inner }, in the garrison { $garrison }.
colditz-why-roll = Nothing comes before the roll.
colditz-why-roll-keep = The roll call stays in your hand for a better moment.
colditz-why-call = It calls men away from their errands; whoever stays away may be searched for.
colditz-why-sweep = { $count ->
    [one] 1 man is
   *[other] { $count } men are
} in reach, and it costs no points.
colditz-why-spare = The roll counts for your guards all the same.
colditz-why-prefer = Whoever is freed begins again at the exit of his cells.
colditz-why-trade = Asking costs nothing, and both may gain.
colditz-why-accept = What you get is worth more to you than what you give.
colditz-why-reject = What you would give is worth more to you than what you get.
colditz-why-retract = You may need what you are offering.
colditz-why-attend = Whoever goes cannot be taken by a general search.
colditz-why-attend-none = Whoever stays away keeps his place.
colditz-why-give_up = Something has to go, and you will miss this least.
colditz-why-intercept = The gate stays shut, and what he paid is lost.
colditz-why-no-card = You hold no card for it.
colditz-why-no-keep = The card may yet save a man who matters more.
colditz-why-no-gate = The card may yet stop a man who is nearer to freedom.
colditz-why-amulet = Nothing else saves a man who is hit.
colditz-why-tip_off = Your men are out of the room before the guard is in.
colditz-why-hide = Until the German's turn ends he is as safe as in a hide.
colditz-why-onward = He may not stay where he is; there he stays on the board.
colditz-why-arrest = In a cell he is no danger for a while.
colditz-why-arrest-near = Left alone, he has { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to freedom.
colditz-why-arrest-equipment = His officer must give up Equipment as well.
colditz-why-walk = There he is ready for whoever comes out.
colditz-why-walk-indoors = Men whose officer has Equipment can be arrested indoors, too.
colditz-why-post = On the board he bars a way; in the barracks he bars none.
colditz-why-post-indoors = Men whose officer has Equipment can be arrested indoors, too.
colditz-why-withdraw = From the barracks he can be posted wherever he is needed.
colditz-why-search = { $count ->
    [one] 1 man stands
   *[other] { $count } men stand
} in there whom a search can take.
colditz-why-shoot = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}: a roll of { $need } or more hits.
colditz-why-discover = { $count ->
    [one] 1 man is
   *[other] { $count } men are
} inside, and all go to the cells.

## Questions

colditz-ask-move-man = Move a man …
colditz-ask-move-place = To …
colditz-ask-move-pay = Pay with …
colditz-ask-equip-kind = Take Equipment …
colditz-ask-equip-men = With which men? …
colditz-ask-equip-places = Where do they go? Left open, they line up by themselves …
colditz-ask-kit-with = Take the kit with …
colditz-ask-free-man = Free with the double …
colditz-ask-release-man = Release …
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
colditz-ask-discover-tunnel = Tunnel discovered: which? …
colditz-ask-discover-guards = Which two guards? …
colditz-ask-discard-card = Put a card away …
colditz-ask-place-inner = Inside: one guard for each officer …
colditz-ask-place-garrison = Garrison: two guards or more …
colditz-ask-prefer-cell = Where do arrested men go? …
colditz-ask-trade-with = Offer a trade to …
colditz-ask-trade-give = You give …
colditz-ask-trade-want = You want …
colditz-ask-accept-offer = Accept an offer …
colditz-ask-reject-offer = Reject an offer …
colditz-ask-retract-offer = Take back an offer …
colditz-ask-attend-men = Who goes to the roll call? The others stay …
colditz-ask-give_up-card = Give up …
colditz-ask-hide-man = Secret hide for …
colditz-ask-onward-place = Walk on to …
# before a label: "space W21"
colditz-space = space
colditz-type-move = Man, place: C W21, C Chapel, C objective 1
colditz-type-walk = Guard and place: 3 AX29
colditz-type-onward = Place: AX29
colditz-type-move-unreadable = I could not read that. Write the letter of the man and where he goes: a space, as in C W21, or a name, as in C Chapel or C objective 1.
colditz-type-walk-unreadable = I could not read that. Write the number of the guard and where he goes: a space, as in 3 AX29, or a name, as in 3 main gate.
colditz-type-onward-unreadable = I could not read that. Write a space, such as AX29.

## Refusals

colditz-refuse-no_points = You have no points left.
colditz-refuse-points = That takes { $cost } points, and you have { $points } left.
colditz-refuse-occupied = { $place } is occupied.
colditz-refuse-hemmed_in = He has no way out: all around him is taken, or your points do not pay for it.
colditz-refuse-doorway = Nobody gets to { $place }: the doorway, { $door }, is taken. Whoever stands there must move first, further in or out.
colditz-refuse-lit = { $place } is lit by a searchlight: prisoners may cross it but not stop there.
colditz-refuse-over_tunnel = { $place } lies over a tunnel: it may be crossed, but nobody stops there.
colditz-refuse-too_far = { $why ->
    [steps] { $place } is out of reach: at least { $steps } steps, and you have { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    [lacks] { $place } is out of reach: the way there takes more than you hold ({ $lacks } missing) and at least { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }; you have { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    [barred] { $place } is out of reach with { $points ->
        [one] 1 point
       *[other] { $points } points
    }: others stand in the way.
   *[closed] { $place } is out of reach: no way leads there now.
}
colditz-refuse-empty_pile = No { $kind ->
    [rope] rope
    [key] key
    [pass] German pass
   *[cutters] wire cutters
} is left on the pile.
colditz-refuse-two_men = Two of your own men must stand in rooms with the sign: { $kind ->
    [rope] rope
    [key] key
    [pass] pass
   *[cutters] wire cutters
}.
colditz-refuse-one_man = One of your own men must stand in a room with the sign: { $kind ->
    [rope] rope
    [key] key
    [pass] pass
   *[cutters] wire cutters
}.
colditz-refuse-two_places = Choose a space for each of the two men, or none: then they line up by themselves.
colditz-refuse-has_kit = You already have the escape kit; there is one for each officer.
colditz-refuse-no_double = You rolled no double. Only a double lets a man out of his cell, or a release card.
colditz-refuse-released = A double lets one man out in a turn, and you have used yours.
colditz-refuse-hand = Your turn can end with { $limit } cards at most: use one, put one away or give one away first.
colditz-refuse-no_discard = You can put a card away only when you hold more than { $limit }.
colditz-refuse-no_card = You do not hold the card: { $card }.
colditz-refuse-tunnel_in_use = The { $tunnel } is open already, or a man is still inside.
colditz-refuse-two_diggers = It takes two of your men to open a tunnel, and your points do not get two of them in this turn.
colditz-refuse-too_far_to_dig = These two cannot both get into the { $tunnel } with { $points } points.
colditz-refuse-no_driver = The car needs one of your men on { $place }.
colditz-refuse-no_dare = This table plays without Do or die.
colditz-refuse-dared = You have already tried Do or die: it comes once in a game.
colditz-refuse-no_kit = Do or die needs the escape kit.
colditz-refuse-safe_place = Nobody is arrested in a hide, a tunnel or the roll-call zone.
colditz-refuse-after_arrest = After an arrest, no more guards are posted in that turn.
colditz-refuse-one_posting = At this table you post one guard a turn, and you already have.
colditz-refuse-no_guards = No guard in the barracks can be posted now.
colditz-refuse-no_such_guard = There is no guard with that number: they go from 1 to { $count }.
colditz-refuse-in_barracks = That guard is in barracks: post him first.
colditz-refuse-shuts_rooms = Your guards may not shut off a room between them.
colditz-refuse-not_on_post = Only guards on black spaces can be withdrawn.
colditz-refuse-no_guards_there = Guards do not enter hides, and rooms only with a search card or in pursuit.
colditz-refuse-guard_may_not_stop = Guards may cross { $place } but not stop there, as in corridors, doorways and the roll-call zone, at cell exits and objectives, and over tunnels.
colditz-refuse-in_tunnel = He is in a tunnel, where only Tunnel discovered finds him.
colditz-refuse-not_there = He is not on the board.
colditz-refuse-needs_search = He is in a room, where only a search card finds him.
colditz-refuse-no_equipment = Inside, he may be arrested only if his officer has Equipment on the table.
colditz-refuse-returning = He is on his way back to the theatre gate: nobody arrests him while he comes nearer each turn.
colditz-refuse-no_guard_near = No guard gets beside him with { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $steps ->
    [0] { "" }
   *[other] : the nearest needs { $steps }
}.
colditz-refuse-empty_room = Nobody is in the { $room }.
colditz-refuse-out_of_reach = No guard gets into the { $room } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $steps ->
    [0] { "" }
   *[other] : the nearest needs { $steps }
}.
colditz-refuse-not_outside = Only men outside the castle can be shot at.
colditz-refuse-not_seen = No guard on the board sees him.
colditz-refuse-empty_tunnel = Nobody is in the { $tunnel }.
colditz-refuse-two_guards = It takes two guards who can get to the { $tunnel } with these points.
colditz-refuse-empty_trade = Something must change hands.
colditz-refuse-lacking = You do not have everything that is asked for.
colditz-refuse-hand_limit = { $whom } would hold more than { $limit } cards.
colditz-refuse-inner_posts = { $count ->
    [one] Put exactly 1 guard on a black space inside.
   *[other] Put exactly { $count } guards on black spaces inside: one for each officer.
}
colditz-refuse-garrison_posts = Put { $least } to { $most } guards on black spaces of the garrison.
colditz-refuse-before_roll = Before you roll, you can only call the roll.
colditz-refuse-after_roll = A roll call comes before the dice are rolled.

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
    [posting] one guard is posted in a turn
    [throws] three throws a turn at most
    [no_dare] no Do or die
   *[play_on] the game goes to its limit
}.
colditz-event-took_colour = { $who } plays the { $nation } officer.
    .who = You play the { $nation } officer.
colditz-event-placed = { $who } posts guards inside on { $inner }, in the garrison on { $garrison }.
    .who = You post guards inside on { $inner }, in the garrison on { $garrison }.
colditz-event-round = Round { $number }
colditz-event-rolled = { $who } rolls { $dice }: { $points } points.
    .who = You roll { $dice }: { $points } points.
colditz-event-skipped = Sabotage: { $who } misses a turn.
    .who = Sabotage: you miss a turn.
colditz-event-drew = { $who } draws a card.
    .who = You draw a card.
colditz-event-drew_card = { $who } draws: { $card }.
    .who = You draw: { $card }.
colditz-event-discarded = { $who } puts a card away.
    .who = You put a card away.
colditz-event-put_away = { $who } puts away: { $card }.
    .who = You put away: { $card }.
colditz-event-undone = { $who } takes the last step back.
    .who = You take the last step back.
colditz-event-ended = { $who } ends the turn.
    .who = You end the turn.
colditz-event-idle = Time is up for { $who }.
    .who = Your time is up.
colditz-event-time_up = The minutes of this game are over.
colditz-event-left = { $who } leaves the game.
    .who = You leave the game.
colditz-event-over = { $reason ->
        [escaped] { $who_count ->
            [one] { $who } has got more men out than anybody else.
           *[other] { $who } have got the same number of men out.
        }
        [time] Time is up: too few men have got out.
        [nobody_left] No officer has a man left who could escape.
       *[german_left] The German officer has left.
    }
    .who = { $reason ->
        [escaped] { $who_count ->
            [one] You have got more men out than anybody else.
           *[other] You have got as many men out as the best of the others.
        }
        [time] You have held the castle: time is up, and too few men have got out.
        [nobody_left] You have held the castle: no officer has a man left who could escape.
       *[german_left] The German officer has left: you win.
    }
colditz-event-played = { $who } plays: { $card }.
    .who = You play: { $card }.
colditz-event-reacted = { $who } plays: { $card }.
    .who = You play: { $card }.
colditz-event-moved = { $man } goes { $to }.
    .who = Your { $man } goes { $to }.
colditz-event-paid = { $who } hands in { $equipment }.
    .who = You hand in { $equipment }.
colditz-event-intercepted = { $kind ->
        [key] The key of { $man } is intercepted: the gate stays shut.
       *[pass] The pass of { $man } is intercepted: the gate stays shut.
    }
    .who = { $kind ->
        [key] You intercept the key of { $man }: the gate stays shut.
       *[pass] You intercept the pass of { $man }: the gate stays shut.
    }
    .whose = { $kind ->
        [key] The key of your { $man } is intercepted: the gate stays shut.
       *[pass] The pass of your { $man } is intercepted: the gate stays shut.
    }
colditz-event-escaped = { $man } has escaped at objective { $objective }! { $who } has { $escapes ->
        [one] 1 escape
       *[other] { $escapes } escapes
    }.
    .who = Your { $man } has escaped at objective { $objective }! You have { $escapes ->
        [one] 1 escape
       *[other] { $escapes } escapes
    }.
    .whose = { $man } has escaped from your castle at objective { $objective }! { $who } has { $escapes ->
        [one] 1 escape
       *[other] { $escapes } escapes
    }.
colditz-event-equipped = { $who } takes { $equipment }; { $men_count ->
        [one] { $men } goes
       *[other] { $men } go
    } to the roll-call zone.
    .who = You take { $equipment }; your { $men_count ->
        [one] { $men } goes
       *[other] { $men } go
    } to the roll-call zone.
colditz-event-took_kit = { $who } has the escape kit.
    .who = You have the escape kit.
colditz-event-gave_up = { $who } gives up { $equipment }.
    .who = You give up { $equipment }.
colditz-event-freed = { $man } goes from his cell { $to }.
    .who = Your { $man } goes from his cell { $to }.
colditz-event-surrendered = { $man } gives himself up to { $guard }.
    .who = Your { $man } gives himself up to { $guard }.
colditz-event-dug = { $who } opens the { $tunnel } with { $men }.
    .who = You open the { $tunnel } with { $men }.
colditz-event-collapsed = The { $tunnel } has collapsed.
    .whose = The { $tunnel } has collapsed, and a man of yours is still inside.
colditz-event-drove = { $man } drives the Commandant's car: { $dice }, { $need } needed. { $home ->
        [yes] He gets away.
       *[no] He is caught.
    }
    .who = Your { $man } drives the Commandant's car: { $dice }, { $need } needed. { $home ->
        [yes] He gets away.
       *[no] He is caught.
    }
colditz-event-pushed = { $man } jumps aside to { $place }.
    .whose = Your { $man } jumps aside to { $place }.
colditz-event-pushed_guard = { $guard } jumps aside to { $place }.
    .whose = Your { $guard } jumps aside to { $place }.
colditz-event-diverted = { $guard } is sent to barracks for the German's next turn.
    .who = You send { $guard } to barracks for the German's next turn.
    .whose = Your { $guard } is sent to barracks for your next turn.
colditz-event-dared = Do or die: { $man } runs for the main gate with { $throws } throws: { $dice }, { $need } needed.
    .who = Do or die: your { $man } runs for the main gate with { $throws } throws: { $dice }, { $need } needed.
colditz-event-shot_down = { $man } falls short. { $who } is out of the game.
    .who = Your { $man } falls short. You are out of the game.
colditz-event-posted = { $guard } is posted: { $place }.
    .who = You post { $guard }: { $place }.
colditz-event-withdrawn = { $guard } goes to barracks.
    .who = Your { $guard } goes to barracks.
colditz-event-walked = { $guard } goes { $to }.
    .who = Your { $guard } goes { $to }.
colditz-event-called_off = { $guard } goes back to barracks: his man is gone.
    .whose = Your { $guard } goes back to barracks: his man is gone.
colditz-event-preferred = { $cell ->
        [cell] From now on arrested men go to the inner cells.
       *[far_cell] From now on arrested men go to the garrison cells.
    }
    .who = { $cell ->
        [cell] From now on the men you arrest go to the inner cells.
       *[far_cell] From now on the men you arrest go to the garrison cells.
    }
colditz-event-announced = { $guard } is about to arrest { $man }.
    .who = Your { $guard } is about to arrest { $man }.
    .whose = { $guard } is about to arrest your { $man }.
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
colditz-event-arrested = { $man } is arrested by { $guard }: { $place }.
    .whose = Your { $man } is arrested by { $guard }: { $place }.
colditz-event-vanished = { $man } vanishes before the eyes of { $guard }.
    .whose = Your { $man } vanishes before the eyes of { $guard }.
colditz-event-searching = { $guard } searches the { $room }.
    .who = Your { $guard } searches the { $room }.
    .whose = { $guard } searches the { $room }, where you have men.
colditz-event-searched = The search of the { $room } takes { $men }.
    .whose = The search of the { $room } hits you: it takes { $men }.
colditz-event-search_failed = The search of the { $room } finds nobody.
colditz-event-discovered = The { $tunnel } is discovered: { $men } to the cells.
    .who = You discover the { $tunnel }: { $men } to the cells.
    .whose = The { $tunnel } is discovered with men of yours inside: { $men } to the cells.
colditz-event-called_roll = { $who } plays: roll call.
    .who = You play: roll call.
colditz-event-chose = { $who } has chosen.
    .who = You have chosen.
colditz-event-attended = { $who } sends { $men_count ->
        [0] nobody
       *[other] { $men }
    } to the roll call{ $stayed_count ->
        [0] { "" }
        [one] ; { $stayed } stays away
       *[other] ; { $stayed } stay away
    }.
    .who = You send { $men_count ->
        [0] nobody
       *[other] { $men }
    } to the roll call{ $stayed_count ->
        [0] { "" }
        [one] ; { $stayed } stays away
       *[other] ; { $stayed } stay away
    }.
colditz-event-spared = { $who } makes no general search.
    .who = You make no general search.
colditz-event-sweeping = General search within { $points } steps of every guard: { $men }.
    .who = Your general search within { $points } steps of every guard: { $men }.
    .whose = General search within { $points } steps of every guard, with men of yours in range: { $men }.
colditz-event-swept = The general search takes { $men }.
    .whose = The general search hits you: it takes { $men }.
colditz-event-sweep_failed = The general search takes nobody.
colditz-event-shot = { $guard } shoots at { $man }: { $dice } doubled, distance { $distance }. { $hit ->
        [yes] A hit.
       *[no] Missed.
    }
    .who = Your { $guard } shoots at { $man }: { $dice } doubled, distance { $distance }. { $hit ->
        [yes] A hit.
       *[no] Missed.
    }
    .whose = { $guard } shoots at your { $man }: { $dice } doubled, distance { $distance }. { $hit ->
        [yes] A hit.
       *[no] Missed.
    }
colditz-event-saved = An amulet saves { $man }.
    .whose = An amulet saves your { $man }.
colditz-event-killed = { $man } is shot dead.
    .whose = Your { $man } is shot dead.
colditz-event-traded = { $who } and { $whom } have made a trade.
    .who = You have made a trade with { $whom }.
    .whom = You have made a trade with { $who }.
colditz-event-exchanged = { $who } and { $whom } have traded: { $give } for { $want }.
    .who = You gave { $whom } { $give } for { $want }.
    .whom = { $who } gave you { $give } for { $want }.
colditz-event-offered = { $who } offers { $whom } { $give } for { $want }.
    .who = You offer { $whom } { $give } for { $want }.
    .whom = { $who } offers you { $give } for { $want }.
colditz-event-rejected = { $whom } rejects { $who }'s offer: { $give } for { $want }.
    .who = { $whom } rejects your offer: { $give } for { $want }.
    .whom = You reject { $who }'s offer: { $give } for { $want }.
colditz-event-retracted = { $who } takes back the offer to { $whom }: { $give } for { $want }.
    .who = You take back the offer to { $whom }: { $give } for { $want }.
    .whom = { $who } takes back the offer to you: { $give } for { $want }.
colditz-event-fallen = { $who }'s offer to { $whom } falls through: { $give } for { $want }.
    .who = Your offer to { $whom } falls through: { $give } for { $want }.
    .whom = { $who }'s offer to you falls through: { $give } for { $want }.

## Turns in the log

colditz-log-turn = { $points ->
    [0] { $who }: { $told }
   *[other] { $who } ({ $points }): { $told }
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
colditz-log-took_kit = got the escape kit
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
colditz-log-diverted = sent { $guard } to barracks
colditz-log-drove = { $man } drove { $dice } of { $need } spaces in the Commandant's car{ $home ->
    [yes] { "" }
   *[no] {" "}and was caught
}
colditz-log-dared = { $man } ran { $dice } of { $need } spaces in Do or die
colditz-log-shot_down = out of the game
colditz-log-walked = { $who } → { $place }
colditz-log-posted = { $who } posted: { $place }
colditz-log-guards-walked = { $count ->
    [one] guard { $numbers } moved
   *[other] guards { $numbers } moved
}
colditz-log-guards-posted = { $count ->
    [one] guard { $numbers } posted
   *[other] guards { $numbers } posted
}
colditz-log-guards-withdrawn = { $count ->
    [one] guard { $numbers } withdrawn
   *[other] guards { $numbers } withdrawn
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
colditz-log-searched = the search of the { $room } took { $men }
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
    [0] everybody came to the roll call
   *[other] { $men } stayed away from the roll call
}
colditz-log-spared = no general search
colditz-log-sweeping = general search
colditz-log-swept = the general search took { $men }
colditz-log-sweep_failed = the general search took nobody
colditz-log-undone = took a step back
colditz-log-idle = ran out of time
colditz-log-ended = { $points ->
    [0] end of the turn
    [one] 1 point unused
   *[other] { $points } points unused
}
colditz-log-nothing = no move
colditz-log-skipped = missed a turn by sabotage

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
colditz-scene-by-car = He drove the Commandant's car to objective { $objective }: { $total } of { $need } spaces ({ $dice }).
colditz-scene-by-dare = Do or die: he ran { $total } spaces ({ $dice }) and needed { $need }. He is free at objective { $objective }.
colditz-scene-trail = He had come by: { $ways }.
colditz-scene-fell-short = { $known ->
    [0] He ran { $total } of { $need } spaces ({ $dice }).
   *[other] { $place }: he ran { $total } of { $need } spaces ({ $dice }).
}
colditz-scene-eliminated = { $who } is out of the game, with every man, all Equipment and all cards.
colditz-scene-drove-how = { $short ->
    [0] He reached objective 5 without the escape kit: { $total } of { $need } spaces ({ $dice }). He goes to a cell.
   *[other] He drove { $total } of { $need } spaces ({ $dice }). He goes to a cell.
}
colditz-scene-taken = { $guard } took him: { $place }{ $spaces ->
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
} To the cells: { $men }.
colditz-scene-tunnel = { $known ->
    [0] Two guards got in.
   *[other] { $guards } got in.
} To the cells: { $men }.
colditz-scene-alone = He is alone inside, on space { $at } of { $all }, and may crawl to either end.
colditz-scene-sweep = Nobody within { $points } steps of a guard was safe: { $found }.
colditz-scene-found = { $man } ({ $place })
colditz-scene-escapes = Escapes: { $names }. { $target } are needed.
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
colditz-says-bold-sorry-1 = Fine. Then the hard way.
colditz-says-bold-sorry-2 = I have had worse Mondays in this castle.
colditz-says-bold-sorry-3 = A scratch. Shall we go on?
colditz-says-careful-glad-1 = I had counted every step twice.
colditz-says-careful-glad-2 = Patience opens more gates than keys do.
colditz-says-careful-glad-3 = Quietly now. These walls have ears.
colditz-says-careful-sorry-1 = We should have waited for the fog. I knew it.
colditz-says-careful-sorry-2 = One candle too many.
colditz-says-careful-sorry-3 = Back to the plan. And the ruler.
colditz-says-spiteful-glad-1 = I do hope that this hurts somebody.
colditz-says-spiteful-glad-2 = Put that in your report.
colditz-says-spiteful-glad-3 = Remind me who was the clever one here?
colditz-says-spiteful-sorry-1 = I am writing your name down. In ink.
colditz-says-spiteful-sorry-2 = Laugh. This castle has a great many stairs.
colditz-says-spiteful-sorry-3 = Enjoy it. I know where you keep your soup.
colditz-says-talkative-glad-1 = Did you see that? I shall tell it at supper. Twice.
colditz-says-talkative-glad-2 = There is a song in this. I have four verses already.
colditz-says-talkative-glad-3 = My aunt always said so, and my aunt is never wrong.
colditz-says-talkative-glad-4 = Carve it into the wall, and do spell my name right!
colditz-says-talkative-glad-5 = At last this castle has a good story: mine.
colditz-says-talkative-sorry-1 = Oh dear. In the long version I come off better.
colditz-says-talkative-sorry-2 = Let me explain. No, wait, it gets worse.
colditz-says-talkative-sorry-3 = Soup again, and only the weather to blame.
colditz-says-talkative-sorry-4 = I had a speech ready, just a happier one.
colditz-says-talkative-sorry-5 = Not a word to the cook, or all the castle will know.

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
colditz-timeline-drove = ❌ { $total } of { $need } spaces, to a cell
colditz-timeline-fell = 💀 shot down{ $known ->
    [0] { "" }
   *[other] {" "}after { $total } of { $need } spaces
}, his officer is out
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
colditz-story-dare = The boldest, round { $round }: { $man } ran { $total } of { $need } spaces in Do or die{ $home ->
    [0] , and was shot.
   *[other] , and got away.
}
colditz-story-car = The boldest, round { $round }: { $man } drove { $total } of { $need } spaces in the Commandant's car{ $home ->
    [0] , and was caught.
   *[other] , and got away.
}
colditz-story-guard = Guard { $number } was the terror of the castle: { $count } of { $total } arrests.
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
colditz-doubt-card = { $rival } played: { $card }. { $who } would have put the chance of that at { $percent }%.
colditz-doubt-paid = { $rival } handed in { $equipment }. { $who } would have put the chance of that at { $percent }%.
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
}. The others: { $told }.
colditz-fate-held = { $count } in the cells
colditz-fate-dead = { $count } shot
colditz-fate-inside = { $count } still on the board
colditz-revealed = **{ $who }** { $told }
colditz-revealed-cards = cards: { $cards }

## Endings

colditz-ending-escaped = { $many ->
    [one] { $names } wins: nobody else has got as many men out.
   *[other] { $names } win together: they got the same number of men out.
}
colditz-ending-escaped-won = { $many ->
    [one] You win! Nobody else has got as many men out.
   *[other] You win! { $names } have got the same number of men out.
}
colditz-ending-escaped-lost = { $many ->
    [one] { $names } wins: nobody else has got as many men out.
   *[other] { $names } win together: they got the same number of men out.
}
colditz-ending-time = Time is up: { $names } has held the castle.
colditz-ending-time-won = You win! Time is up, and the castle has held.
colditz-ending-time-lost = Time is up: { $names } has held the castle.
colditz-ending-nobody_left = No officer has a man left: { $names } has held the castle.
colditz-ending-nobody_left-won = You win! No officer has a man left.
colditz-ending-nobody_left-lost = No officer has a man left: { $names } has held the castle.
colditz-ending-german_left = { $many ->
    [one] The German officer has left: { $names } wins.
   *[other] The German officer has left: { $names } win.
}
colditz-ending-german_left-won = You win! The German officer has left.
colditz-ending-german_left-lost = The German officer has left: the escape officers win.
colditz-ending-called = { $many ->
    [0] Everybody agreed that it was over: nobody wins.
    [one] Everybody agreed that it was over: { $names } wins.
   *[other] Everybody agreed that it was over: { $names } win.
}
colditz-ending-called-won = You win! Everybody agreed that it was over.
colditz-ending-called-lost = { $many ->
    [0] Everybody agreed that it was over: nobody wins.
    [one] Everybody agreed that it was over: { $names } wins.
   *[other] Everybody agreed that it was over: { $names } win.
}

## The rules

colditz-rules =
    • **The aim.** An escape officer wins with the agreed number of escapes; if several have it when the round ends, the one with most. The German officer wins if time runs out first.

    • **A turn.** Roll two dice; doubles are thrown again and add up. A total of 3, 7 or 11 lets you draw a card. Each point is a step to one of six neighbouring spaces; share the points among your pawns. Nobody passes another pawn. The officers move in turn, the German last.

    • **Equipment.** With two of your men in rooms with the same sign you take one card of it, and both go to the roll-call zone. One rope gets you down 30 ft, two ropes 60 ft; cutters get you through the wire at the marked spots; a key or a pass opens a gate. What you have paid for stays open for your men until the turn ends. The theatre gate is free on the way back.

    • **Kit.** Have men in rooms with civilian clothes, compass, rations and documents at the same time; a kit part stands for two of these. Without the kit nobody escapes; with it, a man who reaches an objective (objective 1 to objective 7) is free.

    • **Arrests.** In the courtyard only if the man's officer holds Equipment; in rooms only by a search card; in the garrison, on gates and outside always, and it costs a card of Equipment. Never in the roll-call zone, in hides (blue) or in tunnels. The man goes to a cell, the guard to barracks, and no more guards are posted that turn.

    • **Cells.** A double frees one man for a point; a release card frees one for nothing. A man who comes out of the garrison cells is safe as long as each turn brings him nearer to the theatre gate.

    • **Guards.** A point posts one from barracks on a black space, or withdraws one. They do not enter rooms and hides or stop in corridors. They may follow a man who climbed down or went through the wire.

    • **Tunnels.** A tunnel opens by its card and two of your men who get in. With fewer than two men inside it collapses: the last man may go either way.

    • **Roll call.** The German may call one before rolling: each officer chooses in secret who goes. Whoever stays away and is within the roll of a guard can be taken, unless he is in a hide, a tunnel, a cell or outside.

    • **Shoot to kill.** A guard who sees a man outside may shoot; the range is twice the roll.

    • **Car.** With its card and a man on AQ22: six throws for the 44 spaces to objective 5, and he needs the kit. **Do or die.** Once, with the kit, from the courtyard or a room: as many throws as a card says to get to objective 5. If he falls short, his officer is out of the game.

    • **Trades.** Officers may trade Equipment and cards in anybody's turn, in private. `/table talk` reaches the other officers only. **Hand.** Three cards at most at the end of a turn.

    • **Time.** If you run out of time, your turn ends; in a roll call all your men go, and no card is played for you.

## The book

colditz-book-aim = What it is about
    .text =
        An escape officer wants to get men out of the castle. Once somebody has as many out as was agreed, the round is played to its end; then whoever has most out wins; officers with the same number share the win.
        The German wants to keep that from happening until time is up. If no officer has a man left to move or to free, the German wins at once.
        A man escapes when he reaches an objective, one of the flags 1 to 7, and his officer has the escape kit. What bars his way takes Equipment.
    .example = In the picture A is 10 spaces from objective 1. His officer has the kit and 11 points: A escapes in this turn. It is the first of the two escapes that this table asks for.
    .ruling = That the round is played to its end is ours; the rulebook says only that the target must be reached in time, and that whoever got most men out has won (§3.17). With the house rule *Call it* all people may end a decided game as it stands.
colditz-book-turn = A turn
    .text =
        The officers take their turns in the order of their colours: blue, red, light blue, orange, green. The German comes last. Where colours are chosen, that is done before the first round.
        1. Two dice are rolled. A double is rolled again, and everything adds up.
        2. A total of exactly 3, 7 or 11 lets you draw a card.
        3. You spend your points as you like. What is left at the end is lost.
        4. *End the turn*: whatever you paid for is shut again.
        Steps that revealed nothing can be taken back with *Undo*. A turn ends by itself when everybody can see that nothing else is possible.
    .example = 4-3 makes 7 points and a card. 5-5 and then 6-3 makes 19 points and no card: only the total counts.
    .ruling = That the total counts, for one card at most, is a ruling (R1, §3.3); so is that doubles go on without a limit (R17), unless the house rule *Three throws* is on.
colditz-book-moving = Moving your men
    .text =
        A step takes a man to one of six neighbouring spaces and costs a point. Share your points among your men as you like.
        • Nobody passes or stops on an occupied space. A man in a doorway keeps others out of the room.
        • Ground lit by a sun, and the dotted rings over a tunnel, may be crossed, but nobody stops there.
        • A man goes the way that takes the fewest cards, and of these ways the shortest. The button says what it costs.
        Choose a place in the menus or type it, as in *B Laundry*, *B Z12* or *B objective 1*.
    .example = Of 19 points, A has used 10. B gets to the Laundry (Z12) for 8 more, and one point is left.
    .ruling = That men cross the spaces over a tunnel but do not stop there is a ruling (R7, §3.4).
colditz-book-kit = The escape kit
    .text =
        Each officer needs one kit, once; it is never traded or lost. It takes four men at the same time in rooms with these signs:
        • civilian clothes: Laundry or Theatre
        • compass: W.C. or Officers' quarters
        • rations: Canteen or Parcel office
        • documents: Office or Interview room
        Taking it costs no points, and the men stay where they are. A kit part stands for two of the signs, clothes and documents or compass and rations; both parts together are a kit.
    .example = A in the W.C., B in the Laundry, D in the Interview room and E in the Parcel office: the kit is there. With the card for compass and rations, B and D would have been enough.
    .ruling = Which signs go together on a kit part is reconstructed (§2.4).
colditz-book-equipment = Equipment
    .text =
        With two of your men in rooms with the same sign, in one room or in two, you take a card of that kind. It costs no points. Both men go straight to the roll-call zone and may walk on from there.
        • rope (12): Chapel, Store
        • key (6): Dentist, Showers
        • German pass (5): Guard house, Orderlies' quarters
        • wire cutters (4): Sick bay, Kitchen
        It lies before you where all can see it, as much as you like. Once used, it goes back to its pile.
        With the house rule *One man is enough*, one man will do.
    .example = A and B are both in the Dentist: they take a key. From now on men in the courtyard may be arrested.
    .ruling = Used Equipment goes back to its pile (R9); men of two officers cannot take a card together (R19, §3.5).
colditz-book-crossings = Gates, drops and wire
    .text =
        What bars the way costs Equipment, besides the step:
        • gate K: a key, from either side
        • gate P: a German pass; the theatre gate is free on the way back
        • drop, downwards only: one rope for 30 feet, two ropes for 60
        • wire, at the marked places: wire cutters
        What you have handed in is paid for until your turn ends, for all your men. Cards of your hand will do as well.
        The German may hold a card that intercepts a key or a pass. Then it is lost, and the man stays before the gate. The German is asked whenever he holds a card of any kind.
    .example = A starts in his hide. With space 6 he is down the tower, for two ropes; with space 9 through the wire, for cutters; with space 26 he is at objective 1.
    .ruling = A man may stop on a gate that is paid for, and leaves it free (R8); wire is crossed both ways (R28, §3.7).
colditz-book-plans = Escape plans
    .text =
        Twenty-one ways out have names. *Plans and close-ups* shows each of them, step by step and on the map: how far it is, what it takes, what you lack.
        Your hand names the one that lacks least. With *Pin a plan* another one stays in view; that is a note of your own, which nobody else sees.
        Three to begin with, counted from the middle of the roll-call zone:
        • North-west tower and wire, to objective 1: two ropes and wire cutters, 35 spaces
        • Theatre gate and south walls, to objective 6: a pass and three ropes, 41 spaces
        • Chapel tunnel, to objective 1: its card alone, 49 spaces
    .example = In the picture is the way of A, who stands at the edge of the zone: 32 spaces, and one rope is missing.
colditz-book-arrests = Arrests
    .text =
        In the German's turn a guard who is beside a man, or gets there with the points that are left, may arrest him. The man goes to a cell, the guard to barracks, and no more guards are posted in that turn.
        • Courtyard and corridors: only if the man's officer has Equipment on the table.
        • Rooms: only by a search.
        • Garrison, gates and outside: always, and it costs a card of Equipment, if any is on the table.
        • Roll-call zone and hides: never. Tunnels: only by *Tunnel discovered*.
        The officer chooses what to give up; a card of the hand that stands for Equipment will do.
        • *Force an arrest*: in your own turn you may have a man arrested, to get rid of a guard.
    .example = B is on the guard-house gate. Guard 5 gets beside him with a roll of 7 or more. No Equipment is on the table, so the arrest costs none.
    .ruling = Cards of the hand do not count as holding Equipment (R3, §3.12); nobody can be arrested from a hide, a tunnel or the zone, even if he wants it (R10).
colditz-book-cells = Cells
    .text =
        A man leaves his cell
        • when you roll a double, for one point: one man in a turn
        • with a release card, at no cost
        He stands on the exit of his cells. The German says at any time whether men go to the inner cells or to those of the garrison; there is always room.
        Whoever comes out of the garrison cells is on his way back: he is not arrested as long as each of your turns brings him nearer to the theatre gate, which he passes free of charge. One turn without that, and it is over.
    .example = 3-3 and 4-2 make 12 points with a double. B leaves his cell, and 11 points are left.
    .ruling = In the turn in which he comes out he may stay on the exit (R32, §3.11). A general search takes him all the same.
colditz-book-guards = The guards
    .text =
        Before round 1 the German puts one guard for each officer on black spaces inside, and two to seven, as far as he has them, on those of the garrison. In his turn a point
        • posts a guard from barracks on a free black space, as long as nobody was arrested in this turn
        • withdraws a guard from a black space, who is not posted again in this turn
        • walks a guard one space, through gates as well
        Guards do not enter hides, and rooms only with a search card or in pursuit. They do not stop in corridors, doorways and the roll-call zone, at cell exits and objectives, or where they would shut off a room.
        A guard may follow a man outside over his walls and through his wire. He pursues him from then on; once the man is gone, he goes to barracks.
    .example = Guard 5 was posted on R7 for one point and walked after A through the wire to I5 for nine. Two more, and A would have been his.
    .ruling = Pursuit and where guards may stop are rulings (R5, R6, R30, §3.12).
colditz-book-roll-call = Roll calls
    .text =
        Before rolling, the German may play a roll call. Every officer says in secret which men go; it is revealed all at once. They and those who are in the zone already line up there.
        Then the German rolls. If somebody stayed away who is within that many steps of a guard, the German may make a general search: all of them go to the cells. It costs neither points nor Equipment; after it no guards are posted in that turn.
        Men in the zone, in hides, tunnels and cells, and outside are safe.
    .example = D, in the Interview room, is found by a roll of 12 or more, B by 15. The German rolls 6, and nobody is found.
    .ruling = Choices are secret and revealed together (R37). Steps are counted with rooms open and pawns ignored (R4, §3.14).
colditz-book-security = Searches and shots
    .text =
        • *Search*: the German names a room with men in it, and a guard who can get in. Every man there whose officer has Equipment on the table goes to a cell, and each costs a card of Equipment. The guard goes to barracks.
        • *Shoot to kill*: a guard who sees a man outside the castle, with no wall between them. The German rolls, doubles add up, and twice the total is the range. A hit kills. The guard goes to barracks either way.
        An officer may answer a search with a tip-off or a secret hide, a hit with an amulet.
    .example = D and G are in the Store. Nothing lies on their officer's table, so a search would take neither. A total of 5 hits a man up to 10 spaces away.
    .ruling = A search takes all, even if there are fewer cards than men (R11, §3.13). The range is counted straight across the board (R2, §3.15).
colditz-book-tunnels = Tunnels and the car
    .text =
        Tunnels begin in the Canteen (7 places), the Chapel (12) and the Theatre (9). A tunnel card opens one when two of your men get in by that play. After that anyone may go in by the first place; nobody overtakes.
        With fewer than two men inside it collapses, and the last man goes on or back. Men inside need not attend roll calls; only *Tunnel discovered* finds them. It takes two guards who get beside places of the tunnel, for a point more each: all men inside go to cells.
        The Commandant's car takes its card and a man on AQ22: six throws, one more for each double. With the kit, 44 spaces take him to objective 5. Else he goes to a cell; no Equipment is lost.
    .example = The Chapel tunnel leads out to G10, beyond the wire in the north-west. From the zone it is 49 spaces to objective 1, and no Equipment is needed.
    .ruling = If the points do not reach for both men, the card stays in the hand (R14, R31, §3.8).
colditz-book-cards = Cards
    .text =
        A total of 3, 7 or 11 lets you draw: officers from 45 Opportunity cards, the German from 14 Security cards. At the end of your turn you may hold three; one too many is used, put away or given away.
        • In your turn: kit parts, release, tunnels, the car; *diversion* sends a guard to barracks through the German's next turn, *sabotage* skips that turn.
        • At any time: rope, key, pass and cutters count as Equipment.
        • As an answer: an *amulet* saves a man who is hit; a *tip-off* takes your men out of a room that is searched; a *secret hide* hides a man until the German's turn ends, but not outside or in a tunnel.
        Everyone concerned who holds a card is asked. So *No* tells nothing.
    .example = 6-5 is 11: draw a card. It turns out to be wire cutters, as good as those from the Kitchen.
    .ruling = How often each card occurs is reconstructed, and so are the effects of diversion, sabotage, tip-off, secret hide and the interceptions (§2.4).
colditz-book-trades = Trades
    .text =
        Officers may offer each other Equipment and cards of the hand, for something or for nothing, whoever's turn it is, but not while an answer is awaited. The German does not trade.
        Only the two hear of an offer. Everybody hears that a trade was made, not what it was.
        Three offers of yours may be open. One falls when its goods are gone.
        `{ -to-talk }` reaches the other officers only.
    .example = You offer a rope for a key. If its owner uses the key before answering, the offer falls.
    .ruling = Nobody is given a card above the limit; whoever holds four may exchange one (R38, §3.16). That trades wait for an answer is a ruling too: the rulebook says "at any time" (R41).
colditz-book-dare = Do or die
    .text =
        Once in a game, in your own turn and with the kit, a man in the courtyard or in a room may run by the theatre gate and the main gate to objective 5. He passes everybody and hands in nothing.
        A card says how many throws he has, 3 to 7; each double gives one more. If their sum is enough, he has escaped.
        If not, you are out of the game: men, cards and Equipment are gone, and your escapes do not count.
    .example = From the theatre gate it is 61 spaces. Seven throws with their doubles come to 59 on average, three to 25.
    .ruling = It does not start from the roll-call zone or a hide (R33, §3.10). Escapes of an officer who is out do not count (R34).

## Why something cannot be done

colditz-aimless-move = None of your men can go anywhere now.
colditz-aimless-equip = None of your men are together in rooms with the same sign, or that pile is empty.
colditz-aimless-kit = It takes men in rooms with all four signs of the kit at once; a kit part stands for two of them.
colditz-aimless-free = None of your men is in a cell.
colditz-aimless-release = None of your men is in a cell.
colditz-aimless-dig = It takes the card of a tunnel that is shut and empty, and two of your men who can get in this turn.
colditz-aimless-divert = There is no guard on the board.
colditz-aimless-surrender = None of your men can get beside a guard now; in hides and the roll-call zone nobody is arrested.
colditz-aimless-dare = None of your men is in the courtyard or in a room, where such a run starts.
colditz-aimless-arrest = No guard can get to a man who may be arrested.
colditz-aimless-walk = None of the guards on the board can go anywhere.
colditz-aimless-post = All black spaces are taken.
colditz-aimless-withdraw = None of your guards is on a black space.
colditz-aimless-search = There is no room with men in it that a guard can get into.
colditz-aimless-shoot = None of your guards sees a man outside the castle.
colditz-aimless-discover = There is no tunnel with men in it that two guards can get to.
colditz-aimless-trade = There is no other officer to trade with, or you may not make another offer now.
colditz-aimless-accept = Nobody has offered you anything.
colditz-aimless-reject = Nobody has offered you anything.
colditz-aimless-retract = You have no open offer.

## What wins

colditz-purpose-all = An officer wins with { $target ->
    [one] 1 man
   *[other] { $target } men
} out; the German wins if nobody has that { $rounds ->
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
}
colditz-purpose-officer = With the escape kit, get { $needed ->
    [one] a man
   *[other] { $needed } men
} to an objective { $left ->
    [0] before time is up.
    [one] in this last round.
   *[other] within { $left } rounds.
}
colditz-purpose-ahead = You have { $many ->
    [one] the 1 escape
   *[other] the { $many } escapes
} that you need: you win unless somebody has more { $play_on ->
    [0] at the end of this round.
   *[other] at the end.
}

## For beginners

colditz-coach-legend = White is the roll-call zone, blue are hides. Black dots are posts for guards. You escape at flags 1 to 7; K and P are gates, arrows 30 and 60 are drops.
colditz-coach-points = Each point of your roll is one step to one of six neighbouring spaces. Share the points among your men as you like; doubles are thrown again and add up.
colditz-coach-signs = Every room has a sign. The kit takes four men at once in rooms with clothes, compass, rations and documents; without it nobody escapes.
colditz-coach-zone = Nobody is arrested in the white zone or in a blue hide, and in a room only with a search card. The grey courtyard is safe until you have Equipment.
colditz-coach-tags = Yellow lines in your picture lead to what you need next. A tag names a space: W21 is column W, row 21. So you can also type where a man goes.
colditz-coach-places = Men may cross ground that is lit by a sun, but not stop there, nor on dotted rings over a tunnel. Cutters mark where the wire can be cut.
colditz-coach-plate = Below each name: flags for escapes, the rucksack of the kit, the number of Equipment cards and of cards in hand. Top right: what is left of each.
colditz-coach-plans = Your plan is the way out that lacks least: for which man, how many spaces, and what is missing. *Plans and close-ups* shows every plan on the map.
colditz-coach-equip = Two of your men are in rooms with the same sign: they can take a card of that Equipment now. Both then go straight to the roll-call zone.
colditz-coach-kit = You can take the escape kit now, at no cost. From then on any of your men who reaches a yellow flag has escaped.
colditz-coach-dig = A tunnel card opens its tunnel when two of your men get in. With fewer than two inside it collapses: the last man may still go on or back.
colditz-coach-drive = The car has six throws for 44 spaces to objective 5. If it falls short, or without the kit, its driver goes to a cell; you lose no Equipment.
colditz-coach-free = You rolled a double, so one of your men may leave his cell for a point.
colditz-coach-release = A release card lets a man out of his cell without a double, and it costs no points.
colditz-coach-divert = A diversion sends a guard of your choice to barracks, where he stays through the German's next turn.
colditz-coach-sabotage = Sabotage skips the German's next turn. It is worth most just before a man has to stop outside.
colditz-coach-surrender = *Force an arrest* has a man arrested on purpose. He goes to a cell, but the guard leaves the board with him.
colditz-coach-dare = *Do or die*: once in a game, with the kit, a man runs for objective 5 by the main gate. If he falls short, you are out with all your men.
colditz-coach-danger = The ⚠ line lists the men a guard could arrest: in the courtyard because you have Equipment, on gates and outside always.
colditz-coach-returning = A man from the garrison cells is safe as long as each of your turns brings him nearer to the theatre gate.
colditz-coach-cells = A man leaves his cell when you roll a double, for a point, or by a release card.
colditz-coach-tunnel = Men in a tunnel need not attend roll calls, and only the card Tunnel discovered finds them. It stands while two men are inside.
colditz-coach-key = A key opens a gate marked K for all your men until your turn ends. Then the card is back on its pile.
colditz-coach-pass = A pass opens a gate marked P for all your men until your turn ends. Coming back, the theatre gate is free.
colditz-coach-rope = One rope takes your men down a drop of 30 feet, two ropes one of 60. The drop stays open for all of them until your turn ends.
colditz-coach-cutters = Wire cutters take your men through the wire at a marked place, either way, until your turn ends.
colditz-coach-cards = Cards are secret until they are played. *More* says what each of yours does. You may hold three when a turn ends.
colditz-coach-limit = You hold more than three cards. Use one or put one away; then your turn can end.
colditz-coach-draw = A total of 3, 7 or 11 lets you draw a card. It costs nothing, and one too many can be put away.
colditz-coach-trade = Officers may trade Equipment and cards in anybody's turn, but not while an answer is awaited. What changes hands stays between the two; the others hear only that they traded.
colditz-coach-attend = Beside each man stands the German roll that would find him if he stays away. Whoever is in a hide, in a tunnel or outside cannot be found.
colditz-coach-loss = An arrest on a gate, outside or in a searched room costs Equipment. A card of your hand that stands for Equipment will do as well.
colditz-coach-answer = Everyone concerned who holds a card is asked, whatever it is. So *No* tells nobody what you have.
colditz-coach-colours = The colours differ only in the turn order: blue goes first, then red, light blue, orange and green.
colditz-coach-posts = Guards inside watch the courtyard, those in the garrison the ways out. The button puts them on the black spaces ringed in your picture.
colditz-coach-roll = Roll for your points. Only a roll call, if you hold that card, comes before it.
colditz-coach-sweep = A general search takes every man it names to the cells. It costs no points, but after it you post no more guards this turn.
colditz-coach-gate = You are asked whenever you hold a card. Only the right one, key or pass intercepted, keeps the gate shut; else answer No.
colditz-coach-onward = A guard who lost his man may not stay where he is: choose where he walks on to with the points that are left.
colditz-coach-pursuit = A guard who follows a man over a wall or through the wire pursues him alone. Once that man is gone, he goes to barracks.
colditz-coach-arrest = A guard who stands or gets beside a man arrests him. The man goes to a cell, the guard to barracks, and no more guards are posted this turn.
colditz-coach-search = Your search card sends a guard into a room: he takes everyone there whose officer has Equipment.
colditz-coach-discover = Two guards who get to a tunnel send everybody inside to the cells. Rooms are closed to them on the way.
colditz-coach-shoot = A guard who sees a man outside may shoot: roll, double it, and hit if that is at least the distance. He goes to barracks either way.
colditz-coach-post = A point posts a guard from barracks on a free black space. Do it first: after an arrest no more guards are posted in that turn.
colditz-coach-walk = A guard walks one space for a point, through gates too. He does not enter rooms or hides, and does not stop in corridors or the zone.
colditz-coach-withdraw = A point takes a guard from a black space back to barracks. In this turn he cannot be posted again.
colditz-coach-patrols = Time is on your side. Stand where ways out end: below the drops, at the gaps in the wire, at the gates.
colditz-coach-rooms = In rooms, officers collect the kit and Equipment. You reach them there only with a search card.
colditz-coach-suspects = ⚑ names men whom a guard can get to now, ⚠ those outside the castle and how far they are from freedom.
colditz-coach-prefer = From the inner cells men come out in the courtyard, from the garrison cells in the garrison: there they have a longer way back.
colditz-peril-yard = You would end your turn with { $points } points unused{ $left ->
    [0] {""}
    [one] {" "}and 1 round to go
   *[other] {" "}and { $left } rounds to go
}. Men who stay where they are find no kit, no Equipment and no way out, and the German wins by waiting. Send one on his way.
colditz-peril-posting = { $guards } of your guards sit in the barracks, { $posts ->
    [one] 1 post outside is free
   *[other] { $posts } posts outside are free
}, and you have { $points } points left. A man who gets over the wall meets nobody there. Post a guard: it costs 1 point.
colditz-peril-kit = You can have the kit now, and you would end round { $round } without it{ $left ->
    [0] {""}
    [one] {" "}and with 1 round to go
   *[other] {" "}and with { $left } rounds to go
}. Nobody escapes without a kit, and a roll call can scatter your men. Take it now.

## The lesson

colditz-lesson-end-escaper = Over the wire! One more man, and you'd have won. Still to come: tunnels, the Commandant's car, searches, shots and trades between officers.
colditz-lesson-end-german = Posts, the roll call, the chase: that's the castle from the guard-house. Make every man cost them time, for time is on your side.
colditz-lesson-wc = The first room
    .what = You have eight men, A to H, and 19 points, a step each. First of all you need an escape kit. Where do you send A?
    .why = Every room has a sign on the map. A kit takes four men at four signs: compass, clothes, rations, documents. Without one nobody escapes.
colditz-lesson-interview = Four signs
    .what = A found the compass, B the clothes. You rolled 6-6, so you rolled again: 5-4. Send D for the documents.
    .why = E goes for the rations by himself. In rooms and in the white roll-call zone no guard can touch your men.
colditz-lesson-kit = The kit
    .what = All four signs are covered. Take the kit: it costs no points.
    .why = From now on any man who reaches one of the seven yellow flags, an objective, is free. You need two.
colditz-lesson-call = Roll call!
    .what = { $name1 } plays a roll call. A, B, D and E aren't in the zone. Who goes back?
    .why = If { $name1 } rolls the number beside a man, that man is found: 12 or more for D. Going back is safe, but it's a long way out again.
colditz-lesson-key = Equipment
    .what = { $name1 } rolled only 6. Your 11 let you draw a card: wire cutters! A and B met at the Dentist. Take a key.
    .why = Two men in rooms with the same sign take its Equipment: keys and passes for gates, ropes to climb down, cutters for the wire.
colditz-lesson-hide = A safe place
    .what = Another 11 brought you a rope, and D waits at the Store for the second. You have 21 points. Where does A go?
    .why = With Equipment on your table, men in the grey courtyard can be arrested. Your plan: two ropes down the north-west tower, through the wire, on to objective 1.
colditz-lesson-gate = The bait
    .what = A is hidden with guard 6 beside him, and G has joined D. Send B onto the guard-house gate, with the key.
    .why = B is bait: what { $name1 } spends on him can't be spent on A. On gates and outside, any man may be arrested.
colditz-lesson-rope = The last rope
    .what = Guard 5 took B to a cell and went back to barracks. What do you do first?
    .why = You hold a rope and wire cutters. Climbing down 60 feet takes two ropes.
colditz-lesson-wire = Tonight
    .what = Nothing is missing. You rolled 16. A can go down the tower now, to F6. Or free B first, and A gets one step less far.
    .why = A double frees a man from his cell for 1 point. From F6 it's 10 steps to objective 1, with a risk of 12 %; one step short it's 19 %.
colditz-lesson-posts = The castle is yours
    .what = Eight Americans want out, and { $name0 } commands them. Post five guards: one in the courtyard, four in the garrison.
    .why = Your sixth stays in barracks. A guard who makes an arrest goes back there, and his man to a cell.
colditz-lesson-seven = A seven
    .what = { $name0 } has sent two men into rooms. You rolled 7. What do you do?
    .why = A total of 3, 7 or 11 lets you draw. Nobody sees your cards until you play them.
colditz-lesson-harmless = Nothing to do?
    .what = It's a roll call. Keep it for a good moment. You have 7 points for your guards. But where can they make an arrest now?
    .why = { $name0 } has no Equipment on the table yet. That decides it.
colditz-lesson-sound = The moment
    .what = The Americans have their kit, and four men are still away from the roll-call zone. How do you start your turn?
    .why = In a roll call each missing man is found if you roll his number, and whoever goes back has to start again.
colditz-lesson-sixth = The key
    .what = You found nobody, but one man had to walk back. Now { $name0 } has taken a key at the Dentist. Where do you post guard 6?
    .why = With Equipment on the table you may arrest men in the courtyard and the corridors, too.
colditz-lesson-tower = Too late
    .what = A has slipped into the blue hide in the north-west tower. What do you do with guard 6?
    .why = In a hide nobody can be arrested. From that tower, two ropes lead down to the north terrace.
colditz-lesson-caught = Got you
    .what = B is on the guard-house gate, and guard 5 sees him. He needs 7 of your 8 points. What do you do?
    .why = On gates and outside you may arrest any man.
colditz-lesson-chase = At large
    .what = B was bait! A went down the tower and through the wire: 10 steps to objective 1. You rolled 10. Where do you try to stop him?
    .why = From the north terrace, guard 5 can get close behind him. Guard 3 could cut him off in the west, but he has a long way.
colditz-lesson-say-courtyard = In the courtyard
colditz-lesson-say-rooms = In the rooms
colditz-lesson-say-nowhere = Nowhere inside
colditz-lesson-answer-dentist_first = The Dentist has keys. But a man without a kit isn't free, wherever he gets.
colditz-lesson-answer-other_room = You may go anywhere, but what you need next is in this room, and this man is close to it.
colditz-lesson-answer-early = Points that you don't use are lost. A can get to a room, and B, too.
colditz-lesson-answer-early_too = Then 21 points are lost, and A is no closer to the tower.
colditz-lesson-answer-surrender = That has a man arrested on purpose, to get rid of a guard. It's no use now.
colditz-lesson-answer-kit_first = Take it while all four are there. A roll call could break them up.
colditz-lesson-answer-dare = Do or die is a last run through the main gate. It nearly always fails, and then you're out with all your men.
colditz-lesson-answer-nobody_goes = You may. But E has nothing more to do where he is, and a 14 would put him in a cell.
colditz-lesson-answer-all_go = Safe, but A, B and D are close to what you need next, and a 12 is rare.
colditz-lesson-answer-attending = Any choice is allowed. One man has nothing more to do where he is; the others are where you need them.
colditz-lesson-answer-zone = It's the same key. These two spaces are just the best ones to go on from.
colditz-lesson-answer-key_first = The key is yours for the taking and costs no points. Take it first.
colditz-lesson-answer-outside_hide = That's one step short of the hide, in the open: 89 % risk.
colditz-lesson-answer-in_the_open = Mind the grey courtyard: with Equipment on the table, a man who stops there can be arrested.
colditz-lesson-answer-not_yet = You may. But when a man is arrested on a gate, Equipment on the table can be lost. Let the rope wait.
colditz-lesson-answer-rope_first = First the rope: D and G are both in the Store, and without it A can't climb down.
colditz-lesson-answer-cell_later = A double frees him for 1 point, but the rope comes first.
colditz-lesson-answer-shorter = You may. But close to the walls the guards get him easily: look at the risk on the buttons.
colditz-lesson-answer-long_enough = A is safe in his hide. But everything is ready, and a 16 is rare.
colditz-lesson-answer-no_card = A card costs nothing, and you may keep three. Take it.
colditz-lesson-answer-courtyard = Not yet: only once { $name0 } has Equipment on the table.
colditz-lesson-answer-in_rooms = No guard arrests in a room. That takes a search card.
colditz-lesson-answer-patrol = You may walk your guards, but it doesn't matter much right now.
colditz-lesson-answer-spare = You may post him now. But wait until you know where you need him.
colditz-lesson-answer-wasted_card = Then all four walk home unseen. A roll call costs { $name0 } most while they're away.
colditz-lesson-answer-far_south = Nobody is near the south terrace. Post him where they've just been.
colditz-lesson-answer-idle_guard = A guard in barracks makes no arrest. Posting him costs a single point.
colditz-lesson-answer-other_post = You may, but the Americans are in the north of the courtyard.
colditz-lesson-answer-hiding = Beside a hide he can only wait. In barracks, you can post him outside when A comes down.
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
colditz-carry = Carry out (up to { $count ->
    [one] 1 point
   *[other] { $count } points
})
colditz-daily-officer = one escape in 20 rounds
colditz-squares = For each turn: 🟩 a man escaped · 🟥 a man was arrested or shot dead · 🟧 a man was shot at · 🟦 Equipment, an escape kit or a tunnel · ⬜ nothing of that

## Diagrams of positions

colditz-tunnel-fallen = { $tunnel ->
    [canteen] canteen tunnel collapsed
    [chapel] chapel tunnel collapsed
   *[theatre] theatre tunnel collapsed
}
colditz-diagram-paid = paid for in this turn ({ $what })
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
    [hand] , with a card of the hand
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
    .why = A man drove home in the Commandant's car.
colditz-achieved-dare = Do or die
    .why = A man got away by Do or die.
colditz-achieved-wall = Over the wall
    .why = A man got away over two drops or gaps in the wire.
colditz-achieved-two_ways = Two ways out
    .why = Two men got away by different ways.
colditz-achieved-second_attempt = The second attempt
    .why = A man got away who had been arrested before.
colditz-achieved-never_taken = Never seen
    .why = Won without a man arrested or shot.
colditz-achieved-price = At a price
    .why = Won although a man was shot dead.
colditz-achieved-hide = Into thin air
    .why = A man vanished into a secret hide before a guard.
colditz-achieved-tunnel = Ear to the ground
    .why = Discovered a tunnel.
colditz-achieved-closed = Escape-proof
    .why = Won as the German, and nobody got away.
colditz-achieved-marksman = Shoot on sight
    .why = Won as the German with two men shot dead.
colditz-achieved-empty = Nobody left
    .why = Won as the German, since no man was left in play.

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

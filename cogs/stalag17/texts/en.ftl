## Stalag 17

stalag17-title = Stalag 17
stalag17-about = Be the first to get three prisoners out: play what each escape plan asks for.
stalag17-opens = 🌙 Night falls on Stalag 17. { $who } rolls the first plan: an escape takes { $objects } and { $runaway } runaway points.
stalag17-players = 2 to 5 players, 25 minutes with two, 80 with five
stalag17-command = stalag17
stalag17-command-about = Get your three prisoners out of the camp before anyone else does
stalag17-command-new-about = { stalag17-command-about }. For 2 to 5 players
stalag17-command-informer = informer
stalag17-command-negotiation = guard_negotiation
stalag17-command-exchange = exchange
stalag17-command-joint = joint_escape
stalag17-command-tie_break = tie_break
stalag17-command-short = short_game
stalag17-command-quiet_night = quiet_night
stalag17-command-information = information_wild
stalag17-command-special_face = special_face
stalag17-command-fourth_die = fourth_die
stalag17-command-fifth_die = fifth_die
stalag17-command-call_it = call_it

## Options of the lobby

stalag17-preset-quick = Quick game
stalag17-preset-first_game = First game: no additional rules
stalag17-preset-additional_rules = All additional rules
stalag17-option-informer = Informer
stalag17-option-informer-about = once a game your vigilance doesn't count, but then your escape frees nobody
stalag17-option-informer-yes = yes
stalag17-option-informer-no = no
stalag17-option-negotiation = Guard negotiation
stalag17-option-negotiation-about = discard objects and hope that the guard's card matches
stalag17-option-negotiation-yes = yes
stalag17-option-negotiation-no = no
stalag17-option-exchange = Exchange
stalag17-option-exchange-about = offer an object to the other players and draw two cards
stalag17-option-exchange-yes = yes
stalag17-option-exchange-no = no
stalag17-option-joint = Joint escape
stalag17-option-joint-about = one other player may join an escape
stalag17-option-joint-yes = yes
stalag17-option-joint-no = no
stalag17-option-tie_break = Tie-break
stalag17-option-tie_break-about = if two players finish together, the one with less vigilance wins
stalag17-option-tie_break-yes = yes (less vigilance)
stalag17-option-tie_break-no = no (both win)
stalag17-option-short = Short game
stalag17-option-short-about = house rule: the leader wins after 4 rounds (2 players), 3 rounds (3 players) or 2 rounds (4 or 5)
stalag17-option-short-yes = yes
stalag17-option-short-no = no
stalag17-option-quiet_night = Quiet night
stalag17-option-quiet_night-about = house rule: once a game, each player may discard the hand to halve their vigilance
stalag17-option-quiet_night-yes = yes
stalag17-option-quiet_night-no = no
stalag17-option-call_it = Call it
stalag17-option-call_it-about = house rule: if computers give all but the leader a chance below 5 %, you can all agree to stop
stalag17-option-call_it-no = no
stalag17-option-call_it-yes = yes

## Options for owners of the box, whose numbers are reconstructed here

stalag17-option-information = Wild information
stalag17-option-information-about = information counts as any object in an escape, as barracks do
stalag17-option-information-yes = yes
stalag17-option-information-no = no
stalag17-option-special_face = Special face of the dice
stalag17-option-special_face-about = how many runaway points the special face adds to the plan (reconstructed: 2)
stalag17-option-special_face-0 = blank
stalag17-option-special_face-1 = +1
stalag17-option-special_face-2 = +2
stalag17-option-special_face-3 = +3
stalag17-option-fourth_die = Fourth object die
stalag17-option-fourth_die-about = rolled as soon as this many prisoners are out, counting those of all players
stalag17-option-fourth_die-table = depends on the number of players (reconstructed)
stalag17-option-fifth_die = Fifth object die
stalag17-option-fifth_die-about = rolled as soon as this many prisoners are out, counting those of all players
stalag17-option-fifth_die-table = depends on the number of players (reconstructed)
stalag17-option-fourth_die-1 = when 1 prisoner is out
stalag17-option-fourth_die-2 = when 2 prisoners are out
stalag17-option-fourth_die-3 = when 3 prisoners are out
stalag17-option-fourth_die-4 = when 4 prisoners are out
stalag17-option-fourth_die-5 = when 5 prisoners are out
stalag17-option-fourth_die-6 = when 6 prisoners are out
stalag17-option-fourth_die-7 = when 7 prisoners are out
stalag17-option-fourth_die-8 = when 8 prisoners are out
stalag17-option-fourth_die-9 = when 9 prisoners are out
stalag17-option-fourth_die-10 = when 10 prisoners are out
stalag17-option-fifth_die-1 = when 1 prisoner is out
stalag17-option-fifth_die-2 = when 2 prisoners are out
stalag17-option-fifth_die-3 = when 3 prisoners are out
stalag17-option-fifth_die-4 = when 4 prisoners are out
stalag17-option-fifth_die-5 = when 5 prisoners are out
stalag17-option-fifth_die-6 = when 6 prisoners are out
stalag17-option-fifth_die-7 = when 7 prisoners are out
stalag17-option-fifth_die-8 = when 8 prisoners are out
stalag17-option-fifth_die-9 = when 9 prisoners are out
stalag17-option-fifth_die-10 = when 10 prisoners are out

## Cards and sides

stalag17-type = { $type ->
    [clothes] clothes
    [food] food
    [documents] documents
    [tools] tools
   *[map] map
}
stalag17-card-runaway = runaway { $points }
stalag17-card-barracks = barracks
stalag17-card-information = information
stalag17-valued = { $card } ({ $vigilance })
stalag17-none = no cards
stalag17-no-objects = no objects
stalag17-side = { $side ->
    [tails] tails: informer
   *[heads] heads: play normally
}
stalag17-nation = { $nation ->
    [usa] USA
    [uk] UK
    [france] France
    [belgium] Belgium
   *[poland] Poland
}

## Headings

stalag17-heading = Stalag 17 · round { $round }
stalag17-heading-over = Stalag 17 · the end
stalag17-heading-hand = Your hand
stalag17-footer = Round { $round }

## What now

stalag17-now-coin = Everyone who still has a coin is choosing a side in secret: { $done } of { $all } have chosen.
stalag17-now-turn = { $who } takes an action.
stalag17-now-turn-again = { $who } failed to escape and takes another action.
stalag17-now-last = { $last ->
    [one] The last turn of this round: { $who } takes an action.
   *[other] Last turns of this round, { $last } left: { $who } takes an action.
}
stalag17-now-last-again = { $last ->
    [one] The last turn of this round: { $who } failed to escape and takes another action.
   *[other] Last turns of this round, { $last } left: { $who } failed to escape and takes another action.
}
stalag17-now-joint = { $escaper } has escaped. Who joins? Everyone is asked in secret: { $done } of { $all } have answered.

stalag17-turn-coin = choose heads or tails in secret.
stalag17-turn-turn = take one action.
stalag17-turn-turn-again = your escape failed; take another action.
stalag17-turn-last = take one last action, without drawing.
stalag17-turn-last-again = your escape failed; take one last action, without drawing.
stalag17-turn-joint = { $escaper } has escaped. Join, or stay behind?

stalag17-you = Your turn: { $what }
stalag17-chosen = You have chosen { $side ->
    [tails] tails: you'll be an informer
   *[heads] heads: you'll play normally
}. { $wait }
stalag17-answered = { $answer ->
    [join] You want to join
   *[stay] You stay behind
}. { $wait }
stalag17-informing = { $vigilance ->
    [0] Heads saves the coin for later. With tails, once a game, your escape frees nobody but takes { $discount } vigilance off.
   *[other] With tails, once a game, your { $vigilance } vigilance doesn't count, but your escape frees nobody and only takes { $discount } vigilance off.
}

## The table

stalag17-line-plan = **Plan** { $objects } · runaway points { $runaway }
stalag17-plan-special = ({ $die } on the die, +{ $more } from special faces)
stalag17-player = **{ $letter }** { $who } ({ $nation }): { $facts }
stalag17-left = prisoners left { $left }
stalag17-vigilance = vigilance { $vigilance }
stalag17-needs = needs { $need } points
stalag17-hand = hand { $count }
stalag17-laid = in play { $count }
stalag17-informer = **informer**
stalag17-coin-kept = coin unused
stalag17-coin-spent = coin used
stalag17-rested = quiet night used
stalag17-has-chosen = has chosen
stalag17-negotiated = from the guard: { $cards } (barracks)
stalag17-offers = offers { $card }
stalag17-seen = seen in play: { $cards }
stalag17-held = holds { $cards }
stalag17-somewhere = in hand or in play: { $cards }
stalag17-gone = has left
stalag17-line-numbers = **At this table** { $told }
stalag17-numbers-special = { $points ->
    [0] the special face is blank
    [one] the special face adds 1 runaway point
   *[other] the special face adds { $points } runaway points
}
stalag17-numbers-wild = information counts as any object in an escape
stalag17-numbers-four = 4 object dice { $count ->
    [one] when 1 prisoner is out
   *[other] when { $count } prisoners are out
}
stalag17-numbers-five = 5 object dice { $count ->
    [one] when 1 prisoner is out
   *[other] when { $count } prisoners are out
}
stalag17-line-piles = **Piles** { $told }
stalag17-deck = { $count } to draw
stalag17-discards = { $count } discarded
stalag17-top = { $card } on top
stalag17-reshuffled = reshuffled once

## The roll call: the words of the rows have nine letters at most

stalag17-line-call = **Roll call of round { $round }** { $what }
stalag17-called-escaped = { $who } escaped
    .you = you escaped
stalag17-called-informer = { $who } escaped as informer
    .you = you escaped as informer
stalag17-called-joint = { $who } joined
    .you = you joined
stalag17-called-void = nobody escaped
stalag17-row = { $row ->
    [hand] hand
    [barracks] barracks
    [joint] joint
    [prisoners] prisoners
    [change] change
    [before] before
   *[after] after
}
stalag17-term = { $term ->
    [hand] hand { $value }
    [barracks] barracks { $value }
    [joint] joint escape { $value }
   *[prisoners] prisoners { $value }
}

## The hand

stalag17-check-no-objects = The plan asks for no objects.
stalag17-check-complete = No object is missing.
stalag17-check-missing = Missing: { $objects }.
stalag17-check-some = Missing: { $count } of these: { $objects }. Barracks cover the others.
stalag17-check-runaway = Runaway points: { $have } of { $need } ({ $sum }).
stalag17-lacking = -# To escape, play { $what }
stalag17-lacking-some = { $count } of { $objects }
stalag17-lacking-points = { $points ->
    [one] 1 runaway point
   *[other] { $points } runaway points
}
stalag17-sum-plan = plan { $plan }
stalag17-sum-vigilance = your vigilance { $vigilance }
stalag17-sum-last = { $extra } for your last prisoner
stalag17-sum-informer = an informer's vigilance doesn't count
stalag17-ready-informer = ✅ You can escape, but it frees nobody.
stalag17-ready-turn = ✅ You can escape: your cards meet the plan.
stalag17-ready-joint = ✅ You can join and get a prisoner out too.
stalag17-line-hand = **Hand** { $cards }
stalag17-line-laid = **In play, face-down** { $cards }
stalag17-line-offers = **On offer** { $cards }
stalag17-at-stake = **Vigilance** { $yours } if you escape, { $other } if another player does
stalag17-at-stake-join = **Vigilance** { $yours } if you join, { $other } if you stay behind
stalag17-at-stake-sure = **Vigilance** { $other }
stalag17-joint-before = { $count ->
    [one] If { $who } wants to join too, you can't.
   *[other] If one of { $who } wants to join too, you can't.
}
stalag17-last-call = Last round: { $what }; your vigilance { $before } → { $after }.
    .coin = Last round: { $what }.
stalag17-learn = Cards left in your hand become vigilance.
stalag17-outlook = **At the roll call** { $yours } if you escape; { $sum } = { $other } if another player does
stalag17-outlook-join = **At the roll call** { $yours } if you join; { $sum } = { $other } if you stay behind
stalag17-outlook-sure = **At the roll call** { $sum } = { $other }

## Moves

stalag17-do-coin = { $side ->
    [tails] Tails: informer
   *[heads] Heads: play normally
}
stalag17-do-coin-open = Choose a side
stalag17-do-play = { $use ->
    [helps] Play { $card } ✓
    [bluff] Play { $card } (bluff)
   *[other] Play { $card }
}
stalag17-do-play-open = Play a card face-down
stalag17-do-draw = Draw two
stalag17-do-quiet = Quiet night: discard all, halve vigilance
stalag17-do-pick_up = Take { $card }, draw one
stalag17-do-pick_up-open = Take the top discard, draw one
stalag17-do-discard = Discard { $cards }
stalag17-do-discard-many = { $count ->
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
stalag17-do-discard-top = Discard { $cards } ({ $top } on top)
stalag17-do-discard-top-many = { $count ->
    [one] Discard 1 card, { $top } on top
   *[other] Discard { $count } cards, { $top } on top
}
stalag17-do-discard-open = Discard
stalag17-do-escape = Escape
stalag17-do-escape-fails = Escape (fails, +{ $cost } vigilance)
stalag17-do-negotiate = Negotiate with { $cards }
stalag17-do-negotiate-many = { $count ->
    [one] Negotiate with 1 card
   *[other] Negotiate with { $count } cards
}
stalag17-do-negotiate-open = Negotiate with the guard
stalag17-do-offer = Offer { $card }
stalag17-do-offer-open = Offer an object
stalag17-do-take = { $way ->
    [pile] Take { $whom }'s { $offered }, draw one
    [hand] Take { $whom }'s { $offered }, play { $card }
    [discard] Take { $whom }'s { $offered }, plus { $top } from the discards
   *[open] Take { $whom }'s { $offered }
}
stalag17-do-take-open = Take an offer
stalag17-do-pass = Pass
stalag17-do-join = Join the escape
stalag17-do-join-fails = Join the escape (fails, +{ $cost } vigilance)
stalag17-do-decline = Stay behind

## Questions

stalag17-ask-coin-side = Your coin …
stalag17-ask-play-card = Play a card face-down, draw one …
stalag17-ask-discard-cards = Discard 1 card, 3+ of one type, or 5+ all different …
stalag17-ask-discard-top = Card to put on top …
stalag17-ask-negotiate-cards = Give the guard objects, all different …
stalag17-ask-offer-card = Offer an object, draw two …
stalag17-ask-take-whom = Whose offer to take …
stalag17-ask-take-way = Take { $whom }'s offer, and …
stalag17-ask-take-card = Play a card face-down for it …
stalag17-way = { $way ->
    [pile] Draw one card
    [hand] Play a card face-down
    [empty] Take the top discard
   *[discard] Take the top discard: { $card }
}
stalag17-in-hand = vigilance { $vigilance } in hand
stalag17-use-missing = the plan needs it
stalag17-use-covered = in the plan, but already in play
stalag17-use-none = not in the plan
stalag17-use-runaway = { $points } runaway points
stalag17-use-barracks = counts as any object; costs vigilance if another player escapes
stalag17-use-information = passes for any type, but only in a discard
stalag17-use-information-wild = counts as any object; passes for any type in a discard

## Refusals

stalag17-refuse-without_negotiation = Guard negotiation isn't switched on at this table.
stalag17-refuse-without_quiet_night = The quiet night isn't switched on at this table.
stalag17-refuse-without_exchange = The exchange isn't switched on at this table.
stalag17-refuse-last_turns = In a last turn you can't draw: play a card, discard, escape, or play a card and take an offer for it.
stalag17-refuse-empty_hand = You have no card in hand.
stalag17-refuse-no_discards = The discard pile is empty.
stalag17-refuse-discard = { $count ->
    [2] You can't discard two cards: choose 1 card, 3 or more of one type, or 5 or more all different.
   *[other] You can discard 1 card, 3 or more of one type, or 5 or more all different. Those { $count } cards are none of these.
}
stalag17-refuse-attempted = You have already tried to escape this turn. Take another action.
stalag17-refuse-negotiate = The guard only takes objects, and no two may share a type (a double has two types).
stalag17-refuse-offering = Your last offer is still open: you can only make one at a time.
stalag17-refuse-offer = You can only offer an object that the plan asks for.
stalag17-refuse-no_offers = No one else is offering a card.
stalag17-refuse-own_offer = You can't take your own offer.
stalag17-refuse-no_offer = { $whom } isn't offering a card.
stalag17-refuse-no_pass = You can only pass in a last turn with an empty hand.
stalag17-refuse-rested = You've had your quiet night: there's one a game.
stalag17-refuse-calm = Your vigilance is { $vigilance }, so a quiet night has nothing to halve.
stalag17-refuse-not_in_hand = You don't have { $card } in hand.

## Events

stalag17-event-planned = Round { $round }. { $who } rolled the plan: { $objects }, runaway points { $runaway }.
    .who = Round { $round }. You rolled the plan: { $objects }, runaway points { $runaway }.
stalag17-event-got = { $who } drew { $cards }.
    .who = You drew { $cards }.
stalag17-event-chose_side = { $who } chose a side of the coin.
    .who = You chose a side of the coin.
stalag17-event-coins_shown = { $who_count ->
        [0] The coins were turned up: no informers this time.
        [one] The coins were turned up: { $who } was an informer.
       *[other] The coins were turned up: { $who } were informers.
    }
    .who = { $who_count ->
        [one] The coins were turned up: you were the only informer.
       *[other] The coins were turned up: you were one of { $who_count } informers.
    }
stalag17-event-reshuffled = The discards were shuffled into a new draw pile.
stalag17-event-drew = { $count ->
        [0] No card was left for { $who } to draw.
        [one] { $who } drew 1 card.
       *[other] { $who } drew { $count } cards.
    }
    .who = { $count ->
        [0] No card was left for you to draw.
        [one] You drew 1 card.
       *[other] You drew { $count } cards.
    }
stalag17-event-played = { $who } played a card face-down.
    .who = You played a card face-down.
stalag17-event-played_card = { $who } played { $card } face-down.
    .who = You played { $card } face-down.
stalag17-event-picked_up = { $who } took { $card } from the discards.
    .who = You took { $card } from the discards.
stalag17-event-discarded = { $who } discarded { $cards }.
    .who = You discarded { $cards }.
stalag17-event-quiet_night = { $who } had a quiet night and discarded { $cards }: vigilance { $before } → { $after }.
    .who = You had a quiet night and discarded { $cards }: vigilance { $before } → { $after }.
stalag17-event-negotiated = { $who } gave the guard { $cards }.
    .who = You gave the guard { $cards }.
stalag17-event-guard_agreed = The guard showed { $card }: a match, so { $who } got barracks.
    .who = The guard showed { $card }: a match, so you got barracks.
stalag17-event-guard_refused = The guard showed { $card }: no match, so { $who } got { $cost } vigilance.
    .who = The guard showed { $card }: no match, so you got { $cost } vigilance.
stalag17-event-nothing_revealed = No card was left for the guard to show { $who }.
    .who = No card was left for the guard to show you.
stalag17-event-offered = { $who } offered { $card }.
    .who = You offered { $card }.
stalag17-event-took_offer = { $who } took { $card } from { $whom }.
    .who = You took { $card } from { $whom }.
    .whom = { $who } took { $card } from you.
stalag17-event-passed = { $who } passed.
    .who = You passed.
stalag17-event-escaped = { $who } escaped with { $cards }: { $runaway } of { $required } runaway points.
    .who = You escaped with { $cards }: { $runaway } of { $required } runaway points.
stalag17-event-escape_failed = { $who } tried to escape with { $cards }: { $runaway } of { $required } runaway points. Back to bed, with { $cost } more vigilance.
    .who = You tried to escape with { $cards }: { $runaway } of { $required } runaway points. Back to bed, with { $cost } more vigilance.
stalag17-event-joined = { $who } joined with { $cards }: { $runaway } of { $required } runaway points.
    .who = You joined with { $cards }: { $runaway } of { $required } runaway points.
stalag17-event-join_failed = { $who } tried to join with { $cards }: { $runaway } of { $required } runaway points. Back to bed, with { $cost } more vigilance.
    .who = You tried to join with { $cards }: { $runaway } of { $required } runaway points. Back to bed, with { $cost } more vigilance.
stalag17-event-answered = { $who } decided whether to join.
    .who = You decided whether to join.
stalag17-event-declined = { $who } stayed behind.
    .who = You stayed behind.
stalag17-event-last_turns = The cards ran out: everyone has one more turn, and { $who } has the last.
    .who = The cards ran out: everyone has one more turn, and yours is the last.
stalag17-event-roll_call = The guards called the roll for round { $round }.
    .who = The guards called the roll for round { $round }.
stalag17-event-void = Nobody escaped: the round was void.
stalag17-event-counted = Roll call. { $who }: { $sum } = { $change }, vigilance { $after }.
    .who = Your roll call: { $sum } = { $change }, vigilance { $after }.
stalag17-event-idle = { $who } ran out of time.
    .who = You ran out of time.
stalag17-event-left = { $who } left the game.
    .who = You left the game.
stalag17-event-over = { $reason ->
        [free] { $who } got all three prisoners out.
        [together] { $who } got all their prisoners out together.
        [void] Three rounds in a row were void.
        [alone] Everyone but { $who } left.
       *[gone] The player who got all three prisoners out has left.
    }
    .who = { $reason ->
        [free] You got all three prisoners out.
        [together] You got all three prisoners out, in a joint escape.
        [void] Three rounds in a row were void, and you were furthest ahead.
        [alone] Everyone but you left.
       *[gone] The player who got all three prisoners out has left, and you were furthest ahead.
    }

## A turn in one line: what somebody did, without who it was

stalag17-chapter = Round { $round } · plan: { $objects }, runaway points { $runaway } · { $who } starts
stalag17-turn-line = { $who } { $told }.
    .who = You { $told }.
stalag17-turn-line-call = Roll call: vigilance { $sums }.
stalag17-turn-line-call-void = Void round: vigilance { $sums }.
stalag17-turn-line-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
stalag17-turn-line-sum = { $who } → { $after }
stalag17-turn-line-you = you
stalag17-deed-got = drew { $cards }
    .who = drew { $cards }
stalag17-deed-drew = { $count ->
        [0] found no card to draw
        [one] drew 1 card
       *[other] drew { $count } cards
    }
    .who = { $count ->
        [0] found no card to draw
        [one] drew 1 card
       *[other] drew { $count } cards
    }
stalag17-deed-played = played a card face-down
    .who = played a card face-down
stalag17-deed-played_card = played { $card } face-down
    .who = played { $card } face-down
stalag17-deed-picked_up = took { $card } from the discards
    .who = took { $card } from the discards
stalag17-deed-discarded = discarded { $cards }
    .who = discarded { $cards }
stalag17-deed-quiet_night = had a quiet night and discarded { $cards }: vigilance { $before } → { $after }
    .who = had a quiet night and discarded { $cards }: vigilance { $before } → { $after }
stalag17-deed-negotiated = gave the guard { $cards }
    .who = gave the guard { $cards }
stalag17-deed-guard_agreed = turned up { $card }: a match, now barracks
    .who = turned up { $card }: a match, now barracks
stalag17-deed-guard_refused = turned up { $card }: no match, +{ $cost } vigilance
    .who = turned up { $card }: no match, +{ $cost } vigilance
stalag17-deed-nothing_revealed = found no card left to turn up
    .who = found no card left to turn up
stalag17-deed-offered = offered { $card }
    .who = offered { $card }
stalag17-deed-took_offer = took { $card } from { $whom }
    .who = took { $card } from { $whom }
    .whom = took { $card } from you
stalag17-deed-passed = passed
    .who = passed
stalag17-deed-escaped = escaped with { $cards } ({ $runaway } of { $required } points)
    .who = escaped with { $cards } ({ $runaway } of { $required } points)
stalag17-deed-escape_failed = failed to escape with { $cards } ({ $runaway } of { $required } points, +{ $cost } vigilance)
    .who = failed to escape with { $cards } ({ $runaway } of { $required } points, +{ $cost } vigilance)
stalag17-deed-joined = followed with { $cards } ({ $runaway } of { $required } points)
    .who = followed with { $cards } ({ $runaway } of { $required } points)
stalag17-deed-join_failed = failed to join with { $cards } ({ $runaway } of { $required } points, +{ $cost } vigilance)
    .who = failed to join with { $cards } ({ $runaway } of { $required } points, +{ $cost } vigilance)
stalag17-deed-idle = ran out of time
    .who = ran out of time
stalag17-deed-left = left the game
    .who = left the game

## What hit a player: its cause, every term, the new total

stalag17-hit-counted = { $cause ->
    [own] You escaped
    [void] Nobody escaped
   *[other] { $by } escaped
}. Roll call: { $sum } = { $change }.
stalag17-own-term = { $term ->
    [hand] { $value } from your hand
    [barracks] { $value } for barracks in play
    [joint] { $value } for joining
   *[prisoners] { $value } for prisoners in the camp
}
stalag17-total-vigilance = your vigilance: { $count }
stalag17-total-barracks = { $count } barracks so far
stalag17-hit-took_offer = { $who } took the { $card } you offered.

## Scenes

stalag17-scene-escaped = Round { $round } · { $who } escapes
stalag17-scene-informer-out = Round { $round } · { $who } escapes as informer
stalag17-scene-escape-failed = Round { $round } · { $who } fails to escape
stalag17-scene-joined = Round { $round } · { $who } joins the escape
stalag17-scene-join-failed = Round { $round } · { $who } fails to join the escape
stalag17-scene-object = { $cover ->
    [own] { $object } ✓
    [wild] { $object } ✓ (barracks)
    [any] { $object } ✓ (wild)
   *[none] { $object } ✗
}
stalag17-scene-runaway = { $enough ->
    [yes] runaway { $have } of { $need } ✓
   *[no] runaway { $have } of { $need } ✗
}
stalag17-scene-need = { $informer ->
    [yes] Runaway points needed: { $need } ({ $sum }; an informer's vigilance doesn't count)
   *[no] Runaway points needed: { $need } ({ $sum })
}
stalag17-scene-vigilance = vigilance { $vigilance }
stalag17-scene-last = { $extra } for the last prisoner
stalag17-scene-cards = **Turned up** { $cards }
stalag17-scene-after-escaped = { $left ->
    [0] The last of three prisoners is out
    [one] A prisoner is out, 1 is still in the camp
   *[other] A prisoner is out, { $left } are still in the camp
}
stalag17-scene-after-informer-out = The round ends, but an informer's escape frees nobody
stalag17-scene-after-escape-failed = Everyone has seen the cards. The failure costs { $cost } vigilance, and the turn goes on
stalag17-scene-after-joined = { $left ->
    [0] The last of three prisoners is out
    [one] A prisoner is out, 1 is still in the camp
   *[other] A prisoner is out, { $left } are still in the camp
}
stalag17-scene-after-join-failed = The failure costs { $cost } vigilance, and no one else may join
stalag17-scene-coins = { $count ->
    [one] Round { $round } · { $who } is an informer
   *[other] Round { $round } · { $who } are informers
}
stalag17-scene-informer = { $left ->
    [one] The vigilance of **{ $who }** ({ $vigilance }) doesn't count for an escape, but the escape frees nobody. The roll call takes { $discount } vigilance off for the one prisoner left
   *[other] The vigilance of **{ $who }** ({ $vigilance }) doesn't count for an escape, but the escape frees nobody. The roll call takes { $discount } vigilance off for each of the { $left } prisoners left
}
stalag17-scene-kept = Coin unused: { $who }
stalag17-scene-call = Round { $round } · roll call: { $what }
stalag17-scene-player = **{ $letter }** { $who }: { $shown } · { $sum } = **{ $change }**, vigilance { $before } → **{ $after }**
stalag17-scene-hand = { $count ->
    [0] no cards in hand
   *[other] hand { $cards }
}
stalag17-scene-laid = { $count ->
    [0] nothing face-down
   *[other] face-down { $cards }{ $bluff }
}
stalag17-scene-guard = { $count ->
    [one] barracks from the guard
   *[other] barracks ×{ $count } from the guard
}
stalag17-scene-met = {" "}(met the plan too)
stalag17-scene-bluff-all = {" "}(bluff: nothing from the plan)
stalag17-scene-bluff-some = {" "}(bluff: { $cards })

## What a computer says at a great moment: its own (glad) or its bad one (sorry); 60 letters at most

stalag17-says-bold-glad-1 = Ladders are for people who can't jump.
stalag17-says-bold-glad-2 = The searchlight waved at me. I waved back.
stalag17-says-bold-glad-3 = My bunk is free. It's a hard one.
stalag17-says-bold-sorry-1 = I'd do it again. I will do it again.
stalag17-says-bold-sorry-2 = Count me as often as you like. I'm still leaving.
stalag17-says-bold-sorry-3 = Next time I take the front gate.
stalag17-says-careful-glad-1 = I had checked the wire twice. Three times.
stalag17-says-careful-glad-2 = Slow feet make no noise.
stalag17-says-careful-glad-3 = Not one loose button left behind.
stalag17-says-careful-sorry-1 = I'd rather not talk about it.
stalag17-says-careful-sorry-2 = From now on I fold my blanket even straighter.
stalag17-says-careful-sorry-3 = Eyes down, hands in pockets, say nothing.
stalag17-says-spiteful-glad-1 = You can have my socks. They're wet.
stalag17-says-spiteful-glad-2 = Enjoy the soup. I hear it's turnip again.
stalag17-says-spiteful-glad-3 = If they ask, it was your idea.
stalag17-says-spiteful-sorry-1 = Someone will find sand in his boots tonight.
stalag17-says-spiteful-sorry-2 = I remember who was grinning just now.
stalag17-says-spiteful-sorry-3 = Fine. Then nobody gets my soap.
stalag17-says-talkative-glad-1 = And now the part with the ladder! Ah, you saw it.
stalag17-says-talkative-glad-2 = My aunt always said: shoes first, then the rest.
stalag17-says-talkative-glad-3 = Did I tell you how I did it? Sit down, it's long.
stalag17-says-talkative-glad-4 = Write to me! I will certainly write to you.
stalag17-says-talkative-glad-5 = The guard and I were chatting, and then, well.
stalag17-says-talkative-sorry-1 = Let me explain. It's quite a funny story, really.
stalag17-says-talkative-sorry-2 = I said hello to the dog. Was that the mistake?
stalag17-says-talkative-sorry-3 = Why does everyone go quiet when I come in?
stalag17-says-talkative-sorry-4 = Is it my turn to speak? It's always my turn.
stalag17-says-talkative-sorry-5 = People will talk. I certainly will.

## Why a move is advised: 90 letters at most

stalag17-gain-out = It's your best chance to get a prisoner out this round.
stalag17-gain-vigilance = Above all, it keeps your vigilance down.
stalag17-gain-rivals = After it, your rivals escape less often, or with more vigilance.
stalag17-why-coin-heads = { $vigilance ->
    [0] Nobody is watching you yet: save the coin for later.
   *[other] Your { $vigilance } vigilance is hardly in the way: save the coin for later.
}
stalag17-why-coin-watched = { $vigilance } vigilance is a lot, but only heads lets an escape free a prisoner.
stalag17-why-coin-tails = Your { $vigilance } vigilance won't count, and an escape takes { $discount } vigilance off.
stalag17-why-play-last = With this card, your cards in play meet the plan.
stalag17-why-play-object = { $count ->
    [one] This is the last object you lack.
   *[other] This is one of { $count } objects you lack.
}
stalag17-why-play-wild = { $count ->
    [one] This covers the last object you lack.
   *[other] This covers one of { $count } objects you lack.
}
stalag17-why-play-runaway = This card brings you to { $have } of { $need } runaway points.
stalag17-why-play-enough = With this card you have enough runaway points: { $have } of { $need }.
stalag17-why-play-barracks = This is one more card in play: your rivals must reckon with an escape.
stalag17-why-play-bluff = Your rivals see one more card in play, and { $points } vigilance leaves your hand.
stalag17-why-draw-last = Fewer than two cards are left to draw, so the last turns begin.
stalag17-why-draw-both = You lack objects and { $points } runaway points: two more cards may bring some.
stalag17-why-draw-objects = { $objects ->
    [one] You lack one object, and it isn't in your hand: two cards may bring it.
   *[other] You lack { $objects } objects that aren't in your hand: two cards may bring some.
}
stalag17-why-draw-runaway = { $points ->
    [one] You're one runaway point short: two cards may bring it.
   *[other] You're { $points } runaway points short: two cards may bring them.
}
stalag17-why-draw-none = You already hold everything you need: new cards are for bluffs or discards.
stalag17-why-pick_up-helps = { $card } brings you nearer to the plan, and you see what you take.
stalag17-why-pick_up-serves = This keeps { $card } from the next player, who may need it.
stalag17-why-pick_up-other = This is one more card towards a big discard.
stalag17-why-discard-ready = You can already escape: get rid of { $points } of the { $total } vigilance in your hand first.
stalag17-why-discard-late = It's a last turn: you get rid of { $points } of the { $total } vigilance in your hand.
stalag17-why-discard-all = This empties your hand, so the roll call finds nothing there.
stalag17-why-discard-one = This takes { $points } of the { $total } vigilance out of your hand before the roll call.
stalag17-why-discard-many = This gets rid of { $count } cards at once: { $points } of the { $total } vigilance in your hand.
stalag17-why-negotiate = { $count ->
    [one] If the guard shows a card of this type, you get barracks.
   *[other] If the guard shows one of these { $count } types (of five), you get barracks.
}
stalag17-why-offer = You draw two cards for this one, and its { $points } vigilance leaves your hand.
stalag17-why-offer-few = This card's { $points } vigilance leaves your hand.
stalag17-why-take-pile = { $card } brings you nearer to the plan, and you draw another card.
stalag17-why-take-discard = { $card } brings you nearer to the plan, and you see both cards you take.
stalag17-why-take-hand = { $card } brings you nearer to the plan, and { $points } vigilance leaves your hand.
stalag17-why-take-both = You do two things in one action: play a card you need, and take another.
stalag17-why-take-lays = You play a card you need, and no one else can take the offer.
stalag17-why-take-bluff = Your rivals see one more card in play, and no one else can take the offer.
stalag17-why-take-other = If you take this offer, no one else can.
stalag17-why-pass = Your hand is empty: there's nothing to play or discard.
stalag17-why-quiet = Your { $vigilance } vigilance is in the way: a quiet night leaves only { $after } of it.
stalag17-why-escape = { $points ->
    [0] Your cards meet the plan: a prisoner gets out, and your hand costs nothing.
   *[other] Your cards meet the plan: a prisoner gets out, and your hand costs { $points } vigilance.
}
stalag17-why-escape-last = Your cards meet the plan, and it's your last prisoner.
stalag17-why-escape-informer = Your cards meet the plan: the roll call takes { $discount } vigilance off and counts no cards.
stalag17-why-join = Your cards meet the plan: a prisoner gets out, and joining costs { $points } vigilance.
stalag17-why-join-last = Your cards meet the plan, and it's your last prisoner.
stalag17-why-join-behind = Your cards meet the plan: you get out too, if no one joins before you.
stalag17-why-join-shuts = Joining fails and costs { $cost } vigilance, but no one after you can join.
stalag17-why-show = This fails and costs { $cost } vigilance: it's only for show.
stalag17-why-decline = Your cards don't meet the plan: joining would fail and cost { $cost } vigilance.
stalag17-why-decline-ready = If you stay behind, the roll call changes your vigilance by { $stays } instead of { $joins }.

## Endings

stalag17-ending-free = { $names } wins: all three prisoners are free.
stalag17-ending-free-won = You win! Your three prisoners are free.
stalag17-ending-free-lost = { $names } wins: all three prisoners are free. Yours aren't.
stalag17-ending-tie = { $names } wins the tie-break, with the least vigilance of all who freed three prisoners.
stalag17-ending-tie-won = You win the tie-break! Of all who freed three prisoners, you have the least vigilance.
stalag17-ending-tie-lost = { $names } wins the tie-break, with the least vigilance of all who freed three prisoners.
stalag17-ending-together = { $names } win together: all their prisoners are free.
stalag17-ending-together-won = You win! { $names } got out together.
stalag17-ending-together-lost = { $names } win together: all their prisoners are free. Yours aren't.
stalag17-ending-void = { $many ->
    [one] { $names } wins after three void rounds, with the most prisoners free and the least vigilance.
   *[other] { $names } win after three void rounds, with the most prisoners free and the least vigilance.
}
stalag17-ending-void-won = { $many ->
    [one] You win! After three void rounds you have the most prisoners free and the least vigilance.
   *[other] You win! After three void rounds { $names } have the most prisoners free and the least vigilance.
}
stalag17-ending-void-lost = { $many ->
    [one] { $names } wins after three void rounds, with the most prisoners free and the least vigilance.
   *[other] { $names } win after three void rounds, with the most prisoners free and the least vigilance.
}
stalag17-ending-limit = { $many ->
    [one] { $names } wins after the last round, with the most prisoners free and the least vigilance.
   *[other] { $names } win after the last round, with the most prisoners free and the least vigilance.
}
stalag17-ending-limit-won = { $many ->
    [one] You win! After the last round you have the most prisoners free and the least vigilance.
   *[other] You win! After the last round { $names } have the most prisoners free and the least vigilance.
}
stalag17-ending-limit-lost = { $many ->
    [one] { $names } wins after the last round, with the most prisoners free and the least vigilance.
   *[other] { $names } win after the last round, with the most prisoners free and the least vigilance.
}
stalag17-ending-alone = { $names } wins: everyone else has left.
stalag17-ending-alone-won = You win! Everyone else has left.
stalag17-ending-alone-lost = { $names } wins: everyone else has left.
stalag17-ending-gone = { $many ->
    [one] { $names } wins, furthest ahead of the players who stayed.
   *[other] { $names } win, furthest ahead of the players who stayed.
}
stalag17-ending-gone-won = { $many ->
    [one] You win! You are furthest ahead of those who stayed.
   *[other] You win! { $names } are furthest ahead of those who stayed.
}
stalag17-ending-gone-lost = { $many ->
    [one] { $names } wins, furthest ahead of the players who stayed.
   *[other] { $names } win, furthest ahead of the players who stayed.
}
stalag17-ending-called = { $many ->
    [0] Everyone agreed it was over: nobody wins.
    [one] Everyone agreed it was over: { $names } wins.
   *[other] Everyone agreed it was over: { $names } win.
}
stalag17-ending-called-won = You win! Everyone agreed it was over.
stalag17-ending-called-lost = { $many ->
    [0] Everyone agreed it was over: nobody wins.
    [one] Everyone agreed it was over: { $names } wins.
   *[other] Everyone agreed it was over: { $names } win.
}

## The story of a game

stalag17-story-out = Prisoners out: { $told }.
stalag17-story-out-one = { $count ->
    [one] { $who } in round { $rounds }
   *[other] { $who } in rounds { $rounds }
}
stalag17-story-turn-first = { $who } took the lead in round { $round } and never lost it.
stalag17-story-turn-middle = The turning point: round { $round }, when { $who } took the lead for good, { $own } to { $other }.
stalag17-story-turn-last = The last round decided the game: until then { $who } wasn't in the lead.
stalag17-story-late = { $count ->
    [one] A moment too late: in round { $round } { $who } met the plan too, when { $escaper } escaped.
   *[other] A moment too late: in round { $round } { $who } met the plan too, when { $escaper } escaped.
}
stalag17-story-bluff = { $everything ->
    [yes] The best bluff: { $who } in round { $round }, with { $count } cards face-down and not one from the plan.
   *[no] The best bluff: { $who } in round { $round }, with { $count } of { $of } face-down cards just for show.
}
stalag17-story-informer = The informer: in round { $round } { $who } came down from vigilance { $before } to { $after }.
stalag17-story-boldest = The boldest try: { $who } in round { $round }, with { $have } of { $need } runaway points.
stalag17-story-longest = The longest run: { $who } in round { $round }, with { $have } runaway points where { $need } were enough.
stalag17-story-watched = Watched most closely: { $who } after round { $round }, with vigilance { $vigilance }.
stalag17-doubt-escape = Just before { $rival } escaped in round { $round }, an escape looked { $percent }% likely to { $who }: { $rival } had { $count ->
    [one] 1 card
   *[other] { $count } cards
} face-down.
stalag17-cause = The cards { $who } kept in hand brought { $kept } vigilance in { $count ->
    [one] one roll call
   *[other] { $count } roll calls
}; { $winner } ended with a vigilance of { $least }.
stalag17-fate-stayed = { $left ->
    [3] { $who } got nobody out (vigilance { $vigilance }).
    [one] { $who } got two prisoners out, one stays in the camp (vigilance { $vigilance }).
   *[other] { $who } got one prisoner out, two stay in the camp (vigilance { $vigilance }).
}
stalag17-fate-tie = { $who } got all three prisoners out too, but lost the tie-break: vigilance { $vigilance } against { $least }, and the lower wins.
stalag17-fate-gone = { $left ->
    [0] { $who } left the game with all three prisoners out (vigilance { $vigilance }).
    [3] { $who } left the game with nobody out (vigilance { $vigilance }).
   *[other] { $who } left the game with { $out } of three prisoners out (vigilance { $vigilance }).
}
stalag17-revealed = **{ $letter }** { $who }: { $shown }

stalag17-rules =
    • **The aim.** Be the first to get your three prisoners out.

    • **A round.** Everyone draws two cards. Dice make the plan: objects (clothes, food, documents, tools, map) and a number of runaway points; a special face adds 2 points. Then you take turns, one action each, until someone escapes. After the roll call all cards are shuffled; vigilance stays.

    • **Actions.** *Play* any card face-down, draw one. *Draw two.* *Take the top discard*, draw one. *Discard* 1 card, 3 or more of one type, or 5 or more all different. *Escape* if your cards in play meet the plan.

    • **Cards.** In an escape a double counts as both its objects, in a discard as one of them. Barracks in play count as any one object. Information passes for any type in a discard, but is worth nothing in play. The number in brackets is a card's vigilance in your hand.

    • **Escape.** Your cards in play need every object of the plan, as often as it shows. Their runaway points must reach the plan's number plus your vigilance. Then one prisoner is free and the round ends. Otherwise you get 2 vigilance, everyone has seen your cards, and you take another action.

    • **Roll call.** The player who escaped adds the vigilance of their hand. Everyone else adds the same, and 4 for each of their barracks in play, and takes off 3 for each prisoner still in the camp. Vigilance never falls below 0.

    • **For example.** The plan asks for food, a map and 5 runaway points; your vigilance is 3. You have a food/map, a runaway 4 and a runaway 5 in play: both objects, and 9 points where 8 are needed, so you escape. A food (2) left in your hand raises your vigilance to 5.

    • **Who starts.** The player with the most prisoners left. If tied, the one with the most vigilance, then the next clockwise from the player who escaped.

    • **No cards left.** The discards are shuffled once a round. When the pile runs out again, everyone has one last turn without drawing. If nobody escapes, the round is void. After three void rounds in a row the player with the most prisoners out wins.
stalag17-rules-additional = {""}**Additional rules** of this table
stalag17-rules-informer = • **Informer.** Everyone has one coin for the game. After the plan is rolled, you choose a side in secret; with tails you're an informer this round. An informer's vigilance doesn't count for an escape, but the escape frees nobody. The roll call takes off 6 vigilance for each prisoner left and counts no cards. If another player escapes, an informer takes off 6 instead of 3.
stalag17-rules-negotiation = • **Guard negotiation.** Discard objects of different types, and the top card of the pile is turned up. If it shares a type with one of your objects, you get it as barracks, face-up. If not, you get 2 vigilance for an object, 3 for a runaway, 4 for barracks or information.
stalag17-rules-exchange = • **Exchange.** Offer an object of the plan face-up and draw two cards. On their turns other players may take it, and then also draw a card, play one, or take the top discard.
stalag17-rules-joint = • **Joint escape.** After an escape (not an informer's) everyone else is asked in secret. Clockwise, the first player who joins must meet the plan with cards in play, with 5 more runaway points for a last prisoner. Joining adds the vigilance of the hand and 4 more at the roll call; failing costs 2.
stalag17-rules-quiet_night = • **Quiet night** (a house rule). Once a game, as your action, discard your whole hand: your vigilance halves, rounded up. Your cards in play stay. Not in last turns.
stalag17-rules-time = • **Time.** When your time is up, you choose heads, stay behind, or miss your action.
stalag17-rules-information = • **At this table** information in play counts as any one object too.
stalag17-rules-special_face = • **At this table** a special face adds { $points } to the plan's runaway points.

## Words in the picture: they must fit beside the round, or beside a name

stalag17-picture-round = Round { $round }
stalag17-picture-coin = { $left ->
    [one] 1 coin to choose
   *[other] { $left } coins to choose
}
stalag17-picture-joint = { $who } has escaped
stalag17-picture-last = { $left ->
    [one] the last turn
   *[other] { $left } last turns
}
stalag17-picture-failed = escape failed
stalag17-picture-left = gone
stalag17-picture-end-free = { $who } wins
stalag17-picture-end-together = { $who } win
stalag17-picture-end-void = three void rounds: { $who }
stalag17-picture-end-limit = the last round is over: { $who }
stalag17-picture-end-alone = { $who } wins
stalag17-picture-vigilance = vigilance
stalag17-picture-hand = hand
stalag17-picture-play = in play
stalag17-picture-end-gone = { $who } wins
stalag17-picture-end-called = All agreed: { $who }
stalag17-picture-turn = { $who }'s turn
stalag17-picture-escaped = escapes
stalag17-picture-informer-out = escapes as informer
stalag17-picture-escape-failed = fails to escape
stalag17-picture-joined = joins the escape
stalag17-picture-join-failed = fails to join
stalag17-picture-coins = The coins are turned up
stalag17-picture-call = Roll call of round { $round }
stalag17-picture-own-play = In play, face-down
stalag17-picture-own-hand = Hand: vigilance { $vigilance }
stalag17-picture-own-hand-empty = Hand: no cards
stalag17-picture-progress = after round
stalag17-picture-of = { $have } of { $need }

stalag17-order-coin-heads = Heads until vigilance 10
stalag17-order-coin-first = Heads in the first round
stalag17-order-join-ready = Always join if it works
stalag17-order-join-never = Always stay behind

## The first game: titles of three words at most, sentences of 200 letters at most

stalag17-lesson-end-prisoner = Plan, hand, roll call, coin, guard, offers: you've met them all. Most players lose by hoarding: keep your hand small, and go early. In the last step either answer is sound: joining puts a prisoner ahead, staying behind keeps your escapes short.
stalag17-lesson-plan = Tonight's plan
    .what = Tonight's escape takes food, a map, clothes and 4 runaway points. You hold a map and a runaway 3. You have one action. What do you do?
    .why = Only cards in play count. { $name1 } sees how many you have there, not which. For each card you play you draw one.
stalag17-lesson-draw = Out of cards
    .what = Map and runaway 3 are in play. All you hold now is documents. What do you do?
    .why = You still need food, clothes and 1 runaway point. Playing a card draws you one new card; drawing gets you two.
stalag17-lesson-double = Doubles
    .what = { $name1 } tried to escape too early and got 2 vigilance. You drew clothes/food and a runaway 4. What do you do?
    .why = A double counts as both of its objects at once.
stalag17-lesson-discard = Ready?
    .what = ✅ The runaway 4 is in play too, so you have all you need. What do you do first?
    .why = When you escape, the numbers in brackets in your hand become vigilance: 9 in all. You can discard three of one type at once, and information passes for any type.
stalag17-lesson-escape = Go!
    .what = Only tools (2) are left in your hand. Escape!
    .why = Your cards are turned up, and the first of your three prisoners is out.
stalag17-lesson-coin = The coin
    .what = The roll call gave you 2 vigilance. The new plan asks for tools, documents and 3 runaway points. Heads or tails?
    .why = Heads is a normal round. Once a game you can choose tails instead. Tails makes you an informer: your vigilance doesn't count, but your escape frees nobody.
stalag17-lesson-guard = The guard
    .what = The plan wants neither food nor map. Give both to the guard.
    .why = A card is turned up. If it's food or a map, you get barracks, which stand for any object. Any other card costs you 2 to 4 vigilance.
stalag17-lesson-offer = An offer
    .what = The guard agreed: barracks! And { $name1 } offers documents in order to draw two cards. What do you do?
    .why = An offered object is an object of the plan. Anyone may take it and then draws a card, too.
stalag17-lesson-vigilance = Vigilance
    .what = Your documents are in play, and the barracks are your tools. How many runaway points do you need?
    .why = The plan asks for 3 runaway points, and you have 2 vigilance.
stalag17-lesson-join = Together?
    .what = Your runaway 5 is in play, but { $name1 } escaped first! Your cards meet the plan, too. Join, or stay behind?
    .why = Joining gets your second prisoner out but costs 6 vigilance: with 8 in all, your last escape takes 8 more points. If you stay behind, { $name1 } is level with you.
stalag17-lesson-say-three = 3 points
stalag17-lesson-say-five = 5 points
stalag17-lesson-say-one = 1 point
stalag17-lesson-answer-either = You need that card, too, and the order doesn't matter.
stalag17-lesson-answer-drawing = You hold two cards that you need. Play one: that draws you a card anyway.
stalag17-lesson-answer-wanted = Tonight's plan wants that card. Play it instead.
stalag17-lesson-answer-empty = You have nothing from the plan in play. The escape would fail and cost you 2 vigilance.
stalag17-lesson-answer-bluff = Documents aren't in the plan. They would only make { $name1 } nervous: that's a bluff. You need cards.
stalag17-lesson-answer-idle_papers = Documents aren't in the plan. You hold a card with two objects that are.
stalag17-lesson-answer-cheap = A smaller hand is cheaper, but it brings you no closer to the plan.
stalag17-lesson-answer-gamble = The guard may turn up barracks, or cost you 2 to 4 vigilance. Leave him for later.
stalag17-lesson-answer-risk = The guard may cost you 2 to 4 vigilance, and you already have every object you need.
stalag17-lesson-answer-early = You don't meet the plan yet. An escape would fail, cost 2 vigilance, and show your cards.
stalag17-lesson-answer-enough = You hold what you need. Play it: every other card in your hand costs vigilance in the end.
stalag17-lesson-answer-lean = That makes your hand cheaper, but { $name1 } gets ahead. First play what you need.
stalag17-lesson-answer-dear = You'd be out, but your hand brings you 9 vigilance. One discard brings that down to 2.
stalag17-lesson-answer-useless = You have all you need in play. Another card changes nothing, and draws you a new one.
stalag17-lesson-answer-fuller = You need no more cards, and each one in your hand costs vigilance.
stalag17-lesson-answer-more = You may, but both documents and the information together are 7 of the 9 vigilance in your hand.
stalag17-lesson-answer-last = That saves 2 vigilance, but gives { $name1 } another turn.
stalag17-lesson-answer-tails = You'd use your only coin of the game to get round 2 vigilance, and free nobody. Save it.
stalag17-lesson-answer-fewer = If you give one object, only that one can match. If you give food and map, either can.
stalag17-lesson-answer-heavier = Two cards are welcome, but food and map stay in your hand and cost vigilance.
stalag17-lesson-answer-little = You'd have one card fewer in hand, and nothing else. The guard may give you barracks.
stalag17-lesson-answer-blind = The top discard is the map you've just given up. The pile may hold a runaway card.
stalag17-lesson-answer-leaving = You lack documents, and there they are. Taking them draws you a card as well.
stalag17-lesson-answer-three = The plan asks for 3, but each point of vigilance makes your escape one runaway point longer.
stalag17-lesson-answer-one = It's the other way round: vigilance makes an escape longer.
stalag17-lesson-answer-short = You have 0 of 5 runaway points: an escape would fail and cost 2 more vigilance.

## What wins: in sight as long as the game lasts

stalag17-aim = The first player to get all three prisoners out wins.
stalag17-aim-you = { $left ->
    [one] Get your last prisoner out before anyone else is done.
    [3] Get your three prisoners out first. Cards left in your hand become vigilance: that makes escapes longer.
   *[other] Get your other { $left } prisoners out before anyone else is done.
}

## What a beginner is told once: a sentence or two of 160 letters at most

stalag17-coach-legend = The top row is what an escape takes. The arch has its runaway points. On the board a hole is a prisoner who got out, the lamp is vigilance, and brown cards are hidden.
stalag17-coach-coin = Heads is a normal round. With tails, once a game, your vigilance doesn't count for an escape, but the escape frees nobody and only lowers your vigilance.
stalag17-coach-join = Someone escaped, and one other player may get out with them. If your cards meet the plan, joining costs you the vigilance of your hand and 4 more.
stalag17-coach-last_prisoner = To join with your last prisoner you need 5 runaway points more than the plan and your vigilance.
stalag17-coach-failed = The escape failed: you get 2 vigilance, and everyone has seen your cards in play. The cards stay there, and you still take an action.
stalag17-coach-last_turns = The cards have run out: everyone has one last turn without drawing. If nobody escapes, the round is void.
stalag17-coach-special = A special face shows no object: it adds to the plan's runaway points instead.
stalag17-coach-cards = ✗ marks a missing object, ✓ an object in play. A small hand marks one in your hand. The yellow number is a card's vigilance in your hand.
stalag17-coach-play = You take one action a turn. Playing puts a card face-down in play, where it counts for your escape, and draws you a new one.
stalag17-coach-ready = You can escape. Your hand becomes vigilance, so it may pay to discard first, if nobody gets out before you.
stalag17-coach-company = When you escape, one other player whose cards meet the plan may get out with you.
stalag17-coach-needs = On the board, *needs* is how many runaway points a player's escape takes: the plan's points plus the player's vigilance.
stalag17-coach-roll_call = The roll call after an escape adds the vigilance of your hand. If you didn't escape, it takes off 3 for each prisoner left.
stalag17-coach-vigilance = Vigilance is how closely the guards watch you. Each point makes your escapes one runaway point longer, and it stays from round to round.
stalag17-coach-runaway = A runaway card gives as many points in play as its big number says. In your hand it costs 3 vigilance.
stalag17-coach-barracks = Barracks in play count as any one object you lack. If another player escapes, they cost you 4 vigilance.
stalag17-coach-information = Information passes for any type when you discard. In play it is worth nothing, and in your hand it costs 4 vigilance.
stalag17-coach-information_wild = At this table information in play counts as any one object you lack. In a discard it passes for any type. In hand it costs 4 vigilance.
stalag17-coach-double = In an escape a double counts as both its objects at once. In a discard it counts as one of them, as you like.
stalag17-coach-discard = Discard one card, three or more of one type, or five or more all different: it lightens your hand in one action.
stalag17-coach-take = A player offers an object of the plan. If you take it, you also draw a card, play one, or take the top discard.
stalag17-coach-pick_up = You may take the top discard and draw another card. Everyone sees which discard you took.
stalag17-coach-quiet = Once a game you may discard your whole hand to halve your vigilance. It costs your turn.
stalag17-coach-draw = Drawing gets you two cards at once, but each card left in your hand makes the roll call worse.
stalag17-coach-offer = Offer an object of the plan: any player may take it, and you draw two cards. You can't use the offered card for your own escape.
stalag17-coach-negotiate = Give the guard objects that share no type, and a card is turned up. A match brings you barracks; otherwise it costs 2 to 4 vigilance.
stalag17-coach-informer = You're an informer this round: your vigilance doesn't count. An escape takes off 6 vigilance for each prisoner left, but frees nobody.
stalag17-coach-other_informer = The mask marks an informer. That player's vigilance doesn't count, but their escape frees nobody.
stalag17-coach-known = Some of your rivals' cards are known: they took them openly, or showed them in a failed escape. The picture shows them face-up.
stalag17-coach-bluff = You can play any card face-down, needed or not. Four cards in play may be an escape, or a bluff.
stalag17-coach-escape = An escape that doesn't meet the plan fails: you get 2 vigilance, and everyone sees your cards in play.
stalag17-peril-hoarding = If anyone else escapes after this, your cards bring you about { $costs } vigilance. With { $after } in all, each of your escapes takes { $after } more runaway points than the plan. Discard { $count ->
    [one] a card
   *[other] { $count } cards in one action
} instead: that's about { $drops } less.
stalag17-peril-vain = Each failed escape costs 2 vigilance, and you already have { $vigilance }. You need { $need } runaway points and have { $have } in play. Complete the plan first, then escape once.
stalag17-peril-waiting = { $whom } has { $theirs } cards in play, you have { $yours }. Playing a card takes a turn. If you hold on to the { $kept ->
    [one] card
   *[other] { $kept } cards
} the plan asks for, { $whom } escapes first, and your hand becomes vigilance. Play one now.

## The book of rules: a page each, under 1,200 letters

stalag17-book-aim = What you play for
    .text =
        Each player has three prisoners of one nation in the camp. The first player to get all three out wins.
        You play rounds. In each one the dice make an escape plan for everyone: some objects and a number of runaway points.
        You gather cards for it in secret and escape before your rivals do. Usually one prisoner gets out in a round. Then all cards are shuffled and the next round begins.
        The cards left in your hand make the guards watch you more closely, and every later escape takes longer.
    .example = In the picture both players have one prisoner out: a hole in the ground where a prisoner was. One more escape makes it two out of three.
stalag17-book-turn = Your turn
    .text =
        In a round everyone draws two cards, the first player rolls the plan, and then players take turns clockwise.
        You take one action a turn: play a card face-down, draw two, take the top discard and draw one, discard, or escape. The additional rules of a table may add more.
        You can't pass, and your hand may be as large as you like.
        The round ends as soon as someone escapes. Then comes the roll call.
    .example = The plan asks for food, a map and clothes, and 4 runaway points. You hold a map and a runaway 3. You play the map face-down and draw a card. The other players see one card in play. Then it's the next player's turn.
    .ruling = The first player is drawn by lot (§3.2). Later it is the player with the most prisoners left, then the one with the most vigilance, then the next player clockwise from the one who escaped (§3.8).
stalag17-book-plan = The plan
    .text =
        Each object die shows clothes, food, documents, tools, a map, or a special face without an object. The white die gives a number from 1 to 6.
        The plan asks for each object as often as it shows. Its runaway points are the number, and 2 more for each special face, unless this table says otherwise.
        You begin with three object dice. As more prisoners escape, of all players together, you roll four and later five.
        With two players you roll four dice when 2 prisoners are out, and five when 4 are out. With three players that's 3 and 5 prisoners, with four players 4 and 7, with five players 5 and 9.
    .example = The picture: tools, documents, one special face and a 1. The plan asks for tools, documents and 3 runaway points.
    .ruling = The special face and the steps of the dice are reconstructed, since we couldn't get the printed rules (§2.3, §3.3, E2). The lobby has options for them.
stalag17-book-cards = The cards
    .text =
        There are 84 cards: 40 objects, 10 doubles, 26 runaways, 4 barracks and 4 information.
        The yellow number is a card's vigilance while you hold it. In the text it is in brackets: food (2).
        In play an object counts once, and a double counts as both of its objects at once. A runaway gives 3, 4 or 5 points.
        Barracks in play count as any one object. Information is worth nothing in play, but passes for any type when you discard.
        In your hand an object costs 1 or 2 vigilance, a double or a runaway 3, barracks or information 4.
    .example = In the picture you hold two documents (1 and 2), clothes/food (3) and a runaway 4 (3): a hand of 9 vigilance. Clothes/food alone covers the two objects you still lack.
    .ruling = The cost of cards in hand is partly reconstructed (§2.2, E11). One double never covers the same object twice (E35), and information never counts in an escape (E6), unless the table says so.
stalag17-book-playing = Playing a card
    .text =
        Put any card from your hand face-down in play, whether the plan asks for it or not, and draw one.
        Only cards in play count for your escape. You may look at your own at any time; other players only see how many there are.
        Cards in play stay there until the end of the round. They cost nothing at the roll call, except barracks.
        So you can play a useless card as well: it leaves your hand, and your rivals have to reckon with an escape.
    .example = You have a map, a runaway 3 and clothes/food in play, and lack one runaway point. Playing the runaway 4 gives you 7 where 4 are needed. Playing documents instead would be a bluff.
    .ruling = No one can challenge a face-down card, and you can't take one back into your hand (§3.6, E10).
stalag17-book-drawing = Drawing cards
    .text =
        • *Draw two* takes two cards off the pile.
        • *Take the top discard* gets you the face-up card on the discards, and then one off the pile. Everyone sees which card you took, and the board shows it until you play a card.
        In last turns neither is possible.
    .example = You lack food and clothes and hold only documents: nothing helps, so draw two. If food is on top of the discards, take it and draw one card.
    .ruling = You take the discard first, then you draw (E32).
stalag17-book-discarding = Discarding
    .text =
        Lay cards from your hand face-up on the discards. You draw nothing for it. You may discard:
        • one card of any kind;
        • three or more of one type;
        • five or more, all of different types.
        There are eight types: the five objects, runaway (whatever its points), barracks, information. A double counts as one of its two types, as you like. Information passes for any type.
        A discard lightens your hand before a roll call. With different cards you choose which one goes on top.
    .example = You hold documents (1), documents (2), tools (2) and information (4): 9 vigilance. With the information you have three documents to discard. After that one action only 2 vigilance is left.
    .ruling = That you draw no card for a discard is reconstructed (§3.4).
stalag17-book-escaping = Escaping
    .text =
        All your cards in play are turned up. You escape if they have every object of the plan, as often as it shows, and enough runaway points: the plan's number plus your vigilance. Having more never hurts.
        If you succeed, a prisoner is out, and the turns of this round are over at once.
        If you fail, you get 2 vigilance at once. Everyone has seen your cards, and you take another action. You can't try again in the same turn.
        Your hand shows what you have and what you need, and says whether an escape would work.
    .example = The plan asks for food, a map, clothes and 4 runaway points; you have no vigilance. In play you have a map, clothes/food, a runaway 3 and a runaway 4: all three objects, and 7 points where 4 are needed. You escape. With vigilance 4 you'd need 8 points and fail.
    .ruling = You may try with nothing in play, and it fails (E13). The cards stay in play after a failure (E8).
stalag17-book-roll_call = The roll call
    .text =
        After each escape everyone shows their hand and cards in play, and vigilance changes:
        • The player who escaped adds the vigilance of the cards left in hand, and nothing else.
        • Everyone else adds the same, and 4 for each of their barracks in play, and takes off 3 for each prisoner still in the camp.
        It never falls below 0. Vigilance stays for the next rounds; the cards are shuffled.
        So it pays to empty your hand before you escape. If someone else escapes, a full camp makes up for a full hand.
    .example = You escaped with tools (2) in hand: +2, so you have vigilance 2. Your opponent holds 6 vigilance and has three prisoners left: 6 − 9 = −3. That lowers a vigilance of 2 to 0.
    .ruling = All players are counted at the same time (E27), and nobody falls below zero (E9).
stalag17-book-vigilance = Vigilance
    .text =
        Vigilance is how closely the guards watch you. Each point makes your escapes one runaway point longer.
        You get it at the roll call for your hand. An escape that fails brings 2 at once. Prisoners still in the camp lower it, which helps the players who are behind.
        Vigilance is never spent and stays from round to round. Beside each name you see how many runaway points that player needs.
    .example = The plan asks for 3 points and you have vigilance 2, so you need 5. A runaway 5 is exactly enough.
    .ruling = Vigilance you get in the middle of a round counts at once (E36).
stalag17-book-informer = The informer's coin
    .text =
        Everyone has one coin for the whole game. After the plan is rolled, all who still have it choose a side in secret. Then all coins are turned up at once.
        Heads: a normal round, and you keep the coin. Tails: you're an informer this round, and the coin is spent.
        An informer's vigilance doesn't count for an escape. But the escape frees nobody: the roll call takes off 6 vigilance for each prisoner left and counts no cards, and no one may join the escape.
        If someone else escapes, you are counted as usual, but the roll call takes off 6 instead of 3 for each prisoner.
    .example = You have vigilance 14 and two prisoners left; the plan asks for 8 runaway points. As an informer you need 8, not 22. Your escape takes 12 off, which leaves you vigilance 2.
    .ruling = An informer keeps any vigilance gained in this round, but it only counts from the next round on (E20). An informer may not join an escape (E15).
stalag17-book-guard = Negotiating with the guard
    .text =
        Discard one or more objects from your hand that share no type; a double counts as both of its types. Then the top card of the pile is turned up.
        If it shares a type with one of your objects, you get it face-up as barracks: it counts as any one object, and costs 4 vigilance if someone else escapes.
        If not, the card is discarded too, and you get vigilance at once: 2 for an object, 3 for a runaway, 4 for barracks or information.
        You draw nothing for it.
    .example = The plan asks for neither food nor a map. You give up both: if the guard's card is food or a map, alone or in a double, you have barracks. A runaway would cost you 3 vigilance.
    .ruling = You may negotiate with an empty pile: the discards are shuffled first (E18). No one can take a card you got from the guard (E19).
stalag17-book-exchange = Offers
    .text =
        • *Offer*: put an object that the plan asks for face-up before you and draw two cards. You can have one offer at a time. The offered object counts neither for your escape nor at the roll call.
        • *Take*: on your turn you may take another player's offer into your hand. You also draw one card, or take the top discard, or first play a card face-down and draw nothing.
        Everyone knows which card you took until you play a card.
    .example = Your opponent offers documents. You lack them: you take them and draw a card, so you have both in hand after one action.
    .ruling = You may offer an object you already have in play (E22). Your own offer doesn't help you to join an escape (E33).
stalag17-book-joint = Joint escape
    .text =
        After an escape, unless it was an informer's, everyone else is asked in secret whether to join. Clockwise from the escaper, the first player who wants to join does so, and no one else.
        Your cards in play must meet the plan, as for an escape of your own. For your last prisoner you need 5 runaway points more.
        If they do, one of your prisoners is out, and the roll call adds the vigilance of your hand and 4 more. If not, you get 2 vigilance and are counted as staying behind.
        If both free their last prisoner, both win.
    .example = You have documents, barracks from the guard and a runaway 5; the plan asks for tools, documents and 3 runaway points, and your vigilance is 2. You join: the roll call adds 2 for your hand and 4 more, and your vigilance rises to 8.
    .ruling = All are asked at once, so that no question shows who could join (E39). With the option *tie-break*, if two finish together, the one with less vigilance after the roll call wins (E14).
stalag17-book-quiet_night = Quiet night (house rule)
    .text =
        This is a rule of the house, not of the box. It is off unless the lobby switches it on.
        Once a game, as the action of your turn, you may discard your whole hand. Your vigilance halves, rounded up.
        Your cards in play stay, and everyone sees what you discard. You draw nothing. You need a card in hand and a vigilance of 2 or more.
    .example = You have vigilance 9 and hold food (2) and a runaway (3). After a quiet night your hand is empty and your vigilance is 5.
    .ruling = There's no quiet night in last turns. After a failed escape it may be your other action (E40).
stalag17-book-last_turns = Out of cards
    .text =
        When the pile runs out for the first time in a round, the discards are shuffled into a new pile.
        The second time, everyone has one last turn, beginning with the next player. In a last turn you can play a card without drawing, discard, escape, or play a card to take an offer. With an empty hand you may pass.
        If nobody escapes, the round is void: nobody gets out, and at the roll call everyone is counted as staying behind.
        Three void rounds in a row end the game: the player with the most prisoners out wins. Among equals, the least vigilance wins.
    .example = One card is left, there are no discards, and you draw two: you get one card. The last turns begin after yours.
    .ruling = All of this is reconstructed (§3.9).
stalag17-book-end = The end, time and leaving
    .text =
        The game ends after the roll call of the round in which a player's third prisoner gets out. With a joint escape two players can win together.
        Everyone else is ranked by prisoners left, then by vigilance.
        When your time runs out, you choose heads, stay behind, or miss your action. If that happens to everyone in a row, the round is void.
        A player who leaves the game keeps a place, but never wins. The last one who stays wins.
    .example = Your last prisoner gets out, and the next player joins with a last prisoner too: you both win.
    .ruling = Leaving and time are ours (E31). With the house rule *Call it*, all players together may end a decided game early.
stalag17-daily-prisoner = against two prisoners
stalag17-squares = For each turn: 🟩 you escaped · 🟥 your escape failed · 🟧 a roll call · 🟦 you played a card · ⬜ none of these

## Positions of an ended game, as a drawing

stalag17-diagram-special = { $points ->
    [0] special face, blank
   *[other] special face, +{ $points }
}
stalag17-diagram-plan = Plan: { $what }
stalag17-diagram-number = Plan: numbered die, { $number }
stalag17-diagram-runaway = { $points ->
    [one] Plan: 1 runaway point
   *[other] Plan: { $points } runaway points
}
stalag17-diagram-deck = { $count ->
    [0] Draw pile: empty
    [one] Draw pile: 1 card
   *[other] Draw pile: { $count } cards
}
stalag17-diagram-top = Top discard: { $card }
stalag17-diagram-prisoner-in = { $who }: prisoner { $number }, in the camp
stalag17-diagram-prisoner-out = { $who }: prisoner { $number }, out
stalag17-diagram-vigilance = { $who }: vigilance { $vigilance }
stalag17-diagram-coin-kept = { $who }: coin unused
stalag17-diagram-coin-spent = { $who }: coin used
stalag17-diagram-coin-heads = { $who }: heads
stalag17-diagram-coin-tails = { $who }: tails, informer
stalag17-diagram-answer-join = { $who } joins the escape
stalag17-diagram-answer-stay = { $who } stays behind
stalag17-diagram-offer = { $who } offers { $card }
stalag17-diagram-guard = { $who }, from the guard: { $card }
stalag17-diagram-hand = { $who }, hand: { $card }
stalag17-diagram-laid = { $who }, in play: { $card }

## Achievements of ended games

stalag17-achieved-exact = To the point
    .why = Escaped twice with exactly the runaway points that the plan asks for.
stalag17-achieved-ample = Miles away
    .why = Escaped with 10 runaway points more than needed.
stalag17-achieved-few_cards = Travelling light
    .why = Escaped with three cards in play.
stalag17-achieved-watched = Under their eyes
    .why = Escaped with a vigilance of 8 or more.
stalag17-achieved-hard_plan = The great escape
    .why = Met a plan of five dice.
stalag17-achieved-guard_friend = A word with the guard
    .why = Got barracks from the guard twice.
stalag17-achieved-company = Good company
    .why = Joined two escapes by other players.
stalag17-achieved-dealer = Honest trader
    .why = Made three offers that other players took.
stalag17-achieved-in_a_row = Twice in a row
    .why = Got prisoners out in two rounds in a row.
stalag17-achieved-informer = Nobody leaves
    .why = Was an informer in a round when nobody else got out.
stalag17-achieved-from_behind = From behind
    .why = Won although another player was the first to have only one prisoner left.
stalag17-achieved-sweep = Clean sweep
    .why = Won before anyone else got a single prisoner out.

## What people who watch may guess
stalag17-question-escape = Who escapes first this round?

## What a server remembers

stalag17-sum-escaped = { $count ->
    [one] 1 prisoner escaped
   *[other] { $count } prisoners escaped
}
stalag17-sum-guards = { $count ->
    [one] 1 guard won over
   *[other] { $count } guards won over
}
stalag17-sum-roll_calls = { $count ->
    [one] 1 roll call
   *[other] { $count } roll calls
}
stalag17-grudge-joined = who came along on that escape
stalag17-grudge-left = that lonely roll call

## What players may claim of their own cards

stalag17-claim-meets = What I have in play meets the plan.
stalag17-claim-barracks = One of my cards in play is barracks.
stalag17-claim-light = My hand is worth 5 vigilance at most.

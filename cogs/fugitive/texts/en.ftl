### Fugitive

fugitive-title = Fugitive
fugitive-about = One player runs from 0 to 42 over hidden numbers, the other guesses them.
fugitive-opens = 🏃 A gate swings open, and a bed is empty: { $who } is out, with 42 places to run to. Somewhere behind, the Marshal unfolds a map.
fugitive-players = 2 players, about 20 minutes
fugitive-command-new-about = { fugitive-command-about }. For 2 players

## Options of the lobby

fugitive-option-roles = Roles
fugitive-option-roles-about = Who plays the Fugitive
fugitive-option-roles-random = random
fugitive-option-roles-host_fugitive = host is the Fugitive
fugitive-option-roles-host_marshal = host is the Marshal
fugitive-option-bonus_pass = Passing draws a card
fugitive-option-bonus_pass-about = A Fugitive who passes draws a card, as in the second edition
fugitive-option-bonus_pass-no = no
fugitive-option-bonus_pass-yes = yes (as in the second edition; helps the Fugitive)

fugitive-preset-quick = Quick game
fugitive-preset-second = Second edition (helps the Fugitive)
fugitive-preset-events = House events

## Roles and headings

fugitive-role-fugitive = Fugitive
fugitive-role-marshal = Marshal
fugitive-play-fugitive = Play as the Fugitive
fugitive-person = { $who } ({ $role })
fugitive-heading = Fugitive · round { $round }
fugitive-heading-over = Fugitive · the end
fugitive-heading-fugitive = You are the Fugitive
fugitive-heading-marshal = You are the Marshal
fugitive-round = Round { $round }

fugitive-line-row = Row
fugitive-line-decks = Cards left
fugitive-line-hands = Hands
fugitive-line-free = In reach
fugitive-line-sprinting = In reach by sprinting
fugitive-line-far = Too far
fugitive-line-dead = Only as sprint cards
fugitive-line-hand = Your hand
fugitive-line-row-own = Your row (face-down in [ ])
fugitive-line-notepad = Notepad
fugitive-line-guesses = Guesses

## What now

fugitive-now-first = { $who } is choosing the first hideout.
fugitive-now-first-again = { $who } may place a second hideout.
fugitive-now-f_draw = { $who } draws a card, then hides or passes.
fugitive-now-f_play = { $who } hides or passes.
fugitive-now-bonus = { $who } passed and may take a card.
fugitive-now-m_draw = { $who } draws a card, then guesses.
fugitive-now-m_draw-two = { $who } draws two cards, then guesses.
fugitive-now-m_guess = { $who } guesses.
fugitive-now-m_guess-sole = { $who } guesses; only one hideout is face-down.
fugitive-now-m_guess-one = { $who } guesses just one number.
fugitive-now-m_guess-again = { $who } guesses once more this turn.
fugitive-now-m_guess-one-again = { $who } guesses once more, just one number.
fugitive-now-manhunt = Manhunt: { $who } names one hideout after another. One miss and the Fugitive is gone.

fugitive-turn-first = place your first hideout.
fugitive-turn-first-again = place a second hideout, or stop.
fugitive-turn-f_draw = draw a card, then hide or pass.
fugitive-turn-f_play = hide or pass.
fugitive-turn-bonus = take a card, or decline.
fugitive-turn-m_draw = draw a card, then guess.
fugitive-turn-m_draw-two = draw two cards, then guess.
fugitive-turn-m_guess = guess one number or more: all must be right.
fugitive-turn-m_guess-sole = guess the one hideout left.
fugitive-turn-m_guess-one = guess just one number.
fugitive-turn-m_guess-again = guess once more this turn.
fugitive-turn-m_guess-one-again = guess once more, just one number.
fugitive-turn-manhunt = manhunt: name one hideout, or give up.

fugitive-wait = Waiting for { $who }.

## Row, decks, hands

fugitive-spot-hidden = { $count ->
    [0] ?
    [one] ? (1 sprint card)
   *[other] ? ({ $count } sprint cards)
}
fugitive-spot-between = { $count ->
    [0] ? ({ $span })
    [one] ? ({ $span }, 1 sprint card)
   *[other] ? ({ $span }, { $count } sprint cards)
}
fugitive-spot-between-open = { $count ->
   *[other] ? ({ $span }, sprint: { $cards })
}
fugitive-spot-open = { $count ->
    [0] { $number }
   *[other] { $number } (sprint: { $cards })
}
fugitive-spot-covered = { $count ->
    [0] { $number }
    [one] { $number } (1 sprint card)
   *[other] { $number } ({ $count } sprint cards)
}
fugitive-spot-own = [{ $spot }]
fugitive-row-over-note = Hideouts in brackets were never found.
fugitive-deck = { $band }:{"\u00A0"}{ $count ->
    [0] empty
   *[other] { $count }
}
fugitive-deck-short = { $count ->
    [0] empty
   *[other] { $count } left
}
fugitive-hand-size = { $who }:{"\u00A0"}{ $cards }
fugitive-none = none

fugitive-at-none = You are at { $last }. You hold no card that you can hide at now.
fugitive-at = { $more ->
    [0] You are at { $last } and can reach { $first }.
   *[other] You are at { $last } and can reach { $first } to { $reach }.
}
fugitive-card = { $card }{"\u00A0"}(+{ $value })
fugitive-card-escape = 42{"\u00A0"}(escape)
fugitive-card-needs = { $place ->
    [first] { $need ->
        [one] { $card }{"\u00A0"}needs{"\u00A0"}1 footprint
       *[other] { $card }{"\u00A0"}needs{"\u00A0"}{ $need } footprints
    }
   *[later] { $card }{"\u00A0"}needs{"\u00A0"}{ $need }
}
fugitive-notepad-note = ~~impossible~~ · __in your hand__
fugitive-notepad-note-marks = ~~impossible~~ · __in your hand__ · **suspected** · *ruled out by you*
fugitive-guess-hit = { $numbers }{"\u00A0"}found
fugitive-guess-miss = { $numbers }{"\u00A0"}missed
fugitive-last-miss = { $count ->
    [one] -# You guessed { $numbers }: a miss.
   *[other] -# You guessed { $numbers }: a miss. At least one is wrong.
}
fugitive-guesses-earlier = { $count ->
    [one] 1 earlier guess
   *[other] { $count } earlier guesses
}
fugitive-opposite = { $cards ->
    [0] { $who } holds no cards.
    [one] { $who } holds 1 card.
   *[other] { $who } holds { $cards } cards.
}

## Moves

fugitive-do-hide = Hide at { $card }
fugitive-do-hide-with = Hide at { $card } with { $cards }
fugitive-do-hide-many = Hide at { $card } with { $count } sprint cards
fugitive-do-hide-open = Hide
fugitive-do-escape = Run for 42
fugitive-do-escape-with = Run for 42 with { $cards }
fugitive-do-escape-many = Run for 42 with { $count } sprint cards
fugitive-do-draw = Draw from { $deck }
fugitive-do-draw-open = Draw a card
fugitive-do-guess = Guess { $numbers }
fugitive-do-guess-many = Guess { $count } numbers
fugitive-do-guess-open = Guess
fugitive-do-pass = Pass
fugitive-do-stop = Stop here
fugitive-do-give_up = Give up
fugitive-do-take = Take a card
fugitive-do-decline = Decline

## Questions

fugitive-ask-hide-hideout = Hide at …
fugitive-ask-hide-sprints = { $need ->
    [0] Sprint cards: optional, as a bluff
    [one] Sprint to { $card }: at least 1 footprint
   *[other] Sprint to { $card }: at least { $need } footprints
}
fugitive-ask-draw-deck = Draw from …
fugitive-ask-guess-numbers = { $most ->
    [one] Guess one number …
   *[other] Guess … (all of them must be right)
}

fugitive-ask-guess-band = Guess from { $band } …

fugitive-option-free = near enough
fugitive-option-needs = { $need ->
    [one] needs 1 footprint
   *[other] needs { $need } footprints
}
fugitive-option-dead = no use as a hideout now
fugitive-option-alive = could still be a hideout

## Refusals

fugitive-refuse-not_in_hand = { $card } isn't in your hand.
fugitive-refuse-not_higher = { $card } isn't higher than { $last }, where you are now.
fugitive-refuse-no_sprint = { $card } can't go beneath this hideout.
fugitive-refuse-too_far = { $added ->
    [0] { $card } is { $beyond } beyond { $last }, and without sprint cards { $reach } is the most. Lay sprint cards worth { $missing ->
        [one] 1 footprint
       *[other] { $missing } footprints
    } beneath it, or hide nearer. All your other cards together are worth { $possible }.
   *[other] { $card } is { $beyond } beyond { $last }. Without sprint cards { $reach } is the most, and the cards beneath it add { $added ->
        [one] 1 footprint
       *[other] { $added } footprints
    }: you are { $missing } short. All your other cards together are worth { $possible }.
}
fugitive-refuse-guess_range = You can only guess numbers from 1 to 41.
fugitive-refuse-draw_first = Draw a card first, then hide or pass.
fugitive-refuse-draw_before_guess = Draw first, then guess.
fugitive-refuse-deck_empty = There is no card left in { $deck }.
fugitive-refuse-deck_closed = { $deck } is closed for now.
fugitive-refuse-drawn = You can't draw again this turn.
fugitive-refuse-no_draw_at_first = In round 1 the Fugitive hides without drawing.
fugitive-refuse-no_pass_at_first = You can't pass in round 1: place one hideout or two.
fugitive-refuse-no_draw_in_manhunt = In the manhunt you name numbers without drawing.
fugitive-refuse-nothing_placed = You haven't placed a hideout this turn yet.
fugitive-refuse-already_hid = You've already hidden this turn, so you can stop but not pass.
fugitive-aimless-hide = You have no card to hide at. Each is lower than your last hideout, or too far even with all your sprint cards.
fugitive-refuse-guess_one = In the manhunt you name one number at a time.

## Events

fugitive-event-dealt = { $who } is the Fugitive.
    .who = You are the Fugitive.
fugitive-event-round = Round { $number }
fugitive-event-hid_at = { $number ->
        [42] { $who } ran for { $place }.
       *[other] { $who } hid at { $place }.
    }
    .who = { $number ->
        [42] You ran for { $place }.
       *[other] You hid at { $place }.
    }
fugitive-event-hid = { $sprints ->
        [0] { $who } hid.
        [one] { $who } hid with 1 sprint card.
       *[other] { $who } hid with { $sprints } sprint cards.
    }
    .who = { $sprints ->
        [0] You hid.
        [one] You hid with 1 sprint card.
       *[other] You hid with { $sprints } sprint cards.
    }
fugitive-event-ran = { $sprints ->
        [0] { $who } ran for 42.
        [one] { $who } ran for 42 with 1 sprint card.
       *[other] { $who } ran for 42 with { $sprints } sprint cards.
    }
    .who = { $sprints ->
        [0] You ran for 42.
        [one] You ran for 42 with 1 sprint card.
       *[other] You ran for 42 with { $sprints } sprint cards.
    }
fugitive-event-passed = { $who } passed.
    .who = You passed.
fugitive-event-declined = { $who } declined the extra card.
    .who = You declined the extra card.
fugitive-event-drew = { $who } drew from { $deck }.
    .who = You drew from { $deck }.
fugitive-event-drew_card = { $who } drew { $card }.
    .who = You drew { $card }.
fugitive-event-guessed = { $hit ->
        [yes] { $who } guessed { $numbers } and hit.
       *[no] { $who } guessed { $numbers } and missed.
    }
    .who = { $hit ->
        [yes] You guessed { $numbers } and hit.
       *[no] You guessed { $numbers } and missed.
    }
    .whose = { $hit ->
        [yes] { $who } found you at { $numbers }.
       *[no] { $who } guessed { $numbers } and missed.
    }
fugitive-event-found = { $sprints_count ->
        [0] Found: { $number }.
        [one] Found: { $number }, with sprint card { $sprints }.
       *[other] Found: { $number }, with sprint cards { $sprints }.
    }
    .whose = { $sprints_count ->
        [0] Your hideout { $number } was found.
        [one] Your hideout { $number } was found, with sprint card { $sprints }.
       *[other] Your hideout { $number } was found, with sprint cards { $sprints }.
    }
fugitive-event-found_covered = { $count ->
        [one] Found: { $number }. Its sprint card stays face-down.
       *[other] Found: { $number }. Its { $count } sprint cards stay face-down.
    }
    .whose = { $count ->
        [one] Your hideout { $number } was found. Its sprint card stays face-down.
       *[other] Your hideout { $number } was found. Its { $count } sprint cards stay face-down.
    }
fugitive-event-manhunt = { $top ->
        [0] The manhunt begins, and not one hideout has been found.
       *[other] The manhunt begins, and no hideout beyond { $top } has been found.
    }
    .who = { $top ->
        [0] Your manhunt begins, and you haven't found a single hideout.
       *[other] Your manhunt begins, and you've found no hideout beyond { $top }.
    }
fugitive-event-gave_up = { $who } gave up the manhunt.
    .who = You gave up the manhunt.
fugitive-event-idle = { $who } ran out of time.
    .who = You ran out of time.
fugitive-event-over = { $reason ->
        [caught] { $who } found every hideout.
        [manhunt] { $who } won the manhunt without a miss.
        [escaped] { $who } slipped away into the night.
        [escaped_clean] { $who } reached 42 and is gone.
        [limit] { $who } closed every road after round 60.
       *[resigned] { $who } wins: the other side resigned.
    }
    .who = { $reason ->
        [caught] You found every hideout.
        [manhunt] You won the manhunt without a miss.
        [escaped] You slipped away into the night.
        [escaped_clean] You reached 42. You're gone.
        [limit] You closed every road after round 60.
       *[resigned] You win: the other side resigned.
    }

## Endings

fugitive-ending = { $who } wins: { $why }
fugitive-ending-won = You win! { $why }
fugitive-ending-lost = { $who } wins. { $why }
fugitive-reason-caught = every hideout was found.
fugitive-reason-manhunt = the manhunt found every hideout.
fugitive-reason-escaped = the manhunt failed, and the Fugitive slipped away.
fugitive-reason-given_up = the manhunt was given up, and the Fugitive slipped away.
fugitive-reason-escaped_clean = a hideout at 30 or higher had been found when the Fugitive reached 42, so there was no manhunt.
fugitive-reason-limit = after 60 rounds the Fugitive was still on the run.
fugitive-reason-resigned = the other side resigned.
fugitive-reason-called = everyone agreed it was over.

## Picture

fugitive-picture-wins = { $who } wins
fugitive-picture-hunt = One miss, and { $who } is gone
fugitive-picture-found = found
fugitive-picture-own = only you see it
fugitive-picture-lost = never found
fugitive-picture-manhunt = MANHUNT

fugitive-rules =
    • **The chase.** The Fugitive runs from 0 to 42 along a row of hideouts, card by card, face-down. The Marshal tries to name them. At 42, the Fugitive is nearly free. If every hideout is found, the Marshal wins.

    • **Cards.** Numbers 0 to 42, one each. Three decks: 4-14, 15-28 and 29-41. The Fugitive starts with 1, 2, 3, 42, three cards of 4-14 and two of 15-28. The Marshal starts with no cards. The 0 is face-up as the start of the row.

    • **Hiding.** A new hideout must be higher than the last one and at most 3 beyond it. Sprint cards carry you farther: lay any other cards from your hand beneath it, face-down. An odd card adds 1 footprint, an even card adds 2. From 5 you can hide at 6, 7 or 8. With the cards 4 and 7 beneath (2 footprints and 1), you get as far as 11. You may lay more than you need, or some when you need none: the Marshal only sees how many. 42 can never be a sprint card.

    • **Round 1.** The Fugitive places one or two hideouts without drawing. Then the Marshal draws two cards and guesses.

    • **Every later round.** The Fugitive draws a card from any deck, then places exactly one hideout or passes. Passing keeps all cards for a longer run. The Marshal draws a card and guesses. Only you know your cards; everyone sees which deck a card comes from.

    • **Guessing.** Name one number or several. If every one of them is a face-down hideout, all are turned up with the sprint cards beneath them. If one is wrong, nothing is turned up, and the Marshal learns no more. A number that missed may be placed later. Sprint cards can't be guessed.

    • **42.** The Fugitive reaches it like any other hideout, and everyone sees it at once. If a hideout at 30 or higher has been found by then, the Fugitive is free. If not, the manhunt begins: the Marshal names single numbers, without drawing. One miss and the Fugitive is free. If all are found, the Marshal wins.

    • **Empty decks.** No one can draw from an empty deck; once all three are empty, draws are skipped. If nobody has won after round 60, the Marshal wins.
fugitive-rules-bonus_pass =
    • **Passing draws a card** (second edition). A Fugitive who passes may take one more card from the lowest deck that has any.
fugitive-rules-events =
    • **House events.** Off unless you choose them. They're ours, not the printed cards. *Random* shuffles six of the seventeen events into the decks, *Helpful* the six that help one side. *Catch-up* shuffles in six placeholders. What they bring depends on how many hideouts are face-down: 1, an event for the Fugitive; 2, a neutral event; 3 or more, an event for the Marshal. In *Discovery* every right guess brings an event. Everyone sees an event, and it happens at once. If it came from a deck, the player who drew it draws again. In the manhunt, events don't count.
fugitive-rules-events-here =
    • **House events** (ours, not the printed cards). { $variant ->
        [random] Six of the seventeen events are in the decks.
        [helpful_fugitive] Six events that help the Fugitive are in the decks.
        [helpful_marshal] Six events that help the Marshal are in the decks.
        [catch_up] Six placeholders are in the decks: with 1 hideout face-down they bring an event for the Fugitive, with 2 a neutral one, with more one for the Marshal.
       *[discovery] Every right guess brings an event.
    } Everyone sees an event, and it happens at once{ $variant ->
        [discovery] {""}
       *[other] {""}, and the player who drew it draws again
    }. In the manhunt, events don't count.
fugitive-command = fugitive
fugitive-command-about = One player runs from 0 to 42 over hidden numbers, the other guesses them
fugitive-command-roles = roles
fugitive-command-bonus_pass = bonus_pass
fugitive-type-guess = Numbers from 1 to 41, such as 7 12

## House events: ours, not the printed cards

fugitive-option-events = House events
fugitive-option-events-none = none (with normal computers, the Fugitive wins 46 games in 100)
fugitive-option-events-random = random (6 events in the decks)
fugitive-option-events-discovery = discovery (one event after each right guess)
fugitive-option-events-helpful_fugitive = helpful to the Fugitive
fugitive-option-events-helpful_marshal = helpful to the Marshal
fugitive-option-events-catch_up = catch-up (for the side that is behind)
fugitive-option-call_it = Call it
fugitive-option-call_it-about = house rule: you may both agree to stop once computers give the leader's rival a chance under 5%
fugitive-option-call_it-no = no
fugitive-option-call_it-yes = yes
fugitive-command-events = events
fugitive-command-call_it = call_it

fugitive-house-1 = Fog
fugitive-house-1-does = The next guess names exactly one number.
fugitive-house-2 = Crowd
fugitive-house-2-does = At the next right guess, the sprint cards stay face-down.
fugitive-house-3 = Last hope
fugitive-house-3-does = The Fugitive draws two cards.
fugitive-house-4 = Shortcut
fugitive-house-4-does = The next hideout may be up to 5 beyond the last without sprint cards.
fugitive-house-5 = Safe house
fugitive-house-5-does = The next time the Fugitive hides, a second hideout may follow.
fugitive-house-6 = Leak
fugitive-house-6-does = The Fugitive sees the Marshal's hand.
fugitive-house-7 = Roadblock
fugitive-house-7-does = The Marshal draws two cards.
fugitive-house-8 = Witness
fugitive-house-8-does = Everyone hears whether the last face-down hideout is odd or even.
fugitive-house-9 = Footprints
fugitive-house-9-does = The Marshal turns up the sprint cards beneath one hideout.
fugitive-house-10 = Informant
fugitive-house-10-does = Everyone hears how many hidden hideouts are in the range the Marshal asks about.
fugitive-house-11 = Overtime
fugitive-house-11-does = The Marshal gets one more guess.
fugitive-house-12 = Raid
fugitive-house-12-does = A random card from the Fugitive's hand is shown and leaves the game.
fugitive-house-13 = Tip
fugitive-house-13-does = The player who drew this event draws one more card.
fugitive-house-14 = Stake-out
fugitive-house-14-does = The player who drew this event sees the top two cards of a deck and keeps one that isn't an event.
fugitive-house-15 = Pickpocket
fugitive-house-15-does = The player who drew this event sees a random card from the other hand.
fugitive-house-16 = Blackout
fugitive-house-16-does = The player who drew this event closes a deck until the other side has drawn.
fugitive-house-17 = Second wind
fugitive-house-17-does = If the Fugitive drew this event, the next hideout may be 1 farther. If the Marshal drew it, the Marshal guesses once more.
fugitive-icon-fugitive = an event for the Fugitive
fugitive-icon-neutral = a neutral event
fugitive-icon-marshal = an event for the Marshal
fugitive-placeholder = a placeholder
fugitive-house-card = the event { $name }
fugitive-house-last = **House event** (round { $round }) { $name }: { $does }
fugitive-in-force = **In force** { $what }
fugitive-told = **Answers** { $what }
fugitive-look = **{ $name }** (round { $round }): you saw { $cards }.

fugitive-force-fog = { $count ->
    [one] next guess: one number
   *[other] next { $count } guesses: one number each
}
fugitive-force-crowd = next right guess: sprint cards stay face-down
fugitive-force-reach = next hideout: up to { $count } beyond the last without sprint cards
fugitive-force-safe = { $count ->
    [one] 1 more hideout in one turn
   *[other] { $count } more hideouts in one turn
}
fugitive-force-overtime = { $count ->
    [one] 1 more guess
   *[other] { $count } more guesses
}
fugitive-force-later = { $count ->
    [one] 1 more guess on the Marshal's next turn
   *[other] { $count } more guesses on the Marshal's next turn
}
fugitive-force-second = { $count ->
    [one] after that, 1 guess at a single number
   *[other] after that, { $count } guesses at a single number each
}
fugitive-force-alone = this guess: exactly one number
fugitive-force-closed = { $band } closed until { $who } has drawn in round { $round }
fugitive-fact-witness = the hideout at place { $place } is { $parity ->
    [odd] odd
   *[even] even
}
fugitive-fact-informant = hideouts face-down in { $band } in round { $round }: { $count }

fugitive-now-draw = { $who } draws a card: an event allows it.
fugitive-now-draw-two = { $who } draws two cards: an event allows it.
fugitive-now-trace = { $who } is choosing the sprint cards to turn up.
fugitive-now-probe = { $who } is choosing where to count hideouts.
fugitive-now-watch = { $who } is choosing a deck to look into.
fugitive-now-keep = { $who } is choosing a card to keep.
fugitive-now-close = { $who } is choosing a deck to close.
fugitive-now-f_play-again = { $who } may hide once more.
fugitive-turn-draw = draw a card: an event lets you.
fugitive-turn-draw-two = draw two cards: an event lets you.
fugitive-turn-trace = choose the sprint cards to turn up.
fugitive-turn-probe = choose where to count hideouts.
fugitive-turn-watch = choose a deck to look into.
fugitive-turn-keep = choose a card to keep.
fugitive-turn-close = choose a deck to close.
fugitive-turn-f_play-again = hide once more, or stop.

fugitive-do-trace = Turn up { $place }
fugitive-do-trace-open = Turn up sprint cards
fugitive-do-probe = Count in { $region }
fugitive-do-probe-open = Count hideouts
fugitive-do-watch = Look into { $deck }
fugitive-do-watch-open = Look into a deck
fugitive-do-keep = Keep { $card }
fugitive-do-keep-open = Keep a card
fugitive-do-close = Close { $deck }
fugitive-do-close-open = Close a deck
fugitive-ask-trace-place = Turn up the sprint cards of …
fugitive-ask-probe-region = Count hideouts in …
fugitive-ask-watch-deck = Look into …
fugitive-ask-keep-card = Keep …
fugitive-ask-close-deck = Close …
fugitive-place = place { $place } ({ $number })
fugitive-beneath = { $count ->
    [one] 1 sprint card
   *[other] { $count } sprint cards
}
fugitive-refuse-guess_fog = Fog: name exactly one number.
fugitive-refuse-guess_alone = Second wind: name exactly one number.

fugitive-event-house_event = House event **{ $name }**, drawn by { $who }. { $does }
    .who = House event **{ $name }**, drawn by you. { $does }
fugitive-event-placeholder = { $who } drew a placeholder. With { $hidden ->
        [one] 1 hideout face-down
       *[other] { $hidden } hideouts face-down
    } it brings { $icon }.
    .who = You drew a placeholder. With { $hidden ->
        [one] 1 hideout face-down
       *[other] { $hidden } hideouts face-down
    } it brings { $icon }.
fugitive-event-nothing = { $name }: nothing happened.
fugitive-event-looked = { $who } peeked at the other hand.
    .who = You peeked at the other hand.
fugitive-event-saw = { $who } saw { $cards }.
    .who = You saw { $cards }.
fugitive-event-witness = Witness: the hideout at place { $place } is { $odd ->
        [yes] odd
       *[no] even
    }.
fugitive-event-informed = The informant counted the hidden hideouts in { $region }: { $count }.
fugitive-event-traced = Footprints turned up { $sprints } beneath place { $place }.
fugitive-event-raided = Raid: { $who } lost { $card }, which is out of the game.
    .who = Raid: you lost { $card }, which is out of the game.
fugitive-event-watched = { $keeps ->
        [yes] { $who } looked into { $deck }.
       *[no] { $who } looked into { $deck } and found nothing to keep.
    }
    .who = { $keeps ->
        [yes] You looked into { $deck }.
       *[no] You looked into { $deck } and found nothing to keep.
    }
fugitive-event-kept = { $who } kept a card from { $deck }.
    .who = You kept a card from { $deck }.
fugitive-event-closed_deck = { $who } closed { $deck }.
    .who = You closed { $deck }.

## Turns in the log

fugitive-number = { $number }
fugitive-log-then = { $before }, then { $last }
fugitive-log = { $who } { $told }.
    .who = You { $told }.
fugitive-log-drew = { $count ->
    [one] drew from { $decks }
   *[other] drew { $count } cards from { $decks }
}
fugitive-log-drew-card = drew { $cards }
fugitive-log-event = drew the event { $name }
fugitive-log-event-came = drew the event { $name } ({ $came })
fugitive-came-nothing = nothing happened
fugitive-came-raided = the Fugitive lost { $card }
fugitive-log-hid = { $count ->
    [0] hid
    [one] hid with 1 sprint card
   *[other] hid with { $count } sprint cards
}
fugitive-log-hid-bare = hid { $times ->
    [2] twice
   *[other] { $times } times
} without sprint cards
fugitive-log-hid-more = hid { $times ->
    [2] twice
   *[other] { $times } times
} with { $counts } sprint cards
fugitive-log-hid-at = hid at { $places }
fugitive-log-ran = { $count ->
    [0] made a run for 42
    [one] made a run for 42 with 1 sprint card
   *[other] made a run for 42 with { $count } sprint cards
}
fugitive-log-ran-at = made a run for { $place }
fugitive-log-missed = guessed { $numbers } and missed
fugitive-log-hit = guessed { $numbers } and hit
fugitive-log-found = { $yours ->
    [yes] { $count ->
        [one] tracked you down at { $places }
       *[other] tracked you down at { $places }
    }
   *[no] tracked down { $places }
}
fugitive-log-found-alone = { $yours ->
    [yes] { $count ->
        [one] Your hideout { $places } was found.
       *[other] Your hideouts { $places } were found.
    }
   *[no] Found: { $places }.
}
fugitive-log-saw = saw { $cards }
fugitive-log-looked = peeked at the other hand
fugitive-log-looked-yours = peeked at your hand
fugitive-log-watched = { $keeps ->
    [yes] looked into { $deck }
   *[no] looked into { $deck } and found nothing to keep
}
fugitive-log-kept = kept a card from { $what }
fugitive-log-kept-card = kept { $what }
fugitive-log-closed = closed { $deck }
fugitive-log-passed = passed
fugitive-log-passed-without = passed without the extra card
fugitive-log-declined = declined the extra card
fugitive-log-gave_up = gave up the manhunt
fugitive-log-idle = ran out of time
fugitive-log-manhunt = Sirens: the manhunt began.
fugitive-log-over = { $reason ->
    [caught] No hideout was left: the Fugitive was caught.
    [manhunt] The last door opened: the Fugitive was caught.
    [escaped] One wrong door, and the Fugitive was gone.
    [escaped_clean] No manhunt: the Fugitive was gone.
    [limit] After round 60 every road was closed.
   *[resigned] { $who } resigned.
}

## What hit a player

fugitive-hit-found = { $named ->
    [yes] { $by } named { $number }: your hideout was found
   *[no] Your hideout { $number } was found
}{ $sprints_count ->
    [0] .
    [one] , with sprint card { $sprints }.
   *[other] , with sprint cards { $sprints }.
}
fugitive-hit-found_covered = { $named ->
    [yes] { $by } named { $number }: your hideout was found. Its sprint cards stay face-down.
   *[no] Your hideout { $number } was found. Its sprint cards stay face-down.
}
fugitive-hit-looked = { $who } peeked at your hand.
fugitive-total-hidden = { $count ->
    [one] 1 hideout face-down
   *[other] { $count } hideouts face-down
}
fugitive-total-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
fugitive-hit-closed_deck = { $who } closed { $deck }, so you can't draw from it for now.

## Great moments

fugitive-scene-found = Round { $round } · { $marshal } finds { $numbers }
fugitive-scene-place = { $rounds ->
    [0] **{ $number }** had only just been placed,
   *[other] **{ $number }** had been hidden since round { $round }
}
fugitive-scene-covered = { $count ->
    [one] on 1 sprint card, which stays face-down.
   *[other] on { $count } sprint cards, which stay face-down.
}
fugitive-scene-bare = without sprint cards.
fugitive-scene-beneath = on { $cards }.
fugitive-scene-bluff = From { $last } the hideout needed no sprint cards: a bluff.
fugitive-scene-spare = { $spare ->
    [one] From { $last }, that was 1 footprint more than it needed.
   *[other] From { $last }, that was { $spare } footprints more than it needed.
}
fugitive-scene-needed = From { $last }, the hideout needed all its sprint cards.
fugitive-scene-others = … and { $count } more.
fugitive-scene-early = { $marshal } had named { $number } in round { $round }, before it was placed.
fugitive-scene-together = { $marshal } had named { $number } in round { $round }, but together with a wrong number.
fugitive-scene-left = { $count ->
    [one] 1 hideout is still face-down
   *[other] { $count } hideouts are still face-down
}; { $fugitive } holds { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
fugitive-scene-open = A hideout at 30 or higher is found: if { $fugitive } reaches 42 now, there's no manhunt.
fugitive-scene-manhunt = Round { $round } · Manhunt: { $fugitive } reached 42
fugitive-scene-ran = { $count ->
    [0] { $fugitive } ran for 42 without sprint cards.
    [one] { $fugitive } ran for 42 on 1 sprint card.
   *[other] { $fugitive } ran for 42 on { $count } sprint cards.
}
fugitive-scene-hunts = { $top ->
    [0] No hideout has been found yet, so { $marshal } hunts, door by door. One miss sets { $fugitive } free.
   *[other] No hideout beyond { $top } has been found, so { $marshal } hunts, door by door. One miss sets { $fugitive } free.
}
fugitive-scene-hidden = { $count ->
    [one] Only 1
   *[other] { $count }
} of { $all } hideouts { $count ->
    [one] is
   *[other] are
} still face-down.
fugitive-scene-picture-hidden = face-down

## What a computer says at a great moment: its own (glad) or its bad one (sorry); 60 letters at most

fugitive-says-bold-glad-1 = Foot down, eyes open. That's all there is to it.
fugitive-says-bold-glad-2 = I smelled it from the highway.
fugitive-says-bold-glad-3 = Lucky? I drive faster than luck.
fugitive-says-bold-sorry-1 = Good. I was about to fall asleep.
fugitive-says-bold-sorry-2 = The road is long, and I have a full tank.
fugitive-says-bold-sorry-3 = Ha! Now it gets interesting.
fugitive-says-careful-glad-1 = I had it underlined. Twice.
fugitive-says-careful-glad-2 = Slowly, slowly, door by door.
fugitive-says-careful-glad-3 = As I noted on page four.
fugitive-says-careful-sorry-1 = I knew I should have checked the back door.
fugitive-says-careful-sorry-2 = Breathe. Look at the map. Breathe again.
fugitive-says-careful-sorry-3 = That wasn't in my notes.
fugitive-says-spiteful-glad-1 = Aw. Did that hurt?
fugitive-says-spiteful-glad-2 = Nice curtains. Such a pity about them.
fugitive-says-spiteful-glad-3 = I kept the receipt. You'll pay for breakfast.
fugitive-says-spiteful-sorry-1 = Enjoy it. I write these things down.
fugitive-says-spiteful-sorry-2 = I hope your car breaks down in the rain.
fugitive-says-spiteful-sorry-3 = One day you'll need a spare tire. Remember me.
fugitive-says-talkative-glad-1 = A little bird told me. Well, a waitress.
fugitive-says-talkative-glad-2 = You wouldn't believe what people say at gas stations!
fugitive-says-talkative-glad-3 = Did I tell you about the motel in Yuma? No? Sit down.
fugitive-says-talkative-glad-4 = I asked the way, and one thing led to another.
fugitive-says-talkative-glad-5 = I told the whole diner I'd manage. Call them!
fugitive-says-talkative-sorry-1 = Was it the postcard? It was the postcard.
fugitive-says-talkative-sorry-2 = I only stopped to chat for an hour or two!
fugitive-says-talkative-sorry-3 = So there I am with half a sandwich, and now this.
fugitive-says-talkative-sorry-4 = Can we talk about it? I'd love to talk about it.
fugitive-says-talkative-sorry-5 = My cousin would have seen it coming. She sees everything.

## What speaks for a move that is advised; 90 letters at most, and true whatever is hidden

fugitive-gain-marshal-soon = Above all, it may end the chase right away.
fugitive-gain-marshal-late = Above all, it closes in on the Fugitive on the way to 42.
fugitive-gain-marshal-hunt = Above all, it pays off in a manhunt.
fugitive-gain-fugitive-soon = Above all, the Marshal is less likely to find you next turn.
fugitive-gain-fugitive-late = Above all, it keeps the trail cold on the way to 42.
fugitive-gain-fugitive-hunt = Above all, it leaves less to find in a manhunt.
fugitive-why-run-free = A hideout at 30 or higher has been found: at 42 you're free, with no manhunt.
fugitive-why-run-hunted = { $count ->
    [one] At 42 you are free unless the Marshal names your last hideout on the first try.
    [2] At 42 you are free unless the Marshal names both hideouts without a miss.
   *[other] At 42 you are free unless the Marshal names all { $count } hideouts without a miss.
}
fugitive-why-hide-ready = From { $card }, the rest of your hand is enough to reach 42.
fugitive-why-hide-bluff = { $may ->
    [one] It needs no sprint cards, but to the Marshal it looks as if it might.
   *[other] It needs no sprint cards, but to the Marshal it could be any of { $may } numbers.
}
fugitive-why-hide-vain = The Marshal has already named { $card } and missed.
fugitive-why-hide-second = With two hideouts face-down, one right number no longer ends the chase.
fugitive-why-hide = { $may ->
    [one] It costs no other card.
   *[other] It costs no other card, and to the Marshal it could be any of { $may } numbers.
}
fugitive-why-hide-far = { $may ->
    [one] It takes you as far as your sprint cards carry.
   *[other] No footprint is wasted, and to the Marshal it could be any of { $may } numbers.
}
fugitive-why-hide-spare = { $may ->
    [one] The sprint cards could have carried you farther.
   *[other] You could have gone farther: to the Marshal it is one of { $may } numbers.
}
fugitive-why-pass-none = You have no card that can be a hideout now.
fugitive-why-pass-soon = { $count ->
    [one] You are one footprint short of 42: one more card may do.
   *[other] You are { $count } footprints short of 42: a card or two may do.
}
fugitive-why-pass-card = { $count ->
    [one] You keep your only card and may take one more.
   *[other] You keep all { $count } cards and may take one more.
}
fugitive-why-pass = { $count ->
    [one] You keep your only card, and give the Marshal nothing new to find.
   *[other] You keep all { $count } cards for a longer run, with nothing new to find.
}
fugitive-why-stop = { $count ->
    [one] You keep your last card and leave fewer clues.
   *[other] You keep { $count } cards and leave fewer clues.
}
fugitive-why-take = The card costs you nothing.
fugitive-why-decline = The Marshal doesn't see you draw from a deck.
fugitive-why-draw-near = { $near ->
    [one] One number you may draw there is within reach of { $last } without sprinting.
   *[other] { $near } numbers you may draw there are within reach of { $last } without sprinting.
}
fugitive-why-draw-all = Every card there is beyond { $last } and can still be a hideout.
fugitive-why-draw-some = { $ahead ->
    [one] Only one of the { $count } numbers you may draw there is beyond { $last }.
   *[other] { $ahead } of the { $count } numbers you may draw there are beyond { $last }.
}
fugitive-why-draw-behind = Nothing there is beyond { $last }, but it gives footprints for a run.
fugitive-why-tell = { $count ->
    [one] Only one card from { $band } could be a hideout. If you draw it, you've ruled it out.
   *[other] { $count } cards from { $band } could be hideouts. If you draw one, you've ruled it out.
}
fugitive-why-tell-none = A card you draw from { $band } never reaches the Fugitive's hand.
fugitive-why-guess-all = { $count ->
    [2] If both are right, no hideout is left and you win.
   *[other] If all { $count } are right, no hideout is left and you win.
}
fugitive-why-guess-many = { $left ->
    [one] If { $count ->
        [2] both
       *[other] all { $count }
    } are right, only one hideout stays face-down.
   *[other] If { $count ->
        [2] both
       *[other] all { $count }
    } are right, { $left } hideouts stay face-down.
}
fugitive-why-guess-sure = One of the hideouts can only be { $number }.
fugitive-why-guess-last = It's the last hideout, with { $count } possible numbers. If { $number } is right, you win.
fugitive-why-guess-hunt = A miss ends the manhunt. { $number } is one of only { $count } possible numbers for a hideout.
fugitive-why-guess-places = { $number } fits { $places } of the hideouts, and one of these has only { $count } possible numbers.
fugitive-why-guess-wide = { $places ->
    [2] { $number } could be either of two hidden hideouts.
   *[other] { $number } could be any of { $places } hidden hideouts.
}
fugitive-why-guess = { $number } fits one hideout, where { $count } numbers are possible.
fugitive-why-guess-blind = You know it isn't a hideout, so the guess gives nothing away.
fugitive-why-give_up = Giving up ends the manhunt now.
fugitive-why-trace = { $count ->
    [one] One sprint card is beneath that hideout: it shows how long the step could be.
   *[other] { $count } sprint cards are beneath that hideout: they show how long the step could be.
}
fugitive-why-probe = { $count ->
    [0] It confirms that no hideout is in { $band }.
    [one] One number in { $band } could be a hideout: the answer settles it.
   *[other] { $count } numbers in { $band } could be hideouts: the answer says how many are.
}
fugitive-why-keep = { $card } is beyond { $last } and can still be a hideout.
fugitive-why-keep-behind = { $count ->
    [one] The card gives one footprint for a run.
   *[other] The card gives { $count } footprints for a run.
}
fugitive-why-keep-hunted = In your hand, { $card } can never be a hideout.
fugitive-why-watch = You see the top two cards and keep the better hideout. An event can't be kept.
fugitive-why-watch-hunted = What you see on top of the deck can't be a hideout.
fugitive-why-close = The Marshal's next card can't come from { $band }.
fugitive-why-close-hunted = The Fugitive's next card can't come from { $band }.

## The story of an ended game

fugitive-line-never = Never drawn
fugitive-story-gave-up = The turning point: { $marshal } gave up the manhunt with { $left } still hidden.
fugitive-story-broke = The turning point: in the manhunt { $marshal } named { $number }; the nearest hideout was { $near }.
fugitive-story-opened = The turning point: in round { $round } { $marshal } found { $number }. After that there could be no manhunt.
fugitive-story-at-once = The turning point: in round { $round } { $marshal } found { $numbers } in one guess.
fugitive-story-manhunt = The turning point: { $fugitive } ran for 42 in round { $started }, before a hideout at 30 or higher was found, and the Marshal didn't miss once in the manhunt.
fugitive-story-last = The turning point: in round { $round } { $marshal } found { $numbers }, and { $fugitive } had no hideout left.
fugitive-story-one-wrong = Closest miss: in round { $round } { $marshal } named { $numbers }; only { $wrong } was wrong.
fugitive-story-near = Closest miss: in round { $round } { $marshal } named { $number }; the hideout was { $near }{ $last ->
    [yes] , the last one left. A hit would have won the game
   *[no] {""}
}.
fugitive-story-best = Best guess: in round { $round } { $marshal } named { $numbers }{ $count ->
    [one] {""}
   *[other] {" "}together
}, when { $many } numbers were possible.
fugitive-story-leap = Boldest run: from { $last } to { $number } in round { $round }, { $need ->
    [one] 1 footprint
   *[other] { $need } footprints
} with { $cards }.
fugitive-story-bluff = Best bluff: { $number } on { $count ->
    [one] 1 sprint card
   *[other] { $count } sprint cards
}, { $need ->
    [0] none of them needed
   *[other] { $spare ->
        [one] 1 footprint
       *[other] { $spare } footprints
    } more than needed
}; { $found ->
    [0] never found.
   *[other] found in round { $found }.
}
fugitive-story-longest = Longest hidden: { $number }, face-down for { $rounds } rounds from round { $since } on; { $found ->
    [0] never found.
   *[other] found in round { $found }.
}
fugitive-story-count = { $hits } of { $all ->
    [one] 1 guess was
   *[other] { $all } guesses were
} right; { $fugitive } { $passes ->
    [0] never passed
    [one] passed once
   *[other] passed { $passes } times
}.
fugitive-cause-marshal = In round { $round } { $marshal } named { $number }. Going by what { $marshal } knew, it was { $named }% likely. The hideout was { $there }, which was { $true }% likely.
fugitive-cause-fugitive = Of the { $found } hideouts that { $marshal } found, { $fugitive } had placed { $bare } without a sprint card.
fugitive-fate-caught = { $who } was caught at { $last }, { $short } short of 42, with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand.
fugitive-fate-manhunt = { $who } reached 42 and was hunted down.
fugitive-fate-limit = { $who } was still at { $last } when the roads closed.
fugitive-fate-resigned = { $who } resigned at { $last }.
fugitive-fate-called = { $who } was at hideout { $last } when everyone agreed it was over.
fugitive-fate-marshal = { $count ->
    [0] { $who } had found every hideout, but the Fugitive got away at 42.
   *[other] { $who } never found { $left }.
}
fugitive-fate-marshal-resigned = { $count ->
    [0] { $who } resigned.
   *[other] { $who } resigned before finding { $left }.
}

## What is at stake, for a hand

fugitive-line-possible = Still possible
fugitive-stake-hidden = { $count ->
    [one] 1 hideout face-down: if it's found, you lose.
   *[other] { $count } hideouts face-down.
}
fugitive-stake-free = A hideout at 30+ is found: 42 sets you free.
fugitive-stake-hunted = No hideout at 30+ is found: 42 starts a manhunt.
fugitive-stake-hunts = No hideout at 30+ is found: 42 starts a manhunt.
fugitive-stake-gone = A hideout at 30+ is found: at 42 the Fugitive is free.
fugitive-stake-known = 1 hideout face-down: it can only be { $number }.
fugitive-stake-between = { $count ->
    [one] 1 hideout face-down, from { $first } to { $last }.
   *[other] { $count } hideouts face-down, from { $first } to { $last }.
}
fugitive-picture-possible = possible
fugitive-picture-held = your card
fugitive-picture-new = new
fugitive-picture-vain = missed before
fugitive-picture-crossed = named in a miss
fugitive-picture-vain-together = missed along with others
fugitive-picture-reach = { $more ->
    [0] { $last } → { $first }
   *[other] { $last } → { $first } to { $reach }
}
fugitive-picture-laid = { $need ->
    [0] { $card }: no footprints needed, { $laid } laid
   *[other] { $card }: { $laid } of { $need } footprints
}

## The Marshal's own marks

fugitive-note = Marks
fugitive-note-title = Your marks on the notepad
fugitive-note-suspected = Suspected
fugitive-note-suspected-about = Numbers such as 12 14-16: each gets a button
fugitive-note-doubted = Ruled out
fugitive-note-doubted-about = Numbers such as 5 9-11: each loses its button
fugitive-picture-suspected = suspected
fugitive-picture-doubted = ruled out by you
fugitive-line-suspected = Suspected
fugitive-line-doubted = Ruled out by you

## Who you are and what wins

fugitive-aim-fugitive-run = Get to 42 before every hideout is found. Sprint cards carry you farther, and several hidden hideouts keep you safe.
fugitive-aim-fugitive-open = Reach 42 and you are free.
fugitive-aim-fugitive-hunt = You are free if the Marshal misses once.
fugitive-aim-marshal-run = Find every hideout before the Fugitive gets away at 42. Your cards rule numbers out.
fugitive-aim-marshal-open = Find every hideout before the Fugitive reaches 42.
fugitive-aim-marshal-hunt = { $count ->
    [one] Name the last hideout without a miss.
   *[other] Name the last { $count } hideouts without a miss.
}
fugitive-aim-all-run = The Fugitive wants to get to 42; the Marshal wants to find every hideout first.
fugitive-aim-all-open = The Fugitive is free at 42; the Marshal wants to find every hideout first.
fugitive-aim-all-hunt = { $count ->
    [one] The Marshal has to name the last hideout without a miss, or the Fugitive is free.
   *[other] The Marshal has to name the last { $count } hideouts without a miss, or the Fugitive is free.
}

## What is new to a player: told once to each

fugitive-coach-legend = A ? is a hidden hideout, a magnifying glass a found one. F is the Fugitive. Small cards beneath a hideout are sprint cards.
fugitive-coach-legend-fugitive = A crossed-out eye marks a hideout that is still hidden, a magnifying glass one that was found. Small cards beneath a hideout are sprint cards.
fugitive-coach-legend-marshal = Blue cards are hidden hideouts with their possible numbers. A magnifying glass marks a found one. Small cards beneath a hideout are sprint cards.
fugitive-coach-hide = Each hideout must be 1 to 3 higher than the last; sprint cards take you farther.
fugitive-coach-second = With two hideouts face-down, one right number doesn't end the game; with one, you keep more cards.
fugitive-coach-sprint = Odd cards beneath a hideout are worth 1 footprint, even ones 2; the Marshal sees only how many cards there are.
fugitive-coach-bluff = You may lay sprint cards you don't need: the Marshal can't tell a bluff.
fugitive-coach-dead = Cards lower than your last hideout can only be sprint cards: use them first.
fugitive-coach-draw-fugitive = Draw from any deck: the Marshal sees which one, but not the card.
fugitive-coach-pass = Passing keeps your cards for a longer run; the Marshal still draws and guesses.
fugitive-coach-take = You get this card for passing. The Marshal sees which deck it comes from.
fugitive-coach-hunted = You can reach 42, but that starts a manhunt: if the Marshal misses once, you are free.
fugitive-coach-free = A hideout at 30 or higher has been found: at 42 you are free at once.
fugitive-coach-vain = A cross marks a number the Marshal has named and missed: it may be safer now.
fugitive-coach-draw-marshal = A card you hold can't be a hideout: draw where the hideouts may be.
fugitive-coach-guess = A miss only costs your turn. A right number is turned up with its sprint cards.
fugitive-coach-several = You may name several numbers: all must be right, or nothing is turned up.
fugitive-coach-span = Each hidden card shows what it could be; struck-out numbers are ruled out.
fugitive-coach-beneath = A hideout with a sprint card beneath may be 4 or 5 beyond the last, or the card is a bluff.
fugitive-coach-passed = The Fugitive passed: there's nothing new to find, but a longer run may follow.
fugitive-coach-decks = Everyone sees which deck a card comes from: what the Fugitive draws is a clue.
fugitive-coach-marks = With marks you note what you suspect or rule out; only you see them.
fugitive-coach-missed = A number that missed can still be placed later: a cross on the notepad marks it.
fugitive-coach-thirty = Once a hideout at 30 or higher is found, the Fugitive is free at 42; until then, 42 starts your manhunt.
fugitive-coach-manhunt = Name one hideout after another, in any order. One miss, and the Fugitive is free.
fugitive-coach-event = A house event happens at once; the player who drew it draws again.
fugitive-coach-placeholder = The more hideouts are face-down, the more a placeholder helps the Marshal.
fugitive-coach-extra-draw = An event gives you this draw, or this draw replaces the event; it isn't the draw of your turn.
fugitive-coach-trace = Choose a hideout: its sprint cards are turned up, the hideout stays hidden.
fugitive-coach-probe = Choose a range: everyone hears how many hidden hideouts are in it.
fugitive-coach-watch = You see the top two cards of the deck and keep one; no one else sees them.
fugitive-coach-keep = The card you keep goes to your hand, the other one to the bottom of its deck.
fugitive-coach-close = This deck is closed until the other side has drawn.
fugitive-peril-sprints = { $needed ->
    [0] Your { $hideout } needs no sprint cards
    [one] Your { $hideout } needs 1 sprint card
   *[other] Your { $hideout } needs { $needed } sprint cards
}, and you're about to use { $laid }. You'll miss the extra cards on the way to 42. Keep { $wasted } of them.
fugitive-peril-impossible = { $number } can't be a hideout: your own cards, the hideouts you found or the steps between them rule it out. The guess would be wasted, and the Fugitive gets nearer to 42. { $left ->
    [one] Only 1 number is possible: name that.
   *[other] { $left } numbers are possible: name one of those.
}
fugitive-peril-several = You're naming { $count } numbers at once. Unless all are right you find nothing, and that happens about { $often ->
    [one] once
   *[other] { $often } times
} in 100. { $number } alone is right { $single ->
    [one] once
   *[other] { $single } times
} in 100: name just that one.

## The first game, step by step: what to do, and why

fugitive-lesson-end-marshal = You've met it all: hiding, sprint cards, decks and the manhunt. The last hideout was 38, which needed the sprint card: a guess of 39 loses the hunt. Now hunt for real, or take the road yourself.
fugitive-lesson-end-fugitive = Free! Hide, bluff, leap and run: that was the Fugitive. Now run for real, or hunt from the other side.
fugitive-lesson-row = The trail
    .what = { $name1 } has hidden twice. Before you guess, you draw two cards. From which deck?
    .why = Each hideout is 1 to 3 higher than the last, so these two are between 1 and 6. A card in your hand can't be a hideout.
fugitive-lesson-first = First guess
    .what = You drew 4 and 5. Which number do you guess?
    .why = Your two cards leave four possible pairs: 1 and 2, 1 and 3, 2 and 3, 3 and 6. A hit turns the hideout up, a miss only costs your turn.
fugitive-lesson-sure = Sprint cards
    .what = Hit! { $name1 } hid again, with two sprint cards underneath. You drew 11. Which number is certain?
    .why = A step is 3 at most. Each odd sprint card adds 1, and each even one adds 2.
fugitive-lesson-miss = A test
    .what = It was 6. { $name1 } moved on, and you drew 14. Guess 10 and see what happens.
    .why = After 6, the numbers 7, 8 and 9 need no sprint card. 10, 12 and 13 do, so they're likelier, unless the card is a bluff.
fugitive-lesson-several = Two at once
    .what = Not 10. You drew 13, and three hideouts are face-down now. What do you guess?
    .why = Two numbers together save a turn, but both must be right. 12 fits best. The hideout after it has no sprint card, so it's 13, 14 or 15.
fugitive-lesson-notepad = The last one
    .what = Both right! { $name1 } passed, so one hideout is left: find it and you win. You drew 18. Guess 19.
    .why = Your picture marks 16, 17, 19 and 20 as possible. Only 19 and 20 needed the sprint card.
fugitive-lesson-even = Odd or even
    .what = Not 19, and { $name1 } has gone one hideout further. You drew 21. Which number do you guess now?
    .why = From 15, the Fugitive reaches 19 at most with an odd sprint card, and 20 with an even one.
fugitive-lesson-tells = The deck talks
    .what = You found 20, and then 22. You drew 27. { $name1 } had just drawn from 29–41, then hid. Which number do you guess?
    .why = Everyone sees which deck a card comes from. There are two sprint cards under the hideout, so from 22 it's 29 at most.
fugitive-lesson-gamble = All or nothing
    .what = You found 29 and drew 37. { $name1 } is about to reach 42. What do you guess?
    .why = At 42 a manhunt begins. But if you've found only one of two hideouts by then, and it's 30 or higher, { $name1 } is free at once: find both, or neither. A miss costs you nothing now.
fugitive-lesson-bluff = Manhunt!
    .what = No luck, and { $name1 } reached 42 on a sprint card. You named 36: right! One hideout is left. Is it 38 or 39?
    .why = One miss and { $name1 } is free. From 38 the sprint card was needed to reach 42; from 39 it was a bluff.
fugitive-lesson-start = The first step
    .what = { $name1 } hunts you by guessing numbers. Where do you hide first?
    .why = Each hideout is at most 3 higher than the last. Your cards: 1, 2, 3, 5, 8, 11, 15, 20 and 42.
fugitive-lesson-sprint = Sprint cards
    .what = You may place a second hideout. A card laid underneath carries you farther: an odd card by 1, an even card by 2. What do you do?
    .why = From 3 you get as far as 6 without a sprint card. { $name1 } sees how many cards are underneath, not which.
fugitive-lesson-deck = Drawing
    .what = { $name1 } guessed 7 and missed. You start your turn by drawing a card. From which deck?
    .why = You're at 8. { $name1 } sees which deck you draw from, but not the card.
fugitive-lesson-bluffing = A bluff
    .what = You drew 18. The 11 is 3 steps away. How do you hide there?
    .why = A sprint card you don't need makes { $name1 } look for you too far ahead.
fugitive-lesson-spend = Which card?
    .what = { $name1 } found 3. You drew 22. From 11 to 15 is one step too far: you need a sprint card. Which one?
    .why = A card underneath can't be a hideout any more.
fugitive-lesson-danger = One left
    .what = { $name1 } found 8 and 15 in one guess. Only 11 is face-down! You drew 25. What now?
    .why = If every hideout is found, you lose at once, wherever you are.
fugitive-lesson-leap = The leap
    .what = { $name1 } missed with 12. You drew 28. How do you go on from 18?
    .why = Two even sprint cards carry you 4 farther. From 25, the 28 is within reach.
fugitive-lesson-run = Run or wait?
    .what = A few rounds later you're at 39, four hideouts are still hidden, and 42 is within reach. Do you run, run with a bluff, or wait a round?
    .why = In the manhunt { $name1 } must name all four without a miss. But if a hideout at 30 or higher is found before you run, you're free at 42 without a manhunt.
fugitive-lesson-answer-too_far = That deck starts at 15, and { $name1 } isn't there yet. Its cards rule nothing out.
fugitive-lesson-answer-much_too_far = 29 and up is far away. Draw where { $name1 } can be now.
fugitive-lesson-answer-yours = You hold the 5 yourself, so { $name1 } can't be there.
fugitive-lesson-answer-rare = 6 is in only one of the four pairs. Another number is in three of them.
fugitive-lesson-answer-best = You may guess anything, but one number is in three of the four pairs.
fugitive-lesson-answer-yours_too = You hold the 4. What else can follow 3 without a sprint card?
fugitive-lesson-answer-second = That's the second card, with sprint cards: it could be many numbers. The first one has none.
fugitive-lesson-answer-certain = One number is certain: 1 to 3 after the 3, and not in your hand.
fugitive-lesson-answer-beneath = Possible, but two sprint cards are underneath, and 10, 12 and 13 needed them.
fugitive-lesson-answer-half = 12 alone is the safe way, but { $name1 } moves every round. And the next hideout can only be one number that you don't hold.
fugitive-lesson-answer-held = You hold the 14, so this pair misses, and then not even a right 12 is turned up.
fugitive-lesson-answer-both = It could be, but 12 fits best, and after 12 comes 13, 14 or 15.
fugitive-lesson-answer-alike = Nearly as good: 20 needs an even sprint card, 19 takes any.
fugitive-lesson-answer-likelier = It fits, but it needed no sprint card, and there is one.
fugitive-lesson-answer-needless = 16 needed no sprint card. Of the numbers left, one did.
fugitive-lesson-answer-held_again = You've just drawn the 21.
fugitive-lesson-answer-needed = It could be. But of the numbers still possible, only one needed that sprint card.
fugitive-lesson-answer-other_deck = 24 is from the deck 15–28. The card that { $name1 } drew just before wasn't.
fugitive-lesson-answer-jump = Too far: from 22, two sprint cards reach 29 at most.
fugitive-lesson-answer-drawn = It could be, but { $name1 } had just drawn from 29–41.
fugitive-lesson-answer-alone = 35 alone is a trap: if it's right, a hideout above 30 is found, and { $name1 } is free at 42. Guess both hideouts or neither.
fugitive-lesson-answer-alone_last = If 38 is right, the other hideout is still hidden, and 42 sets the Fugitive free. Guess both hideouts or neither.
fugitive-lesson-answer-surrender = Giving up counts as a miss.
fugitive-lesson-answer-short = You may, but that's one step, and 42 is far. { $name1 } guesses every round.
fugitive-lesson-answer-far = That takes sprint cards, and you'll want them later. How far do you get without them?
fugitive-lesson-answer-cheap = That's only two steps. Your 2 can't be a hideout any more, but it can carry you to 8.
fugitive-lesson-answer-single = Then there's only one hideout to find. If { $name1 } names it, you lose.
fugitive-lesson-answer-eight = You may, but the 2 is of no other use now, and it carries you to 8.
fugitive-lesson-answer-behind = Most of 4–14 is behind you already. You need cards ahead.
fugitive-lesson-answer-ahead = 29 and up is out of reach for many rounds. You need cards just ahead.
fugitive-lesson-answer-bare = With nothing underneath it's 3 steps at most, and { $name1 } knows that. You hold a card that's behind you.
fugitive-lesson-answer-dear = The 20 is a hideout you'll want. Bluff with a card that's behind you.
fugitive-lesson-answer-eleven = You may. But a bluff with a card that's behind you costs you nothing.
fugitive-lesson-answer-idle = Passing saves cards, but { $name1 } comes closer. There's a good hideout right here.
fugitive-lesson-answer-waste = The 18 is your next hideout. Use a card that's behind you.
fugitive-lesson-answer-waiting = Passing saves cards, but it's a free guess for { $name1 }. The 15 is within reach.
fugitive-lesson-answer-fifteen = You may, but your 1 is enough to reach 15, and it's of no other use now.
fugitive-lesson-answer-alone_there = Then 11 stays your only hidden hideout. { $name1 } has three numbers to choose from, and one hit ends the game.
fugitive-lesson-answer-eighteen = You may, but 18 costs no sprint card, and then 11 isn't your only hidden hideout any more.
fugitive-lesson-answer-crawl = That's only two steps. With the 20 underneath, you get much farther.
fugitive-lesson-answer-nearly_caught = If you pass, { $name1 } gets another draw and another guess. Your cards can carry you far ahead now.
fugitive-lesson-answer-twenty_five = You may, but you can get as far as 25.

## The book of rules

fugitive-book-aim = What it is about
    .text =
        The Fugitive runs from 0 to 42 along a row of hideouts: cards with rising numbers, laid face-down one after another.
        The Marshal names numbers. A hideout that the Marshal names is turned up. If none is left face-down, the Marshal wins.
        At 42 the Fugitive is free, or has to survive one last manhunt.
    .example = In the picture 3 has been found and two hideouts are hidden. If the Marshal names both, the Marshal wins.
fugitive-book-turn = A round
    .text =
        1. The Fugitive draws a card, then places one hideout or passes.
        2. The Marshal draws a card, then guesses.
        Round 1 is different: the Fugitive draws nothing and places one or two hideouts; the Marshal draws two cards.
        Everyone sees which deck a card comes from, how many cards are at each place, and what is guessed. Only you see your cards.
    .example = Round 4 in the picture: the Fugitive has drawn from 15-28 and placed the last card of the row, with one sprint card. The Marshal has drawn 13 and names 12 and 15.
fugitive-book-cards = Cards and decks
    .text =
        There are 43 cards, 0 to 42, each number once. The 0 is face-up at the start of the row.
        The Fugitive begins with 1, 2, 3 and 42, three cards of 4-14 and two of 15-28. The Marshal begins with no cards.
        The other cards form three decks: 4-14 (8 cards left), 15-28 (12 cards left) and 29-41 (13 cards).
        Any card but 42 can be a hideout, or go beneath one as a sprint card. An odd card is worth 1 footprint, an even one 2.
    .example = The 8 is a hideout at 8, or two footprints. The 7 is a hideout at 7, or one footprint.
    .ruling = The publisher says that a card has one footprint or two. Independent accounts say that the even cards have two (§2).
fugitive-book-first = The first turn
    .text =
        The Fugitive begins without drawing: place one hideout, then a second one, or press *Stop here*. You can't pass.
        The second hideout is measured from the first. Sprint cards are allowed.
        Then the Marshal draws two cards, one after the other, and guesses once.
    .example = With 3 and 6 face-down, a Marshal who names 3 has found one of the two hideouts. With 2 alone, a Marshal who names 2 wins in round 1.
    .ruling = One hideout or two, as you like: the rulebook says so, though one online version demands two. Sprinting at once comes from the publisher's tips (§5).
fugitive-book-hiding = Placing a hideout
    .text =
        A hideout comes from your hand and goes face-down to the end of the row.
        • It must be higher than the last one.
        • It may be at most 3 beyond the last one; sprint cards carry you farther.
        • From round 2 on you place exactly one, or pass.
        You reach 42 like any other hideout, and everyone sees it at once.
    .example = Your last hideout is 4, and you hold 3, 5, 6, 7 and 15. Without sprint cards 5, 6 and 7 are possible. 3 is lower, and 15 is 11 beyond.
fugitive-book-sprinting = Sprint cards
    .text =
        Without sprint cards you can go up to 3 beyond your last hideout. To go farther, lay other cards from your hand beneath the new hideout: each footprint on them adds 1.
        • An odd card has 1 footprint, an even card 2.
        • You can bluff: lay more cards than you need, or lay some when you need none.
        • 42 is never a sprint card.
        The Marshal sees how many there are. When the hideout is found, they are turned up too.
    .example = In the picture the cards 1 and 2 are beneath the 12. The 12 is 6 beyond the 6, so it needed 3 footprints: the 1 has one and the 2 has two. The 8 is beneath the 20. The 20 is 5 beyond the 15, so it needed 2 footprints: the 8 has two. From 4 to 10 you need 3 footprints: the 8 alone isn't enough, but the 8 and the 9 together are.
fugitive-book-passing = Passing
    .text =
        From round 2 on the Fugitive may pass after drawing. Nothing is placed, and every card stays in hand for a longer run.
        The Marshal still draws and guesses.
        Pass when a step would be too easy to guess, or when one or two more cards would carry you far. Be careful while only one hideout is hidden: one right number ends the game.
    .example = In the picture the Fugitive has passed in round 5. One hideout is hidden, so the Marshal wins with one right guess.
    .ruling = The bot never passes for you, even if you have nothing to place: that would give it away (§5).
fugitive-book-drawing = Drawing a card
    .text =
        Choose a deck: 4-14, 15-28 or 29-41. You see the card, your opponent only sees the deck.
        • The Fugitive draws one card at the beginning of each turn from round 2 on.
        • The Marshal draws two cards in round 1, one later. They are never placed, so a card the Marshal holds can't be a hideout.
        You can't decline a draw or choose an empty deck.
    .example = In the picture the Marshal holds 4, 5 and 11, and the next hideout is one of 7 to 13. Each card from 4-14 may rule out one more number.
    .ruling = With every deck empty, draws are skipped and the game goes on (§5).
fugitive-book-guessing = Guessing
    .text =
        Name one number from 1 to 41, or several. You don't say where in the row.
        • If every one of them is a hidden hideout, all are turned up with the sprint cards beneath them.
        • If even one isn't, nothing is turned up, and you don't learn which were right.
        Sprint cards can't be guessed. A number that missed can be placed later. If nothing is left face-down, you win.
    .example = 12 and 15 are hidden in the picture. Naming 12 and 15 turns up both. Naming 12 and 16 turns up nothing.
    .ruling = You must guess once a turn, but you may name a number that can't be right, such as one of your own: it is a miss (§5).
fugitive-book-notepad = The Marshal's notepad
    .text =
        The notepad in the Marshal's hand does the arithmetic. A number is struck out if it can't be hidden: you hold it, it is face-up, it has missed, or it is out of reach.
        Each hidden card of the row shows the lowest and the highest number it can be.
        With *Marks* you note what you suspect (it gets a button) or rule out (it loses its button). Only you see them.
    .example = In the picture one hideout is hidden, with one sprint card. After 15 it can be 16 to 20, and the Marshal holds 18. So 16, 17, 19 and 20 are left.
    .ruling = The notepad is ours and forbids nothing: you can still name a number that is struck out (§7).
fugitive-book-manhunt = 42 and the manhunt
    .text =
        When the Fugitive reaches 42, the highest hideout found so far decides. 42 itself doesn't count.
        • If it is 30 or higher, the Fugitive wins at once.
        • If it is 29 or lower, or none has been found, the manhunt begins. The Marshal names single numbers, without drawing. One miss, and the Fugitive wins. If all hideouts are found, the Marshal wins.
        The sprint cards beneath 42 stay face-down.
    .example = In the picture 29 is the highest found, so there is a manhunt. Two hideouts are hidden: the Marshal has to name both, one by one, in any order.
    .ruling = The manhunt begins by itself; giving up counts as a miss (§5).
fugitive-book-bonus = A card for passing
    .text =
        At this table a Fugitive who passes may take one more card, from the lowest deck that has any.
        Everyone sees whether it is taken; only the Fugitive sees the card. Then it is the Marshal's turn.
    .example = The decks hold 0, 4 and 6 cards. After passing, the Fugitive takes a card from 15-28, or declines.
    .ruling = This rule comes from the publisher's description of the second edition. It helps the Fugitive (§6.1).
fugitive-book-events = House events
    .text =
        Everyone sees an event, and it happens at once.
        • *Random*: six of the seventeen events are in the decks. *Helpful*: the six events that help one side are in the decks. A player who draws one draws again.
        • *Catch-up*: six placeholders are in the decks. With 1 hideout hidden they bring an event for the Fugitive, with 2 a neutral one, with more one for the Marshal. A player who draws one draws again.
        • *Discovery*: each right guess that doesn't win brings an event.
        The board shows the events in force. In the manhunt they don't count.
    .example = Two hideouts are hidden, and the Marshal draws a placeholder: a neutral event happens, such as *Tip*. It gives the Marshal a card, and another card replaces the placeholder.
    .ruling = The texts of the printed cards aren't public. These are ours (§6.4).
fugitive-book-asked = What events ask
    .text =
        • *Draw*: choose a deck for each card that the event gives you.
        • *Turn up sprint cards* (Footprints): choose a hideout. Its sprint cards are turned up, but not the hideout.
        • *Count hideouts* (Informant): choose 1-14, 15-28 or 29-41. Everyone hears how many hidden hideouts are there.
        • *Look into a deck* (Stake-out): you see its top two cards.
        • *Keep a card* (Stake-out): keep one hideout of the two; the other card goes to the bottom.
        • *Close a deck* (Blackout): it stays closed until your opponent has drawn.
    .example = 12, 16 and 20 are hidden. The Marshal asks about 15-28, and everyone hears "2".
    .ruling = You are asked even if you can only keep one of them, so that no one learns that the other was an event (§6.4).
fugitive-book-list = All seventeen events
    .text =
        For the Fugitive:
        Fog: the next guess is one number. Crowd: when the next guess hits, sprint cards stay face-down. Last hope: draw two cards. Shortcut: the next hideout may be 5 beyond the last. Safe house: a second hideout in one turn, once. Leak: see the Marshal's hand.

        For the Marshal:
        Roadblock: draw two cards. Witness: everyone hears whether the last hidden hideout is odd or even. Footprints: turn up the sprint cards of one hideout. Informant: ask how many hideouts are in a range. Overtime: one more guess. Raid: a random card from the Fugitive's hand, never 42, leaves the game.

        Neutral, for the player who drew it:
        Tip: draw a card. Stake-out: see two cards from a deck, keep a hideout. Pickpocket: see a random card from the other hand, never 42. Blackout: close a deck for a while. Second wind: the Fugitive reaches 1 farther, or the Marshal guesses once more.
    .ruling = All of these are ours (§6.4).
fugitive-book-ends = Other ends
    .text =
        • If no one has won after the guess of round 60, the Marshal wins.
        • A player who leaves the game loses.
        • When your time is up, the bot plays something harmless for you. The Fugitive's first hideout is 1, 2 or 3 at random, and later the Fugitive passes. A draw comes from the lowest deck. The Marshal guesses the lowest number that everyone can see is possible, or gives up the manhunt.
    .ruling = The rulebook covers none of these (§3.2, §5). With the house rule *Call it*, all players together may end a decided game early.
fugitive-daily-marshal = as the Marshal
fugitive-daily-fugitive = as the Fugitive
fugitive-squares = For each turn: 🟩 you found a hideout · ⬛ you found none · 🟦 you hid · 🟥 the Marshal found a hideout · 🟧 the manhunt began · ⬜ none of these

## Positions of an ended game, as a drawing

fugitive-diagram-found = { $number }: hideout, found
fugitive-diagram-own = { $number }: hideout, face-down
fugitive-diagram-lost = { $number }: hideout, never found
fugitive-diagram-escape = 42: reached
fugitive-diagram-sprint = { $number }: sprint card beneath a hideout
fugitive-diagram-held-fugitive = { $number }: in the Fugitive’s hand
fugitive-diagram-held-marshal = { $number }: in the Marshal’s hand
fugitive-diagram-deck = Deck { $band }: { $count ->
    [0] empty
    [one] 1 card left
   *[other] { $count } cards left
}
fugitive-diagram-legend-found = found
fugitive-diagram-legend-card = face-down
fugitive-diagram-legend-sprint = sprint card
fugitive-diagram-legend-fugitive = Fugitive’s hand
fugitive-diagram-legend-marshal = Marshal’s hand

## Achievements of ended games

fugitive-achieved-spent = Nothing left
    .why = Got away with an empty hand.
fugitive-achieved-stride = A long stride
    .why = Hid at a number 9 or more beyond the last hideout.
fugitive-achieved-false_trail = False trail
    .why = Got away with three bluffs in the row.
fugitive-achieved-honest = An honest run
    .why = Got away without a single bluff.
fugitive-achieved-ghost = Ghost
    .why = Got away with two hideouts that were never found.
fugitive-achieved-skin = By the skin of your teeth
    .why = Got away with at most one hideout still hidden.
fugitive-achieved-quick = Foot down
    .why = Got away within 12 rounds.
fugitive-achieved-manhunt = Through the net
    .why = Outlasted a manhunt.
fugitive-achieved-first_guess = A good nose
    .why = Found a hideout with the first guess, and won.
fugitive-achieved-streak = Hot on the trail
    .why = Won with three right guesses in a row.
fugitive-achieved-doorstep = On the doorstep
    .why = Caught the Fugitive at 36 or beyond.
fugitive-achieved-nipped = Nipped in the bud
    .why = Caught the Fugitive before they got to 20.

## What people who watch may guess
fugitive-question-hit = Will { $who }'s next guess be right?

## What a server remembers

fugitive-sum-away = { $count ->
    [one] 1 Fugitive got away
   *[other] { $count } Fugitives got away
}
fugitive-sum-hid = { $count ->
    [one] 1 hideout placed
   *[other] { $count } hideouts placed
}
fugitive-sum-hideouts = { $count ->
    [one] 1 hideout found
   *[other] { $count } hideouts found
}
fugitive-grudge-several = those hideouts, all found at once
fugitive-grudge-found = that guess

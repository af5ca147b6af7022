### Fugitive

fugitive-title = Fugitive
fugitive-about = One hides, one hunts.
fugitive-players = 2 players, about 20 minutes
fugitive-command-new-about = Open a table of Fugitive: one hides, one hunts

## Options of the lobby

fugitive-option-roles = Roles
fugitive-option-roles-random = random
fugitive-option-roles-host_fugitive = host is the Fugitive
fugitive-option-roles-host_marshal = host is the Marshal
fugitive-option-bonus_pass = Passing draws a card
fugitive-option-bonus_pass-no = no
fugitive-option-bonus_pass-yes = yes (second edition)

## Roles and headings

fugitive-role-fugitive = Fugitive
fugitive-role-marshal = Marshal
fugitive-person = { $who } ({ $role })
fugitive-heading = Fugitive · round { $round }
fugitive-heading-over = Fugitive · the end
fugitive-heading-fugitive = You are the Fugitive
fugitive-heading-marshal = You are the Marshal
fugitive-round = Round { $round }
fugitive-lead-turn = { $role }, round { $round }: your turn
fugitive-lead-wait = { $role }, round { $round }: waiting
fugitive-lead-over = { $role }: the game is over

fugitive-line-row = Row
fugitive-line-decks = Decks
fugitive-line-hands = Hands
fugitive-line-free = Near enough
fugitive-line-sprinting = By sprinting
fugitive-line-far = Too far now
fugitive-line-dead = Sprint only
fugitive-line-hand = Your hand
fugitive-line-row-own = Your row
fugitive-line-notepad = Notepad
fugitive-line-guesses = Guesses

## What now

fugitive-now-first = { $who } chooses the first hideout.
fugitive-now-first-again = { $who } may place a second hideout.
fugitive-now-f_draw = { $who } draws a card, then hides or passes.
fugitive-now-f_play = { $who } hides or passes.
fugitive-now-bonus = { $who } passed and may take a card.
fugitive-now-m_draw = { $who } draws a card, then guesses.
fugitive-now-m_draw-two = { $who } draws two cards, then guesses.
fugitive-now-m_guess = { $who } guesses.
fugitive-now-manhunt = Manhunt: { $who } names one hideout after the other. One miss and the Fugitive is gone.

fugitive-turn-first = place your first hideout.
fugitive-turn-first-again = place a second hideout, or stop.
fugitive-turn-f_draw = draw a card, then hide or pass.
fugitive-turn-f_play = hide or pass.
fugitive-turn-bonus = take a card, or decline.
fugitive-turn-m_draw = draw a card, then guess.
fugitive-turn-m_draw-two = draw two cards, then guess.
fugitive-turn-m_guess = guess.
fugitive-turn-manhunt = manhunt: name one hideout, or give up.

fugitive-you = Your turn: { $what }
fugitive-wait = Waiting for { $who }.

## Row, decks, hands

fugitive-spot-hidden = { $count ->
    [0] ?
   *[other] ? with { $count }
}
fugitive-spot-open = { $count ->
    [0] { $number }
    [one] { $number } (sprint { $cards })
   *[other] { $number } (sprints { $cards })
}
fugitive-spot-escape = { $count ->
    [0] 42
   *[other] 42 with { $count }
}
fugitive-spot-own = [{ $spot }]
fugitive-own-row-note = Brackets: face-down for the Marshal.
fugitive-row-over-note = Brackets: never found.
fugitive-deck = { $band }: { $count ->
    [0] empty
   *[other] { $count } left
}
fugitive-deck-short = { $count ->
    [0] empty
   *[other] { $count } left
}
fugitive-hand-size = { $who } { $count }
fugitive-none = none

fugitive-at = { $reach ->
    [none] You are at { $last }. Nothing lies beyond.
   *[other] You are at { $last }. Without sprinting you reach { $reach }.
}
fugitive-card = { $card } (+{ $value })
fugitive-card-escape = 42 (escape)
fugitive-card-needs = { $card } needs { $need }
fugitive-footprints = { $total ->
    [one] All your sprint cards together: 1 footprint.
   *[other] All your sprint cards together: { $total } footprints.
}
fugitive-notepad-note = Struck: cannot be face-down. In brackets: your own cards.
fugitive-guess-hit = { $numbers } yes
fugitive-guess-miss = { $numbers } no
fugitive-guesses-earlier = { $count } earlier
fugitive-opposite = { $who } is the Fugitive: { $hidden ->
    [one] 1 hideout face-down
   *[other] { $hidden } hideouts face-down
}, { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}.
fugitive-opposite-marshal = { $who } is the Marshal: { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}.

## Alt text of the picture

fugitive-alt-row = Row: { $path }.
fugitive-alt-hidden = { $count ->
    [0] face-down
    [one] face-down on 1 sprint card
   *[other] face-down on { $count } sprint cards
}

## Moves

fugitive-do-hide = Hide at { $card }
fugitive-do-hide-with = Hide at { $card } with { $cards }
fugitive-do-hide-many = Hide at { $card } with { $count } sprint cards
fugitive-do-hide-open = Hide
fugitive-do-escape = Escape to 42
fugitive-do-escape-with = Escape to 42 with { $cards }
fugitive-do-escape-many = Escape to 42 with { $count } sprint cards
fugitive-do-draw = Draw from { $band }
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
    [0] Sprint cards under { $card }: none needed, bluff if you like
    [one] Sprint to { $card } with … (at least 1 footprint)
   *[other] Sprint to { $card } with … (at least { $need } footprints)
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
fugitive-option-dead = good for nothing else
fugitive-option-alive = may still be a hideout

## Refusals

fugitive-refuse-not_in_hand = { $card } is not in your hand.
fugitive-refuse-not_higher = { $card } is not higher than { $last }, where you are.
fugitive-refuse-no_sprint = { $card } cannot lie beneath this hideout.
fugitive-refuse-too_far = { $added ->
    [0] { $card } is { $beyond } beyond { $last } and you reach 3: lay sprint cards worth { $missing } beneath it, or hide nearer. You have { $possible } to give.
   *[other] { $card } is { $beyond } beyond { $last }. You reach 3, and those sprint cards add { $added }: { $missing } missing. You have { $possible } to give.
}
fugitive-refuse-guess_range = Hideouts to guess are 1 to 41.
fugitive-refuse-guess_one = In the manhunt you name one number at a time.

## Events

fugitive-event-dealt = { $who } is the Fugitive.
fugitive-event-hid = { $sprints ->
    [0] { $who } hid.
    [one] { $who } hid with 1 sprint card.
   *[other] { $who } hid with { $sprints } sprint cards.
}
fugitive-event-ran = { $sprints ->
    [0] { $who } ran for 42.
    [one] { $who } ran for 42 with 1 sprint card.
   *[other] { $who } ran for 42 with { $sprints } sprint cards.
}
fugitive-event-passed = { $who } passed.
fugitive-event-declined = { $who } declined the extra card.
fugitive-event-drew = { $who } drew from { $band }.
fugitive-event-card = { $who } drew { $card }.
fugitive-event-guessed = { $answer ->
    [yes] { $who } guessed { $numbers }: yes.
   *[no] { $who } guessed { $numbers }: no.
}
fugitive-event-found = { $count ->
    [0] Found: { $number }.
    [one] Found: { $number }, with sprint card { $cards }.
   *[other] Found: { $number }, with sprint cards { $cards }.
}
fugitive-event-manhunt = { $top ->
    [0] The manhunt begins: nothing was found yet.
   *[other] The manhunt begins: nothing beyond { $top } was found yet.
}
fugitive-event-gave_up = { $who } gave up the manhunt.
fugitive-event-idle = Time is up for { $who }.
fugitive-event-over_caught = { $who } found every hideout.
fugitive-event-over_manhunt = { $who } won the manhunt.
fugitive-event-over_escaped = { $who } slipped away.
fugitive-event-over_escaped_clean = { $who } reached 42 and is gone.
fugitive-event-over_limit = { $who } closed the roads after round 60.
fugitive-event-over_resigned = { $who } wins: the other side resigned.

## Endings

fugitive-ending = { $who } wins: { $why }
fugitive-ending-won = You win! { $why }
fugitive-ending-lost = { $who } wins. { $why }
fugitive-reason-caught = every hideout was found.
fugitive-reason-manhunt = the manhunt found every hideout.
fugitive-reason-escaped = the manhunt missed and the Fugitive slipped away.
fugitive-reason-escaped_clean = 42 was reached with 30 or more already found, so there was no manhunt.
fugitive-reason-limit = 60 rounds went by and the Fugitive was still on the run.
fugitive-reason-resigned = the other side resigned.

## Picture

fugitive-picture-turn = to move
fugitive-picture-won = wins
fugitive-picture-found = found
fugitive-picture-own = only you see it
fugitive-picture-lost = never found
fugitive-picture-manhunt = MANHUNT

fugitive-rules =
    • **The chase.** The Fugitive runs from 0 to 42 along a row of hideouts, card by card, face-down. The Marshal tries to name them. If 42 is reached, the Fugitive is nearly free. If every hideout lies open, the Marshal wins.

    • **Cards.** Numbers 0 to 42, one each. Three decks: 4-14, 15-28 and 29-41. The Fugitive starts with 1, 2, 3, 42, three cards of 4-14 and two of 15-28. The Marshal starts with nothing. The 0 lies open as the start of the row.

    • **Hiding.** A new hideout must be higher than the last one and at most 3 beyond it. Sprint cards carry you farther: lay any other cards of your hand beneath it, face-down. An odd card adds 1 footprint, an even card adds 2. You may lay more than you need, or some when you need none: the Marshal sees only how many. 42 can never be a sprint card.

    • **Round 1.** The Fugitive places one or two hideouts without drawing. Then the Marshal draws two cards and guesses.

    • **Every later round.** The Fugitive draws a card from any deck, then places exactly one hideout or passes. The Marshal draws a card and guesses. What you hold or drew stays yours to know; which deck it came from is seen by all.

    • **Guessing.** Name one number or several. If every one of them is a face-down hideout, all are turned up with the sprint cards beneath them. If one is wrong, nothing is turned up and nothing more is said. A number that missed may be placed later. Sprint cards cannot be guessed.

    • **42.** It has to be reached like any hideout and is known at once. If a hideout of 30 or more lies open by then, the Fugitive has escaped. If not, the manhunt begins: the Marshal names single numbers, without drawing. One miss and the Fugitive is free. All found, and the Marshal wins.

    • **Empty decks.** A draw from an empty deck is not possible; when all three are empty, draws are skipped. If nobody has won after round 60, the Marshal wins.

    • **Option.** With *Passing draws a card* (second edition) a Fugitive who passes may take one more card from the lowest deck that has any.
fugitive-command = fugitive
fugitive-command-about = Fugitive: one hides, one hunts
fugitive-command-roles = roles
fugitive-command-roles-about = Who is the Fugitive
fugitive-command-bonus_pass = bonus_pass
fugitive-type-guess = Numbers from 1 to 41, such as 7 12

"""The events of Fugitive that tell what was hidden, and the rule by which they may (docs/rules/fugitive.md)."""

REVEALS = {
    "card": "§3.1: the drawer sees the card",
    "guessed": "§3.4: the answer is public",
    "found": "§3.4: all hideouts named are revealed with their sprint cards",
    "over_caught": "§3.5: that nothing is left face-down ends the game",
    "over_manhunt": "§3.5: so it does in a manhunt",
    "over_escaped": "§3.5: a miss in a manhunt ends the game",
    "over_limit": "§5: what was the last guess, if it missed, ends the game",
}

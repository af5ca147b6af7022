"""Pages, each with text, a picture and controls, and how they become messages on Discord."""

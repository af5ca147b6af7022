"""Questions that interrupt a turn, trades, and players who leave."""

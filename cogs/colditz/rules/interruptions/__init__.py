"""Events that interrupt a turn or happen next to it: interruptions that wait for answers, trades, players who leave."""

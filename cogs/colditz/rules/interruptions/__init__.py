"""What interrupts a turn or stands beside it: interruptions that wait for answers, trades, somebody leaving."""

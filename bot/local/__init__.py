"""A Discord-compatible server for one machine: REST v10, gateway v10, and a page to play on."""

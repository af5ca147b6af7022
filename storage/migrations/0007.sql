-- When somebody last pressed something while a table was a lobby: one that nobody wants is closed. Not known for old ones.
alter table game_table add column pressed real;

-- The number of the last release whose changes a table has been told of.
alter table game_table add column release integer not null default 1;

-- When a table was last taken back in time with the whole database: buttons and messages of before are none of its own.
alter table game_table add column epoch integer not null default 0;

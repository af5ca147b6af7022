-- How far a lesson has come (JSON), null at any other table.
alter table game_table add column lesson text not null default 'null';

-- One live table a channel, but for direct messages: alone, a person may have several there.
drop index one_live_table;

create unique index one_live_table on game_table (channel) where status in ('lobby', 'playing') and guild is not null;

-- Whether a person wants to be told what is new to them.
alter table person add column coaching integer not null default 1;

-- What each person has been told once.
create table met (
    user integer not null,
    what text not null,
    primary key (user, what)
) without rowid;

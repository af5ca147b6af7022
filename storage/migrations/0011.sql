-- What the people at a table have agreed on beside the game (JSON): who may sit down, a pause, what is voted on.
alter table game_table add column room text not null default '{}';

-- How many times in a row the time of a seat's player was up.
alter table seat add column missed integer not null default 0;

-- The level of the computer that plays for its player, empty while nobody does.
alter table seat add column stand_in text not null default '';

-- The version at which it began.
alter table seat add column stood_in integer not null default 0;

-- When a person is called and left alone (JSON).
alter table person add column calls text not null default '{}';

-- What is set up on a server (JSON), and since when the bot is no longer on it.
create table server (
    guild integer primary key,
    setup text not null default '{}',
    gone real
);

-- Who watches a table without playing, and whether great moments are told to them.
create table watcher (
    table_id integer not null references game_table (id) on delete cascade,
    user integer not null,
    dm integer,
    locale text not null default 'en-US',
    told integer not null default 0,
    primary key (table_id, user)
) without rowid;

-- Whom nobody may know any more, applied again after each restore: the number that stands in place of a person's.
create table erased (
    user integer primary key,
    instead integer not null,
    at real not null
);

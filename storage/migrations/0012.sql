-- The day whose escape a table is, in days since 1970.
alter table game_table add column day integer;

-- Tournaments on servers: the number is that of the interaction which has opened one; all else is the plan (JSON).
create table tournament (
    id integer primary key,
    guild integer not null,
    live integer not null,
    plan text not null
);

-- What came of each ended game, reckoned from its log and states (docs/host.md): it can be made again at any time. It
-- names seats alone; `people` counts those who sat there, `house` is the place of the game itself where it plays along.
create table outcome (
    table_id integer primary key references game_table (id) on delete cascade,
    game text not null,
    guild integer,
    ended real not null,
    people integer not null,
    house integer,
    seats text not null,
    reckoned integer not null,
    rated integer not null default 0
);

create index outcome_of_server on outcome (guild, game, ended);

-- How strong those who play a game are, after all ended games. `who` is a person's number, `practice` and that number
-- for games against computers alone, a computer's level, a side, or the house.
create table rating (
    game text not null,
    who text not null,
    mu real not null,
    sigma real not null,
    games integer not null,
    primary key (game, who)
);

-- Whether a person's name stands on leaderboards, and in what others read and share of their games.
alter table person add column shown integer not null default 1;

-- The escapes of each day as they were sealed: computers and options as JSON.
create table daily (
    day integer not null,
    game text not null,
    seal text not null,
    made real not null,
    role text not null,
    computers text not null,
    options text not null,
    primary key (day, game)
);

-- Who has tried them, and what came of it; `finished` is null until that is settled.
create table daily_try (
    day integer not null,
    game text not null,
    user integer not null,
    table_id integer not null references game_table (id) on delete cascade,
    finished integer,
    won integer not null default 0,
    turns integer not null default 0,
    squares text not null default '',
    primary key (day, game, user)
);

create index daily_try_of_user on daily_try (user);

create index daily_try_unsettled on daily_try (table_id) where finished is null;

-- The day whose escape a table is, in days since 1970.
alter table game_table add column day integer;

-- Whether a person's name stands in what others see and share of ended games.
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

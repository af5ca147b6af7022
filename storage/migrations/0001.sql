create table game_table (
    id integer primary key,
    game text not null,
    guild integer,
    channel integer not null,
    host integer not null,
    locale text not null,
    secret blob not null,
    options text not null,
    pace integer not null,
    status text not null check (status in ('lobby', 'playing', 'over', 'void')),
    version integer not null,
    schema integer not null,
    snapshot blob not null,
    deadline real,
    reminded integer not null default 0,
    reason text not null default '',
    painted integer not null default -1
);

create unique index one_live_table on game_table (channel) where status in ('lobby', 'playing');

create index behind on game_table (id) where painted < version;

create table seat (
    table_id integer not null references game_table (id) on delete cascade,
    seat integer not null,
    user integer,
    name text not null,
    level text not null,
    brought text not null,
    dm integer,
    locale text not null,
    answered integer not null,
    primary key (table_id, seat)
) without rowid;

create index seat_of_user on seat (user);

create table move (
    table_id integer not null references game_table (id) on delete cascade,
    version integer not null,
    seat integer not null,
    move text not null,
    chance text not null,
    events blob not null,
    primary key (table_id, version)
) without rowid;

create table interaction (
    id integer primary key,
    table_id integer not null references game_table (id) on delete cascade
);

create table panel (
    table_id integer not null references game_table (id) on delete cascade,
    kind text not null,
    seat integer not null,
    channel integer not null,
    message integer not null,
    digest text not null,
    posted real not null,
    primary key (table_id, kind, seat)
) without rowid;

create table draft (
    table_id integer not null references game_table (id) on delete cascade,
    seat integer not null,
    token text not null,
    move text not null,
    primary key (table_id, seat)
) without rowid;

create table note (
    key text primary key,
    value text not null
) without rowid;

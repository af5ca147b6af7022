-- Where a PostgreSQL database begins: what the migrations up to this number have made of one of SQLite. The words for
-- types are those of SQLite here as well (`storage/on_postgres.py` spells them); later numbers are the same for both.

create table game_table (
    id integer primary key autoincrement,
    game text not null,
    guild integer,
    channel integer not null,
    host integer not null,
    locale text not null,
    secret blob not null,
    options text not null,
    pace integer not null,
    status text not null check (status in ('lobby', 'playing', 'suspended', 'over', 'void')),
    version integer not null,
    schema integer not null,
    snapshot blob not null,
    reason text not null default '',
    painted integer not null default -1,
    ends real,
    scenes integer not null default 1,
    watch integer not null default 1,
    calls text not null default '[]',
    barred real,
    suspended real,
    suspended_for text not null default '',
    paused real,
    pressed real,
    release integer not null default 1,
    epoch integer not null default 0,
    seal text not null default '',
    head text not null default '',
    beacon text not null default 'null',
    dealt integer,
    advice integer not null default 0,
    talk integer not null default 1,
    lesson text not null default 'null',
    room text not null default '{}'
);

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
    done integer not null default 0,
    since integer,
    time_left real,
    running real,
    reminded integer not null default 0,
    orders text not null default '[]',
    notes text not null default '[]',
    missed integer not null default 0,
    stand_in text not null default '',
    stood_in integer not null default 0,
    primary key (table_id, seat)
);

create table move (
    table_id integer not null references game_table (id) on delete cascade,
    version integer not null,
    seat integer not null,
    move text not null,
    chance text not null,
    events blob not null,
    schema integer not null default 0,
    rules integer not null default 1,
    bounds text,
    made real,
    link blob not null default x'',
    former blob,
    primary key (table_id, version)
);

create table archive (
    table_id integer primary key references game_table (id) on delete cascade,
    states blob not null
);

create table interaction (
    id integer primary key,
    table_id integer not null references game_table (id) on delete cascade
);

create table draft (
    table_id integer not null references game_table (id) on delete cascade,
    seat integer not null,
    token text not null,
    move text not null,
    primary key (table_id, seat)
);

create table painting (
    table_id integer not null references game_table (id) on delete cascade,
    kind text not null,
    seat integer not null,
    channel integer not null,
    message integer not null,
    digest text not null,
    posted real not null,
    posts integer not null default 0,
    unsure integer,
    token text not null default '',
    original integer not null default 0,
    ends real not null default 0,
    primary key (table_id, kind, seat)
);

create table outbox (
    table_id integer not null references game_table (id) on delete cascade,
    number integer not null,
    kind text not null,
    seat integer not null,
    content blob not null,
    made real not null,
    joined integer,
    message integer,
    primary key (table_id, number)
);

create table watcher (
    table_id integer not null references game_table (id) on delete cascade,
    user integer not null,
    dm integer,
    locale text not null default 'en-US',
    told integer not null default 0,
    primary key (table_id, user)
);

create table person (
    user integer primary key,
    text_first integer not null default 0,
    coaching integer not null default 1,
    calls text not null default '{}'
);

create table met (
    user integer not null,
    what text not null,
    primary key (user, what)
);

create table erased (
    user integer primary key,
    instead integer not null,
    at real not null
);

create table server (
    guild integer primary key,
    setup text not null default '{}',
    gone real
);

create table note (
    key text primary key,
    value text not null
);

create index seat_of_user on seat (user);

create index living on painting (table_id) where token != '';

create index unposted on outbox (table_id) where message is null;

create index behind on game_table (id) where painted < version;

create unique index one_live_table on game_table (channel) where status in ('lobby', 'playing') and guild is not null;

-- A table may be suspended, and then leaves its channel to another. What is said of the values of a column can only be
-- changed by making the table anew: so this stands before all that adds columns.
create table newer_table (
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
    deadline real,
    reminded integer not null default 0,
    reason text not null default '',
    painted integer not null default -1,
    ends real,
    scenes integer not null default 1,
    watch integer not null default 1,
    calls text not null default '[]'
);

insert into newer_table (
    id, game, guild, channel, host, locale, secret, options, pace, status, version, schema, snapshot, deadline,
    reminded, reason, painted, ends, scenes, watch, calls
) select
    id, game, guild, channel, host, locale, secret, options, pace, status, version, schema, snapshot, deadline,
    reminded, reason, painted, ends, scenes, watch, calls
from game_table;

drop table game_table;

alter table newer_table rename to game_table;

create unique index one_live_table on game_table (channel) where status in ('lobby', 'playing');

create index behind on game_table (id) where painted < version;

-- Since when the channel of a table lets nobody in; since when, and why, a table is suspended.
alter table game_table add column barred real;

alter table game_table add column suspended real;

alter table game_table add column suspended_for text not null default '';

-- Table numbers are never used again: https://www.sqlite.org/lang_altertable.html#otheralter and autoinc.html.
create table numbered_table (
    id integer primary key autoincrement,
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
    painted integer not null default -1,
    ends real
);

insert into numbered_table (
    id, game, guild, channel, host, locale, secret, options, pace, status, version, schema, snapshot, deadline,
    reminded, reason, painted, ends
) select
    id, game, guild, channel, host, locale, secret, options, pace, status, version, schema, snapshot, deadline,
    reminded, reason, painted, ends
from game_table;

drop table game_table;

alter table numbered_table rename to game_table;

create unique index one_live_table on game_table (channel) where status in ('lobby', 'playing');

create index behind on game_table (id) where painted < version;

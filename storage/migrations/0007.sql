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
-- A clock belongs to a seat: how much its player had answered when it was wound up, the seconds left, since when it runs
-- (nothing while it stands), and whether its player has been reminded. Times are by table time, which stands while the
-- bot does not run and goes on from the note `alive_at`. A table whose clocks stand says since when. Whose turn it was,
-- only the rules know: all seats of a table get its deadline, and those who are not asked lose it with the next move.
alter table seat add column since integer;

alter table seat add column time_left real;

alter table seat add column running real;

alter table seat add column reminded integer not null default 0;

update seat set
    since = answered,
    time_left = (select pace from game_table where id = table_id),
    running = (select deadline - pace from game_table where id = table_id),
    reminded = (select reminded from game_table where id = table_id)
where table_id in (select id from game_table where status = 'playing' and deadline is not null);

alter table game_table drop column deadline;

alter table game_table drop column reminded;

alter table game_table add column paused real;
-- When somebody last pressed something while a table was a lobby: one that nobody wants is closed. Not known for old ones.
alter table game_table add column pressed real;

-- The number of the last release whose changes a table has been told of.
alter table game_table add column release integer not null default 1;
-- When a table was last taken back in time with the whole database: buttons and messages of before are none of its own.
alter table game_table add column epoch integer not null default 0;
-- What a table can prove: the seal of its secret as it was when the lobby opened, the public head of the chain of its
-- log, and what it has to do with a public beacon (JSON, null without one). Tables of before have none of these.
alter table game_table add column seal text not null default '';

alter table game_table add column head text not null default '';

alter table game_table add column beacon text not null default 'null';

-- The version of the deal: each move draws from the stream of its place after it. Games of before draw by the version.
alter table game_table add column dealt integer;

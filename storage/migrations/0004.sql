-- A row of the log says under which schema and rules it was written, and when; the bounds of its draws; a link to the
-- row before it (empty so far); and the state before it, packed against the one after it. Old rows know neither time,
-- bounds nor state.
alter table move add column schema integer not null default 0;

alter table move add column rules integer not null default 1;

alter table move add column bounds text;

alter table move add column made real;

alter table move add column link blob not null default x'';

alter table move add column former blob;

update move set schema = (select schema from game_table where id = move.table_id);

create table archive (
    table_id integer primary key references game_table (id) on delete cascade,
    states blob not null
);

-- What stands in Discord is a painting: a place may be empty, a message that is on its way may have arrived, and a
-- private panel is edited by the token of an interaction while that lives.
alter table panel rename to painting;

alter table painting add column posts integer not null default 0;

alter table painting add column unsure integer;

alter table painting add column token text not null default '';

alter table painting add column original integer not null default 0;

alter table painting add column ends real not null default 0;

create index living on painting (table_id) where token != '';

-- Messages that must appear once: written with the move that they tell of, and marked when they are posted.
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
) without rowid;

create index unposted on outbox (table_id) where message is null;

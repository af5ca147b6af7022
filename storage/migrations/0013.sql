-- How often anything was written of a table: whoever knows it by less has read what is not so any more.
alter table game_table add column revision integer not null default 0;

-- What one process of several has to itself: the shards with their tables, and the house. Who has one counts `beat` up,
-- and whoever sees it stand for long enough takes it. `time` is the table time of its tables at the last beat, `wanted`
-- the process that runs the shard and is to have it back.
create table lease (
    name text primary key,
    holder text not null,
    beat integer not null,
    time real,
    wanted text not null default ''
);

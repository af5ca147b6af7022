-- Whether a person's name stands in what is shared of ended games.
alter table person add column shown integer not null default 1;

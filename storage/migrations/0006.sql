-- What a table may be set to beside the game's own options: great moments in messages of their own, computers that let
-- people watch.
alter table game_table add column scenes integer not null default 1;

alter table game_table add column watch integer not null default 1;

-- Whom a lobby calls: the people of the game before it, for a rematch.
alter table game_table add column calls text not null default '[]';

-- The version at which the game last stopped waiting for a seat: what came later is new to its player.
alter table seat add column done integer not null default 0;

update seat set done = (select version from game_table where id = table_id);

-- What a person has chosen for all tables.
create table person (
    user integer primary key,
    text_first integer not null default 0
);

-- Whether players may ask for advice although several people play.
alter table game_table add column advice integer not null default 0;

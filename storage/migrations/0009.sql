-- Whether players may ask for advice although several people play.
alter table game_table add column advice integer not null default 0;

-- Whether computers say a word at great moments.
alter table game_table add column talk integer not null default 1;

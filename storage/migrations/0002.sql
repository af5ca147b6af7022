alter table game_table add column ends real;

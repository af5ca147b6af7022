-- What a table can prove: the seal of its secret as it was when the lobby opened, the public head of the chain of its
-- log, and what it has to do with a public beacon (JSON, null without one). Tables of before have none of these.
alter table game_table add column seal text not null default '';

alter table game_table add column head text not null default '';

alter table game_table add column beacon text not null default 'null';

-- The version of the deal: each move draws from the stream of its place after it. Games of before draw by the version.
alter table game_table add column dealt integer;

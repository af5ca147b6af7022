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

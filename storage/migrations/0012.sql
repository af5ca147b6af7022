-- Tournaments on servers: the number is that of the interaction which has opened one; all else is the plan (JSON).
create table tournament (
    id integer primary key,
    guild integer not null,
    live integer not null,
    plan text not null
);

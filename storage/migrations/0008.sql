-- What the player of a seat has said once for several turns, in words of the game (JSON).
alter table seat add column orders text not null default '[]';

-- What its player has noted beside the game (JSON).
alter table seat add column notes text not null default '[]';

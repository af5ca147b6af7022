BEGIN TRANSACTION;
CREATE TABLE archive (
    table_id integer primary key references game_table (id) on delete cascade,
    states blob not null
);
INSERT INTO "archive" VALUES(3,X'616C6C20737461746573');
CREATE TABLE daily (
    day integer not null,
    game text not null,
    seal text not null,
    made real not null,
    role text not null,
    computers text not null,
    options text not null,
    primary key (day, game)
);
CREATE TABLE daily_try (
    day integer not null,
    game text not null,
    user integer not null,
    table_id integer not null references game_table (id) on delete cascade,
    finished integer,
    won integer not null default 0,
    turns integer not null default 0,
    squares text not null default '',
    primary key (day, game, user)
);
CREATE TABLE draft (
    table_id integer not null references game_table (id) on delete cascade,
    seat integer not null,
    token text not null,
    move text not null,
    primary key (table_id, seat)
) without rowid;
INSERT INTO "draft" VALUES(2,0,'token','hide 7');
CREATE TABLE erased (
    user integer primary key,
    instead integer not null,
    at real not null
);
CREATE TABLE "game_table" (
    id integer primary key autoincrement,
    game text not null,
    guild integer,
    channel integer not null,
    host integer not null,
    locale text not null,
    secret blob not null,
    options text not null,
    pace integer not null,
    status text not null check (status in ('lobby', 'playing', 'suspended', 'over', 'void')),
    version integer not null,
    schema integer not null,
    snapshot blob not null,
    reason text not null default '',
    painted integer not null default -1,
    ends real,
    scenes integer not null default 1,
    watch integer not null default 1,
    calls text not null default '[]'
, barred real, suspended real, suspended_for text not null default '', paused real, pressed real, release integer not null default 1, epoch integer not null default 0, seal text not null default '', head text not null default '', beacon text not null default 'null', dealt integer, advice integer not null default 0, talk integer not null default 1, lesson text not null default 'null', room text not null default '{}', day integer, revision integer not null default 0);
INSERT INTO "game_table" VALUES(1,'fugitive',9,501,1,'en-GB',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','{"roles":"random","bonus_pass":"no"}',300,'lobby',0,1,X'','',-1,NULL,1,1,'[]',NULL,NULL,'',NULL,NULL,1,0,'','','null',NULL,0,1,'null','{}',NULL,0);
INSERT INTO "game_table" VALUES(2,'fugitive',9,502,1,'en-GB',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','{"roles":"random","bonus_pass":"no"}',300,'playing',2,1,X'7B22726F756E64223A327D','',-1,9876.25,1,1,'[]',NULL,NULL,'',NULL,NULL,1,0,'','','null',NULL,0,1,'null','{}',NULL,2);
INSERT INTO "game_table" VALUES(3,'fugitive',9,503,1,'en-GB',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','{"roles":"random","bonus_pass":"no"}',300,'over',3,1,X'7B22726F756E64223A337D','',3,9876.25,1,1,'[]',NULL,NULL,'',NULL,NULL,1,0,'','','null',NULL,0,1,'null','{}',NULL,3);
INSERT INTO "game_table" VALUES(4,'fugitive',NULL,504,1,'en-GB',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','{"roles":"random","bonus_pass":"no"}',300,'void',1,1,X'','empty',-1,NULL,1,1,'[]',NULL,NULL,'',NULL,NULL,1,0,'','','null',NULL,0,1,'null','{}',NULL,1);
CREATE TABLE interaction (
    id integer primary key,
    table_id integer not null references game_table (id) on delete cascade
);
INSERT INTO "interaction" VALUES(1001,1);
INSERT INTO "interaction" VALUES(1003,3);
INSERT INTO "interaction" VALUES(1004,4);
INSERT INTO "interaction" VALUES(1005,4);
CREATE TABLE lease (
    name text primary key,
    holder text not null,
    beat integer not null,
    time real,
    wanted text not null default ''
);
CREATE TABLE met (
    user integer not null,
    what text not null,
    primary key (user, what)
) without rowid;
CREATE TABLE move (
    table_id integer not null references game_table (id) on delete cascade,
    version integer not null,
    seat integer not null,
    move text not null,
    chance text not null,
    events blob not null, schema integer not null default 0, rules integer not null default 1, bounds text, made real, link blob not null default x'', former blob,
    primary key (table_id, version)
) without rowid;
INSERT INTO "move" VALUES(2,1,-1,'setup','[3,1,4]',X'5B5D',1,2,'[9,8,7]',1000.75,X'',X'7061636B6564');
INSERT INTO "move" VALUES(2,2,0,'hide 7 2+4','[]',X'5B7B226B6579223A22686964227D5D',1,2,'[]',1000.75,X'',X'7061636B6564');
INSERT INTO "move" VALUES(3,1,-1,'setup','[3,1,4]',X'5B5D',1,2,'[9,8,7]',1000.75,X'',NULL);
INSERT INTO "move" VALUES(3,2,0,'hide 7 2+4','[]',X'5B7B226B6579223A22686964227D5D',1,2,'[]',1000.75,X'',NULL);
INSERT INTO "move" VALUES(3,3,0,'hide 7 2+4','[]',X'5B7B226B6579223A22686964227D5D',1,2,'[]',1000.75,X'',NULL);
CREATE TABLE note (
    key text primary key,
    value text not null
) without rowid;
INSERT INTO "note" VALUES('alive_at','1000.0');
CREATE TABLE outbox (
    table_id integer not null references game_table (id) on delete cascade,
    number integer not null,
    kind text not null,
    seat integer not null,
    content blob not null,
    made real not null,
    joined integer,
    message integer,
    primary key (table_id, number)
) without rowid;
INSERT INTO "outbox" VALUES(3,1,'line',-1,X'7B2274797065223A226C696E65227D',1000.75,NULL,NULL);
CREATE TABLE outcome (
    table_id integer primary key references game_table (id) on delete cascade,
    game text not null,
    guild integer,
    ended real not null,
    people integer not null,
    house integer,
    seats text not null,
    reckoned integer not null,
    rated integer not null default 0
);
CREATE TABLE "painting" (
    table_id integer not null references game_table (id) on delete cascade,
    kind text not null,
    seat integer not null,
    channel integer not null,
    message integer not null,
    digest text not null,
    posted real not null, posts integer not null default 0, unsure integer, token text not null default '', original integer not null default 0, ends real not null default 0,
    primary key (table_id, kind, seat)
) without rowid;
INSERT INTO "painting" VALUES(2,'board',-1,502,9001,'digest',1000.25,0,NULL,'',0,0.0);
INSERT INTO "painting" VALUES(2,'hand',0,71,9002,'digest',1000.5,0,NULL,'',0,0.0);
INSERT INTO "painting" VALUES(2,'panel',0,502,9003,'digest',1000.5,0,NULL,'a token',1,1840.5);
CREATE TABLE person (
    user integer primary key,
    text_first integer not null default 0
, coaching integer not null default 1, calls text not null default '{}', shown integer not null default 1);
CREATE TABLE rating (
    game text not null,
    who text not null,
    mu real not null,
    sigma real not null,
    games integer not null,
    primary key (game, who)
);
CREATE TABLE seat (
    table_id integer not null references game_table (id) on delete cascade,
    seat integer not null,
    user integer,
    name text not null,
    level text not null,
    brought text not null,
    dm integer,
    locale text not null,
    answered integer not null, done integer not null default 0, since integer, time_left real, running real, reminded integer not null default 0, orders text not null default '[]', notes text not null default '[]', missed integer not null default 0, stand_in text not null default '', stood_in integer not null default 0,
    primary key (table_id, seat)
) without rowid;
INSERT INTO "seat" VALUES(1,0,1,'Ada','','join 1',71,'es-ES',0,0,NULL,NULL,NULL,0,'[]','[]',0,'',0);
INSERT INTO "seat" VALUES(1,1,2,'Bób, "the" ''Quiet''
','','join 2',NULL,'en-US',0,0,NULL,NULL,NULL,0,'[]','[]',0,'',0);
INSERT INTO "seat" VALUES(2,0,1,'Ada','','join 1',71,'es-ES',1,0,0,299.5,1000.25,0,'["on"]','[]',0,'',0);
INSERT INTO "seat" VALUES(2,1,NULL,'Computer','hard','computer 2',NULL,'en-US',0,0,NULL,NULL,NULL,0,'[]','[]',0,'',0);
INSERT INTO "seat" VALUES(3,0,1,'Ada','','join 1',71,'es-ES',2,0,0,299.5,1000.25,0,'["on"]','[]',0,'',0);
INSERT INTO "seat" VALUES(3,1,2,'Bób, "the" ''Quiet''
','','join 2',NULL,'en-US',0,0,NULL,NULL,NULL,0,'[]','[]',0,'',0);
INSERT INTO "seat" VALUES(4,0,1,'Ada','','join 1',71,'es-ES',0,0,NULL,NULL,NULL,0,'[]','[]',0,'',0);
INSERT INTO "seat" VALUES(4,1,2,'Bób, "the" ''Quiet''
','','join 2',NULL,'en-US',0,0,NULL,NULL,NULL,0,'[]','[]',0,'',0);
CREATE TABLE server (
    guild integer primary key,
    setup text not null default '{}',
    gone real
);
CREATE TABLE tournament (
    id integer primary key,
    guild integer not null,
    live integer not null,
    plan text not null
);
CREATE TABLE watcher (
    table_id integer not null references game_table (id) on delete cascade,
    user integer not null,
    dm integer,
    locale text not null default 'en-US',
    told integer not null default 0,
    primary key (table_id, user)
) without rowid;
CREATE INDEX seat_of_user on seat (user);
CREATE INDEX living on painting (table_id) where token != '';
CREATE INDEX unposted on outbox (table_id) where message is null;
CREATE INDEX behind on game_table (id) where painted < version;
CREATE UNIQUE INDEX one_live_table on game_table (channel) where status in ('lobby', 'playing') and guild is not null;
CREATE INDEX outcome_of_server on outcome (guild, game, ended);
CREATE INDEX daily_try_of_user on daily_try (user);
CREATE INDEX daily_try_unsettled on daily_try (table_id) where finished is null;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('game_table',4);
COMMIT;
pragma user_version = 13;

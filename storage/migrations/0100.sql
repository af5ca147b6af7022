-- The schema of the first release, for both databases. Types are named as in SQLite; `storage/pg_dialect.py` says what
-- PostgreSQL calls them. Columns that hold JSON say so.

-- A table from its lobby to its end. A number is never used again.
create table game_table (
    id integer primary key autoincrement,
    game text not null,
    -- The server; null in direct messages.
    guild integer,
    channel integer not null,
    host integer not null,
    locale text not null,
    secret blob not null,
    -- The options of the game (JSON).
    options text not null,
    -- Seconds for a turn; 0 for no limit.
    pace integer not null,
    status text not null check (status in ('lobby', 'playing', 'suspended', 'over', 'void')),
    -- Counts the changes of the game.
    version integer not null,
    -- The schema of the game that wrote the state.
    schema integer not null,
    -- The state of the game (JSON); empty in a lobby.
    snapshot blob not null,
    -- Why the table was closed.
    reason text not null default '',
    -- The version that its messages in Discord show.
    painted integer not null default -1,
    -- When the time of the whole game is over. This and the times below are by table time, which does not go on while
    -- the bot is stopped.
    ends real,
    -- How much of a show the table makes: `quiet`, `show` or `party`.
    show text not null default 'show',
    -- Whether computers let people watch each of their turns.
    watch integer not null default 1,
    -- The people whom a lobby calls (JSON).
    calls text not null default '[]',
    -- Since when the channel lets nothing through.
    barred real,
    -- Since when, and why, the table is suspended.
    suspended real,
    suspended_for text not null default '',
    -- Since when all clocks of the table are stopped.
    paused real,
    -- When somebody last pressed something in the lobby.
    pressed real,
    -- The last release whose changes the table was told of.
    release integer not null default 1,
    -- When the database last went back to a copy: buttons from before that are refused.
    epoch integer not null default 0,
    -- The SHA-256 of the secret as it was when the lobby opened.
    seal text not null default '',
    -- The last public link of the chain of its log.
    head text not null default '',
    -- The round of the public beacon that is mixed in (JSON), or null.
    beacon text not null default 'null',
    -- The version of the deal; null before it.
    dealt integer,
    -- Whether players may ask for advice although several people play.
    advice integer not null default 0,
    -- Whether computers say a word at great moments.
    talk integer not null default 1,
    -- How far a lesson has come (JSON), or null.
    lesson text not null default 'null',
    -- What its people have agreed on beside the game (JSON).
    agreements text not null default '{}',
    -- What people who watch have guessed (JSON).
    guesses text not null default '{}',
    -- What its players may take back alone, and by seat the seconds saved up at a live pace (JSON).
    undo text not null default '{}',
    time_banks text not null default '{}',
    -- The series of games, and the tournament with the number of the pairing, that it belongs to (JSON), or null.
    match text not null default 'null',
    tournament text not null default 'null',
    -- The party evening, with the number of its game there (JSON), or null.
    party text not null default 'null',
    -- Whether it stands in direct messages as one line.
    folded integer not null default 0,
    -- The forum post that was opened for it (JSON), or null.
    forum_post text not null default 'null',
    -- The day whose escape this is, in days since 1970.
    day integer,
    -- Whether a moderator has hidden its result from the pages of the server, and whether whoever runs the bot has
    -- annulled it: then it counts nowhere.
    hidden integer not null default 0,
    annulled integer not null default 0,
    -- Counts all writes of the table.
    revision integer not null default 0
);

-- One live table a channel of a server. A person may have several in direct messages.
create unique index one_live_table on game_table (channel) where status in ('lobby', 'playing') and guild is not null;

create index behind on game_table (id) where painted < version;

-- Who sits where.
create table seat (
    table_id integer not null references game_table (id) on delete cascade,
    seat integer not null,
    -- Null for a computer.
    user integer,
    name text not null,
    -- The level of a computer.
    level text not null,
    -- What the seat adds to the shuffle.
    contribution text not null,
    -- The channel of the player's direct messages.
    dm integer,
    locale text not null,
    -- How many questions the seat has settled.
    answered integer not null,
    -- The version at which the game last stopped waiting for the seat.
    done integer not null default 0,
    -- The clock, all null without one: `answered` when it was wound up, the seconds left, and since when it runs.
    since integer,
    time_left real,
    running real,
    reminded integer not null default 0,
    -- Since when it stands in quiet hours, and when its player rested as it was wound up (JSON), or null.
    resting real,
    hours text not null default 'null',
    -- From when to when it stood in quiet hours during the last day (JSON).
    rests text not null default '[]',
    -- Standing orders, and what the player has noted (JSON).
    orders text not null default '[]',
    notes text not null default '[]',
    -- How many times in a row the player's time was up.
    missed integer not null default 0,
    -- The level of the computer that plays for an absent player, and the version at which that began.
    stand_in text not null default '',
    stood_in integer not null default 0,
    -- The version at which a substitute sat down, to whom private news from before it are not told.
    taken integer not null default 0,
    -- The person who sat here before a substitute or a computer for good, and who has lost the game by that.
    charged integer,
    charged_name text not null default '',
    primary key (table_id, seat)
) without rowid;

create index seat_of_user on seat (user);

create index seat_of_charged on seat (charged) where charged is not null;

-- The log: rows are added and never changed. Version 1 is the deal, by seat -1.
create table move (
    table_id integer not null references game_table (id) on delete cascade,
    version integer not null,
    seat integer not null,
    move text not null,
    -- The numbers that were drawn (JSON).
    chance text not null,
    events blob not null,
    -- The schema of the game that wrote the row, and the number of the rules that made the move.
    schema integer not null,
    rules integer not null,
    -- For each number that was drawn the number that it is below (JSON).
    bounds text not null,
    -- When, in seconds since 1970.
    made real not null,
    -- Chains the row to the one before it.
    link blob not null,
    -- The state before the move, packed against the state after it; null once the game is over.
    former blob,
    primary key (table_id, version)
) without rowid;

-- All states of a game that is over.
create table archive (
    table_id integer primary key references game_table (id) on delete cascade,
    states blob not null
);

-- The interactions that have changed something: each counts once.
create table interaction (
    id integer primary key,
    table_id integer not null references game_table (id) on delete cascade
);

-- What a seat has chosen but not played.
create table draft (
    table_id integer not null references game_table (id) on delete cascade,
    seat integer not null,
    token text not null,
    move text not null,
    primary key (table_id, seat)
) without rowid;

-- The messages of a table in Discord.
create table painting (
    table_id integer not null references game_table (id) on delete cascade,
    -- board, ping, hand, panel or notice.
    kind text not null,
    -- -1 for a public message.
    seat integer not null,
    channel integer not null,
    message integer not null,
    digest text not null,
    posted real not null,
    posts integer not null default 0,
    -- The version for which a message is on its way.
    unsure integer,
    -- The token of the interaction that edits it, and until when that is good.
    token text not null default '',
    original integer not null default 0,
    ends real not null default 0,
    -- The picture that it shows: its print, and the attachment that an edit may keep; 0 for none.
    picture text not null default '',
    attachment integer not null default 0,
    -- The number of the newest post that its reader had seen by the last press on it.
    seen integer not null default 0,
    primary key (table_id, kind, seat)
) without rowid;

create index living on painting (table_id) where token != '';

-- Messages that must appear once. They are written with the move that they tell of, and marked when they are posted.
create table outbox (
    table_id integer not null references game_table (id) on delete cascade,
    number integer not null,
    kind text not null,
    seat integer not null,
    content blob not null,
    made real not null,
    -- The number of the post that this one goes out with.
    joined integer,
    -- Null until it is posted.
    message integer,
    primary key (table_id, number)
) without rowid;

create index unposted on outbox (table_id) where message is null;

-- Who watches a table without playing, and whether great moments are told to them.
create table watcher (
    table_id integer not null references game_table (id) on delete cascade,
    user integer not null,
    dm integer,
    locale text not null default 'en-US',
    told integer not null default 0,
    -- The private message that follows the game, the token of the interaction that edits it, and until when.
    channel integer not null default 0,
    message integer not null default 0,
    token text not null default '',
    original integer not null default 0,
    ends real not null default 0,
    primary key (table_id, user)
) without rowid;

-- Who has watched a table while it was played: as a moderator that person may not decide on its result.
create table onlooker (
    table_id integer not null references game_table (id) on delete cascade,
    user integer not null,
    primary key (table_id, user)
) without rowid;

-- What a person has chosen for all tables.
create table person (
    user integer primary key,
    text_first integer not null default 0,
    -- Whether the person wants to be told what is new to them.
    coaching integer not null default 1,
    -- When the person is called, and when not (JSON).
    calls text not null default '{}',
    -- Whether the person's name appears on leaderboards and in what others share.
    shown integer not null default 1,
    -- The language in which the person reads, as `es`; empty for that of their Discord.
    language text not null default '',
    -- Whether the person wants the show of tables that make one.
    show integer not null default 1
);

-- What each person has been told once.
create table met (
    user integer not null,
    what text not null,
    primary key (user, what)
) without rowid;

-- Who was erased, applied again after each restore: the number that replaces that of the person.
create table erased (
    user integer primary key,
    instead integer not null,
    at real not null
);

-- What people did lately that has a limit (`bot/ui/flood.py`), and whom or which server it concerned, 0 for nobody; a
-- row is deleted when no limit counts it any longer.
create table limited_use (
    what text not null,
    user integer not null,
    target integer not null,
    at real not null
);

create index limited_use_of on limited_use (what, at);

-- Evenings that servers arrange: the number is that of the interaction that proposed one. Something is to be done for it
-- at `due`; the rest is the plan (JSON).
create table appointment (
    id integer primary key,
    guild integer not null,
    due real not null,
    plan text not null
);

create index appointment_due on appointment (due);

-- Who would play on a server as soon as there are `people` who would, until when.
create table gathering (
    guild integer not null,
    user integer not null,
    people integer not null,
    name text not null,
    until real not null,
    primary key (guild, user)
);

-- What is set up on a server (JSON), and since when the bot is no longer on it.
create table server (
    guild integer primary key,
    setup text not null default '{}',
    gone real
);

-- Tournaments: the number is that of the interaction that opened one; the rest is the plan (JSON).
create table tournament (
    id integer primary key,
    guild integer not null,
    live integer not null,
    plan text not null
);

-- Party evenings, in the same way. One that is over is deleted after a day.
create table party (
    id integer primary key,
    guild integer not null,
    live integer not null,
    plan text not null
);

-- The result of each ended game. It follows from its log and states, and can be made again at any time. It names seats
-- alone. `people` counts those who sat there, `house` is the place of the game itself where it plays along. `rated` is 0
-- until it is known whether the game changes ratings, then 1 if it does, 2 if not. `returned` says that its people went
-- back in it by agreement: then nobody is rated for it.
create table outcome (
    table_id integer primary key references game_table (id) on delete cascade,
    game text not null,
    guild integer,
    ended real not null,
    people integer not null,
    house integer,
    seats text not null,
    reckoned integer not null,
    rated integer not null default 0,
    returned integer not null default 0,
    -- Whether its host had chosen that it earns no rating.
    casual integer not null default 0,
    -- What happened in it how often, for the story of its server (JSON); nothing of a private table.
    sums text not null default '{}'
);

create index outcome_of_server on outcome (guild, game, ended);

create index outcome_of_day on outcome (ended);

-- What one did to another at an open table of a server, which is said at a later one there: each a person's number or
-- the name of a computer. At most three of each two, deleted after 180 days. Nothing that is played depends on it.
create table memory (
    guild integer not null,
    table_id integer not null references game_table (id) on delete cascade,
    -- A text of the game says it.
    kind text not null,
    who text not null,
    whom text not null,
    -- In days since 1970.
    day integer not null,
    primary key (guild, who, whom, table_id)
) without rowid;

-- How strong those who play a game are. `who` is a person's number, `practice` and that number for games against
-- computers alone, a computer's level, a side, or the house.
create table rating (
    game text not null,
    who text not null,
    mu real not null,
    sigma real not null,
    games integer not null,
    primary key (game, who)
);

-- The escapes of each day as they were sealed: computers and options are JSON.
create table daily (
    day integer not null,
    game text not null,
    seal text not null,
    made real not null,
    role text not null,
    computers text not null,
    options text not null,
    primary key (day, game)
);

-- Who has tried them, and how that ended; `finished` is null until then.
create table daily_try (
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

-- That somebody has tried one: an HMAC of day, game and person under the house's key. It names nobody, stays when the
-- person is erased, and is deleted after 35 days.
create table daily_mark (
    day integer not null,
    mark text not null,
    primary key (day, mark)
);

create index daily_try_of_user on daily_try (user);

create index daily_try_unsettled on daily_try (table_id) where finished is null;

-- What one process of several has to itself: shards with their tables, and the house. The holder counts `beat` up; if
-- it stops, another process takes the lease. `time` is the table time of its tables at the last beat, `wanted` the
-- process that runs the shard and is to have it back.
create table lease (
    name text primary key,
    holder text not null,
    beat integer not null,
    time real,
    wanted text not null default ''
);

-- What the program notes for itself.
create table note (
    key text primary key,
    value text not null
) without rowid;

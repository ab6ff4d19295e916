-- Similar names, for the search. A trusted extension: the owner of the database may create it.
create extension if not exists pg_trgm;

-- All names of a game in one text, without case, accents and JSON's own signs. `games_plain` does
-- the same to what is searched for. A game without names has its code.
alter table game add column search text not null generated always as (
  translate(
    regexp_replace(
      normalize(
        lower(
          normalize(
            translate(
              case when names = '{}' then code
                   else jsonb_path_query_array(names, '$.*')::text end,
              '"[]\', ''),
            NFC) collate "und-x-icu"),
        NFD),
      '[\u0300-\u036f]', '', 'g'),
    'đłøı', 'dloi')) stored;
create index game_search on game using gin (search gin_trgm_ops);

-- How many people a day have played a game for money, summed over the last seven days.
alter table brand_game add column popularity integer not null default 0;

-- Rounds and players of each game, brand and day. Written by `games_count` alone.
create table game_day (
  brand_id uuid not null references brand,
  day date not null,
  vendor_code text not null,
  game_code text not null,
  rounds integer not null,
  players integer not null,
  primary key (brand_id, day, vendor_code, game_code)
);
-- Who has been counted. Rows go after two days.
create table game_day_player (
  brand_id uuid not null references brand,
  day date not null,
  vendor_code text not null,
  game_code text not null,
  member_id uuid not null references member,
  primary key (day, brand_id, vendor_code, game_code, member_id)
);
-- Rounds up to here are counted. An update counts those of its last week.
create table game_count (
  counted_to timestamptz not null
);
create unique index game_count_one on game_count ((true));
insert into game_count values (date_trunc('hour', now()) - interval '7 days');

create table favourite_game (
  member_id uuid not null references member,
  node_id text not null references game,
  created_at timestamptz not null default now(),
  primary key (member_id, node_id)
);
create index favourite_game_newest on favourite_game (member_id, created_at desc, node_id);

-- Games that a member has opened, each with its last time.
create table recent_game (
  member_id uuid not null references member,
  node_id text not null references game,
  opened_at timestamptz not null default now(),
  primary key (member_id, node_id)
);
create index recent_game_newest on recent_game (member_id, opened_at desc, node_id);

grant select, insert, update, delete on game_day, game_day_player, favourite_game, recent_game
  to lantern_app;
grant select, update on game_count to lantern_app;

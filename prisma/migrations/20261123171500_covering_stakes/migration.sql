-- Stakes on opposite outcomes, which do not count towards the turnover (docs/decisions/043).

-- How many outcomes the places of a game's stakes share, of which one at least comes up; null where
-- the site does not know, and every stake counts.
alter table game add column outcomes integer check (outcomes > 1);
update game set outcomes = 6 where vendor_code = 'BGS' and code = 'lucky-bowl';

-- What of a round's stake, and of a day's, does not count.
alter table game_round add column uncounted bigint not null default 0;
alter table play_day add column uncounted bigint not null default 0;

-- Existing brands use the usual share.
update brand set settings = jsonb_set(settings, '{withdrawal,coveredFromPercent}', '60')
 where settings -> 'withdrawal' is not null
   and settings #> '{withdrawal,coveredFromPercent}' is null;

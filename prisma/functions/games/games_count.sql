-- Counts the rounds played for money that were recorded since the last call, at most an hour of
-- them. Answers whether there is more to count.
create or replace function games_count(p_until timestamptz) returns boolean
language plpgsql as $$
declare
  since timestamptz;
  until timestamptz;
begin
  select counted_to into since from game_count for update;
  until := least(p_until, since + interval '1 hour');
  if until <= since then return false; end if;
  with played as materialized (
    select r.brand_id, brand_day(r.brand_id, r.started_at) as day, r.vendor_code, r.game_code,
           r.member_id, count(*) as rounds
      from game_round r
     where r.id >= games_id_at(since) and r.id < games_id_at(until) and not r.trial
     group by 1, 2, 3, 4, 5
  ), met as (
    insert into game_day_player as p (brand_id, day, vendor_code, game_code, member_id)
      select brand_id, day, vendor_code, game_code, member_id from played
      on conflict do nothing
      returning p.*
  )
  insert into game_day as d (brand_id, day, vendor_code, game_code, rounds, players)
    select p.brand_id, p.day, p.vendor_code, p.game_code, sum(p.rounds), count(m.member_id)
      from played p
      left join met m using (brand_id, day, vendor_code, game_code, member_id)
     group by 1, 2, 3, 4
    on conflict (brand_id, day, vendor_code, game_code) do update
      set rounds = d.rounds + excluded.rounds, players = d.players + excluded.players;
  update game_count set counted_to = until;
  return until < p_until;
end $$;

-- Finds the rounds that are still open among those that began up to a moment, at most an hour of
-- them. Answers whether there is more to read. Each round is read once: a later end is seen by
-- `open_round_take`. The tickets of the lottery wait for their draw, which always ends.
create or replace function open_round_find(p_until timestamptz, p_now timestamptz)
returns boolean language plpgsql as $$
declare
  since timestamptz;
  until timestamptz;
begin
  select searched_to into since from open_round_search for update;
  until := least(p_until, since + interval '1 hour');
  if until <= since then return false; end if;
  with found as (
    insert into open_round (round_id, started_at, brand_id, member_id, vendor_code, vendor_round_id,
                            game_code, currency, found_at, ask_at)
      select r.id, r.started_at, r.brand_id, r.member_id, r.vendor_code, r.vendor_round_id,
             r.game_code, r.currency, p_now,
             r.started_at + make_interval(
               mins => coalesce((b.settings #>> '{rounds,openMinutes}')::int, 30))
        from game_round r join brand b on b.id = r.brand_id
       where r.id >= games_id_at(since) and r.id < games_id_at(until) and r.ended_at is null
         and r.vendor_code <> 'LOTT'
      on conflict do nothing
      returning round_id
  )
  insert into open_round_event (round_id, at, what) select round_id, p_now, 'found' from found;
  update open_round_search set searched_to = until;
  return until < p_until;
end $$;

-- Places slips in one round trip, each separately: a refused one leaves the others alone. An entry
-- is one ticket with its slip: `slip` numbers the slips, `nth` the tickets of one. Answers one row
-- per entry: `taken`, a verdict of stake_take, or `alone` for a slip that lottery_place has to
-- decide: its purse is held by another call, it was placed before, a draw or price is not as it
-- says, a number may reach its limit, or only some of its tickets could be taken. With it is what
-- the reply says of the ticket and the caller does not know. Locks are taken in the order of
-- lottery_place; a purse is not waited for.
--
-- The settings keep a plan that was made for empty tables from reading whole tables later.
create or replace function lottery_place_together(p_slips jsonb)
returns table (
  ord integer, verdict text, trial boolean, placed_at timestamptz, numero text,
  closes_at timestamptz, draws_at timestamptz
)
language plpgsql security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set enable_material = off set enable_memoize = off
as $$
declare
  several constant boolean := jsonb_path_exists(p_slips, '$[*] ? (@.nth > 1)');
  held uuid[];
  added integer[];
  said record;
  placed timestamptz;
  stakes stake[];
begin
  perform from lottery_draw d
    where d.id = any (array(select s #>> '{tickets,0,draw}' from jsonb_array_elements(p_slips) s))
    order by d.id for share;
  held := stake_lock(array(select (s ->> 'member')::uuid from jsonb_array_elements(p_slips) s),
                     false);
  -- After the locks: waiting for them must not let a ticket in late.
  placed := clock_timestamp();
  stakes := lottery_stakes_together(p_slips, held, placed);
  if stakes is null then return; end if;
  if several then
    stakes := lottery_whole(p_slips, stakes,
                            array(select s.nth from unnest(stakes) s where s.verdict = 'alone'));
  end if;
  added := array(select s.nth from unnest(stakes) s where s.verdict is null and not s.play_money);
  said := lottery_exposure_together(p_slips, added, stakes);
  if cardinality(said.full_up) > 0 then
    stakes := lottery_whole(p_slips, stakes, said.full_up);
  end if;
  stakes := case when several then lottery_take_together(p_slips, stakes)
                 else stake_take(stakes) end;
  perform lottery_write_together(p_slips, stakes, placed);
  if said.near or exists (select from unnest(stakes) s
                            where s.nth = any (added) and s.verdict <> 'taken') then
    perform lottery_exposure_end(p_slips, added, stakes);
  end if;
  return query
    select s.nth, s.verdict, s.play_money, placed, d.numero, d.closes_at, d.draws_at
      from unnest(stakes) s
      left join lateral (
        select x.numero, x.closes_at, x.draws_at from lottery_draw x
         where x.id = p_slips -> (s.nth - 1) #>> '{tickets,0,draw}' limit 1) d on true;
end $$;

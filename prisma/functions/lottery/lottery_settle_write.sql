-- Writes what paid tickets are: the tickets, their rounds, and the counters of the day. Their wins
-- have no vendor's transactions: the house has no vendor to compare them with, and a win's transfer
-- has its key. The settings join lists by hash; rows are found by one list of ids, because
-- neighbours share a page of the index.
create or replace function lottery_settle_write(d lottery_draw, p_due lottery_due[]) returns void
language plpgsql
set enable_hashjoin = on set enable_nestloop = off
as $$
declare
  ids constant uuid[] := array(select u.id from unnest(p_due) u order by 1);
  since constant timestamptz := (select min(u.round_at) from unnest(p_due) u);
  until constant timestamptz := (select max(u.round_at) from unnest(p_due) u);
begin
  update lottery_ticket t
     set state = 'settled', payout = u.payout, rebate = t.rebate + u.rebate, ended_at = now()
    from unnest(p_due) u where t.id = u.id and t.id = any (ids);
  update game_round r
     set win = r.win + u.payout + u.rebate,
         ended_at = coalesce(r.ended_at, case when d.revision > 1
                                              then (lottery_first_part(r.id)).settled_at end, now())
    from unnest(p_due) u
   where r.id = u.id and r.started_at = u.round_at
     and r.id = any (ids) and r.started_at between since and until;
  if d.revision > 1 then perform figure_note_round(u.id, u.round_at) from unnest(p_due) u; end if;
  with brands as materialized (
    select v.brand_id, brand_day(v.brand_id, now()) as today
      from (select distinct brand_id from unnest(p_due)) v
  ), won as materialized (
    select u.member_id, u.brand_id, sum(u.payout + u.rebate) as won from unnest(p_due) u
     where not u.trial group by 1, 2
  )
  insert into play_day as x (member_id, day, vendor_code, won)
    select w.member_id, b.today, 'LOTT', w.won
      from won w join brands b on b.brand_id = w.brand_id order by w.member_id
    on conflict (member_id, day, vendor_code) do update set won = x.won + excluded.won;
end $$;

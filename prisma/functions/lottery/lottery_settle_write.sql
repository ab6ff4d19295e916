-- Writes what paid tickets are: the tickets, their rounds with their figures, the vendor's wins,
-- and the counters of the day. A round ends once: its figures are looked for from then on.
create or replace function lottery_settle_write(
  d lottery_draw, p_due lottery_due[], p_moves ledger_move[]
) returns void language plpgsql as $$
begin
  update lottery_ticket t
     set state = 'settled', payout = u.payout, rebate = t.rebate + u.rebate, ended_at = now()
    from unnest(p_due) u where t.id = u.id;
  update game_round r
     set win = r.win + u.payout + u.rebate,
         ended_at = coalesce(r.ended_at, case when d.revision > 1
                                              then (lottery_first_part(r.id)).settled_at end, now())
    from unnest(p_due) u where r.id = u.id and r.started_at = u.round_at;
  if d.revision = 1 then
    perform figure_note_ended(array(select u.id from unnest(p_due) u),
                              array(select u.round_at from unnest(p_due) u),
                              array(select u.rebate from unnest(p_due) u));
  else
    perform figure_note_round(u.id, u.round_at) from unnest(p_due) u;
  end if;
  perform lottery_settle_wins(p_due, p_moves);
  with brands as materialized (
    select v.brand_id, brand_day(v.brand_id, now()) as today
      from (select distinct brand_id from unnest(p_due)) v
  ), won as materialized (
    select u.member_id, u.brand_id, sum(u.payout + u.rebate) as won from unnest(p_due) u
     where not u.trial and u.payout + u.rebate > 0 group by 1, 2
  )
  insert into play_day as x (member_id, day, vendor_code, won)
    select w.member_id, b.today, 'LOTT', w.won
      from won w join brands b on b.brand_id = w.brand_id order by w.member_id
    on conflict (member_id, day, vendor_code) do update set won = x.won + excluded.won;
end $$;

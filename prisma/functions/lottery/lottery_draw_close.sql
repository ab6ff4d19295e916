-- Ends closing, in the transaction of lottery_draw_lock: fixes the bet book, what each brand has
-- sold, and the beacon's round, which follows from the moment of closing (docs/draws.md). Answers
-- `closed`, `closed_before`, `too_early` or, after a minute, `too_late`: who closes late would have
-- rounds to choose from. Outside draws have no beacon, and may be closed late.
create or replace function lottery_draw_close(
  p_draw text, p_root bytea, p_chain bytea, p_genesis bigint, p_period integer
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  d lottery_draw;
  moment timestamptz;
  seconds numeric;
  drawn_here boolean;
begin
  select * into strict d from lottery_draw where id = p_draw for update;
  if d.state not in ('scheduled', 'open') then return 'closed_before'; end if;
  moment := greatest(d.closes_at, date_trunc('milliseconds', clock_timestamp()));
  if d.closes_at > clock_timestamp() then return 'too_early'; end if;
  select g.own, extract(epoch from moment + g.margin) - p_genesis into drawn_here, seconds
    from lottery_game g where g.code = d.game_code;
  if drawn_here and moment > d.closes_at + interval '1 minute' then return 'too_late'; end if;
  insert into lottery_total (draw_id, brand_id, tickets, staked)
    select p_draw, t.brand_id, count(*), sum(t.amount)
      from lottery_ticket t
     where t.draw_id = p_draw and t.state = 'placed' and not t.trial group by t.brand_id;
  update lottery_draw
     set state = 'closed', closed_at = moment, book_root = p_root,
         beacon_chain = case when drawn_here then p_chain end,
         beacon_round = case when drawn_here
                             then greatest(1, floor(seconds / p_period) + 2) end,
         tickets = (select coalesce(sum(t.tickets), 0) from lottery_total t
                     where t.draw_id = p_draw)
   where id = p_draw returning * into d;
  perform lottery_draw_publish(d);
  return 'closed';
end $$;

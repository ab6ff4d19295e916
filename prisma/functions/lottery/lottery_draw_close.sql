-- Ends closing, in the transaction of lottery_draw_lock: fixes the bet book, what each brand has
-- sold, and the beacon's round. Answers `closed`, `closed_before` or `too_early`.
create or replace function lottery_draw_close(
  p_draw text, p_root bytea, p_chain bytea, p_round bigint
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  d lottery_draw;
begin
  select * into strict d from lottery_draw where id = p_draw for update;
  if d.state not in ('scheduled', 'open') then return 'closed_before'; end if;
  if d.closes_at > clock_timestamp() then return 'too_early'; end if;
  insert into lottery_total (draw_id, brand_id, tickets, staked)
    select p_draw, t.brand_id, count(*), sum(t.amount)
      from lottery_ticket t
     where t.draw_id = p_draw and t.state = 'placed' and not t.trial group by t.brand_id;
  update lottery_draw
     set state = 'closed', closed_at = clock_timestamp(), book_root = p_root,
         beacon_chain = p_chain, beacon_round = p_round,
         tickets = (select coalesce(sum(t.tickets), 0) from lottery_total t
                     where t.draw_id = p_draw)
   where id = p_draw returning * into d;
  perform lottery_draw_publish(d);
  return 'closed';
end $$;

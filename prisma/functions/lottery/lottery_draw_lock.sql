-- Begins closing: locks a draw that is due, which waits for tickets that are being placed, and
-- answers the leaves of its bet book in their order. No row if it is not open or not due.
create or replace function lottery_draw_lock(p_draw text) returns table (leaf bytea)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from lottery_draw
    where id = p_draw and state = 'open' and closes_at <= clock_timestamp() for update;
  if not found then return; end if;
  return query select t.leaf from lottery_ticket t
                where t.draw_id = p_draw and t.state = 'placed' and not t.trial order by t.id;
end $$;

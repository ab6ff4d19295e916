-- Begins closing: locks a draw that is due, which waits for tickets that are being placed, and
-- answers the next leaves of its bet book after a ticket, in their order. No row if it is not open.
-- Fails if it is not due: it might be by the end of closing, whose book would lack its tickets.
-- For how tickets are found see lottery_next_part.
create or replace function lottery_draw_lock(p_draw text, p_after uuid, p_most integer)
returns table (id uuid, leaf bytea)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from lottery_draw d
    where d.id = p_draw and d.state = 'open' and d.closes_at <= clock_timestamp() for update;
  if not found then
    if exists (select from lottery_draw d where d.id = p_draw and d.state = 'open') then
      raise exception 'the draw % is not due', p_draw
        using errcode = 'object_not_in_prerequisite_state';
    end if;
    return;
  end if;
  return query select t.id, t.leaf from lottery_ticket t
                where (t.draw_id, t.id) > (p_draw, p_after) and t.draw_id <= p_draw
                  and t.state = 'placed' and not t.trial
                order by t.draw_id, t.id limit p_most;
end $$;

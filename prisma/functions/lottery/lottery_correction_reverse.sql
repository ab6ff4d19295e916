-- Takes back the wins of the next tickets of a draw that is corrected, after a ticket. Answers the
-- last of them. After the last one the draw has the corrected result and is settled again, and the
-- answer is null. A caller that lost an answer begins before the first ticket. For how tickets are
-- found see lottery_next_part.
create or replace function lottery_correction_reverse(p_draw text, p_after uuid, p_most integer)
returns uuid language plpgsql security definer set search_path = public, pg_temp as $$
declare
  d lottery_draw;
  next_result lottery_outside_result;
  t lottery_ticket;
  chosen uuid[];
begin
  select * into strict d from lottery_draw where id = p_draw for update;
  next_result := lottery_correction_pending(d);
  if d.state <> 'settled' or next_result.draw_id is null then return null; end if;
  chosen := array(select id from lottery_ticket
                   where (draw_id, id) > (p_draw, p_after) and draw_id <= p_draw
                     and state = 'settled'
                   order by draw_id, id limit p_most);
  if cardinality(chosen) > 0 then
    perform purse_lock(variadic array(select distinct member_id from lottery_ticket
                                       where id = any (chosen)));
    for t in select * from lottery_ticket where id = any (chosen) order by id for update loop
      perform lottery_ticket_reverse(t, d);
    end loop;
    return chosen[cardinality(chosen)];
  end if;
  -- Once for the whole draw: a caller may have begun behind tickets that are left.
  if exists (select from lottery_ticket where draw_id = p_draw and state = 'settled') then
    return lottery_before_all();
  end if;
  update lottery_draw
     set state = 'drawn', settled_at = null, revision = next_result.revision,
         result = next_result.result
   where id = p_draw returning * into d;
  perform lottery_draw_publish(d);
  return null;
end $$;

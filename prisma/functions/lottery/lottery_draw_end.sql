-- Ends the settlement of a draw once no ticket is left. Answers whether it is settled.
create or replace function lottery_draw_end(p_draw text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  d lottery_draw;
begin
  select * into d from lottery_draw where id = p_draw and state = 'drawn' for update;
  if not found then
    return exists (select from lottery_draw where id = p_draw and state = 'settled');
  end if;
  if exists (select from generate_series(0, 1) l(lane)
              cross join lateral (
                select from lottery_ticket t
                 where (t.draw_id, t.id)
                         > (p_draw, lottery_settled_to(p_draw, d.revision, l.lane))
                   and t.draw_id <= p_draw and t.state = 'placed'
                   and lottery_lane(t.member_id) = l.lane
                 order by t.draw_id, t.id limit 1) t) then
    return false;
  end if;
  update lottery_draw set state = 'settled', settled_at = clock_timestamp()
    where id = p_draw returning * into d;
  perform lottery_draw_publish(d);
  return true;
end $$;

-- Takes back the wins of some tickets of a draw that is corrected. After the last one the draw has
-- the corrected result and is settled again. Answers how many tickets are left to call again for.
create or replace function lottery_correction_reverse(p_draw text, p_most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  d lottery_draw;
  next_result lottery_outside_result;
  t lottery_ticket;
  chosen uuid[];
begin
  select * into strict d from lottery_draw where id = p_draw for update;
  next_result := lottery_correction_pending(d);
  if d.state <> 'settled' or next_result.draw_id is null then return 0; end if;
  select array_agg(x.id) into chosen
    from (select id from lottery_ticket where draw_id = p_draw and state = 'settled'
           order by id limit p_most) x;
  if chosen is not null then
    perform purse_lock(variadic array(select distinct member_id from lottery_ticket
                                       where id = any (chosen)));
    for t in select * from lottery_ticket where id = any (chosen) order by id for update loop
      perform lottery_ticket_reverse(t, d);
    end loop;
    return cardinality(chosen);
  end if;
  update lottery_draw
     set state = 'drawn', settled_at = null, revision = next_result.revision,
         result = next_result.result
   where id = p_draw returning * into d;
  perform lottery_draw_publish(d);
  return 0;
end $$;

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
  if exists (select from lottery_ticket where draw_id = p_draw and state = 'placed') then
    return false;
  end if;
  update lottery_draw set state = 'settled', settled_at = clock_timestamp()
    where id = p_draw returning * into d;
  perform lottery_draw_publish(d);
  return true;
end $$;

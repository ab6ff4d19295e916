-- Voids a draw that has no result in time: one that was not closed within a minute, or has waited
-- for longer than its game does. Answers whether it is void.
create or replace function lottery_draw_give_up(p_draw text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reason text;
begin
  select case when d.state = 'open' then 'late' when g.own then 'no_beacon' else 'no_result' end
    into reason
    from lottery_draw d join lottery_game g on g.code = d.game_code
   where d.id = p_draw
     and ((d.state = 'closed' and d.closed_at + g.patience < clock_timestamp())
          or (d.state = 'open' and g.own
              and d.closes_at + interval '1 minute' < clock_timestamp()));
  if not found then return false; end if;
  return lottery_draw_void(p_draw, reason) in ('void', 'void_before');
end $$;

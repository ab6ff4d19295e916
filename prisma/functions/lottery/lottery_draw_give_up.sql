-- Voids a closed draw that has waited for its result for longer than its game does. Answers whether
-- it is void.
create or replace function lottery_draw_give_up(p_draw text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own boolean;
begin
  select g.own into own from lottery_draw d join lottery_game g on g.code = d.game_code
   where d.id = p_draw and d.state = 'closed' and d.closed_at + g.patience < clock_timestamp();
  if not found then return false; end if;
  return lottery_draw_void(p_draw, case when own then 'no_beacon' else 'no_result' end)
         in ('void', 'void_before');
end $$;

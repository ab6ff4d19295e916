-- Ends a draw without a result. Stakes go back afterwards (lottery_draw_refund). Answers `void`,
-- `void_before`, `draw_not_found`, or `draw_decided` for a draw with a result.
create or replace function lottery_draw_void(p_draw text, p_reason text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  d lottery_draw;
begin
  select * into d from lottery_draw where id = p_draw for update;
  if not found then return 'draw_not_found'; end if;
  if d.state = 'void' then return 'void_before'; end if;
  if d.state in ('drawn', 'settled') then return 'draw_decided'; end if;
  update lottery_draw
     set state = 'void', voided_at = clock_timestamp(), void_reason = p_reason
   where id = p_draw returning * into d;
  perform lottery_draw_publish(d);
  return 'void';
end $$;

revoke execute on function lottery_draw_void from public, lantern_app;

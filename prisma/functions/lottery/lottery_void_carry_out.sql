-- Voids a draw after the second person's approval. The proposal's subject is the draw's id; all
-- brands share draws, so only the staff of the office void them.
create or replace function lottery_void_carry_out(p proposal) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  verdict text;
begin
  if not exists (select from lottery_office where brand_id = p.brand_id) then
    return 'draw_not_found';
  end if;
  verdict := lottery_draw_void(p.subject, 'staff');
  return case when verdict in ('void', 'void_before') then 'done' else verdict end;
end $$;

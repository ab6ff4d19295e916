-- Takes the result of a closed province draw when at least two sources say it, digit by digit, and
-- none says another one. Answers `drawn`, `waiting`, `differ`, or as lottery_outside_record does.
create or replace function lottery_result_agree(p_draw text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  d lottery_draw;
  said record;
begin
  select x.* into strict d from lottery_draw x
    join lottery_province_draw p on p.draw_id = x.id
   where x.id = p_draw for update of x;
  said := lottery_reading_standing(p_draw);
  if said.differ then return 'differ'; end if;
  if coalesce(cardinality(said.sources), 0) < 2 then return 'waiting'; end if;
  return lottery_outside_record(d, said.result, said.sources, null);
end $$;

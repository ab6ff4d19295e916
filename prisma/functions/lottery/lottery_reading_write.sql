-- Notes what a source says of a draw, if it is not what it said last. Answers whether it is new.
create or replace function lottery_reading_write(
  p_draw text, p_source text, p_result text[], p_fault text
) returns boolean language plpgsql as $$
declare
  last lottery_reading;
begin
  select * into last from lottery_reading
   where draw_id = p_draw and source = p_source order by id desc limit 1;
  if last.id is not null
     and (last.result, last.fault) is not distinct from (p_result, p_fault) then
    return false;
  end if;
  insert into lottery_reading (draw_id, source, result, fault)
    values (p_draw, p_source, p_result, p_fault);
  return true;
end $$;

-- The stakes of slips, of which some are left `alone`: all tickets of a slip of which one is in
-- `p_alone`, because a slip is taken whole or not at all. An entry of `p_slips` is one ticket, and
-- `slip` says of which slip.
create or replace function lottery_whole(p_slips jsonb, p_stakes stake[], p_alone integer[])
returns stake[] language plpgsql stable as $$
declare
  stakes stake[] := p_stakes;
  slips constant jsonb[] := array(select p_slips -> (a - 1) -> 'slip' from unnest(p_alone) a);
begin
  for i in 1..cardinality(stakes) loop
    if p_slips -> (stakes[i].nth - 1) -> 'slip' = any (slips) then
      stakes[i].verdict := 'alone';
    end if;
  end loop;
  return stakes;
end $$;

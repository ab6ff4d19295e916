-- The version that a purse had before a moment. Versions have no gap and grow with time, so a
-- binary search finds it.
create or replace function purse_version_before(p_purse uuid, p_moment timestamptz) returns bigint
language plpgsql stable as $$
declare
  low bigint := 0;
  high bigint;
  middle bigint;
  at timestamptz;
begin
  select version into high from purse where id = p_purse;
  if high > 0 then
    select posted_at into at from entry where purse_id = p_purse and purse_version = high;
    if at < p_moment then return high; end if;
  end if;
  while low < high loop
    middle := (low + high + 1) / 2;
    select posted_at into at from entry where purse_id = p_purse and purse_version = middle;
    if at < p_moment then low := middle; else high := middle - 1; end if;
  end loop;
  return low;
end $$;

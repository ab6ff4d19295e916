-- When a person of the staff starts to count as one of two; null where they count already. The row
-- stays locked, so a change of role or login cannot slip in before the commit.
create or replace function staff_counts_from(p_staff uuid) returns timestamptz
language plpgsql as $$
declare
  moment timestamptz;
begin
  select s.counts_from into moment from staff s where s.id = p_staff for share;
  return case when moment > now() then moment end;
end $$;

-- When somebody of the staff begins to count as one of two people; null when they do. Their row
-- stays as it is for the rest of the transaction: a change that is under way has been made, or
-- comes after it.
create or replace function staff_counts_from(p_staff uuid) returns timestamptz language plpgsql as $$
declare
  moment timestamptz;
begin
  select s.counts_from into moment from staff s where s.id = p_staff for share;
  return case when moment > now() then moment end;
end $$;

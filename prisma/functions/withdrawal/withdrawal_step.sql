-- Takes a step where the current status allows it, and records it. Answers the new status, or null
-- where nothing changed. The row stays locked, so only one of two conflicting steps is taken.
create or replace function withdrawal_step(
  p_withdrawal uuid, p_step text, p_by text, p_staff uuid default null, p_reason text default null
) returns text language plpgsql as $$
declare
  becomes text;
begin
  select withdrawal_next(status, p_step) into becomes
    from withdrawal where id = p_withdrawal for update;
  if becomes is null then return null; end if;
  update withdrawal
     set status = becomes, hold_reason = null,
         approved_at = case when becomes = 'approved' then now() else approved_at end,
         closed_at = case when becomes in ('received', 'settled', 'returned', 'cancelled',
                                           'rejected', 'failed') then now() end
   where id = p_withdrawal;
  insert into withdrawal_event (withdrawal_id, status, by_kind, staff_id, reason)
    values (p_withdrawal, becomes, p_by, p_staff, p_reason);
  return becomes;
end $$;

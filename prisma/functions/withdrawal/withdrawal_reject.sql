-- Rejects a withdrawal and returns the money. The member sees the reason.
create or replace function withdrawal_reject(p_withdrawal uuid, p_staff uuid, p_reason text)
returns text language plpgsql as $$
declare
  before text;
begin
  perform withdrawal_lock_purses(p_withdrawal);
  select status into before from withdrawal where id = p_withdrawal for update;
  if withdrawal_step(p_withdrawal, 'reject', 'staff', p_staff, p_reason) is null then
    return 'withdrawal_decided';
  end if;
  perform withdrawal_release(p_withdrawal);
  perform withdrawal_publish(p_withdrawal);
  perform withdrawal_audit(p_withdrawal, p_staff, 'withdrawal_rejected', before, p_reason);
  return 'rejected';
end $$;

-- The yes to a payout. From the brand's amount on, with what was approved of the member's on the
-- same day, it is a proposal that somebody else approves; then it answers `proposed`.
create or replace function withdrawal_approve(p_withdrawal uuid, p_staff uuid, p_reason text, p_key text) returns text language plpgsql as $$
declare
  w withdrawal;
begin
  perform withdrawal_lock_purses(p_withdrawal);
  select * into w from withdrawal where id = p_withdrawal for update;
  if withdrawal_next(w.status, 'approve') is null then return 'withdrawal_decided'; end if;
  if withdrawal_in_debt(w) then return 'member_in_debt'; end if;
  if w.amount + withdrawal_approved_today(w) >= withdrawal_setting(w.brand_id, 'fourEyesFrom')::bigint then
    return withdrawal_propose(w.id, p_staff, 'withdrawal', '{}', p_reason, p_key);
  end if;
  perform withdrawal_step(w.id, 'approve', 'staff', p_staff);
  perform withdrawal_tell(w.id);
  perform withdrawal_audit(w.id, p_staff, 'withdrawal_approved', w.status, p_reason);
  return 'approved';
end $$;

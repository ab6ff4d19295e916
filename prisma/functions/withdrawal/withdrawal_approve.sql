-- Approves a payout, or proposes it to a second person and answers `proposed` where one person may
-- not approve it alone. Like every act of the staff it writes the audit log last, because writers
-- of one brand's log wait for each other.
create or replace function withdrawal_approve(
  p_withdrawal uuid, p_staff uuid, p_reason text, p_key text
) returns text language plpgsql as $$
declare
  w withdrawal;
begin
  perform withdrawal_lock_purses(p_withdrawal);
  select * into w from withdrawal where id = p_withdrawal for update;
  if withdrawal_next(w.status, 'approve') is null then return 'withdrawal_decided'; end if;
  if purse_in_debt(w.member_id) then return 'member_in_debt'; end if;
  if withdrawal_needs_two(w, p_staff) then
    return withdrawal_propose(w.id, p_staff, 'withdrawal', '{}', p_reason, p_key);
  end if;
  if staff_counts_from(p_staff) is not null then return 'person_too_new'; end if;
  perform withdrawal_step(w.id, 'approve', 'staff', p_staff);
  perform staff_day_add(w.brand_id, p_staff, 'approve', w.amount);
  perform withdrawal_publish(w.id);
  perform withdrawal_audit(w.id, p_staff, 'withdrawal_approved', w.status, p_reason);
  return 'approved';
end $$;

-- Ends a payout that the gateway does not report, by the staff who asked the gateway. A failed
-- payout returns money although the gateway was asked to pay it, so it is always a proposal for a
-- second person and answers `proposed`.
create or replace function withdrawal_settle_by_staff(
  p_withdrawal uuid, p_staff uuid, p_outcome text, p_payout_reference text, p_reason text,
  p_key text
) returns text language plpgsql as $$
begin
  perform withdrawal_lock_purses(p_withdrawal);
  if (select status from withdrawal where id = p_withdrawal for update) <> 'paying' then
    return 'withdrawal_decided';
  end if;
  if p_outcome = 'failed' then
    return withdrawal_propose(
      p_withdrawal, p_staff, 'payout',
      jsonb_strip_nulls(jsonb_build_object('payoutReference', p_payout_reference)),
      p_reason, p_key);
  end if;
  if staff_counts_from(p_staff) is not null then return 'person_too_new'; end if;
  return withdrawal_settle(
    p_withdrawal, p_outcome, p_payout_reference, 'staff', p_staff, p_reason);
end $$;

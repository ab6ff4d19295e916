-- Ends a payout by the report of a gateway, or of staff who asked the gateway. Answers `paid`,
-- `failed`, `repeated` or `attention`.
create or replace function withdrawal_settle(
  p_withdrawal uuid, p_outcome text, p_payout_reference text, p_by text,
  p_staff uuid default null, p_reason text default null
) returns text language plpgsql as $$
declare
  step constant text := case p_outcome when 'paid' then 'pay' else 'fail' end;
begin
  perform withdrawal_lock_purses(p_withdrawal);
  if withdrawal_step(p_withdrawal, step, p_by, p_staff, p_reason) is null then
    return withdrawal_contradict(p_withdrawal, p_outcome, p_payout_reference, p_by);
  end if;
  if p_outcome = 'paid' then
    perform withdrawal_pay_out(p_withdrawal, 'house_gateway', p_payout_reference);
  else
    update withdrawal set payout_reference = coalesce(p_payout_reference, payout_reference)
     where id = p_withdrawal;
    perform withdrawal_release(p_withdrawal);
  end if;
  perform withdrawal_publish(p_withdrawal);
  if p_staff is not null then
    perform withdrawal_audit(
      p_withdrawal, p_staff, 'withdrawal_' || p_outcome, 'paying', p_reason);
  end if;
  return p_outcome;
end $$;

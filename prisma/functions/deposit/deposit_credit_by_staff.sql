-- The staff have found the money: what has arrived is credited, as the deposit's one credit there
-- can ever be. Answers `matched`, or the no of `deposit_pay`. The caller holds the lock of the
-- deposit.
create or replace function deposit_credit_by_staff(d deposit, p_amount bigint, p_payment text, p_staff uuid) returns text language plpgsql as $$
declare
  answer text;
begin
  answer := deposit_pay(d.id, p_amount, p_payment, coalesce(deposit_paid_at(d, p_payment), d.declared_at, now()), now());
  if answer <> 'posted' then return answer; end if;
  perform deposit_note_decision(d, p_staff, 'paid', p_amount, p_payment);
  return 'matched';
exception when unique_violation then
  return 'payment_matched_before';
end $$;

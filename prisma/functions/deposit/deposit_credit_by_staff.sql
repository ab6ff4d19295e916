-- Credits a deposit with money that one of the staff found and this or another person decided on.
-- Answers `matched`, or the refusal of `deposit_pay`. The caller holds the lock of the deposit.
create or replace function deposit_credit_by_staff(
  d deposit, p_amount bigint, p_payment text, p_staff uuid, p_matched_by uuid
) returns text language plpgsql as $$
declare
  verdict text;
begin
  verdict := deposit_pay(
    d.id, p_amount, p_payment,
    coalesce(deposit_paid_at(d, p_payment), d.declared_at, now()), now());
  if verdict <> 'posted' then return verdict; end if;
  update deposit set matched_by = p_matched_by where id = d.id;
  perform deposit_note_decision(d, p_staff, 'paid', p_amount, p_payment);
  return 'matched';
exception when unique_violation then
  return 'payment_matched_before';
end $$;

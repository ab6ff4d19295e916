-- Records that the staff paid at the bank, with the bank's transaction number. A number with fewer
-- than four significant characters is `invalid_input`; one that belongs to another withdrawal is
-- `payment_matched_before`.
create or replace function withdrawal_pay_by_hand(
  p_withdrawal uuid, p_staff uuid, p_payout_reference text, p_reason text
) returns text language plpgsql as $$
declare
  w withdrawal;
  refused text;
  number constant text := bank_payment(p_payout_reference);
  broken text;
begin
  perform withdrawal_lock_purses(p_withdrawal);
  select * into w from withdrawal where id = p_withdrawal for update;
  if withdrawal_next(w.status, 'pay_by_hand') is null then return 'withdrawal_decided'; end if;
  if length(number) < 4 then return 'invalid_input'; end if;
  if purse_in_debt(w.member_id) then return 'member_in_debt'; end if;
  refused := withdrawal_payer_refusal(w, p_staff);
  if refused is not null then return refused; end if;
  perform withdrawal_step(w.id, 'pay_by_hand', 'staff', p_staff);
  perform withdrawal_pay_out(w.id, 'house_bank', number);
  perform withdrawal_publish(w.id);
  perform withdrawal_audit(w.id, p_staff, 'withdrawal_paid_by_hand', 'approved', p_reason);
  return 'paid';
exception when unique_violation then
  get stacked diagnostics broken = constraint_name;
  if broken <> 'withdrawal_bank_payout' then raise; end if;
  return 'payment_matched_before';
end $$;

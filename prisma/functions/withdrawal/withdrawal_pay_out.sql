-- Moves held money out of the brand and the fee to the house, and starts the time in which the
-- member can report that nothing arrived.
create or replace function withdrawal_pay_out(
  p_withdrawal uuid, p_house text, p_payout_reference text
) returns void language plpgsql as $$
declare
  w withdrawal;
  held uuid;
begin
  select * into w from withdrawal where id = p_withdrawal;
  held := purse_of(w.brand_id, w.member_id, 'withdrawal', w.currency);
  perform purse_must_move(
    'withdrawal', w.id, 'paid', held, purse_of(w.brand_id, null, p_house, w.currency),
    w.amount - w.fee, 'withdrawal_paid');
  if w.fee > 0 then
    perform purse_must_move(
      'withdrawal', w.id, 'fee', held, purse_of(w.brand_id, null, 'house_fees', w.currency),
      w.fee, 'withdrawal_fee');
  end if;
  update withdrawal
     set paid_at = now(), payout_reference = coalesce(p_payout_reference, payout_reference),
         confirm_by = now() + make_interval(
           mins => brand_setting(w.brand_id, 'withdrawal', 'autoReceiveMinutes')::integer)
   where id = w.id;
  perform figure_note(w.brand_id, w.member_id, 'withdrawal', w.id, w.amount - w.fee, 0);
  perform cash_day_add(w.brand_id, w.member_id, 0, w.amount - w.fee);
end $$;

-- Moves held money out of the brand, the fee to the house, and starts the time in which the member
-- may say that nothing came.
create or replace function withdrawal_pay_out(p_withdrawal uuid, p_house text, p_payout_reference text) returns void language plpgsql as $$
declare
  w withdrawal;
  held uuid;
  refused text;
begin
  select * into w from withdrawal where id = p_withdrawal;
  held := withdrawal_purse(w.brand_id, w.member_id, 'withdrawal', w.currency);
  select l.verdict into refused
    from (select array[held] as purse, array[withdrawal_purse(w.brand_id, null, p_house, w.currency)] as house,
                 array[withdrawal_purse(w.brand_id, null, 'house_fees', w.currency)] as fees) p
   cross join lateral ledger_post(
           case when w.fee > 0 then array[1, 1] else array[1] end,
           case when w.fee > 0 then array['withdrawal:' || w.id || ':paid', 'withdrawal:' || w.id || ':fee']
                else array['withdrawal:' || w.id || ':paid'] end,
           case when w.fee > 0 then p.purse || p.purse else p.purse end,
           case when w.fee > 0 then p.house || p.fees else p.house end,
           case when w.fee > 0 then array[w.amount - w.fee, w.fee] else array[w.amount] end,
           case when w.fee > 0 then array['withdrawal_paid', 'withdrawal_fee'] else array['withdrawal_paid'] end,
           case when w.fee > 0 then array[now(), now()] else array[now()] end) l
   where l.verdict <> 'posted' limit 1;
  if refused is not null then raise exception 'withdrawal % could not be paid out: %', w.reference, refused; end if;
  update withdrawal
     set paid_at = now(), payout_reference = coalesce(p_payout_reference, payout_reference),
         confirm_by = now() + make_interval(mins => withdrawal_setting(w.brand_id, 'autoReceiveMinutes')::integer)
   where id = w.id;
  perform cash_day_add(w.brand_id, w.member_id, 0, w.amount - w.fee);
end $$;

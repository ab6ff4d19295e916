-- Credits a deposit with what has arrived, once, and closes it as paid. Money from a self-excluded
-- member or beyond a limit still belongs to the member; the staff review it. Answers `posted`, or
-- why nothing changed: the verdict of the ledger, or `payment_matched_before` where another deposit
-- was credited with this payment. The caller holds the lock of the deposit.
create or replace function deposit_pay(
  p_deposit uuid, p_amount bigint, p_payment text, p_paid_at timestamptz, p_now timestamptz
) returns text language plpgsql as $$
declare
  d deposit;
  taken bigint;
  verdict text;
  doubt text;
begin
  select * into d from deposit where id = p_deposit;
  -- The purses first, as for every stake: the debt cannot change between credit and repayment.
  perform purse_lock(d.member_id);
  perform 1 from deposit x
    where x.gateway = d.gateway and x.gateway_payment_id = p_payment and x.credited is not null
      and (d.kind <> 'bank' or x.brand_id = d.brand_id);
  if found then return 'payment_matched_before'; end if;
  taken := deposit_fee(p_amount, d.fee_basis_points, d.fee_fixed);
  verdict := deposit_credit(d, p_amount, taken, p_paid_at);
  if verdict <> 'posted' then return verdict; end if;

  perform figure_note(
    d.brand_id, d.member_id, 'deposit', d.id, p_amount, (not exists (
      select from deposit x where x.member_id = d.member_id and x.credited is not null))::integer);
  perform figure_note(d.brand_id, d.member_id, 'fee', d.id, taken, 0);
  perform cash_day_add(d.brand_id, d.member_id, p_amount, 0);
  perform turnover_raise(
    d.member_id, p_amount - taken,
    brand_setting(d.brand_id, 'withdrawal', 'turnoverPercent')::integer);
  update deposit
     set status = 'paid', settled_at = p_now, paid_at = p_paid_at, credited = p_amount,
         fee = taken,
         gateway_payment_id = coalesce(p_payment, gateway_payment_id), review_reason = null
   where id = d.id;
  doubt := deposit_doubt(d);
  if doubt <> '' then update deposit set review_reason = doubt where id = d.id; end if;
  perform deposit_publish(d.id);
  return verdict;
end $$;

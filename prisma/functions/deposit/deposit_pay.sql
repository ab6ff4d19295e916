-- Credits a deposit with what has arrived, once, and closes it as paid: out of the purse of whoever
-- has taken the money in, the fee to the house and the rest into the member's purse, and from there
-- what the member owes, as far as it goes. Money that comes from an excluded member, or goes beyond
-- a limit, is the member's all the same, and put before the staff; so is what came beside it.
-- Answers the ledger's verdict, or payment_matched_before where another deposit was credited with
-- the same payment; anything but `posted` has changed nothing. The caller holds the lock of the
-- deposit.
create or replace function deposit_pay(p_deposit uuid, p_amount bigint, p_payment text, p_paid_at timestamptz, p_now timestamptz) returns text
language plpgsql as $$
declare
  d deposit;
  house uuid;
  fees uuid;
  main uuid;
  taken bigint;
  answer text;
  doubt text;
begin
  select * into d from deposit where id = p_deposit;
  -- The member's purses first, as for a call of a vendor: what is owed cannot change between the credit and its repayment.
  perform 1 from purse p where p.member_id = d.member_id order by p.id for update;
  perform 1 from deposit x
    where x.gateway = d.gateway and x.gateway_payment_id = p_payment and x.credited is not null
      and (d.kind <> 'bank' or x.brand_id = d.brand_id);
  if found then return 'payment_matched_before'; end if;
  select id into house from purse
    where brand_id = d.brand_id and member_id is null and currency = d.currency
      and purpose = case d.kind when 'bank' then 'house_bank' else 'house_gateway' end;
  select id into fees from purse
    where brand_id = d.brand_id and member_id is null and purpose = 'house_fees' and currency = d.currency;
  select id into main from purse
    where brand_id = d.brand_id and member_id = d.member_id and purpose = 'main' and currency = d.currency;
  taken := deposit_fee(p_amount, d.fee_basis_points, d.fee_fixed);
  -- The fee is kept before the money reaches the member: a purse that is frozen takes money in and gives none.
  if taken > 0 then
    select l.verdict into answer
      from ledger_post(array[1, 1], array['deposit:' || d.id, 'deposit:' || d.id || ':fee'], array[house, house], array[main, fees],
                       array[p_amount - taken, taken], array['deposit', 'deposit_fee'], array[p_paid_at, p_paid_at]) l limit 1;
  else
    select l.verdict into answer
      from ledger_post(array[1], array['deposit:' || d.id], array[house], array[main], array[p_amount], array['deposit'],
                       array[p_paid_at]) l;
  end if;
  if answer <> 'posted' then return answer; end if;
  perform ledger_repay(main, 'deposit:' || d.id || '#debt');
  perform cash_day_add(d.brand_id, d.member_id, p_amount, 0);
  perform turnover_raise(d.member_id, p_amount - taken,
                         (select (settings #>> '{withdrawal,turnoverPercent}')::integer from brand where id = d.brand_id));
  update deposit
     set status = 'paid', settled_at = p_now, paid_at = p_paid_at, credited = p_amount, fee = taken,
         gateway_payment_id = coalesce(p_payment, gateway_payment_id), review_reason = null
   where id = d.id;
  -- Only now: what is not paid yet counts as under way, too.
  doubt := concat_ws('; ', deposit_also_paid(d.id),
                           (select 'the member is excluded' from protection x
                             where x.member_id = d.member_id and x.excluded_until > now()),
                           deposit_beyond_limit(d.member_id, d.brand_id));
  if doubt <> '' then update deposit set review_reason = doubt where id = d.id; end if;
  perform deposit_tell(d.id);
  return answer;
end $$;

-- Posts the money of a deposit: the rest to the member, the fee to the house, and repays a debt
-- from it. The fee never passes through the member's purse, which gives nothing while frozen.
-- Answers the verdict of the ledger; anything but `posted` changed nothing.
create or replace function deposit_credit(
  d deposit, p_amount bigint, p_fee bigint, p_paid_at timestamptz
) returns text language plpgsql as $$
declare
  source constant text := case d.kind when 'bank' then 'house_bank' else 'house_gateway' end;
  house constant uuid := purse_of(d.brand_id, null, source, d.currency);
  main constant uuid := purse_of(d.brand_id, d.member_id, 'main', d.currency);
  verdict text;
begin
  perform winning_forget_lost(d.member_id);
  verdict := purse_move(
    'deposit', d.id, null, house, main, p_amount - p_fee, 'deposit', p_paid_at);
  if verdict <> 'posted' then return verdict; end if;
  if p_fee > 0 then
    perform purse_must_move(
      'deposit', d.id, 'fee', house, purse_of(d.brand_id, null, 'house_fees', d.currency),
      p_fee, 'deposit_fee', p_paid_at);
  end if;
  perform ledger_repay(main, 'deposit', d.id, 'deposit:' || d.id || '#debt');
  perform deposit_watch(d);
  return verdict;
end $$;

-- Returns the part of a payout that did not arrive, once; where nothing arrived, the fee too.
create or replace function withdrawal_give_back(p_withdrawal uuid) returns void
language plpgsql as $$
declare
  w withdrawal;
  main uuid;
  house text;
  missing bigint;
begin
  select * into w from withdrawal where id = p_withdrawal;
  main := purse_of(w.brand_id, w.member_id, 'main', w.currency);
  house := case when w.gateway is null then 'house_bank' else 'house_gateway' end;
  missing := w.amount - w.fee - w.received;
  if missing > 0 then
    perform purse_must_move(
      'withdrawal', w.id, 'returned', purse_of(w.brand_id, null, house, w.currency), main,
      missing, 'withdrawal_returned');
  end if;
  if w.received = 0 and w.fee > 0 then
    perform purse_must_move(
      'withdrawal', w.id, 'fee_returned', purse_of(w.brand_id, null, 'house_fees', w.currency),
      main, w.fee, 'withdrawal_returned');
  end if;
  perform ledger_repay(main, 'withdrawal', w.id, 'withdrawal:' || w.id || '#returned_debt');
  perform figure_note(w.brand_id, w.member_id, 'withdrawal', w.id, -missing, 0);
  perform cash_day_add(w.brand_id, w.member_id, 0, -missing);
end $$;

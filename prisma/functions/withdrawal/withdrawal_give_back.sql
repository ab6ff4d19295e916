-- Gives back what did not arrive of a payout, once; where nothing did, the fee too.
create or replace function withdrawal_give_back(p_withdrawal uuid) returns void language plpgsql as $$
declare
  w withdrawal;
  main uuid;
  house uuid;
  missing bigint;
  part record;
begin
  select * into w from withdrawal where id = p_withdrawal;
  main := withdrawal_purse(w.brand_id, w.member_id, 'main', w.currency);
  house := withdrawal_purse(w.brand_id, null, case when w.gateway is null then 'house_bank' else 'house_gateway' end, w.currency);
  missing := w.amount - w.fee - w.received;
  for part in
    select * from (values
      ('returned', house, missing),
      ('fee_returned', withdrawal_purse(w.brand_id, null, 'house_fees', w.currency), case when w.received = 0 then w.fee else 0 end)
    ) as p (key, source, amount) where p.amount > 0
  loop
    if (select l.verdict from ledger_post(array[1], array['withdrawal:' || w.id || ':' || part.key], array[part.source], array[main],
                                          array[part.amount], array['withdrawal_returned'], array[now()]) l) <> 'posted' then
      raise exception 'what did not arrive of withdrawal % could not be given back', w.reference;
    end if;
  end loop;
  perform ledger_repay(main, 'withdrawal:' || w.id || '#returned_debt');
  perform cash_day_add(w.brand_id, w.member_id, 0, -missing);
end $$;

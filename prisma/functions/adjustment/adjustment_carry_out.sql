-- Money that the house gives a member, or takes back, by the word of two people. The payload says
-- `direction` (credit or debit), `amount` (minor units in digits) and `currency`.
create or replace function adjustment_carry_out(p proposal) returns text language plpgsql as $$
declare
  credit constant boolean := p.payload ->> 'direction' = 'credit';
  house uuid;
  main uuid;
  verdict text;
begin
  perform 1 from purse where member_id = p.member_id order by id for update;
  select id into house from purse
   where brand_id = p.brand_id and member_id is null and purpose = 'house_adjustments' and currency = p.payload ->> 'currency';
  select id into main from purse
   where brand_id = p.brand_id and member_id = p.member_id and purpose = 'main' and currency = p.payload ->> 'currency';
  select l.verdict into verdict
    from ledger_post(array[1], array['adjustment:' || p.id], array[case when credit then house else main end],
                     array[case when credit then main else house end], array[(p.payload ->> 'amount')::bigint], array['adjustment'],
                     array[now()]) l;
  if verdict <> 'posted' then return verdict; end if;
  if credit then perform ledger_repay(main, 'adjustment:' || p.id || '#debt'); end if;
  insert into outbox (topic, brand_id, member_id, payload)
    select 'balance', brand_id, member_id, jsonb_build_object('sumBalance', balance::text, 'currency', currency, 'version', version)
      from purse where id = main;
  return 'done';
end $$;

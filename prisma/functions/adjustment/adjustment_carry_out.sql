-- Gives money of the house to a member, or takes it back, after the second person's approval. The
-- payload has `direction` (credit or debit), `amount` (minor units in digits) and `currency`.
create or replace function adjustment_carry_out(p proposal) returns text language plpgsql as $$
declare
  credit constant boolean := p.payload ->> 'direction' = 'credit';
  money constant text := p.payload ->> 'currency';
  house constant uuid := purse_of(p.brand_id, null, 'house_adjustments', money);
  main constant uuid := purse_of(p.brand_id, p.member_id, 'main', money);
  verdict text;
begin
  perform purse_lock(p.member_id);
  verdict := purse_move(
    'adjustment', p.id, null, case when credit then house else main end,
    case when credit then main else house end, (p.payload ->> 'amount')::bigint, 'adjustment');
  if verdict <> 'posted' then return verdict; end if;
  if credit then
    perform ledger_repay(main, 'adjustment', p.id, 'adjustment:' || p.id || '#debt');
  end if;
  perform purse_publish(main);
  return 'done';
end $$;

-- Gives money of the house to a member, or takes it back, after the second person's approval, up to
-- the brand's largest adjustment and its sum of a day for the person who proposed it. The payload
-- has `direction` (credit or debit), `amount` (minor units in digits) and `currency`.
create or replace function adjustment_carry_out(p proposal) returns text language plpgsql as $$
declare
  credit constant boolean := p.payload ->> 'direction' = 'credit';
  money constant text := p.payload ->> 'currency';
  house constant uuid := purse_of(p.brand_id, null, 'house_adjustments', money);
  main constant uuid := purse_of(p.brand_id, p.member_id, 'main', money);
  size constant bigint := p.payload ->> 'amount';
  verdict text;
begin
  perform purse_lock(p.member_id);
  if size > brand_setting(p.brand_id, 'staff', 'adjustmentMost')::bigint then
    return 'amount_out_of_range';
  end if;
  if staff_day_reaches(
       p.brand_id, p.proposed_by, 'adjust', size,
       brand_setting(p.brand_id, 'staff', 'adjustmentPerDay')::bigint + 1) then
    return 'staff_limit_reached';
  end if;
  if credit then perform winning_forget_lost(p.member_id); end if;
  verdict := purse_move(
    'adjustment', p.id, null, case when credit then house else main end,
    case when credit then main else house end, size, 'adjustment');
  if verdict <> 'posted' then return verdict; end if;
  perform staff_day_add(p.brand_id, p.proposed_by, 'adjust', size);
  if credit then
    perform ledger_repay(main, 'adjustment', p.id, 'adjustment:' || p.id || '#debt');
  end if;
  perform purse_publish(main);
  return 'done';
end $$;

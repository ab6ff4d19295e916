-- Pays a member the commissions that are due, in one transfer whose key names the payment. Answers
-- `posted`, `nothing`, or why the money did not move; then all stays as it was.
create or replace function referral_pay(p_referrer uuid) returns text language plpgsql as $$
declare
  m constant member := (select x from member x where x.id = p_referrer);
  main constant uuid := purse_of(m.brand_id, m.id, 'main', m.currency);
  house constant uuid := purse_of(m.brand_id, null, 'house_referrals', m.currency);
  payment constant uuid := uuid_v7();
  step constant text := 'referral:' || payment;
  today constant date := brand_day(m.brand_id, now());
  total bigint;
  verdict text;
begin
  perform purse_lock(m.id);
  perform referral_look_again(m.id, today);
  select sum(c.amount) into total from referral_commission c
   where c.referrer_id = m.id and c.state = 'waiting' and c.due_on <= today;
  if total is null then return 'nothing'; end if;
  if m.status <> 'active' then return 'account_disabled'; end if;
  perform winning_forget_lost(m.id);
  verdict := purse_move('member', m.id, step, house, main, total, 'referral');
  if verdict <> 'posted' then return verdict; end if;
  insert into referral_payment (id, brand_id, member_id, amount)
    values (payment, m.brand_id, m.id, total);
  update referral_commission set state = 'paid', payment_id = payment
   where referrer_id = m.id and state = 'waiting' and due_on <= today;
  perform ledger_repay(main, 'member', m.id, concat_ws(':', 'member', m.id, step) || '#debt');
  perform purse_publish(main);
  return 'posted';
end $$;

-- Pays what a member owes its downline, oldest period first, each debt in full before the next one,
-- as far as the main wallet goes. Who is paid pays debts in turn. The caller holds the lock of the
-- member's purse. A downline whose purse is locked elsewhere waits for the job: to wait here could
-- be a deadlock. Answers the amount that was paid.
create or replace function agreement_pay_debts(p_member uuid) returns bigint
language plpgsql as $$
declare
  d agreement_debt;
  own record;
  theirs uuid;
  amount bigint;
  all_paid bigint := 0;
begin
  for d in select * from agreement_debt where debtor_id = p_member and paid < owed
            order by period_start, since, agreement_id for update loop
    select p.id, p.balance, p.frozen, p.currency into own
      from purse p join member m on m.id = p.member_id and m.currency = p.currency
     where p.member_id = p_member and p.purpose = 'main';
    exit when own.frozen or own.balance <= 0;
    select p.id into theirs from purse p
     where p.member_id = d.creditor_id and p.purpose = 'main' and p.currency = own.currency
       for update skip locked;
    exit when theirs is null;
    amount := least(own.balance, d.owed - d.paid);
    perform agreement_pay(d.brand_id, own.currency, array[d.bill_id], array['late:' || d.paid],
                          array[p_member], array[amount]);
    all_paid := all_paid + amount;
  end loop;
  return all_paid;
end $$;

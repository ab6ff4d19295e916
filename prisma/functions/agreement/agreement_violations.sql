-- What must hold of bills: each is paid by its payments, what it lacks is held back or owed, its
-- payments are transfers of the ledger, and no period of an agreement is missing. Real-time salary
-- has no bill for a window without bets.
create or replace function agreement_violations()
returns table (rule text, subject text, detail text) language sql stable as $$
  select 'a bill is paid by its payments', b.id::text, b.paid::text
    from agreement_bill b
   where b.paid <> (select coalesce(sum(p.amount), 0) from agreement_payment p
                     where p.bill_id = b.id)
  union all
  select 'what a bill lacks is owed', b.id::text, (b.amount - b.paid)::text
    from agreement_bill b left join agreement_debt d on d.bill_id = b.id
   where b.amount - b.paid
         <> coalesce(d.owed - d.paid, 0)
            + case when agreement_bill_is_held(b.state) then b.held else 0 end
  union all
  select 'a payment is a transfer', p.bill_id::text, p.transfer_id::text
    from agreement_payment p
   where not exists (select from transfer t
                      where t.id = p.transfer_id and t.amount = p.amount
                        and t.subject_kind = 'agreement_bill' and t.subject_id = p.bill_id)
  union all
  select 'no period is skipped', x.agreement_id::text, x.period_start::text
    from (select b.agreement_id, b.period_start,
                 coalesce(lag(b.period_end) over (partition by b.agreement_id
                                                  order by b.period_start), a.starts_at) as after
            from agreement_bill b join agreement a on a.id = b.agreement_id
           where b.kind <> 'realTimeSalary') x
   where x.period_start <> x.after
  union all
  select 'a settled period has its bill', a.id::text, a.settled_until::text
    from agreement a
   where a.kind <> 'realTimeSalary' and a.settled_until > a.starts_at
     and not exists (select from agreement_bill b
                      where b.agreement_id = a.id and b.period_end = a.settled_until)
$$;

import type { Invariant } from '../../manifest.ts';
import { rates } from './families.ts';

/** What each member of the chains earns by those below, counted from their rounds. */
const earned = `
  select l.upline_id as member, sum(x.amount) as amount
    from member m
    join line_link l on l.member_id = m.id and l.distance between 1 and ${rates.length}
    join brand_date d on d.brand_id = m.brand_id and d.ends_at <= now()
   cross join lateral (
          select floor(coalesce(sum(f.valid), 0) * (array[${rates.join()}])[l.distance] / 1000000)
                   as amount
            from figure_log f
           where f.member_id = m.id and f.settled_at >= d.starts_at
             and f.settled_at < d.ends_at) x
   where m.username like 'family%'
   group by 1`;

export const invariants: readonly Invariant[] = [
  {
    rule: 'PRO-05 commission is paid once, as the friends played',
    sql: `
      select e.member || ': ' || coalesce(t.paid, 0) || ' instead of ' || e.amount as what
        from (${earned}) e
        left join (select p.member_id, sum(t.amount) as paid
                     from transfer t join purse p on p.id = t.to_purse
                    where t.kind = 'referral' group by 1) t on t.member_id = e.member
       where e.amount <> coalesce(t.paid, 0) and exists (select from referral_run)`,
  },
  {
    rule: 'PRO-05 what is paid is marked',
    sql: `
      select p.id::text as what
        from referral_payment p
        left join lateral (select sum(c.amount) as amount from referral_commission c
                            where c.payment_id = p.id) c on true
       where p.amount is distinct from c.amount`,
  },
];

import type { Invariant } from '../../manifest.ts';

export const invariants: readonly Invariant[] = [
  {
    rule: 'I7 every change has its outbox event',
    sql: `
      select w.reference || ' ' || w.state as what from wallet_transfer w
       where not exists (
         select from published e
          where e.topic = 'wallet' and e.payload ->> 'reference' = w.reference
            and e.payload ->> 'state' = w.state)`,
  },
  {
    rule: 'E13 no transfer stays open',
    sql: `
      select w.reference || ' ' || w.state as what
        from wallet_transfer w where w.state not in ('done', 'returned')
      union all
      select p.member_id || ': ' || p.balance
        from purse p where p.purpose = 'transit' and p.balance <> 0`,
  },
  {
    rule: 'E13 a transfer has one outcome',
    sql: `
      select w.reference || ' ' || w.state || ': '
             || coalesce(string_agg(t.kind, ', ' order by t.kind), 'nothing moved') as what
        from wallet_transfer w
        left join transfer t on t.subject_id = w.id and t.kind <> 'debt_repaid'
       group by w.reference, w.state, w.direction, w.amount
      having coalesce(string_agg(t.kind, ', ' order by t.kind), '') is distinct from
             case when w.direction = 'in' and w.state = 'done' then 'wallet_out, wallet_sent'
                  when w.direction = 'in' and w.state = 'returned'
                  then 'wallet_out, wallet_returned'
                  when w.state = 'done' and w.amount > 0 then 'wallet_in'
                  when w.direction = 'out' and w.state in ('done', 'returned') then '' end`,
  },
];

import type { Invariant } from '../../manifest.ts';

export const invariants: readonly Invariant[] = [
  {
    rule: 'I7 every change has its outbox event',
    sql: `
      select w.reference || ' ' || w.status as what from withdrawal w
       where not exists (
         select from published e
          where e.topic = 'withdrawal' and e.payload ->> 'reference' = w.reference
            and e.payload ->> 'status' = w.status)`,
  },
  {
    rule: 'I8 each staff action is logged once',
    sql: `
      select w.reference || ' ' || s.status || ': ' || count(e.seq) as what
        from withdrawal w join withdrawal_event s on s.withdrawal_id = w.id and s.by_kind = 'staff'
        left join audit_event e on e.subject = w.reference and e.action = case s.status
          when 'approved' then 'withdrawal_approved' else 'withdrawal_sent' end
       group by w.reference, s.id, s.status having count(e.seq) <> 1`,
  },
  {
    rule: 'I12 a withdrawal has one end',
    sql: `
      select w.reference || ' ' || w.status || ': '
             || coalesce(string_agg(t.kind, ', ' order by t.kind), 'nothing moved') as what
        from withdrawal w left join transfer t on t.subject_id = w.id and t.kind <> 'debt_repaid'
       group by w.reference, w.status
      having coalesce(string_agg(t.kind, ', ' order by t.kind), '') is distinct from
             case when w.status in ('paid', 'received')
                  then 'withdrawal_fee, withdrawal_hold, withdrawal_paid'
                  when w.status in ('cancelled', 'failed')
                  then 'withdrawal_hold, withdrawal_release' end`,
  },
  {
    rule: 'I12 the held amount equals the open withdrawals',
    sql: `
      select p.member_id || ': ' || p.balance as what from purse p
       where p.purpose = 'withdrawal' and p.balance <> (
         select coalesce(sum(amount), 0) from withdrawal w
          where w.member_id = p.member_id and w.status in ('review', 'approved', 'paying'))`,
  },
  {
    rule: 'I12 the cash days of a member match deposits and withdrawals',
    sql: `
      select m.id || ': '
             || concat_ws('/', coalesce(c.deposited, 0), coalesce(c.withdrawn, 0)) as what
        from member m
        left join (select member_id, sum(deposited) as deposited, sum(withdrawn) as withdrawn
                     from cash_day group by 1) c on c.member_id = m.id
       where (coalesce(c.deposited, 0), coalesce(c.withdrawn, 0)) is distinct from (
         (select coalesce(sum(credited), 0) from deposit d
           where d.member_id = m.id and d.status = 'paid'),
         (select coalesce(sum(amount - fee), 0) from withdrawal w
           where w.member_id = m.id and w.status in ('paid', 'received')))`,
  },
];

import type { Invariant } from '../../manifest.ts';

export const invariants: readonly Invariant[] = [
  {
    rule: 'G1 no ticket is taken after closing',
    sql: `
      select t.reference || ' ' || t.placed_at || ', closed ' || d.closed_at as what
        from lottery_ticket t join lottery_draw d on d.id = t.draw_id
       where t.placed_at >= least(d.closes_at, d.closed_at)`,
  },
  {
    rule: 'G4 a ticket is paid once',
    sql: `select subject || ': ' || detail as what from lottery_violations()`,
  },
  {
    rule: 'G4 no ticket is left behind',
    sql: `
      select t.reference || ' of ' || d.id as what
        from lottery_ticket t join lottery_draw d on d.id = t.draw_id
       where t.state = 'placed' and d.state = 'settled'
         and t.id > lottery_settled_to(d.id, d.revision, lottery_lane(t.member_id))`,
  },
  {
    rule: 'G4 each part of a draw begins where another one ends',
    sql: `
      select p.draw_id || ' ' || p.lane || ' after ' || p.after_id as what
        from lottery_part p
       where p.after_id <> lottery_before_all()
         and not exists (select from lottery_part q
                          where (q.draw_id, q.revision, q.lane, q.last_id)
                                = (p.draw_id, p.revision, p.lane, p.after_id))`,
  },
  {
    rule: 'G4 the total of a draw is the sum of its tickets',
    sql: `
      select o.draw_id || ': ' || concat_ws('/', o.tickets, o.staked, o.paid) as what
        from lottery_total o
       cross join lateral (
         select count(*) as tickets, sum(t.amount) as staked, sum(t.payout + t.rebate) as paid
           from lottery_ticket t
          where t.draw_id = o.draw_id and t.brand_id = o.brand_id and not t.trial
            and t.state <> 'cancelled') x
       where (o.tickets, o.staked, o.paid) is distinct from (x.tickets, x.staked, x.paid)`,
  },
];

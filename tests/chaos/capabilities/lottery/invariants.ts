import type { Invariant } from '../../manifest.ts';

export const invariants: readonly Invariant[] = [
  {
    rule: 'G1 no ticket is taken after closing',
    sql: `
      select concat_ws(', ', t.reference, t.placed_at, d.closed_at, d.voided_at) as what
        from lottery_ticket t join lottery_draw d on d.id = t.draw_id
       where t.placed_at >= least(d.closes_at, d.closed_at, d.voided_at)`,
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
  {
    rule: 'G4 a large bet book has all its blocks',
    sql: `
      select d.id || ': ' || count(b.draw_id) || ' blocks, ' || d.tickets || ' tickets' as what
        from lottery_draw d left join lottery_book_block b on b.draw_id = d.id
       where d.tickets > 1024 group by d.id having count(b.draw_id) <> ceil(d.tickets / 1024.0)`,
  },
  {
    rule: 'G11 a void draw has given every stake back',
    sql: `
      select d.id as what from lottery_draw d
       where d.state = 'void'
         and (d.refunded_at is null
              or exists (select from lottery_ticket t
                          where t.draw_id = d.id and t.state in ('placed', 'settled')))`,
  },
  {
    rule: 'LOT-05 an outside result has two sources or two people',
    sql: `
      select o.draw_id || '/' || o.revision as what from lottery_outside_result o
       where coalesce(cardinality(o.sources), 0) < 2
         and not exists (select from proposal p
                          where p.id = o.proposal_id and p.status = 'approved'
                            and p.proposed_by <> p.decided_by)`,
  },
  {
    rule: 'LOT-05 a correction is carried out to its end',
    sql: `
      select d.id as what from lottery_draw d
       where (lottery_correction_pending(d)).draw_id is not null
          or d.revision > 1 and d.state <> 'settled'`,
  },
  {
    rule: 'LOT-05 a corrected draw has written to each member once',
    sql: `
      select o.draw_id || ': ' || c.member_id as what
        from lottery_outside_result o
        join lottery_correction_told d on (d.draw_id, d.revision) = (o.draw_id, o.revision)
       cross join lateral lottery_correction_changes(o.draw_id, o.revision) c
       where (select count(*) from inbox_message m
               where m.member_id = c.member_id
                 and m.source = 'lottery_correction/' || o.draw_id || '/' || o.revision) <> 1`,
  },
];

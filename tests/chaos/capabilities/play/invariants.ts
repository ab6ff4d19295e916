import type { Invariant } from '../../manifest.ts';

export const invariants: readonly Invariant[] = [
  {
    rule: 'I11 a round is the sum of its transactions',
    // Sums of all rounds at once: looked up for each round, 20,000 bets took minutes. A ticket is
    // its own bet, and its wins have transfers alone.
    sql: `
      with moves as (
        select vendor_code, vendor_round_id, kind, amount, rolled_back from vendor_transaction
         where (vendor_code, kind) <> ('LOTT', 'bet')
        union all
        select 'LOTT', reference, 'bet', amount, state in ('cancelled', 'void')
          from lottery_ticket),
      moved as (
        select vendor_code, vendor_round_id,
               sum(amount) filter (where kind = 'bet') as stake,
               sum(amount) filter (where kind = 'win' and not rolled_back) as win,
               sum(amount) filter (where kind = 'bet' and rolled_back) as refund
          from moves group by 1, 2),
      tickets as (
        select x.subject_id,
               sum(case when x.kind in ('win', 'lottery_rebate') then x.amount
                        when x.kind in ('win_rollback', 'win_rollback_debt')
                        then -x.amount end) as win
          from transfer x join lottery_ticket t on t.id = x.subject_id
         where x.subject_kind = 'round' group by 1)
      select g.id || ': ' || concat_ws('/', g.stake, g.win, g.refund) as what
        from game_round g
        left join moved x using (vendor_code, vendor_round_id)
        left join tickets t on t.subject_id = g.id
        left join jackpot_win w on w.round_id = g.id
       where (g.stake, g.win, g.refund) is distinct from
             (coalesce(x.stake, 0),
              coalesce(x.win, 0) + coalesce(t.win, 0) + coalesce(w.amount, 0),
              coalesce(x.refund, 0))`,
  },
  {
    rule: 'I11 the days of a member are the sum of its rounds',
    sql: `
      select member_id || ': ' || concat_ws(' and rounds ', d.days, r.rounds) as what
        from (select member_id,
                     concat_ws('/', sum(staked), sum(won), sum(refunded), sum(undone)) as days
                from play_day group by 1) d
        full join (select member_id,
                          concat_ws('/', sum(stake), sum(win), sum(refund), sum(refund)) as rounds
                     from game_round where not trial group by 1) r using (member_id)
       where d.days is distinct from r.rounds`,
  },
];

import type { Invariant } from '../../manifest.ts';

export const invariants: readonly Invariant[] = [
  {
    rule: 'I11 a round is the sum of its transactions',
    sql: `
      select g.id || ': ' || concat_ws('/', g.stake, g.win, g.refund) as what
        from game_round g
        left join lateral (
          select sum(v.amount) filter (where v.kind = 'bet') as stake,
                 sum(v.amount) filter (where v.kind = 'win' and not v.rolled_back) as win,
                 sum(v.amount) filter (where v.kind = 'bet' and v.rolled_back) as refund
            from vendor_transaction v
           where v.vendor_code = g.vendor_code and v.vendor_round_id = g.vendor_round_id) x on true
        left join lateral (
          select sum(t.amount) as rebate from transfer t
           where t.subject_kind = 'round' and t.subject_id = g.id and t.kind = 'lottery_rebate'
        ) r on true
       where (g.stake, g.win, g.refund) is distinct from
             (coalesce(x.stake, 0),
              coalesce(x.win, 0) + coalesce(r.rebate, 0)
                + coalesce((select w.amount from jackpot_win w where w.round_id = g.id), 0),
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

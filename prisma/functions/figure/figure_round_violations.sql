-- Rounds that began since a moment and whose figures differ from those in the log, and parts of
-- draws whose rows for several tickets do. A pot of the jackpot is no win of a game. The rebate of
-- a ticket is in its round's win. The log has it apart, or in the win of a row of earlier versions.
create or replace function figure_round_violations(p_since timestamptz) returns setof uuid
language sql stable as $$
  with noted as materialized (
    select f.subject_id, sum(f.stake) as stake, sum(f.valid) as valid,
           sum(f.won + f.amount) as won,
           bool_or(f.kind = 'round') as alone
      from figure_log f
     where f.kind in ('round', 'correction', 'rebate') and f.settled_at >= p_since
     group by 1
  )
  select g.id
    from game_round g
    left join noted l on l.subject_id = g.id
   cross join lateral (
     select case when g.vendor_code = 'LOTT' and l.alone is not true
                 then (lottery_first_part(g.id)).settled_at end as at) summed
   cross join lateral (
     select case when summed.at is null then 0 else g.stake - g.refund end as stake,
            case when summed.at is null then 0
                 else lottery_paid_by(g.vendor_round_id, 1)
                      + (select t.rebate from lottery_ticket t where t.id = g.id)
            end as won) others
   where g.started_at >= p_since and not g.trial
     and (coalesce(l.stake, 0) + others.stake, coalesce(l.valid, 0) + others.stake,
          coalesce(l.won, 0) + others.won)
         is distinct from
         case when coalesce(g.ended_at, summed.at) is null then (0::numeric, 0::numeric, 0::numeric)
           else ((g.stake - g.refund)::numeric, (g.stake - g.refund - g.uncounted)::numeric,
                 g.win - coalesce((select w.amount from jackpot_win w where w.round_id = g.id),
                                  0)::numeric) end
  union all
  select p.id from lottery_part p
   where p.revision = 1 and p.settled_at >= p_since
     and exists (select from lottery_part_stakes(p) s
                  where (s.noted, s.noted_won) is distinct from (s.staked, s.won))
$$;

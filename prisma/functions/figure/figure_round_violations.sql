-- Rounds that began between two moments and whose figures differ from those in the log, and parts
-- of draws whose rows for several tickets do. A pot of the jackpot is no win of a game. The rebate
-- of a ticket is in its round's win. The log has it apart, or in the win of a row of earlier
-- versions. Most rounds end within a day; later rows are searched only where something is missing.
create or replace function figure_round_violations(
  p_since timestamptz, p_until timestamptz default 'infinity'
) returns setof uuid language sql stable as $$
  with noted as materialized (
    select f.subject_id, sum(f.stake) as stake, sum(f.valid) as valid,
           sum(f.won + f.amount) as won
      from figure_log f
     where f.kind in ('round', 'correction', 'rebate') and f.settled_at >= p_since
       and f.settled_at < p_until + interval '1 day'
     group by 1
  )
  select g.id
    from game_round g
    left join noted l on l.subject_id = g.id
   cross join lateral (
     select case when g.vendor_code = 'LOTT'
                      and not exists (select from figure_log f
                                       where f.subject_id = g.id and f.kind = 'round')
                 then (lottery_first_part(g.id)).settled_at end as at) summed
   cross join lateral (
     select case when summed.at is null then 0 else g.stake - g.refund end as stake,
            case when summed.at is null then 0
                 else lottery_paid_by(g.vendor_round_id, 1)
                      + (select t.rebate from lottery_ticket t where t.id = g.id)
            end as won) others
   cross join lateral (
     select coalesce(g.ended_at, summed.at) is not null as ended,
            g.win - coalesce((select w.amount from jackpot_win w where w.round_id = g.id), 0)
              as won) own
   cross join lateral (
     select case when own.ended then g.stake - g.refund else 0 end
              - coalesce(l.stake, 0) - others.stake as stake,
            case when own.ended then g.stake - g.refund - g.uncounted else 0 end
              - coalesce(l.valid, 0) - others.stake as valid,
            case when own.ended then own.won else 0 end
              - coalesce(l.won, 0) - others.won as won) missing
   where g.started_at >= p_since and g.started_at < p_until and not g.trial
     and (missing.stake <> 0 or missing.valid <> 0 or missing.won <> 0)
     and exists (
           select from figure_log f
            where f.subject_id = g.id and f.kind in ('round', 'correction', 'rebate')
              and f.settled_at >= p_until + interval '1 day'
           having (coalesce(sum(f.stake), 0), coalesce(sum(f.valid), 0),
                   coalesce(sum(f.won + f.amount), 0))
                  is distinct from (missing.stake, missing.valid, missing.won))
  union all
  select p.id from lottery_part p
   where p.revision = 1 and p.settled_at >= p_since and p.settled_at < p_until
     and exists (select from lottery_part_stakes(p) s
                  where (s.noted, s.noted_won) is distinct from (s.staked, s.won))
$$;

-- Rounds that began since a moment and whose figures differ from those in the log. A pot of the
-- jackpot is no win of a game.
create or replace function figure_round_violations(p_since timestamptz) returns setof uuid
language sql stable as $$
  select g.id
    from game_round g
    left join (select f.subject_id, sum(f.stake) as stake, sum(f.valid) as valid, sum(f.won) as won
                 from figure_log f
                where f.kind in ('round', 'correction') and f.settled_at >= p_since
                group by 1) l on l.subject_id = g.id
   where g.started_at >= p_since and not g.trial
     and (coalesce(l.stake, 0), coalesce(l.valid, 0), coalesce(l.won, 0))
         is distinct from case when g.ended_at is null then (0::numeric, 0::numeric, 0::numeric)
           else ((g.stake - g.refund)::numeric, (g.stake - g.refund - g.uncounted)::numeric,
                 g.win - coalesce((select w.amount from jackpot_win w where w.round_id = g.id),
                                  0)::numeric) end
$$;

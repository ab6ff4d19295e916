-- The stakes of several bets of a round in one list: one sum for each place, at most a hundred.
create or replace function play_stakes_sum(p_stakes jsonb) returns jsonb
language sql immutable as $$
  select jsonb_agg(jsonb_build_object('on', s.place, 'amount', s.amount::text) order by s.first)
    from (select x.stake ->> 'on' as place, min(x.nth) as first,
                 sum((x.stake ->> 'amount')::bigint) as amount
            from jsonb_array_elements(p_stakes) with ordinality x (stake, nth)
           group by 1 order by 2 limit 100) s
$$;

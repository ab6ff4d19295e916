-- What each member has brought each upline from one moment to another, by the links that held when
-- it was settled. Members and their inviters; agents have agreements.
create or replace function referral_sums(
  p_plan referral_plan, p_from timestamptz, p_until timestamptz
) returns table (referrer_id uuid, friend_id uuid, level integer, base bigint)
language sql stable as $$
  select l.upline_id, f.member_id, l.distance::integer,
         sum(case p_plan.base
               when 'turnover' then f.valid
               else f.stake - f.won
                    - case when f.kind in ('promotion', 'rebate', 'fee') then f.amount else 0 end
             end)::bigint
    from figure_log f
    join line_link l on l.member_id = f.member_id and l.since <= f.settled_at
                    and (l.until is null or l.until > f.settled_at)
                    and l.distance between 1 and cardinality(p_plan.rates)
    join member m on m.id = f.member_id and m.type = 0
    join member u on u.id = l.upline_id and u.type = 0
   where f.brand_id = p_plan.brand_id and f.settled_at >= p_from and f.settled_at < p_until
   group by 1, 2, 3
$$;

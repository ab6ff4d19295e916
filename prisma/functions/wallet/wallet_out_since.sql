-- What has gone to vendors since the beginning of a day of the brand and not come back. What comes
-- back is taken for what went last; what comes back beyond that went before that day, or was won,
-- and leaves room for nothing: so the sum is never below zero at any time.
create or replace function wallet_out_since(p_brand uuid, p_member uuid, p_day date) returns bigint language sql stable as $$
  select coalesce(max(t.now) - least(0, min(t.sum)), 0)::bigint
    from (select sum(x.change) over (order by x.created_at, x.id) as sum, sum(x.change) over () as now
            from (select w.id, w.created_at, case w.direction when 'in' then w.amount else -w.amount end as change
                    from wallet_transfer w
                   where w.member_id = p_member and w.created_at >= brand_day_start(p_brand, p_day)
                     and (w.state = 'done' or (w.direction = 'in' and w.state <> 'returned'))) x) t
$$;

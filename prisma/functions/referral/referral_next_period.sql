-- The next period of a plan that was not calculated: its days and moments. No row while its days
-- are not over, or while the figures of them are not complete.
create or replace function referral_next_period(p_plan referral_plan)
returns table (from_day date, to_day date, starts_at timestamptz, ends_at timestamptz)
language sql stable as $$
  select n.from_day, n.to_day, s.starts_at, e.ends_at
    from (select b.from_day,
                 least(p_plan.ends_on,
                       (date_trunc(p_plan.period, b.from_day::timestamp)
                        + ('1 ' || p_plan.period)::interval)::date - 1) as to_day
            from (select coalesce(max(r.to_day) + 1, p_plan.starts_on) as from_day
                    from referral_run r where r.plan_id = p_plan.id) b) n
    join brand_date e on e.brand_id = p_plan.brand_id and e.day = n.to_day
    join lateral (select min(d.starts_at) as starts_at from brand_date d
                   where d.brand_id = p_plan.brand_id and d.day between n.from_day and n.to_day
                 ) s on true
   where n.from_day <= n.to_day and e.ends_at <= (select complete_until from figure_cursor)
$$;

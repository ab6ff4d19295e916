-- Until when the law makes the brand keep who made the last payment; null without a payment.
create or replace function privacy_kept_until(p_member uuid) returns timestamptz
language sql stable as $$
  select max(paid.at)
         + make_interval(days => brand_setting(m.brand_id, 'privacy', 'keepDays')::integer)
    from member m
    cross join lateral (
      select coalesce(d.settled_at, d.created_at) as at from deposit d
       where d.member_id = m.id and d.credited is not null
      union all
      select coalesce(w.closed_at, w.requested_at) from withdrawal w where w.member_id = m.id
    ) paid
   where m.id = p_member group by m.id
$$;

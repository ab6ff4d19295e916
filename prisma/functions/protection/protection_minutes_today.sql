-- Whole minutes for which a member has been logged in on the brand's current day. Two sessions at a
-- time count once. A session left open counts until it was idle for the brand's limit.
create or replace function protection_minutes_today(p_member uuid, p_brand uuid) returns bigint
language sql as $$
  with today as (
    select brand_midnight(b.id) as began,
           make_interval(mins => (b.settings #>> '{login,idleMinutes}')::integer) as idle
      from brand b where b.id = p_brand
  ), times as (
    select range_agg(tstzrange(greatest(s.created_at, t.began), x.until)) as span
      from session s cross join today t
     cross join lateral (
       select least(now(), s.ended_at, s.expires_at, s.last_seen_at + t.idle) as until) x
     where s.member_id = p_member and s.step is null
       and x.until > greatest(s.created_at, t.began)
  )
  select coalesce(floor(extract(epoch from sum(upper(r) - lower(r))) / 60), 0)::bigint
    from times, unnest(span) r
$$;

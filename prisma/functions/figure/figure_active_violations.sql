-- Active members of the days, weeks and months that some days belong to, where they differ: those
-- of a day from the log, as far as it is rolled up; those of a week or month from its days; and how
-- many an upline has from the links that held when each played first. Periods of earlier versions
-- lack that moment: their numbers are left out.
create or replace function figure_active_violations(p_from date, p_to date default 'infinity')
returns table (owner_id uuid, span text, start date, stored bigint, counted bigint)
language sql stable as $$
  with played as (
    select distinct f.member_id, f.day
      from figure_share f, figure_cursor k
     where not f.of_team and f.kind = 'round' and f.valid > 0 and f.day between p_from and p_to
       and f.settled_at >= (select min(d.starts_at) from brand_date d where d.day >= p_from)
       and f.settled_at < (select max(d.ends_at) from brand_date d where d.day <= p_to)
       and (f.id <= k.floor_id or (f.xid, f.id) <= (k.xid, k.last_id))
  ), noted as materialized (
    select * from member_active a
     where a.start between least(date_trunc('week', p_from), date_trunc('month', p_from))::date
                       and p_to
       and a.start >= date_trunc(a.span, p_from)::date
  ), team as (
    select l.upline_id as owner_id, n.span, n.start, count(*) as members,
           count(*) - count(n.played_at) as unknown
      from noted n
      join line_link l on l.member_id = n.member_id and l.distance > 0
                      and l.since <= coalesce(n.played_at, l.since)
                      and (l.until is null or l.until > coalesce(n.played_at, l.since))
     group by 1, 2, 3
  )
  select coalesce(p.member_id, n.member_id), 'day', coalesce(p.day, n.start),
         (n.member_id is not null)::integer::bigint, (p.member_id is not null)::integer::bigint
    from played p
    full join (select * from noted where span = 'day') n
           on n.member_id = p.member_id and n.start = p.day
   where p.member_id is null or n.member_id is null
  union all
  select n.member_id, s.span, date_trunc(s.span, n.start)::date, 0, 1
    from noted n cross join unnest(array['week', 'month']) s (span)
   where n.span = 'day'
     and not exists (select from member_active a
                      where a.member_id = n.member_id and a.span = s.span
                        and a.start = date_trunc(s.span, n.start)::date)
  union all
  select n.member_id, n.span, n.start, 1, 0
    from noted n
   where n.span <> 'day'
     and not exists (select from member_active a
                      where a.member_id = n.member_id and a.span = 'day' and a.start >= n.start
                        and a.start < n.start + ('1 ' || n.span)::interval)
  union all
  select owner_id, span, start, coalesce(a.members, 0), coalesce(t.members, 0)
    from team t
    full join (select a.upline_id as owner_id, a.span, a.start, a.members
                 from team_active a
                where a.start between least(date_trunc('week', p_from),
                                            date_trunc('month', p_from))::date and p_to
                  and a.start >= date_trunc(a.span, p_from)::date) a
         using (owner_id, span, start)
   where coalesce(t.members, 0) <> coalesce(a.members, 0) and coalesce(t.unknown, 0) = 0
$$;

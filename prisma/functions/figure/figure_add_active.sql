-- Notes who played for the first time in a day, week or month, by a part of the log, and counts it
-- for the uplines of that moment.
create or replace function figure_add_active(
  p_xid xid8, p_id bigint, p_to_xid xid8, p_to_id bigint, p_floor bigint
) returns void language sql as $$
  with played as (
    select f.member_id, s.span, date_trunc(s.span, f.day)::date as start,
           min(f.settled_at) as at
      from figure_share f cross join unnest(array['day', 'week', 'month']) s (span)
     where not f.of_team and f.kind = 'round' and f.valid > 0 and f.id > p_floor
       and (f.xid, f.id) > (p_xid, p_id) and (f.xid, f.id) <= (p_to_xid, p_to_id)
     group by 1, 2, 3
  ), met as materialized (
    -- Only one roll-up runs at a time. A join with the rows that an insert returns would compare
    -- each with each.
    select p.* from played p
     where not exists (select from member_active a
                        where (a.member_id, a.span, a.start) = (p.member_id, p.span, p.start))
  ), noted as (
    insert into member_active (member_id, span, start, played_at)
      select member_id, span, start, at from met
  )
  insert into team_active as t (upline_id, span, start, members)
    select l.upline_id, m.span, m.start, count(*)
      from met m
      join line_link l on l.member_id = m.member_id and l.distance > 0 and l.since <= m.at
                      and (l.until is null or l.until > m.at)
     group by 1, 2, 3
  on conflict (upline_id, span, start) do update set members = t.members + excluded.members
$$;

revoke execute on function figure_add_active from public;

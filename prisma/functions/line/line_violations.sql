-- Members whose links differ from their uplines. It walks up from every member.
create or replace function line_violations() returns setof uuid
language sql stable as $$
  with recursive above as (
    select m.id as member_id, m.id as upline_id, 0 as distance from member m
    union all
    select a.member_id, m.upline_id, a.distance + 1
      from above a join member m on m.id = a.upline_id
     where m.upline_id is not null and a.distance <= 64
  ), links as (
    select l.member_id, l.upline_id, l.distance::integer from line_link l where l.until is null
  )
  select distinct coalesce(a.member_id, l.member_id)
    from above a full join links l using (member_id, upline_id, distance)
   where a.member_id is null or l.member_id is null
$$;

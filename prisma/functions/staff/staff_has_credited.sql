-- Whether a person brought money to a member within the brand's days of separate hands: to the
-- member, or from the brand's small amount on to members who sent it along the line, directly or
-- through one more member.
create or replace function staff_has_credited(
  p_brand uuid, p_member uuid, p_staff uuid
) returns boolean language sql stable as $$
  with since as (
    select now() - make_interval(
      days => brand_setting(p_brand, 'staff', 'separateDays')::integer) as at
  ), senders as (
    select l.from_member as id, sum(l.amount) as sent from line_transfer l, since
     where l.to_member = p_member and l.created_at >= since.at
     group by l.from_member
  ), credited as (
    select s.sent from senders s, since
     where staff_credited_since(s.id, p_staff, since.at)
        or exists (select from line_transfer b
                    where b.to_member = s.id and b.from_member <> p_member
                      and b.created_at >= since.at
                      and staff_credited_since(b.from_member, p_staff, since.at))
  )
  select staff_credited_since(p_member, p_staff, since.at)
      or coalesce((select sum(sent) from credited), 0)
           >= brand_setting(p_brand, 'staff', 'separateFrom')::bigint
    from since
$$;

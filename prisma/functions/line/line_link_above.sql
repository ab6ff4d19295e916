-- Links a member and all below to an upline and all above it.
create or replace function line_link_above(p_member uuid, p_upline uuid, p_since timestamptz)
returns void language sql as $$
  insert into line_link (upline_id, member_id, distance, since)
    select a.upline_id, b.member_id, a.distance + 1 + b.distance, p_since
      from line_link a, line_link b
     where a.member_id = p_upline and a.until is null
       and b.upline_id = p_member and b.until is null
$$;

-- The number of a member's uplines.
create or replace function line_depth(p_member uuid) returns integer
language sql stable as $$
  select max(distance)::integer from line_link where member_id = p_member and until is null
$$;

-- Whether a member is in the downline of another one, at any depth.
create or replace function line_is_below(p_member uuid, p_top uuid) returns boolean
language sql stable as $$
  select exists (
    select from line_link
     where member_id = p_member and upline_id = p_top and until is null and distance > 0)
$$;

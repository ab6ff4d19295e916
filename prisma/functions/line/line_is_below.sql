-- Whether a member is in the downline of another one, at any depth.
create or replace function line_is_below(p_member uuid, p_top uuid) returns boolean
language sql stable as $$
  with recursive above as (
    select upline_id from member where id = p_member
    union
    select m.upline_id from above a join member m on m.id = a.upline_id
  )
  select exists (select from above where upline_id = p_top)
$$;

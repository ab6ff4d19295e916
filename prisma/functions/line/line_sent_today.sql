-- The sum that a member has sent along the line since the start of the brand's current day.
create or replace function line_sent_today(p_brand uuid, p_member uuid) returns bigint
language sql stable as $$
  select coalesce(sum(amount), 0)::bigint from line_transfer
   where from_member = p_member and created_at >= brand_midnight(p_brand)
$$;

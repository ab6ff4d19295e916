-- The sum that a member has received from the upline since the start of a day of the brand.
create or replace function line_received_since(p_brand uuid, p_member uuid, p_day date)
returns bigint language sql stable as $$
  select coalesce(sum(amount), 0)::bigint from line_transfer
   where to_member = p_member and way = 'down' and created_at >= brand_day_start(p_brand, p_day)
$$;

-- The sum sent to vendors since the start of a day of the brand, without transfers that came back
-- unaccepted. Money that came back later still counts, because it may have been staked there.
create or replace function wallet_sent_since(p_brand uuid, p_member uuid, p_day date)
returns bigint language sql stable as $$
  select coalesce(sum(amount), 0)::bigint from wallet_transfer
   where member_id = p_member and created_at >= brand_day_start(p_brand, p_day)
     and direction = 'in' and state <> 'returned'
$$;

-- All that has gone to vendors since the beginning of a day of the brand, but for what they surely
-- never had. What came back may have been staked there once and again.
create or replace function wallet_sent_since(p_brand uuid, p_member uuid, p_day date) returns bigint language sql stable as $$
  select coalesce(sum(w.amount), 0)::bigint
    from wallet_transfer w
   where w.member_id = p_member and w.created_at >= brand_day_start(p_brand, p_day) and w.direction = 'in' and w.state <> 'returned'
$$;

-- What came back from vendors since the start of a day of the brand, and may have been staked there
-- in rounds that the vendor has not reported yet.
create or replace function wallet_unseen(p_brand uuid, p_member uuid, p_day date)
returns bigint language sql stable as $$
  select coalesce(sum(w.amount), 0)::bigint
    from wallet_transfer w left join vendor_feed f on f.vendor_code = w.vendor_code
   where w.member_id = p_member and w.direction = 'out' and w.state = 'done'
     and w.settled_at >= brand_day_start(p_brand, p_day)
     and w.settled_at > coalesce(f.complete_until, '-infinity')
$$;

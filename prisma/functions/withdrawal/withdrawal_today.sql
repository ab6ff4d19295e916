-- The number and sum of a member's withdrawals on the brand's current day. Withdrawals that ended
-- before they were paid do not count.
create or replace function withdrawal_today(
  p_brand uuid, p_member uuid, out made integer, out total bigint
) language sql stable as $$
  select count(*)::integer, coalesce(sum(amount), 0)::bigint from withdrawal
   where member_id = p_member and day = brand_day(p_brand, now())
     and status not in ('cancelled', 'rejected', 'failed')
$$;

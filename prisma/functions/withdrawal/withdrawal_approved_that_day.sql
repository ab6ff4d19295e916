-- The sum of a member's other withdrawals that were approved on the same day of the brand as this
-- one, or today while it is not approved. Those that ended before they were paid do not count.
create or replace function withdrawal_approved_that_day(w withdrawal) returns bigint
language sql stable as $$
  select coalesce(sum(x.amount), 0)::bigint from withdrawal x
   where x.member_id = w.member_id and x.id <> w.id
     and x.status not in ('cancelled', 'rejected', 'failed')
     and brand_day(w.brand_id, x.approved_at)
         = brand_day(w.brand_id, coalesce(w.approved_at, now()))
$$;

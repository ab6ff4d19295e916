-- What a member may not withdraw yet because it was won and is held, without what was lost again
-- before other money came in. What is still at vendors with
-- their own wallets is not in the main wallet; what came back from there beyond the reported rounds
-- was won in rounds that no one could check yet.
create or replace function winning_held(p_member uuid) returns bigint language sql stable as $$
  with held as (
    select coalesce(sum(h.amount - h.lost) filter (where r.vendor_code is null), 0) as here,
           coalesce(sum(h.amount - h.lost) filter (where r.vendor_code is not null), 0) as there
      from held_win h
      left join reported_round r on r.vendor_round_id = h.vendor_round_id
                                and r.vendor_code = h.vendor_code
     where h.member_id = p_member and h.released_at is null
  ), vendor as (
    select coalesce(sum(balance), 0) as balance from purse
     where member_id = p_member and purpose = 'vendor'
  )
  select (held.here + greatest(0, held.there - greatest(0, vendor.balance))
          + greatest(0, -vendor.balance))::bigint
    from held, vendor
$$;

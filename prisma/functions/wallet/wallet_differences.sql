-- Where a vendor with its own wallets and our books disagree about a member: for an hour nothing is
-- left there by transfers, and rounds are missing that explain what came back; or the vendor states
-- another balance although it has listed all rounds and nothing has moved since.
create or replace function wallet_differences(p_brand uuid) returns table (
  member_id uuid, vendor_code text, kind text, booked bigint, stated bigint, since timestamptz
) language sql stable as $$
  select p.member_id, p.vendor_code, 'rounds_missing', p.booked, 0::bigint, p.held_at
    from vendor_player p
   where p.brand_id = p_brand and p.booked <> 0 and not p.may_hold
     and p.held_at < now() - interval '1 hour'
  union all
  select p.member_id, p.vendor_code, 'other_balance', p.booked, p.balance, p.balance_at
    from vendor_player p
    join vendor_feed f on f.vendor_code = p.vendor_code
   where p.brand_id = p_brand and p.may_hold and p.balance <> p.booked
     and f.complete_until > p.balance_at
     and not exists (select from reported_round r
                      where r.member_id = p.member_id and r.vendor_code = p.vendor_code
                        and (r.status = 'open' or r.reported_at > p.balance_at))
     and not exists (select from wallet_transfer w
                      where w.member_id = p.member_id and w.vendor_code = p.vendor_code
                        and coalesce(w.settled_at, now()) > p.balance_at)
$$;

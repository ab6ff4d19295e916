-- What a member has at vendors with their own wallets, or on the way there: it can be staked and
-- lost without another question to us.
create or replace function wallet_exposed(p_member uuid) returns bigint language sql stable as $$
  select coalesce(sum(greatest(balance, 0)), 0)::bigint from purse
   where member_id = p_member and purpose in ('vendor', 'transit')
$$;

-- How much of a limit is used: minor units, negative for losses of a winner; minutes for `session`.
-- What is at vendors with their own wallets counts too, because it can be staked and lost there.
create or replace function protection_used(
  p_member uuid, p_brand uuid, p_kind text, p_period text
) returns bigint language plpgsql as $$
declare
  since constant date := protection_period_start(p_period, brand_day(p_brand, now()));
begin
  return case p_kind
    when 'stake' then protection_played(p_member, p_kind, since) + wallet_exposed(p_member)
                      + wallet_unseen(p_brand, p_member, since)
    when 'loss' then protection_played(p_member, p_kind, since) + wallet_exposed(p_member)
    when 'deposit' then protection_deposits(p_member, p_brand, since)
    when 'session' then protection_minutes_today(p_member, p_brand)
  end;
end $$;

-- How much of a limit is used: minor units, negative for losses of a winner; minutes for `session`.
-- A refunded stake is taken off the day on which it was made; a win counts on its own day. All that
-- was sent to vendors with own wallets counts as staked, and what remains there as lost.
create or replace function protection_used(
  p_member uuid, p_brand uuid, p_kind text, p_period text
) returns bigint language plpgsql as $$
declare
  since constant date := protection_period_start(p_period, brand_day(p_brand, now()));
  used bigint;
begin
  case p_kind
    when 'stake' then
      select coalesce(sum(staked - undone), 0) + wallet_sent_since(p_brand, p_member, since)
        into used from play_day where member_id = p_member and day >= since;
    when 'loss' then
      select coalesce(sum(staked - undone - won), 0) + wallet_out_since(p_brand, p_member, since)
        into used from play_day where member_id = p_member and day >= since;
    when 'deposit' then
      used := protection_deposits(p_member, p_brand, since);
    when 'session' then
      used := protection_minutes_today(p_member, p_brand);
  end case;
  return coalesce(used, 0);
end $$;

-- How much of a limit is used: minor units, which are below zero for losses of somebody who has
-- won; minutes for `session`. Stakes that were given back count for nothing on the day on which
-- they were made, whenever that was; wins count on the day on which they come. All that was sent to
-- vendors that keep wallets counts as staked, however much has come back, and what stands there as
-- lost. Deposits that are under way count as if they were paid, and so does what an upline has
-- sent. What the member has told to have paid is under way until the staff have decided, however
-- late it is.
create or replace function protection_used(p_member uuid, p_brand uuid, p_kind text, p_period text) returns bigint language plpgsql as $$
declare
  since constant date := period_start(p_period, brand_day(p_brand, now()));
  used bigint;
begin
  case p_kind
    when 'stake' then
      select coalesce(sum(d.staked - d.undone), 0) + wallet_sent_since(p_brand, p_member, since) into used
        from play_day d where d.member_id = p_member and d.day >= since;
    when 'loss' then
      select coalesce(sum(d.staked - d.undone - d.won), 0) + wallet_out_since(p_brand, p_member, since) into used
        from play_day d where d.member_id = p_member and d.day >= since;
    when 'deposit' then
      select coalesce((select sum(c.deposited) from cash_day c where c.member_id = p_member and c.day >= since), 0)
           + coalesce((select sum(d.amount) from deposit d
                        where d.member_id = p_member
                          and (d.status = 'review' or (d.status in ('created', 'pending') and d.expires_at > now()))), 0)
           + line_received_since(p_brand, p_member, since)
        into used;
    when 'session' then
      used := minutes_today(p_member, p_brand);
  end case;
  return coalesce(used, 0);
end $$;

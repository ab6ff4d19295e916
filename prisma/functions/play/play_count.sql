-- Counts what a member has staked, won and got back on the brand's day.
create or replace function play_count(p_member uuid, p_brand uuid, p_vendor text, p_staked bigint, p_won bigint, p_refunded bigint) returns void
language plpgsql as $$
begin
  insert into play_day as d (member_id, day, vendor_code, staked, won, refunded, bets)
    values (p_member, brand_day(p_brand, now()), p_vendor, p_staked, p_won, p_refunded, case when p_staked > 0 then 1 else 0 end)
    on conflict (member_id, day, vendor_code) do update
      set staked = d.staked + excluded.staked, won = d.won + excluded.won, refunded = d.refunded + excluded.refunded,
          bets = d.bets + excluded.bets;
end $$;

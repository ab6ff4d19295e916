-- Counts what a member has won and got back on the brand's day of a moment. Stakes are counted by
-- stake_write.
create or replace function play_count(
  p_member uuid, p_brand uuid, p_vendor text, p_won bigint, p_refunded bigint,
  p_at timestamptz default now()
) returns void language plpgsql as $$
begin
  insert into play_day as d (member_id, day, vendor_code, won, refunded)
    values (p_member, brand_day(p_brand, p_at), p_vendor, p_won, p_refunded)
    on conflict (member_id, day, vendor_code) do update
      set won = d.won + excluded.won, refunded = d.refunded + excluded.refunded;
end $$;

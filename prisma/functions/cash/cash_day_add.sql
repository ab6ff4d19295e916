-- Adds to what a member has deposited and withdrawn on the brand's current day.
create or replace function cash_day_add(
  p_brand uuid, p_member uuid, p_deposited bigint, p_withdrawn bigint
) returns void language sql as $$
  insert into cash_day (member_id, day, deposited, withdrawn)
    values (p_member, brand_day(p_brand, now()), p_deposited, p_withdrawn)
  on conflict (member_id, day) do update
    set deposited = cash_day.deposited + excluded.deposited,
        withdrawn = cash_day.withdrawn + excluded.withdrawn
$$;

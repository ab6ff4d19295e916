-- Adds to what a person did alone on the brand's current day.
create or replace function staff_day_add(
  p_brand uuid, p_staff uuid, p_act text, p_amount bigint
) returns void language sql as $$
  insert into staff_day (staff_id, day, act, amount)
    values (p_staff, brand_day(p_brand, now()), p_act, p_amount)
  on conflict (staff_id, day, act) do update set amount = staff_day.amount + excluded.amount
$$;

-- The moment at which the brand's current day started.
create or replace function brand_midnight(p_brand uuid) returns timestamptz
language sql stable as $$
  select brand_day_start(p_brand, brand_day(p_brand, now()))
$$;

-- The moment at which a day of the brand starts.
create or replace function brand_day_start(p_brand uuid, p_day date) returns timestamptz
language sql stable as $$
  select p_day::timestamp at time zone time_zone from brand where id = p_brand
$$;

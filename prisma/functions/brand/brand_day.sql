-- The brand's day of a moment, in its own time zone.
create or replace function brand_day(p_brand uuid, p_at timestamptz) returns date
language sql stable as $$
  select (p_at at time zone b.time_zone)::date from brand b where b.id = p_brand
$$;

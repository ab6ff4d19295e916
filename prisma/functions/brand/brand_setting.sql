-- One value of a brand's settings as text; null where the path does not exist.
create or replace function brand_setting(p_brand uuid, variadic p_path text[]) returns text
language sql stable as $$
  select settings #>> p_path from brand where id = p_brand
$$;

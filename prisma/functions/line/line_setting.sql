create or replace function line_setting(p_brand uuid, p_name text) returns text language sql stable as $$
  select settings #>> array['transfers', p_name] from brand where id = p_brand
$$;

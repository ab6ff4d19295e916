-- A setting of the brand's withdrawals. It is read where it is applied, so that all gateways apply
-- the same.
create or replace function withdrawal_setting(p_brand uuid, variadic p_path text[]) returns text language sql stable as $$
  select settings #>> ('{withdrawal}'::text[] || p_path) from brand where id = p_brand
$$;

-- Whether a brand has one wallet for every game. It is read where it is applied, so that all
-- gateways apply the same.
create or replace function wallet_is_single(p_brand uuid) returns boolean language sql stable as $$
  select (settings #>> '{wallets,single}')::boolean from brand where id = p_brand
$$;

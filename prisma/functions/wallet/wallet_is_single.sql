-- Whether a brand has one wallet for all games. Read where it is applied, so that all gateways
-- apply the same value.
create or replace function wallet_is_single(p_brand uuid) returns boolean language sql stable as $$
  select brand_setting(p_brand, 'wallets', 'single')::boolean
$$;

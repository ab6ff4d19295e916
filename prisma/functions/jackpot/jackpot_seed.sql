-- Puts the first amount into the present pot, once. The caller holds the lock of the jackpot.
create or replace function jackpot_seed(p_brand uuid) returns void language sql as $$
  select purse_must_move('brand', p_brand, 'jackpot:seed:' || j.nth,
                         purse_of(p_brand, null, 'house_games', j.currency), j.purse_id,
                         brand_setting(p_brand, 'jackpot', 'seed')::bigint, 'jackpot_seed')
    from jackpot j where j.brand_id = p_brand
$$;

-- Sends the pot to all pages of the brand.
create or replace function jackpot_publish(p_brand uuid) returns void language sql as $$
  insert into outbox (topic, brand_id, payload)
    select 'jackpot', p_brand,
           jsonb_build_object('pot', p.balance::text, 'currency', p.currency, 'nth', j.nth)
      from jackpot j join purse p on p.id = j.purse_id where j.brand_id = p_brand
$$;

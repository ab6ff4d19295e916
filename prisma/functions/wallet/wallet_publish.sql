-- Sends the state of a transfer and the member's balance to the member's open pages.
create or replace function wallet_publish(p_transfer uuid) returns void language sql as $$
  insert into outbox (topic, brand_id, member_id, payload)
    select 'wallet', brand_id, member_id,
           jsonb_build_object('reference', reference, 'state', state)
      from wallet_transfer where id = p_transfer;
  select purse_publish(purse_of(brand_id, member_id, 'main', currency))
    from wallet_transfer where id = p_transfer;
$$;

-- Tells the member's pages how a transfer stands, and the balance.
create or replace function wallet_tell(p_transfer uuid) returns void language sql as $$
  insert into outbox (topic, brand_id, member_id, payload)
    select 'wallet', brand_id, member_id, jsonb_build_object('reference', reference, 'state', state) from wallet_transfer where id = p_transfer;
  select purse_tell(wallet_purse(brand_id, member_id, 'main', currency)) from wallet_transfer where id = p_transfer;
$$;

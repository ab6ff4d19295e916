-- Sends the status of a deposit and the member's balance to the member's open pages.
create or replace function deposit_publish(p_deposit uuid) returns void language sql as $$
  insert into outbox (topic, brand_id, member_id, payload)
    select 'deposit', brand_id, member_id,
           jsonb_build_object('reference', reference, 'status', status)
      from deposit where id = p_deposit;
  select purse_publish(purse_of(brand_id, member_id, 'main', currency))
    from deposit where id = p_deposit;
$$;

-- Sends the status of a deposit and the member's balance to the member's open pages, and
-- its end to the inbox.
create or replace function deposit_publish(p_deposit uuid) returns void language sql as $$
  insert into outbox (topic, brand_id, member_id, payload)
    select 'deposit', brand_id, member_id,
           jsonb_build_object('reference', reference, 'status', status)
      from deposit where id = p_deposit;
  select inbox_add(brand_id, member_id, 'deposit',
                   jsonb_build_object('reference', reference, 'status', status,
                                      'amount', amount::text, 'currency', currency),
                   reference || ':' || status)
    from deposit where id = p_deposit and status in ('paid', 'failed');
  select purse_publish(purse_of(brand_id, member_id, 'main', currency))
    from deposit where id = p_deposit;
$$;

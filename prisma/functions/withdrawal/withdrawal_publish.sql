-- Sends the status of a withdrawal and the member's balance to the member's open pages.
create or replace function withdrawal_publish(p_withdrawal uuid) returns void language sql as $$
  insert into outbox (topic, brand_id, member_id, payload)
    select 'withdrawal', brand_id, member_id,
           jsonb_build_object('reference', reference, 'status', status)
      from withdrawal where id = p_withdrawal;
  select purse_publish(purse_of(brand_id, member_id, 'main', currency))
    from withdrawal where id = p_withdrawal;
$$;

-- Sends the status of a withdrawal and the member's balance to the member's open pages, and
-- what became of the money to the inbox.
create or replace function withdrawal_publish(p_withdrawal uuid) returns void language sql as $$
  insert into outbox (topic, brand_id, member_id, payload)
    select 'withdrawal', brand_id, member_id,
           jsonb_build_object('reference', reference, 'status', status)
      from withdrawal where id = p_withdrawal;
  select inbox_add(brand_id, member_id, 'withdrawal',
                   jsonb_build_object('reference', reference, 'status', status,
                                      'amount', amount::text, 'currency', currency),
                   reference || ':' || status)
    from withdrawal
   where id = p_withdrawal and status in ('paid', 'rejected', 'failed', 'returned');
  select purse_publish(purse_of(brand_id, member_id, 'main', currency))
    from withdrawal where id = p_withdrawal;
$$;

-- Tells the member's pages how a withdrawal stands, and the balance.
create or replace function withdrawal_tell(p_withdrawal uuid) returns void language sql as $$
  insert into outbox (topic, brand_id, member_id, payload)
    select 'withdrawal', brand_id, member_id, jsonb_build_object('reference', reference, 'status', status)
      from withdrawal where id = p_withdrawal;
  insert into outbox (topic, brand_id, member_id, payload)
    select 'balance', p.brand_id, p.member_id, jsonb_build_object('sumBalance', p.balance::text, 'currency', p.currency, 'version', p.version)
      from withdrawal w join purse p on p.member_id = w.member_id and p.purpose = 'main' and p.currency = w.currency where w.id = p_withdrawal;
$$;

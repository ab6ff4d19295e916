-- Tells the member's pages what became of a deposit, and the balance.
create or replace function deposit_tell(p_deposit uuid) returns void language sql as $$
  insert into outbox (topic, brand_id, member_id, payload)
    select 'deposit', brand_id, member_id, jsonb_build_object('reference', reference, 'status', status) from deposit where id = p_deposit;
  insert into outbox (topic, brand_id, member_id, payload)
    select 'balance', p.brand_id, p.member_id, jsonb_build_object('sumBalance', p.balance::text, 'currency', p.currency, 'version', p.version)
      from deposit d join purse p on p.member_id = d.member_id and p.purpose = 'main' and p.currency = d.currency where d.id = p_deposit;
$$;

-- Tells a member's pages what stands in a purse.
create or replace function purse_tell(p_purse uuid) returns void language sql as $$
  insert into outbox (topic, brand_id, member_id, payload)
    select 'balance', p.brand_id, p.member_id, jsonb_build_object('sumBalance', p.balance::text, 'currency', p.currency, 'version', p.version)
      from purse p where p.id = p_purse
$$;

-- Sends the balance of a purse to the member's open pages.
create or replace function purse_publish(p_purse uuid) returns void language sql as $$
  insert into outbox (topic, brand_id, member_id, payload)
    select 'balance', brand_id, member_id,
           jsonb_build_object('sumBalance', balance::text, 'currency', currency, 'version', version)
      from purse where id = p_purse
$$;

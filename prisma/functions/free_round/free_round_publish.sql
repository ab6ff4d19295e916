-- Tells the open pages of a member that the free rounds have changed.
create or replace function free_round_publish(p_brand uuid, p_member uuid) returns void
language sql as $$
  insert into outbox (topic, brand_id, member_id, payload)
    values ('free_rounds', p_brand, p_member, '{}')
$$;

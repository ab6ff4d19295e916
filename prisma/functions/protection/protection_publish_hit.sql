-- Publishes the limit that has refused a stake, as protection_stake_check answers it.
create or replace function protection_publish_hit(p_member uuid, p_brand uuid, p_hit jsonb)
returns void language sql as $$
  select protection_publish_refusal(
    p_member, p_brand, p_hit ->> 'kind', p_hit ->> 'period', (p_hit ->> 'amount')::bigint,
    (p_hit ->> 'used')::bigint)
$$;

-- Notifies the member's open pages which limit refused a stake, at most once in ten seconds. The
-- hit is what protection_stake_check answers.
create or replace function protection_publish_refusal(p_member uuid, p_brand uuid, p_hit jsonb)
returns void language plpgsql as $$
begin
  insert into protection as p (member_id, brand_id, refusal_told_at)
    values (p_member, p_brand, now())
    on conflict (member_id) do update set refusal_told_at = now()
      where p.refusal_told_at is null or p.refusal_told_at < now() - interval '10 seconds';
  if not found then return; end if;
  insert into outbox (topic, brand_id, member_id, payload)
    values ('stake_refused', p_brand, p_member, jsonb_build_object(
      'kind', p_hit ->> 'kind', 'period', p_hit ->> 'period', 'amount', p_hit ->> 'amount',
      'left', greatest(0, (p_hit ->> 'amount')::bigint - (p_hit ->> 'used')::bigint)::text));
end $$;

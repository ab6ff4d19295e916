-- Why a member may not put this stake down now, or null. The caller holds the locks of the member's
-- purses. The function is volatile, so that it reads what was committed until those were taken,
-- also within a statement that began before.
create or replace function protection_stake_refusal(p_member uuid, p_brand uuid, p_amount bigint) returns text language plpgsql as $$
declare
  excluded boolean;
  limited boolean;
  hit record;
begin
  select exists (select from protection p where p.member_id = p_member and p.excluded_until > now()),
         exists (select from protection_limit l where l.member_id = p_member and l.kind <> 'deposit')
           or exists (select from brand_limit b where b.brand_id = p_brand and b.kind <> 'deposit')
    into excluded, limited;
  if excluded then return 'member_excluded'; end if;
  if not limited then return null; end if;
  hit := protection_hit(p_member, p_brand, array['stake', 'loss', 'session'], p_amount);
  if hit.kind is null then return null; end if;
  insert into protection as p (member_id, brand_id, refusal_told_at) values (p_member, p_brand, now())
    on conflict (member_id) do update set refusal_told_at = now()
      where p.refusal_told_at is null or p.refusal_told_at < now() - interval '10 seconds';
  if found then
    insert into outbox (topic, brand_id, member_id, payload)
      values ('stake_refused', p_brand, p_member, jsonb_build_object('kind', hit.kind, 'period', hit.period, 'amount', hit.amount::text,
                                                                     'left', greatest(0, hit.amount - hit.used)::text));
  end if;
  return 'limit_reached';
end $$;

-- Why a member may not stake an amount now, or null. The caller holds the locks of the member's
-- purses. The function is volatile, so that it reads what was committed until the locks were taken,
-- even within a statement that began before.
create or replace function protection_stake_refusal(p_member uuid, p_brand uuid, p_amount bigint)
returns text language plpgsql as $$
declare
  excluded boolean;
  limited boolean;
  hit record;
begin
  select exists (select from protection p
                  where p.member_id = p_member and p.excluded_until > now()),
         exists (select from protection_limit l
                  where l.member_id = p_member and l.kind <> 'deposit')
           or exists (select from brand_limit b
                       where b.brand_id = p_brand and b.kind <> 'deposit')
    into excluded, limited;
  if excluded then return 'member_excluded'; end if;
  if not limited then return null; end if;
  hit := protection_hit(p_member, p_brand, array['stake', 'loss', 'session'], p_amount);
  if hit.kind is null then return null; end if;
  perform protection_publish_refusal(
    p_member, p_brand, hit.kind, hit.period, hit.amount, hit.used);
  return 'limit_reached';
end $$;

-- Why a member may not put a stake down now, beside stakes that were taken in the same call and
-- are not counted yet. Writes nothing. The caller holds the locks of the member's purses. The
-- function is volatile, so that it reads what was committed until those locks were taken.
create or replace function protection_stake_check(
  p_member uuid, p_brand uuid, p_amount bigint, p_taken bigint,
  out refusal text, out hit jsonb
) language plpgsql as $$
declare
  excluded boolean;
  limited boolean;
  h record;
begin
  select exists (select from protection p
                  where p.member_id = p_member and p.excluded_until > now()),
         exists (select from protection_limit l
                  where l.member_id = p_member and l.kind <> 'deposit')
           or exists (select from brand_limit b where b.brand_id = p_brand and b.kind <> 'deposit')
    into excluded, limited;
  if excluded then refusal := 'member_excluded'; end if;
  if excluded or not limited then return; end if;
  h := protection_hit(p_member, p_brand, array['stake', 'loss', 'session'], p_taken + p_amount);
  if h.kind is null then return; end if;
  refusal := 'limit_reached';
  hit := jsonb_build_object(
    'kind', h.kind, 'period', h.period, 'amount', h.amount,
    'used', h.used + case h.kind when 'session' then 0 else p_taken end);
end $$;

-- Grants free rounds, or proposes them where the sum of a person's day reaches the brand's amount.
-- `p_terms` are those of free_round_terms_refusal. Answers `granted`, `proposed`, or the code of a
-- refusal; a repeated key gets its first answer.
create or replace function free_round_offer(
  p_brand uuid, p_staff uuid, p_member uuid, p_terms jsonb, p_reason text, p_key text
) returns text language plpgsql as $$
declare
  size constant bigint := (p_terms ->> 'value')::bigint * (p_terms ->> 'rounds')::integer;
  refusal constant text := free_round_terms_refusal(p_brand, p_member, p_terms);
  -- Its lock puts the calls of a person in order.
  two constant boolean := staff_day_reaches(
    p_brand, p_staff, 'free_rounds', size,
    brand_setting(p_brand, 'freeRounds', 'alonePerDay')::bigint);
  known text;
  made uuid;
begin
  select case when (g.member_id, g.terms) = (p_member, p_terms) then 'granted'
              else 'idempotency_key_reused' end into known
    from free_round_grant g where g.granted_by = p_staff and g.idempotency_key = p_key;
  if known is not null then return known; end if;
  if refusal is not null then return refusal; end if;
  if two or staff_counts_from(p_staff) is not null or exists (
    select from proposal where proposed_by = p_staff and idempotency_key = p_key) then
    made := proposal_make(
      p_brand, p_staff, 'free_rounds', p_member::text, p_member,
      p_terms || jsonb_build_object('currency', (select currency from brand where id = p_brand)),
      p_reason, p_key);
    return case when made is null then 'idempotency_key_reused' else 'proposed' end;
  end if;
  made := free_round_make(p_brand, p_member, p_terms, p_staff, null, p_reason, p_key);
  perform staff_day_add(p_brand, p_staff, 'free_rounds', size);
  perform audit_write(p_brand, p_staff, 'free_rounds_granted', 'member', p_member::text, null,
                      p_terms || jsonb_build_object('grant', made), p_reason);
  return 'granted';
end $$;

-- Staff decide whether two accounts belong to one person. `same`: the second account is excluded
-- for as long as the first and may then withdraw; without an exclusion it stays frozen.
-- `different`: it is free again, unless another match holds it. Answers the decision, `excluded`
-- for one that excluded the account, or the code of a refusal.
create or replace function protection_person_decide(
  p_brand uuid, p_match uuid, p_staff uuid, p_decision text, p_reason text
) returns text language plpgsql as $$
declare
  x person_match;
  done text := p_decision;
begin
  select * into x from person_match where id = p_match and brand_id = p_brand;
  if x.id is null then return 'member_not_found'; end if;
  if x.member_id is not null then perform protection_lock(x.member_id); end if;
  select * into x from person_match where id = p_match for update;
  if x.decision is not null then return 'match_decided'; end if;
  if staff_counts_from(p_staff) is not null then return 'person_too_new'; end if;
  update person_match set decision = p_decision, decided_at = now(), decided_by = p_staff
   where id = p_match;
  if p_decision = 'same' and protection_follow(x, p_staff, p_reason) then
    done := 'excluded';
  end if;
  if done = 'excluded' or (p_decision = 'different' and not exists (
       select from person_match o
        where o.member_id = x.member_id and o.decision is distinct from 'different')) then
    update purse set frozen = false
     where member_id = x.member_id and purpose = 'main'
       and exists (select from person_match o where o.member_id = x.member_id and o.froze);
    update person_match set froze = false where member_id = x.member_id and froze;
  end if;
  perform audit_write(
    p_brand, p_staff, 'person_' || p_decision, 'member', coalesce(x.member_id, x.known_id)::text,
    jsonb_build_object('signals', x.signals, 'known', x.known_id),
    jsonb_build_object('decision', done), p_reason);
  return done;
end $$;

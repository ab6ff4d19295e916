-- Stores a proposal. Answers its id, also for a repeated key; null where the key belongs to another
-- proposal of this person.
create or replace function proposal_make(
  p_brand uuid, p_staff uuid, p_kind text, p_subject text, p_member uuid, p_payload jsonb,
  p_reason text, p_key text default null
) returns uuid language plpgsql as $$
declare
  made uuid;
begin
  insert into proposal (brand_id, kind, subject, member_id, payload, reason, proposed_by,
                        idempotency_key)
    values (p_brand, p_kind, p_subject, p_member, p_payload, p_reason, p_staff, p_key)
  on conflict (proposed_by, idempotency_key) do nothing returning id into made;
  if made is null then
    select id into made from proposal
     where proposed_by = p_staff and idempotency_key = p_key
       and (kind, subject, payload) = (p_kind, p_subject, p_payload);
    return made;
  end if;
  perform audit_write(
    p_brand, p_staff, 'proposal_made', p_kind, p_subject, null,
    jsonb_build_object('proposal', made) || p_payload, p_reason);
  return made;
end $$;

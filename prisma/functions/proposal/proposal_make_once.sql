-- Stores a proposal where no other one of its kind is open for the subject. Answers `proposed`,
-- `proposal_open`, or `idempotency_key_reused` where the key belongs to another proposal.
create or replace function proposal_make_once(
  p_brand uuid, p_staff uuid, p_kind text, p_subject text, p_member uuid, p_payload jsonb,
  p_reason text, p_key text
) returns text language plpgsql as $$
begin
  if proposal_is_open(p_kind, p_subject, p_staff, p_key) then return 'proposal_open'; end if;
  if proposal_make(p_brand, p_staff, p_kind, p_subject, p_member, p_payload, p_reason, p_key)
     is null then
    return 'idempotency_key_reused';
  end if;
  return 'proposed';
end $$;

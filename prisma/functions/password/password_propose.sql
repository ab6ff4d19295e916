-- Proposes a password for a member who cannot log in. The proposer has seen it, so another person
-- decides. Answers the id of the proposal.
create or replace function password_propose(
  p_brand uuid, p_staff uuid, p_member uuid, p_hash text, p_reason text, p_key text
) returns uuid language plpgsql as $$
declare
  made uuid;
begin
  made := proposal_make(
    p_brand, p_staff, 'password', p_member::text, p_member, '{}', p_reason, p_key);
  insert into proposed_password (proposal_id, password_hash, before_hash)
    select made, p_hash, m.password_hash from member m where m.id = p_member
    on conflict do nothing;
  return made;
end $$;

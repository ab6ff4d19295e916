-- Proposes to erase the data of a member. Answers `proposed` or the code of a refusal.
create or replace function privacy_erasure_propose(
  p_brand uuid, p_staff uuid, p_member uuid, p_reason text, p_key text
) returns text language plpgsql as $$
declare
  m constant member := (select x from member x where x.id = p_member and x.brand_id = p_brand);
begin
  if m.id is null then return 'member_not_found'; end if;
  if m.erased_at is not null then return 'member_erased'; end if;
  if proposal_is_open('erasure', m.id::text) then return 'proposal_open'; end if;
  if privacy_obstacles(m.id, null) <> '{}' then return 'erasure_blocked'; end if;
  return proposal_make_once(p_brand, p_staff, 'erasure', m.id::text, m.id, '{}', p_reason, p_key);
end $$;

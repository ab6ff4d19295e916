-- Proposes to move a member with all below to the upline of a unique name, or to the top without a
-- name. Answers `proposed` or the code of a refusal.
create or replace function line_move_propose(
  p_brand uuid, p_staff uuid, p_member uuid, p_name_key text, p_reason text, p_key text
) returns text language plpgsql as $$
declare
  m constant member := (
    select x from member x where x.id = p_member and x.brand_id = p_brand and x.type <> 4);
  u constant member := (
    select x from member x where x.brand_id = p_brand and x.username_key = p_name_key);
  refusal text;
begin
  if m.id is null or (p_name_key is not null and u.id is null) then
    return 'member_not_found';
  end if;
  refusal := line_move_refusal(m.id, u.id);
  if refusal is not null then return refusal; end if;
  return proposal_make_once(
    p_brand, p_staff, 'line_move', m.id::text, m.id,
    jsonb_build_object(
      'from', (select x.username from member x where x.id = m.upline_id),
      'to', u.username,
      'members', (select count(*) from line_link where upline_id = m.id and until is null)),
    p_reason, p_key);
end $$;

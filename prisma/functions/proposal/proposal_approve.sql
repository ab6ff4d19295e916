-- The second yes. A kind is carried out by its function `<kind>_carry_out(proposal)`, which answers
-- `done`, or a refusal after which nothing has changed. It finds who approves in `decided_by`.
-- Answers `done`, proposal_not_found, proposal_decided, same_person, person_too_new (of whoever of
-- the two: a new one who proposes and an old one who approves may be one person as well), or the
-- refusal of the kind; the proposal stays open after that.
create or replace function proposal_approve(p_proposal uuid, p_staff uuid, p_reason text default null) returns text language plpgsql as $$
declare
  p proposal;
  verdict text;
begin
  select x.* into p from proposal x
    join staff s on s.id = p_staff and s.brand_id = x.brand_id and s.disabled_at is null
   where x.id = p_proposal for update of x;
  if p.id is null then return 'proposal_not_found'; end if;
  if p.status <> 'open' then return 'proposal_decided'; end if;
  if p.proposed_by = p_staff then return 'same_person'; end if;
  if coalesce(staff_counts_from(p_staff), staff_counts_from(p.proposed_by)) is not null then return 'person_too_new'; end if;
  p.decided_by := p_staff;
  execute format('select %I($1)', p.kind || '_carry_out') into verdict using p;
  if verdict is distinct from 'done' then return verdict; end if;
  update proposal set status = 'approved', decided_by = p_staff, decided_at = now(), decision_reason = p_reason where id = p.id;
  perform audit_write(p.brand_id, p_staff, 'proposal_approved', p.kind, p.subject,
                      jsonb_build_object('proposal', p.id, 'status', 'open'), jsonb_build_object('proposal', p.id, 'status', 'approved') || p.payload,
                      p_reason);
  return 'done';
end $$;

-- Approves a proposal by a second person. A kind is carried out by its function
-- `<kind>_carry_out(proposal)`, which answers `done`, or a refusal after which nothing has changed
-- and the proposal stays open. Answers `done`, the refusal of the kind, `proposal_not_found`,
-- `proposal_decided`, `same_person`, or `person_too_new` where one of the two does not count as a
-- second person yet: a new proposer and an old approver may be the same person.
create or replace function proposal_approve(
  p_proposal uuid, p_staff uuid, p_reason text default null
) returns text language plpgsql as $$
declare
  locked constant record := proposal_lock(p_proposal, p_staff);
  p constant proposal := locked.p;
  verdict text;
begin
  if locked.verdict <> 'open' then return locked.verdict; end if;
  if p.proposed_by = p_staff then return 'same_person'; end if;
  if coalesce(staff_counts_from(p_staff), staff_counts_from(p.proposed_by)) is not null then
    return 'person_too_new';
  end if;
  execute format('select %I($1)', p.kind || '_carry_out') into verdict using p;
  if verdict is distinct from 'done' then return verdict; end if;
  perform proposal_close(p.id, p_staff, 'approved', p_reason);
  return 'done';
end $$;

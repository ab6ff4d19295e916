-- Locks a proposal that a second person approves. The verdict is `open`, or why this person may not
-- approve it: `proposal_not_found`, `proposal_decided`, `same_person`, or `person_too_new` where
-- one of the two does not count as a second person yet: a new proposer and an old approver may be
-- the same person.
create or replace function proposal_approvable(
  p_proposal uuid, p_staff uuid, out verdict text, out p proposal
) language plpgsql as $$
declare
  locked constant record := proposal_lock(p_proposal, p_staff);
begin
  p := locked.p;
  verdict := case
    when locked.verdict <> 'open' then locked.verdict
    when p.proposed_by = p_staff then 'same_person'
    when coalesce(staff_counts_from(p_staff), staff_counts_from(p.proposed_by)) is not null
      then 'person_too_new'
    else 'open' end;
end $$;

-- Rejects a proposal; its proposer may do so too. A kind with a function
-- `<kind>_turn_down(proposal)` runs it in the same transaction. Answers `done`,
-- `proposal_not_found` or `proposal_decided`.
create or replace function proposal_reject(p_proposal uuid, p_staff uuid, p_reason text)
returns text language plpgsql as $$
declare
  locked constant record := proposal_lock(p_proposal, p_staff);
  p proposal := locked.p;
begin
  if locked.verdict <> 'open' then return locked.verdict; end if;
  p.decision_reason := p_reason;
  if to_regprocedure(format('%I(proposal)', p.kind || '_turn_down')) is not null then
    execute format('select %I($1)', p.kind || '_turn_down') using p;
  end if;
  perform proposal_close(p.id, p_staff, 'rejected', p_reason);
  return 'done';
end $$;

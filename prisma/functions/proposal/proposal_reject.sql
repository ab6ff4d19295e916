-- Closes a proposal without effect; whoever made it may do so, too. A kind that has to hear of it
-- has a function `<kind>_turn_down(proposal)`, called in the same transaction. Answers `done`,
-- proposal_not_found or proposal_decided.
create or replace function proposal_reject(p_proposal uuid, p_staff uuid, p_reason text) returns text language plpgsql as $$
declare
  p proposal;
begin
  select x.* into p from proposal x
    join staff s on s.id = p_staff and s.brand_id = x.brand_id and s.disabled_at is null
   where x.id = p_proposal for update of x;
  if p.id is null then return 'proposal_not_found'; end if;
  if p.status <> 'open' then return 'proposal_decided'; end if;
  p.decided_by := p_staff;
  p.decision_reason := p_reason;
  if to_regprocedure(format('%I(proposal)', p.kind || '_turn_down')) is not null then
    execute format('select %I($1)', p.kind || '_turn_down') using p;
  end if;
  update proposal set status = 'rejected', decided_by = p_staff, decided_at = now(), decision_reason = p_reason where id = p.id;
  perform audit_write(p.brand_id, p_staff, 'proposal_rejected', p.kind, p.subject,
                      jsonb_build_object('proposal', p.id, 'status', 'open'), jsonb_build_object('proposal', p.id, 'status', 'rejected'), p_reason);
  return 'done';
end $$;

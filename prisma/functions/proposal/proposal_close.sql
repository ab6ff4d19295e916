-- Closes a locked proposal as `approved` or `rejected` and records the decision.
create or replace function proposal_close(
  p_proposal uuid, p_staff uuid, p_status text, p_reason text
) returns void language plpgsql as $$
declare
  p proposal;
begin
  update proposal
     set status = p_status, decided_by = p_staff, decided_at = now(), decision_reason = p_reason
   where id = p_proposal returning * into p;
  perform audit_write(
    p.brand_id, p_staff, 'proposal_' || p_status, p.kind, p.subject,
    jsonb_build_object('proposal', p.id, 'status', 'open'),
    jsonb_build_object('proposal', p.id, 'status', p_status)
      || case p_status when 'approved' then p.payload else '{}' end,
    p_reason);
end $$;

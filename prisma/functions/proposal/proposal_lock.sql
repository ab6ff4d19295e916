-- Locks an open proposal for a decision and answers it with `decided_by` set. The verdict is
-- `open`, `proposal_not_found` or `proposal_decided`.
create or replace function proposal_lock(
  p_proposal uuid, p_staff uuid, out verdict text, out p proposal
) language plpgsql as $$
begin
  select x.* into p from proposal x
    join staff s on s.id = p_staff and s.brand_id = x.brand_id and s.disabled_at is null
   where x.id = p_proposal for update of x;
  verdict := case
    when p.id is null then 'proposal_not_found'
    when p.status <> 'open' then 'proposal_decided'
    else 'open' end;
  p.decided_by := p_staff;
end $$;

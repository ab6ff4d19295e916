-- Changes what an agent's assistant may do, and whether the assistant may log in. The next call of
-- the assistant's session obeys it. False for an assistant of another agent.
create or replace function assistant_change(
  p_agent uuid, p_member uuid, p_rights text[], p_active boolean
) returns boolean language plpgsql as $$
begin
  update assistant set rights = p_rights where member_id = p_member and agent_id = p_agent;
  if not found then return false; end if;
  update member set status = case when p_active then 'active' else 'disabled' end
   where id = p_member and status <> case when p_active then 'active' else 'disabled' end;
  return true;
end $$;

-- Makes a new member the assistant of an agent, in the transaction that creates the member. The
-- agent's lock keeps parallel calls within the most that an agent can have.
create or replace function assistant_add(p_member uuid, p_agent uuid, p_rights text[])
returns void language plpgsql as $$
begin
  perform from member where id = p_agent for no key update;
  if (select count(*) from assistant where agent_id = p_agent) >= 20 then
    raise exception 'the agent has the most assistants';
  end if;
  insert into assistant (member_id, agent_id, rights) values (p_member, p_agent, p_rights);
end $$;

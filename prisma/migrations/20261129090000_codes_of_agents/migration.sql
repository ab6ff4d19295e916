-- Each agent has an affiliate code from the start; those who are there already get theirs.
do $$
declare
  agent record;
  fresh text;
begin
  for agent in
    select m.id, m.brand_id from member m
     where m.type in (1, 2)
       and not exists (select from invite_code c
                        where c.member_id = m.id and c.kind = 'affiliate')
  loop
    loop
      -- A new database has no such function yet, and no agents.
      fresh := invitation_fresh_code();
      insert into invite_code (brand_id, code_key, code, kind, member_id)
        values (agent.brand_id, fresh, fresh, 'affiliate', agent.id) on conflict do nothing;
      exit when found;
    end loop;
  end loop;
end $$;

-- Each agent has an affiliate code from the start; those who are there already get theirs. A code
-- is made here as invitation_fresh_code makes it, because functions come after the migrations.
do $$
declare
  alphabet constant text := 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
  agent record;
  chance bytea;
  fresh text;
begin
  for agent in
    select m.id, m.brand_id from member m
     where m.type in (1, 2)
       and not exists (select from invite_code c
                        where c.member_id = m.id and c.kind = 'affiliate')
  loop
    loop
      chance := uuid_send(gen_random_uuid());
      select string_agg(substr(alphabet, 1 + get_byte(chance, place) % length(alphabet), 1), '')
        into fresh from unnest(array[0, 1, 2, 3, 4, 5, 9, 10]) as place;
      insert into invite_code (brand_id, code_key, code, kind, member_id)
        values (agent.brand_id, fresh, fresh, 'affiliate', agent.id) on conflict do nothing;
      exit when found;
    end loop;
  end loop;
end $$;

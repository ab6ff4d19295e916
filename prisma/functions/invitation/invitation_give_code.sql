-- Gives a member a referral code, and an agent also an affiliate code. Codes that exist stay.
create or replace function invitation_give_code(p_brand uuid, p_member uuid) returns void
language plpgsql as $$
declare
  wanted text;
  fresh text;
begin
  for wanted in
    select k.kind from (values ('referral', array[0, 1, 2]), ('affiliate', array[1, 2]))
                         as k (kind, types)
      join member m on m.id = p_member and m.type = any (k.types)
  loop
    loop
      exit when exists (select from invite_code where member_id = p_member and kind = wanted);
      fresh := invitation_fresh_code();
      insert into invite_code (brand_id, code_key, code, kind, member_id)
        values (p_brand, fresh, fresh, wanted, p_member) on conflict do nothing;
    end loop;
  end loop;
end $$;

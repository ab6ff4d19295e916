-- Gives a member a referral code of eight letters and digits without look-alikes. A member who has
-- one keeps it.
create or replace function invitation_give_code(p_brand uuid, p_member uuid) returns void
language plpgsql as $$
declare
  alphabet constant text := 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
  chance bytea;
  fresh text;
begin
  loop
    -- The bytes of a random UUID that hold only chance.
    chance := uuid_send(gen_random_uuid());
    select string_agg(
             substr(alphabet, 1 + get_byte(chance, place) % length(alphabet), 1), ''
             order by place)
      into fresh from unnest(array[0, 1, 2, 3, 4, 5, 9, 10]) as place;
    insert into invite_code (brand_id, code_key, code, kind, member_id)
      values (p_brand, fresh, fresh, 'referral', p_member) on conflict do nothing;
    exit when exists (select from invite_code where member_id = p_member and kind = 'referral');
  end loop;
end $$;

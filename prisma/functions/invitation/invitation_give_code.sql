-- Gives a member a referral code. A member who has one keeps it.
create or replace function invitation_give_code(p_brand uuid, p_member uuid) returns void
language plpgsql as $$
declare fresh text;
begin
  loop
    fresh := invitation_fresh_code();
    insert into invite_code (brand_id, code_key, code, kind, member_id)
      values (p_brand, fresh, fresh, 'referral', p_member) on conflict do nothing;
    exit when exists (select from invite_code where member_id = p_member and kind = 'referral');
  end loop;
end $$;

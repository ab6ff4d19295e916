-- Why a member may not begin a deposit of this amount now, or null. The caller holds the locks of
-- the member's purses, or that of the member's row. Volatile as above.
create or replace function protection_deposit_refusal(p_member uuid, p_brand uuid, p_amount bigint) returns text language plpgsql as $$
begin
  perform 1 from protection p where p.member_id = p_member and p.excluded_until > now();
  if found then return 'member_excluded'; end if;
  perform 1 from brand b left join member_profile m on m.member_id = p_member
   where b.id = p_brand and (b.settings #>> '{protection,ageBeforeDeposit}')::boolean and m.birthday is null;
  if found then return 'birthday_required'; end if;
  if (protection_hit(p_member, p_brand, array['deposit'], p_amount)).kind is not null then return 'limit_reached'; end if;
  return null;
end $$;

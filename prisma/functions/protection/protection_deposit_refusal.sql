-- Why a member may not start a deposit of an amount now, or null. The caller holds the locks of the
-- member's purses or of the member's row. Volatile for the same reason as
-- `protection_stake_refusal`.
create or replace function protection_deposit_refusal(p_member uuid, p_brand uuid, p_amount bigint)
returns text language plpgsql as $$
begin
  perform 1 from protection p where p.member_id = p_member and p.excluded_until > now();
  if found then return 'member_excluded'; end if;
  perform 1 from purse where member_id = p_member and purpose = 'main' and frozen;
  if found then return 'purse_frozen'; end if;
  if brand_setting(p_brand, 'protection', 'ageBeforeDeposit')::boolean
     and not exists (select from member_profile
                      where member_id = p_member and birthday is not null) then
    return 'birthday_required';
  end if;
  if (protection_hit(p_member, p_brand, array['deposit'], p_amount)).kind is not null then
    return 'limit_reached';
  end if;
  return null;
end $$;

-- Why money may not go to a vendor; null where it may. A debt is repaid first. The site cannot see
-- stakes there, so the whole amount counts as staked. The caller holds the locks of the purses.
create or replace function wallet_transfer_refusal(
  p_brand uuid, p_member uuid, p_main uuid, p_amount bigint
) returns text language plpgsql as $$
begin
  if (select status from member where id = p_member) <> 'active' then
    return 'account_disabled';
  end if;
  if wallet_is_single(p_brand) then return 'single_wallet'; end if;
  if purse_clear_debt(p_main) > 0 then return 'member_in_debt'; end if;
  return protection_stake_refusal(p_member, p_brand, p_amount);
end $$;

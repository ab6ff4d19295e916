-- Why a member's purse may not be staked from, or null.
create or replace function stake_member_refusal(
  p_status text, p_frozen boolean, p_currency text, p_asked text
) returns text language sql immutable as $$
  select case
    when p_currency <> p_asked then 'wrong_currency'
    when p_status <> 'active' or p_frozen then 'player_blocked'
  end
$$;

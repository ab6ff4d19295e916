-- `winnings_held` where an amount would take held winnings out of the member's main wallet; null
-- where it would not, or where the wallet has less than the amount anyway.
create or replace function winning_refusal(p_member uuid, p_amount bigint) returns text
language sql stable as $$
  select case when p_amount <= p.balance and p_amount > p.balance - winning_held(p_member)
              then 'winnings_held' end
    from purse p where p.member_id = p_member and p.purpose = 'main'
$$;

-- Locks the purses of a withdrawal's member. Each step that moves money does this first.
create or replace function withdrawal_lock_purses(p_withdrawal uuid) returns void
language sql as $$
  select purse_lock(member_id) from withdrawal where id = p_withdrawal
$$;

-- Locks the purses that stakes of some members come from, in the order of their ids, and answers
-- the ones it has locked. Everything that moves a member's money locks this purse. Without `p_wait`
-- it leaves out purses that another call holds.
create or replace function stake_lock(p_members uuid[], p_wait boolean) returns uuid[]
language plpgsql as $$
begin
  if p_wait then
    return array(select id from purse
                  where member_id = any (p_members) and purpose in ('main', 'play')
                  order by id for update);
  end if;
  return array(select id from purse
                where member_id = any (p_members) and purpose in ('main', 'play')
                order by id for update skip locked);
end $$;

-- Locks all purses of some members in the order of their ids, so that two callers never wait for
-- each other. Everything that moves a member's money does this first.
create or replace function purse_lock(variadic p_members uuid[]) returns void
language plpgsql as $$
begin
  perform 1 from purse where member_id = any (p_members) order by id for update;
end $$;

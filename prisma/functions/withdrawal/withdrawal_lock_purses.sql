-- Locks the purses of a withdrawal's member: what a step that moves money does before anything
-- else.
create or replace function withdrawal_lock_purses(p_withdrawal uuid) returns void language plpgsql as $$
begin
  perform 1 from purse where member_id = (select member_id from withdrawal where id = p_withdrawal) order by id for update;
end $$;

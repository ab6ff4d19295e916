-- The lock under which limits are decided: the purses, as for every stake, then the member's row,
-- as for every deposit.
create or replace function protection_lock(p_member uuid) returns void language plpgsql as $$
begin
  perform purse_lock(p_member);
  perform 1 from member m where m.id = p_member for no key update;
end $$;

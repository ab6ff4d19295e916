-- Locks the lines of a brand until the transaction ends: shared by all who join, alone for a move,
-- so that no one joins a line while it moves.
create or replace function line_lock(p_brand uuid, p_alone boolean) returns void
language plpgsql as $$
begin
  if p_alone then
    perform pg_advisory_xact_lock(7270, hashtext(p_brand::text));
  else
    perform pg_advisory_xact_lock_shared(7270, hashtext(p_brand::text));
  end if;
end $$;

-- Why the staff look at the deposits of a member who has sent more than a limit allows, or null.
-- Whatever is asked about is written down already, as under way or as paid, and so counts once.
create or replace function deposit_beyond_limit(p_member uuid, p_brand uuid) returns text language plpgsql as $$
begin
  return 'beyond the deposit limit of a ' || (protection_hit(p_member, p_brand, array['deposit'], 0)).period;
end $$;

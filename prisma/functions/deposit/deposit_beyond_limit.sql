-- A note for the staff where a member's deposits exceed a limit; null where they do not. The
-- deposits in question are stored already, as pending or paid, and count once.
create or replace function deposit_beyond_limit(p_member uuid, p_brand uuid) returns text
language plpgsql as $$
begin
  return 'beyond the deposit limit of a '
      || (protection_hit(p_member, p_brand, array['deposit'], 0)).period;
end $$;

-- Whether a vendor plays the rounds that a brand grants: the one of the house, and those whose
-- connection says so.
create or replace function free_round_taken_by(p_vendor text) returns boolean
language sql stable as $$
  select p_vendor = 'BGS' or exists (
    select from vendor_connection
     where vendor_code = p_vendor and options ->> 'freeRounds' = 'yes')
$$;

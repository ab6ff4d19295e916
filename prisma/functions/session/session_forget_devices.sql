-- A trigger: no remembered device of a member who is disabled or changes type logs in again by
-- itself.
create or replace function session_forget_devices() returns trigger
language plpgsql as $$
begin
  delete from remember_token where member_id = new.id;
  return null;
end $$;

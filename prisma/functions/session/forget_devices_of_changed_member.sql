-- A member who is disabled, or becomes another type of account, is logged in nowhere: no device may
-- come back by itself.
create or replace function forget_devices_of_changed_member() returns trigger language plpgsql as $$
begin
  delete from remember_token where member_id = new.id;
  return null;
end $$;

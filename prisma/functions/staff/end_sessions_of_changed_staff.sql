-- Whoever is disabled, gets another role, another password or a new authenticator logs in again.
create or replace function end_sessions_of_changed_staff() returns trigger language plpgsql as $$
begin
  update staff_session set ended_at = now() where staff_id = new.id and ended_at is null;
  return null;
end $$;

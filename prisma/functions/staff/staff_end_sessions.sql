-- A trigger: a person of the staff who is disabled, or gets another role, password or
-- authenticator, must log in again.
create or replace function staff_end_sessions() returns trigger language plpgsql as $$
begin
  update staff_session set ended_at = now() where staff_id = new.id and ended_at is null;
  return null;
end $$;

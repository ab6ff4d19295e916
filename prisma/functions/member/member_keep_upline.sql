-- A trigger: the upline of a member never changes.
create or replace function member_keep_upline() returns trigger language plpgsql as $$
begin
  raise exception 'the upline of a member is decided at registration'
    using errcode = 'check_violation';
end $$;

-- The role under which the site works. It owns nothing, so that a hole in the site cannot change the ledger's past or the
-- shape of the tables. Roles belong to the whole server: another database on it may have made this one already.
do $$
begin
  create role lantern_app nologin;
exception when duplicate_object or unique_violation then
  null;
end $$;
grant lantern_app to current_user;

grant usage on schema public to lantern_app;
grant select, insert, update, delete on all tables in schema public to lantern_app;
grant usage, select on all sequences in schema public to lantern_app;
grant execute on all functions in schema public to lantern_app;
revoke update, delete on transfer, transfer_key, entry, security_event, gateway_event from lantern_app;
do $$
declare
  part regclass;
begin
  for part in select inhrelid from pg_inherits where inhparent in ('transfer'::regclass, 'transfer_key'::regclass, 'entry'::regclass, 'security_event'::regclass) loop
    execute format('revoke all on %s from lantern_app', part);
  end loop;
end $$;

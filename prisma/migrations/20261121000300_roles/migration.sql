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
revoke update, delete on security_event, gateway_event from lantern_app;
revoke delete on deposit, game_round, game_round_key, vendor_transaction from lantern_app;
-- Which tables are partitioned is for migrations to say.
revoke insert, update, delete on monthly_table from lantern_app;

-- Money moves by ledger_post alone. The site opens purses, which are empty then, and may freeze them.
revoke insert, update, delete on purse, transfer, transfer_key, entry from lantern_app;
grant insert (id, brand_id, member_id, purpose, currency, may_go_negative), update (frozen) on purse to lantern_app;

revoke execute on function ledger_write from public, lantern_app;

-- A partition is reached through its table only.
do $$
declare
  part regclass;
begin
  for part in select oid from pg_class where relispartition and relkind = 'r' and relnamespace = 'public'::regnamespace loop
    execute format('revoke all on %s from lantern_app', part);
  end loop;
end $$;

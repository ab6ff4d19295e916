-- A trigger: rows of the audit log are never changed or removed.
create or replace function audit_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is not allowed: the audit log only grows', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end $$;

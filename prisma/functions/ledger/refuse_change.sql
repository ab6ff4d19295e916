create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is not allowed: the ledger only grows', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end $$;

-- Takes the lock of an account with statements, which orders its imports, matches and closes.
create or replace function statement_lock(p_brand uuid, p_account text) returns void
language sql as $$
  insert into statement_account (brand_id, account) values (p_brand, p_account)
    on conflict do nothing;
  select 1 from statement_account where brand_id = p_brand and account = p_account for update
$$;

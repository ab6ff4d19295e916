-- Where the books of an account begin: the first day and the opening balance of its first
-- statement.
create or replace function statement_books(
  p_brand uuid, p_account text, out first_day date, out opening bigint
) language sql stable as $$
  select s.first_day, s.opening from bank_statement s
   where s.brand_id = p_brand and s.account = p_account
   order by s.first_day, s.last_day, s.imported_at limit 1
$$;

-- The last closed day of an account; null before the first.
create or replace function statement_closed(p_brand uuid, p_account text) returns date
language sql stable as $$
  select max(last_day) from bank_period
   where brand_id = p_brand and account = p_account and kind = 'day'
$$;

-- The balance of an account at the end of a day by our lines: the opening balance of the books, or
-- the last close, and every line since.
create or replace function statement_balance(p_brand uuid, p_account text, p_day date)
returns bigint language sql stable as $$
  with base as (
    select p.last_day, p.closing as amount from bank_period p
     where p.brand_id = p_brand and p.account = p_account and p.kind = 'day'
       and p.last_day <= p_day
    union all
    select '-infinity'::date, b.opening from statement_books(p_brand, p_account) b
     order by 1 desc limit 1
  )
  select base.amount + coalesce(sum(l.amount), 0)::bigint
    from base left join bank_line l
      on l.brand_id = p_brand and l.account = p_account and l.day > base.last_day
         and l.day <= p_day
   group by base.amount
$$;

-- The days of an account with their opening balances, sums and counts of lines; `p_open` are the
-- lines that are carried over.
create or replace function statement_days(
  p_brand uuid, p_account text, p_first date, p_last date, p_open uuid[]
) returns table (day date, opening bigint, sum bigint, lines integer, carried integer)
language sql stable as $$
  with each as (
    select g.at::date as day, coalesce(sum(l.amount), 0)::bigint as sum,
           count(l.id)::integer as lines,
           (count(l.id) filter (where l.id = any (p_open)))::integer as carried
      from generate_series(p_first, p_last, interval '1 day') g (at)
      left join bank_line l
        on l.brand_id = p_brand and l.account = p_account and l.day = g.at::date
     group by 1
  )
  select e.day,
         statement_balance(p_brand, p_account, p_first - 1)
           + (sum(e.sum) over (order by e.day) - e.sum)::bigint,
         e.sum, e.lines, e.carried
    from each e
$$;

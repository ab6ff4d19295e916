-- Why the days of an account up to one cannot be closed: a problem with its day and amounts; null
-- where they can. Every statement that ends on one of them, and the first one after them, has to
-- agree with our lines.
create or replace function statement_not_ready(p_brand uuid, p_account text, p_day date)
returns jsonb language plpgsql stable as $$
declare
  v_after constant date := coalesce(statement_closed(p_brand, p_account), '-infinity');
  v_end date;
  v_wrong record;
begin
  if p_day >= brand_day(p_brand, now()) then
    return jsonb_build_object('problem', 'not_over', 'day', p_day);
  end if;
  select min(s.last_day) into v_end from bank_statement s
   where s.brand_id = p_brand and s.account = p_account and s.last_day >= p_day;
  if v_end is null or p_day < (select first_day from statement_books(p_brand, p_account)) then
    return jsonb_build_object('problem', 'no_statement', 'day', p_day);
  end if;
  select s.last_day as day, max(s.closing) as stated,
         statement_balance(p_brand, p_account, s.last_day) as computed
    into v_wrong
    from bank_statement s
   where s.brand_id = p_brand and s.account = p_account and s.last_day > v_after
     and s.last_day <= v_end
   group by s.last_day
  having statement_balance(p_brand, p_account, s.last_day) <> all (array_agg(s.closing))
   order by s.last_day limit 1;
  if v_wrong.day is not null then
    return jsonb_build_object('problem', 'unbalanced', 'day', v_wrong.day,
                              'stated', v_wrong.stated::text, 'computed', v_wrong.computed::text);
  end if;
  return null;
end $$;

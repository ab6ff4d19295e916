-- Closes a month of an account whose days are all closed, after the month before it. Lines that
-- were carried over and are still undecided need a reason. Answers what was closed, or why not. It
-- runs with its owner's rights, as `statement_close_days` does.
create or replace function statement_close_month(
  p_brand uuid, p_account text, p_staff uuid, p_month date, p_reason text
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_first constant date := date_trunc('month', p_month)::date;
  v_last constant date := (date_trunc('month', p_month) + interval '1 month - 1 day')::date;
  v_days record;
  v_carried integer;
  v_problem text;
begin
  perform statement_lock(p_brand, p_account);
  if exists (select from bank_period p where p.brand_id = p_brand and p.account = p_account
                                         and p.kind = 'month' and p.last_day = v_last) then
    return '{"verdict": "period_closed"}';
  end if;
  select min(p.first_day) as first, max(p.last_day) as last, sum(p.lines)::integer as lines,
         (array_agg(p.opening order by p.first_day))[1] as opening,
         (array_agg(p.closing order by p.first_day desc))[1] as closing into v_days
    from bank_period p where p.brand_id = p_brand and p.account = p_account and p.kind = 'day'
                         and p.first_day between v_first and v_last;
  select count(*)::integer into v_carried from bank_line l
   where l.brand_id = p_brand and l.account = p_account and l.day between v_first and v_last
     and not l.final and statement_line_state(l) not in ('matched', 'explained');
  v_problem := case
    when v_last >= brand_day(p_brand, now()) then 'not_over'
    when v_days.last is distinct from v_last then 'days_open'
    when exists (select from bank_period p where p.brand_id = p_brand and p.account = p_account
                    and p.kind = 'day' and p.last_day < v_first)
         and not exists (select from bank_period p where p.brand_id = p_brand
                    and p.account = p_account and p.kind = 'month' and p.last_day = v_first - 1)
      then 'month_open'
    when v_carried > 0 and p_reason is null then 'unmatched' end;
  if v_problem is not null then
    return jsonb_build_object('verdict', 'period_not_ready', 'problem', v_problem, 'day', v_last,
                              'lines', v_carried);
  end if;
  insert into bank_period (brand_id, account, kind, first_day, last_day, opening, closing, lines,
                           carried, reason, closed_by)
    values (p_brand, p_account, 'month', v_days.first, v_last, v_days.opening, v_days.closing,
            v_days.lines, v_carried, case when v_carried > 0 then p_reason end, p_staff);
  perform audit_write(
    p_brand, p_staff, 'bank_month_closed', 'bank_account', p_account, null,
    jsonb_build_object('from', v_days.first, 'to', v_last, 'carried', v_carried,
                       'closing', v_days.closing::text), p_reason);
  return '{"verdict": "closed", "periods": 1}';
end $$;

-- Closes every open day of an account up to one. Undecided lines need a reason, with which they are
-- carried over. Answers what was closed, or why not. It runs with its owner's rights, because the
-- site writes periods in no other way.
create or replace function statement_close_days(
  p_brand uuid, p_account text, p_staff uuid, p_day date, p_reason text
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_first date;
  v_open uuid[];
  v_wrong jsonb;
  v_days integer;
begin
  perform statement_lock(p_brand, p_account);
  v_first := statement_closed(p_brand, p_account) + 1;
  if p_day < v_first then return '{"verdict": "period_closed"}'; end if;
  v_wrong := statement_not_ready(p_brand, p_account, p_day);
  if v_wrong is not null then return v_wrong || '{"verdict": "period_not_ready"}'; end if;
  v_first := coalesce(v_first, (select first_day from statement_books(p_brand, p_account)));
  select coalesce(array_agg(l.id), '{}') into v_open from bank_line l
   where l.brand_id = p_brand and l.account = p_account and l.day between v_first and p_day
     and statement_line_state(l) not in ('matched', 'explained');
  if cardinality(v_open) > 0 and p_reason is null then
    return jsonb_build_object('verdict', 'period_not_ready', 'problem', 'unmatched',
                              'day', p_day, 'lines', cardinality(v_open));
  end if;
  insert into bank_period (brand_id, account, kind, first_day, last_day, opening, closing, lines,
                           carried, reason, closed_by)
    select p_brand, p_account, 'day', t.day, t.day, t.opening, t.opening + t.sum, t.lines,
           t.carried, case when t.carried > 0 then p_reason end, p_staff
      from statement_days(p_brand, p_account, v_first, p_day, v_open) t;
  get diagnostics v_days = row_count;
  update bank_line set carried_at = now() where id = any (v_open);
  update bank_line l set final = true
   where l.brand_id = p_brand and l.account = p_account and l.day <= p_day and not l.final
     and statement_line_state(l) in ('matched', 'explained');
  perform audit_write(
    p_brand, p_staff, 'bank_days_closed', 'bank_account', p_account, null,
    jsonb_build_object(
      'from', v_first, 'to', p_day, 'carried', cardinality(v_open),
      'closing', statement_balance(p_brand, p_account, p_day)::text), p_reason);
  return jsonb_build_object('verdict', 'closed', 'periods', v_days);
end $$;

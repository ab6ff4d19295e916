-- Stores the statements of a file. A line that is known already is left as it is. Answers the
-- counts, or `period_closed` with the line of the file that would change a closed day. It runs with
-- its owner's rights, because the site inserts lines in no other way.
create or replace function statement_import(
  p_brand uuid, p_account text, p_staff uuid, p_currency text, p_format text, p_statements jsonb
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  closed date;
  late integer;
  added integer;
  told integer;
begin
  perform statement_lock(p_brand, p_account);
  closed := statement_closed(p_brand, p_account);
  select min(f.line) into late from statement_file_lines(p_statements) f
   where f.day <= closed and not exists (
     select from bank_line b where b.brand_id = p_brand and b.account = p_account
                               and b.identity = f.identity);
  if late is not null then
    return jsonb_build_object('verdict', 'period_closed', 'line', late, 'day', closed);
  end if;
  insert into bank_statement (brand_id, account, format, number, currency, first_day, last_day,
                              opening, closing, imported_by)
    select p_brand, p_account, p_format, s.number, p_currency, s.first, s.last, s.opening,
           s.closing, p_staff
      from jsonb_to_recordset(p_statements) s (
             number text, first date, last date, opening bigint, closing bigint)
  on conflict do nothing;
  insert into bank_line (brand_id, account, statement_id, identity, day, nth, amount, currency,
                         reversal, reference, counterparty, words, mentions)
    select p_brand, p_account, s.id, f.identity, f.day, f.nth, f.amount, p_currency, f.reversal,
           f.reference, f.counterparty, f.words, f.mentions
      from statement_file_lines(p_statements) f join bank_statement s
        on s.brand_id = p_brand and s.account = p_account
       and (s.first_day, s.last_day, s.opening, s.closing)
         = (f.first, f.last, f.opening, f.closing)
     order by f.nth
  on conflict (brand_id, account, identity) do nothing;
  get diagnostics added = row_count;
  select count(*) into told from statement_file_lines(p_statements);
  return statement_imported(p_brand, p_account, p_staff, added, told - added);
end $$;

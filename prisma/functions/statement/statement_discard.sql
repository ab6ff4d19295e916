-- Removes a statement that was imported by mistake, with the lines it brought. Answers `discarded`,
-- or the code of a refusal. It runs with its owner's rights, as `statement_import` does.
create or replace function statement_discard(
  p_brand uuid, p_statement uuid, p_staff uuid, p_reason text
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  s bank_statement;
  lines integer;
begin
  select * into s from bank_statement where id = p_statement and brand_id = p_brand;
  if s.id is null then return 'statement_not_found'; end if;
  perform statement_lock(p_brand, s.account);
  if s.last_day <= statement_closed(p_brand, s.account)
     or exists (select from bank_line l
                 where l.statement_id = s.id and (l.final or l.carried_at is not null)) then
    return 'period_closed';
  end if;
  if exists (select from bank_line l where l.statement_id = s.id and l.decided_by is not null) then
    return 'bank_line_decided';
  end if;
  delete from bank_line where statement_id = s.id;
  get diagnostics lines = row_count;
  delete from bank_statement where id = s.id;
  if not found then return 'statement_not_found'; end if;
  perform audit_write(
    p_brand, p_staff, 'statement_discarded', 'bank_account', s.account,
    jsonb_build_object('from', s.first_day, 'to', s.last_day, 'opening', s.opening::text,
                       'closing', s.closing::text, 'lines', lines), null, p_reason);
  return 'discarded';
end $$;

-- What follows from an import: the matches, the audit log, and the counts as the answer.
create or replace function statement_imported(
  p_brand uuid, p_account text, p_staff uuid, p_added integer, p_known integer
) returns jsonb language plpgsql as $$
declare
  counts constant jsonb := jsonb_build_object(
    'lines', p_added, 'known', p_known, 'matched', statement_match(p_brand, p_account));
begin
  perform audit_write(
    p_brand, p_staff, 'statement_imported', 'bank_account', p_account, null, counts, null);
  return counts || '{"verdict": "imported"}';
end $$;

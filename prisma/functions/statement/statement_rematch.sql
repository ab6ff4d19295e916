-- Tries the undecided lines of an account again. Answers how many were matched.
create or replace function statement_rematch(p_brand uuid, p_account text, p_staff uuid)
returns integer language plpgsql as $$
declare
  matched integer;
begin
  perform statement_lock(p_brand, p_account);
  matched := statement_match(p_brand, p_account);
  perform audit_write(
    p_brand, p_staff, 'statement_rematched', 'bank_account', p_account, null,
    jsonb_build_object('matched', matched), null);
  return matched;
end $$;

-- Takes stakes, whatever is played: no other function decides them. The caller has locked the
-- purses (stake_lock) and has given a verdict to stakes that its own rules refuse. It keeps the
-- keys: in the same transaction it writes a unique row for each stake that is taken.
-- A stake that a vendor has taken already (`played_at`) is not refused, and repays no debt.
--
-- The stakes of a member are side by side. Each one answers with the balance after it and `taken`,
-- `repeated` (in this call, with the answer of the first), `key_reused`, `member_in_debt`,
-- `insufficient_funds`, `member_excluded`, `limit_reached` or the caller's own verdict.
create or replace function stake_take(p_stakes stake[]) returns stake[] language plpgsql as $$
declare
  stakes stake[] := p_stakes;
  members constant uuid[] := array(select distinct s.member_id from unnest(stakes) s
                                    where s.verdict is null and s.played_at is null);
  owing uuid[] := stake_owing(members);
begin
  if cardinality(owing) > 0 then
    stakes := stake_repay(stakes, owing);
    owing := stake_owing(members);
  end if;
  stakes := stake_decide(stakes, owing, protection_guarded(members));
  perform stake_write(stakes);
  return stakes;
end $$;

revoke execute on function stake_take from public, lantern_app;

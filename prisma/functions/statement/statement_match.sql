-- Matches the undecided lines of an account with what belongs to exactly one of them and to nothing
-- else; the rest waits for staff. Answers how many. The caller holds the account's lock.
create or replace function statement_match(p_brand uuid, p_account text) returns integer
language plpgsql as $$
declare
  made integer;
  matched integer := 0;
begin
  for sure in 1..3 loop
    with pairs as (
      select p.*, min(p.level) over (partition by p.line_id) as best
        from statement_pairs(p_brand, p_account) p
    ), fit as (
      select *, count(*) over (partition by line_id) as targets,
             count(*) over (partition by coalesce(deposit_id, withdrawal_id)) as lines
        from pairs where level = sure and best = sure
    )
    update bank_line l
       set deposit_id = f.deposit_id, withdrawal_id = f.withdrawal_id, decided_at = now()
      from fit f where f.line_id = l.id and f.targets = 1 and f.lines = 1;
    get diagnostics made = row_count;
    matched := matched + made;
  end loop;
  return matched;
end $$;

-- Pays back what members owe out of the purses of their stakes, before any stake of theirs is
-- decided, and answers the stakes with what these purses hold now. Stakes that have their verdict
-- change nothing: the answer to a repeated one stays as it was. The stake may be refused and come
-- again, so the key of the payment is a new one.
create or replace function stake_repay(p_stakes stake[], p_owing uuid[]) returns stake[]
language plpgsql as $$
declare
  stakes stake[] := p_stakes;
  s stake;
  paid uuid[] := '{}';
begin
  for i in 1..cardinality(stakes) loop
    s := stakes[i];
    if s.member_id = any (p_owing) and s.verdict is null and s.purse_id <> all (paid) then
      paid := paid || s.purse_id;
      if ledger_repay(s.purse_id, 'member', s.member_id, 'debt:' || uuid_v7()) > 0 then
        perform purse_publish(s.purse_id);
      end if;
    end if;
  end loop;
  for i in 1..cardinality(stakes) loop
    s := stakes[i];
    if s.purse_id = any (paid) then
      select p.balance, p.version into s.balance, s.version from purse p where p.id = s.purse_id;
      stakes[i] := s;
    end if;
  end loop;
  return stakes;
end $$;

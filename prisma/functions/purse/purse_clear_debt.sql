-- Pays back what a member owes out of the main purse, before anything else leaves it; answers what
-- is still owed.
create or replace function purse_clear_debt(p_purse uuid) returns bigint language plpgsql as $$
begin
  if ledger_repay(p_purse, 'debt:' || uuid_v7()) > 0 then perform purse_tell(p_purse); end if;
  return coalesce((select -r.balance from purse p join purse r on r.member_id = p.member_id and r.currency = p.currency
                    where p.id = p_purse and r.purpose = 'receivable' and r.balance < 0), 0);
end $$;

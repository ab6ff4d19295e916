-- Repays a member's debt from the main purse before other money leaves it. Answers what is still
-- owed, in minor units.
create or replace function purse_clear_debt(p_purse uuid) returns bigint language plpgsql as $$
declare
  member constant uuid := (select member_id from purse where id = p_purse);
begin
  if ledger_repay(p_purse, 'member', member, 'debt:' || uuid_v7()) > 0 then
    perform purse_publish(p_purse);
  end if;
  return coalesce(
    (select -r.balance from purse p
       join purse r on r.member_id = p.member_id and r.currency = p.currency
      where p.id = p_purse and r.purpose = 'receivable' and r.balance < 0), 0);
end $$;

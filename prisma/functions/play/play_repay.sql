-- Pays back what the member of a purse owes, as far as the purse goes, and tells the member's
-- pages. What has come into the purse in any way pays the debt before a bet; that may be refused
-- and come again, so the key is not the bet's.
create or replace function play_repay(p_purse uuid) returns void language plpgsql as $$
begin
  if ledger_repay(p_purse, 'debt:' || uuid_v7()) > 0 then
    insert into outbox (topic, brand_id, member_id, payload)
      select 'balance', p.brand_id, p.member_id, jsonb_build_object('sumBalance', p.balance::text, 'currency', p.currency, 'version', p.version)
        from purse p where p.id = p_purse;
  end if;
end $$;

-- What follows when bills were paid: who received money pays debts, and pages show the balances.
create or replace function agreement_follow_money(
  p_brand uuid, p_currency text, p_received uuid[], p_paid uuid[]
) returns void language plpgsql as $$
begin
  perform ledger_repay(purse_of(p_brand, m, 'main', p_currency), 'member', m,
                       'debt:' || uuid_v7())
     from unnest(p_received) m;
  perform purse_publish(purse_of(p_brand, m, 'main', p_currency))
     from (select distinct m from unnest(p_received || p_paid) m where m is not null) x;
  insert into outbox (topic, brand_id, member_id, payload)
    select 'agreement', p_brand, m, jsonb_build_object('agreement', null)
      from (select distinct m from unnest(p_received || p_paid) m where m is not null) x;
end $$;

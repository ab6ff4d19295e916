-- Decides a deposit that is in review: psql -d lantern -v reference=D-… -v amount=MINOR_UNITS -v by=NAME -f decide-deposit.sql
-- An amount above zero is credited, as the deposit's one credit there can ever be; zero closes it as failed. It happens whole or
-- not at all, the member's pages hear of it, and who decided stands among the gateway's events.
\set ON_ERROR_STOP on
begin;

select id, brand_id, member_id, gateway, currency
  from deposit where reference = :'reference' and status = 'review' for update \gset deposit_
select :amount::bigint > 0 as credits, case when :amount::bigint > 0 then 'paid' else 'failed' end as status \gset

\if :credits
  select verdict, verdict <> 'posted' as refused
    from ledger_post(
      array[1], array['deposit:' || :'deposit_id'],
      array[(select id from purse where brand_id = :'deposit_brand_id' and member_id is null
               and purpose = 'house_gateway' and currency = :'deposit_currency')],
      array[(select id from purse where member_id = :'deposit_member_id' and purpose = 'main' and currency = :'deposit_currency')],
      array[:amount::bigint], array['deposit'], array[now()]) \gset
  \if :refused
    \echo The ledger does not take it: :verdict
    do $$ begin raise exception 'nothing was changed'; end $$;
  \endif
\endif

update deposit set status = :'status', settled_at = now(), review_reason = null where id = :'deposit_id';
insert into gateway_event (gateway, event_id, deposit_id, payload, outcome, received_at)
  values (:'deposit_gateway', 'staff-' || :'deposit_id', :'deposit_id',
          jsonb_build_object('by', :'by', 'amount', :'amount'), :'status', now());
insert into outbox (topic, brand_id, member_id, payload)
  values ('deposit', :'deposit_brand_id', :'deposit_member_id', jsonb_build_object('reference', :'reference', 'status', :'status'));
insert into outbox (topic, brand_id, member_id, payload)
  select 'balance', brand_id, member_id, jsonb_build_object('sumBalance', balance::text, 'currency', currency, 'version', version)
    from purse where member_id = :'deposit_member_id' and purpose = 'main' and currency = :'deposit_currency';

commit;
\echo :reference is :status

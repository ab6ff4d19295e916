-- Writes transfers that have been decided, under the locks of all purses that have a stored
-- balance: keys, transfers, entries and balances, in one statement for all of them. Those without
-- an id are left out. It is the core of the functions that decide, and nobody else may call it (see
-- the migration `roles`).
create or replace function ledger_write(
  p_id uuid[],
  p_key text[],
  p_brand uuid[],
  p_from uuid[],
  p_to uuid[],
  p_amount bigint[],
  p_currency text[],
  p_kind text[],
  p_event_at timestamptz[],
  -- What each purse holds after the transfer, null without a stored balance, and the version that the purse has then.
  p_from_balance bigint[],
  p_from_version bigint[],
  p_to_balance bigint[],
  p_to_version bigint[]
) returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  moment constant timestamptz := clock_timestamp();
  missing integer;
begin
  with fresh as materialized (
    select * from unnest(p_id, p_key, p_brand, p_from, p_to, p_amount, p_currency, p_kind, p_event_at,
                         p_from_balance, p_from_version, p_to_balance, p_to_version) with ordinality
           as i (id, key, brand_id, from_purse, to_purse, amount, currency, kind, event_at,
                 from_balance, from_version, to_balance, to_version, nth)
     where i.id is not null
  ), keys as (
    insert into transfer_key (key, transfer_id, posted_at) select i.key, i.id, moment from fresh i order by i.key
    on conflict do nothing returning 1
  ), transfers as (
    insert into transfer (id, brand_id, from_purse, to_purse, amount, currency, kind, key, event_at, posted_at)
    select i.id, i.brand_id, i.from_purse, i.to_purse, i.amount, i.currency, i.kind, i.key, i.event_at, moment from fresh i
  ), entries as (
    insert into entry (transfer_id, purse_id, amount, balance_after, purse_version, posted_at)
    select i.id, s.purse_id, s.amount, s.balance, case when s.balance is not null then s.version end, moment
      from fresh i
     cross join lateral (values (1, i.from_purse, -i.amount, i.from_balance, i.from_version),
                                (2, i.to_purse, i.amount, i.to_balance, i.to_version)) as s (side, purse_id, amount, balance, version)
     order by i.nth, s.side
  ), moved as (
    select distinct on (s.purse_id) s.purse_id, s.balance, s.version
      from fresh i
     cross join lateral (values (i.from_purse, i.from_balance, i.from_version), (i.to_purse, i.to_balance, i.to_version))
           as s (purse_id, balance, version)
     where s.balance is not null order by s.purse_id, s.version desc
  ), balances as (
    update purse p set balance = m.balance, version = m.version from moved m where p.id = m.purse_id
  )
  select (select count(*) from fresh) - (select count(*) from keys) into missing;
  if missing > 0 then
    -- Somebody used one of the keys at the same moment for other purses. The caller tries again and then sees it.
    raise exception 'a posting key was used at the same moment' using errcode = 'serialization_failure';
  end if;
end $$;

revoke execute on function ledger_write from public, lantern_app;

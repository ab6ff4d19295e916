-- Writes the moves that were decided to be posted, in one statement: keys, transfers, entries and
-- balances. The caller holds the locks of all purses with a stored balance. `p_keys` is false for
-- a caller whose own unique row stands for the key of each move.
create or replace function ledger_write(p_moves ledger_move[], p_keys boolean default true)
returns void language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  moment constant timestamptz := clock_timestamp();
  missing integer;
begin
  with fresh as materialized (
    select * from unnest(p_moves) i where i.verdict = 'posted'
  ), keys as (
    insert into transfer_key (key, transfer_id, posted_at)
    select i.key, i.id, moment from fresh i where p_keys order by i.key
    on conflict do nothing returning 1
  ), transfers as (
    insert into transfer (id, brand_id, from_purse, to_purse, amount, currency, kind, key,
                          event_at, posted_at, subject_kind, subject_id)
    select i.id, i.brand_id, i.from_purse, i.to_purse, i.amount, i.currency, i.kind, i.key,
           i.event_at, moment, coalesce(i.subject_kind, 'brand'),
           case when i.subject_kind is null then i.brand_id else i.subject_id end
      from fresh i
  ), sides as materialized (
    select i.nth, i.id, s.*
      from fresh i
     cross join lateral (
       values (1, i.from_purse, -i.amount, i.from_balance, i.from_version),
              (2, i.to_purse, i.amount, i.to_balance, i.to_version)
     ) as s (side, purse_id, amount, balance, version)
     where s.balance is not null
  ), entries as (
    insert into entry (transfer_id, purse_id, amount, balance_after, purse_version, posted_at)
    select s.id, s.purse_id, s.amount, s.balance, s.version, moment
      from sides s order by s.nth, s.side
  ), moved as (
    select distinct on (s.purse_id) s.purse_id, s.balance, s.version
      from sides s order by s.purse_id, s.version desc
  ), balances as (
    update purse p set balance = m.balance, version = m.version
      from moved m where p.id = m.purse_id
  )
  select (select count(*) from fresh where p_keys) - (select count(*) from keys) into missing;
  if missing > 0 then
    -- The key was used at the same moment for other purses. The caller tries again and finds it.
    raise exception 'a posting key was used at the same moment'
      using errcode = 'serialization_failure';
  end if;
end $$;

revoke execute on function ledger_write from public, lantern_app;

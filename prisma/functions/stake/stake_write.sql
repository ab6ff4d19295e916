-- Writes the stakes that were taken: money, counters of the day and events. Publishes the limits
-- that have refused stakes.
create or replace function stake_write(p_stakes stake[]) returns void language plpgsql as $$
declare
  moves ledger_move[];
begin
  select array_agg(row(s.nth, s.nth, s.key, s.purse_id, s.house_id, s.amount, s.kind,
                       coalesce(s.played_at, now()), null,
                       null, null, 'posted', s.id, s.brand_id, s.currency, s.balance, s.version,
                       null, null, s.subject_kind, s.subject_id)::ledger_move)
    into moves from unnest(p_stakes) s where s.verdict = 'taken';
  perform protection_publish_refusal(s.member_id, s.brand_id, s.hit)
     from unnest(p_stakes) s where s.hit is not null;
  if moves is null then return; end if;
  with taken as materialized (
    select * from unnest(p_stakes) s where s.verdict = 'taken'
  ), brands as materialized (
    select b.brand_id, brand_day(b.brand_id, now()) as today
      from (select distinct brand_id from taken) b
  ), counted as (
    insert into play_day as d (member_id, day, vendor_code, staked, bets)
      select t.member_id,
             case when t.played_at is null then b.today
                  else brand_day(t.brand_id, t.played_at) end,
             t.counted_by, sum(t.amount), count(*)
        from taken t join brands b on b.brand_id = t.brand_id
       where not t.play_money group by 1, 2, 3
      on conflict (member_id, day, vendor_code) do update
        set staked = d.staked + excluded.staked, bets = d.bets + excluded.bets
  )
  -- The last balance of each member; all members of a brand in one row, in lists side by side.
  insert into outbox (topic, brand_id, payload)
    select 'balances', l.brand_id,
           jsonb_build_object('members', array_agg(l.member_id),
                              'balances', array_agg(l.balance::text),
                              'currencies', array_agg(l.currency),
                              'versions', array_agg(l.version))
      from (select distinct on (member_id) * from taken where played_at is null
             order by member_id, version desc) l
     group by l.brand_id;
  perform ledger_write(moves, false);
end $$;

revoke execute on function stake_write from public, lantern_app;

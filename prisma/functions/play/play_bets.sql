-- Decides many bets at once, in one round trip and a handful of statements, each bet for itself:
-- one bad bet spoils no other. The arguments stand side by side, one element a bet; it answers one
-- row each, in their order. `p_id` holds ids for what is to be written, ordered by time.
-- `p_details` is a list as long as the others, or null where no bet has any.
--
-- Bets of one member are decided one after the other. Without `p_wait` it stops for nobody: a bet
-- whose purse is held by another call is answered `busy`, and the caller sends it again by itself,
-- with `p_wait`.
--
-- It fails as a whole with a unique violation when an id or round was used at the same moment, here
-- or elsewhere, for another member. The caller tries again, one by one, and then sees it.
--
-- It runs with its owner's rights, as ledger_post does, for the core that both stand on. Every
-- lookup is by a key and row by row; the settings and the limits of one row keep a plan that was
-- made for small tables from reading large ones whole.
create or replace function play_bets(
  p_wait boolean,
  p_id uuid[],
  p_vendor text[],
  p_member uuid[],
  p_game text[],
  p_round text[],
  p_currency text[],
  p_transaction text[],
  p_amount bigint[],
  p_session_hash bytea[],
  p_details jsonb
) returns table (ord integer, verdict text, balance bigint, reference uuid)
language plpgsql security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off set enable_memoize = off
as $$
declare
  n constant integer := cardinality(p_id);
  moment constant timestamptz := now();
  held uuid[];
  owing uuid[];
  guarded uuid[];
  b record;
  refusal text;
  taken integer := 0;
  logins uuid[];
  -- Of the member whose turn it is, and of the bets of that member that were taken in this call.
  member uuid;
  left_over bigint;
  purse_version bigint;
  run integer[];
  run_keys text[];
  run_rounds text[];
  twin integer;
  opener integer;
  details jsonb;
  -- Of the brand of the last bet.
  brand uuid;
  today date;
  -- What is answered.
  o_verdict text[] := array_fill(null::text, array[n]);
  o_balance bigint[] := array_fill(null::bigint, array[n]);
  o_reference uuid[] := array_fill(null::uuid, array[n]);
  -- What is written, at the places of the bets that are taken.
  none constant bigint[] := array_fill(null::bigint, array[n]);
  t_id uuid[] := array_fill(null::uuid, array[n]);
  t_key text[] := array_fill(null::text, array[n]);
  t_brand uuid[] := t_id;
  t_purse uuid[] := t_id;
  t_house uuid[] := t_id;
  t_version bigint[] := none;
  t_trial boolean[] := array_fill(null::boolean, array[n]);
  t_day date[] := array_fill(null::date, array[n]);
  t_round uuid[] := t_id;
  t_started timestamptz[] := array_fill(null::timestamptz, array[n]);
  -- Stands at the first bet of a round alone, with what the others add to it.
  t_stake bigint[] := none;
  t_details jsonb[] := array_fill(null::jsonb, array[n]);
  -- The first bet of each round that was there before.
  continued integer[] := '{}';
begin
  -- The purse that stakes come from stands for its member: whatever else moves the member's money takes its lock, too.
  if p_wait then
    select array_agg(p.id) into held from (
      select * from purse where member_id = any (p_member) and purpose in ('main', 'play') order by id for update) p;
  else
    select array_agg(p.id) into held from (
      select * from purse where member_id = any (p_member) and purpose in ('main', 'play') order by id for update skip locked) p;
  end if;
  owing := play_owing(p_member);
  guarded := protection_guarded(p_member);
  if owing is not null then
    -- What has come in since pays the debt first.
    perform play_repay(p.id) from purse p
     where p.id = any (held) and p.member_id = any (owing) and p.balance > 0 and not p.frozen
       -- An answer that is given again changes nothing.
       and exists (select from unnest(p_vendor, p_member, p_transaction) i (vendor, member_id, transaction)
                    where i.member_id = p.member_id
                      and not exists (select from vendor_transaction k where k.vendor_code = i.vendor and k.transaction_id = i.transaction));
    owing := play_owing(p_member);
  end if;

  for b in
    select i.nth, i.id, i.vendor, i.member_id, i.amount, i.round, i.vendor || ':bet:' || i.transaction as key,
           p.id as purse, p.balance, p.version, p.play_money as trial, m.brand_id, h.id as house,
           r.round_id, r.started_at, l.id as login, l.last_seen_at < moment - interval '1 minute' as idle,
           k.operator_transaction_id as known, k.balance_after,
           case
             when p.id is null then 'player_not_found'
             when (p.id = any (held)) is not true then 'busy'
             when k.kind = 'tombstone' or (k.rolled_back and k.kind = 'bet') then 'transaction_rolled_back'
             when (k.kind, k.member_id, k.vendor_round_id, k.amount, k.currency) = ('bet', i.member_id, i.round, i.amount, i.currency) then 'ok'
             when k.kind is not null then 'transaction_mismatch'
             when p.currency <> i.currency then 'wrong_currency'
             when m.status <> 'active' or p.frozen then 'player_blocked'
             when (s.member_id = i.member_id and s.vendor_code = i.vendor and s.expires_at > moment
                   and l.ended_at is null and l.expires_at > moment
                   and l.last_seen_at > moment - make_interval(mins => s.idle_minutes)) is not true then 'play_session_expired'
             when o.maintenance is null then 'game_not_found'
             when o.maintenance then 'game_maintenance'
           end as refusal,
           case
             when r.member_id <> i.member_id then 'transaction_mismatch'
             when r.round_id is not null
                  and (select x.ended_at from game_round x where x.id = r.round_id and x.started_at = r.started_at) is not null then 'round_closed'
           end as round_refusal
      from unnest(p_id, p_vendor, p_member, p_game, p_round, p_currency, p_transaction, p_amount, p_session_hash) with ordinality
           as i (id, vendor, member_id, game, round, currency, transaction, amount, session_hash, nth)
      left join lateral (select * from member x where x.id = i.member_id limit 1) m on true
      left join lateral (select * from purse x
                          where x.brand_id = m.brand_id and x.member_id = m.id and x.currency = m.currency
                            and x.purpose = case when m.type = 4 then 'play' else 'main' end limit 1) p on true
      left join lateral (select x.id from purse x
                          where x.brand_id = m.brand_id and x.member_id is null and x.currency = m.currency
                            and x.purpose = case when m.type = 4 then 'house_play' else 'house_games' end limit 1) h on true
      left join lateral (select * from vendor_transaction x
                          where x.vendor_code = i.vendor and x.transaction_id = i.transaction limit 1) k on true
      left join lateral (select * from game_round_key x
                          where x.vendor_code = i.vendor and x.vendor_round_id = i.round limit 1) r on true
      left join lateral (select * from play_session x where x.session_hash = i.session_hash limit 1) s on true
      left join lateral (select * from session x where x.id = s.session_id limit 1) l on true
      left join lateral (select x.node_id from game x where x.vendor_code = i.vendor and x.code = i.game limit 1) g on true
      left join lateral (select x.maintenance from brand_game x
                          where x.brand_id = m.brand_id and x.node_id = g.node_id limit 1) o on true
     order by i.member_id, i.nth
  loop
    if member is distinct from b.member_id then
      member := b.member_id;
      left_over := b.balance;
      purse_version := b.version;
      run := null;
      run_keys := null;
      run_rounds := null;
    end if;
    twin := run[array_position(run_keys, b.key)];
    opener := run[array_position(run_rounds, b.vendor || ' ' || b.round)];
    refusal := case
      when twin is not null then
        case when (p_round[twin], p_amount[twin], p_currency[twin]) = (b.round, b.amount, p_currency[b.nth]) then 'twin'
             else 'transaction_mismatch' end
      when b.refusal is not null then b.refusal
      when member = any (owing) then 'member_in_debt'
      when left_over < b.amount then 'insufficient_funds'
      else b.round_refusal
    end;
    -- What members have decided to protect themselves with is about money that is real.
    if refusal is null and member = any (guarded) and not b.trial then
      refusal := protection_stake_refusal(member, b.brand_id, b.amount);
      if refusal = 'member_excluded' then refusal := 'player_blocked'; end if;
      -- The next bet of the member is asked about with this one.
      if refusal is null then perform play_count(member, b.brand_id, b.vendor, b.amount, 0, 0); end if;
    end if;

    o_verdict[b.nth] := coalesce(refusal, 'ok');
    if refusal is null then
      taken := taken + 1;
      left_over := left_over - b.amount;
      purse_version := purse_version + 1;
      o_balance[b.nth] := left_over;
      o_reference[b.nth] := b.id;
      t_id[b.nth] := b.id;
      t_key[b.nth] := b.key;
      t_brand[b.nth] := b.brand_id;
      t_purse[b.nth] := b.purse;
      t_house[b.nth] := b.house;
      t_version[b.nth] := purse_version;
      t_trial[b.nth] := b.trial;
      if brand is distinct from b.brand_id then
        brand := b.brand_id;
        today := brand_day(brand, moment);
      end if;
      if not b.trial and (member = any (guarded)) is not true then t_day[b.nth] := today; end if;
      details := nullif(p_details -> (b.nth - 1)::integer, 'null');
      if opener is null then
        t_round[b.nth] := coalesce(b.round_id, b.id);
        t_started[b.nth] := b.started_at;
        t_stake[b.nth] := b.amount;
        t_details[b.nth] := details;
        if b.started_at is not null then continued := continued || b.nth::integer; end if;
      else
        t_round[b.nth] := t_round[opener];
        t_stake[opener] := t_stake[opener] + b.amount;
        t_details[opener] := coalesce(t_details[opener] || details, details, t_details[opener]);
      end if;
      run := run || b.nth::integer;
      run_keys := run_keys || b.key;
      run_rounds := run_rounds || (b.vendor || ' ' || b.round);
      if b.idle then logins := logins || b.login; end if;
    elsif refusal = 'twin' then
      o_verdict[b.nth] := 'ok';
      o_balance[b.nth] := o_balance[twin];
      o_reference[b.nth] := o_reference[twin];
    elsif refusal = 'ok' then
      o_balance[b.nth] := b.balance_after;
      o_reference[b.nth] := b.known;
    else
      o_balance[b.nth] := left_over;
    end if;
  end loop;

  if taken > 0 then
    with taken as materialized (
      select * from unnest(t_id, p_vendor, p_member, p_game, p_round, p_currency, p_transaction, p_amount,
                           t_brand, t_trial, t_day, t_round, t_started, t_stake, t_details, o_balance, t_version) with ordinality
             as i (id, vendor, member_id, game, vendor_round, currency, transaction, amount,
                   brand_id, trial, day, round_id, started_at, stake, details, balance, version, nth)
       where i.id is not null
    ), noted as (
      insert into vendor_transaction (vendor_code, transaction_id, kind, operator_transaction_id, member_id, round_id, vendor_round_id,
                                      amount, currency, balance_after)
        select i.vendor, i.transaction, 'bet', i.id, i.member_id, i.round_id, i.vendor_round, i.amount, i.currency, i.balance from taken i
    ), claimed as (
      insert into game_round_key (vendor_code, vendor_round_id, round_id, member_id, started_at)
        select i.vendor, i.vendor_round, i.round_id, i.member_id, moment from taken i where i.started_at is null and i.stake is not null
    ), opened as (
      insert into game_round (id, brand_id, member_id, vendor_code, vendor_round_id, game_code, currency, trial, stake, details, started_at)
        select i.round_id, i.brand_id, i.member_id, i.vendor, i.vendor_round, i.game, i.currency, i.trial, i.stake, i.details, moment
          from taken i where i.started_at is null and i.stake is not null
    ), counted as (
      insert into play_day as d (member_id, day, vendor_code, staked, bets)
        select i.member_id, i.day, i.vendor, sum(i.amount), count(*) from taken i where i.day is not null group by 1, 2, 3
        on conflict (member_id, day, vendor_code) do update set staked = d.staked + excluded.staked, bets = d.bets + excluded.bets
    )
    -- Of several bets, a member's pages are told the last balance; all members of a brand in one row, in lists side by side.
    insert into outbox (topic, brand_id, payload)
      select 'balances', i.brand_id,
             jsonb_build_object('members', array_agg(i.member_id), 'balances', array_agg(i.balance::text),
                                'currencies', array_agg(i.currency), 'versions', array_agg(i.version))
        from (select distinct on (t.member_id) * from taken t order by t.member_id, t.nth desc) i group by i.brand_id;
    -- One by one: joined with all the bets, a plan that was made while there were few rounds would read every round.
    foreach opener in array continued loop
      update game_round g set stake = g.stake + t_stake[opener], details = coalesce(g.details || t_details[opener], t_details[opener], g.details)
       where g.id = t_round[opener] and g.started_at = t_started[opener];
    end loop;
    perform ledger_write(t_id, t_key, t_brand, t_purse, t_house, p_amount, p_currency, array_fill('bet'::text, array[n]),
                         array_fill(moment, array[n]), o_balance, t_version, none, none);
    -- Playing keeps the login alive.
    if logins is not null then
      update session l set last_seen_at = moment where l.id = any (logins);
    end if;
  end if;
  return query select i.nth::integer, i.v, i.b, i.r from unnest(o_verdict, o_balance, o_reference) with ordinality i (v, b, r, nth);
end $$;

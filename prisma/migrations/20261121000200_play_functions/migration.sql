-- What the wallet protocol asks for, decided in one round trip: authority of the session, state of the member and game,
-- exactly-once, the round, the money and the event that tells the member's pages. Rules and refusals are those of
-- packages/contracts/src/seamless-wallet.ts.

-- One call of a vendor that is no bet. Ids of transactions and rounds are the vendor's; amounts are minor units.
create type play_action as (
  kind text,
  vendor text,
  member_id uuid,
  game_code text,
  round_id text,
  currency text,
  transaction_id text,
  -- The bet that a win answers, or the transaction that a rollback undoes.
  target_id text,
  amount bigint,
  round_closed boolean,
  details jsonb
);

-- What is known when an action is decided: the purse that it is about, and what the vendor's id has stood for before.
create type play_state as (
  brand_id uuid,
  purse uuid,
  balance bigint,
  frozen boolean,
  currency text,
  status text,
  trial boolean,
  house uuid,
  receivable uuid,
  debt bigint,
  known vendor_transaction
);

-- `ok` with the balance and our own reference, or a refusal with the balance.
create type play_answer as (verdict text, balance bigint, reference uuid);

-- Reads the state of an action. The member's purses are locked first: all that follows for one member happens one after the other.
create function play_look(a play_action) returns play_state language plpgsql as $$
declare
  s play_state;
begin
  perform 1 from purse p where p.member_id = a.member_id order by p.id for update;
  select m.brand_id, p.id, p.balance, p.frozen, p.currency, m.status, p.play_money, h.id, r.id, greatest(-r.balance, 0), k
    into s
    from member m
    join purse p on p.member_id = m.id and p.purpose = case when m.type = 4 then 'play' else 'main' end
    join purse h on h.brand_id = m.brand_id and h.member_id is null and h.currency = p.currency
                and h.purpose = case when m.type = 4 then 'house_play' else 'house_games' end
    left join purse r on r.member_id = m.id and r.currency = p.currency
                     and r.purpose = case when m.type = 4 then 'play_receivable' else 'receivable' end
    left join vendor_transaction k on k.vendor_code = a.vendor and k.transaction_id = a.transaction_id
   where m.id = a.member_id;
  return s;
end $$;

-- The answer to an action that needs no deciding: the member is unknown, or the transaction id has been seen before. The same
-- content gets the first answer again.
create function play_seen(a play_action, s play_state) returns play_answer language plpgsql as $$
declare
  k constant vendor_transaction := s.known;
begin
  return case
    when s.purse is null then row('player_not_found'::text, null::bigint, null::uuid)
    when k.kind = 'tombstone' or (k.rolled_back and k.kind = a.kind) then row('transaction_rolled_back'::text, s.balance, null::uuid)
    when (k.kind, k.member_id, k.vendor_round_id, k.amount, k.currency, k.target_transaction_id)
         is distinct from (a.kind, a.member_id, a.round_id, coalesce(a.amount, 0), a.currency, a.target_id)
      then row('transaction_mismatch'::text, s.balance, null::uuid)
    else row('ok'::text, k.balance_after, k.operator_transaction_id)
  end;
end $$;

-- Writes a vendor's transaction down.
create function play_note(a play_action, p_reference uuid, p_round uuid, p_balance bigint) returns void language plpgsql as $$
begin
  insert into vendor_transaction (vendor_code, transaction_id, kind, operator_transaction_id, member_id, round_id, vendor_round_id,
                                  target_transaction_id, amount, currency, rolled_back, balance_after)
    values (a.vendor, a.transaction_id, a.kind, p_reference, a.member_id, p_round, a.round_id,
            a.target_id, coalesce(a.amount, 0), a.currency, a.kind = 'tombstone', p_balance)
    on conflict do nothing;
  if not found then
    -- The id came for another member at the same moment. The caller tries again and then sees it.
    raise exception 'transaction % was used at the same moment', a.transaction_id using errcode = 'serialization_failure';
  end if;
end $$;

-- Posts one transfer of a game and answers its reference.
create function play_post(p_key text, p_from uuid, p_to uuid, p_amount bigint, p_kind text, out verdict text, out reference uuid)
language plpgsql as $$
begin
  select l.verdict, l.transfer_id into verdict, reference
    from ledger_post(array[1], array[p_key], array[p_from], array[p_to], array[p_amount], array[p_kind], array[now()]) l;
end $$;

-- Tells the member's pages the new balance, and answers it.
create function play_tell(a play_action, s play_state) returns bigint language plpgsql as $$
declare
  answer bigint;
begin
  insert into outbox (topic, brand_id, member_id, payload)
    select 'balance', s.brand_id, a.member_id, jsonb_build_object('sumBalance', p.balance::text, 'currency', p.currency, 'version', p.version)
      from purse p where p.id = s.purse
    returning (payload ->> 'sumBalance')::bigint into answer;
  return answer;
end $$;

-- Counts what a member has staked, won and got back on the brand's day.
create function play_count(p_member uuid, p_brand uuid, p_vendor text, p_staked bigint, p_won bigint, p_refunded bigint) returns void
language plpgsql as $$
begin
  insert into play_day as d (member_id, day, vendor_code, staked, won, refunded, bets)
    values (p_member, brand_day(p_brand, now()), p_vendor, p_staked, p_won, p_refunded, case when p_staked > 0 then 1 else 0 end)
    on conflict (member_id, day, vendor_code) do update
      set staked = d.staked + excluded.staked, won = d.won + excluded.won, refunded = d.refunded + excluded.refunded,
          bets = d.bets + excluded.bets;
end $$;

-- Pays back what the member of a purse owes, as far as the purse goes, and tells the member's pages. What has come into the purse
-- in any way pays the debt before a bet; that may be refused and come again, so the key is not the bet's.
create function play_repay(p_purse uuid) returns void language plpgsql as $$
begin
  if ledger_repay(p_purse, 'debt:' || uuid_v7()) > 0 then
    insert into outbox (topic, brand_id, member_id, payload)
      select 'balance', p.brand_id, p.member_id, jsonb_build_object('sumBalance', p.balance::text, 'currency', p.currency, 'version', p.version)
        from purse p where p.id = p_purse;
  end if;
end $$;

-- Those of some members who are in debt; null where there is none.
create function play_owing(p_members uuid[]) returns uuid[] language plpgsql as $$
begin
  return (select array_agg(p.member_id) from purse p where p.member_id = any (p_members) and p.may_go_negative and p.balance < 0);
end $$;

-- Decides many bets at once, in one round trip and a handful of statements, each bet for itself: one bad bet spoils no other. The
-- arguments stand side by side, one element a bet; it answers one row each, in their order. `p_id` holds ids for what is to be
-- written, ordered by time. `p_details` is a list as long as the others, or null where no bet has any.
--
-- Bets of one member are decided one after the other. Without `p_wait` it stops for nobody: a bet whose purse is held by another
-- call is answered `busy`, and the caller sends it again by itself, with `p_wait`.
--
-- It fails as a whole with a unique violation when an id or round was used at the same moment, here or elsewhere, for another
-- member. The caller tries again, one by one, and then sees it.
--
-- It runs with its owner's rights, as ledger_post does, for the core that both stand on. Every lookup is by a key and row by row; the
-- settings and the limits of one row keep a plan that was made for small tables from reading large ones whole.
create function play_bets(
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

create function play_win(a play_action) returns play_answer language plpgsql as $$
declare
  s constant play_state := play_look(a);
  bet vendor_transaction;
  refusal text;
  posted record;
  reference uuid;
  after bigint := s.balance;
begin
  if s.purse is null or (s.known).transaction_id is not null then return play_seen(a, s); end if;
  select * into bet from vendor_transaction where vendor_code = a.vendor and transaction_id = a.target_id;
  refusal := case
    when s.currency <> a.currency then 'wrong_currency'
    when bet.transaction_id is null then 'transaction_not_found'
    when bet.rolled_back then 'transaction_rolled_back'
    when (bet.kind, bet.member_id, bet.vendor_round_id) is distinct from ('bet', a.member_id, a.round_id) then 'transaction_mismatch'
  end;
  if refusal is not null then return row(refusal, s.balance, null::uuid); end if;

  if a.amount = 0 then
    reference := uuid_v7();
  else
    posted := play_post(a.vendor || ':win:' || a.transaction_id, s.house, s.purse, a.amount, 'win');
    if posted.verdict <> 'posted' then return row(posted.verdict, s.balance, null::uuid); end if;
    reference := posted.reference;
    if s.debt > 0 then perform ledger_repay(s.purse, a.vendor || ':win:' || a.transaction_id || '#debt'); end if;
    after := play_tell(a, s);
    if not s.trial then perform play_count(a.member_id, s.brand_id, a.vendor, 0, a.amount, 0); end if;
  end if;
  perform play_note(a, reference, bet.round_id, after);
  update game_round g set win = g.win + a.amount, details = coalesce(g.details || a.details, a.details, g.details),
         ended_at = case when a.round_closed then coalesce(g.ended_at, now()) else g.ended_at end
    from game_round_key k
   where k.vendor_code = a.vendor and k.vendor_round_id = a.round_id and g.id = k.round_id and g.started_at = k.started_at;
  return row('ok'::text, after, reference);
end $$;

-- Gives the stake of a bet back. A bet that a win has answered stays: the win has to be undone first.
create function play_undo_bet(a play_action, s play_state, bet vendor_transaction) returns play_answer language plpgsql as $$
declare
  posted record;
begin
  perform 1 from vendor_transaction x
    where x.vendor_code = a.vendor and x.target_transaction_id = bet.transaction_id and x.kind = 'win' and not x.rolled_back;
  if found then return row('bet_already_settled'::text, s.balance, null::uuid); end if;
  posted := play_post(a.vendor || ':rollback:' || bet.transaction_id, s.house, s.purse, bet.amount, 'bet_rollback');
  if posted.verdict <> 'posted' then return row(posted.verdict, s.balance, null::uuid); end if;
  if s.debt > 0 then perform ledger_repay(s.purse, a.vendor || ':rollback:' || bet.transaction_id || '#debt'); end if;
  if not s.trial then
    perform play_count(a.member_id, s.brand_id, a.vendor, 0, 0, bet.amount);
    update play_day d set undone = d.undone + bet.amount
     where d.member_id = a.member_id and d.vendor_code = a.vendor and d.day = brand_day(s.brand_id, bet.created_at);
    perform turnover_follow(a.member_id);
  end if;
  -- The round stays open: another bet may be made in it.
  update game_round g set refund = g.refund + bet.amount
    from game_round_key k
   where k.vendor_code = a.vendor and k.vendor_round_id = a.round_id and g.id = k.round_id and g.started_at = k.started_at;
  return row('ok'::text, null::bigint, posted.reference);
end $$;

-- Takes a win back. What the member has spent of it meanwhile, or what stands in a frozen purse, becomes a debt: no purse that
-- can be spent goes below zero.
create function play_undo_win(a play_action, s play_state, win vendor_transaction) returns play_answer language plpgsql as $$
declare
  own constant bigint := case when s.frozen then 0 else least(s.balance, win.amount) end;
  key constant text := a.vendor || ':rollback:' || win.transaction_id;
  owing uuid := s.receivable;
  posted record;
  -- Stays without a transfer for a win of zero, which has moved nothing.
  reference uuid := uuid_v7();
begin
  if own > 0 then
    posted := play_post(key, s.purse, s.house, own, 'win_rollback');
    if posted.verdict <> 'posted' then return row(posted.verdict, s.balance, null::uuid); end if;
    reference := posted.reference;
  end if;
  if own < win.amount then
    if owing is null then
      insert into purse (id, brand_id, member_id, purpose, currency, may_go_negative)
        values (uuid_v7(), s.brand_id, a.member_id, case when s.trial then 'play_receivable' else 'receivable' end, s.currency, true)
        returning id into owing;
    end if;
    posted := play_post(key || '#debt', owing, s.house, win.amount - own, 'win_rollback_debt');
    if posted.verdict <> 'posted' then
      raise exception 'the debt of % was refused: %', win.transaction_id, posted.verdict using errcode = 'serialization_failure';
    end if;
    if own = 0 then reference := posted.reference; end if;
  end if;
  if win.amount > 0 and not s.trial then perform play_count(a.member_id, s.brand_id, a.vendor, 0, -win.amount, 0); end if;
  update game_round g set win = g.win - win.amount
    from game_round_key k
   where k.vendor_code = a.vendor and k.vendor_round_id = a.round_id and g.id = k.round_id and g.started_at = k.started_at;
  return row('ok'::text, null::bigint, reference);
end $$;

create function play_rollback(a play_action) returns play_answer language plpgsql as $$
declare
  s constant play_state := play_look(a);
  target vendor_transaction;
  tombstone play_action;
  refusal text;
  undone play_answer;
begin
  if s.purse is null or (s.known).transaction_id is not null then return play_seen(a, s); end if;
  select * into target from vendor_transaction where vendor_code = a.vendor and transaction_id = a.target_id;
  refusal := case
    when s.currency <> a.currency then 'wrong_currency'
    when a.target_id = a.transaction_id then 'transaction_mismatch'
    when target.transaction_id is null then null
    when target.kind = 'rollback' or (target.member_id, target.vendor_round_id) is distinct from (a.member_id, a.round_id) then 'transaction_mismatch'
  end;
  if refusal is not null then return row(refusal, s.balance, null::uuid); end if;

  undone := row('ok'::text, s.balance, uuid_v7());
  if target.transaction_id is null then
    tombstone := a;
    tombstone.kind := 'tombstone';
    tombstone.transaction_id := a.target_id;
    tombstone.target_id := null;
    perform play_note(tombstone, undone.reference, null, s.balance);
  elsif not target.rolled_back then
    undone := case target.kind when 'bet' then play_undo_bet(a, s, target) else play_undo_win(a, s, target) end;
    if undone.verdict <> 'ok' then return undone; end if;
    update vendor_transaction x set rolled_back = true where x.vendor_code = a.vendor and x.transaction_id = a.target_id;
    undone.balance := play_tell(a, s);
  end if;
  perform play_note(a, undone.reference, target.round_id, undone.balance);
  return undone;
end $$;

create function play_end_round(a play_action) returns play_answer language plpgsql as $$
declare
  s constant play_state := play_look(a);
  k game_round_key;
  buried uuid;
begin
  if s.purse is null then return row('player_not_found'::text, null::bigint, null::uuid); end if;
  if s.currency <> a.currency then return row('wrong_currency'::text, s.balance, null::uuid); end if;
  select * into k from game_round_key where vendor_code = a.vendor and vendor_round_id = a.round_id;
  if k.round_id is null then
    -- All that there was of it was undone before it came: there is nothing left to end.
    select x.operator_transaction_id into buried from vendor_transaction x
      where x.vendor_code = a.vendor and x.vendor_round_id = a.round_id and x.kind = 'tombstone' and x.member_id = a.member_id limit 1;
    return row(case when buried is null then 'round_not_found' else 'ok' end, s.balance, buried);
  end if;
  if k.member_id <> a.member_id then return row('round_not_found'::text, s.balance, null::uuid); end if;
  update game_round g set ended_at = coalesce(g.ended_at, now()), details = coalesce(g.details || a.details, a.details, g.details)
   where g.id = k.round_id and g.started_at = k.started_at;
  return row('ok'::text, s.balance, k.round_id);
end $$;

-- Decides one action that is no bet. The settings are those of ledger_post, for the same reason.
create function play_apply(p_action jsonb) returns table (verdict text, balance bigint, reference uuid)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  a constant play_action := jsonb_populate_record(null::play_action, p_action);
  answer constant play_answer := case a.kind
    when 'win' then play_win(a)
    when 'rollback' then play_rollback(a)
    when 'end-round' then play_end_round(a)
  end;
begin
  return query select answer.verdict, answer.balance, answer.reference;
end $$;

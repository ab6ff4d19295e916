-- What the wallet protocol asks for, decided in one round trip: authority of the session, state of the member and game,
-- exactly-once, the round, the money and the event that tells the member's pages. Rules and refusals are those of
-- packages/contracts/src/seamless-wallet.ts.

-- One call of a vendor. Ids of transactions and rounds are the vendor's; amounts are minor units.
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
  session_hash bytea,
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

-- Finds the round of an action or claims its id. Two members never share a round: `owner` says whose it is.
create function play_round(a play_action, out id uuid, out started timestamptz, out owner uuid, out fresh boolean) language plpgsql as $$
begin
  insert into game_round_key (vendor_code, vendor_round_id, round_id, member_id, started_at)
    values (a.vendor, a.round_id, uuid_v7(), a.member_id, now()) on conflict do nothing
    returning round_id, started_at, member_id, true into id, started, owner, fresh;
  if not found then
    select k.round_id, k.started_at, k.member_id, false into id, started, owner, fresh
      from game_round_key k where k.vendor_code = a.vendor and k.vendor_round_id = a.round_id;
  end if;
end $$;

create function play_bet(a play_action) returns play_answer language plpgsql as $$
declare
  s play_state := play_look(a);
  opened record;
  round record;
  posted record;
  refusal text;
  after bigint;
begin
  if s.purse is null or (s.known).transaction_id is not null then return play_seen(a, s); end if;
  -- What has come into the purse in any way pays the debt first. A refused bet may come again, so the key is not the bet's.
  if s.debt > 0 and ledger_repay(s.purse, 'debt:' || uuid_v7()) > 0 then
    perform play_tell(a, s);
    s := play_look(a);
  end if;
  select o.login, o.seen_at, b.maintenance into opened
    from (select 1) one
    left join lateral (
      select l.id as login, l.last_seen_at as seen_at from play_session p join session l on l.id = p.session_id
       where p.session_hash = a.session_hash and p.member_id = a.member_id and p.vendor_code = a.vendor
         and p.expires_at > now() and l.ended_at is null and l.expires_at > now()
         and l.last_seen_at > now() - make_interval(mins => p.idle_minutes)) o on true
    left join lateral (
      select b.maintenance from game g join brand_game b on b.node_id = g.node_id and b.brand_id = s.brand_id
       where g.vendor_code = a.vendor and g.code = a.game_code) b on true;
  refusal := case
    when s.currency <> a.currency then 'wrong_currency'
    when s.status <> 'active' or s.frozen then 'player_blocked'
    when opened.login is null then 'play_session_expired'
    when opened.maintenance is null then 'game_not_found'
    when opened.maintenance then 'game_maintenance'
    when s.debt > 0 then 'member_in_debt'
    when s.balance < a.amount then 'insufficient_funds'
  end;
  if refusal is not null then return row(refusal, s.balance, null::uuid); end if;

  round := play_round(a);
  if round.owner <> a.member_id then return row('transaction_mismatch'::text, s.balance, null::uuid); end if;
  if round.fresh then
    insert into game_round (id, brand_id, member_id, vendor_code, vendor_round_id, game_code, currency, trial, stake, details, started_at)
      values (round.id, s.brand_id, a.member_id, a.vendor, a.round_id, a.game_code, a.currency, s.trial, a.amount, a.details, round.started);
  else
    update game_round g set stake = g.stake + a.amount, details = coalesce(g.details || a.details, a.details, g.details)
     where g.id = round.id and g.started_at = round.started and g.ended_at is null;
    if not found then return row('round_closed'::text, s.balance, null::uuid); end if;
  end if;

  posted := play_post(a.vendor || ':bet:' || a.transaction_id, s.purse, s.house, a.amount, 'bet');
  if posted.verdict <> 'posted' then
    raise exception 'bet % was refused after all: %', a.transaction_id, posted.verdict using errcode = 'serialization_failure';
  end if;
  after := play_tell(a, s);
  perform play_note(a, posted.reference, round.id, after);
  -- Playing keeps the login alive.
  if opened.seen_at < now() - interval '1 minute' then
    update session l set last_seen_at = now() where l.id = opened.login;
  end if;
  return row('ok'::text, after, posted.reference);
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

-- Takes any number of actions and answers one row each, in order. All purses are locked first and in the order of their ids.
-- The settings are those of ledger_post, for the same reason.
create function play_apply(p_actions jsonb) returns table (ord integer, verdict text, balance bigint, reference uuid)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  a play_action;
  answer play_answer;
begin
  ord := 0;
  if jsonb_array_length(p_actions) > 1 then
    perform 1 from purse p
      where p.member_id in (select x.member_id from jsonb_populate_recordset(null::play_action, p_actions) x)
      order by p.id for update;
  end if;
  for a in select * from jsonb_populate_recordset(null::play_action, p_actions) loop
    answer := case a.kind
      when 'bet' then play_bet(a)
      when 'win' then play_win(a)
      when 'rollback' then play_rollback(a)
      when 'end-round' then play_end_round(a)
    end;
    ord := ord + 1; verdict := answer.verdict; balance := answer.balance; reference := answer.reference;
    return next;
  end loop;
end $$;

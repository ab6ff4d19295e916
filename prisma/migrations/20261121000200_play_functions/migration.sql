-- What the wallet protocol asks for, decided in one round trip: authority of the session, state of the member and game,
-- exactly-once, the round, the money and the event that tells the member's pages. Rules and refusals are those of
-- packages/contracts/src/seamless-wallet.ts.

create type play_answer as (verdict text, balance bigint, operator_transaction_id uuid);

-- The member's purse that a game plays with, locked: everything that follows for one member happens one after the other.
create function play_purse(p_member uuid, p_currency text) returns table (
  purse_id uuid, brand_id uuid, balance bigint, status text, trial boolean, currency_ok boolean, house uuid, receivable uuid, debt bigint
) language plpgsql as $$
begin
  perform 1 from purse p where p.member_id = p_member and p.balance is not null order by p.id for update;
  return query
    select p.id, m.brand_id, p.balance, m.status, m.type = 4, p.currency = p_currency, h.id, r.id, greatest(-r.balance, 0)
      from member m
      join purse p on p.member_id = m.id and p.purpose = case when m.type = 4 then 'play' else 'main' end
      join purse h on h.brand_id = m.brand_id and h.member_id is null and h.currency = p.currency
                  and h.purpose = case when m.type = 4 then 'house_play' else 'house_games' end
      left join purse r on r.member_id = m.id and r.purpose = 'receivable' and r.currency = p.currency
     where m.id = p_member;
end $$;

create function play_round(p_vendor text, p_vendor_round text, p_member uuid, p_brand uuid, p_game text, p_currency text, p_trial boolean)
returns table (round_id uuid, started timestamptz, owner uuid) language plpgsql as $$
declare
  fresh uuid := uuid_v7();
begin
  insert into game_round_key (vendor_code, vendor_round_id, round_id, member_id, started_at)
    values (p_vendor, p_vendor_round, fresh, p_member, now()) on conflict do nothing;
  if found then
    insert into game_round (id, brand_id, member_id, vendor_code, vendor_round_id, game_code, currency, trial, started_at)
      values (fresh, p_brand, p_member, p_vendor, p_vendor_round, p_game, p_currency, p_trial, now());
    return query select fresh, now(), p_member;
  else
    return query select k.round_id, k.started_at, k.member_id from game_round_key k
      where k.vendor_code = p_vendor and k.vendor_round_id = p_vendor_round;
  end if;
end $$;

create function play_post(p_keys text[], p_from uuid[], p_to uuid[], p_amount bigint[], p_kind text[])
returns table (verdict text, transfer_id uuid) language sql as $$
  select verdict, transfer_id
    from ledger_post(array_fill(1, array[array_length(p_keys, 1)]), p_keys, p_from, p_to, p_amount, p_kind, array_fill(now(), array[array_length(p_keys, 1)]))
   order by ord limit 1
$$;

create function play_tell(p_brand uuid, p_member uuid, p_purse uuid) returns bigint language sql as $$
  with told as (
    insert into outbox (topic, brand_id, member_id, payload)
    select 'balance', p_brand, p_member, jsonb_build_object('sumBalance', p.balance::text, 'currency', p.currency, 'version', p.version)
      from purse p where p.id = p_purse
  )
  select balance from purse where id = p_purse
$$;

create function play_bet(a jsonb) returns play_answer language plpgsql as $$
declare
  w record; r record; known vendor_transaction; opened record; posted record;
  stake constant bigint := (a ->> 'amount')::bigint;
  v constant text := a ->> 'vendor';
  tx constant text := a ->> 'transactionId';
  member constant uuid := (a ->> 'playerId')::uuid;
  after bigint;
begin
  select * into w from play_purse(member, a ->> 'currency');
  if w.purse_id is null then return ('player_not_found', null, null); end if;
  select * into known from vendor_transaction where vendor_code = v and transaction_id = tx;
  if known.transaction_id is not null then
    if known.kind = 'tombstone' or (known.kind = 'bet' and known.rolled_back) then return ('transaction_rolled_back', w.balance, null); end if;
    if (known.kind, known.member_id, known.vendor_round_id, known.amount, known.currency)
       is distinct from ('bet', member, a ->> 'roundId', stake, a ->> 'currency') then return ('transaction_mismatch', w.balance, null); end if;
    return ('ok', known.balance_after, known.operator_transaction_id);
  end if;
  if not w.currency_ok then return ('wrong_currency', w.balance, null); end if;
  if w.status <> 'active' then return ('player_blocked', w.balance, null); end if;
  select s.id, l.id as login into opened from play_session s join session l on l.id = s.session_id
   where s.session_hash = decode(a ->> 'sessionHash', 'hex') and s.member_id = member and s.vendor_code = v
     and s.expires_at > now() and l.ended_at is null and l.expires_at > now();
  if opened.id is null then return ('play_session_expired', w.balance, null); end if;
  -- Playing keeps the login alive.
  update session l set last_seen_at = now() where l.id = opened.login and l.last_seen_at < now() - interval '1 minute';
  perform 1 from game g join brand_game b on b.node_id = g.node_id and b.brand_id = w.brand_id where g.vendor_code = v and g.code = a ->> 'gameCode';
  if not found then return ('game_not_found', w.balance, null); end if;
  perform 1 from game g join brand_game b on b.node_id = g.node_id and b.brand_id = w.brand_id
    where g.vendor_code = v and g.code = a ->> 'gameCode' and b.maintenance;
  if found then return ('game_maintenance', w.balance, null); end if;
  if w.debt > 0 then return ('member_in_debt', w.balance, null); end if;
  if stake > w.balance then return ('insufficient_funds', w.balance, null); end if;
  select * into r from play_round(v, a ->> 'roundId', member, w.brand_id, a ->> 'gameCode', a ->> 'currency', w.trial);
  if r.owner <> member then return ('transaction_mismatch', w.balance, null); end if;
  perform 1 from game_round g where g.id = r.round_id and g.started_at = r.started and g.ended_at is not null;
  if found then return ('round_closed', w.balance, null); end if;
  select * into posted from play_post(array[v || ':bet:' || tx], array[w.purse_id], array[w.house], array[stake], array['bet']);
  if posted.verdict <> 'posted' then return (posted.verdict, w.balance, null); end if;
  after := play_tell(w.brand_id, member, w.purse_id);
  insert into vendor_transaction (vendor_code, transaction_id, kind, operator_transaction_id, member_id, round_id, vendor_round_id, amount, currency, balance_after)
    values (v, tx, 'bet', posted.transfer_id, member, r.round_id, a ->> 'roundId', stake, a ->> 'currency', after);
  update game_round g set stake = g.stake + (a ->> 'amount')::bigint, details = coalesce(g.details, '{}') || coalesce(a -> 'details', '{}')
   where g.id = r.round_id and g.started_at = r.started;
  return ('ok', after, posted.transfer_id);
end $$;

create function play_win(a jsonb) returns play_answer language plpgsql as $$
declare
  w record; k record; known vendor_transaction; bet vendor_transaction; posted record;
  gain constant bigint := (a ->> 'amount')::bigint;
  v constant text := a ->> 'vendor';
  tx constant text := a ->> 'transactionId';
  member constant uuid := (a ->> 'playerId')::uuid;
  owed bigint;
  reference uuid;
  after bigint;
begin
  select * into w from play_purse(member, a ->> 'currency');
  if w.purse_id is null then return ('player_not_found', null, null); end if;
  select * into known from vendor_transaction where vendor_code = v and transaction_id = tx;
  if known.transaction_id is not null then
    if known.kind = 'tombstone' or (known.kind = 'win' and known.rolled_back) then return ('transaction_rolled_back', w.balance, null); end if;
    if (known.kind, known.member_id, known.vendor_round_id, known.amount, known.currency, known.target_transaction_id)
       is distinct from ('win', member, a ->> 'roundId', gain, a ->> 'currency', a ->> 'betTransactionId') then return ('transaction_mismatch', w.balance, null); end if;
    return ('ok', known.balance_after, known.operator_transaction_id);
  end if;
  if not w.currency_ok then return ('wrong_currency', w.balance, null); end if;
  select * into bet from vendor_transaction where vendor_code = v and transaction_id = a ->> 'betTransactionId';
  if bet.transaction_id is null then return ('transaction_not_found', w.balance, null); end if;
  if bet.rolled_back then return ('transaction_rolled_back', w.balance, null); end if;
  if (bet.kind, bet.member_id, bet.vendor_round_id) is distinct from ('bet', member, a ->> 'roundId') then return ('transaction_mismatch', w.balance, null); end if;
  reference := uuid_v7();
  after := w.balance;
  if gain > 0 then
    -- A member in debt pays it back first.
    owed := least(w.debt, gain);
    if owed > 0 then
      select * into posted from play_post(array[v || ':win:' || tx, v || ':win:' || tx || '#debt'],
        array[w.house, w.purse_id], array[w.purse_id, w.receivable], array[gain, owed], array['win', 'debt_repaid']);
    else
      select * into posted from play_post(array[v || ':win:' || tx], array[w.house], array[w.purse_id], array[gain], array['win']);
    end if;
    if posted.verdict <> 'posted' then return (posted.verdict, w.balance, null); end if;
    reference := posted.transfer_id;
    after := play_tell(w.brand_id, member, w.purse_id);
  end if;
  insert into vendor_transaction (vendor_code, transaction_id, kind, operator_transaction_id, member_id, round_id, vendor_round_id, target_transaction_id, amount, currency, balance_after)
    values (v, tx, 'win', reference, member, bet.round_id, a ->> 'roundId', a ->> 'betTransactionId', gain, a ->> 'currency', after);
  select * into k from game_round_key where vendor_code = v and vendor_round_id = a ->> 'roundId';
  update game_round g set win = g.win + gain, details = coalesce(g.details, '{}') || coalesce(a -> 'details', '{}'),
         ended_at = case when (a ->> 'roundClosed')::boolean then coalesce(g.ended_at, now()) else g.ended_at end
   where g.id = k.round_id and g.started_at = k.started_at;
  return ('ok', after, reference);
end $$;

create function play_rollback(a jsonb) returns play_answer language plpgsql as $$
declare
  w record; k record; known vendor_transaction; target vendor_transaction; posted record;
  v constant text := a ->> 'vendor';
  tx constant text := a ->> 'transactionId';
  member constant uuid := (a ->> 'playerId')::uuid;
  own bigint;
  owed bigint;
  reference uuid := uuid_v7();
  after bigint;
begin
  select null::text as verdict, null::uuid as transfer_id into posted;
  select * into w from play_purse(member, a ->> 'currency');
  if w.purse_id is null then return ('player_not_found', null, null); end if;
  select * into known from vendor_transaction where vendor_code = v and transaction_id = tx;
  if known.transaction_id is not null then
    if (known.kind, known.member_id, known.target_transaction_id) is distinct from ('rollback', member, a ->> 'targetTransactionId') then
      return ('transaction_mismatch', w.balance, null);
    end if;
    return ('ok', known.balance_after, known.operator_transaction_id);
  end if;
  if not w.currency_ok then return ('wrong_currency', w.balance, null); end if;
  after := w.balance;
  select * into target from vendor_transaction where vendor_code = v and transaction_id = a ->> 'targetTransactionId';
  if target.transaction_id is null then
    insert into vendor_transaction (vendor_code, transaction_id, kind, operator_transaction_id, member_id, vendor_round_id, amount, currency, rolled_back, balance_after)
      values (v, a ->> 'targetTransactionId', 'tombstone', reference, member, a ->> 'roundId', 0, a ->> 'currency', true, after);
  elsif (target.member_id, target.vendor_round_id) is distinct from (member, a ->> 'roundId') or target.kind = 'rollback' then
    return ('transaction_mismatch', w.balance, null);
  elsif not target.rolled_back then
    select * into k from game_round_key where vendor_code = v and vendor_round_id = a ->> 'roundId';
    if target.kind = 'bet' then
      perform 1 from vendor_transaction x where x.vendor_code = v and x.target_transaction_id = target.transaction_id and x.kind = 'win' and not x.rolled_back;
      if found then return ('bet_already_settled', w.balance, null); end if;
      owed := least(w.debt, target.amount);
      if owed > 0 then
        select * into posted from play_post(array[v || ':rollback:' || target.transaction_id, v || ':rollback:' || target.transaction_id || '#debt'],
          array[w.house, w.purse_id], array[w.purse_id, w.receivable], array[target.amount, owed], array['bet_rollback', 'debt_repaid']);
      else
        select * into posted from play_post(array[v || ':rollback:' || target.transaction_id], array[w.house], array[w.purse_id], array[target.amount], array['bet_rollback']);
      end if;
      update game_round g set refund = g.refund + target.amount,
             ended_at = case when g.refund + target.amount >= g.stake then coalesce(g.ended_at, now()) else g.ended_at end
       where g.id = k.round_id and g.started_at = k.started_at;
    else
      update game_round g set win = g.win - target.amount where g.id = k.round_id and g.started_at = k.started_at;
      if target.amount > 0 then
        -- What the member has spent of the win meanwhile becomes a debt; no purse that can be spent goes below zero.
        own := least(w.balance, target.amount);
        if own < target.amount and w.receivable is null then
          insert into purse (id, brand_id, member_id, purpose, currency, may_go_negative)
            values (uuid_v7(), w.brand_id, member, 'receivable', a ->> 'currency', true) returning id into w.receivable;
        end if;
        select * into posted from play_post(
          array_remove(array[case when own > 0 then v || ':rollback:' || target.transaction_id end,
                             case when own < target.amount then v || ':rollback:' || target.transaction_id || '#debt' end], null),
          array_remove(array[case when own > 0 then w.purse_id end, case when own < target.amount then w.receivable end], null),
          array_remove(array[case when own > 0 then w.house end, case when own < target.amount then w.house end], null),
          array_remove(array[case when own > 0 then own end, case when own < target.amount then target.amount - own end], null),
          array_remove(array[case when own > 0 then 'win_rollback' end, case when own < target.amount then 'win_rollback_debt' end], null));
      end if;
    end if;
    if posted.verdict <> 'posted' then
      raise exception 'rollback of % was refused: %', target.transaction_id, posted.verdict using errcode = 'serialization_failure';
    end if;
    reference := coalesce(posted.transfer_id, reference);
    update vendor_transaction x set rolled_back = true where x.vendor_code = v and x.transaction_id = target.transaction_id;
    after := play_tell(w.brand_id, member, w.purse_id);
  end if;
  insert into vendor_transaction (vendor_code, transaction_id, kind, operator_transaction_id, member_id, round_id, vendor_round_id, target_transaction_id, amount, currency, balance_after)
    values (v, tx, 'rollback', reference, member, target.round_id, a ->> 'roundId', a ->> 'targetTransactionId', 0, a ->> 'currency', after);
  return ('ok', after, reference);
end $$;

create function play_end_round(a jsonb) returns play_answer language plpgsql as $$
declare
  w record; k record;
  member constant uuid := (a ->> 'playerId')::uuid;
begin
  select * into w from play_purse(member, a ->> 'currency');
  if w.purse_id is null then return ('player_not_found', null, null); end if;
  if not w.currency_ok then return ('wrong_currency', w.balance, null); end if;
  select * into k from game_round_key where vendor_code = a ->> 'vendor' and vendor_round_id = a ->> 'roundId';
  if k.round_id is null or k.member_id <> member then return ('round_not_found', w.balance, null); end if;
  update game_round g set ended_at = coalesce(g.ended_at, now()), details = coalesce(g.details, '{}') || coalesce(a -> 'details', '{}')
   where g.id = k.round_id and g.started_at = k.started_at;
  return ('ok', w.balance, k.round_id);
end $$;

-- Takes any number of actions and answers one row each, in order. All purses are locked first and in the order of their ids.
create function play_apply(p_actions jsonb) returns table (ord integer, verdict text, balance bigint, operator_transaction_id uuid)
language plpgsql as $$
declare
  action jsonb;
  nth integer := 0;
  answer play_answer;
begin
  if jsonb_array_length(p_actions) > 1 then
    perform 1 from purse p
      where p.member_id in (select (x ->> 'playerId')::uuid from jsonb_array_elements(p_actions) x) and p.balance is not null
      order by p.id for update;
  end if;
  for action in select * from jsonb_array_elements(p_actions) loop
    nth := nth + 1;
    answer := case action ->> 'kind'
      when 'bet' then play_bet(action)
      when 'win' then play_win(action)
      when 'rollback' then play_rollback(action)
      when 'end-round' then play_end_round(action)
    end;
    ord := nth; verdict := answer.verdict; balance := answer.balance; operator_transaction_id := answer.operator_transaction_id;
    return next;
  end loop;
end $$;

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

-- The answer to an action whose transaction id has been seen before, or null. The same content gets the first answer again.
create function play_seen(a play_action, s play_state) returns play_answer language plpgsql immutable as $$
begin
  if (s.known).transaction_id is null then return null; end if;
  if (s.known).kind = 'tombstone' or ((s.known).rolled_back and (s.known).kind = a.kind) then
    return row('transaction_rolled_back'::text, s.balance, null::uuid);
  end if;
  if ((s.known).kind, (s.known).member_id, (s.known).vendor_round_id, (s.known).amount, (s.known).currency, (s.known).target_transaction_id)
     is distinct from (a.kind, a.member_id, a.round_id, coalesce(a.amount, 0), a.currency, a.target_id) then
    return row('transaction_mismatch'::text, s.balance, null::uuid);
  end if;
  return row('ok'::text, (s.known).balance_after, (s.known).operator_transaction_id);
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

create function play_bet(a play_action) returns play_answer language plpgsql as $$
declare
  s constant play_state := play_look(a);
  seen constant play_answer := play_seen(a, s);
  fresh constant uuid := uuid_v7();
  opened record;
  round record;
  refusal text;
  posted record;
  after bigint;
begin
  if s.purse is null then return row('player_not_found'::text, null::bigint, null::uuid); end if;
  if seen.verdict is not null then return seen; end if;

  select (select row(o.session_id, l.last_seen_at) from play_session o join session l on l.id = o.session_id
           where o.session_hash = a.session_hash and o.member_id = a.member_id and o.vendor_code = a.vendor
             and o.expires_at > now() and l.ended_at is null and l.expires_at > now()
             and l.last_seen_at > now() - make_interval(mins => o.idle_minutes)) as login,
         (select b.maintenance from game g join brand_game b on b.node_id = g.node_id
           where g.vendor_code = a.vendor and g.code = a.game_code and b.brand_id = s.brand_id) as maintenance
    into opened;
  return null;
end $$;

-- Time-ordered ids (UUID version 7) for rows that are made inside the database.
do $$
begin
  if to_regproc('uuidv7') is not null then
    create function uuid_v7() returns uuid language sql volatile as 'select uuidv7()';
  else
    -- Before PostgreSQL 18.
    create function uuid_v7() returns uuid language sql volatile as $f$
      select encode(
        set_bit(
          set_bit(
            overlay(uuid_send(gen_random_uuid()) placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
            52, 1),
          53, 1),
        'hex')::uuid
    $f$;
  end if;
end $$;

-- Writes transfers that have been decided, under the locks of all purses that have a stored balance: keys, transfers, entries and
-- balances, in one statement for all of them. Those without an id are left out. It is the core of the functions that decide, and
-- nobody else may call it (see the migration `roles`).
create function ledger_write(
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

-- The one function that moves money, whatever it is for; bets have one of their own over the same core (`play_bets`).
--
-- It takes any number of transfers in parallel arrays. Transfers with the same posting number, which must stand side by side,
-- are posted together or not at all; one bad posting spoils no other. Answers one row a transfer, in order, with a verdict:
--   posted               the money has moved
--   duplicate            a transfer with this key and content had moved it before; nothing moved now
--   posting_key_reused   the key belongs to a transfer with another content, or to another posting
--   insufficient_funds, purse_frozen, purse_not_found, wrong_currency, transfer_to_self, amount_out_of_range
-- and with the balances of both purses after it (null for a purse of the house without a stored balance). A posting that is
-- refused answers its own reason on each of its rows. Nothing can be taken out of a frozen purse; what is owed can be put in.
--
-- Purses are locked in the order of their ids, so that two postings can never wait for each other. Purses without a stored
-- balance are not locked at all.
--
-- It runs with its owner's rights: the site's role may write neither a balance nor an entry by any other way. Every table is
-- reached by a key; the settings keep a plan that was made while a table was empty from reading the whole of it later.
create function ledger_post(
  p_posting integer[],
  p_key text[],
  p_from uuid[],
  p_to uuid[],
  p_amount bigint[],
  p_kind text[],
  p_event_at timestamptz[]
) returns table (ord integer, verdict text, transfer_id uuid, from_balance bigint, to_balance bigint)
language plpgsql security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  n constant integer := cardinality(p_key);
  largest constant bigint := 999999999999999;
  ceiling constant bigint := 9000000000000000000;
  -- The purses side by side; `place` says where in the arrays one stands.
  place jsonb;
  brand uuid[];
  money text[];
  negative boolean[];
  frozen boolean[];
  balance bigint[];
  version bigint[];
  -- For each transfer: an earlier one with its key, in the ledger or in this call.
  known_id uuid[] := array_fill(null::uuid, array[n]);
  known_same boolean[] := array_fill(null::boolean, array[n]);
  twin integer[] := array_fill(null::integer, array[n]);
  -- What is answered, and what is written.
  o_verdict text[] := array_fill(null::text, array[n]);
  o_transfer uuid[] := array_fill(null::uuid, array[n]);
  o_from bigint[] := array_fill(null::bigint, array[n]);
  o_to bigint[] := array_fill(null::bigint, array[n]);
  o_from_version bigint[] := array_fill(null::bigint, array[n]);
  o_to_version bigint[] := array_fill(null::bigint, array[n]);
  o_brand uuid[] := array_fill(null::uuid, array[n]);
  o_currency text[] := array_fill(null::text, array[n]);
  known record;
  first integer := 1;
  last integer;
  f integer;
  t integer;
  e integer;
  refusal text;
  repeated integer;
  posted integer := 0;
  fresh uuid[] := array_fill(null::uuid, array[n]);
begin
  if n = 0 then return; end if;

  select jsonb_object_agg(p.id, p.nth), array_agg(p.brand_id), array_agg(p.currency || case when p.play_money then ' play' else '' end),
         array_agg(p.may_go_negative), array_agg(p.frozen), array_agg(p.balance), array_agg(p.version)
    into place, brand, money, negative, frozen, balance, version
    from (select *, row_number() over () as nth from (
      select * from (select * from purse where id = any (p_from || p_to) and purse.balance is not null order by id for update) stored
      union all
      select * from purse where id = any (p_from || p_to) and purse.balance is null
    ) either) p;

  -- After the locks, so that a transfer with the same key and purse that was under way is seen.
  for known in
    select i.nth, x.id, (x.from_purse, x.to_purse, x.amount, x.kind) is not distinct from (i.from_purse, i.to_purse, i.amount, i.kind) as same
      from unnest(p_key, p_from, p_to, p_amount, p_kind) with ordinality i (key, from_purse, to_purse, amount, kind, nth)
      -- Row by row: joined the plain way, a plan made while the tables were small would read the whole of them for each transfer.
      cross join lateral (select * from transfer_key t where t.key = i.key limit 1) k
      cross join lateral (select * from transfer t where t.id = k.transfer_id and t.posted_at = k.posted_at limit 1) x
  loop
    known_id[known.nth] := known.id;
    known_same[known.nth] := known.same;
  end loop;
  if n > 1 then
    select array_agg(s.before order by s.nth) into twin from (
      select i.nth, lag(i.nth) over (partition by i.key order by i.nth) as before from unnest(p_key) with ordinality i (key, nth)) s;
  end if;

  while first <= n loop
    last := first;
    while last < n and p_posting[last + 1] = p_posting[first] loop last := last + 1; end loop;
    refusal := null;
    repeated := 0;
    for i in first..last loop
      f := place ->> p_from[i]::text;
      t := place ->> p_to[i]::text;
      -- A transfer of this call that was refused has left its key free.
      e := twin[i];
      while o_verdict[e] not in ('posted', 'duplicate') loop e := twin[e]; end loop;
      if known_id[i] is null and e is not null then
        known_id[i] := o_transfer[e];
        known_same[i] := (p_from[e], p_to[e], p_amount[e], p_kind[e]) is not distinct from (p_from[i], p_to[i], p_amount[i], p_kind[i]);
      end if;
      refusal := case
        when known_id[i] is not null then case when known_same[i] then null else 'posting_key_reused' end
        when p_from[i] = p_to[i] then 'transfer_to_self'
        when p_amount[i] between 1 and largest is not true then 'amount_out_of_range'
        when f is null or t is null or brand[f] <> brand[t] then 'purse_not_found'
        when money[f] <> money[t] then 'wrong_currency'
        when frozen[f] then 'purse_frozen'
        when balance[f] < p_amount[i] and not negative[f] then 'insufficient_funds'
        when balance[t] > ceiling - p_amount[i] or balance[f] < p_amount[i] - ceiling then 'amount_out_of_range'
      end;
      exit when refusal is not null;
      if known_id[i] is not null then
        o_verdict[i] := 'duplicate';
        o_transfer[i] := known_id[i];
        repeated := repeated + 1;
      else
        o_verdict[i] := 'posted';
        o_transfer[i] := uuid_v7();
        o_brand[i] := brand[f];
        o_currency[i] := split_part(money[f], ' ', 1);
        balance[f] := balance[f] - p_amount[i];
        balance[t] := balance[t] + p_amount[i];
        version[f] := version[f] + 1;
        version[t] := version[t] + 1;
        o_from_version[i] := version[f];
        o_to_version[i] := version[t];
      end if;
      o_from[i] := balance[f];
      o_to[i] := balance[t];
    end loop;
    -- What is repeated is the whole of a posting or none of it.
    if refusal is null and repeated between 1 and last - first then refusal := 'posting_key_reused'; end if;

    if refusal is null then
      posted := posted + last - first + 1 - repeated;
      for i in first..last loop
        if o_verdict[i] = 'posted' then fresh[i] := o_transfer[i]; end if;
      end loop;
    else
      for i in first..last loop
        f := place ->> p_from[i]::text;
        t := place ->> p_to[i]::text;
        if o_verdict[i] = 'posted' then
          balance[f] := balance[f] + p_amount[i];
          balance[t] := balance[t] - p_amount[i];
          version[f] := version[f] - 1;
          version[t] := version[t] - 1;
        end if;
        o_verdict[i] := refusal;
        o_transfer[i] := null;
      end loop;
      for i in first..last loop
        o_from[i] := balance[(place ->> p_from[i]::text)::integer];
        o_to[i] := balance[(place ->> p_to[i]::text)::integer];
      end loop;
    end if;
    first := last + 1;
  end loop;

  if posted > 0 then
    perform ledger_write(fresh, p_key, o_brand, p_from, p_to, p_amount, o_currency, p_kind, p_event_at, o_from, o_from_version, o_to, o_to_version);
  end if;

  return query select i.nth::integer, i.v, i.id, i.f, i.t
    from unnest(o_verdict, o_transfer, o_from, o_to) with ordinality i (v, id, f, t, nth);
end $$;

-- Pays back out of a purse what its member owes, as far as the purse goes. A member's debt is a purse of its own that may be
-- below zero; a frozen purse pays nothing. The key makes it happen once. Answers what was paid back.
create function ledger_repay(p_purse uuid, p_key text) returns bigint language plpgsql as $$
declare
  due record;
  answer text;
begin
  select r.id, least(-r.balance, p.balance) as amount into due
    from purse p
    join purse r on r.member_id = p.member_id and r.currency = p.currency
                and r.purpose = case when p.play_money then 'play_receivable' else 'receivable' end
   where p.id = p_purse and not p.frozen and p.balance > 0 and r.balance < 0;
  if due.id is null then return 0; end if;
  select l.verdict into answer
    from ledger_post(array[1], array[p_key], array[p_purse], array[due.id], array[due.amount], array['debt_repaid'], array[now()]) l;
  if answer <> 'posted' then
    raise exception 'the debt of purse % could not be paid back: %', p_purse, answer using errcode = 'serialization_failure';
  end if;
  return due.amount;
end $$;

-- What must hold of the ledger at every moment. Empty when it does; the tests and a job ask it.
create function ledger_violations() returns table (rule text, subject text, detail text)
language sql stable as $$
  select 'entries of a currency sum to zero', p.currency || case when p.play_money then ' (play money)' else '' end, sum(e.amount)::text
    from entry e join purse p on p.id = e.purse_id group by p.currency, p.play_money having sum(e.amount) <> 0
  union all
  select 'a transfer has its two entries', x.id::text, coalesce(string_agg(e.purse_id || ' ' || e.amount, ', '), 'none')
    from transfer x left join entry e on e.transfer_id = x.id
   group by x.id, x.from_purse, x.to_purse, x.amount
  having count(*) <> 2
      or count(*) filter (where e.purse_id = x.from_purse and e.amount = -x.amount) <> 1
      or count(*) filter (where e.purse_id = x.to_purse and e.amount = x.amount) <> 1
  union all
  select 'an entry belongs to a transfer', e.id::text, e.transfer_id::text from entry e
   where not exists (select 1 from transfer x where x.id = e.transfer_id)
  union all
  select 'a transfer stays within its brand and its money', x.id::text, ''
    from transfer x left join purse f on f.id = x.from_purse left join purse t on t.id = x.to_purse
   where (f.brand_id, f.currency, f.play_money) is distinct from (x.brand_id, x.currency, t.play_money)
      or (t.brand_id, t.currency) is distinct from (x.brand_id, x.currency)
  union all
  select 'a stored balance is the sum of its entries', p.id::text, p.balance::text || ' stored, ' || coalesce(sum(e.amount), 0)::text || ' summed'
    from purse p left join entry e on e.purse_id = p.id
   where p.balance is not null group by p.id, p.balance having p.balance <> coalesce(sum(e.amount), 0)
  union all
  select 'no balance is below zero', p.id::text, p.balance::text from purse p where p.balance < 0 and not p.may_go_negative
  union all
  select 'versions of a purse have no gap', p.id::text, 'version ' || p.version || ', entries ' || count(e.id) || ' up to ' || coalesce(max(e.purse_version), 0)
    from purse p left join entry e on e.purse_id = p.id
   where p.balance is not null group by p.id, p.version
  having p.version <> count(e.id) or p.version <> count(distinct e.purse_version) or p.version <> coalesce(max(e.purse_version), 0)
  union all
  select 'a balance follows from the one before it', s.purse_id::text, s.purse_version::text
    from (select purse_id, purse_version, balance_after, amount,
                 lag(balance_after, 1, 0::bigint) over (partition by purse_id order by purse_version) as before
            from entry where purse_version is not null) s
   where s.balance_after <> s.before + s.amount
  union all
  select 'a key belongs to one transfer', coalesce(k.key, x.key), coalesce(k.transfer_id, x.id)::text
    from transfer_key k full join transfer x on x.id = k.transfer_id and x.key = k.key
   where k.key is null or x.key is null
$$;

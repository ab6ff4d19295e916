-- The one function that moves money, whatever it is for; bets have one of their own over the same
-- core (`play_bets`).
--
-- It takes any number of transfers in parallel arrays. Transfers with the same posting number,
-- which must stand side by side, are posted together or not at all; one bad posting spoils no
-- other. Answers one row a transfer, in order, with a verdict:
--   posted               the money has moved
--   duplicate            a transfer with this key and content had moved it before; nothing moved now
--   posting_key_reused   the key belongs to a transfer with another content, or to another posting
--   insufficient_funds, purse_frozen, purse_not_found, wrong_currency, transfer_to_self, amount_out_of_range
-- and with the balances of both purses after it (null for a purse of the house without a stored
-- balance). A posting that is refused answers its own reason on each of its rows. Nothing can be
-- taken out of a frozen purse; what is owed can be put in.
--
-- Purses are locked in the order of their ids, so that two postings can never wait for each other.
-- Purses without a stored balance are not locked at all.
--
-- It runs with its owner's rights: the site's role may write neither a balance nor an entry by any
-- other way. Every table is reached by a key; the settings keep a plan that was made while a table
-- was empty from reading the whole of it later.
create or replace function ledger_post(
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

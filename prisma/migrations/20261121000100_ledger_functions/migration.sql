-- Time-ordered ids (UUID version 7) for rows that are made inside the database.
create function uuid_v7() returns uuid language sql volatile as $$
  select encode(
    set_bit(
      set_bit(
        overlay(uuid_send(gen_random_uuid()) placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
        52, 1),
      53, 1),
    'hex')::uuid
$$;

-- The one function that moves money.
--
-- It takes any number of transfers in parallel arrays. Transfers with the same posting number, which must stand side by side,
-- are posted together or not at all; one bad posting spoils no other. Answers one row a transfer, in order, with a verdict:
--   posted               the money has moved
--   duplicate            a transfer with this key and content had moved it before; nothing moved now
--   posting_key_reused   the key belongs to a transfer with another content
--   insufficient_funds, purse_frozen, purse_not_found, wrong_currency, transfer_to_self, amount_out_of_range
-- and with the balances of both purses after it (null for a purse of the house without a stored balance). A posting that is
-- refused answers its own reason on each of its rows.
--
-- Purses are locked in the order of their ids, so that two postings can never wait for each other. Purses without a stored
-- balance are not locked at all.
create function ledger_post(
  p_posting integer[],
  p_key text[],
  p_from uuid[],
  p_to uuid[],
  p_amount bigint[],
  p_kind text[],
  p_event_at timestamptz[]
) returns table (ord integer, verdict text, transfer_id uuid, from_balance bigint, to_balance bigint)
language plpgsql as $$
declare
  n constant integer := coalesce(array_length(p_key, 1), 0);
  ceiling constant bigint := 9000000000000000000;
  v_id uuid[];
  v_brand uuid[];
  v_currency text[];
  v_balance bigint[];
  v_negative boolean[];
  v_frozen boolean[];
  v_version bigint[];
  v_touched boolean[];
  before_balance bigint[];
  before_version bigint[];
  before_touched boolean[];
  known record;
  known_key text[] := '{}';
  known_row transfer[] := '{}';
  earlier transfer;
  o_verdict text[] := array_fill(null::text, array[greatest(n, 1)]);
  o_transfer uuid[] := array_fill(null::uuid, array[greatest(n, 1)]);
  o_from bigint[] := array_fill(null::bigint, array[greatest(n, 1)]);
  o_to bigint[] := array_fill(null::bigint, array[greatest(n, 1)]);
  o_from_version bigint[] := array_fill(null::bigint, array[greatest(n, 1)]);
  o_to_version bigint[] := array_fill(null::bigint, array[greatest(n, 1)]);
  first integer;
  last integer;
  at_ integer;
  f integer;
  t integer;
  no text;
  found_before integer;
  moment constant timestamptz := clock_timestamp();
  inserted integer;
begin
  if n = 0 then return; end if;

  perform 1 from purse where id = any (p_from || p_to) and balance is not null order by id for update;
  select array_agg(p.id), array_agg(p.brand_id), array_agg(p.currency), array_agg(p.balance), array_agg(p.may_go_negative),
         array_agg(p.frozen), array_agg(p.version), array_agg(false)
    into v_id, v_brand, v_currency, v_balance, v_negative, v_frozen, v_version, v_touched
    from purse p where p.id = any (p_from || p_to);

  -- After the locks, so that a transfer with the same key and purse that was under way is seen.
  for known in
    select k.key, x as row from transfer_key k join transfer x on x.id = k.transfer_id and x.posted_at = k.posted_at
     where k.key = any (p_key)
  loop
    known_key := known_key || known.key;
    known_row := known_row || known.row;
  end loop;

  first := 1;
  while first <= n loop
    last := first;
    while last < n and p_posting[last + 1] = p_posting[first] loop last := last + 1; end loop;
    before_balance := v_balance; before_version := v_version; before_touched := v_touched;
    no := null;
    for at_ in first..last loop
      f := array_position(v_id, p_from[at_]);
      t := array_position(v_id, p_to[at_]);
      found_before := array_position(known_key, p_key[at_]);
      if found_before is not null then
        earlier := known_row[found_before];
        if (earlier.from_purse, earlier.to_purse, earlier.amount, earlier.kind) = (p_from[at_], p_to[at_], p_amount[at_], p_kind[at_]) then
          o_verdict[at_] := 'duplicate';
          o_transfer[at_] := earlier.id;
          o_from[at_] := v_balance[f];
          o_to[at_] := v_balance[t];
          continue;
        end if;
        no := 'posting_key_reused';
      elsif p_from[at_] = p_to[at_] then no := 'transfer_to_self';
      elsif p_amount[at_] is null or p_amount[at_] <= 0 or p_amount[at_] > 999999999999999 then no := 'amount_out_of_range';
      elsif f is null or t is null or v_brand[f] <> v_brand[t] then no := 'purse_not_found';
      elsif v_currency[f] <> v_currency[t] then no := 'wrong_currency';
      elsif v_frozen[f] then no := 'purse_frozen';
      elsif v_balance[f] < p_amount[at_] and not v_negative[f] then no := 'insufficient_funds';
      elsif v_balance[t] > ceiling - p_amount[at_] or v_balance[f] < p_amount[at_] - ceiling then no := 'amount_out_of_range';
      end if;
      exit when no is not null;
      if v_balance[f] is not null then
        v_balance[f] := v_balance[f] - p_amount[at_];
        v_version[f] := v_version[f] + 1;
        v_touched[f] := true;
        o_from_version[at_] := v_version[f];
      end if;
      if v_balance[t] is not null then
        v_balance[t] := v_balance[t] + p_amount[at_];
        v_version[t] := v_version[t] + 1;
        v_touched[t] := true;
        o_to_version[at_] := v_version[t];
      end if;
      o_verdict[at_] := 'posted';
      o_transfer[at_] := uuid_v7();
      o_from[at_] := v_balance[f];
      o_to[at_] := v_balance[t];
      known_key := known_key || p_key[at_];
      known_row := known_row || row(o_transfer[at_], v_brand[f], p_from[at_], p_to[at_], p_amount[at_], v_currency[f], p_kind[at_], p_key[at_], p_event_at[at_], moment)::transfer;
    end loop;
    if no is not null then
      v_balance := before_balance; v_version := before_version; v_touched := before_touched;
      for at_ in first..last loop
        if o_verdict[at_] = 'posted' then
          known_key := known_key[1:array_length(known_key, 1) - 1];
          known_row := known_row[1:array_length(known_row, 1) - 1];
        end if;
        o_verdict[at_] := no;
        o_transfer[at_] := null;
        o_from[at_] := v_balance[array_position(v_id, p_from[at_])];
        o_to[at_] := v_balance[array_position(v_id, p_to[at_])];
      end loop;
    end if;
    first := last + 1;
  end loop;

  insert into transfer_key (key, transfer_id, posted_at)
    select p_key[i], o_transfer[i], moment from generate_series(1, n) i where o_verdict[i] = 'posted'
    on conflict do nothing;
  get diagnostics inserted = row_count;
  if inserted < (select count(*) from unnest(o_verdict) v where v = 'posted') then
    -- Somebody used one of the keys at the same moment for other purses. The caller tries again and then sees it.
    raise exception 'a posting key was used at the same moment' using errcode = 'serialization_failure';
  end if;

  insert into transfer (id, brand_id, from_purse, to_purse, amount, currency, kind, key, event_at, posted_at)
    select o_transfer[i], v_brand[array_position(v_id, p_from[i])], p_from[i], p_to[i], p_amount[i],
           v_currency[array_position(v_id, p_from[i])], p_kind[i], p_key[i], p_event_at[i], moment
      from generate_series(1, n) i where o_verdict[i] = 'posted';

  insert into entry (transfer_id, purse_id, amount, balance_after, purse_version, posted_at)
    select o_transfer[i], side.purse, side.amount, side.balance, side.version, moment
      from generate_series(1, n) i
     cross join lateral (values (p_from[i], -p_amount[i], case when o_from_version[i] is not null then o_from[i] end, o_from_version[i]),
                                (p_to[i], p_amount[i], case when o_to_version[i] is not null then o_to[i] end, o_to_version[i]))
           as side (purse, amount, balance, version)
     where o_verdict[i] = 'posted';

  update purse p set balance = v_balance[c.at], version = v_version[c.at]
    from unnest(v_id, v_touched) with ordinality as c (id, touched, at)
   where p.id = c.id and c.touched;

  return query select i, o_verdict[i], o_transfer[i], o_from[i], o_to[i] from generate_series(1, n) i;
end $$;

-- What must hold of the ledger at every moment. Empty when it does; the tests and a job ask it.
create function ledger_violations() returns table (rule text, subject text, detail text)
language sql stable as $$
  select 'entries of a currency sum to zero', p.currency, sum(e.amount)::text
    from entry e join purse p on p.id = e.purse_id group by p.currency having sum(e.amount) <> 0
  union all
  select 'a transfer has two entries that sum to zero', e.transfer_id::text, count(*)::text || ' entries, sum ' || sum(e.amount)::text
    from entry e group by e.transfer_id having count(*) <> 2 or sum(e.amount) <> 0
  union all
  select 'a transfer has its entries', x.id::text, '' from transfer x
   where not exists (select 1 from entry e where e.transfer_id = x.id)
  union all
  select 'a stored balance is the sum of its entries', p.id::text, p.balance::text || ' stored, ' || coalesce(sum(e.amount), 0)::text || ' summed'
    from purse p left join entry e on e.purse_id = p.id
   where p.balance is not null group by p.id, p.balance having p.balance <> coalesce(sum(e.amount), 0)
  union all
  select 'no balance is below zero', p.id::text, p.balance::text from purse p where p.balance < 0 and not p.may_go_negative
  union all
  select 'versions of a purse have no gap', s.purse_id::text, s.purse_version::text
    from (select purse_id, purse_version, row_number() over (partition by purse_id order by purse_version) as nth
            from entry where purse_version is not null) s
   where s.purse_version <> s.nth
  union all
  select 'a balance follows from the one before it', s.purse_id::text, s.purse_version::text
    from (select purse_id, purse_version, balance_after, amount,
                 lag(balance_after, 1, 0::bigint) over (partition by purse_id order by purse_version) as before
            from entry where purse_version is not null) s
   where s.balance_after <> s.before + s.amount
  union all
  select 'a key belongs to one transfer', k.key, '' from transfer_key k
   where not exists (select 1 from transfer x where x.id = k.transfer_id and x.key = k.key)
$$;

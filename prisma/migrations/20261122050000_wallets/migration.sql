-- Money with vendors that keep wallets of their own, and money sent along the line.

-- A member at a vendor that keeps wallets of its own.
create table vendor_player (
  member_id uuid not null references member on delete restrict,
  vendor_code text not null references vendor,
  brand_id uuid not null references brand,
  -- What the vendor said last, and when; null where it was never asked.
  balance bigint check (balance >= 0),
  balance_at timestamptz,
  -- Whether something may stand there: from the first transfer in until all was taken out.
  may_hold boolean not null default false,
  -- When something was last known to be there, or on its way there. A round that was open then may still pay out.
  held_at timestamptz,
  primary key (member_id, vendor_code)
);
create index vendor_player_holding on vendor_player (brand_id) where may_hold;
create index vendor_player_held on vendor_player (held_at);

create table wallet_transfer (
  id uuid primary key,
  brand_id uuid not null references brand,
  member_id uuid not null references member,
  vendor_code text not null references vendor,
  -- Ours; the vendor knows the transfer by it.
  reference text not null unique,
  -- The member's word is carried out once at each vendor, whatever becomes of the reply that is kept for it.
  idempotency_key text not null,
  direction text not null check (direction in ('in', 'out')),
  -- What was asked for; null for all that is there.
  asked bigint check (asked > 0),
  -- What has moved, or is about to; null until the vendor has said how much all of it is.
  amount bigint check (amount >= 0),
  currency text not null,
  state text not null default 'requested' check (state in ('requested', 'sent', 'unknown', 'done', 'returned')),
  reason text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  -- When the vendor was last asked what became of it.
  asked_at timestamptz,
  -- What was last heard of it that ended nothing, when, and which other amount the vendor told; null where nothing was.
  heard text check (heard in ('silence', 'other_amount')),
  heard_amount bigint,
  heard_at timestamptz,
  unique (member_id, idempotency_key, vendor_code),
  check ((settled_at is not null) = (state in ('done', 'returned'))),
  check (direction = 'out' or asked is not null),
  check (state <> 'done' or amount is not null)
);
create index wallet_transfer_member on wallet_transfer (member_id, created_at desc, id desc);
-- One at a time with each vendor: what is there cannot be told while something is on its way.
create unique index wallet_transfer_open on wallet_transfer (member_id, vendor_code) where state in ('requested', 'sent', 'unknown');
create index wallet_transfer_waiting on wallet_transfer (asked_at nulls first, created_at) where state in ('requested', 'sent', 'unknown');

create function wallet_purse(p_brand uuid, p_member uuid, p_purpose text, p_currency text) returns uuid language sql stable as $$
  select id from purse
   where brand_id = p_brand and member_id is not distinct from p_member and purpose = p_purpose and currency = p_currency
$$;

-- Whether a brand has one wallet for every game. It is read where it is applied, so that all gateways apply the same.
create function wallet_is_single(p_brand uuid) returns boolean language sql stable as $$
  select (settings #>> '{wallets,single}')::boolean from brand where id = p_brand
$$;

-- The beginning of a day of the brand.
create function brand_day_start(p_brand uuid, p_day date) returns timestamptz language sql stable as $$
  select p_day::timestamp at time zone time_zone from brand where id = p_brand
$$;

-- The beginning of the brand's day of now.
create function brand_midnight(p_brand uuid) returns timestamptz language sql stable as $$
  select brand_day_start(p_brand, brand_day(p_brand, now()))
$$;

-- All that has gone to vendors since the beginning of a day of the brand, but for what they surely never had. What came back may have
-- been staked there once and again.
create function wallet_sent_since(p_brand uuid, p_member uuid, p_day date) returns bigint language sql stable as $$
  select coalesce(sum(w.amount), 0)::bigint
    from wallet_transfer w
   where w.member_id = p_member and w.created_at >= brand_day_start(p_brand, p_day) and w.direction = 'in' and w.state <> 'returned'
$$;

-- What has gone to vendors since the beginning of a day of the brand and not come back. What comes back is taken for what went last;
-- what comes back beyond that went before that day, or was won, and leaves room for nothing: so the sum is never below zero at any time.
create function wallet_out_since(p_brand uuid, p_member uuid, p_day date) returns bigint language sql stable as $$
  select coalesce(max(t.now) - least(0, min(t.sum)), 0)::bigint
    from (select sum(x.change) over (order by x.created_at, x.id) as sum, sum(x.change) over () as now
            from (select w.id, w.created_at, case w.direction when 'in' then w.amount else -w.amount end as change
                    from wallet_transfer w
                   where w.member_id = p_member and w.created_at >= brand_day_start(p_brand, p_day)
                     and (w.state = 'done' or (w.direction = 'in' and w.state <> 'returned'))) x) t
$$;

-- Tells a member's pages what stands in a purse.
create function purse_tell(p_purse uuid) returns void language sql as $$
  insert into outbox (topic, brand_id, member_id, payload)
    select 'balance', p.brand_id, p.member_id, jsonb_build_object('sumBalance', p.balance::text, 'currency', p.currency, 'version', p.version)
      from purse p where p.id = p_purse
$$;

-- Pays back what a member owes out of the main purse, before anything else leaves it; answers what is still owed.
create function purse_clear_debt(p_purse uuid) returns bigint language plpgsql as $$
begin
  if ledger_repay(p_purse, 'debt:' || uuid_v7()) > 0 then perform purse_tell(p_purse); end if;
  return coalesce((select -r.balance from purse p join purse r on r.member_id = p.member_id and r.currency = p.currency
                    where p.id = p_purse and r.purpose = 'receivable' and r.balance < 0), 0);
end $$;

-- Tells the member's pages how a transfer stands, and the balance.
create function wallet_tell(p_transfer uuid) returns void language sql as $$
  insert into outbox (topic, brand_id, member_id, payload)
    select 'wallet', brand_id, member_id, jsonb_build_object('reference', reference, 'state', state) from wallet_transfer where id = p_transfer;
  select purse_tell(wallet_purse(brand_id, member_id, 'main', currency)) from wallet_transfer where id = p_transfer;
$$;

-- Moves the money of one step of a transfer; answers the ledger's verdict.
create function wallet_post(p_transfer uuid, p_step text, p_from uuid, p_to uuid, p_amount bigint) returns text language sql as $$
  select l.verdict from ledger_post(array[1], array['wallet:' || p_transfer || ':' || p_step], array[p_from], array[p_to], array[p_amount],
                                    array['wallet_' || p_step], array[now()]) l
$$;

-- Takes down a member's wish to send money to a vendor (`in`) or to fetch it (`out`; all of it without an amount). What goes in leaves
-- the main purse at once and waits in `transit`. Answers `requested`, or the code of the refusal, with the transfer that there is.
-- The member's purses are locked first, as by a call of a vendor: money, debt, limits and other transfers stand still meanwhile.
create function wallet_transfer_request(
  p_id uuid, p_brand uuid, p_member uuid, p_vendor text, p_reference text, p_key text, p_direction text, p_amount bigint,
  out verdict text, out transfer uuid
) language plpgsql as $$
declare
  money constant text := (select currency from member where id = p_member and brand_id = p_brand);
  main uuid;
  known wallet_transfer;
begin
  if p_direction = 'in' then
    insert into purse (id, brand_id, member_id, purpose, currency) values (uuid_v7(), p_brand, p_member, 'transit', money)
      on conflict do nothing;
  end if;
  perform 1 from purse p where p.member_id = p_member order by p.id for update;
  main := wallet_purse(p_brand, p_member, 'main', money);

  select * into known from wallet_transfer w where w.member_id = p_member and w.idempotency_key = p_key and w.vendor_code = p_vendor;
  if known.id is not null then
    verdict := case when (known.direction, known.asked) is not distinct from (p_direction, p_amount)
                    then 'requested' else 'idempotency_key_reused' end;
    transfer := known.id;
    return;
  end if;
  perform 1 from wallet_transfer w
    where w.member_id = p_member and w.vendor_code = p_vendor and w.state in ('requested', 'sent', 'unknown');
  if found then verdict := 'wallet_transfer_open'; return; end if;

  if p_direction = 'in' then
    if (select status from member where id = p_member) <> 'active' then verdict := 'account_disabled'; return; end if;
    if wallet_is_single(p_brand) then verdict := 'single_wallet'; return; end if;
    if purse_clear_debt(main) > 0 then verdict := 'member_in_debt'; return; end if;
    -- The site does not see what is staked there, so the whole amount counts as if it were, beside what went there before.
    verdict := protection_stake_refusal(p_member, p_brand, p_amount);
    if verdict is not null then return; end if;
    verdict := wallet_post(p_id, 'out', main, wallet_purse(p_brand, p_member, 'transit', money), p_amount);
    if verdict <> 'posted' then return; end if;
  end if;
  insert into wallet_transfer (id, brand_id, member_id, vendor_code, reference, idempotency_key, direction, asked, amount, currency)
    values (p_id, p_brand, p_member, p_vendor, p_reference, p_key, p_direction, p_amount, p_amount, money);
  perform wallet_tell(p_id);
  verdict := 'requested';
  transfer := p_id;
end $$;

-- Says that the vendor gave no answer that can be understood: none, or another amount. The money stays where it is until the vendor does.
create function wallet_transfer_doubt(p_transfer uuid, p_heard text, p_amount bigint) returns void language plpgsql as $$
begin
  update wallet_transfer set heard = p_heard, heard_amount = p_amount, heard_at = now() where id = p_transfer and settled_at is null;
  update wallet_transfer set state = 'unknown' where id = p_transfer and state = 'sent';
  if found then perform wallet_tell(p_transfer); end if;
end $$;

-- The transfers of a brand that the staff have to look at: those of which a vendor says what cannot be, and those that have waited for
-- longer than asking again explains.
create function wallet_stuck(p_brand uuid) returns setof wallet_transfer language sql stable as $$
  select * from wallet_transfer w
   where w.brand_id = p_brand and w.state in ('requested', 'sent', 'unknown')
     and (w.heard = 'other_amount' or w.created_at < now() - interval '5 minutes')
$$;

-- Brings a transfer to its end: `done` where the vendor surely has, `returned` where it surely has not and never will. The first
-- word counts; answers the state that the transfer has then. Money that comes home pays a debt first, as far as it goes.
create function wallet_transfer_settle(p_transfer uuid, p_state text, p_amount bigint, p_reason text) returns text language plpgsql as $$
declare
  w wallet_transfer;
  main uuid;
  transit uuid;
  vendors uuid;
  answer text := 'posted';
begin
  select * into w from wallet_transfer where id = p_transfer;
  perform 1 from purse p where p.member_id = w.member_id order by p.id for update;
  select * into w from wallet_transfer where id = p_transfer for update;
  if w.settled_at is not null then return w.state; end if;
  if p_state = 'done' and p_amount is distinct from coalesce(w.asked, p_amount) then
    raise exception 'transfer % is of %, and not of %', w.reference, w.asked, p_amount;
  end if;
  main := wallet_purse(w.brand_id, w.member_id, 'main', w.currency);
  transit := wallet_purse(w.brand_id, w.member_id, 'transit', w.currency);
  vendors := wallet_purse(w.brand_id, null, 'house_vendors', w.currency);
  if w.direction = 'in' and p_state = 'done' then answer := wallet_post(w.id, 'sent', transit, vendors, w.amount);
  elsif w.direction = 'in' then answer := wallet_post(w.id, 'returned', transit, main, w.amount);
  elsif p_state = 'done' and p_amount > 0 then answer := wallet_post(w.id, 'in', vendors, main, p_amount);
  end if;
  if answer <> 'posted' then
    raise exception 'the ledger does not take the end of transfer %: %', w.reference, answer using errcode = 'serialization_failure';
  end if;
  perform ledger_repay(main, 'wallet:' || w.id || '#debt');
  update wallet_transfer set state = p_state, reason = p_reason, settled_at = now(), amount = case p_state when 'done' then p_amount else amount end
   where id = w.id;
  if p_state = 'done' and w.direction = 'out' and w.asked is null then
    update vendor_player set may_hold = false, balance = 0, balance_at = now(), held_at = case when p_amount > 0 then now() else held_at end
     where member_id = w.member_id and vendor_code = w.vendor_code;
  end if;
  perform wallet_tell(w.id);
  return p_state;
end $$;

-- Says that the vendor is about to be called. False when it must not be: the transfer has come further already, or the brand has
-- gone over to one wallet meanwhile; then the money goes back.
create function wallet_transfer_send(p_transfer uuid) returns boolean language plpgsql as $$
declare
  w wallet_transfer;
begin
  select * into w from wallet_transfer where id = p_transfer;
  if w.direction = 'in' and wallet_is_single(w.brand_id) then
    if w.state = 'requested' then perform wallet_transfer_settle(w.id, 'returned', null, 'single_wallet'); end if;
    return false;
  end if;
  update wallet_transfer set state = 'sent' where id = w.id and state = 'requested';
  if not found then return false; end if;
  update vendor_player set may_hold = true, held_at = now() where member_id = w.member_id and vendor_code = w.vendor_code and w.direction = 'in';
  return true;
end $$;

-- Money from a member to the one directly above, or from an agent to somebody below.
create table line_transfer (
  id uuid primary key,
  brand_id uuid not null references brand,
  from_member uuid not null references member,
  to_member uuid not null references member,
  way text not null check (way in ('up', 'down')),
  reference text not null unique,
  idempotency_key text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  created_at timestamptz not null default now(),
  unique (from_member, idempotency_key),
  check (from_member <> to_member)
);
create index line_transfer_from on line_transfer (from_member, created_at desc, id desc);
create index line_transfer_to on line_transfer (to_member, created_at desc, id desc);

create function line_setting(p_brand uuid, p_name text) returns text language sql stable as $$
  select settings #>> array['transfers', p_name] from brand where id = p_brand
$$;

-- Whether somebody stands below another one, at any distance.
create function line_is_below(p_member uuid, p_top uuid) returns boolean language sql stable as $$
  with recursive above as (
    select upline_id from member where id = p_member
    union
    select m.upline_id from above a join member m on m.id = a.upline_id
  )
  select exists (select from above where upline_id = p_top)
$$;

-- What a member has received from somebody above since the beginning of a day of the brand.
create function line_received_since(p_brand uuid, p_member uuid, p_day date) returns bigint language sql stable as $$
  select coalesce(sum(amount), 0)::bigint from line_transfer
   where to_member = p_member and way = 'down' and created_at >= brand_day_start(p_brand, p_day)
$$;

-- What a member has sent along the line since the beginning of the brand's day.
create function line_sent_today(p_brand uuid, p_member uuid) returns bigint language sql stable as $$
  select coalesce(sum(amount), 0)::bigint from line_transfer where from_member = p_member and created_at >= brand_midnight(p_brand)
$$;

-- Whom a member means: the one directly above, or by the unique form of a name somebody below. Others are not there.
create function line_recipient(p_brand uuid, p_from uuid, p_way text, p_name_key text) returns uuid language sql stable as $$
  select t.id from member f
    join member t on t.brand_id = f.brand_id
     and case p_way when 'up' then t.id = f.upline_id
                    else t.username_key = p_name_key and (t.id = f.id or line_is_below(t.id, f.id)) end
   where f.id = p_from and f.brand_id = p_brand
$$;

-- Writes down what whoever looks for laundering wants to see: large sums, and money that goes back to where it came from.
create function line_watch(l line_transfer, p_address text) returns void language sql as $$
  insert into security_event (id, brand_id, member_id, kind, address, detail)
    select uuid_v7(), l.brand_id, l.from_member, k.kind, p_address,
           jsonb_build_object('reference', l.reference, 'amount', l.amount::text, 'to', l.to_member)
      from (values ('line_transfer_large', line_sent_today(l.brand_id, l.from_member) >= line_setting(l.brand_id, 'watchFrom')::bigint),
                   ('line_transfer_back', exists (select from line_transfer b where b.from_member = l.to_member
                      and b.to_member = l.from_member and b.created_at > now() - interval '1 day'))) as k (kind, seen)
     where k.seen
$$;

-- Sends money along the line, if all that has to be so is so. Answers `sent`, or the code of the refusal with what may be known beside
-- it. The purses of both are locked first and in the order of their ids, so that two who send to each other never wait for each other.
-- To somebody below it is a deposit: it obeys the recipient's limits, of which the sender learns nothing, and asks for turnover.
create function line_transfer_send(
  p_id uuid, p_brand uuid, p_from uuid, p_way text, p_name_key text, p_amount bigint, p_reference text, p_key text, p_address text,
  out verdict text, out transfer uuid
) language plpgsql as $$
declare
  recipient constant uuid := line_recipient(p_brand, p_from, p_way, p_name_key);
  money constant text := (select currency from member where id = p_from);
  own uuid;
  theirs uuid;
  known line_transfer;
  made line_transfer;
begin
  if recipient is null then verdict := 'member_not_found'; return; end if;
  if recipient = p_from then verdict := 'transfer_to_self'; return; end if;
  perform 1 from purse p where p.member_id in (p_from, recipient) order by p.id for update;

  select * into known from line_transfer l where l.from_member = p_from and l.idempotency_key = p_key;
  if known.id is not null then
    verdict := case when (known.to_member, known.amount) = (recipient, p_amount) then 'sent' else 'idempotency_key_reused' end;
    transfer := known.id;
    return;
  end if;

  own := wallet_purse(p_brand, p_from, 'main', money);
  theirs := wallet_purse(p_brand, recipient, 'main', money);
  verdict := case
    when (select status from member where id = p_from) <> 'active' then 'account_disabled'
    when p_amount not between line_setting(p_brand, 'minimum')::bigint and line_setting(p_brand, 'maximum')::bigint then 'amount_out_of_range'
    when (select currency from member where id = recipient) <> money then 'wrong_currency'
    when exists (select from member m where m.id = recipient and (m.status <> 'active' or m.type = 4))
      or exists (select from purse p where p.id = theirs and p.frozen)
      or exists (select from protection p where p.member_id = recipient and p.excluded_until > now())
      or (p_way = 'down' and protection_deposit_refusal(recipient, p_brand, p_amount) is not null) then 'recipient_not_open'
    when purse_clear_debt(own) > 0 then 'member_in_debt'
    when turnover_left(p_from) > 0 then 'turnover_not_met'
    when line_sent_today(p_brand, p_from) + p_amount > line_setting(p_brand, 'perDay')::bigint then 'line_limit_reached'
  end;
  if verdict is not null then return; end if;
  select l.verdict into verdict
    from ledger_post(array[1], array['line:' || p_id], array[own], array[theirs], array[p_amount], array['line_transfer'], array[now()]) l;
  if verdict <> 'posted' then return; end if;
  perform ledger_repay(theirs, 'line:' || p_id || '#debt');
  if p_way = 'down' then
    perform turnover_raise(recipient, p_amount, (select (settings #>> '{withdrawal,turnoverPercent}')::integer from brand where id = p_brand));
  end if;
  insert into line_transfer (id, brand_id, from_member, to_member, way, reference, idempotency_key, amount, currency)
    values (p_id, p_brand, p_from, recipient, p_way, p_reference, p_key, p_amount, money) returning * into made;
  perform line_watch(made, p_address);
  perform purse_tell(own), purse_tell(theirs);
  insert into outbox (topic, brand_id, member_id, payload)
    select 'line_transfer', p_brand, m.id, jsonb_build_object('reference', p_reference) from unnest(array[p_from, recipient]) m (id);
  verdict := 'sent';
  transfer := p_id;
end $$;

-- Rows of money are changed by the functions above and never removed.
grant select, insert, update on vendor_player, wallet_transfer to lantern_app;
grant select, insert on line_transfer to lantern_app;

-- Brands, members and their sessions.

create table brand (
  id uuid primary key,
  code text not null unique,
  name text not null,
  currency text not null,
  settings jsonb not null,
  created_at timestamptz not null default now()
);

create table brand_host (
  host text primary key,
  brand_id uuid not null references brand
);

create table banner (
  id uuid primary key,
  brand_id uuid not null references brand,
  group_name text not null,
  position integer not null,
  art text not null,
  texts jsonb not null,
  linkage_type text,
  linkage text
);
create index banner_group on banner (brand_id, group_name, position);

create table member (
  id uuid primary key,
  brand_id uuid not null references brand,
  username text not null,
  username_key text not null,
  type integer not null,
  status text not null default 'active' check (status in ('active', 'disabled')),
  currency text not null,
  nickname text not null,
  password_hash text,
  password_changed_at timestamptz not null default now(),
  language text not null,
  first_login_at timestamptz,
  created_at timestamptz not null default now(),
  unique (brand_id, username_key)
);
-- Trial accounts that may be over.
create index member_trial on member (created_at) where type = 4 and status = 'active';

-- What a brand wants to be unique beside the username: a mobile number or an e-mail, in its canonical form.
create table member_handle (
  brand_id uuid not null references brand,
  kind text not null check (kind in ('mobile', 'email')),
  handle_key text not null,
  member_id uuid not null references member on delete cascade,
  -- The member has read a code that was sent there. What was only typed into a form gives way to whoever has.
  proved boolean not null default false,
  primary key (brand_id, kind, handle_key)
);
create index member_handle_member on member_handle (member_id);

create table member_profile (
  member_id uuid primary key references member on delete cascade,
  brand_id uuid not null references brand,
  payee_name text,
  payment_password_hash text,
  -- Null for one that was chosen at registration.
  payment_set_at timestamptz,
  -- One that was set in the place of a forgotten one moves no money before; null where it does not wait.
  payment_usable_at timestamptz,
  email text,
  mobile text,
  mobile_verified boolean not null default false,
  qq_num text,
  line text,
  whatsapp text,
  zalo text,
  facebook text,
  wechat text,
  id_number text,
  affiliate_code text,
  recommender_id text,
  referral_code text,
  registration_url text,
  registration_domain text,
  registration_method text
);

create table session (
  id uuid primary key,
  brand_id uuid not null references brand,
  member_id uuid not null references member on delete cascade,
  token_hash bytea not null unique,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logged_out', 'logged_in_elsewhere', 'revoked'))
);
create index session_open on session (member_id) where ended_at is null;

create table staff (
  id uuid primary key,
  username text not null unique,
  password_hash text not null,
  created_at timestamptz not null default now()
);

-- Keys of sealed bodies. The private half is itself encrypted with the site's keyring secret.
create table seal_key (
  kid text primary key,
  public_jwk jsonb not null,
  private_jwk text not null,
  created_at timestamptz not null default now(),
  -- Offered to clients until then, and accepted until `expires_at`.
  retires_at timestamptz not null,
  expires_at timestamptz not null
);

create table idempotency (
  brand_id uuid not null references brand,
  actor_id uuid not null,
  key text not null,
  request_hash bytea not null,
  -- Whose the key is at the moment: who has lost it to another can neither answer for it nor free it.
  claim uuid not null,
  status integer,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (brand_id, actor_id, key)
);
create index idempotency_age on idempotency (created_at);

-- What happened that somebody outside the transaction has to hear of. Written in the transaction that changed things.
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  brand_id uuid not null,
  member_id uuid,
  payload jsonb not null,
  created_at timestamptz not null default now()
);

-- A member who is disabled, or becomes another type of account, loses every session in the same transaction, whoever changes it.
create function end_sessions_of_changed_member() returns trigger language plpgsql as $$
begin
  with ended as (
    update session set ended_at = now(), end_reason = 'revoked' where member_id = new.id and ended_at is null returning id
  )
  insert into outbox (topic, brand_id, member_id, payload)
  select 'session_ended', new.brand_id, new.id,
         jsonb_build_object('sessionId', id, 'code', case new.status when 'active' then 'session_expired' else 'account_disabled' end)
    from ended;
  return null;
end $$;
create trigger member_loses_sessions after update of status, type on member for each row
  when (old.status <> new.status or old.type <> new.type) execute function end_sessions_of_changed_member();

create table security_event (
  id uuid not null,
  brand_id uuid,
  member_id uuid,
  kind text not null,
  address text,
  detail jsonb not null,
  created_at timestamptz not null default now(),
  primary key (id, created_at)
) partition by range (created_at);
create index security_event_member on security_event (member_id, created_at);

-- Games.

create table vendor (
  code text primary key,
  name text not null
);

create table game (
  node_id text primary key,
  vendor_code text not null references vendor,
  code text not null,
  names jsonb not null,
  category text not null,
  rtp text,
  trial boolean not null,
  created_at timestamptz not null default now(),
  unique (vendor_code, code)
);

create table brand_game (
  brand_id uuid not null references brand,
  node_id text not null references game,
  position integer not null,
  hot boolean not null default false,
  maintenance boolean not null default false,
  primary key (brand_id, node_id)
);

create table play_session (
  id uuid primary key,
  brand_id uuid not null references brand,
  member_id uuid not null references member on delete cascade,
  session_id uuid not null references session on delete cascade,
  vendor_code text not null references vendor,
  game_code text not null,
  -- The launch token opens the play session once; the session token goes with every bet after that.
  launch_hash bytea not null unique,
  launch_expires_at timestamptz not null,
  session_hash bytea unique,
  expires_at timestamptz not null,
  -- The brand's limit when the game was opened: a login that has been idle for longer takes no bet and is not woken by one.
  idle_minutes integer not null check (idle_minutes > 0),
  created_at timestamptz not null default now()
);
create index play_session_member on play_session (member_id);
create index play_session_login on play_session (session_id);

-- The ledger.

create table purse (
  id uuid primary key,
  brand_id uuid not null references brand,
  -- Null for a purse of the house.
  member_id uuid references member on delete restrict,
  purpose text not null,
  currency text not null,
  -- Play money is a money of its own, whatever currency it is shown in: it never meets real money in a transfer.
  play_money boolean not null generated always as (purpose in ('play', 'play_receivable', 'house_play')) stored,
  -- Minor units. Null for a purse of the house that every bet touches: its balance is the sum of its entries, so that
  -- no row of it has to be locked.
  balance bigint default 0,
  may_go_negative boolean not null default false,
  frozen boolean not null default false,
  version bigint not null default 0,
  created_at timestamptz not null default now(),
  unique nulls not distinct (brand_id, member_id, purpose, currency),
  -- Of a member's purses only a debt is below zero.
  constraint purse_debt check (member_id is null or may_go_negative = (purpose in ('receivable', 'play_receivable'))),
  constraint purse_not_negative check (balance is null or balance >= 0 or may_go_negative),
  constraint purse_house_sums check (balance is not null or (member_id is null and may_go_negative))
) with (fillfactor = 80);
create index purse_member on purse (member_id) where member_id is not null;
-- Whether one of many members owes something.
create index purse_owed on purse (member_id) where member_id is not null and may_go_negative;

create sequence entry_id;

create table transfer (
  id uuid not null,
  brand_id uuid not null,
  from_purse uuid not null,
  to_purse uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  kind text not null,
  key text not null,
  event_at timestamptz not null,
  posted_at timestamptz not null default now(),
  primary key (id, posted_at),
  constraint transfer_two_purses check (from_purse <> to_purse)
) partition by range (posted_at);

-- A unique index cannot span partitions by time, so the keys of transfers live in a table of their own.
create table transfer_key (
  key text primary key,
  transfer_id uuid not null,
  posted_at timestamptz not null
);

create table entry (
  id bigint not null default nextval('entry_id'),
  transfer_id uuid not null,
  purse_id uuid not null,
  amount bigint not null check (amount <> 0),
  -- Both null for a purse without a stored balance.
  balance_after bigint,
  purse_version bigint,
  posted_at timestamptz not null default now(),
  primary key (id, posted_at)
) partition by range (posted_at);
-- An account record is read purse by purse, newest first.
create index entry_purse on entry (purse_id, purse_version);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is not allowed: the ledger only grows', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger entry_only_grows before update or delete on entry for each row execute function refuse_change();
create trigger transfer_only_grows before update or delete on transfer for each row execute function refuse_change();
create trigger transfer_key_only_grows before update or delete on transfer_key for each row execute function refuse_change();
-- Partitions take over the triggers above from their table, but not one against truncating.
create function keep_rows(p_table text) returns void language plpgsql as $$
begin
  execute format('create trigger rows_stay before truncate on %I for each statement execute function refuse_change()', p_table);
end $$;
select keep_rows(name) from unnest(array['transfer', 'transfer_key', 'entry']) name;

-- Play.

create table game_round (
  id uuid not null,
  brand_id uuid not null,
  member_id uuid not null,
  vendor_code text not null,
  vendor_round_id text not null,
  game_code text not null,
  currency text not null,
  stake bigint not null default 0,
  win bigint not null default 0,
  refund bigint not null default 0,
  trial boolean not null,
  details jsonb,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (id, started_at)
) partition by range (started_at);
-- The betting record: one member, newest first.
create index game_round_member on game_round (member_id, started_at desc, id desc);

create table game_round_key (
  vendor_code text not null,
  vendor_round_id text not null,
  round_id uuid not null,
  member_id uuid not null,
  started_at timestamptz not null,
  -- The round first: what differs is compared first.
  primary key (vendor_round_id, vendor_code)
);

-- Every money call of a vendor, by the vendor's own id. A rollback that came before its bet leaves a row of kind
-- `tombstone` in the bet's place.
create table vendor_transaction (
  vendor_code text not null,
  transaction_id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback', 'tombstone')),
  operator_transaction_id uuid not null,
  member_id uuid not null,
  round_id uuid,
  vendor_round_id text not null,
  target_transaction_id text,
  amount bigint not null check (amount >= 0),
  currency text not null,
  rolled_back boolean not null default false,
  balance_after bigint not null,
  created_at timestamptz not null default now(),
  primary key (transaction_id, vendor_code)
);
-- A rollback asks whether its bet has been answered by a win.
create index vendor_transaction_target on vendor_transaction (vendor_code, target_transaction_id) where target_transaction_id is not null;
-- The end of a round asks whether all there ever was of it is a bet that was undone before it came.
create index vendor_transaction_tombstone on vendor_transaction (vendor_code, vendor_round_id) where kind = 'tombstone';

-- Cash.

create table deposit (
  id uuid primary key,
  brand_id uuid not null references brand,
  member_id uuid not null references member,
  reference text not null unique,
  -- The member's word is carried out once, whatever becomes of the reply that is kept for it.
  idempotency_key text not null,
  method text not null,
  kind text not null default 'redirect' check (kind in ('redirect', 'qr', 'bank', 'crypto')),
  -- Who tells that it is paid: a payment gateway, or the staff, who read the accounts of the brand (`bank`).
  gateway text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- What the brand takes of what is paid in, as it was when the member asked.
  fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 1000),
  fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  status text not null default 'created' check (status in ('created', 'pending', 'paid', 'failed', 'expired', 'review')),
  -- How it is paid, as the member's page shows it: an address, the text of a QR code, an account.
  instructions jsonb,
  -- The payment that it was made for, and later the one that was credited: a number of the gateway, or of the bank.
  gateway_payment_id text,
  return_url text not null,
  -- What has arrived and was credited, and the fee out of it.
  credited bigint check (credited > 0),
  fee bigint check (fee >= 0 and fee < credited),
  -- What the staff have to look at.
  review_reason text,
  -- Why the staff have turned it down; the member reads it.
  refused_reason text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- When the member said to have paid; nobody else would tell of a transfer to an account.
  declared_at timestamptz,
  -- When it was paid, by the clock of whoever tells.
  paid_at timestamptz,
  settled_at timestamptz,
  -- When the gateway was last asked about it.
  asked_at timestamptz,
  unique (member_id, idempotency_key)
);
create index deposit_member on deposit (member_id, created_at desc);
-- All of a brand, the newest first, as its staff read them.
create index deposit_brand on deposit (brand_id, created_at desc, id desc);
-- What a day's report of a gateway is compared with.
create index deposit_paid on deposit (gateway, paid_at) where credited is not null;
-- What was told of since that day was compared.
create index deposit_settled on deposit (gateway, settled_at) where credited is not null;
-- A payment is credited once, whatever deposits it could be meant for. Those of a bank are known by their number at the brand alone.
create unique index deposit_payment on deposit (gateway, gateway_payment_id, (case kind when 'bank' then brand_id end))
  nulls not distinct where credited is not null;
-- What the staff find by the number of a payment.
create index deposit_number on deposit (brand_id, gateway_payment_id) where gateway_payment_id is not null;
-- What the staff have to look at or to match.
create index deposit_queue on deposit (brand_id, created_at) where status = 'review' or review_reason is not null;
-- What the follow-up job asks the gateway about, those first that it has not asked about for the longest time.
create index deposit_open on deposit (asked_at nulls first, created_at) where status in ('created', 'pending');

create table gateway_event (
  gateway text not null,
  event_id text not null,
  deposit_id uuid not null references deposit,
  payload jsonb not null,
  outcome text not null,
  reason text,
  received_at timestamptz not null default now(),
  primary key (gateway, event_id)
);
create index gateway_event_deposit on gateway_event (deposit_id);

-- Partitions. What grows by time gets a table a month, made ahead by a job. The default partition takes what falls outside, so
-- that a missing month never refuses money.

-- The tables that get a part a month. A migration that adds one says so with `select partition_monthly('its_name');`.
create table monthly_table (
  name text primary key,
  -- Whether its parts keep their rows, as those of the ledger do.
  keeps_rows boolean not null
);

-- Makes the parts of this month and the coming ones where they are missing; answers how many it has made.
create function make_partitions(p_months integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  parent monthly_table;
  month timestamptz;
  part text;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(72707370);
  for parent in select * from monthly_table order by name loop
    for ahead in 0..p_months loop
      month := date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' + make_interval(months => ahead);
      part := parent.name || to_char(month at time zone 'UTC', '"_y"YYYY"m"MM');
      continue when to_regclass(part) is not null;
      begin
        execute format('create table %I partition of %I for values from (%L) to (%L)', part, parent.name, month, month + interval '1 month');
        if parent.keeps_rows then perform keep_rows(part); end if;
        made := made + 1;
      exception when check_violation then
        -- The default partition holds rows of this month already. They stay there, and the months after it are made.
        null;
      end;
    end loop;
  end loop;
  return made;
end $$;

-- Gives a table that is partitioned by time its default partition and its first months.
create function partition_monthly(p_table text, p_keeps_rows boolean default false) returns void language plpgsql as $$
begin
  execute format('create table %I partition of %I default', p_table || '_default', p_table);
  if p_keeps_rows then perform keep_rows(p_table || '_default'); end if;
  insert into monthly_table (name, keeps_rows) values (p_table, p_keeps_rows);
  perform make_partitions(3);
end $$;
select partition_monthly(name, true) from unnest(array['transfer', 'entry']) name;
select partition_monthly(name) from unnest(array['game_round', 'security_event']) name;

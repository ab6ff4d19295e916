-- Becoming and staying a member: invitations, second verification, remembered devices, bank accounts, sign-in providers.

alter table member
  -- Set by somebody else: it has to be changed at the next login.
  add column password_is_default boolean not null default false,
  -- `drawn:<n>` or `file:<id>`; null is the first drawn one.
  add column avatar text,
  -- The form under which a nickname is unique: letters that look alike are one.
  add column nickname_key text,
  -- Who invited the member. It is decided at registration and never moves.
  add column upline_id uuid references member,
  add constraint member_not_own_upline check (upline_id <> id);
-- Of trial accounts only so many are open at a time.
create index member_open_trial on member (brand_id) where type = 4 and status = 'active';
create unique index member_nickname on member (brand_id, nickname_key) where nickname_key is not null;
create index member_upline on member (upline_id) where upline_id is not null;

create function keep_upline() returns trigger language plpgsql as $$
begin
  raise exception 'the upline of a member is decided at registration' using errcode = 'check_violation';
end $$;
-- A member can only be under one that was there before, and stays there: so there is never a circle.
create trigger member_keeps_upline before update of upline_id on member for each row
  when (old.upline_id is distinct from new.upline_id) execute function keep_upline();

alter table member_profile
  add column email_verified boolean not null default false,
  add column birthday date,
  add column address text,
  add column nationality text,
  add column occupation text,
  add column income_source text,
  add column birth_place text,
  add column telegram text;

-- Takes a number or address from the member who has only typed it, for one who has proved it: the handle, and what the profile says.
-- Answers whose it was. A handle that was proved stays, and the unique index refuses the next one.
create function drop_unproved_handle(p_brand uuid, p_kind text, p_key text, p_member uuid) returns uuid language plpgsql as $$
declare
  holder uuid;
begin
  delete from member_handle
   where brand_id = p_brand and kind = p_kind and handle_key = p_key and not proved and member_id <> p_member
  returning member_id into holder;
  if p_kind = 'mobile' then
    update member_profile set mobile = null where member_id = holder and not mobile_verified;
  else
    update member_profile set email = null where member_id = holder and not email_verified;
  end if;
  return holder;
end $$;

-- Codes by which somebody comes to the site: an agent's affiliate code, or any member's referral code.
create table invite_code (
  brand_id uuid not null references brand,
  code_key text not null,
  code text not null,
  kind text not null check (kind in ('affiliate', 'referral')),
  member_id uuid not null references member on delete cascade,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (brand_id, code_key)
);
create unique index invite_code_referral on invite_code (member_id) where kind = 'referral';
create index invite_code_member on invite_code (member_id);

-- A referral code: eight letters and digits of those that nobody confuses. A member who has one keeps it.
create function give_referral_code(p_brand uuid, p_member uuid) returns void language plpgsql as $$
declare
  alphabet constant text := 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
  chance bytea;
  fresh text;
begin
  loop
    -- Of a random UUID, the bytes that hold nothing but chance.
    chance := uuid_send(gen_random_uuid());
    select string_agg(substr(alphabet, 1 + get_byte(chance, place) % length(alphabet), 1), '' order by place)
      into fresh from unnest(array[0, 1, 2, 3, 4, 5, 9, 10]) as place;
    insert into invite_code (brand_id, code_key, code, kind, member_id) values (p_brand, fresh, fresh, 'referral', p_member)
    on conflict do nothing;
    exit when exists (select from invite_code where member_id = p_member and kind = 'referral');
  end loop;
end $$;
select give_referral_code(brand_id, id) from member where type <> 4;

-- A host that belongs to an agent: who registers there is in the agent's line.
alter table brand_host add column affiliate_id uuid references member;

-- A session that is not whole yet, and the device that a remembered session belongs to.
alter table session
  add column step text check (step in ('verify', 'change_password')),
  -- How the member proved to be one, such as `password` or `sms`.
  add column method text not null default 'password',
  -- To verify the login.
  add column tries integer not null default 0,
  add column family_id uuid;
create index session_family on session (family_id) where family_id is not null;

-- Networks from which a member has come in whole before; a login from another one is verified a second time.
create table member_network (
  member_id uuid not null references member on delete cascade,
  network text not null,
  last_seen_at timestamptz not null default now(),
  primary key (member_id, network)
);

create table login_event (
  id uuid not null,
  brand_id uuid not null,
  member_id uuid not null,
  address text not null,
  user_agent text not null,
  method text not null,
  outcome text not null check (outcome in ('entered', 'wrong_password', 'verified', 'not_verified')),
  created_at timestamptz not null default now(),
  primary key (id, created_at)
) partition by range (created_at);
create index login_event_member on login_event (member_id, created_at desc, id desc);

-- "Stay logged in": each token is good once and followed by the next of its family; one that comes a second time ends the family.
create table remember_token (
  token_hash bytea primary key,
  family_id uuid not null,
  brand_id uuid not null references brand,
  member_id uuid not null references member on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index remember_token_family on remember_token (family_id);
create index remember_token_member on remember_token (member_id);

-- A member who is disabled, or becomes another type of account, is logged in nowhere: no device may come back by itself.
create function forget_devices_of_changed_member() returns trigger language plpgsql as $$
begin
  delete from remember_token where member_id = new.id;
  return null;
end $$;
create trigger member_loses_devices after update of status, type on member for each row
  when (old.status <> new.status or old.type <> new.type) execute function forget_devices_of_changed_member();

-- Everything that opening a session has to know; see `openSession` of the gateway, which fills it in.
create type session_opening as (
  id uuid,
  brand_id uuid,
  member_id uuid,
  token_hash bytea,
  address text,
  user_agent text,
  opened_at timestamptz,
  expires_at timestamptz,
  step text,
  method text,
  family_id uuid,
  single boolean,
  uses bytea,
  remember bytea,
  remember_until timestamptz,
  password_of timestamptz,
  network text,
  verifies boolean,
  enters boolean,
  event_id uuid,
  event_method text,
  outcome text
);

/*
 * Opens a session and writes it into the login history, all or nothing. `verdict` is `opened`; `refused`, where the token of the
 * device has been used before or the password has been changed while the login was under way; or `new_network`, where that is
 * to be verified first. `first` says that the member had never logged in before. A plan that was made while the tables were small
 * would read all of them later: it goes by the indexes from the start.
 */
create function open_session(opening jsonb, out verdict text, out first boolean)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  o constant session_opening := jsonb_populate_record(null::session_opening, opening);
  changed boolean;
begin
  -- Two logins at the same moment follow each other by this lock: the later one wins.
  select m.first_login_at is null, coalesce(date_trunc('milliseconds', m.password_changed_at) > o.password_of, false)
    into first, changed from member m where m.id = o.member_id and m.brand_id = o.brand_id for update;
  verdict := 'refused';
  if changed is not false then return; end if;
  if o.verifies and not first
     and not exists (select from member_network n where n.member_id = o.member_id and n.network = o.network) then
    verdict := 'new_network';
    return;
  end if;
  if o.uses is not null then
    update remember_token t set used_at = o.opened_at
     where t.token_hash = o.uses and t.used_at is null and t.expires_at > o.opened_at;
    if not found then return; end if;
  end if;

  -- A session with a step left ends no other and is no login yet.
  if o.single and o.step is null then
    with ended as (
      update session s set ended_at = o.opened_at, end_reason = 'logged_in_elsewhere'
       where s.brand_id = o.brand_id and s.member_id = o.member_id and s.ended_at is null
         and (s.family_id = o.family_id) is not true
      returning s.id
    ), forgotten as (
      delete from remember_token t
       where t.brand_id = o.brand_id and t.member_id = o.member_id and (t.family_id = o.family_id) is not true
    )
    insert into outbox (topic, brand_id, member_id, payload)
    select 'session_ended', o.brand_id, o.member_id, jsonb_build_object('sessionId', e.id, 'code', 'logged_in_elsewhere')
      from ended e;
  end if;
  insert into session (id, brand_id, member_id, token_hash, address, user_agent, created_at, last_seen_at, expires_at, step,
                       method, family_id)
  values (o.id, o.brand_id, o.member_id, o.token_hash, o.address, o.user_agent, o.opened_at, o.opened_at, o.expires_at, o.step,
          o.method, o.family_id);
  if o.remember is not null then
    insert into remember_token (token_hash, family_id, brand_id, member_id, expires_at, created_at)
    values (o.remember, o.family_id, o.brand_id, o.member_id, o.remember_until, o.opened_at);
  end if;
  if first and o.step is null then update member m set first_login_at = o.opened_at where m.id = o.member_id; end if;
  if o.enters then
    insert into member_network as n (member_id, network, last_seen_at) values (o.member_id, o.network, o.opened_at)
    on conflict (member_id, network) do update set last_seen_at = excluded.last_seen_at;
  end if;
  if o.event_id is not null then
    insert into login_event (id, brand_id, member_id, address, user_agent, method, outcome, created_at)
    values (o.event_id, o.brand_id, o.member_id, o.address, o.user_agent, o.event_method, o.outcome, o.opened_at);
  end if;
  verdict := 'opened';
end $$;

create table authenticator (
  member_id uuid primary key references member on delete cascade,
  -- Locked with the keyring secret.
  secret text not null,
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: no code is good twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recovery_code (
  member_id uuid not null references authenticator on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);

create table password_reset (
  ticket_hash bytea primary key,
  brand_id uuid not null references brand,
  member_id uuid not null references member on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index password_reset_member on password_reset (member_id);

create table social_identity (
  brand_id uuid not null references brand,
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  member_id uuid not null references member on delete cascade,
  email text,
  created_at timestamptz not null default now(),
  primary key (brand_id, provider, subject),
  unique (member_id, provider)
);

create table bank_account (
  id uuid primary key,
  brand_id uuid not null references brand,
  member_id uuid not null references member,
  bank_code text not null,
  holder_name text not null,
  -- Locked with the keyring secret; the last digits are what is shown.
  account_number text not null,
  last_digits text not null,
  -- A keyed hash: tells two accounts apart without opening them.
  account_key bytea not null,
  usable_at timestamptz not null,
  removed_at timestamptz,
  created_at timestamptz not null default now()
);
-- One account belongs to one member of a brand.
create unique index bank_account_once on bank_account (brand_id, bank_code, account_key) where removed_at is null;
create index bank_account_member on bank_account (member_id) where removed_at is null;

-- Every code that was asked for by SMS or mail, for the limits: these have to outlive a restart of Redis.
create table code_request (
  id bigint generated always as identity primary key,
  brand_id uuid not null references brand,
  channel text not null check (channel in ('sms', 'mail')),
  -- A keyed hash of the number or address.
  destination bytea not null,
  network text not null,
  -- False where nobody here has the number, which the caller is not told: no message goes out, and none is paid for.
  goes_out boolean not null,
  -- The message could not be handed over: another one may be asked for at once, but it counts for the hour and the day.
  failed boolean not null default false,
  created_at timestamptz not null default now()
);
create index code_request_destination on code_request (brand_id, destination, created_at desc);
create index code_request_network on code_request (brand_id, network, created_at desc);
create index code_request_brand on code_request (brand_id, channel, created_at desc) where goes_out;
create index code_request_created on code_request (created_at);

/*
 * Notes that a code was asked for, or says which limit is in the way and for how many seconds (the longest wait, where several
 * are). Requests of one brand and channel follow each other, so that of two at the same moment only one can be the last that
 * is allowed, whichever limit it is.
 */
create function request_code(
  p_brand uuid, p_channel text, p_destination bytea, p_network text, p_goes_out boolean,
  p_gap_seconds integer, p_per_hour integer, p_per_day integer, p_per_network_hour integer, p_budget_per_hour integer
) returns table (request_id bigint, over text, wait_seconds integer) language plpgsql as $$
declare
  moment timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('code_request ' || p_brand || p_channel, 0));
  -- The transaction may have begun before the one that it has just waited for.
  moment := clock_timestamp();
  return query
    select null::bigint, held.by, ceil(extract(epoch from held.until - moment))::integer
      from (
        select 'gap' as by, (
          select created_at from code_request where brand_id = p_brand and destination = p_destination and not failed
           order by created_at desc limit 1
        ) + make_interval(secs => p_gap_seconds) as until
        union all select 'destination', (
          select created_at from code_request where brand_id = p_brand and destination = p_destination
           order by created_at desc offset p_per_hour - 1 limit 1
        ) + interval '1 hour'
        union all select 'destination', (
          select created_at from code_request where brand_id = p_brand and destination = p_destination
           order by created_at desc offset p_per_day - 1 limit 1
        ) + interval '1 day'
        union all select 'network', (
          select created_at from code_request where brand_id = p_brand and network = p_network
           order by created_at desc offset p_per_network_hour - 1 limit 1
        ) + interval '1 hour'
        union all select 'budget', (
          select created_at from code_request where brand_id = p_brand and channel = p_channel and goes_out
           order by created_at desc offset p_budget_per_hour - 1 limit 1
        ) + interval '1 hour'
      ) held
     where held.until > moment
     order by held.until desc
     limit 1;
  if found then return; end if;
  return query
    insert into code_request (brand_id, channel, destination, network, goes_out, created_at)
    values (p_brand, p_channel, p_destination, p_network, p_goes_out, moment)
    returning id, null::text, null::integer;
end $$;

create table stored_file (
  id text primary key,
  brand_id uuid not null references brand,
  member_id uuid not null references member on delete cascade,
  kind text not null check (kind in ('avatar')),
  content_type text not null,
  bytes integer not null,
  created_at timestamptz not null default now()
);
create index stored_file_member on stored_file (member_id);

create table promotion (
  id uuid primary key,
  brand_id uuid not null references brand,
  category text not null,
  position integer not null,
  -- The seed of the drawn picture.
  art text not null,
  -- By language: title, text.
  texts jsonb not null,
  starts_at timestamptz,
  ends_at timestamptz
);
create index promotion_category on promotion (brand_id, category, position);

select partition_monthly('login_event');

grant select, insert, update, delete on invite_code, member_network, remember_token, authenticator, recovery_code, password_reset,
  social_identity, bank_account, code_request, stored_file, promotion to lantern_app;
grant usage, select on all sequences in schema public to lantern_app;
-- What happened stays; what is bound may be taken away, never removed.
grant select, insert on login_event to lantern_app;
revoke delete on bank_account from lantern_app;

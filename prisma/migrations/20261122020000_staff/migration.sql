-- The people who run a brand: who they are, what they did, and what needs two of them.

-- Nobody of the staff could log in before this; the demonstration logins are seeded anew.
delete from staff;
alter table staff
  drop constraint staff_username_key,
  add column brand_id uuid not null references brand,
  add column role text not null check (role in ('owner', 'cashier', 'reviewer', 'support', 'auditor')),
  -- Locked with the keyring secret. It counts from the first code on.
  add column totp_secret text,
  add column totp_confirmed_at timestamptz,
  -- The time step of the last code that was taken: no code is good twice.
  add column totp_last_step bigint not null default 0,
  add column disabled_at timestamptz,
  -- Somebody else has been shown it: it opens nothing but the choice of another one.
  add column password_is_default boolean not null default false,
  -- When they begin to count as one of two people. Null for whoever was let in from outside the console.
  add column counts_from timestamptz,
  add constraint staff_username_lower check (username = lower(username)),
  -- Whoever has a first password sets an authenticator up after it, or else it would be the second step of somebody else's login.
  add constraint staff_first_password check (not password_is_default or totp_confirmed_at is null),
  add unique (brand_id, username);

create table staff_recovery_code (
  staff_id uuid not null references staff on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

create table staff_session (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  token_hash bytea not null unique,
  address text not null,
  user_agent text not null,
  -- What is left to do before the session opens anything else.
  step text check (step in ('change_password', 'enrol', 'verify')),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index staff_session_open on staff_session (staff_id) where ended_at is null;

-- Whoever is disabled, gets another role, another password or a new authenticator logs in again.
create function end_sessions_of_changed_staff() returns trigger language plpgsql as $$
begin
  update staff_session set ended_at = now() where staff_id = new.id and ended_at is null;
  return null;
end $$;
create trigger staff_loses_sessions after update of role, disabled_at, password_hash, totp_confirmed_at on staff for each row
  when ((old.role, old.disabled_at, old.password_hash) is distinct from (new.role, new.disabled_at, new.password_hash)
        or (old.totp_confirmed_at is not null and new.totp_confirmed_at is null))
  execute function end_sessions_of_changed_staff();

-- What the staff have written down about a member.
create table member_note (
  id uuid primary key,
  brand_id uuid not null references brand,
  member_id uuid not null references member on delete cascade,
  staff_id uuid not null references staff,
  text text not null,
  created_at timestamptz not null default now()
);
create index member_note_member on member_note (member_id, id desc);

-- The audit log: a chain for each brand. A row's hash covers its content and the hash before it, so that a row cannot be
-- changed, taken out or put in without breaking the chain from there on.

create table audit_event (
  brand_id uuid not null references brand,
  seq bigint not null,
  at timestamptz not null,
  -- Null where the site itself acted; `actor` is the name at that time.
  staff_id uuid references staff,
  actor text not null,
  action text not null,
  subject_type text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  reason text,
  prev_hash bytea not null,
  hash bytea not null,
  primary key (brand_id, seq)
);
create index audit_event_subject on audit_event (brand_id, subject_type, subject, seq desc);
create index audit_event_staff on audit_event (brand_id, staff_id, seq desc);

-- Where the chain of a brand ends. Whoever adds a row waits here for the one before.
create table audit_head (
  brand_id uuid primary key references brand,
  seq bigint not null,
  hash bytea not null
);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is not allowed: the audit log only grows', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_event_only_grows before update or delete on audit_event for each row execute function refuse_audit_change();
create trigger audit_event_rows_stay before truncate on audit_event for each statement execute function refuse_audit_change();

-- The hash that a row has to have. Everything stands in one JSON array, whose text Postgres writes in one way alone.
create function audit_hash(e audit_event) returns bytea language sql stable as $$
  select sha256(e.prev_hash || convert_to(jsonb_build_array(
    e.brand_id, e.seq, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), e.staff_id, e.actor, e.action,
    e.subject_type, e.subject, e.before, e.after, e.reason)::text, 'UTF8'))
$$;

-- Writes what somebody did, in the transaction in which it was done. Call it last: from here to the commit, others of the brand who
-- write wait. Answers the number of the row. It runs with its owner's rights, because the site may write here by no other way.
create function audit_write(
  p_brand uuid, p_staff uuid, p_action text, p_subject_type text, p_subject text, p_before jsonb, p_after jsonb, p_reason text
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e audit_event;
begin
  insert into audit_head (brand_id, seq, hash) values (p_brand, 0, '\x') on conflict do nothing;
  select h.seq + 1, h.hash into e.seq, e.prev_hash from audit_head h where h.brand_id = p_brand for update;
  if p_staff is null then
    e.actor := 'site';
  else
    select s.username into e.actor from staff s where s.id = p_staff and s.brand_id = p_brand;
    if e.actor is null then raise exception 'staff % is not of brand %', p_staff, p_brand; end if;
  end if;
  e.brand_id := p_brand;
  e.at := clock_timestamp();
  e.staff_id := p_staff;
  e.action := p_action;
  e.subject_type := p_subject_type;
  e.subject := p_subject;
  e.before := p_before;
  e.after := p_after;
  e.reason := p_reason;
  e.hash := audit_hash(e);
  insert into audit_event select e.*;
  update audit_head set seq = e.seq, hash = e.hash where brand_id = p_brand;
  return e.seq;
end $$;

-- The first row of each brand from which the chain does not hold; empty when it holds.
create function audit_violations(p_brand uuid default null) returns table (brand_id uuid, seq bigint, rule text)
language sql stable as $$
  with link as (
    select e.brand_id, e.seq, e.prev_hash, e.hash, audit_hash(e) as right_hash,
           lag(e.seq, 1, 0::bigint) over chain as seq_before, lag(e.hash, 1, '\x'::bytea) over chain as hash_before
      from audit_event e where p_brand is null or e.brand_id = p_brand
    window chain as (partition by e.brand_id order by e.seq)
  ), broken as (
    select l.brand_id, l.seq, case
             when l.seq <> l.seq_before + 1 then 'a row before this one is missing'
             when l.prev_hash <> l.hash_before then 'this row does not follow from the one before it'
             when l.hash <> l.right_hash then 'the content of this row was changed'
           end as rule
      from link l
    union all
    select h.brand_id, h.seq, 'the chain does not end where it ended last'
      from audit_head h
      left join lateral (select t.seq, t.hash from audit_event t where t.brand_id = h.brand_id order by t.seq desc limit 1) tail on true
     where (p_brand is null or h.brand_id = p_brand)
       and (h.seq, h.hash) is distinct from (coalesce(tail.seq, 0), coalesce(tail.hash, '\x'))
  )
  select distinct on (b.brand_id) b.brand_id, b.seq, b.rule from broken b where b.rule is not null order by b.brand_id, b.seq
$$;

-- What one person proposes and another one decides.

create table proposal (
  id uuid primary key default uuid_v7(),
  brand_id uuid not null references brand,
  kind text not null check (kind in ('adjustment', 'withdrawal', 'payout', 'dispute', 'deposit', 'exclusion', 'limit', 'password', 'payment_password')),
  -- What it is about: the id or reference of a row, as the kind says.
  subject text not null,
  member_id uuid references member,
  payload jsonb not null,
  reason text not null check (length(reason) > 0),
  status text not null default 'open' check (status in ('open', 'approved', 'rejected')),
  proposed_by uuid not null references staff,
  proposed_at timestamptz not null default now(),
  -- The word of whoever proposes is carried out once, whatever becomes of the reply.
  idempotency_key text,
  decided_by uuid references staff,
  decided_at timestamptz,
  decision_reason text,
  unique (proposed_by, idempotency_key),
  constraint proposal_two_people check (status <> 'approved' or decided_by <> proposed_by),
  constraint proposal_decision check ((status = 'open') = (decided_by is null) and (decided_by is null) = (decided_at is null))
);
create index proposal_list on proposal (brand_id, id desc);
create index proposal_member on proposal (member_id) where member_id is not null;
-- Of the same thing only one proposal is open; adjustments of a member are things of their own.
create unique index proposal_open on proposal (kind, subject) where status = 'open' and kind <> 'adjustment';

-- Proposes something; answers the proposal's id. The same key of the same person answers the same proposal, and null where it stands for
-- another one.
create function proposal_make(
  p_brand uuid, p_staff uuid, p_kind text, p_subject text, p_member uuid, p_payload jsonb, p_reason text, p_key text default null
) returns uuid language plpgsql as $$
declare
  made uuid;
begin
  insert into proposal (brand_id, kind, subject, member_id, payload, reason, proposed_by, idempotency_key)
    values (p_brand, p_kind, p_subject, p_member, p_payload, p_reason, p_staff, p_key)
  on conflict (proposed_by, idempotency_key) do nothing returning id into made;
  if made is null then
    select id into made from proposal
     where proposed_by = p_staff and idempotency_key = p_key and (kind, subject, payload) = (p_kind, p_subject, p_payload);
    return made;
  end if;
  perform audit_write(p_brand, p_staff, 'proposal_made', p_kind, p_subject, null, jsonb_build_object('proposal', made) || p_payload, p_reason);
  return made;
end $$;

-- When somebody of the staff begins to count as one of two people; null when they do. Their row stays as it is for the rest of the
-- transaction: a change that is under way has been made, or comes after it.
create function staff_counts_from(p_staff uuid) returns timestamptz language plpgsql as $$
declare
  moment timestamptz;
begin
  select s.counts_from into moment from staff s where s.id = p_staff for share;
  return case when moment > now() then moment end;
end $$;

-- The second yes. A kind is carried out by its function `<kind>_carry_out(proposal)`, which answers `done`, or a refusal after which
-- nothing has changed. It finds who approves in `decided_by`. Answers `done`, proposal_not_found, proposal_decided, same_person,
-- person_too_new (of whoever of the two: a new one who proposes and an old one who approves may be one person as well), or the refusal
-- of the kind; the proposal stays open after that.
create function proposal_approve(p_proposal uuid, p_staff uuid, p_reason text default null) returns text language plpgsql as $$
declare
  p proposal;
  verdict text;
begin
  select x.* into p from proposal x
    join staff s on s.id = p_staff and s.brand_id = x.brand_id and s.disabled_at is null
   where x.id = p_proposal for update of x;
  if p.id is null then return 'proposal_not_found'; end if;
  if p.status <> 'open' then return 'proposal_decided'; end if;
  if p.proposed_by = p_staff then return 'same_person'; end if;
  if coalesce(staff_counts_from(p_staff), staff_counts_from(p.proposed_by)) is not null then return 'person_too_new'; end if;
  p.decided_by := p_staff;
  execute format('select %I($1)', p.kind || '_carry_out') into verdict using p;
  if verdict is distinct from 'done' then return verdict; end if;
  update proposal set status = 'approved', decided_by = p_staff, decided_at = now(), decision_reason = p_reason where id = p.id;
  perform audit_write(p.brand_id, p_staff, 'proposal_approved', p.kind, p.subject,
                      jsonb_build_object('proposal', p.id, 'status', 'open'), jsonb_build_object('proposal', p.id, 'status', 'approved') || p.payload,
                      p_reason);
  return 'done';
end $$;

-- Closes a proposal without effect; whoever made it may do so, too. A kind that has to hear of it has a function
-- `<kind>_turn_down(proposal)`, called in the same transaction. Answers `done`, proposal_not_found or proposal_decided.
create function proposal_reject(p_proposal uuid, p_staff uuid, p_reason text) returns text language plpgsql as $$
declare
  p proposal;
begin
  select x.* into p from proposal x
    join staff s on s.id = p_staff and s.brand_id = x.brand_id and s.disabled_at is null
   where x.id = p_proposal for update of x;
  if p.id is null then return 'proposal_not_found'; end if;
  if p.status <> 'open' then return 'proposal_decided'; end if;
  p.decided_by := p_staff;
  p.decision_reason := p_reason;
  if to_regprocedure(format('%I(proposal)', p.kind || '_turn_down')) is not null then
    execute format('select %I($1)', p.kind || '_turn_down') using p;
  end if;
  update proposal set status = 'rejected', decided_by = p_staff, decided_at = now(), decision_reason = p_reason where id = p.id;
  perform audit_write(p.brand_id, p_staff, 'proposal_rejected', p.kind, p.subject,
                      jsonb_build_object('proposal', p.id, 'status', 'open'), jsonb_build_object('proposal', p.id, 'status', 'rejected'), p_reason);
  return 'done';
end $$;

-- Money that the house gives a member, or takes back, by the word of two people. The payload says `direction` (credit or debit),
-- `amount` (minor units in digits) and `currency`.
create function adjustment_carry_out(p proposal) returns text language plpgsql as $$
declare
  credit constant boolean := p.payload ->> 'direction' = 'credit';
  house uuid;
  main uuid;
  verdict text;
begin
  perform 1 from purse where member_id = p.member_id order by id for update;
  select id into house from purse
   where brand_id = p.brand_id and member_id is null and purpose = 'house_adjustments' and currency = p.payload ->> 'currency';
  select id into main from purse
   where brand_id = p.brand_id and member_id = p.member_id and purpose = 'main' and currency = p.payload ->> 'currency';
  select l.verdict into verdict
    from ledger_post(array[1], array['adjustment:' || p.id], array[case when credit then house else main end],
                     array[case when credit then main else house end], array[(p.payload ->> 'amount')::bigint], array['adjustment'],
                     array[now()]) l;
  if verdict <> 'posted' then return verdict; end if;
  if credit then perform ledger_repay(main, 'adjustment:' || p.id || '#debt'); end if;
  insert into outbox (topic, brand_id, member_id, payload)
    select 'balance', brand_id, member_id, jsonb_build_object('sumBalance', balance::text, 'currency', currency, 'version', version)
      from purse where id = main;
  return 'done';
end $$;

-- A password for a member who cannot get in. Whoever proposes it has been shown it, which is why another person says whether it is to be;
-- here is what is kept of it, and in the place of which one it is.
create table proposed_password (
  proposal_id uuid primary key references proposal on delete cascade,
  password_hash text not null,
  before_hash text
);

-- Answers the id of the proposal.
create function password_propose(
  p_brand uuid, p_staff uuid, p_member uuid, p_hash text, p_reason text, p_key text
) returns uuid language plpgsql as $$
declare
  made uuid;
begin
  made := proposal_make(p_brand, p_staff, 'password', p_member::text, p_member, '{}', p_reason, p_key);
  insert into proposed_password (proposal_id, password_hash, before_hash)
    select made, p_hash, m.password_hash from member m where m.id = p_member on conflict do nothing;
  return made;
end $$;

-- The member comes in by it and has to choose another one; whoever is logged in, on whatever device, is so no more. A password that
-- has been changed meanwhile stays: its owner has got in.
create function password_carry_out(p proposal) returns text language plpgsql as $$
begin
  update member m set password_hash = x.password_hash, password_changed_at = now(), password_is_default = true
    from proposed_password x
   where x.proposal_id = p.id and m.id = p.member_id and m.brand_id = p.brand_id and m.password_hash is not distinct from x.before_hash;
  if not found then return 'password_set_since'; end if;
  delete from proposed_password x where x.proposal_id = p.id;
  delete from password_reset r where r.member_id = p.member_id;
  with ended as (
    update session set ended_at = now(), end_reason = 'revoked' where member_id = p.member_id and ended_at is null returning id
  ), forgotten as (
    delete from remember_token where member_id = p.member_id
  )
  insert into outbox (topic, brand_id, member_id, payload)
    select 'session_ended', p.brand_id, p.member_id, jsonb_build_object('sessionId', id, 'code', 'session_expired') from ended;
  insert into security_event (id, brand_id, member_id, kind, detail)
    values (uuid_v7(), p.brand_id, p.member_id, 'password_set_by_staff', jsonb_build_object('proposedBy', p.proposed_by, 'approvedBy', p.decided_by));
  return 'done';
end $$;

create function password_turn_down(p proposal) returns void language sql as $$
  delete from proposed_password x where x.proposal_id = p.id
$$;

-- The payment password of a member who has forgotten it and has nothing else to show. The member sets a new one by the login password
-- alone, so that one waits as a new bank account does. One that the member has set meanwhile stays.
create function payment_password_carry_out(p proposal) returns text language plpgsql as $$
declare
  hold constant numeric := (select settings #>> '{bankAccounts,holdHours}' from brand where id = p.brand_id);
begin
  update member_profile f
     set payment_password_hash = null, payment_set_at = now(), payment_usable_at = now() + hold * interval '1 hour'
   where f.member_id = p.member_id and f.brand_id = p.brand_id and coalesce(f.payment_set_at <= p.proposed_at, true);
  if not found then return 'password_set_since'; end if;
  insert into security_event (id, brand_id, member_id, kind, detail)
    values (uuid_v7(), p.brand_id, p.member_id, 'payment_password_cleared',
            jsonb_build_object('proposedBy', p.proposed_by, 'approvedBy', p.decided_by));
  return 'done';
end $$;

grant select, insert, update on staff_recovery_code, staff_session, proposal to lantern_app;
grant select, insert, delete on proposed_password to lantern_app;
grant delete on staff_recovery_code, staff_session to lantern_app;
grant select, insert on member_note to lantern_app;
grant select on audit_event, audit_head to lantern_app;

-- How each job went last; the queue itself forgets.
create table job_run (
  name text primary key,
  -- In UTC.
  cron text not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- Null while it runs.
  ok boolean,
  error text,
  -- That it ran to its end and found that what it proves does not hold; false where it could not run.
  disproved boolean not null default false,
  runs bigint not null default 0,
  failures bigint not null default 0,
  last_failure_at timestamptz
);
grant select, insert, update, delete on job_run to lantern_app;

-- The staff look for a member by the beginning of a name, a mobile number or an e-mail.
create index member_name_prefix on member (brand_id, username_key text_pattern_ops) where username_key is not null;
create index member_profile_mobile on member_profile (brand_id, mobile) where mobile is not null;
create index member_profile_email on member_profile (brand_id, lower(email)) where email is not null;

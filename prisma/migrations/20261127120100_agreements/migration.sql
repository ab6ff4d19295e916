-- Agreements between agents and their uplines, their bills and debts (docs/decisions/058).

-- One row for each offer; it stays the row of the agreement after its acceptance. A new offer is a
-- new row, so the terms of a row never change.
create table agreement (
  id uuid primary key,
  brand_id uuid not null references brand,
  kind text not null
    check (kind in ('dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary')),
  -- Of its periods.
  length text not null
    check (length in ('daily', 'weekly', 'semiMonthly', 'monthly', 'hourly', 'window')),
  agent_id uuid not null references member on delete restrict,
  -- Null where the brand is the other party.
  upline_id uuid references member on delete restrict,
  currency text not null,
  terms jsonb not null,
  state text not null check (state in ('offered', 'rejected', 'withdrawn', 'active', 'ended')),
  -- Rises with every step, so that a step names what it was decided on.
  version integer not null default 1 check (version > 0),
  -- Of the staff, for an offer of the brand.
  offered_by uuid references staff,
  offered_at timestamptz not null,
  answered_at timestamptz check (answered_at >= offered_at),
  -- The start of the first period, and the end of the last one once it is known.
  starts_at timestamptz check (starts_at >= answered_at),
  ends_at timestamptz check (ends_at >= starts_at),
  ended text check (ended in ('terminated', 'replaced', 'uplineEnded', 'notCovered', 'moved')),
  termination_requested_at timestamptz,
  -- All periods that end by then are settled.
  settled_until timestamptz check (settled_until >= starts_at),
  -- What both have agreed to, and its SHA-256.
  document text,
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  check (agent_id <> upline_id),
  check ((state = 'offered') = (answered_at is null)),
  check ((state in ('active', 'ended')) = (starts_at is not null)),
  check (num_nulls(starts_at, settled_until, document, hash) in (0, 4)),
  check ((state = 'ended') = (ends_at is not null)),
  check (num_nulls(ends_at, ended) in (0, 2)),
  check (termination_requested_at is null or state in ('active', 'ended'))
);
create unique index agreement_active on agreement (agent_id, kind) where state = 'active';
create unique index agreement_offered on agreement (agent_id, kind) where state = 'offered';
create index agreement_agent on agreement (agent_id, id desc);
create index agreement_upline on agreement (upline_id, id desc) where upline_id is not null;
create index agreement_brand on agreement (brand_id, id desc);
-- What is to be settled.
create index agreement_due on agreement (brand_id, kind, length, settled_until)
  where settled_until is not null and (ends_at is null or settled_until < ends_at);

create table agreement_event (
  id bigint generated always as identity primary key,
  agreement_id uuid not null references agreement,
  step text not null check (step in ('offered', 'accepted', 'rejected', 'withdrawn',
    'terminationRequested', 'terminationCancelled', 'terminationDeclined', 'ended')),
  at timestamptz not null,
  -- Null for the brand, or where it follows from something else.
  member_id uuid references member,
  staff_id uuid references staff
);
create index agreement_event_agreement on agreement_event (agreement_id, id);
create trigger agreement_event_only_grows before update or delete on agreement_event
  for each row execute function refuse_change();

-- An agent asks its upline or the brand for an agreement. An offer of the kind answers it.
create table agreement_request (
  id uuid primary key,
  brand_id uuid not null references brand,
  agent_id uuid not null references member on delete restrict,
  upline_id uuid references member on delete restrict,
  kind text not null
    check (kind in ('dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary')),
  note text not null,
  asked_at timestamptz not null,
  closed_at timestamptz
);
create unique index agreement_request_open on agreement_request (agent_id, kind)
  where closed_at is null;
create index agreement_request_upline on agreement_request (upline_id) where closed_at is null;
create index agreement_request_brand on agreement_request (brand_id, asked_at)
  where closed_at is null and upline_id is null;

-- What one agreement earns in one period. It keeps what it was calculated from.
create table agreement_bill (
  id uuid primary key,
  agreement_id uuid not null references agreement,
  brand_id uuid not null references brand,
  kind text not null,
  agent_id uuid not null references member on delete restrict,
  -- Null where the brand pays.
  payer_id uuid references member on delete restrict,
  currency text not null,
  period_start timestamptz not null,
  period_end timestamptz not null check (period_end > period_start),
  -- Days of the brand.
  from_day date not null,
  to_day date not null,
  amount bigint not null check (amount >= 0),
  -- What the agent pays its direct downline of this period.
  owes bigint not null check (owes >= 0),
  calculation jsonb not null,
  -- The settings of the brand that it was calculated with.
  rules jsonb not null,
  settled_at timestamptz not null,
  -- What moves: the payments. `short` is a mark that follows from the debts.
  state text not null check (state in ('paid', 'partlyPaid', 'unpaid', 'notReached',
                                       'uplineNotReached')),
  paid bigint not null check (paid between 0 and amount),
  check (state in ('partlyPaid', 'unpaid') = (paid < amount)),
  check (state = 'partlyPaid' or paid in (0, amount)),
  check (state not in ('notReached', 'uplineNotReached') or amount = 0),
  unique (agreement_id, period_start),
  unique (agent_id, kind, period_start)
);
create index agreement_bill_agent on agreement_bill (agent_id, period_start desc, id desc);
create index agreement_bill_payer on agreement_bill (payer_id, period_start desc, id desc)
  where payer_id is not null;
create index agreement_bill_brand on agreement_bill (brand_id, period_start desc, id desc);

-- The money of a bill; `late` for what an upline owed and paid later.
create table agreement_payment (
  bill_id uuid not null references agreement_bill,
  transfer_id uuid not null unique,
  amount bigint not null check (amount > 0),
  late boolean not null,
  paid_at timestamptz not null,
  primary key (bill_id, transfer_id)
);
create trigger agreement_payment_only_grows before update or delete on agreement_payment
  for each row execute function refuse_change();

-- What an upline could not pay of the bill of a downline.
create table agreement_debt (
  bill_id uuid primary key references agreement_bill,
  brand_id uuid not null references brand,
  debtor_id uuid not null references member on delete restrict,
  creditor_id uuid not null references member on delete restrict,
  agreement_id uuid not null references agreement,
  -- Debts are paid by period, then by the start of the agreement.
  period_start timestamptz not null,
  since timestamptz not null,
  owed bigint not null check (owed > 0),
  paid bigint not null default 0 check (paid between 0 and owed)
);
create index agreement_debt_debtor on agreement_debt (debtor_id, period_start, since, agreement_id)
  where paid < owed;
create index agreement_debt_creditor on agreement_debt (creditor_id) where paid < owed;

-- What a period of an agent left to the next one, in millionths of a minor unit.
create table agreement_carry (
  agent_id uuid not null references member on delete restrict,
  kind text not null,
  from_start timestamptz not null,
  from_end timestamptz not null check (from_end > from_start),
  amount numeric(30) not null check (amount >= 0),
  primary key (agent_id, kind)
);

-- A settled period of a brand's agreements of one kind and length.
create table agreement_run (
  brand_id uuid not null references brand,
  kind text not null,
  length text not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  bills integer not null default 0,
  amount bigint not null default 0,
  owed bigint not null default 0,
  primary key (brand_id, kind, length, period_start)
);
create index agreement_run_brand on agreement_run (brand_id, period_start desc);

grant select, insert, update on agreement, agreement_request, agreement_bill, agreement_debt,
  agreement_carry, agreement_run to lantern_app;
grant select, insert on agreement_event, agreement_payment to lantern_app;

alter table transfer drop constraint transfer_subject_kind;
alter table transfer add constraint transfer_subject_kind check (
  subject_kind in ('adjustment', 'agreement_bill', 'brand', 'deposit', 'line_transfer', 'member',
                   'round', 'wallet_transfer', 'withdrawal'));

insert into purse (id, brand_id, purpose, currency, balance, may_go_negative)
  select uuid_v7(), id, 'house_agreements', currency, null, true from brand
  on conflict do nothing;

-- Until a brand decides otherwise: the brand pays the difference, and a team win is not carried.
update brand
   set settings = settings || '{"agreements": {
         "funding": "difference", "carryOver": "none", "turnoverStep": "0", "mostTiers": 10,
         "sameLevel": false, "crossLevel": true, "sameRule": false,
         "activeMinimum": {"hour": "100", "day": "500", "longer": "1000"},
         "rates": {
           "dividend": {"lowest": "1", "highest": "40", "step": "0.5"},
           "dailySalary": {"lowest": "0.1", "highest": "2", "step": "0.1"},
           "hourlySalary": {"lowest": "0.1", "highest": "2", "step": "0.1"},
           "realTimeSalary": {"lowest": "0", "highest": "2.1", "step": "0.1"}}}}'
 where settings -> 'winnings' is not null and settings -> 'agreements' is null;

-- Statements of the brand's own bank accounts. Their lines are matched with deposits and
-- withdrawals; nothing here moves money.

-- One row for each account with statements. Its lock orders imports, matches and closes.
create table statement_account (
  brand_id uuid not null references brand,
  account text not null,
  -- Where the bank's CSV files have what; null until somebody has chosen it.
  csv jsonb,
  primary key (brand_id, account)
);

create table bank_statement (
  id uuid primary key default uuid_v7(),
  brand_id uuid not null,
  account text not null,
  format text not null check (format in ('csv', 'mt940', 'camt053')),
  -- The bank's own number.
  number text,
  currency text not null,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  opening bigint not null,
  closing bigint not null,
  imported_at timestamptz not null default now(),
  imported_by uuid not null references staff,
  foreign key (brand_id, account) references statement_account,
  -- The same statement again is the same row.
  unique (brand_id, account, first_day, last_day, opening, closing)
);

create table bank_line (
  id uuid primary key default uuid_v7(),
  brand_id uuid not null,
  account text not null,
  statement_id uuid not null references bank_statement,
  -- What makes it the same line in every file: the bank's reference, or else its words.
  identity text not null,
  day date not null,
  nth integer not null,
  -- A credit is positive.
  amount bigint not null check (amount <> 0),
  currency text not null,
  reversal boolean not null,
  reference text,
  counterparty text,
  words text not null,
  -- The references of deposits and withdrawals that its words may name.
  mentions text[] not null,
  deposit_id uuid references deposit check (deposit_id is null or amount > 0),
  withdrawal_id uuid references withdrawal check (withdrawal_id is null or amount < 0),
  explanation text
    check (explanation in ('fee', 'interest', 'own_transfer', 'returned', 'not_ours', 'other')),
  remark text,
  decided_at timestamptz,
  -- Null where the site has matched it.
  decided_by uuid references staff,
  -- When its day was closed without a decision about it.
  carried_at timestamptz,
  -- Its decision belongs to a closed day.
  final boolean not null default false,
  foreign key (brand_id, account) references statement_account,
  check (num_nonnulls(deposit_id, withdrawal_id, explanation)
         = case when decided_at is null then 0 else 1 end),
  check (explanation is null or remark is not null),
  check (not final or decided_at is not null),
  unique (brand_id, account, identity)
);
-- One payment is one line.
create unique index bank_line_deposit on bank_line (deposit_id) where deposit_id is not null;
create unique index bank_line_withdrawal on bank_line (withdrawal_id)
  where withdrawal_id is not null;
create index bank_line_day on bank_line (brand_id, day desc, id desc);
create index bank_line_account on bank_line (brand_id, account, day);
create index bank_line_reference on bank_line (brand_id, account, reference);
create index bank_line_statement on bank_line (statement_id);
create index bank_line_open on bank_line (brand_id, account) where not final;

-- Closed days and months.
create table bank_period (
  brand_id uuid not null,
  account text not null,
  kind text not null check (kind in ('day', 'month')),
  first_day date not null,
  last_day date not null,
  opening bigint not null,
  closing bigint not null,
  lines integer not null,
  -- Lines without a decision that were carried over, and why.
  carried integer not null,
  reason text,
  closed_at timestamptz not null default now(),
  closed_by uuid not null references staff,
  primary key (brand_id, account, kind, first_day),
  foreign key (brand_id, account) references statement_account,
  check (case kind when 'day' then last_day = first_day else last_day >= first_day end),
  check (carried = 0 or reason is not null)
);
create trigger bank_period_stays before update or delete on bank_period
  for each row execute function refuse_change();
create trigger bank_period_stays_whole before truncate on bank_period
  for each statement execute function refuse_change();

-- What the bank said stays. A line of a closed day keeps its decision; one that was carried over
-- stays and can still get its decision. Only the functions of the module insert and delete.
create trigger bank_line_keeps_words before update of
    id, brand_id, account, statement_id, identity, day, nth, amount, currency, reversal,
    reference, counterparty, words, mentions on bank_line
  for each row execute function refuse_change();
create trigger bank_line_keeps_decision before update on bank_line
  for each row when (old.final) execute function refuse_change();
create trigger bank_line_stays before delete on bank_line
  for each row when (old.final or old.carried_at is not null) execute function refuse_change();
create trigger bank_line_stays_whole before truncate on bank_line
  for each statement execute function refuse_change();

grant select, insert, update on statement_account to lantern_app;
grant select on bank_statement, bank_period to lantern_app;
grant select on bank_line to lantern_app;
grant update (deposit_id, withdrawal_id, explanation, remark, decided_at, decided_by)
  on bank_line to lantern_app;

-- Existing brands look five days around a deposit or a payout for its line.
update brand set settings = settings || '{"statements": {"matchDays": 5, "otherAccounts": []}}'
 where settings -> 'statements' is null;

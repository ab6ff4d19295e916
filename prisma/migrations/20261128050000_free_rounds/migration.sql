-- Free rounds that a brand grants (docs/decisions/064).

-- A bet without a stake names the grant that it uses.
alter type play_action add attribute free_rounds uuid;

create table free_round_grant (
  id uuid primary key,
  brand_id uuid not null references brand,
  member_id uuid not null references member,
  -- Node ids of slots of the house.
  games text[] not null check (cardinality(games) between 1 and 100),
  -- What each round is played for.
  value bigint not null check (value > 0),
  currency text not null,
  rounds integer not null check (rounds between 1 and 1000),
  used integer not null default 0 check (used between 0 and rounds),
  won bigint not null default 0,
  -- The part of the wins that must be wagered before a withdrawal. The brand's rule at the grant.
  turnover_percent integer not null check (turnover_percent between 0 and 10000),
  expires_at timestamptz not null,
  state text not null default 'active' check (state in ('active', 'used', 'expired', 'withdrawn')),
  ended_at timestamptz,
  -- As they were asked for, with which a repeated call is compared.
  terms jsonb not null,
  reason text not null,
  granted_by uuid not null references staff,
  -- Where a second person decided.
  proposal_id uuid unique references proposal,
  idempotency_key text,
  created_at timestamptz not null default now(),
  check ((state = 'active') = (ended_at is null)),
  unique (granted_by, idempotency_key)
);
create index free_round_grant_member on free_round_grant (member_id, id desc);
create index free_round_grant_brand on free_round_grant (brand_id, id desc);
create index free_round_grant_due on free_round_grant (expires_at) where state = 'active';

-- A used round: the vendor's bet without a stake.
create table free_round (
  vendor_code text not null references vendor,
  transaction_id text not null,
  grant_id uuid not null references free_round_grant,
  round_id uuid not null,
  -- The bet was rolled back, and the round can be played again.
  returned boolean not null default false,
  used_at timestamptz not null default now(),
  primary key (vendor_code, transaction_id)
);
create index free_round_grant_id on free_round (grant_id);

grant select, insert, update on free_round_grant, free_round to lantern_app;

alter table staff_day drop constraint staff_day_act_check;
alter table staff_day add constraint staff_day_act_check
  check (act in ('credit', 'approve', 'adjust', 'free_rounds'));

-- Wins have to be wagered once. Two people decide every grant until a brand's owner says otherwise.
update brand
   set settings = settings
         || '{"freeRounds": {"turnoverPercent": 100, "valueMost": "100000", "most": "1000000",
                             "alonePerDay": "0"}}'
 where settings -> 'winnings' is not null and settings -> 'freeRounds' is null;

alter table proposal drop constraint proposal_kind_check;
alter table proposal add constraint proposal_kind_check check (kind in (
  'adjustment', 'withdrawal', 'payout', 'dispute', 'deposit', 'exclusion', 'limit', 'password',
  'payment_password', 'line_move', 'lottery_void', 'lottery_result', 'lottery_correction',
  'erasure', 'jackpot', 'agreement_bill', 'free_rounds'));

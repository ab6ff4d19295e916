-- Commission for members who invite others: the brand's plan, what each period has brought, who has
-- to be looked at by staff, and what was paid.
create table referral_plan (
  id uuid primary key default uuid_v7(),
  brand_id uuid not null references brand,
  -- What a share is paid of: turnover, or what the friend has lost.
  base text not null check (base in ('turnover', 'net')),
  period text not null check (period in ('day', 'week', 'month')),
  -- Of each level in parts per million; the first level is the inviter's.
  rates integer[] not null
    check (cardinality(rates) between 1 and 3 and 0 < all (rates)
           and case base when 'turnover' then 20000 else 500000 end >= all (rates)),
  -- What a friend must have deposited and played in all before it counts.
  deposits bigint not null check (deposits >= 0),
  turnover bigint not null check (turnover >= 0),
  hold_days integer not null check (hold_days between 0 and 90),
  -- Days of the brand. A plan without an end goes on; one that never began ends before its start.
  starts_on date not null,
  ends_on date check (ends_on >= starts_on - 1),
  created_by uuid references staff,
  created_at timestamptz not null default now()
);
create unique index referral_plan_current on referral_plan (brand_id) where ends_on is null;

-- A period that was calculated, once.
create table referral_run (
  plan_id uuid not null references referral_plan,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  done_at timestamptz not null default now(),
  primary key (plan_id, from_day)
);

-- Two accounts that share something, which staff look at before the inviter is paid.
create table referral_pair (
  id uuid primary key default uuid_v7(),
  brand_id uuid not null references brand,
  referrer_id uuid not null references member on delete restrict,
  friend_id uuid not null references member on delete restrict,
  signals text[] not null check (signals <@ array['device', 'network', 'holder']),
  found_at timestamptz not null default now(),
  decision text check (decision in ('released', 'rejected')),
  decided_by uuid references staff,
  decided_at timestamptz,
  unique (referrer_id, friend_id),
  check ((decision is null) = (decided_at is null))
);
create index referral_pair_open on referral_pair (brand_id, found_at) where decision is null;

create table referral_payment (
  id uuid primary key,
  brand_id uuid not null references brand,
  member_id uuid not null references member on delete restrict,
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null default now()
);

-- What a friend has brought in a period.
create table referral_commission (
  plan_id uuid not null,
  from_day date not null,
  referrer_id uuid not null references member on delete restrict,
  friend_id uuid not null references member on delete restrict,
  level smallint not null check (level between 1 and 3),
  base bigint not null,
  rate integer not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('waiting', 'held', 'paid', 'rejected')),
  due_on date not null,
  payment_id uuid references referral_payment,
  primary key (referrer_id, friend_id, plan_id, from_day, level),
  foreign key (plan_id, from_day) references referral_run,
  check ((state = 'paid') = (payment_id is not null))
);
create index referral_commission_run on referral_commission (plan_id, from_day);
create index referral_commission_due on referral_commission (due_on, referrer_id)
  where state = 'waiting';

-- The member who was last logged in on the device of a registration.
create table member_origin (
  member_id uuid primary key references member on delete cascade,
  device_of uuid not null references member on delete cascade
);

insert into purse (id, brand_id, purpose, currency, balance, may_go_negative)
  select uuid_v7(), id, 'house_referrals', currency, null, true from brand
  on conflict do nothing;

grant select, insert, update on referral_plan, referral_pair, referral_commission to lantern_app;
grant select, insert on referral_run, referral_payment, member_origin to lantern_app;

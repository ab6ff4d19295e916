-- The progressive jackpot of a brand (docs/decisions/061).

-- A win that the vendor's jackpot number has drawn: the pot is paid with it.
alter type play_action add attribute jackpot boolean;

-- One pot for each brand. Its money is in the purse; whoever changes either holds the row's lock.
create table jackpot (
  brand_id uuid primary key references brand,
  currency text not null,
  purse_id uuid not null references purse,
  -- Millionths of a minor unit that belong to the pot and are no whole unit yet. Below zero after
  -- refunds, until later shares make up for them.
  carried bigint not null default 0 check (carried < 1000000),
  -- The number of the present pot.
  nth integer not null default 1,
  -- How many times shares were added.
  batch bigint not null default 0,
  -- The node ids of all games that it ever had. What was drawn before a change is still paid.
  games text[] not null default '{}'
);

-- Stakes of ended rounds whose share is not in the pot yet; a refund after the end is below zero.
create table jackpot_due (
  id bigint generated always as identity primary key,
  brand_id uuid not null references brand,
  stake bigint not null,
  -- Millionths of the stake.
  share integer not null
);
create index jackpot_due_brand on jackpot_due (brand_id, id);

create table jackpot_win (
  round_id uuid primary key,
  brand_id uuid not null references brand,
  member_id uuid not null references member,
  vendor_code text not null references vendor,
  vendor_round_id text not null,
  game_code text not null,
  -- The number of the pot: each is won once.
  nth integer not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  won_at timestamptz not null default now(),
  unique (brand_id, nth)
);
create index jackpot_win_newest on jackpot_win (brand_id, won_at desc);
create index jackpot_win_member on jackpot_win (member_id);
create trigger jackpot_win_only_grows before update or delete on jackpot_win
  for each row execute function refuse_change();

grant select, insert, update on jackpot to lantern_app;
grant select, insert, delete on jackpot_due to lantern_app;
grant select, insert on jackpot_win to lantern_app;

-- Closed until a brand's staff open it.
update brand
   set settings = settings
         || '{"jackpot": {"open": false, "games": [], "share": 10000, "seed": "1000000",
                          "most": "50000000", "odds": "1000000000"}}'
 where settings -> 'winnings' is not null and settings -> 'jackpot' is null;

alter table proposal drop constraint proposal_kind_check;
alter table proposal add constraint proposal_kind_check check (kind in (
  'adjustment', 'withdrawal', 'payout', 'dispute', 'deposit', 'exclusion', 'limit', 'password',
  'payment_password', 'line_move', 'lottery_void', 'lottery_result', 'lottery_correction',
  'erasure', 'jackpot'));

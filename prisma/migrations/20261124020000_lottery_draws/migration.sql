-- Lottery games and their draws. Functions of `lottery` decide and write; the checks and triggers
-- here hold for every other way to write as well.

create table lottery_game (
  code text primary key,
  -- A family of packages/rules, and how its results are drawn.
  family text not null,
  drawing jsonb not null,
  -- The site draws it, or results come from outside.
  own boolean not null,
  names jsonb not null,
  -- The place in the menu.
  position integer not null,
  region text check (region in ('north', 'central', 'south')),
  default_play text not null,
  -- A `FastSchedule` of packages/rules; null for a game of a calendar.
  schedule jsonb,
  -- How many draws take bets at the same time.
  ahead integer not null default 30 check (ahead > 0),
  -- What the beacon's round must be later than the closing time by.
  margin interval not null default interval '2 seconds' check (margin >= interval '0'),
  -- How long a closed draw waits for what its result comes from, before it is void.
  patience interval not null default interval '30 minutes' check (patience > interval '0'),
  -- A paused game opens no further draws.
  paused boolean not null default false,
  created_at timestamptz not null default now()
);

-- The seeds of one game. Only the anchor is readable; the last seed is encrypted by the vault.
create table lottery_seed_chain (
  id uuid primary key default uuid_v7(),
  game_code text not null references lottery_game,
  anchor bytea not null unique check (length(anchor) = 32),
  length integer not null check (length > 0),
  sealed text not null,
  created_at timestamptz not null default now()
);
create index lottery_seed_chain_game on lottery_seed_chain (game_code, id desc);

create table lottery_draw (
  id text primary key,
  game_code text not null references lottery_game,
  -- The day by the game's zone, and what people call the draw in its game.
  day date not null,
  numero text not null,
  state text not null default 'scheduled'
    check (state in ('scheduled', 'open', 'closed', 'drawn', 'settled', 'void')),
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  draws_at timestamptz not null check (draws_at >= closes_at),
  -- Own draws: the place in the chain from 0, and the hash of the seed.
  chain_id uuid references lottery_seed_chain,
  place integer check (place >= 0),
  commitment bytea check (length(commitment) = 32),
  committed_at timestamptz,
  -- The bet book.
  closed_at timestamptz check (closed_at >= closes_at),
  book_root bytea check (length(book_root) = 32),
  tickets integer check (tickets >= 0),
  beacon_chain bytea check (length(beacon_chain) = 32),
  beacon_round bigint check (beacon_round > 0),
  -- The result and what it comes from.
  beacon_signature bytea check (length(beacon_signature) = 48),
  seed bytea check (length(seed) = 32),
  result text[],
  drawn_at timestamptz check (drawn_at >= closed_at),
  settled_at timestamptz check (settled_at >= drawn_at),
  -- Rises when the result of an outside draw is corrected.
  revision integer not null default 1 check (revision > 0),
  voided_at timestamptz,
  void_reason text check (void_reason in ('no_beacon', 'no_result', 'staff')),
  check (num_nulls(chain_id, place, commitment, committed_at) in (0, 4)),
  check (committed_at <= opens_at),
  check (num_nulls(closed_at, book_root, tickets) in (0, 3)),
  check (num_nulls(beacon_chain, beacon_round) in (0, 2)),
  check (num_nulls(beacon_signature, seed) in (0, 2)),
  check (num_nulls(result, drawn_at) in (0, 2)),
  check (result is null or closed_at is not null),
  check (state not in ('closed', 'drawn', 'settled') or closed_at is not null),
  check ((state in ('drawn', 'settled')) <= (result is not null)),
  check ((state = 'settled') <= (settled_at is not null)),
  check ((state = 'void') = (voided_at is not null)),
  check (num_nulls(voided_at, void_reason) in (0, 2)),
  unique (game_code, numero),
  unique (chain_id, place)
);
create index lottery_draw_game on lottery_draw (game_code, closes_at desc);
create index lottery_draw_day on lottery_draw (game_code, day, closes_at desc);
create index lottery_draw_due on lottery_draw (closes_at)
  where state in ('scheduled', 'open', 'closed', 'drawn');

-- What a brand has sold of a draw: fixed at closing, and paid while it is settled. Without trial.
create table lottery_total (
  draw_id text not null references lottery_draw,
  brand_id uuid not null references brand,
  tickets integer not null check (tickets >= 0),
  staked bigint not null check (staked >= 0),
  paid bigint not null default 0,
  primary key (draw_id, brand_id)
);

grant select on lottery_game, lottery_draw, lottery_total to lantern_app;
grant select, insert on lottery_seed_chain to lantern_app;

alter table proposal drop constraint proposal_kind_check;
alter table proposal add constraint proposal_kind_check check (kind in (
  'adjustment', 'withdrawal', 'payout', 'dispute', 'deposit', 'exclusion', 'limit', 'password',
  'payment_password', 'line_move', 'lottery_void'));

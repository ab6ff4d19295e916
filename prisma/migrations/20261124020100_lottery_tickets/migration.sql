-- Prices, tickets and exposure of lottery games. A ticket is a round of the house's vendor LOTT, so
-- that records, turnover, limits and profit count it like any other game.

-- A version never changes: placed lines name the one that priced them.
create table lottery_rate_card (
  id uuid primary key default uuid_v7(),
  brand_id uuid not null references brand,
  mode text not null check (mode in ('Lott', 'ZY', 'Elott', 'SEA')),
  currency text not null,
  version integer not null check (version > 0),
  card jsonb not null,
  created_by uuid references staff,
  created_at timestamptz not null default now(),
  unique (brand_id, mode, currency, version)
);
create trigger lottery_rate_card_stays before update or delete on lottery_rate_card
  for each row execute function refuse_change();
create trigger lottery_rate_card_stays_whole before truncate on lottery_rate_card
  for each statement execute function refuse_change();

-- Tickets of one game on draws to come. After a win, those that can still be cancelled are.
create table lottery_chase (
  id uuid primary key,
  member_id uuid not null references member,
  reference text not null unique,
  stop_on_win boolean not null,
  won_at timestamptz,
  created_at timestamptz not null default now()
);
create index lottery_chase_won on lottery_chase (won_at) where won_at is not null;

create table lottery_ticket (
  -- The stake's transfer and the round.
  id uuid primary key,
  draw_id text not null references lottery_draw,
  brand_id uuid not null references brand,
  member_id uuid not null references member,
  -- Takes the slip once; `content` is the hash of what was asked with it.
  key text not null,
  nth integer not null,
  content bytea not null,
  chase_id uuid references lottery_chase,
  mode text not null,
  reference text not null unique,
  currency text not null,
  trial boolean not null,
  amount bigint not null check (amount > 0),
  balance_after bigint not null,
  -- Paid at the settlement, whatever the result.
  rebate_due bigint not null check (rebate_due >= 0),
  most_payout bigint not null check (most_payout >= 0),
  -- Null for trial tickets, which are not in the bet book.
  salt bytea check (length(salt) = 16),
  leaf bytea check (length(leaf) = 32),
  placed_at timestamptz not null,
  -- When its round starts in the records.
  round_at timestamptz not null,
  state text not null default 'placed'
    check (state in ('placed', 'cancelled', 'settled', 'void')),
  payout bigint not null default 0 check (payout >= 0),
  rebate bigint not null default 0 check (rebate >= 0),
  ended_at timestamptz,
  check ((state = 'placed') = (ended_at is null)),
  check (state = 'settled' or (payout = 0 and rebate = 0)),
  check (trial = (leaf is null) and num_nulls(salt, leaf) in (0, 2)),
  unique (member_id, key, nth)
);
create index lottery_ticket_draw on lottery_ticket (draw_id, id);
create index lottery_ticket_due on lottery_ticket (draw_id, id) where state = 'placed';
create index lottery_ticket_chase on lottery_ticket (chase_id) where chase_id is not null;
create index lottery_ticket_member on lottery_ticket (member_id, id desc);

create table lottery_line (
  ticket_id uuid not null references lottery_ticket,
  nth integer not null check (nth > 0),
  card_id uuid not null references lottery_rate_card,
  play text not null,
  selection text not null,
  notes integer not null check (notes > 0),
  -- Thousandths of a minor unit.
  unit bigint not null check (unit > 0),
  multiple integer not null check (multiple > 0),
  series integer,
  cost bigint not null check (cost > 0),
  primary key (ticket_id, nth)
);
create trigger lottery_line_stays before update or delete on lottery_line
  for each row execute function refuse_change();

-- What a brand would pay if a number of a play came: the sum over the tickets of one draw.
create table lottery_exposure (
  draw_id text not null references lottery_draw,
  brand_id uuid not null references brand,
  play text not null,
  spot text not null,
  owed bigint not null default 0 check (owed >= 0),
  primary key (draw_id, brand_id, play, spot)
);

grant select on lottery_rate_card, lottery_chase, lottery_ticket, lottery_line, lottery_exposure to lantern_app;
grant insert on lottery_rate_card to lantern_app;

-- A ticket while it is settled, with its purses as they are under their locks.
create type lottery_due as (
  id uuid,
  reference text,
  game_code text,
  brand_id uuid,
  member_id uuid,
  currency text,
  trial boolean,
  round_at timestamptz,
  purse_id uuid,
  balance bigint,
  version bigint,
  house_id uuid,
  payout bigint,
  rebate bigint,
  -- The vendor's transaction of the win.
  transaction text
);

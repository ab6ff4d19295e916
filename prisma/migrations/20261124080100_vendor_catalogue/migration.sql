-- What each brand does with a game: hides it, or says itself whether it is new.
alter table brand_game
  add column hidden boolean not null default false,
  -- Null: by the day on which the game was added.
  add column marked_new boolean;

-- What vendors publish: an address of a picture, and games that they have taken away.
alter table game
  add column picture text,
  add column removed_at timestamptz;

-- Differences between what a vendor publishes and the games here. They wait for staff.
create table game_change (
  id uuid primary key default uuid_v7(),
  vendor_code text not null references vendor,
  code text not null,
  kind text not null check (kind in ('new', 'changed', 'removed', 'returned')),
  -- Null for a new game; null for a removed one.
  before jsonb,
  after jsonb,
  found_at timestamptz not null,
  decision text check (decision in ('accepted', 'dismissed')),
  decided_by uuid references staff,
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null))
);
create unique index game_change_open on game_change (vendor_code, code) where decided_at is null;
create index game_change_decided on game_change (decided_at desc) where decided_at is not null;

-- When a vendor's catalogue was last read, and what was wrong with it.
create table vendor_catalogue (
  vendor_code text primary key references vendor,
  read_at timestamptz not null,
  games integer,
  problem text
);

-- Calls between vendors and the site, in spans of five minutes. `in`: the vendor calls us.
create table vendor_health (
  vendor_code text not null references vendor,
  way text not null check (way in ('in', 'out')),
  span timestamptz not null,
  calls integer not null,
  refused integer not null,
  failed integer not null,
  total_ms bigint not null,
  slowest_ms integer not null,
  last_at timestamptz not null,
  primary key (vendor_code, way, span)
);

grant select, insert, update, delete on game_change, vendor_catalogue, vendor_health to lantern_app;

-- Wins of a round above the brand's amount. They are credited and can be played with, but not
-- withdrawn before a person of the staff releases them.
create table held_win (
  round_id uuid primary key,
  brand_id uuid not null references brand,
  member_id uuid not null references member,
  vendor_code text not null,
  vendor_round_id text not null,
  game_code text not null,
  amount bigint not null check (amount >= 0),
  currency text not null,
  held_at timestamptz not null default now(),
  -- A person looked at it and keeps it held. It can still be released.
  kept_at timestamptz,
  released_at timestamptz,
  decided_by uuid references staff,
  check (decided_by is not null or (kept_at is null and released_at is null))
);
create index held_win_member on held_win (member_id) where released_at is null;
create index held_win_brand on held_win (brand_id, held_at) where released_at is null;
grant select, insert, update on held_win to lantern_app;

-- Existing brands hold wins of the largest amount that one withdrawal may have.
update brand set settings = settings || jsonb_build_object('winnings', jsonb_build_object(
  'heldFrom', settings #>> '{withdrawal,maximum}', 'heldFromOf', '{}'::jsonb))
 where settings #> '{withdrawal,maximum}' is not null and settings -> 'winnings' is null;

-- Rounds that a vendor has left open (docs/decisions/056). A job reads each round once and writes
-- those that are still open here; a bet writes nothing for it.
create table open_round (
  round_id uuid primary key,
  started_at timestamptz not null,
  brand_id uuid not null references brand,
  member_id uuid not null references member,
  vendor_code text not null references vendor,
  vendor_round_id text not null,
  game_code text not null,
  currency text not null,
  found_at timestamptz not null,
  -- When the vendor is asked next.
  ask_at timestamptz not null,
  asks integer not null default 0,
  -- What it said last: open, unknown, silence, contradiction.
  heard text,
  heard_at timestamptz,
  -- What staff have decided: refund or lose.
  decided text check (decided in ('refund', 'lose')),
  -- How it ended: by a call of the vendor, by its report, or by a rule or a person here.
  outcome text check (outcome in ('itself', 'reported', 'refunded', 'lost')),
  closed_at timestamptz,
  check ((outcome is null) = (closed_at is null))
);
create index open_round_due on open_round (ask_at) where closed_at is null;
create index open_round_brand on open_round (brand_id, started_at, round_id) where closed_at is null;
create index open_round_closed on open_round (brand_id, closed_at desc) where closed_at is not null;

-- The trace of a round: what was heard, decided and done.
create table open_round_event (
  id bigint generated always as identity primary key,
  round_id uuid not null references open_round,
  at timestamptz not null,
  what text not null,
  -- The refusal of a transaction, how many transactions were carried out, or who decided and why.
  detail jsonb not null default '{}'
);
create index open_round_event_round on open_round_event (round_id, id);

-- Rounds up to here have been looked at. An update looks at those of its last month.
create table open_round_search (
  searched_to timestamptz not null
);
create unique index open_round_search_one on open_round_search ((true));
insert into open_round_search values (date_trunc('hour', now()) - interval '31 days');

grant select, insert, update on open_round, open_round_event to lantern_app;
grant select, update on open_round_search to lantern_app;

-- The rule for rounds whose vendor does not say how they end. Staff decide until a brand chooses.
update brand
   set settings = settings
         || '{"rounds": {"openMinutes": 30, "waitHours": 24, "unexplained": "staff"}}'
 where settings -> 'winnings' is not null and settings -> 'rounds' is null;

-- A mark on every game says nothing: where all games of a vendor are hot, only a few stay so.
update brand_game b set hot = false
 where b.node_id like 'BGS:%'
   and b.node_id <> all ('{BGS:lucky-bowl,BGS:carp-leap,BGS:pearl-tides,BGS:baccarat,BGS:sic-bo}')
   and not exists (select from brand_game x
                    where x.brand_id = b.brand_id and x.node_id like 'BGS:%' and not x.hot);
update brand_game set hot = false where node_id = 'PLR:moon-dice' and hot;

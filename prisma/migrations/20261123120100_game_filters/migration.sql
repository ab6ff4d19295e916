-- What the list of games is filtered by. `min_bets` is the smallest stake in minor units by currency;
-- a vendor that does not state one is not found by a stake.
alter table game
  add column classify text,
  add column min_bets jsonb not null default '{}',
  add column line_num integer;
